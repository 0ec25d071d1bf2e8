"""Tests of handling in the second game: drags, clicks, refusals, keys, wheel and hints."""

import itertools

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, Qt
from PySide6.QtGui import QAccessible, QMouseEvent, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from paxdesk.desk.scene.things import Spot, Thing
from paxdesk.desk.view.accessible import AccessibleThing
from paxdesk.desk.window.window import TableWindow
from paxdesk.mexican_adventure.robots.simulation import KindsPlayer
from paxdesk.mexican_adventure.robots.staff import Leaving, without, without_supply
from paxdesk.mexican_adventure.rules import actions as act
from paxdesk.mexican_adventure.rules import agenda
from paxdesk.mexican_adventure.rules.engine import refusal
from paxdesk.mexican_adventure.rules.forces import FpGroup, Pieces, groups_from_fps
from paxdesk.mexican_adventure.rules.material_reading import load_material
from paxdesk.mexican_adventure.session import Opening, SeatSetup, Session
from paxdesk.mexican_adventure.table.hand.gestures import (
    END_TURN,
    TRAY,
    button_spot,
    chip_spot,
    count_spot,
    stack_spot,
    zone_spot,
)
from paxdesk.mexican_adventure.table.scene.threats import ThreatsLook
from paxdesk.mexican_adventure.table.visible_stacks import possible_attackers
from paxdesk.mexican_adventure.table.words.labels import readable
from tests.mexican_adventure.table.conftest import ROBOTS, Laid, OpenAdventure, look
from tests.mexican_adventure.table.hand import AdventureHand
from tests.table.covered_words import covered_words
from tests.table.hand import MouseHand
from tests.table.visible_texts import root, within

SEATS = (SeatSetup("Eugénie", 5), SeatSetup("Benito", 3))


@pytest.fixture
def orders() -> Session:
    """Return Puebla at the first Imperial Regular Orders, with 9 RP."""
    # Seed 41 is suitable with the present set-up.
    session = next(filter(None, map(_ordering_from_orizaba, itertools.count(41))))
    position = session.state.copy()
    position.rp["imperial"] = 9
    return Session.from_position(position, SEATS)


def _ordering_from_orizaba(seed: int) -> Session | None:
    """Return a random game at its first Imperial Regular Orders.

    None if the pieces in Orizaba or Puebla have changed since the set-up.
    """
    session = Session.new(load_material(), Opening("puebla", seed), SEATS)
    player = KindsPlayer.for_game(seed)

    def at_orizaba() -> tuple[object, ...]:
        state = session.state
        there = [name for name, each in state.people.items() if each.where == "orizaba"]
        return state.zones["orizaba"], there, state.zones["puebla"]

    while session.state.step == "setup":
        session.submit(player.choose(session.legal()))
    begun = at_orizaba()
    while (legal := session.legal()) and session.state.agenda[-1] != agenda.Ordering("imperial"):
        session.submit(player.choose(legal))
    return session if legal and at_orizaba() == begun else None


def table(open_adventure: OpenAdventure, session: Session) -> tuple[TableWindow, AdventureHand]:
    window = open_adventure(session)
    hand = AdventureHand(window.desk)
    hand.raise_curtain()
    return window, hand


def test_a_dragged_force_is_ordered_with_price_and_die(
    open_adventure: OpenAdventure, orders: Session
) -> None:
    window, hand = table(open_adventure, orders)
    desk, board = window.desk, hand.board
    stack = stack_spot(board, "orizaba", "imperial")
    hand.click(stack)
    assert hand.holding.zone == "orizaba"
    assert hand.holding.pieces.count == 10
    drops = desk.flow.gestures.by_pick(stack)
    puebla = zone_spot(board, "puebla")
    assert puebla in drops
    plate = desk.game.forecast.price_plate(orders.state, drops[puebla], 1)
    assert plate == "2 RP · die 0–5: 60 %"
    hand.drag(stack, puebla)
    assert orders.journal[-2].line.startswith("order ")
    assert orders.journal[-1].line.startswith("dice ")


def test_unreachable_places_give_the_reason_with_the_rule(
    open_adventure: OpenAdventure, orders: Session
) -> None:
    window, hand = table(open_adventure, orders)
    desk, board = window.desk, hand.board
    stack, far = stack_spot(board, "orizaba", "imperial"), zone_spot(board, "monterrey")
    hand.click(stack)
    refused = desk.interaction.why_not(stack, far)
    assert refused is not None
    assert refused.rule.startswith("5.3")
    assert "_" not in refused.reason
    lines = len(orders.journal)
    hand.drag(stack, far)
    assert len(orders.journal) == lines
    assert desk.scene.prompt is not None
    assert desk.scene.prompt.refused
    assert desk.scene.prompt.words == refused.reason


