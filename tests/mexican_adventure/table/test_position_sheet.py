"""Tests of setting up a position with the mouse."""

from pathlib import Path

import pytest
from attrs import evolve
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from paxdesk.desk import file_dialogs
from paxdesk.desk.scene.things import Spot
from paxdesk.desk.sheets.modal_sheet import MessageSheet
from paxdesk.desk.window.window import TableWindow
from paxdesk.mexican_adventure.puzzles import StepGoal
from paxdesk.mexican_adventure.rules.material_reading import load_material
from paxdesk.mexican_adventure.rules.vocabulary import Side
from paxdesk.mexican_adventure.scenarios import laid_out, read_scenario
from paxdesk.mexican_adventure.session import Session
from paxdesk.mexican_adventure.table.hand.gestures import stack_spot, zone_spot
from paxdesk.mexican_adventure.table.sheets.new_game import NewGame
from paxdesk.mexican_adventure.table.sheets.workshop_sheets import (
    PositionSheet,
    PuzzleSheet,
    judged,
)
from tests.mexican_adventure.table.conftest import OpenAdventure
from tests.mexican_adventure.test_own_puzzles import besieged, orizaba

LEFT = Qt.MouseButton.LeftButton


def click(widget: QWidget) -> None:
    QTest.mouseClick(widget, LEFT, pos=widget.rect().center())


class Hand:
    """Person who uses the mouse in the position editor.

    ``answer`` is the index of the answer to the editor's first question.
    """

    def __init__(self, window: TableWindow, answer: int = 1) -> None:
        window.commands.all["set_up"].action.trigger()
        question = window.dialog
        assert isinstance(question, MessageSheet)
        click(question.answers[answer])
        sheet = window.dialog
        assert isinstance(sheet, PositionSheet)
        self.sheet = sheet
        self.board = sheet.draft.material.board

    def zone(self, name: str) -> QPoint:
        return self.place(zone_spot(self.board, name))

    def stack(self, name: str, side: Side) -> QPoint:
        return self.place(stack_spot(self.board, name, side))

    def place(self, spot: Spot) -> QPoint:
        center = self.sheet.scene.center_of(spot)
        assert center is not None, spot
        return self.sheet.view.mapFromScene(center)

    def bring(self, words: str, to: QPoint) -> None:
        sheet = self.sheet
        sheet.search.clear()
        QTest.keyClicks(sheet.search, words)
        assert sheet.tray.count(), words
        begin = sheet.tray.visualItemRect(sheet.tray.item(0)).center()
        viewport = sheet.tray.viewport()
        end = viewport.mapFromGlobal(sheet.view.viewport().mapToGlobal(to))
        self._carry(viewport, begin, end)

    def carry(self, begin: QPoint, end: QPoint) -> None:
        self._carry(self.sheet.view.viewport(), begin, end)

    def _carry(self, viewport: QWidget, begin: QPoint, end: QPoint) -> None:
        QTest.mousePress(viewport, LEFT, pos=begin)
        QTest.mouseMove(viewport, end)
        QTest.mouseRelease(viewport, LEFT, pos=end)

    def click(self, at: QPoint) -> None:
        QTest.mouseClick(self.sheet.view.viewport(), LEFT, pos=at)

    def choose(self, words: str) -> None:
        actions = {each.text(): each for each in self.sheet.menu.actions()}
        self.sheet.menu.hide()
        actions[words].trigger()


