"""Sizes of the cards: the largest at which everything fits. No Qt.

Widths of cards in the market, of the bottom seat and of opponents are coupled. One factor enlarges
all of them as far as possible; then market, hand and own cards use the remaining space, one after
the other.
"""

import math
from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import Any, Final

from attrs import evolve

from paxdesk.lazy_attrs import frozen
from paxdesk.porfiriana.table.layout.division_values import (
    CARD_GAP,
    CARD_RATIO,
    DOCKLESS,
    FAN,
    GAP,
    LARGEST_CARD,
    PLACE_EDGE,
    POKE,
    SMALLEST_CARD,
    STRIP_POKE,
    CardMinimum,
    CardSpread,
    CardsToFit,
    Measures,
    RoomDivision,
    RoomToDivide,
    head_height,
)

# --- Beside the market: regime, piles and ledger --------------------------------------------------

LEDGER_HEAD: Final = 54
LEDGER_ROW: Final = 20
"""Minimum heights of the ledger's head and of a row, in px."""
LEAST_REGIME: Final = 110
LEAST_PILE: Final = 50
LEAST_PILE_BELOW: Final = 64
"""Minimum width of a pile below a ledger, in px."""
LEAST_SOLO_PILE: Final = 46
"""Minimum width of a pile in a solo game, where the ledger has additional rows."""
PIECES_OF_BOARD: Final = 3


@frozen
class Sides:
    """Widths in px of the regime and of a pile, beside the market.

    ``stacked``: the ledger is above the piles instead of beside them.
    """

    regime: float
    pile: float
    stacked: bool


def board_height(size: Measures, market: float) -> float:
    """Return the height of two rows of market cards with their prices."""
    return size.prices + GAP + 2 * CARD_RATIO * math.floor(market)


def ledger_height(crowd: CardsToFit) -> float:
    """Return the minimum height of a ledger that is not beside the piles."""
    rows = crowd.seats + 1 + crowd.parts - bool(crowd.parts)
    return LEDGER_HEAD + rows * LEDGER_ROW


def sides(room: RoomToDivide, crowd: CardsToFit, market: float) -> Sides | None:
    """Return the sizes beside a market with cards of this width; None if there is no room."""
    return _sides(room, crowd, math.floor(market))


@lru_cache(maxsize=512)
def _sides(room: RoomToDivide, crowd: CardsToFit, market: int) -> Sides | None:
    size = room.size
    high = board_height(size, market)
    gaps = PIECES_OF_BOARD * (GAP + 2)
    free = room.width_beside_dock - 6 * market - 5 * size.slot_gap - gaps
    ledger = size.ledger
    best: Sides | None = None
    most = math.floor((high - GAP - size.plate) / CARD_RATIO)
    if most < LEAST_REGIME:
        most = math.floor(high / CARD_RATIO)
    least_pile: float = LEAST_SOLO_PILE if crowd.parts else LEAST_PILE
    if size.text <= 1 and not crowd.parts:
        least_pile = size.pile
    narrowest = min(least_pile, math.floor((high / 2 - size.captions - 2) / CARD_RATIO))
    least = min(most, LEAST_REGIME)
    for regime in (*range(most, least, -6), least):
        rest = free - regime
        beside = _pile(size, high, rest - ledger - GAP)
        above = _pile(size, high - ledger_height(crowd) - GAP, rest + GAP + 2)
        if rest + GAP < ledger:
            above = 0.0
        if room.aside:
            beside, above = _pile(size, high, rest + GAP + 2), 0.0
        for pile, stacked in ((beside, False), (above, True)):
            # A stacked ledger needs a higher board for wider piles.
            if pile < (LEAST_PILE_BELOW if stacked else narrowest):
                continue
            found = Sides(regime, math.floor(pile), stacked)
            if best is None or _worth(found) > _worth(best):
                best = found
    return best