def test_pieces_are_left_behind_by_a_click(open_adventure: OpenAdventure, orders: Session) -> None:
    window, hand = table(open_adventure, orders)
    desk, heard = window.desk, list[str]()
    desk.announcer.spoken.connect(heard.append)
    hand.click(stack_spot(hand.board, "orizaba", "imperial"))
    before = hand.holding.pieces
    last = len(hand.holding.chips)
    mexicans = sum(each == hand.holding.chips[-1] for each in hand.holding.chips)
    assert mexicans == 3, "equal pieces are one thing with a number"
    chips = [each for each in within(root(desk.view)) if isinstance(each, AccessibleThing)]
    chip = next(each for each in chips if each.spot == chip_spot(last - mexicans))
    assert chip.state().checked
    assert chip.text(QAccessible.Text.Name) == "C Imperial Mexicans: 3 of 3 selected"
    desk.keyboard.go_to(chip.spot)
    assert heard[-1].startswith("C Imperial Mexicans: 3 of 3 selected")
    QTest.keyClick(desk.view, Qt.Key.Key_Space)
    assert heard[-1].startswith("C Imperial Mexicans: 2 of 3 selected"), "read again as it is now"
    QTest.keyClick(desk.view, Qt.Key.Key_Space)
    hand.click(chip_spot(last - 1))
    assert hand.holding.pieces.count == before.count - 1
    hand.click(chip_spot(last - 1))
    assert hand.holding.pieces == before


def test_a_click_takes_one_piece_and_counters_take_a_number(
    open_adventure: OpenAdventure, orders: Session
) -> None:
    window, hand = table(open_adventure, orders)
    stack = stack_spot(hand.board, "orizaba", "imperial")
    hand.click(stack)
    french = [at for at, chip in enumerate(hand.holding.chips) if chip.nation == "french"]
    alike = [at for at in french if hand.holding.chips[at] == hand.holding.chips[french[0]]]
    assert len(alike) > 3
    everybody = set(hand.holding.selected)
    places = tray_places(window)
    hand.click(chip_spot(alike[2]))
    assert hand.holding.selected == everybody - {alike[2]}
    hand.click(chip_spot(alike[2]))
    for _ in alike[3:]:
        hand.click(count_spot(alike[0], more=False))
    assert hand.holding.selected == everybody - set(alike[3:])
    hand.click(count_spot(alike[0], more=False))
    hand.click(count_spot(alike[0], more=True))
    assert hand.holding.selected == everybody - set(alike[3:]), "other kinds stay as they were"
    assert tray_places(window) == places
    hand.drag(stack, zone_spot(hand.board, "puebla"))
    assert orders.journal[-2].line.startswith("order ")
    (order,) = (each for each in window.desk.session.journal if each.line.startswith("order "))
    assert "3A.french" in order.line


@pytest.mark.long
def test_buttons_keep_their_places_while_everybody_is_left_out(
    open_adventure: OpenAdventure, orders: Session
) -> None:
    window, hand = table(open_adventure, orders)
    hand.click(stack_spot(hand.board, "orizaba", "imperial"))
    places = tray_places(window)
    for index in sorted(hand.holding.selected):
        hand.click(chip_spot(index))
        assert tray_places(window) == places
    assert hand.holding.pieces.empty
    assert hand.handling.asked is not None
    assert all(each.refused is not None for each in hand.handling.asked.deeds)
    lines = len(orders.journal)
    hand.click(button_spot(0))
    assert len(orders.journal) == lines


def tray_places(window: TableWindow) -> dict[Spot, QRect]:
    areas = {}
    for kind in ("chip", "more", "fewer", "deed", "end_turn"):
        for number in range(40):
            area = window.desk.scene.area_of(Spot(kind, number))
            if area is not None:
                areas[Spot(kind, number)] = area.toRect()
    return areas


