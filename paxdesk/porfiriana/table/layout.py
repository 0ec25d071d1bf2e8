"""Where every zone of the table lies: a pure function of window, seats and dock. No Qt here.

Lengths are logical pixels, the origin is the window's upper left corner. Nothing ever
scrolls: the zones fill any window from 1280 x 720, in a smaller one that table is reduced as
a whole, and from 2400 x 1350 the table of a 1920 x 1080 window is magnified as a whole.
"""

import math
from typing import Final

from attrs import evolve, frozen

CARD_RATIO: Final = 1.4
"""Height of a card for its width."""
POKE: Final = 0.36
"""How much of a troop shows above the card it stands under, as a share of its width."""
HAND_PLACES: Final = 5
SMALLEST_WINDOW: Final = (960, 540)
"""Below this nothing could be read."""
SMALLEST_TABLE: Final = (1280, 720)
"""The table that a smaller window shows reduced."""
MAGNIFIED_FROM: Final = (2400, 1350)
MAGNIFIED_TABLE: Final = (1920, 1080)
LARGE_FROM: Final = (1600, 900)
NARROWEST_TABLE: Final = 1064
"""What the dock leaves to the table."""
CROWDED: Final = 6
"""Seats of which the table needs a small window for itself, until somebody opens the dock."""
NARROWEST_DOCK: Final = 200
"""Where there would be less room for the dock, it folds by itself."""
LOWEST_OPPONENT: Final = 118
OPPONENT_HEAD: Final = 45
"""Heights that an opponent's place and its head need in the smallest window."""
FINGER: Final = 48
"""Height of the strips with buttons where they are touched, a little more than a fingertip."""


@frozen
class Rect:
    """A rectangle in pixels."""

    x: float
    y: float
    width: float
    height: float

    @property
    def right(self) -> float:
        return self.x + self.width

    @property
    def bottom(self) -> float:
        return self.y + self.height

    @property
    def center(self) -> tuple[float, float]:
        return self.x + self.width / 2, self.y + self.height / 2

    def contains(self, other: "Rect", slack: float = 0.01) -> bool:
        """Whether ``other`` lies inside, give or take ``slack`` pixels."""
        return (
            other.x >= self.x - slack
            and other.y >= self.y - slack
            and other.right <= self.right + slack
            and other.bottom <= self.bottom + slack
        )

    def overlaps(self, other: "Rect", slack: float = 0.01) -> bool:
        """Whether the two share more than an edge ``slack`` pixels wide."""
        return (
            self.x < other.right - slack
            and other.x < self.right - slack
            and self.y < other.bottom - slack
            and other.y < self.bottom - slack
        )

    def scaled(self, factor: float) -> "Rect":
        return Rect(self.x * factor, self.y * factor, self.width * factor, self.height * factor)

    def inset(self, left: float, top: float, right: float, bottom: float) -> "Rect":
        """The rectangle less a border on each side."""
        return Rect(
            self.x + left, self.y + top, self.width - left - right, self.height - top - bottom
        )

    def moved(self, right: float, down: float) -> "Rect":
        return Rect(self.x + right, self.y + down, self.width, self.height)


@frozen
class DockPlan:
    """What stands beside the table: which panels, on which side, how wide and how high.

    ``width`` 0 is the usual one, ``share`` 0 the usual share of the height for the inspector.
    ``insist`` keeps it where the table of six seats would need its room.
    """

    inspector: bool = True
    log: bool = True
    left: bool = False
    width: float = 0
    share: float = 0
    insist: bool = False

    @property
    def open(self) -> bool:
        """Whether anything is there."""
        return self.inspector or self.log


CLOSED: Final = DockPlan(inspector=False, log=False)


@frozen(kw_only=True)
class Zones:
    """Every rectangle of the table.

    ``opponents`` go clockwise from the left of the seat at the bottom; ``slots`` are the market
    slots a0 to a5, then b0 to b5. ``inspector`` and ``log`` are None while the dock is folded.
    ``card_width`` and ``hand_width`` are the widths of a card in the bottom seat's enterprise
    row and hand; ``large`` says that the roomier type sizes are in use, ``text`` by how much
    words are enlarged; ``magnification`` is the factor by which everything is enlarged in a
    very large window.
    """

    window: Rect
    top_bar: Rect
    opponents: tuple[Rect, ...]
    regime: Rect
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
    grudges: Rect
    supply: Rect
    end_turn: Rect
    inspector: Rect | None
    log: Rect | None
    card_width: float
    hand_width: float
    margin: float
    large: bool
    text: float = 1.0
    magnification: float = 1.0


