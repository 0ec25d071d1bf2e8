"""Tests of the second game's lesson, played by mouse."""

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from paxdesk.desk.guide import LessonsSheet
from paxdesk.desk.home.home_page import HomeSheet
from paxdesk.desk.window.window import TableWindow
from paxdesk.mexican_adventure.rules.actions import Order
from paxdesk.mexican_adventure.table.game_table import AdventureTable
from paxdesk.mexican_adventure.table.hand.gestures import SHEET, stack_spot, zone_spot
from paxdesk.mexican_adventure.table.lessons import GuidedSession
from tests.mexican_adventure.table.conftest import OpenAdventure
from tests.mexican_adventure.table.hand import AdventureHand

LESSON = "puebla"


@pytest.fixture
def window(open_adventure: OpenAdventure) -> TableWindow:
    opened = open_adventure()
    opened.desk.robots.set_tempo("instant")
    return opened


def steps(window: TableWindow, qtbot: QtBot) -> Iterator[GuidedSession]:
    """Yield the session whenever the learner must act or read."""
    session = window.desk.session
    assert isinstance(session, GuidedSession)
    while session.guiding is not None:
        qtbot.waitUntil(
            lambda: (
                session.guiding is None
                or session.reading
                or (session.seat_to_act == 1 and (session.free or bool(session.offered)))
            ),
            timeout=5000,
        )
        QApplication.processEvents()
        if session.guiding is not None:
            yield session


def do(window: TableWindow, session: GuidedSession, hand: AdventureHand) -> None:
    """Play one step: press "go on", follow a hint, or play the first offered line."""
    guide = window.helping.guide
    assert guide is not None
    if session.reading:
        hand.press(guide.panel.go_on)
    elif session.free:
        thought = AdventureTable(session.state.material).adviser.hint(session)
        assert thought is not None
        hand.play(thought.thought.answer().action)
    else:
        hand.play(session.offered[0])


@pytest.mark.long
def test_the_lesson_is_played_by_mouse(window: TableWindow, qtbot: QtBot) -> None:
    window.show_home()
    home = window.dialog
    assert isinstance(home, HomeSheet)
    hand = AdventureHand(window.desk)
    hand.press(home.menu["learn"])
    lessons = window.dialog
    assert isinstance(lessons, LessonsSheet)
    hand.press(lessons.buttons[LESSON])
    assert window.dialog is None
    told = []
    for session in steps(window, qtbot):
        guide = window.helping.guide
        assert guide is not None
        assert guide.panel.isVisible()
        told.append(guide.panel.note.number)
        assert window.desk.rect().contains(guide.panel.geometry())
        sheet = window.desk.flow.sheet
        if sheet is None:
            for spot in guide.marks(session).keys() - {SHEET}:
                centre = window.desk.scene.center_of(spot)
                assert centre is not None, (guide.panel.note.title, spot)
                point = window.desk.view.mapFromScene(centre)
                assert not guide.panel.geometry().contains(point), (guide.panel.note.title, spot)
        do(window, session, hand)
    assert list(dict.fromkeys(told)) == list(range(1, max(told) + 1))
    sheet = window.dialog
    assert isinstance(sheet, LessonsSheet)
    assert sheet.finished == window.store.finished_lessons == {LESSON}


@pytest.mark.long
def test_an_order_that_the_guide_does_not_ask_for_is_refused_in_words(
    window: TableWindow, qtbot: QtBot
) -> None:
    window.show_home()
    hand = AdventureHand(window.desk)
    assert isinstance(window.dialog, HomeSheet)
    hand.press(window.dialog.menu["learn"])
    assert isinstance(window.dialog, LessonsSheet)
    hand.press(window.dialog.buttons[LESSON])
    for session in steps(window, qtbot):
        if session.offered and isinstance(session.offered[0], Order):
            break
        do(window, session, hand)
    (order,) = session.offered
    assert isinstance(order, Order)
    board, taken = session.state.material.board, len(session.journal)
    stack = stack_spot(board, order.zone, "imperial")
    hand.click(stack)
    hand.drag(stack, zone_spot(board, "puebla"))
    assert len(session.journal) == taken
    assert window.desk.drag.thing is None, "it lies where it lay"
    prompt = window.desk.scene.prompt
    assert prompt is not None
    assert prompt.refused
    assert "The guide waits for" in f"{prompt.words} {prompt.detail}"
    hand.play(order)
    assert len(session.journal) > taken
