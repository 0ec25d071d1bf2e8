"""Tests of the hint."""

from itertools import combinations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QGraphicsEllipseItem
from pytestqt.qtbot import QtBot

from paxdesk.desk.scene.geometry import qrect
from paxdesk.desk.scene.hint_overlay import badges
from paxdesk.desk.scene.things import Spot
from paxdesk.desk.window.window import TableWindow
from paxdesk.porfiriana.robots.advice import AdvisedPlan, Outcome, advice_for
from paxdesk.porfiriana.rules.actions import Sell
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.rules.engine import try_action
from paxdesk.porfiriana.rules.notation import parse
from paxdesk.porfiriana.rules.setup import deal
from paxdesk.porfiriana.rules.winning import need_words, winning_need
from paxdesk.porfiriana.table.faces.anatomy import art_of
from paxdesk.porfiriana.table.hand.gestures import END_TURN
from paxdesk.porfiriana.table.sheets.new_game_choices import position_session
from paxdesk.porfiriana.table.words.advice_words import _steps
from paxdesk.porfiriana.table.words.event_text import card_name, name_on_face
from paxdesk.porfiriana.table.words.labels import imperative
from tests.shares import spread
from tests.table.conftest import OpenTable
from tests.table.covered_words import covered_words
from tests.table.hand import MouseHand
from tests.table.tables import middle, position

LONGEST = 60_000


def hinted(qtbot: QtBot, window: TableWindow) -> None:
    window.activateWindow()
    window.commands.all["ask_hint"].action.trigger()
    qtbot.waitUntil(lambda: bool(window.desk.hints.plans), timeout=LONGEST)


def press_prompt(window: TableWindow, words: str) -> None:
    prompt = window.desk.scene.prompt
    assert prompt is not None
    hand = MouseHand(window.desk)
    hand.click(Spot("prompt", prompt.buttons.index(words)))


def test_a_hint_is_shown_on_the_prompt_line_and_drawn(qtbot: QtBot, open_table: OpenTable) -> None:
    window = open_table(seats=3, seed=4)
    flow = window.desk.flow
    state = flow.state.copy()
    hinted(qtbot, window)
    assert flow.question.line.startswith("Hint: ")
    assert flow.question.note
    assert flow.scene.strays, "badges lie on the table"
    assert flow.state == state, "a hint changes nothing"
    rows = [each.words for each in window.desk.inspector.inspected.rows]
    assert need_words(winning_need(state, flow.bottom)) in rows, "the hint says what wins"
    first = flow.question.line
    press_prompt(window, "Second way")
    assert flow.question.line != first
    assert flow.question.note
    press_prompt(window, "Best plan")
    assert flow.question.line == first
    flow.model.submit(flow.session.legal()[-1])
    assert not flow.question.line.startswith("Hint: ")
    assert not flow.scene.strays
    assert not window.desk.hints.plans


@pytest.mark.parametrize(
    ("seats", "size"),
    spread(
        [(6, (1280, 720)), (2, (1366, 768)), (4, (1600, 900)), (3, (1920, 1080))],
        quick=0,
        long=1,
        unpack=True,
    ),
)
def test_markers_are_placed_again_and_cover_no_text(
    qtbot: QtBot, open_table: OpenTable, seats: int, size: tuple[int, int]
) -> None:
    window = open_table(position_session(middle(seats)), width=size[0], height=size[1])
    MouseHand(window.desk).raise_curtain()
    hinted(qtbot, window)
    scene = window.desk.scene
    for index in range(len(window.desk.hints.plans)):
        window.desk.hints.choose(index)
        assert covered_words(window) == 0
        before = scene.plan
        window.desk.toggle_inspector()
        window.resize(size[0] + 90, size[1] + 50)
        QApplication.processEvents()
        assert scene.plan != before
        assert covered_words(window) == 0
        shown = badges(scene.plan, scene.laid)
        drawn = {
            each.rect().center().toPoint().toTuple()
            for each in scene.strays
            if isinstance(each, QGraphicsEllipseItem)
        }
        assert drawn == {each.center.toPoint().toTuple() for each in shown}
        for first, second in combinations(shown, 2):
            assert not first.area.intersects(second.area)
        docked = [each for each in (scene.zones.inspector, scene.zones.log) if each is not None]
        assert not any(each.area.intersects(qrect(dock)) for each in shown for dock in docked)
        tied = sum(each.tie is not None for each in shown)
        assert tied == sum(each.start != each.end for each in scene.plan)
        window.desk.toggle_inspector()
        window.resize(*size)
        QApplication.processEvents()


def test_a_marker_is_not_hidden_by_the_dock(open_table: OpenTable) -> None:
    window = open_table(seats=4, seed=5, width=1600, height=900)
    window.desk.scene.set_plan([(END_TURN, END_TURN, 1)])
    scene = window.desk.scene
    (shown,) = badges(scene.plan, scene.laid)
    assert scene.zones.log is not None
    assert not shown.area.intersects(qrect(scene.zones.log))
    assert covered_words(window) == 0


