"""Tests of the window."""

import gc
import secrets
import weakref
from pathlib import Path

import pytest
from attrs import evolve
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot

from paxdesk.desk.scene.things import TOOLS, Spot
from paxdesk.desk.settings import SettingsStore
from paxdesk.desk.sheets.modal_sheet import MadeWithSheet, MessageSheet
from paxdesk.desk.window.window import TOOL_COMMANDS, TableWindow
from paxdesk.porfiriana.rules import actions as act
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.rules.state import Options
from paxdesk.porfiriana.table.game_table import PaxTable
from paxdesk.porfiriana.table.sheets.end import EndSheet
from paxdesk.porfiriana.table.sheets.new_game import NewGameSheet
from paxdesk.porfiriana.table.sheets.new_game_choices import plain_game
from paxdesk.resources import licences_folder
from tests.keys import press_key
from tests.table.conftest import OpenTable
from tests.table.hand import LEFT, MouseHand

LAST_TOPPLE = """
regime: anarchy
topples_seen: 4
market: {a0: 204}
players:
  P1: {hacendado: 209, gold: 9}
  P2: {hacendado: 211, gold: 3}
"""


def click_tool(window: TableWindow, name: str) -> None:
    MouseHand(window.desk).click(Spot("tool", TOOLS.index(name)))


def message(window: TableWindow) -> MessageSheet:
    assert isinstance(window.dialog, MessageSheet)
    return window.dialog


