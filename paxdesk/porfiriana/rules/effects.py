"""Resolution of the effects of cards, one function for each verb."""

from collections.abc import Callable, Set
from typing import Any, TypeAlias

from paxdesk.porfiriana.rules import facts, play_area, prices
from paxdesk.porfiriana.rules.actions import (
    DIAZ,
    Action,
    CardNumber,
    ChooseCard,
    ChooseNone,
    ChoosePlace,
    CubePlace,
    Drop,
    Give,
    Pay,
    Seat,
    connection_place,
)
from paxdesk.porfiriana.rules.agenda import (
    AgendaItem,
    EachAddsLand,
    EachGivesUp,
    EachIsOfferedConnection,
    EachPays,
    EachSuffersUnrest,
    EffectList,
    Recount,
    RevoltByTroop,
    StrifeAmong,
    evolve_step,
)
from paxdesk.porfiriana.rules.card_verbs import (
    AddLand,
    Amnesty,
    ClearUnrest,
    ConnectionOffer,
    Depression,
    DiscardEach,
    Effect,
    Faction,
    GainPer,
    NationalizationImmunity,
    NationalizeEach,
    PayOrDiscard,
    PayPer,
    Regime,
    RegimeKey,
    Strife,
    UnrestAll,
    UnrestEach,
)
from paxdesk.porfiriana.rules.connections import build_connection, open_ovals
from paxdesk.porfiriana.rules.fact_cache import cached_by_own_cards
from paxdesk.porfiriana.rules.headlines import end_depression, start_depression
from paxdesk.porfiriana.rules.state import State

# --- Steps that prompt each player in order (P1) --------------------------------------------------
# The first seat of a step decides. A seat with nothing to choose is skipped; Díaz decides by R80.

Choosing: TypeAlias = EachSuffersUnrest | EachAddsLand | EachGivesUp
"""Steps in which each seat chooses among its own cards."""


def next_seat(state: State, step: Any, **changes: Any) -> None:
    """Replace the top step by one for the next seat; remove it after the last seat."""
    state.agenda.pop()
    if len(step.seats) > 1:
        state.agenda.append(evolve_step(step, seats=step.seats[1:], **changes))


def is_immune(state: State, number: CardNumber) -> bool:
    """Return whether an enterprise has immunity to nationalization, which Unrest suspends (P10)."""
    enterprise = state.enterprises.get(number)
    if enterprise is None or enterprise.unrest:
        return False
    abilities = state.cards.enterprises[number].abilities
    return any(isinstance(ability, NationalizationImmunity) for ability in abilities)


def _choosable(state: State, step: Choosing) -> list[CardNumber]:
    """Return the first seat's choices."""
    seat, where = step.seats[0], step.effect.where
    if isinstance(step, EachGivesUp):
        numbers = facts.matching_cards(state, where, seat)
        if isinstance(step.effect, NationalizeEach):
            return [number for number in numbers if not is_immune(state, number)]
        return numbers
    if isinstance(step, EachAddsLand) and seat != DIAZ and not state.players[seat].reserve:
        return []
    return facts.matching_enterprises(state, where, seat)


def _choose(state: State, step: Choosing, number: CardNumber) -> None:
    match step:
        case EachSuffersUnrest(effect):
            play_area.add_unrest(state, number, effect.amount)
        case EachAddsLand(effect):
            player, cubes = state.players[step.seats[0]], effect.amount
            if player.seat != DIAZ:
                cubes = min(cubes, player.reserve)
            play_area.take_cube(player, cubes)
            state.enterprises[number].income += cubes
            state.tell("cube_laid", player.seat, number, cubes, word="income")
        case EachGivesUp(NationalizeEach()):
            play_area.discard_from_play(state, number, "nationalized")
        case EachGivesUp():
            play_area.discard_from_play(state, number, "given up")


