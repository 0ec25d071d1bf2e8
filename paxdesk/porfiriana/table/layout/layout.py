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

from attrs import evolve, field

from paxdesk.desk.scene.dock import CLOSED, DockPlan
from paxdesk.desk.scene.rect import Rect
from paxdesk.desk.scene.sizes import magnification
from paxdesk.porfiriana.table.layout.beside import board_height
from paxdesk.porfiriana.table.layout.crowd import Crowd
from paxdesk.porfiriana.table.layout.fitting import (
    cut,
    cut_above,
    head_above,
    ledger_aside,
    opponents_places,
    room_above,
)
from paxdesk.porfiriana.table.layout.keeping import Division, keeps
from paxdesk.porfiriana.table.layout.measures import Measures, measures
from paxdesk.porfiriana.table.layout.pieces import (
    board_pieces,
    ledger_beside,
    own_pieces,
    panels,
    side_by_side,
)
from paxdesk.porfiriana.table.layout.room import Cut, Floor, Room
from paxdesk.record_classes import frozen

NARROWEST_TABLE: Final = 1064
"""What the dock leaves to the table."""
CROWDED: Final = 5
"""Seats of which the table needs a small window for itself, until somebody opens the dock."""
WORDS_TRIED: Final = tuple(step / 20 for step in range(39, 20, -1))
"""Smaller words than are wished for, until no card is smaller for them."""
SLACK: Final = 0.01
"""Pixels that rounding may take from a card."""
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
    words are enlarged; ``brief`` is the height of opponents' heads where they have a single
    line for that, or 0; ``magnification`` is the factor by which everything is enlarged in a
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
    brief: float = 0
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
    return _remembered(_Given(width, height, filled, plan, text, touch, kept))


@frozen(cache_hash=True)
class _Given:
    """What ``zones`` is asked for."""

    width: float
    height: float
    crowd: Crowd
    plan: DockPlan
    text: float
    touch: bool
    kept: Division | None


@frozen
class _Manner:
    """How it is tried: with words of exactly this size, heads brief or not, and no card smaller
    than ``floor``.
    """

    words: float = 1.0
    brief: bool = False
    floor: Floor | None = None


@lru_cache(maxsize=64)
def _remembered(given: _Given) -> Zones:
    factor = magnification(given.width, given.height)
    plain = _zones(evolve(given, width=given.width / factor, height=given.height / factor))
    return plain if factor == 1.0 else _magnified(plain, factor)


def _zones(given: _Given) -> Zones:
    """As large words as are wished for, or as large as take nothing from any card.

    Heads become brief for them.
    """
    usual = _divided(given, _Manner())
    assert usual is not None
    if given.text <= 1:
        return usual
    floor = _floor(usual)

    def tried(words: float) -> Zones | None:
        for brief in (False, True):
            found = _divided(given, _Manner(words, brief, floor))
            if found is not None:
                return found
        return None

    sizes = [given.text, *(size for size in WORDS_TRIED if size < given.text)]
    return _first(sizes, tried) or usual


def _first(sizes: list[float], tried: Callable[[float], Zones | None]) -> Zones | None:
    """What is found with the first of these sizes of words with which anything is.

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
    return best


def _floor(usual: Zones) -> Floor:
    """How large the cards of a division are."""
    room, found = usual.division.room, usual.division.cut
    places = tuple(place.width for place in usual.opponents)
    above = usual.opponents[0].height - head_above(room, places) if places else 0
    return Floor(
        market=usual.slots[0].width,
        own=usual.card_width,
        hand=usual.hand_width,
        close=min(found.close, found.own),
        places=places,
        cards=above,
        whole=found.whole,
    )


def _keeps_to(floor: Floor, divided: Zones) -> bool:
    """Whether no card has become smaller."""
    now = _floor(divided)
    pairs = [
        (now.market, floor.market),
        (now.own, floor.own),
        (now.hand, floor.hand),
        (now.cards, floor.cards),
        *zip(now.places, floor.places, strict=True),
    ]
    return now.whole >= floor.whole and all(large >= small - SLACK for large, small in pairs)


def _divided(given: _Given, manner: _Manner) -> Zones | None:
    """The room divided in this manner; None if that is not possible."""
    crowd, floor = given.crowd, manner.floor
    size = measures(given.width, given.height, manner.words, given.touch)
    dock = _dock_width(given, size)
    strips = 3 if crowd.seats > 1 else 2
    margin = size.margin
    top = size.top_bar + size.below_top_bar
    shared = given.height - top - size.prompt - margin - strips * size.gap
    inner, lower = given.width - dock - 2 * margin, given.width - 2 * margin
    room = Room(inner, lower, shared, given.height, size, brief=manner.brief, floor=floor)
    room = evolve(room, aside=ledger_aside(room, crowd))
    fresh = cut_above(room, crowd, floor) if floor else cut(room, crowd)
    if fresh is None:
        return None
    kept = given.kept
    if kept is not None and keeps(kept, room, crowd, fresh):
        found = _laid(given, room, kept.cut, dock)
        if floor is None or _keeps_to(floor, found):
            return found
    found = _laid(given, room, fresh, dock)
    return found if floor is None or _keeps_to(floor, found) else None


def _laid(given: _Given, room: Room, found: Cut, dock: float) -> Zones:
    """Every rectangle of a room that is divided like this."""
    crowd, plan, size = given.crowd, given.plan, room.size
    width, height = given.width, given.height
    margin, gap = size.margin, size.gap
    left, inner = (dock if plan.left else 0) + margin, room.upper
    top = size.top_bar + size.below_top_bar
    board_high = board_height(size, found.market)
    opponents_high = room_above(room, found)
    own_high = room.height - board_high - opponents_high
    strip = Rect(left, top, inner, opponents_high)
    top += opponents_high + gap if crowd.spreads else 0
    board = Rect(left, top, inner, board_high)
    pieces = board_pieces(board, room, crowd, found)
    above = room
    if room.aside:
        above, pieces["ledger"] = ledger_beside(strip, pieces["piles"], room, crowd)
    wide = opponents_places(above, crowd, found.opponent, opponents_high)
    opponents = side_by_side(left, strip.y, opponents_high, wide, gap)
    top += board_high + gap
    prompt = Rect(left, top, inner, size.prompt)
    active = Rect(margin, top + size.prompt + gap, room.lower, own_high)
    beside = Rect(
        0 if plan.left else width - dock, size.top_bar, dock, active.y - gap - size.top_bar
    )
    inspector, log = panels(plan, beside, size.inspector_share) if dock else (None, None)
    return Zones(
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
        text=size.text,
        brief=size.brief_head if room.brief else 0,
        division=Division(room, crowd.seats, found),
        **pieces,
        **own_pieces(active, crowd, found, size),
    )


def _dock_width(given: _Given, size: Measures) -> float:
    """How wide the dock is; 0 while it is folded, by somebody or for want of room."""
    plan = given.plan
    dock = min(plan.width or size.dock, given.width - NARROWEST_TABLE)
    spare = size.large or given.crowd.seats < CROWDED
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
        brief=plain.brief * factor,
        magnification=factor,
        division=plain.division,
    )
