"""Cords of extortion, from the extorting troop to its owner's panel.

Each end shows the mark of the seat at the other end. With lines of seats a lasting extortion has
only the mark at the troop, and a previewed one its cord.
"""

import math
from collections.abc import Callable, Hashable, Iterator
from itertools import pairwise
from typing import ClassVar, Final, Literal, TypeAlias

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from paxdesk.desk.painting.palette import INK, PAPER, SEATS
from paxdesk.desk.painting.shapes import seat_mark
from paxdesk.desk.scene.geometry import TIE, Rect
from paxdesk.desk.scene.things import PaintContext, Thing
from paxdesk.lazy_attrs import frozen
from paxdesk.porfiriana.rules.actions import Seat
from paxdesk.porfiriana.table.layout.layout import (
    PaxLayout,
    ViewModel,
    at_bottom,
    head_key,
    opponents_from_left,
)
from paxdesk.porfiriana.table.scene.player_panels import OwnPanelLook, head_part
from paxdesk.porfiriana.table.words.foresight import Extortion, Foresight, extortions

ThingLookup: TypeAlias = Callable[[Hashable], Thing | None]
TiePhase: TypeAlias = Literal["lasts", "begins", "ends"]
Point: TypeAlias = tuple[float, float]
WEIGHT: Final = 2.2
ROUND: Final = 9.0
"""Corner radius of a cord, in px."""
LANES: Final = 3
LANE: Final = 2.6
"""Number of parallel lanes and their distance in px."""
ASIDE: Final = 2.5
"""Distance of a cord beside a card, in the gap to the next, in px."""
KNOT: Final = 15.0
"""Size of a seat's mark at the end of a cord, in table units."""
BREADTH: Final = WEIGHT / 2 + LANE + 3
"""Clearance needed on either side of parallel cords, in px."""


@frozen
class TieLook:
    """A cord along ``way``: points relative to its place, joined with rounded corners.

    ``colour`` is that of the extorting seat.
    """

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
        """Paint the arrowhead at the extorting seat; cords always arrive from the left."""
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
    """The mark of a seat at the end of a cord."""

    margin: ClassVar[float] = 2
    colour: int

    def paint(self, painter: QPainter, context: PaintContext, width: float, height: float) -> None:
        seat_mark(painter, self.colour, 0, 0, width)


def _cord(points: list[QPointF]) -> QPainterPath:
    """Return the path through the points, with rounded corners."""
    path = QPainterPath(points[0])
    for before, corner, after in zip(points, points[1:], points[2:], strict=False):
        path.lineTo(_towards(corner, before))
        path.quadTo(corner, _towards(corner, after))
    path.lineTo(points[-1])
    return path


def _towards(corner: QPointF, other: QPointF) -> QPointF:
    """Return the point where the rounding before a corner begins."""
    length = math.hypot(other.x() - corner.x(), other.y() - corner.y())
    return corner + (other - corner) * min(0.5, ROUND / max(length, 1.0))


def tie_things(model: ViewModel, thing: ThingLookup) -> Iterator[Thing]:
    """Yield the cords of the position and of the previewed action."""
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
    """Return the cord and marks of one extortion; () if an end is not visible.

    ``before`` is the number of cords leading to the same seat so far.
    """
    troop = thing(("card", tie.troop)) if manner != "begins" else None
    from_card = troop or thing(("card", tie.enterprise))
    head = thing(head_key(model, tie.extorter))
    mark = head_part(head, model.zones, "mark") if head is not None else None
    if from_card is None or mark is None:
        return ()
    printed = _printed(model, thing("active head"))
    way = _way(model, tie.extorter, from_card.place, mark, lane, printed)
    left, top = min(x for x, _ in way), min(y for _, y in way)
    right, bottom = max(x for x, _ in way), max(y for _, y in way)
    look = TieLook(model.colour(tie.extorter), tuple((x - left, y - top) for x, y in way), manner)
    place = Rect(left, top, max(right - left, 1.0), max(bottom - top, 1.0))
    side = KNOT * min(model.zones.text, 1.3)
    badge = model.zones.lines and manner == "lasts"
    knots = ((tie.extorter, way[0]), (tie.victim, _knot(model, tie.extorter, way, before)))
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