def resolve_choosing(state: State, step: Choosing) -> bool:
    """Resolve a choice for Díaz (R80), or if there is nothing to choose.

    Returns False while a player must choose.
    """
    numbers = _choosable(state, step)
    wanted = step.amount if isinstance(step, EachGivesUp) else 1
    if len(numbers) > wanted:
        if step.seats[0] != DIAZ:
            return False
        if isinstance(step, EachGivesUp):
            numbers = sorted(numbers, key=lambda each: _cubes_on(state, each))[:wanted]
        else:
            numbers = [max(numbers, key=lambda each: facts.diaz_rank(state, each))]
    for number in numbers:
        _choose(state, step, number)
    _next_chooser(state, step)
    return True


def _cubes_on(state: State, number: CardNumber) -> tuple[int, int]:
    """Return Díaz's sort key of a card to give up, lowest first (R80)."""
    enterprise = state.enterprises.get(number)
    return enterprise.cubes if enterprise is not None else 0, number


def _next_chooser(state: State, step: Choosing) -> None:
    if isinstance(step, EachGivesUp):
        next_seat(state, step, amount=step.effect.amount)
    else:
        next_seat(state, step)


def choosing_options(state: State, step: Choosing) -> list[Action]:
    """Return an action for each card that the first seat may choose."""
    return [ChooseCard(number) for number in _choosable(state, step)]


def answer_choosing(state: State, step: Choosing, action: Action) -> None:
    """Apply the effect to the chosen card, then go to the next choice (P5)."""
    assert isinstance(action, ChooseCard)
    _choose(state, step, action.card)
    if isinstance(step, EachGivesUp) and step.amount > 1:
        state.agenda[-1] = evolve_step(step, amount=step.amount - 1)
    else:
        _next_chooser(state, step)


def resolve_paying(state: State, step: EachPays) -> bool:
    """Discard the cards of a seat that can pay for none; skip Díaz.

    Returns False while a player must choose.
    """
    seat = step.seats[0]
    cards = step.cards
    if seat == DIAZ:
        cards = ()
    elif cards is None:
        cards = tuple(facts.matching_cards(state, step.effect.where, seat))
    if cards and state.players[seat].gold >= step.effect.gold:
        state.agenda[-1] = evolve_step(step, cards=cards)
        return False
    for number in cards:
        play_area.discard_from_play(state, number, "unpaid")
    next_seat(state, step, cards=None)
    return True


def paying_options(state: State, step: EachPays) -> list[Action]:
    """Return two choices for each card left: pay the effect's gold, or discard the card."""
    options: list[Action] = []
    for number in step.cards or ():
        options += [Pay(number), Give(number)]
    return options


def answer_paying(state: State, step: EachPays, action: Action) -> None:
    """Pay for the card or discard it, then go to the next one (P5)."""
    assert isinstance(action, Pay | Give)
    assert step.cards is not None
    if isinstance(action, Pay):
        prices.pay_gold(state, step.seats[0], step.effect.gold)
    else:
        play_area.discard_from_play(state, action.card, "unpaid")
    left = tuple(number for number in step.cards if number != action.card)
    if left:
        state.agenda[-1] = evolve_step(step, cards=left)
    else:
        next_seat(state, step, cards=None)


def offered_price(state: State, seat: Seat, place: CubePlace) -> int:
    """Return the price in gold of an offered connection (P3, F5)."""
    card = state.cards.enterprises[place.number]
    half = (prices.connection_list_price(state, seat, card.ovals[place.oval]).gold + 1) // 2
    if state.variant.discounts_add_up:
        return prices.price_for(state, seat, "connection", card, prices.printed_price(half)).gold
    return half


def _offered_places(state: State, seat: Seat) -> list[CubePlace]:
    player = state.players[seat]
    if seat == DIAZ or not player.reserve:
        return []
    places = [
        connection_place(number, oval)
        for number in sorted(state.enterprises)
        for oval in open_ovals(state, number)
    ]
    return [place for place in places if offered_price(state, seat, place) <= player.gold]


def resolve_offering(state: State, step: EachIsOfferedConnection) -> bool:
    """Skip a seat that can build no connection, and Díaz (R80).

    Returns False while a player must choose.
    """
    if _offered_places(state, step.seats[0]):
        return False
    next_seat(state, step)
    return True


