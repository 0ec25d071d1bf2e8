"""What the effect verbs do (vocabulary 6.1), one function each.

``on_play``, ``event`` and ``effects`` lists are worked off one verb after the other, a
count (P6) after each. "Each player in order" starts on the actor's left (P1). Verbs that
ask players leave a step on the agenda; its functions stand below its verb.
"""

from collections.abc import Callable
from typing import Any

from attrs import evolve

from paxdesk.rules.actions import (
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
from paxdesk.rules.agenda import (
    EachAddsLand,
    EachGivesUp,
    EachIsOfferedConnection,
    EachPays,
    EachSuffersUnrest,
    EffectList,
    Recount,
    RevoltByTroop,
    StrifeAmong,
)
from paxdesk.rules.connections import build_connection, open_ovals
from paxdesk.rules.dice import roll
from paxdesk.rules.headlines import start_depression
from paxdesk.rules.play_area import (
    add_unrest,
    discard_faction,
    discard_from_play,
    free_from_jail,
    remove_unrest,
    revolt,
    take_cube,
)
from paxdesk.rules.prices import (
    connection_list_price,
    gain,
    monopolist,
    pay,
)
from paxdesk.rules.readings import (
    cause_of,
    count,
    diaz_rank,
    fits_enterprise,
    matching_cards,
    side_of,
)
from paxdesk.rules.state import State
from paxdesk.rules.vocabulary import (
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

# --- Lists ---------------------------------------------------------------------------------------


def effects_of(state: State, step: EffectList) -> tuple[Effect, ...]:
    """The list an ``EffectList`` works off."""
    number, cards = step.card, state.cards
    if number in cards.headlines:
        return cards.headlines[number].event
    if number in cards.troops:
        return cards.troops[number].on_play
    return cards.partners[number].sides[step.side].on_play


def resolve_effects(state: State, step: EffectList) -> bool:
    effects = effects_of(state, step)
    state.agenda.pop()
    if step.index < len(effects):
        effect = effects[step.index]
        state.agenda.append(evolve(step, index=step.index + 1))
        state.agenda.append(Recount(step.actor, by_depression=isinstance(effect, Depression)))
        perform_effect(state, effect, step.actor, step.spared)
    return True


def perform_effect(
    state: State, effect: Effect, actor: Seat, spared: CardNumber | None = None
) -> None:
    """Do one verb now, or leave its question on the agenda."""
    if isinstance(effect, UnrestAll):
        unrest_all(state, effect, spared)
    else:
        _VERBS[type(effect)](state, effect, actor)


# --- Verbs without a choice ----------------------------------------------------------------------


def change_regime(state: State, to: RegimeKey, actor: Seat) -> None:
    """H5; the same regime again is no change (R39)."""
    if state.regime != to:
        state.regime = to
        state.tell("regime", actor, word=to)


def _regime(state: State, effect: Regime, actor: Seat) -> None:
    change_regime(state, effect.to, actor)


def unrest_all(state: State, effect: UnrestAll, spared: CardNumber | None) -> None:
    for number in _matching_enterprises(state, effect.where, None):
        if not (effect.spare_destination and number == spared):
            add_unrest(state, number, effect.amount)


def _clear_unrest(state: State, effect: ClearUnrest, actor: Seat) -> None:
    for number in _matching_enterprises(state, effect.where, None):
        disks = state.enterprises[number].unrest
        remove_unrest(state, number, disks if effect.amount is None else effect.amount)


def _gain_per(state: State, effect: GainPer, actor: Seat) -> None:
    for seat in state.clockwise(actor):
        if seat != DIAZ:
            gain(state, seat, effect.gold * count(state, effect.count, seat=seat))


def _pay_per(state: State, effect: PayPer, actor: Seat) -> None:
    for seat in state.clockwise(actor):
        if seat != DIAZ:
            due = effect.gold * count(state, effect.count, seat=seat)
            pay(state, seat, min(due, state.players[seat].gold))


def _amnesty(state: State, effect: Amnesty, actor: Seat) -> None:
    for seat in state.clockwise(actor):
        free_from_jail(state, seat)


def _depression(state: State, effect: Depression, actor: Seat) -> None:
    start_depression(state)


def _matching_enterprises(state: State, where: Any, owner: Seat | None) -> list[CardNumber]:
    return sorted(
        enterprise.number
        for enterprise in state.enterprises.values()
        if owner in (None, enterprise.owner) and fits_enterprise(state, where, enterprise)
    )


# --- Strife --------------------------------------------------------------------------------------


def _strife(state: State, effect: Strife, actor: Seat) -> None:
    state.tell("strife", actor, word="-".join(effect.between))
    state.turn.strifes.append(effect.between)
    state.agenda.append(StrifeAmong(effect.between, state.clockwise(actor)))


def factions_of(state: State, seat: Seat) -> set[Faction]:
    """Factions of a seat's partners and troops, without the Hacendado."""
    found = {
        side_of(state, partner).faction
        for partner in state.partners.values()
        if partner.owner == seat
    }
    troops = state.cards.troops
    found |= {
        troops[troop.number].faction for troop in state.troops.values() if troop.owner == seat
    }
    return found


def strife_choices(
    state: State, seat: Seat, between: tuple[Faction, Faction]
) -> tuple[Faction, ...]:
    """The factions a seat may drop: none if it has not both, one beside its own cause (R38)."""
    factions = factions_of(state, seat)
    cause = cause_of(state, state.players[seat])
    declared = cause.faction if cause is not None else None
    if not all(each in factions or each == declared for each in between):
        return ()
    return tuple(each for each in between if each != declared)


def resolve_strife(state: State, step: StrifeAmong) -> bool:
    seat = step.seats[0]
    choices = strife_choices(state, seat, step.between)
    if len(choices) > 1:
        if seat != DIAZ:
            return False
        choices = choices[:1] if roll(state) <= 3 else choices[1:]
    for faction in choices:
        discard_faction(state, seat, faction, "strife")
    _next_seat(state, step)
    return True


def strife_options(state: State, step: StrifeAmong) -> list[Action]:
    return [Drop(faction) for faction in strife_choices(state, step.seats[0], step.between)]


def answer_strife(state: State, step: StrifeAmong, action: Action) -> None:
    assert isinstance(action, Drop)
    discard_faction(state, step.seats[0], action.faction, "strife")
    _next_seat(state, step)


def _next_seat(state: State, step: Any, **changes: Any) -> None:
    """Replace the step on top by the same one for the next seat, or end it."""
    state.agenda.pop()
    if len(step.seats) > 1:
        state.agenda.append(evolve(step, seats=step.seats[1:], **changes))


# --- Each player in order ------------------------------------------------------------------------


def _unrest_each(state: State, effect: UnrestEach, actor: Seat) -> None:
    state.agenda.append(EachSuffersUnrest(effect, state.clockwise(actor)))


def resolve_suffering(state: State, step: EachSuffersUnrest) -> bool:
    numbers = _matching_enterprises(state, step.effect.where, step.seats[0])
    if len(numbers) > 1:
        if step.seats[0] != DIAZ:
            return False
        numbers = [max(numbers, key=lambda each: diaz_rank(state, each))]
    for number in numbers:
        add_unrest(state, number, step.effect.amount)
    _next_seat(state, step)
    return True


def suffering_options(state: State, step: EachSuffersUnrest) -> list[Action]:
    numbers = _matching_enterprises(state, step.effect.where, step.seats[0])
    return [ChooseCard(number) for number in numbers]


def answer_suffering(state: State, step: EachSuffersUnrest, action: Action) -> None:
    assert isinstance(action, ChooseCard)
    add_unrest(state, action.card, step.effect.amount)
    _next_seat(state, step)


def _give_up_each(state: State, effect: NationalizeEach | DiscardEach, actor: Seat) -> None:
    state.agenda.append(EachGivesUp(effect, state.clockwise(actor), effect.amount))


def _sacrifices(state: State, step: EachGivesUp) -> list[CardNumber]:
    """What the first seat may give up; immune enterprises are not nationalized."""
    numbers = matching_cards(state, step.effect.where, step.seats[0])
    if isinstance(step.effect, NationalizeEach):
        numbers = [number for number in numbers if not is_immune(state, number)]
    return numbers


def is_immune(state: State, number: CardNumber) -> bool:
    """Nationalization immunity, which Unrest switches off (P10)."""
    enterprise = state.enterprises.get(number)
    if enterprise is None or enterprise.unrest:
        return False
    abilities = state.cards.enterprises[number].abilities
    return any(isinstance(ability, NationalizationImmunity) for ability in abilities)


def _cubes_on(state: State, number: CardNumber) -> tuple[int, int]:
    """Fewest cubes, then the lowest number: what Díaz gives up first (R80)."""
    enterprise = state.enterprises.get(number)
    return enterprise.cubes if enterprise is not None else 0, number


def _give_up(state: State, step: EachGivesUp, number: CardNumber) -> None:
    why = "nationalized" if isinstance(step.effect, NationalizeEach) else "given up"
    discard_from_play(state, number, why)


def resolve_giving_up(state: State, step: EachGivesUp) -> bool:
    numbers = _sacrifices(state, step)
    if len(numbers) > step.amount:
        if step.seats[0] != DIAZ:
            return False
        numbers = sorted(numbers, key=lambda each: _cubes_on(state, each))[: step.amount]
    for number in numbers:
        _give_up(state, step, number)
    _next_seat(state, step, amount=step.effect.amount)
    return True


def giving_up_options(state: State, step: EachGivesUp) -> list[Action]:
    return [ChooseCard(number) for number in _sacrifices(state, step)]


def answer_giving_up(state: State, step: EachGivesUp, action: Action) -> None:
    assert isinstance(action, ChooseCard)
    _give_up(state, step, action.card)
    if step.amount > 1:
        state.agenda[-1] = evolve(step, amount=step.amount - 1)
    else:
        _next_seat(state, step, amount=step.effect.amount)


def _pay_or_discard(state: State, effect: PayOrDiscard, actor: Seat) -> None:
    state.agenda.append(EachPays(effect, state.clockwise(actor)))


def resolve_paying(state: State, step: EachPays) -> bool:
    """Ask for each card; what cannot be paid for is discarded unasked."""
    seat = step.seats[0]
    cards = step.cards
    if seat == DIAZ:
        cards = ()
    elif cards is None:
        cards = tuple(matching_cards(state, step.effect.where, seat))
    if cards and state.players[seat].gold >= step.effect.gold:
        state.agenda[-1] = evolve(step, cards=cards)
        return False
    for number in cards:
        discard_from_play(state, number, "unpaid")
    _next_seat(state, step, cards=None)
    return True


def paying_options(state: State, step: EachPays) -> list[Action]:
    options: list[Action] = []
    for number in step.cards or ():
        options += [Pay(number), Give(number)]
    return options


def answer_paying(state: State, step: EachPays, action: Action) -> None:
    assert isinstance(action, Pay | Give)
    assert step.cards is not None
    if isinstance(action, Pay):
        pay(state, step.seats[0], step.effect.gold)
    else:
        discard_from_play(state, action.card, "unpaid")
    left = tuple(number for number in step.cards if number != action.card)
    if left:
        state.agenda[-1] = evolve(step, cards=left)
    else:
        _next_seat(state, step, cards=None)


def _add_land(state: State, effect: AddLand, actor: Seat) -> None:
    state.agenda.append(EachAddsLand(effect, state.clockwise(actor)))


def _land_places(state: State, step: EachAddsLand) -> list[CardNumber]:
    seat = step.seats[0]
    if seat != DIAZ and not state.players[seat].reserve:
        return []
    return _matching_enterprises(state, step.effect.where, seat)


def _lay_land(state: State, step: EachAddsLand, number: CardNumber) -> None:
    player = state.players[step.seats[0]]
    cubes = step.effect.amount
    if player.seat != DIAZ:
        cubes = min(cubes, player.reserve)
    take_cube(player, cubes)
    state.enterprises[number].income += cubes
    state.tell("cube_laid", player.seat, number, cubes, word="income")
    _next_seat(state, step)


def resolve_adding_land(state: State, step: EachAddsLand) -> bool:
    numbers = _land_places(state, step)
    if len(numbers) > 1:
        if step.seats[0] != DIAZ:
            return False
        numbers = [max(numbers, key=lambda each: diaz_rank(state, each))]
    if numbers:
        _lay_land(state, step, numbers[0])
    else:
        _next_seat(state, step)
    return True


def adding_land_options(state: State, step: EachAddsLand) -> list[Action]:
    return [ChooseCard(number) for number in _land_places(state, step)]


def answer_adding_land(state: State, step: EachAddsLand, action: Action) -> None:
    assert isinstance(action, ChooseCard)
    _lay_land(state, step, action.card)


def _connection_offer(state: State, effect: ConnectionOffer, actor: Seat) -> None:
    state.agenda.append(EachIsOfferedConnection(state.clockwise(actor)))


def offered_price(state: State, seat: Seat, place: CubePlace) -> int:
    """Half the price, rounded up: the one discount P3 allows."""
    oval = state.cards.enterprises[place.number].ovals[place.oval]
    return (connection_list_price(state, seat, oval) + 1) // 2


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
    if _offered_places(state, step.seats[0]):
        return False
    _next_seat(state, step)
    return True


def offering_options(state: State, step: EachIsOfferedConnection) -> list[Action]:
    places = _offered_places(state, step.seats[0])
    return [*(ChoosePlace(place) for place in places), ChooseNone()]


def answer_offering(state: State, step: EachIsOfferedConnection, action: Action) -> None:
    seat = step.seats[0]
    if isinstance(action, ChoosePlace):
        place = action.place
        price = offered_price(state, seat, place)
        card = state.cards.enterprises[place.number]
        pay(state, seat, price, monopolist(state, seat, "connection", card))
        build_connection(state, seat, place.number, place.oval)
    _next_seat(state, step)


# --- Troops that free slaves ---------------------------------------------------------------------


def resolve_revolt_by_troop(state: State, step: RevoltByTroop) -> bool:
    """``slave_revolt_on_extort``, once the troop stands there and its list is done."""
    state.agenda.pop()
    troop = state.troops.get(step.card)
    if troop is not None and troop.at == step.enterprise:
        state.agenda.append(Recount(step.actor))
        revolt(state, step.enterprise, step.actor)
    return True


_VERBS: dict[type[Effect], Callable[[State, Any, Seat], None]] = {
    Regime: _regime,
    Strife: _strife,
    UnrestEach: _unrest_each,
    ClearUnrest: _clear_unrest,
    GainPer: _gain_per,
    PayPer: _pay_per,
    PayOrDiscard: _pay_or_discard,
    NationalizeEach: _give_up_each,
    AddLand: _add_land,
    ConnectionOffer: _connection_offer,
    Amnesty: _amnesty,
    Depression: _depression,
    DiscardEach: _give_up_each,
}
