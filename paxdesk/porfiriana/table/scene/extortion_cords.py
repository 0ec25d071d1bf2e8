"""Cords of extortion, from the extorting troop to its owner's panel."""

import math
from collections.abc import Callable, Hashable, Iterator
from typing import ClassVar, Final, Literal, TypeAlias

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from paxdesk.desk.painting.palette import INK, PAPER, SEATS
from paxdesk.desk.painting.shapes import seat_mark
from paxdesk.desk.scene.geometry import TIE, Rect
from paxdesk.desk.scene.things import PaintContext, Thing
from paxdesk.lazy_attrs import frozen
from paxdesk.porfiriana.rules.actions import Seat
from paxdesk.porfiriana.table.layout.layout import ViewModel
from paxdesk.porfiriana.table.scene.player_panels import head_part
from paxdesk.porfiriana.table.words.foresight import Extortion, Foresight, extortions

ThingLookup: TypeAlias = Callable[[Hashable], Thing | None]
TiePhase: TypeAlias = Literal["lasts", "begins", "ends"]
Point: TypeAlias = tuple[float, float]
WEIGHT: Final = 2.2
ROUND: Final = 9.0
"""Corner radius of a cord, in table units."""
LANES: Final = 3
"""Number of parallel lanes."""
LANE: Final = 2.6
"""Distance between the two outer lanes, in table units."""
ASIDE: Final = 2.5
"""Distance of a cord from the card that it passes, in table units."""
KNOT: Final = 15.0
"""Size of the mark of an extorter or victim, in table units."""


@frozen
class TieLook:
    """Cord of an extortion along ``way``, relative to the cord's upper left corner."""

    margin: ClassVar[float] = 16
    colour: int
    way: tuple[Point, ...]
    manner: TiePhase = "lasts"

    def paint(self, painter: QPainter, context: PaintContext, width: float, height: float) -> None:
        path = _cord([QPointF(*point) for point in self.way])
        painter.setBrush(Qt.BrushStyle.NoBrush)
        theme = context.theme
        colour = theme.refusal if self.manner == "ends" else SEATS[self.colour].colour
        for ink, weight in ((INK, WEIGHT + 3.6), (PAPER, WEIGHT + 1.8), (colour, WEIGHT)):
            pen = QPen(QColor(ink), weight)
            pen.setCapStyle(Qt.PenCapStyle.RoundCap)
            if self.manner != "lasts":
                pen.setDashPattern([3.4 * WEIGHT / weight, 2.6 * WEIGHT / weight])
            painter.setPen(pen)
            painter.drawPath(path)
        self._arrow(painter, QPointF(*self.way[-1]), colour)

    @staticmethod
    def _arrow(painter: QPainter, tip: QPointF, colour: str) -> None:
        """Paint the arrowhead; cords arrive from the left."""
        head = QPainterPath(tip)
        head.lineTo(tip + QPointF(-11, -5.5))
        head.lineTo(tip + QPointF(-8, 0))
        head.lineTo(tip + QPointF(-11, 5.5))
        head.closeSubpath()
        painter.setPen(QPen(QColor(INK), 1.2))
        painter.setBrush(QColor(colour))
        painter.drawPath(head)


@frozen
class KnotLook:
    """Mark of the extorter or the victim of an extortion."""

    margin: ClassVar[float] = 2
    colour: int

    def paint(self, painter: QPainter, context: PaintContext, width: float, height: float) -> None:
        seat_mark(painter, self.colour, 0, 0, width)


def _cord(points: list[QPointF]) -> QPainterPath:
    path = QPainterPath(points[0])
    for before, corner, after in zip(points, points[1:], points[2:], strict=False):
        path.lineTo(_towards(corner, before))
        path.quadTo(corner, _towards(corner, after))
    path.lineTo(points[-1])
    return path


def _towards(corner: QPointF, other: QPointF) -> QPointF:
    """Return where the corner's rounding ends towards ``other``."""
    length = math.hypot(other.x() - corner.x(), other.y() - corner.y())
    return corner + (other - corner) * min(0.5, ROUND / max(length, 1.0))


def tie_things(model: ViewModel, thing: ThingLookup) -> Iterator[Thing]:
    """Yield marks of extortions, and cords of those that the previewed action changes."""
    lasting = extortions(model.state)
    foreseen = model.previewed if isinstance(model.previewed, Foresight) else Foresight()
    collected = dict.fromkeys(model.state.players, 0)
    for order, each in enumerate(sorted(lasting | foreseen.begun)):
        manner: TiePhase = "lasts"
        if each in foreseen.ended:
            manner = "ends"
        elif each not in lasting:
            manner = "begins"
        found = _tie(model, thing, each, manner, order % LANES, collected[each.extorter])
        collected[each.extorter] += bool(found)
        yield from found


def _tie(
    model: ViewModel, thing: ThingLookup, tie: Extortion, manner: TiePhase, lane: int, before: int
) -> tuple[Thing, ...]:
    """Return an extortion's marks, and its cord if it changes."""
    troop = thing(("card", tie.troop)) if manner != "begins" else None
    from_card = troop or thing(("card", tie.enterprise))
    head = thing(("head", tie.extorter))
    mark = head_part(head, model.zones, "mark") if head is not None else None
    if from_card is None or mark is None:
        return ()
    way = _way(model, tie.extorter, from_card.place, mark, lane)
    left, top = min(x for x, _ in way), min(y for _, y in way)
    right, bottom = max(x for x, _ in way), max(y for _, y in way)
    look = TieLook(model.colour(tie.extorter), tuple((x - left, y - top) for x, y in way), manner)
    place = Rect(left, top, max(right - left, 1.0), max(bottom - top, 1.0))
    side = KNOT * min(model.zones.text, 1.3)
    badge = manner == "lasts"
    knots = ((tie.extorter, way[0]), (tie.victim, _knot(model, way, before)))
    return (
        *([] if badge else [Thing(("tie", tie.enterprise, tie.extorter), look, place, TIE)]),
        *(
            Thing(
                ("knot", tie.enterprise, tie.extorter, seat),
                KnotLook(model.colour(seat)),
                Rect(x - side / 2, y - side / 2, side, side),
                TIE + 1,
            )
            for seat, (x, y) in knots[: 1 if badge else 2]
        ),
    )


def _knot(model: ViewModel, way: tuple[Point, ...], before: int) -> Point:
    """Return the centre of the victim's mark, to the right of ``before`` other marks."""
    side = KNOT * min(model.zones.text, 1.3)
    along, gap = way[-3]
    return max(along, side / 2 + 1) + before * (side + 2), gap


def _way(model: ViewModel, extorter: Seat, card: Rect, mark: Rect, lane: int) -> tuple[Point, ...]:
    """Return the points of a cord from a card to the extorter's mark."""
    place = model.zones.places[list(model.state.players).index(extorter)]
    offset = (lane - 1) * LANE / 2
    gap, along = place.y - 3 + offset, place.x - 3 + offset
    end = (mark.x - 1, mark.center[1])
    # in the gap between two cards
    x = card.x - ASIDE if end[0] <= card.center[0] else card.right + ASIDE
    return (x, card.y + 0.12 * card.width), (x, gap), (along, gap), (along, end[1]), end
