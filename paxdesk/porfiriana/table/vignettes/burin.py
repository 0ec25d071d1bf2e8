"""The tool a bust is cut with: its inks, its outline, and the few strokes it needs."""

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from paxdesk.desk.painting.icons import svg_path
from paxdesk.porfiriana.table.vignettes.engraving import taper
from paxdesk.record_classes import frozen


@frozen
class Burin:
    """What the parts of a bust are drawn with: inks, the spot colour, and the outline."""

    ink: QColor
    white: QColor
    spot: QColor
    outline: QPen
    fine: bool

    def shape(self, painter: QPainter, data: str, colour: QColor, *, edge: bool = True) -> None:
        """Fill a shape given as path data and draw its outline."""
        path = svg_path(data)
        painter.fillPath(path, colour)
        if edge:
            painter.strokePath(path, self.outline)

    def dot(self, painter: QPainter, x: float, y: float, radius: float, colour: QColor) -> None:
        """A small disk without an edge."""
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour)
        painter.drawEllipse(QPointF(x, y), radius, radius)

    def stroke(
        self, painter: QPainter, start: tuple[float, float], end: tuple[float, float], width: float
    ) -> None:
        """A swelling line in ink."""
        painter.fillPath(taper(QPointF(*start), QPointF(*end), width), self.ink)
