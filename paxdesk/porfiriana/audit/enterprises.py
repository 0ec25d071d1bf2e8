"""Enterprises: industries, prices, income, slaves, railroads."""

from collections import defaultdict
from collections.abc import Iterator

from paxdesk.porfiriana.audit.total import Total, between, equal, holds, none
from paxdesk.porfiriana.rules.cards import EnterpriseCard, Income
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.rules.vocabulary import DISTRICTS, Filter, GunStore

CHIHUAHUAN_SMELTER = 79
# Where the fixed figures of the Pax are needed to compare prices.
PAX_MINES = 2
PAX_ECONOMY = 3


def totals(deck: Deck) -> Iterator[Total]:
    """Yield the totals of enterprises."""
    cards = list(deck.enterprises.values())
    by_industry: dict[str, list[EnterpriseCard]] = defaultdict(list)
    for card in cards:
        by_industry[card.industry].append(card)
    for district in DISTRICTS:
        count = sum(card.district == district for card in cards)
        yield between(f"enterprises in {district}", 14, None, count)
    yield from _industries(deck, by_industry)
    yield from _income(cards)
    yield from _slaves(deck, cards)
    yield from _ovals(cards)
    yield from _prices(cards, by_industry)
    ostriches = deck.enterprises[95]
    found = (ostriches.district, ostriches.cost)
    yield equal("95 African Ostrich Farm: district, cost", ("america", 5), found)


def _industries(deck: Deck, of: dict[str, list[EnterpriseCard]]) -> Iterator[Total]:
    cards = deck.enterprises
    yield between("ranches", 10, None, len(of["ranch"]))
    yield between("mines", 14, None, len(of["mine"]))
    american = [card.number for card in of["mine"] if card.district == "america"]
    yield between("American mines", 2, 4, len(american))
    yield between("banks", 3, None, len(of["bank"]))
    banks = [cards[number].district for number in (56, 74, 76) if cards[number] in of["bank"]]
    yield equal("banks 56, 74 and 76: district", ["chihuahua", "sonora", "sonora"], banks)
    yield between("gun stores", 3, None, len(of["gun_store"]))
    stores = [cards[number].district for number in (57, 77) if cards[number] in of["gun_store"]]
    yield equal("gun stores 57 and 77: district", ["america", "america"], stores)
    yield none(
        "gun stores that do not hold 1 cube, pay 2, and connect for at most 2",
        [card.number for card in of["gun_store"] if not _is_plain_gun_store(card)],
    )
    yield between("smelters and projects", 4, 6, len(of["smelter"] + of["project"]))
    others = ("railroad", "lumber", "factory", "brewery", "farm", "casino", "hotel", "school")
    yield between("cards of other industries", 6, None, sum(len(of[each]) for each in others))


def _is_plain_gun_store(card: EnterpriseCard) -> bool:
    return (
        card.income == Income(fixed=1)
        and len(card.ovals) == 1
        and card.ovals[0].cost <= 2
        and card.abilities == (GunStore(2),)
    )


def _income(cards: list[EnterpriseCard]) -> Iterator[Total]:
    counted = [card for card in cards if card.industry in ("smelter", "project")]
    yield none(
        "smelters and projects without Loyalty or counted income",
        [c.number for c in counted if c.prestige != "loyalty" or c.income.count is None],
    )
    yield none(
        "other enterprises with counted income",
        [c.number for c in cards if c.income.count is not None and c not in counted],
    )
    yield none(
        "smelters and projects that do not count everybody's enterprises without Unrest",
        [card.number for card in counted if not _counts_working_enterprises(card.income)],
    )
    yield none(
        "income that does not fit the industry",
        [
            card.number
            for card in cards
            if (card.industry in ("ranch", "plantation")) != (card.income == Income(improvable=1))
            or (card.industry == "mine") != card.income.mines
            or (card.industry == "bank") != card.income.economy
        ],
    )
    mines = Filter(("enterprise",), ("mine",), ("chihuahua",), unrest=False)
    found = [card.income.count for card in cards if card.number == CHIHUAHUAN_SMELTER]
    ok = [count.where for count in found if count is not None] == [(mines,)]
    yield equal("79 counts the mines of Chihuahua", True, ok)


def _counts_working_enterprises(income: Income) -> bool:
    count = income.count
    return (
        count is not None
        and count.of == "any"
        and count.where is not None
        and all(condition.unrest is False for condition in count.where)
    )


def _slaves(deck: Deck, cards: list[EnterpriseCard]) -> Iterator[Total]:
    slaves = [card for card in cards if card.slave]
    plantations = [card for card in slaves if card.industry == "plantation"]
    mines = [card.number for card in slaves if card.industry == "mine"]
    yield equal("slave enterprises: plantations, mines", (6, [61]), (len(plantations), mines))
    yield none(
        "slave enterprises outside Sonora or with a prestige of their own",
        [card.number for card in slaves if card.district != "sonora" or card.prestige],
    )
    yield none("jail without slaves", [c.number for c in cards if c.jails and not c.slave])
    mine = deck.enterprises[61]
    yield equal(
        "61 Minas Prietas: district, industry, base, ovals, slave, jails",
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


def _ovals(cards: list[EnterpriseCard]) -> Iterator[Total]:
    chains = {c.number: oval for c in cards for oval in c.ovals if oval.chain}
    yield equal("chain railroads", [59, 102], sorted(chains))
    fits = all(9 <= oval.cost <= 11 and oval.to == "rail" for oval in chains.values())
    costs = [oval.cost for oval in chains.values()]
    yield holds("cost of chain railroads", "9 to 11, on rail ovals", costs, fits)
    extra = sum(oval.to == "extra" for card in cards for oval in card.ovals)
    yield between("canals and steamships", 2, None, extra)


def _prices(cards: list[EnterpriseCard], of: dict[str, list[EnterpriseCard]]) -> Iterator[Total]:
    for what, group, least, most in (
        ("ranches", of["ranch"], 2, 5),
        ("mines", of["mine"], 3, 6),
        ("banks", of["bank"], 5, 8),
        ("enterprises", cards, 0, 10),
    ):
        costs = [card.cost for card in group]
        ok = least <= min(costs, default=least) and max(costs, default=most) <= most
        found = f"{min(costs)} to {max(costs)}" if costs else "none"
        yield holds(f"cost of {what}", f"{least} to {most}", found, ok)
    incomes = [(card.number, card.cost, _pax_income(card.income)) for card in cards]
    steady = [(number, cost, income) for number, cost, income in incomes if income]
    ratio = sum(cost for _, cost, _ in steady) / sum(income for _, _, income in steady)
    what = "gold of cost to one cube in the Pax"
    yield holds(what, "2.0 to 3.0", f"{ratio:.2f}", 2.0 <= ratio <= 3.0)
    dear = [number for number, cost, income in steady if cost > 5 * income]
    yield none("enterprises dearer than 5 gold a cube in the Pax", dear)


def _pax_income(income: Income) -> int:
    """Return the cubes in the Pax, 0 where they depend on the cards in play."""
    if income.mines:
        return PAX_MINES
    return PAX_ECONOMY if income.economy else income.fixed or income.improvable or 0
