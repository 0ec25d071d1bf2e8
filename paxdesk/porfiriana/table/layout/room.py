"""The values a table is divided by: what there is to divide, and how that is done. No Qt here."""

from typing import Final

from attrs import field

from paxdesk.porfiriana.table.layout.measures import Measures
from paxdesk.record_classes import frozen

SMALLEST_CARD: Final = 46
"""Narrower cards of an opponent become tiles."""


@frozen
class Floor:
    """What no words may take from the cards, however large they are: lengths in pixels.

    Widths of cards in the market, before the bottom seat and in its hand, and the step from one
    of its cards to the next; the width of every opponent's place, and the height that is left
    for cards below the heads. ``whole`` says that none of those is a tile.
    """

    market: float
    own: float
    hand: float
    close: float
    places: tuple[float, ...]
    cards: float
    whole: bool


@frozen(cache_hash=True)
class Room:
    """What there is to divide, in pixels.

    ``upper`` is the width beside the dock, ``lower`` that of the bottom seat's place; ``height``
    is what opponents, board and the bottom seat share. ``opponents`` is the height that their
    places take at most, ``smallest`` the width below which their cards do not go; ``whole`` says
    that all of these find room there, and none has to become a tile. ``aside`` is the width that
    the ledger takes of their strip, 0 where it lies on the board. ``brief`` says that heads of
    opponents have one line wherever they are, ``floor`` what cards there are to be at the least.
    """

    upper: float
    lower: float
    height: float
    window: float
    size: Measures
    opponents: float = 0
    smallest: float = SMALLEST_CARD
    whole: bool = True
    aside: float = 0
    brief: bool = False
    floor: Floor | None = field(default=None, eq=False)


@frozen(cache_hash=True)
class Cut:
    """How the room is divided: widths of cards, and the rows the bottom seat lays them in.

    ``close`` is the step from one own card to the next, ``whole`` says that no opponent's card
    has to become a tile.
    """

    rows: int
    market: float
    own: float
    hand: float
    opponent: float
    close: float
    whole: bool
