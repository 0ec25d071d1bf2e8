"""Hand-over of calls from network threads to the GUI thread, and texts for network play."""

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
    "late": tr_noop("The table had gone on already; here it is as it is now."),
    "turn": tr_noop("Somebody else is asked."),
    "rules": tr_noop("The table does not allow that; here it is as it is now."),
    "undo": tr_noop("That cannot be taken back any more."),
    "away": tr_noop("Somebody is away who would have to agree. Wait until everybody is here."),
    "busy": tr_noop("Something else is being asked already; wait for the answers."),
    "protocol": tr_noop(
        "The table is kept by Pax Desk {word}, which speaks otherwise. Take the same version."
    ),
    "program": tr_noop("The table is kept by Pax Desk {word}. Take the same version."),
    "game": tr_noop("Another game is played at this table: join it from the home page of that."),
    "cards": tr_noop(
        "The table has other cards or counters. Corrections of yours must be the same everywhere."
    ),
    "table": tr_noop("There is no such table any more: ask its owner for a new link."),
    "used": tr_noop("This link was used on another machine: ask for a new one."),
    "taken": tr_noop("Your seat is played from another window or machine now."),
    "closed": tr_noop("Whoever keeps the table has closed it for now. It waits for you."),
    "full": tr_noop("Too many people look on already: try again later."),
    "garbage": tr_noop("The table did not understand this program."),
    "flood": tr_noop("The table heard too much from this program, and has sent it away."),
    "certificate": tr_noop(
        "Another machine answers than the one of the link, and nothing was told to it. "
        "Ask for a new link; if that is no better, somebody listens on the way."
    ),
    "nonsense": tr_noop("The table says what cannot be, so this program has left it."),
}
"""Translatable messages for refusals, by the codes of the network protocol."""
PASSING_REFUSALS: Final = frozenset({"late", "turn", "rules", "undo", "away", "busy", "garbage"})
"""Refusals shown on the prompt line, after which play continues."""
PROPOSALS: Final = {
    "back": tr_noop("{name} asks to go back to before {name}’s last action."),
    "robot": tr_noop("{name} asks to let a robot play for {other} as long as {other} is away."),
    "close": tr_noop(
        "{name} asks to close the table. Everybody gets the whole game, hands and deck open, to "
        "keep or to play on at one screen."
    ),
}
"""Translatable texts of proposals to the other players."""
OWNER: Final = tr_noop("Whoever keeps the table")


def presence_words(
    away: Sequence[str], robots: Sequence[str], onlookers: str, waits: Sequence[str]
) -> str:
    """Return a summary of who is away, played by robots, watching or asked.

    ``onlookers`` is a ready-made text or "".
    """
    told = []
    if away:
        told.append(tr("away: {names}", names=join_words(away, "and")))
    if robots:
        told.append(tr("a robot plays for {names}", names=join_words(robots, "and")))
    if onlookers:
        told.append(onlookers)
    if waits:
        told.append(tr("asked: {names}", names=join_words(waits, "and")))
    return "  ·  ".join(told)


def onlooker_words(count: int) -> str:
    """Return the number of spectators as text; "" for none."""
    return tr_plural("%n onlooker(s)", "", count) if count else ""


def wanted_words(what: Request, name: str, other: str) -> str:
    """Return the sentence that describes a proposal."""
    return tr(PROPOSALS[what], name=name, other=other)


SWITCH_INTERVAL: Final = 0.0005
"""Thread switch interval in seconds while the network is in use."""


def share_threads() -> None:
    """Shorten the thread switch interval, so that network threads do not wait for the GUI.

    Python's default of 5 ms would delay them several times per frame.
    """
    sys.setswitchinterval(SWITCH_INTERVAL)


def run_in_thread(what: Callable[[], object]) -> None:
    """Call ``what`` on a new daemon thread."""
    threading.Thread(target=what, name="aside", daemon=True).start()


class GuiThreadCaller(QObject):
    """Forwarder of calls from network threads to the GUI thread."""

    _wanted = Signal(object)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._wanted.connect(self._do)

    def call_soon(self, what: Callable[[], object]) -> None:
        """Queue ``what`` on the GUI thread; thread-safe."""
        with suppress(RuntimeError):  # the receiver may already be deleted
            self._wanted.emit(what)

    def _do(self, what: Callable[[], object]) -> None:
        what()