def offering_options(state: State, step: EachIsOfferedConnection) -> list[Action]:
    """Return every connection that the seat can build at half price, then ``none``."""
    places = _offered_places(state, step.seats[0])
    return [*(ChoosePlace(place) for place in places), ChooseNone()]


def answer_offering(state: State, step: EachIsOfferedConnection, action: Action) -> None:
    """Build the connection at half price (P4), or refuse the offer."""
    seat = step.seats[0]
    if isinstance(action, ChoosePlace):
        place = action.place
        price = offered_price(state, seat, place)
        card = state.cards.enterprises[place.number]
        prices.pay_gold(state, seat, price, prices.monopolist(state, seat, "connection", card))
        build_connection(state, seat, place.number, place.oval)
    next_seat(state, step)


# --- Lists of effects -----------------------------------------------------------------------------


def effects_of(state: State, step: EffectList) -> tuple[Effect, ...]:
    """Return the list of effects that an ``EffectList`` resolves."""
    number, cards = step.card, state.cards
    if number in cards.headlines:
        return cards.headlines[number].event
    if number in cards.topples:
        return cards.topples[number].effects
    if number in cards.troops:
        return cards.troops[number].on_play
    return cards.partners[number].sides[step.side].on_play


def resolve_effects(state: State, step: EffectList) -> bool:
    """Resolve the next verb of the list, or remove the step (P1)."""
    effects = effects_of(state, step)
    state.agenda.pop()
    if step.index < len(effects):
        effect = effects[step.index]
        state.agenda.append(evolve_step(step, index=step.index + 1))
        state.agenda.append(Recount(step.actor, by_depression=isinstance(effect, Depression)))
        perform_effect(state, effect, step.actor, step.spared)
    return True


def perform_effect(
    state: State, effect: Effect, actor: Seat, spared: CardNumber | None = None
) -> None:
    """Resolve one verb now, or put its question on the agenda."""
    if isinstance(effect, UnrestAll):
        unrest_all(state, effect, spared)
    else:
        EFFECTS[type(effect)](state, effect, actor)


# --- Verbs without a choice ----------------------------------------------------------------------


def change_regime(state: State, to: RegimeKey, actor: Seat) -> None:
    """Change the regime (H5), unless ``to`` is in force already (R39)."""
    if state.regime != to:
        state.regime = to
        state.tell("regime", actor, word=to)


def _regime(state: State, effect: Regime, actor: Seat) -> None:
    change_regime(state, effect.to, actor)


def unrest_all(state: State, effect: UnrestAll, spared: CardNumber | None) -> None:
    """Place Unrest on every matching enterprise; some effects leave out ``spared``."""
    for number in facts.matching_enterprises(state, effect.where, None):
        if not (effect.spare_destination and number == spared):
            play_area.add_unrest(state, number, effect.amount)


def _clear_unrest(state: State, effect: ClearUnrest, actor: Seat) -> None:
    for number in facts.matching_enterprises(state, effect.where, None):
        disks = state.enterprises[number].unrest
        play_area.remove_unrest(state, number, disks if effect.amount is None else effect.amount)


def _times(state: State, effect: GainPer | PayPer, seat: Seat) -> int:
    """Return the count of an effect, by default 1."""
    return 1 if effect.count is None else facts.evaluate_count(state, effect.count, seat=seat)


def _gain_per(state: State, effect: GainPer, actor: Seat) -> None:
    for seat in state.clockwise(actor):
        if seat != DIAZ:
            prices.gain_gold(state, seat, effect.gold * _times(state, effect, seat))


def _pay_per(state: State, effect: PayPer, actor: Seat) -> None:
    for seat in state.clockwise(actor):
        if seat != DIAZ:
            due = effect.gold * _times(state, effect, seat)
            prices.pay_gold(state, seat, min(due, state.players[seat].gold))


def _amnesty(state: State, effect: Amnesty, actor: Seat) -> None:
    for seat in state.clockwise(actor):
        play_area.free_from_jail(state, seat)


