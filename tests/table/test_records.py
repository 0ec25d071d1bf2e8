"""Tests of charts, replay, end sheet and log."""

import random
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from paxdesk.desk import file_dialogs
from paxdesk.desk.charts import ChartsSheet
from paxdesk.desk.replay.replay_sheet import ReplaySheet
from paxdesk.desk.scene.things import TOOLS, Spot
from paxdesk.desk.sheets.modal_sheet import MessageSheet
from paxdesk.desk.window.window import TableWindow
from paxdesk.porfiriana.rules import actions as act
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.saves import write_saved
from paxdesk.porfiriana.session import Session
from paxdesk.porfiriana.table.sheets.end import EndSheet
from paxdesk.porfiriana.table.sheets.new_game_choices import plain_game
from tests.table.conftest import OpenTable
from tests.table.games import chosen
from tests.table.hand import LEFT, MouseHand


def played(deck: Deck, steps: int, seats: int = 3, seed: int = 6) -> Session:
    session = plain_game(seats, seed).deal(deck)
    chance = random.Random(seed)
    for _ in range(steps):
        if session.seat_to_act is not None:
            session.submit(chosen(session.legal(), chance))
    return session


@pytest.fixture(scope="module")
def finished(deck: Deck) -> Session:
    session = played(deck, 3000)
    assert session.state.over
    return session


def press(window: TableWindow, name: str) -> None:
    hand = MouseHand(window.desk)
    hand.raise_curtain()
    hand.click(Spot("tool", TOOLS.index(name)))


def end_sheet(window: TableWindow) -> EndSheet:
    assert isinstance(window.dialog, EndSheet)
    return window.dialog


def test_charts_are_opened_from_the_top_bar(open_table: OpenTable, deck: Deck) -> None:
    window = open_table(played(deck, 40))
    press(window, "chart")
    sheet = window.dialog
    assert isinstance(sheet, ChartsSheet)
    gold = sheet.charts[0].plot
    players = window.desk.flow.state.players
    assert [each.values[-1] for each in gold.series] == [each.gold for each in players.values()]
    QTest.keyClick(sheet.charts[0], Qt.Key.Key_Escape)
    assert window.dialog is None


@pytest.mark.long
def test_charts_include_a_game_opened_from_a_file(
    open_table: OpenTable, deck: Deck, tmp_path: Path
) -> None:
    session = played(deck, 60)
    path = tmp_path / "evening.pax"
    write_saved(path, session)
    window = open_table()
    assert window.open_path(path)
    rows = window.desk.flow.game_log.turn_rows
    assert rows[-1].step == 60
    window.records.show_charts()
    assert isinstance(window.dialog, ChartsSheet)
    assert window.dialog.charts[1].plot.last == len(rows) - 1


@pytest.mark.long
def test_from_the_end_to_charts_and_replay_and_back(
    open_table: OpenTable, finished: Session
) -> None:
    window = open_table(finished)
    QTest.mouseClick(end_sheet(window).all_charts, LEFT)
    assert isinstance(window.dialog, ChartsSheet)
    QTest.mouseClick(window.dialog.close_button, LEFT)
    QTest.mouseClick(end_sheet(window).look_back, LEFT)
    assert isinstance(window.dialog, ReplaySheet)
    assert window.dialog.playback.all_open
    QTest.mouseClick(window.dialog.close_button, LEFT)
    QTest.mouseClick(end_sheet(window).analyse, LEFT)
    assert isinstance(window.dialog, ReplaySheet)
    assert window.dialog.analysis.isChecked(), "the analysis is open"
    QTest.mouseClick(window.dialog.close_button, LEFT)
    QTest.mouseClick(end_sheet(window).look, LEFT)
    assert window.dialog is None


@pytest.mark.long
def test_a_practice_game_is_continued_from_the_replay(
    open_table: OpenTable, finished: Session
) -> None:
    window = open_table(finished)
    window.close_dialog()
    press(window, "replay")
    sheet = window.dialog
    assert isinstance(sheet, ReplaySheet)
    sheet.go(70)
    there = sheet.playback.state
    beside: list[Session] = []
    window.new_window_asked.connect(beside.append)
    QTest.mouseClick(sheet.on_button, LEFT)
    assert window.dialog is None
    assert window.desk.session is finished, "the game itself stays where it is"
    (practice,) = beside
    assert practice.practice
    assert practice.state == there
    opened = open_table(practice)
    assert opened.path is None
    MouseHand(opened.desk).raise_curtain()
    assert practice.legal()


