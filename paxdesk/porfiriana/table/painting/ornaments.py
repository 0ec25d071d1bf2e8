"""Printer's ornaments for what is still empty: the map of the three districts, a railway, places.

All are set in one quiet ink, so that cards laid over them stand out.
"""

import math
from itertools import pairwise
from typing import Final

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from paxdesk.desk.painting import typesetting
from paxdesk.desk.painting.icons import draw_icon
from paxdesk.desk.painting.palette import Ink
from paxdesk.desk.painting.shapes import disk, frame
from paxdesk.language import say
from paxdesk.porfiriana.rules.card_verbs import District
from paxdesk.porfiriana.rules.term_words import DISTRICT_WORDS

COAST: Final = ((0, 0.5), (0.045, 0.56), (0.07, 0.7), (0.13, 0.8), (0.15, 0.92), (0.2, 1.04))
"""Where the land ends at the Gulf of California."""
BORDER: Final = ((0, 0.4), (0.12, 0.4), (0.23, 0.5), (0.43, 0.5), (0.43, 0.41), (0.52, 0.41))
"""The border as it was surveyed, to El Paso."""
RIVER: Final = ((0.52, 0.41), (0.6, 0.56), (0.68, 0.6), (0.75, 0.53), (0.85, 0.64), (1, 0.56))
"""The border as the Rio Grande flows."""
SIERRA: Final = ((0.48, 0.58), (0.51, 0.72), (0.49, 0.86), (0.52, 0.98))
"""The mountains between Sonora and Chihuahua."""
LINES: Final = (
    ((0.15, 0.9), (0.18, 0.72), (0.25, 0.5), (0.26, 0.2)),
    ((0.62, 1.02), (0.59, 0.76), (0.52, 0.41), (0.48, 0.22)),
    ((-0.02, 0.24), (0.26, 0.2), (0.48, 0.22), (1.02, 0.27)),
)
"""Railways, from town to town."""
NAMES: Final[tuple[tuple[District, float, float], ...]] = (
    ("america", 0.77, 0.4),
    ("sonora", 0.37, 0.76),
    ("chihuahua", 0.825, 0.82),
)
"""Where the districts' names stand."""
SLEEPERS: Final = 7.0
"""Pixels from one sleeper of a railway to the next."""
WAVES: Final = 5.0
"""Pixels from one line of the sea to the next."""


def paint_map(painter: QPainter, sheet: QRectF, ink: Ink) -> None:
    """Three districts, the border, the mountains, the sea and the railways."""
    wide, high = sheet.width(), sheet.height()

    def at(point: tuple[float, float]) -> QPointF:
        return QPointF(sheet.left() + point[0] * wide, sheet.top() + point[1] * high)

    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    _double_rule(painter, sheet, ink)
    painter.setClipRect(sheet.adjusted(4, 4, -4, -4), Qt.ClipOperation.IntersectClip)
    _sea(painter, [at(point) for point in COAST], sheet, ink)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(ink), 1.6, Qt.PenStyle.DashDotLine))
    painter.drawPolyline([at(point) for point in BORDER])
    stream = _curve([at(point) for point in RIVER])
    painter.setPen(QPen(QColor(ink), 1.2))
    for aside in (-1.4, 1.4):
        painter.drawPath(stream.translated(aside * 0.4, aside))
    _sierra(painter, [at(point) for point in SIERRA], high * 0.06, ink)
    for stations in LINES:
        _railway(painter, _curve([at(point) for point in stations]), ink)
        for town in stations[:-1]:
            disk(painter, at(town), 2.8, ink)
    size = max(9, min(high * 0.14, wide * 0.038))
    face = typesetting.font(size, "serif", 700, tracking=28)
    for district, across, down in NAMES:
        words = say(DISTRICT_WORDS[district]).upper()
        middle, side = at((across, down)), size * 1.7
        half = typesetting.advance(words, face) / 2
        left = middle.x() - half - side - size * 0.3
        draw_icon(painter, f"district-{district}", left, middle.y() - side / 2, side, ink)
        box = QRectF(middle.x() - half, middle.y() - size, 2 * half + size, 2 * size)
        typesetting.draw_text(painter, box, words, face, ink, elide=False)
    _rose(painter, at((0.95, 0.5)), high * 0.09, ink)
    painter.restore()


def paint_track(painter: QPainter, place: QRectF, ink: Ink) -> None:
    """A railway along the foot of a place, and the train that has just arrived."""
    foot = place.bottom() - 5
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    path = QPainterPath(QPointF(place.left(), foot))
    path.lineTo(QPointF(place.right(), foot))
    _railway(painter, path, ink)
    side = min(place.height() - 8, 44)
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
    line = path.toSubpathPolygons()[0]
    points = [line.at(index) for index in range(line.size())]
    rest, sleepers = 0.0, []
    for start, end in pairwise(points):
        along = end - start
        length = math.hypot(along.x(), along.y())
        while rest < length:
            point = start + along * (rest / length)
            across = QPointF(-along.y(), along.x()) * (3 / length)
            sleepers.append(QLineF(point - across, point + across))
            rest += SLEEPERS
        rest -= length
    painter.drawLines(sleepers)


def _sea(painter: QPainter, coast: list[QPointF], sheet: QRectF, ink: Ink) -> None:
    """Level lines as far as the coast, which is set twice."""
    shore = _curve(coast)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for aside, weight in ((0.0, 1.4), (-3.5, 0.7)):
        painter.setPen(QPen(QColor(ink), weight))
        painter.drawPath(shore.translated(aside, 0))
    water = QPainterPath(shore.translated(-6, 0))
    water.lineTo(sheet.left(), coast[-1].y())
    water.closeSubpath()
    painter.save()
    painter.setClipPath(water, Qt.ClipOperation.IntersectClip)
    painter.setPen(QPen(QColor(ink), 0.8))
    for row in range(int((coast[-1].y() - coast[0].y()) / WAVES)):
        down = coast[0].y() + (row + 0.5) * WAVES
        painter.drawLine(QPointF(sheet.left(), down), QPointF(coast[-1].x(), down))
    painter.restore()


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
