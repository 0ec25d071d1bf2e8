"""Run of all scenarios of a game in one process: ``python -m tests.every_scenario GAME``.

Prints the public names of the rules that no scenario reaches.
"""

import importlib
import inspect
import sys
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from types import CodeType, FrameType
from typing import TypeAlias

TESTS = Path(__file__).resolve().parent
Run: TypeAlias = Callable[[], object]
"""Function that runs one scenario and returns its first failure, or None."""


def scenarios(game: str) -> Iterator[tuple[str, Run]]:
    """Return the names of a game's scenarios, each with a function that runs it."""
    from paxdesk.porfiriana.rules.deck import load_deck
    from paxdesk.resources import cards_folder
    from paxdesk.session.scenarios import run_scenario
    from tests.scenario_files import ADVENTURE, ALL, Place

    if game == "porfiriana":
        deck = load_deck(cards_folder())

        def run(place: Place) -> object:
            return run_scenario(place.read(deck))

        places = ALL
    else:

        def run(place: Place) -> object:
            return run_scenario(place.read_adventure())

        places = ADVENTURE
    return ((place.name, partial(run, place)) for place in places)


def not_reached(game: str) -> list[str]:
    """Return the public names that no scenario reaches; requires a fresh process."""
    called: set[CodeType] = set()

    def note(frame: FrameType, event: str, _: object) -> None:
        called.add(frame.f_code)

    sys.setprofile(note)
    try:
        for name, run in scenarios(game):
            missed = run()
            assert missed is None, f"{name}: {missed}"
    finally:
        sys.setprofile(None)
    return [
        f"{module}.{name}"
        for module, name, public in _public_names(game)
        if not called & _codes_of(public)
    ]


def _public_names(game: str) -> Iterator[tuple[str, str, object]]:
    folder = TESTS.parent / "paxdesk" / game / "rules"
    for file in sorted(folder.glob("*.py")):
        module = importlib.import_module(f"paxdesk.{game}.rules.{file.stem}")
        for name, found in vars(module).items():
            own = getattr(found, "__module__", None) == module.__name__
            protocol = getattr(found, "_is_protocol", False)  # nothing in it ever runs
            if own and callable(found) and not protocol and not name.startswith("_"):
                yield file.stem, name, found


def _codes_of(public: object) -> set[CodeType]:
    members = vars(public).values() if isinstance(public, type) else [public]
    plain = (each.fget if isinstance(each, property) else each for each in members)
    functions = (inspect.unwrap(each) for each in plain if callable(each))
    return {each.__code__ for each in functions if inspect.isfunction(each)}


if __name__ == "__main__":
    print("\n".join(not_reached(sys.argv[1])))
