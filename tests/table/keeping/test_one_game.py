"""Tests that no game is listed twice among the saved games."""

from collections.abc import Iterator
from datetime import datetime
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from paxdesk.desk.app.windows import WindowManager
from paxdesk.desk.home.home_page import ROWS
from paxdesk.desk.home.resume_sheet import file_name
from paxdesk.desk.sheets.modal_sheet import MessageSheet
from paxdesk.files.game_shelf import Shelf
from paxdesk.files.instance_handover import Call
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.rules.notation import parse, write
from paxdesk.porfiriana.saves import read_saved, write_saved
from paxdesk.porfiriana.session import Session
from paxdesk.porfiriana.table.sheets.new_game_choices import plain_game
from tests.table import tables
from tests.table.hand import MouseHand
from tests.table.keeping.games import CORPUS, Open, home, interrupt, play


@pytest.fixture
def windows(deck: Deck, folder: Path) -> Iterator[WindowManager]:
    several = WindowManager(tables.quiet(deck), folder)
    yield several
    for window in list(several.all):
        window.ask_before_leaving = False
        window.close()
        window.deleteLater()
    several.close()


@pytest.fixture
def file(tmp_path: Path, session: Session) -> Path:
    path = tmp_path / "evening.pax"
    write_saved(path, session)
    return path


def test_a_reopened_file_is_one_game(
    open_window: Open, file: Path, folder: Path, deck: Deck
) -> None:
    for count in range(1, 4):
        window = open_window(plain_game(2, 1).deal(deck))
        assert window.open_path(file)
        window.close_dialog()
        MouseHand(window.desk).raise_curtain()
        play(window, write(window.desk.session.legal()[0]))
        assert window.save()
        window.close()
        (stored,) = Shelf(folder).of_file(file)
        assert stored.file == file, count
        assert len(Shelf(folder).under_way) == 1


def test_a_moved_file_is_the_same_game(
    open_window: Open, session: Session, file: Path, folder: Path, tmp_path: Path
) -> None:
    interrupt(folder, session, file)
    moved = tmp_path / "elsewhere" / "letter.pax"
    moved.parent.mkdir()
    file.rename(moved)
    window = open_window()
    assert window.open_path(moved)
    play(window, "speculate a5")
    assert window.save()
    window.close()
    (stored,) = Shelf(folder).under_way
    assert stored.file == moved


def test_a_file_with_another_game_leaves_the_one_before_on_the_shelf(
    open_window: Open, session: Session, file: Path, folder: Path, deck: Deck
) -> None:
    interrupt(folder, session, file)
    write_saved(file, plain_game(2, 9).deal(deck))
    window = open_window()
    assert window.open_path(file)
    play(window, "speculate a5")
    window.close()
    assert sorted(game.file is None for game in Shelf(folder).under_way) == [False, True]


def test_the_position_on_the_table_stays_when_its_file_is_opened_again(
    open_window: Open, session: Session, file: Path, folder: Path
) -> None:
    window = open_window()
    assert window.open_path(file)
    play(window, "speculate a5")
    window.show_home()
    assert window.open_path(file)
    sheet = window.dialog
    assert isinstance(sheet, MessageSheet)
    sheet.answers[1].click()
    assert len(window.desk.session.journal) == 1
    assert window.open_path(file)
    sheet = window.dialog
    assert isinstance(sheet, MessageSheet)
    sheet.answers[0].click()
    assert window.desk.session.journal == []
    assert [game.file for game in Shelf(folder).under_way] == [None], "its moves are not lost"
    assert window.open_path(file)
    assert window.dialog is None
    assert window.desk.scene.prompt is not None
    assert window.desk.scene.prompt.words == "This game is already on the table."


def test_a_file_open_in_another_window_raises_that_window(
    windows: WindowManager, file: Path, tmp_path: Path, folder: Path
) -> None:
    first = windows.open(Call(file=str(file)))
    second = windows.open(Call())
    linked = tmp_path / "link.pax"
    linked.symlink_to(file)
    assert second.open_path(linked)
    assert not second.dealt
    windows.call(Call(file=str(linked)))
    assert windows.all == [first, second]
    second.show_home()
    (row,) = home(second).rows
    assert row.buttons == (row.seek,)


