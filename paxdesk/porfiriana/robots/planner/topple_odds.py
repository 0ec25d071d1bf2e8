"""How likely each seat is to topple Díaz in its next turn."""

from collections.abc import Sequence
from typing import Final

from paxdesk.porfiriana.robots.planner.standing import (
    Figures,
    PrestigeIndex,
    RegimeTurn,
    SeatAssets,
)
from paxdesk.porfiriana.rules.actions import (
    COLUMN_PRICES,
    DIAZ,
    CardNumber,
    Seat,
    Slot,
    price_column,
)
from paxdesk.porfiriana.rules.agenda import ActionPhase
from paxdesk.porfiriana.rules.state import State

LIKELY: Final = 0.7
"""How likely somebody does it who can."""


def surprise_topple_chance(
    state: State, figures: Figures, standing: SeatAssets, kind: PrestigeIndex, slots: Sequence[Slot]
) -> float:
    """How likely the seat does so in its next turn with a Topple in these slots.

    ``kind`` is what Topples are about now.
    """
    cards = (*state.players[standing.seat].hand, *state.public_market)
    actions = _actions(state, standing)
    ways: list[tuple[CardNumber, RegimeTurn]] = [(0, RegimeTurn(kind, 0, 0, None))]
    ways += [
        (number, turn)
        for number in cards
        for turn in figures.turns.get(number, ())
        if turn.to != kind and turn.actions <= actions
    ]
    for slot in slots:
        heels = figures.heels[state.market[slot]]
        gold = standing.gold - COLUMN_PRICES[price_column(slot)]
        for used, way in ways:
            missing = standing.missing[way.to] - heels.count(way.to) - (way.point == way.to)
            others = [number for number in cards if number != used]
            cost = _price(figures, others, way.to, missing, actions - way.actions)
            if cost is not None and gold >= way.gold + cost:
                return LIKELY
    return 0.0


def _actions(state: State, standing: SeatAssets) -> int:
    """Actions left in the seat's next turn, or the one it has, besides the purchase."""
    if standing.seat == state.turn.seat and isinstance(state.agenda[-1], ActionPhase):
        return state.turn.actions - 1
    return state.turn_actions(standing.seat) - 1


def _price(
    figures: Figures, cards: Sequence[CardNumber], kind: PrestigeIndex, missing: float, actions: int
) -> int | None:
    """About what the points missing cost in so many actions; None: there is no way."""
    if missing <= 0:
        return 0
    if missing > actions:
        return None
    gains = sorted(
        (gain.gold, gain.actions)
        for number in cards
        for gain in figures.gains.get(number, ())
        if gain.kind == kind
    )
    price = 0
    for gold, needed in gains:
        if needed <= actions:
            actions -= needed
            price += gold
            missing -= 1
            if missing <= 0:
                return price
    return None


def topple_chances(
    state: State,
    figures: Figures,
    found: dict[Seat, SeatAssets],
    allies: frozenset[Seat],
    order: tuple[Seat, ...],
    foresees: bool = False,
) -> dict[Seat, float]:
    """How likely each seat topples Díaz with a card on sale in its next turn.

    In the ``order`` of their turns: where one does, the others cannot any more. Whoever
    ``foresees`` reckons with those who could do it out of the blue.
    """
    slots = [slot for slot, number in enumerate(state.market) if number in figures.heels]
    if not slots:
        return {}
    kind = figures.regime_kind[state.regime]
    chances: dict[Seat, float] = {}
    open_yet = 1.0
    for each in order:
        if each == DIAZ:
            continue
        chance = max(
            _topples_with(state, figures, found, allies, each, kind, slot, each == order[-1])
            for slot in slots
        )
        if foresees and chance < LIKELY:
            chance = max(chance, surprise_topple_chance(state, figures, found[each], kind, slots))
        chances[each] = open_yet * chance
        open_yet -= chances[each]
    return chances


def _topples_with(
    state: State,
    figures: Figures,
    found: dict[Seat, SeatAssets],
    allies: frozenset[Seat],
    seat: Seat,
    kind: PrestigeIndex,
    slot: Slot,
    last: bool,
) -> float:
    """How likely the seat topples Díaz with the card in this slot in its next turn."""
    standing = found[seat]
    gold = standing.gold
    price = COLUMN_PRICES[price_column(slot)]
    if last:
        # Until the last of the round the row slides on by about a column.
        price = COLUMN_PRICES[max(price_column(slot) - 1, 0)]
    if gold + 2 < price:
        return 0.0
    payable = 1.0 if gold >= price else 0.4
    spare = -standing.missing[kind] + figures.heels[state.market[slot]].count(kind)
    if spare < -1:
        return 0.0
    if spare < 0:
        return 0.15 * payable
    blocks = sum(
        each.frauds[kind] + (kind in each.declares and state.solo != "diaz")
        for other, each in found.items()
        if other != seat and not allies.issuperset((other, seat))
    )
    return payable * (0.95 if spare >= blocks else 0.45)
