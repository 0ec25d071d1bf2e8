"""Answers of a Pax-o-matic to questions, and its simpler steps (Part M)."""

from collections.abc import Callable
from typing import Any, TypeVar

from attrs import evolve

from paxdesk.porfiriana.robots import reasons
from paxdesk.porfiriana.robots.paxomatic import playing, showdown
from paxdesk.porfiriana.robots.paxomatic.buying import buy_a_card, speculate, wish_for
from paxdesk.porfiriana.robots.paxomatic.situation import Rank, Ranked, Situation
from paxdesk.porfiriana.rules import agenda
from paxdesk.porfiriana.rules.actions import (
    Action,
    BuyLand,
    CancelWithSpy,
    CardNumber,
    ChooseCard,
    ChooseFaction,
    ChooseNone,
    ChoosePlace,
    ChoosePrestige,
    Connect,
    Deploy,
    Disband,
    Drop,
    First,
    Keep,
    Pass,
    Pay,
    Police,
    Redeploy,
    Retreat,
    Sell,
    Use,
)
from paxdesk.porfiriana.rules.attack_process import cube_owner
from paxdesk.porfiriana.rules.card_verbs import Faction, NationalizeEach, RegimeAction, TakePartner
from paxdesk.porfiriana.rules.connections import connection_price
from paxdesk.porfiriana.rules.depression import cards_in_play
from paxdesk.porfiriana.rules.effects import offered_price
from paxdesk.porfiriana.rules.enterprises import enterprise_price, land_price
from paxdesk.porfiriana.rules.facts import abilities_of_kind, connection_of
from paxdesk.porfiriana.rules.headlines import mood_of
from paxdesk.porfiriana.rules.partners import partner_price
from paxdesk.porfiriana.rules.player_actions import police_price
from paxdesk.porfiriana.rules.prices import FREE, next_income
from paxdesk.porfiriana.rules.recount import retreat_price
from paxdesk.porfiriana.rules.troops import deploy_price

A = TypeVar("A")


def _options(situation: Situation, kind: type[A]) -> list[A]:
    return [action for action in situation.legal if isinstance(action, kind)]


# --- Steps 1 and 2: Jail and Unrest (Part M) ------------------------------------------------------


def leave_jail(situation: Situation, free: bool = False) -> Action | None:
    """Return the action that leaves Jail (step 1), or None.

    If ``free``, only Extra Actions are considered.
    """
    return next(
        (
            action
            for action in _options(situation, Police)
            if action.card is None and (action.via is not None) == free
        ),
        None,
    )


def calm(situation: Situation, free: bool = False) -> Action | None:
    """Return the action that removes the most Unrest for the least gold, or None.

    If ``free``, only Extra Actions are considered.
    """
    ranked: Ranked = []
    for action in situation.legal:
        disks, gold = _calming(situation, action, free)
        if disks:
            ranked.append(((-disks, gold), action))
    return playing.lowest_ranked(situation, ranked) if ranked else None


def _calming(situation: Situation, action: Action, free: bool) -> tuple[int, int]:
    """Return the Unrest that an action removes from the robot's cards, and its price."""
    state = situation.state
    if isinstance(action, Police) and action.card is not None:
        if (action.via is not None) != free:
            return 0, 0
        return 1, police_price(state, situation.seat, action.card).gold
    if free or not isinstance(action, Deploy | Redeploy):
        return 0, 0
    at = action.at if isinstance(action, Deploy) else action.to
    if at is None:
        place = state.enterprises[state.troops[action.card].at]
        gold = 0
    elif at in state.enterprises and state.enterprises[at].owner == situation.seat:
        place = state.enterprises[at]
        gold = deploy_price(state, situation.orders, action.card, at).gold
    else:
        return 0, 0
    power = situation.orders.firepower(state.cards.troops[action.card])
    return min(power, place.unrest), gold


# --- Step 6: selling ------------------------------------------------------------------------------


