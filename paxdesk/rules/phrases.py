"""The public words of the game, and filters and counts put into English.

Sentences made of these stand in ``wording.py``. Nothing here knows a card by
number, and nothing here is needed to play: it is what people read.
"""

from collections.abc import Iterable

from paxdesk.rules.vocabulary import (
    Connection,
    Count,
    District,
    Faction,
    Filter,
    FilterKind,
    Industry,
    OvalKind,
    Prestige,
    Provenance,
    RegimeKey,
    Where,
)

FACTION_WORDS: dict[Faction, str] = {
    "green": "Federal",
    "blue": "U.S.",
    "white": "Local",
    "red": "Rebel",
}
PRESTIGE_WORDS: dict[Prestige, str] = {
    "loyalty": "Loyalty",
    "outrage": "Outrage",
    "command": "Command",
    "revolution": "Revolution",
}
REGIME_WORDS: dict[RegimeKey, str] = {
    "pax": "Pax Porfiriana",
    "us_intervention": "U.S. Intervention",
    "martial_law": "Martial Law",
    "anarchy": "Anarchy",
}
TOPPLING_WORDS: dict[RegimeKey, str] = {
    "pax": "Retirement",
    "us_intervention": "Annexation",
    "martial_law": "Coup d'état",
    "anarchy": "Free Elections",
}
DISTRICT_WORDS: dict[District, str] = {
    "sonora": "Sonora",
    "chihuahua": "Chihuahua",
    "america": "America",
}
CONNECTION_WORDS: dict[Connection, str] = {
    "foot": "On foot",
    "mule": "By mule",
    "rail": "By rail",
}
OVAL_WORDS: dict[OvalKind, str] = {
    "mule": "Mule road",
    "rail": "Rail",
    "extra": "Canal or ship",
}
PROVENANCE_WORDS: dict[Provenance, str] = {
    "stated": "stated",
    "partly_stated": "partly stated",
    "reconstructed": "reconstructed",
}
KIND_NOUNS: dict[FilterKind, tuple[str, str]] = {
    "enterprise": ("enterprise", "enterprises"),
    "partner": ("partner", "partners"),
    "troop": ("troop", "troops"),
    "headline": ("headline", "headlines"),
    "orange": ("orange card", "orange cards"),
    "black": ("black card", "black cards"),
}
INDUSTRY_NOUNS: dict[Industry, tuple[str, str]] = {
    "ranch": ("ranch", "ranches"),
    "plantation": ("plantation", "plantations"),
    "mine": ("mine", "mines"),
    "bank": ("bank", "banks"),
    "gun_store": ("gun store", "gun stores"),
    "smelter": ("smelter", "smelters"),
    "project": ("project", "projects"),
    "railroad": ("railroad", "railroads"),
    "lumber": ("lumber works", "lumber works"),
    "factory": ("factory", "factories"),
    "brewery": ("brewery", "breweries"),
    "farm": ("farm", "farms"),
    "casino": ("casino", "casinos"),
    "hotel": ("hotel", "hotels"),
    "school": ("school", "schools"),
}


def capitalized(words: str) -> str:
    """The words with a capital first letter; the rest stays as it is ("U.S. troops")."""
    return words[:1].upper() + words[1:]


def sentence(words: str) -> str:
    """The words as a sentence: capital letter and full stop (not two after "U.S.")."""
    return capitalized(words) + ("" if words.endswith((".", "!")) else ".")


def joined(words: Iterable[str], last: str = "or") -> str:
    """A list in running text: "a", "a or b", "a, b or c"."""
    each = list(words)
    if len(each) < 2:
        return "".join(each)
    return f"{', '.join(each[:-1])} {last} {each[-1]}"


def plural(number: int, one: str, many: str = "") -> str:
    """``1 card``, ``2 cards``; ``many`` for what does not simply take an s."""
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
    words = []
    if condition.faction:
        words.append(joined(FACTION_WORDS[each] for each in condition.faction))
    if condition.rail_connected is not None:
        words.append("rail-connected" if condition.rail_connected else "not rail-connected")
    if condition.prestige:
        words.append(joined(PRESTIGE_WORDS[each] for each in condition.prestige))
    if condition.slave is not None:
        words.append("slave" if condition.slave else "free")
    words.append(_noun(condition, many, otherwise))
    if condition.newspaper is False:
        words.append("other than newspapers" if many else "other than a newspaper")
    if condition.district:
        words.append("in " + joined(DISTRICT_WORDS[each] for each in condition.district))
    if condition.unrest is not None:
        words.append("with Unrest" if condition.unrest else "without Unrest")
    return " ".join(words)


def _noun(condition: Filter, many: bool, otherwise: FilterKind | None) -> str:
    """What the filter selects, as precisely as it says: newspaper, industry, kind of card."""
    if condition.newspaper:
        return "newspapers" if many else "newspaper"
    if condition.industry:
        return joined(INDUSTRY_NOUNS[each][many] for each in condition.industry)
    if condition.kind:
        return joined(KIND_NOUNS[each][many] for each in condition.kind)
    if otherwise is not None:
        return KIND_NOUNS[otherwise][many]
    if condition.district or condition.slave is not None or condition.rail_connected is not None:
        return KIND_NOUNS["enterprise"][many]
    if condition.newspaper is False:
        return KIND_NOUNS["partner"][many]
    if condition.faction:
        return "partners or troops" if many else "partner or troop"
    return "cards" if many else "card"


def count_words(count: Count) -> str:
    """What is counted, after "for each": "mine in Sonora, whoever owns it", "of your partners"."""
    if count.points is not None:
        one = f"active {PRESTIGE_WORDS[count.points]} point"
        many = f"{one}s"
    else:
        one = where_words(count.where or (), many=False)
        many = where_words(count.where or ())
    match count.of:
        case "any":
            return f"{one}, whoever owns it"
        case "self":
            return f"of their {many}"
        case "attacker":
            return f"of your {many}"
        case "victim":
            return f"of the victim's {many}"
