"""The deck as a whole: numbers, kinds, vocabulary, provenance, prestige, changes of regime."""

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any, get_args

import attrs

from paxdesk.language import say
from paxdesk.lazy_attrs import frozen
from paxdesk.porfiriana.rules.card_verbs import (
    PRESTIGES,
    VERBS,
    Filter,
    Industry,
    Prestige,
    Provenance,
    Regime,
    RegimeAction,
    RegimeKey,
)
from paxdesk.porfiriana.rules.cards import NUMBERS, Card, CardKind, verbs_of
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.rules.term_words import regime_words
from paxdesk.schema import spelled

# --- One line of the audit, and the ways to state one ---------------------------------------------


@frozen
class Total:
    """Something the rules tell about the cards, what they say, and what the deck holds."""

    what: str
    expected: str
    found: str
    ok: bool
    more: int | None = None
    """By how much more is there than was published; None where nothing is simply counted."""


def equal(what: str, expected: object, found: object) -> Total:
    """State that ``found`` is exactly ``expected``."""
    more = None
    if type(expected) is int and type(found) is int:
        more = found - expected
    return Total(what, shown(expected), shown(found), expected == found, more)


def holds(what: str, expected: str, found: object, ok: bool) -> Total:
    """State a condition described by ``expected``."""
    return Total(what, expected, shown(found), ok)


def between(what: str, least: int, most: int | None, found: int) -> Total:
    """State that ``found`` lies between two numbers, both included; ``most`` None has no end."""
    expected = say("at least {least}", least=least) if most is None else from_to(least, most)
    return Total(what, expected, str(found), least <= found and (most is None or found <= most))


def from_to(least: int, most: int) -> str:
    """Two limits in words."""
    return say("{least} to {most}", least=least, most=most)


def none(what: str, offenders: Iterable[object]) -> Total:
    """State that there is no offender (usually a card number)."""
    found = list(offenders)
    return Total(what, say("none"), shown(found), not found)


def having(cards: dict[int, Any], verb: type[Any], **fields: object) -> list[int]:
    """Return the numbers of the cards with a verb whose ``fields`` have these values."""
    return [number for number, card in cards.items() if _has(card, verb, fields)]


def _has(card: Card, verb: type[Any], fields: dict[str, object]) -> bool:
    return any(
        isinstance(each, verb) and all(getattr(each, key) == fields[key] for key in fields)
        for each in verbs_of(card)
    )


def shown(value: object) -> str:
    """Write a value for the table: lists and maps without Python's brackets and quotes."""
    if isinstance(value, dict):
        return ", ".join(f"{key} {shown(each)}" for key, each in value.items())
    if isinstance(value, set | frozenset):
        return shown(sorted(value))
    if isinstance(value, list | tuple):
        return ", ".join(shown(each) for each in value) or say("none")
    if isinstance(value, bool):
        return say("yes") if value else say("no")
    return str(value)


KINDS: dict[CardKind, int] = {
    "orange": 23,
    "partner": 40,
    "enterprise": 58,
    "headline": 29,
    "black": 23,
    "troop": 30,
    "topple": 4,
    "hacendado": 6,
    "public": 2,
    "regime": 4,
    "play_aid": 1,
}
RANGES = (
    (range(1, 7), {"orange"}),
    (range(7, 47), {"partner"}),
    (range(47, 105), {"enterprise"}),
    (range(105, 134), {"headline"}),
    (range(134, 167), {"orange", "black"}),
    (range(167, 197), {"troop"}),
    (range(197, 204), {"orange"}),
    (range(204, 208), {"topple"}),
    (range(208, 214), {"hacendado"}),
    (range(214, 216), {"public"}),
    (range(216, 220), {"regime"}),
    (range(220, 221), {"play_aid"}),
)
CHANGES: dict[RegimeKey, dict[str, int]] = {
    "pax": {"headline": 13, "orange": 1, "troop": 8},
    "anarchy": {"headline": 5, "orange": 4, "partner": 1, "troop": 11},
    "martial_law": {"headline": 4, "orange": 1, "public": 1, "troop": 7},
    "us_intervention": {"headline": 5, "public": 1, "troop": 4},
}


