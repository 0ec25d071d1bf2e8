"""Tests of explanations in the inspector."""

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from paxdesk.desk.inspector.content import InspectorRow
from paxdesk.desk.scene.things import Spot
from paxdesk.desk.sheets.sheet_layout import TextBox
from paxdesk.desk.window.window import TableWindow
from paxdesk.errors import IllegalAction
from paxdesk.porfiriana.robots.planner.levels import TEMPERAMENTS
from paxdesk.porfiriana.rules import actions as act
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.session import Session
from paxdesk.porfiriana.table.hand.affordances import affordances, nearest_refusal
from paxdesk.porfiriana.table.inspection import inspected
from paxdesk.porfiriana.table.scene.seat_stats import unknown_takers
from paxdesk.porfiriana.table.sheets.depression_sheet import KeepSheet
from paxdesk.porfiriana.table.sheets.new_game_choices import position_session
from paxdesk.porfiriana.table.sheets.overview import OverviewSheet
from tests.table.conftest import Lay, OpenTable
from tests.table.games import positions
from tests.table.hand import MouseHand, inspect_beside
from tests.table.tables import middle

NAMES = {0: "Díaz", 1: "Carmen", 2: "Rosa", 3: "Emilio", 4: "Inés", 5: "Tomás", 6: "Ramón"}


def rows(session: Session, spot: Spot, card: int = 0) -> tuple[InspectorRow, ...]:
    return inspected(session, spot, card, session.seat_to_act, NAMES).rows


def told(session: Session, spot: Spot, card: int = 0) -> list[str]:
    return [f"{row.words} | {row.amount}".rstrip(" |") for row in rows(session, spot, card)]


@pytest.fixture
def session() -> Session:
    """Return a half-played game of four seats."""
    return position_session(middle(4))


def test_a_card_that_cannot_be_bought_cites_the_rule(session: Session) -> None:
    refused = [row for row in rows(session, Spot("market", 3), 44) if row.kind == "refusal"]
    assert refused[0].words == "Buy: Your hand is full (5 cards)."
    assert refused[0].rule == "E2"
    assert refused[0].amount.startswith("E2 Buy a market card")


def test_a_price_is_spelled_out_with_discounts_and_who_collects(lay: Lay) -> None:
    state = lay(
        """
        turn: P1
        actions: 3
        market: {a4: 105, b3: 47}
        speculation: {b3: P2}
        players:
          P1: {hacendado: 209, gold: 20, tableau: {16: {}}}
          P2: {hacendado: 210, gold: 3}
        """
    )
    found = told(position_session(state), Spot("market", 9), 47)
    assert "Buy | 4 gold" in found
    assert "Column price | 4" in found
    assert any(words.startswith("Rosa is paid") for words in found)


def test_the_sum_of_a_connection_names_chain_and_monopoly(session: Session) -> None:
    found = told(session, Spot("card", 64), 64)
    assert "Build a railroad | 1 gold" in found
    assert "Printed price: rail | 4" in found
    assert "Your Chain Railroad: any connection for 1 gold | \N{MINUS SIGN}3" in found
    assert "Rosa is paid: a monopoly" in found
    assert "Martial Law: free | \N{MINUS SIGN}3" in found


def test_the_income_of_an_enterprise_is_shown(lay: Lay) -> None:
    state = lay(
        """
        turn: P1
        actions: 3
        players:
          P1: {hacendado: 209, gold: 20, hand: [51, 61]}
          P2: {hacendado: 210, gold: 3}
        """
    )
    session = position_session(state)
    ranch = told(session, Spot("hand", 51), 51)
    assert "Would earn you 2 a turn now." in ranch, "a cube and a kickback"
    assert "Would give you 1 of the 4 Loyalty needed." in ranch
    mine = told(session, Spot("hand", 61), 61)
    assert any("U.S. Intervention 3" in words for words in mine)


def test_cards_in_play_show_earnings_owner_and_dangers(session: Session) -> None:
    mine = told(session, Spot("card", 61), 61)
    assert "Belongs to Carmen." in mine
    assert "Earns each turn: Carmen 3." in mine
    assert "Troops reach it by rail." in mine
    assert "The slaves revolt at 4 Unrest." in mine
    shut = told(session, Spot("card", 64), 64)
    assert any(words.startswith("2 Unrest: it earns nothing") for words in shut)


