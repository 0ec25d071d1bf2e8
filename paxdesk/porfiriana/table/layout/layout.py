"""Zones of the table: a pure function of window, cards and dock. No Qt.

Lengths are logical pixels from the window's upper left corner. Nothing scrolls: the zones fill any
window from 1280 × 720. Smaller windows show that table reduced, and from 2400 × 1350 the table of a
1920 × 1080 window is magnified. The dock is beside opponents and board; the bottom seat has the
full width.
"""

import math
from collections.abc import Callable, Hashable
from functools import lru_cache
from typing import Any, Final, TypeAlias

from attrs import evolve, field

from paxdesk.desk.scene.geometry import CLOSED, DockPlan, Rect, enlarged, magnification, panels
from paxdesk.desk.scene.things import ViewModel as AnyViewModel
from paxdesk.lazy_attrs import frozen
from paxdesk.porfiriana.rules.actions import Seat
from paxdesk.porfiriana.rules.state import State
from paxdesk.porfiriana.table.layout.division import (
    Division,
    board_height,
    cut,
    cut_above,
    equal_widths,
    head_above,
    keeps,
    ledger_aside,
    ledger_height,
    opponents_places,
    room_above,
    sides,
    widened_aside,
)
from paxdesk.porfiriana.table.layout.division_values import (
    CARD_RATIO,
    DOCKLESS,
    GAP,
    INSPECTOR_SHARE,
    MARGIN,
    POKE,
    CardMinimum,
    CardsToFit,
    Measures,
    RoomDivision,
    RoomToDivide,
    measures,
)

# --- Zones of a divided room: board, bottom seat and dock -----------------------------------------

HAND_PLACES: Final = 5
LOWEST_PLATE: Final = 24


def board_pieces(
    board: Rect, room: RoomToDivide, crowd: CardsToFit, found: RoomDivision
) -> dict[str, Any]:
    """Return regime, market, piles and ledger, from left to right."""
    size = room.size
    gap = GAP
    beside = sides(room, crowd, found.market)
    assert beside is not None
    left, top = board.x, board.y
    regime = Rect(left, top, beside.regime, round(beside.regime * CARD_RATIO))
    under = regime.bottom + gap + 2
    rest_below = board.bottom - under
    plate = Rect(left, under, regime.width, rest_below) if rest_below >= LOWEST_PLATE else None
    slot_width = math.floor(found.market)
    slot_height = slot_width * CARD_RATIO
    market = Rect(regime.right + gap + 2, top, 6 * slot_width + 5 * size.slot_gap, board.height)
    slots = tuple(
        Rect(
            market.x + column * (slot_width + size.slot_gap),
            top + size.prices + row * (slot_height + gap),
            slot_width,
            slot_height,
        )
        for row in range(2)
        for column in range(6)
    )
    right = market.right + gap + 2
    rest = board.right - right
    pile = beside.pile
    if room.aside:
        step = (rest - 3 * pile) / 2
        piles = Rect(right, top, rest, board.height)
        ledger = piles
    elif beside.stacked:
        high = ledger_height(crowd)
        low = 2 * (size.captions + 2 + pile * CARD_RATIO)
        high = max(high, board.height - gap - low)
        ledger = Rect(right, top, rest, high)
        step = (rest - 3 * pile) / 2
        piles = Rect(right, ledger.bottom + gap, rest, board.bottom - ledger.bottom - gap)
    else:
        step = size.slot_gap
        piles = Rect(right, top, 3 * pile + 2 * step, board.height)
        ledger = Rect(piles.right + gap + 2, top, board.right - piles.right - gap - 2, board.height)
    six = [
        Rect(
            piles.x + column * (pile + step),
            piles.bottom - (1 - row) * piles.height / 2 - pile * CARD_RATIO,
            pile,
            math.floor(pile * CARD_RATIO),
        )
        for row in range(2)
        for column in range(3)
    ]
    return {
        "regime": regime,
        "plate": plate,
        "market": market,
        "slots": slots,
        "piles": piles,
        "ledger": ledger,
        "deck": six[0],
        "headlines": six[1],
        "discards": six[2],
        "publics": (six[3], six[4]),
        "topples": six[5],
    }


def ledger_beside(
    strip: Rect, piles: Rect, room: RoomToDivide, crowd: CardsToFit
) -> tuple[RoomToDivide, Rect]:
    """Return the ledger beside the opponent, above the piles and as wide if possible."""
    gap = GAP
    aside = widened_aside(room, crowd, strip.right - piles.x + gap, strip.height)
    left = strip.right - aside + gap
    return evolve(room, aside=aside), Rect(left, strip.y, strip.right - left, strip.height)


