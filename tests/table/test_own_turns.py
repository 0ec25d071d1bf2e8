"""Tests of a person's worst turns as puzzles."""

import json
from datetime import date
from pathlib import Path

import pytest
from attrs import evolve
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from paxdesk.desk.puzzles import PuzzlesSheet
from paxdesk.desk.replay.replay_sheet import ReplaySheet
from paxdesk.desk.sheets.modal_sheet import MessageSheet
from paxdesk.desk.window.window import TableWindow
from paxdesk.files.game_shelf import analysis_beside
from paxdesk.files.own_puzzles import read_results, results_path
from paxdesk.porfiriana.analysis.analysis import analysis_data, read_analysis
from paxdesk.porfiriana.puzzles.kept_turns import (
    MOST_KEPT,
    KeptTurn,
    keep_turns,
    kept_turns_path,
    read_turns,
    worst_turns,
)
from paxdesk.porfiriana.rules.actions import End
from paxdesk.porfiriana.rules.agenda import ActionPhase
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.rules.notation import parse
from paxdesk.porfiriana.saves import read_saved
from paxdesk.porfiriana.session import Recording, Session
from paxdesk.porfiriana.table.own_turns import TurnGame, keep, turns_of
from paxdesk.porfiriana.table.sheets.end import EndSheet
from tests.analysis.short_game import GAME, keep_analysis
from tests.table.conftest import OpenTable

NAMES = {1: "Rosa", 2: "Carmen"}


@pytest.fixture
def session(deck: Deck) -> Session:
    return read_saved(GAME, deck)


@pytest.fixture
def kept(session: Session, deck: Deck, tmp_path: Path) -> list[KeptTurn]:
    path = keep_analysis(tmp_path / "game.analysis", session.replayed())
    names = keep(path, session)
    found = turns_of(deck)
    assert list(found) == list(names), "the worst is the first of the list"
    return [found[name] for name in names]


def play(game: TurnGame, lines: tuple[str, ...]) -> None:
    """Play lines for the puzzle's seat, and any action for the others.

    Stops once the game is halted.
    """
    for line in lines:
        while game.seat_to_act != game.turn.seat and not game.state.over:
            game.submit(game.legal()[-1])
        if game.halted:
            return
        game.submit(parse(line))


def judged(game: TurnGame) -> int:
    question = game.prospect()
    assert question is not None
    loss = question.answer()
    assert game.hear(loss)
    return loss


def keep_two_turns(path: Path, recording: Recording) -> None:
    """Write the stored analysis, but with a large loss at step 17."""
    analysis = read_analysis(keep_analysis(path, recording), recording)
    assert analysis is not None
    judged = tuple(
        evolve(turn, loss=300, pairs=36) if turn.step == 17 else turn for turn in analysis.judged
    )
    path.write_bytes(analysis_data(evolve(analysis, judged=judged), recording))


def test_the_three_worst_confirmed_turns_come_first(session: Session, tmp_path: Path) -> None:
    recording = session.replayed()
    analysis = read_analysis(keep_analysis(tmp_path / "game.analysis", recording), recording)
    assert analysis is not None
    losses = {4: 70, 7: 61, 17: 300, 42: 542}
    plan = next(turn.better for turn in analysis.judged if turn.step == 42)
    judged = tuple(
        evolve(turn, loss=losses[turn.step], pairs=36, better=plan) if turn.step in losses else turn
        for turn in analysis.judged
    )
    found = worst_turns(evolve(analysis, judged=judged), recording, list(NAMES.values()))
    assert [turn.loss for turn in found] == [542, 300, 70]


def test_the_worst_turn_is_saved(kept: list[KeptTurn], session: Session) -> None:
    (worst,) = kept
    assert (worst.seat, worst.done[0]) == (1, "buy a0")
    assert worst.position == session.replayed().position(41)


def test_repeating_the_turn_fails_and_the_better_plan_succeeds(kept: list[KeptTurn]) -> None:
    worst = kept[0]
    again = TurnGame.begin(worst)
    assert again.verdict == "open"
    assert again.prospect() is None
    play(again, worst.done)
    assert again.halted
    assert again.question() is None
    assert again.verdict == "open", "it is not judged yet"
    assert judged(again) > 100
    assert again.verdict == "failed"
    assert "points" in again.why_failed(NAMES)
    again.undo()
    assert again.verdict == "open"
    better = TurnGame.begin(worst)
    play(better, (*(said.line for said in worst.better if said.seat == worst.seat), "end"))
    assert better.halted
    assert judged(better) == 0
    assert better.verdict == "solved"
    assert better.why_solved(NAMES)


