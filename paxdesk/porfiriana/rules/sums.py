"""What an action costs, spelled out, and what a card earns and is worth.

Nothing is worked out twice: totals come from the functions by which the game charges, and
the lines name the steps between the printed price and the total.
"""

from collections.abc import Callable
from typing import Any, Literal, TypeAlias

from paxdesk.language import (
    counted,
    say,
)
from paxdesk.lazy_attrs import frozen
from paxdesk.porfiriana.rules import actions as act
from paxdesk.porfiriana.rules.actions import ARMY, COLUMN_PRICES, Action, CardNumber, Seat, column
from paxdesk.porfiriana.rules.agenda import ActionPhase, Recount
from paxdesk.porfiriana.rules.attacks import (
    attack_actions,
    attack_price,
    is_player_assassination,
    strike_of,
)
from paxdesk.porfiriana.rules.card_verbs import (
    PRESTIGES,
    REGIMES,
    Discount,
    DiscountWhat,
    MonopolyWhat,
    Prestige,
    RegimeKey,
)
from paxdesk.porfiriana.rules.cards import Card, Oval
from paxdesk.porfiriana.rules.connections import connection_price
from paxdesk.porfiriana.rules.engine import asked
from paxdesk.porfiriana.rules.enterprises import (
    enterprise_price,
    land_actions,
    land_cubes,
    land_price,
)
from paxdesk.porfiriana.rules.facts import cause_of, connection_of, economy, points, side_of
from paxdesk.porfiriana.rules.market import market_price, purchase_actions
from paxdesk.porfiriana.rules.partners import partner_price
from paxdesk.porfiriana.rules.play_area import found_enterprise, found_partner
from paxdesk.porfiriana.rules.player_actions import POLICE_PRICE, police_price
from paxdesk.porfiriana.rules.prices import (
    connection_list_price,
    discounts_behind,
    monopolist,
    next_income,
    value_of,
)
from paxdesk.porfiriana.rules.recount import retreat_cause, retreat_price
from paxdesk.porfiriana.rules.state import State
from paxdesk.porfiriana.rules.term_words import (
    connection_words,
    oval_words,
    regime_words,
    unrest_words,
)
from paxdesk.porfiriana.rules.topple import ASSASSINATION_PRICE, assassination_price
from paxdesk.porfiriana.rules.troops import deploy_price, orders_to
from paxdesk.porfiriana.rules.turn import settle

Collector: TypeAlias = Literal["supply", "monopoly", "speculator"]


@frozen
class SumLine:
    """One step of the sum. ``gold`` is paid, below 0 taken off; ``topic`` as in ``wording.py``."""

    topic: str
    text: str
    gold: int


@frozen
class Sum:
    """What an action costs whoever is asked.

    ``total`` is the gold paid (below 0: received) and the sum of the lines. ``payee`` is the
    seat that gets it by a monopoly or a Speculation Cube, None the supply. ``actions`` are the
    actions it takes; ``via`` names the card whose Extra Action is used instead.
    """

    lines: tuple[SumLine, ...] = ()
    total: int = 0
    payee: Seat | None = None
    collector: Collector = "supply"
    actions: int = 0
    via: CardNumber | None = None


def spell_out(state: State, action: Action) -> Sum:
    """The price of an action or decision for whoever is asked, in this position."""
    seat = asked(state)
    spell = _SPELLINGS.get(type(action))
    if seat is None or spell is None:
        return Sum()
    found: Sum = spell(state, seat, action)
    return found


# --- Building blocks -----------------------------------------------------------------------------


def _lines(
    state: State,
    seat: Seat,
    listed: tuple[SumLine, ...],
    total: int,
    what: DiscountWhat | None = None,
    card: Card | None = None,
) -> tuple[SumLine, ...]:
    """The listed price and, where the total is lower, the discounts that make it so."""
    before = sum(line.gold for line in listed)
    if total == before:
        return listed
    found = [] if what is None else discounts_behind(state, seat, what, before, card)
    if sum(saved for *_, saved in found) != before - total:
        return (*listed, SumLine("discount", say("Discount"), total - before))
    return (
        *listed,
        *(
            SumLine("discount", discount_words(state, number, discount), -saved)
            for number, discount, saved in found
        ),
    )


