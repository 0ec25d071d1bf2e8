"""What will be wanted later in a game is made ready in its pauses."""

from collections import deque
from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QObject

from paxdesk.desk.motion.spare import SpareTimer
from paxdesk.desk.window.frame import WindowFrame

SOON: Final = 300
"""Milliseconds after the first position is there: whoever has just begun looks round first."""
APART: Final = 30
"""Milliseconds from one part to the next."""
PATIENCE: Final = 10
"""How often it is put off because something moves on the table."""


class Preparing(QObject):
    """Belongs to a window, and does what its game wants done ahead, a small part at a time."""

    def __init__(self, window: WindowFrame) -> None:
        super().__init__(window)
        self._window = window
        self._left: deque[Callable[[], object]] = deque(window.game.ahead())
        self._put_off = 0
        self._there = False
        """Whether all of the table has been painted."""
        self._timer = SpareTimer(self)
        self._timer.timeout.connect(self._go_on)
        window.desk.flow.refreshed.connect(self._begin)

    @property
    def left(self) -> int:
        """How many parts are still to be done."""
        return len(self._left)

    def _begin(self) -> None:
        self._window.desk.flow.refreshed.disconnect(self._begin)
        self._timer.start(0)

    def _go_on(self) -> None:
        if not self._there:
            self._there = not self._window.desk.scene.refining.left
            self._timer.start(SOON if self._there else APART)
            return
        if self._window.desk.director.remaining and self._put_off < PATIENCE:
            self._put_off += 1
        elif self._left:
            self._put_off = 0
            self._left.popleft()()
        if self._left:
            self._timer.start(APART)

    def end(self) -> None:
        """The window is closed: nothing more will be wanted."""
        self._left.clear()
        self._timer.stop()
