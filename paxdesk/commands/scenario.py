"""``paxdesk scenario``: run scenario files without a display."""

import sys
import traceback
from argparse import ArgumentParser, Namespace
from collections.abc import Callable
from pathlib import Path

from paxdesk.session.scenarios import Missed, ScenarioError
from paxdesk.strict_yaml import Misfit, Node, read_file

PASSED, FAILED, NO_SCENARIO = range(3)


def add_arguments(parser: ArgumentParser) -> None:
    """Declare the files to run."""
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE", help="a scenario file")


def run(arguments: Namespace) -> int:
    """Run every file, one line each; 1 if one failed, 2 if one is no scenario."""
    outcomes = [_run_file(file, arguments.cards) for file in arguments.files]
    passed = outcomes.count(PASSED)
    print(f"{passed} passed, {len(outcomes) - passed} failed")
    return max(outcomes)


def _porfiriana(file: Path, corrections: Path | None) -> Missed | None:
    from paxdesk.porfiriana.rules.deck import open_deck
    from paxdesk.porfiriana.scenarios.reading import read_scenario
    from paxdesk.porfiriana.scenarios.running import run_scenario

    return run_scenario(read_scenario(file, open_deck(corrections)))


def _mexican_adventure(file: Path, corrections: Path | None) -> Missed | None:
    from paxdesk.mexican_adventure.rules.material_reading import load_material
    from paxdesk.mexican_adventure.scenarios.reading import read_scenario
    from paxdesk.mexican_adventure.scenarios.running import run_scenario
    from paxdesk.resources import corrections_folder

    material = load_material(corrections or corrections_folder())
    return run_scenario(read_scenario(file, read_file(file), material))


GAMES: dict[str | None, Callable[[Path, Path | None], Missed | None]] = {
    None: _porfiriana,
    "mexican_adventure": _mexican_adventure,
}
"""Who runs a file, by its key ``game``; the first game's files have none."""


def game_of(file: Path) -> str | None:
    """The game that a file names; whatever else is wrong with it that game's reader tells."""
    try:
        root = read_file(file)
    except Misfit:
        return None
    node = root.value.get("game") if isinstance(root.value, dict) else None
    if not isinstance(node, Node):
        return None
    if not isinstance(node.value, str) or node.value not in GAMES:
        known = ", ".join(name for name in GAMES if name)
        raise ScenarioError(str(file), node.line, "game", f"no game “{node.value}”", known)
    return node.value


def _run_file(file: Path, corrections: Path | None) -> int:
    try:
        missed = GAMES[game_of(file)](file, corrections)
    except ScenarioError as error:
        print(f"FAIL {error}")
        return NO_SCENARIO
    except Exception as error:
        # A crash of the engine must not hide what the other files have to say.
        traceback.print_exc(file=sys.stderr)
        print(f"FAIL {file}: the engine stumbled ({type(error).__name__}: {error})")
        return FAILED
    if missed is None:
        print(f"ok   {file}")
        return PASSED
    print(f"FAIL {file}, {missed}")
    return FAILED