def makeup_totals(deck: Deck) -> Iterator[Total]:
    """Yield the totals of the whole deck."""
    yield from _numbers(deck)
    yield from _vocabulary(deck)
    yield from _provenance(deck)
    yield from _prestige(deck)
    yield from _regimes(deck)


def _numbers(deck: Deck) -> Iterator[Total]:
    cards = deck.cards
    yield equal(say("cards in all"), 220, len(cards))
    yield equal(say("numbers 1 to 220, each once"), True, sorted(cards) == list(NUMBERS))
    names = Counter(card.name for card in cards.values())
    yield none(say("names that stand twice"), [name for name, times in names.items() if times > 1])
    kinds = Counter(card.kind for card in cards.values())
    for kind, expected in KINDS.items():
        yield equal(say("cards of the kind {kind}", kind=kind), expected, kinds[kind])
    yield equal(say("partners with public cards (2016)"), 42, kinds["partner"] + kinds["public"])
    yield none(say("kinds that do not fit the number"), misplaced(deck))
    mixed = Counter(cards[number].kind for number in range(134, 167))
    yield equal(say("134 to 166: orange, black"), (10, 23), (mixed["orange"], mixed["black"]))


def misplaced(deck: Deck) -> list[int]:
    """Return the numbers whose card is of another kind than the rules give that number."""
    cards = deck.cards
    return [n for numbers, allowed in RANGES for n in numbers if cards[n].kind not in allowed]


def _vocabulary(deck: Deck) -> Iterator[Total]:
    used: set[object] = set()
    for card in deck.cards.values():
        _collect(card, used)
    verbs = {type(each) for each in used}
    yield none(say("verbs that no card uses"), [spelled(v) for v in VERBS if v not in verbs])
    filters = [each for each in used if isinstance(each, Filter)]
    yield none(
        say("filters that no card uses"),
        [
            field.name
            for field in attrs.fields(Filter)
            if all(getattr(each, field.name) == field.default for each in filters)
        ],
    )
    industries = {card.industry for card in deck.enterprises.values()}
    unused = [each for each in get_args(Industry) if each not in industries]
    yield none(say("industries that no card uses"), unused)


def _collect(value: Any, found: set[object]) -> None:
    """Add every verb and filter within ``value`` to ``found``."""
    if isinstance(value, tuple):
        for each in value:
            _collect(each, found)
    elif attrs.has(type(value)):
        found.add(value)
        for field in attrs.fields(type(value)):
            _collect(getattr(value, field.name), found)


def _provenance(deck: Deck) -> Iterator[Total]:
    counted = Counter(card.provenance for card in deck.cards.values())
    every = set(get_args(Provenance))
    yield holds(
        say("provenance of the cards"), say("all three used"), dict(counted), set(counted) == every
    )
    yield none(
        say("sources or known parts that do not fit the provenance"),
        [number for number, card in deck.cards.items() if not _provenance_fits(card)],
    )


def _provenance_fits(card: Card) -> bool:
    ours = card.provenance == "reconstructed"
    return (
        ours == (not card.sources)
        and ours == (not card.known)
        and (card.provenance == "stated") == (card.known == ("all",))
    )