def sell_a_card(situation: Situation) -> tuple[Action, str] | None:
    """Return a sale with its step, or None (step 6, R88)."""
    sales = {each.card: each for each in _options(situation, Sell) if each.via is None}
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
    """Return the cards in hand that step 4 cannot use at any cost."""
    return [number for number in situation.hand if not playing.uses_of(situation, number)[1]]


def _play_order(situation: Situation, number: CardNumber) -> tuple[str, Rank]:
    letter, uses = playing.uses_of(situation, number)
    return letter, min(rank for rank, _ in uses)


# --- Steps 7 to 9: redeploying and building -------------------------------------------------------


def redeploy(situation: Situation) -> Action | None:
    """Return a free move to an unprotected enterprise with more cubes (step 7), or None."""
    state = situation.state
    ranked: Ranked = []
    for action in _options(situation, Redeploy):
        if not action.to:
            continue
        to = state.enterprises[action.to]
        if to.owner != situation.seat or to.troop:
            continue
        if deploy_price(state, situation.orders, action.card, to.number).gold:
            continue
        here = situation.own_cubes(state.troops[action.card].at)
        if situation.own_cubes(to.number) > here:
            ranked.append(((here,), action))
    return playing.lowest_ranked(situation, ranked) if ranked else None


def connect(situation: Situation) -> Action | None:
    """Return the cheapest connection, preferably on a card without Unrest (R88), or None."""
    state, seat = situation.state, situation.seat
    options = _options(situation, Connect)

    def rank(action: Connect) -> tuple[int, bool]:
        price = connection_price(state, seat, action.card, action.oval).gold
        return price, state.enterprises[action.card].unrest > 0

    return situation.first(options, rank) if options else None


def buy_land(situation: Situation, free: bool = False) -> Action | None:
    """Return a purchase of land for at most half the gold, or None.

    If ``free``, only Extra Actions are considered.
    """
    state, seat = situation.state, situation.seat
    options = [
        action
        for action in _options(situation, BuyLand)
        if (action.via is not None) == free
        and 2 * land_price(state, seat, action.card).gold <= situation.gold
    ]
    if not options:
        return None
    return situation.first(options, lambda action: land_rank(situation, action.card))


def land_rank(situation: Situation, number: CardNumber) -> tuple[bool, int]:
    """Return a rank: slave cards first, then the lowest price of land."""
    price = land_price(situation.state, situation.seat, number).gold
    return not situation.is_slave(number), price


# --- Step 10: abilities ---------------------------------------------------------------------------


def use_abilities(situation: Situation) -> Action | None:
    """Return the first possible action of step 10 in its order (R89), or None."""
    steps: tuple[Callable[[Situation], Action | None], ...] = (
        _activist,
        _regime_action,
        lambda each: leave_jail(each, free=True),
        lambda each: calm(each, free=True),
        lambda each: buy_land(each, free=True),
        lambda each: speculate(each, via=True),
        _free_sale,
        _by_extra_action,
    )
    for step in steps:
        action = step(situation)
        if action is not None:
            return action
    return None


def _activist(situation: Situation) -> Action | None:
    """Return the use of an Activist against a person, or None."""
    state = situation.state
    if state.regime == "martial_law":
        return None
    ranked: Ranked = []
    for action in _options(situation, Use):
        if action.target is None:
            continue
        target = state.enterprises[action.target]
        rank = playing.unrest_rank(situation, target)
        if target.owner in situation.people and not target.troop and rank is not None:
            ranked.append((rank, action))
    return playing.lowest_ranked(situation, ranked) if ranked else None


def _regime_action(situation: Situation) -> Action | None:
    """Return a change to a regime in whose prestige the robot is ahead of people, or None."""
    state = situation.state
    abilities = abilities_of_kind(state, situation.seat, RegimeAction)
    for action in _options(situation, Use):
        for number, ability in abilities:
            if action.target is not None or number != action.card:
                continue
            prestige = state.cards.regimes[ability.to].prestige
            own = situation.points(situation.seat, prestige)
            ahead = all(own > situation.points(seat, prestige) for seat in situation.people)
            if ahead and ability.to != state.regime:
                return action
    return None


