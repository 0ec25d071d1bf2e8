"""Tests of opening and saving files."""

import json
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from paxdesk.desk.app.windows import WindowManager
from paxdesk.desk.sheets.modal_sheet import MessageSheet
from paxdesk.desk.sheets.sheet_layout import TextBox
from paxdesk.files.game_shelf import kept_games
from paxdesk.files.instance_handover import Call
from paxdesk.files.safe_write import earlier
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.rules.notation import parse
from paxdesk.porfiriana.saves import (
    read_saved,
    write_saved,
)
from paxdesk.porfiriana.session import Session
from paxdesk.porfiriana.table.game_table import PaxTable
from paxdesk.porfiriana.table.sheets.end import EndSheet
from paxdesk.porfiriana.table.sheets.new_game_choices import plain_game
from tests.table.hand import MouseHand
from tests.table.keeping.games import CORPUS, Open, home, interrupt, play, written, written_here

# --- Opening files --------------------------------------------------------------------------------


def test_steps_before_saving_can_be_undone(
    open_window: Open, session: Session, tmp_path: Path, qtbot: QtBot
) -> None:
    session.submit(parse("speculate a5"))
    file = tmp_path / "game.pax"
    write_saved(file, session)
    window = open_window(session)
    assert window.open_path(file)
    qtbot.waitUntil(lambda: window.desk.session.can_undo)
    assert "undo" not in window.desk.scene.heading.off
    MouseHand(window.desk).raise_curtain()
    window.desk.undo()
    assert window.desk.session.journal == []


def test_a_journal_to_another_position_is_reported(
    open_window: Open, session: Session, tmp_path: Path, qtbot: QtBot
) -> None:
    data = written_here()
    data["position"]["players"]["1"]["gold"] += 1
    file = tmp_path / "game.pax"
    text = json.dumps(data)
    file.write_text(text, encoding="utf-8")
    window = open_window(session)
    assert window.open_path(file)
    qtbot.waitUntil(lambda: window.dialog is not None)
    assert isinstance(window.dialog, MessageSheet)
    assert "You can play on from the position in the file." in window.dialog.words
    window.close_dialog()
    assert window.path is None, "Save must not write over the file"
    assert file.read_text(encoding="utf-8") == text
    assert window.desk.session.legal()


@pytest.mark.long
def test_a_disagreement_is_reported_once(
    open_window: Open, session: Session, tmp_path: Path, qtbot: QtBot, deck: Deck
) -> None:
    """The saved copy is reported only as written by an unknown program."""
    data = written_here()
    data["position"]["players"]["1"]["gold"] += 1
    file = tmp_path / "game.pax"
    file.write_text(json.dumps(data), encoding="utf-8")
    window = open_window(session)
    assert window.open_path(file)
    qtbot.waitUntil(lambda: window.dialog is not None)
    window.close_dialog()
    assert "not verified" in window.desk.scene.heading.title
    again = tmp_path / "again.pax"
    window.ask_save_name = lambda: str(again)  # type: ignore[method-assign]
    assert window.save()
    other = open_window(plain_game(2, 1).deal(deck))
    assert other.open_path(again)
    qtbot.waitUntil(lambda: other.dialog is not None)
    assert isinstance(other.dialog, MessageSheet)
    assert "written by an unknown program" in other.dialog.words
    assert other.path == again
    other.close_dialog()
    other.show_home()
    sheet = home(other)
    qtbot.waitUntil(lambda: not sheet.rows or "not verified" in sheet.rows[0].saved_text.words)


def test_a_finished_old_game_shows_what_is_unverified(
    open_window: Open, session: Session, qtbot: QtBot
) -> None:
    window = open_window(session)
    assert window.open_path(CORPUS / "form-2-over-diaz.pax")
    qtbot.waitUntil(lambda: bool(window.desk.session.unverified_reason))
    end = window.dialog
    assert isinstance(end, EndSheet)
    assert "Round 21" in window.desk.scene.heading.title, "counted by the lines of the file"
    end.look.click()
    qtbot.waitUntil(lambda: window.dialog is not None)
    assert isinstance(window.dialog, MessageSheet)
    assert window.dialog.words.startswith("The result is taken from the file.")
    window.close_dialog()
    qtbot.wait(20)
    assert window.dialog is None, "once is enough"