def test_the_hint_and_the_solution_show_the_better_plan(kept: list[KeptTurn]) -> None:
    game = TurnGame.begin(kept[0])
    words, spots = game.hint(NAMES)
    assert len(spots) == 1
    done, better, played_out = game.solution(NAMES)
    assert "Defensas Sociales" in done
    assert "Fred Stark Pearson" in better
    assert str(round(kept[0].loss / 10)) in played_out
    game.submit(next(each for each in game.legal() if not isinstance(each, End)))
    words, spots = game.hint(NAMES)
    assert spots == {}
    assert "Undo" in words


def test_saved_turns_survive_a_round_trip_and_the_oldest_are_dropped(
    kept: list[KeptTurn], deck: Deck, tmp_path: Path
) -> None:
    path = tmp_path / "turns.json"
    many = [evolve(kept[0], name=f"again-{number}") for number in range(MOST_KEPT + 2)]
    keep_turns(path, many[:1], deck)
    keep_turns(path, many[1:], deck)
    found = read_turns(path, deck)
    assert len(found) == MOST_KEPT
    assert many[0] not in found
    assert found[-1] == many[1], "the worst is the newest"
    keep_turns(path, [many[1]], deck)
    assert len(read_turns(path, deck)) == MOST_KEPT


def press(qtbot: QtBot, widget: QWidget | None) -> None:
    assert widget is not None
    assert widget.isVisible()
    qtbot.mouseClick(widget, Qt.MouseButton.LeftButton, pos=widget.rect().center())


def end_of(window: TableWindow) -> EndSheet:
    window.records.show_end()
    sheet = window.dialog
    assert isinstance(sheet, EndSheet)
    return sheet


@pytest.mark.long
def test_one_click_at_the_end_of_a_game_begins_its_worst_turn(
    qtbot: QtBot, open_table: OpenTable, session: Session, tmp_path: Path
) -> None:
    window = open_table(session)
    window.kept_at = lambda: tmp_path / "game.pax"
    keep_two_turns(analysis_beside(tmp_path / "game.pax"), session.replayed())
    press(qtbot, end_of(window).my_turns)
    game = window.desk.session
    assert isinstance(game, TurnGame)
    assert window.puzzling.panel.isVisible()
    assert "Find a better turn" in " ".join(window.puzzling.panel.note.texts)
    state = game.state
    assert isinstance(state.agenda[-1], ActionPhase)
    for line in game.turn.done:
        window.desk.flow.model.submit(parse(line))
    qtbot.waitUntil(lambda: game.verdict == "failed", timeout=60_000)
    qtbot.waitUntil(lambda: window.puzzling.panel.note.decided, timeout=5_000)
    assert "points are lost" in " ".join(window.puzzling.panel.note.texts)
    (result,) = read_results(results_path()).values()
    assert (result.tries, result.row, result.days_left(date.today())) == (1, 0, 1)
    press(qtbot, window.puzzling.panel.go_on)
    assert isinstance(window.desk.session, TurnGame)
    assert window.desk.session.turn.name != game.turn.name
    window.puzzling.show_list()
    sheet = window.dialog
    assert isinstance(sheet, PuzzlesSheet)
    assert "Your turns" in sheet.themes


@pytest.mark.slow
def test_an_unanalysed_game_is_analysed_first(
    qtbot: QtBot, open_table: OpenTable, session: Session, tmp_path: Path
) -> None:
    window = open_table(session)
    window.kept_at = lambda: tmp_path / "game.pax"
    press(qtbot, end_of(window).my_turns)
    sheet = window.dialog
    assert isinstance(sheet, ReplaySheet)
    assert sheet.looking_back.open
    assert sheet.looking_back.analyst.busy
    qtbot.waitUntil(lambda: isinstance(window.desk.session, TurnGame), timeout=300_000)
    assert window.dialog is None
    assert analysis_beside(tmp_path / "game.pax").exists()


def test_a_game_without_a_better_plan_is_reported(
    qtbot: QtBot, open_table: OpenTable, session: Session, tmp_path: Path, deck: Deck
) -> None:
    window = open_table(session)
    window.kept_at = lambda: tmp_path / "game.pax"
    path = keep_analysis(analysis_beside(tmp_path / "game.pax"), session.replayed())
    found = json.loads(path.read_text())
    for turn in found["analysis"]["judged"]:
        turn["better"] = []
    path.write_text(json.dumps(found))
    press(qtbot, end_of(window).my_turns)
    assert isinstance(window.dialog, MessageSheet)
    assert "No better plan" in window.dialog.words
    assert read_turns(kept_turns_path(deck), deck) == ()
