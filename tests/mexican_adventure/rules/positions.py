"""Positions for the tests of the rules, in the form of scenarios."""

from collections.abc import Iterator
from functools import cache
from typing import TypeAlias

from paxdesk.mexican_adventure.rules.actions import Action
from paxdesk.mexican_adventure.rules.engine import asked, perform
from paxdesk.mexican_adventure.rules.material_reading import load_material
from paxdesk.mexican_adventure.rules.notation import Names, parse
from paxdesk.mexican_adventure.rules.state import PLAIN, Event, Options, State
from paxdesk.mexican_adventure.scenarios import AdventureScenario, laid_out, read_position
from paxdesk.session.scenarios import (
    LaidDown,
    Listed,
    RefusedStep,
    Scenario,
    ScenarioRun,
    Unreadable,
)
from paxdesk.strict_yaml import read_text
from tests.scenario_files import ADVENTURE

MATERIAL = load_material()
NAMES = Names.of(MATERIAL)
SCENARIOS = ("puebla", "conquest", "maximilian", "retreat", "campaign")
AnyScenario: TypeAlias = Scenario[AdventureScenario]


@cache
def _read(given: str, options: Options, seed: int) -> State:
    position, step = read_position(read_text(given), MATERIAL, options, seed)
    return laid_out(position, step)


def laid(given: str, *, options: Options = PLAIN, seed: int = 1) -> State:
    """Return a position as ``given`` in a scenario file, at its first question."""
    return _read(given, options, seed).copy()


def line(text: str) -> Action:
    return parse(text, NAMES)


def play(state: State, *lines: str) -> list[Event]:
    events: list[Event] = []
    for text in lines:
        events = perform(state, line(text))
    return events


@cache
def all_scenarios() -> tuple[AnyScenario, ...]:
    return tuple(place.read_adventure() for place in ADVENTURE)


def met_in(scenario: AnyScenario) -> Iterator[State]:
    """Yield the state at each question of a scenario; the state changes afterwards."""
    trial = ScenarioRun(scenario.game, laid_out(scenario.game.position, scenario.game.begins_at))
    steps = [step for step in scenario.steps if not isinstance(step, RefusedStep | Listed)]
    for step in (None, *steps):
        if step is not None:
            trial.take(step)
        if asked(trial.state) is not None and not isinstance(step, LaidDown | Unreadable):
            yield trial.state


@cache
def _questions() -> tuple[tuple[str, State], ...]:
    found = []
    for scenario in all_scenarios():
        for number, state in enumerate(met_in(scenario)):
            found.append((f"{scenario.place} {number}", state.copy()))
            found[-1][1].rolls, found[-1][1].draws = [], []
    return tuple(found)


def questions() -> Iterator[tuple[str, State]]:
    """Yield the name and a copied position of every question in the scenarios."""
    return ((name, state.copy()) for name, state in _questions())
