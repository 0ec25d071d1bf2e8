"""Tests of the menus of items."""

import random

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from paxdesk.desk.scene.things import Spot
from paxdesk.desk.sheets.action_menu import DeedMenu
from paxdesk.desk.window.window import TableWindow
from paxdesk.porfiriana.rules.actions import Action
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.rules.engine import legal_actions
from paxdesk.porfiriana.session import Session
from paxdesk.porfiriana.table.affordance_rows import deeds
from paxdesk.porfiriana.table.hand.affordances import affordances
from paxdesk.porfiriana.table.hand.gestures import SHEET, gesture_for
from paxdesk.porfiriana.table.sheets.new_game_choices import plain_game, position_session
from paxdesk.porfiriana.table.words.questions import question
from tests.shares import spread
from tests.table import tables
from tests.table.conftest import Lay, OpenTable
from tests.table.games import chosen, positions
from tests.table.hand import LEFT, MouseHand

NAMES = dict(enumerate(tables.NAMES, 1))


def menu(window: TableWindow) -> DeedMenu:
    found = window.desk.drag.menu
    assert found is not None
    return found


def things(session: Session) -> list[Spot]:
    """Return the spots that may have menus."""
    state = session.state
    spots = [Spot("market", slot) for slot in range(len(state.market))]
    spots += [Spot("public", number) for number in state.public_market]
    spots += [Spot("card", card.number) for card in state.in_play()]
    for seat, player in state.players.items():
        spots += [Spot(kind, seat) for kind in ("hacendado", "reserve", "grudges")]
        spots += [Spot("hand", number) for number in player.hand]
    return [*spots, Spot("regime"), Spot("end_turn")]


def offered(session: Session, spot: Spot) -> set[Action]:
    asked = session.seat_to_act
    assert asked is not None
    told = deeds(session, spot, asked, NAMES)
    return {action for deed in told for each in deed.simple for action in each.actions}


def check(session: Session) -> bool:
    """Check that menus offer exactly the legal actions not on sheets.

    Returns False for a question on a sheet.
    """
    state, legal = session.state, session.legal()
    if session.seat_to_act is None or not legal:
        return False
    if question(state, session.seat_to_act, legal, NAMES).manner == "sheet":
        return False
    found = set[Action]()
    for spot in things(session):
        found |= offered(session, spot)
    missing = [
        each for each in legal if each not in found and gesture_for(state, each).pick != SHEET
    ]
    assert not missing, missing[:5]
    assert found <= set(legal)
    return True


@pytest.mark.parametrize("seed", spread(range(4), 2))
def test_every_legal_action_is_in_some_menu(deck: Deck, seed: int) -> None:
    chance = random.Random(seed)
    session = plain_game(2 + seed, seed).deal(deck)
    checked = 0
    for step in range(160):
        if session.seat_to_act is None:
            break
        if step % 4 == 0:
            checked += check(session)
        session.submit(chosen(session.legal(), chance))
    assert checked > 20


def test_in_the_scenarios_too(deck: Deck) -> None:
    checked = [check(position_session(state)) for _, state in positions(deck, 3) if not state.solo]
    assert sum(checked) > 30


def test_impossible_actions_give_the_reason() -> None:
    session = position_session(tables.middle(4))
    told = deeds(session, Spot("market", 5), 1, NAMES)
    dear = next(each for each in told if not each.possible)
    assert dear.note
    assert dear.rule
    assert [each.possible for each in told] == sorted(
        (each.possible for each in told), reverse=True
    )


@pytest.mark.parametrize(("card", "owner", "buys"), [(51, 1, True), (51, 2, False), (61, 1, False)])
def test_land_is_bought_for_your_own_ranches_alone(
    lay: Lay, card: int, owner: int, buys: bool
) -> None:
    """Card 51 is a ranch, 61 a mine."""
    tableau = f"tableau: {{{card}: {{}}}}"
    state = lay(
        f"""
turn: P1
players:
  P1: {{hacendado: 209, gold: 20, {tableau if owner == 1 else "army: []"}}}
  P2: {{hacendado: 211, {tableau if owner == 2 else "army: []"}}}
"""
    )
    found = affordances(state, legal_actions(state), 1, Spot("card", card))
    assert any(each.deed == "land" for each in found) == buys


# --- By mouse, finger and keys -------------------------------------------------------------------


@pytest.fixture
def window(open_table: OpenTable) -> TableWindow:
    opened = open_table(position_session(tables.middle(4)))
    opened.desk.flow.view_as(1)
    return opened


def rows(window: TableWindow) -> list[str]:
    return [deed.words for deed in menu(window).deeds]


def press(window: TableWindow, words: str) -> None:
    found = next(deed for deed in menu(window).buttons if deed.words.startswith(words))
    MouseHand(window.desk).press(menu(window).buttons[found])


def test_a_right_click_offers_what_can_be_done(window: TableWindow) -> None:
    desk, hand = window.desk, MouseHand(window.desk)
    point = hand.at(Spot("market", 0))
    QTest.mouseClick(desk.view.viewport(), Qt.MouseButton.RightButton, pos=point)
    assert "Speculate on it" in rows(window)
    press(window, "Speculate on it")
    assert desk.drag.menu is None
    assert desk.session.journal[-1].line == "speculate a0"


