"""The replay of a game that is over can be analysed, by a process of its own."""

import pytest
from pytestqt.qtbot import QtBot

from paxdesk.desk.replay.replay_sheet import ReplaySheet
from paxdesk.mexican_adventure.session import SeatSetup, Session
from paxdesk.mexican_adventure.table.sheets.end import EndSheet
from tests.mexican_adventure.table.conftest import ROBOTS, OpenAdventure, played


def test_nothing_is_told_before_the_end(open_adventure: OpenAdventure) -> None:
    session = Session.from_position(played(60).state, (ROBOTS[0], SeatSetup("Benito", 3)))
    window = open_adventure(session)
    replay = ReplaySheet(window.desk, session, window.desk.flow.labels)
    replay.open(1.0)
    assert not replay.looking_back.possible
    assert not replay.analysis.isVisibleTo(replay)


def test_the_end_tells_what_the_game_turned_on(open_adventure: OpenAdventure) -> None:
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
    assert replay.reel.step == first.finding.step + 1
    assert back.of_step(replay.reel.step) is not None
    replay.close()
