"""Tests of playing by keyboard only."""

import re
from collections.abc import Callable

import pytest
from PySide6.QtCore import QLineF, Qt
from PySide6.QtGui import QAccessible, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from paxdesk.desk.scene.things import TOOLS, Spot
from paxdesk.desk.view.spoken_texts import spoken_sheet
from paxdesk.desk.window.window import TableWindow
from paxdesk.porfiriana.rules import actions as act
from paxdesk.porfiriana.rules.card_verbs import REGIMES
from paxdesk.porfiriana.rules.term_words import regime_words
from paxdesk.porfiriana.table.hand.gestures import enclosing_spots
from paxdesk.porfiriana.table.hand.handling import PaxHandling
from paxdesk.porfiriana.table.scene.ledger import standing_words
from paxdesk.porfiriana.table.scene.seat_stats import standings
from paxdesk.porfiriana.table.sheets.new_game_choices import position_session
from tests.shares import spread
from tests.table import tables
from tests.table.conftest import OpenTable
from tests.table.hand import KeyboardHand

ARROWS = (Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Up)


@pytest.fixture(params=spread([6, 2, 4]))
def window(open_table: OpenTable, request: pytest.FixtureRequest) -> TableWindow:
    window = open_table(position_session(tables.middle(request.param)))
    window.desk.flow.view_as(1)
    return window


def press(window: TableWindow, key: Qt.Key) -> Spot | None:
    QTest.keyClick(window.desk.view, key)
    return window.desk.drag.focus


def test_tab_reaches_everything_that_can_be_done(window: TableWindow) -> None:
    reached = set()
    for _ in range(200):
        focus = press(window, Qt.Key.Key_Tab)
        if focus in reached:
            break
        reached.add(focus)
    shown = set(window.desk.scene.spots())
    for pick in window.desk.flow.gestures.picks:
        chain = enclosing_spots(window.desk.flow.state, pick)
        visible = next(spot for spot in chain if spot in shown)
        assert visible in reached, pick


@pytest.mark.long
def test_arrows_reach_every_card_and_place(window: TableWindow) -> None:
    """Arrow keys and F6 reach all places."""
    marks = set(window.desk.keyboard.landmarks())
    first = press(window, Qt.Key.Key_Tab)
    assert first is not None
    found, waiting = {first}, [first]
    while waiting:
        here = waiting.pop()
        for key in ARROWS:
            window.desk.drag.set_focus(here)
            there = press(window, key)
            if there is not None and there not in found:
                found.add(there)
                waiting.append(there)
    by_zones = set()
    for _ in range(12):
        focus = press(window, Qt.Key.Key_F6)
        if focus is not None:
            by_zones.add(focus)
    assert marks <= found | by_zones, marks - found
    assert {spot.kind for spot in marks} >= {"market", "card", "hand", "regime", "tool"}
    assert {"market", "hand", "end_turn"} <= PaxHandling.landmarks


@pytest.mark.long
def test_arrows_lead_to_items_in_their_direction(window: TableWindow) -> None:
    desk = window.desk
    for mark in desk.keyboard.landmarks()[::3]:
        for key, (right, down) in zip(ARROWS, ((1, 0), (0, 1), (-1, 0), (0, -1)), strict=True):
            desk.drag.set_focus(mark)
            there = press(window, key)
            assert there is not None
            before, after = desk.scene.area_of(mark), desk.scene.area_of(there)
            assert before is not None
            assert after is not None
            if there == mark:
                continue
            offset = after.center() - before.center()
            along = offset.x() * right + offset.y() * down
            aside = abs(offset.x() * down) + abs(offset.y() * right)
            halves = (before.width() + after.width()) * abs(down)
            halves += (before.height() + after.height()) * abs(right)
            assert along > 0, (mark, there)
            assert aside <= max(along, halves / 2), (mark, there)


def test_areas_of_the_table_form_a_cycle(window: TableWindow) -> None:
    """F6 moves between areas; Page Down moves between items of one area."""
    desk = window.desk
    sections = desk.interaction.sections()
    for section in sections:
        assert press(window, Qt.Key.Key_F6) in section.spots, section.name
    panels = [desk.inspector, desk.log] if desk.inspector.isVisible() else [desk.log]
    press(window, Qt.Key.Key_F6)
    for panel in panels:
        assert panel.hasFocus()
        QTest.keyClick(panel, Qt.Key.Key_F6)
    assert desk.view.hasFocus()
    assert desk.drag.focus in sections[0].spots
    QTest.keyClick(desk.view, Qt.Key.Key_F6, Qt.KeyboardModifier.ShiftModifier)
    for panel in (desk.log, desk.inspector):  # both are open by now
        QTest.keyClick(panel, Qt.Key.Key_F6, Qt.KeyboardModifier.ShiftModifier)
    assert desk.drag.focus in sections[-1].spots
    desk.drag.set_focus(Spot("hand", 184))
    hand = next(each for each in sections if each.name == "Your hand")
    press(window, Qt.Key.Key_Home)
    found = [desk.drag.focus, *(press(window, Qt.Key.Key_PageDown) for _ in hand.spots[1:])]
    assert found == list(hand.spots)
    assert press(window, Qt.Key.Key_PageDown) == hand.spots[-1]
    assert press(window, Qt.Key.Key_PageUp) == hand.spots[-2]
    assert press(window, Qt.Key.Key_End) == hand.spots[-1]


