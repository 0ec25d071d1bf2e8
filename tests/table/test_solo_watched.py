"""Tests of following the moves of robots."""

import threading
import time
from pathlib import Path

import pytest
from attrs import evolve
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from paxdesk.desk.log.recap_sheet import SinceSheet, leaves
from paxdesk.desk.play.state_model import since
from paxdesk.desk.replay.replay_sheet import ReplaySheet
from paxdesk.desk.scene.things import DiceOnTable, Spot
from paxdesk.desk.settings import SettingsStore
from paxdesk.desk.window.window import TableWindow
from paxdesk.porfiriana.robots.questions import RobotQuestion
from paxdesk.porfiriana.robots.robot import Choice
from paxdesk.porfiriana.rules import actions as act
from paxdesk.porfiriana.rules.actions import DIAZ
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.rules.state import Options
from paxdesk.porfiriana.saves import open_saved, write_saved
from paxdesk.porfiriana.session import (
    SeatSetup,
    Session,
)
from paxdesk.porfiriana.table.game_table import PaxTable
from paxdesk.porfiriana.table.sheets.new_game import NewGameSheet
from tests.table.conftest import OpenTable
from tests.table.hand import MouseHand
from tests.table.solo_play import LEFT, LONGEST, BeginSolo, end_turn, robots_play, session

# --- Tempo ----------------------------------------------------------------------------------------


def test_the_prompts_buttons_advance_step_by_step(qtbot: QtBot, begin: BeginSolo) -> None:
    window = begin("paxomatic", tempo="step")
    desk = window.desk
    hand = MouseHand(desk)
    hand.play(act.End())
    prompt = desk.scene.prompt
    assert prompt is not None
    assert prompt.buttons == ("Step", "Slow", "Fast", "Instant")
    assert prompt.lit == 0
    player = desk.robots
    for _ in range(3):
        qtbot.waitUntil(lambda: player.choice is not None, timeout=LONGEST)
        lines = len(desk.session.journal)
        hand.click(Spot("prompt", 0))
        assert len(desk.session.journal) > lines
        assert desk.flow.bottom == 1
        assert desk.flow.curtain is None
    prompt = desk.scene.prompt
    assert prompt is not None
    entry = desk.session.journal[-1]
    assert prompt.words.startswith("I ") or prompt.words.startswith("II ")
    assert prompt.detail.startswith(entry.reason.partition(":")[0])
    hand.click(Spot("prompt", 3))
    assert player.tempo == "instant"
    robots_play(qtbot, window)
    assert desk.session.seat_to_act == 1


def test_a_person_cannot_act_for_a_robot(qtbot: QtBot, begin: BeginSolo) -> None:
    window = begin("paxomatic", tempo="step")
    hand = MouseHand(window.desk)
    hand.play(act.End())
    lines = len(window.desk.session.journal)
    for key in (Qt.Key.Key_E, Qt.Key.Key_Return, Qt.Key.Key_Escape):
        QTest.keyClick(hand.view, key)
    hand.click(Spot("end_turn"))
    hand.drag(Spot("market", 0), Spot("hand_area"))
    assert len(window.desk.session.journal) == lines


def test_the_tempo_is_remembered(begin: BeginSolo, tmp_path: Path) -> None:
    path = tmp_path / "settings.ini"
    window = begin("diaz", tempo="slow")
    window.desk.robots.follow(SettingsStore(path))
    window.desk.robots.set_tempo("fast")
    assert SettingsStore(path).settings.robots == "fast"
    other = begin("diaz")
    other.desk.robots.follow(SettingsStore(path))
    assert other.desk.robots.tempo == "fast"


def test_robots_wait_while_a_sheet_covers_the_table(qtbot: QtBot, begin: BeginSolo) -> None:
    window = begin("paxomatic", tempo="instant")
    window.new_game()
    window.desk.flow.model.submit(act.End())
    lines = len(window.desk.session.journal)
    qtbot.wait(150)
    assert len(window.desk.session.journal) == lines
    window.close_dialog()
    robots_play(qtbot, window)
    assert len(window.desk.session.journal) > lines


# --- Following the robots ------------------------------------------------------------------------


