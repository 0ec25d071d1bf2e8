"""Log and ledger: entries, results, gold and income. Does not use Qt."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from itertools import chain, groupby
from typing import Any, Final, cast

from paxdesk.desk.charts import ChartTurn, Plot, Series, TurnFigures
from paxdesk.desk.log.log_rows import LoggedStep, LogRow, StepLog, TurnWithoutFigures, without_empty
from paxdesk.desk.words import Names
from paxdesk.files.safe_write import csv_bytes
from paxdesk.language import tr, tr_noop, tr_plural, with_colon
from paxdesk.lazy_attrs import frozen
from paxdesk.session.game_protocol import Seat
from paxdesk.session.history import JournalEntry
from paxdesk.sierra_madre.rules.actions import Action
from paxdesk.sierra_madre.rules.state import PRESIDENTS, Event, State, seat_in
from paxdesk.sierra_madre.session import Recording, Session, Step
from paxdesk.sierra_madre.table import words as said
from paxdesk.sierra_madre.table.words import card_words, gold_words, lot_words, quarter_words

WORD_TABLES: Final = ("whys", "places", "harms", "traits")
"""Tables for an event's ``word``; the placeholders are the tables' names without the final s."""
QUIET: Final = frozenset(
    ("phase", "folded", "turn", "mover", "order", "bid", "passed", "counted", "round")
)
"""Events already covered by the entry or the next heading."""


class BookLog(StepLog[State, Action, Event]):
    @property
    def turn_rows(self) -> "list[BookRow]":
        recording = self.recording
        rows = [_row(recording.opening, 0, 0, 1)]
        for number, step in enumerate(recording.steps, 1):
            if number == len(recording.steps) or Session.game.ends_turn(step.events):
                rows.append(_row(step.after, len(rows), number, step.before.quarter + 1))
        return rows

    def round(self, state: State) -> int:
        return state.quarter + 1

    def round_words(self, number: int) -> str:
        return quarter_words(number - 1)

    def deed_of(self, told: LoggedStep[State, Action, Event]) -> str | None:
        return None  # one person enters for all

    @property
    def rows(self) -> list[LogRow]:
        return without_empty(super().rows)

    def rows_of(self, step: Step) -> LoggedStep[State, Action, Event]:
        number = len(self.shown_steps) + 1
        told = ((each.seat, seat_in(each.source), seat_in(each.target)) for each in step.events)
        seats = frozenset(chain(*told)) - {0}
        topics = frozenset(filter(None, map(_topic, step.events)))
        last, before = self.shown_steps[-1].step.before if self.shown_steps else None, step.before
        rows: list[LogRow] = []
        if last is None or (last.quarter, last.phase) != (before.quarter, before.phase):
            phase = f"{before.phase} {said.sentence_for('phases', before.phase)}"
            words = f"{quarter_words(before.quarter)} · {phase}"
            rows.append(LogRow("turn", words, None, (), number))
        if words := action_words(before, step.action):
            rows.append(LogRow("action", words, _doer(step), (), number, seats, topics))
        for words in _results(step, self.names):
            rows.append(LogRow("result", words, None, (), number, seats, topics))
        return LoggedStep(step, tuple(rows), self.turns + Session.game.ends_turn(step.events))


def _topic(event: Event) -> str:
    """Return an event's topic in the log, or ""."""
    history = event.what == "revealed" and event.card[0] == "E"
    return "story" if history else said.tables("box")["topics"].get(event.what, "")


def _results(step: Step, names: Names) -> Iterator[str]:
    """Yield the results of an entry, successive dice together."""
    for thrown, events in groupby(step.events, lambda event: event.what in ("rolled", "typed")):
        if thrown:
            yield _dice(step.action.verb, list(events), names)
        else:
            told = (event_words(step.after, e, names) for e in events if e.what not in QUIET)
            yield from filter(None, told)


def _dice(verb: str, dice: Sequence[Event], names: Names) -> str:
    """Return dice as text: ``Order: Ana 5, Ben 3``."""
    what = said.sentence_for("dice", verb if verb in said.tables()["dice"] else "order")
    rolled = (
        (names.get(seat, ""), " + ".join(str(die.amount) for die in own))
        for seat, own in groupby(dice, lambda die: die.seat)
    )
    return with_colon(what, ", ".join(f"{name} {sum}".strip() for name, sum in rolled))


def _doer(step: Step) -> Seat | None:
    """Return the player who acted; None if unknown."""
    if step.action.verb in ("bid", "put", "pass", "rifles", "moved"):
        return step.before.acting or None
    return step.action.get("seat") or None


def action_words(state: State, action: Action) -> str:
    """Return the text of an entry, "" if its results suffice."""
    get, amount = action.get, action.get("amount")
    if action.verb not in said.tables()["deeds"] or get("did") == "nothing":
        return ""
    words = {"gold": lambda: gold_words(amount), "card": lambda: card_words(state, get("card"))}
    return said.filled("deeds", action.verb, words, state.round if amount is None else amount)


