"""Terms of the game as displayed, and noun phrases for filters and counts."""

from typing import Final, Literal, TypeAlias

from paxdesk.language import Sentence, join_words, tr, tr_lazy, tr_noop, tr_plural
from paxdesk.porfiriana.rules import card_verbs as verbs
from paxdesk.porfiriana.rules.actions import SLOTS, Slot, price_column

LastWord: TypeAlias = Literal["and", "or"]

FACTION_WORDS: dict[verbs.Faction, str] = {
    "green": tr_noop("Federal"),
    "blue": tr_noop("U.S."),
    "white": tr_noop("Local"),
    "red": tr_noop("Rebel"),
}
PRESTIGE_WORDS: dict[verbs.Prestige, str] = {
    "loyalty": tr_noop("Loyalty"),
    "outrage": tr_noop("Outrage"),
    "command": tr_noop("Command"),
    "revolution": tr_noop("Revolution"),
}
REGIME_WORDS: dict[verbs.RegimeKey, str] = {
    "pax": tr_noop("Pax Porfiriana"),
    "us_intervention": tr_noop("U.S. Intervention"),
    "martial_law": tr_noop("Martial Law"),
    "anarchy": tr_noop("Anarchy"),
}
TOPPLING_WORDS: dict[verbs.RegimeKey, str] = {
    "pax": tr_noop("Retirement"),
    "us_intervention": tr_noop("Annexation"),
    "martial_law": tr_noop("Coup d'état"),
    "anarchy": tr_noop("Free Elections"),
}
DISTRICT_WORDS: dict[verbs.District, str] = {
    "sonora": tr_noop("Sonora"),
    "chihuahua": tr_noop("Chihuahua"),
    "america": tr_noop("America"),
}
CONNECTION_WORDS: dict[verbs.Connection, str] = {
    "foot": tr_noop("On foot"),
    "mule": tr_noop("By mule"),
    "rail": tr_noop("By rail"),
}
OVAL_WORDS: dict[verbs.OvalKind, str] = {
    "mule": tr_noop("Mule road"),
    "rail": tr_noop("Rail"),
    "extra": tr_noop("Canal or ship"),
}
PROVENANCE_WORDS: dict[verbs.Provenance, str] = {
    "stated": tr_noop("stated"),
    "partly_stated": tr_noop("partly stated"),
    "reconstructed": tr_noop("reconstructed"),
    "my_box": tr_noop("my box"),
}
PluralForm: TypeAlias = Literal[0, 1, 2]
"""Form of a noun: singular after "each", plural, or singular with its article."""
ONE: Final = 0
MANY: Final = 1
AN: Final = 2
KIND_NOUNS: dict[verbs.FilterKind, tuple[str, str, str]] = {
    "enterprise": (tr_noop("enterprise"), tr_noop("enterprises"), tr_noop("an enterprise")),
    "partner": (tr_noop("partner"), tr_noop("partners"), tr_noop("a partner")),
    "troop": (tr_noop("troop"), tr_noop("troops"), tr_noop("a troop")),
    "headline": (tr_noop("headline"), tr_noop("headlines"), tr_noop("a headline")),
    "orange": (tr_noop("orange card"), tr_noop("orange cards"), tr_noop("an orange card")),
    "black": (tr_noop("black card"), tr_noop("black cards"), tr_noop("a black card")),
}
INDUSTRY_NOUNS: dict[verbs.Industry, tuple[str, str, str]] = {
    "ranch": (tr_noop("ranch"), tr_noop("ranches"), tr_noop("a ranch")),
    "plantation": (tr_noop("plantation"), tr_noop("plantations"), tr_noop("a plantation")),
    "mine": (tr_noop("mine"), tr_noop("mines"), tr_noop("a mine")),
    "bank": (tr_noop("bank"), tr_noop("banks"), tr_noop("a bank")),
    "gun_store": (tr_noop("gun store"), tr_noop("gun stores"), tr_noop("a gun store")),
    "smelter": (tr_noop("smelter"), tr_noop("smelters"), tr_noop("a smelter")),
    "project": (tr_noop("project"), tr_noop("projects"), tr_noop("a project")),
    "railroad": (tr_noop("railroad"), tr_noop("railroads"), tr_noop("a railroad")),
    "lumber": (
        tr_noop("lumber company"),
        tr_noop("lumber companies"),
        tr_noop("a lumber company"),
    ),
    "factory": (tr_noop("factory"), tr_noop("factories"), tr_noop("a factory")),
    "brewery": (tr_noop("brewery"), tr_noop("breweries"), tr_noop("a brewery")),
    "farm": (tr_noop("farm"), tr_noop("farms"), tr_noop("a farm")),
    "casino": (tr_noop("casino"), tr_noop("casinos"), tr_noop("a casino")),
    "hotel": (tr_noop("hotel"), tr_noop("hotels"), tr_noop("a hotel")),
    "school": (tr_noop("school"), tr_noop("schools"), tr_noop("a school")),
}


