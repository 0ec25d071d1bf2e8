"""What things cost (vocabulary P2-P4), and what enterprises earn (F, D4).

All sums are gold. Prices are judged when the line is given (R59).
"""

from collections.abc import Mapping, Sequence, Set
from functools import lru_cache
from typing import Any, Generic, TypeVar

from attrs import field

from paxdesk.errors import IllegalAction
from paxdesk.language import later, say
from paxdesk.lazy_attrs import define, frozen
from paxdesk.porfiriana.rules.actions import DIAZ, CardNumber, Seat
from paxdesk.porfiriana.rules.card_verbs import (
    Ability,
    Count,
    Discount,
    DiscountWhat,
    GunStore,
    MineBonus,
    Monopoly,
    MonopolyWhat,
    RegimeKey,
)
from paxdesk.porfiriana.rules.cards import Card, Oval
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.rules.fact_cache import of_a_seat, of_the_table
from paxdesk.porfiriana.rules.facts import (
    Working,
    _in_unrest,
    abilities_of_kind,
    count,
    fits_card,
    fits_enterprise,
    working,
    working_chain,
)
from paxdesk.porfiriana.rules.state import State

L_co = TypeVar("L_co", covariant=True)
CHAIN_PRICE = 1
"""Gold for any connection while the builder holds a working Chain Railroad (E7)."""


def discount_bearers(
    state: State, seat: Seat, what: DiscountWhat
) -> Sequence[tuple[CardNumber, Discount]]:
    """Discounts the seat may use on such a payment with the card that grants each.

    The regime's card is among them.
    """
    regime = state.cards.regimes[state.regime].number
    bearers = [
        *abilities_of_kind(state, seat, Discount),
        *((regime, each) for each in _of_regime(state.cards, state.regime)),
    ]
    return [bearer for bearer in bearers if bearer[1].what == what]


@frozen(cache_hash=True)
class Terms:
    """What discounts of one kind make of prices, each worked out once.

    ``known`` are those by printed price and card (0 for none).
    """

    discounts: tuple[Discount, ...]
    add_up: bool
    known: dict[tuple[int, CardNumber], int] = field(factory=dict, init=False, eq=False, repr=False)

    def price(self, printed: int, card: Card | None) -> int:
        """What is paid where so much is printed."""
        thing = printed, card.number if card is not None else 0
        price = self.known.get(thing)
        if price is None:
            price = self.known[thing] = lowest(printed, self.discounts, card, self.add_up)
        return price


@of_a_seat
def all_terms(state: State, seat: Seat) -> Mapping[DiscountWhat, Terms]:
    """The terms on which the seat buys, by what; the same for whoever has the same discounts."""
    return _terms_under(
        state.cards, state.regime, working(state, seat), state.variant.discounts_add_up
    )


@lru_cache(4096)
def _terms_under(
    cards: Deck, regime: RegimeKey, abilities: Working, add_up: bool
) -> Mapping[DiscountWhat, Terms]:
    discounts = [discount for _, discount in abilities.by_kind.get(Discount, ())]
    discounts += _of_regime(cards, regime)
    return _terms_by(cards, tuple(discounts), add_up)


@lru_cache(32)
def _of_regime(cards: Deck, regime: RegimeKey) -> Sequence[Discount]:
    return [each for each in cards.regimes[regime].abilities if isinstance(each, Discount)]


