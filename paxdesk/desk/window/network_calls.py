"""Hand-over of calls from network threads to the GUI thread."""

from __future__ import annotations

import sys
import threading
from collections.abc import Callable
from contextlib import suppress
from typing import Final

from PySide6.QtCore import QObject, Signal

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
