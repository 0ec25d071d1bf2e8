"""Prestige points and what Díaz sets against them (K3, gl. Prestige Points)."""

from paxdesk.porfiriana.rules.actions import DIAZ, CardNumber, Seat
from paxdesk.porfiriana.rules.bookkeeping import of_the_table
from paxdesk.porfiriana.rules.readings import _in_unrest, side_of
from paxdesk.porfiriana.rules.state import State
from paxdesk.porfiriana.rules.vocabulary import Prestige


def grudge_prestige(state: State, number: CardNumber) -> Prestige:
    """What a card in a grudge pile is worth: its award, or Revolution for freed slaves."""
    attack = state.cards.attacks.get(number)
    if attack is None:
        return "revolution"
    assert attack.award is not None
    return attack.award.prestige


def points(state: State, seat: Seat, prestige: Prestige) -> int:
    """Active prestige points of one kind (gl. Prestige Points, R35), a handicap's included."""
    return points_of_all(state)[seat].get(prestige, 0)


@of_the_table
def points_of_all(state: State) -> dict[Seat, dict[Prestige, int]]:
    """Everybody's active points by kind, in one walk over the table; no kind has none."""
    cards = state.cards
    shown: list[tuple[Seat, Prestige | None]] = [
        (enterprise.owner, cards.enterprises[number].prestige)
        for number, enterprise in state.enterprises.items()
        if not enterprise.unrest
    ]
    shown += [
        (partner.owner, cards.partners[number].sides[partner.side].prestige)
        for number, partner in state.partners.items()
    ]
    shown += [
        (troop.owner, cards.troops[number].prestige)
        for number, troop in state.troops.items()
        if not _in_unrest(state, troop)
    ]
    for seat, player in state.players.items():
        shown += [(seat, grudge_prestige(state, number)) for number in player.grudges]
        shown.append((seat, player.flipped))
        if state.options.handicaps:
            shown.append((seat, state.options.handicap(seat).prestige))
    found: dict[Seat, dict[Prestige, int]] = {seat: {} for seat in state.players}
    for seat, prestige in shown:
        if prestige is not None:
            found[seat][prestige] = found[seat].get(prestige, 0) + 1
    return found


def topples_resolved(state: State) -> int:
    """Topples seen less those still in the market (R62)."""
    topples = state.cards.topples
    return max(state.topples_seen - sum(1 for number in state.market if number in topples), 0)


def diaz_points(state: State, resolved: int | None = None) -> int:
    """Díaz's own part of every Tripartite, before heels and discarded cards (K3).

    ``resolved`` are the Topples resolved before the one in question; by default those so far.
    """
    if state.options.diaz_senility and state.variant.senility and state.solo != "diaz":
        done = topples_resolved(state) if resolved is None else resolved
        return (3, 2, 2, 1)[min(done, 3)]
    return 2


SOLO_DEFENCE: dict[Prestige, int] = {"loyalty": 4, "outrage": 6, "command": 4, "revolution": 4}
"""Díaz's base prestige against one person (L, R81)."""


def solo_defence(state: State, prestige: Prestige) -> int:
    """What the person must exceed: Díaz's base and active points (L, R81)."""
    if state.variant.diaz_defended_by_partners_alone:
        own = sum(
            1
            for partner in state.partners.values()
            if partner.owner == DIAZ and side_of(state, partner).prestige == prestige
        )
    else:
        own = points(state, DIAZ, prestige)
    return SOLO_DEFENCE[prestige] + own


def tripartite(state: State, seat: Seat, prestige: Prestige, change: int = 0) -> int:
    """Points the seat must exceed to topple Díaz (K3, R42).

    ``change`` is what heel and discarded cards do to Díaz's part, which is never below 0.
    """
    if state.solo == "diaz":
        return max(solo_defence(state, prestige) + change, 0)
    return _tripartite(state, seat, prestige, diaz_points(state) + change)


def tripartite_in_showdown(
    state: State, seat: Seat, prestige: Prestige, diaz: int, change: int
) -> int:
    """The same while a Topple is resolved: ``diaz`` are his points in this Topple."""
    if state.solo == "diaz":
        return max(solo_defence(state, prestige) + change, 0)
    return _tripartite(state, seat, prestige, diaz + change)


def _tripartite(state: State, seat: Seat, prestige: Prestige, diaz: int) -> int:
    everybody = points_of_all(state)
    others = sorted(each.get(prestige, 0) for other, each in everybody.items() if other != seat)
    if len(others) == 1:
        return max(diaz, 0) + 1 + others[0]
    strongest = others[-2:] if state.options.iron_hand else others[:2]
    return max(diaz, 0) + sum(strongest)
