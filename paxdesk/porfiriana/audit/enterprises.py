"""Facts about enterprises, partners and Hacendados."""

from collections import Counter, defaultdict
from collections.abc import Iterator

from paxdesk.language import format_decimal, tr
from paxdesk.porfiriana.audit.deck import cards_with_verb
from paxdesk.porfiriana.rules import card_verbs as verbs
from paxdesk.porfiriana.rules.cards import EnterpriseCard, Income, PartnerCard
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.rules.term_words import district_words
from paxdesk.session.facts import (
    Fact,
    expect_between,
    expect_condition,
    expect_equal,
    expect_none,
    from_to,
)

CHIHUAHUAN_SMELTER = 79
# Mine Value and Economy of the Pax, in cubes, to compare prices.
PAX_MINES = 2
PAX_ECONOMY = 3


def enterprise_totals(deck: Deck) -> Iterator[Fact]:
    cards = list(deck.enterprises.values())
    by_industry: dict[str, list[EnterpriseCard]] = defaultdict(list)
    for card in cards:
        by_industry[card.industry].append(card)
    for district in verbs.DISTRICTS:
        count = sum(card.district == district for card in cards)
        what = tr("enterprises in {district}", district=district_words(district))
        yield expect_between(what, 14, None, count)
    yield from _industries(deck, by_industry)
    yield from _income(cards)
    yield from _slaves(deck, cards)
    yield from _ovals(cards)
    yield from _prices(cards, by_industry)
    ostriches = deck.enterprises[95]
    found = (ostriches.district, ostriches.cost)
    yield expect_equal(tr("95 African Ostrich Farm: district, cost"), ("america", 5), found)


def _industries(deck: Deck, of: dict[str, list[EnterpriseCard]]) -> Iterator[Fact]:
    cards = deck.enterprises
    yield expect_between(tr("ranches"), 10, None, len(of["ranch"]))
    yield expect_between(tr("mines"), 14, None, len(of["mine"]))
    american = [card.number for card in of["mine"] if card.district == "america"]
    yield expect_between(tr("American mines"), 2, 4, len(american))
    yield expect_between(tr("banks"), 3, None, len(of["bank"]))
    banks = [cards[number].district for number in (56, 74, 76) if cards[number] in of["bank"]]
    yield expect_equal(
        tr("banks 56, 74 and 76: district"), ["chihuahua", "sonora", "sonora"], banks
    )
    yield expect_between(tr("gun stores"), 3, None, len(of["gun_store"]))
    stores = [cards[number].district for number in (57, 77) if cards[number] in of["gun_store"]]
    yield expect_equal(tr("gun stores 57 and 77: district"), ["america", "america"], stores)
    yield expect_none(
        tr("gun stores that do not hold 1 cube, pay 2, and connect for at most 2"),
        [card.number for card in of["gun_store"] if not _is_plain_gun_store(card)],
    )
    yield expect_between(tr("smelters and projects"), 4, 6, len(of["smelter"] + of["project"]))
    others = ("railroad", "lumber", "factory", "brewery", "farm", "casino", "hotel", "school")
    yield expect_between(
        tr("cards of other industries"), 6, None, sum(len(of[each]) for each in others)
    )


def _is_plain_gun_store(card: EnterpriseCard) -> bool:
    return (
        card.income == Income(fixed=1)
        and len(card.ovals) == 1
        and card.ovals[0].cost <= 2
        and card.abilities == (verbs.GunStore(2),)
    )


def _income(cards: list[EnterpriseCard]) -> Iterator[Fact]:
    counted = [card for card in cards if card.industry in ("smelter", "project")]
    yield expect_none(
        tr("smelters and projects without Loyalty or counted income"),
        [c.number for c in counted if c.prestige != "loyalty" or c.income.count is None],
    )
    yield expect_none(
        tr("other enterprises with counted income"),
        [c.number for c in cards if c.income.count is not None and c not in counted],
    )
    yield expect_none(
        tr("smelters and projects that do not count everyone's enterprises without Unrest"),
        [card.number for card in counted if not _counts_working_enterprises(card.income)],
    )
    yield expect_none(
        tr("income that does not fit the industry"),
        [
            card.number
            for card in cards
            if (card.industry in ("ranch", "plantation")) != (card.income == Income(improvable=1))
            or (card.industry == "mine") != card.income.mines
            or (card.industry == "bank") != card.income.economy
        ],
    )
    mines = verbs.Filter(("enterprise",), ("mine",), ("chihuahua",), unrest=False)
    found = [card.income.count for card in cards if card.number == CHIHUAHUAN_SMELTER]
    ok = [count.where for count in found if count is not None] == [(mines,)]
    yield expect_equal(tr("79 counts the mines of Chihuahua"), True, ok)


