"""Tests of the analysis of a finished game, and of its replay."""

import pytest
from pytestqt.qtbot import QtBot

from paxdesk.desk.replay.replay_sheet import ReplaySheet
from paxdesk.language import tr
from paxdesk.mexican_adventure.robots.simulation import KindsPlayer
from paxdesk.mexican_adventure.rules.material_reading import load_material
from paxdesk.mexican_adventure.session import Opening, SeatSetup, Session
from paxdesk.mexican_adventure.table.sheets.end import EndSheet
from tests.mexican_adventure.table.conftest import ROBOTS, OpenAdventure, played

PEOPLE = (SeatSetup("Eugénie", 5), SeatSetup("Benito", 3))


@pytest.mark.long
def test_no_analysis_is_offered_before_the_end(open_adventure: OpenAdventure) -> None:
    session = Session.from_position(played(60).state, (ROBOTS[0], SeatSetup("Benito", 3)))
    window = open_adventure(session)
    replay = ReplaySheet(window.desk, session, window.desk.flow.labels)
    replay.open(1.0)
    assert not replay.looking_back.possible
    assert not replay.analysis.isVisibleTo(replay)


@pytest.mark.long
def test_the_end_shows_the_turning_points(open_adventure: OpenAdventure) -> None:
    window = open_adventure(played(20_000))
    sheet = window.dialog
    assert isinstance(sheet, EndSheet)
    assert 0 < len(sheet.turned) <= 3
    for point in sheet.turned:
        assert point.words in sheet.accessibleDescription()


@pytest.mark.long
def test_a_turning_point_leads_to_its_step(open_adventure: OpenAdventure, qtbot: QtBot) -> None:
    session = played(20_000)
    window = open_adventure(session)
    replay = ReplaySheet(window.desk, session, window.desk.flow.labels)
    replay.open(1.0)
    replay.toggle_analysis()
    back = replay.looking_back
    qtbot.waitUntil(lambda: back.found is not None or bool(back.page.problem), timeout=60_000)
    assert not back.page.problem
    assert back.found is not None
    assert len(back.page.points) == len(back.found.turning_points)
    first = back.page.points[0]
    first.click()
    assert not back.open
    assert replay.playback.step == first.finding.step + 1
    assert back.of_step(replay.playback.step) is not None
    replay.close()


@pytest.mark.long
def test_steps_without_log_rows_are_shown_one_by_one(
    open_adventure: OpenAdventure,
) -> None:
    session = Session.new(load_material(), Opening("puebla", 3, open_hands=True), PEOPLE)
    player = KindsPlayer.for_game(3)
    while session.state.step == "setup" or session.seat_to_act != 1:
        session.submit(player.choose(session.legal()))
    window = open_adventure(session)
    desk = window.desk
    told = {row.step for row in desk.flow.game_log.rows if row.kind == "action"}
    steps = range(1, len(session.recording.steps) + 1)
    assert set(steps) - told, "this game would prove nothing"
    story = desk.story
    story.retell(stepwise=True)
    words = []
    while story.running:
        prompt = desk.scene.model.prompt
        assert prompt is not None
        words.append(prompt.words)
        story.next()
    assert len(words) > 5
    replay = ReplaySheet(desk, session, desk.flow.labels)
    replay.open(1.0)
    for step in steps:
        replay.go(step)
        assert replay.scene.model.prompt.words != tr("The game begins.")
