"""The Bull-Bear pile, Depressions, the phases D2 and D3, and the Gold Victory."""

from collections.abc import Iterable

from paxdesk.porfiriana.rules import agenda, tripartite
from paxdesk.porfiriana.rules.actions import DIAZ, Action, CardNumber, First, Seat, Slot
from paxdesk.porfiriana.rules.card_verbs import Regime
from paxdesk.porfiriana.rules.facts import topples_left
from paxdesk.porfiriana.rules.play_area import return_cube
from paxdesk.porfiriana.rules.prices import next_income
from paxdesk.porfiriana.rules.state import State

# --- The Bull-Bear pile --------------------------------------------------------------------------


def mood_of(state: State, number: CardNumber) -> str:
    """Return ``bull`` or ``bear``, as printed on a Headline or Topple (I)."""
    headline = state.cards.headlines.get(number) or state.cards.topples[number]
    return headline.mood


def pile_headline(state: State, number: CardNumber, actor: Seat) -> None:
    """Put a Headline onto the pile; two bears begin a Depression, two bulls end it (I)."""
    mood = mood_of(state, number)
    before = mood_of(state, state.headlines[-1]) if state.headlines else ""
    state.headlines.append(number)
    state.tell("piled", actor, number, word=mood)
    if before == mood == "bear" and not state.depression:
        start_depression(state)
        state.agenda.append(agenda.Recount(actor, by_depression=True))
    elif before == mood == "bull" and state.depression:
        end_depression(state)
        state.agenda.append(agenda.Recount(actor))


def start_depression(state: State) -> None:
    """Start a Depression (I1), unless there is one."""
    if not state.depression:
        state.depression = True
        state.tell("depression_starts")


def end_depression(state: State) -> None:
    """End a Depression, if there is one (I3)."""
    if state.depression:
        state.depression = False
        state.tell("depression_ends")


def brings_the_pax(state: State, number: CardNumber) -> bool:
    """Return whether a Headline's event changes the regime to the Pax (R39, R76)."""
    headline = state.cards.headlines.get(number)
    return (
        headline is not None
        and state.regime != "pax"
        and any(isinstance(effect, Regime) and effect.to == "pax" for effect in headline.event)
    )


def resolve_landing(state: State, step: agenda.LandHeadline) -> bool:
    """Put a played Headline or Díaz's Topple onto the pile (R81)."""
    state.agenda.pop()
    last = not topples_left(state)
    if step.card in state.cards.topples and last:
        state.headlines.append(step.card)
        end_by_gold(state)
        return True
    pile_headline(state, step.card, step.actor)
    return True


def empty_slot(state: State, slot: Slot) -> CardNumber:
    """Remove and return the card of a market slot; free its Speculation Cube."""
    number = state.market[slot]
    state.market[slot] = 0
    speculator = state.speculation[slot]
    if speculator is not None:
        state.speculation[slot] = None
        return_cube(state.players[speculator])
    return number


# --- Discarding Headlines (D2) --------------------------------------------------------------------


def _headline_slots(state: State) -> list[Slot]:
    news, market = state.cards.news, state.market
    return [slot for slot in (0, 6) if market[slot] in news]


def resolve_discard(state: State, step: agenda.DiscardHeadlines) -> bool:
    """Discard a Headline at price 0; the active player orders two (D2, R10)."""
    slots = _headline_slots(state)
    if not slots:
        state.agenda.pop()
    elif len(slots) == 1 or state.turn.seat == DIAZ:
        # In Díaz's turn the upper row goes first (R75).
        _discard_headline(state, slots[0])
    else:
        state.agenda.append(agenda.OrderHeadlines())
    return True


def _discard_headline(state: State, slot: Slot) -> None:
    """Put an unsold Headline onto the pile (R62)."""
    number = state.market[slot]
    if number in state.cards.topples and topples_left(state) == 1:
        empty_slot(state, slot)
        state.headlines.append(number)
        state.tell("piled", state.turn.seat, number, word="last")
        end_by_gold(state)
        return
    empty_slot(state, slot)
    if state.solo == "diaz" and brings_the_pax(state, number):
        state.agenda.append(agenda.LandHeadline(number, state.turn.seat))
        state.agenda.append(agenda.EffectList(number, state.turn.seat))
    else:
        pile_headline(state, number, state.turn.seat)


def order_options(state: State, step: agenda.OrderHeadlines) -> list[Action]:
    """Return an action for each of the two Headlines at price 0 (R10)."""
    return [First(state.market[slot]) for slot in _headline_slots(state)]


def answer_order(state: State, step: agenda.OrderHeadlines, action: Action) -> None:
    """Discard the chosen Headline; the phase continues with the other (D2, R10)."""
    assert isinstance(action, First)
    state.agenda.pop()
    _discard_headline(state, state.market.index(action.card))


# --- Restoring the market (D3) --------------------------------------------------------------------


_ROWS = (0, 6), (6, 12)
"""First slot of each row, and the slot after its last."""


def resolve_restoring(state: State, step: agenda.RestoreMarket) -> bool:
    """Slide rows towards column 0, then add fresh cards, cheaper slots first (R4, R5)."""
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
    """Place a card in the market; Topples are counted as they appear (R18, R62)."""
    state.market[slot] = number
    state.tell("revealed", card=number, amount=slot)
    if number in state.cards.topples:
        state.topples_seen += 1
        if state.topples_seen == len(state.cards.topples):
            state.final_topple = number


# --- Gold Victory --------------------------------------------------------------------------------


def richest(state: State, seats: Iterable[Seat]) -> tuple[Seat, ...]:
    """Return the seats with the most gold, then the highest income; several if tied (R43)."""
    worth = {seat: (state.players[seat].gold, next_income(state, seat)) for seat in seats}
    return tripartite.richest(worth)


def end_by_gold(state: State) -> None:
    """End the game after the last Topple, by gold (R44) or for Díaz (R81)."""
    if state.solo == "diaz":
        state.end((DIAZ,), "diaz")
    else:
        state.end(richest(state, state.players), "gold")
