"""A game on the desk is kept, checked and gone on with; what goes wrong is told once."""

import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from paxdesk import __version__
from paxdesk.desk.app.application import ALREADY_OPEN
from paxdesk.desk.app.crash_report import CrashReport
from paxdesk.desk.app.windows import Windows
from paxdesk.desk.home.home_sheet import HomeSheet
from paxdesk.desk.home.resume import ResumeSheet
from paxdesk.desk.replay.replay_sheet import ReplaySheet
from paxdesk.desk.scene.spots import Spot
from paxdesk.desk.sheets.message import MessageSheet
from paxdesk.desk.window.window import TableWindow
from paxdesk.files.autosave import Autosave
from paxdesk.files.calls import Call, Calls
from paxdesk.files.shelf import Shelf, kept_games
from paxdesk.files.writing import SaveError, earlier
from paxdesk.porfiriana.rules import actions as act
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.rules.notation import parse
from paxdesk.porfiriana.rules.state import State
from paxdesk.porfiriana.saves.migrate import FORMAT
from paxdesk.porfiriana.saves.save import (
    SavedGame,
    open_kept,
    read_saved,
    write_saved,
)
from paxdesk.porfiriana.session import Session
from paxdesk.porfiriana.table.pax_table import PaxTable
from paxdesk.porfiriana.table.sheets.choices import plain_game
from paxdesk.porfiriana.table.sheets.new_game import NewGameSheet
from paxdesk.porfiriana.table.sheets.overview import OverviewSheet
from paxdesk.porfiriana.table.words.session_words import progress
from tests.table.hand import MouseHand

CORPUS = Path(__file__).parent.parent / "files" / "corpus"
Open = Callable[..., TableWindow]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "games"


@pytest.fixture
def open_window(qtbot: QtBot, deck: Deck, folder: Path) -> Open:
    """Open a window that keeps its game; without a session it begins with a question."""

    def opened(session: Session | None = None) -> TableWindow:
        window = TableWindow(PaxTable(deck), session, folder)
        window.ask_before_leaving = False
        window.desk.scene.animations_enabled = False
        qtbot.addWidget(window)
        with qtbot.waitExposed(window):
            window.show()
        window.begin()
        return window

    return opened


@pytest.fixture
def session(deck: Deck) -> Session:
    return plain_game(2, 7).deal(deck)


def home(window: TableWindow) -> HomeSheet:
    """The home page, which is open."""
    assert isinstance(window.dialog, HomeSheet)
    return window.dialog


def play(window: TableWindow, *lines: str) -> None:
    for line in lines:
        window.desk.flow.model.submit(parse(line))
        MouseHand(window.desk).raise_curtain()


def written(window: TableWindow, qtbot: QtBot) -> Path:
    """The file the window keeps its game in, once the last step is there."""
    keeper = window.safe.keeper
    assert keeper is not None
    qtbot.waitUntil(lambda: not keeper.busy)
    (path,) = keeper.folder.glob("*.pax")
    return path


# --- Keeping -------------------------------------------------------------------------------------


def test_every_step_is_kept(open_window: Open, session: Session, deck: Deck, qtbot: QtBot) -> None:
    window = open_window(session)
    assert read_saved(written(window, qtbot), deck).journal == []
    for count, line in enumerate(("speculate a5", "speculate b5", "end"), 1):
        play(window, line)
        kept = read_saved(written(window, qtbot), deck)
        assert (len(kept.journal), kept.state) == (count, window.desk.session.state)
    play(window, "speculate a4")
    window.desk.undo()
    assert len(read_saved(written(window, qtbot), deck).journal) == 3
    window.desk.redo()
    assert len(read_saved(written(window, qtbot), deck).journal) == 4


def test_a_window_in_which_nothing_was_played_leaves_nothing(
    open_window: Open, session: Session, folder: Path, qtbot: QtBot
) -> None:
    window = open_window(session)
    written(window, qtbot)
    window.close()
    assert list(folder.iterdir()) == []


def test_another_game_takes_the_place_of_the_one_before(
    open_window: Open, session: Session, deck: Deck, qtbot: QtBot
) -> None:
    window = open_window(session)
    before = written(window, qtbot)
    window.play(plain_game(3, 8).deal(deck))
    after = written(window, qtbot)
    assert after != before
    assert len(read_saved(after, deck).seats) == 3


def test_before_a_game_is_dealt_nothing_is_kept(open_window: Open, folder: Path) -> None:
    home(open_window())
    assert not folder.exists()


