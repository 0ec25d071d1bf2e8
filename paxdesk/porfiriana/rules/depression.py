"""Income and the payments of a Depression (D4, I2, R11)."""

from collections.abc import Iterable
from itertools import combinations

from paxdesk.errors import IllegalAction
from paxdesk.language import tr_lazy
from paxdesk.porfiriana.rules.actions import DIAZ, Action, CardNumber, Keep, Seat
from paxdesk.porfiriana.rules.agenda import IncomePhase, KeepCards, Recount
from paxdesk.porfiriana.rules.facts import tableau
from paxdesk.porfiriana.rules.play_area import discard_enterprise, discard_partner, discard_troop
from paxdesk.porfiriana.rules.prices import gain_gold, next_income, pay_gold
from paxdesk.porfiriana.rules.recount import retreat, retreat_price
from paxdesk.porfiriana.rules.state import State


def resolve_income(state: State, step: IncomePhase) -> bool:
    """Pay the income, then begin the payments of a Depression (D4, I2)."""
    state.agenda.pop()
    seat = state.turn.seat
    if seat != DIAZ:
        income = next_income(state, seat)
        state.tell("income", seat, amount=income)
        gain_gold(state, seat, income)
    if state.depression:
        cards = cards_in_play(state, seat)
        if cards and state.players[seat].gold:
            state.agenda.append(KeepCards(seat))
        elif cards:
            _keep(state, seat, ())
    return True


def cards_in_play(state: State, seat: Seat) -> list[CardNumber]:
    """Return the seat's troops, partners and enterprises in ascending order."""
    own = tableau(state, seat)
    return sorted((*own.enterprises, *own.partners, *own.troops))


def _evicted(state: State, seat: Seat, kept: Iterable[CardNumber]) -> list[CardNumber]:
    """Return the kept troops on enterprises of the seat that are not kept (R11)."""
    kept = set(kept)
    evicted = []
    for number in kept:
        troop = state.troops.get(number)
        enterprise = state.enterprises.get(troop.at) if troop is not None else None
        if enterprise is not None and enterprise.owner == seat and enterprise.number not in kept:
            evicted.append(number)
    return sorted(evicted)


def _eviction_price(state: State, evicted: list[CardNumber]) -> int | None:
    """Return the gold for these Retreats, None if impossible."""
    if evicted and state.variant.garrison_retreats_from == "sale":
        return None
    total = 0
    factions = {state.cards.troops[number].faction for number in evicted}
    for number in evicted:
        price = retreat_price(state, number)
        if price is None or len(factions) > 1:
            return None
        total += price.gold
    return total


def _keep_price(state: State, seat: Seat, kept: tuple[CardNumber, ...]) -> int | None:
    retreats = _eviction_price(state, _evicted(state, seat, kept))
    return None if retreats is None else len(kept) + retreats


_PAYMENT = ("D4", "R11", "I2")


MOST_SELECTIONS = 511
"""Maximum number of selections listed for ``keep``, besides ``none``."""


def keep_options(state: State, step: KeepCards) -> list[Action]:
    """Return affordable selections, largest first, then ``none``.

    At most MOST_SELECTIONS are listed; others may be legal.
    """
    cards = cards_in_play(state, step.seat)
    gold = state.players[step.seat].gold
    options: list[Action] = []
    for size in range(min(gold, len(cards)), 0, -1):
        for kept in combinations(cards, size):
            price = _keep_price(state, step.seat, kept)
            if price is not None and price <= gold:
                options.append(Keep(kept))
                if len(options) == MOST_SELECTIONS:
                    return [*options, Keep(())]
    return [*options, Keep(())]


def refuse_keep(state: State, step: KeepCards, action: Action) -> IllegalAction | None:
    """Return why these cards cannot be kept (R11), or None."""
    if not isinstance(action, Keep):
        return IllegalAction(_PAYMENT, tr_lazy("Name the cards you pay for, or none."))
    seat = step.seat
    cards = cards_in_play(state, seat)
    for number in action.cards:
        if number not in cards:
            return IllegalAction(_PAYMENT, tr_lazy("You have no such card in play."), number, seat)
    if len(set(action.cards)) < len(action.cards):
        return IllegalAction(_PAYMENT, tr_lazy("Each card is paid for once."), None, seat)
    price = _keep_price(state, seat, action.cards)
    if price is None:
        return IllegalAction(
            ("R11", "R31", "R65", "gl. Retreat", "D4"),
            tr_lazy("You can keep a troop without its enterprise only if it can Retreat."),
            None,
            seat,
        )
    gold = state.players[seat].gold
    if price > gold:
        return IllegalAction(
            (*_PAYMENT, "R20", "P2"),
            tr_lazy("These cost {price} gold; you have {gold}.", price=price, gold=gold),
            None,
            seat,
        )
    return None


def answer_keep(state: State, step: KeepCards, action: Action) -> None:
    """Pay one gold for each card kept, and discard all others (D4, I2, R11)."""
    assert isinstance(action, Keep)
    state.agenda.pop()
    pay_gold(state, step.seat, len(action.cards))
    _keep(state, step.seat, action.cards)


def _keep(state: State, seat: Seat, kept: tuple[CardNumber, ...]) -> None:
    """Discard the unpaid cards, then retreat evicted troops (R11)."""
    evicted = _evicted(state, seat, kept)
    dropped = [number for number in cards_in_play(state, seat) if number not in kept]
    for number in dropped:
        if number in state.troops:
            discard_troop(state, number, "unpaid")
    for number in dropped:
        if number in state.partners:
            discard_partner(state, number, "unpaid")
    for number in dropped:
        if number in state.enterprises:
            discard_enterprise(state, number, "unpaid")
    for number in evicted:
        retreat(state, number)
    state.agenda.append(Recount(seat, by_depression=True))
