"""Work that waits until the event loop has time: single calls, and long work in slices.

Without it, everything due at the same moment would run in one turn of the event loop, together
with whatever has just been painted, and the mouse would have to wait for all of it.
"""

import time
from collections import deque
from collections.abc import Callable
from typing import Final

from PySide6.QtCore import (
    QAbstractAnimation,
    QAbstractEventDispatcher,
    QCoreApplication,
    QObject,
    Qt,
    QTimer,
    QTimerEvent,
)
from PySide6.QtWidgets import QWidget

BUSY_AFTER: Final = 0.004
"""Seconds of computing after which a turn has had enough to do."""


MOST_DELAYS: Final = 20
"""Turns by which work is put off at most."""


class EventLoopClock(QObject):
    """How long the event loop has been working since it last looked at what is waiting.

    There is one for all windows.
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._began = time.thread_time()
        dispatcher = QAbstractEventDispatcher.instance()
        assert dispatcher is not None, "an application has one"
        dispatcher.awake.connect(self._begin)
        dispatcher.aboutToBlock.connect(self._begin)

    def _begin(self) -> None:
        # The clock of the thread stands still while it waits.
        self._began = time.thread_time()

    @property
    def full(self) -> bool:
        """Whether this turn has had enough to do."""
        return time.thread_time() - self._began > BUSY_AFTER


def turn_clock() -> EventLoopClock:
    application = QCoreApplication.instance()
    assert application is not None
    here = Qt.FindChildOption.FindDirectChildrenOnly
    found: EventLoopClock | None = application.findChild(EventLoopClock, "", here)
    return found or EventLoopClock(application)


class IdleTimer(QTimer):
    """Emits ``timeout`` once, in a turn with time to spare, as soon as it is due.

    What is done by one such timer is never done at a stretch with that of another, unless it has
    been put off very often.
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.setSingleShot(True)
        self._clock = turn_clock()
        self._put_off = 0

    def start(self, wait: int = 0, /) -> None:
        """Be due in so many milliseconds."""
        self._put_off = 0
        super().start(wait)

    def timerEvent(self, event: QTimerEvent) -> None:
        if self._clock.full and self._put_off < MOST_DELAYS:
            self._put_off += 1
            super().start(0)
        else:
            super().timerEvent(event)


class SlicedWork(QObject):
    """Belongs to whatever shows the work: what is left when that is deleted is never done."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._left: deque[Callable[[], object]] = deque()
        self._rests = True
        self._clock = turn_clock()
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._turn)

    @property
    def left(self) -> int:
        """How many slices are still to be done."""
        return len(self._left)

    def add(self, slice_: Callable[[], object]) -> None:
        """Do this after all that was added before."""
        self._left.append(slice_)
        if not self._timer.isActive():
            self._rests = False  # whatever asks for it is painted first
            self._timer.start(0)

    def finish(self) -> None:
        """Do all that is left at once."""
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


def finish_all(window: QWidget) -> None:
    """Do at once all that is left to do anywhere in a window: for pictures of it."""
    for slices in window.findChildren(SlicedWork):
        slices.finish()


def stop_all(window: QWidget) -> None:
    """Nothing of a closed window moves or waits any more, however long it is kept."""
    for timer in window.findChildren(QTimer):
        timer.stop()
    for animation in window.findChildren(QAbstractAnimation):
        animation.stop()
