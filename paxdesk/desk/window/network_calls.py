"""Hand-over of calls from network threads to the GUI thread."""

from __future__ import annotations

import socket
import sys
import threading
import weakref
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from typing import Final

import shiboken6
from PySide6.QtCore import QObject, QSocketNotifier

SWITCH_INTERVAL: Final = 0.0005
"""Thread switch interval in seconds while the network is in use."""
MANY_BYTES: Final = 65_536


def share_threads() -> None:
    """Shorten Python's thread switch interval for the network threads."""
    sys.setswitchinterval(SWITCH_INTERVAL)


def run_in_thread(what: Callable[[], object]) -> None:
    """Call ``what`` on a new daemon thread."""
    threading.Thread(target=what, name="aside", daemon=True).start()


class CallQueue(QObject):
    """Queue of calls for the GUI thread.

    Other threads wake it through a socket, because their use of Qt objects can crash.
    """

    def __init__(self) -> None:
        super().__init__()
        self._calls: deque[Callable[[], object]] = deque()
        self._woken, self._waking = socket.socketpair()
        self._woken.setblocking(False)
        self._waking.setblocking(False)
        read = QSocketNotifier.Type.Read
        self._notifier = QSocketNotifier(self._woken.fileno(), read, self)
        self._notifier.activated.connect(self._run)

    def add(self, what: Callable[[], object]) -> None:
        """Queue ``what``; thread-safe."""
        self._calls.append(what)
        self._wake()

    def _wake(self) -> None:
        with suppress(BlockingIOError):  # socket full: a wake-up is already pending
            self._waking.send(b"\0")

    def _run(self) -> None:
        with suppress(BlockingIOError):
            self._woken.recv(MANY_BYTES)
        try:
            for _ in range(len(self._calls)):
                self._calls.popleft()()
        finally:
            if self._calls:
                self._wake()


@cache
def call_queue() -> CallQueue:
    """Return the program's queue; the first call must be on the GUI thread."""
    return CallQueue()


class GuiThreadCaller:
    """Forwarder of calls from network threads to the GUI thread, while ``owner`` exists."""

    def __init__(self, owner: QObject) -> None:
        self._owner = weakref.ref(owner)
        self._queue = call_queue()

    def call_soon(self, what: Callable[[], object]) -> None:
        """Queue ``what`` on the GUI thread; thread-safe."""
        self._queue.add(lambda: self._call(what))

    def _call(self, what: Callable[[], object]) -> None:
        owner = self._owner()
        if owner is not None and shiboken6.isValid(owner):
            what()
