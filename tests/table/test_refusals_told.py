"""Tests of refusals, windows and texts."""

import random
import re

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from paxdesk.desk.dock_panel import HEAD
from paxdesk.desk.painting.palette import HIGH_CONTRAST
from paxdesk.desk.scene.marks import MarkedLook
from paxdesk.desk.scene.things import TOOLS, MarkLook, Spot, ViewModel
from paxdesk.desk.window.window import TableWindow
from paxdesk.desk.words import LanguageSwitch
from paxdesk.porfiriana.robots.reasons import spoken_reason
from paxdesk.porfiriana.rules import actions as act
from paxdesk.porfiriana.rules.actions import DIAZ
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.rules.state import Options
from paxdesk.porfiriana.session import (
    SeatSetup,
    Session,
)
from paxdesk.porfiriana.table.hand.affordances import why_not_now
from paxdesk.porfiriana.table.hand.gestures import END_TURN, gesture_for
from paxdesk.porfiriana.table.scene.drawing import PaxDrawing
from paxdesk.porfiriana.table.sheets.end import ending
from paxdesk.porfiriana.table.sheets.new_game_choices import position_session
from tests.table import tables
from tests.table.conftest import Lay, OpenTable
from tests.table.games import chosen, named
from tests.table.hand import LEFT, MouseHand

NAMES = {seat: label.name for seat, label in tables.LABELS.items()} | {DIAZ: "Díaz"}


# --- Refusals ------------------------------------------------------------------------------------


def refused(window: TableWindow) -> str:
    prompt = window.desk.scene.prompt
    assert prompt is not None
    return f"{prompt.words} {prompt.detail}" if prompt.refused else ""


def test_refusals_name_the_actual_problem(open_position: OpenTable) -> None:
    window = open_position(
        """
        market: {a0: 121, a1: 105}
        players:
          P1: {hacendado: 209, gold: 9, hand: [4, 141]}
          P2: {hacendado: 211, gold: 5, tableau: {57: {}, 88: {}}}
        """
    )
    hand = MouseHand(window.desk)
    hand.raise_curtain()
    hand.drag(Spot("market", 0), Spot("hand_area"))
    assert "A Headline never goes to your hand" in refused(window)
    found = why_not_now(window.desk.session, 1, Spot("hand", 4))
    if found is not None:
        assert "Choose how much" not in str(found.reason)
    hand.drag(Spot("hand", 4), Spot("hacendado", 2))
    assert "An orange card is played on an enterprise" in refused(window)


def test_a_homeless_troop_is_announced_with_its_destination(open_position: OpenTable) -> None:
    window = open_position(
        """
        players:
          P1: {hacendado: 209, gold: 9, hand: [194]}
          P2: {hacendado: 211, gold: 5}
        """
    )
    MouseHand(window.desk).raise_curtain()
    found = why_not_now(window.desk.session, 1, Spot("hand", 194))
    assert found is not None
    assert str(found.reason).startswith("It goes onto an enterprise")


def test_firepower_is_reported_with_all_bonuses(deck: Deck) -> None:
    state, actions = named("general-makes-the-defence-hold", deck)
    session = position_session(state)
    moved = [each for each in actions if isinstance(each, act.Deploy | act.Redeploy)]
    weak = [
        act.Deploy(number, enterprise)
        for number in state.players[state.turn.seat].hand
        if number in state.cards.troops
        for enterprise in state.enterprises
    ]
    reasons = [str(found.reason) for each in (*moved, *weak) if (found := session.refusal(each))]
    told = [words for words in reasons if "Firepower" in words]
    assert all("with all that helps it" in words for words in told), told


def test_the_unrest_pile_is_not_explained_as_cubes(open_position: OpenTable) -> None:
    window = open_position("players: {P1: {hacendado: 209, tableau: {61: {unrest: 2}}}}")
    MouseHand(window.desk).raise_curtain()
    window.desk.inspect(Spot("supply"))
    shown = window.desk.inspector.inspected
    words = " ".join(row.words for row in shown.rows)
    assert shown.title == "Unrest"
    assert words.startswith("2 Unrest on the table")
    assert "ubes left" not in words


