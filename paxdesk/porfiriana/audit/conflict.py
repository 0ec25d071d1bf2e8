"""Facts about troops, Headlines, Topples, and orange and black cards."""

from collections import Counter
from collections.abc import Iterator
from typing import Any, TypeAlias

from paxdesk.language import tr
from paxdesk.porfiriana.audit.deck import cards_with_verb
from paxdesk.porfiriana.rules import card_verbs as verbs
from paxdesk.porfiriana.rules.cards import (
    AttackCard,
    BlackCard,
    DeployCost,
    EnterpriseCard,
    HeadlineCard,
    PartnerCard,
    TroopCard,
    verbs_of,
)
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.rules.term_words import district_words
from paxdesk.schema import spelled
from paxdesk.session.facts import Fact, expect_between, expect_condition, expect_equal, expect_none

REGIME_OF: dict[verbs.Faction, verbs.RegimeKey] = {
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
    None: verbs.FACTIONS,
}


def conflict_totals(deck: Deck) -> Iterator[Fact]:
    yield from _regimes(deck)
    yield from _headlines(deck)
    yield from _prices(deck)
    yield from _troops(deck)


def _regimes(deck: Deck) -> Iterator[Fact]:
    lists: dict[int, list[tuple[verbs.Effect, ...]]] = {}
    for number, troop in deck.troops.items():
        lists[number] = [troop.on_play]
    for number, headline in deck.headlines.items():
        lists[number] = [headline.event]
    for number, card in deck.partners.items():
        if card.public:
            lists[number] = [side.on_play for side in card.sides]
    late = [n for n, some in lists.items() if any(_regime_is_late(effects) for effects in some)]
    yield expect_none(tr("changes of regime that do not come first"), late)
    yield expect_none(
        tr("troops whose regime is not that of their faction"),
        [
            n
            for n, c in deck.troops.items()
            if c.on_play[:1] != (verbs.Regime(REGIME_OF[c.faction]),)
        ],
    )
    factions = Counter(card.faction for card in deck.troops.values())
    found = [factions[faction] for faction in ("green", "red", "white", "blue")]
    yield expect_equal(tr("troops: green, red, white, blue"), [8, 11, 7, 4], found)


def _regime_is_late(effects: tuple[verbs.Effect, ...]) -> bool:
    kinds = [type(effect) for effect in effects]
    return verbs.Regime in kinds and kinds[0] is not verbs.Regime


def _headlines(deck: Deck) -> Iterator[Fact]:
    both = set(cards_with_verb(deck.headlines, verbs.Strife)) & set(
        cards_with_verb(deck.headlines, verbs.Regime)
    )
    what = tr("Headlines with Strife among the 27 that change the regime")
    yield expect_condition(what, tr("more than 13"), len(both), len(both) > 13)
    pairs = {frozenset(pair) for card in deck.headlines.values() for pair in _strife(card)}
    yield expect_equal(tr("pairs of factions in Strife on Headlines"), 6, len(pairs))
    moods = Counter(card.mood for card in deck.headlines.values())
    moods.update(card.mood for card in deck.topples.values())
    yield expect_equal(tr("bears, bulls"), (17, 16), (moods["bear"], moods["bull"]))
    lusitania = [sorted(pair) for pair in _strife(deck.headlines[125])]
    yield expect_equal(tr("125 Lusitania: strife"), [["blue", "white"]], lusitania)
    heels = [heel for card in deck.topples.values() for heel in card.heels]
    yield expect_equal(tr("topples: one of each prestige"), sorted(verbs.PRESTIGES), sorted(heels))
    lowered = list(deck.topples[206].heels)
    yield expect_equal(tr("206 Díaz Is Shot: lowers"), ["command"], lowered)
    wanted = (
        verbs.GainPer,
        verbs.AddLand,
        verbs.UnrestEach,
        verbs.NationalizeEach,
        verbs.PayOrDiscard,
    )
    found = [verb for verb in wanted if cards_with_verb(deck.headlines, verb)]
    yield expect_equal(
        tr("headlines with gold, land, Unrest of one's choice, nationalization, pay to keep"),
        [spelled(verb) for verb in wanted],
        [spelled(verb) for verb in found],
    )


