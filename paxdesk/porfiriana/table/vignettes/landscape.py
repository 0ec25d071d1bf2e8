"""A piece of country: sky, sun or moon, skyline and ground, by district and hour."""

import random
from typing import Final, Literal, TypeAlias

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from paxdesk.desk.painting.icons import draw_icon
from paxdesk.desk.painting.palette import INK, PAPER, Ink, mix
from paxdesk.desk.painting.shapes import circle, disk, fill, line
from paxdesk.lazy_attrs import frozen
from paxdesk.porfiriana.rules.card_verbs import District, Industry
from paxdesk.porfiriana.rules.cards import EnterpriseCard
from paxdesk.porfiriana.table.painting.symbols import DISTRICT_TONE
from paxdesk.porfiriana.table.vignettes.engraving import clipped, engraved, hatch, rays, taper

# --- What lies in front ---------------------------------------------------------------------------
# Furrows, a river, a fence, a track, the sea; the foot of a landscape.

Foreground: TypeAlias = Literal["plain", "furrows", "river", "fence", "track", "sea"]


def draw_foreground(
    painter: QPainter,
    place: QRectF,
    foreground: Foreground,
    ink: Ink,
    chance: random.Random,
    *,
    fine: bool,
) -> None:
    """Draw it over the near ground; few strong strokes, so that it shows at table size."""
    weight = max(0.9, place.height() * (0.013 if fine else 0.02))
    match foreground:
        case "plain":
            pass
        case "furrows":
            _furrows(painter, place, ink, weight)
        case "river":
            _river(painter, place, ink, weight, chance)
        case "fence":
            _fence(painter, place, ink, weight)
        case "track":
            _track(painter, place, ink, weight)
        case "sea":
            _sea(painter, place, ink, weight)


def _at(place: QRectF, across: float, down: float) -> QPointF:
    """A point by shares of the place's width and height."""
    return QPointF(place.left() + place.width() * across, place.top() + place.height() * down)


def _furrows(painter: QPainter, place: QRectF, ink: Ink, weight: float) -> None:
    for index in range(9):
        share = index / 8
        start = _at(place, 0.3 + 0.4 * share, 0.81)
        line(painter, start, _at(place, -0.5 + 2 * share, 1.0), ink, weight)


def _river(
    painter: QPainter, place: QRectF, ink: Ink, weight: float, chance: random.Random
) -> None:
    bend = chance.choice((0.25, 0.75))
    path = QPainterPath(_at(place, bend - 0.02, 0.8))
    path.cubicTo(_at(place, 0.5, 0.86), _at(place, bend - 0.3, 0.9), _at(place, 0.3, 1.02))
    path.lineTo(_at(place, 0.72, 1.02))
    path.cubicTo(_at(place, bend + 0.2, 0.92), _at(place, 0.62, 0.86), _at(place, bend, 0.8))
    path.closeSubpath()
    painter.fillPath(path, QColor(mix(PAPER, "#FFFFFF", 0.4)))
    painter.strokePath(path, QPen(QColor(ink), weight * 0.7))


def _fence(painter: QPainter, place: QRectF, ink: Ink, weight: float) -> None:
    for index in range(8):
        across = (index + 0.5) / 8
        line(painter, _at(place, across, 0.83), _at(place, across, 0.99), ink, weight * 1.5)
    for down in (0.87, 0.93):
        line(painter, _at(place, 0, down), _at(place, 1, down), ink, weight)


def _track(painter: QPainter, place: QRectF, ink: Ink, weight: float) -> None:
    for index in range(15):
        across = (index + 0.2) / 14
        line(
            painter, _at(place, across, 0.885), _at(place, across - 0.03, 0.985), ink, weight * 1.2
        )
    pen = QPen(QColor(ink), weight * 1.3)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    painter.setPen(pen)
    for down in (0.905, 0.96):
        painter.drawLine(_at(place, 0, down), _at(place, 1, down))


def _sea(painter: QPainter, place: QRectF, ink: Ink, weight: float) -> None:
    fill(painter, QRectF(_at(place, 0, 0.66), _at(place, 1, 1)), mix(PAPER, ink, 0.16))
    for row in range(5):
        down = 0.69 + row * 0.07
        swell = 0.016 + row * 0.004
        waves = QPainterPath(_at(place, -0.1, down))
        across = -0.1 - 0.06 * (row % 2)
        while across < 1:
            step = 0.13 + row * 0.02
            waves.quadTo(
                _at(place, across + step / 2, down - swell * 2), _at(place, across + step, down)
            )
            across += step
        painter.strokePath(waves, QPen(QColor(ink), weight * 0.8))


# --- Landscape ------------------------------------------------------------------------------------

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


# --- Enterprises ----------------------------------------------------------------------------------
# The land of the district with the mark of the industry.
#
# Every card gets a land of its own: the hour, the sky, the skyline, the foreground and
# the company beside the industry's mark follow from the card's number in cycles of
# different length, so that neighbours in the deck, which share their industry, differ.

