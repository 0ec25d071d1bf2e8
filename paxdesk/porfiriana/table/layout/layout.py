"""Layout of the table's areas. No Qt.

Lengths are logical px of the unmagnified table, from the window's upper left corner.
"""

import math
from functools import lru_cache
from typing import Any, Final, TypeAlias

from paxdesk.desk.scene.geometry import DockPlan, Rect, panels
from paxdesk.desk.scene.things import ViewModel as AnyViewModel
from paxdesk.lazy_attrs import frozen
from paxdesk.porfiriana.rules.state import State
from paxdesk.porfiriana.table.layout.measures import (
    CARD_RATIO,
    GAP,
    INSPECTOR_SHARE,
    MARGIN,
    PLACE_EDGE,
    POKE,
    Measures,
    measures,
)

ROW_SHARE: Final = 0.0342
"""Minimum height of a ledger row, as a share of the window's height."""
LEAST_ROW: Final = 26.2
"""Minimum height of a row of the ledger, in px."""
PILE: Final = 0.85
"""Width of a pile relative to a market card."""
WIDEST_COLUMN: Final = (0.44, 0.37)
"""Maximum widths of the common column, relative to the window: for two seats and for more."""
DOCKS: Final = (0.328, 0.24, 0.17)
"""Widths of the dock to try, as shares of the window's width."""
NARROWEST_DOCK: Final = 200
"""Usual minimum width of the dock, in px."""
NARROWEST_PLACE: Final = (0.278, 0.201)
"""Minimum widths of a seat's place, relative to the window, in one and in two columns."""
ONE_COLUMN: Final = 4
"""Maximum number of seats in one column."""
NARROWEST_PLATE: Final = 112
"""Minimum width of the plate below the regime, in px."""
TRAY_EDGE: Final = 4
"""Margin above and below the hand, in px."""
TRAY_SIDE: Final = 10
"""Margin at each side of the hand, in px."""
PILE_STEPS: Final = (2, 4, 6, 8, 9, 10, 12, 14, 17, 24)
"""Steps to which the largest number of cards in front of a seat is rounded up."""
OVERLAP: Final = 0.83
"""Minimum visible share of a card, for the choice of card sizes."""
TALLEST_HEAD: Final = (1.5, 1.25)
"""Maximum heights of a seat's panel, relative to its usual height: normally and in touch mode."""
BETWEEN: Final = 4
"""Gap between cards, in px."""
SMALLER: Final = 0.8
"""Width of cards in two crowded rows, relative to market cards."""


@frozen(kw_only=True)
class PaxLayout:
    """All rectangles of the table.

    ``slots`` are a0 to a5, then b0 to b5. Without a visible dock, ``inspector`` and ``log`` are
    None.
    """

    window: Rect
    top_bar: Rect
    places: tuple[Rect, ...]
    ledger: Rect
    regime: Rect
    plate: Rect
    piles: Rect
    deck: Rect
    headlines: Rect
    discards: Rect
    publics: tuple[Rect, Rect]
    topples: Rect
    market: Rect
    slots: tuple[Rect, ...]
    active: Rect
    hand: Rect
    prompt: Rect
    header: Rect
    supply: Rect
    end_turn: Rect
    inspector: Rect | None
    log: Rect | None
    card_width: float
    head: float
    head_text: float
    edge: float
    captions: float
    large: bool
    text: float = 1.0
    margin: float = MARGIN
    aside: None = None


ViewModel: TypeAlias = AnyViewModel[State, PaxLayout]
"""Position as a viewer may see it, with its layout."""


@lru_cache(maxsize=64)
def zones(
    width: float,
    height: float,
    seats: int,
    parts: int = 0,
    touch: bool = False,
    plan: DockPlan | None = None,
    text: float = 1.0,
    piles: int = 1,
) -> PaxLayout:
    """Return the layout of the table.

    ``parts`` is the number of additional rows in the ledger, ``piles`` the largest number of cards
    side by side in front of a seat.
    """
    plan = plan or DockPlan()
    size = measures(width, height, text, touch)
    foot = Rect(0, height - size.prompt - size.edge, width, size.prompt)
    top = size.top_bar + size.below_top_bar
    high = foot.y - size.gap - top
    columns = 1 if seats <= ONE_COLUMN else 2
    down = math.ceil(seats / columns)
    place_high = (high - (down - 1) * size.gap) / down
    rows = seats + 1 + parts
    sheet = rows * max(LEAST_ROW, ROW_SHARE * height) + size.sheet_edges
    column_high = foot.y - size.gap - 2 * size.edge
    fixed = 4 * size.gap + 2 * size.captions + size.prices + 2 * TRAY_EDGE
    stack = CARD_RATIO * (3 + PILE)
    card = math.floor(
        min(
            (column_high - sheet - fixed) / stack,
            (WIDEST_COLUMN[seats > 2] * width - 5 * size.slot_gap) / 6,
            _largest(place_high - size.head - size.edge, columns),
        )
    )
    if touch or text > 1:
        plain = zones(width, height, seats, parts, False, plan, 1.0, piles)
        card = min(card, math.floor(plain.card_width))
    spare = place_high - size.edge - (CARD_RATIO + POKE) * card if columns == 1 else 0
    tallest = TALLEST_HEAD[touch] * measures(width, height, 1.0, touch).head
    head = max(size.head, math.floor(min(tallest, spare)))
    wide = 6 * card + 5 * size.slot_gap
    column = Rect(width - MARGIN - wide, size.edge, wide, column_high)
    right = column.x - GAP - 2
    crowd = _SeatsBeside(width, columns, stepped(piles), card, place_high - head - size.edge)
    cells_left = columns * down - seats
    dock = 0 if cells_left else _dock_width(plan, width, right - MARGIN, crowd)
    left = dock + GAP if dock and plan.left else MARGIN
    wide = right - left - (dock + GAP if dock and not plan.left else 0)
    seated = Rect(left, top, wide, high)
    beside = Rect(0 if plan.left else seated.right + GAP, top, dock, high)
    cells = _cells(seated, columns, down, size.gap)
    if plan.open and not dock and len(cells) > seats:
        dock, beside = cells[seats].width, cells[seats]
    inspector, log = panels(plan, beside, INSPECTOR_SHARE) if dock else (None, None)
    return PaxLayout(
        window=Rect(0, 0, width, height),
        top_bar=Rect(0, 0, column.x - GAP, size.top_bar),
        places=cells[:seats],
        inspector=inspector,
        log=log,
        card_width=card,
        head=head,
        head_text=max(text, head / size.head),
        edge=size.edge,
        captions=size.captions,
        large=size.large,
        text=text,
        **_common(column, column_high - fixed - stack * card, card, size),
        **_bar(foot, column, size),
    )