def _strife(card: HeadlineCard) -> list[tuple[verbs.Faction, verbs.Faction]]:
    return [effect.between for effect in card.event if isinstance(effect, verbs.Strife)]


def _prices(deck: Deck) -> Iterator[Fact]:
    costs = {number: card.cost for number, card in deck.troops.items()}
    yield expect_none(
        tr("troops whose cheapest way costs more than 3"),
        [n for n, cost in costs.items() if min(cost.rail, cost.mule, cost.foot) > 3],
    )
    red = {number for number, card in deck.troops.items() if card.faction == "red"}
    yield expect_none(
        tr("government troops that are not cheaper by rail than on foot"),
        [n for n, c in costs.items() if n not in red and not _rising(c.rail, c.mule, c.foot)],
    )
    yield expect_none(
        tr("guerrillas that are not cheaper on foot than by rail"),
        [n for n, c in costs.items() if n in red and not _rising(c.foot, c.mule, c.rail)],
    )
    found = [number for number in sorted(red) if costs[number] == DeployCost(6, 3, 1)]
    yield expect_condition(
        tr("guerrillas that cost 6, 3 and 1"), tr("at least 1"), found, bool(found)
    )


def _rising(first: int, second: int, third: int) -> bool:
    return first <= second <= third and first < third


def _troops(deck: Deck) -> Iterator[Fact]:
    troops = deck.troops.values()
    for district in verbs.DISTRICTS:
        count = sum(district in card.jurisdiction for card in troops)
        what = tr("troops with jurisdiction {district}", district=district_words(district))
        yield expect_condition(what, tr("at least 3"), count, count >= 3)
    many = [card.number for card in troops if len(card.jurisdiction) > 1]
    yield expect_condition(
        tr("troops with more than one flag"), tr("at most 3"), many, len(many) <= 3
    )
    arms = Counter(card.firepower for card in troops)
    each = [arms[power] for power in (1, 2, 3)]
    yield expect_condition(
        tr("troops of Firepower 1, 2, 3"), tr("at least 5 each"), each, min(each) >= 5
    )
    fighters = deck.troops[184]
    sonora = (verbs.Filter(kind=("enterprise",), district=("sonora",)),)
    expected = (
        verbs.Regime("martial_law"),
        verbs.UnrestAll(sonora, amount=1, spare_destination=True),
    )
    yield expect_equal(
        tr("184 Indian Fighters: faction, flags, Firepower, rail, mule, Unrest all over Sonora"),
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
    liberators = cards_with_verb(deck.troops, verbs.SlaveRevoltOnExtort)
    fitting = all(_is_red_of(deck.troops[number], "sonora") for number in liberators)
    what = tr("red troops of Sonora that free slaves")
    yield expect_condition(what, tr("at least 3"), liberators, len(liberators) >= 3 and fitting)
    stirring = [card.number for card in troops if card.faction == "red" and _stirs_sonora(card)]
    what = tr("red troops that place Unrest all over Sonora")
    yield expect_condition(what, tr("at least 2"), stirring, len(stirring) >= 2)
    yield expect_none(
        tr("troops whose prestige does not fit their faction"),
        [card.number for card in troops if card.faction not in PRESTIGE_FACTIONS[card.prestige]],
    )


def _is_red_of(card: TroopCard, district: verbs.District) -> bool:
    return card.faction == "red" and district in card.jurisdiction


def _stirs_sonora(card: TroopCard) -> bool:
    return any(
        isinstance(effect, verbs.UnrestAll)
        and [each.district for each in effect.where] == [("sonora",)]
        for effect in card.on_play
    )


Target: TypeAlias = EnterpriseCard | PartnerCard | TroopCard

LEY_DE_FUGA = 162
# a game uses a third to a half of the deck, so each attack needs several targets
COMPANY = 3


def attack_totals(deck: Deck) -> Iterator[Fact]:
    yield from _unrest(deck)
    yield from _examples(deck)
    yield from _orange_targets(deck)
    yield from _assassins(deck)
    yield from _black(deck)
    yield from _pools(deck)


def _unrest(deck: Deck) -> Iterator[Fact]:
    amounts = {number: _unrest_of(card) for number, card in deck.oranges.items()}
    yield expect_none(
        tr("orange cards with no effect, or several effects, that place Unrest"),
        [number for number, each in amounts.items() if len(each) != 1],
    )
    yield expect_none(
        tr("orange cards whose Unrest is not 1 to 3"),
        [number for number, each in amounts.items() if not all(1 <= n <= 3 for n in each)],
    )
    yield expect_none(
        tr("attacks that steal more than 6"),
        [number for number, card in deck.attacks.items() if _stolen(card) > 6],
    )
    strikes = cards_with_verb(deck.oranges, verbs.PaidUnrest) + cards_with_verb(
        deck.oranges, verbs.CountedUnrest
    )
    awards = [deck.oranges[number].award for number in strikes]
    ok = len(strikes) >= 4 and any(award and award.prestige == "outrage" for award in awards)
    what = tr("strikes (no Unrest possible)")
    yield expect_condition(what, tr("at least 4, some with Outrage"), sorted(strikes), ok)
    bare = [number for number, award in zip(strikes, awards, strict=True) if award is None]
    yield expect_none(tr("strikes without an award"), bare)


def _unrest_of(card: AttackCard) -> list[int]:
    """Return the maximum Unrest of each effect that places Unrest."""
    placed = [effect.amount for effect in card.effects if isinstance(effect, verbs.PlaceUnrest)]
    strikes = (verbs.PaidUnrest, verbs.CountedUnrest)
    return placed + [effect.max for effect in card.effects if isinstance(effect, strikes)]


def _stolen(card: AttackCard) -> int:
    return sum(effect.gold for effect in card.effects if isinstance(effect, verbs.Steal))


def _examples(deck: Deck) -> Iterator[Fact]:
    for number, name in ((5, "Wobblies"), (203, "Villistas")):
        card = deck.oranges[number]
        award = (card.award.prestige, card.award.jails) if card.award else None
        flags = card.districts or "any"
        yield expect_equal(
            tr("{card}: steals, Unrest, award, jails, districts", card=f"{number} {name}"),
            (3, [3], ("outrage", False), "any"),
            (_stolen(card), _unrest_of(card), award, flags),
        )


def _orange_targets(deck: Deck) -> Iterator[Fact]:
    cards = deck.oranges
    allowed = {"industry", "rail_connected", "slave"}
    strange = [n for n, card in cards.items() if any(_keys(each) - allowed for each in card.target)]
    yield expect_none(
        tr("orange cards whose target depends on more than industry, rail and slaves"), strange
    )
    with_target = [number for number, card in cards.items() if card.target]
    yield expect_between(tr("orange cards with a narrower target"), 4, None, len(with_target))
    flagged = sum(bool(card.districts) for card in cards.values())
    counts = (flagged, len(cards) - flagged)
    yield expect_condition(
        tr("orange cards with flags, without"), tr("at least 5 each"), counts, min(counts) >= 5
    )


def _keys(condition: verbs.Filter) -> set[str]:
    return {key for key in verbs.Filter.__match_args__ if getattr(condition, key) not in ((), None)}


def _assassins(deck: Deck) -> Iterator[Fact]:
    killers = {
        number: deck.blacks[number] for number in cards_with_verb(deck.blacks, verbs.Assassinate)
    }
    kinds = {card.award.prestige if card.award else None for card in killers.values()}
    ok = len(killers) >= 4 and LEY_DE_FUGA in killers and kinds == {"outrage", "revolution"}
    expected = "at least 4, of Outrage and Revolution, 162 among them"
    yield expect_condition(tr("assassinations"), expected, list(killers), ok)
    partner = (verbs.Filter(kind=("partner",)),)
    yield expect_none(
        tr("assassinations of cards other than partners"),
        [number for number, card in killers.items() if card.target != partner],
    )


def _black(deck: Deck) -> Iterator[Fact]:
    cards = deck.blacks
    plots = {
        n
        for verb in (verbs.TakePartner, verbs.Antitrust, verbs.RaidHand)
        for n in cards_with_verb(cards, verb)
    }
    yield expect_none(
        tr("conspiracies, antitrust and raids that are usable on oneself"),
        [number for number in sorted(plots) if not cards[number].opponents_only],
    )
    yield expect_between(
        tr("conspiracies"), 2, None, len(cards_with_verb(cards, verbs.TakePartner))
    )
    yield expect_between(tr("antitrust"), 1, None, len(cards_with_verb(cards, verbs.Antitrust)))
    cheap = Counter(card.cheap_regime for card in cards.values())
    ok = all(cheap[regime] >= 4 for regime in verbs.REGIMES)
    yield expect_condition(
        tr("black cards that cost one action, by regime"), tr("at least 4 each"), dict(cheap), ok
    )
    seizures = {
        number: cards[number].target or () for number in cards_with_verb(cards, verbs.Nationalize)
    }
    for number, headline in deck.headlines.items():
        for effect in headline.event:
            if isinstance(effect, verbs.NationalizeEach):
                seizures[number] = effect.where
    yield expect_none(
        tr("nationalizations that reach America"),
        [n for n, where in seizures.items() if any(_reaches_america(each) for each in where)],
    )
    reforms = (145, 146, 152, 160, 164)
    found = [number for number in reforms if number in cards]
    yield expect_equal(tr("black cards of redistribution"), list(reforms), found)


def _reaches_america(condition: verbs.Filter) -> bool:
    return not condition.district or "america" in condition.district


def _pools(deck: Deck) -> Iterator[Fact]:
    targets: list[Target] = [*deck.enterprises.values(), *deck.troops.values()]
    targets += [card for card in deck.partners.values() if not card.public]

    def pool(where: verbs.Where) -> list[Target]:
        return [card for card in targets if _matches(card, where)]

    lonely = [
        f"{number} ({len(hit)})"
        for number, card in deck.attacks.items()
        if (hit := _hits(card, pool)) is not None and len(hit) < COMPANY
    ]
    what = tr("attacks with fewer than {number} possible targets in the deck", number=COMPANY)
    yield expect_none(what, lonely)
    filters = [
        (number, where)
        for number, card in deck.cards.items()
        for verb in verbs_of(card)
        for where in _filters(verb)
    ]
    rare = [number for number, where in filters if len(pool(where)) < COMPANY]
    yield expect_none(tr("filters that match fewer than {number} cards", number=COMPANY), rare)


def _filters(verb: verbs.Verb) -> Iterator[verbs.Where]:
    """Yield the filters of a verb that select cards in play."""
    count = getattr(verb, "count", None)
    for where in (getattr(verb, "where", None), count.where if count else None):
        if where and not any({"headline", "orange", "black"} & set(each.kind) for each in where):
            yield where


def _hits(card: AttackCard, pool: Any) -> list[Target] | None:
    """Return the cards that an attack may hit, or None if it hits players."""
    if isinstance(card, BlackCard):
        return None if card.target is None else pool(card.target)
    return [
        each
        for each in pool(card.target)
        if isinstance(each, EnterpriseCard)
        and (not card.districts or each.district in card.districts)
    ]


def _matches(card: Target, where: verbs.Where) -> bool:
    """Return whether the printed card can meet the filter in some state of play."""
    return not where or any(_fits(card, condition) for condition in where)


def _fits(card: Target, condition: verbs.Filter) -> bool:
    industry = (card.industry,) if isinstance(card, EnterpriseCard) else ()
    district = (card.district,) if isinstance(card, EnterpriseCard) else ()
    slave = card.slave if isinstance(card, EnterpriseCard) else None
    faces: tuple[Any, ...] = card.sides if isinstance(card, PartnerCard) else (card,)
    factions = {getattr(face, "faction", None) for face in faces}
    prestiges = {prestige for face in faces for prestige in face.points}
    newspaper = isinstance(card, PartnerCard) and card.newspaper
    return (
        (not condition.kind or card.kind in condition.kind)
        and (not condition.industry or bool(set(industry) & set(condition.industry)))
        and (not condition.district or bool(set(district) & set(condition.district)))
        and (not condition.faction or bool(factions & set(condition.faction)))
        and (not condition.prestige or bool(prestiges & set(condition.prestige)))
        and (condition.newspaper is None or newspaper == condition.newspaper)
        and (condition.slave is None or slave == condition.slave)
        and (condition.rail_connected is None or _can_be(card, rail=condition.rail_connected))
    )


def _can_be(card: Target, rail: bool) -> bool:
    if not isinstance(card, EnterpriseCard):
        return not rail
    if rail:
        return card.base == "rail" or any(oval.to == "rail" for oval in card.ovals)
    return card.base != "rail"
