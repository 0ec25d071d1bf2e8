"""How often each puzzle was tried, and which are solved: ``puzzles.json`` in the user's folder."""

import json
from pathlib import Path
from typing import Any, Final

import platformdirs
from attrs import evolve, frozen

from paxdesk.files.json_reading import read_json
from paxdesk.files.unfit import Unfit
from paxdesk.files.writing import write_whole

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
    """The results by puzzle; what cannot be read counts as nothing."""
    try:
        data = read_json(path, MOST_BYTES)
    except (Unfit, OSError):
        return {}
    if not isinstance(data, dict):
        return {}
    found = {name: _result(value) for name, value in data.items()}
    return {name: result for name, result in found.items() if result is not None}


def _result(value: Any) -> PuzzleResult | None:
    match value:
        case {"solved": bool(solved), "tries": int(tries)} if tries >= 0:
            return PuzzleResult(solved, tries)
    return None


def keep_try(path: Path, name: str, solved: bool) -> PuzzleResult:
    """Note one more try of a puzzle. Raises SaveError where that cannot be kept."""
    results = read_results(path)
    before = results.get(name, PuzzleResult())
    result = evolve(before, solved=before.solved or solved, tries=before.tries + 1)
    results[name] = result
    data = {each: {"solved": got.solved, "tries": got.tries} for each, got in results.items()}
    path.parent.mkdir(parents=True, exist_ok=True)
    write_whole(path, json.dumps(data, ensure_ascii=False, indent=1).encode())
    return result
