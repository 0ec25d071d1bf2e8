"""A list of records of one kind in a file of its own, strictly read and safely written.

The file is JSON: the number of its form, and the records in the order in which they were added.
A damaged one is never replaced: it is told with its place, and stays as it is.
"""

import json
import time
from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager, suppress
from itertools import count
from pathlib import Path
from typing import Any, Final, Generic, TypeVar

import attrs
import platformdirs

from paxdesk.files.lock import FileLock, NoLocks
from paxdesk.files.safe_write import SaveError, unwritable, write_whole
from paxdesk.files.strict_json import InvalidData, read_json
from paxdesk.language import tr
from paxdesk.lazy_attrs import frozen

T = TypeVar("T", bound=attrs.AttrsInstance)
MAX_BYTES: Final = 8_000_000
PATIENCE: Final = 0.5
"""Seconds that another program may take to add a record of its own."""
PAUSE: Final = 0.02


class KeptList(Generic[T]):
    """Records of ``shape``, an attrs class of plain values, in the file at ``path``.

    Without a path they are kept as long as the object lives.
    """

    def __init__(self, path: Path | None, shape: type[T], form: int) -> None:
        self.path = path
        self.shape = shape
        self.form = form
        self._held: list[T] = []

    def read(self) -> list[T]:
        """All records. Raises SaveError for a file that is none of ours."""
        path = self.path
        if path is None:
            return list(self._held)
        if not path.exists():
            return []
        try:
            return self._records(read_json(path, MAX_BYTES))
        except InvalidData as unfit:
            raise SaveError(path, unfit.where, unfit.problem) from unfit

    def _records(self, data: object) -> list[T]:
        # cattrs is imported with the first file, so that a table without one is there sooner.
        from paxdesk.files.record_codec import read_record_data, register_partial, strict_converter

        if not isinstance(data, dict) or data.keys() != {"format", "records"}:
            raise InvalidData(tr("not a list of records"))
        if data["format"] != self.form:
            raise InvalidData(tr("in a form that this version cannot read"), "format")
        converter = strict_converter()
        # Earlier versions did not know the fields that have a default.
        later = [
            each.name for each in attrs.fields(self.shape) if each.default is not attrs.NOTHING
        ]
        register_partial(converter, self.shape, {}, frozenset(), frozenset(later))
        found: list[T] = read_record_data(data["records"], list[self.shape], converter)  # type: ignore[name-defined]
        return found

    def add(self, record: T, key: Callable[[T], Hashable]) -> bool:
        """Add a record, unless one of the same key is there; returns whether it was added.

        Raises SaveError where it cannot be kept.
        """
        with self._alone():
            records = self.read()
            if key(record) in {key(each) for each in records}:
                return False
            self._write([*records, record])
        return True

    def delete(self) -> None:
        """Forget all records, readable or not. Raises SaveError."""
        self._held.clear()
        if self.path is None:
            return
        with self._alone():
            try:
                self.path.unlink(missing_ok=True)
            except OSError as error:
                raise unwritable(self.path, error) from error

    def _write(self, records: list[T]) -> None:
        if self.path is None:
            self._held = records
            return
        plain = [attrs.asdict(each) for each in records]
        data = {"format": self.form, "records": plain}
        write_whole(self.path, json.dumps(data, ensure_ascii=False, indent=1).encode())

    @contextmanager
    def _alone(self) -> Iterator[None]:
        """No other program writes the file meanwhile, as far as the disk can tell."""
        if self.path is None:
            yield
            return
        lock = FileLock(self.path.with_name(f"{self.path.name}.lock"))
        ends = time.monotonic() + PATIENCE
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            with suppress(NoLocks):
                while not lock.take():
                    if time.monotonic() >= ends:
                        raise SaveError(self.path, "", tr("another program is writing it"))
                    time.sleep(PAUSE)
        except OSError as error:
            raise unwritable(self.path, error) from error
        try:
            yield
        finally:
            lock.release(remove=True)


# --- How often each puzzle was tried, and which are solved: ``puzzles.json`` in the user's
# folder
# A damaged file is never replaced: it is told with its place, and kept under another name.

MOST_BYTES: Final = 1_000_000


@frozen
class PuzzleResult:
    """``tries`` counts attempts that were played to their end, the one that solved it, too."""

    solved: bool = False
    tries: int = 0


def results_path() -> Path:
    """Where results are kept, on Linux ``~/.local/share/paxdesk/puzzles.json``."""
    return platformdirs.user_data_path("paxdesk", appauthor=False) / "puzzles.json"


def read_results(path: Path) -> dict[str, PuzzleResult]:
    """The results by puzzle. Raises SaveError, with the place, for a file that is damaged."""
    if not path.exists():
        return {}
    try:
        data = read_json(path, MOST_BYTES)
        if not isinstance(data, dict):
            raise InvalidData(tr("not the results of puzzles"))
        return {name: _result(name, value) for name, value in data.items()}
    except InvalidData as unfit:
        raise SaveError(path, unfit.where, unfit.problem) from unfit


def _result(name: str, value: Any) -> PuzzleResult:
    match value:
        case {"solved": bool(solved), "tries": int(tries)} if (
            len(value) == 2 and type(tries) is int and tries >= 0
        ):
            return PuzzleResult(solved, tries)
    raise InvalidData(tr("not the results of puzzles"), name)


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
        words = tr("It has been kept as {file}, and results start from zero.", file=aside.name)
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
