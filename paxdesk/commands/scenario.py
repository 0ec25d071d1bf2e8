"""``paxdesk scenario``: run scenario files without a display."""

import sys
import traceback
from argparse import ArgumentParser, Namespace
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

from paxdesk.session.scenarios import (
    Document,
    ScenarioError,
    ScenarioGame,
    documents,
    read_scenario,
    run_scenario,
)
from paxdesk.strict_yaml import Node

PASSED, FAILED, NO_SCENARIO = range(3)
Reader = Callable[[Node], ScenarioGame[Any, Any]]


def add_arguments(parser: ArgumentParser) -> None:
    """Declare the files to run."""
    parser.add_argument(
        "files",
        nargs="+",
        type=Path,
        metavar="FILE",
        help="a scenario file; FILE#NAME is one position of several",
    )


def run(arguments: Namespace) -> int:
    """Run every position, one line each; 1 if one failed, 2 if one is no scenario."""
    outcomes: list[int] = []
    for file in arguments.files:
        try:
            found = documents(file)
        except ScenarioError as error:
            print(f"FAIL {error}")
            outcomes.append(NO_SCENARIO)
        else:
            outcomes += [_run(each, arguments.cards) for each in found]
    passed = outcomes.count(PASSED)
    print(f"{passed} passed, {len(outcomes) - passed} failed")
    return max(outcomes)


@cache
def _porfiriana(corrections: Path | None) -> Reader:
    from paxdesk.porfiriana.rules.deck import open_deck
    from paxdesk.porfiriana.scenarios.reading import reader

    return reader(open_deck(corrections))


@cache
def _mexican_adventure(corrections: Path | None) -> Reader:
    from paxdesk.mexican_adventure.rules.material_reading import load_material
    from paxdesk.mexican_adventure.scenarios import reader
    from paxdesk.resources import corrections_folder

    return reader(load_material(corrections or corrections_folder()))


@cache
def _sierra_madre(_corrections: Path | None) -> Reader:
    from paxdesk.sierra_madre.scenarios import reader

    return reader()


GAMES: dict[str | None, Callable[[Path | None], Reader]] = {
    None: _porfiriana,
    "mexican_adventure": _mexican_adventure,
    "sierra_madre": _sierra_madre,
}
"""Who reads a document, by its key ``game``; the first game's have none."""


def game_of(found: Document) -> str | None:
    """The game that a document names; whatever else is wrong with it that game's reader tells."""
    node = found.root.value.get("game") if isinstance(found.root.value, dict) else None
    if node is None:
        return None
    if not isinstance(node.value, str) or node.value not in GAMES:
        known = ", ".join(name for name in GAMES if name)
        problem = f"no game “{node.value}”"
        raise ScenarioError(found.place, node.line, "game", problem, known)
    return node.value


def _run(found: Document, corrections: Path | None) -> int:
    try:
        missed = run_scenario(read_scenario(found, GAMES[game_of(found)](corrections)))
    except ScenarioError as error:
        print(f"FAIL {error}")
        return NO_SCENARIO
    except Exception as error:
        # A crash of the engine must not hide what the other positions have to say.
        traceback.print_exc(file=sys.stderr)
        print(f"FAIL {found.place}: the engine stumbled ({type(error).__name__}: {error})")
        return FAILED
    if missed is None:
        print(f"ok   {found.place}")
        return PASSED
    print(f"FAIL {found.place}, {missed}")
    return FAILED
