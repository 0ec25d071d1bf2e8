"""Tests of both solo games in a window."""

import random
import threading
from pathlib import Path

import pytest
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from paxdesk.desk.home.home_page import HomeSheet
from paxdesk.desk.scene.things import TOOLS, Spot
from paxdesk.desk.sheets.modal_sheet import MessageSheet
from paxdesk.desk.window.window import TableWindow
from paxdesk.porfiriana.robots.questions import RobotQuestion
from paxdesk.porfiriana.robots.robot import Choice
from paxdesk.porfiriana.rules import actions as act
from paxdesk.porfiriana.rules.actions import DIAZ
from paxdesk.porfiriana.rules.agenda import ActionPhase
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.rules.state import Options
from paxdesk.porfiriana.session import (
    SeatSetup,
    Session,
)
from paxdesk.porfiriana.table.game_table import PaxTable
from paxdesk.porfiriana.table.sheets.end import EndSheet
from paxdesk.porfiriana.table.sheets.new_game import NewGameSheet
from paxdesk.porfiriana.table.sheets.new_game_fields import ModeName
from tests.shares import spread
from tests.table.conftest import OpenTable
from tests.table.games import chosen
from tests.table.hand import MouseHand
from tests.table.solo_play import LEFT, LONGEST, SEATS, BeginSolo, end_turn, robots_play, session

# --- A whole game by mouse -----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("mode", "seats"),
    spread([("diaz", [1]), ("paxomatic", [1, 2, 3])], quick=0, long=1, unpack=True),
)
def test_a_whole_game_from_the_sheet_to_the_end(
    qtbot: QtBot, deck: Deck, tmp_path: Path, mode: ModeName, seats: list[int]
) -> None:
    window = TableWindow(PaxTable(deck))
    # in the store, because each change applies all stored settings
    window.store.change(cautions=False, hover_opens=False)
    window.ask_before_leaving = False
    window.desk.scene.animations_enabled = False
    window.desk.robots.set_tempo("instant")
    window.ask_save_name = lambda: str(tmp_path / "solo.pax")  # type: ignore[method-assign]
    window.ask_open_name = lambda: str(tmp_path / "solo.pax")  # type: ignore[method-assign]
    qtbot.addWidget(window)
    with qtbot.waitActive(window):
        window.show()
    window.begin()
    home = window.dialog
    assert isinstance(home, HomeSheet)
    QTest.mouseClick(home.menu["new"], LEFT)
    sheet = window.dialog
    assert isinstance(sheet, NewGameSheet)
    hand = MouseHand(window.desk)
    QTest.mouseClick(sheet.tabs[mode], LEFT, pos=sheet.tabs[mode].rect().center())
    sheet.seed.setText("4")
    hand.press(sheet.deal)
    game = window.desk.session
    assert game.opening.solo == mode
    assert [seat for seat in game.state.players if seat != DIAZ] == seats
    assert window.desk.flow.curtain is None, "a person alone is not called"
    chance = random.Random(4)
    steps = 0
    while window.desk.session.seat_to_act is not None:
        robots_play(qtbot, window)
        game = window.desk.session
        if game.seat_to_act is None:
            break
        assert window.desk.flow.bottom == 1
        assert window.desk.flow.curtain is None
        hand.play(chosen(game.legal(), chance))
        steps += 1
        if steps == 40:
            _save_and_load(qtbot, window, hand)
    assert game.replay() == game.state
    end = window.dialog
    assert isinstance(end, EndSheet)
    if mode == "diaz":
        assert end.end.account[-2][0] == "Díaz's defence"
        assert end.end.account[-1][0].startswith("Carmen's ")
        assert "Díaz's defence" in end.end.story
        assert end.end.headline == ("Carmen" if game.state.ended_by == "topple" else "Díaz")
    else:
        assert end.end.account == ()
        assert end.end.story
    hand.press(end.look)
    assert window.dialog is None


def _save_and_load(qtbot: QtBot, window: TableWindow, hand: MouseHand) -> None:
    robots_play(qtbot, window)
    if window.desk.session.seat_to_act is None:
        return
    window.commands.all["save"].action.trigger()
    kept = window.desk.session.state.copy()
    lines = list(window.desk.session.journal)
    if isinstance(kept.agenda[-1], ActionPhase):
        end_turn(qtbot, window)
    if window.dialog is not None:
        window.close_dialog()
    window.commands.all["open_file"].action.trigger()
    if isinstance(window.dialog, MessageSheet):
        hand.press(window.dialog.answers[0])  # back to the position in the file
    hand.settle()
    game = window.desk.session
    assert game.state == kept
    assert game.journal == lines
    assert game.robots == {seat: "paxomatic" for seat in kept.players if seat > 1}
    reasons = [row for row in window.desk.flow.game_log.rows if row.kind == "reason"]
    assert reasons, "reasons are saved with the game"


