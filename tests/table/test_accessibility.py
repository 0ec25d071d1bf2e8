"""Tests of accessible names and focus."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from paxdesk.desk.preferences.settings_sheet import SettingsSheet
from paxdesk.desk.window.window import TableWindow
from paxdesk.porfiriana.rules import actions as act
from paxdesk.porfiriana.table.sheets.new_game_choices import position_session
from tests.table.conftest import OpenTable
from tests.table.tables import middle


def leave(window: TableWindow) -> None:
    window.desk.flow.model.submit(act.Sell(79))
    window.ask_before_leaving = True
    window.leave(lambda: None)
    window.ask_before_leaving = False  # the test closes it without a question


Show = Callable[[TableWindow], object]
SHEETS: dict[str, Show] = {
    "new game": lambda window: window.new_game(),
    "about": lambda window: window.show_about(),
    "made with": lambda window: window.helping.show_made_with(),
    "home": lambda window: window.show_home(),
    "charts": lambda window: window.records.show_charts(),
    "settings": lambda window: window.preferences.show_settings(),
    "shortcuts": lambda window: window.preferences.show_shortcuts(),
    "overview": lambda window: window.helping.show_overview(),
    "leaving": leave,
}


@pytest.fixture
def window(open_table: OpenTable) -> TableWindow:
    window = open_table(position_session(middle(4)))
    window.desk.flow.view_as(1)
    return window


def said(widget: QWidget) -> str:
    found = QAccessible.queryAccessibleInterface(widget)
    return found.text(QAccessible.Text.Name).strip() if found is not None else ""


def check(surface: QWidget, stops: list[QWidget]) -> None:
    """Check that the focus stops have names, show the focus and are reached by Tab."""
    assert stops
    reached: set[QWidget] = set()
    for _ in range(len(stops) + 1):
        focus = QApplication.focusWidget()
        assert focus is not None
        here = surface.grab(focus.geometry()).toImage()
        QTest.keyClick(focus, Qt.Key.Key_Tab)
        if len(stops) > 1:
            gone = surface.grab(focus.geometry()).toImage()
            assert here != gone, f"the focus is not seen on {said(focus)!r}"
        reached.add(focus)
    for stop in stops:
        assert said(stop), f"{type(stop).__name__} has no name"
        assert stop in reached, f"{said(stop)!r} cannot be reached"


@pytest.mark.long
@pytest.mark.parametrize("sheet", SHEETS)
def test_everything_on_a_sheet_is_named_reachable_and_visible(
    window: TableWindow, sheet: str
) -> None:
    SHEETS[sheet](window)
    dialog = window.dialog
    assert dialog is not None
    assert said(dialog)
    check(dialog, [each for each in dialog.stops() if each.isEnabled()])


def test_everything_on_a_question_sheet_too(window: TableWindow) -> None:
    desk = window.desk
    legal = desk.session.legal()
    topple = next(each for each in legal if isinstance(each, act.Buy) and each.slot == 4)
    desk.flow.model.submit(topple)
    desk.flow.view_as(desk.session.seat_to_act or 1)
    sheet = desk.flow.sheet
    assert sheet is not None
    sheet.take_focus()
    assert said(sheet)
    check(sheet, [each for each in sheet.stops() if each.isEnabled()])


def test_a_setting_is_chosen_by_keyboard_only(window: TableWindow) -> None:
    window.preferences.show_settings()
    dialog = window.dialog
    assert isinstance(dialog, SettingsSheet)
    for value in (130, 100):
        wanted = dialog.choices["text_size"].buttons[value]
        while (focus := QApplication.focusWidget()) is not wanted:
            assert focus is not None
            QTest.keyClick(focus, Qt.Key.Key_Tab)
        QTest.keyClick(wanted, Qt.Key.Key_Space)
        assert window.store.settings.text_size == value
        chosen = [each for each in dialog.choices["text_size"].buttons.values() if each.isChecked()]
        assert chosen == [wanted]
