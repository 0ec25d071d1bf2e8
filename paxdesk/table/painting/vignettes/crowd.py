"""Orange cards: hats and placards for strikes, hats and torches for raids and risings."""

import random
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter

from paxdesk.rules.cards import OrangeCard
from paxdesk.rules.vocabulary import PaidUnrest
from paxdesk.table.painting.icons import draw_icon
from paxdesk.table.painting.looks import Hat, Look
from paxdesk.table.painting.palette import INK, ORANGE, ORANGE_SKY, ORANGE_SPINE, UNREST, mix
from paxdesk.table.painting.shapes import disk, fill
from paxdesk.table.painting.vignettes.calavera import paint_calavera
from paxdesk.table.painting.vignettes.engraving import clipped, rays, taper

STRIKERS: Final[tuple[Hat, ...]] = ("cap", "bowler", "cap", "sombrero")
RAIDERS: Final[tuple[Hat, ...]] = ("sombrero", "cap", "sombrero", "montana")


def paint_crowd(painter: QPainter, place: QRectF, card: OrangeCard, *, fine: bool) -> None:
    """The picture of an orange card."""
    chance = random.Random(card.number)
    strike = any(isinstance(effect, PaidUnrest) for effect in card.effects)
    width, height = place.width(), place.height()
    with clipped(painter, place):
        fill(painter, place, mix(ORANGE_SKY, ORANGE, 0.45))
        source = QPointF(
            place.left() + width * chance.uniform(0.3, 0.7), place.top() + height * 0.8
        )
        ray = mix(ORANGE_SKY, ORANGE, 0.1)
        rays(painter, source, 0, width * 1.3, 26, ray, 0.5, chance.random())
        people = 5 if fine else 2 + card.number % 3
        for index in range(people):
            across = place.left() + width * ((index + 0.5) / people + chance.uniform(-0.02, 0.02))
            if not strike:
                _torch(painter, place, across, chance)
            elif index % 2 == 0 or not fine:
                side = height * (0.5 if fine else 0.72 - 0.06 * people)
                top = place.top() + height * chance.uniform(0.06, 0.16)
                left = across - side / 2
                draw_icon(
                    painter, "strike", left, top, side, INK, keyline=ORANGE_SKY, key_width=2.4
                )
        for index in range(people + 1):
            hat = chance.choice(STRIKERS if strike else RAIDERS)
            look = Look(
                hat,
                "charro" if hat == "sombrero" else "suit",
                moustache=chance.random() < 0.5,
            )
            centre = QPointF(
                place.left() + width * (index / people + chance.uniform(-0.02, 0.02)),
                place.top() + height * chance.uniform(0.76, 0.86),
            )
            skull = height * (0.34 if fine else 0.42)
            spot = mix(ORANGE_SPINE, ORANGE_SKY, 0.25)
            paint_calavera(painter, centre, skull, look, spot, fine=fine)


def _torch(painter: QPainter, place: QRectF, across: float, chance: random.Random) -> None:
    height = place.height()
    side = height * 0.3
    top = place.top() + height * chance.uniform(0.08, 0.24)
    foot = QPointF(across + chance.uniform(-0.02, 0.02) * place.width(), top + height * 0.7)
    painter.fillPath(taper(QPointF(across, top + side * 0.7), foot, height * 0.03), QColor(INK))
    flame = "prestige-revolution"
    draw_icon(
        painter,
        flame,
        across - side / 2,
        top - side * 0.2,
        side,
        UNREST,
        keyline=ORANGE_SKY,
        key_width=2.6,
    )
    disk(painter, QPointF(across, top + side * 0.4), side * 0.28, UNREST)
