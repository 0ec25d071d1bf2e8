"""Basic shapes, and small pictures such as cubes, coins and seat marks."""

import math
import random
from collections.abc import Callable
from functools import cache, lru_cache
from typing import Final, TypeVarTuple, Unpack

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QImage,
    QPaintEngine,
    QPainter,
    QPainterPath,
    QPen,
    QPolygonF,
)

from paxdesk.desk.painting import typesetting
from paxdesk.desk.painting.icons import draw_icon
from paxdesk.desk.painting.palette import (
    BONE,
    BRASS,
    DARK,
    DEEP,
    INK,
    SEATS,
    UNREST_INK,
    Ink,
    Seat,
    blend,
    qcolor,
)

GRAIN_TILE = 160
"""Side of the repeated tile of paper grain, in pixels."""
GRAIN_FROM = 110
"""Minimum width of paper with grain, in pixels."""
MAX_KEPT_SHADOW = 250_000
"""Maximum area of a cached shadow's sheet, in device pixels."""
SHADOW_REACH = 4
"""Maximum reach of a shadow of depth 1 beyond its sheet, in pixels."""
CORNER_SHARE = 0.8
"""Ratio of a frame's corner radius to that of the framed shape."""
SLACK = 0.03
"""Tolerance for rounding to whole pixels, in pixels."""
PEN_EXCESS = 0.001
"""Added pen width, in pixels, because Qt draws thinner pens slowly."""


def rounded_path(place: QRectF, radius: float) -> QPainterPath:
    path = QPainterPath()
    path.addRoundedRect(place, radius, radius)
    return path


@lru_cache(maxsize=512)
def with_alpha(ink: Ink, alpha: int) -> QColor:
    """Return a cached colour for an ink with ``alpha`` (0 to 255); it must not be modified."""
    let_down = QColor(ink)
    let_down.setAlpha(alpha)
    return let_down


def fill_rect(
    painter: QPainter, place: QRectF, ink: Ink, radius: float = 0, alpha: int = 255
) -> None:
    if radius:
        painter.fillPath(rounded_path(place, radius), with_alpha(ink, alpha))
    else:
        painter.fillRect(place, with_alpha(ink, alpha))


def snap_to_pixels(painter: QPainter, place: QRectF) -> QRectF:
    """Return the rectangle aligned to device pixels, where possible."""
    snapped = _on_pixels(painter, place, round, round)
    return place if snapped.isEmpty() else snapped


def _on_pixels(
    painter: QPainter, place: QRectF, low: Callable[[float], int], high: Callable[[float], int]
) -> QRectF:
    transform = painter.deviceTransform()
    across, down = transform.m11(), transform.m22()
    if transform.m12() or transform.m21() or across <= 0 or down <= 0:
        return place
    x, y = transform.dx(), transform.dy()
    left, top = low(place.left() * across + x + SLACK), low(place.top() * down + y + SLACK)
    right = high(place.right() * across + x - SLACK)
    bottom = high(place.bottom() * down + y - SLACK)
    return QRectF(
        (left - x) / across, (top - y) / down, (right - left) / across, (bottom - top) / down
    )


def crisp_weight(painter: QPainter, weight: float) -> float:
    """Return the line width rounded to whole device pixels, at least one."""
    transform = painter.deviceTransform()
    scale = math.hypot(transform.m11(), transform.m12())
    return max(1, round(weight * scale)) / scale


def draw_frame(
    painter: QPainter,
    place: QRectF,
    ink: Ink,
    weight: float = 1.0,
    radius: float = 0,
    dashes: tuple[float, float] | None = None,
) -> None:
    """Draw a frame of ``weight`` pixels inside a rectangle's edge.

    The frame's corners are sharper than those of the fill, and cover them.
    """
    place = _on_pixels(painter, place, math.floor, math.ceil)
    weight = crisp_weight(painter, weight)
    pen = QPen(qcolor(ink), weight + PEN_EXCESS)
    pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
    if dashes:
        pen.setDashPattern(list(dashes))
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    half = weight / 2
    inner = max(0.0, radius * CORNER_SHARE - half)
    painter.drawRoundedRect(place.adjusted(half, half, -half, -half), inner, inner)


