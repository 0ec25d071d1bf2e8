"""What things cost (vocabulary P2-P4), and what enterprises earn (F, D4).

All sums are gold. Prices are judged when the line is given (R59).
"""

from collections.abc import Mapping, Sequence, Set
from functools import cache, lru_cache
from typing import Any, Final, Generic, Literal, TypeAlias, TypeVar

from attrs import field

from paxdesk.errors import IllegalAction
from paxdesk.language import tr, tr_lazy
from paxdesk.lazy_attrs import define, frozen
from paxdesk.porfiriana.rules.actions import DIAZ, CardNumber, Seat
from paxdesk.porfiriana.rules.card_verbs import (
    Ability,
    Connection,
    Count,
    Discount,
    DiscountWhat,
    GunStore,
    MineBonus,
    Monopoly,
    MonopolyWhat,
    OvalKind,
    RegimeKey,
)
from paxdesk.porfiriana.rules.cards import Card, Oval
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.rules.fact_cache import cached_by_seat, cached_by_table
from paxdesk.porfiriana.rules.facts import (
    WorkingAbilities,
    abilities_of_kind,
    evaluate_count,
    fits_card,
    fits_enterprise,
    in_unrest,
    working_abilities,
    working_chain,
)
from paxdesk.porfiriana.rules.state import EnterpriseInPlay, State

L_co = TypeVar("L_co", covariant=True)
CHAIN_PRICE = 1
"""Gold for any connection while the builder holds a working Chain Railroad (E7)."""


Step: TypeAlias = Literal[
    "assassin",
    "calming",
    "chain",
    "column",
    "cubes",
    "discount",
    "economy",
    "guards",
    "jail",
    "murder",
    "oval",
    "police",
    "printed",
    "retreat",
    "target",
    "troop",
    "unrest",
    "way",
]


@frozen
class PricePart:
    """One step of a price: the gold it adds, below 0 takes off, and what for.

    ``card`` grants the ``discount``, or is what the step is about; ``way`` and ``oval`` are
    connections, ``evaluate_count`` is a number of disks or troops.
    """

    step: Step
    gold: int
    card: CardNumber = 0
    way: Connection | None = None
    oval: OvalKind | None = None
    count: int = 0
    discount: Discount | None = None


@frozen
class Price:
    """What a thing costs a seat: the steps, and in ``gold`` their sum."""

    parts: tuple[PricePart, ...] = ()
    gold: int = field(init=False)

    @gold.default
    def _sum(self) -> int:
        return sum([part.gold for part in self.parts])


FREE: Final = Price()


@frozen(cache_hash=True)
class Terms:
    """What discounts of one kind make of prices, each worked out once.

    ``bearers`` are the discounts with the card that grants each. ``known`` are rebates by printed
    price and card (0 for none).
    """

    bearers: tuple[tuple[CardNumber, Discount], ...]
    add_up: bool
    known: dict[tuple[int, CardNumber], Price] = field(
        factory=dict, init=False, eq=False, repr=False
    )

    def rebate(self, printed: int, card: Card | None) -> Price:
        """Return what takes the printed price down: gold below 0, by the cards that grant it."""
        thing = printed, card.number if card is not None else 0
        found = self.known.get(thing)
        if found is None:
            found = self.known[thing] = rebate(printed, self.bearers, card, self.add_up)
        return found


@cached_by_seat
def all_terms(state: State, seat: Seat) -> Mapping[DiscountWhat, Terms]:
    """The terms on which the seat buys, by what; the same for whoever has the same discounts."""
    return _terms_under(
        state.cards, state.regime, working_abilities(state, seat), state.variant.discounts_add_up
    )


@lru_cache(4096)
def _terms_under(
    cards: Deck, regime: RegimeKey, abilities: WorkingAbilities, add_up: bool
) -> Mapping[DiscountWhat, Terms]:
    card = cards.regimes[regime]
    bearers = [*abilities.by_kind.get(Discount, ())]
    bearers += [(card.number, each) for each in card.abilities if isinstance(each, Discount)]
    return {
        what: Terms(tuple(each for each in bearers if each[1].what == what), add_up)
        for what in dict.fromkeys(discount.what for _, discount in bearers)
    }


def terms_of(state: State, seat: Seat, what: DiscountWhat) -> Terms | None:
    """The discounts the seat may use on such a payment, the regime's among them; None without."""
    return all_terms(state, seat).get(what)


@define
class Priced(Generic[L_co]):
    """Lines with the gold that each costs, and the dearest of these prices.

    ``actions`` is how many actions of the turn each of them takes.
    """

    lines: Sequence[L_co]
    prices: Sequence[int]
    dearest: int
    actions: int = 1
    _paid: dict[int, Sequence[L_co]] = field(factory=dict, init=False, eq=False, repr=False)

    def paid_by(self, gold: int) -> Sequence[L_co]:
        """The lines that so much gold pays; nobody may change them."""
        if self.dearest <= gold:
            return self.lines
        paid = self._paid.get(gold)
        if paid is None:
            paid = self._paid[gold] = [
                line for line, price in zip(self.lines, self.prices, strict=True) if price <= gold
            ]
        return paid


