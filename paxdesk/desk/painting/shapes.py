"""The plainest marks: filled and framed rectangles, lines, shadows, paper and rules."""

import math
import random
from collections.abc import Callable
from functools import cache, lru_cache

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QBrush, QColor, QImage, QPainter, QPainterPath, QPen

from paxdesk.desk.painting.palette import DARK, INK, Ink, mix

GRAIN_TILE = 160
"""Side of the square of paper grain that is repeated, in pixels."""
GRAIN_FROM = 110
"""Papers narrower than this many pixels show no grain."""
KEPT_SHADOW = 250_000
"""Shadows of sheets of more device pixels than these are painted every time."""
SHADOW_REACH = 4
"""How far a shadow of depth 1 reaches beyond its sheet at most."""
COVERING = 0.8
"""Radius of a frame's corners over that of what it frames."""
SLACK = 0.03
"""Shares of a pixel that do not make a rectangle a pixel larger."""


def rounded(place: QRectF, radius: float) -> QPainterPath:
    """A rectangle with round corners as a path."""
    path = QPainterPath()
    path.addRoundedRect(place, radius, radius)
    return path


def transparent(ink: Ink, alpha: int) -> QColor:
    """The colour of an ink let down to ``alpha`` (0 to 255)."""
    colour = QColor(ink)
    colour.setAlpha(alpha)
    return colour


def fill(painter: QPainter, place: QRectF, ink: Ink, radius: float = 0, alpha: int = 255) -> None:
    """Fill a rectangle."""
    if radius:
        painter.fillPath(rounded(place, radius), transparent(ink, alpha))
    else:
        painter.fillRect(place, transparent(ink, alpha))


def crisp(painter: QPainter, place: QRectF) -> QRectF:
    """The rectangle with its edges on the nearest device pixels, unless the painter is turned."""
    return _on_pixels(painter, place, round, round)


def _on_pixels(
    painter: QPainter,
    place: QRectF,
    low: Callable[[float], int],
    high: Callable[[float], int],
) -> QRectF:
    transform = painter.deviceTransform()
    if transform.m12() or transform.m21():
        return place
    device = transform.mapRect(place)
    left, top = low(device.left() + SLACK), low(device.top() + SLACK)
    right, bottom = high(device.right() - SLACK), high(device.bottom() - SLACK)
    inverted, _ = transform.inverted()
    return inverted.mapRect(QRectF(left, top, right - left, bottom - top))


def crisp_weight(painter: QPainter, weight: float) -> float:
    """The weight of a line in whole device pixels, at least one."""
    transform = painter.deviceTransform()
    scale = math.hypot(transform.m11(), transform.m12())
    return max(1, round(weight * scale)) / scale


def frame(
    painter: QPainter,
    place: QRectF,
    ink: Ink,
    weight: float = 1.0,
    radius: float = 0,
    dashes: tuple[float, float] | None = None,
) -> None:
    """Draw a frame of ``weight`` pixels inside a rectangle's edge.

    It grows to whole device pixels, and its corners are a little less round than those of the
    fill, so that nothing of that looks out.
    """
    place = _on_pixels(painter, place, math.floor, math.ceil)
    weight = crisp_weight(painter, weight)
    pen = QPen(QColor(ink), weight)
    pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
    if dashes:
        pen.setDashPattern(list(dashes))
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    half = weight / 2
    inner = max(0.0, radius * COVERING - half)
    painter.drawRoundedRect(place.adjusted(half, half, -half, -half), inner, inner)


def line(
    painter: QPainter,
    start: QPointF,
    end: QPointF,
    ink: Ink,
    weight: float = 1.0,
    dashes: tuple[float, float] | None = None,
) -> None:
    """Draw a straight line."""
    pen = QPen(QColor(ink), weight)
    if dashes:
        pen.setDashPattern(list(dashes))
    painter.setPen(pen)
    painter.drawLine(start, end)


def disk(painter: QPainter, centre: QPointF, radius: float, ink: Ink) -> None:
    """A filled circle without an edge."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(ink))
    painter.drawEllipse(centre, radius, radius)


def circle(
    painter: QPainter, centre: QPointF, radius: float, ink: Ink, weight: float = 1.0
) -> None:
    """The outline of a circle."""
    painter.setPen(QPen(QColor(ink), weight))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawEllipse(centre, radius, radius)


def rule(painter: QPainter, left: float, top: float, width: float, ink: Ink = INK) -> None:
    """A printer's double rule, thick and thin, 5 px high."""
    fill(painter, QRectF(left, top, width, 2), ink)
    fill(painter, QRectF(left, top + 4, width, 1), ink)


