"""The one graphics item of the scene: a thing, kept as a pixmap.

A Python item whose ``paint`` is called for every repaint is slow; this one is painted when
its look changes, and is then no more than a pixmap that Qt draws by itself.
"""

import math

from attrs import frozen
from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem

from paxdesk.desk.scene.things import Look, PaintContext, Thing
from paxdesk.porfiriana.table.layout import Rect


def picture(look: Look, context: PaintContext, width: float, height: float) -> QPixmap:
    """A look as a pixmap as :func:`painted`, or the one that was painted before."""
    key = (look, width, height)
    return context.pictures.kept(key, lambda: painted(look, context, width, height))


def painted(look: Look, context: PaintContext, width: float, height: float) -> QPixmap:
    """A look as a pixmap, with its margin all round."""
    ratio, margin = context.ratio, look.margin
    pixmap = QPixmap(
        max(1, math.ceil((width + 2 * margin) * ratio)),
        max(1, math.ceil((height + 2 * margin) * ratio)),
    )
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill("transparent")
    _paint(pixmap, look, context, width, height)
    return pixmap


def painted_over(
    ground: QPixmap, look: Look, context: PaintContext, width: float, height: float
) -> QPixmap:
    """A look painted over a copy of another one of the same size."""
    pixmap = ground.copy()
    _paint(pixmap, look, context, width, height)
    return pixmap


def _paint(pixmap: QPixmap, look: Look, context: PaintContext, width: float, height: float) -> None:
    painter = QPainter(pixmap)
    painter.setRenderHints(
        QPainter.RenderHint.Antialiasing
        | QPainter.RenderHint.TextAntialiasing
        | QPainter.RenderHint.SmoothPixmapTransform
    )
    painter.translate(look.margin, look.margin)
    look.paint(painter, context, width, height)
    painter.end()


@frozen(eq=False)
class Shown:
    """How a thing was seen: its picture, and the place it stood for."""

    thing: Thing
    pixmap: QPixmap
    depth: float

    @property
    def place(self) -> Rect:
        return self.thing.place


class PixmapItem(QGraphicsPixmapItem):
    """A thing on the table, always at its place: motions are shown by others."""

    def __init__(self) -> None:
        super().__init__()
        self.thing: Thing | None = None
        self._ratio = 0.0
        self.setShapeMode(QGraphicsPixmapItem.ShapeMode.BoundingRectShape)

    def show_thing(self, thing: Thing, context: PaintContext, depth: float) -> bool:
        """Become this thing; tell whether it looks different or lies elsewhere than before.

        ``depth`` is the thing's own with what tells it from others of the same.
        """
        before = self.thing
        self.setZValue(depth)
        if before == thing and self._ratio == context.ratio:
            return False
        same = (
            before is not None
            and before.look == thing.look
            and before.place.width == thing.place.width
            and before.place.height == thing.place.height
            and self._ratio == context.ratio
        )
        if not same:
            place = thing.place
            self.setPixmap(picture(thing.look, context, place.width, place.height))
            self._ratio = context.ratio
        self.thing = thing
        self.setPos(self.corner(thing.place))
        return before is None or not same or before.place != thing.place

    def shown(self) -> Shown | None:
        """How the thing is seen now."""
        if self.thing is None:
            return None
        return Shown(self.thing, self.pixmap(), self.zValue())

    def corner(self, place: Rect) -> QPointF:
        """The item's position at a place, on whole device pixels so that it stays sharp."""
        margin = self.thing.look.margin if self.thing else 0.0
        return QPointF(
            round((place.x - margin) * self._ratio) / self._ratio,
            round((place.y - margin) * self._ratio) / self._ratio,
        )
