"""Troops arriving (G2-G4): printed effects, battle, Unrest, Sack or extortion, revolts."""

from paxdesk.porfiriana.rules.actions import ARMY, DIAZ, CardNumber, Seat
from paxdesk.porfiriana.rules.agenda import EffectList, Recount, RevoltByTroop, TroopArrives
from paxdesk.porfiriana.rules.play_area import (
    discard_troop,
    found_troop,
    lift_prestige_cube,
    remove_unrest,
    restore_income,
    return_cube,
    sack,
    take_cube,
    turn_out,
    withdraw,
)
from paxdesk.porfiriana.rules.readings import cause_of, has_ability
from paxdesk.porfiriana.rules.state import HOMELESS, EnterpriseInPlay, State, TroopInPlay
from paxdesk.porfiriana.rules.vocabulary import General, SlaveRevoltOnExtort


def bring_in(state: State, seat: Seat, number: CardNumber, at: CardNumber) -> None:
    """A troop is played to a place: arrival and printed effects in the order of the variant."""
    if state.variant.effects_before_arrival:
        extorting = at != ARMY and state.enterprises[at].owner != seat
        state.agenda.append(TroopArrives(number, seat, at, extorting))
        _queue_effects(state, seat, number, at)
    else:
        troop = _enter(state, seat, number, at)
        if troop is not None:
            _queue_effects(state, seat, number, at)
            state.agenda.append(Recount(seat))


def _queue_effects(state: State, seat: Seat, number: CardNumber, at: CardNumber) -> None:
    if state.cards.troops[number].on_play:
        state.agenda.append(EffectList(number, seat, spared=at or None))


def resolve_arrival(state: State, step: TroopArrives) -> bool:
    """After the printed effects of a troop: the procedure of G, if its destination is left (F1)."""
    state.agenda.pop()
    if step.at == ARMY or step.at in state.enterprises:
        _enter(state, step.actor, step.card, step.at)
    else:
        turn_out(state, found_troop(state, step.actor, step.card), step.extorting)
    state.agenda.append(Recount(step.actor))
    return True


def _enter(state: State, seat: Seat, number: CardNumber, at: CardNumber) -> TroopInPlay | None:
    """A troop comes into play; None if it does not stand there."""
    troop = found_troop(state, seat, number)
    if not arrive(state, troop, at):
        return None
    queue_revolt(state, troop)
    return troop


def queue_revolt(state: State, troop: TroopInPlay) -> None:
    """The Yaqui's revolt follows their arrival."""
    if troop.at != ARMY and _frees_slaves(state, troop):
        state.agenda.append(RevoltByTroop(troop.number, troop.at, troop.owner))


def _frees_slaves(state: State, troop: TroopInPlay) -> bool:
    """``slave_revolt_on_extort``: at an opponent's slave enterprise, or at any (J, F8)."""
    abilities = state.cards.troops[troop.number].abilities
    theirs = state.enterprises[troop.at].owner != troop.owner
    return (
        (theirs or state.variant.yaqui_free_own_slaves)
        and state.cards.enterprises[troop.at].slave
        and any(isinstance(ability, SlaveRevoltOnExtort) for ability in abilities)
    )


# --- The procedure of G ---------------------------------------------------------------------------


def arrive(state: State, troop: TroopInPlay, at: CardNumber) -> bool:
    """Battle, Unrest, Sack or station, extort. Returns whether the troop stands there."""
    if at == ARMY:
        troop.at = ARMY
        return True
    enterprise = state.enterprises[at]
    if enterprise.troop:
        _defeat(state, troop, enterprise)
    power = 3 if has_ability(state, troop.owner, General) else _printed_firepower(state, troop)
    remove_unrest(state, at, power)
    if enterprise.owner != troop.owner:
        if not enterprise.income and not enterprise.extorted:
            _sack_on_arrival(state, troop, at)
            return False
        _lay_extortion_cube(state, troop, enterprise)
    enterprise.troop = troop.number
    troop.at = at
    return True


def _printed_firepower(state: State, troop: TroopInPlay) -> int:
    return state.cards.troops[troop.number].firepower


def _defeat(state: State, attacker: TroopInPlay, enterprise: EnterpriseInPlay) -> None:
    """The weaker troop leaves (G1).

    An Extortion Cube that only changes hands goes home and leaves its place to the attacker's
    (R29). With the retirement battle option a troop relieved by its own faction may Retreat.
    """
    defender = state.troops[enterprise.troop]
    owner = state.players[defender.owner]
    state.tell("defeated", defender.owner, defender.number, other=attacker.owner)
    if enterprise.extorted and attacker.owner != enterprise.owner:
        enterprise.troop = 0
        defender.at = HOMELESS
        return_cube(owner)
    else:
        withdraw(state, defender)
    if not _retires(state, attacker, defender):
        discard_troop(state, defender.number, "battle")


def _retires(state: State, attacker: TroopInPlay, defender: TroopInPlay) -> bool:
    """Whether a troop is relieved by its own faction, with that option (G1)."""
    troops = state.cards.troops
    faction = troops[defender.number].faction
    if not state.options.retirement_battle or faction != troops[attacker.number].faction:
        return False
    cause = cause_of(state, state.players[defender.owner])
    declared = cause is not None and cause.faction == faction
    return declared or not state.variant.relief_needs_a_declared_cause


def _lay_extortion_cube(state: State, troop: TroopInPlay, enterprise: EnterpriseInPlay) -> None:
    """One Income Cube is replaced by a cube of the troop's owner (G4 step 5).

    Where he has none, nothing is replaced (F2).
    """
    player, owner = state.players[troop.owner], state.players[enterprise.owner]
    if player.seat != DIAZ and not player.reserve:
        if enterprise.extorted:
            enterprise.extorted = False
            restore_income(state, enterprise)
        return
    if not enterprise.extorted:
        enterprise.income -= 1
        return_cube(owner)
    take_cube(player)
    enterprise.extorted = True
    state.tell("extorts", troop.owner, troop.number, other=enterprise.owner)


def _sack_on_arrival(state: State, troop: TroopInPlay, at: CardNumber) -> None:
    """Nothing left to extort: enterprise and troop return to their owners' hands (R29).

    By the rules of 2012 the troop is homeless, as after any other Sack.
    """
    sack(state, at)
    if not state.variant.sacking_troop_returns_to_hand:
        return
    lift_prestige_cube(state, troop)
    del state.troops[troop.number]
    state.players[troop.owner].hand.append(troop.number)
    state.witness(troop.number, state.players)
    state.tell("taken_back", troop.owner, troop.number)
