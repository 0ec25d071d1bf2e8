"""What the effect verbs do (vocabulary 6.1), one function each.

``on_play``, ``event`` and ``effects`` lists are worked off one verb after the other, a
count (P6) after each. "Each player in order" starts on the actor's left (P1). Verbs that
ask players leave a step on the agenda; its functions stand below its verb.
"""

from collections.abc import Callable, Set
from typing import Any

from paxdesk.porfiriana.rules import each_player
from paxdesk.porfiriana.rules.actions import DIAZ, Action, CardNumber, Drop, Seat
from paxdesk.porfiriana.rules.agenda import EffectList, Recount, RevoltByTroop, StrifeAmong, changed
from paxdesk.porfiriana.rules.bookkeeping import of_own_cards
from paxdesk.porfiriana.rules.dice import roll
from paxdesk.porfiriana.rules.each_player import next_seat
from paxdesk.porfiriana.rules.filters import count, matching_enterprises
from paxdesk.porfiriana.rules.headlines import start_depression
from paxdesk.porfiriana.rules.play_area import (
    add_unrest,
    discard_faction,
    free_from_jail,
    remove_unrest,
    revolt,
)
from paxdesk.porfiriana.rules.prices import gain, pay
from paxdesk.porfiriana.rules.readings import cause_of, side_of
from paxdesk.porfiriana.rules.state import State
from paxdesk.porfiriana.rules.vocabulary import (
    AddLand,
    Amnesty,
    ClearUnrest,
    ConnectionOffer,
    Depression,
    DiscardEach,
    Effect,
    Faction,
    GainPer,
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
    """Do the next verb of the list and queue the count after it; at its end the step goes (P1)."""
    effects = effects_of(state, step)
    state.agenda.pop()
    if step.index < len(effects):
        effect = effects[step.index]
        state.agenda.append(changed(step, index=step.index + 1))
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
        EFFECTS[type(effect)](state, effect, actor)


# --- Verbs without a choice ----------------------------------------------------------------------


def change_regime(state: State, to: RegimeKey, actor: Seat) -> None:
    """H5; the same regime again is no change (R39)."""
    if state.regime != to:
        state.regime = to
        state.tell("regime", actor, word=to)


def _regime(state: State, effect: Regime, actor: Seat) -> None:
    change_regime(state, effect.to, actor)


def unrest_all(state: State, effect: UnrestAll, spared: CardNumber | None) -> None:
    """Put ``amount`` disks on every enterprise that matches; ``spared`` may be left out."""
    for number in matching_enterprises(state, effect.where, None):
        if not (effect.spare_destination and number == spared):
            add_unrest(state, number, effect.amount)


def _clear_unrest(state: State, effect: ClearUnrest, actor: Seat) -> None:
    for number in matching_enterprises(state, effect.where, None):
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


# --- Strife --------------------------------------------------------------------------------------


def _strife(state: State, effect: Strife, actor: Seat) -> None:
    state.tell("strife", actor, word="-".join(effect.between))
    state.turn.strifes.append(effect.between)
    state.agenda.append(StrifeAmong(effect.between, state.clockwise(actor)))


@of_own_cards
def factions_of(state: State, seat: Seat) -> Set[Faction]:
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


@of_own_cards
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
    """Drop the forced faction unasked (R38); Díaz rolls between two (R80).

    Returns False while somebody has to be asked.
    """
    seat = step.seats[0]
    choices = strife_choices(state, seat, step.between)
    if len(choices) > 1:
        if seat != DIAZ:
            return False
        choices = choices[:1] if roll(state) <= 3 else choices[1:]
    for faction in choices:
        discard_faction(state, seat, faction, "strife")
    next_seat(state, step)
    return True


def strife_options(state: State, step: StrifeAmong) -> list[Action]:
    """The factions the first seat may drop (R38)."""
    return [Drop(faction) for faction in strife_choices(state, step.seats[0], step.between)]


def answer_strife(state: State, step: StrifeAmong, action: Action) -> None:
    """Discard all the seat's partners and troops of the faction (gl. Strife)."""
    assert isinstance(action, Drop)
    discard_faction(state, step.seats[0], action.faction, "strife")
    next_seat(state, step)


# --- Troops that free slaves ---------------------------------------------------------------------


def resolve_revolt_by_troop(state: State, step: RevoltByTroop) -> bool:
    """``slave_revolt_on_extort``, once the troop stands there and its list is done."""
    state.agenda.pop()
    troop = state.troops.get(step.card)
    if troop is not None and troop.at == step.enterprise:
        state.agenda.append(Recount(step.actor))
        revolt(state, step.enterprise, step.actor)
    return True


EFFECTS: dict[type[Effect], Callable[[State, Any, Seat], None]] = {
    Regime: _regime,
    Strife: _strife,
    UnrestEach: each_player.unrest_each,
    ClearUnrest: _clear_unrest,
    GainPer: _gain_per,
    PayPer: _pay_per,
    PayOrDiscard: each_player.pay_or_discard,
    NationalizeEach: each_player.give_up_each,
    AddLand: each_player.add_land,
    ConnectionOffer: each_player.connection_offer,
    Amnesty: _amnesty,
    Depression: _depression,
    DiscardEach: each_player.give_up_each,
}
