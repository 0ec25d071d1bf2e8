"""What is heard on the threads of the network, and done on that of the desk."""

from __future__ import annotations

import sys
import threading
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Final

from PySide6.QtCore import QObject, Signal

from paxdesk.language import join_words, tr, tr_noop, tr_plural
from paxdesk.session.session import Request

REFUSAL_REASONS: Final = {
    "late": tr_noop("The table had already moved on; your view has been refreshed."),
    "turn": tr_noop("It is someone else's decision."),
    "rules": tr_noop("The table refused that move; your view has been refreshed."),
    "undo": tr_noop("That can no longer be undone."),
    "away": tr_noop("Everyone has to agree, and someone is away. Wait until all players are back."),
    "busy": tr_noop("Another request is still open. Wait for the answers."),
    "protocol": tr_noop(
        "The table runs Pax Desk {word}, which is not compatible. Install the same version."
    ),
    "program": tr_noop("The table runs Pax Desk {word}. Install the same version."),
    "game": tr_noop("This table plays another game. Join it from that game's home page."),
    "cards": tr_noop(
        "The table uses different cards or counters. Everyone needs the same corrections."
    ),
    "table": tr_noop("That table no longer exists: ask the host for a new link."),
    "used": tr_noop("This link has already been used on another computer: ask for a new one."),
    "taken": tr_noop("Your seat is now played from another window or computer."),
    "closed": tr_noop("The host has closed the table for now. You can rejoin when it opens again."),
    "full": tr_noop("The table has too many spectators: try again later."),
    "garbage": tr_noop("The table did not understand this version of Pax Desk."),
    "flood": tr_noop("The table closed the connection: too many messages."),
    "certificate": tr_noop(
        "The computer that answered is not the one in the link, so nothing was sent. Ask for a "
        "new link. If it keeps happening, someone may be intercepting the connection."
    ),
    "nonsense": tr_noop("The table sent impossible data, so Pax Desk has left it."),
}
"""Why something was not done at a table, by the words of the network."""
PASSING_REFUSALS: Final = frozenset({"late", "turn", "rules", "undo", "away", "busy", "garbage"})
"""What is said on the prompt line, and play goes on."""
PROPOSALS: Final = {
    "back": tr_noop("{name} wants to undo back to before {name}'s last action."),
    "robot": tr_noop("{name} wants a robot to play for {other} while {other} is away."),
    "close": tr_noop(
        "{name} wants to close the table. Everyone gets the whole game, including all hands and "
        "the deck, to save or continue on one screen."
    ),
}
"""What somebody proposes to the others."""
OWNER: Final = tr_noop("Host")


def presence_words(
    away: Sequence[str], robots: Sequence[str], onlookers: str, waits: Sequence[str]
) -> str:
    """Return who is away, whom robots play for, who looks on, and who is asked, by name."""
    told = []
    if away:
        told.append(tr("away: {names}", names=join_words(away, "and")))
    if robots:
        told.append(tr("a robot plays for {names}", names=join_words(robots, "and")))
    if onlookers:
        told.append(onlookers)
    if waits:
        told.append(tr("to decide: {names}", names=join_words(waits, "and")))
    return "  ·  ".join(told)


def onlooker_words(count: int) -> str:
    """Return how many people look on; "" for nobody."""
    return tr_plural("%n spectator(s)", "", count) if count else ""


def wanted_words(what: Request, name: str, other: str) -> str:
    """What somebody proposes, a sentence."""
    return tr(PROPOSALS[what], name=name, other=other)


SWITCH_INTERVAL: Final = 0.0005
"""Seconds after which a thread lets another go on that waits for it."""


def share_threads() -> None:
    """From now on what is sent and heard waits for no table that is being laid.

    Python would let the threads of the network wait for 5 ms, several times a frame.
    """
    sys.setswitchinterval(SWITCH_INTERVAL)


def run_in_thread(what: Callable[[], object]) -> None:
    """Do this on a thread of its own."""
    threading.Thread(target=what, name="aside", daemon=True).start()


class GuiThreadCaller(QObject):
    """Carries calls from the threads of the network to the desk's."""

    _wanted = Signal(object)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._wanted.connect(self._do)

    def call_soon(self, what: Callable[[], object]) -> None:
        """Do this soon on the thread of the desk; may be called on any."""
        with suppress(RuntimeError):  # a window that is gone does not want to know any more
            self._wanted.emit(what)

    def _do(self, what: Callable[[], object]) -> None:
        what()
