"""Tests with pairs of positions that differ only in information hidden from a side."""

from collections.abc import Callable

import pytest

from paxdesk.mexican_adventure.robots.cautions import cautions
from paxdesk.mexican_adventure.robots.simulation import KindsPlayer, Playing
from paxdesk.mexican_adventure.robots.strategist import ROBOTS
from paxdesk.mexican_adventure.rules.engine import asked, begin, legal_actions
from paxdesk.mexican_adventure.rules.view import seen_by
from paxdesk.mexican_adventure.saves import to_plain
from paxdesk.mexican_adventure.table.advice import ADVISER
from paxdesk.session.randomness import Generator
from tests.mexican_adventure.rules.positions import MATERIAL, SCENARIOS
from tests.mexican_adventure.rules.test_view import otherwise, same_view
from tests.shares import spread

BETWEEN = 7
"""Number of steps between two compared positions."""
SET_UP = 40
"""Number of steps between compared positions while pieces are placed."""


def compare(scenario: str, seed: int, wanted: int, levels: tuple[str, ...]) -> int:
    """Check ``wanted`` pairs for equal views and answers; return how many pairs really differ."""
    generator, pairs, different = Generator(seed), 0, 0
    while pairs < wanted:
        players = {"imperial": "easy", "republican": "easy"}
        playing = Playing(begin(MATERIAL, scenario, seed), players, KindsPlayer.for_game(seed))
        for number, _ in enumerate(playing.steps()):
            side = asked(playing.state)
            if side is None or pairs == wanted:
                break
            if number % (SET_UP if playing.state.step == "setup" else BETWEEN):
                continue
            state = playing.state.copy()
            other = otherwise(state, side, generator)
            views = seen_by(state, side), seen_by(other, side)
            assert same_view(*views)
            one, two = (repr(to_plain(view, MATERIAL)) for view in views)
            assert one.encode() == two.encode()
            assert legal_actions(state) == legal_actions(other)
            assert cautions(views[0], side) == cautions(views[1], side)
            for level in levels:
                first, second = (ROBOTS[level].choose(view, side) for view in views)
                assert first == second, f"{scenario} {seed} {number} {level}"
            different += state != other
            pairs += 1
        seed += 1
    return different


@pytest.mark.parametrize("scenario", spread(SCENARIOS, 2))
def test_pairs(scenario: str) -> None:
    assert compare(scenario, 51, 8, (ADVISER,)) > 3


@pytest.mark.parametrize("scenario", spread(SCENARIOS, quick=0, long=1))
def test_hundred_pairs(scenario: str, count: Callable[[str], None]) -> None:
    different = compare(scenario, 61, 100, ("easy", "medium", "hard"))
    assert different > 60
    count(f"{different} of 100 pairs differ")


@pytest.mark.slow
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_thousand_pairs(scenario: str, count: Callable[[str], None]) -> None:
    different = compare(scenario, 71, 1000, ("easy", "medium", "hard"))
    assert different > 600
    count(f"{different} of 1000 pairs differ")
