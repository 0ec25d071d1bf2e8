"""Tests of the banners across the table."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from paxdesk.desk.banners import Banners
from paxdesk.desk.scene.things import Spot
from paxdesk.desk.window.window import TableWindow
from paxdesk.porfiriana.rules import actions as act
from paxdesk.porfiriana.rules.state import Event, State
from paxdesk.porfiriana.table.motion.choreography import mastheads_of
from paxdesk.porfiriana.table.scene.seat_stats import unknown_takers
from tests.table.conftest import Lay, OpenTable
from tests.table.hand import LEFT, MouseHand
from tests.table.tables import NAMES, middle

OpenMoving = Callable[[str], TableWindow]
NAMED = dict(enumerate(NAMES, 1))
TURN = """
    turn: P1
    actions: 3
    regime: {regime}
    market: {{a0: {first}, a1: 48}}
    headlines: [{pile}]
    deck: [205, 4, 6, 7, 8, 10, 25, 26, 27, 31, 33, 37, 39, 40, 41, 43]
    players:
      P1: {{hacendado: 209, gold: 20, hand: [184], tableau: {{61: {{}}}}}}
      P2: {{hacendado: 210, gold: 3}}
    """


@pytest.fixture
def opened(open_position: OpenTable) -> OpenMoving:
    def moving(given: str, motion: str = "normal") -> TableWindow:
        window = open_position(given)
        MouseHand(window.desk).raise_curtain()
        window.store.change(motion=motion, reduced_motion="off")
        window.desk.scene.animations_enabled = True
        return window

    return moving


def printed(window: TableWindow) -> Banners:
    return window.desk.director.mastheads


def turn_regime(window: TableWindow) -> None:
    """Deploy a Federal troop, which brings Martial Law."""
    sent = act.Deploy(184, 61)
    assert sent in window.desk.session.legal()
    window.desk.flow.model.submit(sent)


@pytest.mark.long
def test_a_change_of_regime_has_a_banner_that_closes(opened: OpenMoving, qtbot: QtBot) -> None:
    window = opened(TURN.format(regime="pax", first=86, pile=""))
    heralds = printed(window)
    turn_regime(window)
    assert heralds.shown is not None
    assert 0 < heralds.remaining <= 2000
    shown, least = heralds.shown, window.desk.scene.zones.prompt.width
    qtbot.waitUntil(lambda: shown.boundingRect().width() >= least)
    qtbot.waitUntil(lambda: heralds.shown is None, timeout=10000)
    assert not window.desk.scene.strays


def test_a_click_or_a_key_continues(opened: OpenMoving) -> None:
    window = opened(TURN.format(regime="pax", first=86, pile=""))
    turn_regime(window)
    hand = MouseHand(window.desk)
    QTest.mouseClick(window.desk.view.viewport(), LEFT, pos=hand.at(Spot("market", 1)))
    assert printed(window).shown is None
    assert window.desk.drag.thing == Spot("market", 1), "the click was not lost"
    window.desk.drag.cancel()
    window.desk.flow.model.undo()
    turn_regime(window)
    assert printed(window).shown is not None
    QTest.keyClick(window.desk.view, Qt.Key.Key_Tab)
    assert printed(window).shown is None


def test_no_banner_appears_without_motion(opened: Callable[..., TableWindow]) -> None:
    window = opened(TURN.format(regime="pax", first=86, pile=""), "off")
    turn_regime(window)
    assert printed(window).shown is None
    assert not printed(window).waiting


@pytest.mark.long
def test_behind_the_curtain_there_is_no_banner_and_the_recap_reports_it(
    opened: OpenMoving, qtbot: QtBot
) -> None:
    window = opened(TURN.format(regime="pax", first=86, pile=""))
    window.desk.flow.called = 1
    window.desk.flow.refresh()
    window.desk.drag.confirm_end = False
    window.desk.flow.model.submit(act.End())
    heralds = printed(window)
    assert window.desk.flow.busy
    assert heralds.shown is None
    assert window.desk.flow.curtain is not None
    window.desk.flow.curtain.hang()
    MouseHand(window.desk).raise_curtain()
    qtbot.waitUntil(lambda: heralds.shown is not None, timeout=20000)
    window.desk.story.skip()
    assert heralds.shown is None


def _look_for_takers(state: State) -> None:
    """Find possible topplers, as the table does on a thread."""
    question = unknown_takers(state)
    assert question is not None
    assert question.answer()(), "it was not known"
    assert not question.answer()(), "it is looked for once"


@pytest.mark.long
def test_the_banner_shows_the_price_and_possible_topplers() -> None:
    state = middle(4)
    slot = state.market.index(206)
    events = [Event("revealed", card=206, amount=slot)]
    (found,) = mastheads_of(state, NAMED, events)
    assert (found.title, found.icon) == ("Presidente Díaz Is Shot", "topple")
    assert found.spoken_text == "A Topple on sale for 8 gold.", "it is not known at once"
    _look_for_takers(state)
    assert found.spoken_text == "A Topple on sale for 8 gold. Nobody can win with it now."
    state.regime = "pax"
    (found,) = mastheads_of(state, NAMED, events)
    _look_for_takers(state)
    assert found.spoken_text.endswith("Carmen can win with it."), "richer than Rosa by a sale"
    state.depression = True
    (found,) = mastheads_of(state, NAMED, events)
    _look_for_takers(state)
    assert found.spoken_text.endswith("Nobody can win with it now."), "Rosa would be the richer one"


def test_a_depression_and_its_end_are_moments(lay: Lay) -> None:
    state = lay(TURN.format(regime="pax", first=86, pile=""))
    found = [*mastheads_of(state, NAMED, [Event("depression_starts")])]
    assert (found[0].title, found[0].loud) == ("Depression", True)
    found = [*mastheads_of(state, NAMED, [Event("depression_ends")])]
    assert found[0].title == "The Depression is over"
