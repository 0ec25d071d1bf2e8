"""Black cards: a white-line engraving, the deed in a ring of rays."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from paxdesk.rules.cards import BlackCard
from paxdesk.rules.verb_words import topic_of
from paxdesk.table.painting.icons import draw_icon
from paxdesk.table.painting.palette import BONE, NIGHT, NIGHT_LINE
from paxdesk.table.painting.shapes import circle, disk, fill
from paxdesk.table.painting.symbols import topic_icon, where_symbols
from paxdesk.table.painting.vignettes.engraving import clipped, engraved, rays
from paxdesk.table.painting.vignettes.portrait import paint_object

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


def deed_icon(card: BlackCard) -> str:
    """The icon of the weightiest deed of a black card."""
    topics = [topic_of(effect) for effect in card.effects]
    return topic_icon(min(topics, key=_weight, default="target"))


def _weight(topic: str) -> int:
    return DEEDS.index(topic) if topic in DEEDS else len(DEEDS)


def paint_nocturne(painter: QPainter, place: QRectF, card: BlackCard, *, fine: bool) -> None:
    """The picture of a black card."""
    height = place.height()
    centre = place.center()
    with clipped(painter, place):
        fill(painter, place, NIGHT)
        reach = max(place.width(), height)
        number = 30 if fine else 14 + 2 * (card.number % 5)
        rays(painter, centre, height * 0.3, reach, number, "#3A322C", 0.42, card.number * 0.1)
        if fine:
            hole = (centre, height * 0.43)
            engraved(
                painter,
                place,
                NIGHT_LINE,
                height * 0.05,
                height * 0.006,
                card.number,
                fade=False,
                hole=hole,
            )
        side = height * 0.6
        disk(painter, centre, side * 0.68, NIGHT)
        if fine:
            circle(painter, centre, side * 0.64, BONE, height * 0.01)
        objects = where_symbols(card.target or ())
        icon = side * (0.74 if objects else 0.84)
        if objects:
            reach = side * 0.42
            paint_object(painter, centre + QPointF(reach, reach), side * 0.42, objects[:1])
            centre -= QPointF(side * 0.06, side * 0.06)
        draw_icon(
            painter, deed_icon(card), centre.x() - icon / 2, centre.y() - icon / 2, icon, BONE
        )