FOREGROUNDS: Final[tuple[Foreground, ...]] = ("plain", "furrows", "river", "fence", "track")
COMPANY: Final[dict[Industry, tuple[str, ...]]] = {
    "ranch": ("scene-windmill", "scene-adobe", "scene-tree", "scene-corral", "scene-calf"),
    "plantation": ("scene-hacienda", "scene-cane", "scene-barrel", "scene-tree", "scene-adobe"),
    "mine": ("scene-headframe", "scene-cart", "scene-adobe", "scene-shaft", "scene-chimney"),
    "bank": ("scene-church", "scene-carriage", "scene-lamp"),
    "gun_store": ("scene-adobe", "scene-barrel", "scene-church"),
    "smelter": ("scene-chimney", "scene-cart", "scene-headframe"),
    "project": ("scene-cane", "scene-windmill", "scene-tree"),
    "railroad": ("connection-rail", "scene-tower", "scene-trestle"),
    "lumber": ("scene-pine", "scene-carriage", "scene-adobe"),
    "factory": ("scene-chimney", "scene-tower", "scene-carriage"),
    "brewery": ("scene-barrel", "scene-adobe", "scene-carriage"),
    "farm": ("scene-windmill", "scene-adobe", "scene-tree"),
    "casino": ("scene-lamp", "scene-carriage", "scene-church"),
    "hotel": ("scene-carriage", "scene-lamp", "scene-tree"),
    "school": ("scene-tree", "scene-church", "scene-adobe"),
}


def land_of(card: EnterpriseCard) -> Land:
    """The land a card's industry stands in."""
    number = card.number
    return Land(
        district=card.district,
        seed=number,
        light=LIGHTS[number % len(LIGHTS)],
        foreground=FOREGROUNDS[number % len(FOREGROUNDS)],
    )


def paint_enterprise_scene(
    painter: QPainter, place: QRectF, card: EnterpriseCard, prop: str | None, *, fine: bool
) -> None:
    """The picture of an enterprise; ``fine`` adds the engraver's lines (hover and larger).

    Either the industry's mark stands large in its country, or the place of work does
    (``prop``, or one of the industry's company) and the mark is a sign at the upper left.
    """
    land = land_of(card)
    number = card.number
    company = COMPANY[card.industry]
    other = prop or company[number // 3 % len(company)]
    right = bool(number // 5 % 2)
    with clipped(painter, place):
        paint_landscape(painter, place, land, fine=fine)
        if prop is not None or number % 2:
            second = company[(number // 3 + 1) % len(company)]
            _paint_place(painter, place, land, other, second, number, fine=fine)
            _paint_sign(painter, place, card.industry, fine=fine)
            return
        shift = (0.13 if fine else 0.1) * place.width() * (-1 if right else 1)
        _paint_company(painter, place, land, other, right, fine=fine)
        side = min(place.height() * (0.72 if fine else 0.7), place.width() * 0.78)
        foot = place.top() + place.height() * 0.96
        draw_icon(
            painter,
            f"industry-{card.industry}",
            place.center().x() - side / 2 + shift,
            foot - side,
            side,
            INK,
            keyline=PAPER,
            key_width=2.6 if fine else 3.0,
            mirrored=bool(number // 7 % 2),
        )


def _paint_place(
    painter: QPainter,
    place: QRectF,
    land: Land,
    name: str,
    second: str,
    number: int,
    *,
    fine: bool,
) -> None:
    """The place of work, large at the right, and another building small behind it."""
    if name != second:
        _paint_company(painter, place, land, second, False, fine=fine)
    side = min(place.height() * (0.8 if fine else 0.72), place.width() * 0.74)
    middle = place.left() + place.width() * (0.6 + 0.05 * (number // 2 % 2))
    top = place.top() + place.height() * 0.95 - side
    draw_icon(
        painter,
        name,
        middle - side / 2,
        top,
        side,
        INK,
        keyline=PAPER,
        key_width=2.6,
        mirrored=bool(number // 7 % 2),
    )


def _paint_sign(painter: QPainter, place: QRectF, industry: Industry, *, fine: bool) -> None:
    """The industry's mark on a paper sign, clear of the cost and of the cubes."""
    radius = place.height() * (0.2 if fine else 0.235)
    centre = place.topLeft() + QPointF(radius * 1.12, radius * 1.12)
    disk(painter, centre, radius, PAPER)
    circle(painter, centre, radius, INK, max(1, radius * 0.08))
    side = radius * 1.5
    left, top = centre.x() - side / 2, centre.y() - side / 2
    draw_icon(painter, f"industry-{industry}", left, top, side, INK)


def _paint_company(
    painter: QPainter, place: QRectF, land: Land, name: str, right: bool, *, fine: bool
) -> None:
    """A smaller motif behind the main one, on the side that one leaves free."""
    side = min(place.height(), place.width()) * (0.5 if fine else 0.46)
    left = place.right() - side * 0.98 if right else place.left() - side * 0.02
    draw_icon(
        painter,
        name,
        left,
        place.top() + place.height() * 0.8 - side,
        side,
        mix(INK, land.second_ink, 0.22),
        keyline=land.ground_ink if fine else None,
        key_width=2.0,
        mirrored=right,
    )
