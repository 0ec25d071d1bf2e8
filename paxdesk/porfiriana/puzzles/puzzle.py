"""A puzzle, and the file of puzzles: strictly read, written in one form only."""

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

from paxdesk.errors import PaxError
from paxdesk.files.json_reading import read_json
from paxdesk.files.unfit import Unfit
from paxdesk.language import say
from paxdesk.porfiriana.puzzles.goals import NOBODY, Goal
from paxdesk.porfiriana.rules.actions import DIAZ
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.rules.invariants import problems
from paxdesk.porfiriana.rules.notation import parse
from paxdesk.porfiriana.rules.state import State
from paxdesk.porfiriana.saves.migrate import FORMAT, migrated
from paxdesk.record_classes import frozen
from paxdesk.resources import assets_folder

MOST_BYTES: Final = 4_000_000
MOST_STARS: Final = 3
STAR_AT: Final = (0, 4, 12)
"""From how many tempting lines on a puzzle has one star more."""


@frozen
class Puzzle:
    """A turn with exactly one best plan.

    ``name`` says where it was found: its kind, the seats of the game, its seed and the number of
    the turn. ``solution`` are the lines of the plan in an order that works, up to a showdown.
    After the last line of each of ``wrong`` the goal cannot be reached any more; ``tempting`` is
    how many such lines look at least as good to a strong player as the right one.
    """

    name: str
    goal: Goal
    solution: tuple[str, ...]
    wrong: tuple[tuple[str, ...], ...]
    tempting: int
    position: State

    @property
    def stars(self) -> int:
        """How hard it is, from 1."""
        return sum(self.tempting >= least for least in STAR_AT)


@frozen
class PuzzleFile:
    """Puzzles of one deck, named by its digest, with positions in a ``format`` of saved games."""

    format: int
    deck: str
    puzzles: tuple[Puzzle, ...]


def puzzles_path() -> Path:
    """Where the puzzles that come with the program lie."""
    return assets_folder() / "puzzles.json"


def read_puzzles(path: Path, deck: Deck) -> tuple[Puzzle, ...]:
    """The puzzles of a file, to be played with ``deck``. Raises PaxError."""
    # cattrs is imported with the first file, so that a table without one is there sooner.
    from paxdesk.porfiriana.saves.plain_data import from_plain

    try:
        file = from_plain(_migrated(read_json(path, MOST_BYTES)), PuzzleFile, deck)
        for index, puzzle in enumerate(file.puzzles):
            _check(puzzle, f"puzzles[{index}]")
    except Unfit as unfit:
        raise PaxError(
            say("{file}: {where}: {problem}.", file=path, where=unfit.where, problem=unfit.problem)
        ) from unfit
    return file.puzzles


def _migrated(data: Any) -> Any:
    """The data of a file with its positions in the form of this version, to be read strictly."""
    match data:
        case {"format": form, "puzzles": list(puzzles)}:
            return {**data, "format": FORMAT, "puzzles": [_in_form(each, form) for each in puzzles]}
    return data


def _in_form(puzzle: Any, form: Any) -> Any:
    if not isinstance(puzzle, dict):
        return puzzle
    position = migrated({"format": form, "position": puzzle.get("position")})["position"]
    return {**puzzle, "position": position}


def _check(puzzle: Puzzle, where: str) -> None:
    """Check what the types cannot say."""
    goal, state = puzzle.goal, puzzle.position
    wrong = problems(state, settled=True)
    if wrong:
        raise Unfit("; ".join(wrong), f"{where}.position")
    if not goal.acting(state):
        raise Unfit(say("it is not the turn of the seat that is asked"), f"{where}.goal")
    rivals = set(state.players) - {goal.seat, DIAZ} if goal.kind == "stop" else {NOBODY}
    if goal.rival not in rivals:
        raise Unfit(say("there is no such rival"), f"{where}.goal")
    if (goal.kind == "points") != (goal.prestige is not None):
        raise Unfit(say("points are of one kind of prestige"), f"{where}.goal")
    for line in (*puzzle.solution, *(line for each in puzzle.wrong for line in each)):
        try:
            parse(line)
        except PaxError as error:
            raise Unfit(str(error).rstrip("."), where) from error


def written(puzzles: Iterable[Puzzle], deck: Deck) -> bytes:
    """The content of a file of puzzles, one to a line."""
    from paxdesk.porfiriana.saves.plain_data import to_plain

    rows = [
        json.dumps(to_plain(each, deck), ensure_ascii=False, separators=(",", ":"))
        for each in puzzles
    ]
    return (
        f'{{"format":{FORMAT},"deck":"{deck.digest}","puzzles":[\n' + ",\n".join(rows) + "\n]}\n"
    ).encode()
