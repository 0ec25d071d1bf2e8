"""Graphics items of things, cached as pixmaps, and the queue for painting them.

Qt repaints them without calling Python, which would be slow.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Iterable, Iterator
from typing import Final

from PySide6.QtCore import QObject, QPointF, QRectF
from PySide6.QtGui import QImage, QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem

from paxdesk.desk.idle_work import IdleTimer
from paxdesk.desk.painting import typesetting
from paxdesk.desk.scene.geometry import Rect, qrect
from paxdesk.desk.scene.things import Look, PaintContext, Target, Thing
from paxdesk.lazy_attrs import frozen

POINT_SHARES: Final = (0.5, 0.3, 0.7, 0.15, 0.85, 0.05, 0.95, 0.02, 0.98)
"""Coordinates of points to try within an area, as shares of its size."""


class SpotItem:
    """A target with its area in scene coordinates, computed on demand."""

    def __init__(self, target: Target) -> None:
        self.target = target
        self.spot, self.card = target.spot, target.card
        self.depth = target.depth
        self._area: QRectF | None = None

    @property
    def name(self) -> str:
        """Name in the current language."""
        return self.target.words

    @property
    def area(self) -> QRectF:
        if self._area is None:
            self._area = qrect(self.target.area)
        return self._area

    def __repr__(self) -> str:
        return f"SpotItem({self.spot}, {self.name!r})"

    def contains(self, point: QPointF) -> bool:
        return self.area.contains(point)

    def distance(self, point: QPointF) -> float:
        """Return the distance of a point from the area; 0 inside."""
        area = self.area
        across = max(area.left() - point.x(), 0.0, point.x() - area.right())
        down = max(area.top() - point.y(), 0.0, point.y() - area.bottom())
        return math.hypot(across, down)

    def points(self) -> Iterator[QPointF]:
        """Yield points of the area, the centre first."""
        area = self.area
        for down in POINT_SHARES:
            for across in POINT_SHARES:
                yield QPointF(area.x() + across * area.width(), area.y() + down * area.height())


PAINT_AT_ONCE_S: Final = 0.003
"""Time budget in seconds for painting when a position is shown."""


class PaintBudget:
    """Time budget for painting at once, in seconds.

    On a ``strange`` table, of another game or seat, old pictures do not stand in for things with
    another look.
    """

    def __init__(self, at_once: float, *, strange: bool) -> None:
        self._until = time.perf_counter() + at_once
        self.strange = strange

    @classmethod
    def of(cls, *, moves: bool, unseen: bool, strange: bool) -> PaintBudget:
        """Return the budget for showing a position; unlimited unless the table ``moves``.

        An ``unseen`` table that moves is painted later.
        """
        at_once = PAINT_AT_ONCE_S if moves else math.inf
        return cls(0.0 if moves and unseen else at_once, strange=strange)

    @property
    def over(self) -> bool:
        return time.perf_counter() > self._until


SHAPE_TOLERANCE: Final = 0.03
"""Maximum relative difference in shape for reusing a picture in another size."""
FINEST_HINTS: Final = (
    QPainter.RenderHint.Antialiasing
    | QPainter.RenderHint.TextAntialiasing
    | QPainter.RenderHint.SmoothPixmapTransform
)
"""Render hints of cached pictures."""
RISEN_DEPTH: Final = 0.5
"""Depth added to a raised thing, to draw it over its neighbours."""


def picture(look: Look, context: PaintContext, width: float, height: float) -> QPixmap:
    """Return the pixmap of a look from the cache, or paint it with :func:`painted`."""
    key = (look, width, height)
    return context.pictures.kept(key, lambda: painted(look, context, width, height))


def painted(look: Look, context: PaintContext, width: float, height: float) -> QPixmap:
    """Return a pixmap with the painted look, including its margin."""
    ratio, margin = context.ratio, look.margin
    pixmap = QPixmap(
        max(1, math.ceil((width + 2 * margin) * ratio)),
        max(1, math.ceil((height + 2 * margin) * ratio)),
    )
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill("transparent")
    with QPainter(pixmap) as painter:
        painter.setRenderHints(FINEST_HINTS)
        painter.translate(margin, margin)
        look.paint(painter, context, width, height)
    return pixmap


def letters(look: Look, context: PaintContext, width: float, height: float) -> list[QRectF]:
    """Return the areas of a look's text, within its place."""
    nothing = QImage(1, 1, QImage.Format.Format_RGB32)
    with typesetting.noting() as found, QPainter(nothing) as painter:
        look.paint(painter, context, width, height)
    return found


@frozen(eq=False)
class ItemView:
    """A displayed thing with its picture and depth."""

    thing: Thing
    pixmap: QPixmap
    depth: float

    @property
    def place(self) -> Rect:
        return self.thing.place


