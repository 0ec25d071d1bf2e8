"""Tests of the close-up of a card under the resting pointer."""

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from paxdesk.desk.inspector.hover_card import HoverCard
from paxdesk.desk.scene.things import Spot
from paxdesk.desk.window.window import TableWindow
from paxdesk.porfiriana.rules import actions as act
from paxdesk.porfiriana.table.sheets.new_game_choices import position_session
from tests.shares import spread
from tests.table.conftest import OpenTable
from tests.table.hand import MouseHand
from tests.table.tables import middle

SIZES = [(1280, 720), (1366, 768), (1920, 1080), (3840, 2160)]


class Rester:
    """Player who points at cards and waits."""

    def __init__(self, window: TableWindow, qtbot: QtBot) -> None:
        self.window, self.qtbot = window, qtbot
        self.desk = window.desk
        self.hand = MouseHand(window.desk)
        self.hand.raise_curtain()
        self.desk.resting.delay = 0

    @property
    def closeup(self) -> HoverCard:
        return self.desk.resting.closeup

    def point(self, spot: Spot) -> None:
        QTest.mouseMove(self.desk.view.viewport(), self.hand.at(spot))

    def rest(self, spot: Spot) -> HoverCard:
        self.point(spot)
        self.qtbot.waitUntil(self.closeup.isVisible)
        return self.closeup

    def place(self, spot: Spot) -> QRect:
        area = self.desk.scene.area_of(spot)
        assert area is not None
        return self.desk.view.mapFromScene(area).boundingRect()


@pytest.fixture
def rester(open_table: OpenTable, qtbot: QtBot) -> Rester:
    return Rester(open_table(position_session(middle(4))), qtbot)


def test_a_market_card_is_shown_with_its_price_and_refusal(rester: Rester) -> None:
    closeup = rester.rest(Spot("market", 3))
    assert closeup.inspected.shown is not None
    assert closeup.inspected.shown.name == "Ramón Corral"
    assert "Buy: Your hand is full (5 cards)." in closeup.text
    assert "E2 Buy a market card" in closeup.text
    QTest.mouseMove(rester.desk.view.viewport(), QPoint(3, 300))
    assert not closeup.isVisible()


def test_nothing_depends_on_the_inspector(rester: Rester) -> None:
    assert not rester.desk.inspector.isVisible()
    closeup = rester.rest(Spot("card", 64))
    assert "Build a railroad 1 gold" in closeup.text
    rester.desk.resting.delay = None
    rester.point(Spot("regime"))
    QTest.mouseClick(
        rester.desk.view.viewport(), Qt.MouseButton.LeftButton, pos=rester.hand.at(Spot("regime"))
    )
    assert closeup.isVisible(), "a click reads it at once, where no inspector is open"
    assert "mines 2" in closeup.text


@pytest.mark.parametrize("size", spread(SIZES))
def test_it_is_beside_the_card_and_inside_the_window(
    open_table: OpenTable, qtbot: QtBot, size: tuple[int, int]
) -> None:
    rester = Rester(open_table(position_session(middle(4)), width=size[0], height=size[1]), qtbot)
    for spot in (Spot("market", 0), Spot("market", 11), Spot("hand", 184), Spot("card", 64)):
        closeup = rester.rest(spot)
        edge = round(16 * closeup.scale)
        seen = closeup.geometry().adjusted(edge, edge, -edge, -edge)
        assert rester.desk.rect().contains(seen), spot
        assert not seen.intersects(rester.place(spot)), spot


def test_it_stays_while_the_pointer_moves_over_one_card(rester: Rester) -> None:
    closeup = rester.rest(Spot("card", 61))
    there = closeup.geometry()
    place = rester.place(Spot("card", 61))
    for share in (0.2, 0.4, 0.6, 0.8):
        point = QPoint(
            place.left() + round(share * place.width()),
            place.top() + round((0.5 + share / 3) * place.height()),
        )
        QTest.mouseMove(rester.desk.view.viewport(), point)
        assert closeup.isVisible()
        assert closeup.geometry() == there


def test_keyboard_focus_opens_it_too(rester: Rester) -> None:
    view, drag = rester.desk.view, rester.desk.drag
    while drag.focus is None or drag.focus.kind in ("prompt", "reserve"):
        QTest.keyClick(view, Qt.Key.Key_Tab)
    rester.qtbot.waitUntil(rester.closeup.isVisible)
    first = rester.closeup.inspected.card
    assert first
    for _ in range(3):
        QTest.keyClick(view, Qt.Key.Key_Tab)
    rester.qtbot.waitUntil(
        lambda: rester.closeup.isVisible() and rester.closeup.inspected.card != first
    )
    QTest.keyClick(view, Qt.Key.Key_Escape)
    assert not rester.closeup.isVisible()