def shadow(
    painter: QPainter,
    place: QRectF,
    radius: float = 4,
    depth: float = 1.0,
    strength: int = DARK.shadow,
) -> None:
    """A soft shadow under a sheet: depth 1 lying, 1.6 hand, 2 hover, 4 lifted, 6 dialog.

    Painting it is slow, so that of a card is painted once and kept as an image.
    """
    transform = painter.deviceTransform()
    scale = transform.m11()
    turned = transform.m12() or transform.m21()
    if turned or place.isEmpty() or place.width() * place.height() * scale**2 > KEPT_SHADOW:
        _cast(painter, place, radius, depth, strength)
        return
    size = round(place.width(), 2), round(place.height(), 2)
    image = _shadow(*size, round(radius, 2), depth, strength, round(scale, 4))
    reach = SHADOW_REACH * depth
    corner = QPointF(place.x() - reach, place.y() - reach)
    painter.drawImage(QRectF(corner, QSizeF(image.size()) / scale), image)


@lru_cache(maxsize=48)
def _shadow(
    width: float, height: float, radius: float, depth: float, strength: int, scale: float
) -> QImage:
    """The shadow of a sheet of this size, with room all round, in device pixels."""
    reach = SHADOW_REACH * depth
    across, down = (math.ceil((side + 2 * reach) * scale) for side in (width, height))
    image = QImage(across, down, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    with QPainter(image) as painter:
        painter.scale(scale, scale)
        _cast(painter, QRectF(reach, reach, width, height), radius, depth, strength)
    return image


def _cast(painter: QPainter, place: QRectF, radius: float, depth: float, strength: int) -> None:
    """Paint a shadow in three soft passes."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for step in (3, 2, 1):
        grow = step * 1.1 * depth
        cast = QRectF(
            place.x() - grow * 0.35,
            place.y() + 0.8 * depth - grow * 0.1,
            place.width() + grow * 0.7,
            place.height() + grow * 0.75,
        )
        dark = QColor(0, 0, 0, round(strength / (2.6 * step)))
        painter.fillPath(rounded(cast, radius + grow), dark)


@cache
def _grain(seed: int, fibres: int, strength: int) -> QImage:
    """A tile of paper fibres, mostly dark, to be repeated over a sheet.

    An image, because a pixmap must not outlive the application, as a cache does.
    """
    image = QImage(GRAIN_TILE, GRAIN_TILE, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    chance = random.Random(seed)
    with QPainter(image) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for _ in range(fibres):
            colour = QColor("#000000" if chance.random() < 0.75 else "#FFFFFF")
            colour.setAlpha(chance.randrange(3, strength))
            start = QPointF(chance.uniform(0, GRAIN_TILE), chance.uniform(0, GRAIN_TILE))
            length, angle = chance.uniform(0.6, 5), chance.uniform(0, 2 * math.pi)
            painter.setPen(QPen(colour, chance.uniform(0.5, 1.1)))
            end = start + QPointF(length * math.cos(angle), length * math.sin(angle))
            painter.drawLine(start, end)
    return image


def paint_grain(
    painter: QPainter, place: QRectF, seed: int = 1, fibres: int = 420, strength: int = 14
) -> None:
    """Cover a rectangle with paper fibres."""
    painter.setBrushOrigin(place.topLeft())
    painter.fillRect(place, QBrush(_grain(seed, fibres, strength)))
    painter.setBrushOrigin(0, 0)


def paper(
    painter: QPainter,
    place: QRectF,
    ink: Ink,
    radius: float = 0,
    edge: Ink | None = INK,
) -> None:
    """A sheet of paper with its grain and, unless ``edge`` is None, a thin edge."""
    fill(painter, place, ink, radius)
    if place.width() > GRAIN_FROM:
        painter.save()
        painter.setClipPath(rounded(place, radius), Qt.ClipOperation.IntersectClip)
        paint_grain(painter, place)
        painter.restore()
    if edge is not None:
        frame(painter, place, mix(edge, ink, 0.35), 1, radius)
