"""The marks of the game: coins, cubes, disks, prestige, regimes, strife, seats.

All are drawn in a square given by its corner and side, or a circle given by centre and
radius, in pixels.
"""

import math
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF

from paxdesk.desk.painting import lettering
from paxdesk.desk.painting.icons import draw_icon
from paxdesk.desk.painting.palette import (
    BONE,
    BRASS,
    DEEP,
    INK,
    SEATS,
    UNREST,
    Ink,
    Seat,
    mix,
)
from paxdesk.desk.painting.shapes import circle, crisp, disk, fill, frame, rounded

MINUS: Final = "\N{MINUS SIGN}"


def seat_mark(
    painter: QPainter, seat: Seat, left: float, top: float, side: float, *, plate: bool = True
) -> None:
    """A seat's mark, on its wooden plate or (``plate`` False) alone in the seat's colour."""
    look = SEATS[seat]
    name = f"seat-{seat}" if seat else "topple"
    if not plate:
        draw_icon(painter, name, left, top, side, look.colour)
        return
    square = QRectF(left, top, side, side)
    fill(painter, square, look.colour, side * 0.16)
    edge = BONE if seat == 6 else INK
    frame(painter, square, edge, max(1, side / 16), side * 0.16)
    draw_icon(painter, name, left + side * 0.2, top + side * 0.2, side * 0.6, look.ink)


def cube(painter: QPainter, seat: Seat, left: float, top: float, side: float) -> None:
    """A wooden cube from above: seat colour, chamfer and stamped mark."""
    look = SEATS[seat]
    square = crisp(painter, QRectF(left, top, side, side))
    left, top, side = square.left(), square.top(), min(square.width(), square.height())
    corner = side * 0.14
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.fillPath(rounded(square.translated(0.6, side * 0.12), corner), QColor(0, 0, 0, 90))
    fill(painter, square, mix(look.colour, "#000000", 0.38), corner)
    fill(painter, QRectF(left, top, side, side * 0.9), look.colour, corner)
    painter.setPen(QPen(QColor(mix(look.colour, "#FFFFFF", 0.55)), max(0.6, side * 0.07)))
    painter.drawLine(
        QPointF(left + side * 0.14, top + side * 0.08),
        QPointF(left + side * 0.86, top + side * 0.08),
    )
    edge = "#CDBFA4" if seat == 6 else DEEP
    frame(painter, square, edge, max(0.8, side * 0.07), corner)
    if seat:
        draw_icon(
            painter, f"seat-{seat}", left + side * 0.2, top + side * 0.16, side * 0.6, look.ink
        )
    else:
        draw_icon(painter, "topple", left + side * 0.12, top + side * 0.08, side * 0.76, look.ink)
    painter.restore()


def coin(
    painter: QPainter,
    centre: QPointF,
    radius: float,
    amount: int | None = None,
    *,
    sign: str = "",
    pixels: float | None = None,
    ink: Ink = BRASS,
) -> None:
    """A gold coin with an amount, or with a star when there is none to tell."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(0, 0, 0, 80))
    painter.drawEllipse(centre + QPointF(0.4, radius * 0.12), radius, radius)
    painter.setBrush(QColor(ink))
    painter.setPen(QPen(QColor(INK), max(1, radius * 0.1)))
    painter.drawEllipse(centre, radius - 0.5, radius - 0.5)
    if radius > 9:
        circle(painter, centre, radius * 0.8, mix(ink, INK, 0.5), max(0.6, radius * 0.05))
    if amount is None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(INK))
        painter.drawPolygon(_star(centre, radius * 0.62, radius * 0.2))
    else:
        words = f"{sign}{amount}"
        size = pixels or radius * (1.42 if len(words) < 2 else 1.16)
        box = QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius)
        face = lettering.font(size, "sans", 700)
        lettering.draw_text(painter, box, words, face, INK, lettering.CENTRE, elide=False)
    painter.restore()


def _star(centre: QPointF, outer: float, inner: float) -> QPolygonF:
    points = []
    for index in range(8):
        reach, angle = (inner if index % 2 else outer), index * math.pi / 4
        points.append(centre + QPointF(reach * math.cos(angle), reach * math.sin(angle)))
    return QPolygonF(points)


def unrest_disk(painter: QPainter, centre: QPointF, radius: float, amount: int = 1) -> None:
    """The serrated disk of Unrest; from 2 on the amount stands in a bone ring."""
    painter.save()
    draw_icon(
        painter,
        "unrest",
        centre.x() - radius,
        centre.y() - radius,
        2 * radius,
        UNREST,
        keyline=BONE,
        key_width=2.2,
    )
    if amount > 1:
        ring = radius * 0.62
        spot = centre + QPointF(radius * 0.72, radius * 0.72)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        disk(painter, spot, ring, BONE)
        circle(painter, spot, ring, UNREST)
        box = QRectF(spot.x() - ring, spot.y() - ring, 2 * ring, 2 * ring)
        face = lettering.font(ring * 1.5, "sans", 700)
        lettering.draw_text(painter, box, str(amount), face, INK, lettering.CENTRE)
    painter.restore()
