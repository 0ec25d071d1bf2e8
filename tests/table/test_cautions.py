"""Tests of warnings on the table."""

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from paxdesk.desk.scene.marks import sign_area
from paxdesk.desk.scene.things import Spot
from paxdesk.desk.window.window import TableWindow
from tests.table.conftest import OpenTable
from tests.table.hand import LEFT, MouseHand

LONGEST = 10_000
GIVEN = """
regime: martial_law
market: {a0: 109, a1: 206}
headlines: [107]
topples_seen: 1
players:
  P1: {gold: 3, tableau: {14: {}}}
  P2: {hacendado: 211, gold: 8, flipped: command, army: [178, 182]}
"""


def opened(qtbot: QtBot, open_position: OpenTable) -> TableWindow:
    window = open_position(GIVEN, cautions=True)
    MouseHand(window.desk).raise_curtain()
    qtbot.waitUntil(lambda: bool(window.desk.cautions.found), timeout=LONGEST)
    return window


def words(window: TableWindow) -> list[str]:
    return [each.words for each in window.desk.cautions.found]


def told(window: TableWindow) -> list[str]:
    return [row.words for row in window.desk.inspector.inspected.rows]


def test_markers_are_on_the_items_concerned(qtbot: QtBot, open_position: OpenTable) -> None:
    window = opened(qtbot, open_position)
    assert words(window) == [
        "Next turn Rosa wins with 3 Command, for 1 gold, unless you declare.",
        "Two bears: a Depression begins at the end of this turn.",
    ]
    scene = window.desk.scene
    assert scene.mark_of(Spot("market", 1)).is_caution
    assert scene.mark_of(Spot("market", 0)).is_caution
    prompt = scene.prompt
    assert prompt is not None
    assert "2 warnings" in prompt.buttons


def test_a_click_on_a_marker_shows_the_evidence(qtbot: QtBot, open_position: OpenTable) -> None:
    window = opened(qtbot, open_position)
    desk = window.desk
    desk.toggle_inspector()
    MouseHand(desk).settle()
    qtbot.waitUntil(lambda: desk.scene.mark_of(Spot("market", 1)).is_caution, timeout=LONGEST)
    area = desk.scene.area_of(Spot("market", 1))
    assert area is not None
    point = desk.view.mapFromScene(sign_area(area).center())
    QTest.mouseClick(desk.view.viewport(), LEFT, pos=point)
    assert desk.inspector.isVisible()
    assert told(window)[0] == "Next turn Rosa wins with 3 Command, for 1 gold, unless you declare."
    assert any("has 3 Command then, and 3 are needed" in each for each in told(window))
    assert desk.drag.thing is None, "the card itself was not touched"
    assert desk.story.running, "what would happen is played"
    before = desk.session.state.copy()
    QTest.keyClick(desk.view, Qt.Key.Key_Right)
    assert desk.scene.prompt is not None
    assert desk.scene.prompt.words.startswith("Rosa buys [")
    QTest.keyClick(desk.view, Qt.Key.Key_Escape)
    assert not desk.story.running
    assert desk.session.state == before
    MouseHand(desk).click(Spot("market", 0))
    assert desk.drag.thing is not None, "the mouse is free again"


