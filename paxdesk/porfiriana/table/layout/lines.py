"""The table of several persons at one screen: fixed proportions, no search. No Qt.

Seats are lines at the left, one column to four and two beyond, each always at the same place. The
common column at the right never moves: sheet with regime, piles, market, and the hand of the seat
to act. One bar at the foot has prompt, actions and buttons.
"""

import math
from collections.abc import Sequence
from typing import Any, Final

from paxdesk.desk.scene.geometry import DockPlan, Rect, panels
from paxdesk.lazy_attrs import frozen
from paxdesk.porfiriana.table.layout.division import Division
from paxdesk.porfiriana.table.layout.division_values import (
    CARD_RATIO,
    GAP,
    INSPECTOR_SHARE,
    MARGIN,
    PILE_STEPS,
    PLACE_EDGE,
    POKE,
    Measures,
    RoomDivision,
    RoomToDivide,
    measures,
)
from paxdesk.porfiriana.table.layout.layout import NARROWEST_DOCK, PaxLayout

ROW_SHARE: Final = 0.0342
"""Minimum height of a row of the sheet, as a share of the window's height."""
LEAST_ROW: Final = 26.2
"""Minimum height of a row of the sheet, in px."""
SHEET_EDGES: Final = (74, 94)
"""Heights of the sheet's head and foot together, on small and large tables, in px."""
PILE: Final = 0.85
"""Width of a pile relative to a market card."""
WIDEST_COLUMN: Final = (0.44, 0.37)
"""Maximum width of the common column with two seats and with more, as a share of the window's."""
PANELS: Final = (0.33, 0.24, 0.17)
"""Widths of the dock as shares of the window's; the widest that leaves seats their room is used."""
NARROWEST_PLACE: Final = (380, 275)
"""Minimum width of a seat's place beside a dock, in one column and in two, in px."""
ONE_COLUMN: Final = 4
"""Maximum number of seats in one column."""
PLATE: Final = (52, 68)
"""Heights of the plate below the regime, in px."""
NARROWEST_PLATE: Final = 112
TRAY_EDGE: Final = 4
TRAY_SIDE: Final = 10
"""Margins of the hand above and below, and at the sides, in px."""
FOOT: Final = 4
"""Height below the cards of a seat, in px."""


def line_zones(
    width: float,
    height: float,
    seats: int,
    parts: int,
    touch: bool,
    plan: DockPlan,
    text: float = 1.0,
    piles: int = 1,
) -> PaxLayout:
    """Return the layout for ``seats``; only the width of the dock depends on the cards.

    The dock is left of the seats, or between them and the common column. ``piles`` is the largest
    number of cards side by side before a seat.
    """
    size = measures(width, height, text, touch)
    foot = Rect(0, height - size.prompt - FOOT, width, size.prompt)
    top = size.top_bar + size.below_top_bar
    high = foot.y - GAP - top
    columns = 1 if seats <= ONE_COLUMN else 2
    down = math.ceil(seats / columns)
    place_high = (high - (down - 1) * GAP) / down
    rows = seats + 1 + parts
    sheet = rows * max(LEAST_ROW, ROW_SHARE * height) + SHEET_EDGES[size.large] * min(text, 1.2)
    column_high = foot.y - GAP - 2 * FOOT
    fixed = 4 * GAP + 2 * size.captions + size.prices + 2 * TRAY_EDGE
    stack = CARD_RATIO * (3 + PILE)
    card = math.floor(
        min(
            (column_high - sheet - fixed) / stack,
            (WIDEST_COLUMN[seats > 2] * width - 5 * size.slot_gap) / 6,
            (place_high - size.brief_head - FOOT) / (CARD_RATIO + POKE) if columns == 1 else width,
        )
    )
    wide = 6 * card + 5 * size.slot_gap
    column = Rect(width - MARGIN - wide, FOOT, wide, column_high)
    free = column.x - GAP - 2 - MARGIN
    crowd = _SeatsBeside(columns, stepped(piles), card, place_high - size.brief_head - FOOT)
    dock = _dock_width(plan, width, free, crowd)
    taken = dock + GAP if dock else 0
    seated = Rect(MARGIN + (taken if plan.left else 0), top, free - taken, high)
    beside = Rect(
        0 if plan.left else seated.right + GAP, top, dock + (MARGIN - 2) * plan.left, high
    )
    inspector, log = panels(plan, beside, INSPECTOR_SHARE) if dock else (None, None)
    found = RoomDivision(1, card, card, card, card, card, True)
    room = RoomToDivide(seated.width, seated.width, high, height, size, brief=True)
    return PaxLayout(
        window=Rect(0, 0, width, height),
        top_bar=Rect(0, 0, column.x - GAP, size.top_bar),
        opponents=_places(seated, seats, columns, down),
        inspector=inspector,
        log=log,
        card_width=card,
        hand_width=card,
        margin=MARGIN,
        captions=size.captions,
        large=size.large,
        text=text,
        brief=size.brief_head,
        heads=size.heads,
        fixed=True,
        lines=True,
        division=Division(room, seats, found),
        **_common(column, column_high - fixed - stack * card, card, size),
        **_bar(foot, column, size),
    )


