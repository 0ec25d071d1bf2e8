"""Rows of the inspector: what the end of a turn brings, as far as everybody can know it."""

from collections.abc import Iterator

from paxdesk.desk.inspector.inspected import InspectorRow
from paxdesk.desk.words.seats import Names
from paxdesk.language import counted, joined, say
from paxdesk.porfiriana.rules.actions import DIAZ, End, Seat
from paxdesk.porfiriana.rules.agenda import ActionPhase, OrderHeadlines
from paxdesk.porfiriana.rules.headlines import cards_in_play
from paxdesk.porfiriana.rules.legal import legal_actions
from paxdesk.porfiriana.rules.perform import perform
from paxdesk.porfiriana.rules.state import Event, State
from paxdesk.porfiriana.table.words.event_text import card_name
from paxdesk.porfiriana.table.words.terms import actions_words, gold_words, mood_term


def turn_end_rows(state: State, names: Names) -> Iterator[InspectorRow]:
    """What is given up, what falls off the market, income, upkeep, and who is next.

    Found by ending the turn on a copy; what that reveals is not told.
    """
    if not isinstance(state.agenda[-1], ActionPhase):
        return
    seat = state.turn.seat
    if state.turn.actions:
        words = say("You give up {0}.", actions_words(state.turn.actions))
        yield InspectorRow("fact", words, icon="action-end_turn", rule="D1")
    after = state.copy()
    events = perform(after, End())
    if isinstance(after.agenda[-1], OrderHeadlines):
        yield from _choice(state, after)
        return
    yield from _falling(state, events)
    if any(event.what == "game_over" for event in events):
        words = say("The fourth Topple falls: the game ends, and the most gold wins.")
        yield InspectorRow("fact", words, icon="topple", rule="R44")
        return
    yield from _gold(state, after, events, seat)
    yield InspectorRow(
        "fact", say("Then {0} plays.", names[state.clockwise(seat)[0]]), icon="manicule"
    )


def _falling(state: State, events: list[Event]) -> Iterator[InspectorRow]:
    """Headlines at price 0 land on the pile, and may turn the mood."""
    for event in events:
        if event.what in ("revealed", "income"):
            return
        if event.what == "piled" and event.card:
            mood = (state.cards.headlines.get(event.card) or state.cards.topples[event.card]).mood
            card = card_name(state, event.card)
            words = say("{card} falls off the market: a {mood}.", card=card, mood=mood_term(mood))
            yield InspectorRow("fact", words, icon=f"mood-{mood}", rule="D2")
        elif event.what == "depression_starts":
            words = say("Two bears: a Depression begins.")
            yield InspectorRow("refusal", words, icon="depression", rule="I1")
        elif event.what == "depression_ends":
            words = say("Two bulls: the Depression ends.")
            yield InspectorRow("fact", words, icon="mood-bull", rule="I")


def _choice(state: State, after: State) -> Iterator[InspectorRow]:
    """Two Headlines fall: whoever ends the turn says in which order."""
    orders = legal_actions(after)
    cards = [getattr(each, "card", 0) for each in orders]
    words = say(
        "{cards} fall off the market; you say which first.",
        cards=joined([card_name(state, card) for card in cards], "and"),
    )
    yield InspectorRow("fact", words, icon="newspaper", rule="D2")
    for order, card in zip(orders, cards, strict=True):
        tried = after.copy()
        happened = [event.what for event in perform(tried, order)]
        name = card_name(state, card)
        if "depression_starts" in happened:
            words = say("{card} first: a Depression begins.", card=name)
            yield InspectorRow("refusal", words, icon="depression", rule="I1")
        elif "depression_ends" in happened:
            words = say("{card} first: the Depression ends.", card=name)
            yield InspectorRow("fact", words, icon="mood-bull", rule="I")


def _gold(state: State, after: State, events: list[Event], seat: Seat) -> Iterator[InspectorRow]:
    """Income, and in a Depression what the cards in play cost."""
    if seat == DIAZ:
        return
    gold = state.players[seat].gold
    income = sum(event.amount for event in events if event.what == "income" and event.seat == seat)
    words = say("Income: {before} to {after} gold.", before=gold, after=gold + income)
    yield InspectorRow("total", words, f"+{income}", "gold", "D4")
    due = len(cards_in_play(after, seat)) if after.depression else 0
    if due:
        words = counted("Upkeep in the Depression: %n card(s), 1 gold each, or they go.", "", due)
        yield InspectorRow("total", words, f"\N{MINUS SIGN}{due}", "depression", "I2")
        if due > gold + income:
            short = gold_words(due - gold - income)
            words = say("You lack {0}: so many cards are lost.", short)
            yield InspectorRow("refusal", words, icon="depression", rule="I2")
