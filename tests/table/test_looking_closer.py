"""Tests of zoom and pan."""

import random

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from paxdesk.desk.scene.table_view import LARGEST_ZOOM, REST_MS
from paxdesk.desk.scene.things import Spot
from paxdesk.desk.window.window import TableWindow
from paxdesk.porfiriana.session import Session
from paxdesk.porfiriana.table.sheets.new_game_choices import plain_game, position_session
from tests.shares import spread
from tests.table import tables
from tests.table.conftest import OpenTable
from tests.table.games import chosen
from tests.table.hand import LEFT, KeyboardHand, MouseHand

CONTROL = Qt.KeyboardModifier.ControlModifier
MIDDLE = Qt.MouseButton.MiddleButton


@pytest.fixture
def window(open_table: OpenTable) -> TableWindow:
    window = open_table(position_session(tables.middle(4)))
    window.desk.flow.view_as(1)
    return window


def wheel(window: TableWindow, point: QPoint, notches: int, held: bool = True) -> None:
    """Turn the wheel over a point, with Control if ``held``."""
    viewport = window.desk.view.viewport()
    event = QWheelEvent(
        QPointF(point),
        QPointF(viewport.mapToGlobal(point)),
        QPoint(),
        QPoint(0, 120 * notches),
        Qt.MouseButton.NoButton,
        CONTROL if held else Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(viewport, event)


def test_the_wheel_zooms_around_the_pointer(window: TableWindow) -> None:
    view = window.desk.view
    point = MouseHand(window.desk).at(Spot("market", 8))
    there = view.mapToScene(point)
    wheel(window, point, 3)
    assert view.zoom > 1.5
    moved = view.mapFromScene(there) - point
    assert moved.manhattanLength() <= 4
    wheel(window, point, 30)
    assert view.zoom == LARGEST_ZOOM
    wheel(window, point, -40)
    assert view.zoom == 1
    assert view.mapToScene(QPoint(0, 0)) == QPointF(0, 0)


def test_a_wheel_without_a_modifier_does_not_zoom(window: TableWindow) -> None:
    before = window.desk.view.mapToScene(QPoint(0, 0))
    wheel(window, QPoint(500, 300), 2, held=False)
    assert window.desk.view.zoom == 1
    assert window.desk.view.mapToScene(QPoint(0, 0)) == before


def test_keys_zoom_and_reset(window: TableWindow) -> None:
    view = window.desk.view
    QTest.keyClick(view, Qt.Key.Key_Plus, CONTROL)
    QTest.keyClick(view, Qt.Key.Key_Plus, CONTROL)
    assert view.zoom > 1.4
    QTest.keyClick(view, Qt.Key.Key_Minus, CONTROL)
    assert 1.1 < view.zoom < 1.3
    QTest.keyClick(view, Qt.Key.Key_0, CONTROL)
    assert view.zoom == 1


@pytest.mark.long
def test_after_a_delay_the_table_is_painted_sharp(window: TableWindow) -> None:
    view, scene = window.desk.view, window.desk.scene
    item = scene.item_of(("card", 61))
    assert item is not None
    small = item.pixmap().width()
    view.set_zoom(2.0)
    assert item.pixmap().width() == small
    QTest.qWait(REST_MS + 100)
    assert item.pixmap().width() == pytest.approx(2 * small, abs=3)


@pytest.mark.parametrize("ratio", spread([1.25, 1.5, 2.0, 3.0], 2))
def test_cards_have_a_pixel_for_every_pixel_of_the_screen(qapp: object, ratio: float) -> None:
    from tests.table.test_scene import scene_of

    scene = scene_of(tables.middle(4))
    scene.resize(1366, 768, device_ratio=ratio)
    for item in scene.shown.values():
        assert item.pixmap().devicePixelRatio() == ratio
        for edge in (item.pos().x() * ratio, item.pos().y() * ratio):
            assert edge == pytest.approx(round(edge), abs=0.01)


@pytest.mark.parametrize("held", ["middle", "space"])
def test_the_table_is_dragged(window: TableWindow, held: str) -> None:
    view = window.desk.view
    view.set_zoom(2.0)
    before = view.mapToScene(QPoint(0, 0))
    button = MIDDLE if held == "middle" else LEFT
    if held == "space":
        QTest.keyPress(view, Qt.Key.Key_Space)
    start = QPoint(600, 400)
    QTest.mousePress(view.viewport(), button, pos=start)
    QTest.mouseMove(view.viewport(), start + QPoint(-100, -60))
    QTest.mouseRelease(view.viewport(), button, pos=start + QPoint(-100, -60))
    if held == "space":
        QTest.keyRelease(view, Qt.Key.Key_Space)
    moved = view.mapToScene(QPoint(0, 0)) - before
    assert moved.x() == pytest.approx(50, abs=2)
    assert moved.y() == pytest.approx(30, abs=2)
    assert window.desk.drag.thing is None


def test_space_without_a_drag_still_picks_up(window: TableWindow) -> None:
    view, drag = window.desk.view, window.desk.drag
    view.set_zoom(2.0)
    QTest.keyClick(view, Qt.Key.Key_Tab)
    assert drag.focus is not None
    QTest.keyClick(view, Qt.Key.Key_Space)
    prompt = window.desk.scene.prompt
    assert drag.thing is not None or (prompt is not None and prompt.refused)


def test_the_focus_is_brought_into_sight(window: TableWindow) -> None:
    view = window.desk.view
    view.set_zoom(3.0, QPointF(0, 0))
    for _ in range(12):
        QTest.keyClick(view, Qt.Key.Key_Tab)
        focus = window.desk.drag.focus
        assert focus is not None
        center = window.desk.scene.center_of(focus)
        assert center is not None
        assert view.viewport().rect().contains(view.mapFromScene(center))


@pytest.mark.long
def test_a_game_continues_while_enlarged(open_table: OpenTable) -> None:
    session: Session = plain_game(2, 8).deal(tables.deck())
    window = open_table(session)
    window.desk.view.set_zoom(1.6)
    hand = KeyboardHand(window.desk)
    chance = random.Random(2)
    for _ in range(12):
        legal = session.legal()
        before = len(session.journal)
        hand.play(chosen(legal, chance))
        assert len(session.journal) > before
