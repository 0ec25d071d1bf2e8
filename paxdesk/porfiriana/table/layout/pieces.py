"""Where the parts of a divided room lie: the board's, the bottom seat's, the dock's. No Qt here."""

import math
from typing import Any, Final

from attrs import evolve

from paxdesk.desk.scene.dock import DockPlan
from paxdesk.desk.scene.rect import Rect
from paxdesk.porfiriana.table.layout.beside import ledger_height, sides
from paxdesk.porfiriana.table.layout.crowd import Crowd
from paxdesk.porfiriana.table.layout.fitting import widened_aside
from paxdesk.porfiriana.table.layout.measures import CARD_RATIO, POKE, Measures
from paxdesk.porfiriana.table.layout.room import Cut, Room

HAND_PLACES: Final = 5
LOWEST_PLATE: Final = 24


def board_pieces(board: Rect, room: Room, crowd: Crowd, found: Cut) -> dict[str, Any]:
    """Regime, market, piles and ledger from left to right."""
    size = room.size
    gap = size.gap
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
        high = ledger_height(crowd, size)
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


def ledger_beside(strip: Rect, piles: Rect, room: Room, crowd: Crowd) -> tuple[Room, Rect]:
    """The ledger beside the opponent, above the piles; if there is room, as wide as they are."""
    gap = room.size.gap
    aside = widened_aside(room, crowd, strip.right - piles.x + gap, strip.height)
    left = strip.right - aside + gap
    return evolve(room, aside=aside), Rect(left, strip.y, strip.right - left, strip.height)


def own_pieces(active: Rect, crowd: Crowd, found: Cut, size: Measures) -> dict[str, Any]:
    """The rows of the bottom seat: the hand, what is on the table, and the button."""
    gap = size.gap
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


def panels(plan: DockPlan, beside: Rect, usual: float) -> tuple[Rect | None, Rect | None]:
    """Inspector and log in the dock; one alone has all of it."""
    share = (plan.share or usual) if plan.log else 1.0
    high = round(beside.height * share) if plan.inspector else 0
    inspector = Rect(beside.x, beside.y, beside.width, high)
    log = Rect(beside.x, beside.y + high, beside.width, beside.height - high)
    return inspector if plan.inspector else None, log if plan.log else None


def side_by_side(
    left: float, top: float, height: float, widths: tuple[float, ...], gap: float
) -> tuple[Rect, ...]:
    """Places of these widths side by side."""
    places = []
    for width in widths:
        places.append(Rect(left, top, width, height))
        left += width + gap
    return tuple(places)
