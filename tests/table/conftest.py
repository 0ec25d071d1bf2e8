"""Fixtures with windows that have no animations or delays.

Checks that run on a thread are off unless a test enables them.
"""

from collections.abc import Callable

import pytest
from pytestqt.qtbot import QtBot

from paxdesk.desk.animations import Tempo
from paxdesk.desk.window.window import TableWindow
from paxdesk.net import messages
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.rules.state import Options, State
from paxdesk.porfiriana.scenarios.position import read_position
from paxdesk.porfiriana.session import Session
from paxdesk.porfiriana.table.game_table import PaxTable
from paxdesk.porfiriana.table.sheets.new_game_choices import plain_game, position_session
from paxdesk.strict_yaml import read_text
from tests.ports import own_port
from tests.table import tables
from tests.table.painted_once import paint_once
from tests.table.solo_play import BeginSolo
from tests.table.solo_play import session as solo_session

OpenTable = Callable[..., TableWindow]
Lay = Callable[..., State]


@pytest.fixture
def open_table(qtbot: QtBot, deck: Deck, monkeypatch: pytest.MonkeyPatch) -> OpenTable:
    """Return a function that opens a window on a session or a new game."""
    paint_once(monkeypatch)

    def opened(
        session: Session | None = None,
        *,
        seats: int = 4,
        seed: int = 1,
        width: int = 1366,
        height: int = 768,
        cautions: bool = False,
        reckoning: bool = False,
    ) -> TableWindow:
        game = PaxTable(deck) if reckoning else tables.quiet(deck)
        window = TableWindow(game, session or plain_game(seats, seed).deal(deck))
        window.store.change(cautions=cautions)
        window.ask_before_leaving = False
        window.desk.scene.animations_enabled = False
        window.desk.mouse.hover_opens = False
        window.desk.resting.delay = None
        qtbot.addWidget(window)
        window.resize(width, height)
        with qtbot.waitExposed(window):
            window.show()
        window.begin()
        return window

    return opened


@pytest.fixture
def lay(deck: Deck) -> Lay:
    """Return a function that creates a position from the ``given`` part of a scenario."""

    def laid(given: str, players: int = 2, options: Options | None = None) -> State:
        node = read_text(given)
        return read_position(node, deck, players, options or Options(), 1)

    return laid


@pytest.fixture
def open_position(open_table: OpenTable, lay: Lay) -> OpenTable:
    def opened(given: str, players: int = 2, **wished: int) -> TableWindow:
        return open_table(position_session(lay(given, players)), **wished)

    return opened


@pytest.fixture
def begin(open_table: OpenTable, deck: Deck) -> BeginSolo:
    def begun(mode: str, seed: int = 1, tempo: Tempo = "instant") -> TableWindow:
        window = open_table(solo_session(deck, mode, seed))
        window.desk.robots.set_tempo(tempo)
        return window

    return begun


@pytest.fixture(autouse=True)
def port_of_process(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make windows host at this process's port."""
    monkeypatch.setattr(messages, "PORT", own_port())
