"""Protocols of lessons and puzzles.

The desk recognises their sessions by the classes ``TaughtSession`` and ``PuzzleSession``. This
module does not use Qt itself.
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
"""Exercise of a lesson step: a movement of the focus, or a window command."""


@frozen
class Lesson:
    """Entry in the list of lessons.

    Finished lessons are stored by ``name``, which must not change.
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
        """Return a saved game, guided again; None if it leaves or completes the lesson."""
        ...


PuzzleState: TypeAlias = Literal["open", "solved", "failed"]


@frozen
class PuzzleEntry:
    """Entry in the list of puzzles; ``stars`` is the difficulty from 1.

    An ``own`` puzzle is never the daily puzzle and does not count for the rating. A puzzle with
    ``again`` is proposed again after some days.
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
        """State of the puzzle: open, solved or failed."""

    def prospect(self) -> BackgroundQuestion[object] | None:
        """Return a question about the current position, or None."""
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
        """Return a hint, and marked spots: True for a glow, False for brackets."""

    @abstractmethod
    def solution(self, names: Names) -> Sequence[str]:
        """Return the solution, in sentences."""


class OwnTurns(Protocol[G_contra]):
    """A person's turns in analysed games, saved as puzzles."""

    def comparison(self, path: Path, session: G_contra) -> Sequence[str]:
        """Return command-line arguments for comparing people's worst turns with better plans.

        Returns () if the analysis in ``path`` needs no further comparison, or cannot be read.
        """
        ...

    def keep(self, path: Path, session: G_contra) -> Sequence[str]:
        """Save people's worst turns as puzzles; return the puzzles' names, worst turn first.

        Raises PaxError.
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