def discount_words(state: State, number: CardNumber, discount: Discount) -> str:
    """Whose discount it is: "Ford: half price", "Martial Law: free"."""
    if number == state.cards.regimes[state.regime].number:
        name = regime_words(state.regime)
    else:
        name = state.cards.cards[number].name
    if discount.free:
        return say("{name}: free", name=name)
    if discount.half:
        return say("{name}: half price", name=name)
    return say("{name}: {gold} cheaper", name=name, gold=discount.reduce)


def _collected(
    state: State, seat: Seat, total: int, what: MonopolyWhat, card: Card
) -> tuple[Seat | None, Collector]:
    """Who gets a payment that a monopoly may redirect."""
    payee = monopolist(state, seat, what, card) if total else None
    return payee, "supply" if payee is None else "monopoly"


# --- Buying and playing --------------------------------------------------------------------------


def _buy(state: State, seat: Seat, action: act.Buy) -> Sum:
    slot = action.slot
    number = state.market[slot]
    if not number:
        return Sum()
    total = market_price(state, seat, slot)
    listed = SumLine("action.buy", say("Price of its column"), COLUMN_PRICES[column(slot)])
    speculator = state.speculation[slot]
    payee = speculator if total and speculator != seat else None
    return Sum(
        _lines(state, seat, (listed,), total, "market", state.cards.cards[number]),
        total,
        payee,
        "supply" if payee is None else "speculator",
        purchase_actions(state),
    )


def _buy_public(state: State, seat: Seat, action: act.BuyPublic) -> Sum:
    sides = state.cards.partners[action.card].sides
    side = next((side for side in sides if side.faction == action.faction), sides[0])
    return Sum((SumLine("gold", say("Printed price"), side.cost),), side.cost, actions=1)


def _play(state: State, seat: Seat, action: act.Play) -> Sum:
    number = action.card
    if number in state.cards.enterprises:
        enterprise = state.cards.enterprises[number]
        total = enterprise_price(state, seat, number)
        listed = SumLine("gold", say("Printed price"), enterprise.cost)
        lines = _lines(state, seat, (listed,), total, "enterprise", enterprise)
        payee, collector = _collected(state, seat, total, "enterprise", enterprise)
        return Sum(lines, total, payee, collector, 1)
    if number in state.cards.partners:
        partner = state.cards.partners[number]
        total = partner_price(state, seat, number)
        listed = SumLine("gold", say("Printed price"), partner.sides[0].cost)
        return Sum(_lines(state, seat, (listed,), total, "partner", partner), total, actions=1)
    return Sum()


# --- Troops --------------------------------------------------------------------------------------


def _deploy(state: State, seat: Seat, action: act.Deploy) -> Sum:
    lines, total = _march(state, seat, action.card, action.at)
    payee, collector = _collected(state, seat, total, "troop", state.cards.troops[action.card])
    return Sum(lines, total, payee, collector, 1)


def _redeploy(state: State, seat: Seat, action: act.Redeploy) -> Sum:
    if action.to is None:
        calming = SumLine("action.redeploy", say("Restoring order"), 0)
        return Sum((calming,), actions=1)
    lines, total = _march(state, seat, action.card, action.to)
    return Sum(lines, total, actions=1)


def _march(
    state: State, seat: Seat, number: CardNumber, at: CardNumber
) -> tuple[tuple[SumLine, ...], int]:
    """The way to an enterprise or to the Private Army."""
    card = state.cards.troops[number]
    if at == ARMY:
        cause = cause_of(state, state.players[seat])
        if cause is None:
            return (), 0
        way = cause.connection
    else:
        way = connection_of(state, at)
    total = deploy_price(state, orders_to(state, seat), number, at)
    listed = SumLine(f"connection.{way}", connection_words(way), card.cost.by(way))
    return _lines(state, seat, (listed,), total, "deploy", card), total


def _retreat(state: State, seat: Seat, action: act.Retreat) -> Sum:
    price, cause = retreat_price(state, action.card), retreat_cause(state, action.card)
    if price is None or cause is None:
        return Sum()
    text = say("{way} to your Hacendado, no discounts", way=connection_words(cause.connection))
    return Sum((SumLine(f"connection.{cause.connection}", text, price),), price)


