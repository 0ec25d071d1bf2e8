"""Helpers for tests with solo games in a window."""

from collections.abc import Callable

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from paxdesk.desk.window.window import TableWindow
from paxdesk.porfiriana.rules import actions as act
from paxdesk.porfiriana.rules.agenda import ActionPhase
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.rules.state import Options
from paxdesk.porfiriana.session import (
    SeatSetup,
    Session,
)
from tests.table.hand import MouseHand

LEFT = Qt.MouseButton.LeftButton
LONGEST = 20_000
"""Maximum time for robots to play, in ms."""
SEATS = (SeatSetup("Carmen", 1), SeatSetup("I", 2, "paxomatic"), SeatSetup("II", 3, "paxomatic"))
BeginSolo = Callable[..., TableWindow]


def session(deck: Deck, mode: str, seed: int = 1) -> Session:
    seats = SEATS[:1] if mode == "diaz" else SEATS
    return Session.new(deck, Options(), seed, seats, solo=mode)  # type: ignore[arg-type]


def robots_play(qtbot: QtBot, window: TableWindow) -> None:
    flow = window.desk.flow
    qtbot.waitUntil(lambda: flow.robot is None, timeout=LONGEST)


def end_turn(qtbot: QtBot, window: TableWindow) -> None:
    hand = MouseHand(window.desk)
    flow = window.desk.flow
    while isinstance(flow.state.agenda[-1], ActionPhase) and flow.session.seat_to_act == 1:
        hand.play(act.End())
    robots_play(qtbot, window)