def draw_line(
    painter: QPainter,
    start: QPointF,
    end: QPointF,
    ink: Ink,
    weight: float = 1.0,
    dashes: tuple[float, float] | None = None,
) -> None:
    pen = QPen(qcolor(ink), weight + PEN_EXCESS)
    if dashes:
        pen.setDashPattern(list(dashes))
    painter.setPen(pen)
    painter.drawLine(start, end)


def fill_circle(painter: QPainter, centre: QPointF, radius: float, ink: Ink) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(qcolor(ink))
    painter.drawEllipse(centre, radius, radius)


def circle_path(
    painter: QPainter, centre: QPointF, radius: float, ink: Ink, weight: float = 1.0
) -> None:
    painter.setPen(QPen(QColor(ink), weight))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawEllipse(centre, radius, radius)


def arrow_down(painter: QPainter, tip: QPointF, half: float, high: float, ink: Ink) -> None:
    """Draw a filled triangle that points down to its ``tip``, twice ``half`` wide."""
    corners = [tip, tip + QPointF(-half, -high), tip + QPointF(half, -high)]
    path = QPainterPath()
    path.addPolygon(QPolygonF(corners))
    painter.fillPath(path, QColor(ink))


def draw_double_rule(
    painter: QPainter, left: float, top: float, width: float, ink: Ink = INK
) -> None:
    """Draw a double rule, thick and thin, 5 px high."""
    fill_rect(painter, QRectF(left, top, width, 2), ink)
    fill_rect(painter, QRectF(left, top + 4, width, 1), ink)


def draw_shadow(
    painter: QPainter,
    place: QRectF,
    radius: float = 4,
    depth: float = 1.0,
    strength: int = DARK.shadow,
) -> None:
    """Draw a soft shadow under a sheet.

    ``depth`` is the height of the sheet above the table, 1 for a card on it.
    """
    transform = painter.deviceTransform()
    scale = transform.m11()
    if scale <= 0:
        return
    turned = transform.m12() or transform.m21()
    if turned or place.isEmpty() or place.width() * place.height() * scale**2 > MAX_KEPT_SHADOW:
        _cast(painter, place, radius, depth, strength)
        return
    size = round(place.width(), 2), round(place.height(), 2)
    image = _shadow(*size, round(radius, 2), depth, strength, round(scale, 4))
    reach = SHADOW_REACH * depth
    corner = QPointF(place.x() - reach, place.y() - reach)
    painter.drawImage(QRectF(corner, QSizeF(image.size()) / scale), image)


