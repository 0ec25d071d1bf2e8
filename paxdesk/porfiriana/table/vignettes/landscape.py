"""Pictures of landscapes, by district and time of day, and of enterprises."""

import random
from typing import Final, Literal, TypeAlias

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QPen

from paxdesk.desk.painting.palette import INK, PAPER, Ink, blend
from paxdesk.desk.painting.shapes import circle_path
from paxdesk.desk.painting.svg import drawing
from paxdesk.lazy_attrs import frozen
from paxdesk.porfiriana.rules.card_verbs import District, Industry
from paxdesk.porfiriana.rules.cards import EnterpriseCard
from paxdesk.porfiriana.table.painting.symbols import DISTRICT_TONE
from paxdesk.porfiriana.table.vignettes.canvas import Canvas, IconSpot, hatch

Foreground: TypeAlias = Literal["plain", "furrows", "river", "fence", "track", "sea"]
Light: TypeAlias = Literal["noon", "morning", "evening", "night"]

LIGHTS: Final[tuple[Light, ...]] = ("noon", "evening", "morning", "night")
SKIES, RIDGES, NEAR_GROUNDS, GRASSES = 3, 7, 5, 3
"""Numbers of variants of sky, ridge, near ground and grass in the drawing."""
PALE: Final = blend(PAPER, "#FFFFFF", 0.25)
"""Colour of sun, moon and stars."""


@frozen
class Landscape:
    """Landscape at a time of day; ``seed`` chooses its sun, skyline and other parts."""

    district: District
    seed: int
    light: Light = "noon"
    foreground: Foreground = "plain"
    tone: Ink | None = None
    """Second colour; None for the district's colour."""

    @property
    def second_ink(self) -> Ink:
        return self.tone or DISTRICT_TONE[self.district]

    @property
    def ground_ink(self) -> Ink:
        return blend(PAPER, self.second_ink, 0.45 if self.light == "night" else 0.2)

    @property
    def sky_ink(self) -> Ink:
        match self.light:
            case "morning":
                return blend(PAPER, self.second_ink, 0.3)
            case "noon":
                return blend(PAPER, self.second_ink, 0.62)
            case "evening":
                return blend(self.second_ink, "#8A3B1C", 0.34)
            case "night":
                return blend(self.second_ink, INK, 0.66)


def numbered(part: str, seed: int, count: int) -> str:
    """Return a part's name with a number from 1 to ``count``, chosen by ``seed``."""
    return f"{part}-{seed % count + 1}"


def paint_landscape(canvas: Canvas, land: Landscape) -> None:
    """Paint sky, sun or moon, skyline, ground and foreground; the caller clips."""
    chance = random.Random(land.seed)
    second, night = land.second_ink, land.light == "night"
    canvas.fill(land.sky_ink)
    sun = canvas.at(chance.uniform(0.16, 0.84), chance.uniform(0.2, 0.34))
    radius = canvas.height * chance.uniform(0.12, 0.17)
    if land.light == "evening":
        sun.setY(canvas.at(0, 0.46).y())
        radius *= 1.35
    if canvas.fine and not night:
        canvas.rays(sun, radius * 1.25, 28, blend(land.sky_ink, PAPER, 0.3), turned=chance.random())
    _paint_sun(canvas, sun, radius, land)
    if canvas.fine:
        lines = numbered("sky", land.seed, SKIES)
        canvas.sky(lines, blend(INK, second, 0.55 if night else 0.35), sun, radius * 1.2)
    far = blend(second, INK, 0.5 if night else 0.34)
    paint_ridge(canvas, land.district, land.seed, far, blend(second, INK, 0.72))
    canvas.land(numbered("ground", land.seed, NEAR_GROUNDS), land.ground_ink)
    _paint_foreground(canvas, land, chance)
    if canvas.fine:
        _paint_flora(canvas, land, chance)


def _paint_sun(canvas: Canvas, sun: QPointF, radius: float, land: Landscape) -> None:
    """Paint a pale sun, or at night a crescent moon and stars."""
    canvas.disk(sun, radius, PALE)
    if land.light == "morning":
        circle_path(canvas.painter, sun, radius * 1.35, PALE, max(1, radius * 0.12))
    elif land.light == "night":
        bite = QPointF(radius * (0.5 if land.seed % 3 else -0.5), -radius * 0.2)
        canvas.disk(sun + bite, radius * 0.86, land.sky_ink)
        paint_stars(canvas, random.Random(land.seed + 1), 7, PALE)