def _largest(high: float, columns: int) -> float:
    """Return the largest card width for places of this height."""
    if columns == 1:
        return high / (CARD_RATIO + POKE)
    return (high - BETWEEN) / (SMALLER * (2 * CARD_RATIO + POKE))


def stepped(count: int) -> int:
    """Return a number of cards, rounded up to the next of PILE_STEPS if there is one."""
    return next((each for each in PILE_STEPS if each >= count), count)


@frozen
class _SeatsBeside:
    """Columns of seats beside the common column."""

    window: float
    columns: int
    piles: int
    card: float
    high: float

    @property
    def width(self) -> float:
        """Minimum total width with cards as large as market cards."""
        rows = max(
            1, math.floor((self.high - POKE * self.card) / (CARD_RATIO * self.card + BETWEEN))
        )
        across = math.ceil(self.piles / rows)
        cards = (1 + OVERLAP * (across - 1)) * self.card + 2 * PLACE_EDGE
        return self.columns * max(cards, NARROWEST_PLACE[self.columns > 1] * self.window)


def _dock_width(plan: DockPlan, width: float, free: float, crowd: _SeatsBeside) -> float:
    """Return the width of the dock, 0 if not shown."""
    if not plan.open:
        return 0
    widths = [plan.width] if plan.width else [share * width for share in DOCKS]
    most = free - GAP - crowd.columns * NARROWEST_PLACE[1] * width
    found = next((each for each in widths if each + GAP + crowd.width <= free), 0.0)
    if not found and plan.insist:
        found = min(widths[-1], most)
    return math.floor(found) if found >= min(NARROWEST_DOCK, widths[-1]) else 0


def _cells(room: Rect, columns: int, down: int, gap: float) -> tuple[Rect, ...]:
    wide = (room.width - (columns - 1) * GAP) / columns
    high = (room.height - (down - 1) * gap) / down
    return tuple(
        Rect(room.x + column * (wide + GAP), room.y + row * (high + gap), wide, high)
        for column in range(columns)
        for row in range(down)
    )


def _common(column: Rect, sheet: float, card: float, size: Measures) -> dict[str, Any]:
    """Return the areas of the common column by name."""
    step, high = card + size.slot_gap, CARD_RATIO * card
    across = [column.x + at * step for at in range(6)]
    pile = math.floor(PILE * card)
    regime = math.floor((sheet - size.gap - size.plate) / CARD_RATIO)
    side = max(regime, NARROWEST_PLATE)
    ledger = Rect(column.x, column.y, column.width - side - GAP, sheet)
    left = column.right - (side + regime) / 2
    face = Rect(left, column.y, regime, regime * CARD_RATIO)
    top = ledger.bottom + size.gap + size.captions
    piles = [Rect(x + (card - pile) / 2, top, pile, CARD_RATIO * pile) for x in across]
    prices = piles[0].bottom + size.gap
    first = prices + size.prices
    slots = tuple(Rect(x, y, card, high) for y in (first, first + high + size.gap) for x in across)
    low = column.bottom - high - TRAY_EDGE
    hand = Rect(column.x + TRAY_SIDE, low, column.width - 2 * TRAY_SIDE, high)
    above = low - size.captions - TRAY_EDGE
    return {
        "ledger": ledger,
        "regime": face,
        "plate": Rect(column.right - side, ledger.bottom - size.plate, side, size.plate),
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
    }


def _bar(foot: Rect, column: Rect, size: Measures) -> dict[str, Any]:
    """Return the areas of the bottom bar by name."""
    wide, tall = size.button_width, size.button_height
    top = foot.y + (foot.height - tall) / 2
    end_turn = Rect(column.right - wide, top, wide, tall)
    supply = Rect(end_turn.x - GAP - 0.9 * wide, top, 0.9 * wide, tall)
    return {
        "prompt": Rect(MARGIN, foot.y, column.x - GAP - 2 - MARGIN, foot.height),
        "header": Rect(column.x, foot.y, supply.x - GAP - column.x, foot.height),
        "supply": supply,
        "end_turn": end_turn,
    }
