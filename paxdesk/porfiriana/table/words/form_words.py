"""What the fields of a card's form are called, and the words that may stand in them."""

from typing import Final, get_args

from paxdesk.desk.rulebook import book
from paxdesk.language import capitalized, say, template
from paxdesk.porfiriana.rules import card_verbs, cards
from paxdesk.porfiriana.rules.card_text import CUBE_WORDS
from paxdesk.porfiriana.rules.term_words import (
    CONNECTION_WORDS,
    DISTRICT_WORDS,
    FACTION_WORDS,
    INDUSTRY_NOUNS,
    KIND_NOUNS,
    OVAL_WORDS,
    PRESTIGE_WORDS,
    PROVENANCE_WORDS,
    REGIME_WORDS,
)
from paxdesk.schema import Shape, spelled

FIELD_WORDS: Final[dict[str, str]] = {
    "name": template("Name"),
    "note": template("Caption"),
    "provenance": template("Where it is from"),
    "sources": template("Sources"),
    "known": template("What they tell"),
    "picture": template("Picture"),
    "thing": template("Thing"),
    "people": template("People"),
    "hat": template("Hat"),
    "coat": template("Coat"),
    "moustache": template("Moustache"),
    "beard": template("Beard"),
    "glasses": template("Glasses"),
    "district": template("District"),
    "industry": template("Industry"),
    "cost": template("Cost"),
    "income": template("Income"),
    "base": template("Connection"),
    "ovals": template("Ovals"),
    "prestige": template("Prestige"),
    "slave": template("Slaves"),
    "jails": template("Liberator jailed"),
    "abilities": template("Abilities"),
    "faction": template("Faction"),
    "orientations": template("Orientations"),
    "on_play": template("When played"),
    "sides": template("Sides"),
    "jurisdiction": template("Jurisdiction"),
    "firepower": template("Firepower"),
    "rail": template("By rail"),
    "mule": template("By mule"),
    "foot": template("On foot"),
    "districts": template("Districts"),
    "target": template("Target"),
    "effects": template("Effects"),
    "award": template("Victim-Award"),
    "cheap_regime": template("One action under"),
    "opponents_only": template("Opponents only"),
    "assassination": template("Assassination"),
    "mood": template("Mood"),
    "event": template("Event"),
    "loyalist": template("As a loyalist"),
    "title": template("Title"),
    "connection": template("Connection"),
    "mines": template("Mine Value"),
    "economy": template("Economy"),
    "to": template("Becomes"),
    "chain": template("Chain Railroad"),
    "fixed": template("Cubes"),
    "improvable": template("Cubes"),
    "count": template("For each"),
    "of": template("Whose"),
    "where": template("Which cards"),
    "points": template("Points of"),
    "between": template("Between"),
    "amount": template("How many"),
    "spare_destination": template("Spares where it goes"),
    "gold": template("Gold"),
    "max": template("At most"),
    "cubes": template("Cubes"),
    "kind": template("Kind"),
    "what": template("On"),
    "reduce": template("Gold less"),
    "half": template("Half price"),
    "free": template("Free"),
    "factions": template("Factions"),
    "into": template("Into"),
    "actions": template("Actions"),
    "newspaper": template("Newspaper"),
    "rail_connected": template("Rail-connected"),
    "unrest": template("Unrest"),
}
"""By the keys of card files."""
ITEM_WORDS: Final[dict[str, str]] = {
    "ovals": template("Oval {0}"),
    "orientations": template("Orientation {0}"),
    "sides": template("Side {0}"),
    "people": template("Person {0}"),
}
WAY_WORDS: Final[dict[str, str]] = {
    "economy": template("Economy"),
    "mines": template("Mine Value"),
    "fixed": template("Fixed"),
    "improvable": template("By land"),
    "count": template("Counted"),
}
"""The five forms of income."""
THING_WORDS: Final[dict[str, str]] = {
    "adobe": template("adobe house"),
    "aeroplane": template("aeroplane"),
    "ballot": template("ballot box"),
    "banknote": template("banknote"),
    "banner": template("banner"),
    "barrel": template("barrel"),
    "battleship": template("battleship"),
    "bell": template("bell"),
    "book": template("book"),
    "bridge": template("bridge"),
    "calf": template("calf"),
    "cane": template("sugar cane"),
    "cannon": template("cannon"),
    "capitol": template("capitol"),
    "carriage": template("carriage"),
    "cart": template("cart"),
    "chimney": template("chimney"),
    "church": template("church"),
    "column": template("victory column"),
    "comet": template("comet"),
    "corral": template("corral"),
    "crate": template("crate"),
    "cross": template("cross"),
    "derrick": template("oil derrick"),
    "drum": template("drum"),
    "eagle": template("eagle"),
    "flag": template("flag"),
    "fort": template("fort"),
    "hacienda": template("hacienda"),
    "headframe": template("headframe"),
    "horse": template("horse"),
    "lamp": template("lamp"),
    "lantern": template("lantern"),
    "liner": template("ocean liner"),
    "magnifier": template("magnifier"),
    "maize": template("maize"),
    "pine": template("pine tree"),
    "quill": template("quill"),
    "rifles": template("rifles"),
    "sack": template("sack"),
    "safe": template("safe"),
    "shaft": template("mine shaft"),
    "spiked-helmet": template("spiked helmet"),
    "telegraph": template("telegraph"),
    "tent": template("tent"),
    "tower": template("tower"),
    "tree": template("tree"),
    "trestle": template("railway trestle"),
    "wagon": template("wagon"),
    "wall": template("wall"),
    "windmill": template("windmill"),
}
"""What the icons of scenes show."""
_OWNERS: Final[dict[card_verbs.Owner, str]] = {
    "any": template("all players"),
    "self": template("the player"),
    "attacker": template("the attacker"),
    "victim": template("the victim"),
}
_EXTRA: Final[dict[card_verbs.ActionKind, str]] = {
    "sell": template("Sell"),
    "police": template("Police"),
    "speculate": template("Speculate"),
    "buy_land": template("Buy land"),
}
_DISCOUNTS: Final[dict[card_verbs.DiscountWhat, str]] = {
    "enterprise": template("enterprises"),
    "partner": template("partners"),
    "connection": template("connections"),
    "land": template("land"),
    "police": template("police"),
    "market": template("the market"),
    "deploy": template("troops"),
}
_MONOPOLIES: Final[dict[card_verbs.MonopolyWhat, str]] = {
    "enterprise": template("enterprises"),
    "connection": template("connections"),
    "troop": template("troops"),
}
_HATS: Final[dict[cards.Hat, str]] = {
    "none": template("bare skull"),
    "sombrero": template("sombrero"),
    "kepi": template("kepi"),
    "montana": template("campaign hat"),
    "bowler": template("bowler"),
    "top": template("top hat"),
    "catrina": template("plumed hat"),
    "mitre": template("mitre"),
    "hair": template("hair"),
    "cap": template("cap"),
}
_COATS: Final[dict[cards.Coat, str]] = {
    "suit": template("suit"),
    "uniform": template("uniform"),
    "charro": template("charro"),
    "cassock": template("cassock"),
    "dress": template("dress"),
}
_MOODS: Final[dict[card_verbs.Mood, str]] = {"bull": template("Bull"), "bear": template("Bear")}
YES_NO: Final[dict[bool, str]] = {True: template("Yes"), False: template("No")}
CHOICES: Final[dict[tuple[str | bool, ...], dict[str, str]]] = {
    get_args(words): {str(key): each for key, each in told.items()}
    for words, told in (
        (card_verbs.Faction, FACTION_WORDS),
        (card_verbs.Prestige, PRESTIGE_WORDS),
        (card_verbs.RegimeKey, REGIME_WORDS),
        (card_verbs.District, DISTRICT_WORDS),
        (card_verbs.Connection, CONNECTION_WORDS),
        (card_verbs.OvalKind, OVAL_WORDS),
        (card_verbs.Industry, {key: one for key, (one, _, _) in INDUSTRY_NOUNS.items()}),
        (card_verbs.FilterKind, {key: one for key, (one, _, _) in KIND_NOUNS.items()}),
        (card_verbs.Provenance, PROVENANCE_WORDS),
        (card_verbs.Mood, _MOODS),
        (card_verbs.Owner, _OWNERS),
        (card_verbs.ActionKind, _EXTRA),
        (card_verbs.DiscountWhat, _DISCOUNTS),
        (card_verbs.MonopolyWhat, _MONOPOLIES),
        (card_verbs.CubeKind, CUBE_WORDS),
        (cards.Hat, _HATS),
        (cards.Coat, _COATS),
    )
}
"""The words of each closed list, by the list."""


def field_words(key: str) -> str:
    """What a field is called."""
    return say(FIELD_WORDS[key])


def choice_words(words: tuple[str | bool, ...], word: str | bool) -> str:
    """What a word of a closed list is called, with a capital letter."""
    told = YES_NO[word] if isinstance(word, bool) else CHOICES[words][word]
    return capitalized(say(told))


def verb_title(verb: Shape) -> str:
    """What a verb is called: the heading of its entry in the rule book."""
    name = spelled(verb)
    entry = book().entry(name)
    assert entry is not None, f"the rule book has no entry for {name}"
    return entry.title


def thing_words(name: str) -> str:
    """What an icon shows that a picture can be about."""
    kind, _, thing = name.partition("-")
    if kind == "scene":
        return capitalized(say(THING_WORDS[thing]))
    return choice_words(get_args(card_verbs.Industry), thing)
