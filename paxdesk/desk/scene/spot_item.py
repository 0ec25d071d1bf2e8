"""A place on the table with a spot, as gestures and tests find it."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Final, Protocol

from PySide6.QtCore import QPointF, QRectF

from paxdesk.desk.scene.rect import qrect
from paxdesk.desk.scene.spots import CardNumber, Spot
from paxdesk.desk.scene.things import Lifted, Mark, MarkLook, Target

STEPS: Final = (0.5, 0.3, 0.7, 0.15, 0.85, 0.05, 0.95, 0.02, 0.98)
"""Where, as shares of width and height, to look for a point that nothing else covers."""


class Marked(Protocol):
    """What can be asked for the mark of a spot, and told another: the scene."""

    def mark_of(self, spot: Spot) -> MarkLook: ...
    def set_mark(self, spot: Spot, mark: Mark, plate: str = "", focused: bool = False) -> None: ...


class SpotItem:
    """What lies at a spot: its area in scene coordinates, its name, and the card shown there."""

    def __init__(self, scene: Marked, target: Target) -> None:
        self._scene = scene
        self._target = target
        self.area: QRectF = qrect(target.area)

    def __repr__(self) -> str:
        return f"SpotItem({self.spot}, {self.name!r})"

    @property
    def spot(self) -> Spot:
        return self._target.spot

    @property
    def name(self) -> str:
        """What lies there in words, for screen readers and tests."""
        return self._target.name

    @property
    def card(self) -> CardNumber:
        """The face-up card that lies there, else 0."""
        return self._target.card

    @property
    def depth(self) -> float:
        return self._target.depth

    @property
    def lifted(self) -> Lifted | None:
        """How it looks when it is picked up; None if it cannot be."""
        return self._target.lifted

    @property
    def marked(self) -> bool:
        """Whether marks of the spot are drawn here."""
        return self._target.marked

    @property
    def rises(self) -> float:
        """By how much its thing lifts itself while it is pointed at."""
        return self._target.rises

    @property
    def mark(self) -> MarkLook:
        return self._scene.mark_of(self.spot)

    def set_mark(self, mark: Mark, plate: str = "", focused: bool = False) -> None:
        """Mark this spot, wherever it is shown."""
        self._scene.set_mark(self.spot, mark, plate, focused)

    def contains(self, point: QPointF) -> bool:
        return self.area.contains(point)

    def distance(self, point: QPointF) -> float:
        """How far a point is from the area, 0 inside."""
        area = self.area
        across = max(area.left() - point.x(), 0.0, point.x() - area.right())
        down = max(area.top() - point.y(), 0.0, point.y() - area.bottom())
        return math.hypot(across, down)

    def points(self) -> Iterator[QPointF]:
        """Points of the area, the middle first."""
        area = self.area
        for down in STEPS:
            for across in STEPS:
                yield QPointF(area.x() + across * area.width(), area.y() + down * area.height())
