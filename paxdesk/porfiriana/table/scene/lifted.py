"""How things look while they are carried."""

from typing import Final

from paxdesk.desk.scene.rect import Rect
from paxdesk.desk.scene.things import Lifted
from paxdesk.porfiriana.rules.actions import CardNumber
from paxdesk.porfiriana.table.layout.measures import CARD_RATIO
from paxdesk.porfiriana.table.scene.looks import CubeLook, DiskLook, FaceLook

SMALLEST_CARD: Final = 72
CUBE: Final = 24
DISK: Final = 30
"""Widths in pixels."""


def lifted_card(number: CardNumber, place: Rect, side: int = 0) -> Lifted:
    """A card as it is carried: a tile becomes a card again."""
    width = max(round(place.width), SMALLEST_CARD)
    return Lifted(FaceLook(number, side, lift=4), width, round(width * CARD_RATIO))


def lifted_cube(colour: int) -> Lifted:
    """A cube as it is carried."""
    return Lifted(CubeLook(colour), CUBE, CUBE)


def lifted_disk() -> Lifted:
    """An Unrest disk as it is carried."""
    return Lifted(DiskLook(), DISK, DISK)


def lifted_jail() -> Lifted:
    """The way out of Jail as it is carried."""
    return Lifted(DiskLook(jail=True), DISK, DISK)
