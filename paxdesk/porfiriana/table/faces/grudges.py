"""Grudge Piles, as a tile and at the size of a card: a gravestone with its points."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from paxdesk.desk.painting import lettering
from paxdesk.desk.painting.icons import draw_icon
from paxdesk.desk.painting.palette import BONE, PALE_SEPIA, PAPER
from paxdesk.desk.painting.shapes import fill, frame
from paxdesk.language import say
from paxdesk.porfiriana.rules.vocabulary import Prestige
from paxdesk.porfiriana.table.faces.tiles import CORNER, tile_unit
from paxdesk.porfiriana.table.painting.inks import PRESTIGE_INK

STONE_EDGE: Final = "#8E8371"
STONE: Final = "#2A2420"


def paint_grudge_tile(painter: QPainter, place: QRectF, points: Sequence[Prestige]) -> None:
    """A Grudge Pile as a tile: how many cards, and the points of the first three."""
    unit = tile_unit(place)
    for index in range(min(3, len(points))):
        sheet = place.adjusted(0, 0, -3, -3).translated(index * 1.5, index * 1.5)
        _paint_stone(painter, sheet, CORNER * unit)
    draw_icon(painter, "grudge", place.left() + 6 * unit, place.top() + 5 * unit, 14 * unit, BONE)
    face = lettering.font(max(9, 13 * unit), "sans", 700)
    box = QRectF(place.left() + 21 * unit, place.top() + 4 * unit, 16 * unit, 16 * unit)
    lettering.draw_text(painter, box, str(len(points)), face, BONE, elide=False)
    top = place.bottom() - 15 * unit
    for index, prestige in enumerate(points[:3]):
        left = place.left() + (5 + index * 11.4) * unit
        _paint_point(painter, left, top, 10.6 * unit, prestige)


def paint_grudge_pile(painter: QPainter, place: QRectF, points: Sequence[Prestige]) -> None:
    """A Grudge Pile at the size of a card: a gravestone, the count, up to six points."""
    width = place.width()
    _paint_stone(painter, place, 3)
    frame(painter, place.adjusted(3, 3, -3, -3), STONE_EDGE, 1, 2)
    side = width * 0.34
    draw_icon(painter, "grudge", place.left() + 8, place.top() + 8, side, BONE)
    face = lettering.font(side * 0.86, "sans", 700)
    box = QRectF(place.left() + 10 + side, place.top() + 8, width - side - 14, side)
    lettering.draw_text(painter, box, str(len(points)), face, BONE, elide=False)
    words = say("Grudges").upper()
    caption = lettering.font(max(8, width * 0.13), "sans", 600, tracking=6)
    if lettering.advance(words, caption) > width - 10:
        size = caption.pixelSize()
        caption = lettering.fitted(
            words, width - 10, 1, size, min(size, 8), "sans", 600, stretches=(100, 88, 76, 66)
        )
    line = QRectF(place.left(), place.top() + side + 10, width, caption.pixelSize() * 1.2)
    lettering.draw_text(painter, line, words, caption, PALE_SEPIA, lettering.CENTRE)
    square = (width - 14) / 3
    shown = points[:6]
    rows = -(-len(shown) // 3)
    for index, prestige in enumerate(shown):
        left = place.left() + 6 + index % 3 * (square + 1)
        top = place.bottom() - 5 - (rows - index // 3) * (square + 2)
        _paint_point(painter, left, top, square - 1, prestige)


def _paint_stone(painter: QPainter, place: QRectF, corner: float) -> None:
    fill(painter, place, STONE, corner)
    frame(painter, place, STONE_EDGE, 1, corner)


def _paint_point(
    painter: QPainter, left: float, top: float, side: float, prestige: Prestige
) -> None:
    fill(painter, QRectF(left, top, side, side), PAPER, 2)
    inset = side * 0.06
    mark = side - 2 * inset
    draw_icon(
        painter, f"prestige-{prestige}", left + inset, top + inset, mark, PRESTIGE_INK[prestige]
    )
