"""A piece of country: sky, sun or moon, skyline and ground, by district and hour."""

import random
from typing import Final, Literal, TypeAlias

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from paxdesk.desk.painting.icons import draw_icon
from paxdesk.desk.painting.palette import INK, PAPER, Ink, mix
from paxdesk.desk.painting.shapes import circle, disk, fill
from paxdesk.porfiriana.rules.vocabulary import District
from paxdesk.porfiriana.table.painting.emblems import DISTRICT_TONE
from paxdesk.porfiriana.table.vignettes.engraving import engraved, hatch, rays, taper
from paxdesk.porfiriana.table.vignettes.foreground import Foreground, draw_foreground
from paxdesk.record_classes import frozen

Light: TypeAlias = Literal["noon", "morning", "evening", "night"]

LIGHTS: Final[tuple[Light, ...]] = ("noon", "evening", "morning", "night")


@frozen
class Land:
    """A piece of country under a certain light; ``seed`` shapes sun and skyline."""

    district: District
    seed: int
    light: Light = "noon"
    foreground: Foreground = "plain"
    tone: Ink | None = None
    """The second ink; None for that of the district."""

    @property
    def second_ink(self) -> Ink:
        return self.tone or DISTRICT_TONE[self.district]

    @property
    def ground_ink(self) -> Ink:
        """The earth in the foreground."""
        return mix(PAPER, self.second_ink, 0.45 if self.light == "night" else 0.2)

    @property
    def sky_ink(self) -> Ink:
        match self.light:
            case "morning":
                return mix(PAPER, self.second_ink, 0.3)
            case "noon":
                return mix(PAPER, self.second_ink, 0.62)
            case "evening":
                return mix(self.second_ink, "#8A3B1C", 0.34)
            case "night":
                return mix(self.second_ink, INK, 0.66)


def paint_landscape(painter: QPainter, place: QRectF, land: Land, *, fine: bool) -> None:
    """Sky, sun or moon, far and near skyline, ground; clip to ``place`` first."""
    chance = random.Random(land.seed)
    height, width = place.height(), place.width()
    second = land.second_ink
    fill(painter, place, land.sky_ink)
    sun = QPointF(
        place.left() + width * chance.uniform(0.16, 0.84),
        place.top() + height * chance.uniform(0.2, 0.34),
    )
    radius = height * chance.uniform(0.12, 0.17)
    if land.light == "evening":
        sun.setY(place.top() + height * 0.46)
        radius *= 1.35
    if fine and land.light != "night":
        inner, tone = radius * 1.25, mix(land.sky_ink, PAPER, 0.3)
        rays(painter, sun, inner, width * 1.2, 28, tone, 0.5, chance.random())
    _paint_sun(painter, sun, radius, land, random.Random(land.seed + 1), place)
    if fine:
        upper = QRectF(place.left(), place.top(), width, height * 0.5)
        ink = mix(INK, second, 0.55 if land.light == "night" else 0.35)
        hole = (sun, radius * 1.2)
        engraved(painter, upper, ink, height * 0.052, height * 0.0085, land.seed, hole=hole)
    _paint_far_ridge(painter, place, land, chance, fine=fine)
    near = skyline(place, "sonora", chance, 0.8, 0.06)
    painter.fillPath(near, QColor(land.ground_ink))
    if fine:
        painter.strokePath(near, QPen(QColor(INK), height * 0.009))
    draw_foreground(painter, place, land.foreground, mix(INK, second, 0.25), chance, fine=fine)
    if fine:
        _paint_flora(painter, place, land, chance)


def _paint_sun(
    painter: QPainter,
    sun: QPointF,
    radius: float,
    land: Land,
    chance: random.Random,
    place: QRectF,
) -> None:
    """A pale sun, ringed in the morning; at night a crescent and a few stars."""
    pale = mix(PAPER, "#FFFFFF", 0.25)
    disk(painter, sun, radius, pale)
    if land.light == "morning":
        circle(painter, sun, radius * 1.35, pale, max(1, radius * 0.12))
    elif land.light == "night":
        bite = QPointF(radius * (0.5 if land.seed % 3 else -0.5), -radius * 0.2)
        disk(painter, sun + bite, radius * 0.86, land.sky_ink)
        for _ in range(7):
            star = QPointF(
                place.left() + place.width() * chance.random(),
                place.top() + place.height() * chance.uniform(0.04, 0.42),
            )
            disk(painter, star, max(0.6, place.height() * 0.011), pale)


def _paint_far_ridge(
    painter: QPainter, place: QRectF, land: Land, chance: random.Random, *, fine: bool
) -> None:
    height, second = place.height(), land.second_ink
    far = skyline(place, land.district, chance, 0.62, 0.22)
    painter.fillPath(far, QColor(mix(second, INK, 0.5 if land.light == "night" else 0.34)))
    if fine:
        shade = mix(second, INK, 0.72)
        hatch(painter, far.translated(0, height * 0.02), shade, height * 0.03, height * 0.008)
        painter.strokePath(far, QPen(QColor(INK), height * 0.009))


def _paint_flora(painter: QPainter, place: QRectF, land: Land, chance: random.Random) -> None:
    """Grass, and a saguaro or a wind pump where the district has them."""
    width, height = place.width(), place.height()
    for _ in range(20):
        start = QPointF(
            place.left() + width * chance.random(),
            place.top() + height * chance.uniform(0.84, 0.99),
        )
        end = start + QPointF(width * chance.uniform(0.03, 0.1), 0)
        painter.fillPath(taper(start, end, height * 0.007), QColor(INK))
    if land.district != "sonora":
        return
    for _ in range(2):
        side = height * chance.uniform(0.16, 0.24)
        left = place.left() + width * chance.uniform(0.02, 0.86)
        top = place.top() + height * 0.82 - side
        draw_icon(painter, "district-sonora", left, top, side, mix(INK, land.second_ink, 0.2))


def skyline(
    place: QRectF, district: District, chance: random.Random, base: float, rise: float
) -> QPainterPath:
    """A skyline: round hills (Sonora), sierra (Chihuahua), mesas (America).

    ``base`` and ``rise`` are shares of the height: where the land ends, how high it climbs.
    """
    left, top, width, height = place.left(), place.top(), place.width(), place.height()
    path = QPainterPath(QPointF(left, place.bottom()))
    path.lineTo(left, top + height * base)
    if district == "chihuahua":
        peaks = chance.randint(4, 6)
        step = width / peaks
        for index in range(peaks):
            start = left + step * index
            peak = base - rise * chance.uniform(0.5, 1.15)
            path.lineTo(start + step * chance.uniform(0.3, 0.6), top + height * peak)
            valley = base - rise * chance.uniform(-0.1, 0.3)
            path.lineTo(start + step, top + height * valley)
    elif district == "america":
        here, high = left, chance.random() < 0.5
        while here < place.right():
            level = top + height * (base - (rise * chance.uniform(0.6, 1) if high else 0))
            path.lineTo(here + width * 0.025, level)
            here += width * chance.uniform(0.14, 0.3)
            path.lineTo(here - width * 0.02, level)
            high = not high
        path.lineTo(place.right(), top + height * base)
    else:
        hills = chance.randint(2, 3)
        step = width / hills
        for index in range(hills):
            start = left + step * index
            peak = base - rise * chance.uniform(0.9, 1.9)
            foot = base - rise * chance.uniform(0, 0.25)
            path.quadTo(
                start + step * chance.uniform(0.3, 0.7),
                top + height * peak,
                start + step,
                top + height * foot,
            )
    path.lineTo(place.right(), place.bottom())
    path.closeSubpath()
    return path