def own_pieces(
    active: Rect, crowd: CardsToFit, found: RoomDivision, size: Measures
) -> dict[str, Any]:
    """Return the bottom seat's rows: hand, cards in play, and the button."""
    gap = GAP
    own, hand_width = math.floor(found.own), math.floor(found.hand)
    bottom = active.bottom - 8
    wide, tall = size.button
    drop = (size.header - tall) / 2
    end_turn = Rect(active.right - wide - 6, active.y + drop, wide, tall)
    supply = Rect(end_turn.x - gap - 0.9 * wide, end_turn.y, 0.9 * wide, tall)
    header = Rect(active.x, active.y, supply.x - gap - active.x, size.header)
    hand = Rect(
        active.x + 14,
        bottom - hand_width * CARD_RATIO,
        max(HAND_PLACES, crowd.hand) * (hand_width + 4) - 4,
        hand_width * CARD_RATIO,
    )
    pile = math.floor(0.92 * own)
    high = pile * CARD_RATIO
    right = active.right - 2 * gap - (pile if crowd.grudges else 0)
    grudges = Rect(right, bottom - high, pile, high) if crowd.grudges else None
    row_high = own * (CARD_RATIO + POKE)
    if found.rows == 1:
        top = bottom - row_high
        partner = own
        need = crowd.partners * (min(found.close, own) + 6) + own - min(found.close, own)
        partners_left = right - 2 * gap - need
        land_left = hand.right + 3 * gap
        enterprises = Rect(land_left - 6, top, partners_left - 2 * gap - land_left + 6, row_high)
    else:
        top = header.bottom + size.captions + 2
        partner = hand_width
        partners_left = hand.right + 3 * gap
        enterprises = Rect(active.x + 6, top, active.width - 12, row_high)
    partners = Rect(
        partners_left,
        bottom - partner * CARD_RATIO,
        right - 2 * gap - partners_left,
        partner * CARD_RATIO,
    )
    return {
        "header": header,
        "enterprises": enterprises,
        "hand": hand,
        "partners": partners,
        "grudges": grudges,
        "supply": supply,
        "end_turn": end_turn,
    }


def side_by_side(
    left: float, top: float, height: float, widths: tuple[float, ...], gap: float
) -> tuple[Rect, ...]:
    places = []
    for width in widths:
        places.append(Rect(left, top, width, height))
        left += width + gap
    return tuple(places)


NARROWEST_TABLE: Final = 1064
"""Minimum width left to the table by the dock, in px."""
WORDS_TRIED: Final = tuple(step / 20 for step in range(39, 20, -1))
"""Text scales tried in descending order until no card shrinks."""
SLACK: Final = 0.01
"""Tolerance in px for rounding of card sizes."""
NARROWEST_DOCK: Final = 200
"""Minimum width of the dock in px; it folds automatically below."""


@frozen(kw_only=True)
class PaxLayout:
    """All rectangles of the table.

    ``opponents`` are clockwise from the left of the bottom seat, ``slots`` the market slots a0 to
    a5, then b0 to b5. ``inspector`` and ``log`` are None while the dock is folded, ``grudges`` if
    there are none, ``plate`` without room below the regime.

    ``card_width`` and ``hand_width`` are the bottom seat's card widths in the enterprise row and
    hand. ``large`` selects the larger text sizes, ``text`` is the text scale. ``brief`` is the
    height of opponents' one-line panels if all have one line, else 0; ``heads`` are the heights
    with one and two lines. ``magnification`` is the scale of the whole table in very large windows.

    ``fixed``: every seat has a fixed area; then ``opponents`` are the areas of all seats, and the
    bottom seat only has a tray for its hand. ``lines``: the areas are lines beside the board.
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
    heads: tuple[float, float] = (0, 0)
    magnification: float = 1.0
    fixed: bool = False
    lines: bool = False
    aside: Rect | None = None
    division: Division = field(eq=False, repr=False)
    """Division used; reused for the next position where suitable."""


ViewModel: TypeAlias = AnyViewModel[State, PaxLayout]
"""A position as a viewer may see it, with its layout."""


def opponents_from_left(model: ViewModel) -> tuple[Seat, ...]:
    """Return the seats whose areas are above the board, from the left."""
    return tuple(model.state.players) if model.zones.fixed else model.opponents


def at_bottom(model: ViewModel, seat: Seat) -> bool:
    """Return whether a seat's cards and panel are below the board."""
    return seat == model.viewer and not model.zones.fixed


