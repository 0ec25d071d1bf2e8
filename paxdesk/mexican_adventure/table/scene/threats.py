"""Overlay of threats: visible enemies in reach (5.8.4), and FP without supply (4.2.1)."""

import math
from collections.abc import Iterator
from typing import ClassVar, Final

from attrs import evolve
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF

from paxdesk.desk.painting.palette import INK, ORANGE, PAPER, UNREST_INK
from paxdesk.desk.painting.shapes import circle_path, draw_frame, fill_rect
from paxdesk.desk.painting.typesetting import LEFT, draw_text, make_font
from paxdesk.desk.scene.geometry import CARD_DEPTH, Rect
from paxdesk.desk.scene.things import Thing
from paxdesk.language import tr
from paxdesk.lazy_attrs import define, frozen
from paxdesk.mexican_adventure.robots.staff import without, without_supply
from paxdesk.mexican_adventure.rules.state import State
from paxdesk.mexican_adventure.rules.supply import line_of_communication
from paxdesk.mexican_adventure.rules.vocabulary import ZoneId
from paxdesk.mexican_adventure.session import side_of
from paxdesk.mexican_adventure.table.hand.gestures import LegalGestures
from paxdesk.mexican_adventure.table.layout import AdventureLayout, ViewModel
from paxdesk.mexican_adventure.table.scene.pieces import SIDE_INK, town_radius
from paxdesk.mexican_adventure.table.visible_stacks import possible_attackers

DEPTH: Final = CARD_DEPTH + 3
SUPPLIED: Final = SIDE_INK["imperial"]
HEAD: Final = 13.0
"""Length of an arrowhead, in table units."""
LEGEND_WIDTH: Final = 0.205
"""Width of the legend, as a share of the map's width."""
IN_THE_PACIFIC: Final = (0.008, 0.37)
"""Left and top of the legend in the Pacific, as shares of the map."""
GOAL: Final = 11.0
"""Radius of the marker at a possible destination, in table units."""
Line = tuple[float, float, float, float]
Circle = tuple[float, float, float]
"""Centre and radius of a circle, in px."""


@frozen
class ThreatsLook:
    """Overlay of threats, in px.

    ``rings`` mark FP without supply, ``fed`` and ``unfed`` goals with and without it.
    """

    margin: ClassVar[float] = 0
    arrows: tuple[Line, ...]
    rings: tuple[Circle, ...]
    line: tuple[tuple[float, float], ...]
    fed: tuple[Circle, ...]
    unfed: tuple[Circle, ...]
    legend: tuple[str, ...]
    corner: tuple[float, float]
    pixels: float

    def paint(self, painter: QPainter, context: object, width: float, height: float) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for line in self.arrows:
            _arrow(painter, line)
        _trace(painter, self.line)
        for x, y, radius in self.rings:
            circle_path(painter, QPointF(x, y), radius, ORANGE, 3.4)
        for x, y, radius in self.fed:
            circle_path(painter, QPointF(x, y), radius, SUPPLIED, 3.0)
        for x, y, radius in self.unfed:
            circle_path(painter, QPointF(x, y), radius, ORANGE, 3.0)
            reach = radius * 0.7
            painter.drawLine(QPointF(x - reach, y + reach), QPointF(x + reach, y - reach))
        left, top, wide = self.corner[0], self.corner[1], LEGEND_WIDTH * width
        high = self.pixels * 2.5
        place = QRectF(left, top, wide, high * len(self.legend) + 10)
        fill_rect(painter, place, PAPER, 3)
        draw_frame(painter, place, INK, 1.0, 3)
        for row, words in enumerate(self.legend):
            ink = UNREST_INK if row == 0 else INK
            box = QRectF(left + 8, top + 5 + row * high, wide - 16, high)
            draw_text(painter, box, words, make_font(self.pixels, "sans", 600), ink, LEFT, lines=2)


def _trace(painter: QPainter, points: tuple[tuple[float, float], ...]) -> None:
    for ink, weight in ((PAPER, 7.0), (SUPPLIED, 4.0)):
        pen = QPen(QColor(ink), weight)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        painter.drawPolyline([QPointF(x, y) for x, y in points])