def test_dice_are_shown_where_they_send_diaz(qtbot: QtBot, begin: BeginSolo) -> None:
    window = begin("diaz", tempo="step")
    desk = window.desk
    MouseHand(desk).play(act.End())
    player = desk.robots
    qtbot.waitUntil(lambda: player.choice is not None, timeout=LONGEST)
    player.take()
    dice = [int(each) for each in desk.session.journal[-1].line.split()[1:]]
    for row, value in enumerate(dice):
        item = desk.scene.item_of(("die", "row", row))
        assert item is not None
        assert item.thing is not None
        slot = desk.scene.zones.slots[6 * row + value - 1]
        assert slot.contains(item.thing.place)
    player.set_tempo("instant")
    robots_play(qtbot, window)
    assert desk.scene.item_of(("die", "row", 0)) is None


def test_a_single_roll_is_in_the_rollers_place(qtbot: QtBot, open_position: OpenTable) -> None:
    window = open_position("players: {P1: {gold: 9}, P2: {gold: 9}}")
    scene = window.desk.scene
    assert scene.model is not None
    scene.show(evolve(scene.model, dice_on_table=DiceOnTable(2, (4,), 1)))
    dice = [key for key in scene.shown if isinstance(key, tuple) and key[0] == "die"]
    assert len(dice) == 1
    item = scene.item_of(dice[0])
    assert item is not None
    assert item.thing is not None
    assert scene.zones.places[1].contains(item.thing.place)
    window.desk.flow.refresh()
    assert scene.item_of(dice[0]) is None


@pytest.mark.parametrize("mode", ["diaz", "paxomatic"])
def test_events_since_the_persons_turn(qtbot: QtBot, begin: BeginSolo, mode: str) -> None:
    window = begin(mode)
    desk = window.desk
    assert desk.scene.prompt is not None
    assert desk.scene.prompt.buttons == (), "nothing has happened yet"
    end_turn(qtbot, window)
    assert desk.scene.prompt.buttons == ("Since your turn",)
    rows = since(desk.flow.game_log, 1)
    others = [each for each in desk.session.journal if each.seat != 1]
    told = [row for row in rows if row.kind == "reason"]
    dice = sum(entry.line.startswith("buy") for entry in others) if mode == "diaz" else 0
    assert len(told) == sum(bool(entry.reason) for entry in others) + dice, "two lines for a die"
    assert {row.seat for row in rows if row.kind == "turn"} == set(desk.flow.state.players) - {1}
    hand = MouseHand(desk)
    hand.click(Spot("prompt", 0))
    sheet = window.dialog
    assert isinstance(sheet, SinceSheet)
    assert [row for leaf in sheet.leaves for column in leaf for row in column] == rows
    hand.press(sheet.close_sheet)
    assert window.dialog is None
    hand.play(act.Speculate(5))
    assert since(desk.flow.game_log, 1) == rows, "the own turn is left out"


def test_long_recaps_have_several_pages(qtbot: QtBot, begin: BeginSolo) -> None:
    window = begin("paxomatic")
    end_turn(qtbot, window)
    rows = since(window.desk.flow.game_log, 1) * 6
    pages = leaves(rows)
    assert len(pages) > 1
    assert [row for page in pages for column in page for row in column] == rows
    assert all(len(page) <= 3 for page in pages)
    sheet = SinceSheet(window.desk, rows, window.desk.flow.labels, (), lambda *_: None)
    window.open_dialog(sheet)
    assert not sheet.earlier.isEnabled()
    QTest.mouseClick(sheet.later, LEFT)
    assert sheet.leaf == 1
    assert sheet.earlier.isEnabled()


def test_a_line_of_the_log_shows_its_reason(qtbot: QtBot, begin: BeginSolo) -> None:
    window = begin("paxomatic")
    desk = window.desk
    end_turn(qtbot, window)
    row = next(row for row in desk.flow.game_log.rows if row.kind == "reason")
    desk.log.row_clicked.emit(row.step)
    words = [each.words for each in desk.inspector.inspected.rows]
    assert words[0].startswith("Part M")
    assert words[1].endswith(f"{row.words.partition(': ')[2]}.")


