"""Log rows as plain data. Does not use Qt itself."""

import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, Final, Generic, Literal, TypeAlias

from attrs import evolve

from paxdesk.desk.game_types import A, E, S
from paxdesk.desk.scene.things import CardNumber
from paxdesk.desk.words import Names
from paxdesk.language import tr
from paxdesk.lazy_attrs import frozen
from paxdesk.session.game_protocol import Seat
from paxdesk.session.history import PlayedStep
from paxdesk.session.replay import Recording
from paxdesk.session.session import GameSession

if TYPE_CHECKING:
    from paxdesk.desk.charts import TurnFigures

LogRowKind: TypeAlias = Literal["turn", "action", "result", "reason", "note"]
Topic: TypeAlias = str
"""Subject of a step, defined by the game; ``ALL`` and ``MINE`` are reserved."""


@frozen
class LogRow:
    """One row of the log; ``step`` is counted from 1."""

    kind: LogRowKind
    words: str
    seat: Seat | None = None
    cards: tuple[CardNumber, ...] = ()
    step: int = 0
    seats: frozenset[Seat] = frozenset()
    topics: frozenset[Topic] = frozenset()


def without_empty(rows: list[LogRow]) -> list[LogRow]:
    """Return the rows without the headings of turns that have no other rows."""
    kinds = [*(row.kind for row in rows[1:]), "turn"]
    pairs = zip(rows, kinds, strict=False)
    return [row for row, following in pairs if row.kind != "turn" or following != "turn"]


# --- Filters --------------------------------------------------------------------------------------

ALL: Final[Topic] = "all"
MINE: Final[Topic] = "mine"


@frozen
class LogFilter:
    """Filter button for one ``topic``, with its label and description."""

    topic: Topic
    words: str
    note: str


def filters(of_game: Sequence[LogFilter]) -> list[LogFilter]:
    return [
        LogFilter(ALL, tr("All"), tr("Everything that has happened")),
        LogFilter(MINE, tr("Mine"), tr("Your actions, and actions of others that affect you")),
        *of_game,
    ]


def chosen(rows: Iterable[LogRow], wanted: Topic, viewer: Seat | None) -> list[LogRow]:
    """Return the rows of one topic, with the headings of their turns."""
    if wanted == ALL:
        return list(rows)
    found: list[LogRow] = []
    heading: LogRow | None = None
    for row in rows:
        if row.kind == "turn":
            heading = row
        elif wanted in row.topics or (wanted == MINE and viewer in row.seats):
            if heading is not None:
                found.append(heading)
            heading = None
            found.append(row)
    return found


# --- Links in a row: cards by number and name, and rules ------------------------------------------

NUMBER: Final = re.compile(r"\[(\d{3})\]")
RULE: Final = re.compile(r"\b(?:[A-M]\d{1,2}|R\d{1,3})\b")
"""Pattern for sections of the rules and rulings: ``E7``, ``R13``."""
BOX: Final = re.compile(r"(\d{1,2}[a-f]?) · ")
"""Pattern for the box of a flowchart at the beginning of a reason: ``3c``."""
CardNames: TypeAlias = Callable[[CardNumber], Sequence[str]]
"""Function that returns a card's names, longest first; empty for an unknown card."""


def no_names(_card: CardNumber) -> Sequence[str]:
    """Return no names, so that cards are not links."""
    return ()


@frozen
class LogLink:
    """Link from the text between ``start`` and ``end``.

    It leads to a card, a ``rule`` or, if ``reason``, a robot's flowchart.
    """

    start: int
    end: int
    card: CardNumber = 0
    rule: str = ""
    reason: bool = False


def links(row: LogRow, names: CardNames) -> list[LogLink]:
    """Return the links of a row in order, without overlaps."""
    if row.kind in ("turn", "note"):
        return []
    found: list[LogLink] = []
    for link in (*_boxes(row), *_numbered(row, names), *_named(row, names), *_rules(row)):
        if all(link.end <= other.start or link.start >= other.end for other in found):
            found.append(link)
    return sorted(found, key=lambda link: link.start)


def _numbered(row: LogRow, names: CardNames) -> Iterator[LogLink]:
    """Yield links for ``[089]``, including the card's name if it follows."""
    for match in NUMBER.finditer(row.words):
        card = int(match[1])
        called = names(card)
        if not called:
            continue
        end = match.end()
        rest = row.words[end + 1 :]
        end += next((1 + len(name) for name in called if rest.startswith(name)), 0)
        yield LogLink(match.start(), end, card)


def _named(row: LogRow, names: CardNames) -> Iterator[LogLink]:
    for card in row.cards:
        for name in names(card):
            start = row.words.find(name)
            if start >= 0:
                yield LogLink(start, start + len(name), card)


def _boxes(row: LogRow) -> Iterator[LogLink]:
    found = BOX.match(row.words) if row.kind == "reason" else None
    if found is not None:
        yield LogLink(0, found.end(1), reason=True)


def _rules(row: LogRow) -> Iterator[LogLink]:
    for match in RULE.finditer(row.words):
        yield LogLink(match.start(), match.end(), rule=match[0])


