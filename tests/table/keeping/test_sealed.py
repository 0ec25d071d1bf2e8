"""Tests of encrypted saves at the table."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from paxdesk.desk.sheets.password_sheets import SealSheet, UnsealSheet
from paxdesk.desk.window.window import TableWindow
from paxdesk.files.sealing import MARK, SAID, KnownPasswords
from paxdesk.porfiriana.session import Session
from tests.table.keeping.games import Open, play

WORD = "mules and silver"


@pytest.fixture(autouse=True)
def nobody_has_said_a_word(monkeypatch: pytest.MonkeyPatch) -> None:
    forget(monkeypatch)


def forget(monkeypatch: pytest.MonkeyPatch) -> None:
    fresh = KnownPasswords()
    monkeypatch.setattr(SAID, "_words", fresh._words)
    monkeypatch.setattr(SAID, "_of_salt", fresh._of_salt)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "passed on.pax"


def say_word(window: TableWindow, word: str) -> None:
    sheet = window.dialog
    assert isinstance(sheet, SealSheet | UnsealSheet)
    sheet.word.clear()
    QTest.keyClicks(sheet.word, word)
    QTest.keyClick(sheet.word, Qt.Key.Key_Return)


def seal(window: TableWindow, file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(window, "ask_save_name", lambda: str(file.with_suffix("")))
    window.commands.all["save_sealed"].action.trigger()
    say_word(window, WORD)


def test_a_game_is_protected_and_stays_so(
    open_window: Open, session: Session, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = open_window(session)
    seal(window, file, monkeypatch)
    assert window.dialog is None
    assert window.path == file
    assert MARK in file.read_bytes()
    first = file.read_bytes()
    play(window, "speculate a5")
    assert window.save()
    assert MARK in file.read_bytes() != first


def test_a_password_has_a_minimum_length(open_window: Open, session: Session) -> None:
    window = open_window(session)
    window.save_sealed()
    say_word(window, " a ")
    assert isinstance(window.dialog, SealSheet)
    assert window.dialog.problem == "A password needs at least 4 characters."


def test_the_receiver_is_asked_for_the_password(
    open_window: Open, session: Session, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = open_window(session)
    seal(window, file, monkeypatch)
    forget(monkeypatch)
    other = open_window()
    assert not other.open_path(file)
    say_word(other, "mules and gold")
    assert isinstance(other.dialog, UnsealSheet)
    assert other.dialog.problem == "Wrong password."
    say_word(other, WORD)
    assert other.dialog is None
    assert other.desk.session.state == session.state
    play(other, "speculate a5")
    assert other.save(), "it is sealed again, with the same word"
    assert MARK in file.read_bytes()


def test_an_unprotected_save_warns_what_can_be_read(
    open_window: Open, session: Session, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = open_window(session)
    monkeypatch.setattr(window, "ask_save_name", lambda: str(file))
    assert window.save()
    prompt = window.desk.scene.prompt
    assert prompt is not None
    assert "Anyone can read all hands in this file" in prompt.detail