@lru_cache(1024)
def _terms_by(
    cards: Deck, discounts: tuple[Discount, ...], add_up: bool
) -> Mapping[DiscountWhat, Terms]:
    kinds = dict.fromkeys(discount.what for discount in discounts)
    return {
        what: Terms(tuple(each for each in discounts if each.what == what), add_up)
        for what in kinds
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


def lowest(price: int, discounts: Sequence[Discount], card: Card | None, add_up: bool) -> int:
    """The lowest price that any one of the discounts leaves (R19), or all where they add up."""
    if not price:
        return 0
    fitting = [each for each in discounts if card is None or fits_card(each.where, card)]
    if not add_up:
        return min((reduced(price, discount) for discount in fitting), default=price)
    for discount in sorted(fitting, key=_halves_first):
        price = reduced(price, discount)
    return price


def _halves_first(discount: Discount) -> bool:
    """The order that leaves the lowest price: halves, then amounts (F5)."""
    return discount.reduce is not None


def discounts_behind(
    state: State, seat: Seat, what: DiscountWhat, printed: int, card: Card | None
) -> list[tuple[CardNumber, Discount, int]]:
    """What brings a printed price down: the card, its discount, and the gold that this saves."""
    fitting = [
        (number, discount)
        for number, discount in discount_bearers(state, seat, what)
        if card is None or fits_card(discount.where, card)
    ]
    if state.variant.discounts_add_up:
        fitting.sort(key=lambda bearer: _halves_first(bearer[1]))
    else:
        fitting.sort(key=lambda bearer: reduced(printed, bearer[1]))
        fitting = fitting[:1]
    found = []
    price = printed
    for number, discount in fitting:
        saved = price - reduced(price, discount)
        if saved:
            found.append((number, discount, saved))
        price -= saved
    return found


def price_for(state: State, seat: Seat, what: DiscountWhat, printed: int, card: Card | None) -> int:
    """What the seat pays for a thing with this printed price."""
    terms = terms_of(state, seat, what)
    return terms.price(printed, card) if terms is not None and printed else printed


def lacks_price(
    state: State, seat: Seat, what: DiscountWhat, card: Card, printed: int, rule: str
) -> IllegalAction | None:
    """The refusal when a card's price after discounts cannot be paid; none makes it dearer."""
    if state.players[seat].gold >= printed:
        return None
    return lacks_gold(state, seat, price_for(state, seat, what, printed, card), rule, card.number)


def connection_list_price(state: State, seat: Seat, oval: Oval) -> int:
    """A connection's price before discounts: printed, or 1 for the owner of a working chain."""
    return min(oval.cost, CHAIN_PRICE) if working_chain(state, seat) else oval.cost


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


def pay(state: State, seat: Seat, gold: int, to: Seat | None = None) -> None:
    """Move gold from a player to another, or to the supply."""
    if not gold:
        return
    state.players[seat].gold -= gold
    if to is not None:
        state.players[to].gold += gold
    state.tell("pays", seat, amount=gold, other=to)


def gain(state: State, seat: Seat, gold: int) -> None:
    """Gold from the supply."""
    if gold:
        state.players[seat].gold += gold
        state.tell("gains", seat, amount=gold)


def lacks_gold(
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
        later("This costs {price} gold; you have {gold}.", price=price, gold=gold),
        card,
        seat,
    )


def lacks_actions(
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
        reason = say("This takes an action; you have none left.")
    elif left == 0:
        reason = say("This takes {needed} actions; you have none left.", needed=needed)
    else:
        reason = say("This takes {needed} actions; you have {left} left.", needed=needed, left=left)
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


@of_the_table
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
        return count(state, expression, seat=owner)
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


@of_the_table
def incomes_of_all(state: State) -> dict[Seat, int]:
    """Gold that everybody's next income phase would give, in one walk over the table."""
    found = {}
    for seat, player in state.players.items():
        found[seat] = player.hacendado_income + (player.cause_cube is True)
        if player.grudges:
            found[seat] += [*player.grudges.values()].count(True)
    for enterprise in state.enterprises.values():
        if enterprise.unrest:
            continue
        for builder in enterprise.connections:
            if builder is not None:
                found[builder] += 1
        found[enterprise.owner] += enterprise.income + (enterprise.prestige_cube is True)
        if enterprise.extorted:
            found[state.troops[enterprise.troop].owner] += 1
    for partner in state.partners.values():
        if partner.prestige_cube:
            found[partner.owner] += 1
    for troop in state.troops.values():
        if troop.prestige_cube and not _in_unrest(state, troop):
            found[troop.owner] += 1
    return found


def gun_store_gold(state: State, seat: Seat) -> int:
    """What an orange card played now brings this seat: once, however many stores (R21)."""
    return max((store.gold for _, store in abilities_of_kind(state, seat, GunStore)), default=0)