def paint_stars(canvas: Canvas, chance: random.Random, number: int, ink: Ink) -> None:
    for _ in range(number):
        star = canvas.at(chance.random(), chance.uniform(0.04, 0.46))
        canvas.disk(star, max(0.6, canvas.height * 0.0115), ink)


def paint_ridge(
    canvas: Canvas,
    district: District,
    seed: int,
    ink: Ink,
    shade: Ink,
    edge: Ink | None = None,
    lower: float = 0.0,
) -> None:
    """Paint the skyline of a district, lowered by a share of the height."""
    height = canvas.height
    place = canvas.place.translated(0, height * lower)
    ridge = drawing("landscape").outline(numbered(f"ridge-{district}", seed, RIDGES), place)
    canvas.painter.fillPath(ridge, QColor(ink))
    if canvas.fine:
        hatch(canvas.painter, ridge, shade, height * 0.03, height * 0.008)
    if canvas.fine or edge is not None:
        canvas.painter.strokePath(ridge, QPen(QColor(edge or INK), max(1, height * 0.009)))


def _paint_foreground(canvas: Canvas, land: Landscape, chance: random.Random) -> None:
    if land.foreground != "plain":
        side = chance.choice(("-right", "-left")) if land.foreground == "river" else ""
        canvas.land(f"{land.foreground}{side}", blend(INK, land.second_ink, 0.25))


def _paint_flora(canvas: Canvas, land: Landscape, chance: random.Random) -> None:
    canvas.land(numbered("grass", land.seed, GRASSES), INK)
    if land.district == "sonora":
        for _ in range(2):
            cactus = IconSpot(chance.uniform(0.1, 0.94), 0.82, chance.uniform(0.16, 0.24))
            canvas.icon("district-sonora", cactus, blend(INK, land.second_ink, 0.2), keyline=None)


# Motifs alternate by card number, so that cards with successive numbers differ.

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


def paint_enterprise_scene(canvas: Canvas, card: EnterpriseCard, prop: str | None) -> None:
    """Paint a landscape with an enterprise's motifs."""
    number = card.number
    land = Landscape(
        district=card.district,
        seed=number,
        light=LIGHTS[number % len(LIGHTS)],
        foreground=FOREGROUNDS[number % len(FOREGROUNDS)],
    )
    company = COMPANY[card.industry]
    other = prop or company[number // 3 % len(company)]
    mirrored = bool(number // 7 % 2)
    with canvas.clipped():
        paint_landscape(canvas, land)
        if prop is not None or number % 2:
            behind = company[(number // 3 + 1) % len(company)]
            if behind != other:
                _paint_company(canvas, land, behind, right=False)
            middle = 0.6 + 0.05 * (number // 2 % 2)
            place_of_work = IconSpot(middle, 0.95, 0.8 if canvas.fine else 0.72, widest=0.74)
            canvas.icon(other, place_of_work, mirrored=mirrored)
            _paint_sign(canvas, card.industry)
        else:
            right = bool(number // 5 % 2)
            _paint_company(canvas, land, other, right=right)
            shift = (0.13 if canvas.fine else 0.1) * (-1 if right else 1)
            mark = IconSpot(0.5 + shift, 0.96, 0.71, widest=0.78)
            canvas.icon(f"industry-{card.industry}", mark, key_width=2.8, mirrored=mirrored)


def _paint_sign(canvas: Canvas, industry: Industry) -> None:
    """Paint the industry's sign, clear of cost and cubes."""
    share = 0.2 if canvas.fine else 0.235
    radius = canvas.height * share
    centre = canvas.place.topLeft() + QPointF(radius * 1.12, radius * 1.12)
    canvas.disk(centre, radius, PAPER)
    circle_path(canvas.painter, centre, radius, INK, max(1, radius * 0.08))
    across = radius * 1.12 / canvas.width
    canvas.icon(f"industry-{industry}", IconSpot(across, share * 1.87, share * 1.5), keyline=None)


def _paint_company(canvas: Canvas, land: Landscape, name: str, *, right: bool) -> None:
    """Paint a smaller motif behind the main one, on the free side."""
    share = 0.5 if canvas.fine else 0.46
    side = share * min(canvas.height, canvas.width)
    canvas.icon(
        name,
        IconSpot(0.48 * side / canvas.width, 0.8, share, widest=share),
        blend(INK, land.second_ink, 0.22),
        keyline=land.ground_ink if canvas.fine else None,
        key_width=2.0,
        mirrored=right,
        right_to_left=right,
    )
