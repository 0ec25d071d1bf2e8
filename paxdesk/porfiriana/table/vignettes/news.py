"""What happens: headlines, black cards and Topples."""

import random
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPen

from paxdesk.desk.painting.icons import draw_icon
from paxdesk.desk.painting.palette import (
    BONE,
    INK,
    NEWSPRINT,
    NIGHT,
    NIGHT_LINE,
    STONE,
    YELLOW,
    Ink,
    mix,
)
from paxdesk.desk.painting.shapes import circle, disk, fill
from paxdesk.porfiriana.rules.card_text import topic_of
from paxdesk.porfiriana.rules.card_verbs import DISTRICTS, District, Regime
from paxdesk.porfiriana.rules.cards import BlackCard, HeadlineCard, ToppleCard
from paxdesk.porfiriana.table.painting.symbols import (
    PRESTIGE_INK,
    PRESTIGE_OF,
    PRESTIGE_TINT,
    topic_icon,
    where_symbols,
)
from paxdesk.porfiriana.table.vignettes.calavera import Look, paint_calavera
from paxdesk.porfiriana.table.vignettes.engraving import clipped, engraved, hatch, rays
from paxdesk.porfiriana.table.vignettes.landscape import (
    LIGHTS,
    Foreground,
    Land,
    paint_landscape,
    skyline,
)

# --- Headlines ------------------------------------------------------------------------------------
# What happened as a front-page cut, with the bull or bear it makes of the market.

AFLOAT: Final = frozenset({"scene-battleship", "scene-liner", "connection-ship"})
"""What is seen at sea."""
GROUNDS: Final[tuple[Foreground, ...]] = ("plain", "track", "furrows", "fence", "plain")
WIDE: Final = 1.4
"""From this width over height on the animal stands beside the news, not before it."""


