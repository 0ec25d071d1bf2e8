"""The map of 1862 in letterpress style: sea, coast, terrain, borders, roads and towns."""

import math
import random
from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from typing import ClassVar, Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF

from paxdesk.desk.painting import typesetting
from paxdesk.desk.painting.palette import INK, PAPER, SEPIA, UNREST_INK, Ink, blend
from paxdesk.desk.painting.shapes import (
    draw_frame,
    draw_line,
    fill_circle,
    fill_rect,
    paint_grain,
    with_alpha,
)
from paxdesk.desk.painting.typesetting import ALIGN_CENTRE, draw_text, make_font, text_width
from paxdesk.desk.scene.geometry import qrect
from paxdesk.desk.scene.things import PaintContext
from paxdesk.language import tr
from paxdesk.lazy_attrs import frozen
from paxdesk.mexican_adventure.rules.zone_map import Board, Point, Zone
from paxdesk.mexican_adventure.table.layout import AdventureLayout
from paxdesk.mexican_adventure.table.scene.pieces import SMALLEST

SEA: Final = "#B9C4BE"
SEA_INK: Final = "#5C7377"
COAST: Final = "#2E3B3D"
BORDER: Final = "#6E5B42"
ROAD: Final = "#8A3A1E"
COVER: Final[dict[str, Ink]] = {
    "clear": PAPER,
    "mountain": "#DCC9A4",
    "forest": "#CFD3A6",
    "desert": "#EAD9A8",
}
COVER_INK: Final = {"mountain": "#8A6F4A", "forest": "#66733A", "desert": "#A6884A"}
WATER_LINES: Final = 4
CLEAR_OF_TOWN: Final = 0.52
"""Vertical radius of the area without terrain symbols around a town, in symbol steps."""


@frozen
class MapLook:
    """The map sheet with everything that does not move."""

    margin: ClassVar[float] = 0
    zones: AdventureLayout
    board: Board

    def paint(self, painter: QPainter, context: PaintContext, width: float, height: float) -> None:
        theme = context.theme
        painter.fillRect(QRectF(0, 0, width, height), QColor(theme.table))
        MapPainter(painter, self.zones, self.board, context).paint()