def test_a_reason_from_a_file_is_marked_as_such(
    qtbot: QtBot, begin: BeginSolo, deck: Deck, tmp_path: Path
) -> None:
    window = begin("paxomatic")
    end_turn(qtbot, window)
    file = tmp_path / "game.pax"
    write_saved(file, window.desk.session)
    window.play(open_saved(file, deck).session)
    desk = window.desk
    known = desk.flow.game_log.steps
    end_turn(qtbot, window)
    rows = [row for row in desk.flow.game_log.rows if row.kind == "reason"]
    says = "The saved file gives this reason"
    for row in (rows[0], rows[-1]):
        desk.log.row_clicked.emit(row.step)
        words = [each.words for each in desk.inspector.inspected.rows]
        assert any(each.startswith(says) for each in words) == (row.step <= known), row
    assert rows[0].step <= known < rows[-1].step


def test_hovering_over_a_line_of_the_log_shows_the_plan_behind_it(
    qtbot: QtBot, open_table: OpenTable, deck: Deck
) -> None:
    seats = (SeatSetup("Carmen", 1), SeatSetup("Otto", 2, "medium"))
    window = open_table(Session.new(deck, Options(), 3, seats))
    desk = window.desk
    desk.robots.set_tempo("instant")
    end_turn(qtbot, window)
    rows = desk.flow.game_log.rows
    step = next(row.step for row in rows if row.kind == "reason")

    def told() -> bool:
        return "Plan for " in desk.inspector.inspected.rows[-1].words

    desk.log.row_hovered.emit(step)
    qtbot.waitUntil(lambda: bool(desk.inspector.inspected.rows) and told(), timeout=LONGEST)

    desk.toggle_inspector()
    qtbot.waitUntil(lambda: not desk.inspector.isVisible(), timeout=LONGEST)
    closeup = desk.resting.closeup
    assert not closeup.isVisible()
    desk.log.row_hovered.emit(step)
    qtbot.waitUntil(lambda: closeup.isVisible() and "Plan for " in closeup.text, timeout=LONGEST)
    desk.log.row_hovered.emit(0)
    assert not closeup.isVisible()


def test_the_replay_shows_the_plan_behind_a_step(
    qtbot: QtBot, open_table: OpenTable, deck: Deck
) -> None:
    seats = (SeatSetup("Carmen", 1), SeatSetup("Otto", 2, "medium"))
    window = open_table(Session.new(deck, Options(), 3, seats))
    window.desk.robots.set_tempo("instant")
    end_turn(qtbot, window)
    window.records.show_replay()
    sheet = window.dialog
    assert isinstance(sheet, ReplaySheet)
    step = next(row.step for row in sheet.message if row.kind == "reason")
    sheet.log.row_clicked.emit(step)
    assert sheet.playback.step == step

    def told() -> str:
        return " ".join(row.words for row in sheet.inspector.inspected.rows)

    reason = next(row.words for row in sheet.message if row.kind == "reason" and row.step == step)
    assert reason.partition(": ")[2] in told()
    qtbot.waitUntil(lambda: "Plan for " in told(), timeout=LONGEST)
    sheet.go(step - 1)
    assert "Plan for " not in told()


# --- People and robots at one table --------------------------------------------------------------


def test_the_curtain_falls_only_between_two_persons(qtbot: QtBot, open_table: OpenTable) -> None:
    window = open_table(seats=4, seed=2)
    sheet_seats = (
        SeatSetup("Carmen", 1),
        SeatSetup("I", 2, "paxomatic"),
        SeatSetup("Rosa", 3),
        SeatSetup("II", 4, "paxomatic"),
    )
    game = Session.new(window.game.deck, Options(), 2, sheet_seats)
    window.desk.robots.set_tempo("instant")
    window.play(game)
    hand = MouseHand(window.desk)
    flow = window.desk.flow
    called = []
    for _ in range(4):
        if flow.curtain is not None:
            called.append(flow.curtain.label.name)
        hand.raise_curtain()
        assert flow.bottom == game.seat_to_act
        hand.play(act.End())
        assert flow.bottom in (1, 3), "a robot is never at the bottom"
        robots_play(qtbot, window)
    assert called in (["Carmen", "Rosa", "Carmen", "Rosa"], ["Rosa", "Carmen", "Rosa"])