CARDS_WORDS = (tr_noop("card"), tr_noop("cards"), tr_noop("a card"))
NEWSPAPER_WORDS = (tr_noop("newspaper"), tr_noop("newspapers"), tr_noop("a newspaper"))
MEMBER_WORDS = (
    tr_noop("partner or troop"),
    tr_noop("partners or troops"),
    tr_noop("a partner or a troop"),
)
"""Nouns for a filter by faction that names no kind of card."""
SLAVE_WORDS: dict[tuple[bool, bool], str] = {
    (False, False): tr_noop("free {cards}"),
    (True, False): tr_noop("slave {cards}"),
    (False, True): tr_noop("{cards} without slaves"),
    (True, True): tr_noop("{cards} with slaves"),
}
"""Phrases for slave and free enterprises.

Keys: whether they have slaves, and whether the noun already has its article.
"""
RAIL_CONNECTED_WORDS: dict[tuple[bool, bool], str] = {
    (False, False): tr_noop("{cards} without a rail connection"),
    (True, False): tr_noop("rail-connected {cards}"),
    (False, True): tr_noop("{cards} without a rail connection"),
    (True, True): tr_noop("{cards} with a rail connection"),
}
FACTION_CARDS_WORDS: dict[bool, str] = {
    False: tr_noop("{faction} {cards}"),
    True: tr_noop("{cards} of the {faction} faction"),
}
NO_NEWSPAPER_WORDS: dict[bool, str] = {
    False: tr_noop("{cards} other than a newspaper"),
    True: tr_noop("{cards} other than newspapers"),
}
UNREST_WORDS: dict[bool, str] = {
    False: tr_noop("{cards} without Unrest"),
    True: tr_noop("{cards} with Unrest"),
}
COUNTED_CARDS: dict[verbs.Owner, str] = {
    "any": tr_noop("{one}, regardless of owner"),
    "self": tr_noop("{one} that they own"),
    "attacker": tr_noop("{one} you have"),
    "victim": tr_noop("{one} of the victim"),
}
"""Phrases for counted cards, after "for each", by owner."""
COUNTED_POINTS: dict[verbs.Owner, str] = {
    "any": tr_noop("active {prestige} point, regardless of owner"),
    "self": tr_noop("of their active {prestige} points"),
    "attacker": tr_noop("of your active {prestige} points"),
    "victim": tr_noop("of the victim's active {prestige} points"),
}


MARKET_PLACES: dict[tuple[bool, bool], str] = {
    (False, True): tr_noop("the upper place of column {column}"),
    (False, False): tr_noop("the lower place of column {column}"),
    (True, True): tr_noop("{card}, upper card of column {column}"),
    (True, False): tr_noop("{card}, lower card of column {column}"),
}
"""Phrases for a market slot.

Keys: whether its card is named, and whether it is in the upper row.
"""


def district_words(district: verbs.District) -> str:
    """Return the name of a district: "Sonora"."""
    return tr(DISTRICT_WORDS[district])


def faction_words(faction: verbs.Faction) -> str:
    """Return the name of a faction: "Federal"."""
    return tr(FACTION_WORDS[faction])


def prestige_words(prestige: verbs.Prestige) -> str:
    """Return the name of a kind of prestige: "Loyalty"."""
    return tr(PRESTIGE_WORDS[prestige])