class MapPainter:
    """Painter of the map sheet."""

    def __init__(
        self, painter: QPainter, zones: AdventureLayout, board: Board, context: PaintContext
    ) -> None:
        self.painter = painter
        self.zones = zones
        self.board = board
        self.large = context.large
        self.unit = zones.scale * 100
        """Length of a hundred canvas units, in px."""

    def paint(self) -> None:
        painter, sheet = self.painter, qrect(self.zones.sea)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setClipRect(sheet, Qt.ClipOperation.IntersectClip)
        fill_rect(painter, sheet, SEA)
        paint_grain(painter, sheet)
        self._water()
        painter.fillPath(self._path(self.board.baja), QColor(blend(PAPER, SEA, 0.35)))
        self._outline(self.board.baja, 1.0)
        zones = list(self.board.zones.values())
        for zone in zones:
            self._cover(zone)
        for zone in zones:
            self._border(zone)
        self._outline(self.board.coast, 1.8)
        self._roads()
        self._railway()
        self._telegraph()
        for zone in zones:
            self._town(zone)
        self._seas()
        painter.restore()
        draw_frame(painter, sheet.adjusted(1, 1, -1, -1), INK, 2)
        draw_frame(painter, sheet.adjusted(4, 4, -4, -4), INK, 0.8)

    # --- Points ----------------------------------------------------------------------------------

    def _at(self, point: Point | tuple[float, float]) -> QPointF:
        scale, land = self.zones.scale, self.zones.land
        return QPointF(land.x + point[0] * scale, land.y + point[1] * scale)

    def _path(self, points: Iterable[Point]) -> QPainterPath:
        path = QPainterPath()
        path.addPolygon(QPolygonF([self._at(point) for point in points]))
        path.closeSubpath()
        return path

    def _outline(self, points: Iterable[Point], weight: float) -> None:
        pen = QPen(QColor(COAST), weight)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        self.painter.strokePath(self._path(points), pen)

    # --- Sea and land ----------------------------------------------------------------------------

    def _water(self) -> None:
        coast = self._path(self.board.coast).united(self._path(self.board.baja))
        for step in range(WATER_LINES, 0, -1):
            pen = QPen(with_alpha(SEA_INK, 120 - 22 * step), step * self.unit * 0.55)
            pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
            self.painter.strokePath(coast, pen)
            inner = QPen(QColor(SEA), step * self.unit * 0.55 - 1.2)
            inner.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
            self.painter.strokePath(coast, inner)

    def _cover(self, zone: Zone) -> None:
        path = self._path(zone.polygon)
        self.painter.fillPath(path, QColor(COVER[zone.cover]))
        if zone.cover == "clear":
            return
        self.painter.save()
        self.painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
        chance = random.Random(zone.id)
        draw = {"mountain": self._peak, "forest": self._tree, "desert": self._dune}[zone.cover]
        for spot in self._scattered(zone, chance):
            draw(spot, chance)
        self.painter.restore()

    def _scattered(self, zone: Zone, chance: random.Random) -> Iterator[QPointF]:
        """Yield points in rows over a zone, except around its town."""
        step = 2.2 * self.unit
        place = self._path(zone.polygon).boundingRect()
        centre = self._at(zone.centre)
        rows = max(1, round(place.height() / step))
        for row in range(rows + 1):
            for column in range(round(place.width() / step) + 1):
                spot = QPointF(
                    place.left() + (column + 0.5 * (row % 2) + chance.uniform(-0.2, 0.2)) * step,
                    place.top() + (row + chance.uniform(-0.2, 0.2)) * step,
                )
                away = QPointF((spot.x() - centre.x()) / 2.2, spot.y() - centre.y())
                if math.hypot(away.x(), away.y()) > CLEAR_OF_TOWN * step:
                    yield spot

    def _peak(self, spot: QPointF, chance: random.Random) -> None:
        high = self.unit * chance.uniform(0.75, 1.15)
        half = high * 0.8
        ink = QColor(COVER_INK["mountain"])
        self.painter.setPen(QPen(ink, max(0.8, self.unit * 0.08)))
        top = spot - QPointF(0, high)
        self.painter.drawPolyline([spot - QPointF(half, 0), top, spot + QPointF(half, 0)])
        self.painter.setPen(QPen(ink, max(0.5, self.unit * 0.05)))
        for share in (0.25, 0.5, 0.75):
            start = top + QPointF(half * share, high * share)
            self.painter.drawLine(start, start + QPointF(-half * 0.18, high * (1 - share) * 0.7))

    def _tree(self, spot: QPointF, chance: random.Random) -> None:
        wide = self.unit * chance.uniform(0.32, 0.45)
        ink = COVER_INK["forest"]
        draw_line(self.painter, spot, spot + QPointF(0, wide * 1.1), ink, max(0.6, wide * 0.22))
        crown = spot - QPointF(0, wide * 0.2)
        fill_circle(self.painter, crown, wide, blend(ink, COVER["forest"], 0.35))
        self.painter.setPen(QPen(QColor(ink), max(0.6, wide * 0.2)))
        box = QRectF(crown.x() - wide, crown.y() - wide, 2 * wide, 2 * wide)
        self.painter.drawArc(box, -60 * 16, 200 * 16)

    def _dune(self, spot: QPointF, chance: random.Random) -> None:
        wide = self.unit * chance.uniform(0.5, 0.9)
        ink = QColor(COVER_INK["desert"])
        self.painter.setPen(QPen(ink, max(0.7, self.unit * 0.07)))
        if chance.random() < 0.16:
            tall = wide * 0.9
            self.painter.drawLine(spot, spot - QPointF(0, tall))
            arm = spot - QPointF(wide * 0.3, tall * 0.4)
            self.painter.drawPolyline(
                [arm - QPointF(0, tall * 0.3), arm, arm + QPointF(wide * 0.3, 0)]
            )
            return
        self.painter.drawArc(QRectF(spot.x() - wide, spot.y(), 2 * wide, wide), 30 * 16, 120 * 16)

    def _border(self, zone: Zone) -> None:
        pen = QPen(QColor(BORDER), max(0.8, self.unit * 0.06), Qt.PenStyle.CustomDashLine)
        pen.setDashPattern([5, 2.4])
        if zone.box:
            pen = QPen(QColor(COAST), 1.4)
        self.painter.strokePath(self._path(zone.polygon), pen)

    # --- Roads, railway and telegraph ---

    def _way(self, zones: Sequence[str]) -> QPainterPath:
        path = QPainterPath(self._at(self.board.zones[zones[0]].centre))
        for zone in zones[1:]:
            path.lineTo(self._at(self.board.zones[zone].centre))
        return path

    def _stroke(
        self, path: QPainterPath, ink: Ink, weight: float, dashes: Sequence[float] = ()
    ) -> None:
        pen = QPen(QColor(ink), weight)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        pen.setCapStyle(Qt.PenCapStyle.FlatCap if dashes else Qt.PenCapStyle.RoundCap)
        if dashes:
            pen.setDashPattern(list(dashes))
        self.painter.strokePath(path, pen)

    def _roads(self) -> None:
        weight = max(2.4, self.unit * 0.3)
        ways = [self._way(road) for road in self.board.roads.values()]
        for way in ways:
            self._stroke(way, ROAD, weight)
        for way in ways:
            self._stroke(way, "#E9CFA9", weight * 0.42)

    def _beside(self, zones: Sequence[str], by: float) -> QPainterPath:
        """Return a path shifted sideways by ``by`` px, so that the road remains visible."""
        path = QPainterPath()
        for one, other in pairwise(zones):
            start = self._at(self.board.zones[one].centre)
            end = self._at(self.board.zones[other].centre)
            along = end - start
            length = math.hypot(along.x(), along.y())
            aside = QPointF(-along.y(), along.x()) / length * by
            path.moveTo(start + aside)
            path.lineTo(end + aside)
        return path

    def _railway(self) -> None:
        weight = max(2.2, self.unit * 0.26)
        way = self._beside(self.board.railway, -weight * 1.5)
        self._stroke(way, INK, weight)
        self._stroke(way, PAPER, weight * 0.6, (2.2, 2.2))

    def _telegraph(self) -> None:
        weight = max(1.2, self.unit * 0.12)
        way = self._beside(self.board.telegraph, self.unit * 0.42)
        self._stroke(way, "#2F5E6E", weight, (0.4, 2.2))

    # --- Towns and names ---

    def _town(self, zone: Zone) -> None:
        centre, side = self._at(zone.centre), self.unit * 0.62
        if zone.fortress:
            self._fortress(centre, side * 1.6, zone.fortress)
        elif zone.city:
            fill_circle(self.painter, centre, side * 0.55, INK)
            fill_circle(self.painter, centre, side * 0.36, PAPER)
        else:
            fill_circle(self.painter, centre, side * 0.26, INK)
        if zone.resources:
            self._value(centre - QPointF(side * 1.9, 0), zone.resources)
        if zone.port is not None:
            self._anchor(centre + QPointF(side * 1.9, 0), side)

    def _fortress(self, centre: QPointF, side: float, value: int) -> None:
        half = side * 0.75
        star = QPolygonF()
        for index in range(16):
            reach = half * (1.28 if index % 4 in (1, 2) else 0.86)
            angle = (index + 0.5) * math.pi / 8
            star.append(centre + QPointF(reach * math.cos(angle), reach * math.sin(angle)))
        self.painter.setPen(QPen(QColor(PAPER), 1))
        self.painter.setBrush(QColor(INK))
        self.painter.drawPolygon(star)
        self.painter.setBrush(Qt.BrushStyle.NoBrush)
        box = QRectF(centre.x() - half, centre.y() - half, 2 * half, 2 * half)
        draw_text(
            self.painter,
            box,
            str(value),
            make_font(max(SMALLEST, half * 1.3), "sans", 700),
            PAPER,
            ALIGN_CENTRE,
        )

    def _value(self, centre: QPointF, value: int) -> None:
        radius = max(5.0, self.unit * 0.5)
        fill_circle(self.painter, centre, radius, UNREST_INK)
        box = QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius)
        face = make_font(max(SMALLEST, radius * 1.5), "sans", 700)
        draw_text(self.painter, box, str(value), face, "#FFF6E6", ALIGN_CENTRE)

    def _anchor(self, centre: QPointF, side: float) -> None:
        tall = side * 0.95
        self.painter.setPen(QPen(QColor("#1F4A58"), max(1.1, side * 0.16)))
        self.painter.setBrush(Qt.BrushStyle.NoBrush)
        top, foot = centre - QPointF(0, tall * 0.6), centre + QPointF(0, tall * 0.6)
        self.painter.drawEllipse(top, tall * 0.17, tall * 0.17)
        self.painter.drawLine(top + QPointF(0, tall * 0.17), foot)
        self.painter.drawLine(
            centre + QPointF(-tall * 0.35, -tall * 0.18),
            centre + QPointF(tall * 0.35, -tall * 0.18),
        )
        box = QRectF(centre.x() - tall * 0.6, centre.y() - tall * 0.6, tall * 1.2, tall * 1.2)
        self.painter.drawArc(box, 200 * 16, 140 * 16)

    def _seas(self) -> None:
        face = make_font(max(11.0, self.unit * 1.7), "serif", 400, italic=True, tracking=16)
        for words, point in (
            (tr("Gulf of Mexico"), (8450, 3380)),
            (tr("Pacific Ocean"), (1500, 3900)),
        ):
            centre = self._at(point)
            wide = text_width(words, face) + 20
            box = QRectF(centre.x() - wide / 2, centre.y() - 14, wide, 28)
            draw_text(
                self.painter, box, words, face, SEA_INK, typesetting.ALIGN_CENTRE, elide=False
            )


__all__ = ["BORDER", "SEPIA", "MapLook"]
