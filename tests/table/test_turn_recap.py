"""Tests of the recap of other players' actions."""

import random
from collections.abc import Callable

import pytest
from attrs import evolve
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from paxdesk.desk.animations import Pace
from paxdesk.desk.log.recap_sheet import SinceSheet
from paxdesk.desk.scene.things import Spot
from paxdesk.desk.view.turn_recap import LONGEST_STEP_MS, RECAP_MS, TurnRecap
from paxdesk.desk.window.window import TableWindow
from paxdesk.porfiriana.rules import actions as act
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.session import Session
from paxdesk.porfiriana.table.sheets.new_game_choices import plain_game, position_session
from tests.shares import spread
from tests.table import tables
from tests.table.conftest import Lay, OpenTable
from tests.table.games import chosen
from tests.table.hand import LEFT, MouseHand
from tests.table.test_privacy import named, things

FAST = Pace(speed=60)
ATTACKED = """
turn: P1
actions: 1
deck: [110, 111, 112, 113, 114]
players:
  P1: {hacendado: 209, gold: 10, hand: [184], tableau: {61: {connection: P1}}}
  P2: {hacendado: 211, gold: 5, tableau: {64: {connection: P2}}}
"""


@pytest.fixture
def moving(open_table: OpenTable) -> Callable[..., TableWindow]:
    def opened(session: Session, pace: Pace = FAST) -> TableWindow:
        window = open_table(session)
        window.store.change(motion="normal", reduced_motion="off")
        window.desk.scene.wanted_pace = pace
        window.desk.scene.animations_enabled = True
        return window

    return opened


def passed_on(window: TableWindow) -> TurnRecap:
    """Sell, buy and end the turn; return the next player's recap."""
    hand, flow = MouseHand(window.desk), window.desk.flow
    flow.view_as(1)
    for action in (act.Sell(141), act.Buy(6), act.End()):
        flow.model.submit(action)
    assert flow.curtain is not None
    flow.curtain.hang()
    hand.raise_curtain()
    return window.desk.story


def test_the_others_steps_are_shown_after_the_curtain(
    moving: Callable[..., TableWindow], qtbot: QtBot
) -> None:
    window = moving(position_session(tables.middle(4)))
    before = window.desk.session.state.copy()
    story, flow = passed_on(window), window.desk.flow
    assert story.running
    assert (story.length, story.step) == (3, 0)
    assert flow.busy
    assert window.desk.scene.card_of(Spot("market", 6)) == before.market[6], "as it was"
    told = [_caption(window)]
    window.desk.scene.prompted.connect(lambda: told.append(_caption(window)))
    qtbot.waitUntil(lambda: not story.running, timeout=10_000)
    name = flow.names[1]
    assert told[0] == "Since your turn"
    assert any(each.startswith(f"{name} buys") for each in told)
    assert any(each.startswith(f"{name} ends") for each in told)
    assert not flow.busy
    assert flow.bottom == 2
    assert window.desk.scene.card_of(Spot("market", 6)) == flow.state.market[6]


def _caption(window: TableWindow) -> str:
    prompt = window.desk.scene.prompt
    assert prompt is not None
    return prompt.words


def test_a_recap_respects_its_time_limit() -> None:
    for steps in range(1, 80):
        assert min(LONGEST_STEP_MS, RECAP_MS / steps) * steps <= RECAP_MS + 1
    assert 4 * LONGEST_STEP_MS >= 10_000


@pytest.mark.parametrize("how", spread(["click", "escape", "button", "tab"], 2))
def test_a_recap_is_skipped_immediately(moving: Callable[..., TableWindow], how: str) -> None:
    window = moving(position_session(tables.middle(4)), Pace())
    story, desk = passed_on(window), window.desk
    hand = MouseHand(desk)
    if how == "click":
        point = desk.view.mapFromScene(desk.scene.center_of(Spot("market", 3)))
        QTest.mouseClick(desk.view.viewport(), LEFT, pos=point)
    elif how == "button":
        prompt = desk.scene.prompt
        assert prompt is not None
        hand.click(Spot("prompt", prompt.buttons.index("Skip")))
    else:
        QTest.keyClick(desk.view, Qt.Key.Key_Escape if how == "escape" else Qt.Key.Key_Tab)
    assert not story.running
    assert not desk.flow.busy
    assert desk.drag.thing is None, "the click did nothing else"
    assert (desk.drag.focus is not None) == (how == "tab")
    hand.play(act.Speculate(5))
    assert desk.session.journal[-1].seat == 2


def test_a_second_click_on_the_curtain_does_not_skip_the_recap(
    moving: Callable[..., TableWindow],
) -> None:
    window = moving(position_session(tables.middle(4)), Pace())
    story, desk = passed_on(window), window.desk
    QTest.mouseDClick(desk.view.viewport(), LEFT, pos=MouseHand(desk).at(Spot("market", 3)))
    assert story.running


