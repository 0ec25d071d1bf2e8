"""Pieces: wooden blocks for the Empire, paper shields for the Republic; names on the map."""

import math
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import ClassVar, Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF

from paxdesk.desk.painting.palette import BONE, BRASS, INK, PAPER, Ink, blend
from paxdesk.desk.painting.shapes import (
    draw_frame,
    draw_line,
    draw_paper,
    draw_shadow,
    fill_circle,
    fill_rect,
    with_alpha,
)
from paxdesk.desk.painting.typesetting import (
    ALIGN_CENTRE,
    draw_text,
    fit_font,
    make_font,
    note,
    text_width,
)
from paxdesk.desk.scene.geometry import CARD_DEPTH, Rect
from paxdesk.desk.scene.things import Look, PaintContext, Thing, paint_look
from paxdesk.lazy_attrs import frozen
from paxdesk.mexican_adventure.rules.vocabulary import Side, ZoneId
from paxdesk.mexican_adventure.rules.zone_map import Board, Zone
from paxdesk.mexican_adventure.table.layout import AdventureLayout, ViewModel

SIDE_INK: Final[dict[Side, Ink]] = {"imperial": "#2C4A78", "republican": "#8E2F1B"}
MARKER_INK: Final[dict[str, Ink]] = {
    "vomito": "#C9A227",
    "guerrilla": "#8E2F1B",
    "rural_guards": "#2C4A78",
    "counter_guerrilla": "#2C4A78",
}


def shield(place: QRectF) -> QPainterPath:
    """Return the outline of a shield, pointed at the bottom."""
    path = QPainterPath(place.topLeft())
    path.lineTo(place.topRight())
    path.lineTo(place.right(), place.top() + place.height() * 0.55)
    path.quadTo(
        QPointF(place.right(), place.bottom() - place.height() * 0.12),
        QPointF(place.center().x(), place.bottom()),
    )
    path.quadTo(
        QPointF(place.left(), place.bottom() - place.height() * 0.12),
        QPointF(place.left(), place.top() + place.height() * 0.55),
    )
    path.closeSubpath()
    return path


def block(place: QRectF) -> QPainterPath:
    """Return the outline of a wooden block with rounded corners."""
    path = QPainterPath()
    path.addRoundedRect(place, place.width() * 0.14, place.width() * 0.14)
    return path


def paint_body(painter: QPainter, side: Side, place: QRectF, strong: bool = False) -> None:
    """Paint a piece without its text; ``strong`` gives it a brass edge."""
    ink = SIDE_INK[side]
    outline = block if side == "imperial" else shield
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.fillPath(outline(place.translated(0.8, place.height() * 0.09)), QColor(0, 0, 0, 90))
    painter.fillPath(outline(place), QColor(ink))
    inner = place.adjusted(2, 2, -2, -2)
    painter.strokePath(outline(inner), QPen(QColor(blend(ink, "#FFFFFF", 0.45)), 0.8))
    edge = QPen(QColor(BRASS if strong else INK), 2.2 if strong else 1)
    painter.strokePath(outline(place), edge)


SMALLEST: Final = 10.0
"""Minimum text size of values, markers and qualities on the map, in table units."""


