"""The guided first game by mouse alone: a newcomer does what the note says, and wins."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from paxdesk.desk.home.home_sheet import HomeSheet
from paxdesk.desk.window.window import TableWindow
from paxdesk.porfiriana.rules.actions import End
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.table.guide.session import GuidedSession
from paxdesk.porfiriana.table.sheets.new_game import NewGameSheet
from paxdesk.porfiriana.table.spots import Spot
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
    while not window.desk.flow.state.over:
        session = guided(window)
        qtbot.waitUntil(lambda s=session: s.reading or s.expected is not None, timeout=5000)
        assert panel.isVisible()
        titles.append(panel.note.title)
        if session.reading:
            hand.press(panel.go_on)
            continue
        expected = session.expected
        assert expected is not None
        if window.desk.flow.sheet is None:
            marks = [spot for spot in window.desk.scene.spots() if _lit(window, spot)]
            assert marks, panel.note.title
        hand.play(expected)
    assert window.desk.flow.state.winners == (1,)
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
            window.desk.flow.model.submit_choice(question.answer())
        elif session.reading:
            hand.press(panel.go_on)
        else:
            assert session.expected is not None
            if window.desk.flow.sheet is None:
                for spot in window.helping.guide._marks(session):
                    centre = window.desk.view.mapFromScene(window.desk.scene.center_of(spot))
                    assert not panel.geometry().contains(centre), (panel.note.title, spot)
            window.desk.flow.model.submit(session.expected)


def test_the_frame_is_there_after_the_robots_turn(open_table: OpenTable, qtbot: QtBot) -> None:
    """A robot's line marks where it was taken; the guide's frame stays beside that."""
    window = open_table()
    window.helping.start_guide()
    window.desk.robots.player.set_tempo("step")
    session, player = guided(window), window.desk.robots.player
    after_robots = 0
    while session.guiding is not None and after_robots < 3:
        if session.question() is not None:
            qtbot.waitUntil(lambda: player.choice is not None, timeout=5000)
            player.take()
            if session.question() is None and session.expected is not None:
                after_robots += 1
                assert any(_lit(window, spot) for spot in window.desk.scene.spots())
        elif session.reading:
            session.read()
            window.desk.flow.look()
        else:
            assert session.expected is not None
            window.desk.flow.model.submit(session.expected)
    assert after_robots == 3


@pytest.mark.parametrize("size", [(1280, 720), (1366, 768), (1920, 1080)])
def test_the_note_covers_neither_the_log_nor_a_question(
    open_table: OpenTable, size: tuple[int, int]
) -> None:
    window = open_table(width=size[0], height=size[1])
    window.helping.start_guide()
    window.desk.robots.player.set_tempo("step")
    session, desk = guided(window), window.desk
    panel = window.helping.guide.panel
    seen = 0
    while session.guiding is not None:
        QApplication.processEvents()
        assert desk.log.isVisible()
        assert not panel.geometry().adjusted(9, 9, -9, -9).intersects(desk.log.geometry())
        question, expected = session.question(), session.expected
        if question is not None:
            desk.flow.model.submit_choice(question.answer())
        elif session.reading:
            session.read()
            desk.flow.look()
        else:
            assert expected is not None
            if isinstance(expected, End) and desk.flow.state.turn.actions:
                desk.keyboard.end_turn()
                chooser = desk.drag.chooser
                assert chooser is not None
                assert not chooser.geometry().intersects(panel.geometry())
                desk.drag.close_chooser()
                seen += 1
            desk.flow.model.submit(expected)
    assert seen


def test_a_guided_game_goes_on_with_its_guide_after_a_crash(
    qtbot: QtBot, deck: Deck, tmp_path: Path
) -> None:
    folder = tmp_path / "games"

    def opened() -> TableWindow:
        window = TableWindow(deck, None, folder)
        window.ask_before_leaving = False
        window.desk.scene.animations_enabled = False
        qtbot.addWidget(window)
        window.show()
        window.begin()
        return window

    first = opened()
    first.helping.start_guide()
    session = guided(first)
    for _ in range(40):
        question = session.question()
        if question is not None:
            first.desk.flow.model.submit_choice(question.answer())
        elif session.reading:
            session.read()
        elif session.expected is not None:
            first.desk.flow.model.submit(session.expected)
    # What is only read stands in no journal: it is read once more.
    while session.reading:
        session.read()
    keeper = first.safe.keeper
    assert keeper is not None
    qtbot.waitUntil(lambda: not keeper.busy)
    saved = next(folder.glob("*.pax")).read_bytes()
    first.close()
    (folder / "crashed.pax").write_bytes(saved)
    second = opened()
    sheet = second.dialog
    assert isinstance(sheet, HomeSheet)
    sheet.go_on.click()
    again = guided(second)
    assert again.guiding is not None
    assert again.step == session.step or again.reading
    while again.reading:
        again.read()
    assert (again.step, again.expected) == (session.step, session.expected)
    guide = second.helping.guide
    assert guide is not None
    second.desk.flow.look()
    assert guide.panel.isVisible()
