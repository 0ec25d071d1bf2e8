"""Tests of the player's own hand."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from paxdesk.desk.scene.things import Spot
from paxdesk.desk.window.window import TableWindow
from paxdesk.porfiriana.rules.actions import End
from paxdesk.porfiriana.rules.cards import EnterpriseCard, TroopCard
from paxdesk.porfiriana.table.sheets.new_game_choices import position_session
from tests.table.conftest import OpenTable
from tests.table.hand import LEFT, MouseHand
from tests.table.tables import deck, middle


@pytest.fixture
def window(open_table: OpenTable) -> TableWindow:
    opened = open_table(position_session(middle(4)))
    MouseHand(opened.desk).raise_curtain()
    return opened


def top(window: TableWindow, number: int) -> float:
    """Return the upper edge of a card in the scene."""
    item = window.desk.scene.item_of(("card", number))
    assert item is not None
    return item.sceneBoundingRect().top()


def shown(window: TableWindow) -> list[int]:
    scene, hand = window.desk.scene, window.desk.flow.state.players[1].hand
    areas = {number: scene.area_of(Spot("hand", number)) for number in hand}
    assert all(areas.values())
    return sorted(hand, key=lambda number: areas[number].left())  # type: ignore[union-attr]


def test_a_card_rises_under_the_pointer(window: TableWindow) -> None:
    viewport, hand = window.desk.view.viewport(), MouseHand(window.desk)
    first, second = shown(window)[:2]
    QTest.mouseMove(viewport, hand.at(Spot("market", 1)))
    lying = top(window, first)
    QTest.mouseMove(viewport, hand.at(Spot("hand", first)))
    assert top(window, first) < lying - 4
    assert top(window, second) == lying
    QTest.mouseMove(viewport, hand.at(Spot("hand", second)))
    assert top(window, first) == lying
    assert top(window, second) < lying - 4
    QTest.mouseMove(viewport, hand.at(Spot("market", 1)))
    assert top(window, second) == lying


def test_a_raised_card_is_above_its_neighbours(window: TableWindow) -> None:
    hand = MouseHand(window.desk)
    first, second = shown(window)[:2]
    QTest.mouseMove(window.desk.view.viewport(), hand.at(Spot("hand", first)))
    items = [window.desk.scene.item_of(("card", number)) for number in (first, second)]
    assert items[0] is not None
    assert items[1] is not None
    assert items[0].zValue() > items[1].zValue()


def test_a_dragged_card_leaves_its_place_unchanged(window: TableWindow) -> None:
    viewport, hand = window.desk.view.viewport(), MouseHand(window.desk)
    number = shown(window)[0]
    lying = top(window, number)
    start = hand.at(Spot("hand", number))
    QTest.mouseMove(viewport, start)
    QTest.mousePress(viewport, LEFT, pos=start)
    QTest.mouseMove(viewport, start + QPoint(0, -60))
    assert window.desk.drag.thing is not None
    assert top(window, number) == lying
    window.desk.drag.cancel()
    QTest.mouseRelease(viewport, LEFT, pos=start)


def test_other_cards_do_not_move(window: TableWindow) -> None:
    hand = MouseHand(window.desk)
    lying = top(window, 61)
    QTest.mouseMove(window.desk.view.viewport(), hand.at(Spot("card", 61)))
    assert top(window, 61) == lying


def test_the_labels_above_the_hand_sort_it(window: TableWindow) -> None:
    cards = deck().cards
    came = list(window.desk.flow.state.players[1].hand)
    assert shown(window) == came
    hand = MouseHand(window.desk)
    hand.click(Spot("sort"))
    QApplication.processEvents()
    assert window.store.settings.hand_order == "kind"
    kinds = [type(cards[number]) for number in shown(window)]
    assert kinds[0] is EnterpriseCard
    assert kinds == sorted(kinds, key=kinds.index), "those of a kind lie together"
    assert kinds.index(TroopCard) > 0
    hand.click(Spot("sort"))
    prices = [
        cost
        for number in shown(window)
        if isinstance(cost := getattr(cards[number], "cost", None), int)
    ]
    assert prices == sorted(prices)
    hand.click(Spot("sort"))
    assert shown(window) == came


def test_a_key_sorts_it_and_the_order_is_kept(window: TableWindow) -> None:
    QTest.keyClick(window.desk.view, Qt.Key.Key_O)
    assert window.store.settings.hand_order == "kind"
    name = window.desk.scene.name_of(Spot("sort"))
    assert name.startswith("Hand, by kind")


def test_a_hidden_hand_is_in_no_order(window: TableWindow) -> None:
    window.store.change(hand_order="price")
    window.desk.flow.model.submit(End())
    assert window.desk.flow.curtain is not None
    backs = [key for key in window.desk.scene.shown if isinstance(key, tuple) and key[0] == "back"]
    assert len(backs) == 5