@frozen
class _SeatsBeside:
    """Columns of seats, the most cards before one, the market's card, and the height of a row."""

    columns: int
    piles: int
    card: float
    high: float

    @property
    def width(self) -> float:
        """Return the width at which no card must be smaller than the market's."""
        rows = max(
            1, math.floor((self.high - POKE * self.card) / (CARD_RATIO * self.card + BETWEEN))
        )
        across = math.ceil(self.piles / rows)
        cards = (1 + OVERLAP * (across - 1)) * self.card + 2 * PLACE_EDGE
        return self.columns * max(cards, NARROWEST_PLACE[self.columns > 1])


def _dock_width(plan: DockPlan, width: float, free: float, crowd: _SeatsBeside) -> float:
    """Return the dock's width: the widest that leaves the seats their room; 0 if there is none.

    One that the user insists on or whose width is set takes room from the seats.
    """
    if not plan.open:
        return 0
    widths = [plan.width] if plan.width else [share * width for share in PANELS]
    most = free - GAP - crowd.columns * NARROWEST_PLACE[1]
    found = next((each for each in widths if each + GAP + crowd.width <= free), 0.0)
    if not found and plan.insist:
        found = min(widths[-1], most)
    return math.floor(found) if found >= min(NARROWEST_DOCK, widths[-1]) else 0


def _places(room: Rect, seats: int, columns: int, down: int) -> tuple[Rect, ...]:
    """Return equal places in columns, each filled downwards."""
    wide = (room.width - (columns - 1) * GAP) / columns
    high = (room.height - (down - 1) * GAP) / down
    return tuple(
        Rect(
            room.x + at // down * (wide + GAP),
            room.y + at % down * (high + GAP),
            wide,
            high,
        )
        for at in range(seats)
    )


def _common(column: Rect, sheet: float, card: float, size: Measures) -> dict[str, Any]:
    """Return the bands of the common column, each six cards wide."""
    step, high = card + size.slot_gap, CARD_RATIO * card
    across = [column.x + at * step for at in range(6)]
    plate = PLATE[size.large]
    regime = math.floor((sheet - GAP - plate) / CARD_RATIO)
    side = max(regime, NARROWEST_PLATE)
    ledger = Rect(column.x, column.y, column.width - side - GAP, sheet)
    left = column.right - (side + regime) / 2
    face = Rect(left, column.y, regime, regime * CARD_RATIO)
    pile = math.floor(PILE * card)
    top = ledger.bottom + GAP + size.captions
    piles = [Rect(x + (card - pile) / 2, top, pile, CARD_RATIO * pile) for x in across]
    prices = piles[0].bottom + GAP
    first = prices + size.prices
    slots = tuple(Rect(x, y, card, high) for y in (first, first + high + GAP) for x in across)
    low = column.bottom - high - TRAY_EDGE
    hand = Rect(column.x + TRAY_SIDE, low, column.width - 2 * TRAY_SIDE, high)
    above = low - size.captions - TRAY_EDGE
    return {
        "ledger": ledger,
        "regime": face,
        "plate": Rect(column.right - side, ledger.bottom - plate, side, plate),
        "piles": Rect(column.x, top, column.width, CARD_RATIO * pile),
        "deck": piles[0],
        "headlines": piles[1],
        "discards": piles[2],
        "publics": (piles[3], piles[4]),
        "topples": piles[5],
        "market": Rect(column.x, prices, column.width, slots[-1].bottom - prices),
        "slots": slots,
        "hand": hand,
        "active": Rect(column.x, above, column.width, column.bottom - above),
        "grudges": None,
    }