@pytest.mark.long
def test_piles_regime_and_hacendados_are_explained(session: Session) -> None:
    assert any("Topples still in the deck: " in words for words in told(session, Spot("deck")))
    pile = told(session, Spot("headlines"), session.state.headlines[-1])
    assert "A bear is on top: one more begins a Depression." in pile
    regime = told(session, Spot("regime"), 218)
    assert "Now: mines 2, Economy 2." in regime
    assert "In a showdown now, Command would count." in regime
    assert "Carmen has 1, needs 2." in regime
    reyes = told(session, Spot("hacendado", 2), 211)
    assert "Loyalty: 6, and 3 are enough." in reyes
    assert any("an assassin costs 6 gold" in words for words in reyes)
    unknown = told(session, Spot("ledger"))
    assert not any(words.startswith("Nobody could topple") for words in unknown)
    for hands in ((), (1,)):
        question = unknown_takers(session.state, *hands)
        assert question is not None, "it takes longer than a moment"
        question.answer()()
    ledger = told(session, Spot("ledger"))
    assert ledger[0] == "Carmen wins with 2 Command, with Indian Fighters and Banco de Sonora."
    assert "Under Pax Porfiriana: Carmen and Rosa." in ledger
    assert any(words.startswith("Rosa: Loyalty 6 (needs 3)") for words in ledger)
    assert told(session, Spot("topples")) == ["Topples: 3 in the deck, 0 over"]
    assert any("Cubes left: " in words for words in told(session, Spot("reserve", 1)))


def test_the_hacendado_of_a_robot_describes_its_level_and_style() -> None:
    state = middle(4)
    played = position_session(state, {2: "expert", 3: "beginner"})
    likes = [f"{each.label}. {each.sentence}" for each in TEMPERAMENTS]

    def said(seat: int) -> list[str]:
        return told(played, Spot("hacendado", seat), state.players[seat].hacendado)

    expert = "Expert. Plays out in its head what everyone else would do next."
    assert [expert in said(seat) for seat in (1, 2, 3)] == [False, True, False]
    assert sum(words in said(2) for words in likes) == 1
    assert "Beginner. Takes what looks good now and ignores the others." in said(3)
    assert not any(words in said(seat) for words in likes for seat in (1, 3, 4))


def test_everything_in_every_scenario_can_be_inspected(deck: Deck) -> None:
    """Rows have texts, and refusals cite a rule."""
    told_of: set[str] = set()
    for name, state in positions(deck, every=9):
        session = position_session(state)
        spots = [Spot("market", slot) for slot in range(12) if state.market[slot]]
        spots += [Spot("public", number) for number in state.public_market]
        spots += [Spot("card", piece.number) for piece in state.in_play()]
        spots += [Spot("hacendado", seat) for seat in state.players if seat]
        if session.seat_to_act:
            spots += [Spot("hand", number) for number in state.players[session.seat_to_act].hand]
        for spot in spots:
            card = state.market[spot.number] if spot.kind == "market" else spot.number
            if spot.kind == "hacendado":
                card = state.players[spot.number].hacendado
            for row in rows(session, spot, card):
                assert row.words, (name, spot)
                assert row.kind != "refusal" or (row.rule and row.amount), (name, row)
                told_of.add(row.rule)
        if session.seat_to_act is not None:
            for spot in spots:
                for each in affordances(state, session.legal(), session.seat_to_act, spot):
                    assert set(each.legal) <= set(session.legal())
    assert {"E1", "E2", "E4", "E6", "E7", "E8", "E9", "G1", "K3"} <= told_of


def test_a_regime_action_without_a_target_has_a_text(lay: Lay) -> None:
    """An activist without Unrest to place may still change the regime."""
    session = position_session(lay("players: {P1: {hacendado: 209, tableau: {43: {}}}}"))
    found = [row.words for row in rows(session, Spot("card", 43), 43) if row.actions]
    assert any("change the regime" in words for words in found)
    assert all(found)


# --- On the table --------------------------------------------------------------------------------


@pytest.fixture
def window(open_table: OpenTable, session: Session) -> TableWindow:
    opened = open_table(session)
    opened.desk.flow.view_as(1)
    return opened


