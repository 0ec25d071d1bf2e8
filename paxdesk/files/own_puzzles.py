"""Results of puzzles, and the player's own puzzles with export and import."""

import json
from collections.abc import Iterable
from contextlib import suppress
from datetime import date, timedelta
from itertools import count
from pathlib import Path
from typing import Any, Final, Generic, Protocol, TypeVar

import platformdirs

from paxdesk.errors import PaxError
from paxdesk.files.safe_write import SaveError, alone, reading, unwritable, write_whole
from paxdesk.files.strict_json import InvalidData, read_json
from paxdesk.language import tr
from paxdesk.lazy_attrs import frozen

PUZZLES: Final = "puzzles.json"
MAX_BYTES: Final = 1_000_000


AGAIN_AFTER: Final = (1, 3, 7, 14, 30)
"""Days until a puzzle is proposed again after 1, 2, … successes in a row."""


@frozen
class PuzzleResult:
    """Result of one puzzle; ``row`` counts the successes since the last failure."""

    solved: bool = False
    tries: int = 0
    row: int = 0
    day: date | None = None

    def days_left(self, today: date) -> int | None:
        """Return the days until the puzzle is due again; None for never."""
        if self.day is None:
            return 0
        step = max(0, self.row - 1)
        if step >= len(AGAIN_AFTER):
            return None
        return max(0, (self.day + timedelta(AGAIN_AFTER[step]) - today).days)


def results_path() -> Path:
    """Return the path of the results, on Linux ``~/.local/share/paxdesk/puzzles.json``."""
    return platformdirs.user_data_path("paxdesk", appauthor=False) / PUZZLES


def read_results(path: Path) -> dict[str, PuzzleResult]:
    """Return the results by puzzle name. Raises SaveError for a damaged file."""
    if not path.exists():
        return {}
    with reading(path):
        data = read_json(path, MAX_BYTES)
        if not isinstance(data, dict):
            raise InvalidData(tr("not a file of puzzle results"))
        results = {name: _result(name, value) for name, value in data.items()}
    return results


def _result(name: str, value: Any) -> PuzzleResult:
    """Return a result; row and day may be missing."""
    if isinstance(value, dict):
        found = {"row": 0, "day": None, **value}
        with suppress(ValueError):
            match found:
                case {"solved": bool(solved), "tries": int(tries), "row": int(row), "day": day} if (
                    len(found) == 4
                    and all(type(each) is int and each >= 0 for each in (tries, row))
                ):
                    when = None if day is None else date.fromisoformat(str(day))
                    return PuzzleResult(solved, tries, row, when)
    raise InvalidData(tr("not a file of puzzle results"), name)


def _plain(result: PuzzleResult) -> dict[str, Any]:
    plain: dict[str, Any] = {"solved": result.solved, "tries": result.tries}
    if result.day is not None:
        plain |= {"row": result.row, "day": result.day.isoformat()}
    return plain


def results_or_aside(path: Path) -> tuple[dict[str, PuzzleResult], str]:
    """Return the results, and a sentence if a damaged file was renamed, else "".

    Raises SaveError.
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
            "The old results were saved as {file}; new results start from zero.", file=aside.name
        )
        return {}, f"{error} {words}"


def _name_aside(path: Path) -> Path:
    """Return an unused name beside the file."""
    numbers = (f"{path.name}.damaged-{number}" for number in count(1))
    return next(each for each in map(path.with_name, numbers) if not each.exists())


def keep_try(path: Path, name: str, solved: bool, today: date) -> str:
    """Record an attempt; return a sentence if the file was damaged, else "". Raises SaveError."""
    with alone(path):
        results, told = results_or_aside(path)
        before = results.get(name, PuzzleResult())
        row = before.row + 1 if solved else 0
        results[name] = PuzzleResult(before.solved or solved, before.tries + 1, row, today)
        data = {each: _plain(got) for each, got in results.items()}
        write_whole(path, json.dumps(data, ensure_ascii=False, indent=1).encode())
    return told


OWN: Final = "own-"
"""Prefix of the names of the player's own puzzles."""


class HasName(Protocol):
    """Puzzle with a name."""

    @property
    def name(self) -> str: ...


P = TypeVar("P", bound=HasName)


@frozen
class OwnPuzzleFile(Generic[P]):
    """Player's own puzzles in one file; subclasses define its format."""

    path: Path

    def read_from(self, path: Path) -> tuple[P, ...]:
        """Return the puzzles of any file. Raises PaxError if it is damaged."""
        raise NotImplementedError

    def written(self, puzzles: Iterable[P]) -> bytes:
        """Return the content of a file with these puzzles."""
        raise NotImplementedError

    def proved(self, puzzle: P) -> bool:
        """Return whether a full search finds exactly one plan, the puzzle's own."""
        raise NotImplementedError

    def read(self) -> tuple[P, ...]:
        """Return all puzzles; none without a file. Raises PaxError."""
        return self.read_from(self.path) if self.path.exists() else ()

    def keep(self, puzzle: P) -> None:
        """Save a puzzle, replacing one of the same name. Raises PaxError."""
        with alone(self.path):
            self._write({**{each.name: each for each in self.read()}, puzzle.name: puzzle})

    def drop(self, name: str) -> None:
        """Delete the puzzle of this name, if there is one. Raises PaxError."""
        with alone(self.path):
            self._write({each.name: each for each in self.read() if each.name != name})

    def exported(self) -> bytes:
        """Return the content of a file of all puzzles, for :meth:`imported`. Raises PaxError."""
        return self.written(self.read())

    def imported(self, file: Path) -> int:
        """Import a file's puzzles if all are proved; return the number added. Raises PaxError."""
        self.read()  # refuses a damaged own file before the search
        theirs = self.read_from(file)
        for puzzle in theirs:
            if not self.proved(puzzle):
                words = tr(
                    "{file}: the puzzle “{name}” could not be verified; it must have exactly one "
                    "solution, the one in the file.",
                    file=file,
                    name=puzzle.name,
                )
                raise PaxError(words)
        with alone(self.path):
            mine = {each.name: each for each in self.read()}
            fresh = {each.name: each for each in map(self.own, theirs) if each.name not in mine}
            self._write({**mine, **fresh})
        return len(fresh)

    def own(self, puzzle: P) -> P:
        """Return the puzzle under the name that an import gives it."""
        return puzzle

    def _write(self, puzzles: dict[str, P]) -> None:
        write_whole(self.path, self.written(puzzles.values()), keep_earlier=True)