def _prestige(deck: Deck) -> Iterator[Total]:
    partners = [side for card in _partners(deck) for side in card.sides]
    public = [side for card in deck.partners.values() if card.public for side in card.sides]
    slaves = [card for card in deck.enterprises.values() if card.slave]

    def printed(cards: Any, prestige: Prestige) -> int:
        return sum(card.prestige == prestige for card in cards)

    def awards(cards: dict[int, Any], prestige: Prestige) -> list[int]:
        return [n for n, card in cards.items() if card.award and card.award.prestige == prestige]

    estates, troops = deck.enterprises.values(), deck.troops.values()
    upright = (estates, partners, troops, public)
    points = {
        prestige: sum(printed(group, prestige) for group in upright)
        + len(awards(deck.attacks, prestige))
        for prestige in PRESTIGES
    }
    points["revolution"] += len(slaves)
    yield equal(say("Loyalty points in all"), 29, points["loyalty"])
    found = printed(estates, "loyalty") + printed(partners, "loyalty")
    yield equal(say("Loyalty on enterprises and partners"), 28, found)
    yield equal(say("Loyalty given as an award"), [146], awards(deck.attacks, "loyalty"))
    counts = printed(troops, "loyalty"), printed(public, "loyalty")
    yield equal(say("Loyalty on troops, public sides"), (0, 0), counts)
    yield equal(say("Revolution points in all"), 35, points["revolution"])
    yield equal(say("Revolution of slave enterprises"), 7, len(slaves))
    yield equal(say("Revolution on troops"), 5, printed(troops, "revolution"))
    yield equal(say("Revolution on public sides"), 1, printed(public, "revolution"))
    found = printed(partners, "revolution") + len(awards(deck.attacks, "revolution"))
    yield equal(say("Revolution on partners and given as an award"), 22, found)
    yield equal(say("Command points in all"), 14, points["command"])
    command = (
        printed(troops, "command"),
        printed(public, "command"),
        len(awards(deck.blacks, "command")),
        len(awards(deck.oranges, "command")),
    )
    yield equal(say("Command on troops, public sides, black, orange"), (11, 2, 1, 0), command)
    found = printed(partners, "command") + printed(estates, "command")
    yield equal(say("Command on partners and enterprises"), 0, found)
    yield equal(say("Outrage points in all"), 34, points["outrage"])
    yield equal(say("Outrage given as an award"), 27, len(awards(deck.attacks, "outrage")))
    found = sum(printed(group, "outrage") for group in (partners, troops, public))
    yield equal(say("Outrage on partners, troops and public sides"), 7, found)
    yield none(
        say("enterprises with a prestige other than Loyalty"),
        [n for n, card in deck.enterprises.items() if card.prestige not in (None, "loyalty")],
    )
    yield from _awards(deck)


def _partners(deck: Deck) -> list[Any]:
    return [card for card in deck.partners.values() if not card.public]


def _awards(deck: Deck) -> Iterator[Total]:
    awards = {number: card.award for number, card in deck.attacks.items()}
    yield equal(say("orange and black cards"), 46, len(awards))
    bare = [number for number in deck.oranges if awards[number] is None]
    yield holds(say("orange cards without an award"), say("at most 2"), len(bare), len(bare) <= 2)
    jails = {number: award for number, award in awards.items() if award and award.jails}
    yield none(
        say("awards that jail without being Revolution"),
        [number for number, award in jails.items() if award.prestige != "revolution"],
    )
    yield holds(say("awards that jail"), say("at least 3"), len(jails), len(jails) >= 3)


def _regimes(deck: Deck) -> Iterator[Total]:
    for key, expected in CHANGES.items():
        found = Counter(card.kind for card in deck.cards.values() if _changes(card, key))
        regime = regime_words(key)
        what = say("cards that change to {regime}", regime=regime)
        yield equal(what, sum(expected.values()), sum(found.values()))
        what = say("cards that change to {regime}, by kind", regime=regime)
        yield equal(what, expected, dict(sorted(found.items())))
    yield equal(
        say("partners that change the regime, as an action"),
        [43],
        having(deck.partners, RegimeAction, to="anarchy"),
    )
    yield equal(say("headlines that change the regime"), 27, len(having(deck.headlines, Regime)))


def _changes(card: Card, key: RegimeKey) -> bool:
    verbs = verbs_of(card)
    return any(isinstance(each, Regime | RegimeAction) and each.to == key for each in verbs)


# --- Cards that the rules cite by number: each must be what the rules call it ---------------------

