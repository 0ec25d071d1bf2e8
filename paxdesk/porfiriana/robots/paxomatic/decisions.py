"""What a Pax-o-matic answers when it is asked (Part M, R91 to R93)."""

from collections.abc import Callable
from typing import Any

from paxdesk.porfiriana.robots import reasons
from paxdesk.porfiriana.robots.paxomatic import showdown
from paxdesk.porfiriana.robots.paxomatic.attacking import prestige_bullet
from paxdesk.porfiriana.robots.paxomatic.buying import wish_for
from paxdesk.porfiriana.robots.paxomatic.playing import partner_bullet
from paxdesk.porfiriana.robots.paxomatic.situation import Situation
from paxdesk.porfiriana.robots.paxomatic.upkeep import land_rank, play_price
from paxdesk.porfiriana.rules import agenda
from paxdesk.porfiriana.rules.actions import (
    Action,
    CancelWithSpy,
    CardNumber,
    ChooseCard,
    ChooseFaction,
    ChooseNone,
    ChoosePlace,
    ChoosePrestige,
    Disband,
    Drop,
    First,
    Keep,
    Pass,
    Pay,
    Retreat,
)
from paxdesk.porfiriana.rules.attack_process import cube_owner
from paxdesk.porfiriana.rules.counts import retreat_price
from paxdesk.porfiriana.rules.each_player import offered_price
from paxdesk.porfiriana.rules.headlines import cards_in_play, mood_of
from paxdesk.porfiriana.rules.income import next_income
from paxdesk.porfiriana.rules.readings import connection_of
from paxdesk.porfiriana.rules.vocabulary import Faction, NationalizeEach, TakePartner

Answer = tuple[Action, str, str]


def decide(situation: Situation) -> Answer:
    """Answer the question on top of the agenda."""
    step = situation.state.agenda[-1]
    return _ANSWERS[type(step)](situation, step)


def _options(situation: Situation, kind: type) -> list[Any]:
    return [action for action in situation.legal if isinstance(action, kind)]


# --- Headlines, Depression -----------------------------------------------------------------------


def _order(situation: Situation, step: agenda.OrderHeadlines) -> Answer:
    """The order that leaves no Depression, either of two; where none does, a0 first."""
    options = _options(situation, First)
    safe = [option for option in options if not _leaves_depression(situation, option.card, options)]
    if not safe:
        return options[0], "R91", reasons.UPPER_ROW
    return situation.ties.pick(safe), "R91", reasons.NO_DEPRESSION


def _order_for_diaz(situation: Situation, step: agenda.DiazTurn) -> Answer:
    """A robot in the person's seat lets Díaz play the upper row first, as elsewhere (R48)."""
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
    """Income and a third of its other gold in cards, at least 1, at most its gold (R92)."""
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
    """Partners go first (cheapest), then troops and enterprises by its cubes there.

    So no troop is ever kept where its own enterprise goes.
    """
    state = situation.state
    if number in state.partners:
        return 0, play_price(situation, number)
    if number in state.troops:
        return 1, situation.own_cubes(state.troops[number].at)
    return 2, situation.own_cubes(number)


def _strife(situation: Situation, step: agenda.StrifeAmong) -> Answer:
    """The smaller group, then the one whose troops protect fewer of its cubes (Part M)."""

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


# --- Effects that ask each player ----------------------------------------------------------------


def _give_up(situation: Situation, step: agenda.EachGivesUp) -> Answer:
    """The cheapest; an enterprise with the cost of its own troop there (R91)."""
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
    """With a troop, then not slave, then fewest own cubes (R91)."""
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
    """Pay for the cards with most own cubes while the gold lasts."""
    options = _options(situation, Pay)
    chosen = situation.first(options, lambda option: -situation.own_cubes(option.card))
    return chosen, "R91", reasons.MOST_CUBES