def _depression(state: State, effect: Depression, actor: Seat) -> None:
    if effect.state == "start":
        start_depression(state)
    else:
        end_depression(state)


# --- Strife --------------------------------------------------------------------------------------


def _strife(state: State, effect: Strife, actor: Seat) -> None:
    state.tell("strife", actor, word="-".join(effect.between))
    state.turn.strifes.append(effect.between)
    state.agenda.append(StrifeAmong(effect.between, state.clockwise(actor)))


@cached_by_own_cards
def factions_of(state: State, seat: Seat) -> Set[Faction]:
    """Return the factions of a seat's partners and troops, without the Hacendado."""
    found = {
        facts.side_of(state, partner).faction
        for partner in state.partners.values()
        if partner.owner == seat
    }
    troops = state.cards.troops
    found |= {
        troops[troop.number].faction for troop in state.troops.values() if troop.owner == seat
    }
    return found


@cached_by_own_cards
def strife_choices(
    state: State, seat: Seat, between: tuple[Faction, Faction]
) -> tuple[Faction, ...]:
    """Return the factions that a seat may drop; () unless it has both (R38)."""
    factions = factions_of(state, seat)
    cause = facts.cause_of(state, state.players[seat])
    declared = cause.faction if cause is not None else None
    if not all(each in factions or each == declared for each in between):
        return ()
    return tuple(each for each in between if each != declared)


def resolve_strife(state: State, step: StrifeAmong) -> bool:
    """Drop a faction if there is no choice (R38), or for Díaz (R80).

    Returns False while a player must choose.
    """
    seat = step.seats[0]
    choices = strife_choices(state, seat, step.between)
    if len(choices) > 1:
        if seat != DIAZ:
            return False
        choices = choices[:1] if state.roll() <= 3 else choices[1:]
    for faction in choices:
        play_area.discard_faction(state, seat, faction, "strife")
    next_seat(state, step)
    return True


def strife_options(state: State, step: StrifeAmong) -> list[Action]:
    """Return the factions the first seat may drop (R38)."""
    return [Drop(faction) for faction in strife_choices(state, step.seats[0], step.between)]


def answer_strife(state: State, step: StrifeAmong, action: Action) -> None:
    """Discard all the seat's partners and troops of the faction (gl. Strife)."""
    assert isinstance(action, Drop)
    play_area.discard_faction(state, step.seats[0], action.faction, "strife")
    next_seat(state, step)


# --- Troops that free slaves ---------------------------------------------------------------------


def resolve_revolt_by_troop(state: State, step: RevoltByTroop) -> bool:
    """Resolve ``slave_revolt_on_extort`` if the troop is still at the enterprise."""
    state.agenda.pop()
    troop = state.troops.get(step.card)
    if troop is not None and troop.at == step.enterprise:
        state.agenda.append(Recount(step.actor))
        play_area.revolt(state, step.enterprise, step.actor)
    return True


def _asking(
    question: Callable[[Any, tuple[Seat, ...]], AgendaItem],
) -> Callable[[State, Any, Seat], None]:
    """Return an effect that prompts every seat (P1)."""

    def ask(state: State, effect: Effect, actor: Seat) -> None:
        state.agenda.append(question(effect, state.clockwise(actor)))

    return ask


_GIVING_UP = _asking(lambda effect, seats: EachGivesUp(effect, seats, effect.amount))
EFFECTS: dict[type[Effect], Callable[[State, Any, Seat], None]] = {
    Regime: _regime,
    Strife: _strife,
    UnrestEach: _asking(EachSuffersUnrest),
    ClearUnrest: _clear_unrest,
    GainPer: _gain_per,
    PayPer: _pay_per,
    PayOrDiscard: _asking(EachPays),
    NationalizeEach: _GIVING_UP,
    AddLand: _asking(EachAddsLand),
    ConnectionOffer: _asking(lambda _, seats: EachIsOfferedConnection(seats)),
    Amnesty: _amnesty,
    Depression: _depression,
    DiscardEach: _GIVING_UP,
}
