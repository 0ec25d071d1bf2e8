"""Costs (P2-P4), and income of enterprises (F, D4).

Prices are in gold, values of enterprises in cubes.
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
"""Maximum price in gold of a connection with a working Chain Railroad (E7)."""


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
    """Step of a price: gold added, or subtracted if negative.

    ``card`` grants the ``discount`` or is the subject; ``count`` is the number of Unrest disks or
    troops.
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
    """Price for a seat; ``gold`` is the sum of the ``parts``."""

    parts: tuple[PricePart, ...] = ()
    gold: int = field(init=False)

    @gold.default
    def _sum(self) -> int:
        return sum([part.gold for part in self.parts])


FREE: Final = Price()


@frozen(cache_hash=True)
class Terms:
    """Discounts of one kind, each with the card that grants it."""

    bearers: tuple[tuple[CardNumber, Discount], ...]
    add_up: bool
    known: dict[tuple[int, CardNumber], Price] = field(
        factory=dict, init=False, eq=False, repr=False
    )

    def rebate(self, printed: int, card: Card | None) -> Price:
        """Return the cached rebate on a card's printed price, as negative gold."""
        thing = printed, card.number if card is not None else 0
        found = self.known.get(thing)
        if found is None:
            found = self.known[thing] = rebate(printed, self.bearers, card, self.add_up)
        return found


@cached_by_seat
def all_terms(state: State, seat: Seat) -> Mapping[DiscountWhat, Terms]:
    """Return the discounts of the seat and the regime, by purpose."""
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
    """Return the discounts of a seat and the regime on ``what``, or None."""
    return all_terms(state, seat).get(what)


@define
class Priced(Generic[L_co]):
    """Actions with their prices in gold; ``dearest`` is the highest price."""

    lines: Sequence[L_co]
    prices: Sequence[int]
    dearest: int
    actions: int = 1
    _paid: dict[int, Sequence[L_co]] = field(factory=dict, init=False, eq=False, repr=False)

    def paid_by(self, gold: int) -> Sequence[L_co]:
        """Return the actions that ``gold`` pays for; the result must not be changed."""
        if self.dearest <= gold:
            return self.lines
        paid = self._paid.get(gold)
        if paid is None:
            paid = self._paid[gold] = [
                line for line, price in zip(self.lines, self.prices, strict=True) if price <= gold
            ]
        return paid


NOTHING: Priced[Any] = Priced((), (), 0)


def priced(lines: Sequence[L_co], prices: Sequence[int], actions: int = 1) -> Priced[L_co]:
    """Return the actions with their prices, in the same order."""
    return Priced(lines, prices, max(prices), actions) if lines else NOTHING


def reduced(price: int, discount: Discount) -> int:
    """Return the price after one discount, at least 0; halves are rounded up (P3)."""
    if discount.free:
        return 0
    if discount.half:
        return (price + 1) // 2
    return max(price - (discount.reduce or 0), 0)


def rebate(
    price: int, bearers: Sequence[tuple[CardNumber, Discount]], card: Card | None, add_up: bool
) -> Price:
    """Return the rebate of the best discount (R19), or of all (F5)."""
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
    """Return a listed price reduced by the terms; None means no discounts."""
    if terms is None or not listed.gold:
        return listed
    rebate = terms.rebate(listed.gold, card)
    return Price(listed.parts + rebate.parts) if rebate.parts else listed


def price_for(
    state: State, seat: Seat, what: DiscountWhat, card: Card | None, listed: Price
) -> Price:
    """Return the seat's price for ``what``; ``listed`` is the price before discounts."""
    return on_terms(terms_of(state, seat, what), card, listed)


@cache
def printed_price(gold: int) -> Price:
    """Return the price as printed on a card; cached, since few prices occur."""
    return Price((PricePart("printed", gold),))


def connection_list_price(state: State, seat: Seat, oval: Oval) -> Price:
    """Return a connection's price before discounts, at most 1 with a working chain (E7)."""
    return _oval_price(oval.to, oval.cost, working_chain(state, seat))


@cache
def _oval_price(to: OvalKind, cost: int, chain: bool) -> Price:
    printed = PricePart("oval", cost, oval=to)
    if not chain or cost <= CHAIN_PRICE:
        return Price((printed,))
    return Price((printed, PricePart("chain", CHAIN_PRICE - cost)))


def monopolist(state: State, payer: Seat, what: MonopolyWhat, card: Card) -> Seat | None:
    """Return the monopolist paid instead of the supply (P4), or None; never Díaz (R80)."""
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


STOLEN: Final = "stolen"
"""``word`` of the event for stolen gold."""


def pay_gold(
    state: State, seat: Seat, gold: int, to: Seat | None = None, *, stolen: bool = False
) -> None:
    """Move gold from a player to another player, or to the supply (None)."""
    if not gold:
        return
    state.players[seat].gold -= gold
    if to is not None:
        state.players[to].gold += gold
    state.tell("pays", seat, amount=gold, other=to, word=STOLEN if stolen else "")


def gain_gold(state: State, seat: Seat, gold: int) -> None:
    """Pay gold from the supply to a player."""
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
    """Return the refusal of a price that the seat cannot pay, or None."""
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
    state: State, needed: int, rule: str, card: CardNumber | None = None, also: tuple[str, ...] = ()
) -> IllegalAction | None:
    """Return the refusal of an action for lack of actions, or None."""
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


# --- Income: value of enterprises and income of a seat (F, D4) ------------------------------------


def value_of(state: State, number: CardNumber) -> int:
    """Return the number of cubes due to an enterprise, without bought land (R17)."""
    return value_for(state, number, state.enterprises[number].owner)


@cached_by_table
def value_for(state: State, number: CardNumber, owner: Seat) -> int:
    """Return the value of an enterprise for this owner, in cubes."""
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
    """Return the value of a smelter or project by its count (R17)."""
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
    """Return the gold of the seat's next income phase (D4, R12)."""
    return incomes_of_all(state)[seat]


def earnings_of(state: State, enterprise: EnterpriseInPlay) -> Sequence[tuple[Seat, int]]:
    """Return the seats that earn gold on an enterprise, each with the amount."""
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
    """Return the gold of every seat's next income phase."""
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
    """Return the seat's gold from gun stores for an orange card (R21)."""
    return max((store.gold for _, store in abilities_of_kind(state, seat, GunStore)), default=0)
