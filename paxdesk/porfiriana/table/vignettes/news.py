"""Pictures of Headlines, black cards and Topples."""

import random
from typing import Final

from PySide6.QtCore import QPointF

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
    blend,
)
from paxdesk.desk.painting.shapes import circle_path
from paxdesk.porfiriana.rules.card_text import topic_of
from paxdesk.porfiriana.rules.card_verbs import DISTRICTS, District, Regime
from paxdesk.porfiriana.rules.cards import BlackCard, Dress, HeadlineCard, ToppleCard
from paxdesk.porfiriana.table.painting.symbols import (
    PRESTIGE_INK,
    PRESTIGE_OF,
    PRESTIGE_TINT,
    topic_icon,
    where_symbols,
)
from paxdesk.porfiriana.table.vignettes import landscape
from paxdesk.porfiriana.table.vignettes.calavera import paint_bust
from paxdesk.porfiriana.table.vignettes.canvas import Canvas, IconSpot

# The event as a front-page woodcut, with the bull or bear of its mood.

AFLOAT: Final = frozenset({"scene-battleship", "scene-liner", "connection-ship"})
"""Motifs drawn at sea."""
GROUNDS: Final[tuple[landscape.Foreground, ...]] = ("plain", "track", "furrows", "fence", "plain")
WIDE: Final = 1.4
"""Ratio of width to height above which the animal is painted beside the motif."""
SUBJECT: Final = {True: IconSpot(0.36, 0.95, 0.88), False: IconSpot(0.46, 0.78, 0.72)}
ANIMAL: Final = {True: IconSpot(0.81, 0.95, 0.6), False: IconSpot(0.76, 1.01, 0.46)}
"""Positions of the animal in wide and other pictures, before mirroring."""


