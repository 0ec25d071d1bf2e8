"""How large the cards can be: the one scale at which everything finds room. No Qt here.

Cards in the market, before the bottom seat and before its opponents have widths that belong
together. One factor enlarges all of them until the next step would not fit; then the market,
the hand and the own cards take what is left, each as far as it goes.
"""

import math
from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import Any, Final

from attrs import evolve, frozen

from paxdesk.porfiriana.table.layout.crowd import Crowd
from paxdesk.porfiriana.table.layout.measures import (
    CARD_RATIO,
    FAN,
    POKE,
    STRIP_POKE,
    Measures,
    head_height,
)

USUAL_WINDOW: Final = 768
STEP: Final = 5
"""Widths of cards are multiples of so many pixels."""
MARKET: Final = 112
OWN: Final = 90
OPPONENT: Final = 74
"""Widths of cards that go together, in a window of the usual height."""
LEAST_OWN: Final = 60
LEAST_OPPONENT: Final = 50
LEAST_TILES: Final = 60
"""Narrower cards could not be read: rather they cover each other, or become tiles."""
LEAST_MARKET: Final = ((2, 105), (4, 85), (6, 80))
"""Up to so many seats the market keeps this width in the window of 1366 x 768."""
SOLO_MARKET: Final = 107
MOST_OPPONENT: Final = ((0.34, 1.0), (0.25, 0.6), (0.17, 0.45), (0.12, 0.36))
"""Shares of the window's height that opponents may take, and what such a division is worth."""
TALLEST_HAND: Final = CARD_RATIO + POKE
"""Cards in the hand may be as high as a card with a troop that shows above it."""
LEDGER: Final = 200
LARGE_LEDGER: Final = 256
LEAST_REGIME: Final = 128
LEAST_PLATE: Final = 58
LEAST_PILE: Final = 50
LEAST_SOLO_PILE: Final = 46
"""Where Díaz's defence takes lines of the ledger, piles give way to the market."""
PIECES_OF_BOARD: Final = 3


@frozen
class Room:
    """What there is to divide, in pixels.

    ``upper`` is the width beside the dock, ``lower`` that of the bottom seat's place; ``height``
    is what opponents, board and the bottom seat share. ``opponents`` is the height that their
    places may take where not all of their cards find room.
    """

    upper: float
    lower: float
    height: float
    window: float
    size: Measures
    opponents: float = 0


@frozen
class Cut:
    """How the room is divided: widths of cards, and the rows the bottom seat lays them in.

    ``close`` is the step from one own card to the next.
    """

    rows: int
    market: float
    own: float
    hand: float
    opponent: float
    close: float


@frozen
class Sides:
    """What stands beside the market: widths of the regime and of a pile.

    ``stacked`` says that the ledger stands above the piles and not beside them.
    """

    regime: float
    pile: float
    stacked: bool


def cut(room: Room, crowd: Crowd, market: float = 0) -> Cut:
    """The largest cards at which everything fits, if possible with so wide a market card."""
    usual = max(market, _least_market(crowd) * room.window / USUAL_WINDOW)
    for share in (1.0, 0.9, 0.8, 0.7, 0.6, 0.5):
        found: list[tuple[float, Cut]] = []
        for most, worth in MOST_OPPONENT:
            yielding = evolve(room, opponents=most * room.window)
            for rows in (1, 2):
                best = _largest(yielding, crowd, rows, share * usual)
                if best is not None:
                    found.append((best[0] * worth, best[1]))
        if found:
            best = max(found, key=lambda each: (round(each[0], 2), -each[1].rows))
            return _stepped(room, crowd, best[1], math.floor(share * usual))
    raise ValueError(f"no table fits into {room}")


def _stepped(room: Room, crowd: Crowd, found: Cut, least: float) -> Cut:
    """The same in steps of a few pixels: a card more seldom changes the size of all others."""

    def stepped(width: float) -> float:
        return STEP * math.floor(width / STEP + 0.001)

    market = max(least, stepped(found.market))
    if sides(room, crowd, market) is None:
        market = found.market
    return evolve(found, market=market, own=stepped(found.own), hand=stepped(found.hand))


def _least_market(crowd: Crowd) -> float:
    if crowd.parts:
        return SOLO_MARKET
    return next((width for seats, width in LEAST_MARKET if crowd.seats <= seats), 80)


def _tied(scale: float, rows: int, least: float, window: float) -> Cut:
    """Cards whose widths belong together; the smaller all are, the more opponents give way."""
    usual = window / USUAL_WINDOW
    own = OWN * scale * usual
    card = max(LEAST_OWN * usual, own)
    return Cut(
        rows=rows,
        market=max(least, MARKET * scale * usual),
        own=card,
        hand=card,
        opponent=max(LEAST_OPPONENT, OPPONENT * min(scale, scale * scale)) * usual,
        close=own,
    )


