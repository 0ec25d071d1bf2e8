"""Black cards: a white-line engraving of a night; the deed stands in its moon."""

import random
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPen

from paxdesk.desk.painting.icons import draw_icon
from paxdesk.desk.painting.palette import BONE, INK, NIGHT, NIGHT_LINE, mix
from paxdesk.desk.painting.shapes import circle, disk, fill
from paxdesk.porfiriana.rules.card_text import topic_of
from paxdesk.porfiriana.rules.cards import BlackCard
from paxdesk.porfiriana.rules.vocabulary import DISTRICTS, District
from paxdesk.porfiriana.table.painting.emblems import PRESTIGE_OF, PRESTIGE_TINT
from paxdesk.porfiriana.table.painting.symbols import topic_icon, where_symbols
from paxdesk.porfiriana.table.vignettes.engraving import clipped, engraved, hatch, rays
from paxdesk.porfiriana.table.vignettes.landscape import skyline

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
