"""Tests of the home page and the settings with larger text."""

from collections.abc import Callable
from itertools import combinations

import pytest
from PySide6.QtCore import QPoint, QPointF, QRect, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from paxdesk.desk.sheets.scrolling_sheet import ScrollingSheet
from paxdesk.desk.window.window import TableWindow
from tests.table.conftest import OpenTable

SHOWN: dict[str, Callable[[TableWindow], None]] = {
    "home": lambda window: window.show_home(),
    "settings": lambda window: window.preferences.show_settings(),
}


def shown(window: TableWindow, name: str, text: int) -> ScrollingSheet:
    window.store.change(text_size=text)
    QApplication.processEvents()
    SHOWN[name](window)
    sheet = window.dialog
    assert isinstance(sheet, ScrollingSheet)
    return sheet


def place(sheet: ScrollingSheet, widget: QWidget) -> QRect:
    return QRect(widget.mapTo(sheet, QPoint(0, 0)), widget.size())


def turn_wheel(sheet: ScrollingSheet, by: int) -> None:
    middle = QPointF(sheet.rect().center())
    none, wheel = Qt.MouseButton.NoButton, QPoint(0, by)
    phase, keys = Qt.ScrollPhase.NoScrollPhase, Qt.KeyboardModifier.NoModifier
    there = sheet.mapToGlobal(middle)
    event = QWheelEvent(middle, there, QPoint(), wheel, none, keys, phase, False)
    QApplication.sendEvent(sheet, event)


@pytest.mark.parametrize("name", SHOWN)
@pytest.mark.parametrize("size", [(1280, 720), (1366, 768)])
def test_the_sheet_grows_with_the_text(
    open_table: OpenTable, name: str, size: tuple[int, int]
) -> None:
    window = open_table(seats=2, width=size[0], height=size[1])
    usual = shown(window, name, 100)
    assert usual.scroll_bar.maximum() == 0
    assert not usual.scroll_bar.isVisible()
    plain = usual.scale
    window.close_dialog()
    for text in (115, 130, 150):
        sheet = shown(window, name, text)
        assert sheet.scale >= 0.999 * text / 100 * plain
        across = [place(sheet, each) for each in sheet.stops()]
        assert all(each.left() >= 0 and each.right() <= sheet.width() for each in across)
        inner = [each.adjusted(4, 4, -4, -4) for each in across]
        assert not any(one.intersects(other) for one, other in combinations(inner, 2))
        window.close_dialog()


@pytest.mark.parametrize("name", SHOWN)
def test_the_focus_is_always_visible(open_table: OpenTable, name: str) -> None:
    sheet = shown(open_table(seats=2), name, 150)
    assert sheet.scroll_bar.isVisible()
    stops = sheet.stops()
    for by in (1, -1):
        for _ in stops:
            sheet.step_focus(by)
            focused = sheet.focusWidget()
            assert focused is not None
            assert sheet.rect().contains(place(sheet, focused)), focused


@pytest.mark.parametrize("name", SHOWN)
def test_wheel_keys_and_drags_scroll(open_table: OpenTable, name: str) -> None:
    sheet = shown(open_table(seats=2), name, 150)
    bar = sheet.scroll_bar
    bar.setValue(0)
    top = sheet.paper.top()
    turn_wheel(sheet, -120)
    assert bar.value() > 0
    assert sheet.paper.top() < top
    turn_wheel(sheet, 120)
    assert bar.value() == 0
    QTest.keyClick(sheet, Qt.Key.Key_PageDown)
    paged = bar.value()
    assert paged > 0
    QTest.keyClick(sheet, Qt.Key.Key_PageUp)
    assert bar.value() == 0
    edge = QPoint(3, sheet.height() // 2)
    QTest.mousePress(sheet, Qt.MouseButton.LeftButton, pos=edge)
    QTest.mouseMove(sheet, edge - QPoint(0, 100))
    QTest.mouseRelease(sheet, Qt.MouseButton.LeftButton, pos=edge - QPoint(0, 100))
    assert bar.value() == 100
