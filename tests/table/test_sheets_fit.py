"""Tests of sheets in windows of several sizes."""

from itertools import combinations

import pytest
from PySide6.QtCore import QPointF, QRect
from PySide6.QtGui import QEnterEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from paxdesk.desk.painting import typesetting
from paxdesk.desk.sheets.question_sheet import (
    LARGEST_FACE,
    AnswerButton,
    QuestionSheet,
    face_width,
)
from paxdesk.desk.sheets.sheet import PaperButton, Sheet
from paxdesk.desk.window.window import TableWindow
from paxdesk.desk.words import IconNote, Label
from paxdesk.porfiriana.rules.actions import Attack, ChooseCard
from paxdesk.porfiriana.rules.agenda import ActionPhase
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.rules.engine import perform
from paxdesk.porfiriana.rules.state import State
from paxdesk.porfiriana.table.sheets.new_game_choices import position_session
from paxdesk.porfiriana.table.sheets.showdown_sheet import ShowdownSheet
from tests.shares import spread
from tests.table import tables
from tests.table.conftest import OpenTable
from tests.table.games import SCENARIOS, scenario

SIZES = [(1280, 720), (1366, 768), (1920, 1080), (2560, 1440)]
FRAME = 8
"""Sum of a button's two opposite margins for the focus brackets, in pixels."""


def questions(deck: Deck) -> dict[tuple[str, int], State]:
    """Return positions for all kinds of questions in the scenarios.

    There is one for each number of answers.
    """
    found: dict[tuple[str, int], State] = {}
    for place in SCENARIOS:
        state, actions = scenario(place, deck)
        for action in actions:
            perform(state, action)
            step = state.agenda[-1]
            if state.over or isinstance(step, ActionPhase):
                continue
            key = (type(step).__name__, len(position_session(state).legal()))
            found.setdefault(key, state.copy())
    return found


def check_sheet(window: TableWindow, sheet: Sheet) -> None:
    assert window.desk.rect().contains(visible(sheet)), sheet.heading
    buttons = [each for each in sheet.findChildren(QAbstractButton) if each.isVisible()]
    for button in buttons:
        assert sheet.rect().contains(button.geometry()), button.text()
    for one, two in combinations(buttons, 2):
        assert not core(one).intersects(core(two)), f"{one.text()} and {two.text()}"
    for button in buttons:
        if isinstance(button, PaperButton):
            check_words(button, small=isinstance(sheet, ShowdownSheet))


def visible(sheet: Sheet) -> QRect:
    """Return a sheet's area without the margin for its shadow."""
    margin = round(22 * sheet.scale)
    return sheet.geometry().adjusted(margin, margin, -margin, -margin)


def core(widget: QWidget) -> QRect:
    """Return a button's area without the margin for its brackets."""
    edge = FRAME // 2
    return widget.geometry().adjusted(edge, edge, -edge, -edge)


def check_words(button: PaperButton, small: bool) -> None:
    face = typesetting.make_font(button.pixels, "serif", 700)
    room = button.width() / button.scale - 8 - 12 - (32 if button.label.icon else 0) - 4
    rows = typesetting.wrap_text(button.text(), face, room)
    fits = len(rows) <= button.lines and all(
        typesetting.text_width(row, face) <= room for row in rows
    )
    assert fits or (small and button.pixels < 13), button.text()
    if button.label.note:
        tall = button.height_for(button.width() / button.scale - 8)
        assert tall <= button.height() / button.scale - 8 + 1


@pytest.mark.parametrize(("width", "height"), spread(SIZES, quick=0, long=2, unpack=True))
def test_the_sheets_of_all_questions_fit(
    open_table: OpenTable, deck: Deck, width: int, height: int
) -> None:
    window = open_table(width=width, height=height)
    flow = window.desk.flow
    for (kind, count), state in questions(deck).items():
        window.play(position_session(state))
        flow.view_as(flow.question.seat or state.turn.seat)
        assert flow.sheet is not None or flow.question.manner == "table", (kind, count)
        if flow.sheet is not None:
            check_sheet(window, flow.sheet)


