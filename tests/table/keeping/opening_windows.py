"""Memory growth in MB while windows are opened and closed one after the other.

``python -m tests.table.keeping.opening_windows 200``
"""

import os
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory

import psutil
from PySide6.QtCore import QEventLoop
from PySide6.QtWidgets import QApplication

from paxdesk.desk.app.application import IdleGarbageCollector
from paxdesk.desk.app.windows import WindowManager
from paxdesk.desk.protocol.table_game import on_desk
from paxdesk.desk.window.window import TableWindow
from paxdesk.files.instance_handover import Call
from paxdesk.porfiriana.rules.deck import open_deck
from paxdesk.porfiriana.table.game_table import PaxTable

LOOK = 0.1
"""Time in seconds that each window is shown."""
SETTLING = 1.5
"""Delay before a measurement, in seconds."""


def grown_by(count: int, folder: Path) -> float:
    """Return the memory growth after ``count`` windows, in MB."""
    application = QApplication([])
    windows = WindowManager(on_desk(PaxTable(open_deck(None), None)), folder)
    first = _opened(windows, 0)
    collector = IdleGarbageCollector()
    windows.window_closed.connect(collector.note_closed_window)
    _wait(application, SETTLING)
    before = _megabytes()
    for seed in range(1, count + 1):
        window = _opened(windows, seed)
        _wait(application, LOOK)
        window.close()
        del window
        _wait(application, LOOK / 4)
    _wait(application, SETTLING)
    found = _megabytes() - before
    first.close()
    collector.close()
    windows.close()
    return found


def _opened(windows: WindowManager, seed: int) -> TableWindow:
    window = windows.open(Call(new=True, seats=2 + seed % 5, seed=seed))
    window.ask_before_leaving = False
    return window


def _wait(application: QApplication, seconds: float) -> None:
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        application.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 10)
        time.sleep(0.002)


def _megabytes() -> float:
    return float(psutil.Process().memory_info().rss) / 1e6


if __name__ == "__main__":
    with TemporaryDirectory() as name:
        home = Path(name)
        for each in ("CONFIG", "DATA", "STATE", "CACHE"):
            os.environ[f"XDG_{each}_HOME"] = str(home / each.lower())
        games = home / "games"
        games.mkdir()
        print(f"{grown_by(int(sys.argv[1]), games):.0f}", flush=True)
        sys.stdout.flush()
