"""Who could topple Díaz out of the blue: gain what is missing, or turn the regime, and buy.

What a seat can do it with is its hand, as far as it is known or supposed, and the Public cards.
"""

from collections.abc import Sequence
from typing import Final

from paxdesk.porfiriana.robots.planner.figures import Figures, Kind, RegimeTurn
from paxdesk.porfiriana.robots.planner.standing import Standing
from paxdesk.porfiriana.rules.actions import COLUMN_PRICES, CardNumber, Slot, column
from paxdesk.porfiriana.rules.agenda import ActionPhase
from paxdesk.porfiriana.rules.state import ACTIONS_A_TURN, State

LIKELY: Final = 0.7
"""How likely somebody does it who can."""


def sudden_chance(
    state: State, figures: Figures, standing: Standing, kind: Kind, slots: Sequence[Slot]
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
        gold = standing.gold - COLUMN_PRICES[column(slot)]
        for used, way in ways:
            missing = standing.missing[way.to] - heels.count(way.to) - (way.point == way.to)
            others = [number for number in cards if number != used]
            cost = _price(figures, others, way.to, missing, actions - way.actions)
            if cost is not None and gold >= way.gold + cost:
                return LIKELY
    return 0.0


def _actions(state: State, standing: Standing) -> int:
    """Actions left in the seat's next turn, or the one it has, besides the purchase."""
    if standing.seat == state.turn.seat and isinstance(state.agenda[-1], ActionPhase):
        return state.turn.actions - 1
    return ACTIONS_A_TURN - 1 - standing.jailed


def _price(
    figures: Figures, cards: Sequence[CardNumber], kind: Kind, missing: float, actions: int
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
