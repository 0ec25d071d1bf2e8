"""The log: what was entered and what came of it, under a heading for each phase. No Qt here."""

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any, Final

from paxdesk.desk.log.log_rows import LogRow, PlainTurns, StepLog, Told, Topic, without_empty
from paxdesk.desk.words.labels import Names
from paxdesk.language import counted, say
from paxdesk.session.game import Seat
from paxdesk.sierra_madre.rules.actions import Action
from paxdesk.sierra_madre.rules.state import PRESIDENTS, Event, State, seat_in
from paxdesk.sierra_madre.session import Step
from paxdesk.sierra_madre.table import words as said
from paxdesk.sierra_madre.table.account import turns
from paxdesk.sierra_madre.table.words import card_words, gold_words, lot_words, quarter_words

WORD_TABLES: Final = ("whys", "places", "harms", "traits")
"""What the word of an event may be one of; sentences name it without the s."""
QUIET: Final = frozenset(
    ("phase", "folded", "turn", "mover", "order", "bid", "passed", "counted", "round")
)
"""What the deed itself or the next heading says."""


class BookLog(StepLog[State, Action, Event]):
    """What has happened in a game, in rows."""

    @property
    def turn_stats(self) -> PlainTurns:
        return turns(self.recording)

    def round(self, state: State) -> int:
        return state.quarter + 1

    def round_words(self, number: int) -> str:
        return quarter_words(number - 1)

    def deed_of(self, told: Told[State, Action, Event]) -> str | None:
        return None  # one person enters for all

    @property
    def rows(self) -> list[LogRow]:
        return without_empty(super().rows)

    def rows_of(self, step: Step) -> Told[State, Action, Event]:
        number = len(self.told) + 1
        seats = frozenset({seat for event in step.events for seat in _seats(event)} - {0})
        paid = any(event.what == "paid" for event in step.events)
        topics = frozenset[Topic](("gold",) if paid else ())
        last, before = self.told[-1].step.before if self.told else None, step.before
        rows: list[LogRow] = []
        if last is None or (last.quarter, last.phase) != (before.quarter, before.phase):
            phase = f"{before.phase} {said.told('phases', before.phase)}"
            words = f"{quarter_words(before.quarter)} · {phase}"
            rows.append(LogRow("turn", words, None, (), number))
        if words := deed(before, step.action):
            rows.append(LogRow("action", words, _doer(step), (), number, seats, topics))
        for words in _results(step, self.names):
            rows.append(LogRow("result", words, None, (), number, seats, topics))
        turns = self.turns + any(event.what == "turn" for event in step.events)
        return Told(step, tuple(rows), turns)


def _results(step: Step, names: Names) -> Iterator[str]:
    """What came of an entry, dice that fell together in one row."""
    dice: list[str] = []
    for event in (*step.events, None):
        if event is not None and event.what in ("rolled", "typed"):
            dice.append(str(event.amount))
            continue
        if dice:
            yield say("Dice: {numbers}", numbers=", ".join(dice))
            dice = []
        told = event is None or event.what in QUIET
        if event is not None and not told and (words := event_words(step.after, event, names)):
            yield words


def _seats(event: Event) -> Iterator[Seat]:
    yield event.seat
    yield seat_in(event.source)
    yield seat_in(event.target)


def _doer(step: Step) -> Seat | None:
    """Who has done it at the board, if the entry says it."""
    if step.action.verb in ("bid", "put", "pass", "rifles", "moved"):
        return step.before.acting or None
    return step.action.get("seat") or None


def deed(state: State, action: Action) -> str:
    """What was entered, after the name of whoever did it; "" where what follows says it all."""
    get, amount = action.get, action.get("amount")
    if action.verb not in said.tables()["deeds"] or get("did") == "nothing":
        return ""
    words = {"gold": lambda: gold_words(amount), "card": lambda: card_words(state, get("card"))}
    return said.filled("deeds", action.verb, words, state.round if amount is None else amount)


UNNOTED: Final = frozenset(("revealed", "sum", "set", "boycott", "subsidy", "rifles"))
"""What happened, or the word for it, where a note is no remark of somebody's."""


def event_words(state: State, event: Event, names: Names) -> str:
    """What happened, in a sentence; "" for what needs none."""
    what, word, note, amount = event.what, event.word, event.note, event.amount
    pair = (*word.split(" "), "")
    words: dict[str, Callable[[], Any]] = {
        "name": lambda: names.get(event.seat, ""),
        "card": lambda: lot_words(state, event.card),
        "lot": lambda: lot_words(state, event.card),
        "number": lambda: amount,
        "total": lambda: amount,
        "sum": lambda: note,
        "value": lambda: note,
        "step": lambda: event.step,
        "gold": lambda: gold_words(amount),
        "ious": lambda: counted("%n IOU(s)", "", amount),
        "quarter": lambda: quarter_words(int(word) if what == "iou" else amount),
        "source": lambda: said.account_words(state, event.source, names),
        "target": lambda: said.account_words(state, event.target, names),
        "office": lambda: said.office_words(note if word == "subsidy" else word),
        "land": lambda: said.told("lands", pair[0]),
        "product": lambda: said.told("products", pair[1]),
        **{table[:-1]: partial(said.told, table, word) for table in WORD_TABLES},
        "told": partial(said.told, "told", word),
    }
    about = note if what == "boycott" else word if event.seat or what == "set" else "nobody"
    found = (f"{word} {what}", f"{what} {about}", what)
    key = next((each for each in found if each in said.tables()["results"]), "")
    told = said.filled("results", key, words) if key else ""
    if what == "sold":
        return f"{said.told('sales', word)}: {told}"
    if what == "paid" and event.card and event.card not in (event.source, event.target):
        told = f"{told}, {lot_words(state, event.card)}"
    remark = event.source if what == "set" else "" if {what, word} & UNNOTED else note
    return f"{told} “{remark}”" if told and remark and remark not in PRESIDENTS else told