def test_a_game_is_saved_and_opened_again(
    open_table: OpenTable, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = open_table(seed=4)
    hand = MouseHand(window.desk)
    hand.play(act.Buy(0) if act.Buy(0) in window.desk.session.legal() else act.Buy(6))
    assert window.unsaved
    path = tmp_path / "evening"
    monkeypatch.setattr(window, "ask_save_name", lambda: str(path))
    window.commands.all["save"].action.trigger()
    saved = path.with_suffix(".pax")
    assert saved.exists()
    assert not window.unsaved
    kept = window.desk.flow.state.copy()
    hand.play(act.End())
    monkeypatch.setattr(window, "ask_open_name", lambda: str(saved))
    open_behind_curtain(window)
    message(window).answers[0].click()
    assert window.desk.flow.state == kept, "back to the position in the file"
    assert window.path == saved
    assert [row.kind for row in window.desk.flow.game_log.rows][:2] == ["turn", "action"]
    assert window.desk.flow.hidden, "no hand is shown to whoever opens the game"


def open_behind_curtain(window: TableWindow) -> None:
    """Raise the curtain, and open a file by command."""
    MouseHand(window.desk).raise_curtain()
    window.commands.all["open_file"].action.trigger()


def test_other_files_are_refused_without_loss(open_table: OpenTable, tmp_path: Path) -> None:
    window = open_table()
    before = window.desk.session
    path = tmp_path / "letter.pax"
    path.write_text("Dear sir", encoding="utf-8")
    assert not window.open_path(path)
    assert "not a saved game" in message(window).words
    QTest.mouseClick(message(window).answers[0], LEFT)
    assert window.dialog is None
    assert window.desk.session is before


def test_undo_and_redo_by_the_top_bar(open_table: OpenTable) -> None:
    window = open_table(seed=2)
    hand = MouseHand(window.desk)
    hand.raise_curtain()
    start = window.desk.flow.state.copy()
    hand.play(act.Speculate(3))
    done = window.desk.flow.state.copy()
    click_tool(window, "undo")
    assert window.desk.flow.state == start
    assert window.desk.flow.game_log.rows == []
    click_tool(window, "redo")
    assert window.desk.flow.state == done
    assert len(window.desk.flow.game_log.rows) == 2


def test_refused_undo_is_reported(open_table: OpenTable) -> None:
    window = open_table(seed=2)
    hand = MouseHand(window.desk)
    hand.play(act.End())
    hand.raise_curtain()
    window.desk.undo()
    prompt = window.desk.scene.prompt
    assert prompt is not None
    assert prompt.refused
    assert prompt.words.startswith("You cannot undo")


def test_the_end_names_winner_and_reason_and_deals_again(open_position: OpenTable) -> None:
    window = open_position(LAST_TOPPLE)
    hand = MouseHand(window.desk)
    hand.play(act.Buy(0, "quo"))
    hand.play(act.Pass())
    hand.play(act.Pass())
    sheet = window.dialog
    assert isinstance(sheet, EndSheet)
    assert sheet.end.headline == "Carmen"
    assert sheet.end.deed == "wins by gold"
    rows = [(row.seat, row.won, row.gold) for row in sheet.end.standings]
    assert rows == [(1, True, 9), (2, False, 3)]
    before = window.desk.session
    QTest.mouseClick(sheet.play_again, LEFT)
    again = window.desk.session
    assert window.dialog is None
    assert again is not before
    assert again.seats == before.seats
    assert again.journal == []
    assert again.state.players[1].gold == before.opening.begin(again.state.cards, 2).players[1].gold


def test_the_same_people_can_play_again_immediately(
    open_table: OpenTable, deck: Deck, monkeypatch: pytest.MonkeyPatch
) -> None:
    chosen = evolve(plain_game(3, 2), options=Options(rapid_setup=True))
    window = open_table(chosen.deal(deck))
    session = window.desk.session
    monkeypatch.setattr(secrets, "randbelow", lambda _: 77)
    window.records.again_asked.emit()
    again = window.desk.session
    assert window.dialog is None
    assert (again.seats, again.opening) == (session.seats, evolve(session.opening, seed=77))
    assert again.state.market != session.state.market


def test_the_key_that_ended_the_game_answers_nothing_on_the_end_sheet(
    open_position: OpenTable,
) -> None:
    window = open_position(LAST_TOPPLE)
    hand = MouseHand(window.desk)
    for action in (act.Buy(0, "quo"), act.Pass(), act.Pass()):
        hand.play(action)
    sheet = window.dialog
    assert isinstance(sheet, EndSheet)
    for key in (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_E):
        press_key(key)
        assert window.dialog is sheet
    press_key(Qt.Key.Key_Tab)
    press_key(Qt.Key.Key_Space)
    assert window.dialog is not sheet, "a button that somebody has gone to is pressed"


def test_the_table_can_be_inspected_after_the_end(open_position: OpenTable) -> None:
    window = open_position(LAST_TOPPLE)
    hand = MouseHand(window.desk)
    for action in (act.Buy(0, "quo"), act.Pass(), act.Pass()):
        hand.play(action)
    assert window.dialog is not None
    QTest.keyClick(window.dialog.stops()[0], Qt.Key.Key_Escape)
    assert window.dialog is None
    hand.click(Spot("end_turn"))
    assert window.desk.flow.state.over


def test_the_quit_key_works_on_any_sheet(open_position: OpenTable) -> None:
    window = open_position(LAST_TOPPLE)
    hand = MouseHand(window.desk)
    for action in (act.Buy(0, "quo"), act.Pass(), act.Pass()):
        hand.play(action)
    assert isinstance(window.dialog, EndSheet)
    control = Qt.KeyboardModifier.ControlModifier
    QTest.keyClick(window.dialog.stops()[0], Qt.Key.Key_Q, control)
    assert not window.isVisible()


def test_quitting_from_a_sheet_asks_about_an_unsaved_game(open_table: OpenTable) -> None:
    window = open_table(seed=2)
    window.ask_before_leaving = True
    MouseHand(window.desk).play(act.Speculate(3))
    window.preferences.show_settings()
    window.commands.all["close"].action.trigger()
    assert window.isVisible()
    QTest.mouseClick(message(window).answers[1], LEFT)
    assert not window.isVisible()


def test_leaving_an_unsaved_game_is_confirmed(open_table: OpenTable) -> None:
    window = open_table(seed=2)
    window.ask_before_leaving = True
    MouseHand(window.desk).play(act.Speculate(3))
    window.close()
    assert window.isVisible()
    QTest.mouseClick(message(window).answers[2], LEFT)
    assert window.dialog is None
    window.close()
    QTest.mouseClick(message(window).answers[1], LEFT)
    assert not window.isVisible()


def test_the_dock_folds(open_table: OpenTable) -> None:
    window = open_table()
    MouseHand(window.desk).raise_curtain()
    assert window.desk.log.isVisible()
    wide = window.desk.scene.zones.places[0].width
    click_tool(window, "log")
    assert not window.desk.log.isVisible()
    assert window.desk.inspector.geometry() == window.desk.dock.area
    click_tool(window, "inspector")
    assert not window.desk.inspector.isVisible()
    assert window.desk.scene.zones.places[0].width > wide
    click_tool(window, "log")
    assert window.desk.log.isVisible()
    assert not window.desk.inspector.isVisible()


def test_there_are_no_panels_before_there_is_a_game(qtbot: QtBot, deck: Deck) -> None:
    window = TableWindow(PaxTable(deck))
    qtbot.addWidget(window)
    with qtbot.waitExposed(window):
        window.show()
    window.begin()
    window.new_game()
    desk = window.desk
    assert not desk.inspector.isVisible()
    assert not desk.log.isVisible()
    assert isinstance(window.dialog, NewGameSheet)
    MouseHand(desk).press(window.dialog.deal)
    assert desk.inspector.isVisible()
    assert desk.log.isVisible()


def test_every_tool_of_the_top_bar_does_something(open_table: OpenTable) -> None:
    window = open_table()
    assert set(TOOLS) == set(TOOL_COMMANDS)
    assert set(TOOL_COMMANDS.values()) <= set(window.commands.all)


def test_about_names_the_author_of_the_game(open_table: OpenTable) -> None:
    window = open_table()
    window.show_about()
    assert "Phil Eklund" in message(window).words
    assert "All pictures and words are our own" in message(window).words


def test_about_links_to_third_party_components(open_table: OpenTable) -> None:
    window = open_table()
    window.show_about()
    ok, made_with = message(window).answers
    assert ok.hasFocus()
    QTest.keyClick(ok, Qt.Key.Key_Right)
    QTest.keyClick(made_with, Qt.Key.Key_Return)
    sheet = window.dialog
    assert isinstance(sheet, MadeWithSheet)
    told = sheet.page.toPlainText()
    for part in ("Qt", "LGPL-3.0-only", "PyYAML", "Source Serif", str(licences_folder())):
        assert part in told
    assert sheet.page.isVisible()
    QTest.keyClick(sheet.done, Qt.Key.Key_Escape)
    assert window.dialog is None


def test_a_closed_window_is_freed(qtbot: QtBot, deck: Deck) -> None:
    """The settings store outlives the window."""
    store = SettingsStore()
    window = TableWindow(PaxTable(deck), plain_game(2, 1).deal(deck), store=store)
    window.ask_before_leaving = False
    with qtbot.waitExposed(window):
        window.show()
    window.begin()
    desk = weakref.ref(window.desk)
    window.close()
    window.deleteLater()
    del window
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)

    def is_freed() -> bool:
        gc.collect()
        return desk() is None

    # A queued call may still hold a reference.
    qtbot.waitUntil(is_freed)


