"""The account: gold and income by quarter for the charts, log and ledger as CSV. No Qt here."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final, cast

from paxdesk.desk.charts.plot import Plot, Series, Turn, TurnRow
from paxdesk.desk.log.log_rows import PlainTurn, PlainTurns
from paxdesk.desk.words.labels import Names
from paxdesk.files.writing import csv_bytes
from paxdesk.language import say, template
from paxdesk.record_classes import frozen
from paxdesk.session.game import Seat
from paxdesk.session.session import JournalEntry
from paxdesk.sierra_madre.rules.state import State
from paxdesk.sierra_madre.session import Recording, Session
from paxdesk.sierra_madre.table.words import account_words, card_words, quarter_words, told

MEASURES: Final[dict[str, tuple[str, Callable[[State, Seat], int]]]] = {
    "worth": (template("Gold everywhere by quarter"), State.worth),
    "income": (template("Income by quarter"), State.income),
    "cards": (template("Cards in the order of play by quarter"), State.weight),
}
"""What there are charts of: what each is called, and the figure of a seat."""
LEAST: Final = 10
"""The largest figure there is room for in a chart of small ones."""
COLUMNS: Final = ["step", "quarter", "phase", "rule", "from", "to", "gold", "why", "card", "note"]


@frozen
class BookRow(PlainTurn):
    """The books at the end of a quarter, or now; ``figures`` are by measure and seat."""

    figures: Mapping[str, Mapping[Seat, int]]


def turns(recording: Recording) -> PlainTurns:
    """A row for the first position and for every quarter."""
    rows = [_row(recording.opening, 0, 0, 1)]
    for number, step in enumerate(recording.steps, 1):
        if number == len(recording.steps) or Session.game.ends_turn(step.events):
            rows.append(_row(step.after, len(rows), number, step.before.quarter + 1))
    return PlainTurns(tuple(rows))


def _row(state: State, turn: int, step: int, quarter: int) -> BookRow:
    figures = {
        measure: {seat: figure(state, seat) for seat in state.players}
        for measure, (_, figure) in MEASURES.items()
    }
    return BookRow(turn, quarter, step, figures)


def plots(turns: Sequence[TurnRow]) -> tuple[Plot, ...]:
    """Each figure of everybody by quarter; rows are those of :func:`turns`."""
    rows = cast(Sequence[BookRow], turns)
    later = (Turn(row.round, None, quarter_words(row.round - 1)) for row in rows[1:])
    quarters, found = (Turn(0, None, say("The beginning")), *later), []
    for measure, (title, _) in MEASURES.items():
        figures = [row.figures[measure] for row in rows]
        series = tuple(Series(s, tuple(max(0, each[s]) for each in figures)) for s in figures[0])
        most = max(LEAST, *(value for each in series for value in each.values))
        found.append(Plot(measure, say(title), quarters, series, (), most))
    return tuple(found)


def ledger_csv(recording: Recording, names: Names) -> bytes:
    """Every movement of gold for a spreadsheet; ``step`` is the entry, ``rule`` what it cites."""
    state, rows = recording.last, [COLUMNS]
    for number, step in enumerate(recording.steps, 1):
        when = (str(number), quarter_words(step.before.quarter), str(step.before.phase))
        for each in (event for event in step.events if event.what == "paid"):
            why, card = told("whys", each.word), card_words(state, each.card)
            places = (account_words(state, where, names) for where in (each.source, each.target))
            rows.append([*when, each.step, *places, str(each.amount), why, card, each.note])
    return csv_bytes(rows)


def journal_csv(journal: Sequence[JournalEntry]) -> bytes:
    """The lines that were entered, for a spreadsheet."""
    lines = ((str(number), entry.line) for number, entry in enumerate(journal, 1))
    return csv_bytes([("number", "line"), *lines])
