"""Tests of completing a set-up by default."""

import pytest

from paxdesk.mexican_adventure.rules import actions as act
from paxdesk.mexican_adventure.rules.agenda import SettingUp
from paxdesk.mexican_adventure.rules.engine import begin, legal_actions, perform, refusal
from paxdesk.mexican_adventure.rules.notation import write
from paxdesk.mexican_adventure.usual_setup import the_rest, usual_setups
from tests.mexican_adventure.rules.positions import MATERIAL, SCENARIOS, line


@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("own", [0, 3])
def test_the_rest_as_usual(scenario: str, own: int) -> None:
    state = begin(MATERIAL, scenario, 1)
    sides = []
    while isinstance(state.agenda[-1], SettingUp):
        step = state.agenda[-1]
        sides.append(step.side)
        for _ in range(own):
            placing = [each for each in legal_actions(state) if isinstance(each, act.PlacePieces)]
            perform(state, placing[len(placing) // 2])
        rest = the_rest(state)
        assert rest is not None
        assert line(write(rest)) == rest
        if not own:
            assert rest.batches == usual_setups(MATERIAL)[scenario][step.side]
        assert refusal(state, rest) is None
        perform(state, rest)
        assert the_rest(state) is None
        if not own:
            assert refusal(state, act.Done()) is None
        elif refusal(state, act.Done()) is not None:
            return
        perform(state, act.Done())
    assert set(sides) == set(usual_setups(MATERIAL)[scenario])


def test_batches_of_a_line_share_the_pieces() -> None:
    """Batches may not share a leader, nor place two FP in a zone."""
    state = begin(MATERIAL, "puebla", 1)
    assert refusal(state, line("place 1C in colima, 1C in oaxaca")) is None
    assert refusal(state, line("place rojas 1C in colima, rojas 1C in oaxaca")) is not None
    assert refusal(state, line("place 1C in colima, 2C in oaxaca")) is not None, "one a zone"