def test_old_games_that_cannot_be_verified_have_a_round(
    open_window: Open, session: Session, qtbot: QtBot
) -> None:
    window = open_window(session)
    assert window.open_path(CORPUS / "form-2-homeless-troops.pax")
    qtbot.waitUntil(lambda: window.dialog is not None)
    assert "Round 10" in window.desk.scene.heading.title
    turns = window.desk.flow.game_log.turn_rows
    assert turns[0].round == 10
    window.close_dialog()
    MouseHand(window.desk).raise_curtain()
    desk = window.desk
    while desk.flow.game_log.turns == desk.flow.game_log._skipped:
        desk.flow.model.submit(desk.session.legal()[-1])
    assert "Round 10 ·" in desk.flow.game_log.rows[0].words


@pytest.mark.parametrize("content", [b"", b"\0\1\2", b"[" * 100_000, b'{"format": 99}'])
def test_a_bad_file_leaves_the_running_game(
    open_window: Open, session: Session, tmp_path: Path, content: bytes
) -> None:
    window = open_window(session)
    play(window, "speculate a5")
    before, shown = window.desk.session, window.desk.session.state.copy()
    file = tmp_path / "bad.pax"
    file.write_bytes(content)
    assert not window.open_path(file)
    assert isinstance(window.dialog, MessageSheet)
    assert str(file) in window.dialog.words
    assert window.desk.session is before
    assert before.state == shown


def test_a_game_whose_opening_cannot_be_dealt_continues(
    open_window: Open, session: Session, tmp_path: Path, qtbot: QtBot, deck: Deck
) -> None:
    """The saved position is playable, and the error is reported."""
    data = json.loads((CORPUS / "form-2-2-seats.pax").read_text(encoding="utf-8"))
    data["opening"]["hacendados"] = [209, 5]
    file = tmp_path / "game.pax"
    file.write_text(json.dumps(data), encoding="utf-8")
    window = open_window(session)
    before = written(window, qtbot)
    assert window.open_path(file)
    qtbot.waitUntil(lambda: window.dialog is not None)
    assert isinstance(window.dialog, MessageSheet)
    assert window.dialog.words.startswith("You can play on from the saved position.")
    assert "Hacendado" not in window.dialog.words, "nothing of the engine's lines"
    assert window.desk.flow.state is window.desk.session.state
    assert window.desk.flow.state != session.state
    window.close_dialog()
    assert written(window, qtbot) != before
    windows = WindowManager(PaxTable(deck), None)
    shown = windows.open(Call(str(file)))
    qtbot.addWidget(shown)
    shown.ask_before_leaving = False
    assert shown.desk.session.state == window.desk.session.state


def test_opening_is_all_or_nothing(
    open_window: Open,
    session: Session,
    tmp_path: Path,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
    folder: Path,
) -> None:
    file = tmp_path / "game.pax"
    file.write_bytes((CORPUS / "form-2-3-seats.pax").read_bytes())
    kept = tmp_path / "other"
    interrupt(kept, session)
    window = open_window(session)
    play(window, "speculate a5")
    before = written(window, qtbot)
    lines, state = list(session.journal), session.state.copy()

    def cannot(*_: object) -> object:
        raise KeyError("nothing there")

    game = window.game
    parts = (
        (game.wording, "labels"),
        (game.wording, "question"),
        (game.handling, "gestures"),
        (game.drawing, "board"),
    )
    for part, name in parts:
        with monkeypatch.context() as broken:
            broken.setattr(part, name, cannot)
            assert not window.open_path(file)
            assert not window.autosave_part.resume(kept_games(kept)[0])
        assert isinstance(window.dialog, MessageSheet)
        assert "cannot be opened" in window.dialog.words
        window.close_dialog()
        window.close_dialog()
        assert window.desk.session is session
        assert (session.journal, session.state) == (lines, state)
        assert (window.path, written(window, qtbot)) == (None, before)
    play(window, "speculate b5")
    assert len(read_saved(written(window, qtbot), session.state.cards).journal) == 2


def test_steps_undone_to_the_beginning_can_be_redone(
    open_window: Open, session: Session, folder: Path, qtbot: QtBot
) -> None:
    window = open_window(session)
    play(window, "speculate a5")
    window.desk.undo()
    assert session.journal == []
    window.close()
    again = open_window()
    QTest.keyClick(home(again).go_on, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: again.desk.session.can_redo)
    MouseHand(again.desk).raise_curtain()
    again.desk.redo()
    assert [entry.line for entry in again.desk.session.journal] == ["speculate a5"]


# --- Saving to files ------------------------------------------------------------------------------


