"""Enterprises: the land of the district with the mark of the industry.

Every card gets a land of its own: the hour, the sky, the skyline, the foreground and
the company beside the industry's mark follow from the card's number in cycles of
different length, so that neighbours in the deck, which share their industry, differ.
"""

from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from paxdesk.desk.painting.icons import draw_icon
from paxdesk.desk.painting.palette import INK, PAPER, mix
from paxdesk.desk.painting.shapes import circle, disk
from paxdesk.porfiriana.rules.cards import EnterpriseCard
from paxdesk.porfiriana.rules.vocabulary import Industry
from paxdesk.porfiriana.table.vignettes.engraving import clipped
from paxdesk.porfiriana.table.vignettes.foreground import Foreground
from paxdesk.porfiriana.table.vignettes.landscape import LIGHTS, Land, paint_landscape

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