def _printed(model: ViewModel, head: Thing | None) -> list[tuple[float, float]]:
    """Return the horizontal spans of the bottom seat's panel that are printed on."""
    if head is None or not isinstance(head.look, OwnPanelLook):
        return []
    place, text = head.place, head.look.text
    wide, high = place.width / text, place.height / text
    areas = [part.area for part in head.look.parts(wide, high, model.zones.large)]
    spans = [(place.x + text * area.x, place.x + text * area.right) for area in areas]
    return [*spans, (place.x + text * head.look.right(wide, high, model.zones.large), place.right)]


def _knot(model: ViewModel, extorter: Seat, way: tuple[Point, ...], before: int) -> Point:
    """Return the centre of the victim's mark at the extorting seat's end of a cord.

    It is on the cord, in a gap beside the marks of other cords; above the board it is above the
    prices as well.
    """
    side = KNOT * min(model.zones.text, 1.3)
    step = before * (side + 2)
    along, gap = way[-3]
    along = max(along, side / 2 + 1)
    if gap <= model.zones.market.y:
        gap = min(gap, model.zones.market.y - side / 2)
    return along + step, gap


def _way(
    model: ViewModel,
    extorter: Seat,
    card: Rect,
    mark: Rect,
    lane: int,
    printed: list[tuple[float, float]],
) -> tuple[Point, ...]:
    """Return the points from a troop's corner through the gaps to the left of a mark.

    From the bottom seat's cards it passes its panel outside the ``printed`` spans, below the
    prompt, and between two columns of the board.
    """
    zones = model.zones
    above = max(each.bottom for each in zones.opponents)
    gap = above + (zones.regime.y - above) * (lane + 0.5) / LANES
    if zones.lines:
        place = zones.opponents[opponents_from_left(model).index(extorter)]
        gap = place.y - 3 + (lane - 1) * LANE / 2
    own = at_bottom(model, extorter)
    beside = (
        zones.active.x if own else zones.opponents[opponents_from_left(model).index(extorter)].x
    )
    along = beside - 3 + (lane - 1) * LANE / 2
    end = (mark.x - 1, mark.center[1])
    below = zones.active.contains(card, slack=1) and not own
    # between two cards; in the bottom area, captions begin at the left of the first
    x = card.x - ASIDE if end[0] <= card.center[0] and not below else card.right + ASIDE
    start = (x, card.y + 0.12 * card.width)
    if below:
        under = zones.header.bottom - 0.5 + (lane - 1) * LANE / 2
        aside = (lane - 1) * LANE / 2
        passed = _unprinted(zones.header, printed, x) + aside
        through = _passage(zones, passed, along) + aside
        if not _crossed(printed, through):
            passed = through
        beyond = (zones.prompt.bottom + zones.active.y) / 2 + aside / 2
        rising = ((x, under), (passed, under), (passed, beyond), (through, beyond), (through, gap))
        return start, *rising, (along, gap), (along, end[1]), end
    if own:
        # straight through the board instead of round the market
        through = _passage(zones, x, along) + (lane - 1) * LANE / 2
        beyond = (zones.prompt.bottom + zones.active.y) / 2 + (lane - 1) * LANE / 4
        falling = ((x, gap), (through, gap), (through, beyond))
        return start, *falling, (along, beyond), (along, end[1]), end
    return start, (x, gap), (along, gap), (along, end[1]), end


def _passage(zones: PaxLayout, start: float, end: float) -> float:
    """Return the x of the gap between two board columns with the shortest way; nearest on a tie."""
    columns = [zones.regime, *zones.slots[:6], zones.piles]
    if zones.ledger.x > zones.piles.x and zones.ledger.y == zones.regime.y:
        columns.append(zones.ledger)
    gaps = [(left.right + right.x) / 2 for left, right in pairwise(columns)]
    return min(gaps, key=lambda gap: 1.1 * abs(start - gap) + abs(gap - end))


def _unprinted(header: Rect, printed: list[tuple[float, float]], near: float) -> float:
    """Return the x nearest to ``near`` where a cord passes the panel without touching printed
    spans."""
    edges = (edge for left, right in printed for edge in (left - BREADTH, right + BREADTH))
    free = [
        each
        for each in (near, *edges)
        if header.x < each < header.right and not _crossed(printed, each)
    ]
    return min(free, key=lambda each: abs(each - near), default=near)


def _crossed(printed: list[tuple[float, float]], at: float) -> bool:
    """Return whether cords at ``at`` would touch a printed span."""
    return any(left - BREADTH < at < right + BREADTH for left, right in printed)
