"""Printer's ornaments for what is still empty: the map of the three districts, a railway, places.

All are set in one quiet ink, so that cards laid over them stand out.
"""

import math
from collections.abc import Iterator
from itertools import pairwise
from typing import Final

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from paxdesk.desk.painting import lettering
from paxdesk.desk.painting.icons import draw_icon
from paxdesk.desk.painting.palette import Ink
from paxdesk.desk.painting.shapes import disk, frame
from paxdesk.language import say
from paxdesk.porfiriana.rules.phrases import DISTRICT_WORDS
from paxdesk.porfiriana.rules.vocabulary import District

MAP_RATIO: Final = 4.0
"""Width of the map for its height."""
RIVER: Final = (
    (0, 0.36),
    (0.2, 0.4),
    (0.42, 0.34),
    (0.5, 0.46),
    (0.62, 0.42),
    (0.78, 0.6),
    (1, 0.56),
)
"""The border from the Pacific to the Gulf."""
SIERRA: Final = ((0.4, 0.5), (0.43, 0.68), (0.41, 0.84), (0.45, 0.98))
"""The mountains between Sonora and Chihuahua."""
LINES: Final = (
    ((0.08, 0.92), (0.14, 0.68), (0.22, 0.39), (0.25, 0.14)),
    ((0.66, 0.98), (0.6, 0.7), (0.56, 0.44), (0.52, 0.16)),
    ((0.02, 0.2), (0.25, 0.14), (0.52, 0.16), (0.97, 0.2)),
)
"""Railways, from town to town."""
NAMES: Final[tuple[tuple[District, float, float], ...]] = (
    ("america", 0.78, 0.28),
    ("sonora", 0.27, 0.74),
    ("chihuahua", 0.8, 0.82),
)
"""Where the districts' names stand."""
SLEEPERS: Final = 7
"""Pixels from one sleeper of a railway to the next."""


def paint_map(painter: QPainter, place: QRectF, ink: Ink) -> None:
    """Three districts, the border, the mountains and the railways, as large as the place allows."""
    wide = min(place.width(), place.height() * MAP_RATIO)
    high = wide / MAP_RATIO
    left = place.center().x() - wide / 2
    top = place.center().y() - high / 2

    def at(point: tuple[float, float]) -> QPointF:
        return QPointF(left + point[0] * wide, top + point[1] * high)

    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    sheet = QRectF(left, top, wide, high)
    _double_rule(painter, sheet, ink)
    painter.setClipRect(sheet.adjusted(4, 4, -4, -4), Qt.ClipOperation.IntersectClip)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    border = QPen(QColor(ink), 1.4, Qt.PenStyle.DashDotLine)
    painter.setPen(border)
    painter.drawPath(_curve([at(point) for point in RIVER]))
    _sierra(painter, [at(point) for point in SIERRA], high * 0.07, ink)
    for stations in LINES:
        _railway(painter, _curve([at(point) for point in stations]), ink)
        for town in stations[1:-1]:
            disk(painter, at(town), 2.6, ink)
    face = lettering.font(max(9, high * 0.15), "serif", 700, tracking=28)
    for district, across, down in NAMES:
        words = say(DISTRICT_WORDS[district]).upper()
        middle = at((across, down))
        box = QRectF(middle.x() - wide * 0.2, middle.y() - high * 0.1, wide * 0.4, high * 0.2)
        lettering.draw_text(painter, box, words, face, ink, lettering.CENTRE)
    _rose(painter, at((0.93, 0.62)), high * 0.11, ink)
    painter.restore()


def paint_track(painter: QPainter, place: QRectF, ink: Ink) -> None:
    """A railway along the foot of a place, and the train that has just arrived."""
    foot = place.bottom() - 5
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    path = QPainterPath(QPointF(place.left(), foot))
    path.lineTo(QPointF(place.right(), foot))
    _railway(painter, path, ink)
    side = min(place.height() * 0.5, 44)
    left = place.right() - side - 10
    draw_icon(painter, "connection-rail", left, foot - 2 - side, side, ink)
    painter.restore()


def paint_place(painter: QPainter, place: QRectF, ink: Ink, icon: str = "") -> None:
    """Where a card will lie: a double rule, and an icon that says which."""
    _double_rule(painter, place, ink)
    if icon:
        side = place.width() * 0.4
        left, top = place.center().x() - side / 2, place.center().y() - side / 2
        draw_icon(painter, icon, left, top, side, ink)


def _double_rule(painter: QPainter, place: QRectF, ink: Ink) -> None:
    frame(painter, place, ink, 1, 4)
    inner = max(2.5, place.width() * 0.03) if place.width() < 160 else 4
    frame(painter, place.adjusted(inner, inner, -inner, -inner), ink, 0.6, 3)


def _curve(points: list[QPointF]) -> QPainterPath:
    """A smooth line through all points."""
    path = QPainterPath(points[0])
    for index in range(len(points) - 1):
        before = points[max(0, index - 1)]
        start, end = points[index], points[index + 1]
        after = points[min(len(points) - 1, index + 2)]
        path.cubicTo(start + (end - before) / 6, end - (after - start) / 6, end)
    return path


def _railway(painter: QPainter, path: QPainterPath, ink: Ink) -> None:
    """A line crossed by sleepers."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(ink), 1.2))
    painter.drawPath(path)
    painter.setPen(QPen(QColor(ink), 1))
    painter.drawLines(list(_sleepers(path)))


def _sleepers(path: QPainterPath) -> Iterator[QLineF]:
    """Short lines across a path, SLEEPERS from each other along it."""
    ahead = 0.0
    for polygon in path.toSubpathPolygons():
        points = [(point.x(), point.y()) for point in polygon.toList()]
        for (left, top), (right, bottom) in pairwise(points):
            length = math.hypot(right - left, bottom - top)
            if not length:
                continue
            along, down = (right - left) / length, (bottom - top) / length
            while ahead < length:
                x, y = left + ahead * along, top + ahead * down
                yield QLineF(x + 3 * down, y - 3 * along, x - 3 * down, y + 3 * along)
                ahead += SLEEPERS
            ahead -= length


def _sierra(painter: QPainter, points: list[QPointF], side: float, ink: Ink) -> None:
    """Peaks, shaded on one side."""
    path = _curve(points)
    count = max(4, int(path.length() / (side * 2.2)))
    for index in range(count + 1):
        point = path.pointAtPercent(index / count) + QPointF((-1) ** index * side * 1.3, 0)
        painter.setPen(QPen(QColor(ink), 1.2))
        painter.drawPolyline([point + QPointF(-side, side), point, point + QPointF(side, side)])
        painter.setPen(QPen(QColor(ink), 0.8))
        for hatch in (0.3, 0.6):
            start = point + QPointF(side * hatch, side * hatch)
            painter.drawLine(start, start + QPointF(-side * 0.25, side * (1 - hatch)))


def _rose(painter: QPainter, middle: QPointF, reach: float, ink: Ink) -> None:
    """A compass rose of four points."""
    painter.setPen(QPen(QColor(ink), 1))
    for index in range(8):
        angle = index * math.pi / 4
        long = reach if index % 2 == 0 else reach * 0.5
        painter.drawLine(middle, middle + QPointF(long * math.sin(angle), -long * math.cos(angle)))
