"""The guided first game by mouse alone: a newcomer does what the note says, and wins."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from paxdesk.table.dialogs.new_game import NewGameSheet
from paxdesk.table.guide.session import GuidedSession
from paxdesk.table.spots import Spot
from paxdesk.table.window import TableWindow
from tests.table.conftest import OpenTable
from tests.table.hand import KeyboardHand, MouseHand


def guided(window: TableWindow) -> GuidedSession:
    session = window.desk.session
    assert isinstance(session, GuidedSession)
    return session


@pytest.fixture
def window(open_table: OpenTable) -> TableWindow:
    """A window on the guided first game, begun from the New Game sheet."""
    opened = open_table()
    opened.desk.robots.player.set_tempo("instant")
    opened.new_game()
    sheet = opened.dialog
    assert isinstance(sheet, NewGameSheet)
    QTest.mouseClick(sheet.guide, Qt.MouseButton.LeftButton)
    assert opened.dialog is None
    return opened


def test_the_whole_guide_is_played_by_mouse(window: TableWindow, qtbot: QtBot) -> None:
    hand, panel = MouseHand(window.desk), window.helping.guide.panel
    titles = []
    while not window.desk.host.state.over:
        session = guided(window)
        qtbot.waitUntil(lambda s=session: s.reading or s.expected is not None, timeout=5000)
        assert panel.isVisible()
        titles.append(panel.note.title)
        if session.reading:
            hand.press(panel.go_on)
            continue
        expected = session.expected
        assert expected is not None
        if window.desk.host.sheet is None:
            marks = [spot for spot in window.desk.scene.spots() if _lit(window, spot)]
            assert marks, panel.note.title
        hand.play(expected)
    assert window.desk.host.state.winners == (1,)
    assert len(dict.fromkeys(titles)) == len(guided(window).course.steps)  # type: ignore[union-attr]
    assert not panel.isVisible()


def _lit(window: TableWindow, spot: Spot) -> bool:
    return window.desk.scene.mark_of(spot).focused


def test_other_moves_are_refused_with_a_word(window: TableWindow) -> None:
    hand, panel = MouseHand(window.desk), window.helping.guide.panel
    hand.press(panel.go_on)
    hand.click(Spot("market", 1))
    prompt = window.desk.scene.prompt
    assert prompt is not None
    assert prompt.refused
    assert "guide" in prompt.detail
    assert guided(window).step == 1


def test_the_guide_can_be_left(window: TableWindow) -> None:
    hand, panel = MouseHand(window.desk), window.helping.guide.panel
    hand.press(panel.go_on)
    assert len(window.desk.session.legal()) == 1
    hand.press(panel.leave)
    assert not panel.isVisible()
    assert len(window.desk.session.legal()) > 5
    assert not any(_lit(window, spot) for spot in window.desk.scene.spots())


def test_the_note_is_read_and_followed_by_keyboard(window: TableWindow) -> None:
    panel = window.helping.guide.panel
    QApplication.processEvents()
    assert panel.go_on.hasFocus()
    QTest.keyClick(panel.go_on, Qt.Key.Key_Space)
    QApplication.processEvents()
    assert guided(window).step == 1
    assert "free" in panel.accessibleDescription()
    expected = guided(window).expected
    assert expected is not None
    KeyboardHand(window.desk).play(expected)
    assert guided(window).step == 2


@pytest.mark.parametrize(
    ("size", "dock"), [((1280, 720), False), ((1366, 768), True), ((1920, 1080), False)]
)
def test_every_note_fits_and_hides_nothing_needed(
    open_table: OpenTable, size: tuple[int, int], dock: bool
) -> None:
    window = open_table(width=size[0], height=size[1])
    window.desk.robots.player.set_tempo("step")
    window.helping.start_guide()
    if not dock:
        window.desk.toggle_log()
        window.desk.toggle_inspector()
    panel, session = window.helping.guide.panel, guided(window)
    hand = MouseHand(window.desk)
    while session.guiding is not None:
        QApplication.processEvents()
        assert window.desk.rect().contains(panel.geometry()), panel.note.title
        question = session.question()
        if question is not None:
            window.desk.host.model.submit_choice(question.answer())
        elif session.reading:
            hand.press(panel.go_on)
        else:
            assert session.expected is not None
            if window.desk.host.sheet is None:
                for spot in window.helping.guide._marks(session):
                    centre = window.desk.view.mapFromScene(window.desk.scene.center_of(spot))
                    assert not panel.geometry().contains(centre), (panel.note.title, spot)
            window.desk.host.model.submit(session.expected)
