"""A player's own puzzles: kept beside ours in a file of theirs, exported and imported.

How a puzzle is written and read its game says; each is proved once more before it is taken from
anybody.
"""

import json
from collections.abc import Iterable
from itertools import count
from pathlib import Path
from typing import Any, Final, Generic, Protocol, TypeVar

import platformdirs

from paxdesk.errors import PaxError
from paxdesk.files.safe_write import SaveError, reading, unwritable, write_whole
from paxdesk.files.strict_json import InvalidData, read_json
from paxdesk.language import tr
from paxdesk.lazy_attrs import frozen

PUZZLES: Final = "puzzles.json"
MAX_BYTES: Final = 1_000_000


@frozen
class PuzzleResult:
    """``tries`` counts attempts that were played to their end, the one that solved it, too."""

    solved: bool = False
    tries: int = 0


def results_path() -> Path:
    """Where results are kept, on Linux ``~/.local/share/paxdesk/puzzles.json``."""
    return platformdirs.user_data_path("paxdesk", appauthor=False) / PUZZLES


def read_results(path: Path) -> dict[str, PuzzleResult]:
    """The results by puzzle. Raises SaveError, with the place, for a file that is damaged."""
    if not path.exists():
        return {}
    with reading(path):
        data = read_json(path, MAX_BYTES)
        if not isinstance(data, dict):
            raise InvalidData(tr("not a file of puzzle results"))
        results = {name: _result(name, value) for name, value in data.items()}
    return results


def _result(name: str, value: Any) -> PuzzleResult:
    match value:
        case {"solved": bool(solved), "tries": int(tries)} if (
            len(value) == 2 and type(tries) is int and tries >= 0
        ):
            return PuzzleResult(solved, tries)
    raise InvalidData(tr("not a file of puzzle results"), name)


def results_or_aside(path: Path) -> tuple[dict[str, PuzzleResult], str]:
    """The results, and a sentence where the file is damaged.

    A damaged file is renamed, so that nothing is written over it, and there are no results then.
    Raises SaveError where it cannot be renamed.
    """
    try:
        return read_results(path), ""
    except SaveError as error:
        aside = _name_aside(path)
        try:
            path.rename(aside)
        except OSError as failure:
            raise unwritable(path, failure) from failure
        words = tr(
            "The old results were saved as {file}; results start again from zero.", file=aside.name
        )
        return {}, f"{error} {words}"


def _name_aside(path: Path) -> Path:
    """A name beside the file that is not taken."""
    numbers = (f"{path.name}.damaged-{number}" for number in count(1))
    return next(each for each in map(path.with_name, numbers) if not each.exists())


def keep_try(path: Path, name: str, solved: bool) -> str:
    """Note one more try of a puzzle; a sentence where the file was damaged, else nothing.

    Raises SaveError where the try cannot be kept.
    """
    results, told = results_or_aside(path)
    before = results.get(name, PuzzleResult())
    results[name] = PuzzleResult(before.solved or solved, before.tries + 1)
    data = {each: {"solved": got.solved, "tries": got.tries} for each, got in results.items()}
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise unwritable(path, error) from error
    write_whole(path, json.dumps(data, ensure_ascii=False, indent=1).encode())
    return told


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
                    "{file}: “{name}” does not have exactly one solution.",
                    file=file,
                    name=puzzle.name,
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