NOTHING: Priced[Any] = Priced((), (), 0)
"""No lines at all."""


def priced(lines: Sequence[L_co], prices: Sequence[int], actions: int = 1) -> Priced[L_co]:
    """Lines with their prices, each in the same place, and what each takes of the turn."""
    return Priced(lines, prices, max(prices), actions) if lines else NOTHING


def reduced(price: int, discount: Discount) -> int:
    """The price after one discount; halves round up, never below 0 (P3)."""
    if discount.free:
        return 0
    if discount.half:
        return (price + 1) // 2
    return max(price - (discount.reduce or 0), 0)


def rebate(
    price: int,
    bearers: Sequence[tuple[CardNumber, Discount]],
    card: Card | None,
    add_up: bool,
) -> Price:
    """Return what the best of the discounts saves (R19), or each of them where they add up.

    Halves come first there, then amounts, which leaves the lowest price (F5).
    """
    fitting = [each for each in bearers if card is None or fits_card(each[1].where, card)]
    if add_up:
        fitting.sort(key=lambda bearer: bearer[1].reduce is not None)
    else:
        fitting.sort(key=lambda bearer: reduced(price, bearer[1]))
        del fitting[1:]
    found = []
    for number, discount in fitting:
        left = reduced(price, discount)
        if left < price:
            found.append(PricePart("discount", left - price, number, discount=discount))
        price = left
    return Price(tuple(found))


def on_terms(terms: Terms | None, card: Card | None, listed: Price) -> Price:
    """Return a listed price on terms; None are those of a seat without discounts."""
    if terms is None or not listed.gold:
        return listed
    rebate = terms.rebate(listed.gold, card)
    return Price(listed.parts + rebate.parts) if rebate.parts else listed


def price_for(
    state: State, seat: Seat, what: DiscountWhat, card: Card | None, listed: Price
) -> Price:
    """Return what the seat pays for a thing with this price before discounts."""
    return on_terms(terms_of(state, seat, what), card, listed)


@cache
def printed_price(gold: int) -> Price:
    """Return the price printed on a card, of which there are few."""
    return Price((PricePart("printed", gold),))


def connection_list_price(state: State, seat: Seat, oval: Oval) -> Price:
    """Return a connection's price before discounts: printed, or 1 with a working chain (E7)."""
    return _oval_price(oval.to, oval.cost, working_chain(state, seat))


@cache
def _oval_price(to: OvalKind, cost: int, chain: bool) -> Price:
    printed = PricePart("oval", cost, oval=to)
    if not chain or cost <= CHAIN_PRICE:
        return Price((printed,))
    return Price((printed, PricePart("chain", CHAIN_PRICE - cost)))


def monopolist(state: State, payer: Seat, what: MonopolyWhat, card: Card) -> Seat | None:
    """Who collects the payment instead of the supply (P4), if anyone; Díaz never does (R80)."""
    monopolies, players = _monopolies(state.cards), state.players.values()
    if (
        monopolies.isdisjoint(state.partners)
        and monopolies.isdisjoint(state.enterprises)
        and monopolies.isdisjoint([player.hacendado for player in players])
    ):
        return None
    for seat in state.clockwise(payer)[:-1]:
        if seat == DIAZ:
            continue
        for _, monopoly in abilities_of_kind(state, seat, Monopoly):
            if monopoly.what == what and fits_card(monopoly.where, card):
                return seat
    return None


@lru_cache(8)
def _monopolies(cards: Deck) -> Set[CardNumber]:
    """The cards that make anybody a monopolist, on any side."""
    printed: list[tuple[CardNumber, Sequence[Ability]]] = [
        (number, side.abilities) for number, card in cards.partners.items() for side in card.sides
    ]
    printed += [(number, card.abilities) for number, card in cards.enterprises.items()]
    printed += [(number, card.loyalist.abilities) for number, card in cards.hacendados.items()]
    return {
        number
        for number, abilities in printed
        if any(isinstance(ability, Monopoly) for ability in abilities)
    }


def pay_gold(state: State, seat: Seat, gold: int, to: Seat | None = None) -> None:
    """Move gold from a player to another, or to the supply."""
    if not gold:
        return
    state.players[seat].gold -= gold
    if to is not None:
        state.players[to].gold += gold
    state.tell("pays", seat, amount=gold, other=to)


def gain_gold(state: State, seat: Seat, gold: int) -> None:
    """Gold from the supply."""
    if gold:
        state.players[seat].gold += gold
        state.tell("gains", seat, amount=gold)