def _largest(room: Room, crowd: Crowd, rows: int, least: float) -> tuple[float, Cut] | None:
    """The best division for so many own rows, and its scale; None if there is none."""

    def tied(scale: float) -> Cut:
        return _tied(scale, rows, least, room.window)

    if not fits(room, crowd, tied(0.3)):
        return None
    scale = _most(0.3, 2.0, lambda each: fits(room, crowd, tied(each)))
    found = tied(scale)

    def others(share: float) -> Cut:
        own = found.own * share
        return evolve(
            found, own=own, hand=own, opponent=found.opponent * share, close=found.close * share
        )

    best = others(_most(1.0, 1.5, lambda share: fits(room, crowd, others(share))))
    usual = OPPONENT * room.window / USUAL_WINDOW
    steps: tuple[tuple[str, float], ...] = (
        ("opponent", usual),
        ("hand", best.own * TALLEST_HAND / CARD_RATIO),
        ("close", best.own),
        ("market", best.market * 1.3),
    )
    for name, most in steps:
        best = _raised(room, crowd, best, name, most)
    return scale, best


def _raised(room: Room, crowd: Crowd, found: Cut, name: str, most: float) -> Cut:
    """The same with one kind of card as large as it can be."""

    def widened(width: float) -> Cut:
        changed: dict[str, Any] = {name: width}
        return evolve(found, **changed)

    now = getattr(found, name)
    if most <= now:
        return found
    return widened(_most(now, most, lambda width: fits(room, crowd, widened(width))))


def _most(low: float, high: float, possible: Callable[[float], bool]) -> float:
    """The largest number from ``low``, which is possible, to ``high`` that is possible too."""
    if possible(high):
        return high
    for _ in range(11):
        middle = (low + high) / 2
        low, high = (middle, high) if possible(middle) else (low, middle)
    return low


def fits(room: Room, crowd: Crowd, found: Cut) -> bool:
    """Whether there is room for everything."""
    taken = opponents_height(room, crowd, found.opponent) + own_height(room.size, found)
    board = board_height(room.size, found.market)
    if taken + board > room.height or any(
        width > room.lower for width in _own_widths(room, crowd, found)
    ):
        return False
    return sides(room, crowd, found.market) is not None


def board_height(size: Measures, market: float) -> float:
    """Two rows of market cards below their prices."""
    return size.prices + size.gap + 2 * CARD_RATIO * math.floor(market)


def own_height(size: Measures, found: Cut) -> float:
    """Head, captions and rows of the bottom seat."""
    own, hand = found.own * (CARD_RATIO + POKE), found.hand * CARD_RATIO
    if found.rows == 1:
        return size.header + size.captions + max(own, hand) + 12
    return size.header + 2 * size.captions + own + hand + 18


def opponents_height(room: Room, crowd: Crowd, width: float) -> float:
    """A head, and rows of cards with troops half under them."""
    count = crowd.seats - 1
    if not count:
        return 0
    place = (room.upper - (count - 1) * room.size.gap) / count
    text = room.size.text
    head = head_height(place / text, room.size.large) * text
    columns = max(1, int((place - 12 + 4) // (width + 4)))
    rows = -(-crowd.piles // columns)
    cards = rows * (width * (CARD_RATIO + STRIP_POKE) + 5)
    return min(head + cards + 6, max(head + LEAST_TILES, room.opponents))


def _own_widths(room: Room, crowd: Crowd, found: Cut) -> Iterator[float]:
    """How wide the rows of the bottom seat are."""
    size, own, step = room.size, found.own, min(found.close, found.own)
    land = own * (1 + FAN * (crowd.army - 1)) + 18 + crowd.land * (step + 6) + own - step
    aside = 4 * size.gap + (own * 0.92 + 2 * size.gap if crowd.grudges else 0)
    if found.rows == 1:
        yield found.hand * crowd.hand + 40 + land + crowd.partners * (step + 6) + aside
    else:
        yield land + 24
        yield found.hand * crowd.hand + 40 + crowd.partners * (found.hand * step / own + 6) + aside


def ledger_height(crowd: Crowd, size: Measures) -> float:
    """What the ledger needs where it does not stand beside the piles."""
    rows = crowd.seats + 1 + crowd.parts
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
    most = math.floor((high - size.gap - LEAST_PLATE) / CARD_RATIO)
    if most < LEAST_REGIME:
        most = math.floor(high / CARD_RATIO)
    least_pile = LEAST_SOLO_PILE if crowd.parts else LEAST_PILE
    narrowest = min(least_pile, math.floor((high / 2 - size.captions - 2) / CARD_RATIO))
    least = min(most, LEAST_REGIME)
    for regime in (*range(most, least, -6), least):
        rest = free - regime
        beside = _pile(size, high, rest - ledger - size.gap)
        above = _pile(size, high - ledger_height(crowd, size) - size.gap, rest + size.gap + 2)
        if rest + size.gap < ledger:
            above = 0.0
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
