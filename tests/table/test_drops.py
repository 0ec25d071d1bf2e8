"""Tests of dragging, dropping, hovering and clicking."""

from collections import Counter
from cProfile import Profile

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from paxdesk.desk.scene.geometry import CARD_DEPTH
from paxdesk.desk.scene.marks import mark_things
from paxdesk.desk.scene.things import Spot
from paxdesk.desk.window.window import TableWindow
from paxdesk.porfiriana.rules import actions as act
from paxdesk.porfiriana.table.sheets.new_game_choices import position_session
from tests.table.conftest import OpenTable
from tests.table.hand import LEFT, MouseHand
from tests.table.tables import middle

POSITION = """
market: {a0: 105, a1: 47, b4: 50}
players:
  P1:
    hacendado: 209
    gold: 6
    hand: [184, 35, 72, 141]
    tableau: {61: {connection: P1, troop: 196}, 25: {}, 62: {}}
  P2: {hacendado: 211, gold: 4, tableau: {60: {}, 57: {}, 88: {}}}
"""


@pytest.fixture
def window(open_position: OpenTable) -> TableWindow:
    found = open_position(POSITION)
    MouseHand(found.desk).raise_curtain()
    return found


@pytest.fixture
def hand(window: TableWindow) -> MouseHand:
    return MouseHand(window.desk)


def lines(window: TableWindow) -> list[str]:
    return [entry.line for entry in window.desk.session.journal]


def refused(window: TableWindow) -> str:
    """Return the refusal in the prompt line, or ""."""
    prompt = window.desk.scene.prompt
    assert prompt is not None
    words = (prompt.words, prompt.detail, *prompt.buttons)
    return " ".join(words) if prompt.refused else ""


def hover(hand: MouseHand, pick: Spot, drop: Spot) -> None:
    start, end = hand.at(pick), hand.at(drop)
    QTest.mousePress(hand.view.viewport(), LEFT, pos=start)
    for point in (start + QPoint(12, 12), end):
        QTest.mouseMove(hand.view.viewport(), point)


def test_an_illegal_drop_flies_back_with_the_reason_and_its_rule(
    window: TableWindow, hand: MouseHand
) -> None:
    before = window.desk.flow.state.copy()
    hand.drag(Spot("market", 10), Spot("hand_area"))
    assert "8 gold" in refused(window)
    assert "E2" in refused(window)
    assert window.desk.drag.thing is None
    assert window.desk.scene.lifted is None
    assert window.desk.flow.state == before
    assert lines(window) == []


def test_hovering_an_illegal_place_gives_the_reason_at_the_pointer(
    window: TableWindow, hand: MouseHand
) -> None:
    hover(hand, Spot("hand", 184), Spot("card", 88))
    plate = window.desk.drag.plate
    assert plate.isVisible()
    assert "Sonora" in plate.words or "Chihuahua" in plate.words
    assert plate.rule.startswith("G1")
    assert window.desk.scene.mark_of(Spot("card", 88)).mark == "refused"
    QTest.mouseRelease(hand.view.viewport(), LEFT, pos=hand.at(Spot("discards")))
    assert not plate.isVisible()


def test_places_that_accept_a_card_glow_with_their_price(
    window: TableWindow, hand: MouseHand
) -> None:
    hover(hand, Spot("hand", 72), Spot("deck"))
    mark = window.desk.scene.mark_of(Spot("tableau", 1))
    assert mark.mark == "legal"
    assert mark.plate == "4 gold"
    assert window.desk.scene.mark_of(Spot("discards")).plate == "+3 gold"
    assert window.desk.scene.mark_of(Spot("card", 60)).mark == "none"


def test_drops_without_a_target_are_refused(window: TableWindow, hand: MouseHand) -> None:
    hand.drag(Spot("hand", 72), Spot("deck"))
    assert refused(window) == ("You cannot drop it there. It can go here: Your tableau, Discards.")
    hand.drag(Spot("hand", 184), Spot("deck"))
    assert "It can go here: El Tigre, La Colorada, Discards." in refused(window)
    assert lines(window) == []