def test_hint_and_rules_are_on_the_bar(open_table: OpenTable) -> None:
    window = open_table(seed=4)
    MouseHand(window.desk).raise_curtain()
    click_tool(window, "rules")
    read = window.desk.reading.window
    assert read is not None
    assert read.isVisible()
    asked: list[bool] = []
    window.commands.all["ask_hint"].action.triggered.connect(lambda: asked.append(True))
    click_tool(window, "hint")
    assert asked == [True]


def test_no_group_of_the_menu_has_more_than_nine_entries(open_table: OpenTable) -> None:
    groups = [open_table(seed=4).menu]
    while groups:
        group, length = groups.pop(), 0
        for entry in group.actions():
            length = 0 if entry.isSeparator() else length + 1
            assert length <= 9, (group.title(), entry.text())
            if isinstance(submenu := entry.menu(), QMenu):
                groups.append(submenu)


def test_a_group_of_the_menu_has_at_most_nine_entries(open_table: OpenTable) -> None:
    window = open_table()
    menus = [window.menu, *(menu for menu in window.menu.findChildren(QMenu) if menu.actions())]
    assert len(menus) > 6
    for menu in menus:
        groups = [0]
        for action in menu.actions():
            groups = [*groups, 0] if action.isSeparator() else [*groups[:-1], groups[-1] + 1]
        assert max(groups) <= 9, menu.title()
        assert menu is window.menu or sum(groups) <= 9, menu.title()
