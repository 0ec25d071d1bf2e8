"""Itemised costs of actions, and income and value of cards."""

from typing import Literal, TypeAlias

from paxdesk.language import tr, tr_plural
from paxdesk.lazy_attrs import frozen
from paxdesk.porfiriana.rules import actions as act
from paxdesk.porfiriana.rules.actions import PRIVATE_ARMY, Action, CardNumber, Seat
from paxdesk.porfiriana.rules.agenda import ActionPhase, Recount
from paxdesk.porfiriana.rules.attacks import attack_actions, attack_price, strike_of
from paxdesk.porfiriana.rules.card_verbs import PRESTIGES, REGIMES, Prestige, RegimeKey
from paxdesk.porfiriana.rules.connections import connection_price
from paxdesk.porfiriana.rules.engine import seat_to_act
from paxdesk.porfiriana.rules.enterprises import enterprise_price, land_actions, land_price
from paxdesk.porfiriana.rules.facts import active_points, cause_of, side_of
from paxdesk.porfiriana.rules.market import market_price, public_price, purchase_actions, sale_price
from paxdesk.porfiriana.rules.partners import partner_price
from paxdesk.porfiriana.rules.play_area import found_enterprise, found_partner
from paxdesk.porfiriana.rules.player_actions import police_price
from paxdesk.porfiriana.rules.prices import (
    FREE,
    Price,
    PricePart,
    earnings_of,
    monopolist,
    next_income,
    value_of,
)
from paxdesk.porfiriana.rules.recount import retreat_price
from paxdesk.porfiriana.rules.state import State
from paxdesk.porfiriana.rules.term_words import (
    connection_words,
    oval_words,
    regime_words,
    unrest_words,
)
from paxdesk.porfiriana.rules.topple import assassination_price
from paxdesk.porfiriana.rules.troops import deploy_price, orders_to
from paxdesk.porfiriana.rules.turn import run_agenda

Collector: TypeAlias = Literal["supply", "monopoly", "speculator"]


@frozen
class SumLine:
    """Line of a :class:`Sum`; ``topic`` selects its icon."""

    topic: str
    text: str
    gold: int


@frozen
class Sum:
    """Itemised cost of an action; ``payee`` is None for the supply."""

    lines: tuple[SumLine, ...] = ()
    total: int = 0
    payee: Seat | None = None
    collector: Collector = "supply"
    actions: int = 0
    via: CardNumber | None = None


def spell_out(state: State, action: Action) -> Sum:
    """Return the itemised cost of an action, empty if it has no price."""
    seat = seat_to_act(state)
    price = None if seat is None else price_of(state, seat, action)
    if seat is None or price is None:
        return Sum()
    payee, collector = _payee(state, seat, action) if price.gold else (None, "supply")
    via = getattr(action, "via", None)
    actions = 0 if via is not None else _actions(state, seat, action)
    lines = tuple(_line(state, part) for part in price.parts)
    return Sum(lines, price.gold, payee, collector, actions, via)


def price_of(state: State, seat: Seat, action: Action) -> Price | None:
    """Return the price of an action for the seat, or None."""
    cards, enterprises = state.cards, state.enterprises
    match action:
        case act.Buy() if state.market[action.slot]:
            return market_price(state, seat, action.slot)
        case act.BuyPublic():
            return public_price(state, action)
        case act.Play() if action.card in cards.enterprises:
            return enterprise_price(state, seat, action.card)
        case act.Play() if action.card in cards.partners:
            return partner_price(state, seat, action.card)
        case act.Redeploy(to=None):
            return Price((PricePart("calming", 0),))
        case act.Deploy(card=card, at=at) | act.Redeploy(card=card, to=int(at)):
            if at == PRIVATE_ARMY and cause_of(state, state.players[seat]) is None:
                return FREE
            return deploy_price(state, orders_to(state, seat), card, at)
        case act.Retreat():
            return retreat_price(state, action.card)
        case act.Attack():
            return attack_price(state, action)
        case act.AssassinatePlayer():
            return assassination_price(len(state.army(action.victim)))
        case act.Connect(card=card, oval=oval) if oval < len(cards.enterprises[card].ovals):
            return connection_price(state, seat, card, oval)
        case act.BuyLand() if action.card in enterprises:
            return land_price(state, seat, action.card)
        case act.Police() if action.card is None or action.card in enterprises:
            return police_price(state, seat, action.card)
        case act.Sell():
            return sale_price(state)
        case act.Speculate() | act.Shift() | act.Use():
            return FREE
    return None


def _payee(state: State, seat: Seat, action: Action) -> tuple[Seat | None, Collector]:
    """Return the payee (None: the supply) and its kind (P4, R18)."""
    cards, payee = state.cards, None
    match action:
        case act.Buy():
            payee = state.speculation[action.slot]
            return (None, "supply") if payee in (None, seat) else (payee, "speculator")
        case act.Play() if action.card in cards.enterprises:
            payee = monopolist(state, seat, "enterprise", cards.enterprises[action.card])
        case act.Deploy():
            payee = monopolist(state, seat, "troop", cards.troops[action.card])
        case act.Connect():
            payee = monopolist(state, seat, "connection", cards.enterprises[action.card])
    return payee, "supply" if payee is None else "monopoly"


