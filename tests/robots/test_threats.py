"""Tests that hard and expert robots prevent nearly all wins of the next player."""

from typing import Final

import pytest

from paxdesk.porfiriana.robots.planner.levels import LevelName
from paxdesk.porfiriana.rules.deck import Deck
from tests.robots.threats import Threat, stopped_by, threats, turn_by

LEAST: Final = 0.95
"""Minimum share of threats that are prevented or unstoppable."""


def left_by(level: LevelName, found: list[Threat]) -> list[Threat]:
    """Return the threats that a level leaves although they can be prevented."""
    left = [each for each in found if turn_by(level, each)[1] is not None]
    return [each for each in left if stopped_by(each) is not None]


@pytest.mark.long
def test_hard_prevents_wins_of_the_next_player(deck: Deck) -> None:
    found = list(threats(deck, every=90))
    assert len(found) >= 2
    assert not left_by("hard", found)


@pytest.mark.slow
@pytest.mark.parametrize("level", ["hard", "expert"])
def test_nearly_all_wins_of_the_next_player_are_prevented(level: LevelName, deck: Deck) -> None:
    found = list(threats(deck))
    assert len(found) >= 200
    left = left_by(level, found)
    assert len(left) <= (1 - LEAST) * len(found), [
        (each.seats, each.seed, each.at) for each in left
    ]
