"""Steps 3, 5, 11, 12 and 13: purchases and speculation (Part M, R85, R90)."""

from collections.abc import Container

from paxdesk.lazy_attrs import frozen
from paxdesk.porfiriana.robots import reasons
from paxdesk.porfiriana.robots.paxomatic import playing
from paxdesk.porfiriana.robots.paxomatic.showdown import topple_orientation
from paxdesk.porfiriana.robots.paxomatic.situation import Rank, Ranked, Situation
from paxdesk.porfiriana.rules.actions import (
    COLUMN_PRICES,
    Action,
    Attack,
    Buy,
    BuyPublic,
    CardNumber,
    Deploy,
    Orientation,
    Slot,
    Speculate,
    price_column,
)
from paxdesk.porfiriana.rules.attacks import attack_price
from paxdesk.porfiriana.rules.card_verbs import Regime, RegimeKey, Strife
from paxdesk.porfiriana.rules.enterprises import enterprise_price
from paxdesk.porfiriana.rules.facts import kickback_prestige, regime_prestige
from paxdesk.porfiriana.rules.market import PUBLIC, market_price
from paxdesk.porfiriana.rules.partners import partner_price
from paxdesk.porfiriana.rules.prices import value_for
from paxdesk.porfiriana.rules.troops import deploy_price
from paxdesk.session.notation_types import format_reason

GUARDING, EXTORTING, FITS_HAND = 1, 2, 3
"""Indices of bullets 2 to 4 of step 3c."""
TROOP_WHY = (reasons.COULD_DRIVE_OUT, reasons.COULD_GUARD, reasons.COULD_EXTORT)
"""Reasons of the first three bullets of step 3c."""
LETTERS = "abcdef"
DEAREST = COLUMN_PRICES[-1]


@frozen
class Wish:
    """Reason and rank of a wanted market card.

    ``letter`` is the condition of step 3, ``cost`` the gold to play the card.
    """

    letter: str
    bullet: int
    cost: int
    why: str
    orientation: Orientation | None = None


# --- Conditions a to f ----------------------------------------------------------------------------


def wish_for(situation: Situation, number: CardNumber, price: int) -> Wish | None:
    """Return the wish for a card by step 3, or None."""
    cards = situation.state.cards
    if number in cards.topples:
        return _wish_for_topple(situation, number, price)
    if number in cards.headlines:
        return _wish_for_headline(situation, number)
    if number in cards.troops:
        return _wish_for_troop(situation, number)
    if number in cards.partners:
        cost = partner_price(situation.state, situation.seat, number).gold
        return Wish("d", playing.best_bullet(situation, number), cost, reasons.PARTNER)
    if number in cards.enterprises:
        return _wish_for_enterprise(situation, number)
    return _wish_for_attack(situation, number)


def _wish_for_topple(situation: Situation, number: CardNumber, price: int) -> Wish | None:
    found = topple_orientation(situation, number, price)
    if found is None:
        return None
    orientation, why = found
    return Wish("a", 0, 0, why, orientation)


def _wish_for_headline(situation: Situation, number: CardNumber) -> Wish | None:
    """Return a wish for Strife or a better regime, or None."""
    for effect in situation.state.cards.headlines[number].event:
        if isinstance(effect, Strife):
            own = situation.strife_loss(situation.seat, effect.between)
            if any(situation.strife_loss(seat, effect.between) > own for seat in situation.people):
                return Wish("b", 0, 0, reasons.STRIFE, "event")
    for effect in situation.state.cards.headlines[number].event:
        if isinstance(effect, Regime) and _regime_helps(situation, effect.to):
            return Wish("b", 1, 0, reasons.BETTER_REGIME, "event")
    return None


def _regime_helps(situation: Situation, to: RegimeKey) -> bool:
    """Return whether a regime ends people's lead, or gives the robot a lead."""
    now = regime_prestige(situation.state)
    then = situation.state.cards.regimes[to].prestige
    if now == then:
        return False
    person_loses = situation.person_leads(now) and not situation.person_leads(then)
    robot_gains = situation.robot_leads(then) and not situation.robot_leads(now)
    return person_loses or robot_gains


def _wish_for_troop(situation: Situation, number: CardNumber) -> Wish | None:
    state = situation.state
    card = state.cards.troops[number]
    places = [
        (bullet, deploy_price(state, situation.orders, number, at).gold, at)
        for at, bullet in _troop_places(situation, number)
    ]
    if places:
        bullet, cost, at = min(places)
        why = TROOP_WHY[bullet]
        if bullet == GUARDING and state.enterprises[at].owner != situation.seat:
            why = reasons.NO_TROOP_THERE
        return Wish("c", bullet, cost, format_reason(why, card=f"{at:03}"))
    enterprises = state.cards.enterprises
    costs = [
        situation.orders.price(card, enterprises[held].base).gold
        for held in situation.hand
        if held in enterprises and enterprises[held].district in card.jurisdiction
    ]
    if not costs:
        return None
    return Wish("c", FITS_HAND, min(costs), reasons.FITS_ENTERPRISE)


def _troop_places(situation: Situation, number: CardNumber) -> list[tuple[CardNumber, int]]:
    """Return the enterprises that a troop could usefully enter, each with its bullet of step 3c."""
    enterprises = situation.state.enterprises
    uses = [
        (action.at, min(rank[1], EXTORTING))
        for rank, action in playing.troop_uses(situation, number)
        if isinstance(action, Deploy)
    ]
    used = {at: kind for at, kind in uses if enterprises[at].troop}
    unprotected = {
        at: GUARDING for at in playing.open_to(situation, number) if not enterprises[at].troop
    }
    return sorted({**used, **unprotected}.items())


