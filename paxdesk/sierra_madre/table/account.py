"""The account: gold and income by quarter for the charts, log and ledger as CSV. No Qt here."""

import csv
import io
from collections.abc import Iterable, Mapping, Sequence
from typing import Final, Literal, TypeAlias

from paxdesk.desk.charts.plot import Plot, Series, Turn
from paxdesk.desk.words.labels import Names
from paxdesk.language import say, template
from paxdesk.record_classes import frozen
from paxdesk.session.game import Seat
from paxdesk.session.session import JournalEntry
from paxdesk.sierra_madre.rules.state import State
from paxdesk.sierra_madre.session import Recording
from paxdesk.sierra_madre.table.words import account_words, card_words, quarter_words, told

# --- By quarter ----------------------------------------------------------------------------------

Measure: TypeAlias = Literal["worth", "income", "cards"]
TITLES: Final[dict[Measure, str]] = {
    "worth": template("Gold everywhere by quarter"),
    "income": template("Income by quarter"),
    "cards": template("Cards in the order of play by quarter"),
}
LEAST: Final = 10
"""The largest figure there is room for in a chart of small ones."""


@frozen
class BookRow:
    """The books at the end of a quarter, or now; ``figures`` are by measure and seat."""

    turn: int
    round: int
    step: int
    figures: Mapping[Measure, Mapping[Seat, int]]


@frozen(eq=False)
class BookStats:
    """A row for the first position and for every quarter, read off a recording."""

    rows: tuple[BookRow, ...]

    @classmethod
    def of(cls, recording: Recording) -> "BookStats":
        """The rows of a whole recording."""
        rows = [_row(recording.opening, 0, 0, 1)]
        for number, step in enumerate(recording.steps, 1):
            ended = any(event.what == "turn" for event in step.events)
            if ended or number == len(recording.steps):
                rows.append(_row(step.after, len(rows), number, step.before.quarter + 1))
        return cls(tuple(rows))


def _row(state: State, turn: int, step: int, quarter: int) -> BookRow:
    seats = state.players
    return BookRow(turn, quarter, step, {
        "worth": {seat: state.worth(seat) for seat in seats},
        "income": {seat: sum(state.profit(c) for c, _ in state.owned(seat)) for seat in seats},
        "cards": {seat: state.weight(seat) for seat in seats},
    })  # fmt: skip


def plot(rows: Sequence[BookRow], measure: Measure) -> Plot:
    """One figure of everybody by quarter."""
    seats = rows[0].figures[measure]
    series = tuple(
        Series(seat, tuple(max(0, row.figures[measure][seat]) for row in rows)) for seat in seats
    )
    later = (Turn(row.round, None, quarter_words(row.round - 1)) for row in rows[1:])
    turns = (Turn(0, None, say("The beginning")), *later)
    most = max(LEAST, *(value for each in series for value in each.values))
    return Plot(measure, say(TITLES[measure]), turns, series, (), most)


def plots(rows: Sequence[BookRow]) -> tuple[Plot, ...]:
    return tuple(plot(rows, measure) for measure in TITLES)


# --- The ledger ----------------------------------------------------------------------------------

COLUMNS: Final[tuple[str, ...]] = (
    "step",
    "quarter",
    "phase",
    "rule",
    "from",
    "to",
    "gold",
    "why",
    "card",
    "note",
)


def ledger_csv(recording: Recording, names: Names) -> str:
    """Every movement of gold for a spreadsheet; ``step`` is the entry, ``rule`` what it cites."""
    state, rows = recording.last, [COLUMNS]
    for number, step in enumerate(recording.steps, 1):
        when = (str(number), quarter_words(step.before.quarter), str(step.before.phase))
        for each in (event for event in step.events if event.what == "paid"):
            why, card = told("whys", each.word), card_words(state, each.card)
            places = (account_words(state, where, names) for where in (each.source, each.target))
            rows.append((*when, each.step, *places, str(each.amount), why, card, each.note))
    return _csv(rows)


def journal_csv(journal: list[JournalEntry]) -> str:
    """The lines that were entered, for a spreadsheet."""
    lines = ((str(number), entry.line) for number, entry in enumerate(journal, 1))
    return _csv([("number", "line"), *lines])


def _csv(rows: Iterable[tuple[str, ...]]) -> str:
    sheet = io.StringIO()
    csv.writer(sheet, lineterminator="\n").writerows(rows)
    return sheet.getvalue()
