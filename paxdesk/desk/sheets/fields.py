"""Fields on paper: a list to choose from with its printed arrow, and a seat's mark."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPolygonF
from PySide6.QtWidgets import QComboBox

from paxdesk.desk.painting.palette import INK, SEATS, SEPIA
from paxdesk.desk.painting.primitives import seat_mark
from paxdesk.desk.sheets.dialog import PaintedButton
from paxdesk.desk.sheets.paper import Sheet
from paxdesk.language import say


class ChoiceBox(QComboBox):
    """A list to choose from; the arrow is printed, not the platform's."""

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(INK if self.isEnabled() else SEPIA))
            middle = QPointF(self.width() - self.height() * 0.4, self.height() / 2)
            half = self.height() * 0.14
            corners = (
                QPointF(-half, -half * 0.6),
                QPointF(half, -half * 0.6),
                QPointF(0, half * 0.8),
            )
            painter.drawPolygon(QPolygonF([middle + corner for corner in corners]))


class MarkButton(PaintedButton):
    """A seat's colour and shape; a click takes the next one that is free."""

    def __init__(self, parent: Sheet, colour: int) -> None:
        super().__init__(parent, "")
        self.colour = colour
        self.set_colour(colour)

    def set_colour(self, colour: int) -> None:
        """Show another colour."""
        self.colour = colour
        name = say(SEATS[colour].name)
        self.setText(name)
        words = say("{0}: click for another colour", name)
        self.setAccessibleName(words)
        self.setToolTip(words)
        self.update()

    def draw(self, painter: QPainter, place: QRectF) -> None:
        if not self.isEnabled():
            painter.setOpacity(0.45)
        seat_mark(painter, self.colour, 4, 4, place.width() - 8)