def test_a_card_mostly_over_a_place_is_dropped_there(open_position: OpenTable) -> None:
    """The pointer is still beside the place."""
    window = open_position("players: {P1: {hacendado: 209, gold: 9, hand: [50]}}")
    desk = window.desk
    hand = MouseHand(desk)
    hand.raise_curtain()
    zones, scene = desk.scene.zones, desk.scene
    start = hand.at(Spot("hand", 50))
    QTest.mousePress(desk.view.viewport(), LEFT, pos=start)
    target = QPointF(zones.places[0].right - 60, zones.places[0].y - 3)
    release = desk.view.mapFromScene(target)
    for share in (0.3, 1.0):
        QTest.mouseMove(desk.view.viewport(), start + (release - start) * share)
    below = scene.spot_at(target)
    assert below is None or below.kind != "tableau", "the pointer is beside the place"
    middle = scene.ghost_center
    assert middle is not None
    assert scene.spot_at(middle) == Spot("tableau", 1)
    QTest.mouseRelease(desk.view.viewport(), LEFT, pos=release)
    hand.settle()
    assert [entry.line for entry in desk.session.journal] == ["play 50"]


def test_a_click_on_a_refusing_target_gives_the_reason(open_position: OpenTable) -> None:
    """The item at the target is not picked up."""
    window = open_position(
        """
        players:
          P1: {hacendado: 209, gold: 0, hand: [184], tableau: {61: {connection: P1}}}
          P2: {hacendado: 211, gold: 5, tableau: {60: {}}}
        """
    )
    hand = MouseHand(window.desk)
    hand.raise_curtain()
    hand.click(Spot("hand", 184))
    assert window.desk.drag.thing == Spot("hand", 184)
    hand.click(Spot("card", 61))
    assert window.desk.drag.thing is None
    assert refused(window)


def test_the_inspector_keeps_showing_a_dragged_card(open_position: OpenTable) -> None:
    window = open_position("players: {P1: {hacendado: 209, gold: 9, hand: [50, 47]}}")
    desk = window.desk
    hand = MouseHand(desk)
    hand.raise_curtain()
    start, other = hand.at(Spot("hand", 50)), hand.at(Spot("hand", 47))
    QTest.mousePress(desk.view.viewport(), LEFT, pos=start)
    for point in (other, other + QPoint(3, -60)):  # fast: the first move is over another card
        QTest.mouseMove(desk.view.viewport(), point)
        assert desk.inspector.inspected.card == 50
    QTest.mouseRelease(desk.view.viewport(), LEFT, pos=start)


def test_pressing_a_price_in_the_inspector_buys(open_position: OpenTable) -> None:
    window = open_position("market: {a1: 50}\nplayers: {P1: {hacendado: 209, gold: 9}}")
    desk = window.desk
    hand = MouseHand(desk)
    hand.raise_curtain()
    desk.inspect(Spot("market", 1))
    inspector = desk.inspector
    (row,) = [r for r in inspector.sheet.rows if getattr(r.row, "actions", ()) == (act.Buy(1),)]
    opened: list[str] = []
    inspector.rule_clicked.connect(opened.append)
    at = (row.place.center() + QPointF(0, HEAD)) * inspector.scale
    QTest.mouseClick(inspector, LEFT, pos=at.toPoint())
    assert [entry.line for entry in desk.session.journal] == ["buy a1"]
    assert opened == []


# --- The window ----------------------------------------------------------------------------------


def test_every_button_of_the_top_bar_has_a_description(open_table: OpenTable) -> None:
    window = open_table()
    for index, name in enumerate(TOOLS):
        said: list[str] = []
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(
                "paxdesk.desk.window.window.QToolTip.showText",
                lambda point, words, widget, said=said: said.append(words),
            )
            window.desk.mouse.hinted.emit(Spot("tool", index), QPoint(0, 0))
        assert len(said) == 1, name
        assert said[0].strip()


def test_redo_has_both_usual_keys(open_table: OpenTable) -> None:
    keys = open_table().commands.keys("redo")
    assert "Ctrl+Y" in keys
    assert "Ctrl+Shift+Z" in keys