def paint_news(
    painter: QPainter,
    place: QRectF,
    card: HeadlineCard,
    prop: str | None,
    people: tuple[Look, ...],
    *,
    fine: bool,
) -> None:
    """The picture of a headline: a thing (``prop``) or people who meet, in their country."""
    subject = prop or event_icon(card)
    tone = _tone(card)
    number = card.number
    right = bool(number % 2)
    land = Land(
        district=DISTRICTS[number % len(DISTRICTS)],
        seed=number,
        light=LIGHTS[number // 2 % len(LIGHTS)],
        foreground="sea" if subject in AFLOAT else GROUNDS[number % len(GROUNDS)],
        tone=tone,
    )
    wide = place.width() > WIDE * place.height()
    with clipped(painter, place):
        paint_landscape(painter, place, land, fine=fine)
        if people:
            _paint_people(painter, place, people, tone, right, wide=wide, fine=fine)
        else:
            _paint_subject(painter, place, subject, right, wide=wide)
        _paint_animal(painter, place, f"mood-{card.mood}", right, wide=wide)


def event_icon(card: HeadlineCard) -> str:
    """The icon of the last thing that happens: a change of regime always comes first."""
    topics = [topic_of(effect) for effect in card.event]
    return topic_icon(topics[-1]) if topics else "newspaper"


def _tone(card: HeadlineCard) -> Ink:
    """The second ink of the page: that of the regime the news brings."""
    regimes = [effect.to for effect in card.event if isinstance(effect, Regime)]
    ink = PRESTIGE_INK[PRESTIGE_OF[regimes[0]]] if regimes else STONE
    return mix(NEWSPRINT, ink, 0.5 if regimes else 0.8)


def _paint_subject(
    painter: QPainter, place: QRectF, subject: str, right: bool, *, wide: bool
) -> None:
    side = place.height() * (0.88 if wide else 0.72)
    across = (0.36 if wide else 0.46) * place.width()
    middle = place.right() - across if right else place.left() + across
    top = place.top() + place.height() * (0.07 if wide else 0.06)
    draw_icon(
        painter,
        subject,
        middle - side / 2,
        top,
        side,
        INK,
        keyline=NEWSPRINT,
        key_width=2.6,
        mirrored=right and subject not in AFLOAT,
    )


def _paint_people(
    painter: QPainter,
    place: QRectF,
    people: tuple[Look, ...],
    tone: Ink,
    right: bool,
    *,
    wide: bool,
    fine: bool,
) -> None:
    """Those who meet, side by side, the animal between or beside them."""
    span = place.width() * (0.6 if wide else 0.92)
    left = place.left()
    if wide and right:
        left = place.right() - span
    skull = place.height() * (0.44 if wide else 0.4)
    for index, look in enumerate(people):
        across = left + span * (index + 0.5) / len(people)
        centre = QPointF(across, place.top() + place.height() * (0.58 if wide else 0.5))
        spot = mix(tone, INK, 0.15 + 0.3 * index)
        paint_calavera(painter, centre, skull, look, spot, fine=fine)


def _paint_animal(painter: QPainter, place: QRectF, name: str, right: bool, *, wide: bool) -> None:
    side = place.height() * (0.6 if wide else 0.46)
    edge = place.width() * (0.19 if wide else 0.24)
    middle = place.left() + edge if right else place.right() - edge
    top = place.bottom() - side * (1.08 if wide else 0.98)
    draw_icon(painter, name, middle - side / 2, top, side, INK, keyline=NEWSPRINT, key_width=3.0)


# --- Black cards ----------------------------------------------------------------------------------
# A white-line engraving of a night; the deed stands in its moon.

DEEDS: Final = (
    "assassinate",
    "nationalize",
    "take_partner",
    "antitrust",
    "raid_hand",
    "discard_target",
    "remove_cube",
    "victim_strife",
    "steal_per",
    "steal",
)
"""Which deed gives a card with several its picture: the first of these."""
HILLS: Final = "#37302A"
GROUND: Final = "#241F1B"


def deed_icon(card: BlackCard) -> str:
    """The icon of the weightiest deed of a black card."""
    topics = [topic_of(effect) for effect in card.effects]
    return topic_icon(min(topics, key=_weight, default="target"))


def _weight(topic: str) -> int:
    return DEEDS.index(topic) if topic in DEEDS else len(DEEDS)


def paint_nocturne(
    painter: QPainter, place: QRectF, card: BlackCard, prop: str | None, *, fine: bool
) -> None:
    """The picture of a black card: where it happens (``prop``), under the moon of its regime."""
    chance = random.Random(card.number)
    height, width = place.height(), place.width()
    right = bool(card.number % 2)
    away = min(width, height) * 0.31
    moon = QPointF(
        place.right() - away if right else place.left() + away,
        place.top() + height * chance.uniform(0.3, 0.34),
    )
    radius = height * 0.25
    with clipped(painter, place):
        fill(painter, place, NIGHT)
        number = (30 if fine else 12) + 2 * (card.number % 5)
        rays(painter, moon, radius * 1.2, width * 1.4, number, "#3A322C", 0.36, chance.random())
        if fine:
            _engrave(painter, place, card.number, moon, radius)
        _paint_stars(painter, place, chance)
        _paint_hills(painter, place, _district(card), chance, fine=fine)
        tint = mix(BONE, PRESTIGE_TINT[PRESTIGE_OF[card.cheap_regime]], 0.55)
        disk(painter, moon, radius * 1.14, NIGHT)
        disk(painter, moon, radius, tint)
        if fine:
            circle(painter, moon, radius * 0.92, INK, height * 0.008)
        deed = radius * 1.36
        corner = moon - QPointF(deed / 2, deed / 2)
        draw_icon(painter, deed_icon(card), corner.x(), corner.y(), deed, INK)
        _paint_scene(painter, place, prop or _target_icon(card), right)


def _engrave(painter: QPainter, place: QRectF, seed: int, moon: QPointF, radius: float) -> None:
    height = place.height()
    sky = QRectF(place.left(), place.top(), place.width(), height * 0.66)
    hole = (moon, radius * 1.5)
    engraved(painter, sky, NIGHT_LINE, height * 0.05, height * 0.006, seed, fade=False, hole=hole)


def _paint_stars(painter: QPainter, place: QRectF, chance: random.Random) -> None:
    for _ in range(9):
        star = QPointF(
            place.left() + place.width() * chance.random(),
            place.top() + place.height() * chance.uniform(0.04, 0.5),
        )
        disk(painter, star, max(0.6, place.height() * 0.012), BONE)


def _paint_hills(
    painter: QPainter, place: QRectF, district: District, chance: random.Random, *, fine: bool
) -> None:
    height = place.height()
    far = skyline(place, district, chance, 0.72, 0.24)
    painter.fillPath(far, QColor(HILLS))
    if fine:
        hatch(painter, far, NIGHT_LINE, height * 0.035, height * 0.007)
    painter.strokePath(far, QPen(QColor(NIGHT_LINE), max(1, height * 0.012)))
    near = skyline(place, "sonora", chance, 0.86, 0.06)
    painter.fillPath(near, QColor(GROUND))
    painter.strokePath(near, QPen(QColor(BONE), max(0.8, height * 0.009)))


def _paint_scene(painter: QPainter, place: QRectF, name: str, right: bool) -> None:
    """The place or thing in white line, low on the side the moon leaves free."""
    side = min(place.height() * 0.66, place.width() * 0.62)
    edge = place.width() * (0.3 if place.width() > 1.2 * place.height() else 0.35)
    middle = place.left() + edge if right else place.right() - edge
    top = place.bottom() - side * 1.06
    draw_icon(
        painter,
        name,
        middle - side / 2,
        top,
        side,
        BONE,
        keyline=NIGHT,
        key_width=2.6,
        mirrored=right,
    )


def _target_icon(card: BlackCard) -> str:
    """What it is done to, where we know no scene of it."""
    symbols = where_symbols(card.target or ())
    return next((each.icon for each in symbols if each.icon), "hand")


def _district(card: BlackCard) -> District:
    """Where the target lies; anywhere else by number."""
    found = [district for where in card.target or () for district in where.district]
    return found[0] if found else DISTRICTS[card.number % len(DISTRICTS)]


# --- Topples --------------------------------------------------------------------------------------
# The presidential chair falls, each time another way.

TURNS = (0, 34, -16, 58)
"""How far the chair has fallen, in degrees beyond the first tilt."""


def paint_fall(painter: QPainter, place: QRectF, card: ToppleCard, prop: str | None) -> None:
    """The picture of a topple: what brought it about, and the chair."""
    number = card.number
    height, width = place.height(), place.width()
    right = bool(number % 2)
    heels = [effect.prestige for effect in card.event]
    tint = PRESTIGE_INK[heels[0]] if heels else INK
    pale = mix(YELLOW, "#FFF3C4", 0.45)
    ray = mix(mix(YELLOW, "#B97A12", 0.25), tint, 0.28)
    source = QPointF(place.left() + width * (0.75 if right else 0.25), place.top() + height * 0.4)
    with clipped(painter, place):
        fill(painter, place, pale)
        rays(painter, source, 0, max(width, height) * 1.3, 16 + 4 * (number % 4), ray, 0.5, 0.1)
        side = min(height * 0.9, width * (0.74 if prop else 0.9))
        middle = place.left() + width * (0.36 if right else 0.64)
        draw_icon(
            painter,
            "topple",
            middle - side / 2,
            place.bottom() - side * 1.0,
            side,
            INK,
            keyline=pale,
            key_width=2,
            turned=TURNS[number % len(TURNS)],
            mirrored=right,
        )
        if prop is not None:
            small = min(height * 0.56, width * 0.46)
            left = source.x() - small / 2
            top = place.top() + height * 0.06
            draw_icon(painter, prop, left, top, small, INK, keyline=pale, key_width=2.4)
