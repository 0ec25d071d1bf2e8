"""Results of puzzles: how often each was tried, and which are solved.

They are kept in ``puzzles.json`` in the user's data folder. A damaged file is never replaced: its
error names the place, and the file is kept under another name.
"""

import json
from itertools import count
from pathlib import Path
from typing import Any, Final

import platformdirs

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
            raise InvalidData(tr("not the results of puzzles"))
        results = {name: _result(name, value) for name, value in data.items()}
    return results


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