def _wish_for_enterprise(situation: Situation, number: CardNumber) -> Wish | None:
    """Return a wish for an enterprise that would get a cube now, or None."""
    state, seat = situation.state, situation.seat
    card = state.cards.enterprises[number]
    kickback = kickback_prestige(state) in card.points
    earns = kickback or value_for(state, number, seat) > 0
    if not earns or not state.players[seat].reserve:
        return None
    return Wish("e", int(card.slave), enterprise_price(state, seat, number).gold, reasons.INCOME)


def _wish_for_attack(situation: Situation, number: CardNumber) -> Wish | None:
    uses = playing.attack_uses(situation, number)
    if not uses:
        return None
    cost = min(
        attack_price(situation.state, action).gold
        for _, action in uses
        if isinstance(action, Attack)
    )
    return Wish("f", 0, cost, reasons.PLAYABLE)


# --- Steps 3 and 5 --------------------------------------------------------------------------------


def bought(situation: Situation) -> int:
    """Return the number of Market and Public cards bought in this turn."""
    turn = situation.state.turn
    return turn.purchases + sum(1 for _, what in turn.used if what == PUBLIC)


def buy_a_card(situation: Situation) -> tuple[Action, str, str] | None:
    """Return the purchase with its letter and reason, or None (steps 3 and 5)."""
    offers: list[tuple[Rank, Action, str, str]] = []
    for slot in _slots_for_sale(situation):
        price = market_price(situation.state, situation.seat, slot).gold
        number = situation.state.market[slot]
        wish = wish_for(situation, number, price)
        if wish is None or belongs_to_person(situation, slot, price):
            continue
        purchase = Buy(slot, wish.orientation)
        if purchase in situation.legal:
            offers.append((_rank(price, wish), purchase, wish.letter, wish.why))
    if not offers:
        return None
    if min(rank[0] for rank, *_ in offers) == DEAREST:
        offers += _public_offers(situation)
    by_action = {action: (rank, letter, why) for rank, action, letter, why in offers}
    action = situation.first(by_action, lambda each: by_action[each][0])
    return action, *by_action[action][1:]


def _rank(price: int, wish: Wish) -> Rank:
    return price, LETTERS.index(wish.letter), wish.bullet, wish.cost


def _slots_for_sale(situation: Situation) -> list[Slot]:
    return sorted({action.slot for action in situation.legal if isinstance(action, Buy)})


def belongs_to_person(situation: Situation, slot: Slot, price: int) -> bool:
    """Return whether the card is not free and has a person's Speculation Cube."""
    return price > 0 and situation.state.speculation[slot] in situation.people


def _public_offers(situation: Situation) -> list[tuple[Rank, Action, str, str]]:
    """Return the offers of Public cards, ranked as partners (R85)."""
    offers: list[tuple[Rank, Action, str, str]] = []
    for action in situation.legal:
        if isinstance(action, BuyPublic):
            sides = situation.state.cards.partners[action.card].sides
            side = next(side for side in sides if side.faction == action.faction)
            rank = (side.cost, LETTERS.index("d"), playing.partner_bullet(situation, side), 0)
            offers.append((rank, action, "d", reasons.PUBLIC_CARD))
    return offers


# --- Steps 11, 12 and 13 --------------------------------------------------------------------------


def speculate(situation: Situation, via: bool = False) -> Action | None:
    """Return the best speculation (R90), or None. ``via`` selects those by an Extra Action."""
    options = [
        action
        for action in situation.legal
        if isinstance(action, Speculate)
        and action.source is None
        and (action.via is not None) == via
    ]
    if not options:
        return None
    dearest = max(price_column(action.slot) for action in options)
    options = [action for action in options if price_column(action.slot) == dearest]
    return situation.first(options, lambda action: _priority(situation, action.slot))


def _priority(situation: Situation, slot: Slot) -> int:
    """Return the index of a card's letter; unwanted cards come last."""
    price = market_price(situation.state, situation.seat, slot).gold
    wish = wish_for(situation, situation.state.market[slot], price)
    return len(LETTERS) if wish is None else LETTERS.index(wish.letter)


def buy_free_card(situation: Situation) -> Action | None:
    """Return the purchase of a free card, or None (step 12)."""
    ranked: Ranked = []
    for action in situation.legal:
        if not isinstance(action, Buy) or action.orientation is not None:
            continue
        if market_price(situation.state, situation.seat, action.slot).gold == 0:
            number = situation.state.market[action.slot]
            ranked.append((_free_rank(situation, number), action))
    return playing.lowest_ranked(situation, ranked) if ranked else None


def _free_rank(situation: Situation, number: CardNumber) -> Rank:
    """Return a rank by the card's kind; wanted cards come first in each kind."""
    cards = situation.state.cards
    kinds: tuple[Container[int], ...] = (cards.troops, cards.partners, cards.enterprises)
    letter = next((index for index, kind in enumerate(kinds) if number in kind), len(kinds))
    wish = wish_for(situation, number, 0)
    return (letter, 0, wish.bullet, wish.cost) if wish else (letter, 1)
