"""The terms of the game in the language of the table: prestige, factions, regimes, ways.

The rules have the same words (``rules/phrases.py``); these stand alone, or in running text.
No Qt here.
"""

from collections.abc import Sequence

from paxdesk.language import mark, say
from paxdesk.rules.vocabulary import Connection, Faction, Mood, OvalKind, Prestige, RegimeKey


def faction_term(faction: Faction) -> str:
    """What a faction is called: "Federal"."""
    terms: dict[Faction, str] = {
        "green": say("Federal"),
        "blue": say("U.S."),
        "white": say("Local"),
        "red": say("Rebel"),
    }
    return terms[faction]


def prestige_term(prestige: Prestige) -> str:
    """What a kind of prestige is called: "Loyalty"."""
    terms: dict[Prestige, str] = {
        "loyalty": say("Loyalty"),
        "outrage": say("Outrage"),
        "command": say("Command"),
        "revolution": say("Revolution"),
    }
    return terms[prestige]


def regime_term(regime: RegimeKey) -> str:
    """What a regime is called: "Martial Law"."""
    terms: dict[RegimeKey, str] = {
        "pax": say("Pax Porfiriana"),
        "us_intervention": say("U.S. Intervention"),
        "martial_law": say("Martial Law"),
        "anarchy": say("Anarchy"),
    }
    return terms[regime]


def toppling_term(regime: RegimeKey) -> str:
    """How Díaz falls under a regime: "Free Elections"."""
    terms: dict[RegimeKey, str] = {
        "pax": say("Retirement"),
        "us_intervention": say("Annexation"),
        "martial_law": say("Coup d'état"),
        "anarchy": say("Free Elections"),
    }
    return terms[regime]


def way_term(connection: Connection) -> str:
    """How one travels: "by rail"."""
    terms: dict[Connection, str] = {
        "foot": say("on foot"),
        "mule": say("by mule"),
        "rail": say("by rail"),
    }
    return terms[connection]


def way_price(connection: Connection | None, price: str) -> str:
    """A price with the way that sets it, as short as can be: "rail 3 gold"."""
    if connection is None:
        return price
    templates: dict[Connection, str] = {
        "foot": mark("foot {0}"),
        "mule": mark("mule {0}"),
        "rail": mark("rail {0}"),
    }
    return say(templates[connection], price)


def oval_term(kind: OvalKind) -> str:
    """What can be built in an oval: "mule road"."""
    terms: dict[OvalKind, str] = {
        "mule": say("mule road"),
        "rail": say("rail"),
        "extra": say("canal or ship"),
    }
    return terms[kind]


def mood_term(mood: Mood) -> str:
    """What a Headline does to the market: "bull"."""
    terms: dict[Mood, str] = {"bull": say("bull"), "bear": say("bear")}
    return terms[mood]


def counted(number: int, one: str, many: str) -> str:
    """A number of things by one of two marked templates: "{0} card" and "{0} cards"."""
    return say(one if number == 1 else many, number)


def cards_words(number: int) -> str:
    """ "1 card", "2 cards"."""
    return counted(number, mark("{0} card"), mark("{0} cards"))


def cubes_words(number: int) -> str:
    """ "1 cube", "2 cubes"."""
    return counted(number, mark("{0} cube"), mark("{0} cubes"))


def actions_words(number: int) -> str:
    """ "1 action", "2 actions"."""
    return counted(number, mark("{0} action"), mark("{0} actions"))


def gold_words(number: int) -> str:
    """ "3 gold"."""
    return say("{0} gold", number)


def listed(words: Sequence[str]) -> str:
    """A list in running text: "a", "a and b", "a, b and c"."""
    if len(words) < 2:
        return "".join(words)
    first, last = ", ".join(words[:-1]), words[-1]
    return say("{first} and {last}", first=first, last=last)
