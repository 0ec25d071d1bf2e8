"""The Bull-Bear pile, Depression and the phases D2 to D4."""

from collections.abc import Iterable
from itertools import combinations

from paxdesk.errors import IllegalAction
from paxdesk.language import tr_lazy
from paxdesk.porfiriana.rules import tripartite
from paxdesk.porfiriana.rules.actions import DIAZ, Action, CardNumber, First, Keep, Seat, Slot
from paxdesk.porfiriana.rules.agenda import (
    DiscardHeadlines,
    EffectList,
    IncomePhase,
    KeepCards,
    LandHeadline,
    OrderHeadlines,
    Recount,
    RestoreMarket,
)
from paxdesk.porfiriana.rules.card_verbs import Regime
from paxdesk.porfiriana.rules.facts import tableau, topples_left
from paxdesk.porfiriana.rules.play_area import (
    discard_enterprise,
    discard_partner,
    discard_troop,
    return_cube,
)
from paxdesk.porfiriana.rules.prices import gain_gold, next_income, pay_gold
from paxdesk.porfiriana.rules.recount import retreat, retreat_price
from paxdesk.porfiriana.rules.state import State

# --- The Bull-Bear pile --------------------------------------------------------------------------


def mood_of(state: State, number: CardNumber) -> str:
    """``bull`` or ``bear``, as printed on a Headline or Topple (I)."""
    headline = state.cards.headlines.get(number) or state.cards.topples[number]
    return headline.mood


def pile_headline(state: State, number: CardNumber, actor: Seat) -> None:
    """Put a Headline onto the pile: two bears start a Depression, two bulls end it (I)."""
    mood = mood_of(state, number)
    before = mood_of(state, state.headlines[-1]) if state.headlines else ""
    state.headlines.append(number)
    state.tell("piled", actor, number, word=mood)
    if before == mood == "bear" and not state.depression:
        start_depression(state)
        state.agenda.append(Recount(actor, by_depression=True))
    elif before == mood == "bull" and state.depression:
        state.depression = False
        state.tell("depression_ends")
        state.agenda.append(Recount(actor))


def start_depression(state: State) -> None:
    """Mines and Economy are worth nothing from now on (I1); one under way just goes on."""
    if not state.depression:
        state.depression = True
        state.tell("depression_starts")


def brings_the_pax(state: State, number: CardNumber) -> bool:
    """Whether a Headline's event would change the regime to the Pax (L, R39, R76)."""
    headline = state.cards.headlines.get(number)
    return (
        headline is not None
        and state.regime != "pax"
        and any(isinstance(effect, Regime) and effect.to == "pax" for effect in headline.event)
    )


def resolve_landing(state: State, step: LandHeadline) -> bool:
    """A Headline that was played goes onto the pile; so does a Topple that Díaz takes (R81)."""
    state.agenda.pop()
    last = not topples_left(state)
    if step.card in state.cards.topples and last:
        state.headlines.append(step.card)
        end_by_gold(state)
        return True
    pile_headline(state, step.card, step.actor)
    return True


def empty_slot(state: State, slot: Slot) -> CardNumber:
    """Take the card out of a market slot; a Speculation Cube on it goes home."""
    number = state.market[slot]
    state.market[slot] = 0
    speculator = state.speculation[slot]
    if speculator is not None:
        state.speculation[slot] = None
        return_cube(state.players[speculator])
    return number


# --- D2 ------------------------------------------------------------------------------------------


def _headline_slots(state: State) -> list[Slot]:
    """Zero-cost slots with a Headline or Topple."""
    news, market = state.cards.news, state.market
    return [slot for slot in (0, 6) if market[slot] in news]


def resolve_discard(state: State, step: DiscardHeadlines) -> bool:
    """Discard the Headlines at price 0 without effect; two are put in order first (D2, R10)."""
    slots = _headline_slots(state)
    if not slots:
        state.agenda.pop()
    elif len(slots) == 1 or state.turn.seat == DIAZ:
        # In Díaz's turn the upper row goes first (R75).
        _discard_headline(state, slots[0])
    else:
        state.agenda.append(OrderHeadlines())
    return True


