"""Tests of undo, program errors and several windows."""

import builtins
import errno
import gc
import os
import subprocess
import sys
import weakref
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QUrl
from PySide6.QtGui import QAction, QFileOpenEvent, QGuiApplication
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

import paxdesk
from paxdesk.desk.app.application import ALREADY_OPEN, CrashReport, MacOpenFileFilter
from paxdesk.desk.app.windows import WindowManager
from paxdesk.desk.home.home_page import HomeSheet
from paxdesk.desk.protocol.table_game import OtherGame, on_desk
from paxdesk.desk.scene.things import Spot
from paxdesk.desk.sheets.modal_sheet import MessageSheet
from paxdesk.desk.window.window import TableWindow
from paxdesk.files.game_shelf import KeptGame
from paxdesk.files.instance_handover import Call, Calls
from paxdesk.porfiriana.rules import actions as act
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.rules.notation import parse
from paxdesk.porfiriana.rules.state import State
from paxdesk.porfiriana.saves import FORMAT
from paxdesk.porfiriana.session import PaxPorfiriana, Session
from paxdesk.porfiriana.table.game_table import PaxTable
from paxdesk.porfiriana.table.sheets.new_game import NewGameSheet
from paxdesk.porfiriana.table.sheets.new_game_choices import plain_game
from tests.table.hand import MouseHand
from tests.table.keeping.games import CORPUS, Open, play, written

# --- Undo -----------------------------------------------------------------------------------------


def test_a_row_of_the_log_undoes_to_its_step(open_window: Open, session: Session) -> None:
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


def test_a_barrier_blocks_undo(open_window: Open, session: Session) -> None:
    window = open_window(session)
    play(window, "speculate a5", "end", "speculate b5")
    window.desk.log.row_clicked.emit(1)
    assert window.dialog is None
    prompt = window.desk.scene.prompt
    assert prompt is not None
    assert prompt.refused
    assert prompt.words.startswith("You cannot undo")
    assert len(window.desk.session.journal) == 3


def test_restarting_the_turn(open_window: Open, session: Session) -> None:
    window = open_window(session)
    play(window, "speculate a5", "speculate b5")
    window.desk.restart_turn()
    assert window.desk.session.journal == []
    window.desk.restart_turn()
    assert window.desk.scene.prompt is not None
    assert window.desk.scene.prompt.words == "There is nothing to undo."


def test_final_actions_are_announced(open_window: Open, session: Session) -> None:
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
    sheet.seed.setText("7")  # a random seed may deal two Headlines, which would raise a question
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


# --- Errors of the program ------------------------------------------------------------------------