def test_a_marker_is_painted_over_the_upper_right_corner(
    qtbot: QtBot, open_position: OpenTable
) -> None:
    """The marker is found by hiding it and comparing pictures."""
    window = opened(qtbot, open_position)
    desk = window.desk
    desk.toggle_inspector()
    MouseHand(desk).settle()
    qtbot.waitUntil(lambda: desk.scene.mark_of(Spot("market", 1)).is_caution, timeout=LONGEST)
    card = desk.view.mapFromScene(desk.scene.area_of(Spot("market", 1))).boundingRect()
    # Narrow on the left, to exclude the neighbour's marker.
    around = card.adjusted(12, -20, 20, 20)
    viewport = desk.view.viewport()
    MouseHand(desk).settle()
    signed = viewport.grab(around).toImage()
    window.store.change(cautions=False)
    MouseHand(desk).settle()
    plain = viewport.grab(around).toImage()
    changed = [
        QPoint(x, y)
        for x in range(plain.width())
        for y in range(plain.height())
        if plain.pixel(x, y) != signed.pixel(x, y)
    ]
    assert changed, "no sign was painted"
    xs, ys = sorted(each.x() for each in changed), sorted(each.y() for each in changed)
    middle = around.topLeft() + QPoint((xs[0] + xs[-1]) // 2, (ys[0] + ys[-1]) // 2)
    corner = card.topRight()
    assert (middle - corner).manhattanLength() < card.width() / 4
    seen = QRect(around.topLeft() + QPoint(xs[0], ys[0]), around.topLeft() + QPoint(xs[-1], ys[-1]))
    assert seen.contains(corner), "the sign lies beside the corner"
    assert card.contains(middle), "most of the sign lies beside the card"
    window.store.change(cautions=True)
    qtbot.waitUntil(lambda: desk.scene.mark_of(Spot("market", 1)).is_caution, timeout=LONGEST)
    QTest.mouseClick(viewport, LEFT, pos=middle)
    assert told(window)[0] == "Next turn Rosa wins with 3 Command, for 1 gold, unless you declare."


def test_keys_and_the_prompt_line_show_warnings_one_by_one(
    qtbot: QtBot, open_position: OpenTable
) -> None:
    window = opened(qtbot, open_position)
    window.commands.all["next_caution"].action.trigger()
    assert told(window)[0].startswith("Next turn Rosa wins with 3 Command")
    prompt = window.desk.scene.prompt
    assert prompt is not None
    assert prompt.words.startswith("Next turn Rosa wins with 3 Command")
    MouseHand(window.desk).click(Spot("prompt", prompt.buttons.index("2 warnings")))
    assert told(window)[0].startswith("Two bears")
    assert any("is on top of the pile" in each for each in told(window))
    window.commands.all["next_caution"].action.trigger()
    assert told(window)[0].startswith("Next turn Rosa wins with 3 Command")


def test_a_refusal_remains_readable(qtbot: QtBot, open_position: OpenTable) -> None:
    window = open_position(GIVEN, cautions=True)
    MouseHand(window.desk).raise_curtain()
    desk = window.desk
    desk.flow.prompt_line.refuse("For a reason.")
    qtbot.waitUntil(lambda: bool(desk.cautions.found), timeout=LONGEST)
    assert desk.scene.prompt is not None
    assert desk.scene.prompt.words == "For a reason."
    desk.flow.prompt_line.show()
    assert "2 warnings" in desk.scene.prompt.buttons


def test_cautions_vanish_with_the_position_and_by_the_settings(
    qtbot: QtBot, open_position: OpenTable
) -> None:
    window = opened(qtbot, open_position)
    window.store.change(cautions=False)
    assert words(window) == []
    assert not window.desk.scene.mark_of(Spot("market", 1)).is_caution
    window.commands.all["next_caution"].action.trigger()
    prompt = window.desk.scene.prompt
    assert prompt is not None
    assert prompt.words == "No warnings."
    assert not prompt.refused, "it is an answer"
    window.store.change(cautions=True)
    qtbot.waitUntil(lambda: len(window.desk.cautions.found) == 2, timeout=LONGEST)
    flow = window.desk.flow
    flow.model.submit(flow.session.legal()[-1])
    assert "2 warnings" not in (flow.scene.prompt.buttons if flow.scene.prompt else ())


def test_a_search_that_is_turned_off_finds_nothing(qtbot: QtBot, open_position: OpenTable) -> None:
    window = open_position(GIVEN, cautions=True)
    window.store.change(cautions=False)
    MouseHand(window.desk).raise_curtain()
    qtbot.wait(1_000)
    assert words(window) == []


def test_no_marker_covers_a_price_during_a_drag(qtbot: QtBot, open_position: OpenTable) -> None:
    window = opened(qtbot, open_position)
    desk, market = window.desk, Spot("market", 0)
    hand, viewport = MouseHand(desk), desk.view.viewport()
    start = hand.at(market)
    QTest.mousePress(viewport, LEFT, pos=start)
    QTest.mouseMove(viewport, start + QPoint(0, 40))
    assert desk.drag.thing is not None
    assert not any(desk.scene.mark_of(each).is_caution for each in desk.scene.spots())
    QTest.mouseMove(viewport, start)
    QTest.mouseRelease(viewport, LEFT, pos=start)
    QTest.keyClick(desk.view, Qt.Key.Key_Escape)
    assert desk.scene.mark_of(market).is_caution


def test_a_warning_is_played_on_the_table_without_effect(
    qtbot: QtBot, open_position: OpenTable
) -> None:
    given = GIVEN.replace("martial_law", "pax").replace("gold: 8", "gold: 20")
    window = open_position(given, cautions=True)
    desk = window.desk
    MouseHand(desk).raise_curtain()
    qtbot.waitUntil(lambda: bool(desk.cautions.found), timeout=LONGEST)
    said = words(window)[0]
    assert said.startswith(
        "Next turn Rosa wins with 4 Command: buys [215] General Huerta, buys [206]"
    )
    before = desk.session.state.copy()
    desk.cautions.prove_next()
    prompt = desk.scene.prompt
    assert prompt is not None
    MouseHand(desk).click(Spot("prompt", prompt.buttons.index("Show it")))
    assert desk.story.running
    captions = []
    for _ in range(3):
        QTest.keyClick(desk.view, Qt.Key.Key_Right)
        assert desk.scene.prompt is not None
        captions.append(desk.scene.prompt.words)
        assert desk.scene.model is not None
    assert captions[0] == "Rosa buys [215] General Huerta."
    assert captions[1].startswith("Rosa buys [206] ")
    assert captions[2] == "Rosa topples Díaz."
    assert desk.scene.model.state.over
    QTest.keyClick(desk.view, Qt.Key.Key_Escape)
    assert not desk.story.running
    assert desk.session.state == before
    assert not desk.session.journal
    assert desk.scene.model.state.turn.seat == 1
