"""How much lies on the table, as far as it decides how large everything can be. No Qt here.

Counts are rounded up in steps, so that the table is divided anew only when a step is passed
and not whenever a card is played.
"""

from typing import Final

from attrs import frozen

from paxdesk.porfiriana.rules.actions import Seat
from paxdesk.porfiriana.rules.state import HAND_LIMIT, HOMELESS, State

HAND_STEPS: Final = (HAND_LIMIT, 7, 10, 14)
LAND_STEPS: Final = (3, 5, 7, 9, 11, 14, 19)
PARTNER_STEPS: Final = (2, 3, 4, 6, 8, 10)
ARMY_STEPS: Final = (1, 3, 6)
PILE_STEPS: Final = (4, 6, 8, 10, 13, 17, 24)


@frozen(kw_only=True)
class Crowd:
    """Cards to make room for: of the seat at the bottom, and of its fullest opponent.

    ``land`` are enterprises and troops without a home, ``army`` is the Private Army; ``piles``
    are all cards of an opponent that lie side by side. ``parts`` are the lines by which Díaz
    adds to the ledger of a solo game.
    """

    seats: int = 2
    hand: int = HAND_STEPS[0]
    land: int = LAND_STEPS[0]
    partners: int = PARTNER_STEPS[0]
    army: int = ARMY_STEPS[0]
    grudges: bool = False
    piles: int = PILE_STEPS[0]
    parts: int = 0


def crowd_of(state: State, viewer: Seat) -> Crowd:
    """What lies on the table of a position, seen from a seat."""
    land = dict.fromkeys(state.players, 0)
    partners, army = dict(land), dict(land)
    for enterprise in state.enterprises.values():
        land[enterprise.owner] += 1
    for partner in state.partners.values():
        partners[partner.owner] += 1
    for troop in state.troops.values():
        land[troop.owner] += troop.at == HOMELESS
        army[troop.owner] += troop.at == 0
    piles = [
        land[seat] + partners[seat] + bool(player.hacendado) + bool(player.grudges)
        for seat, player in state.players.items()
        if seat != viewer
    ]
    return Crowd(
        seats=len(state.players),
        hand=_up(len(state.players[viewer].hand), HAND_STEPS),
        land=_up(land[viewer], LAND_STEPS),
        partners=_up(partners[viewer], PARTNER_STEPS),
        army=_up(army[viewer], ARMY_STEPS),
        grudges=bool(state.players[viewer].grudges),
        piles=_up(max(piles, default=0), PILE_STEPS),
        parts=2 if state.solo == "diaz" else 0,
    )


def _up(count: int, steps: tuple[int, ...]) -> int:
    """The next step that holds so many, or just so many beyond the last."""
    return next((step for step in steps if step >= count), count)
