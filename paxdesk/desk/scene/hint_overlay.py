"""Hints on the table: the moves of a plan as numbered badges."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Final, TypeAlias

from attrs import evolve
from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainterPath, QPainterPathStroker, QPen
from PySide6.QtWidgets import (
    QGraphicsEllipseItem,
    QGraphicsItem,
    QGraphicsPathItem,
    QGraphicsSimpleTextItem,
)

from paxdesk.desk.painting import typesetting
from paxdesk.desk.painting.palette import BRASS, INK, Ink
from paxdesk.desk.scene.geometry import FOLD_OUT_MARK, MARK
from paxdesk.lazy_attrs import frozen

DISC_WIDTHS: Final = (24.0, 19.0)
"""Diameters of a badge in units, by preference."""
TIE_LENGTHS: Final = (13.0, 9.0)
"""Lengths of a line from a badge's edge towards the move's end, by preference, in units."""
TIE_ANGLES: Final = (0.0, 25.0, -25.0, 50.0, -50.0, 75.0, -75.0)
"""Angles by which such a line may deviate to avoid text, in degrees."""
TIE_WIDTH: Final = 8.0
CLEARANCE: Final = 2.0
"""Free space around a badge, in units."""
BUTTON_HEIGHT: Final = 60.0
"""Height in units below which a target's badge is beside it."""
LIT_FRAME: Final = ((INK, 4.0), (BRASS, 3.0))
"""Inks and widths of the frame around a lit place, bottom first."""
RASTER_SHARES: Final = tuple(step / 10 for step in range(11))


@frozen
class HintStep:
    """Move of a plan between two areas; ``number`` counts from 1.

    ``depth`` is that of the frame around ``end``, below marks and prices.
    """

    start: QRectF
    end: QRectF
    number: int
    depth: float = MARK - 1


@frozen
class TextObstacle:
    """A thing with text; ``letters`` returns the areas of the text."""

    area: QRectF
    letters: Callable[[], Sequence[QRectF]]


@frozen
class HintObstacles:
    """Obstacles for the badges of a plan, inside ``window``.

    Badges avoid text and ``counters`` (small targets and the dock), then ``taken_rects`` (all
    targets and things).
    """

    window: QRectF
    written: Sequence[TextObstacle] = ()
    counters: Sequence[QRectF] = ()
    taken_rects: Sequence[QRectF] = ()

    def about(self, area: QRectF) -> "HintObstacles":
        """Return the obstacles that intersect ``area``."""
        return HintObstacles(
            self.window,
            [each for each in self.written if each.area.intersects(area)],
            [each for each in self.counters if each.intersects(area)],
            [each for each in self.taken_rects if each.intersects(area)],
        )

    def read(self, area: QRectF) -> Iterator[QRectF]:
        """Yield the areas of text and counters that intersect ``area``."""
        for thing in self.written:
            if thing.area.intersects(area):
                yield from (each for each in thing.letters() if each.intersects(area))
        yield from (each for each in self.counters if each.intersects(area))


@frozen
class Badge:
    """Numbered disk at a move's start or end.

    ``tie`` is the far end of a short line from the disk towards the move's end, if any.
    """

    center: QPointF
    number: int
    ends: bool = False
    tie: QPointF | None = None
    wide: float = DISC_WIDTHS[0]

    @property
    def area(self) -> QRectF:
        return _disk(self.center, self.wide / 2)


def badges(steps: Iterable[HintStep], laid: HintObstacles) -> list[Badge]:
    """Return the badges of all steps, on or beside their places."""
    found: list[Badge] = []
    for step in steps:
        here = _free(step.start, found, laid, Badge(QPointF(), step.number))
        moves = step.start != step.end
        found.append(here)
        if moves:
            ends = Badge(QPointF(), step.number, ends=True)
            found.append(_free(step.end, found, laid, ends))
            index = found.index(here)
            found[index] = evolve(here, tie=_tie(here, step.end.center(), found, laid))
    return found


def _free(place: QRectF, others: Sequence[Badge], laid: HintObstacles, badge: Badge) -> Badge:
    """Return ``badge`` placed on or beside a place, where it covers least."""
    reach = DISC_WIDTHS[0] + 2 * CLEARANCE
    near = laid.about(place.adjusted(-reach, -reach, reach, reach))
    there = [each.area for each in others]
    soft = [_box(each) for each in near.taken_rects if not each.contains(place)]
    best: tuple[float, Badge] | None = None
    for wide in DISC_WIDTHS:
        half = wide / 2 + CLEARANCE
        ranked = []
        for point in _points(place, half, inside=place not in laid.counters):
            area = _disk(point, half)
            if laid.window.contains(area):
                outside = 0.0 if place.contains(point) else wide * wide
                away = (point - place.center()).manhattanLength()
                ranked.append((_covered(_box(area), soft) + outside, away, point))
        # Text is examined last, because it is slow to find.
        for _, _, point in sorted(ranked, key=lambda each: each[:2]):
            area = _disk(point, half)
            covered = _covered(_box(area), map(_box, (*there, *near.read(area))))
            if best is None or covered < best[0]:
                best = covered, evolve(badge, center=point, wide=wide)
            if not covered:
                return best[1]
    assert best is not None, "there are points about every place"
    return best[1]