def test_without_a_focus_keys_for_items_enter_the_first_area(window: TableWindow) -> None:
    desk = window.desk
    desk.drag.set_focus(None)
    assert press(window, Qt.Key.Key_End) in desk.interaction.sections()[0].spots


SHORT = 900
"""Number of characters spoken in a minute."""


def test_questions_are_answered(window: TableWindow) -> None:
    desk, heard = window.desk, list[str]()
    desk.announcer.spoken.connect(heard.append)
    desk.drag.set_focus(Spot("hand", 79))
    press(window, Qt.Key.Key_Q)
    assert heard[-1].startswith("Your hand, 5 of 7. Ávalos Smelter, ")
    assert "Sell, +2 gold." in heard[-1]
    press(window, Qt.Key.Key_Q)
    assert heard[-1] == heard[-2], "asked twice, it is told twice"
    press(window, Qt.Key.Key_D)
    assert heard[-1].startswith("What can I do? Carmen, choose an action.")
    assert re.search(r" Send a troop: Indian Fighters, \d choices\. ", heard[-1])
    assert "Play: Ávalos Smelter, free; Angela Terrazas, 6 gold. " in heard[-1]
    assert re.search(r" Sell: \d+ items\. ", heard[-1])
    assert "Question: End turn." in heard[-1]
    kinds = [each.partition(":")[0] for each in heard[-1].split(". ") if ":" in each]
    assert len(kinds) == len(set(kinds)), "each kind of deed once"
    assert len(heard[-1]) < SHORT
    assert "Hunger Riots" not in heard[-1], "with a full hand it cannot be bought"
    press(window, Qt.Key.Key_S)
    state = desk.flow.state
    for seat in state.players:
        told = standing_words(desk.flow.names[seat], standings(state, seat))
        assert heard[-1].count(told.partition(": ")[2]) == 1
    assert regime_words(state.regime) in heard[-1]
    assert "12 gold" in heard[-1]
    closeup = desk.resting.closeup
    assert closeup.isVisible(), "it is shown to those who see it"
    assert closeup.inspected.title == "Standings"


def test_the_page_of_keys_names_exactly_the_working_keys(open_table: OpenTable) -> None:
    window = open_table(position_session(tables.middle(2)))
    window.desk.flow.view_as(1)
    desk, heard = window.desk, list[str]()
    window.show_by_ear()
    assert window.dialog is not None
    page = spoken_sheet(window.dialog).removeprefix("Play with a screen reader. ")
    window.close_dialog()
    desk.announcer.spoken.connect(heard.append)
    can, drag = desk.interaction, desk.drag
    question, hand, *_ = can.sections()
    card = Spot("hand", 79)
    steps: list[tuple[str, Callable[[], bool]]] = [
        ("F6", lambda: drag.focus in question.spots),
        ("F6", lambda: drag.focus in hand.spots),
        ("Shift+F6", lambda: drag.focus in question.spots),
        ("F6", lambda: drag.focus in hand.spots),
        ("End", lambda: drag.focus == hand.spots[-1]),
        ("Page Up", lambda: drag.focus == hand.spots[-2]),
        ("Page Down", lambda: drag.focus == hand.spots[-1]),
        ("Home", lambda: drag.focus == hand.spots[0]),
        *[("Page Down", lambda: True)] * hand.spots.index(card),
        ("Space", lambda: drag.thing == card),
        ("Tab", lambda: drag.focus in can.targets(card)),
        ("Escape", lambda: drag.thing is None and drag.focus == card),
        ("Tab", lambda: drag.focus in can.stops(None) and drag.focus != card),
        ("Q", lambda: "Your hand, " in heard[-1]),
        ("D", lambda: heard[-1].startswith("What can I do?")),
        ("S", lambda: heard[-1].startswith("Standings.")),
        ("W", lambda: heard[-1] == "Nothing has happened since your turn."),
        ("Shift+F10", lambda: drag.menu is not None),
    ]
    for name, done in steps:
        keys = QKeySequence(name.replace("Page ", "Pg").replace("Escape", "Esc"))[0]
        QTest.keyClick(desk.view, keys.key(), keys.keyboardModifiers())
        QApplication.processEvents()
        assert done(), f"{name}: {heard[-1:]}"
    named = re.findall(r"(?:^|[.?]\s+)([\w+ ,]+):\s", page)
    told = {key for each in named for key in re.split(", | and ", each)}
    assert told == {key for key, _ in steps}


