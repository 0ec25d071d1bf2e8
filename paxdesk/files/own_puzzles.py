"""A player's own puzzles: kept beside ours in a file of theirs, exported and imported.

How a puzzle is written and read its game says; each is proved once more before it is taken from
anybody.
"""

from collections.abc import Iterable
from pathlib import Path
from typing import Final, Generic, Protocol, TypeVar

from paxdesk.errors import PaxError
from paxdesk.files.safe_write import write_whole
from paxdesk.language import tr
from paxdesk.lazy_attrs import frozen

OWN: Final = "own-"
"""How the name of such a puzzle begins."""


class HasName(Protocol):
    @property
    def name(self) -> str: ...


P = TypeVar("P", bound=HasName)


@frozen
class OwnPuzzleFile(Generic[P]):
    """The puzzles of a file."""

    path: Path

    def read_from(self, path: Path) -> tuple[P, ...]:
        """The puzzles of any file. Raises PaxError for one that is damaged."""
        raise NotImplementedError

    def written(self, puzzles: Iterable[P]) -> bytes:
        """The content of a file of puzzles."""
        raise NotImplementedError

    def proved(self, puzzle: P) -> bool:
        """Whether a full search finds its plan, and no other."""
        raise NotImplementedError

    def read(self) -> tuple[P, ...]:
        """All of them. Raises PaxError for a file that is damaged."""
        return self.read_from(self.path) if self.path.exists() else ()

    def keep(self, puzzle: P) -> None:
        """Keep one, in the place of one of its name. Raises PaxError."""
        self._write({**{each.name: each for each in self.read()}, puzzle.name: puzzle})

    def drop(self, name: str) -> None:
        """Let one go. Raises PaxError."""
        self._write({each.name: each for each in self.read() if each.name != name})

    def exported(self) -> bytes:
        """All of them as a file that :meth:`imported` takes. Raises PaxError."""
        return self.written(self.read())

    def imported(self, file: Path) -> int:
        """Take over the puzzles of a file; returns how many are new.

        Each is searched whole once more. Where one is none, nothing is taken. Raises PaxError.
        """
        mine = {each.name: each for each in self.read()}
        theirs = self.read_from(file)
        for puzzle in theirs:
            if not self.proved(puzzle):
                words = tr(
                    "{file}: “{name}” has not exactly one plan.", file=file, name=puzzle.name
                )
                raise PaxError(words)
        fresh = {each.name: each for each in map(self.own, theirs) if each.name not in mine}
        self._write({**mine, **fresh})
        return len(fresh)

    def own(self, puzzle: P) -> P:
        """The puzzle under a name that none of ours has."""
        return puzzle

    def _write(self, puzzles: dict[str, P]) -> None:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        write_whole(self.path, self.written(puzzles.values()), keep_earlier=True)
