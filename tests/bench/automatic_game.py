"""A whole game of six at the table without anybody: ``python -m tests.bench.automatic_game``.

The table plays by itself, with all its animation, while the event loop is watched. Prints as
JSON how long the GUI thread worked at a stretch, how much memory the process has in the end, and
how long python-chess takes for a move just then.
"""

import json
import os
import sys
import time

from paxdesk.porfiriana.table.pax_table import PaxTable

# The plain event loop of Qt tells when it begins to work and when it waits.
os.environ["QT_NO_GLIB"] = "1"

from PySide6.QtCore import QAbstractEventDispatcher, QObject
from PySide6.QtWidgets import QApplication

from paxdesk.desk.app.automatic import Automatic
from paxdesk.desk.app.garbage import Collector
from paxdesk.desk.window.window import TableWindow
from paxdesk.porfiriana.rules.deck import load_deck
from paxdesk.porfiriana.table.sheets.choices import plain_game
from paxdesk.resources import cards_folder
from tests.bench.games import pace
from tests.bench.measuring import resident_megabytes

SEATS = 6
SEED = 1


class LoopWatch(QObject):
    """Notes every stretch of work between two looks at what is waiting, be it a timer or a hand.

    Of each its own computing time, in milliseconds.
    """

    def __init__(self) -> None:
        super().__init__()
        self.stretches: list[float] = []
        self._began = time.thread_time()
        dispatcher = QAbstractEventDispatcher.instance()
        assert dispatcher is not None
        dispatcher.aboutToBlock.connect(self._rests)
        # While timers are overdue it never waits, but still looks once each time round.
        dispatcher.awake.connect(self._rests)

    def _rests(self) -> None:
        # The clock of the thread stands still while it waits.
        now = time.thread_time()
        self.stretches.append((now - self._began) * 1000)
        self._began = now


def main(arguments: list[str]) -> int:
    """Play at most as many actions as the argument says, or to the end."""
    application = QApplication(sys.argv[:1])
    session = plain_game(SEATS, SEED).deal(load_deck(cards_folder()))
    window = TableWindow(PaxTable(session.state.cards), session)
    window.resize(1920, 1080)
    window.show()
    window.begin()
    application.processEvents()
    collector = Collector()
    watch = LoopWatch()
    player = Automatic(window)
    if arguments:
        most = int(arguments[0])
        window.desk.flow.model.played.connect(
            lambda *_: player.finish() if len(session.journal) >= most else None
        )
    application.exec()
    longest = sorted(watch.stretches, reverse=True)
    collector.close()
    report = {
        "steps": len(session.journal),
        "longest": longest[0],
        "over_50_ms": sum(1 for milliseconds in longest if milliseconds > 50),
        "slowest": longest[:8],
        "memory": resident_megabytes(),
        "pace": pace(),
    }
    print(json.dumps(report))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