# --- Undo ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("mode", ["diaz", "paxomatic"])
def test_the_persons_own_action_is_undone(qtbot: QtBot, begin: BeginSolo, mode: str) -> None:
    window = begin(mode)
    hand = MouseHand(window.desk)
    before = window.desk.session.state.copy()
    hand.play(act.Speculate(5))
    hand.click(Spot("tool", TOOLS.index("undo")))
    assert window.desk.session.state == before
    hand.click(Spot("tool", TOOLS.index("redo")))
    assert window.desk.session.journal[-1].line == "speculate a5"
    end_turn(qtbot, window)
    assert not window.desk.session.can_undo
    window.desk.undo()
    assert window.desk.scene.prompt is not None
    assert window.desk.scene.prompt.refused


def test_in_a_practice_game_the_robots_turns_are_undone_too(
    qtbot: QtBot, begin: BeginSolo, deck: Deck
) -> None:
    window = begin("paxomatic")
    game = Session.new(deck, Options(), 1, SEATS, solo="paxomatic", practice=True)
    window.play(game)
    before = game.state.copy()
    end_turn(qtbot, window)
    assert game.state != before
    window.desk.undo()
    qtbot.wait(100)
    assert game.state == before
    assert game.seat_to_act == 1
    assert window.desk.flow.bottom == 1
    window.desk.redo()
    robots_play(qtbot, window)
    assert game.seat_to_act == 1
    assert game.replay() == game.state


SPY = """
players:
  P1: {hacendado: 209, gold: 9, hand: [162, 47]}
  P2: {hacendado: 211, gold: 5, hand: [50], tableau: {12: {}, 60: {}}}
"""


def test_an_answer_to_an_undone_action_is_dropped(qtbot: QtBot, open_position: OpenTable) -> None:
    """The attack is undone once after the robot's answer, and once before it."""
    window = open_position(SPY)
    robot = SeatSetup("Rosa", 2, "paxomatic")
    game = Session.from_position(window.desk.session.state, (SEATS[0], robot))
    window.play(game)
    window.desk.robots.set_tempo("step")
    hand = MouseHand(window.desk)
    before = game.state.copy()
    hand.play(act.Attack(162, target=12))
    player = window.desk.robots
    assert window.desk.flow.robot == 2
    qtbot.waitUntil(lambda: player.choice is not None, timeout=LONGEST)
    window.desk.undo()
    assert player.choice is None
    assert game.state == before
    hand.play(act.Attack(162, target=12))
    window.desk.undo()
    qtbot.wait(100)
    player.take()
    assert player.choice is None
    assert game.state == before
    assert game.journal == []


def test_an_answer_for_another_game_is_dropped(qtbot: QtBot, begin: BeginSolo, deck: Deck) -> None:
    window = begin("paxomatic", tempo="step")
    MouseHand(window.desk).play(act.End())
    player = window.desk.robots
    qtbot.waitUntil(lambda: player.choice is not None, timeout=LONGEST)
    other = session(deck, "diaz", 2)
    window.play(other)
    assert player.choice is None
    player.take()
    qtbot.wait(50)
    assert other.journal == []


def test_robots_compute_on_another_thread(
    qtbot: QtBot, begin: BeginSolo, monkeypatch: pytest.MonkeyPatch
) -> None:
    threads = []
    answer = RobotQuestion.answer

    def noted(question: RobotQuestion, seconds: float | None = None) -> Choice:
        threads.append(threading.current_thread())
        return answer(question)

    monkeypatch.setattr(RobotQuestion, "answer", noted)
    window = begin("paxomatic")
    end_turn(qtbot, window)
    assert threads
    assert threading.main_thread() not in threads


def test_a_failing_robot_is_reported(
    qtbot: QtBot, begin: BeginSolo, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(question: RobotQuestion, seconds: float | None = None) -> Choice:
        raise RuntimeError("no step applies")

    monkeypatch.setattr(RobotQuestion, "answer", fail)
    window = begin("paxomatic")
    with qtbot.captureExceptions() as caught:
        MouseHand(window.desk).play(act.End())
        qtbot.waitUntil(lambda: bool(caught), timeout=LONGEST)
    prompt = window.desk.scene.prompt
    assert prompt is not None
    assert prompt.refused
    assert prompt.detail == "no step applies"