def test_an_action_ends_the_hint_and_its_buttons(qtbot: QtBot, open_table: OpenTable) -> None:
    window = open_table(seats=3, seed=4)
    flow = window.desk.flow
    hinted(qtbot, window)
    flow.model.submit(flow.session.legal()[0])
    assert flow.question.manner == "turn"
    assert flow.scene.prompt is not None
    assert "Second way" not in flow.scene.prompt.buttons, "there is no such plan any more"


def test_the_log_records_a_hint_and_undo_keeps_the_row(qtbot: QtBot, open_table: OpenTable) -> None:
    window = open_table()
    flow = window.desk.flow
    hinted(qtbot, window)
    action = window.desk.flow.session.legal()[0]
    flow.model.submit(action)
    assert flow.session.journal[0].hinted
    assert "with a hint" in [row.words for row in flow.game_log.rows]
    flow.model.undo()
    flow.model.submit(action)
    assert flow.session.journal[0].hinted, "what was told stays told"
    flow.model.submit(flow.session.legal()[-1])
    assert not flow.session.journal[1].hinted


def test_hints_can_be_switched_off(open_table: OpenTable) -> None:
    window = open_table()
    window.store.change(hints=False)
    window.commands.all["ask_hint"].action.trigger()
    prompt = window.desk.scene.prompt
    assert prompt is not None
    assert prompt.words == "Hints are off."
    assert not window.desk.flow.session.hinted


def test_the_keyboard_reaches_the_other_plans(qtbot: QtBot, open_table: OpenTable) -> None:
    window = open_table(seats=3, seed=4)
    hinted(qtbot, window)
    desk = window.desk
    prompt = desk.scene.prompt
    assert prompt is not None
    wanted = Spot("prompt", prompt.buttons.index("Second way"))
    for key in (Qt.Key.Key_Tab, Qt.Key.Key_Right) * 30:
        if desk.drag.focus == wanted:
            break
        QTest.keyClick(desk.view, key)
    assert desk.drag.focus == wanted
    QTest.keyClick(desk.view, Qt.Key.Key_Space)
    assert desk.hints.chosen == 1


def test_escape_removes_a_hint_from_the_table(qtbot: QtBot, open_table: OpenTable) -> None:
    """The hint can be requested again."""
    window = open_table(seats=3, seed=4)
    desk = window.desk
    scene, question, prompt = desk.scene, desk.flow.question, desk.scene.prompt
    for _ in range(2):
        hinted(qtbot, window)
        press_prompt(window, "Second way")
        assert scene.strays, "badges lie on the table"
        QTest.keyClick(desk.view, Qt.Key.Key_Escape)
        assert not scene.strays
        assert not desk.hints.plans
        assert desk.flow.question == question
        assert scene.prompt is not None
        assert prompt is not None
        assert scene.prompt.words == prompt.words
        assert "Second way" not in scene.prompt.buttons


def test_a_hint_is_legal_and_only_for_people(deck: Deck) -> None:
    state = deal(deck, 3, 4)
    question = advice_for(state, {2: "paxomatic"})
    assert question is not None
    assert question.answer().action in question.legal
    assert set(question.view.state.deck) == {0}
    assert advice_for(state, {1: "paxomatic"}) is None


def test_hints_use_the_short_names_on_faces(deck: Deck) -> None:
    """Faces have the short names of the art."""
    state = position("players:\n  P1: {hacendado: 208}\n  P2: {hacendado: 213}\n", 2)
    shorter = 0
    for number, card in deck.cards.items():
        painted = art_of(card).short or card_name(state, number)
        assert name_on_face(state, number) == painted
        shorter += painted != card_name(state, number)
    assert shorter > 20
    assert imperative(state, Sell(147), {}) == "Sell La Sucesión Banned"


STRAW_MAN = """
regime: pax
players:
  P1: {hacendado: 213, gold: 14, hand: [142], tableau: {72: {}, 51: {}}}
  P2: {hacendado: 212, gold: 12, tableau: {60: {}}}
"""


def test_a_hint_to_harm_oneself_gives_the_reason() -> None:
    state = position(STRAW_MAN, 2)
    names = {1: "Carmen", 2: "Rosa"}
    for words, victim in (("play 142 on 72 x0", 1), ("play 142 on 60 x2", 2)):
        line = parse(words)
        after = try_action(state, line).after
        outcomes = Outcome.of(state, 1), Outcome.of(after, 1)
        plan = AdvisedPlan((line,), (state,), outcomes, ("",))
        (step,) = _steps(state, plan, names)
        assert ("You attack yourself" in step.why) is (victim == 1), words
        assert ("Outrage 0 → 1 of the" in step.why) is (victim == 1), words
