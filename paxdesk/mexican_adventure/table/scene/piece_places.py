"""Where pieces and names go so that they cover each other least. No painter here.

Stacks stand below their towns. Markers, then names, take the first place near their town that is
free, or the one that covers least; they stay where they usually are as long as that is free.
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import ClassVar, Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from paxdesk.desk.painting.lettering import advance, font, note
from paxdesk.desk.painting.palette import INK
from paxdesk.desk.painting.shapes import transparent
from paxdesk.desk.scene.geometry import CARD, Rect
from paxdesk.desk.scene.things import PaintContext, Thing
from paxdesk.mexican_adventure.rules.words import ZoneId
from paxdesk.mexican_adventure.rules.zone_map import Board, Zone
from paxdesk.mexican_adventure.table.layout import ViewModel, Zones
from paxdesk.record_classes import frozen

STACK: Final = 230.0
"""Side of a stack in units of the canvas, and of a marker."""
MARKER: Final = 135.0
SMALLEST_STACK: Final = 17.0
SMALLEST_MARKER: Final = 11.0
TALL: Final = 1.04
"""How high a stack is for its width."""
STARS: Final = 0.22
"""What the stars of a leader stand out above his stack, in its widths."""
BELOW_TOWN: Final = 0.36
BELOW_FORTRESS: Final = 0.6
"""From the middle of a zone down to its stacks, in their widths."""
IN_A_ROW: Final = 3
"""Markers side by side: more would lie in the next zone."""
TOWN: Final = 0.62
"""Half of what a town takes to either side, in hundreds of units of the canvas."""
SLACK: Final = 0.06
"""What share of a name may be covered before it goes elsewhere."""
LONG: Final = 0.2
"""What a long row of markers counts, as a share of it covered."""
PIECES: Final = 3.0
"""How much worse it is to cover pieces than that markers lie on the sign of a town."""
SIGNS: Final = 1.6
"""The same for a name on the sign of a town."""
LIKED: Final = 0.012
"""What each less usual place of a name counts, as a share of it covered."""


Box = tuple[float, float, float, float]
"""Left, top, right and bottom: what is compared often."""


@frozen
class Cluster:
    """What stands in a zone: how many stacks, and how many markers."""

    zone: ZoneId
    stacks: int
    markers: int


@frozen
class Placed:
    """The places of a position, by zone; ``names`` are boxes around the words."""

    stacks: dict[ZoneId, tuple[Rect, ...]]
    markers: dict[ZoneId, tuple[Rect, ...]]
    names: dict[ZoneId, Rect]


def name_pixels(zones: Zones, zone: Zone) -> float:
    """How high the letters of a zone's name are; there is room for a third of what words grow."""
    plain = max(8.0, zones.scale * 100 * (1.02 if zone.settled else 0.88))
    return plain * (2 + zones.text) / 3


def name_face(zones: Zones, zone: Zone) -> "font":  # type: ignore[valid-type]
    """The type of a zone's name: towns upright, country in italics."""
    weight = 700 if zone.settled else 400
    return font(name_pixels(zones, zone), "serif", weight, italic=not zone.settled)


@lru_cache(maxsize=8)
def placed(zones: Zones, board: Board, clusters: tuple[Cluster, ...]) -> Placed:
    """Lay everything out; ``clusters`` are the zones in which something stands."""
    stacks = {each.zone: tuple(_stacks(zones, board.zones[each.zone], each)) for each in clusters}
    towns = [_box(_town(zones, zone)) for zone in board.zones.values()]
    taken = [_box(_with_stars(rect)) for rects in stacks.values() for rect in rects]
    markers: dict[ZoneId, tuple[Rect, ...]] = {}
    for each in clusters:
        if each.markers:
            found = _markers(zones, board.zones[each.zone], each, stacks[each.zone], taken, towns)
            markers[each.zone] = found
            taken.extend(_box(rect) for rect in found)
    names: dict[ZoneId, Rect] = {}
    for zone in sorted(board.zones.values(), key=lambda each: not each.settled):
        under = [*stacks.get(zone.id, ()), *markers.get(zone.id, ())]
        names[zone.id] = _name(zones, zone, under, taken, towns)
        taken.append(_box(names[zone.id]))
    return Placed(stacks, markers, names)


def _stacks(zones: Zones, zone: Zone, cluster: Cluster) -> Iterator[Rect]:
    """Side by side below the town."""
    x, y = zones.at(zone.centre)
    side = max(SMALLEST_STACK, STACK * zones.scale)
    top = y + side * (BELOW_FORTRESS if zone.fortress else BELOW_TOWN)
    left = x - (cluster.stacks * side + (cluster.stacks - 1) * side * 0.25) / 2
    for number in range(cluster.stacks):
        yield Rect(left + number * side * 1.25, top, side, side * TALL)


def _with_stars(rect: Rect) -> Rect:
    high = STARS * rect.width
    return Rect(rect.x, rect.y - high, rect.width, rect.height + high)


def _town(zones: Zones, zone: Zone) -> Rect:
    """The sign of a town with its value and its anchor."""
    x, y = zones.at(zone.centre)
    side = TOWN * 100 * zones.scale
    half = side * (1.5 if zone.fortress else 0.6)
    west = side * 2.8 if zone.resources else half
    east = side * 2.5 if zone.port is not None else half
    return Rect(x - west, y - half, west + east, 2 * half)


def town_radius(zones: Zones, zone: Zone) -> float:
    """From the middle of a town to the edge of its sign, in pixels."""
    side = TOWN * 100 * zones.scale
    return side * (1.5 if zone.fortress else 0.55 if zone.city else 0.26)


# --- Markers -------------------------------------------------------------------------------------