# --- Attacks -------------------------------------------------------------------------------------


def _attack(state: State, seat: Seat, action: act.Attack) -> Sum:
    card = state.cards.attacks[action.card]
    total = attack_price(state, action)
    lines = []
    if is_player_assassination(state, action):
        lines.append(SumLine("assassinate", say("Assassination of a player (2012 rules)"), total))
    else:
        strike = strike_of(card)
        if strike is not None:
            disks = action.unrest or 0
            text = say("{unrest} at {gold} gold each", unrest=unrest_words(disks), gold=strike.gold)
            lines.append(SumLine("paid_unrest", text, strike.gold * disks))
        rest = total - sum(line.gold for line in lines)
        if rest and action.target in state.partners:
            side = side_of(state, state.partners[action.target])
            name = side.name or state.cards.partners[action.target].name
            lines.append(SumLine("assassinate", say("Printed price of {name}", name=name), rest))
    return Sum(tuple(lines), total, actions=attack_actions(state, card))


def _assassinate(state: State, seat: Seat, action: act.AssassinatePlayer) -> Sum:
    total = assassination_price(state, action.victim)
    lines = [SumLine("assassinate", say("The assassin"), ASSASSINATION_PRICE)]
    guards = len(state.army(action.victim))
    if guards:
        text = counted("%n troop(s) of his Private Army", "", guards)
        lines.append(SumLine("action.redeploy", text, total - ASSASSINATION_PRICE))
    return Sum(tuple(lines), total)


# --- At enterprises ------------------------------------------------------------------------------


def _connect(state: State, seat: Seat, action: act.Connect) -> Sum:
    card = state.cards.enterprises[action.card]
    if action.oval >= len(card.ovals):
        return Sum()
    oval = card.ovals[action.oval]
    total = connection_price(state, seat, action.card, action.oval)
    payee, collector = _collected(state, seat, total, "connection", card)
    listed = _oval_lines(state, seat, oval)
    lines = _lines(state, seat, listed, total, "connection", card)
    return Sum(lines, total, payee, collector, 1)


def _oval_lines(state: State, seat: Seat, oval: Oval) -> tuple[SumLine, ...]:
    """The price in the oval and what a Chain Railroad of one's own takes off."""
    topic = "action.connect" if oval.to == "extra" else f"connection.{oval.to}"
    lines = [
        SumLine(topic, say("Printed price: {oval}", oval=oval_words(oval.to).lower()), oval.cost)
    ]
    listed = connection_list_price(state, seat, oval)
    if listed != oval.cost:
        text = say("Your Chain Railroad: any connection for 1 gold")
        lines.append(SumLine("connection.chain", text, listed - oval.cost))
    return tuple(lines)


def _land(state: State, seat: Seat, action: act.BuyLand) -> Sum:
    enterprise = state.enterprises.get(action.card)
    if enterprise is None:
        return Sum()
    total = land_price(state, seat, action.card)
    cubes = land_cubes(state, action.card)
    text = counted("%n cube(s) on the card", "", cubes)
    listed = SumLine("action.buy_land", text, cubes)
    lines = _lines(state, seat, (listed,), total, "land", state.cards.enterprises[action.card])
    actions = 0 if action.via is not None else land_actions(state, seat)
    return Sum(lines, total, actions=actions, via=action.via)


def _police(state: State, seat: Seat, action: act.Police) -> Sum:
    number = action.card
    enterprise = state.enterprises.get(number or 0)
    if number is not None and enterprise is None:
        return Sum()
    total = police_price(state, seat, number)
    what = say("The way out of Jail") if number is None else say("A police action")
    listed = SumLine("action.police", what, POLICE_PRICE)
    lines: tuple[SumLine, ...]
    if enterprise is not None and enterprise.troop:
        name = state.cards.troops[enterprise.troop].name
        lines = (
            listed,
            SumLine("action.redeploy", say("{name} is there: no gold", name=name), -POLICE_PRICE),
        )
    else:
        card = None if number is None else state.cards.enterprises[number]
        lines = _lines(state, seat, (listed,), total, "police", card)
    actions = 0 if action.via is not None else 1
    return Sum(lines, total, actions=actions, via=action.via)


