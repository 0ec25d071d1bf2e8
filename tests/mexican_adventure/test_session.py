"""Tests of the second game through the common protocol of games."""

import json

import pytest

from paxdesk.mexican_adventure.robots.simulation import KindsPlayer
from paxdesk.mexican_adventure.rules.engine import asked, begin, legal_actions, perform
from paxdesk.mexican_adventure.rules.material_reading import load_material
from paxdesk.mexican_adventure.rules.state import State
from paxdesk.mexican_adventure.rules.view import seen_by
from paxdesk.mexican_adventure.saves import from_plain, to_plain
from paxdesk.mexican_adventure.session import MexicanAdventure, Opening, SeatSetup, Session
from paxdesk.session.game_protocol import Game
from tests.shares import spread


@pytest.mark.long
@pytest.mark.parametrize("scenario", spread(["puebla", "conquest", "retreat"], 2))
def test_positions_survive_a_round_trip(scenario: str) -> None:
    material = load_material()
    state, player = begin(material, scenario, 3), KindsPlayer.for_game(3)
    for _ in range(150):
        if asked(state) is None:
            break
        kept = json.loads(json.dumps(to_plain(state, material)))
        assert from_plain(kept, State, material) == state
        perform(state, player.choose(legal_actions(state)))


def test_a_session_can_play_it() -> None:
    material = load_material()
    game = MexicanAdventure(material)
    protocol: Game = game  # type: ignore[type-arg]
    opening = Opening("puebla", seed=5)
    state = protocol.begin(opening, begin(material, "puebla", 1), 2)
    player = KindsPlayer.for_game(5)
    while (seat := protocol.seat_to_act(state)) is not None:
        action = player.choose(protocol.legal_actions(state))
        assert protocol.parse(protocol.write(action)) == action
        before = state.copy()
        events = protocol.perform(state, action)
        if protocol.rolled(events):
            assert protocol.barrier(before, state, seat, events) == "chance"
    assert protocol.over(state)


def test_a_side_does_not_see_leaders_attitudes_and_chance() -> None:
    state = begin(load_material(), "puebla", 1)
    view = seen_by(state, "imperial")
    assert view.people["zaragoza"].where == "?"
    assert len(view.zones["puebla"].republican) == 1
    assert view.zones["oaxaca"].republican == state.zones["oaxaca"].republican
    assert view.generator.position == 0
    assert view.people["lorencez"].where == "orizaba"


PEOPLE = (SeatSetup("Eugénie", 5), SeatSetup("Benito", 3))


def of_two_people(*lines: str) -> Session:
    session = Session.new(load_material(), Opening("puebla", 1), PEOPLE)
    for line in lines:
        session.submit(session.game.parse(line))
    return session


def test_each_placed_piece_is_undone_alone() -> None:
    session = of_two_people("place 1C in altar")
    once = session.state
    session.submit(session.game.parse("place 1C in colima"))
    assert session.undo() == 1
    assert session.state == once


@pytest.mark.parametrize("seed", spread(range(1, 5), 1))
def test_lines_without_chance_or_change_of_side_can_be_undone(seed: int) -> None:
    """Undo restores the position exactly."""
    material = load_material()
    session = Session.new(material, Opening("puebla", seed), PEOPLE)
    player, undone = KindsPlayer.for_game(seed), set()
    while (seat := session.seat_to_act) is not None:
        before, lines = session.state, list(session.journal)
        free = session.game.acts_freely(before)
        step = session.submit(player.choose(session.legal()))
        final = session.game.rolled(step.events) or session.game.drawn(step.events)
        if final or step.after.turn != before.turn or session.seat_to_act != seat:
            continue
        assert session.can_undo, step.action
        count = session.undo()
        assert count == 1 or not free
        if count == 1:
            assert (session.state, session.journal) == (before, lines)
        undone.add(type(before.agenda[-1]).__name__)
        session.redo()
        assert session.state == step.after
    assert {"SettingUp", "Moving"} <= undone