@frozen
class StackLook:
    """Stack with its FP, best quality and commander's stars, or face down."""

    margin: ClassVar[float] = 6
    side: Side
    words: str
    quality: str
    stars: int
    face_down: bool
    tall: int = 1
    ready: bool = False
    held: bool = False
    warned: bool = False

    def paint(self, painter: QPainter, context: PaintContext, width: float, height: float) -> None:
        place = QRectF(0, 0, width, height)
        for lower in range(min(3, self.tall) - 1, 0, -1):
            paint_body(painter, self.side, place.translated(lower * 1.6, lower * 1.8))
        paint_body(painter, self.side, place, self.held)
        if self.face_down:
            self._flag(painter, place)
            return
        top = place.adjusted(0, height * 0.04, 0, -height * (0.42 if self.quality else 0.1))
        face = make_font(height * 0.52, "sans", 700)
        draw_text(painter, top, self.words, face, BONE, ALIGN_CENTRE, elide=False)
        if self.quality:
            foot = QRectF(0, height * 0.53, width, height * 0.3)
            draw_text(
                painter,
                foot,
                self.quality,
                make_font(max(SMALLEST, height * 0.3), "serif", 700),
                BRASS,
                ALIGN_CENTRE,
            )
        self._stars(painter, width, height)
        if self.ready or self.held:
            self._outline(painter, place)
        if self.warned:
            self._warning(painter, place)

    def _stars(self, painter: QPainter, width: float, height: float) -> None:
        side = height * 0.15
        left = width / 2 - (self.stars - 1) * side * 1.15
        for index in range(self.stars):
            star(painter, QPointF(left + index * side * 2.3, -side * 0.1), side, BRASS)

    def _flag(self, painter: QPainter, place: QRectF) -> None:
        wide = place.width()
        box = QRectF(place.left() + wide * 0.22, place.top() + wide * 0.2, wide * 0.56, wide * 0.38)
        thirds = ("#1F4E9C", "#F1E6CF", "#B02A1E")
        if self.side == "republican":
            thirds = ("#2E6B3A", "#F1E6CF", "#B02A1E")
        for index, ink in enumerate(thirds):
            part = QRectF(
                box.left() + index * box.width() / 3, box.top(), box.width() / 3, box.height()
            )
            fill_rect(painter, part, ink)
        draw_frame(painter, box, INK, 0.8)

    def _outline(self, painter: QPainter, place: QRectF) -> None:
        """Outline the stack: solid if it is in the tray, else dotted."""
        style = Qt.PenStyle.SolidLine if self.held else Qt.PenStyle.DotLine
        pen = QPen(QColor(BRASS), 1.6, style)
        outline = block if self.side == "imperial" else shield
        painter.strokePath(outline(place.adjusted(-2.5, -2.5, 2.5, 2.5)), pen)

    def _warning(self, painter: QPainter, place: QRectF) -> None:
        radius = place.width() * 0.2
        centre = place.bottomRight()
        fill_circle(painter, centre, radius, "#F0B94B")
        box = QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius)
        draw_text(painter, box, "!", make_font(radius * 1.7, "sans", 700), INK, ALIGN_CENTRE)


def star(painter: QPainter, centre: QPointF, radius: float, ink: Ink) -> None:
    points = QPolygonF()
    for index in range(10):
        reach = radius if index % 2 == 0 else radius * 0.42
        angle = -math.pi / 2 + index * math.pi / 5
        points.append(centre + QPointF(reach * math.cos(angle), reach * math.sin(angle)))
    painter.setPen(QPen(QColor(INK), 0.5))
    painter.setBrush(QColor(ink))
    painter.drawPolygon(points)
    painter.setBrush(Qt.BrushStyle.NoBrush)