@pytest.mark.long
def test_robots_take_seats_on_the_sheet(open_table: OpenTable) -> None:
    window = open_table()
    window.new_game()
    sheet = window.dialog
    assert isinstance(sheet, NewGameSheet)
    sheet.set_seats(4)
    for row in sheet.rows[:4]:
        row.who.setCurrentIndex(row.who.findData("paxomatic"))
    assert not sheet.deal.isEnabled(), "somebody must be a person"
    who = sheet.rows[2].who
    listed = [who.itemText(index) for index in range(who.count())]
    levels = ("Pax-o-matic", "Beginner", "Easy", "Medium", "Hard", "Expert", "Master")
    assert listed == ["Person", *(f"Computer: {level}" for level in levels)]
    who.setCurrentIndex(0)
    assert sheet.deal.isEnabled()
    assert [row.name.text() for row in sheet.rows[:4]] == [
        "Pax-o-matic I",
        "Pax-o-matic II",
        "Emilio",
        "Pax-o-matic III",
    ]
    sheet.first.setCurrentIndex(3)
    window.desk.robots.set_tempo("step")
    QTest.mouseClick(sheet.deal, LEFT)
    assert window.desk.session.robots == {2: "paxomatic", 3: "paxomatic", 4: "paxomatic"}
    assert window.desk.flow.bottom == 1
    window.new_game()
    again = window.dialog
    assert isinstance(again, NewGameSheet)
    assert [row.robot for row in again.rows[:4]] == [None, *["paxomatic"] * 3]


def test_a_window_is_closed_while_a_robot_computes(
    qtbot: QtBot, deck: Deck, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun = threading.Event()
    answer = RobotQuestion.answer

    def slow(question: RobotQuestion, seconds: float | None = None) -> Choice:
        begun.set()
        time.sleep(0.2)
        return answer(question)

    monkeypatch.setattr(RobotQuestion, "answer", slow)
    window = TableWindow(PaxTable(deck), session(deck, "diaz"))
    deleted: list[bool] = []
    window.destroyed.connect(lambda: deleted.append(True))
    window.ask_before_leaving = False
    window.show()
    window.begin()
    window.desk.flow.model.submit(act.End())
    qtbot.waitUntil(begun.is_set, timeout=5_000)
    window.close()
    window.deleteLater()
    del window
    other = TableWindow(PaxTable(deck))
    qtbot.addWidget(other)
    other.ask_before_leaving = False
    # waitActive() deletes pending objects while holding the GIL.
    with qtbot.waitActive(other):
        other.show()
    other.close()
    assert deleted == [True]


# --- Watching -------------------------------------------------------------------------------------


@pytest.mark.long
def test_a_person_watches_a_level_against_diaz(
    qtbot: QtBot, open_table: OpenTable, deck: Deck, tmp_path: Path
) -> None:
    window = open_table(session(deck, "diaz"))
    window.desk.robots.set_tempo("instant")
    window.new_game()
    sheet = window.dialog
    assert isinstance(sheet, NewGameSheet)
    hand = MouseHand(window.desk)
    QTest.mouseClick(sheet.tabs["diaz"], LEFT)
    who = sheet.rows[0].who
    assert who.isEnabled()
    who.setCurrentIndex(who.findData("easy"))
    hand.press(sheet.deal)
    flow = window.desk.flow
    assert flow.session.robots == {1: "easy"}
    assert flow.open_hands == {1}, "a mere spectator sees the hand"
    qtbot.waitUntil(lambda: len(flow.session.journal) > 30, timeout=LONGEST)
    assert flow.curtain is None
    assert flow.bottom == 1
    assert {entry.seat for entry in flow.session.journal} == {1, DIAZ}
    assert flow.session.replay() == flow.session.state


def test_both_dice_stay_in_the_inspector_until_the_player_acts(
    qtbot: QtBot, begin: BeginSolo
) -> None:
    window = begin("diaz", tempo="fast")
    desk = window.desk
    if not desk.inspector.isVisible():
        desk.toggle_inspector()
    end_turn(qtbot, window)
    shown = desk.inspector.inspected
    assert shown.title == "Díaz's dice"
    headings = [row.words for row in shown.rows if row.kind == "heading"]
    assert len(headings) == 2
    assert all(each.startswith("takes [") for each in headings)
    hand = MouseHand(desk)
    hand.play(desk.session.legal()[0])
    assert desk.inspector.inspected.title != "Díaz's dice"
