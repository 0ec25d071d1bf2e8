"""Troops, headlines and topples."""

from collections import Counter
from collections.abc import Iterator

from paxdesk.porfiriana.audit.total import Total, equal, having, holds, none
from paxdesk.porfiriana.rules.cards import DeployCost, HeadlineCard, TroopCard
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.rules.vocabulary import (
    DISTRICTS,
    FACTIONS,
    PRESTIGES,
    AddLand,
    District,
    Effect,
    Faction,
    Filter,
    GainPer,
    NationalizeEach,
    PayOrDiscard,
    Regime,
    RegimeKey,
    SlaveRevoltOnExtort,
    Strife,
    UnrestAll,
    UnrestEach,
    verb_name,
)

REGIME_OF: dict[Faction, RegimeKey] = {
    "green": "pax",
    "blue": "us_intervention",
    "white": "martial_law",
    "red": "anarchy",
}
PRESTIGE_FACTIONS = {
    "outrage": ("blue",),
    "revolution": ("red",),
    "command": ("green", "white"),
    "loyalty": (),
    None: FACTIONS,
}


def totals(deck: Deck) -> Iterator[Total]:
    """Yield the totals of troops, headlines and topples."""
    yield from _regimes(deck)
    yield from _headlines(deck)
    yield from _prices(deck)
    yield from _troops(deck)


def _regimes(deck: Deck) -> Iterator[Total]:
    lists: dict[int, list[tuple[Effect, ...]]] = {}
    for number, troop in deck.troops.items():
        lists[number] = [troop.on_play]
    for number, headline in deck.headlines.items():
        lists[number] = [headline.event]
    for number, card in deck.partners.items():
        if card.public:
            lists[number] = [side.on_play for side in card.sides]
    late = [n for n, some in lists.items() if any(_regime_is_late(effects) for effects in some)]
    yield none("changes of regime that do not come first", late)
    yield none(
        "troops whose regime is not that of their faction",
        [n for n, c in deck.troops.items() if c.on_play[:1] != (Regime(REGIME_OF[c.faction]),)],
    )
    factions = Counter(card.faction for card in deck.troops.values())
    found = [factions[faction] for faction in ("green", "red", "white", "blue")]
    yield equal("troops: green, red, white, blue", [8, 11, 7, 4], found)


def _regime_is_late(effects: tuple[Effect, ...]) -> bool:
    kinds = [type(effect) for effect in effects]
    return Regime in kinds and kinds[0] is not Regime


def _headlines(deck: Deck) -> Iterator[Total]:
    both = set(having(deck.headlines, Strife)) & set(having(deck.headlines, Regime))
    what = "headlines with strife among the 27 that change the regime"
    yield holds(what, "more than 13", len(both), len(both) > 13)
    pairs = {frozenset(pair) for card in deck.headlines.values() for pair in _strife(card)}
    yield equal("pairs of factions in headline strife", 6, len(pairs))
    moods = Counter(card.mood for card in deck.headlines.values())
    moods.update(card.mood for card in deck.topples.values())
    yield equal("bears, bulls", (17, 16), (moods["bear"], moods["bull"]))
    lusitania = [sorted(pair) for pair in _strife(deck.headlines[125])]
    yield equal("125 Lusitania: strife", [["blue", "white"]], lusitania)
    heels = [heel.prestige for card in deck.topples.values() for heel in card.event]
    yield equal("topples: one of each prestige", sorted(PRESTIGES), sorted(heels))
    lowered = [heel.prestige for heel in deck.topples[206].event]
    yield equal("206 Díaz Is Shot: lowers", ["command"], lowered)
    wanted = (GainPer, AddLand, UnrestEach, NationalizeEach, PayOrDiscard)
    found = [verb for verb in wanted if having(deck.headlines, verb)]
    yield equal(
        "headlines with gold, land, Unrest of one's choice, nationalization, pay to keep",
        [verb_name(verb) for verb in wanted],
        [verb_name(verb) for verb in found],
    )


def _strife(card: HeadlineCard) -> list[tuple[Faction, Faction]]:
    return [effect.between for effect in card.event if isinstance(effect, Strife)]


def _prices(deck: Deck) -> Iterator[Total]:
    costs = {number: card.cost for number, card in deck.troops.items()}
    yield none(
        "troops whose cheapest way costs more than 3",
        [n for n, cost in costs.items() if min(cost.rail, cost.mule, cost.foot) > 3],
    )
    red = {number for number, card in deck.troops.items() if card.faction == "red"}
    yield none(
        "government troops that are not cheaper by rail than on foot",
        [n for n, c in costs.items() if n not in red and not _rising(c.rail, c.mule, c.foot)],
    )
    yield none(
        "guerrillas that are not cheaper on foot than by rail",
        [n for n, c in costs.items() if n in red and not _rising(c.foot, c.mule, c.rail)],
    )
    found = [number for number in sorted(red) if costs[number] == DeployCost(6, 3, 1)]
    yield holds("guerrillas that cost 6, 3 and 1", "at least 1", found, bool(found))


def _rising(first: int, second: int, third: int) -> bool:
    return first <= second <= third and first < third


def _troops(deck: Deck) -> Iterator[Total]:
    troops = deck.troops.values()
    for district in DISTRICTS:
        count = sum(district in card.jurisdiction for card in troops)
        yield holds(f"troops with jurisdiction {district}", "at least 3", count, count >= 3)
    many = [card.number for card in troops if len(card.jurisdiction) > 1]
    yield holds("troops with more than one flag", "at most 3", many, len(many) <= 3)
    arms = Counter(card.firepower for card in troops)
    each = [arms[power] for power in (1, 2, 3)]
    yield holds("troops of Firepower 1, 2, 3", "at least 5 each", each, min(each) >= 5)
    fighters = deck.troops[184]
    sonora = (Filter(kind=("enterprise",), district=("sonora",)),)
    expected = (Regime("martial_law"), UnrestAll(sonora, amount=1, spare_destination=True))
    yield equal(
        "184 Indian Fighters: faction, flags, Firepower, rail, mule, Unrest all over Sonora",
        ("white", ("sonora",), 2, 1, 3, True),
        (
            fighters.faction,
            fighters.jurisdiction,
            fighters.firepower,
            fighters.cost.rail,
            fighters.cost.mule,
            fighters.on_play == expected,
        ),
    )
    liberators = having(deck.troops, SlaveRevoltOnExtort)
    fitting = all(_is_red_of(deck.troops[number], "sonora") for number in liberators)
    what = "troops that free slaves, red and of Sonora"
    yield holds(what, "at least 3", liberators, len(liberators) >= 3 and fitting)
    stirring = [card.number for card in troops if card.faction == "red" and _stirs_sonora(card)]
    what = "red troops that place Unrest all over Sonora"
    yield holds(what, "at least 2", stirring, len(stirring) >= 2)
    yield none(
        "troops whose prestige does not fit their faction",
        [card.number for card in troops if card.faction not in PRESTIGE_FACTIONS[card.prestige]],
    )


def _is_red_of(card: TroopCard, district: District) -> bool:
    return card.faction == "red" and district in card.jurisdiction


def _stirs_sonora(card: TroopCard) -> bool:
    return any(
        isinstance(effect, UnrestAll) and [each.district for each in effect.where] == [("sonora",)]
        for effect in card.on_play
    )