def _counts_working_enterprises(income: Income) -> bool:
    count = income.count
    return (
        count is not None
        and count.of == "any"
        and count.where is not None
        and all(condition.unrest is False for condition in count.where)
    )


def _slaves(deck: Deck, cards: list[EnterpriseCard]) -> Iterator[Fact]:
    slaves = [card for card in cards if card.slave]
    plantations = [card for card in slaves if card.industry == "plantation"]
    mines = [card.number for card in slaves if card.industry == "mine"]
    yield expect_equal(
        tr("slave enterprises: plantations, mines"), (6, [61]), (len(plantations), mines)
    )
    yield expect_none(
        tr("slave enterprises outside Sonora or with their own prestige"),
        [card.number for card in slaves if card.district != "sonora" or card.prestige],
    )
    yield expect_none(
        tr("enterprises that jail without slaves"),
        [c.number for c in cards if c.jails and not c.slave],
    )
    mine = deck.enterprises[61]
    yield expect_equal(
        tr("61 Minas Prietas: district, industry, base, ovals, slave, jails"),
        ("sonora", "mine", "mule", ["rail"], True, True),
        (
            mine.district,
            mine.industry,
            mine.base,
            [oval.to for oval in mine.ovals],
            mine.slave,
            mine.jails,
        ),
    )


def _ovals(cards: list[EnterpriseCard]) -> Iterator[Fact]:
    chains = {c.number: oval for c in cards for oval in c.ovals if oval.chain}
    yield expect_equal(tr("chain railroads"), [59, 102], sorted(chains))
    fits = all(9 <= oval.cost <= 11 and oval.to == "rail" for oval in chains.values())
    costs = [oval.cost for oval in chains.values()]
    yield expect_condition(tr("cost of chain railroads"), tr("9 to 11, on rail ovals"), costs, fits)
    extra = sum(oval.to == "extra" for card in cards for oval in card.ovals)
    yield expect_between(tr("canals and steamships"), 2, None, extra)


def _prices(cards: list[EnterpriseCard], of: dict[str, list[EnterpriseCard]]) -> Iterator[Fact]:
    for what, group, least, most in (
        (tr("cost of ranches"), of["ranch"], 2, 5),
        (tr("cost of mines"), of["mine"], 3, 6),
        (tr("cost of banks"), of["bank"], 5, 8),
        (tr("cost of enterprises"), cards, 0, 10),
    ):
        costs = [card.cost for card in group]
        ok = least <= min(costs, default=least) and max(costs, default=most) <= most
        found = from_to(min(costs), max(costs)) if costs else tr("none")
        yield expect_condition(what, from_to(least, most), found, ok)
    incomes = [(card.number, card.cost, _pax_income(card.income)) for card in cards]
    steady = [(number, cost, income) for number, cost, income in incomes if income]
    ratio = sum(cost for _, cost, _ in steady) / sum(income for _, _, income in steady)
    what = tr("average cost per cube of income in the Pax")
    yield expect_condition(
        what, tr("2.0 to 3.0"), format_decimal(f"{ratio:.2f}"), 2.0 <= ratio <= 3.0
    )
    dear = [number for number, cost, income in steady if cost > 5 * income]
    yield expect_none(tr("enterprises that cost more than 5 gold per cube in the Pax"), dear)


def _pax_income(income: Income) -> int:
    """Return the income in the Pax, in cubes; 0 if it counts cards."""
    if income.mines:
        return PAX_MINES
    return PAX_ECONOMY if income.economy else income.fixed or income.improvable or 0


# --- Partners, newspapers, public cards, Hacendados and regimes -----------------------------------


