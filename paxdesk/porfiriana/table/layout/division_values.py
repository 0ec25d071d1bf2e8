"""Input and result of dividing the table's space. No Qt."""

from typing import Final

from attrs import field

from paxdesk.lazy_attrs import frozen
from paxdesk.porfiriana.rules.actions import PRIVATE_ARMY, Seat
from paxdesk.porfiriana.rules.state import HOMELESS, State
from paxdesk.porfiriana.rules.variant import HAND_LIMIT

# --- Number of cards, as far as it affects sizes --------------------------------------------------
# Counts are rounded up to steps, so that a new division is computed only when a step is exceeded.

HAND_STEPS: Final = (HAND_LIMIT, 7, 10, 14)
LAND_STEPS: Final = (3, 5, 7, 9, 11, 14, 19)
PARTNER_STEPS: Final = (2, 3, 4, 6, 8, 10)
ARMY_STEPS: Final = (1, 3, 6)
PILE_STEPS: Final = (2, 4, 6, 8, 10, 12, 14, 17, 24)
GUARD_STEPS: Final = (0, 1, 3, 5, 8, 12, 19)


@frozen
class CardSpread:
    """Piles of an opponent: the total, and the number up to the last one with a troop."""

    piles: int = PILE_STEPS[0]
    guarded: int = 0


@frozen(kw_only=True, cache_hash=True)
class CardsToFit:
    """Cards to make room for, of the bottom seat and each opponent.

    Attributes:
      seats: Number of players.
      land: Enterprises and homeless troops.
      army: Troops in the Private Army.
      opponents: Opponents clockwise from the left; may be empty at the start of a game.
      parts: Rows Díaz adds to the ledger of a solo game.
    """

    seats: int = 2
    hand: int = HAND_STEPS[0]
    land: int = LAND_STEPS[0]
    partners: int = PARTNER_STEPS[0]
    army: int = ARMY_STEPS[0]
    grudges: bool = False
    opponents: tuple[CardSpread, ...] = ()
    parts: int = 0

    @property
    def spreads(self) -> tuple[CardSpread, ...]:
        """Piles of every opponent, with defaults for unknown ones."""
        missing = self.seats - 1 - len(self.opponents)
        return (*self.opponents, *(CardSpread() for _ in range(missing)))


SOLO_PARTS: Final = 2
"""Rows Díaz adds to the ledger of a solo game."""


def crowd_of(state: State, viewer: Seat) -> CardsToFit:
    """Return the cards on the table in a position as seen from ``viewer``."""
    land = dict.fromkeys(state.players, 0)
    partners, army, guarded = dict(land), dict(land), dict(land)
    for troop in state.troops.values():
        land[troop.owner] += troop.at == HOMELESS
        army[troop.owner] += troop.at == 0
    for seat, player in state.players.items():
        guarded[seat] = 1 if player.hacendado and army[seat] else 0
    for enterprise in state.enterprises.values():
        seat = enterprise.owner
        land[seat] += 1
        if enterprise.troop > PRIVATE_ARMY:
            guarded[seat] = land[seat] + bool(state.players[seat].hacendado)
    for partner in state.partners.values():
        partners[partner.owner] += 1
    return CardsToFit(
        seats=len(state.players),
        hand=_up(len(state.players[viewer].hand), HAND_STEPS),
        land=_up(land[viewer], LAND_STEPS),
        partners=_up(partners[viewer], PARTNER_STEPS),
        army=_up(army[viewer], ARMY_STEPS),
        grudges=bool(state.players[viewer].grudges),
        opponents=tuple(
            CardSpread(
                _up(
                    land[seat]
                    + partners[seat]
                    + bool(state.players[seat].hacendado)
                    + bool(state.players[seat].grudges),
                    PILE_STEPS,
                ),
                _up(guarded[seat], GUARD_STEPS),
            )
            for seat in state.clockwise(viewer)[:-1]
        ),
        parts=SOLO_PARTS if state.solo == "diaz" else 0,
    )


def _up(count: int, steps: tuple[int, ...]) -> int:
    """Return the first step not less than ``count``; ``count`` itself beyond the last."""
    return next((step for step in steps if step >= count), count)


# --- Fixed lengths of the table and their growth with the text size -------------------------------

CARD_RATIO: Final = 1.4
"""Height of a card divided by its width."""
POKE: Final = 0.36
"""Visible part of a troop above its card, as a share of the card's width."""
STRIP_POKE: Final = 0.34
"""Like POKE, in an opponent's area."""
FAN: Final = 0.36
"""Step between troops of a Private Army, as a share of their width; shows the Firepower."""
ONE_LINE_HEAD: Final = 560
"""Minimum width of an opponent's panel in one line, in px."""
CARD_GAP: Final = 4
"""Gap between an opponent's cards, in px."""
PLACE_EDGE: Final = 6
"""Margin between an opponent's area and its cards, in px."""
SMALL_UP_TO: Final = (1366, 768)
LARGE_FROM: Final = (1600, 900)
"""Window sizes between which fixed lengths grow, horizontal ones with the width and vertical ones
with the height.

From the second on the larger text sizes are used. No length grows more than the window, so no card
is smaller in a larger window.
"""
AIR: Final = 0.25
WIDTH_AIR: Final = 0.12
"""Reduction of the text-related growth of one-line strips and of buttons."""
FINGER: Final = 48
"""Height of strips with buttons in touch mode, in px; slightly more than a fingertip."""


