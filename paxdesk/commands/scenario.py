"""``paxdesk scenario``: run scenario files without a display."""

import sys
import traceback
from argparse import ArgumentParser, Namespace
from pathlib import Path

from paxdesk.commands.game_registry import GAMES, PlayedGame
from paxdesk.session import scenarios
from paxdesk.strict_yaml import split_place

PASSED, FAILED, NO_SCENARIO = range(3)


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument(
        "files",
        nargs="+",
        type=Path,
        metavar="FILE",
        help="scenario file (FILE#NAME: one position of several)",
    )


def run(arguments: Namespace) -> int:
    """Run the positions in all files; return the worst exit code."""
    outcomes: list[int] = []
    missing = [file for file in arguments.files if not split_place(file)[0].exists()]
    for file in missing:
        print(f"{file}: no such file", file=sys.stderr)
    if len(missing) == len(arguments.files):
        return NO_SCENARIO
    for file in arguments.files:
        if file in missing:
            continue
        try:
            found = scenarios.documents(file)
        except scenarios.ScenarioError as error:
            print(f"FAIL {error}")
            outcomes.append(NO_SCENARIO)
        else:
            outcomes += [_run(each, arguments.cards) for each in found]
    passed = outcomes.count(PASSED)
    print(f"{passed} passed, {len(outcomes) - passed} failed")
    return max(*outcomes, NO_SCENARIO if missing else PASSED)


def game_of(found: scenarios.Document) -> PlayedGame:
    """Return the game that a document names.

    Raises ScenarioError for an unknown game.
    """
    node = found.root.value.get("game") if isinstance(found.root.value, dict) else None
    if node is None:
        return GAMES[0]
    for game in GAMES[1:]:
        if node.value == game.key:
            return game
    known = ", ".join(game.key for game in GAMES[1:])
    raise scenarios.ScenarioError(found.place, node.line, "game", f"no game “{node.value}”", known)


def _run(found: scenarios.Document, corrections: Path | None) -> int:
    try:
        missed = scenarios.run_scenario(
            scenarios.read_scenario(found, game_of(found).files(corrections).scenario)
        )
    except scenarios.ScenarioError as error:
        print(f"FAIL {error}")
        return NO_SCENARIO
    except Exception as error:
        # Catch crashes of the engine: the other positions must still run.
        traceback.print_exc(file=sys.stderr)
        print(f"FAIL {found.place}: internal error ({error})")
        return FAILED
    if missed is None:
        print(f"ok   {found.place}")
        return PASSED
    print(f"FAIL {found.place}, {missed}")
    return FAILED