def people_totals(deck: Deck) -> Iterator[Fact]:
    partners = {number: card for number, card in deck.partners.items() if not card.public}
    yield from _partners(partners)
    yield from _defenders(partners)
    yield from _abilities(partners)
    yield from _public(deck)
    yield from _hacendados(deck)
    regimes = [deck.regimes[key] for key in verbs.REGIMES]
    yield expect_equal(
        tr("regimes: Mines, Economy, prestige"),
        [(2, 3, "loyalty"), (3, 2, "outrage"), (2, 2, "command"), (1, 1, "revolution")],
        [(card.mines, card.economy, card.prestige) for card in regimes],
    )


def _partners(partners: dict[int, PartnerCard]) -> Iterator[Fact]:
    factions = Counter(card.sides[0].faction for card in partners.values())
    found = [factions[faction] for faction in ("blue", "green", "red", "white")]
    yield expect_equal(tr("partners: blue, green, red, white"), [11, 10, 10, 9], found)
    papers = {number: card for number, card in partners.items() if card.newspaper}
    yield expect_between(tr("newspapers"), 4, 6, len(papers))
    yield expect_equal(tr("10 and 35 are newspapers"), True, {10, 35} <= set(papers))
    yield expect_none(
        tr("newspapers with the same faction or prestige twice"),
        [
            number
            for number, card in papers.items()
            if len({side.faction for side in card.sides}) < len(card.sides)
            or len({side.prestige for side in card.sides}) < len(card.sides)
        ],
    )
    costs = [(card.number, side.cost) for card in partners.values() for side in card.sides[:1]]
    yield expect_none(
        tr("partners that do not cost 1 to 8 gold"), [n for n, cost in costs if not 1 <= cost <= 8]
    )


def _defenders(partners: dict[int, PartnerCard]) -> Iterator[Fact]:
    spies = cards_with_verb(partners, verbs.Spy)
    yield expect_between(tr("spies"), 5, 7, len(spies))
    pinkerton = [
        list(ability.prestige)
        for card in partners.values()
        if "Pinkerton" in card.name
        for ability in card.sides[0].abilities
        if isinstance(ability, verbs.Spy)
    ]
    yield expect_equal(tr("Pinkerton spy: defends"), [["loyalty"]], pinkerton)
    plain = cards_with_verb(partners, verbs.Spy, prestige=())
    fits = 1 <= len(plain) < len(spies) / 2
    yield expect_condition(
        tr("spies without a defence"), tr("at least 1, fewer than half"), plain, fits
    )
    yield expect_between(
        tr("courts and the Postal Service"), 2, 4, len(cards_with_verb(partners, verbs.Court))
    )
    post = partners[14].sides[0].abilities
    yield expect_equal(
        tr("14 Postal Service: defends all four"), True, post == (verbs.Court(verbs.PRESTIGES),)
    )
    defended = {
        prestige
        for card in partners.values()
        for side in card.sides
        for ability in side.abilities
        if isinstance(ability, verbs.Spy | verbs.Court)
        for prestige in ability.prestige
    }
    yield expect_equal(tr("kinds of prestige that can be defended"), set(verbs.PRESTIGES), defended)


