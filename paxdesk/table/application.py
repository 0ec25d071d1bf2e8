"""Opening the table: Qt, the first game, and the window around them."""

import os
import secrets
import sys
import time
from argparse import Namespace
from pathlib import Path

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QApplication

from paxdesk.files.save import read_saved
from paxdesk.files.scenario_reading import read_scenario
from paxdesk.resources import open_deck
from paxdesk.rules.deck import Deck
from paxdesk.session.session import Session
from paxdesk.table.dialogs.choices import LARGEST_SEED, plain_game, position_session
from paxdesk.table.window import TableWindow

CLOCK_TICKS_FIELD = 21
"""Which field of ``/proc/self/stat`` says when the process began, counted from 0."""


def run(arguments: Namespace) -> int:
    """Open the table with what the command line asks for; returns the exit code.

    Raises PaxError for a file that cannot be opened.
    """
    begun = time.perf_counter() - process_age()
    deck = open_deck(arguments.cards)
    session = opening(deck, arguments)
    application = QApplication.instance() or QApplication(sys.argv[:1])
    assert isinstance(application, QApplication)
    application.setApplicationName("paxdesk")
    application.setApplicationDisplayName("Pax Desk")
    application.setDesktopFileName("paxdesk")
    window = TableWindow(deck, session)
    window.path = arguments.file
    if arguments.exit_when_painted:
        window.ask_before_leaving = False
        watcher = FirstPainting(window, begun)
        window.desk.view.viewport().installEventFilter(watcher)
    window.show()
    window.begin()
    return application.exec()


def opening(deck: Deck, arguments: Namespace) -> Session | None:
    """The game the command line names; None where a new one is to be asked for."""
    if arguments.file is not None:
        return read_saved(arguments.file, deck)
    if arguments.position is not None:
        return position_session(read_scenario(arguments.position, deck).position)
    if arguments.new:
        seed = arguments.seed
        if seed is None:
            seed = secrets.randbelow(LARGEST_SEED)
        return plain_game(arguments.seats, seed).deal(deck)
    return None


class FirstPainting(QObject):
    """Waits until the table has been painted, says how long that took, and closes the window."""

    def __init__(self, window: TableWindow, begun: float) -> None:
        super().__init__(window)
        self.window = window
        self.begun = begun
        self._told = False

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint and not self._told:
            self._told = True
            QTimer.singleShot(0, self._tell)
        return False

    def _tell(self) -> None:
        """Called once the event loop has finished the painting."""
        elapsed = round((time.perf_counter() - self.begun) * 1000)
        print(f"painted in {elapsed} ms", flush=True)
        self.window.close()


def process_age() -> float:
    """Seconds since this process began, as far as the system tells; else 0."""
    try:
        fields = Path("/proc/self/stat").read_text(encoding="ascii").rpartition(")")[2].split()
        uptime = float(Path("/proc/uptime").read_text(encoding="ascii").split()[0])
    except (OSError, ValueError):
        return 0.0
    started = int(fields[CLOCK_TICKS_FIELD - 2]) / os.sysconf("SC_CLK_TCK")
    return max(0.0, uptime - started)