def magnification(width: float, height: float) -> float:
    """The factor by which the table is enlarged in a window of this size, or reduced."""
    if width < SMALLEST_TABLE[0] or height < SMALLEST_TABLE[1]:
        return min(width / SMALLEST_TABLE[0], height / SMALLEST_TABLE[1])
    if width < MAGNIFIED_FROM[0] or height < MAGNIFIED_FROM[1]:
        return 1.0
    return min(width / MAGNIFIED_TABLE[0], height / MAGNIFIED_TABLE[1])


def zones(
    width: float,
    height: float,
    seats: int,
    dock: DockPlan | bool = True,
    text: float = 1.0,
    touch: bool = False,
) -> Zones:
    """The table of ``seats`` players in a window of this size.

    ``text`` enlarges words, ``touch`` whatever is pressed with a finger.
    """
    factor = magnification(width, height)
    plan = dock if isinstance(dock, DockPlan) else DockPlan() if dock else CLOSED
    plain = _zones(width / factor, height / factor, seats, plan, text, touch)
    return plain if factor == 1.0 else _magnified(plain, factor)


@frozen
class _Measures:
    """Fixed lengths of the two sizes of table."""

    margin: float
    gap: float
    top_bar: float
    prompt: float
    dock: float
    below_top_bar: float
    prices: float
    captions: float
    slot_gap: float
    header: float
    button: tuple[float, float]
    inspector_share: float
    hand_share: float


_LARGE: Final = _Measures(12, 10, 36, 40, 364, 8, 20, 14, 6, 42, (150, 44), 0.62, 0.44)
_SMALL: Final = _Measures(8, 6, 28, 30, 256, 4, 16, 12, 4, 34, (118, 36), 0.60, 0.43)


def _measures(large: bool, text: float, touch: bool) -> _Measures:
    """The fixed lengths for words of this size, pressed by mouse or by finger."""
    plain = _LARGE if large else _SMALL
    finger = FINGER if touch else 0
    wide, high = plain.button
    return evolve(
        plain,
        top_bar=max(finger, round(plain.top_bar * text)),
        prompt=max(finger, round(plain.prompt * text)),
        prices=round(plain.prices * text),
        captions=round(plain.captions * text),
        header=round(plain.header * text),
        dock=round(plain.dock * (2 + text) / 3),
        button=(round(wide * text), max(finger, round(high * text))),
    )


