"""Tests that better plans from an analysis also gain in whole games played by robots."""

import json
from statistics import mean

import pytest

from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.saves import read_saved
from tests.analysis.replayed_turns import replayed
from tests.analysis.short_game import FOUND, GAME


@pytest.mark.slow
def test_better_plans_gain_in_whole_games(deck: Deck) -> None:
    recording = read_saved(GAME, deck).replayed()
    told = list(replayed(json.loads(FOUND.read_text()), recording, 12, 1))
    assert len(told) > 1
    assert mean(each.gain for each in told) > 0, told