def test_a_full_disk_is_told_once_and_the_game_goes_on(
    open_window: Open,
    session: Session,
    deck: Deck,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def no_space(path: Path, data: bytes, *, keep_earlier: bool = False) -> None:
        raise SaveError(path, "", "cannot be written (No space left on device)")

    window = open_window(session)
    written(window, qtbot)
    with monkeypatch.context() as full:
        full.setattr("paxdesk.files.autosave.write_whole", no_space)
        play(window, "speculate a5")
        qtbot.waitUntil(lambda: window.dialog is not None)
        sheet = window.dialog
        assert isinstance(sheet, MessageSheet)
        assert "No space left on device" in sheet.words
        assert "The game goes on" in sheet.words
        sheet.answers[0].click()
        play(window, "speculate b5")
        QTest.qWait(50)
        assert window.dialog is None
        assert len(window.desk.session.journal) == 2
    play(window, "speculate b4")
    assert len(read_saved(written(window, qtbot), deck).journal) == 3


def test_saving_where_nothing_can_be_written(
    open_window: Open, session: Session, tmp_path: Path
) -> None:
    window = open_window(session)
    window.path = tmp_path / "gone" / "game.pax"
    before = window.desk.session.state.copy()
    assert not window.save()
    assert isinstance(window.dialog, MessageSheet)
    assert "cannot be written" in window.dialog.words
    assert window.desk.session.state == before


# --- Games that were interrupted -----------------------------------------------------------------


def interrupt(folder: Path, session: Session, file: Path | None = None) -> None:
    """Leave a game behind as a program does that was killed."""
    autosave = Autosave(folder, lambda error: None)
    autosave.keep(SavedGame.of(session), file)
    autosave.close()


def test_the_next_start_offers_to_go_on(
    open_window: Open, session: Session, folder: Path, qtbot: QtBot, tmp_path: Path
) -> None:
    session.submit(parse("speculate a5"))
    interrupt(folder, session, tmp_path / "evening.pax")
    window = open_window()
    sheet = home(window)
    assert sheet.heading_words == "Carmen and Rosa"
    assert sheet.words.startswith("Round 1  ·  Carmen's turn")
    assert sheet.go_on.text() == "Continue"
    qtbot.waitUntil(lambda: sheet.picture is not None)
    QTest.keyClick(sheet.go_on, Qt.Key.Key_Return)
    assert window.dialog is None
    assert window.desk.session.state == session.state
    assert (window.path, window.unsaved) == (tmp_path / "evening.pax", True)
    qtbot.waitUntil(lambda: window.desk.session.can_undo)
    assert kept_games(folder) == [], "it is played here"
    play(window, "speculate b5")
    written(window, qtbot)


def test_a_game_is_deleted_and_put_back(open_window: Open, session: Session, folder: Path) -> None:
    interrupt(folder, session)
    interrupt(folder, session)
    window = open_window()
    sheet = home(window)
    assert len(sheet.rows) == 2
    sheet.rows[0].delete.click()
    assert len(kept_games(folder)) == 1
    assert sheet.note == "“Carmen and Rosa” is deleted."
    sheet.undo_delete.click()
    assert len(kept_games(folder)) == 2
    sheet.rows[1].delete.click()
    Shelf(folder).empty_bin()
    assert len(kept_games(folder)) == 1
    assert list((folder / "deleted").glob("*.pax")) == []


def test_a_game_is_renamed_and_keeps_its_name(
    open_window: Open, session: Session, folder: Path
) -> None:
    interrupt(folder, session)
    sheet = home(open_window())
    sheet.rows[0].rename.click()
    QTest.keyClicks(sheet.rows[0].title, "Sunday evening")
    QTest.keyClick(sheet.rows[0].title, Qt.Key.Key_Return)
    assert sheet.rows[0].kept.heading == "Sunday evening"
    assert kept_games(folder)[0].title == "Sunday evening"


def test_a_damaged_game_is_named(open_window: Open, folder: Path) -> None:
    folder.mkdir()
    (folder / "broken.pax").write_text("{", encoding="utf-8")
    sheet = home(open_window())
    assert not sheet.go_on.isEnabled()
    assert not sheet.rows[0].open.isEnabled()
    assert "broken.pax: not a saved game" in sheet.rows[0].kept.words


def test_the_home_page_of_a_newcomer(open_window: Open) -> None:
    """Nothing has been played yet: everything to begin with is there, and keys work too."""
    window = open_window()
    sheet = home(window)
    assert sheet.go_on.text() == "Learn to play"
    for name, kind in (("new", NewGameSheet), ("solo", NewGameSheet), ("help", OverviewSheet)):
        sheet.menu[name].click()
        assert isinstance(window.dialog, kind)
        assert window.dialog.escape is not None
        window.dialog.escape.click()
        sheet = home(window)
    asked: list[str] = []
    window.ask_open_name = lambda: asked.append("open") or ""  # type: ignore[method-assign]
    QTest.keyClick(window, Qt.Key.Key_O, Qt.KeyboardModifier.ControlModifier)
    assert asked == ["open"]
    QTest.keyClick(window, Qt.Key.Key_F1)
    assert isinstance(window.dialog, OverviewSheet)
    window.close_dialog()
    sheet = home(window)
    QTest.keyClick(window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert home(window) is sheet, "there is no game yet in which to take something back"


def test_a_closed_window_keeps_its_game_for_the_next_start(
    open_window: Open, session: Session, folder: Path
) -> None:
    """Without a question; what was never played is not kept."""
    window = open_window(session)
    play(window, "speculate a5")
    window.ask_before_leaving = True
    window.close()
    assert not window.isVisible()
    (kept,) = kept_games(folder)
    assert open_kept(kept, session.state.cards).session.state == session.state


def test_a_finished_game_stays_on_the_shelf(open_window: Open, folder: Path, deck: Deck) -> None:
    """Play again, and the game before is still there, to be looked at and replayed."""
    finished = read_saved(CORPUS / "form-2-over-topple.pax", deck)
    window = open_window(finished)
    window.close_dialog()
    window.play(plain_game(3, 8).deal(deck))
    shelf = Shelf(folder)
    (kept,) = shelf.finished
    assert open_kept(kept, deck).session.state == finished.state
    window.show_home()
    sheet = home(window)
    sheet.show_part("finished")
    assert sheet.rows[0].kept.words.startswith(progress(finished))
    sheet.rows[0].replay.click()
    assert isinstance(window.dialog, ReplaySheet)
    window.close_dialog()
    home(window)


def test_a_file_of_which_a_later_position_is_kept(
    open_window: Open, session: Session, folder: Path, tmp_path: Path
) -> None:
    file = tmp_path / "evening.pax"
    write_saved(file, session)
    session.submit(parse("speculate a5"))
    interrupt(folder, session, file)
    window = open_window(plain_game(3, 1).deal(session.state.cards))
    assert window.open_path(file)
    assert isinstance(window.dialog, ResumeSheet)
    window.dialog.rows[0].go_on.click()
    assert len(window.desk.session.journal) == 1


# --- Files that are opened -----------------------------------------------------------------------


def test_what_was_done_before_saving_can_be_taken_back(
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


def written_here() -> Any:
    """A game that this very program has written, as plain data."""
    data = json.loads((CORPUS / f"form-{FORMAT}-2-seats.pax").read_text(encoding="utf-8"))
    data["program"] = __version__
    for part in data["parts"]:
        part["program"] = __version__
    return data


def test_a_journal_that_leads_elsewhere_is_told(
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
    assert "its journal does not lead there" in window.dialog.words
    window.close_dialog()
    assert window.path is None, "Save must not write over the file"
    assert file.read_text(encoding="utf-8") == text
    assert window.desk.session.legal()


@pytest.mark.long
def test_a_game_that_disagreed_goes_on_calmly(
    open_window: Open, session: Session, tmp_path: Path, qtbot: QtBot, deck: Deck
) -> None:
    """Once told, it is not told as a disagreement for ever: what is not proved is named."""
    data = written_here()
    data["position"]["players"]["1"]["gold"] += 1
    file = tmp_path / "game.pax"
    file.write_text(json.dumps(data), encoding="utf-8")
    window = open_window(session)
    assert window.open_path(file)
    qtbot.waitUntil(lambda: window.dialog is not None)
    window.close_dialog()
    assert "not proved" in window.desk.scene.heading.title
    again = tmp_path / "again.pax"
    window.ask_save_name = lambda: str(again)  # type: ignore[method-assign]
    assert window.save()
    other = open_window(plain_game(2, 1).deal(deck))
    assert other.open_path(again)
    qtbot.waitUntil(lambda: other.dialog is not None)
    assert isinstance(other.dialog, MessageSheet)
    assert "for somebody unknown had a hand in it" in other.dialog.words
    assert other.path == again
    other.close_dialog()
    other.show_home()
    sheet = home(other)
    qtbot.waitUntil(lambda: not sheet.rows or "not proved" in sheet.rows[0].kept.words)


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


def test_a_game_whose_opening_cannot_be_dealt_goes_on(
    open_window: Open, session: Session, tmp_path: Path, qtbot: QtBot, deck: Deck
) -> None:
    """A wrong digit in the Hacendados: what is shown is what is played, and it is told."""
    data = json.loads((CORPUS / "form-2-2-seats.pax").read_text(encoding="utf-8"))
    data["opening"]["hacendados"] = [209, 5]
    file = tmp_path / "game.pax"
    file.write_text(json.dumps(data), encoding="utf-8")
    window = open_window(session)
    before = written(window, qtbot)
    assert window.open_path(file)
    qtbot.waitUntil(lambda: window.dialog is not None)
    assert isinstance(window.dialog, MessageSheet)
    assert "Card 5 is no Hacendado" in window.dialog.words
    assert window.desk.flow.state is window.desk.session.state
    assert window.desk.flow.state != session.state
    window.close_dialog()
    assert written(window, qtbot) != before
    windows = Windows(PaxTable(deck), None)
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
    """What cannot be told, asked or painted is not opened, and the game before stays as it is."""
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
            assert not window.safe.resume(kept_games(kept)[0])
        assert isinstance(window.dialog, MessageSheet)
        assert "it cannot be put on the table" in window.dialog.words
        window.close_dialog()
        window.close_dialog()
        assert window.desk.session is session
        assert (session.journal, session.state) == (lines, state)
        assert (window.path, written(window, qtbot)) == (None, before)
    play(window, "speculate b5")
    assert len(read_saved(written(window, qtbot), session.state.cards).journal) == 2


def test_what_was_taken_back_to_the_beginning_can_be_done_again(
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


# --- Files that are saved to ---------------------------------------------------------------------


def test_a_file_that_another_window_has_written_is_not_overwritten_unsaid(
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
    assert "has changed since it was opened or saved here" in other.dialog.words
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


def test_a_name_without_its_ending_does_not_replace_a_game_unasked(
    open_window: Open, session: Session, tmp_path: Path
) -> None:
    file = tmp_path / "evening.pax"
    file.write_text("a game", encoding="utf-8")
    window = open_window(session)
    window.ask_save_name = lambda: str(tmp_path / "evening")  # type: ignore[method-assign]
    assert not window.save_as()
    assert isinstance(window.dialog, MessageSheet)
    assert "is there already" in window.dialog.words
    window.dialog.answers[2].click()
    assert file.read_text(encoding="utf-8") == "a game"


def test_a_game_gone_on_with_knows_the_file_it_comes_from(
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


# --- Taking back ---------------------------------------------------------------------------------


def test_a_row_of_the_log_leads_back(open_window: Open, session: Session) -> None:
    window = open_window(session)
    play(window, "speculate a5", "speculate b5", "speculate b4")
    window.desk.log.row_clicked.emit(3)
    assert window.dialog is None, "we are there"
    window.desk.log.row_clicked.emit(1)
    assert isinstance(window.dialog, MessageSheet)
    window.dialog.answers[0].click()
    assert [entry.line for entry in window.desk.session.journal] == ["speculate a5"]
    assert window.desk.flow.game_log.steps == 1
    window.desk.redo()
    window.desk.redo()
    assert window.desk.flow.game_log.steps == 3


def test_a_barrier_stands_in_the_way_back(open_window: Open, session: Session) -> None:
    window = open_window(session)
    play(window, "speculate a5", "end", "speculate b5")
    window.desk.log.row_clicked.emit(1)
    assert window.dialog is None
    prompt = window.desk.scene.prompt
    assert prompt is not None
    assert prompt.refused
    assert prompt.words == "Not taken back."
    assert len(window.desk.session.journal) == 3


def test_restarting_the_turn(open_window: Open, session: Session) -> None:
    window = open_window(session)
    play(window, "speculate a5", "speculate b5")
    window.desk.restart_turn()
    assert window.desk.session.journal == []
    window.desk.restart_turn()
    assert window.desk.scene.prompt is not None
    assert window.desk.scene.prompt.detail == "Nothing has been done yet."


def test_what_cannot_be_taken_back_is_announced(open_window: Open, session: Session) -> None:
    window = open_window(session)
    desk = window.desk
    MouseHand(desk).raise_curtain()

    def detail() -> str:
        assert desk.scene.prompt is not None
        return desk.scene.prompt.detail

    usual = detail()
    desk.mouse.pointed.emit(Spot("end_turn"))
    assert detail() == session.warning(act.End())
    desk.mouse.pointed.emit(None)
    assert detail() == usual
    desk.drag.set_focus(Spot("end_turn"))
    assert detail() == session.warning(act.End())


def test_a_practice_game_is_marked(open_window: Open, deck: Deck) -> None:
    window = open_window()
    window.new_game()
    sheet = window.dialog
    assert isinstance(sheet, NewGameSheet)
    sheet.practice.setChecked(True)
    sheet.seed.setText("7")  # a drawn seed may deal two Headlines, and they would be asked about
    sheet.first.setCurrentIndex(1)
    sheet.deal.click()
    assert window.desk.session.practice
    assert "practice game" in window.desk.scene.heading.title
    MouseHand(window.desk).raise_curtain()
    play(window, "end", "end")
    window.desk.undo()
    window.desk.undo()
    assert window.desk.session.journal == []
    window.desk.mouse.pointed.emit(Spot("end_turn"))
    assert window.desk.scene.prompt is not None
    assert "taken back" not in window.desk.scene.prompt.detail


# --- Mistakes of our own -------------------------------------------------------------------------


def test_a_mistake_is_told_and_the_game_goes_on(
    windows: Windows, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    window = windows.open(Call(new=True, seed=1))
    session = window.desk.session
    before = session.state.copy()

    def stumble(state: State, action: act.Action) -> None:
        state.players[1].gold += 5
        raise KeyError(47)

    crash_report = CrashReport(windows)
    try:
        with monkeypatch.context() as broken:
            broken.setattr("paxdesk.porfiriana.session.perform", stumble)
            try:
                window.desk.flow.model.submit(parse("speculate a5"))
            except KeyError:
                # As Qt does with what escapes from a slot.
                sys.excepthook(*sys.exc_info())  # type: ignore[arg-type]
    finally:
        crash_report.close()
    assert isinstance(window.dialog, MessageSheet)
    assert "made a mistake (KeyError)" in window.dialog.words
    assert "KeyError: 47" in capsys.readouterr().err
    window.close_dialog()
    assert session.state == before
    window.desk.flow.model.submit(parse("speculate a5"))
    assert len(session.journal) == 1


# --- Several windows, and programs started later -------------------------------------------------


@pytest.fixture
def windows(deck: Deck, folder: Path, qtbot: QtBot) -> Iterator[Windows]:
    several = Windows(PaxTable(deck), folder)
    yield several
    for window in list(several.all):
        window.ask_before_leaving = False
        qtbot.addWidget(window)
        window.close()
    several.close()


def test_games_side_by_side(windows: Windows, folder: Path, qtbot: QtBot) -> None:
    first = windows.open(Call(new=True, seed=1))
    second = windows.open(Call(new=True, seats=3, seed=2))
    for window in (first, second):
        keeper = window.safe.keeper
        assert keeper is not None
        qtbot.waitUntil(lambda keeper=keeper: not keeper.busy)
    assert len(list(folder.glob("*.pax"))) == 2
    first.beside.emit(None)
    assert len(windows.all) == 3
    assert isinstance(windows.all[-1].dialog, HomeSheet)
    first.ask_before_leaving = False
    first.close()
    assert windows.all[0] is second


def test_a_later_program_hands_its_file_over(
    windows: Windows, tmp_path: Path, qtbot: QtBot
) -> None:
    """The real program, started while this one is open."""
    environment = {**os.environ}
    data = Path(environment["XDG_DATA_HOME"])
    windows.answer(Calls(data / "paxdesk" / "program"))
    windows.open(Call(new=True, seed=1))
    file = CORPUS / "form-2-3-seats.pax"
    command = [sys.executable, "-m", "paxdesk", str(file)]
    root = Path(__file__).parent.parent.parent
    with subprocess.Popen(command, cwd=root, stdout=subprocess.PIPE, text=True) as program:
        qtbot.waitUntil(lambda: len(windows.all) == 2, timeout=30_000)
        assert program.communicate(timeout=30)[0] == f"{ALREADY_OPEN}\n"
        assert program.returncode == 0
    assert windows.all[1].path == file
    windows.call(Call(file=str(file)))
    assert len(windows.all) == 2, "it is open already"
    windows.call(Call(seats=2))
    assert len(windows.all) == 2, "the table is there"


def test_a_call_for_a_bad_file_is_answered_with_why(windows: Windows, tmp_path: Path) -> None:
    window = windows.open(Call(new=True, seed=1))
    windows.call(Call(file=str(tmp_path / "gone.pax")))
    assert windows.all == [window]
    assert isinstance(window.dialog, MessageSheet)
    assert "cannot be read" in window.dialog.words
