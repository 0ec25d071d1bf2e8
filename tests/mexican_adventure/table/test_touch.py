"""Tests of *The Mexican Adventure* with one finger, at the size of a tablet."""

import pytest
from PySide6.QtCore import QPoint
from pytestqt.qtbot import QtBot

from paxdesk.desk.sheets.question_sheet import QuestionSheet
from paxdesk.desk.sheets.sheet import FINGER
from paxdesk.desk.window.window import TableWindow
from paxdesk.mexican_adventure.rules.actions import Action
from paxdesk.mexican_adventure.table.hand.gestures import TRACKS, zone_spot
from tests.mexican_adventure.table.conftest import OpenAdventure
from tests.mexican_adventure.table.hand import OneFinger
from tests.mexican_adventure.table.test_played_by_hand import play

LEAST = {"chip": 40.0, "deed": FINGER, "end_turn": FINGER, "prompt": FINGER - 4, "tool": FINGER}
"""Minimum height and width of touch targets in px, by kind."""


class MeasuringFinger(OneFinger):
    """Finger that asserts the size of all touch targets."""

    def play(self, action: Action) -> None:
        self.raise_curtain()
        self.measure()
        super().play(action)

    def press(self, button: object) -> None:
        self.measure()
        super().press(button)  # type: ignore[arg-type]

    def measure(self) -> None:
        for spot in self.desk.scene.spots():
            area = self.desk.scene.area_of(spot)
            if spot.kind in LEAST and area is not None:
                seen = self.desk.view.mapFromScene(area).boundingRect()
                assert min(seen.width(), seen.height()) >= LEAST[spot.kind], spot


@pytest.fixture
def tablet(open_adventure: OpenAdventure) -> TableWindow:
    window = open_adventure(scenario="puebla", seed=2, width=1280, height=800)
    window.store.change(touch=True)
    return window


@pytest.mark.slow
def test_a_whole_puebla_with_one_finger(tablet: TableWindow) -> None:
    """Set-up, orders, marches and combats are played by touch."""
    play(tablet, 2, 20_000, MeasuringFinger)
    session = tablet.desk.session
    assert session.state.over
    assert session.replay() == session.state
    assert tablet.dialog is not None, "the end is announced"


@pytest.mark.long
def test_a_finger_does_what_hovering_and_a_right_click_do(
    tablet: TableWindow, qtbot: QtBot
) -> None:
    desk, hand = tablet.desk, OneFinger(tablet.desk)
    assert play(tablet, 2, 12, OneFinger) == 12
    hand.raise_curtain()
    viewport, spot = desk.view.viewport(), zone_spot(hand.board, "mexico")
    hand.click(TRACKS)
    assert desk.inspector.inspected.rows, "what a pointer is told there"
    place = hand.at(spot)
    hand.finger.touch(viewport, place)
    qtbot.waitUntil(lambda: desk.drag.menu is not None)
    hand.finger.leave(viewport, place)
    menu = desk.drag.menu
    assert menu is not None
    hand.press(menu.leave)
    assert desk.drag.menu is None
    apart = [(place - QPoint(step, 0), place + QPoint(step, 0)) for step in range(40, 161, 20)]
    hand.finger.touch(viewport, *apart[0])
    for points in apart:
        hand.finger.slide(viewport, *points)
    hand.finger.leave(viewport, *apart[-1])
    assert desk.view.zoom > 1.5
    desk.view.set_zoom(1)
    while not (isinstance(desk.flow.sheet, QuestionSheet) and desk.flow.sheet.explanation(500, 1)):
        play(tablet, 2, 1, OneFinger)
        hand.raise_curtain()
    sheet, lines = desk.flow.sheet, len(desk.session.journal)
    answer = sheet.answers[-1]
    button = sheet.choices[answer.action]
    middle = button.rect().center()
    hand.finger.touch(button, middle)
    qtbot.waitUntil(lambda: sheet.explained is answer and not button.isDown())
    hand.finger.leave(button, middle)
    assert len(desk.session.journal) == lines, "it was not pressed"
    hand.press(button)
    assert len(desk.session.journal) > lines