def test_a_card_released_at_home_stays_without_a_message(
    window: TableWindow, hand: MouseHand
) -> None:
    hand.drag(Spot("market", 1), Spot("market", 1))
    assert refused(window) == ""
    assert lines(window) == []


def test_the_right_button_cancels_a_drag(window: TableWindow, hand: MouseHand) -> None:
    hover(hand, Spot("hand", 72), Spot("deck"))
    assert window.desk.scene.lifted == Spot("hand", 72)
    QTest.mousePress(hand.view.viewport(), Qt.MouseButton.RightButton, pos=hand.at(Spot("deck")))
    assert window.desk.scene.lifted is None
    QTest.mouseRelease(hand.view.viewport(), LEFT, pos=hand.at(Spot("discards")))
    assert lines(window) == []


def test_escape_cancels_a_drag(window: TableWindow, hand: MouseHand) -> None:
    hover(hand, Spot("hand", 72), Spot("deck"))
    QTest.keyClick(hand.view, Qt.Key.Key_Escape)
    QTest.mouseRelease(hand.view.viewport(), LEFT, pos=hand.at(Spot("discards")))
    assert window.desk.drag.thing is None
    assert lines(window) == []


@pytest.mark.parametrize(
    ("pick", "drop"),
    [
        (Spot("hand", 184), Spot("card", 88)),
        (Spot("hand", 72), Spot("tableau", 1)),
        (Spot("market", 10), Spot("hand_area")),
    ],
    ids=["refused with its reason", "taken with its price", "too dear"],
)
def test_escape_leaves_nothing_painted(
    window: TableWindow, hand: MouseHand, pick: Spot, drop: Spot
) -> None:
    """The table is as before, to the last pixel."""
    view, surface = hand.view, window.desk.flow.surface
    # Otherwise the inspector would keep showing the card.
    window.desk.toggle_inspector()
    window.desk.mouse.hover_opens = False
    hand.settle()
    assert not window.desk.inspector.isVisible()
    rest = hand.at(Spot("deck"))

    def seen() -> QImage:
        hand.settle()
        return surface.grab().toImage()

    QTest.mouseMove(view.viewport(), rest)
    before = seen()
    hover(hand, pick, drop)
    assert seen() != before
    QTest.keyClick(view, Qt.Key.Key_Escape)
    assert not window.desk.drag.plate.isVisible()
    QTest.mouseRelease(view.viewport(), LEFT, pos=hand.at(drop))
    QTest.mouseMove(view.viewport(), rest)
    assert seen() == before
    assert lines(window) == []


def test_an_ambiguous_drop_opens_the_chooser(window: TableWindow, hand: MouseHand) -> None:
    hand.drag(Spot("hand", 35), Spot("tableau", 1))
    hand.settle()
    chooser = window.desk.drag.chooser
    assert chooser is not None
    assert len(chooser.choices) == 2, "a newspaper has two sides"
    first = next(iter(chooser.choices))
    hand.press(chooser.choices[first])
    assert len(lines(window)) == 1
    assert 35 in window.desk.flow.state.partners


def test_the_chooser_can_be_cancelled(window: TableWindow, hand: MouseHand) -> None:
    hand.drag(Spot("market", 0), Spot("headlines"))
    hand.settle()
    chooser = window.desk.drag.chooser
    assert chooser is not None
    hand.press(chooser.leave)
    assert window.desk.drag.chooser is None
    assert lines(window) == []
    hand.drag(Spot("market", 1), Spot("hand_area"))
    assert lines(window) == ["buy a1"]


