"""Tests of setting up a position with the mouse."""

from pathlib import Path
from typing import cast

import pytest
from attrs import evolve
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from paxdesk.desk import file_dialogs
from paxdesk.desk.position_editor import THING
from paxdesk.desk.puzzles import PuzzlesSheet
from paxdesk.desk.scene.geometry import qrect
from paxdesk.desk.scene.things import Spot
from paxdesk.desk.sheets.modal_sheet import MessageSheet
from paxdesk.desk.window.window import TableWindow
from paxdesk.porfiriana.puzzles.puzzle import TurnGoal
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.scenarios.reading import read_scenario
from paxdesk.porfiriana.session import Session
from paxdesk.porfiriana.table.layout.layout import PaxLayout
from paxdesk.porfiriana.table.puzzles import name_of, puzzles_of
from paxdesk.porfiriana.table.sheets.new_game_choices import NewGame, SeatChoice, plain_game
from paxdesk.porfiriana.table.sheets.workshop_sheets import PositionSheet, PuzzleSheet, judged
from tests.table.conftest import OpenTable
from tests.table.hand import MouseHand
from tests.table.test_workshop import pick

LEFT = Qt.MouseButton.LeftButton


def click(widget: QWidget) -> None:
    QTest.mouseClick(widget, LEFT, pos=widget.rect().center())


class Hand:
    """Mouse hand over the editor of positions."""

    def __init__(self, window: TableWindow, answer: int = 1) -> None:
        """Start with the game's position (0) or an empty one (1)."""
        self.window = window
        window.commands.all["set_up"].action.trigger()
        question = window.dialog
        assert isinstance(question, MessageSheet)
        click(question.answers[answer])
        sheet = window.dialog
        assert isinstance(sheet, PositionSheet), getattr(sheet, "words", "")
        self.sheet = sheet

    def place(self, spot: Spot) -> QPoint:
        area = self.sheet.scene.area_of(spot)
        if area is None and spot.kind == "market":
            area = qrect(cast(PaxLayout, self.sheet.scene.zones).slots[spot.number])
        assert area is not None, spot
        return self.sheet.view.mapFromScene(area.center())

    def bring(self, number: int, spot: Spot) -> None:
        sheet = self.sheet
        sheet.search.setText(str(number))
        item = sheet.tray.item(0)
        assert item.data(THING) == number
        from_here = sheet.tray.visualItemRect(item).center()
        viewport = sheet.tray.viewport()
        QTest.mousePress(viewport, LEFT, pos=from_here)
        to = viewport.mapFromGlobal(sheet.view.viewport().mapToGlobal(self.place(spot)))
        QTest.mouseMove(viewport, to)
        QTest.mouseRelease(viewport, LEFT, pos=to)

    def carry(self, spot: Spot, to: Spot) -> None:
        viewport = self.sheet.view.viewport()
        QTest.mousePress(viewport, LEFT, pos=self.place(spot))
        QTest.mouseMove(viewport, self.place(to))
        QTest.mouseRelease(viewport, LEFT, pos=self.place(to))

    def click(self, spot: Spot) -> None:
        QTest.mouseClick(self.sheet.view.viewport(), LEFT, pos=self.place(spot))

    def choose(self, words: str) -> None:
        actions = {each.text(): each for each in self.sheet.menu.actions()}
        self.sheet.menu.hide()
        actions[words].trigger()


@pytest.fixture
def hand(open_table: OpenTable) -> Hand:
    return Hand(open_table())


