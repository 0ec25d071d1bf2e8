"""Handicaps in words. No Qt here."""

from paxdesk.language import joined, say
from paxdesk.porfiriana.rules.handicaps import Handicap
from paxdesk.porfiriana.rules.phrases import prestige_words
from paxdesk.porfiriana.rules.state import HAND_LIMIT
from paxdesk.porfiriana.table.words.terms import gold_words


def handicap_words(handicap: Handicap) -> str:
    """What a seat has more or less than the others, in a line; "" for nothing."""
    parts = []
    if handicap.gold > 0:
        parts.append(say("{0} more", gold_words(handicap.gold)))
    elif handicap.gold < 0:
        parts.append(say("{0} less", gold_words(-handicap.gold)))
    if handicap.hand:
        parts.append(say("a Hand Limit of {0}", HAND_LIMIT + handicap.hand))
    if handicap.prestige is not None:
        parts.append(say("a point of {0}", prestige_words(handicap.prestige)))
    return joined(parts, "and") if parts else ""