def _bar(foot: Rect, column: Rect, size: Measures) -> dict[str, Any]:
    """Return the prompt below the seats, and actions and buttons below the column."""
    wide, tall = size.button
    top = foot.y + (foot.height - tall) / 2
    end_turn = Rect(column.right - wide, top, wide, tall)
    supply = Rect(end_turn.x - GAP - 0.9 * wide, top, 0.9 * wide, tall)
    header = Rect(column.x, foot.y, supply.x - GAP - column.x, foot.height)
    return {
        "prompt": Rect(MARGIN, foot.y, column.x - GAP - 2 - MARGIN, foot.height),
        "header": header,
        "enterprises": header,
        "partners": header,
        "supply": supply,
        "end_turn": end_turn,
    }


# --- Cards before a seat --------------------------------------------------------------------------

SIZES: Final = (
    *((1.6, False), (1.25, False), (1.0, False), (1.0, True)),
    *((0.9, False), (0.8, False), (0.9, True), (0.8, True)),
)
"""Widths of a seat's cards relative to market cards, side by side or closed up, in order."""
OVERLAP: Final = 0.85
"""Share of a card that remains visible before cards become smaller than those of the market."""
MOST_ROWS: Final = 3
TIGHTEST: Final = 0.7
"""Minimum height of crowded rows, relative to market cards."""
BETWEEN: Final = 4
"""Gap between cards, in px."""


@frozen
class SeatRows:
    """Width of a seat's cards in px, and their number in each row."""

    width: float
    across: int


FANNED: Final = 0.3
TIGHTEST_FAN: Final = 0.1
"""Maximum and minimum visible share of each back in a hand before its seat (FANNED,
TIGHTEST_FAN)."""


def backs_place(cards: Sequence[Rect], room: Rect, count: int) -> Rect | None:
    """Return the place of a hand face down beside the last of a seat's cards; None without
    room."""
    if not cards or not count:
        return None
    last = max(cards, key=lambda each: (round(each.y), each.x))
    free = room.right - last.right - 2 * GAP
    step = min(FANNED * last.width, (free - last.width) / max(1, count - 1))
    if free < last.width or (count > 1 and step < TIGHTEST_FAN * last.width):
        return None
    wide = last.width + (count - 1) * step
    return Rect(room.right - wide, last.y, wide, last.height)


def stepped(count: int) -> int:
    """Return a number of cards rounded up, so that a new card rarely changes sizes."""
    return next((each for each in PILE_STEPS if each >= count), count)


def seat_rows(count: int, guarded: Sequence[int], room: Rect, card: float) -> SeatRows:
    """Return the largest size of ``count`` cards; ``guarded`` are indices of cards with a troop.

    There is always room for troops above the first row, so that the first troop moves nothing.
    """
    ways, most = [], stepped(count)
    for rows in range(1, MOST_ROWS + 1):
        across = math.ceil(most / rows)
        pokes = len({0, *(at // across for at in guarded)})
        high = (room.height - (rows - 1) * BETWEEN) / (rows * CARD_RATIO + pokes * POKE)
        beside = (room.width + BETWEEN) / across - BETWEEN
        closed = min(card, room.width / (1 + OVERLAP * (across - 1)))
        ways.append((across, high, beside, closed))
    for share, close in SIZES:
        width = math.ceil(share * card)
        for across, high, beside, closed in ways:
            if width <= high and width <= (closed if close else beside):
                return SeatRows(width, across)
    least = SIZES[-1][0] * card
    across, high, *_ = next((way for way in reversed(ways) if way[1] >= TIGHTEST * card), ways[0])
    return SeatRows(math.floor(min(math.ceil(least), high)), across)


def room_for_cards(place: Rect, head: float) -> Rect:
    """Return the room below a seat's panel."""
    return place.inset(PLACE_EDGE, head, PLACE_EDGE, FOOT)
