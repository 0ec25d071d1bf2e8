"""Tests of the measurement of luck in games."""

from statistics import mean

import pytest

from paxdesk.porfiriana.robots.learning import TrainingRun
from paxdesk.porfiriana.rules.deck import Deck
from tests.analysis.luck import luck_of


def test_the_luck_of_one_is_the_misfortune_of_the_other(deck: Deck) -> None:
    row = TrainingRun(deck, "beginner").play(2)
    one, other = (luck_of(row, deck, seat) for seat in (1, 2))
    assert one.result + other.result == 1
    assert len(one.refills) > 8
    assert list(one.refills) == pytest.approx([-each for each in other.refills])
    assert any(one.refills)
    assert abs(mean(one.refills)) < 0.02
