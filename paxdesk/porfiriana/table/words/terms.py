"""Terms as they stand in running text at the table; the rules have most (``rules/term_words.py``).

No Qt here.
"""

from collections.abc import Mapping
from typing import Final

from paxdesk.desk.words import SeatLabel, labels_of
from paxdesk.language import (
    counted,
    joined,
    say,
    template,
)
from paxdesk.porfiriana.rules.actions import Seat
from paxdesk.porfiriana.rules.card_verbs import Connection, Mood, OvalKind, RegimeKey
from paxdesk.porfiriana.rules.term_words import TOPPLING_WORDS, prestige_words
from paxdesk.porfiriana.rules.variant import Handicap
from paxdesk.porfiriana.session import Session

WAYS: Final[dict[Connection, str]] = {
    "foot": template("on foot"),
    "mule": template("by mule"),
    "rail": template("by rail"),
}
WAY_PRICES: Final[dict[Connection, str]] = {
    "foot": template("foot {0}"),
    "mule": template("mule {0}"),
    "rail": template("rail {0}"),
}
OVALS: Final[dict[OvalKind, str]] = {
    "mule": template("mule road"),
    "rail": template("rail"),
    "extra": template("canal or ship"),
}
MOODS: Final[dict[Mood, str]] = {"bull": template("bull"), "bear": template("bear")}


def toppling_term(regime: RegimeKey) -> str:
    """How Díaz falls under a regime: "Free Elections"."""
    return say(TOPPLING_WORDS[regime])


def way_term(connection: Connection) -> str:
    """How one travels: "by rail"."""
    return say(WAYS[connection])


def way_price(connection: Connection | None, price: str) -> str:
    """A price with the way that sets it, as short as can be: "rail 3 gold"."""
    return price if connection is None else say(WAY_PRICES[connection], price)


def oval_term(kind: OvalKind) -> str:
    """What can be built in an oval: "mule road"."""
    return say(OVALS[kind])


def mood_term(mood: Mood) -> str:
    """What a Headline does to the market: "bull"."""
    return say(MOODS[mood])


def cards_words(number: int) -> str:
    """ "1 card", "2 cards"."""
    return counted("%n card(s)", "", number)


def cubes_words(number: int) -> str:
    """ "1 cube", "2 cubes"."""
    return counted("%n cube(s)", "", number)


def actions_words(number: int) -> str:
    """ "1 action", "2 actions"."""
    return counted("%n action(s)", "", number)


def gold_words(number: int) -> str:
    """ "3 gold"."""
    return say("{0} gold", number)


# --- How a seat is called and coloured at this table. ---------------------------------------------


def seat_labels(session: Session) -> dict[Seat, SeatLabel]:
    """The seats of a session by number; 0 is Díaz."""
    return {0: SeatLabel("Díaz", 0), **labels_of(session.seats)}


def plain_labels(seats: Mapping[Seat, object]) -> dict[Seat, SeatLabel]:
    """Names for seats that nobody has named: P1 to P6, each in the colour of its number."""
    return {seat: SeatLabel(f"P{seat}" if seat else "Díaz", seat) for seat in seats}


# --- Handicaps in words. --------------------------------------------------------------------------


def handicap_words(handicap: Handicap) -> str:
    """What a seat has more or less than the others, in a line; "" for nothing."""
    parts = []
    if handicap.gold > 0:
        parts.append(say("{0} more", gold_words(handicap.gold)))
    elif handicap.gold < 0:
        parts.append(say("{0} less", gold_words(-handicap.gold)))
    if handicap.hand:
        parts.append(say("a Hand Limit of {0}", handicap.hand_limit))
    if handicap.prestige is not None:
        parts.append(say("a point of {0}", prestige_words(handicap.prestige)))
    return joined(parts, "and") if parts else ""