def test_it_closes_during_a_drag(rester: Rester) -> None:
    closeup = rester.rest(Spot("hand", 184))
    viewport = rester.desk.view.viewport()
    start = rester.hand.at(Spot("hand", 184))
    QTest.mousePress(viewport, Qt.MouseButton.LeftButton, pos=start)
    assert not closeup.isVisible()
    for step in range(1, 8):
        QTest.mouseMove(viewport, start + QPoint(10 * step, -30 * step))
        QApplication.processEvents()
        assert rester.desk.drag.thing is not None
        assert not closeup.isVisible()
    QTest.mouseRelease(viewport, Qt.MouseButton.LeftButton, pos=start)


def test_hidden_cards_stay_hidden(rester: Rester) -> None:
    state = rester.desk.flow.state
    secret = {*state.deck, *(card for seat in (2, 3, 4) for card in state.players[seat].hand)}
    for spot in rester.desk.scene.spots():
        found = rester.desk.resting.found(spot)
        assert found is None or found[1] not in secret
    closeup = rester.rest(Spot("deck"))
    assert closeup.inspected.shown is None
    assert "cards face down" in closeup.text


def test_it_closes_when_the_turn_passes(rester: Rester) -> None:
    rester.rest(Spot("market", 3))
    rester.desk.drag.confirm_end = False
    rester.desk.flow.model.submit(act.End())
    assert rester.desk.flow.busy
    assert not rester.closeup.isVisible()
    rester.desk.resting.study(Spot("market", 3))
    assert not rester.closeup.isVisible()


def test_it_is_updated_after_an_action(rester: Rester) -> None:
    rester.rest(Spot("card", 64))
    assert "Police: remove 1 Unrest" in rester.closeup.text
    for _ in range(2):
        rester.desk.flow.model.submit(act.Police(64))
    assert rester.closeup.isVisible()
    assert "Police" not in rester.closeup.text


def test_the_settings_define_the_delay(open_table: OpenTable) -> None:
    window = open_table(position_session(middle(2)))
    window.store.change(closeup="off")
    assert window.desk.resting.delay is None
    window.store.change(closeup="long")
    assert window.desk.resting.delay == 1000


def test_an_enlarged_card_opens_no_tableau(rester: Rester) -> None:
    mouse = rester.desk.mouse
    mouse.hover_opens = True
    rester.rest(Spot("card", 56))
    assert mouse.resting is None
    rester.desk.resting.delay = None
    rester.point(Spot("market", 3))
    rester.point(Spot("card", 56))
    assert mouse.resting == 2


def test_a_card_named_in_the_log_opens_it_without_an_inspector(rester: Rester) -> None:
    desk, log = rester.desk, rester.desk.log
    desk.flow.model.submit(act.Play(79))
    desk.toggle_log()
    desk.toggle_inspector()
    assert not desk.inspector.isVisible()
    QApplication.processEvents()
    grid = [QPoint(x, y) for y in range(30, log.height(), 6) for x in range(10, log.width(), 20)]
    for point in grid:
        QTest.mouseMove(log, point)
        if rester.closeup.isVisible():
            break
    assert rester.closeup.inspected.card == 79
    assert not rester.closeup.geometry().adjusted(20, 20, -20, -20).intersects(log.geometry())
    QTest.mouseMove(log, QPoint(log.width() - 4, log.height() - 4))
    assert not rester.closeup.isVisible()


NO_CUBE_LEFT = """
regime: pax
market: {a0: 48, b1: 12}
players:
  P1:
    hacendado: 209
    gold: 12
    tableau:
      61: {}
      59: {connection: P1}
      67: {connection: P1, income: 2}
      83: {}
      77: {}
      69: {}
      102: {}
      35: {}
"""


def test_places_for_a_cube_are_summarised(open_position: OpenTable, qtbot: QtBot) -> None:
    told = Rester(open_position(NO_CUBE_LEFT), qtbot).rest(Spot("card", 59)).text
    assert told.count("to a market card") == 1, "the market is one place"
    assert "to the reserve" in told
    assert told.index("Sell") < told.index("Shift a cube"), "the rarest deed comes last"