@frozen
class StandingNote:
    """Sentences that stay until the player acts, in ``parts`` with headings.

    Each sentence is paired with a rule id or "".
    """

    title: str
    parts: tuple[tuple[str, tuple[tuple[str, str], ...]], ...]


# --- Rows of a game by steps, common to all games -------------------------------------------------


@frozen(eq=False)
class LoggedStep(Generic[S, A, E]):
    """Rows of one step; ``turns`` is the number of turns ended so far."""

    step: PlayedStep[S, A, E]
    rows: tuple[LogRow, ...]
    turns: int


@frozen
class TurnWithoutFigures:
    """End of a turn in a game without figures."""

    turn: int
    round: int
    step: int


class StepLog(ABC, Generic[S, A, E]):
    """Log of a game in rows; subclasses define the rows of a step."""

    def __init__(self, names: Names) -> None:
        self.names = names
        self.shown_steps: list[LoggedStep[S, A, E]] = []
        self._recording: Recording[S, A, E] | None = None

    @abstractmethod
    def rows_of(self, step: PlayedStep[S, A, E]) -> LoggedStep[S, A, E]:
        """Return the rows of the next step."""

    def round(self, state: S) -> int:
        """Return the number of the round, counted from 1."""
        return 1 + self.turns // max(1, len(state.players))

    @property
    def turn_rows(self) -> "Sequence[TurnFigures]":
        """The deal and the end of each turn, with figures if available."""
        first = {0: 0}
        for step, told in enumerate(self.shown_steps, start=1):
            first.setdefault(told.turns, step)
        seats = max(1, len(self.recording.opening.players))
        return [
            TurnWithoutFigures(turn, 1 + max(0, turn - 1) // seats, at)
            for turn, at in first.items()
        ]

    @property
    def rows(self) -> list[LogRow]:
        return [row for told in self.shown_steps for row in told.rows]

    def rows_at(self, step: int) -> Sequence[LogRow]:
        """Return the rows of ``step``, counted from 1; () if there is no such step."""
        return self.shown_steps[step - 1].rows if 0 < step <= len(self.shown_steps) else ()

    @property
    def recording(self) -> Recording[S, A, E]:
        """Recording of the logged game; requires an earlier :meth:`show_recording`."""
        assert self._recording is not None
        return self._recording

    @property
    def steps(self) -> int:
        return len(self.shown_steps)

    @property
    def turns(self) -> int:
        return self.shown_steps[-1].turns if self.shown_steps else 0

    def deed_of(self, told: LoggedStep[S, A, E]) -> str | None:
        """Return the text of a step's action; None if it has none."""
        return next((row.words for row in told.rows if row.kind == "action"), None)

    def last_actions(self) -> dict[Seat, str]:
        """Return the last action of each seat, for the notes at opponents' tableaux."""
        found: dict[Seat, str] = {}
        silent = set(self.recording.opening.players)
        for told in reversed(self.shown_steps):
            if not silent:
                break
            if told.step.seat in silent and (words := self.deed_of(told)) is not None:
                found[told.step.seat] = words
                silent.remove(told.step.seat)
        return found

    def standing_note(self) -> "StandingNote | None":
        """Return the note that stays until the player acts, or None."""
        return None

    def round_words(self, number: int) -> str:
        return tr("Round {0}", number)

    def follow(self, session: GameSession[S, A, E]) -> None:
        self.show_recording(session.recording)

    def show_recording(self, recording: Recording[S, A, E], steps: int | None = None) -> None:
        """Log a recording, or only its first ``steps`` steps."""
        self._recording = recording
        steps_now = list(recording.steps[:steps])
        kept = 0
        for mine, step in zip(self.shown_steps, steps_now, strict=False):
            if mine.step is not step:
                break
            kept += 1
        del self.shown_steps[kept:]
        for step in steps_now[kept:]:
            told = self.rows_of(step)
            self.shown_steps.append(evolve(told, rows=(*told.rows, *note_rows(told))))


def note_rows(told: LoggedStep[Any, Any, Any]) -> list[LogRow]:
    """Return the row of a player's note to the table, if any."""
    if not told.step.note or not told.rows:
        return []
    words = tr("“{note}”", note=told.step.note)
    return [evolve(told.rows[-1], kind="note", words=words, seat=told.step.seat, cards=())]


# --- The log as plain text ------------------------------------------------------------------------

INDENT: Final[dict[LogRowKind, str]] = {
    "turn": "",
    "action": "  ",
    "result": "      ",
    "reason": "      ",
    "note": "      ",
}


def log_text(rows: Iterable[LogRow], names: Names, heading: Sequence[str] = ()) -> str:
    """Return the rows as text, with a blank line before each turn."""
    lines = list(heading)
    for row in rows:
        words = row.words
        if row.kind == "turn" and lines:
            lines.append("")
        elif row.kind == "action" and row.seat is not None:
            words = f"{names[row.seat]} {words}"
        elif row.kind == "reason":
            words = f"({words})"
        lines.append(INDENT[row.kind] + words)
    return "\n".join(lines) + "\n"
