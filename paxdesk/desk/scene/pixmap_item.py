"""The one graphics item of the scene: a thing, kept as a pixmap.

A Python item whose ``paint`` is called for every repaint is slow; this one is painted when
its look changes, and is then no more than a pixmap that Qt draws by itself.
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

# --- A place on the table with a spot, as gestures and tests find it ------------------------------

POINT_SHARES: Final = (0.5, 0.3, 0.7, 0.15, 0.85, 0.05, 0.95, 0.02, 0.98)
"""Where, as shares of width and height, to look for a point that nothing else covers."""


class SpotItem:
    """What lies at a spot: its area in scene coordinates, and all that its target says."""

    def __init__(self, target: Target) -> None:
        self.target = target
        self.spot, self.card = target.spot, target.card
        self.depth = target.depth
        self._area: QRectF | None = None

    @property
    def name(self) -> str:
        """What lies there, in words."""
        return self.target.words

    @property
    def area(self) -> QRectF:
        """Its place in the scene; of most things nobody asks until they are others."""
        if self._area is None:
            self._area = qrect(self.target.area)
        return self._area

    def __repr__(self) -> str:
        return f"SpotItem({self.spot}, {self.name!r})"

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
        for down in POINT_SHARES:
            for across in POINT_SHARES:
                yield QPointF(area.x() + across * area.width(), area.y() + down * area.height())


# --- How long a table may paint before somebody looks at it again ---------------------------------

PAINT_AT_ONCE_S: Final = 0.003
"""Seconds of painting when a position is shown; what is left then is painted in a while."""


class PaintBudget:
    """How long a table that may be patient paints at a stretch, in seconds.

    After that all is painted later; before, only what changes its size. On a ``strange`` table,
    another game's or another seat's, nothing that looked otherwise is seen meanwhile.
    """

    def __init__(self, at_once: float, *, strange: bool) -> None:
        self._until = time.perf_counter() + at_once
        self.strange = strange

    @classmethod
    def of(cls, *, moves: bool, unseen: bool, strange: bool) -> PaintBudget:
        """That of a table on which things move or not; one ``unseen`` yet need not hurry."""
        at_once = PAINT_AT_ONCE_S if moves else math.inf
        return cls(0.0 if moves and unseen else at_once, strange=strange)

    @property
    def over(self) -> bool:
        """Whether everything else is painted later."""
        return time.perf_counter() > self._until


SHAPE_TOLERANCE: Final = 0.03
"""By how much two places may differ in shape for one's picture to stand for the other's."""
FINEST_HINTS: Final = (
    QPainter.RenderHint.Antialiasing
    | QPainter.RenderHint.TextAntialiasing
    | QPainter.RenderHint.SmoothPixmapTransform
)
"""How pictures are painted that are kept."""
RISEN_DEPTH: Final = 0.5
"""Depth by which a thing that has risen lies over its neighbours."""


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
    with QPainter(pixmap) as painter:
        painter.setRenderHints(FINEST_HINTS)
        painter.translate(margin, margin)
        look.paint(painter, context, width, height)
    return pixmap


def letters(look: Look, context: PaintContext, width: float, height: float) -> list[QRectF]:
    """Where the words of a look are, within its place."""
    nothing = QImage(1, 1, QImage.Format.Format_RGB32)
    with typesetting.noting() as found, QPainter(nothing) as painter:
        look.paint(painter, context, width, height)
    return found


@frozen(eq=False)
class ItemView:
    """How a thing was seen: its picture, and the place it stood for."""

    thing: Thing
    pixmap: QPixmap
    depth: float

    @property
    def place(self) -> Rect:
        return self.thing.place


class PixmapItem(QGraphicsPixmapItem):
    """A thing on the table, always at its place: motions are shown by others.

    A ``rough`` one shows what was painted for another size or before, or is ``blank``, until
    :meth:`refine` is called.
    """

    def __init__(self) -> None:
        super().__init__()
        self.thing: Thing | None = None
        self.rough = False
        self.blank = False
        self.stand_ins: list[Callable[[QPixmap], object]] = []
        """Who shows the pixmap elsewhere, and has to hear of it when it is refined."""
        self._ratio = 0.0
        self._painted = 0.0
        """The ratio at which the pixmap was painted."""
        self._risen = 0.0
        self.setShapeMode(QGraphicsPixmapItem.ShapeMode.BoundingRectShape)

    def shows(self, thing: Thing, context: PaintContext) -> bool:
        """Whether this is what is seen already."""
        return self.thing == thing and self._ratio == context.ratio

    def lie_at(self, depth: float) -> None:
        """Take the place in the pile that a thing of this depth has."""
        self.setZValue(depth + (RISEN_DEPTH if self._risen else 0))

    def show_thing(
        self,
        thing: Thing,
        context: PaintContext,
        depth: float,
        patience: PaintBudget | None = None,
    ) -> bool:
        """Become a thing not shown yet; tell whether it looks different or lies elsewhere.

        ``depth`` is the thing's own with what tells it from others of the same; with
        ``patience`` it may be rough first.
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
        """Paint anew what is rough."""
        if self.rough and self.thing is not None:
            self.rough = False
            self._paint(context)
            self.rise(self._risen)
            stand_ins, self.stand_ins = self.stand_ins, []
            for show in stand_ins:
                show(self.pixmap())

    def rise(self, by: float) -> None:
        """Lie so many units higher than the thing's place."""
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
        """What is seen until the thing is painted; None where it is painted at once."""
        before, place = self.thing, thing.place
        if context.pictures.found((thing.look, place.width, place.height)) is not None:
            return None
        # What is looked at closer is painted at once as long as there is time, coarse after that.
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
        """The pixmap there is, in the size of another place of the same shape.

        None where it would be another look or shape.
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
        """The item's position at a place, on whole device pixels so that it stays sharp."""
        margin = self.thing.look.margin if self.thing else 0.0
        if self._painted:
            margin *= self._painted / self.pixmap().devicePixelRatio()
        return QPointF(
            round((place.x - margin) * self._ratio) / self._ratio,
            round((place.y - margin) * self._ratio) / self._ratio,
        )


# --- Painting things that are only shown rough, a few at a time, so that nobody has to wait -------

SLICE_S: Final = 0.006
"""Seconds of painting at a stretch."""
BLANK_SLICE_S: Final = 0.012
"""The same while something is not there yet: every stretch is followed by a look at the table."""
REST_MS: Final = 8
"""Milliseconds between two stretches, for whatever moves meanwhile."""


class PaintQueue(QObject):
    """Goes through rough things until none is left."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._items: list[PixmapItem] = []
        self._context: PaintContext | None = None
        self._timer = IdleTimer(self)
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
            self._timer.start(0 if self._items[-1].blank else REST_MS)

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
        until = time.perf_counter() + (BLANK_SLICE_S if blank else SLICE_S)
        while self._items and time.perf_counter() < until:
            self._items.pop().refine(self._context)
        self._rest()
