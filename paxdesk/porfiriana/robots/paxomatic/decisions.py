"""What a Pax-o-matic answers when it is asked (Part M, R91 to R93)."""

from collections.abc import Callable
from typing import Any

from paxdesk.porfiriana.robots import reasons
from paxdesk.porfiriana.robots.paxomatic import showdown
from paxdesk.porfiriana.robots.paxomatic.buying import wish_for
from paxdesk.porfiriana.robots.paxomatic.playing import partner_bullet, prestige_bullet
from paxdesk.porfiriana.robots.paxomatic.situation import Situation
from paxdesk.porfiriana.robots.paxomatic.upkeep import play_price
from paxdesk.porfiriana.rules import agenda
from paxdesk.porfiriana.rules.actions import (
    Action,
    CancelWithSpy,
    CardNumber,
    ChooseCard,
    ChooseNone,
    ChoosePlace,
    ChoosePrestige,
    Disband,
    Drop,
    First,
    Give,
    Keep,
    Pass,
    Pay,
    Retreat,
)
from paxdesk.porfiriana.rules.attack_process import cube_owner
from paxdesk.porfiriana.rules.each_player import offered_price
from paxdesk.porfiriana.rules.enterprises import land_price
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
    """The order that leaves no Depression, else a0 first."""
    options = _options(situation, First)
    safe = [option for option in options if not _leaves_depression(situation, option.card, options)]
    chosen = (safe or options)[0]
    why = reasons.NO_DEPRESSION if safe else reasons.UPPER_ROW
    return chosen, "R91", why


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
    cards = cards_in_play(situation.state, situation.seat)
    by_worth = sorted(cards, key=lambda card: _worth_keeping(situation, card), reverse=True)
    kept = Keep(tuple(sorted(by_worth[:number])))
    return kept, "Depression", reasons.CAN_KEEP


def _worth_keeping(situation: Situation, number: CardNumber) -> tuple[int, int, int]:
    """Partners go first (cheapest), then troops and enterprises by its cubes there.

    So no troop is ever kept where its own enterprise goes.
    """
    state = situation.state
    if number in state.partners:
        return 0, play_price(situation, number), number
    if number in state.troops:
        return 1, situation.own_cubes(state.troops[number].at), number
    return 2, situation.own_cubes(number), number


def _strife(situation: Situation, step: agenda.StrifeAmong) -> Answer:
    """The smaller group, then the one whose troops protect fewer of its cubes (Part M)."""
    options = _options(situation, Drop)

    def loss(option: Drop) -> tuple[int, int]:
        return (
            situation.cards_of_faction(situation.seat, option.faction),
            _cubes_protected(situation, option.faction),
        )

    least = min(loss(option) for option in options)
    tied = [option for option in options if loss(option) == least]
    return situation.ties.pick(tied), "Strife", reasons.FEWER_CARDS


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

    def price(option: ChooseCard) -> tuple[int, int]:
        cost = play_price(situation, option.card)
        if nationalized:
            cost += _troop_price(situation, option.card)
        return cost, option.card

    return min(_options(situation, ChooseCard), key=price), "R91", reasons.CHEAPEST


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

    def harm(option: ChooseCard) -> tuple[bool, bool, int, int]:
        number = option.card
        return (
            not enterprises[number].troop,
            situation.is_slave(number),
            situation.own_cubes(number),
            number,
        )

    return min(_options(situation, ChooseCard), key=harm), "R91", reasons.EASIEST_UNREST


def _pay(situation: Situation, step: agenda.EachPays) -> Answer:
    """Pay for the cards with most own cubes while the gold lasts."""
    options = _options(situation, Pay)
    if not options:
        return _options(situation, Give)[0], "R91", reasons.CANNOT_PAY
    best = max(options, key=lambda option: (situation.own_cubes(option.card), -option.card))
    return best, "R91", reasons.MOST_CUBES


def _add_land(situation: Situation, step: agenda.EachAddsLand) -> Answer:
    """As step 9: slave cards, then the cheapest, lowest number."""
    state, seat = situation.state, situation.seat
    best = min(
        _options(situation, ChooseCard),
        key=lambda option: (
            not situation.is_slave(option.card),
            land_price(state, seat, option.card),
            option.card,
        ),
    )
    return best, "R91", reasons.LAND_FIRST


