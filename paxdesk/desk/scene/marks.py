"""Marks: what emphasises a spot without touching what lies there."""

from collections.abc import Iterable, Iterator, Mapping
from typing import ClassVar, Final

from attrs import evolve
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import (
    QGraphicsEllipseItem,
    QGraphicsItem,
    QGraphicsPathItem,
    QGraphicsSimpleTextItem,
)

from paxdesk.desk.painting import controls, lettering
from paxdesk.desk.painting.palette import BRASS, INK, IVORY, UNREST
from paxdesk.desk.painting.shapes import fill, frame
from paxdesk.desk.scene.geometry import CARD, FOLD_OUT, FOLD_OUT_MARK, MARK, PLACE_MARK, Rect
from paxdesk.desk.scene.items import SpotItem
from paxdesk.desk.scene.things import MarkLook, PaintContext, Spot, Thing
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
        shown = [item for item in items.get(spot, ()) if item.target.marked]
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


# --- Arrows on the table: the movements of a plan, numbered in their order ------------------------

WIDTH: Final = 5.0
HEAD: Final = 15.0
BEND: Final = 0.16
"""How far an arrow bends aside, as a share of its length."""
DISC: Final = 24.0
SHORTEST: Final = 30.0
"""Where the way is shorter there is nothing to carry, only a place to click."""


@frozen
class Arrow:
    """From one place to another, in units of the table; ``number`` stands at its beginning."""

    start: QRectF
    end: QRectF
    number: int


def arrow_items(arrows: Iterable[Arrow]) -> Iterator[QGraphicsItem]:
    """What shows arrows; where some begin at the same place, their numbers stand in a row."""
    begun: list[tuple[float, float]] = []
    for arrow in arrows:
        at = (arrow.start.center().x(), arrow.start.center().y())
        yield from _arrow(arrow, begun.count(at) * (DISC + 2))
        begun.append(at)


def _arrow(arrow: Arrow, shift: float) -> Iterator[QGraphicsItem]:
    """One arrow, its number ``shift`` units aside."""
    start, end = arrow.start.center(), arrow.end.center()
    way = end - start
    length = (way.x() ** 2 + way.y() ** 2) ** 0.5
    if length >= SHORTEST:
        for pen, width in ((QColor(INK), WIDTH + 3), (QColor(BRASS), WIDTH)):
            yield _item(_path(start, end, way, length), pen, width)
    yield from _disc(start + QPointF(shift, 0), arrow.number)


def _path(start: QPointF, end: QPointF, way: QPointF, length: float) -> QPainterPath:
    aside = QPointF(way.y(), -way.x()) * BEND
    middle = (start + end) / 2 + aside
    path = QPainterPath(start)
    path.quadTo(middle, end)
    back = middle - end
    reach = max((back.x() ** 2 + back.y() ** 2) ** 0.5, 1.0)
    along = back * (HEAD / reach)
    across = QPointF(-along.y(), along.x()) * 0.6
    for corner in (along + across, along - across):
        path.moveTo(end)
        path.lineTo(end + corner)
    return path


def _item(path: QPainterPath, ink: QColor, width: float) -> QGraphicsItem:
    item = QGraphicsPathItem(path)
    round_ = Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin
    item.setPen(QPen(QBrush(ink), width, Qt.PenStyle.SolidLine, *round_))
    item.setZValue(FOLD_OUT_MARK + 1)
    return item


def _disc(center: QPointF, number: int) -> Iterator[QGraphicsItem]:
    half = DISC / 2
    disc = QGraphicsEllipseItem(QRectF(center.x() - half, center.y() - half, DISC, DISC))
    disc.setBrush(QColor(BRASS))
    disc.setPen(QPen(QColor(INK), 1.6))
    disc.setZValue(FOLD_OUT_MARK + 2)
    yield disc
    words = QGraphicsSimpleTextItem(str(number))
    words.setFont(lettering.font(DISC * 0.66, "sans", 700))
    words.setBrush(QColor(INK))
    box = words.boundingRect()
    words.setPos(center.x() - box.width() / 2, center.y() - box.height() / 2)
    words.setZValue(FOLD_OUT_MARK + 3)
    yield words
