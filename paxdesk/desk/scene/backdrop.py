"""The wood of the table with everything that never moves, kept as one pixmap."""

from typing import Final

from attrs import evolve
from PySide6.QtCore import QPointF, QRect, QRectF
from PySide6.QtGui import QColor, QPainter, QPixmap

from paxdesk.desk.painting.palette import Theme
from paxdesk.desk.scene.drawing import Drawing
from paxdesk.desk.scene.pixmap_item import painted, painted_over
from paxdesk.desk.scene.things import Look, PaintContext, ViewModel, Zones

FINEST: Final = 4.0
"""Device pixels to a unit at most: wood has no detail that needs more."""


class Backdrop:
    """What :meth:`follow` painted last is drawn under everything else."""

    def __init__(self, drawing: Drawing) -> None:
        self._drawing = drawing
        self._pixmap: QPixmap | None = None
        self._empty: QPixmap | None = None
        """The same without what depends on who plays."""
        self._empty_look: tuple[Zones, PaintContext] | None = None
        self._accents: Look | None = None

    def forget(self) -> None:
        """Paint all of it anew the next time."""
        self._empty_look = None

    def follow(self, model: ViewModel, context: PaintContext) -> bool:
        """Paint what has changed; whether anything has."""
        zones, window = model.zones, model.zones.window
        coarse = evolve(context, ratio=min(context.ratio, FINEST))
        if self._empty is None or self._empty_look != (zones, context):
            self._empty = painted(self._drawing.ground(zones), coarse, window.width, window.height)
            self._empty_look = (zones, context)
            self._accents = None
        accents = self._drawing.accents(model)
        if self._accents == accents:
            return False
        self._accents = accents
        self._pixmap = painted_over(self._empty, accents, coarse, window.width, window.height)
        return True

    def draw(self, painter: QPainter, rect: QRectF | QRect, theme: Theme) -> None:
        """Draw it at the origin; the bare colour of a theme until there is a position."""
        if self._pixmap is None:
            painter.fillRect(rect, QColor(theme.table))
            return
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Source)
        painter.drawPixmap(QPointF(0, 0), self._pixmap)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)
