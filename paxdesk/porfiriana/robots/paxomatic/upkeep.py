"""Steps 1, 2 and 6 to 10: Jail, Unrest, sales, redeploying, building, abilities (Part M)."""

from collections.abc import Callable

from paxdesk.porfiriana.robots.paxomatic.attacking import unrest_rank
from paxdesk.porfiriana.robots.paxomatic.buying import speculate
from paxdesk.porfiriana.robots.paxomatic.playing import best, uses_of
from paxdesk.porfiriana.robots.paxomatic.situation import Rank, Ranked, Situation
from paxdesk.porfiriana.rules.actions import (
    Action,
    BuyLand,
    CardNumber,
    Connect,
    Deploy,
    Police,
    Redeploy,
    Sell,
    Use,
)
from paxdesk.porfiriana.rules.connections import connection_price
from paxdesk.porfiriana.rules.enterprises import enterprise_price, land_price
from paxdesk.porfiriana.rules.partners import partner_price
from paxdesk.porfiriana.rules.police import police_price
from paxdesk.porfiriana.rules.readings import abilities_of
from paxdesk.porfiriana.rules.troops import deploy_price
from paxdesk.porfiriana.rules.vocabulary import RegimeAction

# --- Steps 1 and 2 -------------------------------------------------------------------------------


def leave_jail(situation: Situation, free: bool = False) -> Action | None:
    """Step 1."""
    return next(
        (
            action
            for action in situation.legal
            if isinstance(action, Police)
            and action.card is None
            and (action.via is not None) == free
        ),
        None,
    )


def calm(situation: Situation, free: bool = False) -> Action | None:
    """Step 2: most disks, then least gold (R84). ``free`` looks at Extra Actions only."""
    ranked: Ranked = []
    for action in situation.legal:
        disks, gold = _calming(situation, action, free)
        if disks:
            ranked.append(((-disks, gold), action))
    return best(situation, ranked) if ranked else None


def _calming(situation: Situation, action: Action, free: bool) -> tuple[int, int]:
    """Disks an action takes off where the robot wants it, and its gold."""
    state = situation.state
    if isinstance(action, Police) and action.card is not None:
        if (action.via is not None) != free:
            return 0, 0
        return 1, police_price(state, situation.seat, action.card)
    if free or not isinstance(action, Deploy | Redeploy):
        return 0, 0
    at = action.at if isinstance(action, Deploy) else action.to
    if at is None:
        place = state.enterprises[state.troops[action.card].at]
        gold = 0
    elif at in state.enterprises and state.enterprises[at].owner == situation.seat:
        place = state.enterprises[at]
        gold = deploy_price(state, situation.orders, action.card, at)
    else:
        return 0, 0
    power = situation.orders.firepower(state.cards.troops[action.card])
    return min(power, place.unrest), gold


# --- Step 6 --------------------------------------------------------------------------------------


def sell_a_card(situation: Situation) -> tuple[Action, str] | None:
    """6a: from a full hand if nothing was played; 6b: an extorted shell (R88)."""
    sales = {
        action.card: action
        for action in situation.legal
        if isinstance(action, Sell) and action.via is None
    }
    if not sales:
        return None
    hand = [number for number in situation.hand if number in sales]
    if (
        len(situation.hand) >= situation.state.hand_limit(situation.seat)
        and not situation.state.turn.plays
    ):
        unplayable = unplayable_cards(situation)
        if unplayable:
            return sales[situation.ties.pick(unplayable)], "6a"
        order = {number: _play_order(situation, number) for number in hand}
        last = max(order.values())
        tied = [number for number in hand if order[number] == last]
        return sales[situation.ties.pick(tied)], "6a"
    shells = [
        enterprise.number
        for enterprise in situation.own_enterprises()
        if enterprise.number in sales
        and situation.is_extorted(enterprise)
        and not situation.own_cubes(enterprise.number)
    ]
    return (sales[situation.ties.pick(shells)], "6b") if shells else None


def unplayable_cards(situation: Situation) -> list[CardNumber]:
    """Cards in the hand without use in step 4, even with gold."""
    return [number for number in situation.hand if not uses_of(situation, number)[1]]


def _play_order(situation: Situation, number: CardNumber) -> tuple[str, Rank]:
    """Where a card stands in step 4: its letter, its best rank."""
    letter, uses = uses_of(situation, number)
    return letter, min(rank for rank, _ in uses)


# --- Steps 7 to 9 --------------------------------------------------------------------------------


