"""Marks that highlight spots without changing the things there."""

from collections.abc import Iterator, Mapping
from typing import ClassVar, Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPen

from paxdesk.desk.painting import controls, typesetting
from paxdesk.desk.painting.palette import INK, IVORY, UNREST_INK
from paxdesk.desk.painting.shapes import draw_frame, fill_rect
from paxdesk.desk.scene import geometry
from paxdesk.desk.scene.pixmap_item import SpotItem
from paxdesk.desk.scene.things import MarkLook, PaintContext, Spot, Thing
from paxdesk.lazy_attrs import frozen

DIMMED_ALPHA: Final = 74
SIGN_SIDE: Final = 22.0
"""Side of a caution sign, in units."""
CORNER_SHARE: Final = 0.62
"""Maximum side of a sign, as a share of the place's shorter side."""
FADED_ALPHA: Final = 184
"""Alpha, 0 to 255, of the shade over the spot of a dragged thing."""


@frozen
class MarkedLook:
    """Look of a mark over a place; its margin has room for the glow."""

    margin: ClassVar[float] = 24
    mark: MarkLook

    def paint(self, painter: QPainter, context: PaintContext, width: float, height: float) -> None:
        theme = context.theme
        place = QRectF(0, 0, width, height)
        mark, focused = self.mark.mark, self.mark.focused
        if mark == "legal":
            controls.glow(painter, place, strong=focused, ink=theme.plate)
        elif mark == "dimmed" and theme.plain:
            # Darkened text is unreadable in high contrast, so the place is only framed.
            draw_frame(painter, place, theme.muted, 2, 3, (2, 3))
        elif mark == "dimmed":
            fill_rect(painter, place, theme.shade, 3, DIMMED_ALPHA)
        elif mark == "refused":
            fill_rect(painter, place, theme.shade, 3, DIMMED_ALPHA)
            draw_frame(painter, place.adjusted(-2, -2, 2, 2), UNREST_INK, 2.4, 4)
        elif mark == "selected":
            fill_rect(painter, place, theme.panel, 4, FADED_ALPHA)
            draw_frame(painter, place, theme.focus, 1.4, 4, (4, 3))
        if self.mark.is_caution:
            _paint_sign(painter, sign_area(place))
        if mark == "focus" or (focused and mark != "legal"):
            around = place.adjusted(-3, -3, 3, 3)
            controls.draw_brackets(painter, around, theme.focus, 2, min(9, width / 3))


@frozen
class PriceTagLook:
    """Look of the price at a place, drawn above its things."""

    margin: ClassVar[float] = 24
    words: str

    def paint(self, painter: QPainter, context: PaintContext, width: float, height: float) -> None:
        controls.price_plate(painter, QRectF(0, 0, width, height), self.words, context.theme.plate)


def sign_area(place: QRectF) -> QRectF:
    """Return the area of a caution sign, over the upper right corner of ``place``."""
    side = min(SIGN_SIDE, CORNER_SHARE * min(place.width(), place.height()))
    return QRectF(place.right() - side * 0.72, place.top() - side * 0.28, side, side)


def _paint_sign(painter: QPainter, area: QRectF) -> None:
    painter.save()
    painter.setPen(QPen(QColor(INK), 1.2))
    painter.setBrush(QColor(IVORY))
    painter.drawEllipse(area.adjusted(1.5, 1.5, -1.5, -1.5))
    painter.restore()
    face = typesetting.make_font(area.height() * 0.7, "serif", 900)
    typesetting.draw_text(painter, area, "!", face, UNREST_INK, typesetting.ALIGN_CENTRE)


def mark_things(
    marks: Mapping[Spot, MarkLook], items: Mapping[Spot, list[SpotItem]]
) -> Iterator[Thing]:
    """Yield the marks over all items of their spots.

    A price appears once per spot; overlapping plates share an equal price, or are stacked.
    """
    taken: list[tuple[QRectF, str]] = []
    for spot, look in marks.items():
        shown = [item for item in items.get(spot, ()) if item.target.marked]
        for index, item in enumerate(shown):
            place = item.target.area
            plate = look.plate if index == 0 else ""
            minded = look.is_caution and index == 0
            depth = _depth(item)
            down = _down(item.area, plate, taken) if plate else None
            if down is not None:
                lower, over = (
                    place.moved(0, down),
                    max(depth, geometry.MARK) + geometry.PIECE_DEPTH_STEP,
                )
                yield Thing(("plate", spot, index), PriceTagLook(plate), lower, over)
            mark = MarkedLook(MarkLook(look.mark, focused=look.focused, is_caution=minded))
            yield Thing(("mark", spot, index), mark, place, depth)


def _down(place: QRectF, words: str, taken: list[tuple[QRectF, str]]) -> float | None:
    """Return the downward shift of a plate to avoid those in ``taken``; add the plate to them.

    Returns None if an overlapping plate has the same text.
    """
    usual, _lines = controls.plate_area(place, words)
    plate = QRectF(usual)
    while hit := next((each for each in taken if each[0].intersects(plate)), None):
        if hit[1] == words:
            return None
        plate.moveTop(hit[0].bottom() + 1)
    taken.append((plate, words))
    return plate.top() - usual.top()


def _depth(item: SpotItem) -> float:
    """Return the depth of an item's mark."""
    if item.depth >= geometry.FOLD_OUT:
        return geometry.FOLD_OUT_MARK
    return geometry.MARK if item.depth >= geometry.CARD_DEPTH else geometry.PLACE_MARK