def test_an_error_is_reported_and_the_game_continues(
    windows: WindowManager, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
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
            broken.setattr(PaxPorfiriana, "perform", staticmethod(stumble))
            try:
                window.desk.flow.model.submit(parse("speculate a5"))
            except KeyError:
                # Qt calls this hook for exceptions that escape from a slot.
                sys.excepthook(*sys.exc_info())  # type: ignore[arg-type]
    finally:
        crash_report.close()
    assert isinstance(window.failure, MessageSheet)
    assert "There is a mistake in the program" in window.failure.words
    assert "KeyError: 47" in capsys.readouterr().err
    window.failure.answers[0].click()
    assert "KeyError: 47" in QGuiApplication.clipboard().text()
    window.failure.answers[1].click()
    assert window.failure is None
    assert session.state == before
    window.desk.flow.model.submit(parse("speculate a5"))
    assert len(session.journal) == 1


def _raise(error: Exception) -> None:
    """Report an error as Qt does for slots."""
    try:
        raise error
    except Exception:
        sys.excepthook(*sys.exc_info())  # type: ignore[arg-type]


def test_a_lack_of_file_handles_is_reported(windows: WindowManager) -> None:
    window = windows.open(Call(new=True, seed=1))
    crash_report = CrashReport(windows)
    try:
        _raise(OSError(errno.EMFILE, "Too many open files"))
    finally:
        crash_report.close()
    assert isinstance(window.failure, MessageSheet)
    assert "Too many files are open on this computer (Too many open files)" in window.failure.words


def test_a_program_file_that_cannot_be_examined_is_not_reported(
    windows: WindowManager, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = windows.open(Call(new=True, seed=1))

    def refuse(path: Path, *, follow_symlinks: bool = True) -> None:
        raise PermissionError(errno.EACCES, "Permission denied")

    with monkeypatch.context() as broken:
        broken.setattr(Path, "stat", refuse)
        crash_report = CrashReport(windows)
        crash_report._look()
    crash_report.close()
    assert window.failure is None


def open_pages(window: TableWindow) -> Iterator[str]:
    yield "table"
    for name in (
        "show_home",
        "show_puzzles",
        "show_workshop",
        "show_settings",
        "show_shortcuts",
        "show_overview",
        "start_guide",
        "show_records",
        "show_replay",
        "set_up",
        "show_about",
        "join",
    ):
        window.commands.all[name].action.trigger()
        yield name
        if window.dialog is not None:
            window.close_dialog()


@pytest.mark.long
def test_a_failure_in_any_command_is_shown_on_any_page(windows: WindowManager) -> None:
    window = windows.open(Call(new=True, seed=1))
    crash_report = CrashReport(windows)
    shown: set[str] = set()

    def fail(name: str, _does: object) -> None:
        raise ZeroDivisionError(name)

    try:
        for page in open_pages(window):
            with pytest.MonkeyPatch.context() as broken:
                broken.setattr(window.commands, "_run", fail)
                for name, command in window.commands.all.items():
                    if not command.action.isEnabled():
                        continue
                    command.action.trigger()
                    assert window.failure is not None, (page, name)
                    assert window.failure.isVisibleTo(window), (page, name)
                    window.close_failure()
                    shown.add(page)
    finally:
        crash_report.close()
    assert len(shown) > 10, shown


def test_the_sheet_for_errors_is_loaded_with_the_table(
    windows: WindowManager, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    windows.open(Call(new=True, seed=1))
    imported: list[str] = []
    really_import = builtins.__import__

    def noted(name: str, *rest: Any) -> object:
        imported.append(name)
        return really_import(name, *rest)

    monkeypatch.setattr(builtins, "__import__", noted)
    crash_report = CrashReport(windows)
    try:
        qtbot.waitUntil(lambda: MessageSheet.__module__ in imported)
    finally:
        crash_report.close()


def test_an_upgrade_while_running_is_reported_once(
    windows: WindowManager, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    program = tmp_path / "__init__.py"
    program.write_text("old")
    monkeypatch.setattr(paxdesk, "__file__", str(program))
    window = windows.open(Call(new=True, seed=1))
    crash_report = CrashReport(windows)
    try:
        program.unlink()
        _raise(ImportError("no module named paxdesk.desk.charts"))
        assert isinstance(window.dialog, MessageSheet)
        assert window.dialog.words.startswith("Pax Desk was updated or removed")
        window.close_dialog()
        assert window.dialog is None, "once, and no other sheet behind it"
    finally:
        crash_report.close()


# --- Several windows, and programs started later -------------------------------------------------


@pytest.fixture
def windows(deck: Deck, folder: Path, qtbot: QtBot) -> Iterator[WindowManager]:
    several = WindowManager(PaxTable(deck), folder)
    yield several
    for window in list(several.all):
        window.ask_before_leaving = False
        window.close()
        window.deleteLater()
    several.close()


def test_closed_windows_are_released(windows: WindowManager, qtbot: QtBot) -> None:
    windows.open(Call(new=True, seed=1))
    before = len(QApplication.topLevelWidgets())
    desks = []
    for seed in range(2, 6):
        window = windows.open(Call(new=True, seed=seed))
        desks.append(weakref.ref(window.desk))
        window.ask_before_leaving = False
        with qtbot.waitSignal(windows.window_closed):
            window.close()
        del window
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    gc.collect()
    assert len(QApplication.topLevelWidgets()) == before
    assert [desk for desk in desks if desk() is not None] == []


def test_games_side_by_side(windows: WindowManager, folder: Path, qtbot: QtBot) -> None:
    first = windows.open(Call(new=True, seed=1))
    second = windows.open(Call(new=True, seats=3, seed=2))
    for window in (first, second):
        keeper = window.autosave_part.keeper
        qtbot.waitUntil(lambda keeper=keeper: not keeper.busy)
    assert len(list(folder.glob("*.pax"))) == 2
    first.new_window_asked.emit(None)
    assert len(windows.all) == 3
    assert isinstance(windows.all[-1].dialog, HomeSheet)
    first.ask_before_leaving = False
    first.close()
    assert windows.all[0] is second


@pytest.mark.long
def test_a_later_program_hands_its_file_over(
    windows: WindowManager, tmp_path: Path, qtbot: QtBot
) -> None:
    """The later program is a separate process."""
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


def test_a_call_for_a_bad_file_is_answered_with_the_reason(
    windows: WindowManager, tmp_path: Path
) -> None:
    window = windows.open(Call(new=True, seed=1))
    windows.call(Call(file=str(tmp_path / "gone.pax")))
    assert windows.all == [window]
    assert isinstance(window.dialog, MessageSheet)
    assert "cannot be read" in window.dialog.words


def test_a_game_in_another_window_is_marked_on_the_shelf(
    windows: WindowManager, folder: Path, qtbot: QtBot
) -> None:
    first = windows.open(Call(new=True, seed=1))
    play(first, "speculate a5")
    written(first, qtbot)
    first.new_window_asked.emit(None)
    second = windows.all[-1]
    sheet = second.dialog
    assert isinstance(sheet, HomeSheet)
    (row,) = sheet.rows
    assert row.game.played
    assert row.buttons == (row.seek,)
    assert row.seek.isVisible()
    assert not row.open.isVisible()
    assert "another window" in row._words
    sought: list[KeptGame] = []
    second.window_asked.connect(sought.append)
    row.seek.click()
    assert [game.path for game in sought] == [first.autosave_part.keeper.path]
    first.show_home()
    here = first.dialog
    assert isinstance(here, HomeSheet)
    assert not here.rows, "the game on this table is no other game"


def test_the_program_opens_with_the_last_game_on_the_table(
    deck: Deck, folder: Path, qtbot: QtBot
) -> None:
    class Other(PaxTable):
        key = "other"

    def started() -> WindowManager:
        other = OtherGame("other", "Another Game", lambda: on_desk(Other(deck)))
        return WindowManager(on_desk(PaxTable(deck)), folder, [other])

    before = started()
    assert before.open(Call()).game.key == ""
    before._open_another("other", None)
    before.all[-1].play(plain_game(2, 7).deal(deck))
    again = started()
    opened = again.open(Call())
    assert opened.game.key == "other"
    for window in (*before.all, *again.all):
        window.ask_before_leaving = False
        window.close()
    before.close()
    again.close()


# --- File events of macOS -------------------------------------------------------------------------


def test_a_double_clicked_file_arrives_as_an_event(windows: WindowManager, qapp: object) -> None:
    windows.open(Call())
    finder = MacOpenFileFilter(windows)
    file = CORPUS / f"form-{FORMAT}-2-seats.pax"
    assert finder.eventFilter(windows, QFileOpenEvent(QUrl.fromLocalFile(str(file))))
    assert windows.all[-1].path == file
    assert not finder.eventFilter(windows, QEvent(QEvent.Type.Timer))


def test_the_menu_bar_has_the_whole_menu(open_window: Open, session: Session) -> None:
    window = open_window(session)
    window.fill_menu_bar()
    bar = window.menuBar()
    titles = [action.text() for action in bar.actions()]
    menus = [action.text() for action in window.menu.actions() if action.menu() is not None]
    assert titles == ["Pax Desk", *menus]
    commands = window.commands.all
    assert commands["close"].action.menuRole() == QAction.MenuRole.QuitRole
    assert commands["show_about"].action.menuRole() == QAction.MenuRole.AboutRole