def head_key(model: ViewModel, seat: Seat) -> Hashable:
    """Return the item key of the panel at a seat's cards."""
    return "active head" if at_bottom(model, seat) else ("head", seat)


def zones(
    width: float,
    height: float,
    crowd: CardsToFit | int,
    dock: DockPlan | bool = True,
    text: float = 1.0,
    touch: bool = False,
    kept: Division | None = None,
) -> PaxLayout:
    """Return the layout for these cards, or a number of seats at the start of a game.

    ``text`` scales texts, ``touch`` enlarges controls. The division ``kept`` is reused if it is
    still suitable.
    """
    plan = dock if isinstance(dock, DockPlan) else DockPlan() if dock else CLOSED
    filled = crowd if isinstance(crowd, CardsToFit) else CardsToFit(seats=crowd)
    return _remembered(_Given(width, height, filled, plan, text, touch, kept))


@frozen(cache_hash=True)
class _Given:
    """The arguments of :func:`zones`."""

    width: float
    height: float
    crowd: CardsToFit
    plan: DockPlan
    text: float
    touch: bool
    kept: Division | None


@frozen
class _Manner:
    """A variant to try: exact text scale, one-line panels or not, and minimum card sizes."""

    words: float = 1.0
    brief: bool = False
    floor: CardMinimum | None = None


@lru_cache(maxsize=64)
def _remembered(given: _Given) -> PaxLayout:
    factor = magnification(given.width, given.height)
    plain = _zones(evolve(given, width=given.width / factor, height=given.height / factor))
    if factor == 1.0:
        return plain
    larger = enlarged(plain, factor, "card_width", "hand_width", "margin", "captions", "brief")
    return evolve(larger, magnification=factor)


def _zones(given: _Given) -> PaxLayout:
    """Return the layout with the requested text scale, or the largest at which no card shrinks.

    Panels have one line for an enlarged text.
    """
    usual = _divided(given, _Manner())
    assert usual is not None
    if given.text <= 1:
        return usual
    floor = _floor(usual)

    def tried(words: float) -> PaxLayout | None:
        for brief in (False, True):
            found = _divided(given, _Manner(words, brief, floor))
            if found is not None:
                return found
        return None

    sizes = [given.text, *(size for size in WORDS_TRIED if size < given.text)]
    return _first(sizes, tried) or usual


