"""Tests that robots of both games add floats identically in every version of Python."""

import builtins
import sys
from collections.abc import Iterable
from itertools import islice
from typing import Any

import pytest

from paxdesk.float_sum import float_sum
from paxdesk.mexican_adventure.robots.simulation import SimulationSetup as AdventurePlan
from paxdesk.porfiriana.robots.planner.learned import WinChances
from paxdesk.porfiriana.robots.roster import RobotName
from paxdesk.porfiriana.robots.simulation import play_unheard
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.rules.setup import deal
from paxdesk.porfiriana.rules.state import Options
from paxdesk.session.randomness import RandomPlayer

PLAIN_SUM = builtins.sum


@pytest.fixture
def floats_added_by(monkeypatch: pytest.MonkeyPatch) -> dict[str, int]:
    """Return counts of ``sum`` calls with several floats, by line."""
    found: dict[str, int] = {}

    def watched(items: Iterable[Any], /, start: Any = 0) -> Any:
        added = list(items)
        frame = sys._getframe(1)
        name = frame.f_globals["__name__"]
        if name.startswith("paxdesk") and PLAIN_SUM(isinstance(each, float) for each in added) > 1:
            where = f"{name}:{frame.f_lineno}"
            found[where] = found.get(where, 0) + 1
        return PLAIN_SUM(added, start)

    monkeypatch.setattr(builtins, "sum", watched)
    return found


def test_each_addition_is_rounded() -> None:
    assert float_sum([0.1] * 10) == 0.9999999999999999
    assert float_sum([1e16, 1.0, -1e16]) == 0.0
    assert float_sum([]) == 0.0


@pytest.mark.long
@pytest.mark.parametrize(
    ("levels", "lines"), [(("medium", "easy", "medium"), 200), (("hard", "hard"), 40)]
)
def test_planners_add_no_floats_by_sum(
    deck: Deck, floats_added_by: dict[str, int], levels: tuple[RobotName, ...], lines: int
) -> None:
    state = deal(deck, len(levels), 5, Options())
    robots = dict(enumerate(levels, start=1))
    taken = list(islice(play_unheard(state, RandomPlayer.for_game(5), robots), lines))
    assert len(taken) > lines // 2
    WinChances.at(state).chances(state)
    assert not floats_added_by


@pytest.mark.long
@pytest.mark.parametrize("scenario", ["puebla", "retreat"])
def test_strategists_add_no_floats_by_sum(floats_added_by: dict[str, int], scenario: str) -> None:
    AdventurePlan(scenario, "hard", "hard").play(5)
    assert not floats_added_by
