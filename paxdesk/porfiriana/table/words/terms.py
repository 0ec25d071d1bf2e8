"""Terms, counts and labels for texts; see also ``rules/term_words.py``. No Qt."""

from collections.abc import Mapping
from typing import Final

from paxdesk.desk.words import Names, SeatLabel, labels_of
from paxdesk.language import join_words, tr, tr_noop, tr_plural
from paxdesk.porfiriana.rules.actions import Seat
from paxdesk.porfiriana.rules.card_verbs import Connection, Mood, OvalKind, RegimeKey
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.rules.state import Options
from paxdesk.porfiriana.rules.term_words import TOPPLING_WORDS, prestige_words
from paxdesk.porfiriana.rules.variant import Handicap
from paxdesk.porfiriana.session import Session

WAYS: Final[dict[Connection, str]] = {
    "foot": tr_noop("on foot"),
    "mule": tr_noop("by mule"),
    "rail": tr_noop("by rail"),
}
WAY_PRICES: Final[dict[Connection, str]] = {
    "foot": tr_noop("foot {0}"),
    "mule": tr_noop("mule {0}"),
    "rail": tr_noop("rail {0}"),
}
OVALS: Final[dict[OvalKind, str]] = {
    "mule": tr_noop("mule road"),
    "rail": tr_noop("rail"),
    "extra": tr_noop("canal or ship"),
}
MOODS: Final[dict[Mood, str]] = {"bull": tr_noop("bull"), "bear": tr_noop("bear")}


def toppling_term(regime: RegimeKey) -> str:
    """Return the name of toppling Díaz under a regime, such as "Free Elections"."""
    return tr(TOPPLING_WORDS[regime])


def way_term(connection: Connection) -> str:
    """Return a connection as a means of travel, such as "by rail"."""
    return tr(WAYS[connection])


def way_price(connection: Connection | None, price: str) -> str:
    """Return a price with any connection: "rail 3 gold"."""
    return price if connection is None else tr(WAY_PRICES[connection], price)


def oval_term(kind: OvalKind) -> str:
    return tr(OVALS[kind])


def mood_term(mood: Mood) -> str:
    return tr(MOODS[mood])


def cards_words(number: int) -> str:
    return tr_plural("%n card(s)", "", number)


def cubes_words(number: int) -> str:
    return tr_plural("%n cube(s)", "", number)


def actions_words(number: int) -> str:
    return tr_plural("%n action(s)", "", number)


def gold_words(number: int) -> str:
    return tr("{0} gold", number)


def deck_words(deck: Deck) -> str:
    """Return how many cards of a deck are corrected and checked, and its code."""
    return ", ".join(
        (
            tr_plural("%n card(s) corrected by you", "", deck.changed),
            tr_plural("%n card(s) checked", "", len(deck.checked)),
            tr("deck {code}", code=deck.code),
        )
    )


def seat_labels(session: Session) -> dict[Seat, SeatLabel]:
    """Return the labels of a session's seats; 0 is Díaz."""
    return {0: SeatLabel("Díaz", 0), **labels_of(session.seats)}


def plain_labels(seats: Mapping[Seat, object]) -> dict[Seat, SeatLabel]:
    """Return the labels of seats without names: "P1", and "Díaz" for 0."""
    return {seat: SeatLabel(f"P{seat}" if seat else "Díaz", seat) for seat in seats}


def handicap_words(handicap: Handicap) -> str:
    """Return a seat's handicap as text; "" if there is none."""
    parts = []
    if handicap.gold > 0:
        parts.append(tr("{0} more", gold_words(handicap.gold)))
    elif handicap.gold < 0:
        parts.append(tr("{0} less", gold_words(-handicap.gold)))
    if handicap.hand:
        parts.append(tr("a Hand Limit of {0}", handicap.hand_limit))
    if handicap.prestige is not None:
        parts.append(tr("a point of {0}", prestige_words(handicap.prestige)))
    return join_words(parts, "and") if parts else ""


def handicap_lines(options: Options, names: Names) -> list[str]:
    """Return the handicap of each player who has one, as text."""
    given = ((seat, handicap_words(each)) for seat, each in enumerate(options.handicaps, start=1))
    return [
        tr("Handicap of {name}: {handicap}", name=names[seat], handicap=words)
        for seat, words in given
        if words
    ]