def test_high_contrast_darkens_nothing(open_table: OpenTable) -> None:
    """The mark of an unavailable item leaves its middle unchanged."""
    from paxdesk.desk.scene.pixmap_item import painted
    from paxdesk.desk.scene.things import PaintContext
    from paxdesk.porfiriana.table.faces.face import FaceCache

    context = PaintContext(tables.deck(), FaceCache(), HIGH_CONTRAST, False, 1.0)
    image = painted(MarkedLook(MarkLook("dimmed")), context, 80, 110).toImage()
    middle = image.pixelColor(image.width() // 2, image.height() // 2)
    assert middle.alpha() == 0


@pytest.mark.usefixtures("qapp")
def test_two_robots_differ_in_narrow_panels(monkeypatch: pytest.MonkeyPatch) -> None:
    from PySide6.QtGui import QFontMetricsF

    from paxdesk.desk.painting.typesetting import make_font

    face = make_font(12.5, "serif", 700)
    cut = {
        QFontMetricsF(face).elidedText(name, Qt.TextElideMode.ElideMiddle, 60)
        for name in ("Pax-o-matic I", "Pax-o-matic II")
    }
    assert len(cut) == 2


def test_after_the_end_a_button_returns_to_the_result(open_table: OpenTable, deck: Deck) -> None:
    from pathlib import Path

    from paxdesk.porfiriana.saves import read_saved
    from paxdesk.porfiriana.table.sheets.end import EndSheet

    corpus = Path(__file__).parent.parent / "files" / "corpus"
    window = open_table(read_saved(corpus / "form-2-over-topple.pax", deck))
    assert isinstance(window.dialog, EndSheet)
    window.dialog.look.click()
    assert window.dialog is None
    assert window.desk.scene.prompt is not None
    assert window.desk.scene.prompt.buttons == ("How the game ended",)
    MouseHand(window.desk).click(Spot("prompt", 0))
    assert isinstance(window.dialog, EndSheet)


def test_the_chair_topples_only_with_diaz(deck: Deck) -> None:
    from pathlib import Path

    from paxdesk.porfiriana.saves import read_saved

    corpus = Path(__file__).parent.parent / "files" / "corpus"
    for name, falls in (("topple", True), ("gold", False), ("standoff", False)):
        state = read_saved(corpus / f"form-2-over-{name}.pax", deck).state
        assert ending(state, NAMES).toppled is falls


# --- The curtain ---------------------------------------------------------------------------------


def test_nothing_covers_a_rising_curtain(open_position: OpenTable, qtbot: QtBot) -> None:
    window = open_position(
        """
        regime: martial_law
        market: {a0: 206}
        players:
          P1: {hacendado: 209, gold: 9}
          P2: {hacendado: 211}
          P3: {hacendado: 212}
        """,
        players=3,
    )
    window.store.change(motion="normal", reduced_motion="off")
    window.desk.scene.animations_enabled = True
    hand, flow = MouseHand(window.desk), window.desk.flow
    flow.model.submit(act.Buy(0, "event"))
    assert flow.curtain is not None
    curtain = flow.curtain
    curtain.hang()
    curtain.button.click()
    curtain.button.click()  # a second press comes too late
    hand.settle()
    assert flow.curtain is None
    assert window.desk.story.running, "what the buyer did is shown first"
    QTest.keyClick(window.desk.view, Qt.Key.Key_Escape)
    assert flow.sheet is not None
    cloth = flow.cloth
    assert cloth is not None
    order = window.desk.children()
    assert order.index(cloth) > order.index(flow.sheet)
    qtbot.waitUntil(lambda: flow.cloth is None)


def test_the_end_of_a_turn_is_seen_before_the_curtain_falls(
    open_position: OpenTable, qtbot: QtBot
) -> None:
    window = open_position(
        "players: {P1: {hacendado: 209, gold: 9, hand: [47], tableau: {61: {}}},"
        " P2: {hacendado: 211, hand: [50]}}"
    )
    window.store.change(motion="normal", reduced_motion="off")
    MouseHand(window.desk).raise_curtain()
    window.desk.scene.animations_enabled = True
    window.desk.flow.model.submit(act.End())
    flow = window.desk.flow
    assert flow.curtain is not None
    assert window.desk.director.remaining > 200, "income and the market are shown"
    qtbot.wait(120)
    assert flow.curtain.y() == -flow.curtain.height(), "it waits above until that is over"
    qtbot.waitUntil(lambda: flow.curtain is not None and flow.curtain.y() == 0)


# --- Words ---------------------------------------------------------------------------------------


@pytest.mark.long
def test_robots_give_reasons_for_ends_and_purchases(deck: Deck) -> None:
    ended, chance = set(), random.Random(1)
    for seed in range(3):
        seats = (SeatSetup("A", 1, "paxomatic"), SeatSetup("B", 2, "paxomatic"))
        session = Session.new(deck, Options(), seed, seats)
        for _ in range(400):
            question = session.question()
            if session.seat_to_act is None:
                break
            if question is None:
                session.submit(chosen(session.legal(), chance))
                continue
            choice = question.answer()
            actions = session.state.turn.actions
            if isinstance(choice.action, act.End):
                ended.add(actions > 0)
                assert ("actions_spent" in choice.reason) == (actions == 0)
                assert ("no_step" in choice.reason) == (actions > 0)
            session.submit_choice(choice)
    assert ended


def test_actions_are_reported_in_plain_words(lay: Lay) -> None:
    """Texts name cards instead of slots, and have one full stop."""
    from paxdesk.language import tr, without_double_stop
    from paxdesk.porfiriana.table.words.labels import deed

    state = lay("market: {a4: 50, a5: 47}\nspeculation: {a4: P1}\nplayers: {P1: {gold: 3}}")
    told = deed(state, act.Speculate(5, 4), NAMES)
    assert told.startswith("moves a cube from [050] ")
    assert " to [047] " in told
    assert without_double_stop("It goes to the U.S..") == "It goes to the U.S."
    assert tr("It goes to {0}.", "the U.S.") == "It goes to the U.S."
    assert without_double_stop("and so on...") == "and so on..."


def test_places_of_the_market_are_named_as_they_are_seen(open_table: OpenTable, deck: Deck) -> None:
    """ "a4" would mean little when read aloud."""
    window = open_table(position_session(tables.middle(2)))
    window.desk.flow.view_as(1)
    can, spots = window.desk.interaction, window.desk.scene.spots()
    things = {can.thing_at(spot) for spot in spots if can.movable(spot)}
    found = [can.why_not(thing, spot) for thing in things for spot in spots]
    session = window.desk.session
    found += [session.refusal(act.Speculate(5, source)) for source in range(12)]
    empty = tables.middle(2).copy()
    empty.market[7] = 0
    found.append(position_session(empty).refusal(act.Buy(7)))
    reasons = [each for each in found if each is not None]
    name = empty.cards.cards[empty.market[2]].name
    interpreter = LanguageSwitch(window.store)
    for language, told in (
        ("en", ", upper card of column 3"),
        ("fr", ", carte du haut de la colonne 3"),
        ("es", ", carta de arriba de la columna 3"),
    ):
        window.store.change(language=language)
        words = {each.reason for each in reasons}
        why = spoken_reason("L1: buys [025]: die row=b die=2", "")
        assert not [each for each in (*words, why) if re.search(r"\b([ab][0-5]|b)\b", each)]
        assert any(f"{name}{told}" in each for each in words), words
    window.store.change(language="en")
    interpreter.close()


@pytest.mark.long
def test_no_cube_or_count_covers_printed_text(qtbot: QtBot, deck: Deck) -> None:
    """Cubes are on the picture of a card."""
    from paxdesk.desk.scene.table_scene import TableScene

    state = tables.middle(4).copy()
    state.discards = [47, 50]
    for slot, number in enumerate(sorted(deck.attacks)[:12]):
        state.market[slot] = number
        state.speculation[slot] = 1
    scene = TableScene(PaxDrawing())
    scene.animations_enabled = False
    scene.resize(1366, 768)
    scene.show(ViewModel(state, 1, tables.LABELS))
    for slot in range(12):
        cube, card = scene.area_of(Spot("speculation", slot)), scene.area_of(Spot("market", slot))
        assert cube is not None
        assert card is not None
        assert cube.bottom() < card.top() + 0.55 * card.height(), "awards stand at the foot"
        assert cube.left() > card.left() + 0.3 * card.width(), "icons stand at the left"


def test_a_button_pressed_twice_answers_once(open_table: OpenTable) -> None:
    """The second press could end another player's turn."""
    desk = open_table(seats=2, seed=7).desk
    hand = MouseHand(desk)
    hand.raise_curtain()
    hand.click(END_TURN)
    hand.settle()
    assert desk.drag.chooser is not None
    button = desk.drag.chooser.choices[act.End()]
    for _ in range(2):
        QTest.mouseClick(button, LEFT)
    hand.settle()
    lines = [entry.line for entry in desk.session.journal]
    assert lines.count("end") == 1
    assert desk.session.seat_to_act == 2


def test_an_action_pressed_twice_is_done_once(open_table: OpenTable) -> None:
    desk = open_table(seats=2, seed=7).desk
    hand = MouseHand(desk)
    hand.raise_curtain()
    buys = [each for each in desk.session.legal() if isinstance(each, act.Buy)]
    desk.drag.open_menu(gesture_for(desk.flow.state, buys[0]).pick, QPointF(300, 300))
    menu = desk.drag.menu
    assert menu is not None
    deed = next(deed for deed in menu.deeds if len(deed.actions) == 1 and deed.possible)
    for _ in range(2):
        QTest.mouseClick(menu.buttons[deed], LEFT)
    hand.settle()
    assert len(desk.session.journal) == 1