def test_the_focus_is_visible(window: TableWindow) -> None:
    before = window.desk.view.grab().toImage()
    focus = press(window, Qt.Key.Key_Tab)
    assert focus is not None
    assert window.desk.scene.mark_of(focus).focused
    assert window.desk.view.grab().toImage() != before


def test_the_focused_thing_is_announced(
    window: TableWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard = []
    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    monkeypatch.setattr(QAccessible, "updateAccessibility", lambda event: heard.append(event))
    view = window.desk.view
    assert view.accessibleName() == "Card table"
    for _ in range(6):
        focus = press(window, Qt.Key.Key_Tab)
        assert focus is not None
        assert window.desk.scene.name_of(focus) in window.desk.announcer.last_words
    assert len([each for each in heard if each.type() == QAccessible.Event.Focus]) == 6
    window.desk.flow.prompt_line.refuse("This costs 8 gold; you have 6.")
    assert window.desk.announcer.last_words == "This costs 8 gold; you have 6."


def test_everything_has_a_name_for_screen_readers(window: TableWindow) -> None:
    scene = window.desk.scene
    for spot in scene.spots():
        assert scene.name_of(spot).strip(), spot


def test_possible_topplers_are_reached_by_arrows_and_announced(window: TableWindow) -> None:
    desk = window.desk
    stacked = desk.scene.zones.ledger.bottom < desk.scene.zones.topples.y
    desk.drag.set_focus(Spot("headlines" if stacked else "topples"))
    arrow = Qt.Key.Key_Up if stacked else Qt.Key.Key_Right
    assert press(window, arrow) == Spot("ledger")
    said = desk.announcer.last_words
    for seat in desk.flow.state.players:
        figures = standings(desk.flow.state, seat)
        assert standing_words(desk.flow.names[seat], figures) in said
    assert said.startswith(desk.scene.name_of(Spot("ledger")).partition(".")[0])
    assert desk.inspector.inspected.title == "Who could topple Díaz"
    for regime in REGIMES:
        if regime != desk.flow.state.regime:
            assert f"Under {regime_words(regime)}:" in desk.inspector.text


def test_a_tool_and_a_tableau_can_be_pressed(window: TableWindow) -> None:
    desk = window.desk
    desk.drag.set_focus(Spot("tool", TOOLS.index("log")))
    before = desk.log.isVisible()
    press(window, Qt.Key.Key_Return)
    assert desk.log.isVisible() != before
    desk.drag.set_focus(Spot("tableau", 2))
    press(window, Qt.Key.Key_Return)
    assert desk.scene.folded_out == 2
    press(window, Qt.Key.Key_Escape)
    assert desk.scene.folded_out is None


def test_end_turn_is_far_from_other_buttons(window: TableWindow) -> None:
    scene = window.desk.scene
    button = scene.area_of(Spot("end_turn"))
    assert button is not None
    for spot in scene.spots():
        if spot.kind in ("tableau", "end_turn", "supply", "reserve", "grudges"):
            continue
        area = scene.area_of(spot)
        assert area is not None
        assert not area.intersects(button.adjusted(-40, -8, 40, 8)), spot


UNDER_A_SHEET = """
market: {a0: 105, a1: 50, a3: 120, a5: 47, b1: 48, b4: 49}
players:
  P1: {hacendado: 209, gold: 9, hand: [141], tableau: {22: {}, 26: {}}}
  P2: {hacendado: 211, gold: 4}
"""


def test_the_focus_returns_after_a_sheet(open_position: OpenTable) -> None:
    """After the Headline's sheet, the focus is in the market."""
    window = open_position(UNDER_A_SHEET)
    hand, flow, scene = KeyboardHand(window.desk), window.desk.flow, window.desk.scene
    slot = Spot("market", 3)
    place = scene.center_of(slot)
    assert place is not None
    hand.play(act.Buy(3, "event"))
    assert flow.sheet is not None
    assert window.desk.drag.focus is None
    hand.play(act.Drop("red"))
    assert flow.sheet is None
    focus = window.desk.drag.focus
    assert focus is not None, "the keys have lost their place"
    # The slot itself is now empty.
    kinds = ("market", "public")
    centers = {spot: scene.center_of(spot) for spot in scene.spots() if spot.kind in kinds}
    far = {spot: QLineF(place, center).length() for spot, center in centers.items() if center}
    assert focus == min(far, key=far.__getitem__)
    assert scene.mark_of(focus).focused


def test_the_focus_returns_only_for_its_own_seat(open_position: OpenTable) -> None:
    """The next player at the same screen has not used keys."""
    window = open_position(UNDER_A_SHEET)
    hand, drag = KeyboardHand(window.desk), window.desk.drag
    hand.play(act.Sell(141))
    assert drag.focus is not None
    hand.play(act.End())
    hand.raise_curtain()
    assert window.desk.flow.bottom == 2
    assert drag.focus is None, "what the other has marked is marked still"