# A word of its name or caption, as a regular expression.
CITED = {
    2: "Red Battalions",
    3: "Magón",
    4: "Western Federation of Miners",
    5: "Wobblies",
    6: "Magonistas",
    10: "Regeneración",
    11: "Terrazas-Creel.*legislat",
    14: "Postal Service",
    17: "Angela Terrazas",
    18: "Senator Albert Fall",
    19: "Chinese",
    20: "Professor Douglas",
    22: "Obregón",
    24: "Artillery",
    25: "Henry Ford",
    28: "Dynamite",
    29: "CROM",
    30: "[Mm]achine gun",
    31: "Reed",
    33: "pilot",
    34: "",  # only said to be an activist
    35: "Silvestre Terrazas",
    36: "Engineer",
    37: "Survey company",
    38: "Survey company",
    39: "Patents",
    40: "Calles",
    41: "Governor",
    43: r"M\. N\. Roy",
    44: "Corral",
    45: "El Águila oil",
    52: "Hearst",
    56: "Banco Minero",
    57: "Goldwater",
    59: "Greene",
    61: "Minas Prietas",
    64: "Bachomo",
    65: "German",
    67: "Greene",
    73: "La Europa",
    74: "Müller",
    76: "Banco de Sonora",
    77: "Ronstadt",
    79: "Guggenheim",
    81: "Moctezuma Copper",
    83: "University of Arizona",
    86: "Greene Consolidated Copper",
    95: "African Ostrich Farm",
    96: "Cusi Silver District",
    97: "Arms",
    98: "Phelps Dodge",
    99: "Roosevelt",
    102: "Lumber.*Greene",
    105: "Yucatán",
    106: "Arizona Statehood",
    108: "Panama",
    109: "Veracruz",
    110: "Municipal Land Laws",
    112: "Railway Subsidies",
    113: "[Rr]ail.*trade",
    116: "Carranza.*land",
    117: "Shaw",
    118: "Federal Reserve",
    119: "Díaz Checks Terrazas",
    120: "Church and State",
    121: "Zimmermann Telegram",
    122: "Spanish-American War",
    123: "Raids.*arrested",
    124: "Columbus Raid",
    125: "Lusitania",
    126: "Rerum Novarum",
    128: "Halley's Comet",
    130: "bishops halted",
    131: "Mexico for the Mexicans",
    133: "Wilson Recognizes Carranza",
    134: "Apache",
    138: "Sediciosos",
    139: "Chihuahua Tax",
    140: "taxes",
    141: "Gompers",
    142: "Gompers",
    143: "Lands",
    144: "United States Attorneys",
    145: "Agrarian Law",
    146: "Chinese",
    147: "Ban on",
    149: "Centro Industrial",
    151: "Sherman Act",
    152: "Article 27",
    153: "German Intriguers",
    154: "Ejido",
    155: "Decena Trágica",
    156: "Mormon",
    160: "Confiscation",
    161: "Bureau of Investigation",
    162: "Ley de Fuga",
    163: "Henry Lane Wilson",
    164: "Seizures",
    165: "Limantour",
    167: "Red-Flaggers",
    171: "Fort Huachuca",
    172: "Punitive Expedition",
    174: "Rail Howitzers",
    175: "Manhunt",
    177: "Pancho Villa",
    180: "Kosterlitzky's Rurales",
    181: "Constitutionalist",
    184: "Indian Fighters",
    189: "Yaqui.*Obregón",
    190: "Yaqui guerrillas",
    191: "1929",
    192: "Cajeme",
    197: "Anarcho-syndicalist",
    198: "Cananea Strike",
    199: "Cristeros",
    202: "Calles",
    203: "Villistas",
    204: "Creelman",
    206: "Presidente Díaz Is Shot",
    207: "Protectorate",
    208: "Carranza",
    209: "Madero",
    210: "Orozco",
    211: "Reyes",
    213: "Terrazas",
    214: "Catholic Church",
    215: "Roosevelt / General Huerta",
    216: "Pax Porfiriana",
    217: "U.S. Intervention",
    218: "Martial Law",
    219: "Anarchy",
}


def reference_totals(deck: Deck) -> Iterator[Total]:
    """Yield whether the cited cards are there, and say where they come from."""
    cards = {number: deck.cards[number] for number in CITED}
    yield none(
        say("cited cards under another name"),
        [
            f"{number} {card.name}"
            for number, card in cards.items()
            if not re.search(CITED[number], f"{card.name} {card.note}")
        ],
    )
    ours = [number for number, card in cards.items() if card.provenance == "reconstructed"]
    yield none(say("cited cards marked as reconstructed"), ours)
