"""How a moment that everybody should hear of is printed across the table."""

from typing import ClassVar

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from paxdesk.desk.painting.icons import draw_icon
from paxdesk.desk.painting.lettering import CENTRE, draw_text, draw_wood_type, fitted
from paxdesk.desk.painting.palette import INK, PAPER, SEPIA, UNREST
from paxdesk.desk.painting.shapes import fill, line, shadow
from paxdesk.desk.scene.things import PaintContext
from paxdesk.record_classes import frozen


@frozen
class MastheadLook:
    """A front page's head: a line in wood type between rules, and what it means below."""

    margin: ClassVar[float] = 20
    title: str
    words: str
    icon: str
    loud: bool = False

    def paint(self, painter: QPainter, context: PaintContext, width: float, height: float) -> None:
        sheet = QRectF(0, 0, width, height)
        shadow(painter, sheet, 6, 6)
        fill(painter, sheet, PAPER)
        for inset, weight in ((7, 3.0), (12, 1.0)):
            for y in (inset, height - inset):
                line(painter, QPointF(0, y), QPointF(width, y), INK, weight)
        ink = UNREST if self.loud else INK
        side = height * 0.5
        for left in (width * 0.06, width * 0.94 - side):
            draw_icon(painter, self.icon, left, (height - side) / 2, side, ink)
        room = QRectF(width * 0.08 + side, 0, width * 0.84 - 2 * side, height)
        title = QRectF(room.left(), height * 0.19, room.width(), height * 0.34)
        draw_wood_type(painter, title, self.title.upper(), ink, squeeze=(0.5, 1.15))
        below = QRectF(room.left(), height * 0.6, room.width(), height * 0.24)
        face = fitted(self.words, below.width(), 1, height * 0.17, 12, "serif", 600)
        draw_text(painter, below, self.words, face, SEPIA, CENTRE)
