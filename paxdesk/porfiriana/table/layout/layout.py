"""Where every zone of the table lies: a pure function of window, cards and dock. No Qt here.

Lengths are logical pixels, the origin is the window's upper left corner. Nothing ever
scrolls: the zones fill any window from 1280 x 720, in a smaller one that table is reduced as
a whole, and from 2400 x 1350 the table of a 1920 x 1080 window is magnified as a whole. The
dock stands beside opponents and board; the seat at the bottom has the whole width.
"""

import math
from collections.abc import Callable
from functools import lru_cache
from typing import Final

from attrs import evolve, field, frozen

from paxdesk.desk.scene.dock import CLOSED, DockPlan
from paxdesk.desk.scene.rect import Rect
from paxdesk.desk.scene.sizes import magnification
from paxdesk.porfiriana.table.layout.crowd import Crowd
from paxdesk.porfiriana.table.layout.fitting import (
    Cut,
    Room,
    board_height,
    cut,
    in_steps,
    ledger_aside,
    opponents_places,
    room_above,
)
from paxdesk.porfiriana.table.layout.keeping import Division, keeps
from paxdesk.porfiriana.table.layout.measures import (
    Measures,
    measures,
)
from paxdesk.porfiriana.table.layout.pieces import (
    board_pieces,
    ledger_beside,
    own_pieces,
    panels,
    side_by_side,
)

NARROWEST_TABLE: Final = 1064
"""What the dock leaves to the table."""
CROWDED: Final = 5
"""Seats of which the table needs a small window for itself, until somebody opens the dock."""
WORDY: Final = 1.4
VERY_WORDY: Final = 1.75
"""From these sizes of words on a small window, and a large one with many seats, is all table."""
WORDS_TRIED: Final = (1.75, 1.6, 1.5, 1.4, 1.3, 1.2, 1.15, 1.1)
"""Smaller words than are wished for, until no card is smaller for them."""
DOCK_WORTH: Final = 1
"""So many of these steps a dock is worth."""
AMPLE: Final = (0.139, 0.085, 0.085)
"""Widths of cards in the market, before oneself and in the hand with which everybody can be
content, as shares of the window's height.
"""
NARROWEST_DOCK: Final = 200
"""Where there would be less room for the dock, it folds by itself."""


@frozen(kw_only=True)
class Zones:
    """Every rectangle of the table.

    ``opponents`` go clockwise from the left of the seat at the bottom; ``slots`` are the market
    slots a0 to a5, then b0 to b5. ``inspector`` and ``log`` are None while the dock is folded,
    ``grudges`` while there are none, ``plate`` where there is no room below the regime.
    ``card_width`` and ``hand_width`` are the widths of a card in the bottom seat's enterprise
    row and hand; ``large`` says that the roomier type sizes are in use, ``text`` by how much
    words are enlarged; ``magnification`` is the factor by which everything is enlarged in a
    very large window.
    """

    window: Rect
    top_bar: Rect
    opponents: tuple[Rect, ...]
    regime: Rect
    plate: Rect | None
    market: Rect
    slots: tuple[Rect, ...]
    piles: Rect
    deck: Rect
    headlines: Rect
    discards: Rect
    publics: tuple[Rect, Rect]
    topples: Rect
    ledger: Rect
    prompt: Rect
    active: Rect
    header: Rect
    enterprises: Rect
    hand: Rect
    partners: Rect
    grudges: Rect | None
    supply: Rect
    end_turn: Rect
    inspector: Rect | None
    log: Rect | None
    card_width: float
    hand_width: float
    margin: float
    captions: float
    large: bool
    text: float = 1.0
    magnification: float = 1.0
    aside: Rect | None = None
    division: Division = field(eq=False, repr=False)
    """How the room was divided for it, to be kept for the next position."""


def zones(
    width: float,
    height: float,
    crowd: Crowd | int,
    dock: DockPlan | bool = True,
    text: float = 1.0,
    touch: bool = False,
    kept: Division | None = None,
) -> Zones:
    """The table for so many cards, or for as many seats at a game's start, in such a window.

    ``text`` enlarges words, ``touch`` whatever is pressed with a finger. The room stays divided
    as in ``kept`` where that still serves.
    """
    plan = dock if isinstance(dock, DockPlan) else DockPlan() if dock else CLOSED
    filled = crowd if isinstance(crowd, Crowd) else Crowd(seats=crowd)
    return _remembered(width, height, filled, plan, text, touch, kept)