def regime_words(regime: verbs.RegimeKey) -> str:
    """Return the name of a regime: "Martial Law"."""
    return tr(REGIME_WORDS[regime])


def connection_words(connection: verbs.Connection) -> str:
    """Return the name of a connection: "By rail"."""
    return tr(CONNECTION_WORDS[connection])


def oval_words(kind: verbs.OvalKind) -> str:
    """Return the name of the connection built on an oval: "Rail"."""
    return tr(OVAL_WORDS[kind])


def market_place(slot: Slot, card: str = "") -> Sentence:
    """Return a market slot in words: "Rail Howitzers, upper card of column 5"."""
    words = MARKET_PLACES[bool(card), SLOTS[slot].startswith("a")]
    return tr_lazy(words, card=card, column=price_column(slot) + 1)


def unrest_words(number: int) -> str:
    """Return the amount of Unrest in words, with the right plural: "1 Unrest"."""
    return tr_plural("%n Unrest", "", number)


def plural(number: int, one: str, many: str = "") -> str:
    """Return a number with its noun in English; use :func:`tr_plural` for displayed text."""
    return f"{number} {one if number == 1 else many or one + 's'}"


def where_words(
    where: verbs.Where,
    form: PluralForm = MANY,
    otherwise: verbs.FilterKind | None = None,
    last: LastWord = "or",
) -> str:
    """Return a filter as a noun phrase: "mines in Sonora without Unrest".

    ``otherwise`` is the kind of card if the filter has none.
    """
    if not where:
        return _noun(verbs.Filter(), form, otherwise, last)
    return join_words((_filter_words(each, form, otherwise, last) for each in where), last)


def _filter_words(
    condition: verbs.Filter, form: PluralForm, otherwise: verbs.FilterKind | None, last: LastWord
) -> str:
    """Return the noun phrase for one filter."""
    words, article = _noun(condition, form, otherwise, last), form == AN
    if condition.slave is not None:
        words = tr(SLAVE_WORDS[condition.slave, article], cards=words)
    if condition.prestige:
        kinds = join_words(prestige_words(each) for each in condition.prestige)
        words = tr("{cards} with {prestige}", prestige=kinds, cards=words)
    if condition.rail_connected is not None:
        words = tr(RAIL_CONNECTED_WORDS[condition.rail_connected, article], cards=words)
    if condition.faction:
        factions = join_words((faction_words(each) for each in condition.faction), last)
        words = tr(FACTION_CARDS_WORDS[article], faction=factions, cards=words)
    if condition.newspaper is False:
        words = tr(NO_NEWSPAPER_WORDS[form == MANY], cards=words)
    if condition.district:
        districts = join_words(district_words(each) for each in condition.district)
        words = tr("{cards} in {district}", cards=words, district=districts)
    if condition.unrest is not None:
        words = tr(UNREST_WORDS[condition.unrest], cards=words)
    return words


def _noun(
    condition: verbs.Filter, form: PluralForm, otherwise: verbs.FilterKind | None, last: LastWord
) -> str:
    """Return the most specific noun for the filter."""
    if condition.newspaper:
        return tr(NEWSPAPER_WORDS[form])
    if condition.industry:
        return join_words((tr(INDUSTRY_NOUNS[each][form]) for each in condition.industry), last)
    if condition.kind:
        return join_words((tr(KIND_NOUNS[each][form]) for each in condition.kind), last)
    if otherwise is not None:
        return tr(KIND_NOUNS[otherwise][form])
    if condition.district or condition.slave is not None or condition.rail_connected is not None:
        return tr(KIND_NOUNS["enterprise"][form])
    if condition.newspaper is False:
        return tr(KIND_NOUNS["partner"][form])
    if condition.faction:
        return tr(MEMBER_WORDS[form])
    return tr(CARDS_WORDS[form])


def count_words(count: verbs.Count) -> str:
    """Return the counted things, after "for each": "mine in Sonora, regardless of owner"."""
    if count.points is not None:
        return tr(COUNTED_POINTS[count.of], prestige=prestige_words(count.points))
    return tr(COUNTED_CARDS[count.of], one=where_words(count.where or (), ONE))