# --- Without a price -----------------------------------------------------------------------------


def _sell(state: State, seat: Seat, action: act.Sell) -> Sum:
    gold = economy(state)
    if state.depression:
        text = say("Economy: Depression")
    else:
        text = say("Economy: {regime}", regime=regime_words(state.regime))
    actions = 0 if action.via is not None else 1
    return Sum((SumLine("income.economy", text, -gold),), -gold, actions=actions, via=action.via)


def _cube(state: State, seat: Seat, action: act.Speculate | act.Shift) -> Sum:
    return Sum(actions=0 if action.via is not None else 1, via=action.via)


def _use(state: State, seat: Seat, action: act.Use) -> Sum:
    return Sum(actions=1)


_SPELLINGS: dict[type[Any], Callable[[State, Seat, Any], Sum]] = {
    act.Buy: _buy,
    act.BuyPublic: _buy_public,
    act.Play: _play,
    act.Deploy: _deploy,
    act.Redeploy: _redeploy,
    act.Retreat: _retreat,
    act.Attack: _attack,
    act.AssassinatePlayer: _assassinate,
    act.Connect: _connect,
    act.BuyLand: _land,
    act.Police: _police,
    act.Sell: _sell,
    act.Speculate: _cube,
    act.Shift: _cube,
    act.Use: _use,
}


# --- What a card earns and is worth: now, under other regimes, or if a seat had it in play --------
# A card not in play is laid down on a copy of the position and counted there; the game itself
# does not change.


@frozen
class Outlook:
    """What an enterprise or partner would add to a seat: gold a turn, and points by kind."""

    income: int
    points: dict[Prestige, int]


def outlook(state: State, seat: Seat, number: CardNumber, side: int = 0) -> Outlook | None:
    """What the card would bring this seat at once; None for cards that are neither.

    What it does to others on its arrival is left out.
    """
    if number in state.enterprises or number in state.partners:
        return None
    laid = _laid(state, seat, number, side)
    if laid is None:
        return None
    changes = {each: points(laid, seat, each) - points(state, seat, each) for each in PRESTIGES}
    return Outlook(
        next_income(laid, seat) - next_income(state, seat),
        {prestige: change for prestige, change in changes.items() if change},
    )


def _laid(state: State, seat: Seat, number: CardNumber, side: int) -> State | None:
    """A copy on which the card lies in the seat's tableau, cubes and all."""
    copy = state.trial()
    if number in state.cards.enterprises:
        found_enterprise(copy, seat, number)
    elif number in state.cards.partners:
        found_partner(copy, seat, number, side)
    else:
        return None
    copy.agenda = [ActionPhase(), Recount(seat)]
    settle(copy)
    return copy


def worth_by_regime(state: State, seat: Seat, number: CardNumber) -> dict[RegimeKey, int]:
    """The cubes the rules would give an enterprise of this seat under each regime.

    Empty where the regime makes no difference. A Depression is left out.
    """
    copy = state.trial()
    copy.books = None
    copy.depression = False
    if number not in copy.enterprises:
        found_enterprise(copy, seat, number)
    found: dict[RegimeKey, int] = {}
    for regime in REGIMES:
        copy.regime = regime
        found[regime] = value_of(copy, number)
    income = state.cards.enterprises[number].income
    return found if income.mines or income.economy else {}


def earnings_at(state: State, number: CardNumber) -> dict[Seat, int]:
    """Gold that the cubes on an enterprise in play earn each seat in its income phase."""
    enterprise = state.enterprises[number]
    found: dict[Seat, int] = {}
    if enterprise.unrest:
        return found
    for seat in enterprise.connections:
        if seat is not None:
            found[seat] = found.get(seat, 0) + 1
    owned = enterprise.income + (enterprise.prestige_cube is True)
    if owned:
        found[enterprise.owner] = found.get(enterprise.owner, 0) + owned
    if enterprise.extorted:
        extorter = state.troops[enterprise.troop].owner
        found[extorter] = found.get(extorter, 0) + 1
    return found