def test_a_free_extra_action_is_one_of_the_choices(window: TableWindow, hand: MouseHand) -> None:
    hand.drag(Spot("hand", 72), Spot("discards"))
    hand.settle()
    chooser = window.desk.drag.chooser
    assert chooser is not None
    hand.press(chooser.choices[act.Sell(72, via=25)])
    assert lines(window) == ["sell 72 via 25"]
    assert window.desk.flow.state.turn.actions == 3


def test_the_amount_of_a_strike_is_chosen_immediately(window: TableWindow, hand: MouseHand) -> None:
    strikes = [each for each in window.desk.session.legal() if isinstance(each, act.Attack)]
    target = next(each.target for each in strikes if each.card == 141)
    assert target is not None
    hand.drag(Spot("hand", 141), hand.visible(Spot("card", target)))
    hand.settle()
    chooser = window.desk.drag.chooser
    assert chooser is not None
    assert act.Attack(141, target, unrest=2) in chooser.choices
    hand.press(chooser.choices[act.Attack(141, target, unrest=1)])
    assert lines(window)[0].endswith("x1")


ATTACKS = """
players:
  P1: {hacendado: 209, gold: 9, hand: [141, 162], tableau: {60: {}, 25: {}}}
  P2: {hacendado: 211, gold: 5, tableau: {12: {}, 57: {}, 88: {}}}
"""


def test_a_rivals_panel_accepts_drops_for_its_things(open_position: OpenTable) -> None:
    window = open_position(ATTACKS)
    hand = MouseHand(window.desk)
    hand.raise_curtain()
    legal = [each for each in window.desk.session.legal() if isinstance(each, act.Attack)]
    strikes = {each for each in legal if each.card == 141 and each.target in (57, 88)}
    hover(hand, Spot("hand", 141), Spot("tableau", 2))
    mark = window.desk.scene.mark_of(Spot("tableau", 2))
    assert (mark.mark, mark.focused) == ("legal", True)
    QTest.mouseRelease(hand.view.viewport(), LEFT, pos=hand.at(Spot("tableau", 2)))
    hand.settle()
    chooser = window.desk.drag.chooser
    assert chooser is not None
    assert len(strikes) > 1
    assert set(chooser.choices) == strikes, "which of several is asked"
    hand.press(chooser.leave)
    assert lines(window) == []
    hand.drag(Spot("hand", 141), Spot("tableau", 1))
    assert "cannot drop it there" in refused(window), "one's own mine is not meant by one's panel"
    hand.drag(Spot("hand", 162), Spot("tableau", 2))
    hand.settle()
    hand.choose(act.Attack(162, 12))  # a Spy is there, so the chooser asks
    assert lines(window) == ["play 162 on 12"]


def test_a_click_selects_and_another_drops(window: TableWindow, hand: MouseHand) -> None:
    hand.click(Spot("hand", 72))
    assert window.desk.drag.thing == Spot("hand", 72)
    assert window.desk.scene.mark_of(Spot("tableau", 1)).mark == "legal"
    hand.click(Spot("tableau", 1))
    assert lines(window) == ["play 72"]


@pytest.mark.parametrize(
    ("pressed", "released"),
    [(Spot("hand", 184), Spot("hand", 35)), (Spot("tool", 0), Spot("end_turn"))],
    ids=["cards", "buttons"],
)
def test_a_press_and_release_on_different_items_is_not_a_click(
    window: TableWindow, hand: MouseHand, pressed: Spot, released: Spot
) -> None:
    """Neither item is selected or pressed."""
    heard: list[object] = []
    window.desk.mouse.pressed_tool.connect(heard.append)
    window.desk.drag.studied.connect(heard.append)
    viewport = hand.view.viewport()
    QTest.mousePress(viewport, LEFT, pos=hand.at(pressed))
    QTest.mouseRelease(viewport, LEFT, pos=hand.at(released))
    hand.settle()
    assert window.desk.drag.thing is None
    assert window.desk.drag.chooser is None
    assert heard == []
    assert lines(window) == []
    hand.click(Spot("hand", 35))
    assert window.desk.drag.thing == Spot("hand", 35), "the next click is one again"


