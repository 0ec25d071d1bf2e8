"""Puzzles as the desk shows them: a list, and one that is being solved. No Qt here."""

from collections.abc import Mapping, Sequence
from typing import Literal, Protocol, TypeAlias

from paxdesk.desk.scene.things import Spot
from paxdesk.desk.types import G
from paxdesk.desk.words.labels import Names
from paxdesk.record_classes import frozen

Verdict: TypeAlias = Literal["open", "solved", "failed"]


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


class PuzzleSession(Protocol):
    """A session in which a puzzle is being solved."""

    @property
    def entry(self) -> PuzzleEntry:
        """Which one it is."""
        ...

    @property
    def verdict(self) -> Verdict:
        """Whether the position on the table solves it, or cannot any more."""
        ...

    def why_failed(self, names: Names) -> str:
        """What is wrong with what was played, in a sentence or two."""
        ...

    def hint(self, names: Names) -> tuple[str, Mapping[Spot, bool]]:
        """What helps on, and the places to be lit."""
        ...

    def solution(self, names: Names) -> Sequence[str]:
        """The plan in sentences, what each line brings about included."""
        ...


class PuzzleMaker(Protocol[G]):
    """Has puzzles to be solved."""

    def entries(self) -> Sequence[PuzzleEntry]:
        """All puzzles that can be played, in the order of the list. Raises PaxError."""
        ...

    def begin(self, name: str) -> G:
        """Lay a puzzle out. Raises PaxError."""
        ...

    def puzzle(self, session: G) -> PuzzleSession | None:
        """A session as the puzzle that is solved in it, else None."""
        ...