def test_a_double_click_takes_one_piece_and_another_all_others(
    open_adventure: OpenAdventure, orders: Session
) -> None:
    window, hand = table(open_adventure, orders)
    hand.click(stack_spot(hand.board, "orizaba", "imperial"))
    mouse, chip = MouseHand(window.desk), chip_spot(0)

    def twice() -> None:
        mouse.double_click(hand.at(chip))

    everybody = set(hand.holding.selected)
    twice()
    assert hand.holding.selected == {0}
    twice()
    assert hand.holding.selected == everybody - {0}
    hand.desk.keyboard.go_to(chip)
    QTest.keyClick(window.desk.view, Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
    assert hand.holding.selected == {0}


def test_a_double_click_on_done_ends_one_phase(
    open_adventure: OpenAdventure, orders: Session
) -> None:
    window, hand = table(open_adventure, orders)
    before = len(orders.journal)
    MouseHand(window.desk).double_click(hand.at(END_TURN))
    assert [entry.line for entry in orders.journal[before:]].count("done") == 1


def test_no_button_replaces_done_at_its_place(
    open_adventure: OpenAdventure, orders: Session
) -> None:
    window, hand = table(open_adventure, orders)
    done = window.desk.scene.area_of(END_TURN)
    assert done is not None
    hand.click(stack_spot(hand.board, "orizaba", "imperial"))
    assert hand.handling.asked is not None
    hand._deed(hand.handling.asked.deeds[0].action)
    if orders.state.agenda[-1] == agenda.Ordering("imperial"):
        return  # the order failed
    assert isinstance(orders.state.agenda[-1], agenda.Moving)
    for spot, area in window.desk.scene.areas().items():
        assert spot.kind != "deed" or not area.intersects(done), spot


def test_a_click_on_an_unreachable_zone_gives_the_reason(
    open_adventure: OpenAdventure, orders: Session
) -> None:
    window, hand = table(open_adventure, orders)
    hand.click(stack_spot(hand.board, "orizaba", "imperial"))
    assert hand.handling.asked is not None
    orders.state.rolls = [0]
    hand._deed(hand.handling.asked.deeds[0].action)
    assert isinstance(orders.state.agenda[-1], agenda.Moving)
    lines = len(orders.journal)
    hand.click(zone_spot(hand.board, "monterrey"))
    assert len(orders.journal) == lines
    assert window.desk.scene.prompt is not None
    assert window.desk.scene.prompt.refused
    assert window.desk.scene.prompt.words


def test_a_key_shows_reachable_and_starving_forces(
    open_adventure: OpenAdventure, orders: Session
) -> None:
    window, hand = table(open_adventure, orders)
    scene, state = window.desk.scene, orders.state
    assert ("threats") not in {thing.key for thing in drawn(window)}
    window.commands.all["toggle_overlay"].action.trigger()
    (found,) = (thing for thing in drawn(window) if thing.key == "threats")
    assert isinstance(found.look, ThreatsLook)
    coming = possible_attackers(state, "imperial")
    assert len(found.look.arrows) == sum(map(len, coming.values())) > 0
    assert len(found.look.rings) == len(without_supply(state))
    assert scene.area_of(zone_spot(hand.board, "puebla")) is not None, "it can still be clicked"
    assert not found.look.line
    hand.click(stack_spot(hand.board, "orizaba", "imperial"))
    (found,) = (thing for thing in drawn(window) if thing.key == "threats")
    assert isinstance(found.look, ThreatsLook)
    assert len(found.look.line) > 1, "the line of the selected force"
    assert hand.handling.asked is not None
    assert len(found.look.fed) + len(found.look.unfed) == len(hand.handling.asked.goals) > 0
    window.commands.all["toggle_overlay"].action.trigger()
    assert ("threats") not in {thing.key for thing in drawn(window)}


def test_the_price_of_an_order_appears_once(open_adventure: OpenAdventure, orders: Session) -> None:
    """Every zone has the same price, so one tag is enough."""
    window, hand = table(open_adventure, orders)
    desk = window.desk
    start, end = (
        desk.view.mapFromScene(desk.scene.center_of(spot) or QPointF())
        for spot in (stack_spot(hand.board, "orizaba", "imperial"), zone_spot(hand.board, "puebla"))
    )
    port = desk.view.viewport()
    QTest.mousePress(port, Qt.MouseButton.LeftButton, pos=start)
    QTest.mouseMove(port, start + QPoint(20, 0))
    assert desk.drag.thing is not None
    QTest.mouseMove(port, end)
    QApplication.processEvents()
    looks = [desk.scene.mark_of(spot) for spot in desk.scene.spots()]
    legal = [look for look in looks if look.mark == "legal"]
    assert len(legal) > 2
    assert len([look for look in legal if look.plate]) == 1


def test_the_staff_officer_speaks_of_the_selected_force(
    open_adventure: OpenAdventure, orders: Session
) -> None:
    window, hand = table(open_adventure, orders)

    def note() -> str:
        model = window.desk.scene.model
        assert model is not None
        found = [t for t in window.desk.game.drawing.active(model) if t.key == "staff"]
        return found[0].targets[0].name if found else ""

    assert "Orizaba" not in note().partition(".")[0]
    hand.click(stack_spot(hand.board, "orizaba", "imperial"))
    assert note().startswith("Staff officer: once they have left: ")
    assert "Orizaba" in note().partition(".")[0]


def test_leaving_the_road_starves_forces_beyond_it(orders: Session) -> None:
    state = orders.state
    assert without_supply(state) == {}
    road = state.zones["orizaba"].imperial
    state.add_fps("puebla", "imperial", road[:1])
    state.zones["puebla"].republican = ()
    assert "puebla" not in without_supply(state)
    gone = without(state, "imperial", Leaving("orizaba", groups_from_fps(road)))
    assert "puebla" in without_supply(gone)


def drawn(window: TableWindow) -> list[Thing]:
    model = window.desk.scene.model
    assert model is not None
    return list(window.desk.game.drawing.board(model))


def test_done_is_reached_by_the_keyboard(open_adventure: OpenAdventure, orders: Session) -> None:
    window, _ = table(open_adventure, orders)
    desk = window.desk
    desk.view.setFocus()
    for _step in range(60):
        QTest.keyClick(desk.view, Qt.Key.Key_Tab)
        if desk.drag.focus == END_TURN:
            break
    assert desk.drag.focus == END_TURN
    QTest.keyClick(desk.view, Qt.Key.Key_Space)
    QApplication.processEvents()
    assert orders.state.agenda[-1] != agenda.Ordering("imperial")


def test_the_wheel_zooms_without_a_modifier(open_adventure: OpenAdventure, orders: Session) -> None:
    window, _ = table(open_adventure, orders)
    view = window.desk.view
    place = QPointF(view.viewport().rect().center())
    event = QWheelEvent(
        place,
        QPointF(view.viewport().mapToGlobal(place.toPoint())),
        QPoint(0, 0),
        QPoint(0, 120),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(view.viewport(), event)
    assert view.zoom > 1


def test_refusals_use_the_names_of_zones(orders: Session) -> None:
    line = act.Order(Pieces(("lorencez",), (FpGroup(1, "A", "french"),)), "san_luis_potosi")
    refused = refusal(orders.state, line)
    assert refused is not None
    assert "san_luis_potosi" in refused.reason
    told = readable(refused, orders.state.material)
    assert told is not None
    assert "San Luis Potosí" in told.reason


@pytest.mark.long
def test_every_line_is_in_the_menu_of_a_spot(
    open_adventure: OpenAdventure, orders: Session
) -> None:
    window, _ = table(open_adventure, orders)
    desk, player = window.desk, KindsPlayer.for_game(7)
    for _step in range(12):
        asked = orders.seat_to_act
        assert asked is not None
        desk.flow.view_as(asked)
        if desk.flow.sheet is None:
            spots = desk.scene.spots()
            teller, names = desk.game.inspector, desk.flow.names
            found = {
                action
                for spot in spots
                for deed in teller.deeds(orders, spot, asked, names)
                for each in deed.simple
                for action in each.actions
            }
            assert found == set(orders.legal())
        desk.flow.model.submit(player.choose(orders.legal()))


ROAD = """
phase: ops.a
rp: {imperial: 5}
dice: [0]
zones:
  veracruz: {imperial: 1B.french, hq: hq6}
  orizaba: {imperial: 4B.french 2C.imperial, leaders: [lorencez]}
"""


def test_garrisons_are_dropped_in_two_zones_on_the_way(laid: Laid) -> None:
    window, hand = laid(ROAD)
    session, board = window.desk.session, hand.board
    hand.play(session.game.parse("order lorencez 4B.french 2C.imperial in orizaba"))
    assert isinstance(session.state.agenda[-1], agenda.Moving)
    chips = hand.holding.chips
    for index in reversed([i for i, chip in enumerate(chips) if chip.nation == "imperial"]):
        hand.click(chip_spot(index))
    drops = window.desk.flow.gestures.clicked(zone_spot(board, "toluca"))
    split = session.game.parse("move puebla(1C.imperial) mexico(1C.imperial) toluca")
    assert split in drops
    assert all(refusal(session.state, each) is None for each in drops)
    hand.click(zone_spot(board, "toluca"))
    chooser = window.desk.drag.chooser
    assert chooser is not None
    hand.press(chooser.choices[split])
    there = {zone: len(each.imperial) for zone, each in session.state.zones.items()}
    assert (there["puebla"], there["mexico"], there["toluca"]) == (1, 1, 4)


def test_garrisons_are_dropped_in_three_zones_on_the_way(laid: Laid) -> None:
    """A march of four zones by road leaves an FP in each zone on the way."""
    window, hand = laid(ROAD)
    session, board = window.desk.session, hand.board
    hand.play(session.game.parse("order lorencez 4B.french 2C.imperial in orizaba"))
    chips = hand.holding.chips
    mexicans = [i for i, chip in enumerate(chips) if chip.nation == "imperial"]
    frenchman = max(i for i, chip in enumerate(chips) if chip.nation == "french")
    for index in (*reversed(mexicans), frenchman):
        hand.click(chip_spot(index))
    hand.click(zone_spot(board, "queretaro"))
    chooser = window.desk.drag.chooser
    assert chooser is not None
    way = "move puebla(1C.imperial) mexico(1C.imperial) tula(1B.french) queretaro"
    hand.press(chooser.choices[session.game.parse(way)])
    there = {zone: len(each.imperial) for zone, each in session.state.zones.items()}
    assert [there[zone] for zone in ("puebla", "mexico", "tula", "queretaro")] == [1, 1, 1, 3]


def test_a_way_that_drives_out_a_headquarters_is_offered(laid: Laid) -> None:
    """The way leads through the enemy's HQ (5.6)."""
    given = """
phase: ops.b
rp: {republican: 5}
dice: [0]
zones:
  puebla: {republican: 3C, leaders: [zaragoza]}
  orizaba: {hq: hq6}
  matamoros: {imperial: 1B.french}
"""
    window, hand = laid(given)
    session, board = window.desk.session, hand.board
    hand.play(session.game.parse("order zaragoza 3C in puebla"))
    hand.click(zone_spot(board, "jalapa"))
    chooser = window.desk.drag.chooser
    assert chooser is not None
    hand.press(chooser.choices[session.game.parse("move orizaba veracruz jalapa")])
    assert session.state.hq_zone is None


def test_pieces_left_out_need_a_zone_on_the_way(laid: Laid) -> None:
    """Tehuacán is only one step away, so there is no zone in between."""
    window, hand = laid(ROAD.replace("phase: ops.a", "turn: 9\nphase: ops.a"))
    session, board = window.desk.session, hand.board
    hand.play(session.game.parse("order lorencez 4B.french 2C.imperial in orizaba"))
    stack, tehuacan = stack_spot(board, "orizaba", "imperial"), zone_spot(board, "tehuacan")
    assert tehuacan in window.desk.flow.gestures.by_pick(stack)
    hand.click(chip_spot(len(hand.holding.chips) - 1))
    assert tehuacan not in window.desk.flow.gestures.by_pick(stack)
    refused = window.desk.interaction.why_not(stack, tehuacan)
    assert refused is not None
    assert "stay behind along the way" in refused.reason
    assert refused.rule == "5.3"


def test_the_log_uses_the_terms_of_this_game(
    open_adventure: OpenAdventure, orders: Session
) -> None:
    window, _ = table(open_adventure, orders)
    assert [button.text() for button in window.desk.log.filters.values()] == [
        "All",
        "Mine",
        "Combats",
        "Events",
    ]


SPENDING = """
phase: admin.e
rp: {imperial: 9, republican: 9}
zones:
  veracruz: {imperial: 1B.french, hq: hq6}
  orizaba: {imperial: 2B.french}
  oaxaca: {republican: 2C}
"""


def test_the_other_side_gets_an_empty_tray(laid: Laid) -> None:
    """Pieces in the tray would reveal plans."""
    window, hand = laid(SPENDING)
    session, board = window.desk.session, hand.board
    hand.play(session.game.parse("raise 1 in orizaba"))
    assert hand.holding.zone == "orizaba"
    hand.click(END_TURN)
    look(window, hand)
    step = session.state.agenda[-1]
    assert isinstance(step, agenda.Spending)
    assert step.side == "republican"
    assert hand.holding.zone is None
    hand.click(stack_spot(board, "oaxaca", "republican"))
    assert hand.holding.zone == "oaxaca"


def test_an_empty_tray_is_as_high_as_its_text(laid: Laid) -> None:
    window, hand = laid(SPENDING)
    scene = window.desk.scene
    empty = scene.area_of(TRAY)
    hand.click(stack_spot(hand.board, "orizaba", "imperial"))
    full = scene.area_of(TRAY)
    assert empty is not None
    assert full is not None
    assert empty.height() < full.height() / 2
    assert empty.bottom() == full.bottom()


@pytest.mark.long
@pytest.mark.parametrize("steps", [0, 26])
def test_a_hint_leads_to_its_zone_and_covers_no_name(
    qtbot: QtBot, open_adventure: OpenAdventure, steps: int
) -> None:
    """The hint begins at the tray, which contains the pieces to be placed."""
    window = open_adventure(after_robots(steps))
    hand = AdventureHand(window.desk)
    hand.raise_curtain()
    desk = window.desk
    window.commands.all["ask_hint"].action.trigger()
    qtbot.waitUntil(lambda: bool(desk.hints.plans), timeout=10_000)
    (step,) = desk.scene.plan
    assert step.start == desk.scene.area_of(TRAY)
    assert step.end in [desk.scene.area_of(zone_spot(hand.board, each)) for each in hand.board.ids]
    assert covered_words(window) == 0


def after_robots(steps: int) -> Session:
    """Return Puebla after ``steps`` steps by robots, with people at both seats."""
    session = Session.new(load_material(), Opening("puebla", 12), ROBOTS)
    for _ in range(steps):
        question = session.question()
        assert question is not None
        session.submit(question.answer().action)
    return Session.from_position(session.state, SEATS)


def test_a_stack_dragged_from_the_map_shows_its_lines_once(
    open_adventure: OpenAdventure, orders: Session
) -> None:
    window, hand = table(open_adventure, orders)
    desk = window.desk
    window.commands.all["toggle_overlay"].action.trigger()
    start, end = (
        desk.view.mapFromScene(desk.scene.center_of(spot) or QPointF())
        for spot in (stack_spot(hand.board, "orizaba", "imperial"), zone_spot(hand.board, "puebla"))
    )
    port = desk.view.viewport()
    QTest.mousePress(port, Qt.MouseButton.LeftButton, pos=start)
    QTest.mouseMove(port, start + QPoint(20, 0))
    QTest.mouseMove(port, end)
    QApplication.processEvents()
    assert desk.drag.thing is not None
    model = desk.scene.model
    assert model is not None
    notes = [thing for thing in desk.game.drawing.active(model) if thing.key == "staff"]
    assert len(notes) == 1
    (name,) = (target.name for target in notes[0].targets)
    assert name.startswith("Staff officer: once they have left: ")
    assert name.count("Orizaba keeps") + name.count("Nobody stays in Orizaba") == 1
    (threats,) = (thing for thing in drawn(window) if thing.key == "threats")
    assert isinstance(threats.look, ThreatsLook)
    assert len(threats.look.line) > 1
    QTest.mouseRelease(port, Qt.MouseButton.LeftButton, pos=end)


def test_a_piece_is_dragged_at_once_after_a_click(laid: Laid) -> None:
    """The second press is not taken for a double click."""
    window, hand = laid(
        """
phase: ops.g
zones:
  mexico: {republican: 2C, leaders: [diaz, trevino]}
  oaxaca: {republican: 1C}
"""
    )
    session, port = window.desk.session, window.desk.view.viewport()
    hand.click(stack_spot(hand.board, "mexico", "republican"))
    start, end = hand.at(chip_spot(1)), hand.at(zone_spot(hand.board, "oaxaca"))
    QTest.mouseClick(port, Qt.MouseButton.LeftButton, pos=start)
    press = QMouseEvent(
        QEvent.Type.MouseButtonDblClick,
        QPointF(start),
        QPointF(port.mapToGlobal(start)),
        Qt.MouseButton.LeftButton,
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
    )
    QApplication.sendEvent(port, press)
    for share in (0.2, 0.6, 1.0):
        QTest.mouseMove(port, start + (end - start) * share)
    QTest.mouseRelease(port, Qt.MouseButton.LeftButton, pos=end)
    QApplication.processEvents()
    (ride,) = (entry.line for entry in session.journal if entry.line.startswith("ride"))
    assert ride.startswith("ride trevino ")
    assert session.state.people["trevino"].where == "oaxaca"
