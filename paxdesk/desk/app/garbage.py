"""Python's collector of garbage, kept from stopping the table, and on the table's own thread."""

import gc
from typing import Final

from PySide6.QtCore import QObject

from paxdesk.desk.motion.spare import SpareTimer

EVERY: Final = 250
"""Milliseconds between two looks at how much there is."""


class Collector(QObject):
    """Collects garbage while there is a table, instead of Python.

    Python collects on whichever thread happens to make something. On the thread on which a robot
    thinks it would take objects of Qt apart while the table uses them. Nor does a full collection
    stop the table for a few frames: what is there now stays there; what comes later is collected
    while it is young, and hardly anything dies later than that.
    """

    def __init__(self) -> None:
        super().__init__()
        gc.freeze()
        gc.disable()
        self._timer = SpareTimer(self)
        self._timer.timeout.connect(self.collect)
        self._timer.start(EVERY)

    def collect(self) -> None:
        """Collect what is young, and now and then what is a little older."""
        young, middle, _ = gc.get_threshold()
        new, grown, _ = gc.get_count()
        if new > young:
            gc.collect(1 if grown > middle else 0)
        self._timer.start(EVERY)

    def close(self) -> None:
        """Python collects by itself again."""
        self._timer.stop()
        gc.enable()