@frozen
class MarkerLook:
    """Marker, ship or HQ, distinguished by shape; ``words`` are its letter or number, if any."""

    margin: ClassVar[float] = 3
    kind: str
    words: str
    held: bool = False

    def paint(self, painter: QPainter, context: PaintContext, width: float, height: float) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        place = QRectF(0, 0, width, height)
        path, ink, paper = self._shape(place)
        painter.fillPath(path.translated(0.6, height * 0.08), QColor(0, 0, 0, 80))
        painter.fillPath(path, QColor(paper))
        painter.strokePath(path, QPen(QColor(BRASS if self.held else INK), 1.6 if self.held else 1))
        pixels = max(SMALLEST, height * (0.6 if len(self.words) < 2 else 0.46))
        face = make_font(pixels, "sans", 700)
        box = place.adjusted(0, height * 0.1 if self.kind == "guerrilla" else 0, 0, 0)
        draw_text(painter, box, self.words, face, ink, ALIGN_CENTRE, elide=False)

    def _shape(self, place: QRectF) -> tuple[QPainterPath, Ink, Ink]:
        path = QPainterPath()
        middle, wide, high = place.center(), place.width(), place.height()
        match self.kind:
            case "guerrilla":
                path.addPolygon(
                    QPolygonF(
                        [
                            QPointF(middle.x(), place.top() - high * 0.1),
                            place.bottomRight(),
                            place.bottomLeft(),
                        ]
                    )
                )
                path.closeSubpath()
                return path, BONE, MARKER_INK["guerrilla"]
            case "vomito":
                path.addPolygon(
                    QPolygonF(
                        [
                            QPointF(middle.x(), place.top() - high * 0.1),
                            QPointF(place.right() + wide * 0.1, middle.y()),
                            QPointF(middle.x(), place.bottom() + high * 0.1),
                            QPointF(place.left() - wide * 0.1, middle.y()),
                        ]
                    )
                )
                path.closeSubpath()
                return path, INK, MARKER_INK["vomito"]
            case "rural_guards":
                return shield(place), BONE, MARKER_INK["rural_guards"]
            case "counter_guerrilla":
                for index in range(6):
                    angle = index * math.pi / 3
                    point = middle + QPointF(
                        wide * 0.56 * math.cos(angle), high * 0.56 * math.sin(angle)
                    )
                    path.lineTo(point) if index else path.moveTo(point)
                path.closeSubpath()
                return path, BONE, MARKER_INK["counter_guerrilla"]
            case "navy":
                path.moveTo(place.left() - wide * 0.12, place.top() + high * 0.3)
                path.lineTo(place.right() + wide * 0.12, place.top() + high * 0.3)
                path.lineTo(place.right() - wide * 0.12, place.bottom())
                path.lineTo(place.left() + wide * 0.12, place.bottom())
                path.closeSubpath()
                path.addRect(
                    QRectF(
                        middle.x() - wide * 0.06, place.top() - high * 0.2, wide * 0.12, high * 0.5
                    )
                )
                return path, BONE, "#1F4A58"
            case "hq":
                path.moveTo(middle.x(), place.top() - high * 0.12)
                path.lineTo(place.bottomRight())
                path.lineTo(place.bottomLeft())
                path.closeSubpath()
                path.addRect(place.adjusted(wide * 0.1, high * 0.36, -wide * 0.1, 0))
                path.setFillRule(Qt.FillRule.WindingFill)
                return path, INK, BRASS
        path.addEllipse(place)
        return path, INK, PAPER


@frozen
class HeadLook:
    """Medal of Juárez or Maximilian with his initial."""

    margin: ClassVar[float] = 3
    side: Side
    letter: str

    def paint(self, painter: QPainter, context: PaintContext, width: float, height: float) -> None:
        centre = QPointF(width / 2, height / 2)
        fill_circle(painter, centre + QPointF(0.6, height * 0.08), width / 2, "#000000")
        fill_circle(painter, centre, width / 2, BRASS)
        fill_circle(painter, centre, width * 0.4, SIDE_INK[self.side])
        box = QRectF(0, 0, width, height)
        face = make_font(max(SMALLEST, height * 0.56), "serif", 900)
        draw_text(painter, box, self.letter, face, BONE, ALIGN_CENTRE, elide=False)


@frozen
class ChipLook:
    """Piece in the tray: a leader, head of state, FP or ship."""

    margin: ClassVar[float] = 4
    side: Side
    words: str
    small: str
    leader: bool
    selected: bool
    able: bool

    def paint(self, painter: QPainter, context: PaintContext, width: float, height: float) -> None:
        painter.save()
        if not self.able:
            painter.setOpacity(0.35)
        elif not self.selected:
            painter.setOpacity(0.62)
        place = QRectF(0, 0, width, height)
        if self.selected:
            place.translate(0, -2)
        paint_body(painter, self.side, place, self.selected)
        top = QRectF(2, place.top() + height * 0.06, width - 4, height * 0.52)
        pixels = height * (0.42 if not self.leader else 0.34)
        face = fit_font(self.words, top.width(), 1, pixels, 8, "sans", 700)
        draw_text(painter, top, self.words, face, BONE, ALIGN_CENTRE, elide=False)
        foot = QRectF(0, place.top() + height * 0.54, width, height * 0.3)
        draw_text(
            painter, foot, self.small, make_font(height * 0.25, "sans", 600), BRASS, ALIGN_CENTRE
        )
        painter.restore()
        if self.selected:
            _tick(painter, QPointF(width * 0.88, height * 0.06), width * 0.17)
        elif not self.able:
            start, end = place.bottomLeft() + QPointF(3, -3), place.topRight() + QPointF(-3, 3)
            draw_line(painter, start, end, INK, 1.6)