def test_quit_quits_and_close_closes(windows: WindowManager) -> None:
    first, second = windows.open(Call()), windows.open(Call())
    first.commands.all["close_window"].action.trigger()
    assert windows.all == [second]
    windows.open(Call())
    second.commands.all["close"].action.trigger()
    assert windows.all == []


def test_a_second_game_never_replaces_the_first(
    open_window: Open, session: Session, tmp_path: Path
) -> None:
    moment = datetime(2026, 11, 28, 19, 40)
    assert file_name("Carmen and Díaz", moment) == "Carmen and Díaz, 28 Nov 19.40"
    window = open_window(session)
    window.store.saves = str(tmp_path)
    names = []
    for _ in range(3):
        name = window.proposed(".pax")
        assert not Path(name).exists()
        names.append(name)
        Path(name).write_text("a game", encoding="utf-8")
    assert len(set(names)) == 3
    window.ask_save_name = lambda: str(tmp_path / "At 19.40")  # type: ignore[method-assign]
    assert window.save_as()
    assert window.path == tmp_path / "At 19.40.pax", "a time is no ending"


def test_the_shelf_shows_set_up_file_and_time(
    open_window: Open, folder: Path, deck: Deck, tmp_path: Path
) -> None:
    game = read_saved(CORPUS / "form-6-solo-diaz-2012.pax", deck)
    file = tmp_path / "against Díaz.pax"
    write_saved(file, game)
    interrupt(folder, game, file)
    (row,) = home(open_window()).rows
    for words in (
        "Solo against Díaz",
        "2012 rules",
        "Round",
        "against Díaz.pax",
        "Saved automatically",
    ):
        assert words in row._words
    hacendado = deck.hacendados[game.state.players[1].hacendado].name
    assert hacendado in row._words
    file.unlink()
    (row,) = home(open_window()).rows
    assert "its file against Díaz.pax no longer exists" in row._words


def test_games_are_searched_sorted_and_scrolled(
    open_window: Open, folder: Path, deck: Deck, qtbot: QtBot
) -> None:
    for seed in range(1, 7):
        game = plain_game(2 + seed % 3, seed).deal(deck)
        game.submit(parse("speculate a5"))
        interrupt(folder, game)
    interrupt(folder, read_saved(CORPUS / "form-6-solo-diaz.pax", deck))
    sheet = home(open_window())
    assert (len(sheet._games), len(sheet.rows), sheet.bar.maximum()) == (7, ROWS, 7 - ROWS)
    turn = QWheelEvent(
        QPointF(600, 500),
        QPointF(600, 500),
        QPoint(),
        QPoint(0, -120),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    sheet.wheelEvent(turn)
    assert sheet.first > 0
    QTest.keyClick(sheet, Qt.Key.Key_PageDown)
    assert sheet.rows[-1].game == sheet._games[-1]
    sheet.search.setText("DIAZ solo")
    qtbot.waitUntil(lambda: len(sheet.rows) == 1)
    assert "Solo against Díaz" in sheet.rows[0]._words
    sheet.search.setText("nobody at all")
    qtbot.waitUntil(lambda: not sheet.rows)
    sheet.search.clear()
    sheet.order.setCurrentIndex(2)
    qtbot.waitUntil(lambda: "2 players" in sheet.rows[0]._words)


@pytest.mark.long
def test_a_finished_game_of_a_killed_program_is_among_the_finished(
    open_window: Open, folder: Path, deck: Deck, qtbot: QtBot
) -> None:
    interrupt(folder, read_saved(CORPUS / "form-6-over-topple.pax", deck))
    assert len(Shelf(folder).under_way) == 1
    sheet = home(open_window())
    qtbot.waitUntil(lambda: len(Shelf(folder).finished) == 1)
    assert not Shelf(folder).under_way
    qtbot.waitUntil(lambda: not sheet.rows)


@pytest.mark.parametrize("form", range(1, 6))
def test_old_saves_open_and_continue(open_window: Open, form: int) -> None:
    window = open_window()
    name = "three-seats" if form == 1 else "solo-diaz"
    assert window.open_path(CORPUS / f"form-{form}-{name}.pax")
    window.autosave_part.wait()
    assert window.dealt
    assert window.desk.session.legal()