@frozen(cache_hash=True)
class Measures:
    """Fixed lengths of a table in px; ``large`` selects the larger text sizes.

    ``heads`` are the heights of an opponent's panel with one and two lines, ``narrowest_head`` is
    the minimum width of the latter. ``plate`` is the height of three lines below the regime, two of
    them enlarged.
    """

    large: bool
    # horizontal
    dock: float
    slot_gap: float
    button_width: float
    narrowest_head: float
    narrowest_brief_head: float
    ledger: float
    # vertical
    top_bar: float
    below_top_bar: float
    prompt: float
    prices: float
    captions: float
    header: float
    button_height: float
    brief_head: float
    heads: tuple[float, float]
    plate: float
    pile: float = 50
    text: float = 1.0

    @property
    def button(self) -> tuple[float, float]:
        return self.button_width, self.button_height


MARGIN: Final = 8
GAP: Final = 6
"""Margin of the table and gap between zones, in px."""
DOCKLESS: Final = 5
"""Number of seats from which the dock is folded unless opened explicitly."""
INSPECTOR_SHARE: Final = 0.64
GROWS: Final = (1366, 1920)
"""Window widths in px between which dock and piles grow."""
DOCKS: Final = (240, 364)
PILES: Final = (50, 70)
"""Minimum widths of a pile in px."""


def measures(width: float, height: float, text: float, touch: bool) -> Measures:
    """Return the fixed lengths for this window, text scale and input method.

    One-line strips include some padding, and grow less than their text.
    """
    finger = FINGER if touch else 0
    strip = max(1.0, (1 + text) / 2 - AIR)
    wider = max(1.0, (1 + text) / 2 - WIDTH_AIR)
    grown = _between(width, *GROWS)
    across = _between(width, SMALL_UP_TO[0], LARGE_FROM[0])
    upright = _between(height, SMALL_UP_TO[1], LARGE_FROM[1])

    def wide(small: float, large: float) -> float:
        return small + across * (large - small)

    def high(small: float, large: float) -> float:
        return small + upright * (large - small)

    header = round(high(34, 42) * strip)
    return Measures(
        large=width >= LARGE_FROM[0] and height >= LARGE_FROM[1],
        dock=DOCKS[0] + grown * (DOCKS[1] - DOCKS[0]),
        slot_gap=wide(4, 6),
        button_width=round(wide(118, 150) * wider),
        narrowest_head=wide(206, 252),
        narrowest_brief_head=wide(132, 164),
        ledger=wide(200, 256),
        top_bar=max(finger, round(high(28, 36) * strip)),
        below_top_bar=round(high(4, 8)),
        prompt=max(finger, round(high(30, 40) * strip)),
        prices=round(high(16, 20) * strip),
        captions=round(high(13, 15) * strip),
        header=max(header, finger + 4 if finger else 0),
        button_height=max(finger, round(high(30, 36) * strip)),
        brief_head=round(high(28, 32) * strip),
        heads=(round(high(31, 35)), round(high(45, 50))),
        plate=round(high(80, 106)),
        pile=PILES[0] + grown * (PILES[1] - PILES[0]),
        text=text,
    )


def _between(length: float, small: float, large: float) -> float:
    """Return the position of ``length`` between two lengths, from 0 to 1."""
    return min(1.0, max(0.0, (length - small) / (large - small)))


def head_height(width: float, heads: tuple[float, float]) -> float:
    """Return the height of an opponent's panel with border."""
    return heads[0] if width > ONE_LINE_HEAD else heads[1]


SMALLEST_CARD: Final = 46
"""Minimum width of opponents' cards in px; below it they become tiles."""


@frozen
class CardMinimum:
    """Minimum sizes of the cards, in px, that enlarged text must preserve.

    Attributes:
      market: Width of market cards.
      own: Width of the bottom seat's cards.
      hand: Width of cards in the hand.
      close: Step from one own card to the next.
      places: Widths of the opponents' areas.
      cards: Height left for cards below the opponents' panels.
      whole: Whether no opponent has tiles.
    """

    market: float
    own: float
    hand: float
    close: float
    places: tuple[float, ...]
    cards: float
    whole: bool


USUAL: Final = (1350, 768)
"""Width of a table and height of a window at which cards have their usual widths."""


@frozen(cache_hash=True)
class RoomToDivide:
    """Space to be divided, in px.

    Attributes:
      width_beside_dock: Width beside the dock.
      own_place_width: Width of the bottom seat's area.
      height: Height shared by opponents, board and bottom seat.
      window: Height of the window.
      size: Fixed lengths.
      opponents: Maximum height of the opponents' areas.
      smallest: Minimum width of opponents' cards.
      whole: Whether all opponents' cards fit there without becoming tiles.
      aside: Width the ledger takes of the opponents' strip; 0 if it is on the board.
      brief: Whether opponents' panels always have one line.
      card_minimum: Minimum sizes of the cards, or None.
    """

    width_beside_dock: float
    own_place_width: float
    height: float
    window: float
    size: Measures
    opponents: float = 0
    smallest: float = SMALLEST_CARD
    whole: bool = True
    aside: float = 0
    brief: bool = False
    card_minimum: CardMinimum | None = field(default=None, eq=False)

    @property
    def usual(self) -> float:
        """Scale relative to the usual size, the smaller of both dimensions."""
        return min(self.own_place_width / USUAL[0], self.window / USUAL[1])


LARGEST_CARD: Final = 180
"""Maximum width of an opponent's card, in px."""


@frozen(cache_hash=True)
class RoomDivision:
    """Card widths in px, and the number of the bottom seat's rows.

    ``close`` is the step from one own card to the next. ``whole``: no opponent has tiles. ``most``
    limits the width of opponents' cards.
    """

    rows: int
    market: float
    own: float
    hand: float
    opponent: float
    close: float
    whole: bool
    most: float = LARGEST_CARD
