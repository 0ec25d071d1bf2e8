"""What lies under everything else: the bare table, and on it what never moves.

It is kept as one pixmap, and only what has changed is painted anew.
"""

from collections.abc import Iterable, Sequence
from functools import reduce
from typing import Final

from attrs import evolve
from PySide6.QtCore import QPointF, QRect, QRectF
from PySide6.QtGui import QColor, QPainter, QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsScene

from paxdesk.desk.painting.palette import Theme
from paxdesk.desk.scene.game_drawing import GameDrawing
from paxdesk.desk.scene.geometry import qrect
from paxdesk.desk.scene.pixmap_item import FINEST_HINTS, painted
from paxdesk.desk.scene.things import PaintContext, Thing, ViewModel, paint_look

MAX_RATIO: Final = 4.0
"""Device pixels to a unit at most: wood has no detail that needs more."""


def paint_below(scene: QGraphicsScene, changed: QRectF) -> None:
    """Have the ground painted, where it has changed, with the things that have changed.

    ``invalidate`` would have it painted before them, and all that lies there twice.
    """
    if changed.isEmpty():
        return
    for view in scene.views():
        seen = view.viewportTransform().mapRect(changed)
        view.viewport().update(seen.toAlignedRect())


class Backdrop:
    """What :meth:`follow` saw last is painted, where it has changed, and drawn by :meth:`draw`."""

    def __init__(self, drawing: GameDrawing) -> None:
        self._drawing = drawing
        self._bare = QPixmap()
        self._pixmap: QPixmap | None = None
        self._things: list[Thing] = []
        self._painted_for: tuple[float, float, PaintContext] | None = None
        self._stale: list[QRect] = []
        """Where something has changed since it was painted, in device pixels."""

    @property
    def things(self) -> Sequence[Thing]:
        """What lies on the bare table and never moves."""
        return self._things

    def forget(self) -> None:
        """Paint all of it anew the next time."""
        self._painted_for = None

    def follow(self, model: ViewModel, context: PaintContext) -> QRectF:
        """Show this from now on, and tell where it looks different."""
        window = model.zones.window
        old, self._things = self._things, list(self._drawing.ground(model))
        painted_for = window.width, window.height, context
        ratio = _coarse(context).ratio
        if self._painted_for != painted_for:
            self._painted_for = painted_for
            self._pixmap = None
            self._stale = []
            return QRectF(0, 0, window.width, window.height)
        if self._things == old:
            return QRectF()
        different = {*old}.symmetric_difference(self._things)
        changed = [_pixels(thing, ratio) for thing in different]
        self._stale += changed
        everything = QRectF(reduce(QRect.united, changed))
        return QTransform.fromScale(1 / ratio, 1 / ratio).mapRect(everything)

    def _painted(self) -> QPixmap | None:
        """The pixmap as it should be now; None before anything was to be shown."""
        if self._painted_for is None:
            return self._pixmap
        width, height, context = self._painted_for
        coarse = _coarse(context)
        if self._pixmap is None:
            self._bare = painted(self._drawing.bare(), coarse, width, height)
            self._pixmap = self._bare.copy()
            self._stale = [self._pixmap.rect()]
        if self._stale:
            stale, self._stale = self._stale, []
            with QPainter(self._pixmap) as painter:
                painter.setRenderHints(FINEST_HINTS)
                for rect in _apart(stale):
                    self._paint(painter, rect, coarse)
        return self._pixmap

    def _paint(self, painter: QPainter, rect: QRect, context: PaintContext) -> None:
        ratio = context.ratio
        part = QRectF(
            rect.x() / ratio, rect.y() / ratio, rect.width() / ratio, rect.height() / ratio
        )
        painter.save()
        # A single rectangle is clipped quickly, a region of several is not.
        painter.setClipRect(part)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Source)
        painter.drawPixmap(part, self._bare, QRectF(rect))
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)
        for thing in self._things:
            if _pixels(thing, ratio).intersects(rect):
                paint_look(painter, thing.look, context, qrect(thing.place))
        painter.restore()

    def draw(self, painter: QPainter, rect: QRectF | QRect, theme: Theme) -> None:
        """Draw it at the origin; the bare colour of a theme until there is a position."""
        pixmap = self._painted()
        if pixmap is None:
            painter.fillRect(rect, QColor(theme.table))
            return
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Source)
        painter.drawPixmap(QPointF(0, 0), pixmap)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)


def _coarse(context: PaintContext) -> PaintContext:
    """The context in which the ground is painted."""
    return evolve(context, ratio=min(context.ratio, MAX_RATIO))


def _pixels(thing: Thing, ratio: float) -> QRect:
    """The device pixels that a thing may paint."""
    margin, place = thing.look.margin, thing.place
    return QRectF(
        (place.x - margin) * ratio,
        (place.y - margin) * ratio,
        (place.width + 2 * margin) * ratio,
        (place.height + 2 * margin) * ratio,
    ).toAlignedRect()


def _apart(rects: Iterable[QRect]) -> list[QRect]:
    """Rectangles that hold all of these, and none of which overlaps another."""
    found: list[QRect] = []
    for rect in rects:
        whole = rect
        while overlapped := [each for each in found if each.intersects(whole)]:
            found = [each for each in found if each not in overlapped]
            whole = reduce(QRect.united, overlapped, whole)
        found.append(whole)
    return found
