"""Tests of several players at one screen."""

from pathlib import Path

import pytest
from attrs import evolve
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from paxdesk.desk.play.turn_flow import TurnFlow
from paxdesk.desk.preferences.settings_sheet import SettingsSheet
from paxdesk.desk.scene.things import Spot
from paxdesk.desk.sheets.modal_sheet import MessageSheet
from paxdesk.desk.sheets.question_sheet import QuestionSheet
from paxdesk.desk.sheets.sheet import PaperButton
from paxdesk.desk.window.window import TableWindow
from paxdesk.porfiriana.rules import actions as act
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.saves import read_saved, write_saved
from paxdesk.porfiriana.session import Session
from paxdesk.porfiriana.table.sheets.new_game_choices import (
    plain_game,
    position_session,
    read,
)
from paxdesk.porfiriana.table.sheets.showdown_sheet import ShowdownSheet
from tests.table.conftest import Lay, OpenTable
from tests.table.hand import MouseHand

CORPUS = Path(__file__).parent.parent / "files" / "corpus"
AT_HOME = {
    "show_deals",
    "close_window",
    *("new_game", "ask_window", "open_file", "toggle_full_screen", "show_overview", "show_rules"),
    *("start_guide", "show_about", "show_settings", "show_shortcuts", "close", "menu"),
    *("show_records", "show_puzzles", "show_workshop", "set_up", "show_by_ear"),
}
"""Commands that work while the curtain is down."""
SPY = """
players:
  P1: {hacendado: 209, gold: 9, hand: [162, 47]}
  P2: {hacendado: 211, gold: 5, hand: [50], tableau: {12: {}, 60: {}}}
"""
TOPPLE = """
regime: anarchy
market: {a0: 204}
players:
  P1: {hacendado: 209, gold: 9, hand: [47]}
  P2: {hacendado: 211, hand: [50]}
  P3: {hacendado: 210, hand: [53]}
"""


def hand_spots(flow: TurnFlow) -> set[int]:
    """Return the ids of the cards shown in the hand."""
    scene = flow.scene
    return {spot.number for spot in scene.spots() if spot.kind == "hand" and scene.card_of(spot)}


def test_the_first_player_is_called_before_anything_is_seen(open_position: OpenTable) -> None:
    window = open_position(SPY)
    flow = window.desk.flow
    curtain = flow.curtain
    assert curtain is not None
    assert curtain.label.name == "Carmen"
    assert curtain.geometry() == window.desk.rect()
    assert hand_spots(flow) == set()
    MouseHand(window.desk).raise_curtain()
    assert flow.curtain is None
    assert hand_spots(flow) == {162, 47}


def test_behind_the_curtain_nothing_can_be_reached(open_position: OpenTable) -> None:
    window = open_position(SPY)
    hand = MouseHand(window.desk)
    QTest.keyClick(hand.view, Qt.Key.Key_E)
    QTest.mouseClick(hand.view.viewport(), Qt.MouseButton.LeftButton)
    assert window.desk.flow.busy
    assert window.desk.session.journal == []


def open_asking(open_table: OpenTable, deck: Deck, name: str, **hands: list[int]) -> TableWindow:
    """Open a saved game; ``hands`` replace those of seats such as ``P1``."""
    session = read_saved(CORPUS / name, deck)
    for seat, hand in hands.items():
        player = session.state.players[int(seat[1:])]
        session.state.discards += player.hand
        player.hand = hand
    return open_table(session)


def test_a_raid_is_not_resumed_before_the_raider_has_come(
    open_table: OpenTable, deck: Deck
) -> None:
    """The victim's hand is about to be shown."""
    window = open_asking(open_table, deck, "form-3-raided-hand.pax", P4=[])
    flow = window.desk.flow
    assert flow.curtain is not None
    assert flow.sheet is None
    MouseHand(window.desk).raise_curtain()
    assert flow.sheet is not None


def test_a_depression_is_not_resumed_before_its_player_has_come(
    open_table: OpenTable, deck: Deck
) -> None:
    window = open_asking(open_table, deck, "form-3-depression.pax", P3=[])
    assert window.desk.flow.curtain is not None
    assert window.desk.flow.sheet is None


