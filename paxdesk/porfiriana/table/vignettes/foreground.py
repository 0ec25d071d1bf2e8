"""What lies in front: furrows, a river, a fence, a track, the sea; the foot of a landscape."""

import random
from typing import Literal, TypeAlias

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from paxdesk.desk.painting.palette import PAPER, Ink, mix
from paxdesk.desk.painting.shapes import fill, line

Foreground: TypeAlias = Literal["plain", "furrows", "river", "fence", "track", "sea"]


def draw_foreground(
    painter: QPainter,
    place: QRectF,
    foreground: Foreground,
    ink: Ink,
    chance: random.Random,
    *,
    fine: bool,
) -> None:
    """Draw it over the near ground; few strong strokes, so that it shows at table size."""
    weight = max(0.9, place.height() * (0.013 if fine else 0.02))
    match foreground:
        case "plain":
            pass
        case "furrows":
            _furrows(painter, place, ink, weight)
        case "river":
            _river(painter, place, ink, weight, chance)
        case "fence":
            _fence(painter, place, ink, weight)
        case "track":
            _track(painter, place, ink, weight)
        case "sea":
            _sea(painter, place, ink, weight)


def _at(place: QRectF, across: float, down: float) -> QPointF:
    """A point by shares of the place's width and height."""
    return QPointF(place.left() + place.width() * across, place.top() + place.height() * down)


def _furrows(painter: QPainter, place: QRectF, ink: Ink, weight: float) -> None:
    for index in range(9):
        share = index / 8
        start = _at(place, 0.3 + 0.4 * share, 0.81)
        line(painter, start, _at(place, -0.5 + 2 * share, 1.0), ink, weight)


def _river(
    painter: QPainter, place: QRectF, ink: Ink, weight: float, chance: random.Random
) -> None:
    bend = chance.choice((0.25, 0.75))
    path = QPainterPath(_at(place, bend - 0.02, 0.8))
    path.cubicTo(_at(place, 0.5, 0.86), _at(place, bend - 0.3, 0.9), _at(place, 0.3, 1.02))
    path.lineTo(_at(place, 0.72, 1.02))
    path.cubicTo(_at(place, bend + 0.2, 0.92), _at(place, 0.62, 0.86), _at(place, bend, 0.8))
    path.closeSubpath()
    painter.fillPath(path, QColor(mix(PAPER, "#FFFFFF", 0.4)))
    painter.strokePath(path, QPen(QColor(ink), weight * 0.7))


def _fence(painter: QPainter, place: QRectF, ink: Ink, weight: float) -> None:
    for index in range(8):
        across = (index + 0.5) / 8
        line(painter, _at(place, across, 0.83), _at(place, across, 0.99), ink, weight * 1.5)
    for down in (0.87, 0.93):
        line(painter, _at(place, 0, down), _at(place, 1, down), ink, weight)


def _track(painter: QPainter, place: QRectF, ink: Ink, weight: float) -> None:
    for index in range(15):
        across = (index + 0.2) / 14
        line(
            painter, _at(place, across, 0.885), _at(place, across - 0.03, 0.985), ink, weight * 1.2
        )
    pen = QPen(QColor(ink), weight * 1.3)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    painter.setPen(pen)
    for down in (0.905, 0.96):
        painter.drawLine(_at(place, 0, down), _at(place, 1, down))


def _sea(painter: QPainter, place: QRectF, ink: Ink, weight: float) -> None:
    fill(painter, QRectF(_at(place, 0, 0.66), _at(place, 1, 1)), mix(PAPER, ink, 0.16))
    for row in range(5):
        down = 0.69 + row * 0.07
        swell = 0.016 + row * 0.004
        waves = QPainterPath(_at(place, -0.1, down))
        across = -0.1 - 0.06 * (row % 2)
        while across < 1:
            step = 0.13 + row * 0.02
            waves.quadTo(
                _at(place, across + step / 2, down - swell * 2), _at(place, across + step, down)
            )
            across += step
        painter.strokePath(waves, QPen(QColor(ink), weight * 0.8))
