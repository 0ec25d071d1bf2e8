"""Tests of all scenarios of the first game."""

import pytest

from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.session.scenarios import run_scenario
from tests.scenario_files import ALL, Place


@pytest.mark.parametrize("place", ALL, ids=lambda place: place.name)
def test_scenario(place: Place, deck: Deck) -> None:
    missed = run_scenario(place.read(deck))
    assert missed is None, str(missed)