def _actions(state: State, seat: Seat, action: Action) -> int:
    match action:
        case act.Retreat() | act.AssassinatePlayer():
            return 0
        case act.Buy():
            return purchase_actions(state)
        case act.Attack():
            return attack_actions(state, state.cards.attacks[action.card])
        case act.BuyLand():
            return land_actions(state, seat)
    return 1


# --- The steps of a price in words ----------------------------------------------------------------


def _line(state: State, part: PricePart) -> SumLine:
    topic, text = _words(state, part)
    return SumLine(topic, text, part.gold)


def _words(state: State, part: PricePart) -> tuple[str, str]:
    way = connection_words(part.way) if part.way is not None else ""
    match part.step:
        case "column":
            return "action.buy", tr("Column price")
        case "printed":
            return "gold", tr("Printed price")
        case "way":
            return f"connection.{part.way}", way
        case "retreat":
            text = tr("{way} to your Hacendado, no discounts", way=way)
            return f"connection.{part.way}", text
        case "oval":
            assert part.oval is not None
            topic = "action.connect" if part.oval == "extra" else f"connection.{part.oval}"
            oval = oval_words(part.oval).lower()
            return topic, tr("Printed price: {oval}", oval=oval)
        case "chain":
            return "connection.chain", tr("Your Chain Railroad: any connection for 1 gold")
        case "calming":
            return "action.redeploy", tr("Restoring order")
        case "cubes":
            return "action.buy_land", tr_plural("%n cube(s) on the card", "", part.gold)
        case "police":
            return "action.police", tr("A police action")
        case "jail":
            return "action.police", tr("The way out of Jail")
        case "troop":
            name = state.cards.troops[part.card].name
            return "action.redeploy", tr("{name} is there: no gold", name=name)
        case "murder":
            return "assassinate", tr("Assassination of a player (2012 rules)")
        case "unrest":
            strike, unrest = strike_of(state.cards.attacks[part.card]), unrest_words(part.count)
            gold = strike.gold if strike is not None else 0
            return "paid_unrest", tr("{unrest} at {gold} gold each", unrest=unrest, gold=gold)
        case "target":
            side = side_of(state, state.partners[part.card])
            name = side.name or state.cards.partners[part.card].name
            return "assassinate", tr("Printed price of {name}", name=name)
        case "assassin":
            return "assassinate", tr("The assassin")
        case "guards":
            text = tr_plural("%n troop(s) of his Private Army", "", part.count)
            return "action.redeploy", text
        case "economy":
            if state.depression:
                return "income.economy", tr("Economy: Depression")
            return "income.economy", tr("Economy: {regime}", regime=regime_words(state.regime))
        case "discount":
            return "discount", _discount_words(state, part)


def _discount_words(state: State, part: PricePart) -> str:
    """Return a discount with its source, such as "Ford: half price"."""
    name, discount = state.cards.cards[part.card].name, part.discount
    assert discount is not None
    if part.card == state.cards.regimes[state.regime].number:
        name = regime_words(state.regime)
    if discount.free:
        return tr("{name}: free", name=name)
    if discount.half:
        return tr("{name}: half price", name=name)
    return tr("{name}: {gold} cheaper", name=name, gold=discount.reduce)


# --- Income and value of a card: now, under other regimes, or for another seat --------------------


@frozen
class CardOutlook:
    """Gain of a seat from a card: gold per turn, and points by kind."""

    income: int
    points: dict[Prestige, int]


def outlook(state: State, seat: Seat, number: CardNumber, side: int = 0) -> CardOutlook | None:
    """Return the seat's gain from an enterprise or partner that is not in play, else None."""
    if number in state.enterprises or number in state.partners:
        return None
    laid = _laid(state, seat, number, side)
    if laid is None:
        return None
    changes = {
        each: active_points(laid, seat, each) - active_points(state, seat, each)
        for each in PRESTIGES
    }
    return CardOutlook(
        next_income(laid, seat) - next_income(state, seat),
        {prestige: change for prestige, change in changes.items() if change},
    )


def _laid(state: State, seat: Seat, number: CardNumber, side: int) -> State | None:
    """Return a copy with the enterprise or partner in play; None for other cards."""
    copy = state.trial()
    if number in state.cards.enterprises:
        found_enterprise(copy, seat, number)
    elif number in state.cards.partners:
        found_partner(copy, seat, number, side)
    else:
        return None
    copy.agenda = [ActionPhase(), Recount(seat)]
    run_agenda(copy)
    return copy


def worth_by_regime(state: State, seat: Seat, number: CardNumber) -> dict[RegimeKey, int]:
    """Return an enterprise's value by regime; {} if the regime makes no difference."""
    copy = state.trial()
    copy.cache = None
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
    """Return the gold that an enterprise earns, by seat."""
    found: dict[Seat, int] = {}
    for seat, gold in earnings_of(state, state.enterprises[number]):
        found[seat] = found.get(seat, 0) + gold
    return found
