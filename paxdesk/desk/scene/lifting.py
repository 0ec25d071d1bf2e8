"""Cards that lift themselves while they are pointed at, as those in a hand do."""

from collections.abc import Iterable, Mapping
from typing import Final

from PySide6.QtCore import QEasingCurve, QVariantAnimation

from paxdesk.desk.motion.motions import Motions
from paxdesk.desk.motion.pace import Pace
from paxdesk.desk.scene.pixmap_item import RISEN, PixmapItem
from paxdesk.desk.scene.spots import Spot

RISE: Final = 90
"""Milliseconds."""


class Lifting:
    """Keeps one thing lifted, with the marks on it."""

    def __init__(self, motions: Motions) -> None:
        self._motions = motions
        self._items: list[PixmapItem] = []
        self._depths: list[float] = []
        self._motion: QVariantAnimation | None = None
        self.spot: Spot | None = None
        """The spot of what is lifted."""

    def lift(self, spot: Spot, by: float, items: Iterable[PixmapItem], pace: Pace) -> None:
        """Lift what lies at a spot by so many units; whatever was lifted lies down."""
        self.lay_down()
        self.spot = spot
        self._items = list(items)
        self._depths = [item.zValue() for item in self._items]
        for item, depth in zip(self._items, self._depths, strict=True):
            item.setZValue(depth + RISEN)
        if not pace.moves or pace.reduced:
            self._rise(by)
            return
        motion = QVariantAnimation()
        motion.setStartValue(0.0)
        motion.setEndValue(float(by))
        motion.setDuration(pace.ms(RISE))
        motion.setEasingCurve(QEasingCurve.Type.OutCubic)
        motion.valueChanged.connect(self._rise)
        self._motion = motion
        self._motions.start(motion, self._rested)

    def _rise(self, by: float) -> None:
        for item in self._items:
            item.rise(by)

    def _rested(self) -> None:
        self._motion = None

    def lay_down(self) -> None:
        """Everything lies at its place."""
        if self._motion is not None:
            self._motions.stop(self._motion)
        for item, depth in zip(self._items, self._depths, strict=True):
            item.rise(0)
            item.setZValue(depth)
        self._items, self._depths = [], []
        self.spot = None


def things_at(spot: Spot, items: Mapping[object, PixmapItem]) -> list[PixmapItem]:
    """The things whose own place a spot is."""
    return [
        item
        for item in items.values()
        if item.thing is not None and item.thing.targets and item.thing.targets[0].spot == spot
    ]
