"""What holds now, at a glance: lines of communication, and who draws on which zone."""

import math
from typing import ClassVar, Final

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from paxdesk.desk.painting.shapes import circle
from paxdesk.desk.scene.depth import PLACE
from paxdesk.desk.scene.rect import Rect
from paxdesk.desk.scene.things import PaintContext, Thing, ViewModel
from paxdesk.mexican_adventure.rules.communication import collected_from, hq_distances
from paxdesk.mexican_adventure.rules.state import State
from paxdesk.mexican_adventure.rules.words import SIDES, Side
from paxdesk.mexican_adventure.table.layout import Zones
from paxdesk.mexican_adventure.table.scene.pieces import SIDE_INK
from paxdesk.mexican_adventure.table.scene.placing import town_radius
from paxdesk.record_classes import frozen

Segment = tuple[float, float, float, float]
DEPTH: Final = PLACE + 1
VALUE: Final = 118.0
"""How far to the west of a town its value stands, in units of the canvas."""
RADIUS: Final = 64.0


@frozen
class ControlLook:
    """``lines`` are pieces of road, ``holders`` rings around what zones pay, all in units."""

    margin: ClassVar[float] = 0
    lines: tuple[Segment, ...]
    holders: tuple[tuple[float, float, Side], ...]
    unit: float

    def paint(self, painter: QPainter, context: PaintContext, width: float, height: float) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        pen = QPen(QColor(SIDE_INK["imperial"]), max(1.4, self.unit * 0.16))
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        for x1, y1, x2, y2 in self.lines:
            painter.drawLine(QPointF(x1, y1), QPointF(x2, y2))
        for x, y, side in self.holders:
            radius = max(6.4, self.unit * RADIUS / 100)
            circle(painter, QPointF(x, y), radius, SIDE_INK[side], max(1.8, self.unit * 0.22))


def _between(
    one: tuple[float, float], other: tuple[float, float], first: float, last: float
) -> Segment:
    """From the edge of one town to that of the other, so that neither is crossed out."""
    across, down = other[0] - one[0], other[1] - one[1]
    length = max(1.0, math.hypot(across, down))
    across, down = across / length, down / length
    return (
        one[0] + across * first,
        one[1] + down * first,
        other[0] - across * last,
        other[1] - down * last,
    )


def control_thing(model: ViewModel) -> Thing:
    """Lines and holders of a position: all of it is open to both."""
    state: State = model.state
    zones: Zones = model.zones
    board = state.material.board
    land = zones.land

    def at(zone: str, west: float = 0.0) -> tuple[float, float]:
        x, y = zones.at(board.zones[zone].centre)
        return x - land.x - west, y - land.y

    reached = hq_distances(state)
    lines = tuple(
        _between(
            at(one), at(other), *(town_radius(zones, board.zones[each]) for each in (one, other))
        )
        for one in sorted(reached)
        for other in board.linked[one]
        if other in reached and one < other
    )
    west = max(VALUE * zones.scale, 0.62 * 1.9 * zones.scale * 100)
    holders = tuple(
        (*at(zone, west), side)
        for side in SIDES
        for zone in collected_from(state, side)
        if board.zones[zone].resources
    )
    look = ControlLook(lines, holders, zones.scale * 100)
    return Thing("control", look, Rect(land.x, land.y, land.width, land.height), DEPTH)