@lru_cache(maxsize=64)
def _remembered(
    width: float,
    height: float,
    crowd: Crowd,
    plan: DockPlan,
    text: float,
    touch: bool,
    kept: Division | None,
) -> Zones:
    factor = magnification(width, height)
    plain = _zones(width / factor, height / factor, crowd, plan, text, touch, kept)
    return plain if factor == 1.0 else _magnified(plain, factor)


def _zones(
    width: float,
    height: float,
    crowd: Crowd,
    plan: DockPlan,
    text: float,
    touch: bool,
    kept: Division | None,
) -> Zones:
    """As large words as are wished for, or as large as cost no card any of its size.

    Before they do, opponents' cards give way to them. The dock stays beside a table of two where
    all of this has room.
    """
    roomy = text < _wordy(width, height, crowd)
    usual, cards = _divided(width, height, crowd, plan, 1.0, touch, kept, roomy=roomy)
    if text <= 1:
        return usual
    if not roomy:
        usual, cards = _divided(width, height, crowd, plan, 1.0, touch, kept)
    market = math.floor(min(cards.market, AMPLE[0] * height))

    def tried(words: float, docked: bool) -> Zones | None:
        for yielding in (False, True):
            found, larger = _divided(
                width,
                height,
                crowd,
                plan,
                words,
                touch,
                kept,
                market,
                roomy=docked,
                yielding=yielding,
            )
            if _no_smaller(larger, cards, height):
                return found
        return None

    sizes = [text, *(size for size in WORDS_TRIED if size < text)]
    if roomy or len(crowd.spreads) != 1:
        return _first(sizes, lambda words: tried(words, roomy))[1] or usual
    at, beside = _first(sizes, lambda words: tried(words, docked=True))
    better = sizes[: max(0, at - DOCK_WORTH)]
    return _first(better, lambda words: tried(words, docked=False))[1] or beside or usual


def _first(sizes: list[float], tried: Callable[[float], Zones | None]) -> tuple[int, Zones | None]:
    """The first of these sizes of words with which something is found, and what that is.

    Where one is possible, all after it are.
    """
    low, high, best = 0, len(sizes), None
    while low < high:
        middle = (low + high) // 2 if best or low else 0
        found = tried(sizes[middle])
        if found is None:
            low = middle + 1
        else:
            high, best = middle, found
    return high, best


def _wordy(width: float, height: float, crowd: Crowd) -> float:
    """From which size of words on the window is all table, until somebody opens the dock."""
    if not measures(width, height, 1.0, touch=False).large:
        return WORDY
    return VERY_WORDY if crowd.seats >= CROWDED else math.inf


def _no_smaller(found: Cut, plain: Cut, height: float) -> bool:
    """Whether neither the market nor any seat has lost anything to the words.

    Cards that are larger than they need be, as at a game's start, may give some of it.
    """
    market, own, hand = (share * height for share in AMPLE)
    return (
        found.whole >= plain.whole
        and math.floor(found.market) >= math.floor(min(plain.market, market))
        and found.own >= in_steps(min(plain.own, own))
        and found.hand >= in_steps(min(plain.hand, hand))
    )