def _tick(painter: QPainter, centre: QPointF, radius: float) -> None:
    fill_circle(painter, centre, radius, BRASS)
    low = centre + QPointF(-radius * 0.1, radius * 0.45)
    draw_line(painter, centre + QPointF(-radius * 0.5, 0), low, INK, 1.8)
    draw_line(painter, low, centre + QPointF(radius * 0.5, -radius * 0.45), INK, 1.8)


@frozen
class OnPaperLook:
    """A piece on a separate sheet with its name, for the home page."""

    margin: ClassVar[float] = 4
    piece: Look
    words: str

    def paint(self, painter: QPainter, context: PaintContext, width: float, height: float) -> None:
        place = QRectF(0, 0, width, height)
        draw_shadow(painter, place, 2, 3)
        draw_paper(painter, place, PAPER, 3)
        draw_frame(painter, place.adjusted(4, 4, -4, -4), INK, 1)
        side = width * 0.42
        piece = QRectF((width - side) / 2, height * 0.36 - side / 2, side, side)
        paint_look(painter, self.piece, context, piece)
        box = QRectF(8, height * 0.74, width - 16, height * 0.16)
        face = fit_font(self.words, box.width(), 1, height * 0.085, 9, "serif", 700)
        draw_text(painter, box, self.words, face, INK, ALIGN_CENTRE)


# --- Placement of pieces and names with the least overlap -----------------------------------------

STACK: Final = 230.0
"""Width of a stack, in canvas units."""
MARKER: Final = 135.0
SMALLEST_STACK: Final = 17.0
SMALLEST_MARKER: Final = 11.0
TALL: Final = 1.04
"""Height of a stack, relative to its width."""
STARS: Final = 0.22
"""Height of the stars above a stack, relative to the stack's width."""
BELOW_TOWN: Final = 0.36
BELOW_FORTRESS: Final = 0.6
"""Distance from a fortress's centre down to its stacks, in stack widths."""
IN_A_ROW: Final = 3
"""Maximum number of markers side by side, so that they stay in their zone."""
TOWN: Final = 0.62
"""Size unit for a town's sign, in hundreds of canvas units."""
SLACK: Final = 0.06
"""Share of a name that may be covered before it is moved."""
LONG: Final = 0.2
"""Penalty for the height of a block of markers."""
PIECES: Final = 3.0
"""Weight of covering pieces, relative to covering a town's sign with markers."""
SIGNS: Final = 1.6
"""Weight of covering a town's sign with a name."""
LIKED: Final = 0.012
"""Penalty for each place preferred to the one chosen for a name, relative to the name's area."""


Box = tuple[float, float, float, float]
"""Left, top, right and bottom, in px; cheaper to compare than Rect."""


@frozen
class Cluster:
    """Numbers of stacks and markers in a zone."""

    zone: ZoneId
    stacks: int
    markers: int


@frozen
class PiecePositions:
    """Places of stacks, markers and names by zone, in px."""

    stacks: dict[ZoneId, tuple[Rect, ...]]
    markers: dict[ZoneId, tuple[Rect, ...]]
    names: dict[ZoneId, Rect]


def name_pixels(zones: AdventureLayout, zone: Zone) -> float:
    """Return the text size of a zone's name in px."""
    plain = max(8.0, zones.scale * 100 * (1.02 if zone.is_city_or_fortress else 0.88))
    return plain * (2 + zones.text) / 3


def name_face(zones: AdventureLayout, zone: Zone) -> "make_font":  # type: ignore[valid-type]
    """Return the font of a zone's name, upright for cities and fortresses."""
    weight = 700 if zone.is_city_or_fortress else 400
    return make_font(name_pixels(zones, zone), "serif", weight, italic=not zone.is_city_or_fortress)


@lru_cache(maxsize=8)
def placed(zones: AdventureLayout, board: Board, clusters: tuple[Cluster, ...]) -> PiecePositions:
    """Return the places of stacks, markers and names; ``clusters`` are the zones with pieces."""
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
    for zone in sorted(board.zones.values(), key=lambda each: not each.is_city_or_fortress):
        under = [*stacks.get(zone.id, ()), *markers.get(zone.id, ())]
        names[zone.id] = _name(zones, zone, under, taken, towns)
        taken.append(_box(names[zone.id]))
    return PiecePositions(stacks, markers, names)


