"""Pieces painted on faces, and Grudge Piles. Lengths are in px."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QLinearGradient, QPainter

from paxdesk.desk.painting import typesetting
from paxdesk.desk.painting.icons import draw_icon
from paxdesk.desk.painting.palette import BONE, PALE_SEPIA, PAPER, UNREST_INK, Seat
from paxdesk.desk.painting.shapes import draw_cube, draw_frame, fill_rect, rounded_path, unrest_disk
from paxdesk.language import tr
from paxdesk.porfiriana.rules.card_verbs import Prestige
from paxdesk.porfiriana.rules.cards import EnterpriseCard, HacendadoCard
from paxdesk.porfiriana.table.faces.anatomy import CORNER
from paxdesk.porfiriana.table.faces.face import face_places
from paxdesk.porfiriana.table.painting.symbols import PRESTIGE_INK
from paxdesk.porfiriana.table.vignettes.canvas import hatch

UNREST_SHADE: Final = QColor(40, 24, 16, 110)
SMALLEST_CUBE: Final = 10.0
"""Minimum side, in px, of a cube with a legible mark."""


def cube_side(width: float) -> float:
    """Return the side of an Income Cube on a card ``width`` px wide."""
    return max(SMALLEST_CUBE, 0.17 * width)


def paint_enterprise_pieces(
    painter: QPainter,
    place: QRectF,
    card: EnterpriseCard,
    owner: Seat,
    *,
    income: int = 0,
    connections: Sequence[Seat | None] = (),
    unrest: int = 0,
) -> None:
    """Paint an enterprise's cubes and Unrest.

    ``connections`` are the owners of the cubes on the ovals, None for an empty oval.
    """
    width = place.width()
    places = face_places(place.left(), place.top(), width, card)
    if unrest:
        paint_unrest_shade(painter, place)
    _paint_income(painter, places.picture, cube_side(width), owner, income)
    for oval, seat in zip(places.ovals, connections, strict=False):
        if seat is not None:
            square = connection_square(oval, width)
            draw_cube(painter, seat, square.left(), square.top(), square.width())
    if unrest:
        disk = unrest_square(places.picture, width)
        unrest_disk(painter, disk.center(), disk.width() / 2, unrest)


def connection_square(oval: QRectF, width: float) -> QRectF:
    """Return the square of a Connection Cube on a card ``width`` px wide."""
    side = min(oval.height() * 0.92, max(11, 0.18 * width))
    if oval.width() < 1.4 * side:
        side = min(side, oval.height() * 0.54)
        return QRectF(oval.center().x() - side / 2, oval.top() - 1, side, side)
    return QRectF(oval.left(), oval.center().y() - 1 - side / 2, side, side)


def unrest_square(picture: QRectF, width: float) -> QRectF:
    """Return the square of the Unrest disk on a card ``width`` px wide."""
    radius = max(11, 0.19 * width)
    left, top = picture.center().x() - radius, picture.top() + picture.height() * 0.42 - radius
    return QRectF(left, top, 2 * radius, 2 * radius)


def _paint_income(
    painter: QPainter, picture: QRectF, side: float, owner: Seat, number: int
) -> None:
    """Paint the cubes, or one and their number if they do not fit."""
    top = picture.bottom() - side - 2
    left = picture.left() + 2
    if number <= int((picture.width() - 2) // (side + 1)):
        for index in range(number):
            draw_cube(painter, owner, left + index * (side + 1), top, side)
        return
    draw_cube(painter, owner, left, top, side)
    face = typesetting.make_font(side * 0.95, "sans", 700)
    words = f"×{number}"
    plate = QRectF(left + side + 2, top, typesetting.text_width(words, face) + 4, side)
    fill_rect(painter, plate, PAPER, 2)
    typesetting.draw_text(painter, plate.adjusted(2, 0, 2, 0), words, face)


def prestige_cube_square(mark: QRectF | None) -> QRectF | None:
    """Return the square of the Prestige Cube below a prestige mark, or None without a mark."""
    if mark is None:
        return None
    side = max(9, mark.width() * 0.8)
    return QRectF(mark.center().x() - side / 2, mark.bottom() + 1, side, side)


def paint_hacendado_cubes(
    painter: QPainter, place: QRectF, card: HacendadoCard, seat: Seat, number: int
) -> None:
    places = face_places(place.left(), place.top(), place.width(), card)
    for square in places.cubes[:number]:
        draw_cube(painter, seat, square.left(), square.top(), square.width())


def paint_extortion_cube(painter: QPainter, place: QRectF, seat: Seat, shown: float) -> None:
    """Paint an Extortion Cube on a troop whose upper ``shown`` px are visible."""
    side = max(11, 0.19 * place.width())
    draw_cube(painter, seat, place.right() - side - 4, place.top() + shown - side - 4, side)


def speculation_area(card: QRectF, corner: bool) -> QRectF:
    """Return the square of a Speculation Cube; ``corner`` moves it to the card's lower right."""
    side = max(14, 0.2 * card.width())
    top = card.bottom() - side * 1.4 if corner else card.top() + 0.26 * card.height()
    return QRectF(card.right() - side * 1.35, top, side, side)


