"""Tests of damaged games: each is refused with a message, or is valid."""

from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest

from paxdesk.mexican_adventure.robots.simulation import KindsPlayer
from paxdesk.mexican_adventure.rules.engine import asked, legal_actions, perform
from paxdesk.mexican_adventure.rules.invariants import problems
from paxdesk.mexican_adventure.rules.notation import write
from paxdesk.mexican_adventure.saves import OpenedGame, SavedGame, open_saved
from paxdesk.mexican_adventure.session import Opening, SeatSetup, Session
from tests.files.mutations import Mutator, attack, recalled
from tests.mexican_adventure.rules.positions import MATERIAL, SCENARIOS
from tests.shares import spread

SEATS = (SeatSetup("Eugénie", 1), SeatSetup("Benito", 4))
APART = 13
"""Number of steps between two saves of a game."""
GAMES = 6
"""Maximum number of saves of each scenario's game."""
FEW, SLOW = 100, 4000
PARTS = 6
STEPS = 15


@cache
def files() -> tuple[bytes, ...]:
    """Return some saved games of every scenario."""
    found = []
    for seed, scenario in enumerate(SCENARIOS, start=1):
        session = Session.new(MATERIAL, Opening(scenario, seed), SEATS)
        player = KindsPlayer.for_game(seed)
        for number in range(GAMES * APART):
            if session.seat_to_act is None:
                break
            session.submit(player.choose(session.legal()))
            if number % APART == 0:
                found.append(SavedGame.of(session).data())
    return tuple(found)


@pytest.mark.parametrize(
    ("part", "mutants"),
    spread([(0, FEW), *((part, SLOW) for part in range(1, PARTS))], 0, 1, unpack=True),
)
def test_mutants(tmp_path: Path, count: Callable[[str], None], part: int, mutants: int) -> None:
    found = Mutator(files(), seed=part).mutants(mutants)
    count(attack(found, tmp_path / "mutant.pax", lambda file: open_saved(file, MATERIAL), _check))


def _check(opened: OpenedGame) -> str:
    session = opened.session
    assert problems(session.state) == []
    told = recalled(opened.recall)
    state, player = session.state.copy(), KindsPlayer.for_game(1)
    for _ in range(STEPS):
        legal = legal_actions(state)
        if not legal:
            break
        action = player.choose(legal)
        perform(state, action)
        assert problems(state) == [], write(action)
    assert asked(state) is None or legal_actions(state)
    return told
