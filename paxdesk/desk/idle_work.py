"""Deferred work, run when the event loop has time.

Otherwise all due work would run in one iteration and delay the mouse.
"""

import time
from collections import deque
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import (
    QAbstractAnimation,
    QAbstractEventDispatcher,
    QCoreApplication,
    QObject,
    Qt,
    QTimer,
    QTimerEvent,
)

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

BUSY_AFTER: Final = 0.004
"""CPU time in seconds that fills an iteration of the event loop."""


MOST_DELAYS: Final = 20
"""Maximum number of iterations for which work is postponed."""


class EventLoopClock(QObject):
    """Clock for the CPU time of one iteration of the event loop, shared by all windows."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._began = time.thread_time()
        dispatcher = QAbstractEventDispatcher.instance()
        assert dispatcher is not None, "an application has one"
        dispatcher.awake.connect(self._begin)
        dispatcher.aboutToBlock.connect(self._begin)

    def _begin(self) -> None:
        # A thread's CPU clock does not advance while the thread waits.
        self._began = time.thread_time()

    @property
    def full(self) -> bool:
        return time.thread_time() - self._began > BUSY_AFTER


def turn_clock() -> EventLoopClock:
    application = QCoreApplication.instance()
    assert application is not None
    here = Qt.FindChildOption.FindDirectChildrenOnly
    found: EventLoopClock | None = application.findChild(EventLoopClock, "", here)
    return found or EventLoopClock(application)


class IdleTimer(QTimer):
    """Single-shot timer that waits up to MOST_DELAYS iterations for one that is not full."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.setSingleShot(True)
        self._clock = turn_clock()
        self._put_off = 0

    def start(self, wait: int = 0, /) -> None:
        """Start the timer, due in ``wait`` milliseconds."""
        self._put_off = 0
        super().start(wait)

    def timerEvent(self, event: QTimerEvent) -> None:
        if self._clock.full and self._put_off < MOST_DELAYS:
            self._put_off += 1
            super().start(0)
        else:
            super().timerEvent(event)


class SlicedWork(QObject):
    """Queue of small tasks, run in idle iterations."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._left: deque[Callable[[], object]] = deque()
        self._rests = True
        self._clock = turn_clock()
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._turn)

    @property
    def left(self) -> int:
        """Number of tasks not run yet."""
        return len(self._left)

    def add(self, slice_: Callable[[], object]) -> None:
        self._left.append(slice_)
        if not self._timer.isActive():
            self._rests = False  # paint the caller's widget first
            self._timer.start(0)

    def finish(self) -> None:
        while self._left:
            self._next()

    def _turn(self) -> None:
        self._rests = not self._rests or self._clock.full
        if not self._rests:
            self._next()

    def _next(self) -> None:
        do = self._left.popleft()
        if not self._left:
            self._timer.stop()
        do()


def finish_all(window: "QWidget") -> None:
    """Run all remaining tasks of a window immediately, before a screenshot."""
    for slices in window.findChildren(SlicedWork):
        slices.finish()


def stop_all(window: "QWidget") -> None:
    """Stop all timers and animations of a closed window, whose object may still exist."""
    for timer in window.findChildren(QTimer):
        timer.stop()
    for animation in window.findChildren(QAbstractAnimation):
        animation.stop()