def _discard_headline(state: State, slot: Slot) -> None:
    """Onto the pile without effect; the fourth Topple ends the game on the spot (R62).

    Against Díaz a Headline that brings the Pax is played on its event side (L2, R76).
    """
    number = state.market[slot]
    if number in state.cards.topples and topples_left(state) == 1:
        empty_slot(state, slot)
        state.headlines.append(number)
        state.tell("piled", state.turn.seat, number, word="last")
        end_by_gold(state)
        return
    empty_slot(state, slot)
    if state.solo == "diaz" and brings_the_pax(state, number):
        state.agenda.append(LandHeadline(number, state.turn.seat))
        state.agenda.append(EffectList(number, state.turn.seat))
    else:
        pile_headline(state, number, state.turn.seat)


def order_options(state: State, step: OrderHeadlines) -> list[Action]:
    """Either of the two Headlines at price 0 (R10)."""
    return [First(state.market[slot]) for slot in _headline_slots(state)]


def answer_order(state: State, step: OrderHeadlines, action: Action) -> None:
    """Discard the one named; the phase then goes on with the other (D2, R10)."""
    assert isinstance(action, First)
    state.agenda.pop()
    _discard_headline(state, state.market.index(action.card))


# --- D3 ------------------------------------------------------------------------------------------


_ROWS = (0, 6), (6, 12)
"""The first slot of each row, and the one behind its last."""


def resolve_restoring(state: State, step: RestoreMarket) -> bool:
    """Rows slide towards column 0, then fresh cards, cheaper slots first (R4, R5)."""
    state.agenda.pop()
    market, speculation = state.market, state.speculation
    if 0 not in market:
        return True
    for first, end in _ROWS:
        hole = first
        for slot in range(first, end):
            if market[slot]:
                if slot > hole:
                    market[hole], speculation[hole] = market[slot], speculation[slot]
                    market[slot], speculation[slot] = 0, None
                hole += 1
    deal_market(state)
    return True


_CHEAPER_FIRST = tuple(slot for column in range(6) for slot in (column, column + 6))


def deal_market(state: State) -> None:
    """Fill empty slots from the deck: cheaper first, upper row before lower (R5)."""
    market, deck = state.market, state.deck
    for slot in _CHEAPER_FIRST:
        if not market[slot] and deck:
            reveal(state, slot, deck.pop(0))


def reveal(state: State, slot: Slot, number: CardNumber) -> None:
    """A card appears in the market; Topples are counted as they come (R18, R62)."""
    state.market[slot] = number
    state.tell("revealed", card=number, amount=slot)
    if number in state.cards.topples:
        state.topples_seen += 1
        if state.topples_seen == len(state.cards.topples):
            state.final_topple = number


# --- D4 ------------------------------------------------------------------------------------------


def resolve_income(state: State, step: IncomePhase) -> bool:
    """Income, then in a Depression one gold for each card in play (D4, I2)."""
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
    """Own troops, partners and enterprises in ascending order: what a Depression taxes."""
    own = tableau(state, seat)
    return sorted((*own.enterprises, *own.partners, *own.troops))


def _evicted(state: State, seat: Seat, kept: Iterable[CardNumber]) -> list[CardNumber]:
    """Own troops that are kept while the own enterprise under them is dropped (R11)."""
    kept = set(kept)
    evicted = []
    for number in kept:
        troop = state.troops.get(number)
        enterprise = state.enterprises.get(troop.at) if troop is not None else None
        if enterprise is not None and enterprise.owner == seat and enterprise.number not in kept:
            evicted.append(number)
    return sorted(evicted)


def _eviction_price(state: State, evicted: list[CardNumber]) -> int | None:
    """Gold for these Retreats; None if one is impossible, or they need different causes."""
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
"""Selections listed for ``keep``; where there are more, every one is still legal."""


def keep_options(state: State, step: KeepCards) -> list[Action]:
    """Selections that can be paid, largest first, then ``none``.

    With many cards there are more selections than anyone could read; the list then holds the
    first of them, and the refusal alone decides about the others.
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
    """Why these cards cannot be kept (R11), or None: not in play, named twice, Retreat, gold."""
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
    """Discard what is not paid for: troops, then partners, then enterprises (R11)."""
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


# --- Gold Victory --------------------------------------------------------------------------------


def richest(state: State, seats: Iterable[Seat]) -> tuple[Seat, ...]:
    """Most gold, then highest income, then shared (R43)."""
    worth = {seat: (state.players[seat].gold, next_income(state, seat)) for seat in seats}
    return tripartite.richest(worth)


def end_by_gold(state: State) -> None:
    """The fourth Topple is resolved without a toppler (R44)."""
    if state.solo == "diaz":
        state.end((DIAZ,), "diaz")
    else:
        state.end(richest(state, state.players), "gold")
