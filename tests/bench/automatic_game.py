"""A whole game of six at the table without anybody: ``python -m tests.bench.automatic_game``.

Every few milliseconds the next action is taken: a curtain raised, or any legal action performed,
with its animation, while the event loop is watched. Prints as JSON how long the GUI thread
worked at a stretch and how much memory the process has in the end.
"""

import json
import os
import random
import sys
import time

# The plain event loop of Qt tells when it begins to work and when it waits.
os.environ["QT_NO_GLIB"] = "1"

from PySide6.QtCore import QAbstractEventDispatcher, QObject, QTimer
from PySide6.QtWidgets import QApplication

from paxdesk.resources import cards_folder
from paxdesk.rules.deck import load_deck
from paxdesk.rules.legal import asked
from paxdesk.table.dialogs.choices import plain_game
from paxdesk.table.garbage import calm_the_collector
from paxdesk.table.window import TableWindow
from tests.bench.measuring import resident_megabytes

SEATS = 6
SEED = 1
PAUSE = 5
"""Milliseconds between two actions, in which the table is painted."""


class LoopWatch(QObject):
    """Notes every stretch of work between two waits: its own computing time, in milliseconds."""

    def __init__(self) -> None:
        super().__init__()
        self.stretches: list[tuple[float, str]] = []
        self.doing = ""
        self._began = time.thread_time()
        dispatcher = QAbstractEventDispatcher.instance()
        assert dispatcher is not None
        dispatcher.aboutToBlock.connect(self._rests)

    def _rests(self) -> None:
        # The clock of the thread stands still while it waits.
        now = time.thread_time()
        self.stretches.append(((now - self._began) * 1000, self.doing))
        self._began = now
        self.doing = ""


class Player(QObject):
    """Takes the next action whenever its timer strikes; leaves when ``most`` are taken."""

    def __init__(self, window: TableWindow, watch: LoopWatch, most: int) -> None:
        super().__init__()
        self.window = window
        self.watch = watch
        self.most = most
        self.steps = 0
        self._chance = random.Random(SEED)
        self._timer = QTimer(self, interval=PAUSE)
        self._timer.timeout.connect(self._act)
        self._timer.start()

    def _act(self) -> None:
        host = self.window.desk.host
        if host.curtain is not None:
            self.watch.doing = "raising the curtain"
            host.curtain.button.click()
            return
        session = host.session
        if asked(session.state) is None or self.steps == self.most:
            self._timer.stop()
            QTimer.singleShot(500, self.window.close)
            return
        action = self._chance.choice(session.legal())
        self.watch.doing = repr(action)
        self.steps += 1
        host.submit(action)


def main(arguments: list[str]) -> int:
    """Play at most as many actions as the argument says, or to the end."""
    most = int(arguments[0]) if arguments else -1
    application = QApplication(sys.argv[:1])
    session = plain_game(SEATS, SEED).deal(load_deck(cards_folder()))
    window = TableWindow(session.state.cards, session)
    window.ask_before_leaving = False
    window.resize(1920, 1080)
    window.show()
    window.begin()
    application.processEvents()
    calm_the_collector()
    watch = LoopWatch()
    player = Player(window, watch, most)
    application.exec()
    longest = sorted(watch.stretches, reverse=True)
    report = {
        "steps": player.steps,
        "longest": longest[0][0],
        "over_50_ms": sum(1 for milliseconds, _ in longest if milliseconds > 50),
        "slowest": longest[:8],
        "memory": resident_megabytes(),
    }
    print(json.dumps(report))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
