"""The log: every step of the journal as a row of words, what followed from it below. No Qt here.

Rows stand under a heading for each turn. Steps taken back leave with their rows and come
back with them.
"""

from collections.abc import Iterable
from typing import Literal, TypeAlias

from attrs import frozen

from paxdesk.rules.actions import Action, CardNumber, Seat
from paxdesk.rules.errors import PaxError
from paxdesk.rules.notation import parse
from paxdesk.rules.perform import perform
from paxdesk.rules.state import Event, State
from paxdesk.session.session import Session
from paxdesk.table.deeds import deed
from paxdesk.table.event_words import Names, event_note, gold_change

RowKind: TypeAlias = Literal["turn", "deed", "result"]
QUIET: frozenset[str] = frozenset({"cube_laid", "calmed", "declares", "retreats", "taken_back"})
"""Results that the deed above them tells already, unless they hit another seat."""


@frozen
class LogRow:
    """One row: the heading of a turn, what a seat did, or what came of it.

    ``step`` is the number of journal entries up to and with this one; ``card`` is the first
    card it is about, else 0.
    """

    kind: RowKind
    words: str
    seat: Seat | None = None
    card: CardNumber = 0
    step: int = 0


@frozen
class Step:
    """The rows of one journal entry, and whether it ended the turn."""

    rows: tuple[LogRow, ...]
    ended_turn: bool = False


class Chronicle:
    """The steps told so far."""

    def __init__(self, names: Names) -> None:
        self.names = names
        self._steps: list[Step] = []
        self._undone: list[Step] = []

    @property
    def rows(self) -> list[LogRow]:
        """All rows, the oldest first."""
        return [row for step in self._steps for row in step.rows]

    @property
    def turns(self) -> int:
        """Turns that have ended."""
        return sum(step.ended_turn for step in self._steps)

    def round(self, state: State) -> int:
        """The number of the round, the first being 1."""
        return self.turns // max(1, len(state.players)) + 1

    def tell(
        self, before: State, seat: Seat, action: Action, events: Iterable[Event], after: State
    ) -> None:
        """Add a step that has just been taken."""
        self._undone.clear()
        happened = list(events)
        number = len(self._steps) + 1
        rows = []
        if not self._steps or self._steps[-1].ended_turn:
            heading = f"Round {self.round(before)} · {self.names[before.turn.seat]}"
            rows.append(LogRow("turn", heading, before.turn.seat, step=number))
        words = deed(before, action, self.names) + _gold(happened, seat)
        rows.append(LogRow("deed", words, seat, _card(action), number))
        rows += self._results(happened, seat, _card(action), after, number)
        ended = any(event.what == "turn" for event in happened)
        self._steps.append(Step(tuple(rows), ended))

    def _results(
        self, events: list[Event], seat: Seat, deed_card: CardNumber, after: State, number: int
    ) -> list[LogRow]:
        rows = []
        for event in events:
            if event.seen_by is not None:
                continue
            if event.what in QUIET and event.seat == seat:
                continue
            if event.what == "discarded" and event.card == deed_card:
                continue
            if event.what == "income":
                words = f"income +{event.amount}"
            elif (note := event_note(after, event, self.names)) is not None:
                words = note.words
            else:
                continue
            row = LogRow("result", words, event.seat, event.card or 0, number)
            if row not in rows:
                rows.append(row)
        return rows

    def take_back(self) -> None:
        """The last step has been taken back."""
        if self._steps:
            self._undone.append(self._steps.pop())

    def do_again(self) -> None:
        """The step taken back last has been done again."""
        if self._undone:
            self._steps.append(self._undone.pop())

    def last_deeds(self) -> dict[Seat, str]:
        """What each seat did last, for the notes under their places."""
        found = {}
        for row in self.rows:
            if row.kind == "deed" and row.seat is not None and row.words != "ends the turn":
                found[row.seat] = row.words
        return found


def retold(session: Session, names: Names) -> Chronicle:
    """The chronicle of a game that was opened: its journal played once more, as far as it goes."""
    chronicle = Chronicle(names)
    if not session.journal:
        return chronicle
    try:
        state = session.opening.begin(session.state.cards, len(session.seats))
        for entry in session.journal:
            action = parse(entry.line)
            before = state.copy()
            events = perform(state, action)
            chronicle.tell(before, entry.seat, action, events, state)
    except PaxError:
        return chronicle  # the rules have changed since; the log begins where they part
    return chronicle


def _card(action: Action) -> CardNumber:
    number = getattr(action, "card", None)
    return number if isinstance(number, int) else 0


def _gold(events: list[Event], seat: Seat) -> str:
    """The gold a deed cost or brought at once: ", 4 gold"."""
    gold = gold_change(events, seat)
    if not gold:
        return ""
    return f", {-gold} gold" if gold < 0 else f", +{gold} gold"