def test_while_a_robot_is_asked_no_player_has_been_called(
    open_table: OpenTable, deck: Deck
) -> None:
    """No person at the screen is known yet."""
    session = read_saved(CORPUS / "form-3-attack-spy.pax", deck)
    robot = session.seat_to_act
    assert robot is not None
    assert robot != session.state.turn.seat
    seats = list(session.seats)
    seats[robot - 1] = evolve(seats[robot - 1], robot="paxomatic")
    window = open_table(Session.from_saved(session.opening, tuple(seats), session.state, []))
    flow = window.desk.flow
    assert flow.robot == robot
    assert flow.bottom == session.state.turn.seat
    assert session.state.players[flow.bottom].hand
    assert hand_spots(flow) == set()
    assert flow.open_hands == frozenset()
    # The robot continues, though the journal is empty.
    question = window.desk.session.question()
    assert question is not None
    player = window.desk.robots
    player.choice = question.answer()
    player.take()
    assert flow.robot != robot or flow.game_log.steps == 0


def test_behind_the_curtain_keys_and_focus_reach_nothing(
    open_position: OpenTable,
) -> None:
    window = open_position(SPY)
    curtain = window.desk.flow.curtain
    assert curtain is not None
    for forward in (Qt.Key.Key_Tab, Qt.Key.Key_Backtab, Qt.Key.Key_Down, Qt.Key.Key_Left):
        QTest.keyClick(QApplication.focusWidget() or curtain, forward)
        assert QApplication.focusWidget() is curtain.button
    before = window.desk.view.dock
    kept = {
        "show_home",
        "save",
        "save_as",
        "save_sealed",
        "replay_file",
        "show_charts",
        "show_replay",
    }
    for name, command in window.commands.all.items():
        if name in kept or name in AT_HOME:
            continue
        command.action.trigger()
        assert QApplication.focusWidget() is curtain.button, name
        assert window.dialog is None, name
    assert window.desk.view.dock == before
    assert window.desk.flow.curtain is curtain


def test_the_curtain_falls_between_turns(open_position: OpenTable) -> None:
    window = open_position(SPY)
    hand = MouseHand(window.desk)
    hand.play(act.End())
    flow = window.desk.flow
    assert flow.curtain is not None
    assert flow.curtain.label.name == "Rosa"
    hand.raise_curtain()
    assert flow.bottom == 2
    assert hand_spots(flow) == {50}


def test_the_owner_of_a_spy_is_called_before_the_question(open_position: OpenTable) -> None:
    """No other player may answer, because the decision is final."""
    window = open_position(SPY)
    hand = MouseHand(window.desk)
    hand.play(act.Attack(162, target=12))
    flow = window.desk.flow
    assert flow.curtain is not None
    assert flow.curtain.label.name == "Rosa"
    assert flow.sheet is None
    assert hand_spots(flow) == set()
    hand.raise_curtain()
    assert flow.bottom == flow.question.seat == 2
    assert flow.scene.prompt is not None
    assert flow.scene.prompt.seat == 2
    assert "Rosa" in flow.scene.prompt.words
    sheet = flow.sheet
    assert isinstance(sheet, QuestionSheet)
    assert set(sheet.choices) == {act.CancelWithSpy(12), act.Pass()}
    hand.play(act.Pass())
    hand.raise_curtain()
    assert flow.bottom == 1
    assert hand_spots(flow) == {47}
    assert flow.scene.folded_out is None


def spy_asked(window: TableWindow) -> tuple[MouseHand, QuestionSheet]:
    """Attack, and return the sheet that asks the spy's player for an answer."""
    hand = MouseHand(window.desk)
    hand.play(act.Attack(162, target=12))
    hand.raise_curtain()
    sheet = window.desk.flow.sheet
    assert isinstance(sheet, QuestionSheet)
    return hand, sheet


def test_a_question_is_answered_once(open_position: OpenTable) -> None:
    window = open_position(SPY)
    hand, sheet = spy_asked(window)
    for _ in range(2):
        QTest.mouseClick(sheet.choices[act.Pass()], Qt.MouseButton.LeftButton)
    hand.settle()
    assert [entry.line for entry in window.desk.session.journal] == ["play 162 on 12", "pass"]


