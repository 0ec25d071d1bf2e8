"""``paxdesk scenario``: run scenario files without a display."""

import sys
import traceback
from argparse import ArgumentParser, Namespace
from pathlib import Path

from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.scenarios.reading import read_scenario
from paxdesk.porfiriana.scenarios.running import run_scenario
from paxdesk.porfiriana.scenarios.scenario import ScenarioError
from paxdesk.resources import open_deck

PASSED, FAILED, NO_SCENARIO = range(3)


def add_arguments(parser: ArgumentParser) -> None:
    """Declare the files to run."""
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE", help="a scenario file")


def run(arguments: Namespace) -> int:
    """Run every file, one line each; 1 if one failed, 2 if one is no scenario."""
    deck = open_deck(arguments.cards)
    outcomes = [_run_file(file, deck) for file in arguments.files]
    passed = outcomes.count(PASSED)
    print(f"{passed} passed, {len(outcomes) - passed} failed")
    return max(outcomes)


def _run_file(file: Path, deck: Deck) -> int:
    try:
        missed = run_scenario(read_scenario(file, deck))
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
