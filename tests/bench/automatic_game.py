"""Whole automatic game of six at the table: ``python -m tests.bench.automatic_game``.

Prints the longest stretches of uninterrupted work, and the memory used, as JSON.
"""

import json
import os
import sys
import time

from paxdesk.porfiriana.table.game_table import PaxTable

# Without GLib, Qt's event loop reports when it wakes and when it waits.
os.environ["QT_NO_GLIB"] = "1"

from PySide6.QtCore import QAbstractEventDispatcher, QObject, QTimer
from PySide6.QtWidgets import QApplication

from paxdesk.desk.app.application import IdleGarbageCollector
from paxdesk.desk.app.automatic import AutoPlayer
from paxdesk.desk.window.window import TableWindow
from paxdesk.porfiriana.rules.deck import load_deck
from paxdesk.porfiriana.table.sheets.new_game_choices import plain_game
from paxdesk.resources import cards_folder
from tests.bench.figures import MOVE
from tests.bench.games import pace
from tests.bench.measuring import resident_megabytes

SEATS = 6
SEED = 1
BETWEEN_CHESS = 2000
"""Interval between bursts of chess, in ms."""


class LoopWatch(QObject):
    """Recorder of the CPU times between checks of the event queue, in ms."""

    def __init__(self) -> None:
        super().__init__()
        self.stretches: list[tuple[float, int]] = []
        self._paces = [_pace()]
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._play_chess)
        self._timer.start(BETWEEN_CHESS)
        self._began = time.thread_time()
        dispatcher = QAbstractEventDispatcher.instance()
        assert dispatcher is not None
        dispatcher.aboutToBlock.connect(self._rests)
        # With overdue timers the loop never waits, but still wakes once per iteration.
        dispatcher.awake.connect(self._rests)

    def _rests(self) -> None:
        # The thread clock does not advance while waiting.
        now = time.thread_time()
        self.stretches.append(((now - self._began) * 1000, len(self._paces)))
        self._began = now

    def _play_chess(self) -> None:
        start = time.thread_time()
        self._paces.append(_pace())
        # Measuring is not part of the table's work.
        self._began += time.thread_time() - start

    def scaled(self) -> list[float]:
        """Return the scaled stretches in ms, longest first."""
        self._timer.stop()
        paces = [*self._paces, _pace()]
        return sorted(
            (
                milliseconds * 2 * MOVE / (paces[played - 1] + paces[played])
                for milliseconds, played in self.stretches
            ),
            reverse=True,
        )


def _pace() -> float:
    """Return the CPU seconds of a chess move."""
    return pace(1, time.thread_time)


def main(arguments: list[str]) -> int:
    """Play a game, or the given number of actions, and print a report."""
    application = QApplication(sys.argv[:1])
    session = plain_game(SEATS, SEED).deal(load_deck(cards_folder()))
    window = TableWindow(PaxTable(session.state.cards), session)
    window.resize(1920, 1080)
    window.show()
    window.begin()
    application.processEvents()
    collector = IdleGarbageCollector()
    watch = LoopWatch()
    player = AutoPlayer(window)
    if arguments:
        most = int(arguments[0])
        window.desk.changed.connect(
            lambda *_: player.finish() if len(session.journal) >= most else None
        )
    application.exec()
    collector.close()
    memory = resident_megabytes()
    report = {
        "steps": len(session.journal),
        "slowest": watch.scaled()[:8],
        "slowest_here": sorted((spent for spent, _ in watch.stretches), reverse=True)[:8],
        "memory": memory,
    }
    print(json.dumps(report))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
