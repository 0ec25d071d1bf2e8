"""Rows of the log, as plain data. No Qt here."""

import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Final, Generic, Literal, TypeAlias

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
    from paxdesk.desk.charts.data import TurnFigures

LogRowKind: TypeAlias = Literal["turn", "action", "result", "reason"]
Topic: TypeAlias = str
"""What a step concerns, by a word of the game's own; ``ALL`` and ``MINE`` are taken."""


@frozen
class LogRow:
    """One row: the heading of a turn, what a seat did, what came of it, or a robot's reason.

    ``step`` is the number of the step it belongs to, the first being 1; ``cards`` are those it
    is about. ``seats`` and ``topics`` say whom and what the whole step concerns.
    """

    kind: LogRowKind
    words: str
    seat: Seat | None = None
    cards: tuple[CardNumber, ...] = ()
    step: int = 0
    seats: frozenset[Seat] = frozenset()
    topics: frozenset[Topic] = frozenset()


def without_empty(rows: list[LogRow]) -> list[LogRow]:
    """Rows without headings under which there is nothing."""
    kinds = [*(row.kind for row in rows[1:]), "turn"]
    pairs = zip(rows, kinds, strict=False)
    return [row for row, following in pairs if row.kind != "turn" or following != "turn"]


# --- Which rows of the log are shown. -------------------------------------------------------------

ALL: Final[Topic] = "all"
MINE: Final[Topic] = "mine"


@frozen
class LogFilter:
    """A button that shows the steps of one ``topic``: its name, and what it lets through."""

    topic: Topic
    words: str
    note: str


def filters(of_game: Sequence[LogFilter]) -> list[LogFilter]:
    """Those that every log has, then those of a game."""
    return [
        LogFilter(ALL, tr("All"), tr("Everything that has happened")),
        LogFilter(MINE, tr("Mine"), tr("What you do, and what others do to you")),
        *of_game,
    ]


def chosen(rows: Iterable[LogRow], wanted: Topic, viewer: Seat | None) -> list[LogRow]:
    """The rows of one topic, and the headings of their turns.

    ``MINE`` are steps that ``viewer`` takes or is hit by.
    """
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


# --- What in a row of the log leads somewhere: cards by number and name, and rules. ---------------

NUMBER: Final = re.compile(r"\[(\d{3})\]")
RULE: Final = re.compile(r"\b(?:[A-M]\d{1,2}|R\d{1,3})\b")
"""A section of the rules or a ruling: ``E7``, ``R13``."""
CardNames: TypeAlias = Callable[[CardNumber], Sequence[str]]
"""The names of a card, the longest first; none for no card."""


def no_names(_card: CardNumber) -> Sequence[str]:
    """No card has a name, so that none is a link."""
    return ()


@frozen
class LogLink:
    """The words from ``start`` to ``end`` lead to a card, or to a ``rule``."""

    start: int
    end: int
    card: CardNumber = 0
    rule: str = ""


def links(row: LogRow, names: CardNames) -> list[LogLink]:
    """Everything in a row that leads somewhere, in order; nothing overlaps."""
    if row.kind == "turn":
        return []
    found: list[LogLink] = []
    for link in (*_numbered(row, names), *_named(row, names), *_rules(row)):
        if all(link.end <= other.start or link.start >= other.end for other in found):
            found.append(link)
    return sorted(found, key=lambda link: link.start)


def _numbered(row: LogRow, names: CardNames) -> Iterator[LogLink]:
    """``[089]``, with the card's name where it follows."""
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


def _rules(row: LogRow) -> Iterator[LogLink]:
    for match in RULE.finditer(row.words):
        yield LogLink(match.start(), match.end(), rule=match[0])


# --- The rows of a game by its steps: what every game's log has in common. ------------------------
# Steps taken back leave with their rows and come back with them.


@frozen(eq=False)
class LoggedStep(Generic[S, A, E]):
    """The rows of one step; ``turns`` have ended with it."""

    step: PlayedStep[S, A, E]
    rows: tuple[LogRow, ...]
    turns: int


@frozen
class TurnWithoutFigures:
    """The end of a turn in a game without figures."""

    turn: int
    round: int
    step: int


class StepLog(ABC, Generic[S, A, E]):
    """What has happened in a game, in rows; a game says which rows a step has.

    Steps taken back leave with their rows and come back with them.
    """

    def __init__(self, names: Names) -> None:
        self.names = names
        self.shown_steps: list[LoggedStep[S, A, E]] = []
        self._recording: Recording[S, A, E] | None = None

    @abstractmethod
    def rows_of(self, step: PlayedStep[S, A, E]) -> LoggedStep[S, A, E]:
        """The rows of the step that follows those told."""

    def round(self, state: S) -> int:
        """The number of the round, the first being 1."""
        return 1 + self.turns // max(1, len(state.players))

    @property
    def turn_rows(self) -> "Sequence[TurnFigures]":
        """A row for the first position and for every turn, with figures where a game has any."""
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
        """All rows, the oldest first."""
        return [row for told in self.shown_steps for row in told.rows]

    def rows_at(self, step: int) -> Sequence[LogRow]:
        """The rows of a step, the first being 1, those too that the log leaves out or groups."""
        return self.shown_steps[step - 1].rows if 0 < step <= len(self.shown_steps) else ()

    @property
    def recording(self) -> Recording[S, A, E]:
        """The game it tells; a session must have been followed before."""
        assert self._recording is not None
        return self._recording

    @property
    def steps(self) -> int:
        """How many steps have been told."""
        return len(self.shown_steps)

    @property
    def turns(self) -> int:
        """Turns that have ended."""
        return self.shown_steps[-1].turns if self.shown_steps else 0

    def deed_of(self, told: LoggedStep[S, A, E]) -> str | None:
        """What a seat is said to have done last; None for what ends or declines something."""
        return next((row.words for row in told.rows if row.kind == "action"), None)

    def last_actions(self) -> dict[Seat, str]:
        """What each seat did last, for the notes under their places."""
        found: dict[Seat, str] = {}
        silent = set(self.recording.opening.players)
        for told in reversed(self.shown_steps):
            if not silent:
                break
            if told.step.seat in silent and (words := self.deed_of(told)) is not None:
                found[told.step.seat] = words
                silent.remove(told.step.seat)
        return found

    def round_words(self, number: int) -> str:
        return tr("Round {0}", number)

    def follow(self, session: GameSession[S, A, E]) -> None:
        """Bring the rows up to date with what the session has played."""
        self.show_recording(session.recording)

    def show_recording(self, recording: Recording[S, A, E], steps: int | None = None) -> None:
        """Tell a recording, or only its first ``steps`` steps."""
        self._recording = recording
        steps_now = list(recording.steps[:steps])
        kept = 0
        for mine, step in zip(self.shown_steps, steps_now, strict=False):
            if mine.step is not step:
                break
            kept += 1
        del self.shown_steps[kept:]
        for step in steps_now[kept:]:
            self.shown_steps.append(self.rows_of(step))


# --- The log as plain text, to be kept or sent to somebody. ---------------------------------------

INDENT: Final[dict[LogRowKind, str]] = {
    "turn": "",
    "action": "  ",
    "result": "      ",
    "reason": "      ",
}


def log_text(rows: Iterable[LogRow], names: Names, heading: Sequence[str] = ()) -> str:
    """The rows in lines: a blank one before each turn, consequences indented below deeds."""
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