def _clear(across: int, down: int) -> QImage:
    """Return a transparent image of this size in device pixels."""
    image = QImage(across, down, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    return image


@lru_cache(maxsize=48)
def _shadow(
    width: float, height: float, radius: float, depth: float, strength: int, scale: float
) -> QImage:
    """Return the shadow of a sheet, with margins, as an image."""
    reach = SHADOW_REACH * depth
    across, down = (max(1, math.ceil((side + 2 * reach) * scale)) for side in (width, height))
    image = _clear(across, down)
    with QPainter(image) as painter:
        painter.scale(scale, scale)
        _cast(painter, QRectF(reach, reach, width, height), radius, depth, strength)
    return image


def forget_shadows() -> None:
    _shadow.cache_clear()


def _cast(painter: QPainter, place: QRectF, radius: float, depth: float, strength: int) -> None:
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
        painter.fillPath(rounded_path(cast, radius + grow), dark)


@cache
def _grain(seed: int, fibres: int, strength: int) -> QImage:
    """Return a tile of paper fibres.

    It is an image, because a cached pixmap would outlive the application, which Qt forbids.
    """
    image = _clear(GRAIN_TILE, GRAIN_TILE)
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
    painter.setBrushOrigin(place.topLeft())
    painter.fillRect(place, QBrush(_grain(seed, fibres, strength)))
    painter.setBrushOrigin(0, 0)


def draw_paper(
    painter: QPainter, place: QRectF, ink: Ink, radius: float = 0, edge: Ink | None = INK
) -> None:
    """Draw a sheet of paper, with an edge unless ``edge`` is None."""
    fill_rect(painter, place, ink, radius)
    if place.width() > GRAIN_FROM:
        painter.save()
        painter.setClipPath(rounded_path(place, radius), Qt.ClipOperation.IntersectClip)
        paint_grain(painter, place)
        painter.restore()
    if edge is not None:
        draw_frame(painter, place, blend(edge, ink, 0.35), 1, radius)


# Small pictures, placed by corner and side, or by centre and radius.

MINUS: Final = "\N{MINUS SIGN}"


KEPT_SIDE = 64
"""Maximum side of a cached small picture, in device pixels."""
SUBPIXELS = 4
"""Number of cached positions within a device pixel, in each direction."""
OVERHANG = 2
"""Margin around the square of a small picture, in device pixels."""
Arguments = TypeVarTuple("Arguments")


def draw_kept(
    painter: QPainter,
    left: float,
    top: float,
    side: float,
    paint: Callable[[QPainter, float, float, float, Unpack[Arguments]], None],
    *arguments: *Arguments,
) -> None:
    """Draw a picture with ``paint`` in a square of ``side`` pixels; small ones are cached."""
    device = painter.deviceTransform()
    scale = device.m11()
    turned = device.m12() or device.m21() or device.m22() != scale
    if (
        turned
        or not 1 <= side * scale <= KEPT_SIDE
        or painter.paintEngine().type() != QPaintEngine.Type.Raster
    ):
        paint(painter, left, top, side, *arguments)
        return
    across, down = (
        round((moved + at * scale) * SUBPIXELS)
        for moved, at in ((device.dx(), left), (device.dy(), top))
    )
    image = _kept(paint, arguments, side, round(scale, 4), across % SUBPIXELS, down % SUBPIXELS)
    x, y = across // SUBPIXELS - OVERHANG - device.dx(), down // SUBPIXELS - OVERHANG - device.dy()
    painter.drawImage(QPointF(x / scale, y / scale), image)


@lru_cache(maxsize=256)
def _kept(
    paint: Callable[..., None],
    arguments: tuple[object, ...],
    side: float,
    scale: float,
    across: int,
    down: int,
) -> QImage:
    """Return a small picture, offset by ``across`` and ``down`` quarters of a device pixel."""
    size = math.ceil(side * scale) + 1 + 2 * OVERHANG
    image = _clear(size, size)
    image.setDevicePixelRatio(scale)
    left, top = ((OVERHANG + part / SUBPIXELS) / scale for part in (across, down))
    with QPainter(image) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint(painter, left, top, side, *arguments)
    return image


def seat_mark(painter: QPainter, seat: Seat, left: float, top: float, side: float) -> None:
    """Draw a seat's mark on its wooden plate."""
    draw_kept(painter, left, top, side, _plate, seat)


def _plate(painter: QPainter, left: float, top: float, side: float, seat: Seat) -> None:
    look = SEATS[seat]
    square = QRectF(left, top, side, side)
    fill_rect(painter, square, look.colour, side * 0.16)
    edge = BONE if seat == 6 else INK
    draw_frame(painter, square, edge, max(1, side / 16), side * 0.16)
    draw_icon(painter, f"seat-{seat}", left + side * 0.2, top + side * 0.2, side * 0.6, look.ink)


def draw_cube(painter: QPainter, seat: Seat, left: float, top: float, side: float) -> None:
    """Draw a wooden cube from above: seat colour, chamfer and stamped mark."""
    look = SEATS[seat]
    square = snap_to_pixels(painter, QRectF(left, top, side, side))
    left, top, side = square.left(), square.top(), min(square.width(), square.height())
    corner = side * 0.14
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.fillPath(rounded_path(square.translated(0.6, side * 0.12), corner), QColor(0, 0, 0, 90))
    fill_rect(painter, square, blend(look.colour, "#000000", 0.38), corner)
    fill_rect(painter, QRectF(left, top, side, side * 0.9), look.colour, corner)
    painter.setPen(QPen(QColor(blend(look.colour, "#FFFFFF", 0.55)), max(0.6, side * 0.07)))
    painter.drawLine(
        QPointF(left + side * 0.14, top + side * 0.08),
        QPointF(left + side * 0.86, top + side * 0.08),
    )
    edge = "#CDBFA4" if seat == 6 else DEEP
    draw_frame(painter, square, edge, max(0.8, side * 0.07), corner)
    across, down, wide = (0.2, 0.16, 0.6) if seat else (0.12, 0.08, 0.76)
    place = left + side * across, top + side * down
    draw_icon(painter, f"seat-{seat}", *place, side * wide, look.ink)
    painter.restore()


def draw_coin(
    painter: QPainter,
    centre: QPointF,
    radius: float,
    amount: int | None = None,
    *,
    sign: str = "",
    pixels: float | None = None,
) -> None:
    """Draw a gold coin with an amount, or with a star if None."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(0, 0, 0, 80))
    painter.drawEllipse(centre + QPointF(0.4, radius * 0.12), radius, radius)
    painter.setBrush(QColor(BRASS))
    painter.setPen(QPen(QColor(INK), max(1, radius * 0.1)))
    painter.drawEllipse(centre, radius - 0.5, radius - 0.5)
    if radius > 9:
        circle_path(painter, centre, radius * 0.8, blend(BRASS, INK, 0.5), max(0.6, radius * 0.05))
    if amount is None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(INK))
        painter.drawPolygon(_star(radius * 0.62, radius * 0.2).translated(centre))
    else:
        words = f"{sign}{amount}"
        size = pixels or radius * (1.42 if len(words) < 2 else 1.16)
        box = QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius)
        face = typesetting.make_font(size, "sans", 700)
        typesetting.draw_text(painter, box, words, face, INK, typesetting.ALIGN_CENTRE, elide=False)
    painter.restore()


@cache
def _star(outer: float, inner: float) -> QPolygonF:
    points = []
    for index in range(8):
        reach, angle = (inner if index % 2 else outer), index * math.pi / 4
        points.append(QPointF(reach * math.cos(angle), reach * math.sin(angle)))
    return QPolygonF(points)


LEAST_AMOUNT: Final = 11.0
"""Minimum font size of the figure on a disk, in units."""


def unrest_disk(painter: QPainter, centre: QPointF, radius: float, amount: int = 1) -> None:
    """Draw the serrated disk of Unrest, with amounts above 1 in a ring."""
    painter.save()
    draw_icon(
        painter,
        "unrest",
        centre.x() - radius,
        centre.y() - radius,
        2 * radius,
        UNREST_INK,
        keyline=BONE,
        key_width=2.2,
    )
    if amount > 1:
        pixels = max(0.93 * radius, LEAST_AMOUNT)
        ring = pixels / 1.5
        spot = centre + QPointF(radius * 0.72, radius * 0.72)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        fill_circle(painter, spot, ring, BONE)
        circle_path(painter, spot, ring, UNREST_INK)
        box = QRectF(spot.x() - ring, spot.y() - ring, 2 * ring, 2 * ring)
        face = typesetting.make_font(pixels, "sans", 700)
        typesetting.draw_text(painter, box, str(amount), face, INK, typesetting.ALIGN_CENTRE)
    painter.restore()
