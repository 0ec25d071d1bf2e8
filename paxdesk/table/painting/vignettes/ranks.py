"""Troops: a rank of three in their country, with their arm before them."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from paxdesk.rules.cards import TroopCard
from paxdesk.table.painting.icons import draw_icon
from paxdesk.table.painting.looks import FACTION_HAT, Coat, Hat, Look
from paxdesk.table.painting.palette import DISTRICT_TONE, FACTION_TONE, INK, PAPER, mix
from paxdesk.table.painting.vignettes.calavera import paint_calavera
from paxdesk.table.painting.vignettes.engraving import clipped
from paxdesk.table.painting.vignettes.landscape import LIGHTS, Land, paint_landscape

COAT: Final[dict[str, Coat]] = {
    "green": "uniform",
    "blue": "uniform",
    "white": "suit",
    "red": "charro",
}
PLACES: Final = ((-0.3, 0.5, 0.32), (0.3, 0.5, 0.32), (0.0, 0.47, 0.37))
"""Where the three stand: shares across from the middle, down, and size of the skull."""


def paint_ranks(painter: QPainter, place: QRectF, card: TroopCard, *, fine: bool) -> None:
    """The picture of a troop."""
    number = card.number
    tone = FACTION_TONE[card.faction]
    district = card.jurisdiction[0]
    land = Land(
        district=district,
        seed=number,
        light=LIGHTS[number % len(LIGHTS)],
        tone=mix(DISTRICT_TONE[district], tone, 0.22),
    )
    with clipped(painter, place):
        paint_landscape(painter, place, land, fine=fine)
        for index, (across, down, size) in enumerate(PLACES):
            look = Look(_hat(card), COAT[card.faction], moustache=bool((number + index) % 3))
            centre = QPointF(
                place.center().x() + place.width() * across, place.top() + place.height() * down
            )
            skull = place.height() * size
            paint_calavera(painter, centre, skull, look, mix(tone, PAPER, 0.12), fine=fine)
        side = min(place.width() * 0.66, place.height() * 0.54)
        draw_icon(
            painter,
            f"arm-{card.firepower}",
            place.center().x() - side / 2,
            place.bottom() - side * 0.9,
            side,
            INK,
            keyline=PAPER,
            key_width=2.8,
            mirrored=bool(number % 2),
        )


def _hat(card: TroopCard) -> Hat:
    """Locals have no common hat: some ride out in felt, some in caps."""
    if card.faction == "white":
        return "montana" if card.number % 2 else "cap"
    return FACTION_HAT[card.faction]