def test_the_replay_of_a_running_game_changes_nothing(open_table: OpenTable, deck: Deck) -> None:
    window = open_table(played(deck, 50))
    before = window.desk.flow.state.copy()
    press(window, "replay")
    sheet = window.dialog
    assert isinstance(sheet, ReplaySheet)
    assert not sheet.on_button.isEnabled()
    for step in (0, 20, 50):
        sheet.go(step)
    QTest.keyClick(sheet.timeline, Qt.Key.Key_Escape)
    assert window.dialog is None
    assert window.desk.flow.state == before


def test_a_saved_game_is_reviewed_without_leaving_the_table(
    open_table: OpenTable, deck: Deck, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "other.pax"
    write_saved(path, played(deck, 30, seats=4, seed=9))
    window = open_table(played(deck, 10))
    session = window.desk.session
    monkeypatch.setattr(window, "ask_open_name", lambda: str(path))
    window.records.replay_file()
    sheet = window.dialog
    assert isinstance(sheet, ReplaySheet)
    assert (sheet.playback.last, len(sheet.seats)) == (30, 4)
    window.close_dialog()
    assert window.desk.session is session
    path.write_text("Dear sir", encoding="utf-8")
    window.records.replay_file()
    assert isinstance(window.dialog, MessageSheet)


def test_the_log_is_exported_as_text(
    open_table: OpenTable, deck: Deck, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = open_table(played(deck, 30))
    MouseHand(window.desk).raise_curtain()
    path = tmp_path / "evening.txt"
    path.write_text("my own notes", encoding="utf-8")
    monkeypatch.setattr(file_dialogs, "ask_save_path", lambda *_: str(path))
    QTest.mouseClick(window.desk.log.export, LEFT)
    text = path.read_text(encoding="utf-8")
    assert text.startswith("Carmen, Rosa, Emilio\nPax Desk ")
    for row in window.desk.flow.game_log.rows:
        assert row.words in text
    assert path.with_suffix(".txt.1").read_text(encoding="utf-8") == "my own notes"
    monkeypatch.setattr(file_dialogs, "ask_save_path", lambda *_: str(tmp_path / "no" / "where"))
    assert not window.records.export_log()
    assert isinstance(window.dialog, MessageSheet)
    window.close_dialog()
    monkeypatch.setattr(file_dialogs, "ask_save_path", lambda *_: "")
    assert not window.records.export_log()


def test_the_keyboard_reads_the_log_and_returns(open_table: OpenTable, deck: Deck) -> None:
    window = open_table(played(deck, 30))
    MouseHand(window.desk).raise_curtain()
    window.desk.toggle_log()
    window.records.read_log()
    log = window.desk.log
    assert log.isVisible()
    assert log.hasFocus()
    assert log.page.cursor is not None
    QTest.keyClick(log, Qt.Key.Key_Escape)
    assert not log.hasFocus()


def test_a_card_of_the_log_is_shown_and_pinned(open_table: OpenTable) -> None:
    window = open_table(seed=2)
    hand = MouseHand(window.desk)
    hand.play(act.Speculate(3))
    desk = window.desk
    page = desk.log.page
    piece = next(piece for shown in page.shown for piece in shown.pieces)
    point = (piece.place.center() * desk.log.scale).toPoint()
    QTest.mouseMove(desk.log, point)
    assert desk.inspector.inspected.card == piece.link.card
    assert not desk.inspector.inspected.pinned
    QTest.mouseClick(desk.log, LEFT, pos=point)
    assert desk.inspector.inspected.pinned
    other = next(
        spot for spot in desk.scene.spots() if spot.kind == "market" and spot.number not in (3, 9)
    )
    desk.mouse.pointed.emit(other)
    assert desk.inspector.inspected.card == piece.link.card
    hand.click(Spot("discards"))
    desk.mouse.pointed.emit(other)
    assert desk.inspector.inspected.card == desk.scene.card_of(other)
