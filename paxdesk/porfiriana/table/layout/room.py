"""The values a table is divided by: what there is to divide, and how that is done. No Qt here."""

from typing import Final

from attrs import evolve, field

from paxdesk.porfiriana.rules.actions import ARMY, Seat
from paxdesk.porfiriana.rules.state import HAND_LIMIT, HOMELESS, State
from paxdesk.record_classes import frozen

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
class Spread:
    """What lies side by side before an opponent: ``piles`` in all, the first ``guarded`` of them
    up to the last that has a troop under it.
    """

    piles: int = PILE_STEPS[0]
    guarded: int = 0


@frozen(kw_only=True, cache_hash=True)
class Crowd:
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
    opponents: tuple[Spread, ...] = ()
    parts: int = 0

    @property
    def spreads(self) -> tuple[Spread, ...]:
        """What lies before each opponent, also before those nothing is known about."""
        missing = self.seats - 1 - len(self.opponents)
        return (*self.opponents, *(Spread() for _ in range(missing)))


def crowd_of(state: State, viewer: Seat) -> Crowd:
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
        if enterprise.troop > ARMY:
            guarded[seat] = land[seat] + bool(state.players[seat].hacendado)
    for partner in state.partners.values():
        partners[partner.owner] += 1
    return Crowd(
        seats=len(state.players),
        hand=_up(len(state.players[viewer].hand), HAND_STEPS),
        land=_up(land[viewer], LAND_STEPS),
        partners=_up(partners[viewer], PARTNER_STEPS),
        army=_up(army[viewer], ARMY_STEPS),
        grudges=bool(state.players[viewer].grudges),
        opponents=tuple(
            Spread(
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
        parts=2 if state.solo == "diaz" else 0,
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
NARROWEST_HEAD: Final = (206, 252)
"""What a head in two lines needs on a small and a large table."""
NARROWEST_BRIEF_HEAD: Final = (132, 164)
"""The same of a brief one."""
CARD_GAP: Final = 4
"""Pixels between an opponent's cards."""
PLACE_EDGE: Final = 6
"""Pixels between the edge of an opponent's place and his cards."""
LARGE_FROM: Final = (1600, 900)
AIR: Final = 0.25
WIDTH_AIR: Final = 0.12
"""By how much less than half of what words grow a strip of a single line has to, and a button."""
BRIEF_HEAD: Final = (28, 32)
"""Height of a brief head in the usual words."""
FINGER: Final = 48
"""Height of the strips with buttons where they are touched, a little more than a fingertip."""


@frozen(cache_hash=True)
class Measures:
    """Fixed lengths of one of the two sizes of table, in pixels.

    ``column`` is the width of the wells and the button at the right of the bottom seat.
    """

    large: bool
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
    brief_head: float = 0
    text: float = 1.0
    pile: int = 50


GROWS: Final = (1366, 1920)
"""From the one width of a window to the other dock and piles grow with it, and take no more than
it has gained.
"""
PILES: Final = (50, 70)
"""How wide a pile is at the least."""
_LARGE: Final = Measures(True, 12, 10, 36, 40, 364, 8, 20, 16, 6, 42, (150, 36), 0.64)
_SMALL: Final = Measures(False, 8, 6, 28, 30, 240, 4, 16, 13, 4, 34, (118, 30), 0.64)


def measures(width: float, height: float, text: float, touch: bool) -> Measures:
    """The fixed lengths for words of this size, pressed by mouse or by finger.

    Strips of a single line have some air: they need not grow as much as the words in them.
    """
    large = width >= LARGE_FROM[0] and height >= LARGE_FROM[1]
    plain = _LARGE if large else _SMALL
    finger = FINGER if touch else 0
    wide, high = plain.button
    strip = max(1.0, (1 + text) / 2 - AIR)
    wide *= max(1.0, (1 + text) / 2 - WIDTH_AIR)
    share = min(1.0, max(0.0, (width - GROWS[0]) / (GROWS[1] - GROWS[0])))
    return evolve(
        plain,
        dock=round(_SMALL.dock + share * (_LARGE.dock - _SMALL.dock)),
        pile=round(PILES[0] + share * (PILES[1] - PILES[0])),
        top_bar=max(finger, round(plain.top_bar * strip)),
        prompt=max(finger, round(plain.prompt * strip)),
        prices=round(plain.prices * strip),
        captions=round(plain.captions * strip),
        header=max(round(plain.header * strip), finger + 4 if finger else 0),
        brief_head=round(BRIEF_HEAD[large] * strip),
        button=(round(wide), max(finger, round(high * strip))),
        text=text,
    )


def head_height(width: float, large: bool) -> float:
    """Height of the head of an opponent's place, its border included."""
    if width > ONE_LINE_HEAD:
        return 35 if large else 31
    return 50 if large else 45


SMALLEST_CARD: Final = 46
"""Narrower cards of an opponent become tiles."""


@frozen
class Floor:
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
class Room:
    """What there is to divide, in pixels.

    ``upper`` is the width beside the dock, ``lower`` that of the bottom seat's place; ``height``
    is what opponents, board and the bottom seat share. ``opponents`` is the height that their
    places take at most, ``smallest`` the width below which their cards do not go; ``whole`` says
    that all of these find room there, and none has to become a tile. ``aside`` is the width that
    the ledger takes of their strip, 0 where it lies on the board. ``brief`` says that heads of
    opponents have one line wherever they are, ``floor`` what cards there are to be at the least.
    """

    upper: float
    lower: float
    height: float
    window: float
    size: Measures
    opponents: float = 0
    smallest: float = SMALLEST_CARD
    whole: bool = True
    aside: float = 0
    brief: bool = False
    floor: Floor | None = field(default=None, eq=False)

    @property
    def usual(self) -> float:
        """By how much it is larger than the usual room, whichever way it is less."""
        return min(self.lower / USUAL[0], self.window / USUAL[1])


@frozen(cache_hash=True)
class Cut:
    """How the room is divided: widths of cards, and the rows the bottom seat lays them in.

    ``close`` is the step from one own card to the next, ``whole`` says that no opponent's card
    has to become a tile.
    """

    rows: int
    market: float
    own: float
    hand: float
    opponent: float
    close: float
    whole: bool
