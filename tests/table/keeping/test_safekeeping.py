"""Tests of saving, checking and resuming the game on the desk."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from paxdesk.desk.home.ladder_sheet import LadderSheet
from paxdesk.desk.home.resume_sheet import ResumeSheet
from paxdesk.desk.replay.replay_sheet import ReplaySheet
from paxdesk.desk.sheets.modal_sheet import MessageSheet
from paxdesk.files.game_shelf import Shelf, kept_games
from paxdesk.files.safe_write import SaveError
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.rules.notation import parse
from paxdesk.porfiriana.saves import (
    open_saved,
    read_saved,
    write_saved,
)
from paxdesk.porfiriana.session import Session
from paxdesk.porfiriana.table.sheets.new_game import NewGameSheet
from paxdesk.porfiriana.table.sheets.new_game_choices import plain_game
from paxdesk.porfiriana.table.sheets.overview import OverviewSheet
from paxdesk.porfiriana.table.words.questions import progress
from tests.table.keeping.games import CORPUS, Open, home, interrupt, play, written

# --- Autosave -------------------------------------------------------------------------------------


def test_every_step_is_saved(open_window: Open, session: Session, deck: Deck, qtbot: QtBot) -> None:
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


def test_a_window_without_a_step_saves_nothing(
    open_window: Open, session: Session, folder: Path, qtbot: QtBot
) -> None:
    window = open_window(session)
    written(window, qtbot)
    window.close()
    assert list(folder.iterdir()) == []


def test_another_game_replaces_the_one_before(
    open_window: Open, session: Session, deck: Deck, qtbot: QtBot
) -> None:
    window = open_window(session)
    before = written(window, qtbot)
    window.play(plain_game(3, 8).deal(deck))
    after = written(window, qtbot)
    assert after != before
    assert len(read_saved(after, deck).seats) == 3


def test_an_undealt_game_is_not_saved(open_window: Open, folder: Path) -> None:
    home(open_window())
    assert not folder.exists()


def test_a_full_disk_is_reported_once_and_the_game_continues(
    open_window: Open,
    session: Session,
    deck: Deck,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def no_space(path: Path, data: bytes, **_: bool) -> None:
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
        assert "You can continue" in sheet.words
        sheet.answers[0].click()
        play(window, "speculate b5")
        QTest.qWait(50)
        assert window.dialog is None
        assert len(window.desk.session.journal) == 2
    play(window, "speculate b4")
    assert len(read_saved(written(window, qtbot), deck).journal) == 3


def test_saving_to_an_unwritable_place(open_window: Open, session: Session, tmp_path: Path) -> None:
    window = open_window(session)
    window.path = tmp_path / "gone" / "game.pax"
    before = window.desk.session.state.copy()
    assert not window.save()
    assert isinstance(window.dialog, MessageSheet)
    assert "cannot be written" in window.dialog.words
    assert window.desk.session.state == before


# --- Games that were interrupted -----------------------------------------------------------------


def test_the_next_start_offers_to_continue(
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


def test_a_game_is_deleted_and_restored(open_window: Open, session: Session, folder: Path) -> None:
    interrupt(folder, session)
    interrupt(folder, session)
    window = open_window()
    sheet = home(window)
    assert len(sheet.rows) == 2
    sheet.rows[0].delete.click()
    assert len(kept_games(folder)) == 1
    assert sheet.note == "“Carmen and Rosa” has been deleted."
    sheet.undo_delete.click()
    assert len(kept_games(folder)) == 2
    sheet.rows[1].delete.click()
    Shelf(folder).tidy()
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
    assert sheet.rows[0].saved_text.heading == "Sunday evening"
    assert kept_games(folder)[0].title == "Sunday evening"


def test_a_game_keeps_its_buttons_in_a_search(
    open_window: Open, session: Session, folder: Path
) -> None:
    interrupt(folder, session)
    interrupt(folder, session)
    sheet = home(open_window())
    buttons = {row.game: row.open for row in sheet.rows}
    assert len(buttons) == 2
    sheet.search.setText("carmen")
    sheet.order.setCurrentIndex(1)
    assert {row.game: row.open for row in sheet.rows} == buttons


def test_a_damaged_game_is_named(open_window: Open, folder: Path) -> None:
    folder.mkdir()
    (folder / "broken.pax").write_text("{", encoding="utf-8")
    sheet = home(open_window())
    assert not sheet.go_on.isEnabled()
    assert not sheet.rows[0].open.isEnabled()
    assert "broken.pax: not a saved game" in sheet.rows[0].saved_text.words


def test_the_home_page_of_a_newcomer(open_window: Open) -> None:
    window = open_window()
    sheet = home(window)
    assert sheet.go_on.text() == "Learn to play"
    for name, kind in (("new", NewGameSheet), ("solo", LadderSheet), ("help", OverviewSheet)):
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


def test_a_closed_window_saves_its_game_for_the_next_start(
    open_window: Open, session: Session, folder: Path
) -> None:
    """Closing asks no question."""
    window = open_window(session)
    play(window, "speculate a5")
    window.ask_before_leaving = True
    window.close()
    assert not window.isVisible()
    (kept,) = kept_games(folder)
    opened = kept.newest(lambda path: open_saved(path, session.state.cards))
    assert opened.session.state == session.state


def test_a_finished_game_stays_on_the_shelf(open_window: Open, folder: Path, deck: Deck) -> None:
    finished = read_saved(CORPUS / "form-2-over-topple.pax", deck)
    window = open_window(finished)
    window.close_dialog()
    window.play(plain_game(3, 8).deal(deck))
    shelf = Shelf(folder)
    (kept,) = shelf.finished
    assert kept.newest(lambda path: open_saved(path, deck)).session.state == finished.state
    window.show_home()
    sheet = home(window)
    sheet.show_part("finished")
    assert sheet.rows[0].saved_text.words.startswith(progress(finished))
    sheet.rows[0].replay.click()
    assert isinstance(window.dialog, ReplaySheet)
    window.close_dialog()
    home(window)


def test_a_file_with_a_later_autosave(
    open_window: Open, session: Session, folder: Path, tmp_path: Path
) -> None:
    file = tmp_path / "evening.pax"
    write_saved(file, session)
    session.submit(parse("speculate a5"))
    interrupt(folder, session, file)
    window = open_window(plain_game(3, 1).deal(session.state.cards))
    assert window.open_path(file)
    assert isinstance(window.dialog, ResumeSheet)
    window.dialog.go_on.click()
    assert len(window.desk.session.journal) == 1
