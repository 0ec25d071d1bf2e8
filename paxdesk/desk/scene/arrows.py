"""Arrows on the table: the movements of a plan, numbered in their order."""

from collections.abc import Iterator
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainterPath, QPen
from PySide6.QtWidgets import (
    QGraphicsEllipseItem,
    QGraphicsItem,
    QGraphicsPathItem,
    QGraphicsSimpleTextItem,
)

from paxdesk.desk.painting import lettering
from paxdesk.desk.painting.palette import BRASS, INK
from paxdesk.desk.scene.depth import FOLD_OUT_MARK
from paxdesk.record_classes import frozen

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


def arrow_items(arrow: Arrow, shift: float) -> Iterator[QGraphicsItem]:
    """What shows an arrow; its number is moved ``shift`` units aside, where others stand."""
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