def redeploy(situation: Situation) -> Action | None:
    """Step 7: free, to an own enterprise without a troop where more of its cubes lie."""
    state = situation.state
    ranked: Ranked = []
    for action in situation.legal:
        if not isinstance(action, Redeploy) or not action.to:
            continue
        to = state.enterprises[action.to]
        if to.owner != situation.seat or to.troop:
            continue
        if deploy_price(state, situation.orders, action.card, to.number):
            continue
        here = situation.own_cubes(state.troops[action.card].at)
        if situation.own_cubes(to.number) > here:
            ranked.append(((here,), action))
    return best(situation, ranked) if ranked else None


def connect(situation: Situation) -> Action | None:
    """Step 8: the cheapest; at one price rather where no Unrest suspends it (R88)."""
    state, seat = situation.state, situation.seat
    options = [action for action in situation.legal if isinstance(action, Connect)]

    def rank(action: Connect) -> tuple[int, bool]:
        price = connection_price(state, seat, action.card, action.oval)
        return price, state.enterprises[action.card].unrest > 0

    return situation.first(options, rank) if options else None


def buy_land(situation: Situation, free: bool = False) -> Action | None:
    """Step 9: for at most half of its gold; slave cards, then the cheapest (R88)."""
    state, seat = situation.state, situation.seat
    options = [
        action
        for action in situation.legal
        if isinstance(action, BuyLand)
        and (action.via is not None) == free
        and 2 * land_price(state, seat, action.card) <= situation.gold
    ]
    if not options:
        return None
    return situation.first(options, lambda action: land_rank(situation, action.card))


def land_rank(situation: Situation, number: CardNumber) -> tuple[bool, int]:
    """Slave cards, then the lowest price of land."""
    price = land_price(situation.state, situation.seat, number)
    return not situation.is_slave(number), price


# --- Step 10 -------------------------------------------------------------------------------------


def use_abilities(situation: Situation) -> Action | None:
    """Step 10, in its order (R89)."""
    steps: tuple[Callable[[Situation], Action | None], ...] = (
        _activist,
        _regime_action,
        lambda each: leave_jail(each, free=True),
        lambda each: calm(each, free=True),
        lambda each: buy_land(each, free=True),
        lambda each: speculate(each, via=True),
        _free_sale,
    )
    for step in steps:
        action = step(situation)
        if action is not None:
            return action
    return None


def _activist(situation: Situation) -> Action | None:
    """Against persons' enterprises without a troop, not under Martial Law."""
    state = situation.state
    if state.regime == "martial_law":
        return None
    ranked: Ranked = []
    for action in situation.legal:
        if not isinstance(action, Use) or action.target is None:
            continue
        target = state.enterprises[action.target]
        rank = unrest_rank(situation, target)
        if target.owner in situation.people and not target.troop and rank is not None:
            ranked.append((rank, action))
    return best(situation, ranked) if ranked else None


def _regime_action(situation: Situation) -> Action | None:
    """If ahead of every person in that regime's prestige, and another regime holds."""
    state = situation.state
    abilities = abilities_of(state, situation.seat)
    for action in situation.legal:
        if not isinstance(action, Use) or action.target is not None:
            continue
        for number, ability in abilities:
            if number != action.card or not isinstance(ability, RegimeAction):
                continue
            prestige = state.cards.regimes[ability.to].prestige
            own = situation.points(situation.seat, prestige)
            ahead = all(own > situation.points(seat, prestige) for seat in situation.people)
            if ahead and ability.to != state.regime:
                return action
    return None


def _free_sale(situation: Situation) -> Action | None:
    """Only of an unplayable card."""
    unplayable = unplayable_cards(situation)
    sales = [
        action
        for action in situation.legal
        if isinstance(action, Sell) and action.via is not None and action.card in unplayable
    ]
    return situation.ties.pick(sales) if sales else None


# --- What cards are worth ------------------------------------------------------------------------


def play_price(situation: Situation, number: CardNumber) -> int:
    """What a card costs its owner to play again: "cheapest" in Part M."""
    cards, state, seat = situation.state.cards, situation.state, situation.seat
    if number in cards.enterprises:
        return enterprise_price(state, seat, number)
    if number in cards.partners:
        partner = state.partners.get(number)
        if partner is not None and cards.partners[number].public:
            return cards.partners[number].sides[partner.side].cost
        return partner_price(state, seat, number)
    return cards.troops[number].cost.foot
