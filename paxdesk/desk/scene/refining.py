"""Painting things that are only shown rough, a few at a time, so that nobody has to wait."""

import time
from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import QObject

from paxdesk.desk.motion.spare import SpareTimer
from paxdesk.desk.scene.pixmap_item import PixmapItem
from paxdesk.desk.scene.things import PaintContext

SLICE: Final = 0.006
"""Seconds of painting at a stretch."""
BLANK_SLICE: Final = 0.012
"""The same while something is not there yet: every stretch is followed by a look at the table."""
BREATH: Final = 8
"""Milliseconds between two stretches, for whatever moves meanwhile."""


class Refining(QObject):
    """Goes through rough things until none is left."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._items: list[PixmapItem] = []
        self._context: PaintContext | None = None
        self._timer = SpareTimer(self)
        self._timer.timeout.connect(self._some)

    @property
    def left(self) -> int:
        """How many things are still rough."""
        return len(self._items)

    def begin(self, items: Iterable[PixmapItem], context: PaintContext) -> None:
        """Paint the rough ones among these in a while, blank ones first; others are forgotten."""
        self._items = sorted((item for item in items if item.rough), key=lambda item: item.blank)
        self._context = context
        self._rest()

    def _rest(self) -> None:
        """Take a breath, unless somebody looks at what is not there yet."""
        if self._items:
            self._timer.start(0 if self._items[-1].blank else BREATH)

    def finish(self) -> None:
        """Paint all that is left at once."""
        self._timer.stop()
        items, self._items = self._items, []
        for item in items:
            assert self._context is not None
            item.refine(self._context)

    def _some(self) -> None:
        assert self._context is not None
        blank = bool(self._items) and self._items[-1].blank
        until = time.perf_counter() + (BLANK_SLICE if blank else SLICE)
        while self._items and time.perf_counter() < until:
            self._items.pop().refine(self._context)
        self._rest()
