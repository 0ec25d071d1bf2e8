"""What stands beside the market: the regime, the piles and the ledger. No Qt here."""

import math
from functools import lru_cache
from typing import Final

from paxdesk.porfiriana.table.layout.crowd import Crowd
from paxdesk.porfiriana.table.layout.measures import CARD_RATIO, Measures
from paxdesk.porfiriana.table.layout.room import Room
from paxdesk.record_classes import frozen

LEDGER: Final = 200
LARGE_LEDGER: Final = 256
LEAST_REGIME: Final = 110
LEAST_PLATE: Final = (80, 106)
"""On a small and a large table: three lines, two of them for who looks from across the room."""
LEAST_PILE: Final = 50
LEAST_LARGE_PILE: Final = 70
LEAST_SOLO_PILE: Final = 46
"""Where Díaz's defence takes lines of the ledger, piles give way to the market."""
PIECES_OF_BOARD: Final = 3


@frozen
class Sides:
    """What stands beside the market: widths of the regime and of a pile.

    ``stacked`` says that the ledger stands above the piles and not beside them, where it lies on
    the board.
    """

    regime: float
    pile: float
    stacked: bool


def board_height(size: Measures, market: float) -> float:
    """Two rows of market cards below their prices."""
    return size.prices + size.gap + 2 * CARD_RATIO * math.floor(market)


def ledger_height(crowd: Crowd, size: Measures) -> float:
    """What the ledger needs where it does not stand beside the piles."""
    rows = crowd.seats + 1 + crowd.parts - bool(crowd.parts)
    return 68 + rows * 24 if size.large else 54 + rows * 20


def sides(room: Room, crowd: Crowd, market: float) -> Sides | None:
    """What stands beside a market of this size; None if there is no room for it."""
    return _sides(room, crowd, math.floor(market))


@lru_cache(maxsize=512)
def _sides(room: Room, crowd: Crowd, market: int) -> Sides | None:
    size = room.size
    high = board_height(size, market)
    gaps = PIECES_OF_BOARD * (size.gap + 2)
    free = room.upper - 6 * market - 5 * size.slot_gap - gaps
    ledger = LARGE_LEDGER if size.large else LEDGER
    best: Sides | None = None
    most = math.floor((high - size.gap - LEAST_PLATE[size.large]) / CARD_RATIO)
    if most < LEAST_REGIME:
        most = math.floor(high / CARD_RATIO)
    least_pile = LEAST_SOLO_PILE if crowd.parts else LEAST_PILE
    if size.large and size.text <= 1 and not crowd.parts:
        least_pile = LEAST_LARGE_PILE
    narrowest = min(least_pile, math.floor((high / 2 - size.captions - 2) / CARD_RATIO))
    least = min(most, LEAST_REGIME)
    for regime in (*range(most, least, -6), least):
        rest = free - regime
        beside = _pile(size, high, rest - ledger - size.gap)
        above = _pile(size, high - ledger_height(crowd, size) - size.gap, rest + size.gap + 2)
        if rest + size.gap < ledger:
            above = 0.0
        if room.aside:
            beside, above = _pile(size, high, rest + size.gap + 2), 0.0
        for pile, stacked in ((beside, False), (above, True)):
            if pile < narrowest:
                continue
            found = Sides(regime, math.floor(pile), stacked)
            if best is None or _worth(found) > _worth(best):
                best = found
    return best


def _pile(size: Measures, high: float, wide: float) -> float:
    """Width of a pile where two rows of three have this room."""
    return min((high / 2 - size.captions - 2) / CARD_RATIO, (wide - 2 * size.slot_gap) / 3)


def _worth(found: Sides) -> float:
    """Piles and the regime are worth the same, at sizes that go together."""
    return min(found.pile / 72, found.regime / 165)
