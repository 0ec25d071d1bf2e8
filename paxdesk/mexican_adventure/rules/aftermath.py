"""Consequences of moves, fights and raids; placement and withdrawal of the HQ.

Consequences are resolved in this order, by zone in alphabetical order: Guerrillas in an entered
zone (M90), Rural Guards and Counter-guerrillas left alone (M81), persons left alone (M83), HQ and
ships (M63, M66).
"""

from collections.abc import Iterable

from paxdesk.errors import IllegalAction
from paxdesk.language import tr_noop
from paxdesk.mexican_adventure.rules.actions import Action, Pass, PlaceHq, Retreat, Withdraw
from paxdesk.mexican_adventure.rules.agenda import (
    Aftermath,
    AskedToWithdraw,
    CombatOver,
    CounterGuerrillaRetreats,
    Fleeing,
    Losing,
    PlacingHq,
)
from paxdesk.mexican_adventure.rules.combat import open_to_retreat, refuse_retreat
from paxdesk.mexican_adventure.rules.errors import make_refusal
from paxdesk.mexican_adventure.rules.leaders import left_alone, roll_for_the_alone
from paxdesk.mexican_adventure.rules.navies import add_ships, take_ship
from paxdesk.mexican_adventure.rules.state import State
from paxdesk.mexican_adventure.rules.vocabulary import AWAY, SIDES, Side, ZoneId

BACK_AFTER_WITHDRAWAL = 2
BACK_AFTER_LOSS = 3
MEXICAN_HQ = "hq_mexican"


def work_off(state: State, step: Aftermath) -> None:
    """Resolve the next consequence, or remove the record if none is left."""
    for find in (_guerrilla_entered, _guards_alone, _people_alone, _hq_alone, _ships_alone):
        if find(state, step):
            return
    state.agenda.pop()


def _guerrilla_entered(state: State, step: Aftermath) -> bool:
    """Resolve a Guerrilla among Imperial FP (M90); return False if there is none."""
    for zone in state.material.board.ids:
        standing = state.zones[zone]
        if standing.guerrilla and standing.imperial:
            standing.guerrilla = False
            state.reserve += 1
            state.tell("guerrilla", "republican", zone, word="reserve")
            state.agenda.append(Losing("imperial", zone, 1))
            return True
    return False


def _guards_alone(state: State, step: Aftermath) -> bool:
    """Resolve a zone with lone Imperial markers (M81); return False if there is none."""
    for zone in state.material.board.ids:
        standing = state.zones[zone]
        if standing.imperial:
            continue
        if standing.rural_guards and standing.occupied("republican"):
            standing.rural_guards = 0
            state.tell("guards_gone", "imperial", zone)
            return True
        if standing.counter_guerrillas and standing.republican:
            state.agenda.append(CounterGuerrillaRetreats(zone))
            return True
    return False


def _people_alone(state: State, step: Aftermath) -> bool:
    for zone in state.material.board.ids:
        for side in SIDES:
            if left_alone(state, zone, side):
                roll_for_the_alone(state, zone, side)
                return True
    return False


def _hq_alone(state: State, step: Aftermath) -> bool:
    """Remove the HQ if it is alone with enemies (M66, M89); return whether it is removed."""
    if state.hq is None or state.hq.where is None:
        return False
    standing = state.zones[state.hq.where]
    driven = standing.guerrilla and step.guerrillas_drive_hqs
    if standing.imperial or not (standing.republican or driven):
        return False
    remove_hq(state, BACK_AFTER_LOSS, BACK_AFTER_LOSS)
    return True


def drive_out_hq(state: State, side: Side, path: Iterable[ZoneId]) -> None:
    """Remove an unguarded HQ from a zone on a Republican force's path (M66)."""
    zone = unguarded_hq(state)
    if side == "republican" and zone is not None and zone in path:
        remove_hq(state, BACK_AFTER_LOSS, BACK_AFTER_LOSS)


def unguarded_hq(state: State) -> ZoneId | None:
    """Return the HQ's zone if no Imperial force occupies it, else None."""
    zone = state.hq_zone
    return zone if zone is not None and not state.zones[zone].occupied("imperial") else None