def _free_sale(situation: Situation) -> Action | None:
    """Return a sale of an unplayable card by an Extra Action, or None."""
    unplayable = unplayable_cards(situation)
    sales = [
        action
        for action in _options(situation, Sell)
        if action.via is not None and action.card in unplayable
    ]
    return situation.ties.pick(sales) if sales else None


def _by_extra_action(situation: Situation) -> Action | None:
    """Return the Extra Action of step 3, 4, 7 or 8, or None."""
    ways: dict[Any, Action] = {_normal(way): way for way in situation.extra}
    if not ways:
        return None
    free = evolve(situation, legal=[*ways], extra=())
    purchase, play = buy_a_card(free), playing.play_a_card(free)
    found = (purchase and purchase[0], play and play[0], redeploy(free), connect(free))
    return next((ways[each] for each in found if each is not None), None)


def _normal(way: Any) -> Any:
    return evolve(way, via=None)


# --- Value of cards -------------------------------------------------------------------------------


def play_price(situation: Situation, number: CardNumber) -> int:
    """Return the price in gold to play a card again from the hand."""
    cards, state, seat = situation.state.cards, situation.state, situation.seat
    if number in cards.enterprises:
        return enterprise_price(state, seat, number).gold
    if number in cards.partners:
        partner = state.partners.get(number)
        if partner is not None and cards.partners[number].public:
            return cards.partners[number].sides[partner.side].cost
        return partner_price(state, seat, number).gold
    return cards.troops[number].cost.foot


Answer = tuple[Action, str, str]


def decide(situation: Situation) -> Answer:
    """Return the answer to the question on top of the agenda."""
    step = situation.state.agenda[-1]
    return _ANSWERS[type(step)](situation, step)


# --- Headlines, Depression ------------------------------------------------------------------------


def _order(situation: Situation, step: agenda.OrderHeadlines) -> Answer:
    """Return the choice of a first Headline that avoids a Depression, if possible."""
    options = _options(situation, First)
    safe = [option for option in options if not _leaves_depression(situation, option.card, options)]
    if not safe:
        return options[0], "R91", reasons.UPPER_ROW
    return situation.ties.pick(safe), "R91", reasons.NO_DEPRESSION


def _order_for_diaz(situation: Situation, step: agenda.DiazTurn) -> Answer:
    """Return the choice of the upper row's card as Díaz's first card (R48)."""
    return _options(situation, First)[0], "R91", reasons.UPPER_ROW


def _leaves_depression(situation: Situation, first: CardNumber, options: list[First]) -> bool:
    state = situation.state
    cards = [first, *(option.card for option in options if option.card != first)]
    depression = state.depression
    mood = mood_of(state, state.headlines[-1]) if state.headlines else ""
    for number in cards:
        below, mood = mood, mood_of(state, number)
        if below == mood:
            depression = mood == "bear"
    return depression