@pytest.mark.long
def test_a_position_is_set_up_by_mouse_and_played_on(
    open_adventure: OpenAdventure, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = open_adventure()
    hand = Hand(window)
    sheet = hand.sheet
    hand.bring("Lorencez", hand.zone("orizaba"))
    hand.bring("A · French", hand.zone("orizaba"))
    hand.choose("2 FP")
    hand.bring("Headquarters", hand.zone("orizaba"))
    hand.bring("Vomito", hand.zone("veracruz"))
    hand.bring("rez", hand.zone("mexico"))
    click(sheet.purses["imperial"].plus_button)
    click(sheet.tracks["withdrawal"].plus_button)
    hand.carry(hand.stack("orizaba", "imperial"), hand.zone("puebla"))
    hand.choose(menu(sheet)[-1])  # one of the two FP
    hand.click(hand.stack("puebla", "imperial"))
    hand.choose("They have acted this turn")
    state = sheet.draft.state
    assert state.people["lorencez"].where == "orizaba"
    assert [len(state.zones[zone].imperial) for zone in ("orizaba", "puebla")] == [1, 1]
    assert [fp.moved for fp in state.zones["puebla"].imperial] == [True]
    assert state.zones["veracruz"].vomito
    assert state.people["juarez"].where == "mexico"
    assert (state.rp["imperial"], state.withdrawal) == (1, 1)
    assert state.hq is not None
    # Vomito is not possible in the highlands.
    hand.bring("Vomito", hand.zone("mexico"))
    assert "Vomito in Mexico" in sheet.refused
    assert sheet.draft.state is state
    click(sheet.undo)
    assert not any(fp.moved for fp in sheet.draft.state.zones["puebla"].imperial)
    click(sheet.redo)
    assert sheet.draft.state == state
    file = tmp_path / "position.yaml"
    monkeypatch.setattr(file_dialogs, "ask_save_path", lambda *_: str(file))
    click(sheet.save)
    given = read_scenario(file, sheet.draft.material).game
    assert laid_out(given.position, given.begins_at) == sheet.draft.begun
    click(sheet.puzzle)
    puzzle = window.dialog
    assert isinstance(puzzle, PuzzleSheet)
    click(puzzle.close_button)
    back = window.dialog
    assert isinstance(back, PositionSheet)
    assert back.draft is sheet.draft
    begun: list[Session] = []
    window.new_window_asked.connect(begun.append)
    click(back.play)
    (session,) = begun
    assert session.state == sheet.draft.begun


def menu(sheet: PositionSheet) -> list[str]:
    return [each.text() for each in sheet.menu.actions()]


@pytest.mark.long
def test_a_game_on_the_table_is_opened_in_the_editor(open_adventure: OpenAdventure) -> None:
    window = open_adventure()
    session = window.desk.session
    assert isinstance(session, Session)
    state = session.state
    window.commands.all["set_up"].action.trigger()
    question = window.dialog
    assert isinstance(question, MessageSheet)
    click(question.answers[0])
    sheet = window.dialog
    assert isinstance(sheet, PositionSheet), getattr(sheet, "words", "")
    begun = sheet.draft.state
    assert begun.zones.keys() == state.zones.keys()
    mine = [zone for zone, each in state.zones.items() if each.imperial and not each.republican]
    assert mine
    assert all(begun.zones[zone].imperial for zone in mine)


@pytest.mark.long
def test_a_position_taken_during_placement_names_its_phase(
    open_adventure: OpenAdventure,
) -> None:
    window = open_adventure(scenario="maximilian", seed=3)
    assert window.desk.session.state.step == "setup"
    sheet = Hand(window, answer=0).sheet
    assert (sheet.phases.currentText() or sheet.phases.placeholderText()) == "Set-up"


@pytest.mark.long
def test_players_of_a_game_keep_their_names(open_adventure: OpenAdventure) -> None:
    window = open_adventure()
    session = window.desk.session
    assert isinstance(session, Session)
    renamed = tuple(evolve(each, name=f"{each.name} II") for each in session.seats)
    window.play(Session.from_position(session.state, renamed))
    hand = Hand(window, 0)
    assert hand.sheet.session().seats == renamed
    assert [each.name for each in hand.sheet.labels.values()] == [each.name for each in renamed]
    window.close_dialog()
    assert Hand(window).sheet.session().seats == session.seats


@pytest.mark.long
def test_the_best_try_and_its_answer_are_shown(open_adventure: OpenAdventure, qtbot: QtBot) -> None:
    window = open_adventure()
    draft = besieged(load_material())
    window.workshop._show(lambda surface: PositionSheet(surface, draft))
    sheet = window.dialog
    assert isinstance(sheet, PositionSheet)
    click(sheet.puzzle)
    puzzle = window.dialog
    assert isinstance(puzzle, PuzzleSheet)
    click(puzzle.kinds.buttons["hold"])
    puzzle.zones.setCurrentIndex(puzzle.ids.index("jalapa"))
    with qtbot.waitSignal(puzzle.prover.found, timeout=60_000):
        click(puzzle.prove)
    assert puzzle.judged is not None
    assert puzzle.judged.heading == "Not solvable: no plan reaches the goal."
    name = NewGame().seats[1].name
    assert puzzle.judged.sentences == ("Best try: Hold.", f"{name}'s answer prevents it: Hold.")
    assert not puzzle.keep.isEnabled()


def test_an_unreachable_goal_is_reported() -> None:
    draft = orizaba(load_material(), 1)
    found = judged(draft, StepGoal("hold", "imperial", "mazatlan"))
    assert found.puzzle is None
    assert found.sentences == ("It cannot be reached in this step, even if nobody prevents it.",)