def test_a_question_shown_again_keeps_focus_and_press(open_position: OpenTable) -> None:
    window = open_position(SPY)
    hand, sheet = spy_asked(window)
    flow = window.desk.flow
    answer = sheet.choices[act.Pass()]
    answer.setFocus()
    QTest.mousePress(answer, Qt.MouseButton.LeftButton)
    flow.refresh()
    assert flow.sheet is sheet
    assert sheet.isVisible()
    assert QApplication.focusWidget() is answer
    QTest.mouseRelease(answer, Qt.MouseButton.LeftButton)
    hand.settle()
    assert [entry.line for entry in window.desk.session.journal] == ["play 162 on 12", "pass"]
    assert flow.sheet is None


def test_a_question_whose_answer_was_dropped_is_asked_again(open_position: OpenTable) -> None:
    window = open_position(SPY)
    hand, sheet = spy_asked(window)
    flow = window.desk.flow
    QTest.mouseClick(sheet.choices[act.Pass()], Qt.MouseButton.LeftButton)
    flow.refresh()
    again = flow.sheet
    assert isinstance(again, QuestionSheet)
    QTest.mouseClick(again.choices[act.Pass()], Qt.MouseButton.LeftButton)
    hand.settle()
    assert [entry.line for entry in window.desk.session.journal] == ["play 162 on 12", "pass"]


def test_a_question_can_also_be_answered_on_the_table(open_position: OpenTable) -> None:
    window = open_position(SPY)
    hand = MouseHand(window.desk)
    hand.play(act.Attack(162, target=12))
    hand.raise_curtain()
    assert window.desk.scene.mark_of(Spot("card", 12)).mark == "legal"
    hand.click(Spot("card", 12))
    QTest.keyClick(hand.view, Qt.Key.Key_Escape)
    assert window.desk.flow.question.seat == 2


def test_no_key_makes_a_final_decision_before_its_button_is_reached(
    open_position: OpenTable,
) -> None:
    window = open_position(SPY)
    hand = MouseHand(window.desk)
    hand.play(act.Attack(162, target=12))
    hand.raise_curtain()
    sheet = window.desk.flow.sheet
    assert sheet is not None
    assert QApplication.focusWidget() is sheet
    for key in (Qt.Key.Key_Escape, Qt.Key.Key_Space, Qt.Key.Key_Return):
        QTest.keyClick(QApplication.focusWidget() or sheet, key)
        hand.settle()
    assert [entry.line for entry in window.desk.session.journal] == ["play 162 on 12"]
    assert not any(button.primary for button in sheet.findChildren(PaperButton))
    QTest.keyClick(sheet, Qt.Key.Key_Tab)
    assert QApplication.focusWidget() in sheet.stops()


def test_every_player_is_called_to_the_showdown(open_position: OpenTable) -> None:
    window = open_position(TOPPLE, players=3)
    hand = MouseHand(window.desk)
    flow = window.desk.flow
    hand.play(act.Buy(0, "event"))
    called = []
    while flow.question.manner == "showdown":
        assert flow.curtain is not None
        called.append(flow.curtain.label.name)
        hand.raise_curtain()
        assert isinstance(flow.sheet, ShowdownSheet)
        assert flow.question.seat == flow.bottom
        hand.play(act.Pass())
    assert called == ["Rosa", "Emilio", "Carmen"]
    assert flow.question.manner == "turn"
    assert flow.curtain is None, "the buyer was last and plays on"


@pytest.mark.parametrize("way", ["undo", "restart_turn"])
def test_a_question_of_a_showdown_prevents_undo(open_position: OpenTable, way: str) -> None:
    window = open_position(TOPPLE, players=3)
    hand, desk = MouseHand(window.desk), window.desk
    hand.play(act.Buy(0, "event"))
    hand.raise_curtain()
    assert desk.flow.bottom == 2
    for answer, lines in ((0, ["buy a0 event"]), (1, [])):
        getattr(desk, way)()
        assert isinstance(window.dialog, MessageSheet)
        assert "only Carmen can undo it" in window.dialog.words
        assert [entry.line for entry in desk.session.journal] == ["buy a0 event"]
        hand.press(window.dialog.answers[answer])
        assert window.dialog is None
        assert [entry.line for entry in desk.session.journal] == lines
    assert desk.flow.curtain is not None
    assert desk.flow.curtain.label.name == "Carmen"


def test_escape_does_not_undo_the_action_of_another(open_position: OpenTable) -> None:
    window = open_position(TOPPLE, players=3)
    hand = MouseHand(window.desk)
    hand.play(act.Buy(0, "event"))
    hand.raise_curtain()
    window.desk.undo()
    assert window.dialog is not None
    QTest.keyClick(window.dialog, Qt.Key.Key_Escape)
    assert window.dialog is None
    assert len(window.desk.session.journal) == 1


