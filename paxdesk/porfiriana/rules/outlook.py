"""What a card earns and is worth: now, under other regimes, or if a seat had it in play.

A card not in play is laid down on a copy of the position and counted there; the game itself
does not change.
"""

from paxdesk.porfiriana.rules.actions import CardNumber, Seat
from paxdesk.porfiriana.rules.agenda import ActionPhase, Recount
from paxdesk.porfiriana.rules.income import next_income, value_of
from paxdesk.porfiriana.rules.play_area import found_enterprise, found_partner
from paxdesk.porfiriana.rules.prestige import points
from paxdesk.porfiriana.rules.state import State
from paxdesk.porfiriana.rules.turn import settle
from paxdesk.porfiriana.rules.vocabulary import PRESTIGES, REGIMES, Prestige, RegimeKey
from paxdesk.record_classes import frozen


@frozen
class Outlook:
    """What an enterprise or partner would add to a seat: gold a turn, and points by kind."""

    income: int
    points: dict[Prestige, int]


def outlook(state: State, seat: Seat, number: CardNumber, side: int = 0) -> Outlook | None:
    """What the card would bring this seat at once; None for cards that are neither.

    What it does to others on its arrival is left out.
    """
    if number in state.enterprises or number in state.partners:
        return None
    laid = _laid(state, seat, number, side)
    if laid is None:
        return None
    changes = {each: points(laid, seat, each) - points(state, seat, each) for each in PRESTIGES}
    return Outlook(
        next_income(laid, seat) - next_income(state, seat),
        {prestige: change for prestige, change in changes.items() if change},
    )


def _laid(state: State, seat: Seat, number: CardNumber, side: int) -> State | None:
    """A copy on which the card lies in the seat's tableau, cubes and all."""
    copy = state.copy()
    if number in state.cards.enterprises:
        found_enterprise(copy, seat, number)
    elif number in state.cards.partners:
        found_partner(copy, seat, number, side)
    else:
        return None
    copy.agenda = [ActionPhase(), Recount(seat)]
    settle(copy)
    return copy


def worth_by_regime(state: State, seat: Seat, number: CardNumber) -> dict[RegimeKey, int]:
    """The cubes the rules would give an enterprise of this seat under each regime.

    Empty where the regime makes no difference. A Depression is left out.
    """
    copy = state.copy()
    copy.books = None
    copy.depression = False
    if number not in copy.enterprises:
        found_enterprise(copy, seat, number)
    found: dict[RegimeKey, int] = {}
    for regime in REGIMES:
        copy.regime = regime
        found[regime] = value_of(copy, number)
    income = state.cards.enterprises[number].income
    return found if income.mines or income.economy else {}


def earnings_at(state: State, number: CardNumber) -> dict[Seat, int]:
    """Gold that the cubes on an enterprise in play earn each seat in its income phase."""
    enterprise = state.enterprises[number]
    found: dict[Seat, int] = {}
    if enterprise.unrest:
        return found
    for seat in enterprise.connections:
        if seat is not None:
            found[seat] = found.get(seat, 0) + 1
    owned = enterprise.income + (enterprise.prestige_cube is True)
    if owned:
        found[enterprise.owner] = found.get(enterprise.owner, 0) + owned
    if enterprise.extorted:
        extorter = state.troops[enterprise.troop].owner
        found[extorter] = found.get(extorter, 0) + 1
    return found
