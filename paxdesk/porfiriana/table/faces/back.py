"""The back of every card: a bond-paper guilloche with an agave, in one dark red ink."""

import math
from typing import Final

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from paxdesk.desk.painting.icons import draw_icon
from paxdesk.desk.painting.layout import Level, Space
from paxdesk.desk.painting.palette import BACK_PAPER, BACK_RED, INK
from paxdesk.desk.painting.shapes import circle, disk, fill, frame, paper
from paxdesk.porfiriana.table.vignettes.engraving import clipped

LINES: Final = ("#B9705A", "#D9B98A")
GILT: Final = "#E8CFA2"


def paint_back(painter: QPainter, space: Space) -> None:
    """Paint a card face down."""
    unit = space.unit
    field = space.rect((5, 5, 90, 130))
    paper(painter, space.outline, BACK_PAPER, space.corner)
    with clipped(painter, field):
        fill(painter, field, BACK_RED)
        painter.translate(space.x(50), space.y(70))
        table = space.level is Level.TABLE
        for ring in range(1, 7 if table else 12):
            painter.setPen(QPen(QColor(LINES[ring % 2]), max(0.5, 0.7 * unit)))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawPath(_wave(ring, 12 if table else 7, unit))
        middle = QPointF(0, 0)
        disk(painter, middle, 25 * unit, BACK_RED)
        circle(painter, middle, 23.4 * unit, GILT, max(1, 1.2 * unit))
        draw_icon(painter, "industry-plantation", -17 * unit, -19 * unit, 34 * unit, GILT)
    frame(painter, field, BACK_PAPER, max(1, 1.4 * unit))
    frame(painter, space.outline, INK, 1, space.corner)


def _wave(ring: int, step: float, unit: float, steps: int = 180) -> QPainterPath:
    """A closed line of twelve waves around the middle."""
    path = QPainterPath()
    for index in range(steps + 1):
        angle = index * 2 * math.pi / steps
        reach = (8 + ring * step + 3.2 * math.sin(12 * angle + ring * 1.1)) * unit
        point = QPointF(reach * math.cos(angle), reach * math.sin(angle))
        if index:
            path.lineTo(point)
        else:
            path.moveTo(point)
    return path