def _first(sizes: list[float], tried: Callable[[float], PaxLayout | None]) -> PaxLayout | None:
    """Return the result for the first possible size, by binary search; None if there is none.

    Sizes after a possible one must be possible as well.
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


def _floor(usual: PaxLayout) -> CardMinimum:
    """Return the card sizes of a layout as minimum."""
    room, found = usual.division.room, usual.division.cut
    places = tuple(place.width for place in usual.opponents)
    above = usual.opponents[0].height - head_above(room, places) if places else 0
    return CardMinimum(
        market=usual.slots[0].width,
        own=usual.card_width,
        hand=usual.hand_width,
        close=min(found.close, found.own),
        places=places,
        cards=above,
        whole=found.whole,
    )


def _keeps_to(floor: CardMinimum, divided: PaxLayout) -> bool:
    """Return whether all cards of ``divided`` have at least the sizes of ``floor``."""
    now = _floor(divided)
    pairs = [
        (now.market, floor.market),
        (now.own, floor.own),
        (now.hand, floor.hand),
        (now.cards, floor.cards),
        *zip(now.places, floor.places, strict=True),
    ]
    return now.whole >= floor.whole and all(large >= small - SLACK for large, small in pairs)


def _divided(given: _Given, manner: _Manner) -> PaxLayout | None:
    """Return the layout for a variant; None if it is impossible."""
    crowd, floor = given.crowd, manner.floor
    size = measures(given.width, given.height, manner.words, given.touch)
    dock = _dock_width(given, size)
    strips = 3 if crowd.seats > 1 else 2
    margin = MARGIN
    top = size.top_bar + size.below_top_bar
    shared = given.height - top - size.prompt - margin - strips * GAP
    inner, lower = given.width - dock - 2 * margin, given.width - 2 * margin
    room = RoomToDivide(
        inner, lower, shared, given.height, size, brief=manner.brief, card_minimum=floor
    )
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


def _laid(given: _Given, room: RoomToDivide, found: RoomDivision, dock: float) -> PaxLayout:
    """Return all rectangles for a division."""
    crowd, plan, size = given.crowd, given.plan, room.size
    width, height = given.width, given.height
    margin, gap = MARGIN, GAP
    left, inner = (dock if plan.left else 0) + margin, room.width_beside_dock
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
    active = Rect(margin, top + size.prompt + gap, room.own_place_width, own_high)
    beside = Rect(
        0 if plan.left else width - dock, size.top_bar, dock, active.y - gap - size.top_bar
    )
    inspector, log = panels(plan, beside, INSPECTOR_SHARE) if dock else (None, None)
    return PaxLayout(
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
        heads=size.heads,
        division=Division(room, crowd.seats, found),
        **pieces,
        **own_pieces(active, crowd, found, size),
    )


# --- Far view: fixed areas, independent of their content ------------------------------------------

FAR_WORDS: Final = 1.25
"""Text scale at which panels, labels and ledger use at least 10 units: 20 px of 1080."""
FAR_BOARD: Final = 0.5
"""Maximum height of the board, as a share of the height below the top bar and above the hand."""
FAR_HAND: Final = 60
"""Width of a card in the tray, in px."""
FAR_MARKET: Final = 80
FAR_EDGES: Final = 20
"""Height of the margins around hand and caption in px, left free for the highlight."""


@lru_cache(maxsize=32)
def fixed_zones(width: float, height: float, seats: int, parts: int, touch: bool) -> PaxLayout:
    """Return the layout for ``seats``, independent of the current turn and of the cards.

    All areas are equal, side by side above the board, from the first seat to the last. Below it are
    the hand and figures of the seat to act, and the button. ``parts`` is as for
    :class:`CardsToFit`.
    """
    size = measures(width, height, FAR_WORDS, touch)
    gap, margin = GAP, MARGIN
    inner = width - 2 * margin
    top = size.top_bar + size.below_top_bar
    own_high = size.captions + FAR_HAND * CARD_RATIO + FAR_EDGES
    shared = height - top - size.prompt - own_high - margin - 3 * gap
    room = RoomToDivide(inner, inner, shared, height, size, brief=True)
    crowd = CardsToFit(seats=seats, parts=parts)
    market = next(
        wide
        for wide in range(FAR_MARKET, 0, -1)
        if board_height(size, wide) <= FAR_BOARD * shared and sides(room, crowd, wide) is not None
    )
    hand = float(FAR_HAND)
    found = RoomDivision(
        rows=1, market=market, own=hand, hand=hand, opponent=hand, close=hand, whole=True
    )
    board_high = board_height(size, market)
    places_high = shared - board_high
    wide = equal_widths(inner, gap, seats)
    board = Rect(margin, top + places_high + gap, inner, board_high)
    prompt = Rect(margin, board.bottom + gap, inner, size.prompt)
    active = Rect(margin, prompt.bottom + gap, inner, own_high)
    return PaxLayout(
        window=Rect(0, 0, width, height),
        top_bar=Rect(0, 0, width, size.top_bar),
        opponents=side_by_side(margin, top, places_high, wide, gap),
        prompt=prompt,
        active=active,
        inspector=None,
        log=None,
        card_width=hand,
        hand_width=hand,
        margin=margin,
        captions=size.captions,
        large=size.large,
        text=size.text,
        brief=size.brief_head,
        heads=size.heads,
        fixed=True,
        division=Division(room, seats, found),
        **board_pieces(board, room, crowd, found),
        **_tray_pieces(active, size),
    )


def _tray_pieces(active: Rect, size: Measures) -> dict[str, Any]:
    """Return the hand, and beside it the seat's panel, its cubes and the button."""
    high = FAR_HAND * CARD_RATIO
    hand = Rect(active.x + 14, active.bottom - 8 - high, HAND_PLACES * (FAR_HAND + 4) - 4, high)
    wide, tall = size.button
    left = hand.right + 3 * GAP
    header = Rect(left, active.y + 4, active.right - left - 4, size.header)
    end_turn = Rect(active.right - wide - 6, active.bottom - tall - 8, wide, tall)
    supply = Rect(end_turn.x - GAP - 0.9 * wide, end_turn.y, 0.9 * wide, tall)
    return {
        "header": header,
        "enterprises": header,
        "hand": hand,
        "partners": header,
        "grudges": None,
        "supply": supply,
        "end_turn": end_turn,
    }


def _dock_width(given: _Given, size: Measures) -> float:
    """Return the dock's width; 0 if it is folded, by the user or for lack of room."""
    plan = given.plan
    dock = min(plan.width or size.dock, given.width - NARROWEST_TABLE)
    spare = given.crowd.seats < DOCKLESS
    return dock if plan.open and dock >= NARROWEST_DOCK and (spare or plan.insist) else 0