def _stacks(zones: AdventureLayout, zone: Zone, cluster: Cluster) -> Iterator[Rect]:
    """Yield the places of stacks, side by side below the town."""
    x, y = zones.at(zone.centre)
    side = max(SMALLEST_STACK, STACK * zones.scale)
    top = y + side * (BELOW_FORTRESS if zone.fortress else BELOW_TOWN)
    left = x - (cluster.stacks * side + (cluster.stacks - 1) * side * 0.25) / 2
    for number in range(cluster.stacks):
        yield Rect(left + number * side * 1.25, top, side, side * TALL)


def _with_stars(rect: Rect) -> Rect:
    high = STARS * rect.width
    return Rect(rect.x, rect.y - high, rect.width, rect.height + high)


def _town(zones: AdventureLayout, zone: Zone) -> Rect:
    """Return the area of a town's sign, value and anchor."""
    x, y = zones.at(zone.centre)
    side = TOWN * 100 * zones.scale
    half = side * (1.5 if zone.fortress else 0.6)
    west = side * 2.8 if zone.resources else half
    east = side * 2.5 if zone.port is not None else half
    return Rect(x - west, y - half, west + east, 2 * half)


def town_radius(zones: AdventureLayout, zone: Zone) -> float:
    """Return the radius of a town's sign, in px."""
    side = TOWN * 100 * zones.scale
    return side * (1.5 if zone.fortress else 0.55 if zone.city else 0.26)


# --- Markers -------------------------------------------------------------------------------------


def _markers(
    zones: AdventureLayout,
    zone: Zone,
    cluster: Cluster,
    stacks: Sequence[Rect],
    taken: Sequence[Box],
    towns: Sequence[Box],
) -> tuple[Rect, ...]:
    """Return the places of a zone's markers, below or beside its stacks."""
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
    zones: AdventureLayout,
    zone: Zone,
    under: Sequence[Rect],
    taken: Sequence[Box],
    towns: Sequence[Box],
) -> Rect:
    """Return the place of a name: above the town, or nearby."""
    x, y = zones.at(zone.centre)
    side, pixels = TOWN * 100 * zones.scale, name_pixels(zones, zone)
    wide, high = text_width(zone.name, name_face(zones, zone)) + 4, pixels * 1.2
    top = y - side - pixels * 1.16
    left, asked = x - wide / 2, zones.under_questions
    if top > asked.y and left < asked.right < left + wide:
        left = asked.right  # otherwise a question could cover half of the name
    usual = Rect(left, top, wide, high)
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
    """Return the overlap of a box with the boxes in ``taken``, in square pixels."""
    left, top, right, bottom = box
    total = 0.0
    for x1, y1, x2, y2 in taken:
        if x1 < right and x2 > left and y1 < bottom and y2 > top:
            total += (min(right, x2) - max(left, x1)) * (min(bottom, y2) - max(top, y1))
    return total


# --- Names of zones, above all pieces on the map --------------------------------------------------

DEPTH: Final = CARD_DEPTH + 2
HALO: Final = "#F6EEDD"
BASELINE: Final = 0.78
"""Baseline of a name, as a share of the height of its box."""


@frozen
class NameLook:
    """A name with a halo, readable above hatching, roads and pieces."""

    margin: ClassVar[float] = 3
    words: str
    pixels: float
    settled: bool

    def paint(self, painter: QPainter, context: PaintContext, width: float, height: float) -> None:
        weight = 700 if self.settled else 400
        face = make_font(self.pixels, "serif", weight, italic=not self.settled)
        path = QPainterPath()
        path.addText(2, height * BASELINE, face, self.words)
        halo = QPen(with_alpha(HALO, 215), 3)
        halo.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.strokePath(path, halo)
        painter.fillPath(path, QColor(INK))
        note(painter, path.boundingRect().adjusted(-2, -2, 2, 2))


def name_things(model: ViewModel, placed: PiecePositions) -> Iterator[Thing]:
    zones: AdventureLayout = model.zones
    board = model.state.material.board
    for zone, box in placed.names.items():
        named = board.zones[zone]
        look = NameLook(named.name, name_pixels(zones, named), named.is_city_or_fortress)
        yield Thing(("name", zone), look, box, DEPTH)