def _pile(size: Measures, high: float, wide: float) -> float:
    """Return the width of a pile for two rows of three in this space."""
    return min((high / 2 - size.captions - 2) / CARD_RATIO, (wide - 2 * size.slot_gap) / 3)


def _worth(found: Sides) -> float:
    """Return the score of a result; piles and regime count alike, relative to usual sizes."""
    return min(found.pile / 72, found.regime / 165)


# --- Widths of the opponents' areas, by their number of cards -------------------------------------

MOST_ROWS: Final = 5
"""Maximum number of card rows of an opponent."""


@frozen
class Shares:
    """Rows of opponents' cards, how many of them have protruding troops, and the widths of the
    areas in px."""

    rows: int
    guarded: int
    places: tuple[float, ...]


@lru_cache(maxsize=512)
def shares(
    strip: float, gap: float, least: float, spreads: tuple[CardSpread, ...], card: int
) -> Shares | None:
    """Divide a strip among opponents with cards of width ``card``.

    No area is narrower than ``least``; all are equally wide if possible. Return None if even
    MOST_ROWS rows do not fit.
    """
    room = strip - (len(spreads) - 1) * gap
    for rows in range(1, MOST_ROWS + 1):
        columns = [-(-each.piles // rows) for each in spreads]
        widths = [count * (card + CARD_GAP) - CARD_GAP for count in columns]
        needs = [max(least, 2 * PLACE_EDGE + width) for width in widths]
        if sum(needs) <= room:
            guarded = (
                -(-each.guarded // count) for each, count in zip(spreads, columns, strict=True)
            )
            return Shares(rows, max(guarded), _filled(needs, room))
    return None


def equal_widths(strip: float, gap: float, count: int) -> tuple[float, ...]:
    """Return equal widths of ``count`` areas."""
    return ((strip - (count - 1) * gap) / count,) * count


def _filled(needs: list[float], room: float) -> tuple[float, ...]:
    """Return the needed widths, with the remaining space given to the narrowest first."""
    rising = sorted(needs)
    level = 0.0
    for count in range(1, len(rising) + 1):
        level = (room - sum(rising[count:])) / count
        if count == len(rising) or level <= rising[count]:
            break
    return tuple(max(need, level) for need in needs)


STEP: Final = 5
"""Step of card widths, in px."""
MARKET: Final = 112
OWN: Final = 90
OPPONENT: Final = 74
"""Balanced card widths for a window of usual height, in px."""
LEAST_OWN: Final = 60
LEAST_OPPONENT: Final = 50
WIDEST_MARKET: Final = 240
GIVES_WAY: Final = (0.97, 0.96)
"""Factors for opponents' cards relative to the largest width common with the market: beside a dock,
and with so many seats that the dock is folded."""
CROWDED: Final = (53, 49, 1.3)
"""Common width, opponents' width for it, and further growth per px, with little room."""
MARKET_BESIDE: Final = 1.25
"""Width of market cards relative to opponents' cards, before other space is assigned."""
NARROWEST_MARKET: Final = 64
"""Minimum width of market cards in px; below it, opponents' cards become tiles."""
OWN_FOR_OPPONENT: Final = 0.75
"""Minimum width of own cards relative to opponents' cards."""
LEAST_STEP: Final = 0.5
"""Minimum step of own cards, as a share of their width."""
LEAST_TILES: Final = 60
"""Minimum height of opponents' cards below their panel, in px."""
LEAST_MARKET: Final = ((2, 105), (4, 85), (6, 80))
"""Numbers of seats and the minimum market width up to each, for a window of 1366 × 768."""
SOLO_MARKET: Final = 107
MOST_OPPONENT: Final = (0.34, 0.25, 0.17, 0.12)
"""Shares of the window's height tried as limits for the opponents."""
MOST_VALUE: Final = 1.25
"""Maximum contribution of a width to the score, relative to its usual width."""
MARKET_SHARES: Final = (1.0, 0.9, 0.8, 0.7, 0.6, 0.5)
"""Factors for the market's minimum width, tried in turn until everything fits."""
TALLEST_HAND: Final = CARD_RATIO + POKE
"""Maximum height of a hand card per width: that of a card with a protruding troop."""
MOST_PILES_ASIDE: Final = 10
"""Maximum number of a single opponent's piles with the ledger beside them."""


@frozen
class OpponentLayout:
    """A strategy for opponents' cards; the first one with a result is used.

    ``opponent`` is their minimum width in a window of usual height (0: tiles allowed), ``shares``
    the number of MARKET_SHARES tried.
    """

    opponent: float
    shares: int


WAYS: Final = (
    OpponentLayout(LEAST_OPPONENT, 2),
    OpponentLayout(1, 5),
    OpponentLayout(0, len(MARKET_SHARES)),
)


def cut(room: RoomToDivide, crowd: CardsToFit) -> RoomDivision:
    """Return the division with the largest cards, public ones first. Raises ValueError if nothing
    fits."""
    even = _evenly(room, crowd)
    if even is not None:
        return even
    usual = least_market(crowd) * room.usual
    for way in WAYS:
        for share in MARKET_SHARES[: way.shares]:
            found = _best(room, crowd, share * usual, way)
            if found is not None:
                return _stepped(room, crowd, found, math.floor(share * usual))
    raise ValueError(f"no table fits into {room}")


def _evenly(room: RoomToDivide, crowd: CardsToFit) -> RoomDivision | None:
    """Return a division with market and opponents' cards as wide as possible together.

    More room never makes these cards smaller. Return None if opponents' cards would have to be
    tiles.
    """

    def limited(card: int) -> RoomToDivide:
        return evolve(room, opponents=room.window, smallest=min(card, LARGEST_CARD), whole=True)

    def least(card: int, rows: int) -> RoomDivision | None:
        """Return everything else at minimum size beside such cards; None if it does not fit."""
        own = max(LEAST_OWN, OWN_FOR_OPPONENT * card)
        hand = min(own, card)
        market = _next_market(room, crowd, max(NARROWEST_MARKET, card))
        tried = RoomDivision(
            rows, market, own, hand, min(card, LARGEST_CARD), LEAST_STEP * own, True
        )
        return tried if market and fits(limited(card), crowd, tried) else None

    alike = _widest(lambda card: any(least(card, rows) is not None for rows in (1, 2)))
    if alike < SMALLEST_CARD:
        return None
    card = given_way(crowd, alike)
    bases = [least(card, rows) for rows in (1, 2)]
    found = [_filled_up(limited(card), crowd, base, card) for base in bases if base is not None]

    def worth(each: RoomDivision) -> tuple[float, int]:
        score = division_score(room, each.market, each.own, each.hand, each.opponent)
        return round(score, 2), -each.rows

    best = max(found, key=worth)
    stepped = _stepped(room, crowd, best, max(NARROWEST_MARKET, card))
    # A wider market leaves the height lost to rounding to others.
    return evolve(stepped, most=card) if stepped.market > card else stepped


def given_way(crowd: CardsToFit, alike: int) -> int:
    """Return the width of opponents' cards if they and the market could have width ``alike``.

    Public market cards take precedence, except with a single opponent.
    """
    if crowd.seats <= 2:
        return alike
    low, least, growth = CROWDED
    wanted = min(GIVES_WAY[crowd.seats >= DOCKLESS] * alike, least + growth * (alike - low))
    return max(SMALLEST_CARD, math.floor(wanted))


def _filled_up(
    room: RoomToDivide, crowd: CardsToFit, base: RoomDivision, card: int
) -> RoomDivision:
    """Enlarge all other kinds of cards as far as possible, one after the other.

    Cards read by their owner only are at most as large as opponents' cards.
    """

    def larger(share: float) -> RoomDivision:
        own = best.own + share * max(0.0, card - best.own)
        return evolve(best, own=own, hand=min(own, card), close=LEAST_STEP * own)

    best = _raised(room, crowd, base, "market", MARKET_BESIDE * card)
    best = larger(_most(0.0, 1.0, lambda share: fits(room, crowd, larger(share))))
    for name, most in (
        ("hand", min(card, best.own * TALLEST_HAND / CARD_RATIO)),
        ("close", best.own),
        ("market", WIDEST_MARKET),
        ("opponent", WIDEST_MARKET),
    ):
        best = _raised(room, crowd, best, name, most)
    return best


def _next_market(room: RoomToDivide, crowd: CardsToFit, least: int) -> int:
    """Return the smallest market width from ``least`` on with room beside it; 0 if there is none.

    A higher board may allow a ledger above the piles.
    """
    widths = range(least, WIDEST_MARKET + 1)
    return next((width for width in widths if sides(room, crowd, width) is not None), 0)


def _widest(possible: Callable[[int], bool]) -> int:
    """Return the largest possible card width; 0 if there is none."""
    low, high = SMALLEST_CARD - 1, WIDEST_MARKET
    while low < high:
        middle = (low + high + 1) // 2
        low, high = (middle, high) if possible(middle) else (low, middle - 1)
    return low if low >= SMALLEST_CARD else 0


def cut_above(room: RoomToDivide, crowd: CardsToFit, floor: CardMinimum) -> RoomDivision | None:
    """Like :func:`cut`, with no card smaller than in ``floor``; None if that is impossible."""
    found = _best(room, crowd, floor.market, OpponentLayout(1 if floor.whole else 0, 1))
    return _stepped(room, crowd, found, floor.market) if found is not None else None


def _best(
    room: RoomToDivide, crowd: CardsToFit, market: float, way: "OpponentLayout"
) -> RoomDivision | None:
    """Return the best division with this market width; None if there is none."""
    smallest = max(SMALLEST_CARD, way.opponent * room.usual)
    smallest = min(smallest, LARGEST_CARD)
    needed = head_above(room, _even(room, crowd)) + LEAST_TILES if crowd.spreads else 0
    heights = [most * room.window for most in MOST_OPPONENT]
    if way.opponent and crowd.spreads:
        # Heights that match no card width would leave empty space.
        least = math.floor(smallest)
        heights = [_height(room, crowd, card) for card in range(least, LARGEST_CARD + 1)]
        needed = max(needed, heights[0])
    found: list[tuple[float, RoomDivision]] = []
    tried: set[float] = set()
    for most in MOST_OPPONENT:
        opponents = max((high for high in heights if high <= most * room.window), default=needed)
        opponents = max(opponents, _least_above(room, crowd))
        if opponents in tried:
            continue
        tried.add(opponents)
        limited = evolve(room, opponents=opponents, smallest=smallest, whole=way.opponent > 0)
        for rows in (1, 2):
            best = _largest(limited, crowd, rows, market)
            if best is not None:
                seen = LEAST_OPPONENT / 2
                if way.opponent and crowd.spreads:
                    taken = opponents_height(limited, crowd, best.opponent)
                    fitting = [at for at, high in enumerate(heights) if high <= taken]
                    seen = math.floor(smallest) + max(fitting, default=0)
                found.append((division_score(room, best.market, best.own, best.hand, seen), best))
    if not found:
        return None
    return max(found, key=lambda each: (round(each[0], 2), -each[1].rows))[1]


def division_score(
    room: RoomToDivide, market: float, own: float, hand: float, opponent: float
) -> float:
    """Return the score of card widths: the sum of their ratios to the usual widths."""
    usual = room.usual
    pairs = ((market, MARKET), (own, OWN), (hand, OWN), (opponent, OPPONENT))
    return sum(min(MOST_VALUE, width / (usual * wanted)) for width, wanted in pairs)


def _stepped(
    room: RoomToDivide, crowd: CardsToFit, found: RoomDivision, least: float
) -> RoomDivision:
    """Round widths down to steps, so that card sizes change less often."""
    market = max(least, in_steps(math.floor(found.market)))
    if sides(room, crowd, market) is None:
        market = found.market
    return evolve(found, market=market, own=in_steps(found.own), hand=in_steps(found.hand))


def in_steps(width: float) -> float:
    """Round a width down to a multiple of STEP."""
    return STEP * math.floor(width / STEP + 0.001)


def least_market(crowd: CardsToFit) -> float:
    """Return the minimum market width for a window of usual height."""
    if crowd.parts:
        return SOLO_MARKET
    return next((width for seats, width in LEAST_MARKET if crowd.seats <= seats), 80)


def _tied(scale: float, rows: int, least: float, room: RoomToDivide) -> RoomDivision:
    """Return coupled card widths for ``scale``; opponents' cards shrink faster than others."""
    usual = room.usual
    own = OWN * scale * usual
    card = max(LEAST_OWN * usual, own)
    floor = room.card_minimum
    return RoomDivision(
        rows=rows,
        market=max(least, MARKET * scale * usual),
        own=max(floor.own, own) if floor else card,
        hand=max(floor.hand, own) if floor else card,
        opponent=max(room.smallest, OPPONENT * min(scale, scale * scale) * usual),
        close=max(floor.close, own) if floor else own,
        whole=room.whole,
    )


def _largest(room: RoomToDivide, crowd: CardsToFit, rows: int, least: float) -> RoomDivision | None:
    """Return the best division with this number of own rows; None if there is none."""

    def tied(scale: float) -> RoomDivision:
        return _tied(scale, rows, least, room)

    if not fits(room, crowd, tied(0.3)):
        return None
    scale = _most(0.3, 2.0, lambda each: fits(room, crowd, tied(each)))
    found = tied(scale)

    def others(share: float) -> RoomDivision:
        own = found.own * share
        return evolve(
            found,
            own=own,
            hand=max(found.hand, own),
            opponent=found.opponent * share,
            close=found.close * share,
        )

    best = others(_most(1.0, 1.5, lambda share: fits(room, crowd, others(share))))
    usual = OPPONENT * room.usual
    for name, most in (
        ("opponent", usual),
        ("hand", best.own * TALLEST_HAND / CARD_RATIO),
        ("close", best.own),
        ("market", best.market * 1.3),
    ):
        best = _raised(room, crowd, best, name, most)
    return best


def _raised(
    room: RoomToDivide, crowd: CardsToFit, found: RoomDivision, name: str, most: float
) -> RoomDivision:
    """Enlarge one kind of card up to ``most`` as far as everything fits."""

    def widened(width: float) -> RoomDivision:
        changed: dict[str, Any] = {name: width}
        return evolve(found, **changed)

    now = getattr(found, name)
    if most <= now:
        return found
    return widened(_most(now, most, lambda width: fits(room, crowd, widened(width))))


def _most(low: float, high: float, possible: Callable[[float], bool]) -> float:
    """Return the largest possible number between ``low`` (known to be possible) and ``high``."""
    if possible(high):
        return high
    for _ in range(11):
        middle = (low + high) / 2
        low, high = (middle, high) if possible(middle) else (low, middle)
    return low


def fits(room: RoomToDivide, crowd: CardsToFit, found: RoomDivision) -> bool:
    """Return whether a division fits."""
    taken = opponents_height(room, crowd, found.opponent) + own_height(room.size, found)
    high = taken + board_height(room.size, found.market)
    return high <= room.height and fits_below(room, crowd, found)


def fits_below(room: RoomToDivide, crowd: CardsToFit, found: RoomDivision) -> bool:
    """Return whether everything but the opponents fits."""
    lower = max(_own_widths(room, crowd, found))
    return lower <= room.own_place_width and sides(room, crowd, found.market) is not None


def room_above(room: RoomToDivide, found: RoomDivision) -> float:
    """Return the height left to opponents."""
    return room.height - board_height(room.size, found.market) - own_height(room.size, found)


def widest_above(room: RoomToDivide, crowd: CardsToFit, height: float) -> int:
    """Return the widest opponents' cards that fit this height; 0 if none do."""
    widths = range(LARGEST_CARD, SMALLEST_CARD - 1, -1)
    return next((card for card in widths if _height(room, crowd, card) <= height), 0)


def own_height(size: Measures, found: RoomDivision) -> int:
    """Return the height of the bottom seat's panel, captions and rows."""
    own, hand = found.own * (CARD_RATIO + POKE), found.hand * CARD_RATIO
    if found.rows == 1:
        return math.ceil(size.header + size.captions + max(own, hand) + 12)
    return math.ceil(size.header + 2 * size.captions + own + hand + 18)


def opponents_height(room: RoomToDivide, crowd: CardsToFit, width: float) -> float:
    """Return the height of the opponents' panels and cards with protruding troops, limited to
    ``room.opponents``."""
    if not crowd.spreads:
        return 0
    least = ledger_height(crowd) if room.aside else 0
    least = max(least, _least_above(room, crowd))
    return max(least, min(_height(room, crowd, width), room.opponents))


def _least_above(room: RoomToDivide, crowd: CardsToFit) -> float:
    """Return the minimum height of the opponents' cards and panels."""
    floor = room.card_minimum
    return floor.cards + head_above(room, floor.places) if floor and crowd.spreads else 0


def opponents_places(
    room: RoomToDivide, crowd: CardsToFit, width: float, height: float
) -> tuple[float, ...]:
    """Return the widths of the opponents' areas, for cards up to ``width`` that fit ``height``.

    If one became narrower than its minimum, all get their minimum plus an equal surplus.
    """
    found = _places(room, crowd, width, height)
    least = room.card_minimum.places if room.card_minimum else ()
    if all(now >= before for now, before in zip(found, least, strict=False)):
        return found
    spare = sum(found) - sum(least)
    return tuple(each + spare / len(least) for each in least)


def _places(
    room: RoomToDivide, crowd: CardsToFit, width: float, height: float
) -> tuple[float, ...]:
    if not crowd.spreads:
        return ()
    for card in range(math.floor(width), SMALLEST_CARD - 1, -1):
        if _height(room, crowd, card) <= height:
            strip = room.width_beside_dock - room.aside
            found = _shares_of(strip, room.size, room.brief, crowd, card)
            if found is not None:
                return found.places
    return _even(room, crowd)


def _height(room: RoomToDivide, crowd: CardsToFit, width: float) -> float:
    """Return the height needed by opponents with cards of this width; the window's height if
    impossible."""
    card = math.floor(width)
    needed = _height_of(room.width_beside_dock - room.aside, room.size, room.brief, crowd, card)
    return room.window if needed is None else needed


@lru_cache(maxsize=1024)
def _height_of(
    strip: float, size: Measures, brief: bool, crowd: CardsToFit, card: int
) -> float | None:
    """Like :func:`_height`, without dependence on the rest of the room; None if impossible.

    Cached, as many widths tried lead to the same cards.
    """
    found = _shares_of(strip, size, brief, crowd, card)
    if found is None:
        return None
    rows = found.rows * (card * CARD_RATIO + 5) + found.guarded * round(card * STRIP_POKE)
    return _head_of(size, brief, found.places) + rows + 6


def _shares_of(
    strip: float, size: Measures, brief: bool, crowd: CardsToFit, card: int
) -> Shares | None:
    narrowest = size.narrowest_brief_head if brief else size.narrowest_head
    spreads = crowd.spreads
    least = min(narrowest * size.text, *equal_widths(strip, GAP, len(spreads)))
    return shares(strip, GAP, least, spreads, card)


def _even(room: RoomToDivide, crowd: CardsToFit) -> tuple[float, ...]:
    return equal_widths(room.width_beside_dock - room.aside, GAP, len(crowd.spreads))


def head_above(room: RoomToDivide, places: tuple[float, ...]) -> float:
    """Return the height of the highest panel, i.e. of the narrowest area."""
    return _head_of(room.size, room.brief, places)


def _head_of(size: Measures, brief: bool, places: tuple[float, ...]) -> float:
    if brief:
        return size.brief_head
    return head_height(min(places) / size.text, size.heads) * size.text


def _own_widths(room: RoomToDivide, crowd: CardsToFit, found: RoomDivision) -> Iterator[float]:
    """Yield the widths of the bottom seat's rows."""
    own, step = found.own, min(found.close, found.own)
    land = own * (1 + FAN * (crowd.army - 1)) + 18 + crowd.land * (step + 6) + own - step
    aside = 4 * GAP + (own * 0.92 + 2 * GAP if crowd.grudges else 0)
    if found.rows == 1:
        yield found.hand * crowd.hand + 40 + land + crowd.partners * (step + 6) + aside
    else:
        yield land + 24
        yield found.hand * crowd.hand + 40 + crowd.partners * (found.hand * step / own + 6) + aside


def ledger_aside(room: RoomToDivide, crowd: CardsToFit) -> float:
    """Return the width taken by the ledger beside the opponents, with gap; 0 if it is on the board.

    A single opponent has room for it up to MOST_PILES_ASIDE piles.
    """
    spreads = crowd.spreads
    if len(spreads) != 1 or spreads[0].piles > MOST_PILES_ASIDE:
        return 0
    return room.size.ledger + GAP


def widened_aside(room: RoomToDivide, crowd: CardsToFit, width: float, height: float) -> float:
    """Return the ledger's width extended to ``width`` if no opponent's card shrinks, else as it
    is."""
    wider = evolve(room, aside=max(width, room.aside))
    least = sum(room.card_minimum.places) if room.card_minimum else 0
    fit = widest_above(wider, crowd, height) >= widest_above(room, crowd, height)
    return wider.aside if fit and wider.width_beside_dock - wider.aside >= least else room.aside


# --- Stability: card sizes only change for a clear improvement ------------------------------------
# Divisions are often nearly equivalent. Without this, the table would alternate between two with
# the viewer, and all cards would be repainted. No Qt.

AS_GOOD: Final = 0.94
"""Share of another division's score from which the current one is retained."""
NOT_SMALLER: Final = 0.8
"""Minimum share of the widths in another division for the current one to be retained."""


@frozen(cache_hash=True)
class Division:
    """A room and its division."""

    room: RoomToDivide
    seats: int
    cut: RoomDivision


def keeps(kept: Division, room: RoomToDivide, crowd: CardsToFit, fresh: RoomDivision) -> bool:
    """Return whether to retain a division although ``fresh`` would be chosen.

    True if everything fits in it and ``fresh`` is not clearly better.
    """
    if (kept.room, kept.seats) != (room, crowd.seats) or not fresh.whole or not kept.cut.whole:
        return False
    old = _widths(room, crowd, kept.cut)
    new = _widths(room, crowd, fresh)
    if old is None or new is None:
        return False
    usual = room.usual
    least = (least_market(crowd) * usual, 0.0, 0.0, LEAST_OPPONENT * usual)
    for now, wanted, enough in zip(old, new, least, strict=True):
        if now < max(NOT_SMALLER * wanted, min(wanted, math.floor(enough))):
            return False
    return division_score(room, *old) >= AS_GOOD * division_score(room, *new)


def _widths(
    room: RoomToDivide, crowd: CardsToFit, found: RoomDivision
) -> tuple[float, float, float, float] | None:
    """Return card widths of market, own cards, hand and opponents; None if they do not fit."""
    if not fits_below(room, crowd, found):
        return None
    opponent = math.floor(LEAST_OPPONENT * room.usual)
    if crowd.spreads:
        opponent = min(widest_above(room, crowd, room_above(room, found)), math.floor(found.most))
        if not opponent:
            return None
    return found.market, found.own, found.hand, opponent
