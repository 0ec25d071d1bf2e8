"""Tests of the recap of the other side's steps."""

import pytest
from attrs import evolve

from paxdesk.desk.log.recap_sheet import SinceSheet
from paxdesk.desk.play.state_model import since, since_steps
from paxdesk.desk.scene.things import Spot
from paxdesk.mexican_adventure.robots.strategist import ROBOTS
from paxdesk.mexican_adventure.rules.material_reading import load_material
from paxdesk.mexican_adventure.rules.view import seen_by
from paxdesk.mexican_adventure.rules.vocabulary import SIDES
from paxdesk.mexican_adventure.session import Opening, SeatSetup, Session
from paxdesk.mexican_adventure.table.advice import ADVISER
from paxdesk.mexican_adventure.table.game_log import GameLog
from tests.mexican_adventure.table.conftest import OpenAdventure, played
from tests.mexican_adventure.table.hand import AdventureHand

NAMES = {1: "Eugénie", 2: "Benito"}


@pytest.mark.long
def test_the_recap_contains_the_steps_of_the_other_side() -> None:
    recording = played(135).replayed()
    steps, met = recording.steps, 0
    for present in range(1, len(steps)):
        viewer = steps[present].before.turn_seat
        log = GameLog(NAMES)
        log.show_recording(evolve(recording, steps=steps[: present + 1]))
        found = since_steps(log, viewer)
        assert all(steps[each].before.turn_seat != viewer for each in found)
        if found:
            met += 1
            assert steps[found.stop].before.turn_seat == viewer
            assert not found.start or steps[found.start - 1].before.turn_seat == viewer
            assert {row.step - 1 for row in since(log, viewer)} <= set(found)
    assert met > 80


def test_the_button_opens_the_recap(open_adventure: OpenAdventure) -> None:
    seats = (SeatSetup("Eugénie", 5), SeatSetup("Juárez", 3, ADVISER))
    session = Session.new(load_material(), Opening("puebla", 12), seats)
    while not (session.seat_to_act == 1 and session.state.step == "ops.f"):
        seat = session.seat_to_act
        assert seat is not None
        side = SIDES[seat - 1]
        session.submit_choice(ROBOTS[ADVISER].choose(seen_by(session.state, side), side))
    window = open_adventure(session)
    hand = AdventureHand(window.desk)
    hand.click(Spot("prompt", 0))
    sheet = window.dialog
    assert isinstance(sheet, SinceSheet)
    steps = window.desk.flow.game_log.recording.steps
    rows = since(window.desk.flow.game_log, 1)
    assert rows
    assert {steps[row.step - 1].before.turn_seat for row in rows} == {2}
