"""Tests that random games of every scenario end, with valid positions throughout.

``PAXDESK_GAMES`` sets their number.
"""

import os

import pytest

from paxdesk.mexican_adventure.robots.simulation import KindsPlayer
from paxdesk.mexican_adventure.rules.engine import asked, begin, legal_actions, perform, refusal
from paxdesk.mexican_adventure.rules.invariants import problems
from paxdesk.mexican_adventure.rules.material_reading import load_material
from paxdesk.mexican_adventure.rules.notation import Names, parse, write
from paxdesk.mexican_adventure.rules.state import State
from tests.shares import spread

SCENARIOS = ("puebla", "conquest", "maximilian", "retreat", "campaign")
GAMES = int(os.environ.get("PAXDESK_GAMES", "10"))
QUICK = 1
"""Number of games in a quick run of the tests."""
MOST_LINES = 20_000


def play(scenario: str, seed: int) -> tuple[State, list[str]]:
    material = load_material()
    names, player = Names.of(material), KindsPlayer.for_game(seed)
    state, lines = begin(material, scenario, seed), []
    while asked(state) is not None:
        legal = legal_actions(state)
        assert len(legal) > 1, "nobody is asked where nothing can be chosen"
        action = player.choose(legal)
        assert refusal(state, action) is None
        lines.append(write(action))
        assert parse(lines[-1], names) == action
        perform(state, action)
        assert problems(state) == []
        assert len(lines) < MOST_LINES
    return state, lines


@pytest.mark.parametrize("game", spread(range(GAMES), QUICK))
def test_a_random_game_ends(game: int) -> None:
    state, _ = play(SCENARIOS[game % len(SCENARIOS)], game)
    assert state.winner is not None
    assert state.turn <= state.card.last_turn


@pytest.mark.parametrize("scenario", spread(["puebla", "retreat"]))
def test_the_same_seed_and_lines_give_the_same_game(scenario: str) -> None:
    state, lines = play(scenario, 7)
    again = begin(load_material(), scenario, 7)
    names = Names.of(load_material())
    for line in lines:
        perform(again, parse(line, names))
    assert again == state


def test_a_refused_line_changes_nothing_and_a_copy_is_independent() -> None:
    state = begin(load_material(), "campaign", 1)
    before = state.copy()
    assert refusal(state, legal_actions(state)[0]) is None
    perform(state, legal_actions(state)[0])
    assert state != before
    assert before == begin(load_material(), "campaign", 1)