def test_a_press_on_the_ground_and_release_on_a_button_is_not_a_click(
    window: TableWindow, hand: MouseHand
) -> None:
    scene, view = window.desk.scene, hand.view
    rows = range(0, view.viewport().height(), 7)
    points = (QPoint(x, y) for y in rows for x in range(0, view.viewport().width(), 7))
    bare = next(each for each in points if scene.spot_at(view.mapToScene(each)) is None)
    QTest.mousePress(view.viewport(), LEFT, pos=bare)
    hand.carry(bare, hand.at(Spot("end_turn")))
    hand.settle()
    assert window.desk.drag.chooser is None
    assert lines(window) == []


def test_a_second_click_on_the_same_item_deselects_it(window: TableWindow, hand: MouseHand) -> None:
    hand.click(Spot("hand", 72))
    hand.click(Spot("hand", 72))
    assert window.desk.drag.thing is None
    assert lines(window) == []


def test_another_item_can_be_selected_instead(window: TableWindow, hand: MouseHand) -> None:
    hand.click(Spot("hand", 72))
    hand.click(Spot("hand", 184))
    assert window.desk.drag.thing == Spot("hand", 184)


def test_ending_with_actions_left_is_confirmed_once(window: TableWindow, hand: MouseHand) -> None:
    hand.click(Spot("end_turn"))
    hand.settle()
    assert lines(window) == []
    chooser = window.desk.drag.chooser
    assert chooser is not None
    hand.press(chooser.choices[act.End()])
    assert lines(window) == ["end"]


def test_hovering_over_an_opponent_opens_their_tableau(
    window: TableWindow, hand: MouseHand, qtbot: QtBot
) -> None:
    scene = window.desk.scene
    window.desk.mouse.hover_opens = True
    QTest.mouseMove(hand.view.viewport(), hand.at(Spot("hacendado", 2)))
    qtbot.waitUntil(lambda: scene.folded_out == 2)
    QTest.mouseMove(hand.view.viewport(), hand.at(Spot("end_turn")))
    assert scene.folded_out is None


def test_a_click_on_an_opponent_keeps_their_tableau_open(
    window: TableWindow, hand: MouseHand
) -> None:
    hand.click(Spot("tableau", 2))
    QTest.mouseMove(hand.view.viewport(), hand.at(Spot("end_turn")))
    assert window.desk.scene.folded_out == 2
    QTest.keyClick(hand.view, Qt.Key.Key_Escape)
    assert window.desk.scene.folded_out is None


def test_the_inspector_shows_the_item_under_the_pointer_and_its_price(
    window: TableWindow, hand: MouseHand
) -> None:
    QTest.mouseMove(hand.view.viewport(), hand.at(Spot("hand", 72)))
    text = window.desk.inspector.text
    assert "[072]" in text
    assert "4 gold" in text
    QTest.mouseMove(hand.view.viewport(), hand.at(Spot("market", 10)))
    assert "you have 6" in window.desk.inspector.text


def test_the_price_on_an_open_place_is_over_the_cards_there(
    window: TableWindow, hand: MouseHand
) -> None:
    hover(hand, Spot("hand", 72), Spot("tableau", 1))
    scene, land = window.desk.scene, Spot("tableau", 1)
    look = scene.mark_of(land)
    assert look.plate
    depths = {
        type(thing.look).__name__: thing.depth
        for thing in mark_things({land: look}, {land: scene.items_of(land)})
    }
    assert depths["MarkedLook"] < CARD_DEPTH < depths["PriceTagLook"]