def _zones(
    width: float, height: float, seats: int, plan: DockPlan, text: float, touch: bool
) -> Zones:
    large = width >= LARGE_FROM[0] and height >= LARGE_FROM[1]
    size = _measures(large, text, touch)
    wanted, room = plan.width or size.dock, width - NARROWEST_TABLE
    dock = min(wanted, room)
    roomy = seats < CROWDED or plan.insist or room >= size.dock
    docked = plan.open and dock >= NARROWEST_DOCK and roomy
    table = width - (dock if docked else 0)
    start = dock if docked and plan.left else 0
    margin, gap = size.margin, size.gap
    left = start + margin
    inner = table - 2 * margin
    active_height = max(284, round(0.36 * height))
    # Larger words above the columns take nothing from the cards below them.
    plain = _LARGE if large else _SMALL
    board_height = max(232, round(0.29 * height)) + size.prices - plain.prices

    top = size.top_bar + size.below_top_bar
    opponent_height = (
        height - top - board_height - size.prompt - active_height - margin - 3 * gap + 2
    )
    if text > 1 or touch:
        # larger strips take their room from the seat below, not from opponents and the market
        short = max(0, round(LOWEST_OPPONENT + OPPONENT_HEAD * (text - 1) - opponent_height))
        opponent_height += short
        active_height -= short
    opponents = _row(left, top, inner, opponent_height, seats - 1, gap)

    top += opponent_height + gap
    slot_height = (board_height - size.prices - gap) / 2
    slot_width = math.floor(slot_height / CARD_RATIO)
    regime = Rect(left, top, math.floor(board_height / CARD_RATIO), board_height)
    market = Rect(regime.right + gap + 2, top, 6 * slot_width + 5 * size.slot_gap, board_height)
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
    pile_width = math.floor((slot_height - 12) / CARD_RATIO)
    piles = Rect(market.right + gap + 2, top, 3 * pile_width + 2 * size.slot_gap, board_height)
    six = [
        Rect(
            piles.x + column * (pile_width + size.slot_gap),
            top + size.captions + row * board_height / 2,
            pile_width,
            math.floor(pile_width * CARD_RATIO),
        )
        for row in range(2)
        for column in range(3)
    ]
    ledger_left = piles.right + gap + 2
    ledger = Rect(ledger_left, top, left + inner - ledger_left, board_height)

    top += board_height + gap - 2
    prompt = Rect(left, top, inner, size.prompt)
    top += size.prompt + gap - 2
    active = Rect(left, top, inner, height - margin - top)
    header = Rect(left, top, inner, size.header)
    rest = active.height - size.header - gap
    hand_height = round(rest * size.hand_share)
    hand_width = math.floor((hand_height - 4) / CARD_RATIO)
    hand = Rect(
        left + 12,
        height - margin - 6 - round(hand_width * CARD_RATIO),
        HAND_PLACES * (hand_width + 4) - 4,
        round(hand_width * CARD_RATIO),
    )
    row_height = rest - hand_height - 4
    card_width = math.floor(row_height / (CARD_RATIO * (1 + POKE)))
    end_turn = Rect(
        left + inner - size.button[0] - 6, height - margin - size.button[1] - 6, *size.button
    )
    grudge_width = math.floor(card_width * 0.92)
    grudges = Rect(
        end_turn.x - gap - grudge_width - 6, hand.y, grudge_width, round(grudge_width * CARD_RATIO)
    )
    partners_left = hand.right + 2 * gap
    beside = Rect(0 if plan.left else table, size.top_bar, dock, height - size.top_bar)
    inspector, log = _panels(plan, beside, size.inspector_share) if docked else (None, None)
    return Zones(
        window=Rect(0, 0, width, height),
        top_bar=Rect(0, 0, width, size.top_bar),
        opponents=opponents,
        regime=regime,
        market=market,
        slots=slots,
        piles=piles,
        deck=six[0],
        headlines=six[1],
        discards=six[2],
        publics=(six[3], six[4]),
        topples=six[5],
        ledger=ledger,
        prompt=prompt,
        active=active,
        header=header,
        enterprises=Rect(left + 6, header.bottom + 2, inner - 12, row_height),
        hand=hand,
        partners=Rect(partners_left, hand.y, grudges.x - gap - partners_left, hand.height),
        grudges=grudges,
        supply=Rect(end_turn.x, hand.y, end_turn.width, end_turn.y - gap - hand.y),
        end_turn=end_turn,
        inspector=inspector,
        log=log,
        card_width=card_width,
        hand_width=hand_width,
        margin=margin,
        large=large,
        text=text,
    )


def _panels(plan: DockPlan, beside: Rect, usual: float) -> tuple[Rect | None, Rect | None]:
    """Inspector and log in the dock; one alone has all of it."""
    share = (plan.share or usual) if plan.log else 1.0
    high = round(beside.height * share) if plan.inspector else 0
    inspector = Rect(beside.x, beside.y, beside.width, high)
    log = Rect(beside.x, beside.y + high, beside.width, beside.height - high)
    return inspector if plan.inspector else None, log if plan.log else None


def _row(
    left: float, top: float, width: float, height: float, count: int, gap: float
) -> tuple[Rect, ...]:
    """``count`` equal places side by side."""
    if count <= 0:
        return ()
    each = (width - (count - 1) * gap) / count
    return tuple(Rect(left + k * (each + gap), top, each, height) for k in range(count))


def _magnified(plain: Zones, factor: float) -> Zones:
    """The same table, every length enlarged."""

    def larger(rect: Rect) -> Rect:
        return rect.scaled(factor)

    return Zones(
        window=larger(plain.window),
        top_bar=larger(plain.top_bar),
        opponents=tuple(larger(rect) for rect in plain.opponents),
        regime=larger(plain.regime),
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
        grudges=larger(plain.grudges),
        supply=larger(plain.supply),
        end_turn=larger(plain.end_turn),
        inspector=larger(plain.inspector) if plain.inspector else None,
        log=larger(plain.log) if plain.log else None,
        card_width=plain.card_width * factor,
        hand_width=plain.hand_width * factor,
        margin=plain.margin * factor,
        large=plain.large,
        text=plain.text,
        magnification=factor,
    )
