"""Marks: what emphasises a spot without touching what lies there."""

from collections.abc import Iterator, Mapping
from typing import ClassVar, Final

from attrs import evolve
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPen

from paxdesk.desk.painting import controls, lettering
from paxdesk.desk.painting.palette import INK, IVORY, UNREST
from paxdesk.desk.painting.shapes import fill, frame
from paxdesk.desk.scene.depth import CARD, FOLD_OUT, FOLD_OUT_MARK, MARK, PLACE_MARK
from paxdesk.desk.scene.rect import Rect
from paxdesk.desk.scene.spot_item import SpotItem
from paxdesk.desk.scene.spots import Spot
from paxdesk.desk.scene.things import MarkLook, PaintContext, Thing
from paxdesk.record_classes import frozen

DIMMED: Final = 110
SIGN: Final = 22.0
"""The side of the sign of a caution, in units."""
FADED: Final = 184
"""How much of the table covers a place that refuses, and the home of a lifted thing (of 255)."""


@frozen
class MarkedLook:
    """A mark over a place. The room around it is for the glow, the brackets and the plate."""

    margin: ClassVar[float] = 24
    mark: MarkLook

    def paint(self, painter: QPainter, context: PaintContext, width: float, height: float) -> None:
        theme = context.theme
        place = QRectF(0, 0, width, height)
        mark, focused = self.mark.mark, self.mark.focused
        if mark == "legal":
            controls.glow(painter, place, self.mark.plate, strong=focused, ink=theme.plate)
        elif mark == "dimmed" and theme.plain:
            # What is darkened cannot be read in high contrast: it is only framed.
            frame(painter, place, theme.muted, 2, 3, (2, 3))
        elif mark == "dimmed":
            fill(painter, place, theme.shade, 3, DIMMED)
        elif mark == "refused":
            fill(painter, place, theme.shade, 3, DIMMED)
            frame(painter, place.adjusted(-2, -2, 2, 2), UNREST, 2.4, 4)
        elif mark == "selected":
            fill(painter, place, theme.panel, 4, FADED)
            frame(painter, place, theme.focus, 1.4, 4, (4, 3))
        if self.mark.minded:
            _paint_sign(painter, sign_area(place))
        if mark == "focus" or (focused and mark != "legal"):
            around = place.adjusted(-3, -3, 3, 3)
            controls.brackets(painter, around, theme.focus, 2, min(9, width / 3))


@frozen
class PlateLook:
    """The price on an open place, above whatever lies in it."""

    margin: ClassVar[float] = 24
    words: str

    def paint(self, painter: QPainter, context: PaintContext, width: float, height: float) -> None:
        controls.price_plate(painter, QRectF(0, 0, width, height), self.words, context.theme.plate)


def sign_area(place: QRectF) -> QRectF:
    """Where the sign of a caution about a place lies: over its upper right corner."""
    side = min(SIGN, place.height())
    return QRectF(place.right() - side * 0.72, place.top() - side * 0.28, side, side)


def _paint_sign(painter: QPainter, area: QRectF) -> None:
    painter.save()
    painter.setPen(QPen(QColor(INK), 1.2))
    painter.setBrush(QColor(IVORY))
    painter.drawEllipse(area.adjusted(1.5, 1.5, -1.5, -1.5))
    painter.restore()
    face = lettering.font(area.height() * 0.7, "serif", 900)
    lettering.draw_text(painter, area, "!", face, UNREST, lettering.CENTRE)


def mark_things(
    marks: Mapping[Spot, MarkLook], items: Mapping[Spot, list[SpotItem]]
) -> Iterator[Thing]:
    """The marks as things over whatever carries their spots; a plate is shown only once."""
    for spot, look in marks.items():
        shown = [item for item in items.get(spot, ()) if item.marked]
        for index, item in enumerate(shown):
            area = item.area
            place = Rect(area.x(), area.y(), area.width(), area.height())
            plate = look.plate if index == 0 else ""
            minded = look.minded and index == 0
            depth = _depth(item)
            if plate and depth == PLACE_MARK:
                yield Thing(("plate", spot, index), PlateLook(plate), place, MARK)
                plate = ""
            mark = MarkedLook(evolve(look, plate=plate, minded=minded))
            yield Thing(("mark", spot, index), mark, place, depth)


def _depth(item: SpotItem) -> float:
    """Marks lie over cards, but an open place glows under the cards that lie there."""
    if item.depth >= FOLD_OUT:
        return FOLD_OUT_MARK
    return MARK if item.depth >= CARD else PLACE_MARK
