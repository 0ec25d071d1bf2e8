"""The values a table is divided by: what there is to divide, and how that is done. No Qt here."""

from typing import Final

from attrs import field

from paxdesk.lazy_attrs import frozen
from paxdesk.porfiriana.rules.actions import PRIVATE_ARMY, Seat
from paxdesk.porfiriana.rules.state import HOMELESS, State
from paxdesk.porfiriana.rules.variant import HAND_LIMIT

# --- How much lies on the table, as far as it decides how large everything can be. ----------------
# Counts are rounded up in steps, so that the table is divided anew only when a step is passed
# and not whenever a card is played.

HAND_STEPS: Final = (HAND_LIMIT, 7, 10, 14)
LAND_STEPS: Final = (3, 5, 7, 9, 11, 14, 19)
PARTNER_STEPS: Final = (2, 3, 4, 6, 8, 10)
ARMY_STEPS: Final = (1, 3, 6)
PILE_STEPS: Final = (2, 4, 6, 8, 10, 12, 14, 17, 24)
GUARD_STEPS: Final = (0, 1, 3, 5, 8, 12, 19)


@frozen
class CardSpread:
    """What lies side by side before an opponent: ``piles`` in all, the first ``guarded`` of them
    up to the last that has a troop under it.
    """

    piles: int = PILE_STEPS[0]
    guarded: int = 0


@frozen(kw_only=True, cache_hash=True)
class CardsToFit:
    """Cards to make room for: of the seat at the bottom, and of each of its opponents.

    ``land`` are enterprises and troops without a home, ``army`` is the Private Army;
    ``opponents`` go clockwise from the left, and at a game's start need not be named. ``parts``
    are the lines by which Díaz adds to the ledger of a solo game.
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
        """What lies before each opponent, also before those nothing is known about."""
        missing = self.seats - 1 - len(self.opponents)
        return (*self.opponents, *(CardSpread() for _ in range(missing)))


SOLO_PARTS: Final = 2
"""Lines by which Díaz adds to the ledger of a solo game."""


def crowd_of(state: State, viewer: Seat) -> CardsToFit:
    """What lies on the table of a position, seen from a seat."""
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
    """The next step that holds so many, or just so many beyond the last."""
    return next((step for step in steps if step >= count), count)


# --- Fixed lengths of the table, and how they grow with the words. --------------------------------

CARD_RATIO: Final = 1.4
"""Height of a card for its width."""
POKE: Final = 0.36
"""How much of a troop shows above the card it stands under, as a share of its width."""
STRIP_POKE: Final = 0.34
"""The same in an opponent's place."""
FAN: Final = 0.36
"""Step between the troops of a Private Army: each shows its Firepower."""
ONE_LINE_HEAD: Final = 560
"""From this width on the head of an opponent's place takes a single line."""
CARD_GAP: Final = 4
"""Pixels between an opponent's cards."""
PLACE_EDGE: Final = 6
"""Pixels between the edge of an opponent's place and his cards."""
SMALL_UP_TO: Final = (1366, 768)
LARGE_FROM: Final = (1600, 900)
"""From the one size of a window to the other fixed lengths grow, those across with its width and
those upright with its height; from the second on its words are the larger ones. So no length
takes more than the window has gained, and no card is smaller in a larger window.
"""
AIR: Final = 0.25
WIDTH_AIR: Final = 0.12
"""By how much less than half of what words grow a strip of a single line has to, and a button."""
FINGER: Final = 48
"""Height of the strips with buttons where they are touched, a little more than a fingertip."""


@frozen(cache_hash=True)
class Measures:
    """Fixed lengths of a table, in pixels; ``large`` says that its words are the larger ones.

    ``heads`` are the heights of an opponent's head in one line and in two, ``narrowest_head``
    is the width that the latter needs, ``plate`` the height of three lines below the regime, two
    of them for who looks from across the room.
    """

    large: bool
    # across
    dock: float
    slot_gap: float
    button_width: float
    narrowest_head: float
    narrowest_brief_head: float
    ledger: float
    # upright
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
"""Pixels around the table and between its zones, across as well as upright."""
DOCKLESS: Final = 5
"""Seats of which the table needs the whole window, until somebody opens the dock."""
INSPECTOR_SHARE: Final = 0.64
GROWS: Final = (1366, 1920)
"""From the one width of a window to the other dock and piles grow with it."""
DOCKS: Final = (240, 364)
PILES: Final = (50, 70)
"""How wide a pile is at the least."""


def measures(width: float, height: float, text: float, touch: bool) -> Measures:
    """The fixed lengths for words of this size, pressed by mouse or by finger.

    Strips of a single line have some air: they need not grow as much as the words in them.
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
    """How far a length has come from one to the other, from 0 to 1."""
    return min(1.0, max(0.0, (length - small) / (large - small)))


def head_height(width: float, heads: tuple[float, float]) -> float:
    """Height of the head of an opponent's place, its border included."""
    return heads[0] if width > ONE_LINE_HEAD else heads[1]


SMALLEST_CARD: Final = 46
"""Narrower cards of an opponent become tiles."""


@frozen
class CardMinimum:
    """What no words may take from the cards, however large they are: lengths in pixels.

    Widths of cards in the market, before the bottom seat and in its hand, and the step from one
    of its cards to the next; the width of every opponent's place, and the height that is left
    for cards below the heads. ``whole`` says that none of those is a tile.
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
    """What there is to divide, in pixels.

    ``upper`` is the width beside the dock, ``lower`` that of the bottom seat's place; ``height``
    is what opponents, board and the bottom seat share. ``opponents`` is the height that their
    places take at most, ``smallest`` the width below which their cards do not go; ``whole`` says
    that all of these find room there, and none has to become a tile. ``aside`` is the width that
    the ledger takes of their strip, 0 where it lies on the board. ``brief`` says that heads of
    opponents have one line wherever they are, ``floor`` what cards there are to be at the least.
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
        """By how much it is larger than the usual room, whichever way it is less."""
        return min(self.own_place_width / USUAL[0], self.window / USUAL[1])


LARGEST_CARD: Final = 180
"""No card of an opponent is wider."""


@frozen(cache_hash=True)
class RoomDivision:
    """How the room is divided: widths of cards, and the rows the bottom seat lays them in.

    ``close`` is the step from one own card to the next, ``whole`` says that no opponent's card
    has to become a tile; however much room there is, none is wider than ``most``.
    """

    rows: int
    market: float
    own: float
    hand: float
    opponent: float
    close: float
    whole: bool
    most: float = LARGEST_CARD