def _markers(
    zones: Zones,
    zone: Zone,
    cluster: Cluster,
    stacks: Sequence[Rect],
    taken: Sequence[Box],
    towns: Sequence[Box],
) -> tuple[Rect, ...]:
    """The markers of a zone in rows: below its stacks, else to the east or the west of them."""
    small = max(SMALLEST_MARKER, MARKER * zones.scale)
    x, y = zones.at(zone.centre)
    side = max(SMALLEST_STACK, STACK * zones.scale)
    top = stacks[0].y if stacks else y + side * BELOW_TOWN
    below = top + (side * 1.2 if stacks else 0)
    found = [tuple(_rows(x, below, cluster.markers, IN_A_ROW, small))]
    if stacks:
        for across in range(min(IN_A_ROW, cluster.markers), 0, -1):
            aside = small * 0.35 + (across * 1.3 - 0.3) * small / 2
            for middle in (stacks[-1].right + aside, stacks[0].x - aside):
                found.append(tuple(_rows(middle, top, cluster.markers, across, small)))

    def price(rects: tuple[Rect, ...]) -> float:
        boxes = [_box(rect) for rect in rects]
        hidden = sum(PIECES * _covered(box, taken) + _covered(box, towns) for box in boxes)
        return hidden + (rects[-1].bottom - top) * small * LONG

    return min(found, key=price)


def _rows(middle: float, top: float, number: int, across: int, small: float) -> Iterator[Rect]:
    for index in range(number):
        line, column = divmod(index, across)
        many = min(across, number - line * across)
        left = middle - (many * small * 1.3 - small * 0.3) / 2 + column * small * 1.3
        yield Rect(left, top + line * small * 1.15, small, small)


# --- Names ---------------------------------------------------------------------------------------


def _name(
    zones: Zones, zone: Zone, under: Sequence[Rect], taken: Sequence[Box], towns: Sequence[Box]
) -> Rect:
    """Above the town, or wherever else near it least is covered."""
    x, y = zones.at(zone.centre)
    side, pixels = TOWN * 100 * zones.scale, name_pixels(zones, zone)
    wide, high = advance(zone.name, name_face(zones, zone)) + 4, pixels * 1.2
    top = y - side - pixels * 1.16
    usual = Rect(x - wide / 2, top, wide, high)
    near = _near(usual, taken, wide + 6 * side)
    if _covered(_box(usual), near) <= SLACK * wide * high:
        return usual
    own = _town(zones, zone)
    foot = max((rect.bottom for rect in under), default=own.bottom) + 1
    choices = [usual]
    choices += [
        Rect(left, up, wide, high)
        for up in (top, top - pixels * 0.5, top - pixels)
        for left in (x - wide * 0.75, x - wide * 0.25, x - wide, x, x - wide / 2)
    ]
    choices += [
        Rect(own.right + 2, y - high / 2, wide, high),
        Rect(own.x - 2 - wide, y - high / 2, wide, high),
        Rect(x - wide / 2, foot, wide, high),
        Rect(own.x - 2 - wide, own.bottom, wide, high),
        Rect(own.right + 2, own.bottom, wide, high),
    ]
    signs = _near(usual, towns, wide + 6 * side)

    def price(numbered: tuple[int, Rect]) -> float:
        rank, box = numbered
        shy = LIKED * min(rank, 12) * wide * high
        return PIECES * _covered(_box(box), near) + SIGNS * _covered(_box(box), signs) + shy

    return min(enumerate(choices), key=price)[1]


def _box(rect: Rect) -> Box:
    return rect.x, rect.y, rect.x + rect.width, rect.y + rect.height


def _near(rect: Rect, boxes: Iterable[Box], reach: float) -> list[Box]:
    left, right = rect.x - reach, rect.right + reach
    top, bottom = rect.y - reach, rect.bottom + reach
    return [
        each
        for each in boxes
        if each[0] < right and each[2] > left and each[1] < bottom and each[3] > top
    ]


def _covered(box: Box, taken: Iterable[Box]) -> float:
    """How much of a box lies on what is taken, in square pixels."""
    left, top, right, bottom = box
    total = 0.0
    for x1, y1, x2, y2 in taken:
        if x1 < right and x2 > left and y1 < bottom and y2 > top:
            total += (min(right, x2) - max(left, x1)) * (min(bottom, y2) - max(top, y1))
    return total


# --- The names of zones, over everything that stands on the map -----------------------------------

DEPTH: Final = CARD + 2
HALO: Final = "#F6EEDD"
BASELINE: Final = 0.78
"""From the top of a name's box, as a share of its height."""


@frozen
class NameLook:
    """A name with a halo, readable over hatching, roads and edges of pieces."""

    margin: ClassVar[float] = 3
    words: str
    pixels: float
    settled: bool

    def paint(self, painter: QPainter, context: PaintContext, width: float, height: float) -> None:
        weight = 700 if self.settled else 400
        face = font(self.pixels, "serif", weight, italic=not self.settled)
        path = QPainterPath()
        path.addText(2, height * BASELINE, face, self.words)
        halo = QPen(transparent(HALO, 215), 3)
        halo.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.strokePath(path, halo)
        painter.fillPath(path, QColor(INK))
        note(painter, path.boundingRect().adjusted(-2, -2, 2, 2))


def name_things(model: ViewModel, placed: Placed) -> Iterator[Thing]:
    """Each name where it is read best."""
    zones: Zones = model.zones
    board = model.state.material.board
    for zone, box in placed.names.items():
        named = board.zones[zone]
        look = NameLook(named.name, name_pixels(zones, named), named.settled)
        yield Thing(("name", zone), look, box, DEPTH)
