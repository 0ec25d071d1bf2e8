"""Marks: what emphasises a spot without touching what lies there."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
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
CORNER: Final = 0.62
"""The share of a small piece that it may be as large as."""
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
    """Where the sign of a caution about a place lies: over its upper right corner.

    The middle of a small piece stays free, so that a click there is a click on the piece.
    """
    side = min(SIGN, CORNER * min(place.width(), place.height()))
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


# --- Hints on the table: the movements of a plan as numbered badges and lit places ---------------

DISC: Final = 24.0
TIE: Final = 13.0
"""How far the tie of a badge reaches towards where its movement ends."""
CLEAR: Final = 2.0
"""Units that stay free around a badge."""
PICTURE: Final = ((0.6, 0.3), (0.4, 0.14), (0.6, 0.44), (0.4, 0.44))
"""The middle of a card's picture and its corners but one: neither its name nor its marks nor its
price stand there.
"""
BUTTON: Final = 60.0
"""What is lower is a button or a counter: a badge stands beside it."""
UPRIGHT: Final = (1.2, 1.6)
"""Of what is so many times as high as wide it is known where its picture is."""
RASTER: Final = tuple(step / 12 for step in range(13))


@frozen
class HintStep:
    """A movement of a plan from one place to another, or to the same one, the ``number``-th."""

    start: QRectF
    end: QRectF
    number: int


@frozen
class Badge:
    """The number of a step in a disk at ``center``, begun there or ended; ``tie`` leads on."""

    center: QPointF
    number: int
    ends: bool = False
    tie: QPointF | None = None

    @property
    def area(self) -> QRectF:
        """The disk."""
        return _disk(self.center, DISC / 2)


def badges(steps: Iterable[HintStep], taken: Sequence[QRectF]) -> list[Badge]:
    """Where the numbers of steps stand: on the pictures of cards, else where nothing is printed.

    ``taken`` is what lies on the table: words, buttons, counters and cards.
    """
    found: list[Badge] = []
    for step in steps:
        here = _free(step.start, found, taken)
        moves = step.start != step.end
        way = step.end.center() - here
        length = max(1.0, (way.x() ** 2 + way.y() ** 2) ** 0.5)
        tie = here + way * ((DISC / 2 + TIE) / length)
        # A tie stays on what it begins on: words may stand beside it.
        inside = step.start.contains(tie) and _upright(step.start)
        found.append(Badge(here, step.number, tie=tie if moves and inside else None))
        if moves:
            found.append(Badge(_free(step.end, found, taken), step.number, ends=True))
    return found


def _upright(place: QRectF) -> bool:
    return UPRIGHT[0] <= place.height() / max(1.0, place.width()) <= UPRIGHT[1]


def _free(place: QRectF, others: Sequence[Badge], taken: Sequence[QRectF]) -> QPointF:
    """A point for a badge about a place.

    On a card it is on the picture, about a piece on a card in the picture's corner, below a
    button or a counter; elsewhere it is where it covers least, then nearest to the middle.
    """
    hosts = [each for each in taken if _upright(each) and each != place and each.contains(place)]
    there = [each.area for each in others]
    if _upright(place) or hosts:
        host = place if _upright(place) else min(hosts, key=lambda each: each.width())
        spots = [
            QPointF(
                host.left() + across * host.width(),
                host.top() + max(down * host.height(), DISC / 2),
            )
            for across, down in (PICTURE if host == place else PICTURE[1:])
        ]
        clear = (each for each in spots if not any(map(_disk(each, DISC / 2).intersects, there)))
        return next(clear, spots[0])
    half = DISC / 2 + CLEAR
    below = QRectF(place.left(), place.bottom() + half, place.width(), 0)
    room = place.adjusted(half, half, -half, -half) if place.height() >= BUTTON else below
    reach = room.adjusted(-half, -half, half, half)
    smaller = [
        each
        for each in (*there, *(each for each in taken if not each.contains(place)))
        if each.intersects(reach)
    ]

    def covered(point: QPointF) -> float:
        disk = _disk(point, half)
        parts = [disk.intersected(each) for each in smaller if each.intersects(disk)]
        return sum(each.width() * each.height() for each in parts)

    points = sorted(
        (
            QPointF(room.left() + room.width() * across, room.top() + room.height() * down)
            for across in RASTER
            for down in (RASTER if room.height() else RASTER[:1])
        ),
        key=lambda point: (point - room.center()).manhattanLength(),
    )
    # The nearest that covers nothing, else the nearest of those that cover least.
    return next((each for each in points if not covered(each)), None) or min(points, key=covered)


def _disk(center: QPointF, half: float) -> QRectF:
    return QRectF(center.x() - half, center.y() - half, 2 * half, 2 * half)


def hint_items(steps: Sequence[HintStep], taken: Sequence[QRectF]) -> Iterator[QGraphicsItem]:
    """What shows a plan: a lit place where a movement ends, and the badges."""
    for step in steps:
        if step.start != step.end:
            path = QPainterPath()
            path.addRoundedRect(step.end.adjusted(-2, -2, 2, 2), 5, 5)
            for ink, width in ((INK, 5.0), (BRASS, 3.0)):
                yield _item(path, QColor(ink), width)
    for badge in badges(steps, taken):
        if badge.tie is not None:
            path = QPainterPath(badge.center)
            path.lineTo(badge.tie)
            for ink, width in ((INK, 8.0), (BRASS, 5.0)):
                yield _item(path, QColor(ink), width)
        yield from _disc(badge)


def _item(path: QPainterPath, ink: QColor, width: float) -> QGraphicsItem:
    item = QGraphicsPathItem(path)
    round_ = Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin
    item.setPen(QPen(QBrush(ink), width, Qt.PenStyle.SolidLine, *round_))
    item.setZValue(FOLD_OUT_MARK + 1)
    return item


def _disc(badge: Badge) -> Iterator[QGraphicsItem]:
    """A disk of brass where a movement begins, a ring of it where one ends."""
    disc = QGraphicsEllipseItem(badge.area.adjusted(1, 1, -1, -1))
    disc.setBrush(QColor(INK if badge.ends else BRASS))
    disc.setPen(QPen(QColor(BRASS if badge.ends else INK), 2.0 if badge.ends else 1.6))
    disc.setZValue(FOLD_OUT_MARK + 2)
    yield disc
    words = QGraphicsSimpleTextItem(str(badge.number))
    words.setFont(lettering.font(DISC * 0.62, "sans", 700))
    words.setBrush(QColor(BRASS if badge.ends else INK))
    box = words.boundingRect()
    words.setPos(badge.center.x() - box.width() / 2, badge.center.y() - box.height() / 2)
    words.setZValue(FOLD_OUT_MARK + 3)
    yield words
