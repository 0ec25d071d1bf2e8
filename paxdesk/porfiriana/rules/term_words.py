"""The public words of the game, and filters and counts put into words.

Sentences made of these stand in ``wording.py``. Nothing here knows a card by
number, and nothing here is needed to play: it is what people read. The tables hold English,
which is said where it is used.
"""

from typing import Final, Literal, TypeAlias

from paxdesk.language import Sentence, counted, joined, later, say, template
from paxdesk.porfiriana.rules.actions import SLOTS, Slot, column
from paxdesk.porfiriana.rules.card_verbs import (
    Connection,
    Count,
    District,
    Faction,
    Filter,
    FilterKind,
    Industry,
    OvalKind,
    Owner,
    Prestige,
    Provenance,
    RegimeKey,
    Where,
)

LastWord: TypeAlias = Literal["and", "or"]

FACTION_WORDS: dict[Faction, str] = {
    "green": template("Federal"),
    "blue": template("U.S."),
    "white": template("Local"),
    "red": template("Rebel"),
}
PRESTIGE_WORDS: dict[Prestige, str] = {
    "loyalty": template("Loyalty"),
    "outrage": template("Outrage"),
    "command": template("Command"),
    "revolution": template("Revolution"),
}
REGIME_WORDS: dict[RegimeKey, str] = {
    "pax": template("Pax Porfiriana"),
    "us_intervention": template("U.S. Intervention"),
    "martial_law": template("Martial Law"),
    "anarchy": template("Anarchy"),
}
TOPPLING_WORDS: dict[RegimeKey, str] = {
    "pax": template("Retirement"),
    "us_intervention": template("Annexation"),
    "martial_law": template("Coup d'état"),
    "anarchy": template("Free Elections"),
}
DISTRICT_WORDS: dict[District, str] = {
    "sonora": template("Sonora"),
    "chihuahua": template("Chihuahua"),
    "america": template("America"),
}
CONNECTION_WORDS: dict[Connection, str] = {
    "foot": template("On foot"),
    "mule": template("By mule"),
    "rail": template("By rail"),
}
OVAL_WORDS: dict[OvalKind, str] = {
    "mule": template("Mule road"),
    "rail": template("Rail"),
    "extra": template("Canal or ship"),
}
PROVENANCE_WORDS: dict[Provenance, str] = {
    "stated": template("stated"),
    "partly_stated": template("partly stated"),
    "reconstructed": template("reconstructed"),
}
Form: TypeAlias = Literal[0, 1, 2]
"""Of a noun: one after "each", many, or one with its article."""
ONE: Final = 0
MANY: Final = 1
AN: Final = 2
KIND_NOUNS: dict[FilterKind, tuple[str, str, str]] = {
    "enterprise": (template("enterprise"), template("enterprises"), template("an enterprise")),
    "partner": (template("partner"), template("partners"), template("a partner")),
    "troop": (template("troop"), template("troops"), template("a troop")),
    "headline": (template("headline"), template("headlines"), template("a headline")),
    "orange": (template("orange card"), template("orange cards"), template("an orange card")),
    "black": (template("black card"), template("black cards"), template("a black card")),
}
INDUSTRY_NOUNS: dict[Industry, tuple[str, str, str]] = {
    "ranch": (template("ranch"), template("ranches"), template("a ranch")),
    "plantation": (template("plantation"), template("plantations"), template("a plantation")),
    "mine": (template("mine"), template("mines"), template("a mine")),
    "bank": (template("bank"), template("banks"), template("a bank")),
    "gun_store": (template("gun store"), template("gun stores"), template("a gun store")),
    "smelter": (template("smelter"), template("smelters"), template("a smelter")),
    "project": (template("project"), template("projects"), template("a project")),
    "railroad": (template("railroad"), template("railroads"), template("a railroad")),
    "lumber": (
        template("lumber company"),
        template("lumber companies"),
        template("a lumber company"),
    ),
    "factory": (template("factory"), template("factories"), template("a factory")),
    "brewery": (template("brewery"), template("breweries"), template("a brewery")),
    "farm": (template("farm"), template("farms"), template("a farm")),
    "casino": (template("casino"), template("casinos"), template("a casino")),
    "hotel": (template("hotel"), template("hotels"), template("a hotel")),
    "school": (template("school"), template("schools"), template("a school")),
}


CARDS_WORDS = (template("card"), template("cards"), template("a card"))
NEWSPAPER_WORDS = (template("newspaper"), template("newspapers"), template("a newspaper"))
MEMBER_WORDS = (
    template("partner or troop"),
    template("partners or troops"),
    template("a partner or a troop"),
)
"""What a filter of nothing but factions selects."""
SLAVE_WORDS: dict[tuple[bool, bool], str] = {
    (False, False): template("free {cards}"),
    (True, False): template("slave {cards}"),
    (False, True): template("{cards} without slaves"),
    (True, True): template("{cards} with slaves"),
}
"""With slaves or without; then whether the noun has its article, behind which all follows."""
RAIL_CONNECTED_WORDS: dict[tuple[bool, bool], str] = {
    (False, False): template("{cards} without a rail connection"),
    (True, False): template("rail-connected {cards}"),
    (False, True): template("{cards} without a rail connection"),
    (True, True): template("{cards} with a rail connection"),
}
FACTION_CARDS_WORDS: dict[bool, str] = {
    False: template("{faction} {cards}"),
    True: template("{cards} of the {faction} faction"),
}
NO_NEWSPAPER_WORDS: dict[bool, str] = {
    False: template("{cards} other than a newspaper"),
    True: template("{cards} other than newspapers"),
}
UNREST_WORDS: dict[bool, str] = {
    False: template("{cards} without Unrest"),
    True: template("{cards} with Unrest"),
}
COUNTED_CARDS: dict[Owner, str] = {
    "any": template("{one}, whoever owns it"),
    "self": template("{one} that they own"),
    "attacker": template("{one} of yours"),
    "victim": template("{one} of the victim"),
}
"""What is counted, after "for each"."""
COUNTED_POINTS: dict[Owner, str] = {
    "any": template("active {prestige} point, whoever owns it"),
    "self": template("of their active {prestige} points"),
    "attacker": template("of your active {prestige} points"),
    "victim": template("of the victim's active {prestige} points"),
}