def test_the_inspector_forgets_the_previous_players_hand(open_position: OpenTable) -> None:
    window = open_position(SPY)
    hand = MouseHand(window.desk)
    hand.raise_curtain()
    QTest.mouseMove(hand.view.viewport(), hand.at(Spot("hand", 47)))
    assert window.desk.inspector.inspected.card == 47
    hand.play(act.End())
    assert window.desk.inspector.inspected.card == 0


def test_the_log_does_not_name_a_card_taken_from_a_hand(open_position: OpenTable) -> None:
    given = """
    players:
      P1: {hacendado: 209, gold: 9, hand: [161]}
      P2: {hacendado: 211, hand: [50, 53]}
    """
    window = open_position(given)
    hand = MouseHand(window.desk)
    hand.play(act.Attack(161, victim=2))
    assert window.desk.flow.question.heading == "The hand of Rosa"
    hand.play(act.ChooseCard(53))
    words = " ".join(row.words for row in window.desk.flow.game_log.rows)
    assert "[050]" not in words
    assert "[053]" not in words


def test_every_choice_in_a_showdown_shows_its_effect(open_position: OpenTable) -> None:
    given = """
    regime: anarchy
    turn: P3
    market: {a0: 206}
    players:
      P1:
        {hacendado: 209, gold: 12, hand: [162], tableau: {38: {}, 15: {}, 46: {}, 14: {}, 83: {}}}
      P2: {hacendado: 211, flipped: loyalty, gold: 9, hand: [50], tableau: {22: {}, 34: {}}}
      P3: {hacendado: 210, flipped: revolution, gold: 9, hand: [53]}
    """
    window = open_position(given, 3)
    hand = MouseHand(window.desk)
    hand.play(act.Buy(0, "event"))
    hand.raise_curtain()
    sheet = window.desk.flow.sheet
    assert isinstance(sheet, ShowdownSheet)
    choices = [each for action, each in sheet.choices.items() if not isinstance(action, act.Pass)]
    assert len(choices) == 6, [each.label.words for each in choices]
    assert all(each.label.note for each in choices)
    assert sheet.geometry().bottom() <= window.desk.view.geometry().bottom()


OPEN = """
players:
  P1: {hacendado: 209, gold: 9, hand: [162, 47]}
  P2: {hacendado: 211, gold: 5, hand: [50]}
  P3: {hacendado: 210, hand: [53]}
"""


def test_open_hands_need_no_curtain_and_robots_hide_theirs(
    open_table: OpenTable, lay: Lay, deck: Deck, tmp_path: Path
) -> None:
    session = position_session(lay(OPEN, 3), {3: "hard"})
    window = open_table(session)
    flow, scene = window.desk.flow, window.desk.scene
    MouseHand(window.desk).raise_curtain()
    assert flow.open_hands == {1}
    window.preferences.show_settings()
    sheet = window.dialog
    assert isinstance(sheet, SettingsSheet)
    sheet.secrecy.buttons["open"].click()
    window.close_dialog()
    assert flow.open_hands == {1, 2}
    assert "open hands" in scene.heading.title
    shown: dict[int, set[int]] = {}
    for seat in (2, 3):
        scene.fold_out(seat)
        shown[seat] = {each for each in map(scene.card_of, scene.spots()) if each in (50, 53)}
    assert shown == {2: {50}, 3: set()}
    scene.fold_out(None)
    window.desk.model.submit(act.End())
    assert flow.curtain is None
    assert flow.bottom == 2
    assert hand_spots(flow) == {50}
    path = tmp_path / "open.pax"
    write_saved(path, session)
    assert read_saved(path, deck).open_hands
    flow.keep_secrets("curtain")
    assert flow.open_hands == {2}
    write_saved(path, session)
    assert not read_saved(path, deck).open_hands


def test_a_game_with_open_hands_begins_without_a_curtain(open_table: OpenTable, deck: Deck) -> None:
    game = evolve(plain_game(2, 1), open_hands=True)
    assert read(game.remembered()) == evolve(game, seed=0, first=None)
    window = open_table(game.deal(deck))
    assert window.desk.flow.curtain is None
    assert window.desk.flow.open_hands == {1, 2}
