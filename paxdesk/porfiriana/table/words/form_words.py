"""Labels of the fields in a card's form, and of their possible values."""

from typing import Final, get_args

from paxdesk.desk.rulebook import book
from paxdesk.language import capitalized, tr, tr_noop
from paxdesk.porfiriana.rules import card_verbs, cards, term_words
from paxdesk.porfiriana.rules.card_text import CUBE_WORDS
from paxdesk.schema import Shape, spelled

FIELD_WORDS: Final[dict[str, str]] = {
    "name": tr_noop("Name"),
    "note": tr_noop("Caption"),
    "provenance": tr_noop("Source"),
    "sources": tr_noop("Sources"),
    "known": tr_noop("Known parts"),
    "picture": tr_noop("Picture"),
    "thing": tr_noop("Thing"),
    "people": tr_noop("People"),
    "hat": tr_noop("Hat"),
    "coat": tr_noop("Coat"),
    "moustache": tr_noop("Moustache"),
    "beard": tr_noop("Beard"),
    "glasses": tr_noop("Glasses"),
    "district": tr_noop("District"),
    "industry": tr_noop("Industry"),
    "cost": tr_noop("Cost"),
    "income": tr_noop("Income"),
    "base": tr_noop("Connection"),
    "ovals": tr_noop("Ovals"),
    "prestige": tr_noop("Prestige"),
    "slave": tr_noop("Slaves"),
    "jails": tr_noop("Liberator jailed"),
    "abilities": tr_noop("Abilities"),
    "faction": tr_noop("Faction"),
    "orientations": tr_noop("Orientations"),
    "on_play": tr_noop("When played"),
    "sides": tr_noop("Sides"),
    "jurisdiction": tr_noop("Jurisdiction"),
    "firepower": tr_noop("Firepower"),
    "rail": tr_noop("By rail"),
    "mule": tr_noop("By mule"),
    "foot": tr_noop("On foot"),
    "districts": tr_noop("Districts"),
    "target": tr_noop("Target"),
    "effects": tr_noop("Effects"),
    "award": tr_noop("Victim-Award"),
    "cheap_regime": tr_noop("One action under"),
    "opponents_only": tr_noop("Opponents only"),
    "assassination": tr_noop("Assassination"),
    "mood": tr_noop("Mood"),
    "event": tr_noop("Event"),
    "loyalist": tr_noop("As a loyalist"),
    "title": tr_noop("Title"),
    "connection": tr_noop("Connection"),
    "mines": tr_noop("Mine Value"),
    "economy": tr_noop("Economy"),
    "to": tr_noop("Becomes"),
    "chain": tr_noop("Chain Railroad"),
    "fixed": tr_noop("Cubes"),
    "improvable": tr_noop("Cubes"),
    "count": tr_noop("For each"),
    "of": tr_noop("Version"),
    "where": tr_noop("Which cards"),
    "points": tr_noop("Points of"),
    "between": tr_noop("Range"),
    "amount": tr_noop("How many"),
    "spare_destination": tr_noop("Spares its destination"),
    "gold": tr_noop("Gold"),
    "max": tr_noop("At most"),
    "cubes": tr_noop("Cubes"),
    "kind": tr_noop("Kind"),
    "what": tr_noop("On"),
    "reduce": tr_noop("Gold less"),
    "half": tr_noop("Half price"),
    "free": tr_noop("Free"),
    "factions": tr_noop("Factions"),
    "into": tr_noop("Into"),
    "actions": tr_noop("Actions"),
    "newspaper": tr_noop("Newspaper"),
    "unexpressed": tr_noop("Cannot be expressed"),
    "rail_connected": tr_noop("Rail-connected"),
    "unrest": tr_noop("Unrest"),
}
"""Labels of fields, by their key in the card files."""
ITEM_WORDS: Final[dict[str, str]] = {
    "ovals": tr_noop("Oval {0}"),
    "orientations": tr_noop("Orientation {0}"),
    "sides": tr_noop("Side {0}"),
    "people": tr_noop("Person {0}"),
}
WAY_WORDS: Final[dict[str, str]] = {
    "economy": tr_noop("Economy"),
    "mines": tr_noop("Mine Value"),
    "fixed": tr_noop("Fixed"),
    "improvable": tr_noop("By land"),
    "count": tr_noop("Counted"),
}
"""Labels of the forms of income."""
THING_WORDS: Final[dict[str, str]] = {
    "adobe": tr_noop("adobe house"),
    "aeroplane": tr_noop("aeroplane"),
    "ballot": tr_noop("ballot box"),
    "banknote": tr_noop("banknote"),
    "banner": tr_noop("banner"),
    "barrel": tr_noop("barrel"),
    "battleship": tr_noop("battleship"),
    "bell": tr_noop("bell"),
    "book": tr_noop("book"),
    "bridge": tr_noop("bridge"),
    "calf": tr_noop("calf"),
    "cane": tr_noop("sugar cane"),
    "cannon": tr_noop("cannon"),
    "capitol": tr_noop("capitol"),
    "carriage": tr_noop("carriage"),
    "cart": tr_noop("cart"),
    "chimney": tr_noop("chimney"),
    "church": tr_noop("church"),
    "column": tr_noop("victory column"),
    "comet": tr_noop("comet"),
    "corral": tr_noop("corral"),
    "crate": tr_noop("crate"),
    "cross": tr_noop("cross"),
    "derrick": tr_noop("oil derrick"),
    "drum": tr_noop("drum"),
    "eagle": tr_noop("eagle"),
    "flag": tr_noop("flag"),
    "fort": tr_noop("fort"),
    "hacienda": tr_noop("hacienda"),
    "headframe": tr_noop("headframe"),
    "horse": tr_noop("horse"),
    "lamp": tr_noop("lamp"),
    "lantern": tr_noop("lantern"),
    "liner": tr_noop("ocean liner"),
    "magnifier": tr_noop("magnifier"),
    "maize": tr_noop("maize"),
    "pine": tr_noop("pine tree"),
    "quill": tr_noop("quill"),
    "rifles": tr_noop("rifles"),
    "sack": tr_noop("sack"),
    "safe": tr_noop("safe"),
    "shaft": tr_noop("mine shaft"),
    "spiked-helmet": tr_noop("spiked helmet"),
    "telegraph": tr_noop("telegraph"),
    "tent": tr_noop("tent"),
    "tower": tr_noop("tower"),
    "tree": tr_noop("tree"),
    "trestle": tr_noop("railway trestle"),
    "wagon": tr_noop("wagon"),
    "wall": tr_noop("wall"),
    "windmill": tr_noop("windmill"),
}
"""Labels of the icons of scenes."""
_OWNERS: Final[dict[card_verbs.Owner, str]] = {
    "any": tr_noop("all players"),
    "self": tr_noop("the player"),
    "attacker": tr_noop("the attacker"),
    "victim": tr_noop("the victim"),
}
_EXTRA: Final[dict[card_verbs.ActionKind, str]] = {
    "sell": tr_noop("Sell"),
    "police": tr_noop("Police"),
    "speculate": tr_noop("Speculate"),
    "buy_land": tr_noop("Buy land"),
    "play": tr_noop("Play a card"),
    "buy": tr_noop("Buy a market card"),
    "buy_public": tr_noop("Buy a Public Card"),
    "redeploy": tr_noop("Redeploy"),
    "connect": tr_noop("Build a connection"),
}
_DISCOUNTS: Final[dict[card_verbs.DiscountWhat, str]] = {
    "enterprise": tr_noop("enterprises"),
    "partner": tr_noop("partners"),
    "connection": tr_noop("connections"),
    "land": tr_noop("land"),
    "police": tr_noop("police"),
    "market": tr_noop("the market"),
    "deploy": tr_noop("troops"),
}
_MONOPOLIES: Final[dict[card_verbs.MonopolyWhat, str]] = {
    "enterprise": tr_noop("enterprises"),
    "connection": tr_noop("connections"),
    "troop": tr_noop("troops"),
}
_HATS: Final[dict[cards.Hat, str]] = {
    "none": tr_noop("bare skull"),
    "sombrero": tr_noop("sombrero"),
    "kepi": tr_noop("kepi"),
    "montana": tr_noop("campaign hat"),
    "bowler": tr_noop("bowler"),
    "top": tr_noop("top hat"),
    "catrina": tr_noop("plumed hat"),
    "mitre": tr_noop("mitre"),
    "hair": tr_noop("hair"),
    "cap": tr_noop("cap"),
}
_COATS: Final[dict[cards.Coat, str]] = {
    "suit": tr_noop("suit"),
    "uniform": tr_noop("uniform"),
    "charro": tr_noop("charro"),
    "cassock": tr_noop("cassock"),
    "dress": tr_noop("dress"),
}
_DEPRESSIONS: Final[dict[card_verbs.DepressionState, str]] = {
    "start": tr_noop("Start"),
    "end": tr_noop("End"),
}
_MOODS: Final[dict[card_verbs.Mood, str]] = {"bull": tr_noop("Bull"), "bear": tr_noop("Bear")}
YES_NO: Final[dict[bool, str]] = {True: tr_noop("Yes"), False: tr_noop("No")}
CHOICES: Final[dict[tuple[str | bool, ...], dict[str, str]]] = {
    get_args(words): {str(key): each for key, each in told.items()}
    for words, told in (
        (card_verbs.Faction, term_words.FACTION_WORDS),
        (card_verbs.Prestige, term_words.PRESTIGE_WORDS),
        (card_verbs.RegimeKey, term_words.REGIME_WORDS),
        (card_verbs.District, term_words.DISTRICT_WORDS),
        (card_verbs.Connection, term_words.CONNECTION_WORDS),
        (card_verbs.OvalKind, term_words.OVAL_WORDS),
        (card_verbs.Industry, {key: one for key, (one, _, _) in term_words.INDUSTRY_NOUNS.items()}),
        (card_verbs.FilterKind, {key: one for key, (one, _, _) in term_words.KIND_NOUNS.items()}),
        (
            cards.MixedKind,
            {key: term_words.KIND_NOUNS[key][0] for key in get_args(cards.MixedKind)},
        ),
        (card_verbs.Provenance, term_words.PROVENANCE_WORDS),
        (card_verbs.Mood, _MOODS),
        (card_verbs.Owner, _OWNERS),
        (card_verbs.ActionKind, _EXTRA),
        (card_verbs.DiscountWhat, _DISCOUNTS),
        (card_verbs.MonopolyWhat, _MONOPOLIES),
        (card_verbs.CubeKind, CUBE_WORDS),
        (card_verbs.DepressionState, _DEPRESSIONS),
        (cards.Hat, _HATS),
        (cards.Coat, _COATS),
    )
}
"""Labels of the values in each closed list."""


def field_words(key: str) -> str:
    return tr(FIELD_WORDS[key])


def choice_words(words: tuple[str | bool, ...], word: str | bool) -> str:
    """Return the capitalised label of a value in a closed list."""
    told = YES_NO[word] if isinstance(word, bool) else CHOICES[words][word]
    return capitalized(tr(told))


def verb_title(verb: Shape) -> str:
    """Return the title of a verb's entry in the rule book."""
    name = spelled(verb)
    entry = book().entry(name)
    assert entry is not None, f"the rule book has no entry for {name}"
    return entry.title


def thing_words(name: str) -> str:
    kind, _, thing = name.partition("-")
    if kind == "scene":
        return capitalized(tr(THING_WORDS[thing]))
    return choice_words(get_args(card_verbs.Industry), thing)
