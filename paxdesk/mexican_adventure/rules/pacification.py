"""The Pacification Phase, step a: Counter-guerrillas, then Guerrillas (6.1, M87-M91)."""

from collections import Counter

from attrs import evolve

from paxdesk.errors import IllegalAction
from paxdesk.language import template
from paxdesk.mexican_adventure.rules.actions import Action, Done, Hunt, Raid, Recall
from paxdesk.mexican_adventure.rules.agenda import (
    Aftermath,
    Hunting,
    Losing,
    Raiding,
    Retreating,
)
from paxdesk.mexican_adventure.rules.chance import roll
from paxdesk.mexican_adventure.rules.refusing import refuse
from paxdesk.mexican_adventure.rules.state import State
from paxdesk.mexican_adventure.rules.words import ZoneId

BACK_UP_TO = 4
STAYS_FROM = 9
AGAINST_GUARDS = 2

# --- Counter-guerrillas --------------------------------------------------------------------------


def _refuse_hunt(state: State, step: Hunting, action: Hunt) -> IllegalAction | None:
    rules = ("6.1", "M87")
    here, to = state.zones[action.origin], action.to
    if here.counter_guerrillas <= Counter(step.moved)[action.origin]:
        words = template("No Counter-guerrilla in {zone} may still move.")
        return refuse(rules, words, where=action.origin, zone=action.origin)
    if to not in state.material.board.neighbours(action.origin):
        return refuse((*rules, "M4", "2.5"), template("That zone does not touch."), where=to)
    if state.zones[to].republican:
        return refuse(rules, template("Republican FP are in {zone}."), where=to, zone=to)
    return None


def hunt_options(state: State, step: Hunting) -> list[Action]:
    found = [
        Hunt(zone, to)
        for zone in state.material.board.ids
        if state.zones[zone].counter_guerrillas
        for to in sorted(state.material.board.neighbours(zone))
    ]
    return [*(each for each in found if _refuse_hunt(state, step, each) is None), Done()]


def refuse_hunt(state: State, step: Hunting, action: Action) -> IllegalAction | None:
    if isinstance(action, Done):
        return None
    if isinstance(action, Hunt):
        return _refuse_hunt(state, step, action)
    return refuse(("6.1", "M87"), template("First Counter-guerrillas move."))


def answer_hunt(state: State, step: Hunting, action: Action) -> None:
    """A Guerrilla there returns to the reserve; die 0: the marker goes right, not after M61."""
    if not isinstance(action, Hunt):
        return
    state.zones[action.origin].counter_guerrillas -= 1
    standing = state.zones[action.to]
    standing.counter_guerrillas += 1
    state.agenda += [evolve(step, moved=(*step.moved, action.to)), Aftermath()]
    state.tell("moved", "imperial", action.to, word=action.origin)
    if standing.guerrilla:
        standing.guerrilla = False
        state.reserve += 1
        state.tell("hunted", "imperial", action.to)
        if not state.called and roll(state) == 0:
            state.move_withdrawal(1)


# --- Guerrillas ----------------------------------------------------------------------------------


def _refuse_raid(state: State, step: Raiding, zone: ZoneId) -> IllegalAction | None:
    rules = ("6.1", "M88")
    standing = state.zones[zone]
    if step.recalling:
        return refuse(("6.1", "M91"), template("Once a marker was taken back nothing is tried."))
    if not step.markers:
        return refuse(rules, template("Each marker of the reserve is tried once a turn."))
    if not state.rp["republican"]:
        return refuse(("6.1", "M89"), template("Each attempt costs 1 RP."))
    if zone in step.tried:
        return refuse(rules, template("One attempt a zone and turn."), where=zone)
    if standing.guerrilla or standing.counter_guerrillas:
        words = template("A Guerrilla or Counter-guerrilla stands in {zone}.")
        return refuse(rules, words, where=zone, zone=zone)
    return None


def raid_options(state: State, step: Raiding) -> list[Action]:
    ids = state.material.board.ids
    raids: list[Action] = [Raid(z) for z in ids if _refuse_raid(state, step, z) is None]
    return [*raids, *(Recall(z) for z in ids if state.zones[z].guerrilla), Done()]


def refuse_raid(state: State, step: Raiding, action: Action) -> IllegalAction | None:
    match action:
        case Done():
            return None
        case Raid(zone):
            return _refuse_raid(state, step, zone)
        case Recall(zone):
            if state.zones[zone].guerrilla:
                return None
            return refuse(("6.1", "M91"), template("No Guerrilla is there."), where=zone)
    return refuse(("6.1", "M88"), template("First Guerrillas are placed."))


def answer_raid(state: State, step: Raiding, action: Action) -> None:
    if isinstance(action, Recall):
        state.zones[action.zone].guerrilla = False
        state.reserve += 1
        state.tell("guerrilla", "republican", action.zone, word="reserve")
        state.agenda.append(evolve(step, recalling=True))
    elif isinstance(action, Raid):
        tried = (*step.tried, action.zone)
        state.agenda += [evolve(step, markers=step.markers - 1, tried=tried), Aftermath()]
        state.pay("republican", 1, "guerrilla")
        _raid(state, action.zone)


def _raid(state: State, zone: ZoneId) -> None:
    """M88: what comes of one attempt."""
    standing = state.zones[zone]
    state.tell("raided", "republican", zone)
    result = STAYS_FROM
    if standing.occupied("imperial"):
        result = roll(state) - max(0, len(standing.imperial) - 1)
        result -= AGAINST_GUARDS if standing.rural_guards else 0
    if result >= STAYS_FROM:
        standing.guerrilla = True
        state.reserve -= 1
        state.tell("guerrilla", "republican", zone, word="placed")
        if standing.imperial:
            state.agenda.append(Retreating("imperial", zone))
    elif result > BACK_UP_TO:
        guards = standing.rural_guards > 0
        state.agenda.append(Losing("imperial", zone, 1, guards))