def paint_news(
    canvas: Canvas, card: HeadlineCard, prop: str | None, people: tuple[Dress, ...]
) -> None:
    """Paint the picture of a Headline: an object (``prop``) or ``people``, in a landscape."""
    subject = prop or _event_icon(card)
    tone = _tone(card)
    number = card.number
    right = bool(number % 2)
    land = landscape.Landscape(
        district=DISTRICTS[number % len(DISTRICTS)],
        seed=number,
        light=landscape.LIGHTS[number // 2 % len(landscape.LIGHTS)],
        foreground="sea" if subject in AFLOAT else GROUNDS[number % len(GROUNDS)],
        tone=tone,
    )
    wide = canvas.width > WIDE * canvas.height
    with canvas.clipped():
        landscape.paint_landscape(canvas, land)
        if people:
            _paint_people(canvas, people, tone, right and wide, wide=wide)
        else:
            canvas.icon(
                subject,
                SUBJECT[wide],
                keyline=NEWSPRINT,
                mirrored=right and subject not in AFLOAT,
                right_to_left=right,
            )
        animal = f"mood-{card.mood}"
        canvas.icon(animal, ANIMAL[wide], keyline=NEWSPRINT, key_width=3.0, right_to_left=right)


def _event_icon(card: HeadlineCard) -> str:
    """Return the icon of the last effect, because regime changes come first."""
    topics = [topic_of(effect) for effect in card.event]
    return topic_icon(topics[-1]) if topics else "newspaper"


def _tone(card: HeadlineCard) -> Ink:
    """Return the second colour: a new regime's, or grey."""
    regimes = [effect.to for effect in card.event if isinstance(effect, Regime)]
    ink = PRESTIGE_INK[PRESTIGE_OF[regimes[0]]] if regimes else STONE
    return blend(NEWSPRINT, ink, 0.5 if regimes else 0.8)


def _paint_people(
    canvas: Canvas, people: tuple[Dress, ...], tone: Ink, right: bool, *, wide: bool
) -> None:
    span, down, skull = (0.6, 0.58, 0.44) if wide else (0.92, 0.5, 0.4)
    for index, look in enumerate(people):
        across = (1 - span if right else 0) + span * (index + 0.5) / len(people)
        spot = blend(tone, INK, 0.15 + 0.3 * index)
        paint_bust(canvas, across, down, skull, look, spot)


# A white-line engraving of a night, with the effect in the moon.

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
"""Effects in the order in which they determine a card's picture."""
HILLS: Final = "#37302A"
GROUND: Final = "#241F1B"


def _deed_icon(card: BlackCard) -> str:
    """Return the icon of the black card's effect that comes first in DEEDS."""
    topics = [topic_of(effect) for effect in card.effects]
    weights = {topic: weight for weight, topic in enumerate(DEEDS)}
    return topic_icon(min(topics, key=lambda topic: weights.get(topic, 99), default="target"))


def paint_nocturne(canvas: Canvas, card: BlackCard, prop: str | None) -> None:
    """Paint the picture of a black card: its effect in a moon, and ``prop`` or its target."""
    number = card.number
    chance = random.Random(number)
    height, width = canvas.height, canvas.width
    right = bool(number % 2)
    away = min(width, height) / width * 0.31
    moon = canvas.at(1 - away if right else away, chance.uniform(0.3, 0.34))
    radius = height * 0.25
    with canvas.clipped():
        canvas.fill(NIGHT)
        light = (30 if canvas.fine else 12) + 2 * (number % 5)
        canvas.rays(moon, radius * 1.2, light, "#3A322C", 0.36, chance.random())
        if canvas.fine:
            canvas.sky(
                landscape.numbered("night", number, landscape.SKIES), NIGHT_LINE, moon, radius * 1.5
            )
        landscape.paint_stars(canvas, chance, 9, BONE)
        landscape.paint_ridge(
            canvas, _district(card), number, HILLS, NIGHT_LINE, NIGHT_LINE, lower=0.1
        )
        canvas.land(landscape.numbered("night-ground", number, landscape.NEAR_GROUNDS), GROUND)
        canvas.disk(moon, radius * 1.14, NIGHT)
        canvas.disk(moon, radius, blend(BONE, PRESTIGE_TINT[PRESTIGE_OF[card.cheap_regime]], 0.55))
        if canvas.fine:
            circle_path(canvas.painter, moon, radius * 0.92, INK, height * 0.008)
        deed = radius * 1.36
        corner = moon - QPointF(deed / 2, deed / 2)
        draw_icon(canvas.painter, _deed_icon(card), corner.x(), corner.y(), deed, INK)
        # The object is opposite the moon, in white lines.
        scene = IconSpot(0.7 if width > 1.2 * height else 0.65, 0.96, 0.66, widest=0.62)
        name = prop or _target_icon(card)
        canvas.icon(name, scene, BONE, keyline=NIGHT, mirrored=right, right_to_left=right)


def _target_icon(card: BlackCard) -> str:
    """Return the target's first icon, or a hand."""
    symbols = where_symbols(card.target or ())
    return next((each.icon for each in symbols if each.icon), "hand")


def _district(card: BlackCard) -> District:
    """Return the target's district, or one determined by the card's number."""
    found = [district for where in card.target or () for district in where.district]
    return found[0] if found else DISTRICTS[card.number % len(DISTRICTS)]


# The falling presidential chair, at various angles.

TURNS = (0, 34, -16, 58)
"""Rotations of the chair's icon, in degrees."""


def paint_fall(canvas: Canvas, card: ToppleCard, prop: str | None) -> None:
    """Paint the picture of a Topple: the chair, and any ``prop``."""
    number = card.number
    right = bool(number % 2)
    tint = PRESTIGE_INK[card.heels[0]] if card.heels else INK
    pale = blend(YELLOW, "#FFF3C4", 0.45)
    ray = blend(blend(YELLOW, "#B97A12", 0.25), tint, 0.28)
    with canvas.clipped():
        canvas.fill(pale)
        canvas.rays(
            canvas.at(0.75 if right else 0.25, 0.4), 0, 16 + 4 * (number % 4), ray, 0.5, 0.1
        )
        canvas.icon(
            "topple",
            IconSpot(0.64, 1.0, 0.9, widest=0.74 if prop else 0.9),
            keyline=pale,
            key_width=2,
            turned=TURNS[number % len(TURNS)],
            mirrored=right,
            right_to_left=right,
        )
        if prop is not None:
            cause = IconSpot(0.25, 0.62, 0.56, widest=0.46, hung=True)
            canvas.icon(prop, cause, keyline=pale, key_width=2.4, right_to_left=right)