@pytest.mark.parametrize(("width", "height"), spread(SIZES, unpack=True))
def test_dialogs_fit(open_table: OpenTable, width: int, height: int) -> None:
    window = open_table(width=width, height=height)
    for show in (window.new_game, window.show_about, window.helping.show_made_with):
        show()
        assert window.dialog is not None
        paper = window.dialog.paper
        scale = window.dialog.scale
        assert window.desk.rect().contains(
            QRect(
                round(paper.x() * scale),
                round(paper.y() * scale),
                round(paper.width() * scale),
                round(paper.height() * scale),
            )
        )
        for child in window.dialog.stops():
            assert window.desk.rect().contains(child.geometry())


@pytest.mark.parametrize("text", spread([1.5, 1.0, 1.3]))
@pytest.mark.parametrize("count", [5, 8, 12])
def test_many_answers_show_their_consequences(
    open_table: OpenTable, count: int, text: float
) -> None:
    """The consequences of the answer in focus or under the pointer are shown."""
    window = open_table()
    flow = window.desk.flow
    notes = [IconNote("gold", f"You pay {gold} gold.") for gold in range(4)]
    answers = [
        AnswerButton(
            ChooseCard(number), Label("gold", f"Enterprise {number}"), notes[: 1 + number % 4]
        )
        for number in range(47, 47 + count)
    ]
    sheet = QuestionSheet(window.desk, "Unrest", answers)
    flow.room.apply(text, touch=False)
    flow.sheet = sheet
    flow.fit()
    sheet.show()
    check_sheet(window, sheet)
    before = sheet.grab().toImage()
    last = answers[-1]
    sheet.choices[last.action].setFocus()
    assert sheet.explained == last
    first = answers[0]
    inside = QPointF(9, 9)
    QApplication.sendEvent(sheet.choices[first.action], QEnterEvent(inside, inside, inside))
    assert sheet.explained == first
    assert sheet.grab().toImage() != before


def test_sheets_follow_the_window(open_position: OpenTable) -> None:
    given = """
    players:
      P1: {hacendado: 209, gold: 9, hand: [162]}
      P2: {hacendado: 211, gold: 5, tableau: {12: {}}}
    """
    window = open_position(given)
    flow = window.desk.flow
    assert flow.curtain is not None
    window.resize(1600, 900)
    assert flow.curtain.geometry() == window.desk.rect()


@pytest.mark.parametrize("size", [(1280, 720), (1366, 768)])
def test_a_raided_hand_shows_large_faces_and_full_names(
    open_table: OpenTable, deck: Deck, size: tuple[int, int]
) -> None:
    state = tables.middle(4).copy()
    taken = {number for player in state.players.values() for number in player.hand}
    free = sorted(set(deck.enterprises) - taken - set(state.enterprises) - set(state.market))
    free.sort(key=lambda number: -len(deck.cards[number].name))
    state.players[1].hand, state.players[2].hand = [161], free[:5]
    window = open_table(position_session(state), width=size[0], height=size[1])
    flow = window.desk.flow
    flow.model.submit(Attack(161, None, 2))
    flow.view_as(1)
    sheet = flow.sheet
    assert isinstance(sheet, QuestionSheet)
    assert len(sheet.choices) == 5
    assert face_width(5) == LARGEST_FACE
    check_sheet(window, sheet)


@pytest.mark.usefixtures("qapp")
def test_words_are_measured_as_they_are_printed() -> None:
    """Double spaces around a dot are kept."""
    face = typesetting.make_font(13)
    words = "Ronda 1  ·  turno de Carmen"
    whole = typesetting.text_width(words, face)
    assert typesetting.wrap_text(words, face, whole) == [words]
    assert typesetting.wrap_text(words, face, whole - 1) == ["Ronda 1  ·  turno de", "Carmen"]
