"""The public words of the game, and filters and counts put into words.

Sentences made of these stand in ``wording.py``. Nothing here knows a card by
number, and nothing here is needed to play: it is what people read. The tables hold English,
which is said where it is used.
"""

from paxdesk.language import counted, joined, say, template
from paxdesk.porfiriana.rules.vocabulary import (
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
KIND_NOUNS: dict[FilterKind, tuple[str, str]] = {
    "enterprise": (template("enterprise"), template("enterprises")),
    "partner": (template("partner"), template("partners")),
    "troop": (template("troop"), template("troops")),
    "headline": (template("headline"), template("headlines")),
    "orange": (template("orange card"), template("orange cards")),
    "black": (template("black card"), template("black cards")),
}
INDUSTRY_NOUNS: dict[Industry, tuple[str, str]] = {
    "ranch": (template("ranch"), template("ranches")),
    "plantation": (template("plantation"), template("plantations")),
    "mine": (template("mine"), template("mines")),
    "bank": (template("bank"), template("banks")),
    "gun_store": (template("gun store"), template("gun stores")),
    "smelter": (template("smelter"), template("smelters")),
    "project": (template("project"), template("projects")),
    "railroad": (template("railroad"), template("railroads")),
    "lumber": (template("lumber company"), template("lumber companies")),
    "factory": (template("factory"), template("factories")),
    "brewery": (template("brewery"), template("breweries")),
    "farm": (template("farm"), template("farms")),
    "casino": (template("casino"), template("casinos")),
    "hotel": (template("hotel"), template("hotels")),
    "school": (template("school"), template("schools")),
}


CARDS_WORDS: dict[bool, str] = {
    False: template("card"),
    True: template("cards"),
}
NEWSPAPER_WORDS: dict[bool, str] = {
    False: template("newspaper"),
    True: template("newspapers"),
}
MEMBER_WORDS: dict[bool, str] = {
    False: template("partner or troop"),
    True: template("partners or troops"),
}
"""What a filter of nothing but factions selects."""
SLAVE_WORDS: dict[bool, str] = {
    False: template("free {cards}"),
    True: template("slave {cards}"),
}
RAIL_CONNECTED_WORDS: dict[bool, str] = {
    False: template("{cards} without a rail connection"),
    True: template("rail-connected {cards}"),
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
    "self": template("of their {many}"),
    "attacker": template("of your {many}"),
    "victim": template("of the victim's {many}"),
}
"""What is counted, after "for each"; ``one`` and ``many`` are both given to every template."""
COUNTED_POINTS: dict[Owner, str] = {
    "any": template("active {prestige} point, whoever owns it"),
    "self": template("of their active {prestige} points"),
    "attacker": template("of your active {prestige} points"),
    "victim": template("of the victim's active {prestige} points"),
}


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


def unrest_words(number: int) -> str:
    """ "1 Unrest", "2 Unrest": other languages tell one from many."""
    return counted("%n Unrest", "", number)


def plural(number: int, one: str, many: str = "") -> str:
    """``1 card``, ``2 cards`` in English; what players read is :func:`counted`."""
    return f"{number} {one if number == 1 else many or one + 's'}"


def where_words(where: Where, many: bool = True, otherwise: FilterKind | None = None) -> str:
    """A filter as a noun phrase: "Federal or Local troops", "mines in Sonora without Unrest".

    ``many`` chooses the plural. ``otherwise`` is the kind of card meant where the filter
    itself names none, as in the filters of discounts and monopolies.
    """
    if not where:
        return _noun(Filter(), many, otherwise)
    return joined(_filter_words(each, many, otherwise) for each in where)


def _filter_words(condition: Filter, many: bool, otherwise: FilterKind | None) -> str:
    """The noun, and each condition put around what is said already, from the nearest outwards."""
    words = _noun(condition, many, otherwise)
    if condition.slave is not None:
        words = say(SLAVE_WORDS[condition.slave], cards=words)
    if condition.prestige:
        kinds = joined(prestige_words(each) for each in condition.prestige)
        words = say("{cards} with {prestige}", prestige=kinds, cards=words)
    if condition.rail_connected is not None:
        template = RAIL_CONNECTED_WORDS[condition.rail_connected]
        words = say(template, cards=words)
    if condition.faction:
        factions = joined(faction_words(each) for each in condition.faction)
        words = say("{faction} {cards}", faction=factions, cards=words)
    if condition.newspaper is False:
        words = say(NO_NEWSPAPER_WORDS[many], cards=words)
    if condition.district:
        districts = joined(district_words(each) for each in condition.district)
        words = say("{cards} in {district}", cards=words, district=districts)
    if condition.unrest is not None:
        words = say(UNREST_WORDS[condition.unrest], cards=words)
    return words


def _noun(condition: Filter, many: bool, otherwise: FilterKind | None) -> str:
    """What the filter selects, as precisely as it says: newspaper, industry, kind of card."""
    if condition.newspaper:
        return say(NEWSPAPER_WORDS[many])
    if condition.industry:
        return joined(say(INDUSTRY_NOUNS[each][many]) for each in condition.industry)
    if condition.kind:
        return joined(say(KIND_NOUNS[each][many]) for each in condition.kind)
    if otherwise is not None:
        return say(KIND_NOUNS[otherwise][many])
    if condition.district or condition.slave is not None or condition.rail_connected is not None:
        return say(KIND_NOUNS["enterprise"][many])
    if condition.newspaper is False:
        return say(KIND_NOUNS["partner"][many])
    if condition.faction:
        return say(MEMBER_WORDS[many])
    return say(CARDS_WORDS[many])


def count_words(count: Count) -> str:
    """What is counted, after "for each": "mine in Sonora, whoever owns it", "of your partners"."""
    if count.points is not None:
        return say(COUNTED_POINTS[count.of], prestige=prestige_words(count.points))
    where = count.where or ()
    return say(COUNTED_CARDS[count.of], one=where_words(where, many=False), many=where_words(where))