def _abilities(partners: dict[int, PartnerCard]) -> Iterator[Fact]:
    yield expect_equal(tr("generals"), [22, 24, 30, 33], cards_with_verb(partners, verbs.General))
    yield expect_equal(
        tr("investors (free sale)"),
        [17, 20, 25],
        cards_with_verb(partners, verbs.ExtraAction, kind="sell"),
    )
    yield expect_between(tr("monopolies"), 4, 6, len(cards_with_verb(partners, verbs.Monopoly)))
    america = verbs.Monopoly("enterprise", (verbs.Filter(district=("america",)),))
    found = partners[18].sides[0].abilities == (america,)
    yield expect_equal(tr("18: monopoly on American enterprises"), True, found)
    found = partners[28].sides[0].abilities == (verbs.Monopoly("connection"),)
    yield expect_equal(tr("28: monopoly on connections"), True, found)
    federal = (verbs.Filter(faction=("green",)),)
    owners = cards_with_verb(partners, verbs.Monopoly, what="troop", where=federal)
    factions = [partners[number].sides[0].faction for number in owners]
    yield expect_equal(tr("monopoly on federal troops: faction"), ["red"], factions)
    land = {
        *cards_with_verb(partners, verbs.LandBonus),
        *cards_with_verb(partners, verbs.ExtraAction, kind="buy_land"),
    }
    yield expect_equal(tr("37 and 38 survey land"), True, {37, 38} <= land)
    yield expect_equal(tr("patents"), [39], cards_with_verb(partners, verbs.MineBonus, amount=1))
    yield expect_equal(tr("activists"), [34, 43], cards_with_verb(partners, verbs.Activist))
    yield expect_equal(
        tr("rebel governors"), [40, 41], cards_with_verb(partners, verbs.RebelGovernor)
    )
    sonora = cards_with_verb(partners, verbs.RebelGovernor, district="sonora")
    chihuahua = cards_with_verb(partners, verbs.RebelGovernor, district="chihuahua")
    yield expect_equal(
        tr("rebel governors of Sonora, Chihuahua"), ([40], [41]), (sonora, chihuahua)
    )
    strife = (verbs.Strife(("red", "white")),)
    sides = [partners[number].sides[0] for number in cards_with_verb(partners, verbs.RebelGovernor)]
    fits = all(side.faction == "red" and side.on_play == strife for side in sides)
    yield expect_equal(tr("rebel governors are red, with strife of red and white"), True, fits)
    yield expect_between(
        tr("jail immunity"), 2, 3, len(cards_with_verb(partners, verbs.JailImmunity))
    )
    yield expect_equal(
        tr("partners that lift jurisdiction"),
        2,
        len(cards_with_verb(partners, verbs.IgnoreJurisdiction)),
    )
    yield expect_between(
        tr("partners with a discount"), 6, None, len(cards_with_verb(partners, verbs.Discount))
    )
    enterprises = cards_with_verb(partners, verbs.Discount, what="enterprise")
    yield expect_between(tr("partners with a discount on enterprises"), 3, None, len(enterprises))


def _public(deck: Deck) -> Iterator[Fact]:
    church = [(side.faction, side.prestige, side.cost) for side in deck.partners[214].sides]
    expected = [("white", "command", 10), ("red", "revolution", 10)]
    yield expect_equal(tr("214 Catholic Church: sides"), expected, church)
    figures = [(side.faction, side.prestige, side.cost) for side in deck.partners[215].sides]
    expected = [("blue", "outrage", 18), ("green", "command", 18)]
    yield expect_equal(tr("215 Roosevelt, Huerta: sides"), expected, figures)
    roosevelt, huerta = (side.on_play for side in deck.partners[215].sides)
    fits = roosevelt == (verbs.Regime("us_intervention"), verbs.Strife(("red", "blue")))
    yield expect_equal(
        tr("215 Roosevelt: U.S. Intervention, then strife of red and blue"), True, fits
    )
    yield expect_equal(
        tr("215 Huerta: Martial Law"), True, huerta == (verbs.Regime("martial_law"),)
    )
    public = {number: card for number, card in deck.partners.items() if card.public}
    yield expect_none(
        tr("public cards that change to the Pax"), cards_with_verb(public, verbs.Regime, to="pax")
    )


def _hacendados(deck: Deck) -> Iterator[Fact]:
    cards = deck.hacendados
    counted = Counter(cause.prestige for card in cards.values() for cause in card.orientations)
    ok = counted.total() == 12 and all(2 <= counted[each] <= 4 for each in verbs.PRESTIGES)
    yield expect_condition(
        tr("causes of Hacendados"), tr("2 to 4 of each prestige, 12 in all"), dict(counted), ok
    )
    pairs = {frozenset(c.prestige for c in card.orientations) for card in cards.values()}
    different = sum(len(pair) == 2 for pair in pairs)
    yield expect_equal(tr("Hacendados with different pairs of causes"), 6, different)
    yield expect_none(
        tr("causes whose faction or connection does not fit"),
        [
            card.number
            for card in cards.values()
            for cause in card.orientations
            if cause.faction != verbs.FACTION_OF[cause.prestige] or cause.connection == "mule"
        ],
    )
    sides = {number: card.loyalist for number, card in cards.items()}
    yield expect_none(
        tr("Hacendados without income 2 and one ability"),
        [n for n, side in sides.items() if side.income != 2 or len(side.abilities) != 1],
    )
    yield expect_equal(
        tr("different abilities of Hacendados"), 6, len({s.abilities for s in sides.values()})
    )
    successor = cards[211].cause("loyalty")
    found = successor is not None and "Successor" in successor.title
    yield expect_equal(tr("211 Reyes: Loyalty as successor"), True, found)