@pytest.fixture
def hand(window: TableWindow) -> MouseHand:
    return MouseHand(window.desk)


def test_cards_that_allow_nothing_are_dimmed(window: TableWindow) -> None:
    scene, gestures = window.desk.scene, window.desk.flow.gestures
    for spot in scene.spots():
        if spot.kind in ("hand", "market", "public"):
            idle = not gestures.by_pick(spot)
            assert (scene.mark_of(spot).mark == "dimmed") == idle, spot
    assert scene.mark_of(Spot("market", 3)).mark == "dimmed"
    assert scene.mark_of(Spot("market", 1)).mark == "none"


def test_a_dimmed_card_gives_its_reason_when_clicked(window: TableWindow, hand: MouseHand) -> None:
    hand.click(Spot("market", 3))
    prompt = window.desk.scene.prompt
    assert prompt is not None
    assert prompt.refused
    assert (prompt.words, prompt.detail) == ("Your hand is full (5 cards).", "")
    assert window.desk.inspector.inspected.pinned
    assert window.desk.inspector.inspected.card == 44
    hand.click(Spot("prompt", 0))
    rules = window.desk.reading.window
    assert rules is not None
    assert rules.isVisible()
    assert rules.place.anchor == "E2"


def test_dimmed_cards_are_reached_and_explained_by_keyboard(
    window: TableWindow, qtbot: QtBot
) -> None:
    desk = window.desk
    assert Spot("market", 3) in desk.keyboard.stops()
    desk.drag.set_focus(Spot("market", 3))
    assert desk.scene.mark_of(Spot("market", 3)).mark == "dimmed"
    assert desk.scene.mark_of(Spot("market", 3)).focused
    assert "hand is full" in desk.inspector.text
    desk.view.setFocus()
    QTest.keyClick(desk.view, Qt.Key.Key_Return)
    assert desk.scene.prompt is not None
    assert desk.scene.prompt.refused
    assert desk.drag.thing is None
    window.helping.show_rule()
    assert desk.reading.window is not None
    assert desk.reading.window.place.anchor == "E2"


def test_a_click_in_the_inspector_opens_the_rule(window: TableWindow, hand: MouseHand) -> None:
    inspect_beside(window)
    inspector = window.desk.inspector
    hand.click(Spot("market", 3))
    place = inspector.place_of_rule("E9")
    assert place is not None
    point = (place.center() * inspector.scale).toPoint()
    QTest.mouseMove(inspector, point)
    assert inspector.cursor().shape() == Qt.CursorShape.PointingHandCursor
    QTest.mouseClick(inspector, Qt.MouseButton.LeftButton, pos=point)
    assert window.desk.reading.window is not None
    assert window.desk.reading.window.place.anchor == "E9"


def test_the_inspector_is_read_by_keyboard_alone(window: TableWindow) -> None:
    desk, inspector = window.desk, window.desk.inspector
    desk.drag.set_focus(Spot("card", 64))
    QTest.keyClick(desk.view, Qt.Key.Key_I, Qt.KeyboardModifier.ControlModifier)
    assert QApplication.focusWidget() is inspector
    read: list[str] = []
    while not read or inspector.accessibleDescription() != read[-1]:
        read.append(inspector.accessibleDescription())
        before = inspector.grab().toImage()
        QTest.keyClick(inspector, Qt.Key.Key_Down)
        if inspector.accessibleDescription() != read[-1]:
            assert inspector.grab().toImage() != before
    shown = [each.row for each in inspector.sheet.rows]
    assert len(set(read[1:])) >= len(shown) - 2  # without the first row; two may be equal
    while inspector.accessibleDescription() != "2 Unrest: it earns nothing and its powers are off.":
        QTest.keyClick(inspector, Qt.Key.Key_Up)
    QTest.keyClick(inspector, Qt.Key.Key_Return)
    assert desk.reading.window is not None
    assert desk.reading.window.place.anchor == "gl. Unrest"
    QTest.keyClick(inspector, Qt.Key.Key_Escape)
    assert QApplication.focusWidget() is desk.view


