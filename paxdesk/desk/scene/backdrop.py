"""Background of the table: the bare surface and things without targets.

It is cached as one pixmap; only its changed parts are repainted.
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
"""Maximum device pixels per unit; wood has no finer detail."""


def paint_below(scene: QGraphicsScene, changed: QRectF) -> None:
    """Schedule a repaint of the changed background together with changed items."""
    if changed.isEmpty():
        return
    for view in scene.views():
        seen = view.viewportTransform().mapRect(changed)
        view.viewport().update(seen.toAlignedRect())


class Backdrop:
    """Cached background, updated by :meth:`follow` and drawn by :meth:`draw`."""

    def __init__(self, drawing: GameDrawing) -> None:
        self._drawing = drawing
        self._bare = QPixmap()
        self._pixmap: QPixmap | None = None
        self._things: list[Thing] = []
        self._painted_for: tuple[float, float, PaintContext] | None = None
        self._stale: list[QRect] = []
        """Areas changed since the last painting, in device pixels."""

    @property
    def things(self) -> Sequence[Thing]:
        return self._things

    def forget(self) -> None:
        """Request that everything is repainted."""
        self._painted_for = None

    def follow(self, model: ViewModel, context: PaintContext) -> QRectF:
        """Adopt the background of ``model``; return the area that changed, in units."""
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
        """Return the pixmap with all changes painted; None before the first model."""
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
        # Qt clips to one rectangle faster than to a region of several.
        painter.setClipRect(part)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Source)
        painter.drawPixmap(part, self._bare, QRectF(rect))
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)
        for thing in self._things:
            if _pixels(thing, ratio).intersects(rect):
                paint_look(painter, thing.look, context, qrect(thing.place))
        painter.restore()

    def draw(self, painter: QPainter, rect: QRectF | QRect, theme: Theme) -> None:
        """Draw the background at the origin; before the first model, fill ``rect`` with the theme's
        colour.
        """
        pixmap = self._painted()
        if pixmap is None:
            painter.fillRect(rect, QColor(theme.table))
            return
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Source)
        painter.drawPixmap(QPointF(0, 0), pixmap)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)


def _coarse(context: PaintContext) -> PaintContext:
    """Return the context with a limited ratio."""
    return evolve(context, ratio=min(context.ratio, MAX_RATIO))


def _pixels(thing: Thing, ratio: float) -> QRect:
    """Return the device pixels that a thing may paint."""
    margin, place = thing.look.margin, thing.place
    return QRectF(
        (place.x - margin) * ratio,
        (place.y - margin) * ratio,
        (place.width + 2 * margin) * ratio,
        (place.height + 2 * margin) * ratio,
    ).toAlignedRect()


def _apart(rects: Iterable[QRect]) -> list[QRect]:
    """Return non-overlapping rectangles that cover all given ones."""
    found: list[QRect] = []
    for rect in rects:
        whole = rect
        while overlapped := [each for each in found if each.intersects(whole)]:
            found = [each for each in found if each not in overlapped]
            whole = reduce(QRect.united, overlapped, whole)
        found.append(whole)
    return found