def test_two_quick_clicks_only_skip_the_recap(
    moving: Callable[..., TableWindow],
) -> None:
    window = moving(position_session(tables.middle(4)), Pace())
    story, desk = passed_on(window), window.desk
    steps = len(desk.session.journal)
    hand = MouseHand(desk)
    hand.double_click(desk.view.mapFromScene(desk.scene.center_of(Spot("market", 0))))
    assert not story.running
    assert len(desk.session.journal) == steps
    assert desk.drag.menu is None


def test_step_by_step_forwards_and_back(moving: Callable[..., TableWindow]) -> None:
    window = moving(position_session(tables.middle(4)), Pace())
    story, desk = passed_on(window), window.desk
    hand = MouseHand(desk)
    for _ in range(2):
        QTest.keyClick(desk.view, Qt.Key.Key_Space)
    assert (story.step, story.stepwise) == (2, True)
    QTest.keyClick(desk.view, Qt.Key.Key_Left)
    assert story.step == 1
    hand.click(Spot("prompt", 0))  # Back
    assert story.step == 0
    for _ in range(story.length):
        hand.click(Spot("prompt", 1))  # Next
    assert story.running
    assert story.step == story.length
    hand.click(Spot("prompt", 1))
    assert not story.running


def test_it_is_repeated_by_a_key_and_from_its_list(moving: Callable[..., TableWindow]) -> None:
    window = moving(position_session(tables.middle(4)), Pace())
    story, desk = passed_on(window), window.desk
    QTest.keyClick(desk.view, Qt.Key.Key_Escape)
    QTest.keyClick(desk.view, Qt.Key.Key_W, Qt.KeyboardModifier.ShiftModifier)
    assert story.running
    assert story.length == 3
    QTest.keyClick(desk.view, Qt.Key.Key_W)
    assert not story.running
    sheet = window.dialog
    assert isinstance(sheet, SinceSheet)
    QTest.mouseClick(sheet.show_again, LEFT)
    QApplication.processEvents()
    assert window.dialog is None
    assert story.running


def test_nothing_moves_with_motion_off(moving: Callable[..., TableWindow]) -> None:
    window = moving(position_session(tables.middle(4)))
    window.store.change(motion="off")
    assert not passed_on(window).running
    window.desk.story.retell(stepwise=True)
    assert window.desk.story.running, "asked for, it is shown by step"


def test_seen_steps_are_not_shown_again(moving: Callable[..., TableWindow]) -> None:
    """A third player gets all steps."""
    window = moving(position_session(tables.middle(4)), Pace())
    story, flow = passed_on(window), window.desk.flow
    story.skip()
    flow.model.submit(act.Speculate(5))
    assert not story.running
    flow.model.submit(act.End())
    assert flow.curtain is not None
    flow.curtain.hang()
    MouseHand(window.desk).raise_curtain()
    assert story.running
    assert story.length == 5, "a third player has seen nothing yet"


@pytest.mark.parametrize("seed", spread([2, 5], quick=0, long=1))
def test_no_hidden_card_is_shown(open_table: OpenTable, deck: Deck, seed: int) -> None:
    chance = random.Random(seed)
    window = open_table(evolve(plain_game(3, seed), face_down=False).deal(deck))
    desk, hand = window.desk, MouseHand(window.desk)
    shown = 0
    for _ in range(40):
        if desk.session.seat_to_act is None:
            break
        if desk.flow.curtain is not None:
            hand.raise_curtain()
            desk.story.retell(stepwise=True)
            while desk.story.running:
                check_step(window)
                shown += 1
                desk.story.next()
        desk.flow.model.submit(chosen(desk.session.legal(), chance))
        hand.settle()
    assert shown > 8


def check_step(window: TableWindow) -> None:
    """Check that table and caption reveal no hidden card.

    Text of the public log is exempt.
    """
    desk, story = window.desk, window.desk.story
    recording = desk.flow.game_log.recording
    state = recording.position(story.first + story.step)
    secret = set(state.deck)
    for seat, player in state.players.items():
        if seat != desk.flow.bottom:
            secret |= set(player.hand)
    told = sorted({row.words for row in desk.flow.game_log.rows}, key=len, reverse=True)
    for field, value in things(window):
        if field == "card":
            assert value not in secret
        elif isinstance(value, str):
            for public in told:
                value = value.replace(public, "")
            assert not named(value, secret, state.cards.cards), value


def test_the_list_begins_with_the_net_effect(open_table: OpenTable, lay: Lay) -> None:
    """The net effect includes income and the extortion."""
    session = position_session(lay(ATTACKED, 2))
    window = open_table(session)
    flow = window.desk.flow
    flow.view_as(1)
    flow.model.submit(act.Deploy(184, 64))
    flow.model.submit(act.End())
    MouseHand(window.desk).raise_curtain()
    window.records.show_since()
    sheet = window.dialog
    assert isinstance(sheet, SinceSheet)
    told = [note.words for note in sheet.effect]
    assert any(each.startswith("Income: ") for each in told), told
    assert any(f"{flow.names[1]} extorts" in each for each in told), told