def test_a_file_written_by_another_window_is_not_silently_overwritten(
    open_window: Open, session: Session, tmp_path: Path, deck: Deck
) -> None:
    file = tmp_path / "evening.pax"
    write_saved(file, session)
    one, other = open_window(plain_game(2, 1).deal(deck)), open_window(plain_game(2, 2).deal(deck))
    for window, line in ((one, "speculate a5"), (other, "speculate b5")):
        assert window.open_path(file)
        window.close_dialog()
        MouseHand(window.desk).raise_curtain()
        play(window, line)
    assert one.save()
    assert one.save(), "that is our own writing"
    assert not other.save()
    assert isinstance(other.dialog, MessageSheet)
    assert "has been changed by another window or program" in other.dialog.words
    other.dialog.answers[2].click()
    assert read_saved(file, deck).journal[0].line == "speculate a5"
    other.ask_save_name = lambda: str(tmp_path / "mine.pax")  # type: ignore[method-assign]
    assert not other.save()
    assert isinstance(other.dialog, MessageSheet)
    other.dialog.answers[0].click()
    assert other.path == tmp_path / "mine.pax"
    assert read_saved(tmp_path / "mine.pax", deck).journal[0].line == "speculate b5"
    file.write_text("somebody's own", encoding="utf-8")
    left: list[bool] = []
    assert not one.save(lambda: left.append(True))
    assert isinstance(one.dialog, MessageSheet)
    one.dialog.answers[1].click()
    assert left == [True]
    assert earlier(file)[0].read_text(encoding="utf-8") == "somebody's own"


def test_a_name_without_its_suffix_does_not_replace_a_game_silently(
    open_window: Open, session: Session, tmp_path: Path
) -> None:
    file = tmp_path / "evening.pax"
    file.write_text("a game", encoding="utf-8")
    window = open_window(session)
    window.ask_save_name = lambda: str(tmp_path / "evening")  # type: ignore[method-assign]
    assert not window.save_as()
    assert isinstance(window.dialog, MessageSheet)
    assert "already exists" in window.dialog.words
    window.dialog.answers[2].click()
    assert file.read_text(encoding="utf-8") == "a game"


def test_a_resumed_game_has_its_file(
    open_window: Open, session: Session, folder: Path, tmp_path: Path, deck: Deck
) -> None:
    file = tmp_path / "evening.pax"
    write_saved(file, session)
    session.submit(parse("speculate a5"))
    interrupt(folder, session, file)
    window = open_window()
    QTest.keyClick(home(window).go_on, Qt.Key.Key_Return)
    assert window.save()
    window.close()
    write_saved(file, plain_game(2, 9).deal(deck))
    interrupt(folder, session, file)
    again = open_window()
    QTest.keyClick(home(again).go_on, Qt.Key.Key_Return)
    assert not again.save(), "there is another game in the file by now"


def test_a_path_without_encoding_is_kept_and_opened(
    open_window: Open, session: Session, tmp_path: Path, deck: Deck, qtbot: QtBot
) -> None:
    file = tmp_path / "evening-\udcff\n.pax"
    write_saved(file, session)
    window = open_window(plain_game(2, 1).deal(deck))
    assert window.open_path(file)
    play(window, "speculate a5")
    assert len(read_saved(written(window, qtbot), deck).journal) == 1
    assert window.save()
    assert window.windowTitle().isprintable()
    assert len(read_saved(file, deck).journal) == 1


def test_the_shelf_contains_the_game_on_the_table(open_window: Open, session: Session) -> None:
    window = open_window(session)
    window.show_home()
    sheet = home(window)
    assert not sheet.rows
    said = sheet._empty()
    assert isinstance(said, TextBox)
    assert said.words == "No other games in progress."


def test_the_place_of_a_saved_game_is_shown(
    open_window: Open, session: Session, tmp_path: Path
) -> None:
    window = open_window(session)
    file = tmp_path / "evening.pax"
    window.ask_save_name = lambda: str(file)  # type: ignore[method-assign]
    assert window.save()
    prompt = window.desk.scene.prompt
    assert prompt is not None
    assert (prompt.words, prompt.refused) == ("Saved.", False)
    assert "evening.pax" in prompt.detail
    play(window, "speculate a5")
    assert window.desk.scene.prompt is not None
    assert window.desk.scene.prompt.words != "Saved.", "what is asked is said again"


def test_the_save_dialog_opens_in_the_last_folder(
    open_window: Open, session: Session, deck: Deck, tmp_path: Path
) -> None:
    saves, letters = tmp_path / "saves", tmp_path / "letters"
    saves.mkdir()
    letters.mkdir()
    window = open_window(session)
    window.ask_save_name = lambda: str(saves / "one.pax")  # type: ignore[method-assign]
    assert window.save()
    letter = letters / "letter.pax"
    letter.write_bytes((saves / "one.pax").read_bytes())
    assert window.open_path(letter)
    window.play(plain_game(2, 8).deal(deck))
    assert Path(window.proposed(".pax")).parent == saves
    assert window.folder() == str(letters)
