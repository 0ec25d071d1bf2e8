"""Tests of keyboard shortcuts."""

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest

from paxdesk.desk.preferences.settings_sheet import ShortcutsSheet
from paxdesk.desk.settings import SettingsStore
from paxdesk.desk.window.window import TableWindow
from tests.table.conftest import OpenTable
from tests.table.hand import LEFT, MouseHand


def sheet_of(window: TableWindow) -> ShortcutsSheet:
    window.preferences.show_shortcuts()
    assert isinstance(window.dialog, ShortcutsSheet)
    return window.dialog


def rows(sheet: ShortcutsSheet) -> list[tuple[str, str]]:
    items = [sheet.list.topLevelItem(index) for index in range(sheet.list.topLevelItemCount())]
    return [(item.text(0), item.text(1)) for item in items if item is not None]


def test_every_action_is_a_command_with_a_text_and_a_unique_name(open_table: OpenTable) -> None:
    window = open_table()
    actions = [*window.actions(), *window.desk.view.actions()]
    assert {action.objectName() for action in actions} == set(window.commands.all)
    assert len(actions) == len(window.commands.all)
    for command in window.commands.all.values():
        assert command.words
        assert "…" not in command.words


def test_no_two_commands_have_the_same_default_keys(open_table: OpenTable) -> None:
    window = open_table()
    commands = window.commands
    for command in commands.all.values():
        for keys in command.usual:
            assert commands.refusal(command.name, keys) == "", command.name


def test_the_list_can_be_searched_by_word_and_by_key(open_table: OpenTable) -> None:
    window = open_table()
    sheet = sheet_of(window)
    assert len(rows(sheet)) == len(window.commands.all) + len(window.commands.used_keys)
    sheet.search.setText("undo")
    assert ("Undo", "Ctrl+Z") in [(words, keys.split(",")[0]) for words, keys in rows(sheet)]
    sheet.search.setText("F11")
    assert rows(sheet) == [("Full screen", "F11")]
    sheet.search.setText("pick up")
    assert [keys for _, keys in rows(sheet)] == ["Space", "Return"]
    sheet.search.setText("no such thing")
    assert rows(sheet) == []
    assert not sheet.edit.isEnabled()


def test_keys_are_assigned_by_typing_and_saved(open_table: OpenTable, tmp_path: Path) -> None:
    window = open_table()
    sheet = sheet_of(window)
    sheet.select("toggle_full_screen")
    sheet.edit.setFocus()
    QTest.keyClick(sheet.edit, Qt.Key.Key_U, Qt.KeyboardModifier.ControlModifier)
    sheet.edit.editingFinished.emit()
    assert window.commands.keys("toggle_full_screen") == "Ctrl+U"
    assert sheet.message == "Saved."
    window.close_dialog()
    QTest.keyClick(window.desk.view, Qt.Key.Key_F11)
    assert not window.isFullScreen()
    QTest.keyClick(window.desk.view, Qt.Key.Key_U, Qt.KeyboardModifier.ControlModifier)
    assert window.isFullScreen()
    store = SettingsStore(tmp_path / "settings.ini")
    store.set_keys(window.store.keys)
    again = TableWindow(window.game, None, None, SettingsStore(tmp_path / "settings.ini"))
    assert again.commands.keys("toggle_full_screen") == "Ctrl+U"
    again.deleteLater()
    sheet = sheet_of(window)
    sheet.select("toggle_full_screen")
    QTest.mouseClick(sheet.usual, LEFT)
    assert window.commands.keys("toggle_full_screen") == "F11"
    assert window.store.keys == {}


def test_keys_in_use_are_refused_with_a_message(open_table: OpenTable) -> None:
    window = open_table()
    commands = window.commands
    sheet = sheet_of(window)
    sheet.select("undo")
    sheet.edit.setKeySequence(QKeySequence("F11"))
    sheet.edit.editingFinished.emit()
    assert sheet.message == "F11 is already used for “Full screen”."
    assert "Ctrl+Z" in commands.keys("undo")
    assert sheet.edit.keySequence() == QKeySequence("Ctrl+Z")
    assert "On the table" in commands.give("undo", QKeySequence("Tab"))
    assert "On the table" in commands.give("undo", QKeySequence("Space"))
    assert window.store.keys == {}


def test_default_keys_assigned_elsewhere_are_not_used_twice(open_table: OpenTable) -> None:
    window = open_table()
    commands = window.commands
    assert commands.give("end_turn", QKeySequence()) == ""
    assert commands.keys("end_turn") == ""
    assert commands.give("undo", QKeySequence("E")) == ""
    assert "Undo" in commands.restore("end_turn")
    commands.restore_all()
    assert commands.keys("end_turn") == "E"


def test_table_keys_work_only_on_the_table(open_table: OpenTable) -> None:
    window = open_table(seed=2)
    MouseHand(window.desk).raise_curtain()
    sheet = sheet_of(window)
    QTest.keyClicks(sheet.search, "e1l")
    assert sheet.search.text() == "e1l"
    assert window.desk.session.journal == []
    window.close_dialog()
    QTest.keyClick(window.desk.view, Qt.Key.Key_2)
    assert window.desk.scene.folded_out == 2
    QTest.keyClick(window.desk.view, Qt.Key.Key_2)
    assert window.desk.scene.folded_out is None
    window.commands.give("end_turn", QKeySequence("X"))
    QTest.keyClick(window.desk.view, Qt.Key.Key_E)
    assert window.desk.drag.chooser is None
    QTest.keyClick(window.desk.view, Qt.Key.Key_X)
    assert window.desk.drag.chooser is not None


def test_the_sheet_is_operated_by_keyboard(open_table: OpenTable) -> None:
    window = open_table()
    sheet = sheet_of(window)
    for stop in (*sheet.stops()[1:], sheet.stops()[0]):
        QTest.keyClick(window.focusWidget() or sheet, Qt.Key.Key_Tab)
        assert sheet.focusWidget() is stop
