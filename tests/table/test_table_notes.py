"""Tests of notes to the table."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from paxdesk.desk.replay.replay_sheet import ReplaySheet, prompt
from paxdesk.desk.sheets.note_sheet import NoteSheet
from paxdesk.desk.window.window import TableWindow
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.table.sheets.new_game_choices import plain_game
from tests.table import tables


@pytest.fixture
def window(qtbot: QtBot, deck: Deck, tmp_path: Path) -> Iterator[TableWindow]:
    made = TableWindow(tables.quiet(deck), plain_game(2, 1).deal(deck), tmp_path / "games")
    qtbot.addWidget(made, before_close_func=lambda each: each.autosave_part.end())
    made.ask_before_leaving = False
    made.show()
    yield made
    made.close()


def write(window: TableWindow, words: str) -> None:
    window.commands.all["write_note"].action.trigger()
    sheet = window.dialog
    assert isinstance(sheet, NoteSheet)
    sheet.line.setText("")
    QTest.keyClicks(sheet.line, words)
    QTest.keyClick(sheet.line, Qt.Key.Key_Return)
    assert window.dialog is None


def test_a_note_is_sent_with_the_next_action(window: TableWindow) -> None:
    write(window, "<i>Hola</i> K3")
    model = window.desk.model
    model.submit(model.session.legal()[0])
    assert model.note == ""
    rows = [row for row in model.game_log.rows if row.kind == "note"]
    assert [row.words for row in rows] == ["“<i>Hola</i> K3”"]
    model.submit(model.session.legal()[0])
    assert len([row for row in model.game_log.rows if row.kind == "note"]) == 1
    window.records.show_replay()
    sheet = window.dialog
    assert isinstance(sheet, ReplaySheet)
    sheet.go(1)
    said = prompt(sheet.playback, sheet.game_log, sheet.labels, None)
    assert "“<i>Hola</i> K3”" in said.detail


def test_a_note_can_be_removed(window: TableWindow) -> None:
    write(window, "no")
    write(window, "")
    model = window.desk.model
    model.submit(model.session.legal()[0])
    assert not model.session.recording.steps[0].note


def test_a_remote_seat_sends_its_note(window: TableWindow) -> None:
    sent: list[tuple[str, str]] = []

    class Host:
        def play(self, line: str, note: str = "") -> None:
            sent.append((line, note))

        def ask(self, *_: object) -> None: ...

    window.desk.session.host = Host()
    write(window, "good luck")
    model = window.desk.model
    for _ in range(2):
        model.submit(model.session.legal()[0])
    assert [note for _, note in sent] == ["good luck", ""]


def test_another_seat_does_not_use_up_a_note(window: TableWindow) -> None:
    write(window, "mine")
    model = window.desk.model
    model.act_elsewhere(model.session.legal()[0], "theirs")
    assert model.note == "mine"
    assert model.session.recording.steps[0].note == "theirs"
