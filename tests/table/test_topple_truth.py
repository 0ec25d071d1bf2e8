"""Tests that texts about a Topple match its purchase."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from paxdesk.desk.home.home_page import HomeSheet
from paxdesk.desk.sheets.modal_sheet import EndDialog
from paxdesk.desk.window.window import TableWindow
from paxdesk.porfiriana.rules import topple_search as rules
from paxdesk.porfiriana.rules.actions import Buy, Pass, Sell
from paxdesk.porfiriana.rules.cautions import cautions
from paxdesk.porfiriana.rules.state import State
from paxdesk.porfiriana.rules.topple_search import ToppleTakers, WayToTopple, takers, ways_to_topple
from paxdesk.porfiriana.rules.view import View
from paxdesk.porfiriana.table.scene import ledger, seat_stats
from paxdesk.porfiriana.table.scene.board import TurnPlateLook
from paxdesk.porfiriana.table.scene.ledger import LedgerLook, _Columns
from paxdesk.porfiriana.table.words.advice_words import caution_for_viewer as told_caution
from tests.keys import press_key
from tests.shares import spread
from tests.table.conftest import OpenTable
from tests.table.hand import MouseHand
from tests.table.measuring import scene_of, things_of
from tests.table.moments import moment
from tests.table.tables import middle

HEEL = """
regime: pax
actions: {actions}
market: {{a0: 204}}
players:
  P1: {{hacendado: 208, gold: {gold}, tableau: {{{loyal}: {{}}}}}}
  P2: {{hacendado: 213}}
"""
"""Position in which a Topple takes a Loyalty Point from Díaz."""
THREE = "11: {}, 16: {}, 24"
"""Partners with three Loyalty Points, which are just enough."""


def told(window: TableWindow) -> tuple[str, str]:
    """Return the last row of the turn plate, and the verdict of the ledger of points."""
    scene = window.desk.scene
    things = [thing for group in scene._groups.values() for thing in group]
    plate = next(each.look for each in things if isinstance(each.look, TurnPlateLook))
    ledger = next(each.look for each in things if isinstance(each.look, LedgerLook))
    return plate.rows[-1].words, ledger.verdict


def test_the_heel_of_the_topple_on_sale_counts_and_the_result_is_reported(
    open_position: OpenTable,
) -> None:
    window = open_position(HEEL.format(actions=3, gold=9, loyal=THREE))
    hand, flow = MouseHand(window.desk), window.desk.flow
    hand.raise_curtain()
    assert told(window) == (
        "can win with it",
        "Carmen wins with 3 Loyalty.",
    )
    flow.model.submit(Buy(0, "event"))
    hand.raise_curtain()
    assert told(window) == ("enough to win", "Carmen has enough Loyalty.")
    while not flow.state.over:
        hand.play(Pass())
    assert flow.state.winners == (1,)
    assert told(window) == ("By Retirement.", "Carmen topples Díaz.")
    assert isinstance(window.dialog, EndDialog)
    window.dialog.home.emit()
    assert isinstance(window.dialog, HomeSheet), "the end leads home"
    window.close_dialog()
    window.records.show_end()
    assert isinstance(window.dialog, EndDialog)
    for key in (Qt.Key.Key_F7, Qt.Key.Key_F8):
        press_key(key)
        assert not isinstance(window.dialog, EndDialog), "its keys work here too"
        press_key(Qt.Key.Key_Escape)
        assert isinstance(window.dialog, EndDialog)
    press_key(Qt.Key.Key_F11)
    assert window.isFullScreen()
    press_key(Qt.Key.Key_F11)
    assert not window.isFullScreen()


def test_price_tag_chart_inspector_and_warning_agree(open_position: OpenTable) -> None:
    lacking = HEEL.format(actions=3, gold=19, loyal="11: {}, 24").replace(
        "a0: 204", "b0: 111, a0: 204"
    )
    window = open_position(lacking.replace("hacendado: 208,", "hacendado: 208, hand: [17],"))
    hand, flow = MouseHand(window.desk), window.desk.flow
    assert told(window)[0] == "Nobody can win with it now.", "whose hand is not seen"
    hand.raise_curtain()
    assert told(window) == (
        "can win with it",
        "Carmen wins with 3 Loyalty, with Angela Terrazas.",
    )
    (found, *_) = [each for each in cautions(flow.state) if each.kind == "you_topple"]
    assert any(getattr(line, "card", 0) == 17 for line in found.plan)
    warned = told_caution(flow.state, found, 1, flow.names)
    assert warned.words.startswith("You win with 3 Loyalty this turn: play ")
    assert "Carmen has 3 Loyalty then, and 3 are needed." in [each.words for each in warned.rows]
    ledger = next(
        thing.look
        for group in window.desk.scene._groups.values()
        for thing in group
        if isinstance(thing.look, LedgerLook)
    )
    assert ledger.need == "You need 1 more Loyalty and a Topple's event (0 gold)."
    counting = next(each for each in ledger.rows[0].standings if each.counts)
    assert (counting.points, counting.needed) == (2, 3)
    shown = (ledger.verdict, warned.words, *(each.words for each in warned.rows))
    assert not any(term in each for each in shown for term in ("manifesto", "Tripartite"))


@pytest.mark.long
def test_topple_texts_wait_for_the_search(
    open_position: OpenTable, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    """Ways of several lines are searched on another thread."""
    monkeypatch.setattr(seat_stats, "QUICKLY", 0)
    seat_stats._FOUND.clear()
    lacking = HEEL.format(actions=3, gold=19, loyal="11: {}, 24").replace(
        "a0: 204", "b0: 111, a0: 204"
    )
    given = lacking.replace("hacendado: 208,", "hacendado: 208, hand: [17],")
    window = open_position(given, reckoning=True)
    MouseHand(window.desk).raise_curtain()
    plate, verdict = told(window)
    assert (plate[:6], verdict) == ("Topple", "")
    known = "Carmen wins with 3 Loyalty, with Angela Terrazas."
    qtbot.waitUntil(lambda: told(window) == ("can win with it", known))
    window.desk.flow.refresh()
    assert told(window) == ("can win with it", known), "it is found out once"


def test_a_moving_step_is_shown_before_the_search(
    open_position: OpenTable, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    """Searching six rich hands would delay the step."""
    seat_stats._FOUND.clear()
    asked: list[int] = []

    def counted(
        seen: View, most: int | None = None, wanted: Callable[[], bool] = lambda: True
    ) -> ToppleTakers:
        asked.append(seen.turn.seat)
        return takers(seen, most, wanted)

    monkeypatch.setattr(seat_stats, "takers", counted)
    window = open_position(HEEL.format(actions=3, gold=9, loyal=THREE))
    scene, flow = window.desk.scene, window.desk.flow
    MouseHand(window.desk).raise_curtain()
    scene.animations_enabled = True
    asked.clear()
    flow.model.submit(Sell(11))
    assert not asked
    assert told(window)[0].startswith("Topple"), "nothing is said before it is known"
    qtbot.waitUntil(lambda: told(window)[0] == "Nobody can win with it now.")
    assert asked


def test_a_stopped_search_examines_no_further_seat(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A closing window waits for the search."""
    seat_stats._FOUND.clear()
    question = seat_stats.unknown_takers(middle(6))
    assert question is not None
    looked: list[int] = []

    def one(turn: State, seat: int, most: int | None = None) -> list[WayToTopple] | None:
        looked.append(seat)
        question.stop()
        return ways_to_topple(turn, seat, most)

    monkeypatch.setattr(rules, "ways_to_topple", one)
    question.answer()
    assert looked == [1]