class PixmapItem(QGraphicsPixmapItem):
    """Item of one thing, at its final place even during animations.

    Until :meth:`refine` is called, a ``rough`` item shows another picture, and a ``blank`` one
    none.
    """

    def __init__(self) -> None:
        super().__init__()
        self.thing: Thing | None = None
        self.rough = False
        self.blank = False
        self.stand_ins: list[Callable[[QPixmap], object]] = []
        """Callbacks that receive the pixmap when it is refined."""
        self._ratio = 0.0
        self._painted = 0.0
        """Device pixel ratio of the pixmap."""
        self._risen = 0.0
        self.setShapeMode(QGraphicsPixmapItem.ShapeMode.BoundingRectShape)

    def shows(self, thing: Thing, context: PaintContext) -> bool:
        return self.thing == thing and self._ratio == context.ratio

    def lie_at(self, depth: float) -> None:
        """Set the depth, increased while the item is raised."""
        self.setZValue(depth + (RISEN_DEPTH if self._risen else 0))

    def show_thing(
        self, thing: Thing, context: PaintContext, depth: float, patience: PaintBudget | None = None
    ) -> bool:
        """Show a new thing; return whether its look or place changed.

        With ``patience`` the item may be rough at first.
        """
        self.lie_at(depth)
        before = self.thing
        same = (
            before is not None
            and before.look == thing.look
            and before.place.width == thing.place.width
            and before.place.height == thing.place.height
            and self._ratio == context.ratio
        )
        if not same:
            rough = self._for_now(thing, context, patience) if patience else None
            self.thing, self._ratio = thing, context.ratio
            self.rough = rough is not None
            self.stand_ins = []
            if rough is not None:
                self.setPixmap(rough)
            else:
                self._paint(context)
        self.thing = thing
        self._risen = 0.0
        self.setPos(self.corner(thing.place))
        return before is None or not same or before.place != thing.place

    def refine(self, context: PaintContext) -> None:
        """Repaint a rough item, and pass its pixmap to :attr:`stand_ins`."""
        if self.rough and self.thing is not None:
            self.rough = False
            self._paint(context)
            self.rise(self._risen)
            stand_ins, self.stand_ins = self.stand_ins, []
            for show in stand_ins:
                show(self.pixmap())

    def rise(self, by: float) -> None:
        """Raise the item by ``by`` units above its place."""
        self._risen = by
        if self.thing is not None:
            self.setPos(self.corner(self.thing.place) - QPointF(0, by))

    def _paint(self, context: PaintContext) -> None:
        assert self.thing is not None
        place = self.thing.place
        self._painted = context.ratio
        self.blank = False
        self.setPixmap(picture(self.thing.look, context, place.width, place.height))

    def _for_now(
        self, thing: Thing, context: PaintContext, patience: PaintBudget
    ) -> QPixmap | None:
        """Return a provisional picture, or None to paint at once."""
        before, place = self.thing, thing.place
        if context.pictures.found((thing.look, place.width, place.height)) is not None:
            return None
        # After zooming, paint at once while there is time, then scale.
        if patience.over or self._ratio == context.ratio:
            stretched = self._stretched(thing)
            if stretched is not None:
                return stretched
        if not patience.over:
            return None
        strange = patience.strange and before is not None and before.look != thing.look
        if before is not None and not self.blank and not strange:
            was = before.place
            if (was.width, was.height, before.look.margin) == (
                place.width,
                place.height,
                thing.look.margin,
            ):
                return self.pixmap()
        self.blank = True
        self._painted = context.ratio
        nothing = QPixmap(1, 1)
        nothing.setDevicePixelRatio(context.ratio)
        nothing.fill("transparent")
        return nothing

    def _stretched(self, thing: Thing) -> QPixmap | None:
        """Return the present pixmap scaled to the size of ``thing``.

        Returns None if the look or shape differs, or the item is blank.
        """
        before, place = self.thing, thing.place
        if before is None or before.look != thing.look or not before.place.width:
            return None
        if self.blank:
            return None
        wider = place.width / before.place.width
        higher = place.height / before.place.height
        if abs(wider - higher) > SHAPE_TOLERANCE * wider:
            return None
        pixmap = QPixmap(self.pixmap())
        pixmap.setDevicePixelRatio(pixmap.devicePixelRatio() / wider)
        return pixmap

    def shown(self) -> ItemView | None:
        if self.thing is None:
            return None
        return ItemView(self.thing, self.pixmap(), self.zValue())

    def corner(self, place: Rect) -> QPointF:
        """Return the item's position for ``place``, aligned to device pixels to stay sharp."""
        margin = self.thing.look.margin if self.thing else 0.0
        if self._painted:
            margin *= self._painted / self.pixmap().devicePixelRatio()
        return QPointF(
            round((place.x - margin) * self._ratio) / self._ratio,
            round((place.y - margin) * self._ratio) / self._ratio,
        )


SLICE_S: Final = 0.006
"""Duration of one painting slice, in seconds."""
BLANK_SLICE_S: Final = 0.012
"""Duration of a slice while blank items remain, in seconds."""
REST_MS: Final = 8
"""Pause between two slices, in ms, so that animations stay smooth."""


class PaintQueue(QObject):
    """Queue of rough items to be painted in idle time."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._items: list[PixmapItem] = []
        self._context: PaintContext | None = None
        self._timer = IdleTimer(self)
        self._timer.timeout.connect(self._some)

    @property
    def left(self) -> int:
        """Number of items still rough."""
        return len(self._items)

    def begin(self, items: Iterable[PixmapItem], context: PaintContext) -> None:
        """Replace the queue by the rough ones of ``items``; blank ones are painted first."""
        self._items = sorted((item for item in items if item.rough), key=lambda item: item.blank)
        self._context = context
        self._rest()

    def _rest(self) -> None:
        """Schedule the next slice, without a pause while blank items remain."""
        if self._items:
            self._timer.start(0 if self._items[-1].blank else REST_MS)

    def finish(self) -> None:
        """Paint all remaining items at once."""
        self._timer.stop()
        items, self._items = self._items, []
        for item in items:
            assert self._context is not None
            item.refine(self._context)

    def _some(self) -> None:
        assert self._context is not None
        blank = bool(self._items) and self._items[-1].blank
        until = time.perf_counter() + (BLANK_SLICE_S if blank else SLICE_S)
        while self._items and time.perf_counter() < until:
            self._items.pop().refine(self._context)
        self._rest()
