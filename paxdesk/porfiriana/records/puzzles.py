"""How many puzzles were solved, read from what is kept of them in the data folder."""

from pathlib import Path
from typing import Any, Final

from paxdesk.files.json_reading import read_json
from paxdesk.files.unfit import Unfit
from paxdesk.files.writing import SaveError
from paxdesk.language import say
from paxdesk.record_classes import frozen

FILE: Final = "puzzles.json"
MAX_BYTES: Final = 1_000_000


@frozen
class PuzzleTally:
    """Puzzles that were tried, and those of them that were solved."""

    tried: int
    solved: int


def puzzle_tally(folder: Path | None) -> PuzzleTally:
    """The tally of the puzzles tried so far. Raises SaveError for a file that is none of ours."""
    path = folder / FILE if folder is not None else None
    if path is None or not path.exists():
        return PuzzleTally(0, 0)
    try:
        data = read_json(path, MAX_BYTES)
        if not isinstance(data, dict):
            raise Unfit(say("not the results of puzzles"))
        solved = [_solved(name, each) for name, each in data.items()]
    except Unfit as unfit:
        raise SaveError(path, unfit.where, unfit.problem) from unfit
    return PuzzleTally(len(solved), sum(solved))


def _solved(name: str, entry: Any) -> bool:
    """One result: ``solved`` true or false, ``tries`` how often it was begun."""
    if not isinstance(entry, dict) or type(entry.get("solved")) is not bool:
        raise Unfit(say("not the results of puzzles"), name)
    return bool(entry["solved"])