MARKET_PLACES: dict[tuple[bool, bool], str] = {
    (False, True): template("the upper place of column {column}"),
    (False, False): template("the lower place of column {column}"),
    (True, True): template("{card}, upper card of column {column}"),
    (True, False): template("{card}, lower card of column {column}"),
}
"""By whether a card is named there, and whether the place is in the upper row."""


def district_words(district: District) -> str:
    """What a district is called: "Sonora"."""
    return say(DISTRICT_WORDS[district])


def faction_words(faction: Faction) -> str:
    """What a faction is called: "Federal"."""
    return say(FACTION_WORDS[faction])


def prestige_words(prestige: Prestige) -> str:
    """What a kind of prestige is called: "Loyalty"."""
    return say(PRESTIGE_WORDS[prestige])


def regime_words(regime: RegimeKey) -> str:
    """What a regime is called: "Martial Law"."""
    return say(REGIME_WORDS[regime])


def connection_words(connection: Connection) -> str:
    """How one travels: "By rail"."""
    return say(CONNECTION_WORDS[connection])


def oval_words(kind: OvalKind) -> str:
    """What is built on an oval: "Rail"."""
    return say(OVAL_WORDS[kind])


def market_place(slot: Slot, card: str = "") -> Sentence:
    """A place of the market as those see it who play: "Rail Howitzers, upper card of column 5"."""
    words = MARKET_PLACES[bool(card), SLOTS[slot].startswith("a")]
    return later(words, card=card, column=column(slot) + 1)


def unrest_words(number: int) -> str:
    """ "1 Unrest", "2 Unrest": other languages tell one from many."""
    return counted("%n Unrest", "", number)


def plural(number: int, one: str, many: str = "") -> str:
    """``1 card``, ``2 cards`` in English; what players read is :func:`counted`."""
    return f"{number} {one if number == 1 else many or one + 's'}"


def where_words(
    where: Where, form: Form = MANY, otherwise: FilterKind | None = None, last: LastWord = "or"
) -> str:
    """A filter as a noun phrase: "Federal or Local troops", "mines in Sonora without Unrest".

    ``otherwise`` is the kind of card meant where the filter itself names none, as in the filters
    of discounts and monopolies; ``last`` stands before the last of several.
    """
    if not where:
        return _noun(Filter(), form, otherwise, last)
    return joined((_filter_words(each, form, otherwise, last) for each in where), last)


def _filter_words(
    condition: Filter, form: Form, otherwise: FilterKind | None, last: LastWord
) -> str:
    """The noun, and each condition put around what is said already, from the nearest outwards."""
    words, article = _noun(condition, form, otherwise, last), form == AN
    if condition.slave is not None:
        words = say(SLAVE_WORDS[condition.slave, article], cards=words)
    if condition.prestige:
        kinds = joined(prestige_words(each) for each in condition.prestige)
        words = say("{cards} with {prestige}", prestige=kinds, cards=words)
    if condition.rail_connected is not None:
        words = say(RAIL_CONNECTED_WORDS[condition.rail_connected, article], cards=words)
    if condition.faction:
        factions = joined((faction_words(each) for each in condition.faction), last)
        words = say(FACTION_CARDS_WORDS[article], faction=factions, cards=words)
    if condition.newspaper is False:
        words = say(NO_NEWSPAPER_WORDS[form == MANY], cards=words)
    if condition.district:
        districts = joined(district_words(each) for each in condition.district)
        words = say("{cards} in {district}", cards=words, district=districts)
    if condition.unrest is not None:
        words = say(UNREST_WORDS[condition.unrest], cards=words)
    return words


def _noun(condition: Filter, form: Form, otherwise: FilterKind | None, last: LastWord) -> str:
    """What the filter selects, as precisely as it says: newspaper, industry, kind of card."""
    if condition.newspaper:
        return say(NEWSPAPER_WORDS[form])
    if condition.industry:
        return joined((say(INDUSTRY_NOUNS[each][form]) for each in condition.industry), last)
    if condition.kind:
        return joined((say(KIND_NOUNS[each][form]) for each in condition.kind), last)
    if otherwise is not None:
        return say(KIND_NOUNS[otherwise][form])
    if condition.district or condition.slave is not None or condition.rail_connected is not None:
        return say(KIND_NOUNS["enterprise"][form])
    if condition.newspaper is False:
        return say(KIND_NOUNS["partner"][form])
    if condition.faction:
        return say(MEMBER_WORDS[form])
    return say(CARDS_WORDS[form])


def count_words(count: Count) -> str:
    """What is counted, after "for each": "mine in Sonora, whoever owns it", "mine of yours"."""
    if count.points is not None:
        return say(COUNTED_POINTS[count.of], prestige=prestige_words(count.points))
    return say(COUNTED_CARDS[count.of], one=where_words(count.where or (), ONE))