@pytest.mark.long
def test_a_position_is_set_up_by_hand_and_played_on(
    hand: Hand, deck: Deck, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sheet = hand.sheet
    hand.bring(61, Spot("tableau", 1))
    hand.choose("In the tableau")
    hand.bring(180, Spot("card", 61))
    hand.bring(105, Spot("market", 0))
    hand.bring(150, Spot("hand_area"))
    hand.carry(Spot("market", 0), Spot("market", 7))
    hand.click(Spot("card", 61))
    hand.choose("Add one Unrest")
    hand.click(Spot("market", 7))
    hand.choose("Speculation Cube of Rosa")
    for _ in range(3):
        click(sheet.gold[2].plus_button)
    click(sheet.gold[2].minus_button)
    pick(sheet.regimes, "Anarchy")
    click(sheet.seats.buttons[4])
    hand.bring(7, Spot("tableau", 4))
    hand.choose("In the tableau")
    click(sheet.actions_left.minus_button)
    hand.click(Spot("hacendado", 2))
    hand.choose("Into Jail")
    click(sheet.options)
    hand.choose("With Iron Hand")
    state = sheet.draft.state
    assert state.partners[7].owner == 4
    assert state.turn.actions == 2
    assert state.players[2].jailed
    assert state.options.iron_hand
    assert state.enterprises[61].unrest == 1
    assert state.enterprises[61].troop == 180
    assert state.market[7] == 105
    assert state.speculation[7] == 2
    assert state.players[1].hand == [150]
    assert state.players[2].gold == 2
    assert state.regime == "anarchy"
    hand.carry(Spot("market", 7), Spot("hand_area"))
    assert sheet.refused.startswith("card 105 is of type headline")
    assert sheet.draft.state is state
    click(sheet.undo)
    assert not sheet.draft.state.options.iron_hand
    click(sheet.redo)
    click(sheet.seats.buttons[3])
    assert 7 in sheet.draft.unused
    click(sheet.undo)
    file = tmp_path / "position.yaml"
    monkeypatch.setattr(file_dialogs, "ask_save_path", lambda *_: str(file))
    click(sheet.save)
    assert read_scenario(file, deck).game.position == sheet.draft.state
    click(sheet.ask)
    assert "What happens here?" in QGuiApplication.clipboard().text()
    begun: list[Session] = []
    hand.window.new_window_asked.connect(begun.append)
    wanted = sheet.draft.state
    click(sheet.play)
    assert begun[0].state == wanted
    begun[0].submit(begun[0].legal()[0])


def test_a_position_of_a_practice_game_is_where_it_begins(open_table: OpenTable) -> None:
    window = open_table()
    session = window.game.practice_from(window.desk.session.state, window.desk.session)
    window.play(session)
    sheet = Hand(window, 0).sheet
    assert sheet.draft.state.market == session.state.market
    assert sheet.draft.state.players[2].hand == session.state.players[2].hand


def test_hidden_cards_of_an_unfinished_game_are_dealt_again(
    open_table: OpenTable, deck: Deck
) -> None:
    window = open_table(evolve(plain_game(2, 5), face_down=False).deal(deck))
    MouseHand(window.desk).raise_curtain()
    state = cast(Session, window.desk.session).state
    mine, theirs = state.players[1], state.players[2]
    mine.hand, theirs.hand = state.deck[:2], state.deck[2:5]
    del state.deck[:5]
    begun = Hand(window, 0).sheet.draft.state
    assert begun.market == state.market
    assert begun.players[1].hand == mine.hand
    assert len(begun.players[2].hand) == 3
    # Hidden hands do not influence the copied position.
    window.close_dialog()
    state.deck[:3], theirs.hand = theirs.hand, state.deck[:3]
    again = Hand(window, 0).sheet.draft.state
    assert again == begun
    window.close_dialog()
    assert not any(each.hand for each in Hand(window, 1).sheet.draft.state.players.values())


@pytest.mark.long
def test_a_puzzle_is_verified_saved_and_played(
    open_table: OpenTable, deck: Deck, qtbot: QtBot
) -> None:
    ours = puzzles_of(deck)["income-4-110000-10"]
    window = open_table()
    workshop = window.game.workshop
    assert workshop is not None
    window.workshop._show(lambda surface: workshop.position_sheet(surface, ours.position))
    sheet = window.dialog
    assert isinstance(sheet, PositionSheet)
    click(sheet.puzzle)
    puzzle = window.dialog
    assert isinstance(puzzle, PuzzleSheet)
    click(puzzle.kinds.buttons["income"])
    assert not puzzle.keep.isEnabled()
    with qtbot.waitSignal(puzzle.prover.found, timeout=60_000):
        click(puzzle.prove)
        assert not puzzle.close_button.isEnabled()
    assert puzzle.title.isVisible()
    puzzle.title.setText("  By the book ")
    assert puzzle.judged is not None
    assert puzzle.judged.puzzle is not None
    assert puzzle.judged.puzzle.solution == ours.solution
    click(puzzle.keep)
    assert puzzle.message.startswith("Saved to your puzzles.")
    click(puzzle.close_button)
    assert isinstance(window.dialog, PositionSheet)
    assert window.dialog.draft is sheet.draft
    window.close_dialog()
    window.puzzling.show_list()
    puzzles = window.dialog
    assert isinstance(puzzles, PuzzlesSheet)
    own = [each for each in puzzles.entries if each.own]
    assert [each.name for each in own] == [puzzle.judged.puzzle.name]
    assert own[0].task.startswith("By the book: ")
    puzzles.chosen.emit(own[0].name)
    session = window.puzzling.session
    assert session is not None
    for line in ours.solution:
        window.desk.model.submit(window.desk.session.game.parse(line))
    assert session.verdict == "solved"


def test_a_changed_position_is_left_on_the_second_try_and_kept(
    open_table: OpenTable, deck: Deck
) -> None:
    """Escape discards nothing: the draft is offered again."""
    hand = Hand(open_table())
    hand.bring(72, Spot("market", 2))
    made = hand.sheet.draft.data
    QTest.keyClick(hand.sheet, Qt.Key.Key_Escape)
    assert hand.window.dialog is hand.sheet
    assert "Not saved" in hand.sheet.message
    QTest.keyClick(hand.sheet, Qt.Key.Key_Escape)
    assert hand.window.dialog is None
    again = Hand(hand.window)
    assert again.sheet.draft.data == made
    QTest.keyClick(again.sheet, Qt.Key.Key_Escape)
    assert hand.window.dialog is again.sheet


def test_an_unchanged_position_is_left_immediately(open_table: OpenTable) -> None:
    hand = Hand(open_table())
    QTest.keyClick(hand.sheet, Qt.Key.Key_Escape)
    assert hand.window.dialog is None


@pytest.mark.long
def test_players_of_a_game_keep_their_names_and_seats(open_table: OpenTable, deck: Deck) -> None:
    people = (SeatChoice("Zoë", 4), SeatChoice("Yann", 2, robot="easy"), SeatChoice("Xavi", 6))
    session = NewGame(people, 7, first=1).deal(deck)
    hand = Hand(open_table(session), 0)
    assert hand.sheet.session().seats == session.seats
    names = [hand.sheet.turns.itemText(row) for row in range(3)]
    assert names == ["Yann", "Xavi", "Zoë"]
    click(hand.sheet.puzzle)
    puzzle = hand.window.dialog
    assert isinstance(puzzle, PuzzleSheet)
    assert [puzzle.names[seat] for seat in (1, 2, 3)] == names
    found = judged(puzzle.state.copy(), TurnGoal("gold", puzzle.state.turn.seat), puzzle.names)
    told = " ".join(found.sentences)
    assert any(each in told for each in names)
    assert not [each for seat in (1, 2, 3) if (each := name_of(seat)) in told]
    click(puzzle.close_button)
    assert isinstance(hand.window.dialog, PositionSheet)
    hand.sheet = hand.window.dialog
    click(hand.sheet.seats.buttons[5])
    seats = hand.sheet.session().seats
    assert seats[:3] == session.seats
    assert len({each.name for each in seats}) == len({each.colour for each in seats}) == 5