def test_the_place_under_the_middle_of_a_card_glows_and_accepts_it(
    window: TableWindow, hand: MouseHand
) -> None:
    """The pointer holds the card near its upper edge, and stays above the tableau."""
    scene, view, land = window.desk.scene, hand.view, Spot("tableau", 1)
    card = scene.area_of(Spot("hand", 72))
    assert card is not None
    start = view.mapFromScene(QPointF(card.center().x(), card.top() + 6))
    assert scene.spot_at(view.mapToScene(start)) == Spot("hand", 72)
    zones = scene.zones
    beside = QPointF(zones.places[0].right - 60, zones.places[0].y - 3)
    end = view.mapFromScene(beside)
    QTest.mousePress(view.viewport(), LEFT, pos=start)
    for point in (start + QPoint(0, -20), end):
        QTest.mouseMove(view.viewport(), point)
    below = scene.spot_at(beside)
    assert below is None or below.kind != "tableau"
    assert scene.ghost_center is not None
    assert scene.spot_at(scene.ghost_center) == land
    assert scene.mark_of(land).focused
    assert not window.desk.drag.plate.isVisible()
    QTest.mouseRelease(view.viewport(), LEFT, pos=end)
    hand.settle()
    assert lines(window) == ["play 72"]


UNREST = """
players:
  P1: {hacendado: 209, gold: 6, tableau: {61: {troop: 184, unrest: 1}, 25: {}}}
  P2: {hacendado: 211, gold: 4, tableau: {60: {}}}
"""


def test_a_troop_dropped_on_itself_is_unchanged(open_position: OpenTable) -> None:
    """Only a drop on the enterprise restores order."""
    window = open_position(UNREST)
    hand, troop = MouseHand(window.desk), Spot("card", 184)
    hand.raise_curtain()
    start = hand.at(troop)
    QTest.mousePress(hand.view.viewport(), LEFT, pos=start)
    hand.carry(start, start + QPoint(40, -60))
    assert lines(window) == []
    QTest.mousePress(hand.view.viewport(), LEFT, pos=start)
    QTest.mouseMove(hand.view.viewport(), start + QPoint(40, -60))
    assert window.desk.drag.thing == troop
    QTest.mouseMove(hand.view.viewport(), start)
    QTest.mouseRelease(hand.view.viewport(), LEFT, pos=start)
    assert lines(window) == []
    assert refused(window) == ""
    assert window.desk.drag.thing is None
    hand.drag(troop, Spot("card", 61))
    hand.settle()
    assert lines(window) == ["redeploy 184"]
    assert window.desk.flow.state.enterprises[61].unrest == 0


def test_a_topple_may_be_dropped_on_the_topple_count(open_table: OpenTable) -> None:
    window = open_table(position_session(middle(4)))
    hand = MouseHand(window.desk)
    hand.raise_curtain()
    state = window.desk.flow.state
    topple = next(at for at, card in enumerate(state.market) if card in state.cards.topples)
    drop = window.desk.interaction.drop(Spot("market", topple), Spot("topples"))
    assert {type(action) for action in drop.actions} == {act.Buy}
    headline = next(at for at, card in enumerate(state.market) if card in state.cards.headlines)
    assert not window.desk.interaction.drop(Spot("market", headline), Spot("topples")).actions


def test_trials_of_a_drop_use_cached_facts(
    open_table: OpenTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each trial of a drop reads fewer than four tableaus on average."""
    hand = MouseHand(open_table(position_session(middle(4))).desk)
    hand.raise_curtain()
    hover(hand, Spot("hand", 184), Spot("card", 61))
    monkeypatch.setattr("paxdesk.porfiriana.table.scene.seat_stats._FOUND", [])
    with Profile() as profile:
        QTest.mouseRelease(hand.view.viewport(), LEFT, pos=hand.at(Spot("card", 61)))
    calls: Counter[str] = Counter()
    for entry in profile.getstats():
        if not isinstance(entry.code, str):
            calls[entry.code.co_name] += entry.callcount
    tried, read = calls["perform_unchecked"], calls["tableau"]
    assert tried > 30
    assert read < 4 * tried, "without books it is 10"
