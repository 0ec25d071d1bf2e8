"""What inspector and log have in common: a dark panel painted in units of the table."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from paxdesk.desk.painting.controls import caption
from paxdesk.desk.painting.palette import Theme, mix
from paxdesk.desk.painting.shapes import fill, line
from paxdesk.desk.scene.things import PaintContext

HEAD = 26.0
"""Units above the contents of a panel, with its name."""
EDGE = 12.0
CAPTION = 10.0
"""Units beside the name of a panel, and the size of its type."""


def panel_ink(theme: Theme) -> str:
    """The ground of the dock: a little darker than the places on the table."""
    return mix(theme.panel, "#000000", 0.12) if theme.dark else theme.panel


def paint_panel(painter: QPainter, theme: Theme, place: QRectF, name: str) -> None:
    """The ground of a panel and its name."""
    fill(painter, place, panel_ink(theme))
    left, top = place.left(), place.top()
    line(painter, QPointF(left + 0.5, top), QPointF(left + 0.5, place.bottom()), theme.line)
    line(painter, QPointF(left, top + 0.5), QPointF(place.right(), top + 0.5), theme.line)
    caption(painter, left + EDGE, top + 6, name, theme.muted, CAPTION, place.width() - 2 * EDGE)


class DockPanel(QWidget):
    """A panel of the dock. ``scale`` is logical pixels to a unit of the table."""

    def __init__(self, context: PaintContext, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.context = context
        self.scale = 1.0

    def fit(self, context: PaintContext, scale: float) -> None:
        """Paint with another context (its ``ratio`` in device pixels a unit) and magnification."""
        self.context = context
        self.scale = scale
        self.update()

    @property
    def units(self) -> QRectF:
        """The panel's rectangle in units."""
        return QRectF(0, 0, self.width() / self.scale, self.height() / self.scale)

    def paintEvent(self, _event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHints(
                QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
            )
            painter.scale(self.scale, self.scale)
            self.paint(painter, self.units)

    def paint(self, painter: QPainter, place: QRectF) -> None:
        """Paint the panel into a place, in units."""
        raise NotImplementedError
