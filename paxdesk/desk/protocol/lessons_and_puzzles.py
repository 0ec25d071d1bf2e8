"""Protocols of lessons and puzzles, for the guide, the lists and the notes beside the table.

A lesson's session derives from ``TaughtSession`` of ``desk/lesson_session.py``, and a puzzle's also
from ``PuzzleSession``; the desk recognises them by these classes. This module does not use Qt
itself.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Literal, Protocol, TypeAlias

from paxdesk.desk.game_types import D_contra, G, G_co, G_contra
from paxdesk.desk.scene.things import Spot
from paxdesk.desk.words import Names
from paxdesk.language import tr
from paxdesk.lazy_attrs import frozen

if TYPE_CHECKING:
    from pathlib import Path

    from paxdesk.desk.protocol.advice import BackgroundQuestion

Trial: TypeAlias = Literal[
    "part", "thing", "tell_where", "tell_what", "tell_standings", "show_since", "show_by_ear"
]
"""Exercise of a lesson step: moving to another part or thing, or a window command."""


@frozen
class Lesson:
    """Entry in the list of lessons; ``next`` is the suggestion shown after it.

    ``name`` must not change, because finished lessons are stored by name.
    """

    name: str
    title: str
    summary: str
    next: str
    minutes: int


class PlayableCourse(Protocol[G, D_contra]):
    """One lesson of a game."""

    @property
    def name(self) -> str:
        """Permanent name of the lesson."""
        ...

    def lesson(self) -> Lesson:
        """Return the lesson's entry in the list of lessons, in the current language."""
        ...

    def begin(self, deck: D_contra) -> G:
        """Return a new game of the lesson, with its guide."""
        ...

    def follow(self, kept: G, deck: D_contra) -> G | None:
        """Return a saved game with this guide; None if it is another lesson or has deviated."""
        ...


PuzzleState: TypeAlias = Literal["open", "solved", "failed"]


@frozen
class PuzzleEntry:
    """Entry in the list of puzzles: its ``kind`` and ``task`` as text, and its difficulty from 1.

    An ``own`` puzzle is user-made, and excluded from the daily puzzle and the rating. ``icon`` is
    the picture of its kind. A puzzle with ``again`` is proposed again after some days.
    """

    name: str
    kind: str
    task: str
    stars: int
    own: bool = False
    icon: str = "ui-person"
    again: bool = False


class PuzzleSession(ABC):
    """Session of a puzzle."""

    @property
    @abstractmethod
    def entry(self) -> PuzzleEntry:
        """Entry of the puzzle in the list."""

    @property
    @abstractmethod
    def verdict(self) -> PuzzleState:
        """State of the puzzle: open, solved, or no longer solvable."""

    def prospect(self) -> BackgroundQuestion[object] | None:
        """Return a question about the current position, such as whether it can still be solved.

        Returns None if there is no question.
        """
        return None

    def hear(self, answer: object) -> bool:
        """Record the answer to the prospect; return whether the verdict may have changed.

        A session that returns a prospect must implement this method.
        """
        raise NotImplementedError

    def why_solved(self, names: Names) -> str:
        """Return the text for a solved puzzle."""
        return tr("Solved! There is no other solution.")

    @abstractmethod
    def why_failed(self, names: Names) -> str:
        """Return why the moves failed, in one or two sentences."""

    @abstractmethod
    def hint(self, names: Names) -> tuple[str, Mapping[Spot, bool]]:
        """Return a hint, and the spots to be marked: True for a glow, False for brackets."""

    @abstractmethod
    def solution(self, names: Names) -> Sequence[str]:
        """Return the solution in sentences, including the result of each line."""


class OwnTurns(Protocol[G_contra]):
    """A person's turns in analysed games, saved as puzzles."""

    def comparison(self, path: Path, session: G_contra) -> Sequence[str]:
        """Return further arguments of the analysis that compare the worst turns of its people.

        Returns () if the analysis in ``path`` has compared enough of them.
        """
        ...

    def keep(self, path: Path, session: G_contra) -> Sequence[str]:
        """Save people's worst turns in a game as puzzles, using the analysis in ``path``.

        Returns the names of the puzzles, worst turn first. Raises PaxError.
        """
        ...


class PuzzleList(Protocol[G_co, D_contra]):
    """Puzzles of a game."""

    def entries(self, deck: D_contra) -> Sequence[PuzzleEntry]:
        """Return all playable puzzles in list order. Raises PaxError."""
        ...

    def begin(self, deck: D_contra, name: str) -> G_co:
        """Start a puzzle and return its session, a ``PuzzleSession``. Raises PaxError."""
        ...