def _offer(situation: Situation, step: agenda.EachIsOfferedConnection) -> Answer:
    """As step 8: the cheapest, own card first, lowest number."""
    state, seat = situation.state, situation.seat
    best = min(
        _options(situation, ChoosePlace),
        key=lambda option: (
            offered_price(state, seat, option.place),
            state.enterprises[option.place.number].owner != seat,
            option.place.number,
            option.place.oval,
        ),
    )
    return best, "R91", reasons.CHEAPEST_CONNECTION


# --- Attacks -------------------------------------------------------------------------------------


def _attacking(situation: Situation, step: agenda.Attacking) -> Answer:
    if step.stage == "spy":
        return _spy(situation, step)
    places = _options(situation, ChoosePlace)
    if places:
        return _remove(situation, step, places)
    sides = _options(situation, ChoosePrestige)
    if sides:
        return _turn_newspaper(situation, step, sides)
    cards = _options(situation, ChooseCard)
    best = min(
        cards,
        key=lambda option: (prestige_bullet(situation, option.card, step.victim), option.card),
    )
    return best, "R91", reasons.HURTS_MOST


def _turn_newspaper(
    situation: Situation, step: agenda.Attacking, options: list[ChoosePrestige]
) -> Answer:
    """The side that meets the earliest bullet of 4b."""
    assert step.target is not None
    sides = {side.prestige: side for side in situation.state.cards.partners[step.target].sides}
    best = min(options, key=lambda option: partner_bullet(situation, sides[option.prestige]))
    return best, "R91", reasons.BEST_SIDE


def _spy(situation: Situation, step: agenda.Attacking) -> Answer:
    """A Spy is spent only on its own theft (Part M, R91)."""
    effects = situation.state.cards.attacks[step.card].effects
    if any(isinstance(effect, TakePartner) for effect in effects):
        for option in _options(situation, CancelWithSpy):
            if option.card == step.target:
                return option, "R91", reasons.STOLEN_SPY
    return Pass(), "R91", reasons.KEPT_SPIES


def _remove(situation: Situation, step: agenda.Attacking, places: list[ChoosePlace]) -> Answer:
    """The victim's cubes, income first; none of its own if it may stop."""
    theirs = [
        option
        for option in places
        if cube_owner(situation.state, step, option.place) != situation.seat
    ]
    if theirs:
        return (
            min(theirs, key=lambda option: option.place.kind != "income"),
            "R91",
            reasons.HURTS_MOST,
        )
    if any(isinstance(action, ChooseNone) for action in situation.legal):
        return ChooseNone(), "R91", reasons.OWN_CUBES_LEFT
    return places[0], "R91", reasons.NOTHING_ELSE


def _raid(situation: Situation, step: agenda.RaidedHand) -> Answer:
    """The card it would buy first: a to f."""

    def rank(option: ChooseCard) -> tuple[str, int, int, int]:
        wish = wish_for(situation, option.card, 0)
        if wish is None:
            return "g", 0, 0, option.card
        return wish.letter, wish.bullet, wish.cost, option.card

    return min(_options(situation, ChooseCard), key=rank), "R91", reasons.BOUGHT_FIRST


def _assassin(situation: Situation, step: agenda.AssassinAtLarge) -> Answer:
    return Pass(), "R91", reasons.KEPT_SPIES


# --- Troops and cubes ----------------------------------------------------------------------------


def _homeless(situation: Situation, step: agenda.HomelessTroops) -> Answer:
    """Retreat only to a cause already declared, if it can be paid (R91)."""
    declared = situation.state.players[situation.seat].flipped is not None
    retreats = _options(situation, Retreat)
    if declared and retreats:
        return retreats[0], "R91", reasons.ARMY
    return _options(situation, Disband)[0], "R91", reasons.NO_DECLARATION


def _shortage(situation: Situation, step: agenda.CubeShortage) -> Answer:
    best = min(_options(situation, ChoosePlace), key=lambda option: option.place.number)
    return best, "R91", reasons.LOWEST_NUMBER


def _showdown(situation: Situation, step: agenda.Showdown) -> Answer:
    action, why = showdown.decide(situation, step)
    return action, "Topple", why


_ANSWERS: dict[type[agenda.Step], Callable[[Situation, Any], Answer]] = {
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