def _add_land(situation: Situation, step: agenda.EachAddsLand) -> Answer:
    """As step 9: slave cards, then the cheapest."""
    options = _options(situation, ChooseCard)
    chosen = situation.first(options, lambda option: land_rank(situation, option.card))
    return chosen, "R91", reasons.LAND_FIRST


def _offer(situation: Situation, step: agenda.EachIsOfferedConnection) -> Answer:
    """As step 8, but nothing forces it to build where Unrest suspends the connection."""
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


# --- Attacks -------------------------------------------------------------------------------------


def _attacking(situation: Situation, step: agenda.Attacking) -> Answer:
    if step.stage == "spy":
        return _spy(situation, step)
    places = _options(situation, ChoosePlace)
    if places:
        return _remove(situation, step, places)
    sides = [*_options(situation, ChoosePrestige), *_options(situation, ChooseFaction)]
    if sides:
        return _turn_over(situation, step, sides)
    chosen = situation.first(
        _options(situation, ChooseCard),
        lambda option: prestige_bullet(situation, option.card, step.victim),
    )
    return chosen, "R91", reasons.HURTS_MOST


def _turn_over(
    situation: Situation,
    step: agenda.Attacking,
    options: list[ChoosePrestige | ChooseFaction],
) -> Answer:
    """The side that meets the earliest bullet of 4b."""
    assert step.target is not None
    sides = situation.state.cards.partners[step.target].sides

    def bullet(option: ChoosePrestige | ChooseFaction) -> int:
        side = next(
            side
            for side in sides
            if (isinstance(option, ChoosePrestige) and side.prestige == option.prestige)
            or (isinstance(option, ChooseFaction) and side.faction == option.faction)
        )
        return partner_bullet(situation, side)

    return situation.first(options, bullet), "R91", reasons.BEST_SIDE


def _spy(situation: Situation, step: agenda.Attacking) -> Answer:
    """A Spy is spent only on its own theft (Part M, R91)."""
    effects = situation.state.cards.attacks[step.card].effects
    if any(isinstance(effect, TakePartner) for effect in effects):
        for option in _options(situation, CancelWithSpy):
            if option.card == step.target:
                return option, "R91", reasons.STOLEN_SPY
    return Pass(), "R91", reasons.KEPT_SPIES


def _remove(situation: Situation, step: agenda.Attacking, places: list[ChoosePlace]) -> Answer:
    """Persons' cubes, income first; none of its own if it may stop."""
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
    """The card it would buy first: a to f."""

    def rank(option: ChooseCard) -> tuple[str, int, int]:
        wish = wish_for(situation, option.card, 0)
        return ("g", 0, 0) if wish is None else (wish.letter, wish.bullet, wish.cost)

    return situation.first(_options(situation, ChooseCard), rank), "R91", reasons.BOUGHT_FIRST


def _assassin(situation: Situation, step: agenda.AssassinAtLarge) -> Answer:
    return Pass(), "R91", reasons.KEPT_SPIES


# --- Troops and cubes ----------------------------------------------------------------------------


def _homeless(situation: Situation, step: agenda.HomelessTroops) -> Answer:
    """Retreat only to a cause already declared (R91); a roll where not all can be paid."""
    declared = situation.state.players[situation.seat].flipped is not None
    retreats = _options(situation, Retreat)
    if not declared or not retreats:
        return _options(situation, Disband)[0], "R91", reasons.NO_DECLARATION
    bill = sum(retreat_price(situation.state, each.card) or 0 for each in retreats)
    first = retreats[0] if bill <= situation.gold else situation.first(retreats, lambda _: 0)
    return first, "R91", reasons.ARMY


def _shortage(situation: Situation, step: agenda.CubeShortage) -> Answer:
    best = min(_options(situation, ChoosePlace), key=lambda option: option.place.number)
    return best, "R91", reasons.LOWEST_NUMBER


def _showdown(situation: Situation, step: agenda.Showdown) -> Answer:
    action, why = showdown.decide(situation, step)
    return action, "Topple", why


_ANSWERS: dict[type[agenda.Step], Callable[[Situation, Any], Answer]] = {
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
