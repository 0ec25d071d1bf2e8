"""Whether the room stays divided as it is: cards change their size only for a good reason.

Two divisions are often nearly as good. Without this, the table would go from one to the other and
back with whoever looks at it, and all cards would have to be painted anew. No Qt here.
"""

import math
from typing import Final

from paxdesk.porfiriana.table.layout.crowd import Crowd
from paxdesk.porfiriana.table.layout.fitting import (
    LEAST_OPPONENT,
    USUAL_WINDOW,
    fits_below,
    least_market,
    room_above,
    value,
    widest_above,
)
from paxdesk.porfiriana.table.layout.room import Cut, Room
from paxdesk.record_classes import frozen

AS_GOOD: Final = 0.94
"""The share of the value of another division at which one's own is as good."""
NOT_SMALLER: Final = 0.8
"""The share of the width that a card of any kind would have in another division, at least."""


@frozen(cache_hash=True)
class Division:
    """What there was to divide, and how it was divided."""

    room: Room
    seats: int
    cut: Cut


def keeps(kept: Division, room: Room, crowd: Crowd, fresh: Cut) -> bool:
    """Whether a division is kept for what lies on the table now, though another would be taken.

    It is where everything finds room in it, and the other one is not clearly better.
    """
    if (kept.room, kept.seats) != (room, crowd.seats) or not fresh.whole or not kept.cut.whole:
        return False
    old = _widths(room, crowd, kept.cut)
    new = _widths(room, crowd, fresh)
    if old is None or new is None:
        return False
    usual = room.window / USUAL_WINDOW
    least = (least_market(crowd) * usual, 0.0, 0.0, LEAST_OPPONENT * usual)
    for now, wanted, enough in zip(old, new, least, strict=True):
        if now < max(NOT_SMALLER * wanted, min(wanted, math.floor(enough))):
            return False
    return value(room, *old) >= AS_GOOD * value(room, *new)


def _widths(room: Room, crowd: Crowd, found: Cut) -> tuple[float, float, float, float] | None:
    """Widths of cards in the market, before oneself, in the hand, and before opponents.

    None where there is no room for them.
    """
    if not fits_below(room, crowd, found):
        return None
    opponent = math.floor(LEAST_OPPONENT * room.window / USUAL_WINDOW)
    if crowd.spreads:
        opponent = widest_above(room, crowd, room_above(room, found))
        if not opponent:
            return None
    return found.market, found.own, found.hand, opponent
