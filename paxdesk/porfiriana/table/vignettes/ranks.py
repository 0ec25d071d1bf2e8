"""Troops: soldiers in their country, in one of several formations, with their arm."""

import random
from typing import Final, TypeAlias

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from paxdesk.desk.painting.icons import draw_icon
from paxdesk.desk.painting.palette import INK, PAPER, mix
from paxdesk.porfiriana.rules.cards import TroopCard
from paxdesk.porfiriana.rules.vocabulary import Faction
from paxdesk.porfiriana.table.painting.emblems import DISTRICT_TONE, FACTION_TONE
from paxdesk.porfiriana.table.painting.persons import FACTION_HAT, Coat, Hat, Look
from paxdesk.porfiriana.table.vignettes.calavera import paint_calavera
from paxdesk.porfiriana.table.vignettes.engraving import clipped
from paxdesk.porfiriana.table.vignettes.foreground import Foreground
from paxdesk.porfiriana.table.vignettes.landscape import LIGHTS, Land, paint_landscape
from paxdesk.record_classes import frozen

Stand: TypeAlias = tuple[float, float, float]
"""Shares: across from the middle, down, and size of the skull."""

COAT: Final[dict[Faction, Coat]] = {
    "green": "uniform",
    "blue": "uniform",
    "white": "suit",
    "red": "charro",
}
HATS: Final[dict[Faction, tuple[Hat, ...]]] = {
    "green": ("kepi", "kepi", "kepi", "cap"),
    "blue": ("montana", "montana", "cap", "montana"),
    "white": ("montana", "cap", "bowler", "sombrero"),
    "red": ("sombrero", "sombrero", "hair", "sombrero"),
}
"""What is worn beside the hat of the faction; Locals have no common hat."""
CAMPS: Final[dict[Faction, tuple[str, ...]]] = {
    "green": ("scene-fort", "scene-tent", "scene-drum", "scene-banner"),
    "blue": ("scene-tent", "scene-flag", "scene-wagon"),
    "white": ("scene-hacienda", "scene-adobe", "scene-horse", "scene-church"),
    "red": ("scene-horse", "scene-banner", "scene-church", "scene-adobe", "scene-tree"),
}
"""What stands behind soldiers of whom we know nothing more."""
GROUNDS: Final[tuple[Foreground, ...]] = ("plain", "fence", "river", "track", "furrows")


@frozen
class Formation:
    """Where soldiers stand, and how their arm lies before them: place, turn in degrees, size."""

    stands: tuple[Stand, ...]
    arm: tuple[float, float] = (0.0, 0.78)
    turned: float = 0.0
    arm_size: float = 0.54


FORMATIONS: Final = (
    Formation(((-0.3, 0.52, 0.32), (0.3, 0.52, 0.32), (0.0, 0.49, 0.37))),
    Formation(
        ((-0.32, 0.46, 0.25), (0.33, 0.46, 0.25), (-0.02, 0.58, 0.46)),
        arm=(0.3, 0.74),
        turned=-36,
        arm_size=0.5,
    ),
    Formation(((-0.23, 0.56, 0.4), (0.24, 0.52, 0.4)), arm=(0.0, 0.82), arm_size=0.48),
    Formation(
        ((-0.38, 0.6, 0.27), (-0.13, 0.55, 0.27), (0.12, 0.6, 0.27), (0.37, 0.55, 0.27)),
        arm=(0.0, 0.84),
        arm_size=0.46,
    ),
    Formation(((0.17, 0.6, 0.5),), arm=(-0.24, 0.72), turned=30, arm_size=0.56),
    Formation(
        ((0.36, 0.46, 0.24), (0.12, 0.5, 0.3), (-0.2, 0.6, 0.42)),
        arm=(0.28, 0.8),
        turned=14,
        arm_size=0.5,
    ),
)


def paint_ranks(
    painter: QPainter, place: QRectF, card: TroopCard, prop: str | None, *, fine: bool
) -> None:
    """The picture of a troop; ``prop`` is what stands behind it."""
    number = card.number
    chance = random.Random(number)
    tone = FACTION_TONE[card.faction]
    district = card.jurisdiction[0]
    light = LIGHTS[(number + number // 4) % len(LIGHTS)]
    ground = GROUNDS[number % len(GROUNDS)]
    second = mix(DISTRICT_TONE[district], tone, 0.12 + 0.08 * (number % 4))
    formation = FORMATIONS[number % len(FORMATIONS)]
    mirrored = bool(number // 2 % 2)
    with clipped(painter, place):
        paint_landscape(painter, place, Land(district, number, light, ground, second), fine=fine)
        camps = CAMPS[card.faction]
        behind = prop or camps[number % len(camps)]
        _paint_behind(painter, place, behind, -1 if mirrored else 1, fine=fine)
        for index, stand in enumerate(formation.stands):
            _paint_soldier(painter, place, card, stand, index, chance, mirrored, fine=fine)
        if fine:  # at table size a plate with the arm lies over the picture
            _paint_arm(painter, place, card, formation, mirrored=mirrored)


def _paint_behind(
    painter: QPainter, place: QRectF, name: str, direction: int, *, fine: bool
) -> None:
    side = place.height() * (0.56 if fine else 0.44)
    middle = place.center().x() + direction * place.width() * 0.3
    top = place.top() + place.height() * (0.16 if fine else 0.34)
    left = middle - side / 2
    draw_icon(painter, name, left, top, side, INK, keyline=PAPER, key_width=2.0)


def _paint_soldier(
    painter: QPainter,
    place: QRectF,
    card: TroopCard,
    stand: Stand,
    index: int,
    chance: random.Random,
    mirrored: bool,
    *,
    fine: bool,
) -> None:
    across, down, size = stand
    worn = HATS[card.faction]
    hat = worn[(card.number // 3 + index) % len(worn)] if index else _hat(card)
    look = Look(
        hat,
        COAT[card.faction],
        moustache=chance.random() < 0.6,
        beard=chance.random() < 0.25,
        glasses=chance.random() < 0.1,
    )
    centre = QPointF(
        place.center().x() + place.width() * across * (-1 if mirrored else 1),
        place.top() + place.height() * (down + (0 if fine else 0.07)),
    )
    spot = mix(FACTION_TONE[card.faction], PAPER, 0.12 + 0.1 * index)
    paint_calavera(painter, centre, place.height() * size, look, spot, fine=fine)


def _paint_arm(
    painter: QPainter, place: QRectF, card: TroopCard, formation: Formation, *, mirrored: bool
) -> None:
    side = min(place.width() * 0.74, place.height()) * formation.arm_size * 1.1
    across, down = formation.arm
    direction = -1 if mirrored else 1
    middle = place.center().x() + place.width() * across * direction
    draw_icon(
        painter,
        f"arm-{card.firepower}",
        middle - side / 2,
        place.top() + place.height() * down - side / 2,
        side,
        INK,
        keyline=PAPER,
        key_width=2.8,
        turned=formation.turned * direction,
        mirrored=mirrored,
    )


def _hat(card: TroopCard) -> Hat:
    """Locals have no common hat: some ride out in felt, some in caps."""
    if card.faction == "white":
        return "montana" if card.number % 2 else "cap"
    return FACTION_HAT[card.faction]