def remove_hq(state: State, after: int, mexican_after: int) -> None:
    """Remove the HQ for ``after`` turns, or ``mexican_after`` if a Mexican HQ replaces it (M51)."""
    assert state.hq is not None
    zone, french = state.hq.where, state.material.hqs[state.hq.id].nation == "french"
    leaves_for_good = state.saillard is not None and french
    state.hq.where = None
    state.hq.due = state.turn + (mexican_after if leaves_for_good else after)
    if leaves_for_good:
        state.hq.id = MEXICAN_HQ
    if state.bound is not None and state.people[state.bound].where == zone:
        if leaves_for_good:
            state.retire(state.bound)
        else:
            state.people[state.bound].where = AWAY
    state.tell("hq", "imperial", zone, word="leaves")


def _ships_alone(state: State, step: Aftermath) -> bool:
    for navy in state.navies:
        standing = state.zones[navy.where]
        if standing.occupied("republican") and not standing.imperial:
            state.agenda.append(Fleeing(navy.where))
            return True
    return False


# --- A Counter-guerrilla retreats (M81) ----------------------------------------------------------


def counter_guerrilla_options(state: State, step: CounterGuerrillaRetreats) -> list[Action]:
    return [
        Retreat(zone)
        for zone in sorted(state.material.board.neighbours(step.zone))
        if open_to_retreat(state, "imperial", zone)
    ]


def refuse_counter_guerrilla(
    state: State, step: CounterGuerrillaRetreats, action: Action
) -> IllegalAction | None:
    return refuse_retreat(state, step, action)


def answer_counter_guerrilla(state: State, step: CounterGuerrillaRetreats, action: Action) -> None:
    assert isinstance(action, Retreat)
    state.zones[step.zone].counter_guerrillas -= 1
    state.zones[action.zone].counter_guerrillas += 1
    state.tell("retreats", "imperial", action.zone, word=step.zone)


def lose_counter_guerrilla(state: State, step: CounterGuerrillaRetreats) -> None:
    """Remove a Counter-guerrilla that has no zone to retreat to."""
    state.zones[step.zone].counter_guerrillas -= 1


# --- After a combat ------------------------------------------------------------------------------


def end_combat(state: State, step: CombatOver) -> None:
    """End a combat: ships of a failed landing return (M64, M108)."""
    state.agenda.pop()
    landing: tuple[ZoneId, ...] = state.now.landings.get(step.zone, ())
    if landing and not state.zones[step.zone].imperial:
        for port in landing:
            if state.ships_in(step.zone):
                ship = take_ship(state, step.zone)
                add_ships(state, port, 1, ship.moved)
        del state.now.landings[step.zone]
    state.agenda.append(Aftermath())


# --- Placement and withdrawal of the HQ (5.6, M66, M51) -------------------------------------------

MEXICAN_AFTER = 1
"""Turns until the Mexican HQ replaces a withdrawn French HQ (M51)."""


def hq_options(state: State, step: PlacingHq) -> list[Action]:
    """Return placements of the HQ in uncontested fortresses with a friendly force."""
    return [
        PlaceHq(zone)
        for zone in state.material.board.where(lambda each: each.fortress > 0)
        if state.zones[zone].held("imperial")
    ]


def refuse_hq(state: State, step: PlacingHq, action: Action) -> IllegalAction | None:
    if action in hq_options(state, step):
        return None
    words = tr_noop("The HQ returns to an uncontested fortress with a friendly force.")
    return make_refusal(("5.6", "M66"), words, where=getattr(action, "zone", None))


def answer_hq(state: State, step: PlacingHq, action: Action) -> None:
    """Place the HQ; a bound leader who is waiting arrives with it (M46)."""
    assert isinstance(action, PlaceHq)
    assert state.hq is not None
    state.hq.where, state.hq.due = action.zone, None
    if state.bound is not None and state.people[state.bound].where == AWAY:
        state.people[state.bound].where = action.zone
    state.tell("hq", "imperial", action.zone, word="returns")


def withdraw_options(state: State, step: AskedToWithdraw) -> list[Action]:
    return [Withdraw(), Pass()]


def refuse_withdrawing(state: State, step: AskedToWithdraw, action: Action) -> IllegalAction | None:
    if isinstance(action, Withdraw | Pass):
        return None
    return make_refusal(("5.6",), tr_noop("Decide first whether the HQ leaves the map."))


def answer_withdrawing(state: State, step: AskedToWithdraw, action: Action) -> None:
    if isinstance(action, Withdraw):
        remove_hq(state, BACK_AFTER_WITHDRAWAL, MEXICAN_AFTER)