def _divided(
    width: float,
    height: float,
    crowd: Crowd,
    plan: DockPlan,
    text: float,
    touch: bool,
    kept: Division | None,
    market: float = 0.0,
    *,
    roomy: bool = True,
    yielding: bool = False,
) -> tuple[Zones, Cut]:
    """The room divided for words of exactly this size, market cards at least so wide if possible.

    ``roomy`` says that words leave room for the dock, ``yielding`` that opponents' cards give way
    to them. With it the division that is made anew, whether ``kept`` takes its place or not.
    """
    size = measures(width, height, text, touch)
    dock = _dock_width(width, crowd, plan, size, roomy)
    start = dock if plan.left else 0
    margin, gap = size.margin, size.gap
    left, inner = start + margin, width - dock - 2 * margin

    top = size.top_bar + size.below_top_bar
    strips = 3 if crowd.seats > 1 else 2
    shared = height - top - size.prompt - margin - strips * gap
    room = Room(inner, width - 2 * margin, shared, height, size)
    room = evolve(room, aside=ledger_aside(room, crowd))
    fresh = cut(room, crowd, market, yielding=yielding)
    found = kept.cut if kept is not None and keeps(kept, room, crowd, fresh) else fresh
    board_high = board_height(size, found.market)
    opponents_high = room_above(room, found)
    own_high = shared - board_high - opponents_high
    strip = Rect(left, top, inner, opponents_high)
    top += opponents_high + gap if crowd.spreads else 0
    board = Rect(left, top, inner, board_high)
    pieces = board_pieces(board, room, crowd, found)
    if room.aside:
        room, pieces["ledger"] = ledger_beside(strip, pieces["piles"], room, crowd)
    wide = opponents_places(room, crowd, found.opponent, opponents_high)
    opponents = side_by_side(left, strip.y, opponents_high, wide, gap)
    top += board_high + gap
    prompt = Rect(left, top, inner, size.prompt)
    active = Rect(margin, top + size.prompt + gap, width - 2 * margin, own_high)
    beside = Rect(
        0 if plan.left else width - dock, size.top_bar, dock, active.y - gap - size.top_bar
    )
    inspector, log = panels(plan, beside, size.inspector_share) if dock else (None, None)
    divided = Zones(
        window=Rect(0, 0, width, height),
        top_bar=Rect(0, 0, width, size.top_bar),
        opponents=opponents,
        prompt=prompt,
        active=active,
        inspector=inspector,
        log=log,
        card_width=math.floor(found.own),
        hand_width=math.floor(found.hand),
        margin=margin,
        captions=size.captions,
        large=size.large,
        text=text,
        division=Division(room, crowd.seats, found),
        **pieces,
        **own_pieces(active, crowd, found, size),
    )
    return divided, fresh


def _dock_width(width: float, crowd: Crowd, plan: DockPlan, size: Measures, roomy: bool) -> float:
    """How wide the dock is; 0 while it is folded, by somebody or for want of room."""
    room = width - NARROWEST_TABLE
    dock = min(plan.width or size.dock, room)
    spare = roomy and (size.large or crowd.seats < CROWDED)
    return dock if plan.open and dock >= NARROWEST_DOCK and (spare or plan.insist) else 0


def _magnified(plain: Zones, factor: float) -> Zones:
    """The same table, every length enlarged."""

    def larger(rect: Rect) -> Rect:
        return rect.scaled(factor)

    return Zones(
        window=larger(plain.window),
        top_bar=larger(plain.top_bar),
        opponents=tuple(larger(rect) for rect in plain.opponents),
        regime=larger(plain.regime),
        plate=larger(plain.plate) if plain.plate else None,
        market=larger(plain.market),
        slots=tuple(larger(rect) for rect in plain.slots),
        piles=larger(plain.piles),
        deck=larger(plain.deck),
        headlines=larger(plain.headlines),
        discards=larger(plain.discards),
        publics=(larger(plain.publics[0]), larger(plain.publics[1])),
        topples=larger(plain.topples),
        ledger=larger(plain.ledger),
        prompt=larger(plain.prompt),
        active=larger(plain.active),
        header=larger(plain.header),
        enterprises=larger(plain.enterprises),
        hand=larger(plain.hand),
        partners=larger(plain.partners),
        grudges=larger(plain.grudges) if plain.grudges else None,
        supply=larger(plain.supply),
        end_turn=larger(plain.end_turn),
        inspector=larger(plain.inspector) if plain.inspector else None,
        log=larger(plain.log) if plain.log else None,
        card_width=plain.card_width * factor,
        hand_width=plain.hand_width * factor,
        margin=plain.margin * factor,
        captions=plain.captions * factor,
        large=plain.large,
        text=plain.text,
        magnification=factor,
        division=plain.division,
    )