UNNOTED: Final = frozenset(("revealed", "sum", "set", "boycott", "subsidy", "rifles"))
"""Events, or words of events, whose note is not a player's remark."""


def event_words(state: State, event: Event, names: Names) -> str:
    """Return an event as a sentence; "" if it has none."""
    what, word, note, amount = event.what, event.word, event.note, event.amount
    pair = (*word.split(" "), "")
    words: dict[str, Callable[[], Any]] = {
        "name": lambda: names.get(event.seat, ""),
        "card": lambda: lot_words(state, event.card),
        "number": lambda: amount,
        "note": lambda: note,
        "step": lambda: event.step,
        "gold": lambda: gold_words(amount),
        "ious": lambda: tr_plural("%n IOU(s)", "", amount),
        "quarter": lambda: quarter_words(int(word) if what == "iou" else amount),
        "source": lambda: said.account_words(state, event.source, names),
        "target": lambda: said.account_words(state, event.target, names),
        "office": lambda: said.office_words(note if word == "subsidy" else word),
        "land": lambda: said.sentence_for("lands", pair[0]),
        "product": lambda: said.sentence_for("products", pair[1]),
        **{table[:-1]: partial(said.sentence_for, table, word) for table in WORD_TABLES},
        "told": partial(said.sentence_for, "told", word),
    }
    about = note if what == "boycott" else word if event.seat or what == "set" else "nobody"
    found = (f"{word} {what}", f"{what} {about}", what)
    key = next((each for each in found if each in said.tables()["results"]), "")
    told = said.filled("results", key, words) if key else ""
    if what == "sold":
        return with_colon(said.sentence_for("sales", word), told)
    if what == "paid" and event.card and event.card not in (event.source, event.target):
        told = f"{told}, {lot_words(state, event.card)}"
    remark = event.source if what == "set" else "" if {what, word} & UNNOTED else note
    return f"{told} “{remark}”" if told and remark and remark not in PRESIDENTS else told


MEASURES: Final[dict[str, tuple[str, Callable[[State, Seat], int]]]] = {
    "worth": (tr_noop("Total gold by quarter"), State.worth),
    "income": (tr_noop("Income by quarter"), State.income),
    "cards": (tr_noop("Cards that count for the order of play, by quarter"), State.weight),
}
"""Measures of charts, each with a title and a function for a seat's value."""
LEAST: Final = 10
"""Minimum value at the upper end of a chart's axis."""
COLUMNS: Final = ["step", "quarter", "phase", "rule", "from", "to", "gold", "why", "card", "note"]


@frozen
class BookRow(TurnWithoutFigures):
    """Values at the end of a quarter or now, by measure and seat."""

    figures: Mapping[str, Mapping[Seat, int]]


def _row(state: State, turn: int, step: int, quarter: int) -> BookRow:
    figures = {
        measure: {seat: figure(state, seat) for seat in state.players}
        for measure, (_, figure) in MEASURES.items()
    }
    return BookRow(turn, quarter, step, figures)


def plots(turns: Sequence[TurnFigures]) -> tuple[Plot, ...]:
    """Return the plot of each measure by quarter, from :attr:`BookLog.turn_rows`."""
    rows = cast(Sequence[BookRow], turns)
    later = (ChartTurn(row.round, None, quarter_words(row.round - 1)) for row in rows[1:])
    quarters, found = (ChartTurn(0, None, tr("The beginning")), *later), []
    for measure, (title, _) in MEASURES.items():
        figures = [row.figures[measure] for row in rows]
        series = tuple(Series(s, tuple(max(0, each[s]) for each in figures)) for s in figures[0])
        most = max(LEAST, *(value for each in series for value in each.values))
        found.append(Plot(measure, tr(title), quarters, series, (), most))
    return tuple(found)


def ledger_csv(recording: Recording, names: Names) -> bytes:
    """Return the opening balances and every movement of gold as CSV."""
    state, first, rows, number = recording.last, recording.opening, [COLUMNS], 1
    opened = (quarter_words(first.quarter), str(first.phase))
    for account in first.accounts:
        if gold := first.gold(account):
            place = said.account_words(first, account, names)
            rows.append(["0", *opened, "", "", place, str(gold), tr("opening balance"), "", ""])
    for step in recording.steps:
        when = (str(number), quarter_words(step.before.quarter), str(step.before.phase))
        for each in (event for event in step.events if event.what == "paid"):
            why, card = said.sentence_for("whys", each.word), card_words(state, each.card)
            both = (each.source, each.target)
            places = (said.account_words(state, where, names) for where in both)
            rows.append([*when, each.step, *places, str(each.amount), why, card, each.note])
        number += len(step.entries)
    return csv_bytes(rows)


def journal_csv(journal: Sequence[JournalEntry]) -> bytes:
    lines = ((str(number), entry.line) for number, entry in enumerate(journal, 1))
    return csv_bytes([("number", "line"), *lines])