def test_an_action_with_several_places_has_a_page_for_them(window: TableWindow) -> None:
    desk, hand = window.desk, MouseHand(window.desk)
    troop = next(each for each in desk.flow.state.players[1].hand if each in desk.game.deck.troops)
    QTest.mouseClick(
        desk.view.viewport(), Qt.MouseButton.RightButton, pos=hand.at(Spot("hand", troop))
    )
    press(window, "Send it to…")
    there = menu(window)
    assert len(there.buttons) > 2
    assert window.desk.rect().contains(there.geometry())
    assert there.back is not None
    hand.press(there.back)
    press(window, "Send it to…")
    deed = next(iter(menu(window).buttons))
    hand.press(menu(window).buttons[deed])
    assert desk.session.journal[-1].line.startswith(f"play {troop} at")


OWN_MINE_ALONE = """
regime: pax
actions: 3
market: {a0: 11}
players:
  P1: {hacendado: 208, gold: 9, hand: [139], tableau: {79: {}}}
  P2: {hacendado: 213}
"""
"""Position with a strike whose only target is the player's own mine."""


def test_harm_to_oneself_comes_last_and_has_no_focus(open_position: OpenTable) -> None:
    window = open_position(OWN_MINE_ALONE)
    desk, hand = window.desk, MouseHand(window.desk)
    hand.raise_curtain()
    desk.drag.open_menu(Spot("hand", 139), QPointF(300, 300))
    found = [deed for deed in menu(window).buttons if deed.possible]
    assert [deed.note for deed in found].index("your own") == len(found) - 1 > 0
    focused = QApplication.focusWidget()
    assert focused is menu(window)
    QTest.keyClick(focused, Qt.Key.Key_Return)
    assert desk.session.journal == []


def test_by_the_menu_key_and_arrows(window: TableWindow) -> None:
    desk = window.desk
    desk.drag.set_focus(Spot("market", 0))
    QTest.keyClick(desk.view, Qt.Key.Key_Menu)
    assert rows(window)
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Escape)
    QApplication.processEvents()
    assert desk.drag.menu is None
    assert desk.view.hasFocus()
    QTest.keyClick(desk.view, Qt.Key.Key_F10, Qt.KeyboardModifier.ShiftModifier)
    number = rows(window).index("Speculate on it")
    for _ in range(number):
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Down)
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Space)
    QApplication.processEvents()
    assert desk.session.journal[-1].line == "speculate a0"


def test_a_double_click_does_the_only_action(window: TableWindow) -> None:
    """With several actions, a double click opens a menu."""
    desk, hand = window.desk, MouseHand(window.desk)

    troop = next(each for each in desk.flow.state.players[1].hand if each in desk.game.deck.troops)
    hand.double_click(hand.at(Spot("hand", troop)))
    assert desk.drag.menu is not None
    assert desk.session.journal == []
    desk.drag.close_chooser()
    hand.double_click(hand.at(Spot("market", 0)))
    assert desk.drag.menu is None
    assert [each.line for each in desk.session.journal] == ["speculate a0"]


def test_the_second_click_of_a_double_click_on_a_sheet_has_no_effect_on_the_table(
    window: TableWindow,
) -> None:
    """The sheet closes at the first click."""
    desk, hand = window.desk, MouseHand(window.desk)
    window.preferences.show_settings()
    window.close_dialog()
    QTest.mouseDClick(desk.view.viewport(), LEFT, pos=hand.at(Spot("market", 0)))
    QTest.mouseRelease(desk.view.viewport(), LEFT, pos=hand.at(Spot("market", 0)))
    hand.settle()
    assert desk.session.journal == []
    assert desk.drag.menu is None
    assert desk.drag.thing is None


def test_a_long_press_opens_the_menu_of_a_card(window: TableWindow, qtbot: QtBot) -> None:
    window.store.change(touch=True)
    desk, hand = window.desk, MouseHand(window.desk)
    point = hand.at(Spot("market", 0))
    QTest.mousePress(desk.view.viewport(), LEFT, pos=point)
    qtbot.waitUntil(lambda: desk.drag.menu is not None, timeout=5000)
    QTest.mouseRelease(desk.view.viewport(), LEFT, pos=point)
    assert desk.drag.menu is not None
    assert desk.drag.thing is None
    assert all(button.height() >= 44 for button in menu(window).buttons.values())


def test_police_land_and_connections_have_their_rows(open_position: OpenTable) -> None:
    window = open_position(
        """
turn: P1
deck: [110, 111, 112]
players:
  P1:
    hacendado: 209
    gold: 20
    jailed: true
    tableau:
      61: {unrest: 1}
      51: {}
  P2: {hacendado: 211}
"""
    )
    desk, hand = window.desk, MouseHand(window.desk)
    desk.flow.view_as(1)
    for spot, wanted in (
        (Spot("card", 61), ["Police: remove 1 Unrest"]),
        (Spot("card", 51), ["Buy land", "Build a"]),
        (Spot("hacendado", 1), ["Leave Jail"]),
        (Spot("reserve", 1), ["Buy land", "Build a"]),
    ):
        QTest.mouseClick(desk.view.viewport(), Qt.MouseButton.RightButton, pos=hand.at(spot))
        for words in wanted:
            assert any(each.startswith(words) for each in rows(window)), (spot, rows(window))
        desk.drag.close_chooser()
    hand.double_click(hand.at(Spot("hacendado", 1)))
    assert not desk.flow.state.players[1].jailed