def _keep(situation: Situation, step: agenda.KeepCards) -> Answer:
    """Return the choice of cards to keep (R92)."""
    income = next_income(situation.state, situation.seat)
    number = min(max(income + (situation.gold - income) // 3, 1), situation.gold)
    kept = sorted(cards_in_play(situation.state, situation.seat))
    worth = {card: _worth_keeping(situation, card) for card in kept}
    while len(kept) > number:
        least = min(worth[card] for card in kept)
        tied = [card for card in kept if worth[card] == least]
        if len(kept) - len(tied) < number:
            tied = [situation.ties.pick(tied)]
        kept = [card for card in kept if card not in tied]
    return Keep(tuple(kept)), "Depression", reasons.CAN_KEEP


def _worth_keeping(situation: Situation, number: CardNumber) -> tuple[int, int]:
    """Return the sort key of discards: partners, then troops, then enterprises.

    A troop is thus never kept if its own enterprise is discarded.
    """
    state = situation.state
    if number in state.partners:
        return 0, play_price(situation, number)
    if number in state.troops:
        return 1, situation.own_cubes(state.troops[number].at)
    return 2, situation.own_cubes(number)


def _strife(situation: Situation, step: agenda.StrifeAmong) -> Answer:
    """Return the choice to drop the faction with fewer cards (Part M)."""

    def loss(option: Drop) -> tuple[int, int]:
        return (
            situation.cards_of_faction(situation.seat, option.faction),
            _cubes_protected(situation, option.faction),
        )

    chosen = situation.first(_options(situation, Drop), loss)
    return chosen, "Strife", reasons.FEWER_CARDS


def _cubes_protected(situation: Situation, faction: Faction) -> int:
    troops = situation.state.cards.troops
    return sum(
        situation.own_cubes(troop.at)
        for troop in situation.state.troops.values()
        if troop.owner == situation.seat and troops[troop.number].faction == faction
    )


# --- Effects with a question to each player -------------------------------------------------------


def _give_up(situation: Situation, step: agenda.EachGivesUp) -> Answer:
    """Return the choice of the cheapest card to give up (R91)."""
    nationalized = isinstance(step.effect, NationalizeEach)

    def price(option: ChooseCard) -> int:
        cost = play_price(situation, option.card)
        return cost + _troop_price(situation, option.card) if nationalized else cost

    return situation.first(_options(situation, ChooseCard), price), "R91", reasons.CHEAPEST


def _troop_price(situation: Situation, number: CardNumber) -> int:
    state = situation.state
    enterprise = state.enterprises.get(number)
    troop = state.troops.get(enterprise.troop) if enterprise else None
    if troop is None or troop.owner != situation.seat:
        return 0
    return state.cards.troops[troop.number].cost.by(connection_of(state, number))


def _suffer(situation: Situation, step: agenda.EachSuffersUnrest) -> Answer:
    """Return the choice of an enterprise to suffer Unrest (R91)."""
    enterprises = situation.state.enterprises

    def harm(option: ChooseCard) -> tuple[bool, bool, int]:
        number = option.card
        return (
            not enterprises[number].troop,
            situation.is_slave(number),
            situation.own_cubes(number),
        )

    return situation.first(_options(situation, ChooseCard), harm), "R91", reasons.EASIEST_UNREST


def _pay(situation: Situation, step: agenda.EachPays) -> Answer:
    options = _options(situation, Pay)
    chosen = situation.first(options, lambda option: -situation.own_cubes(option.card))
    return chosen, "R91", reasons.MOST_CUBES


def _add_land(situation: Situation, step: agenda.EachAddsLand) -> Answer:
    options = _options(situation, ChooseCard)
    chosen = situation.first(options, lambda option: land_rank(situation, option.card))
    return chosen, "R91", reasons.LAND_FIRST


def _offer(situation: Situation, step: agenda.EachIsOfferedConnection) -> Answer:
    """Return the cheapest connection on an enterprise without Unrest, or ``none``."""
    state, seat = situation.state, situation.seat
    options = [
        option
        for option in _options(situation, ChoosePlace)
        if not state.enterprises[option.place.number].unrest
    ]
    if not options:
        return ChooseNone(), "R91", reasons.ONLY_UNREST
    chosen = situation.first(options, lambda option: offered_price(state, seat, option.place))
    return chosen, "R91", reasons.CHEAPEST_CONNECTION


# --- Attacks --------------------------------------------------------------------------------------


def _attacking(situation: Situation, step: agenda.Attacking) -> Answer:
    if step.stage == "spy":
        return _spy(situation, step)
    places = _options(situation, ChoosePlace)
    if places:
        return _remove(situation, step, places)
    sides: list[ChoosePrestige | ChooseFaction] = [
        *_options(situation, ChoosePrestige),
        *_options(situation, ChooseFaction),
    ]
    if sides:
        return _turn_over(situation, step, sides)
    chosen = situation.first(
        _options(situation, ChooseCard),
        lambda option: playing.prestige_bullet(situation, option.card, step.victim),
    )
    return chosen, "R91", reasons.HURTS_MOST


def _turn_over(
    situation: Situation, step: agenda.Attacking, options: list[ChoosePrestige | ChooseFaction]
) -> Answer:
    """Return the choice of the partner's side that meets the earliest bullet of 4b."""
    assert step.target is not None
    sides = situation.state.cards.partners[step.target].sides

    def bullet(option: ChoosePrestige | ChooseFaction) -> int:
        side = next(
            side
            for side in sides
            if (isinstance(option, ChoosePrestige) and side.prestige == option.prestige)
            or (isinstance(option, ChooseFaction) and side.faction == option.faction)
        )
        return playing.partner_bullet(situation, side)

    return situation.first(options, bullet), "R91", reasons.BEST_SIDE


def _spy(situation: Situation, step: agenda.Attacking) -> Answer:
    """Return a Spy used against its own theft, or else a pass (R91)."""
    effects = situation.state.cards.attacks[step.card].effects
    if any(isinstance(effect, TakePartner) for effect in effects):
        for option in _options(situation, CancelWithSpy):
            if option.card == step.target:
                return option, "R91", reasons.STOLEN_SPY
    return Pass(), "R91", reasons.KEPT_SPIES


def _remove(situation: Situation, step: agenda.Attacking, places: list[ChoosePlace]) -> Answer:
    """Return the removal of another seat's cube, or of the robot's only if necessary."""
    owners = {each: cube_owner(situation.state, step, each.place) for each in places}
    theirs = [each for each in places if owners[each] != situation.seat]
    if theirs:
        chosen = situation.first(
            theirs,
            lambda each: (owners[each] not in situation.people, each.place.kind != "income"),
        )
        return chosen, "R91", reasons.HURTS_MOST
    if any(isinstance(action, ChooseNone) for action in situation.legal):
        return ChooseNone(), "R91", reasons.OWN_CUBES_LEFT
    return situation.first(places, lambda _: 0), "R91", reasons.NOTHING_ELSE


def _raid(situation: Situation, step: agenda.RaidedHand) -> Answer:
    def rank(option: ChooseCard) -> tuple[str, int, int]:
        wish = wish_for(situation, option.card, 0)
        return ("g", 0, 0) if wish is None else (wish.letter, wish.bullet, wish.cost)

    return situation.first(_options(situation, ChooseCard), rank), "R91", reasons.BOUGHT_FIRST


def _assassin(situation: Situation, step: agenda.AssassinAtLarge) -> Answer:
    return Pass(), "R91", reasons.KEPT_SPIES


# --- Troops and cubes -----------------------------------------------------------------------------


def _homeless(situation: Situation, step: agenda.HomelessTroops) -> Answer:
    """Return a retreat to a declared cause, or else a disbanding (R91)."""
    declared = situation.state.players[situation.seat].flipped is not None
    retreats = _options(situation, Retreat)
    if not declared or not retreats:
        return _options(situation, Disband)[0], "R91", reasons.NO_DECLARATION
    prices = (retreat_price(situation.state, each.card) or FREE for each in retreats)
    bill = sum(price.gold for price in prices)
    first = retreats[0] if bill <= situation.gold else situation.first(retreats, lambda _: 0)
    return first, "R91", reasons.ARMY


def _shortage(situation: Situation, step: agenda.CubeShortage) -> Answer:
    best = min(_options(situation, ChoosePlace), key=lambda option: option.place.number)
    return best, "R91", reasons.LOWEST_NUMBER


def _showdown(situation: Situation, step: agenda.Showdown) -> Answer:
    action, why = showdown.decide(situation, step)
    return action, "Topple", why


_ANSWERS: dict[type[agenda.AgendaItem], Callable[[Situation, Any], Answer]] = {
    agenda.DiazTurn: _order_for_diaz,
    agenda.OrderHeadlines: _order,
    agenda.KeepCards: _keep,
    agenda.StrifeAmong: _strife,
    agenda.EachGivesUp: _give_up,
    agenda.EachSuffersUnrest: _suffer,
    agenda.EachPays: _pay,
    agenda.EachAddsLand: _add_land,
    agenda.EachIsOfferedConnection: _offer,
    agenda.Attacking: _attacking,
    agenda.RaidedHand: _raid,
    agenda.AssassinAtLarge: _assassin,
    agenda.HomelessTroops: _homeless,
    agenda.CubeShortage: _shortage,
    agenda.Showdown: _showdown,
}
