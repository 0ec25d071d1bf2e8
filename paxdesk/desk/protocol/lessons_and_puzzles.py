"""Lessons and puzzles: what they are to the guide, the list and the notes beside the table.

No Qt here. A session that is taught derives from ``TaughtSession`` of ``desk/lesson_session.py``,
one in which a puzzle is solved from ``PuzzleSession`` besides: by that the desk knows it.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Literal, Protocol, TypeAlias

from paxdesk.desk.game_types import D_contra, G, G_co
from paxdesk.desk.scene.things import Spot
from paxdesk.desk.words import Names
from paxdesk.lazy_attrs import frozen

# --- Lessons --------------------------------------------------------------------------------------

Trial: TypeAlias = Literal[
    "part", "thing", "tell_where", "tell_what", "tell_standings", "show_since", "show_by_ear"
]
"""What a step has the learner try out: to go to another part of the table or to another thing of
one, or a command of the window by its name."""


@frozen
class Lesson:
    """A lesson in the list of them; ``next`` says what to try once it is finished.

    ``name`` never changes: by it is remembered what was finished.
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
        """The name of the lesson, which never changes."""
        ...

    def lesson(self) -> Lesson:
        """Return its entry in the list of lessons, in the language that is spoken now."""
        ...

    def begin(self, deck: D_contra) -> G:
        """Lay the lesson out, with its guide."""
        ...

    def follow(self, kept: G, deck: D_contra) -> G | None:
        """Return a kept game with this guide; None where it is another, or went another way."""
        ...


# --- Puzzles --------------------------------------------------------------------------------------

PuzzleState: TypeAlias = Literal["open", "solved", "failed"]


@frozen
class PuzzleEntry:
    """One puzzle of the list: its ``kind`` and ``task`` in words, and how hard it is, from 1.

    An ``own`` one was made by a player, and counts neither as that of the day nor for a rating.
    """

    name: str
    kind: str
    task: str
    stars: int
    own: bool = False


class PuzzleSession(ABC):
    """A session in which a puzzle is being solved."""

    @property
    @abstractmethod
    def entry(self) -> PuzzleEntry:
        """The puzzle as the list has it."""

    @property
    @abstractmethod
    def verdict(self) -> PuzzleState:
        """Whether the position on the table solves it, or cannot any more."""

    @abstractmethod
    def why_failed(self, names: Names) -> str:
        """Return what is wrong with what was played, in a sentence or two."""

    @abstractmethod
    def hint(self, names: Names) -> tuple[str, Mapping[Spot, bool]]:
        """Return what helps on, and the places to be lit."""

    @abstractmethod
    def solution(self, names: Names) -> Sequence[str]:
        """Return the plan in sentences, what each line brings about included."""


class PuzzleList(Protocol[G_co, D_contra]):
    """The puzzles of a game."""

    def entries(self, deck: D_contra) -> Sequence[PuzzleEntry]:
        """Return all puzzles that can be played, in the order of the list. Raises PaxError."""
        ...

    def begin(self, deck: D_contra, name: str) -> G_co:
        """Lay a puzzle out, a ``PuzzleSession``. Raises PaxError."""
        ...