def _points(place: QRectF, half: float, *, inside: bool) -> Iterator[QPointF]:
    """Yield possible centres of a badge: around the place and, if ``inside``, on it."""
    room = place.adjusted(half, half, -half, -half)
    if inside and room.width() >= 0 and room.height() >= 0:
        for across in RASTER_SHARES:
            for down in RASTER_SHARES:
                yield room.topLeft() + QPointF(room.width() * across, room.height() * down)
    around = place.adjusted(-half, -half, half, half)
    for share in RASTER_SHARES:
        for top in (around.bottom(), around.top()):
            yield QPointF(around.left() + around.width() * share, top)
        for left in (around.left(), around.right()):
            yield QPointF(left, around.top() + around.height() * share)


def _tie(
    badge: Badge, end: QPointF, others: Sequence[Badge], laid: HintObstacles
) -> QPointF | None:
    """Return the far end of a badge's line towards ``end``, or None if it has no room."""
    there = [each.area for each in others if each is not badge]
    way = QLineF(badge.center, end)
    for length in TIE_LENGTHS:
        for turn in TIE_ANGLES:
            tie = QLineF(way)
            tie.setAngle(way.angle() + turn)
            tie.setLength(badge.wide / 2 + length)
            shape = _stroke(_line_path(tie), TIE_WIDTH + CLEARANCE)
            area = shape.boundingRect()
            read = (*there, *laid.read(area))
            if laid.window.contains(area) and not any(map(shape.intersects, read)):
                return tie.p2()
    return None


Box: TypeAlias = tuple[float, float, float, float]


def _box(area: QRectF) -> Box:
    return area.left(), area.top(), area.right(), area.bottom()


def _covered(disk: Box, others: Iterable[Box]) -> float:
    """Return the total overlap of other areas with a disk's bounding square."""
    left, top, right, bottom = disk
    total = 0.0
    for west, north, east, south in others:
        wide = min(right, east) - max(left, west)
        high = min(bottom, south) - max(top, north)
        if wide > 0 and high > 0:
            total += wide * high
    return total


def _disk(center: QPointF, half: float) -> QRectF:
    return QRectF(center.x() - half, center.y() - half, 2 * half, 2 * half)


def _line_path(line: QLineF) -> QPainterPath:
    path = QPainterPath(line.p1())
    path.lineTo(line.p2())
    return path


def _stroke(path: QPainterPath, width: float) -> QPainterPath:
    stroker = QPainterPathStroker()
    stroker.setWidth(width)
    stroker.setCapStyle(Qt.PenCapStyle.RoundCap)
    return stroker.createStroke(path)


def hint_items(steps: Sequence[HintStep], laid: HintObstacles) -> Iterator[QGraphicsItem]:
    """Yield the items of a plan: frames of its destinations, and badges."""
    for step in steps:
        if step.start != step.end:
            outline = QPainterPath()
            outline.addRoundedRect(step.end.adjusted(-1, -1, 1, 1), 5, 5)
            # Text on the edge is left uncovered.
            kept = QPainterPath()
            kept.setFillRule(Qt.FillRule.WindingFill)
            for edge in _edges(step.end):
                for each in laid.read(edge):
                    if each != step.end and not each.contains(step.end):
                        kept.addRect(each.adjusted(-1, -1, 1, 1))
            for ink, width in LIT_FRAME:
                yield _item(_stroke(outline, width) - kept, ink, step.depth)
    for badge in badges(steps, laid):
        if badge.tie is not None:
            path = _line_path(QLineF(badge.center, badge.tie))
            for ink, width in ((INK, TIE_WIDTH), (BRASS, TIE_WIDTH - 3)):
                yield _item(_stroke(path, width), ink, FOLD_OUT_MARK + 1)
        yield from _disc(badge)


def _edges(place: QRectF) -> Iterator[QRectF]:
    """Yield the strips that contain the frame around a place."""
    around, edge = place.adjusted(-6, -6, 6, 6), 12.0
    yield QRectF(around.left(), around.top(), around.width(), edge)
    yield QRectF(around.left(), around.bottom() - edge, around.width(), edge)
    yield QRectF(around.left(), around.top(), edge, around.height())
    yield QRectF(around.right() - edge, around.top(), edge, around.height())


def _item(shape: QPainterPath, ink: Ink, depth: float) -> QGraphicsItem:
    item = QGraphicsPathItem(shape)
    item.setPen(QPen(Qt.PenStyle.NoPen))
    item.setBrush(QColor(ink))
    item.setZValue(depth)
    return item


def _disc(badge: Badge) -> Iterator[QGraphicsItem]:
    """Yield the disk and the number of a badge."""
    disc = QGraphicsEllipseItem(badge.area.adjusted(1, 1, -1, -1))
    disc.setBrush(QColor(INK if badge.ends else BRASS))
    disc.setPen(QPen(QColor(BRASS if badge.ends else INK), 2.0 if badge.ends else 1.6))
    disc.setZValue(FOLD_OUT_MARK + 2)
    yield disc
    words = QGraphicsSimpleTextItem(str(badge.number))
    words.setFont(typesetting.make_font(badge.wide * 0.62, "sans", 700))
    words.setBrush(QColor(BRASS if badge.ends else INK))
    box = words.boundingRect()
    words.setPos(badge.center.x() - box.width() / 2, badge.center.y() - box.height() / 2)
    words.setZValue(FOLD_OUT_MARK + 3)
    yield words
