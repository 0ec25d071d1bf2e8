"""How much lies on the table, as far as it decides how large everything can be. No Qt here.

Counts are rounded up in steps, so that the table is divided anew only when a step is passed
and not whenever a card is played.
"""

from typing import Final

from paxdesk.porfiriana.rules.actions import ARMY, Seat
from paxdesk.porfiriana.rules.state import HAND_LIMIT, HOMELESS, State
from paxdesk.record_classes import frozen

HAND_STEPS: Final = (HAND_LIMIT, 7, 10, 14)
LAND_STEPS: Final = (3, 5, 7, 9, 11, 14, 19)
PARTNER_STEPS: Final = (2, 3, 4, 6, 8, 10)
ARMY_STEPS: Final = (1, 3, 6)
PILE_STEPS: Final = (4, 6, 8, 10, 12, 14, 17, 24)
GUARD_STEPS: Final = (0, 1, 3, 5, 8, 12, 19)


@frozen
class Spread:
    """What lies side by side before an opponent: ``piles`` in all, the first ``guarded`` of them
    up to the last that has a troop under it.
    """

    piles: int = PILE_STEPS[0]
    guarded: int = 0


@frozen(kw_only=True, cache_hash=True)
class Crowd:
    """Cards to make room for: of the seat at the bottom, and of each of its opponents.

    ``land`` are enterprises and troops without a home, ``army`` is the Private Army;
    ``opponents`` go clockwise from the left, and at a game's start need not be named. ``parts``
    are the lines by which Díaz adds to the ledger of a solo game.
    """

    seats: int = 2
    hand: int = HAND_STEPS[0]
    land: int = LAND_STEPS[0]
    partners: int = PARTNER_STEPS[0]
    army: int = ARMY_STEPS[0]
    grudges: bool = False
    opponents: tuple[Spread, ...] = ()
    parts: int = 0

    @property
    def spreads(self) -> tuple[Spread, ...]:
        """What lies before each opponent, also before those nothing is known about."""
        missing = self.seats - 1 - len(self.opponents)
        return (*self.opponents, *(Spread() for _ in range(missing)))


def crowd_of(state: State, viewer: Seat) -> Crowd:
    """What lies on the table of a position, seen from a seat."""
    land = dict.fromkeys(state.players, 0)
    partners, army, guarded = dict(land), dict(land), dict(land)
    for troop in state.troops.values():
        land[troop.owner] += troop.at == HOMELESS
        army[troop.owner] += troop.at == 0
    for seat, player in state.players.items():
        guarded[seat] = 1 if player.hacendado and army[seat] else 0
    for enterprise in state.enterprises.values():
        seat = enterprise.owner
        land[seat] += 1
        if enterprise.troop > ARMY:
            guarded[seat] = land[seat] + bool(state.players[seat].hacendado)
    for partner in state.partners.values():
        partners[partner.owner] += 1
    return Crowd(
        seats=len(state.players),
        hand=_up(len(state.players[viewer].hand), HAND_STEPS),
        land=_up(land[viewer], LAND_STEPS),
        partners=_up(partners[viewer], PARTNER_STEPS),
        army=_up(army[viewer], ARMY_STEPS),
        grudges=bool(state.players[viewer].grudges),
        opponents=tuple(
            Spread(
                _up(
                    land[seat]
                    + partners[seat]
                    + bool(state.players[seat].hacendado)
                    + bool(state.players[seat].grudges),
                    PILE_STEPS,
                ),
                _up(guarded[seat], GUARD_STEPS),
            )
            for seat in state.clockwise(viewer)[:-1]
        ),
        parts=2 if state.solo == "diaz" else 0,
    )


def _up(count: int, steps: tuple[int, ...]) -> int:
    """The next step that holds so many, or just so many beyond the last."""
    return next((step for step in steps if step >= count), count)