def _arrow(painter: QPainter, line: Line) -> None:
    x1, y1, x2, y2 = line
    length = max(1.0, math.hypot(x2 - x1, y2 - y1))
    across, down = (x2 - x1) / length, (y2 - y1) / length
    neck = QPointF(x2 - across * HEAD, y2 - down * HEAD)
    for ink, weight in ((PAPER, 5.6), (UNREST_INK, 3.2)):
        pen = QPen(QColor(ink), weight)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        painter.drawLine(QPointF(x1, y1), neck)
    side = QPointF(-down, across) * (HEAD / 2)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(UNREST_INK))
    painter.drawPolygon(QPolygonF([QPointF(x2, y2), neck + side, neck - side]))
    painter.setBrush(Qt.BrushStyle.NoBrush)


@define
class Threats:
    """Overlay of threats and supply, which the player can show and hide."""

    shown: bool = False

    def words(self) -> str:
        return tr("Threats and supply")

    def things(self, model: ViewModel, gestures: LegalGestures | None) -> Iterator[Thing]:
        """Yield the overlay if it is shown and the viewer's own pieces are visible."""
        state: State = model.state
        if not self.shown or state.step == "setup" or not model.shows_hand(model.viewer):
            return
        zones: AdventureLayout = model.zones
        board, land = state.material.board, zones.land

        def at(zone: ZoneId) -> tuple[float, float]:
            x, y = zones.at(board.zones[zone].centre)
            return x - land.x, y - land.y

        def ring(zone: ZoneId) -> Circle:
            return (*at(zone), 1.5 * town_radius(zones, board.zones[zone]))

        side = side_of(model.viewer)
        leaving = None
        if gestures is not None and gestures.state is state and model.seat_to_act == model.viewer:
            leaving = gestures.leaving
        coming = possible_attackers(state, side)
        arrows = tuple(
            _between(at(origin), at(zone), town_radius(zones, board.zones[zone]))
            for zone, origins in coming.items()
            for origin in origins
        )
        legend = [tr("Arrows: enemies who can come")]
        rings = fed = unfed = tuple[Circle, ...]()
        line: tuple[tuple[float, float], ...] = ()
        if side == "imperial" and leaving is None:
            rings = tuple(ring(zone) for zone in sorted(without_supply(state)))
            legend.append(tr("Rings: no supply next turn"))
        elif side == "imperial" and leaving is not None and gestures is not None:
            hungry = without_supply(without(state, side, leaving))
            rings = tuple(ring(zone) for zone in sorted(hungry))
            line = tuple(map(at, line_of_communication(state, leaving.zone)))
            goals = [
                (to, to not in without_supply(without(state, side, evolve(leaving, to=to))))
                for to in gestures.goals
            ]
            fed = tuple((*at(to), GOAL) for to, supplied in goals if supplied)
            unfed = tuple((*at(to), GOAL) for to, supplied in goals if not supplied)
            legend += [
                tr("Rings: no supply, once the selected FP have left"),
                tr("Blue: their line, and goals with supply; crossed: goals without"),
            ]
        pixels = (13 if zones.large else 11) * zones.text
        left, top = zones.cartouche.x - land.x, zones.cartouche.bottom + zones.margin - land.y
        if zones.tray == zones.aside:
            left, top = IN_THE_PACIFIC[0] * land.width, IN_THE_PACIFIC[1] * land.height
        look = ThreatsLook(arrows, rings, line, fed, unfed, tuple(legend), (left, top), pixels)
        yield Thing("threats", look, Rect(land.x, land.y, land.width, land.height), DEPTH)


def _between(one: tuple[float, float], other: tuple[float, float], edge: float) -> Line:
    """Return the line from the first town to just outside the second."""
    across, down = other[0] - one[0], other[1] - one[1]
    length = max(1.0, math.hypot(across, down))
    short = max(0.0, length - edge * 1.3) / length
    return one[0], one[1], one[0] + across * short, one[1] + down * short
