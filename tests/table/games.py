"""Scenarios for automatic players, and the choices of a random player."""

import random
from collections.abc import Iterator

from paxdesk.porfiriana.rules.actions import Action
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.rules.state import State
from paxdesk.session.scenarios import PerformStep
from tests import scenario_files
from tests.scenario_files import PEOPLE, Place

SCENARIOS = PEOPLE
TASTES = {
    "Speculate": 0.3,
    "Shift": 0.5,
    "End": 0.4,
    "Play": 6,
    "Attack": 4,
    "Deploy": 6,
    "Redeploy": 2,
    "Sell": 0.3,
    "Manifesto": 0.2,
}
"""Weights of kinds of action; others have 1."""


def chosen(legal: list[Action], chance: random.Random) -> Action:
    weights = [TASTES.get(type(action).__name__, 1) for action in legal]
    return chance.choices(legal, weights)[0]


def scenario(place: Place, deck: Deck) -> tuple[State, list[Action]]:
    """Return the position of a scenario and its performed actions."""
    read = place.read(deck)
    return read.game.position, [step.action for step in read.steps if isinstance(step, PerformStep)]


def positions(deck: Deck, every: int = 1) -> Iterator[tuple[str, State]]:
    for place in SCENARIOS[::every]:
        yield place.name, scenario(place, deck)[0]


def named(name: str, deck: Deck) -> tuple[State, list[Action]]:
    return scenario(scenario_files.named(name), deck)
