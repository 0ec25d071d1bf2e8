"""Tests of every scenario of the second game."""

import pytest

from paxdesk.session.scenarios import run_scenario
from tests.scenario_files import ADVENTURE, Place


@pytest.mark.parametrize("place", ADVENTURE, ids=lambda place: place.name)
def test_scenario(place: Place) -> None:
    missed = run_scenario(place.read_adventure())
    assert missed is None, str(missed)