def refuse_gold(
    state: State,
    seat: Seat,
    price: int,
    rule: str,
    card: CardNumber | None = None,
    also: tuple[str, ...] = (),
) -> IllegalAction | None:
    """The refusal when a price cannot be paid in full (R20); ``also`` are further ids to cite."""
    gold = state.players[seat].gold
    if gold >= price:
        return None
    rules = (rule, "R20", "P2", *also)
    return IllegalAction(
        rules,
        tr_lazy("This costs {price} gold; you have {gold}.", price=price, gold=gold),
        card,
        seat,
    )


def refuse_actions(
    state: State,
    needed: int,
    rule: str,
    card: CardNumber | None = None,
    also: tuple[str, ...] = (),
) -> IllegalAction | None:
    """The refusal when the turn has too few actions left (D1); ``also`` as for gold."""
    left = state.turn.actions
    if left >= needed:
        return None
    if needed == 1:
        reason = tr("This takes an action; you have none left.")
    elif left == 0:
        reason = tr("This takes {needed} actions; you have none left.", needed=needed)
    else:
        reason = tr("This takes {needed} actions; you have {left} left.", needed=needed, left=left)
    rules = (rule, "D1", "R56", *also, "gl. Actions")
    if state.active.jailed or state.turn.began_in_jail:
        rules += ("R7", "R55", "gl. Jailed")
    return IllegalAction(rules, reason, card, state.turn.seat)


# --- Income: what enterprises are worth, what a seat earns (F, D4) --------------------------------


def value_of(state: State, number: CardNumber) -> int:
    """Income and Extortion Cubes the rules give this enterprise now (F, R17).

    For ranches and plantations the printed start; land bought comes on top and is not counted.
    """
    return value_for(state, number, state.enterprises[number].owner)


@cached_by_table
def value_for(state: State, number: CardNumber, owner: Seat) -> int:
    """What an enterprise is worth, or would be now, to this owner.

    A Depression changes nothing of Díaz's (R74), unless he suffers it (F16).
    """
    income = state.cards.enterprises[number].income
    if income.improvable is not None:
        return income.improvable
    if income.fixed is not None:
        return income.fixed
    suffers = owner != DIAZ or state.variant.diaz_suffers_depressions
    depressed = state.depression and suffers
    regime = state.cards.regimes[state.regime]
    if income.economy:
        return 0 if depressed else regime.economy
    if income.mines:
        return 0 if depressed else regime.mines + _mine_bonus(state, owner)
    assert income.count is not None
    return count_working(state, income.count, owner)


def count_working(state: State, expression: Count, owner: Seat) -> int:
    """Smelters and projects count enterprises of the named kind without Unrest only (R17)."""
    if expression.where is None:
        return evaluate_count(state, expression, seat=owner)
    return sum(
        1
        for enterprise in state.enterprises.values()
        if not enterprise.unrest
        and (expression.of == "any" or enterprise.owner == owner)
        and fits_enterprise(state, expression.where, enterprise)
    )


def _mine_bonus(state: State, owner: Seat) -> int:
    return sum(bonus.amount for _, bonus in abilities_of_kind(state, owner, MineBonus))


def next_income(state: State, seat: Seat) -> int:
    """Gold that the seat's next income phase would give (D4, R12)."""
    return incomes_of_all(state)[seat]


def earnings_of(state: State, enterprise: EnterpriseInPlay) -> Sequence[tuple[Seat, int]]:
    """Return who earns gold with the cubes on an enterprise, and how much; nobody in Unrest."""
    if enterprise.unrest:
        return ()
    found = [(builder, 1) for builder in enterprise.connections if builder is not None]
    owned = enterprise.income + (enterprise.prestige_cube is True)
    if owned:
        found.append((enterprise.owner, owned))
    if enterprise.extorted:
        found.append((state.troops[enterprise.troop].owner, 1))
    return found


@cached_by_table
def incomes_of_all(state: State) -> dict[Seat, int]:
    """Gold that everybody's next income phase would give, in one walk over the table."""
    found = {}
    for seat, player in state.players.items():
        found[seat] = player.hacendado_income + (player.cause_cube is True)
        if player.grudges:
            found[seat] += [*player.grudges.values()].count(True)
    for enterprise in state.enterprises.values():
        for seat, gold in earnings_of(state, enterprise):
            found[seat] += gold
    for partner in state.partners.values():
        if partner.prestige_cube:
            found[partner.owner] += 1
    for troop in state.troops.values():
        if troop.prestige_cube and not in_unrest(state, troop):
            found[troop.owner] += 1
    return found


def gun_store_gold(state: State, seat: Seat) -> int:
    """What an orange card played now brings this seat: once, however many stores (R21)."""
    return max((store.gold for _, store in abilities_of_kind(state, seat, GunStore)), default=0)
