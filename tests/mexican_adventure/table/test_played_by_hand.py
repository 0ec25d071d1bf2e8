"""Tests of scenarios of the second game, played by real mouse or key events only."""

import pytest

from paxdesk.mexican_adventure.robots.simulation import KindsPlayer
from paxdesk.mexican_adventure.rules import actions as act
from paxdesk.mexican_adventure.rules.actions import Action
from paxdesk.mexican_adventure.rules.notation import write
from tests.mexican_adventure.table.conftest import OpenAdventure
from tests.mexican_adventure.table.hand import AdventureHand, KeyboardHand
from tests.shares import spread

BY_KEYS = 100


def meant(action: Action) -> object:
    """Return an action without its way, as several ways may lead to a zone."""
    if isinstance(action, act.Move):
        return ("move", action.path[-1].zone)
    if isinstance(action, act.Ride):
        return ("ride", action.who, action.path[-1])
    return write(action)


def play(window: object, seed: int, most: int, by: type[AdventureHand] = AdventureHand) -> int:
    desk = window.desk  # type: ignore[attr-defined]
    session, hand, player = desk.session, by(desk), KindsPlayer.for_game(seed)
    steps = 0
    while session.seat_to_act is not None and steps < most:
        action = player.choose(session.legal())
        lines = len(session.journal)
        hand.play(action)
        played = [e for e in session.journal[lines:] if not e.line.startswith("dice")]
        assert len(played) == 1, write(action)
        assert meant(session.game.parse(played[0].line)) == meant(action)
        steps += 1
    return steps


@pytest.mark.long
@pytest.mark.parametrize(
    ("scenario", "steps"), spread([("puebla", 15), ("maximilian", 60)], unpack=True)
)
def test_the_first_steps_by_mouse(open_adventure: OpenAdventure, scenario: str, steps: int) -> None:
    window = open_adventure(scenario=scenario, seed=3)
    assert play(window, 3, steps) == steps
    session = window.desk.session
    assert session.replay() == session.state


@pytest.mark.slow
@pytest.mark.parametrize(("scenario", "seed"), [("puebla", 3), ("maximilian", 3), ("retreat", 5)])
def test_played_by_keys(open_adventure: OpenAdventure, scenario: str, seed: int) -> None:
    """Puebla is played to its end, the others for ``BY_KEYS`` steps."""
    window = open_adventure(scenario=scenario, seed=seed)
    steps = play(window, seed, BY_KEYS, KeyboardHand)
    session = window.desk.session
    assert session.state.over if scenario == "puebla" else steps == BY_KEYS
    assert session.replay() == session.state


SCENARIOS = spread(("puebla", "conquest", "maximilian", "retreat", "campaign"), quick=0, long=1)


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_whole_scenario_by_mouse(open_adventure: OpenAdventure, scenario: str) -> None:
    window = open_adventure(scenario=scenario, seed=1)
    play(window, 1, 20_000)
    session = window.desk.session
    assert session.state.over
    assert session.replay() == session.state
    assert window.dialog is not None, "the end is announced"