def test_content_taller_than_the_inspector_is_scrolled(window: TableWindow) -> None:
    window.resize(1280, 720)
    inspect_beside(window)
    inspector = window.desk.inspector
    window.desk.inspect(Spot("card", 64))
    room = inspector.units.height()
    last = inspector.sheet.rows[-1].place.bottom()
    assert last > room
    for _ in range(4):
        QTest.keyClick(inspector, Qt.Key.Key_PageDown)
    rule = next(row.rule for row in reversed(inspector.inspected.rows) if row.rule)
    place = inspector.place_of_rule(rule)
    assert place is not None
    assert place.bottom() <= room


def test_the_inspector_follows_the_position(window: TableWindow) -> None:
    window.desk.inspect(Spot("hand", 184))
    assert "Send it to" in window.desk.inspector.text
    window.desk.flow.model.submit(act.Sell(184))
    assert window.desk.inspector.inspected.card == 184
    assert "Send it to" not in window.desk.inspector.text


def test_a_refusal_of_a_drop_leads_to_its_rule(window: TableWindow, hand: MouseHand) -> None:
    hand.drag(Spot("hand", 184), Spot("card", 96))
    prompt = window.desk.scene.prompt
    assert prompt is not None
    assert prompt.refused
    assert prompt.buttons[0].startswith("G1")
    hand.click(Spot("prompt", 0))
    assert window.desk.reading.window is not None
    assert window.desk.reading.window.place.anchor == "G1"


def test_the_most_frequent_reason_is_reported() -> None:
    """Sentences may differ, so the cited rules are counted."""
    other = IllegalAction(("E1",), "Not this card.")
    refused = [IllegalAction(("G1",), f"[{number}] is in Chihuahua.") for number in (59, 61)]
    assert nearest_refusal([other, *refused]) == refused[0]
    poor = IllegalAction(("E1", "R20"), "This costs 3 gold; you have 1.")
    assert nearest_refusal([other, *refused, poor]) == poor


def test_a_refusal_stays_until_the_next_move(window: TableWindow, hand: MouseHand) -> None:
    scene = window.desk.scene
    hand.drag(Spot("hand", 184), Spot("card", 96))
    refused = scene.prompt
    assert refused is not None
    assert refused.refused
    QTest.mouseMove(hand.view.viewport(), hand.at(Spot("market", 1)))
    QTest.mouseMove(hand.view.viewport(), hand.at(Spot("regime")))
    for _ in range(3):
        QTest.keyClick(window.desk.view, Qt.Key.Key_Tab)
    assert scene.prompt == refused
    hand.play(next(each for each in window.desk.session.legal() if isinstance(each, act.Buy)))
    assert scene.prompt is not None
    assert not scene.prompt.refused


def test_the_upkeep_sheet_leads_to_the_rule_too(qtbot: QtBot) -> None:
    surface = QWidget()
    qtbot.addWidget(surface)
    surface.resize(1366, 768)
    refused = IllegalAction(("I2", "R11"), "This costs 3 gold; you have 1.")
    sheet = KeepSheet(surface, "Upkeep", [], 1, lambda _: refused)
    sheet.fit(QRectF(0, 0, 1094, 440), 1.0)
    surface.show()
    point = sheet.note_place.center().toPoint()
    with qtbot.waitSignal(sheet.rule_asked) as asked:
        QTest.mouseClick(sheet, Qt.MouseButton.LeftButton, pos=point)
    assert asked.args == ["I2"]


# --- The overview --------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [(1280, 720), (1366, 768), (1920, 1080)])
def test_f1_shows_the_game_on_a_page(open_table: OpenTable, size: tuple[int, int]) -> None:
    window = open_table(width=size[0], height=size[1])
    QTest.keyClick(window, Qt.Key.Key_F1)
    QApplication.processEvents()
    sheet = window.dialog
    assert isinstance(sheet, OverviewSheet)
    printed = [box.said for box in sheet.content.boxes() if isinstance(box, TextBox)]
    assert printed[printed.index("H") + 1] == "a hint"
    for child in (*sheet.rows, sheet.rules, sheet.guide, sheet.close_button):
        assert sheet.rect().contains(child.geometry())
        assert sheet.scale > 0
    sheet.rows[3].click()
    rules = window.desk.reading.window
    assert rules is not None
    assert rules.place.anchor == "E4"
    QTest.keyClick(sheet.close_button, Qt.Key.Key_Escape)
    assert window.dialog is None
