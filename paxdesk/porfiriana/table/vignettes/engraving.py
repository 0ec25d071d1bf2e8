"""The graver's tools: burin lines, rays, hatching, and a clip to work in."""

import math
import random
from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF

from paxdesk.desk.painting.palette import Ink


@contextmanager
def clipped(painter: QPainter, place: QRectF) -> Iterator[None]:
    """Draw only inside ``place``, with smooth edges."""
    painter.save()
    painter.setClipRect(place, Qt.ClipOperation.IntersectClip)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    yield
    painter.restore()


def taper(start: QPointF, end: QPointF, width: float) -> QPainterPath:
    """A burin stroke: a line that swells to ``width`` in its middle."""
    middle = (start + end) / 2
    across = math.atan2(end.y() - start.y(), end.x() - start.x()) + math.pi / 2
    swell = QPointF(math.cos(across) * width, math.sin(across) * width)
    path = QPainterPath(start)
    path.quadTo(middle + swell, end)
    path.quadTo(middle - swell, start)
    return path


def engraved(
    painter: QPainter,
    place: QRectF,
    ink: Ink,
    gap: float,
    width: float,
    seed: int,
    *,
    fade: bool = True,
    hole: tuple[QPointF, float] | None = None,
) -> None:
    """Level burin lines, swelling and breaking, thinner towards the foot.

    ``hole`` is a circle (centre, radius) left clear, such as the sun.
    """
    chance = random.Random(seed)
    rows = int(place.height() / gap)
    colour = QColor(ink)
    for row in range(rows):
        level = place.top() + gap * (row + 0.5)
        weight = width * (1.25 - 0.8 * row / max(1, rows)) if fade else width
        left = place.left() - chance.uniform(0, 20)
        while left < place.right():
            length = chance.uniform(0.25, 0.9) * place.width()
            for start, end in _around(left, left + length, level, hole):
                painter.fillPath(taper(QPointF(start, level), QPointF(end, level), weight), colour)
            left += length + chance.uniform(0.01, 0.06) * place.width()


def _around(
    start: float, end: float, level: float, hole: tuple[QPointF, float] | None
) -> list[tuple[float, float]]:
    """The stretches of a level line that lie outside the hole."""
    if hole is None or abs(level - hole[0].y()) >= hole[1]:
        return [(start, end)]
    middle = hole[0].x()
    half = math.sqrt(hole[1] ** 2 - (level - hole[0].y()) ** 2)
    stretches = ((start, min(end, middle - half)), (max(start, middle + half), end))
    return [(left, right) for left, right in stretches if right > left]


def rays(
    painter: QPainter,
    centre: QPointF,
    inner: float,
    outer: float,
    number: int,
    ink: Ink,
    share: float = 0.5,
    turned: float = 0.0,
) -> None:
    """Wedges of light; ``share`` is how much of the circle they cover, ``turned`` in radians."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(ink))
    half = math.pi / number * share
    for index in range(number):
        angle = turned + index * 2 * math.pi / number
        corners = (
            (inner, angle - half * 0.4),
            (outer, angle - half),
            (outer, angle + half),
            (inner, angle + half * 0.4),
        )
        painter.drawPolygon(
            QPolygonF(
                [
                    centre + QPointF(reach * math.cos(turn), reach * math.sin(turn))
                    for reach, turn in corners
                ]
            )
        )


def hatch(
    painter: QPainter,
    path: QPainterPath,
    ink: Ink,
    gap: float,
    width: float,
    angle: float = -55,
) -> None:
    """Parallel lines over a shape, at an angle in degrees."""
    painter.save()
    painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
    bounds = path.boundingRect()
    reach = bounds.width() + bounds.height()
    painter.translate(bounds.center())
    painter.rotate(angle)
    painter.setPen(QPen(QColor(ink), width))
    level = -reach
    while level < reach:
        painter.drawLine(QPointF(-reach, level), QPointF(reach, level))
        level += gap
    painter.restore()
