"""Topples: the presidential chair falls, each time another way."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from paxdesk.desk.painting.icons import draw_icon
from paxdesk.desk.painting.palette import INK, YELLOW, mix
from paxdesk.desk.painting.shapes import fill
from paxdesk.porfiriana.rules.cards import ToppleCard
from paxdesk.porfiriana.table.painting.emblems import PRESTIGE_INK
from paxdesk.porfiriana.table.vignettes.engraving import clipped, rays

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