def paint_speculation_cube(painter: QPainter, place: QRectF, seat: Seat) -> None:
    side = place.width()
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(0, 0, 0, 120))
    painter.drawEllipse(place.center(), side * 0.78, side * 0.78)
    painter.restore()
    draw_cube(painter, seat, place.left(), place.top(), side)


def paint_unrest_shade(painter: QPainter, place: QRectF) -> None:
    width = place.width()
    outline = rounded_path(place, CORNER * width / 100)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.fillPath(outline, UNREST_SHADE)
    hatch(painter, outline, UNREST_INK, width * 0.11, max(1, width * 0.014), -45)
    painter.restore()


def paint_cover_shadow(painter: QPainter, place: QRectF, height: float = 9) -> None:
    """Paint the shadow that a card casts on the troop behind it."""
    top = place.top() - height
    shade = QLinearGradient(0, top, 0, place.top())
    shade.setColorAt(0, QColor(0, 0, 0, 0))
    shade.setColorAt(1, QColor(0, 0, 0, 120))
    painter.fillRect(QRectF(place.left(), top, place.width(), height), QBrush(shade))


# --- Grudge Piles: a gravestone with points -------------------------------------------------------

STONE_EDGE: Final = "#8E8371"
STONE: Final = "#2A2420"


LEAST_CAPTION: Final = 11
GRUDGES_SHOWN: Final = 6


def grudge_squares(place: QRectF, count: int) -> tuple[QRectF, ...]:
    """Return the squares of the points on a Grudge Pile, up to GRUDGES_SHOWN."""
    side = (place.width() - 14) / 3
    shown = min(count, GRUDGES_SHOWN)
    rows = -(-shown // 3)
    return tuple(
        QRectF(
            place.left() + 6 + at % 3 * (side + 1),
            place.bottom() - 3 - (rows - at // 3) * (side + 2),
            side - 1,
            side - 1,
        )
        for at in range(shown)
    )


def paint_grudge_pile(painter: QPainter, place: QRectF, points: Sequence[Prestige]) -> None:
    """Paint a Grudge Pile as a gravestone with its points."""
    width = place.width()
    _paint_stone(painter, place, 3)
    draw_frame(painter, place.adjusted(3, 3, -3, -3), STONE_EDGE, 1, 2)
    side = width * 0.34
    draw_icon(painter, "grudge", place.left() + 8, place.top() + 8, side, BONE)
    face = typesetting.make_font(side * 0.86, "sans", 700)
    box = QRectF(place.left() + 10 + side, place.top() + 8, width - side - 14, side)
    typesetting.draw_text(painter, box, str(len(points)), face, BONE, elide=False)
    words = tr("Grudges").upper()
    caption = typesetting.make_font(max(LEAST_CAPTION, width * 0.13), "sans", 600, tracking=6)
    if typesetting.text_width(words, caption) > width - 10:
        size = caption.pixelSize()
        caption = typesetting.fit_font(
            words, width - 10, 1, size, LEAST_CAPTION, "sans", 600, stretches=(100, 88, 76, 66)
        )
    line = QRectF(place.left(), place.top() + side + 8, width, caption.pixelSize())
    typesetting.draw_text(painter, line, words, caption, PALE_SEPIA, typesetting.ALIGN_CENTRE)
    for square, prestige in zip(grudge_squares(place, len(points)), points, strict=False):
        _paint_point(painter, square, prestige)


def _paint_stone(painter: QPainter, place: QRectF, corner: float) -> None:
    fill_rect(painter, place, STONE, corner)
    draw_frame(painter, place, STONE_EDGE, 1, corner)


def _paint_point(painter: QPainter, square: QRectF, prestige: Prestige) -> None:
    fill_rect(painter, square, PAPER, 2)
    inset = square.width() * 0.06
    mark = square.width() - 2 * inset
    left, top = square.left() + inset, square.top() + inset
    draw_icon(painter, f"prestige-{prestige}", left, top, mark, PRESTIGE_INK[prestige])
