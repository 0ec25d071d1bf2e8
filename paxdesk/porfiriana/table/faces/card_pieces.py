"""Pieces on full faces: cubes, Unrest, and the looks of a card that may not be used now.

Every function takes the rectangle of the card it lies on, in pixels, and plain facts;
places are those of :func:`paxdesk.porfiriana.table.faces.face.face_places`.
"""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QLinearGradient, QPainter

from paxdesk.desk.painting import typesetting
from paxdesk.desk.painting.icons import draw_icon
from paxdesk.desk.painting.palette import BONE, PALE_SEPIA, PAPER, UNREST_INK, Seat
from paxdesk.desk.painting.shapes import draw_cube, draw_frame, fill_rect, rounded_path, unrest_disk
from paxdesk.language import tr
from paxdesk.porfiriana.rules.card_verbs import Prestige
from paxdesk.porfiriana.rules.cards import Card, EnterpriseCard, HacendadoCard
from paxdesk.porfiriana.table.faces.anatomy import CORNER
from paxdesk.porfiriana.table.faces.face import face_places
from paxdesk.porfiriana.table.faces.tiles import CORNER as TILE_CORNER
from paxdesk.porfiriana.table.faces.tiles import tile_unit
from paxdesk.porfiriana.table.painting.symbols import PRESTIGE_INK
from paxdesk.porfiriana.table.vignettes.canvas import hatch

UNREST_SHADE: Final = QColor(40, 24, 16, 110)
SMALLEST_CUBE: Final = 10.0
"""Side of a cube in pixels below which its mark cannot be read."""


def cube_side(width: float) -> float:
    """The side of an Income Cube on a card so many pixels wide."""
    return max(SMALLEST_CUBE, 0.17 * width)


def paint_enterprise_pieces(
    painter: QPainter,
    place: QRectF,
    card: EnterpriseCard,
    *,
    income: Sequence[tuple[Seat, int]] = (),
    connections: Sequence[Seat | None] = (),
    prestige_cube: Seat | None = None,
    unrest: int = 0,
) -> None:
    """Everything that lies on an enterprise.

    ``income`` gives the Income Cubes of each seat, ``connections`` the owner of each
    oval's cube in the order of the card, ``prestige_cube`` who earns on its prestige.
    """
    width = place.width()
    places = face_places(place.left(), place.top(), width, card)
    if unrest:
        paint_unrest_shade(painter, place)
    _paint_income(painter, places.picture, cube_side(width), income)
    for oval, seat in zip(places.ovals, connections, strict=False):
        if seat is not None:
            side = min(oval.height() * 0.92, max(11, 0.18 * width))
            _cube_at(painter, seat, oval.center() - QPointF(0, 1), side)
    if prestige_cube is not None:
        paint_prestige_cube(painter, place, card, prestige_cube)
    if unrest:
        picture = places.picture
        middle = QPointF(picture.center().x(), picture.top() + picture.height() * 0.42)
        unrest_disk(painter, middle, max(11, 0.19 * width), unrest)


def _paint_income(
    painter: QPainter, picture: QRectF, side: float, income: Sequence[tuple[Seat, int]]
) -> None:
    """Cubes along the picture's lower edge; too many become one cube and their number."""
    top = picture.bottom() - side - 2
    left = picture.left() + 2
    total = sum(number for _, number in income)
    room = int((picture.width() - 2) // (side + 1))
    for seat, number in income:
        if total <= room:
            for _ in range(number):
                draw_cube(painter, seat, left, top, side)
                left += side + 1
        elif number:
            draw_cube(painter, seat, left, top, side)
            face = typesetting.make_font(side * 0.95, "sans", 700)
            words = f"×{number}"
            wide = typesetting.text_width(words, face)
            plate = QRectF(left + side + 2, top, wide + 4, side)
            fill_rect(painter, plate, PAPER, 2)
            typesetting.draw_text(painter, plate.adjusted(2, 0, 2, 0), words, face)
            left = plate.right() + 3


def _cube_at(painter: QPainter, seat: Seat, centre: QPointF, side: float) -> None:
    draw_cube(painter, seat, centre.x() - side / 2, centre.y() - side / 2, side)


def paint_prestige_cube(
    painter: QPainter,
    place: QRectF,
    card: Card,
    seat: Seat,
    side: int = 0,
    flipped: Prestige | None = None,
) -> None:
    """A kickback cube under the prestige mark in use (Pax Porfiriana)."""
    found = face_places(place.left(), place.top(), place.width(), card, side, flipped).prestige
    if found is None:
        return
    width = max(9, found.width() * 0.8)
    left = found.center().x() - width / 2
    draw_cube(painter, seat, left, found.bottom() + 1, width)


def paint_hacendado_cubes(
    painter: QPainter, place: QRectF, card: HacendadoCard, seat: Seat, number: int
) -> None:
    """The Income Cubes of a loyal Hacendado on their printed places."""
    places = face_places(place.left(), place.top(), place.width(), card)
    for square in places.cubes[:number]:
        draw_cube(painter, seat, square.left(), square.top(), square.width())


def paint_extortion_cube(painter: QPainter, place: QRectF, seat: Seat, shown: float) -> None:
    """An Extortion Cube at the right of a troop's head, of which ``shown`` pixels are seen."""
    side = max(11, 0.19 * place.width())
    draw_cube(painter, seat, place.right() - side - 4, place.top() + shown - side - 4, side)


def speculation_area(card: QRectF, corner: bool) -> QRectF:
    """Where a Speculation Cube lies on a market card: on its picture, where it hides nothing.

    On cards whose picture is at their foot, in the lower right ``corner``.
    """
    side = max(14, 0.2 * card.width())
    top = card.bottom() - side * 1.4 if corner else card.top() + 0.26 * card.height()
    return QRectF(card.right() - side * 1.35, top, side, side)


def paint_speculation_cube(painter: QPainter, place: QRectF, seat: Seat) -> None:
    """A Speculation Cube on a dark halo."""
    side = place.width()
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(0, 0, 0, 120))
    painter.drawEllipse(place.center(), side * 0.78, side * 0.78)
    painter.restore()
    draw_cube(painter, seat, place.left(), place.top(), side)


