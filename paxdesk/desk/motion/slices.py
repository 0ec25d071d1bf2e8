"""Work that is done in slices, so that nobody waits for it.

A turn of the event loop has one slice, or paints what the last one has brought about.
"""

from collections import deque
from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QWidget

from paxdesk.desk.motion.spare import turn_clock


class Slices(QObject):
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
    for slices in window.findChildren(Slices):
        slices.finish()
