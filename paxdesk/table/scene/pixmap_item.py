"""The one graphics item of the scene: a thing, kept as a pixmap.

A Python item whose ``paint`` is called for every repaint is slow; this one is painted when
its look changes, and is then no more than a pixmap that Qt draws by itself.
"""

import math

from PySide6.QtCore import QEasingCurve, QPointF, QVariantAnimation
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem

from paxdesk.table.layout import Rect
from paxdesk.table.scene.depth import MOVING
from paxdesk.table.scene.things import Look, Studio, Thing


def painted(look: Look, studio: Studio, width: float, height: float) -> QPixmap:
    """A look as a pixmap, with its margin all round."""
    ratio, margin = studio.ratio, look.margin
    pixmap = QPixmap(
        max(1, math.ceil((width + 2 * margin) * ratio)),
        max(1, math.ceil((height + 2 * margin) * ratio)),
    )
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill("transparent")
    painter = QPainter(pixmap)
    painter.setRenderHints(
        QPainter.RenderHint.Antialiasing
        | QPainter.RenderHint.TextAntialiasing
        | QPainter.RenderHint.SmoothPixmapTransform
    )
    painter.translate(margin, margin)
    look.paint(painter, studio, width, height)
    painter.end()
    return pixmap


class PixmapItem(QGraphicsPixmapItem):
    """A thing on the table. Where it *is* never waits for where it is *seen*."""

    def __init__(self) -> None:
        super().__init__()
        self.thing: Thing | None = None
        self._ratio = 0.0
        self._depth = 0.0
        self._motion: QVariantAnimation | None = None
        self.setShapeMode(QGraphicsPixmapItem.ShapeMode.BoundingRectShape)

    def show_thing(self, thing: Thing, studio: Studio, depth: float, slide: int = 0) -> None:
        """Become this thing, sliding to its place in ``slide`` milliseconds if not 0.

        ``depth`` is the thing's own with what tells it from others of the same.
        """
        before = self.thing
        self._depth = depth
        if before == thing and self._ratio == studio.ratio:
            if self._motion is None:
                self.setZValue(depth)
            return
        self.settle()
        same = (
            before is not None
            and before.look == thing.look
            and before.place.width == thing.place.width
            and before.place.height == thing.place.height
            and self._ratio == studio.ratio
        )
        if not same:
            place = thing.place
            self.setPixmap(painted(thing.look, studio, place.width, place.height))
            self._ratio = studio.ratio
        self.thing = thing
        self.setZValue(depth)
        here = self.corner(thing.place)
        if slide and before is not None and _centres_differ(before.place, thing.place):
            self._slide(self.pos(), here, slide)
        else:
            self.setPos(here)

    def corner(self, place: Rect) -> QPointF:
        """The item's position at a place, on whole device pixels so that it stays sharp."""
        margin = self.thing.look.margin if self.thing else 0.0
        return QPointF(
            round((place.x - margin) * self._ratio) / self._ratio,
            round((place.y - margin) * self._ratio) / self._ratio,
        )

    def settle(self) -> None:
        """Snap to the end of a motion under way."""
        if self._motion is not None:
            self._motion.stop()
            self._motion = None
            if self.thing is not None:
                self.setPos(self.corner(self.thing.place))
                self.setZValue(self._depth)

    def _slide(self, start: QPointF, end: QPointF, duration: int) -> None:
        motion = QVariantAnimation()
        motion.setStartValue(start)
        motion.setEndValue(end)
        motion.setDuration(duration)
        motion.setEasingCurve(QEasingCurve.Type.InOutCubic)
        motion.valueChanged.connect(self.setPos)
        motion.finished.connect(self.settle)
        self._motion = motion
        self.setPos(start)
        self.setZValue(MOVING + self._depth / 1000)
        motion.start()


def _centres_differ(first: Rect, second: Rect) -> bool:
    (left, top), (right, bottom) = first.center, second.center
    return abs(left - right) > 1 or abs(top - bottom) > 1