def paint_unrest_shade(painter: QPainter, place: QRectF) -> None:
    """Unrest switches a whole card off: it is shaded and hatched."""
    width = place.width()
    outline = rounded_path(place, CORNER * width / 100)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.fillPath(outline, UNREST_SHADE)
    hatch(painter, outline, UNREST_INK, width * 0.11, max(1, width * 0.014), -45)
    painter.restore()


def paint_cover_shadow(painter: QPainter, place: QRectF, height: float = 9) -> None:
    """The shadow a card casts on the troop half under it, above its upper edge."""
    top = place.top() - height
    shade = QLinearGradient(0, top, 0, place.top())
    shade.setColorAt(0, QColor(0, 0, 0, 0))
    shade.setColorAt(1, QColor(0, 0, 0, 120))
    painter.fillRect(QRectF(place.left(), top, place.width(), height), QBrush(shade))


# --- Grudge Piles, as a tile and at the size of a card: a gravestone with its points --------------

STONE_EDGE: Final = "#8E8371"
STONE: Final = "#2A2420"


def paint_grudge_tile(painter: QPainter, place: QRectF, points: Sequence[Prestige]) -> None:
    """A Grudge Pile as a tile: how many cards, and the points of the first three."""
    unit = tile_unit(place)
    for index in range(min(3, len(points))):
        sheet = place.adjusted(0, 0, -3, -3).translated(index * 1.5, index * 1.5)
        _paint_stone(painter, sheet, TILE_CORNER * unit)
    draw_icon(painter, "grudge", place.left() + 6 * unit, place.top() + 5 * unit, 14 * unit, BONE)
    face = typesetting.make_font(max(9, 13 * unit), "sans", 700)
    box = QRectF(place.left() + 21 * unit, place.top() + 4 * unit, 16 * unit, 16 * unit)
    typesetting.draw_text(painter, box, str(len(points)), face, BONE, elide=False)
    top = place.bottom() - 15 * unit
    for index, prestige in enumerate(points[:3]):
        left = place.left() + (5 + index * 11.4) * unit
        _paint_point(painter, left, top, 10.6 * unit, prestige)


LEAST_CAPTION: Final = 10


def paint_grudge_pile(painter: QPainter, place: QRectF, points: Sequence[Prestige]) -> None:
    """A Grudge Pile at the size of a card: a gravestone, the count, up to six points."""
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
    line = QRectF(place.left(), place.top() + side + 10, width, caption.pixelSize() * 1.2)
    typesetting.draw_text(painter, line, words, caption, PALE_SEPIA, typesetting.ALIGN_CENTRE)
    square = (width - 14) / 3
    shown = points[:6]
    rows = -(-len(shown) // 3)
    for index, prestige in enumerate(shown):
        left = place.left() + 6 + index % 3 * (square + 1)
        top = place.bottom() - 5 - (rows - index // 3) * (square + 2)
        _paint_point(painter, left, top, square - 1, prestige)


def _paint_stone(painter: QPainter, place: QRectF, corner: float) -> None:
    fill_rect(painter, place, STONE, corner)
    draw_frame(painter, place, STONE_EDGE, 1, corner)


def _paint_point(
    painter: QPainter, left: float, top: float, side: float, prestige: Prestige
) -> None:
    fill_rect(painter, QRectF(left, top, side, side), PAPER, 2)
    inset = side * 0.06
    mark = side - 2 * inset
    draw_icon(
        painter, f"prestige-{prestige}", left + inset, top + inset, mark, PRESTIGE_INK[prestige]
    )