@pytest.mark.parametrize(("actions", "gold"), [(0, 9), (3, 0)])
def test_a_topple_needs_an_action_and_gold(
    open_position: OpenTable, actions: int, gold: int
) -> None:
    given = HEEL.format(actions=actions, gold=gold, loyal=THREE).replace("a0: 204", "a3: 204")
    window = open_position(given)
    MouseHand(window.desk).raise_curtain()
    assert told(window) == (
        "Nobody can win with it now.",
        "Carmen has enough Loyalty.",
    )


@pytest.mark.parametrize("seats", [2, 4, 6])
@pytest.mark.parametrize("size", spread([(1280, 720), (1366, 768), (1600, 900), (1920, 1080)]))
def test_the_chart_has_one_text_size_and_a_larger_one_for_the_greatest_danger(
    qapp: QApplication, seats: int, size: tuple[int, int]
) -> None:
    scene = scene_of(moment(seats, "middle"), *size)
    ledger = next(each for each in things_of(scene) if isinstance(each.look, LedgerLook))
    assert isinstance(ledger.look, LedgerLook)
    place, large = ledger.place, scene.zones.large
    columns = _Columns(ledger.look, large, place.width, place.height)
    nearest = columns._nearest()
    sizes = set()
    for column, standing in columns._cells():
        face = columns._face(standing, column)
        dangerous = column == columns.wide and standing in nearest
        assert (face.pixelSize() > columns.bold.pixelSize()) == dangerous
        sizes.add(face.pixelSize())
    assert nearest
    assert len(sizes) == 2
    assert min(sizes) >= 11


def test_the_chart_names_seats_with_enough_points_and_those_who_declare() -> None:
    told = ledger.verdict("loyalty", ["Ana"], ["Bruno", "Carla"])
    assert told == "Ana has enough Loyalty. Bruno and Carla have enough Loyalty by declaring."
    assert ledger.verdict("loyalty", [], ["Ana"]) == "Ana has enough Loyalty by declaring."
    assert ledger.verdict("loyalty", ["Ana", "Bruno"]) == "Ana and Bruno have enough Loyalty."
    assert ledger.verdict("loyalty", []) == "Nobody can topple Díaz now."
    assert ledger.verdict("loyalty", [], winning=None) == ""
