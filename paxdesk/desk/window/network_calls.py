"""What is heard on the threads of the network, and done on that of the desk."""

from __future__ import annotations

import sys
import threading
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Final

from PySide6.QtCore import QObject, Signal

from paxdesk import __version__
from paxdesk.desk.sheets.network_sheets import absence_words
from paxdesk.language import join_words, tr, tr_noop, tr_plural
from paxdesk.session.session import Request

REFUSAL_REASONS: Final = {
    "late": tr_noop("The table had gone on already; here it is as it is now."),
    "turn": tr_noop("Somebody else is asked."),
    "rules": tr_noop("The table does not allow that; here it is as it is now."),
    "undo": tr_noop("That cannot be taken back any more."),
    "away": tr_noop("Somebody is away who would have to agree. Wait until everybody is here."),
    "busy": tr_noop("Something else is being asked already; wait for the answers."),
    "soon": tr_noop("You asked the others less than a minute ago. Wait a little."),
    "early": tr_noop("At this table an absence counts after {word}. Wait until then."),
    "protocol": tr_noop(
        "The host has Pax Desk {word} and you have {own}; they cannot talk to each other. "
        "Install the same version; your seat waits for you."
    ),
    "game": tr_noop("Another game is played at this table: join it from the home page of that."),
    "cards": tr_noop(
        "The table has other cards or counters than you. The host has Pax Desk {word} and you have "
        "{own}. Install the same version, and use the same corrections of cards."
    ),
    "table": tr_noop("There is no such table any more: ask its owner for a new link."),
    "used": tr_noop("This link was used on another machine: ask for a new one."),
    "taken": tr_noop("Your seat is played from another window or machine now."),
    "closed": tr_noop("Whoever keeps the table has closed it for now. It waits for you."),
    "ended": tr_noop(
        "The host closed this table on {word}, and it does not go on. Replay shows the game as far "
        "as you have seen it."
    ),
    "full": tr_noop("Too many people look on already: try again later."),
    "garbage": tr_noop("The table did not understand this program."),
    "flood": tr_noop("The table heard too much from this program, and has sent it away."),
    "certificate": tr_noop(
        "Another machine answers than the one of the link, and nothing was told to it. "
        "Ask for a new link; if that is no better, somebody listens on the way."
    ),
    "nonsense": tr_noop("The table says what cannot be, so this program has left it."),
}
"""Why something was not done at a table, by the words of the network."""
PASSING_REFUSALS: Final = frozenset(
    {"late", "turn", "rules", "undo", "away", "busy", "soon", "early", "garbage"}
)
"""What is said on the prompt line, and play goes on."""
PROPOSALS: Final = {
    "back": tr_noop("{name} asks to go back to before {name}’s last action."),
    "robot": tr_noop("{name} asks to let a robot play for {other} as long as {other} is away."),
    "close": tr_noop(
        "{name} asks to close the table. Everybody gets the whole game, hands and deck open, to "
        "keep or to play on at one screen."
    ),
}
"""What somebody proposes to the others."""
OWNER: Final = tr_noop("Whoever keeps the table")


def refusal_words(why: str, word: str) -> str:
    """Return why something was not done, as a sentence; ``word`` comes from the table."""
    if why == "early":
        word = absence_words(int(word) if word.isdecimal() and len(word) < 10 else 0)
    return tr(REFUSAL_REASONS[why], word=word, own=__version__)


def table_words(absence: int, clock: int) -> str:
    """Return the terms of a table on absences and turns, as sentences."""
    words = tr("An absence counts after {time}.", time=absence_words(absence)) if absence else ""
    if clock:
        time = absence_words(clock)
        more = tr("A turn has {time}; then a robot plays for an absent player.", time=time)
        words = f"{words} {more}".strip()
    return words


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
        told.append(tr("asked: {names}", names=join_words(waits, "and")))
    return "  ·  ".join(told)


def onlooker_words(count: int) -> str:
    """Return how many people look on; "" for nobody."""
    return tr_plural("%n onlooker(s)", "", count) if count else ""


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
