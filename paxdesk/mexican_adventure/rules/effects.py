"""What the event chits do (8.0): one function a verb; questions are in ``effect_questions.py``."""

from collections.abc import Callable
from typing import Any

from attrs import evolve

from paxdesk.mexican_adventure.rules import material as verbs
from paxdesk.mexican_adventure.rules.agenda import (
    Converting,
    Improving,
    Landing,
    PlacingHead,
    PlacingMarkers,
    Raising,
    Resolving,
    Returning,
)
from paxdesk.mexican_adventure.rules.chance import add_to_bowl, roll
from paxdesk.mexican_adventure.rules.forces import Fp, FpGroup
from paxdesk.mexican_adventure.rules.leaders import side_has_eliminated
from paxdesk.mexican_adventure.rules.material import Effect, ReinforcementGroup
from paxdesk.mexican_adventure.rules.state import State
from paxdesk.mexican_adventure.rules.vocabulary import (
    AWAY,
    ELIMINATED,
    GUERRILLAS,
    NAVIES,
    RETIRED,
    Side,
    ZoneId,
)

REINFORCEMENTS = "reinforcements"
FRIENDLY_PORT = "friendly_uncontested_port"


def resolve_chit(state: State, step: Resolving) -> None:
    """One effect after another; a void chit does nothing (M35, M48)."""
    state.agenda.pop()
    event = state.material.chits[step.chit]
    if step.index == 0:
        void = event.void_after in state.played
        state.played = tuple(sorted({*state.played, step.chit}))
        state.tell("spent", step.side, amount=step.chit, word="void" if void else "")
        if void:
            return
    if step.index < len(event.effects):
        state.agenda.append(evolve(step, index=step.index + 1))
        do(state, step.side, event.effects[step.index])


def do(state: State, player: Side, effect: Effect) -> None:
    _DOING[type(effect)](state, player, effect)


def _place_marker(state: State, player: Side, effect: verbs.PlaceMarkerEffect) -> None:
    state.agenda.append(PlacingMarkers(effect.by, effect.marker, 1))


def _gain_guerrilla(state: State, player: Side, effect: verbs.GainGuerrilla) -> None:
    on_map = sum(standing.guerrilla for standing in state.zones.values())
    state.reserve = min(GUERRILLAS - on_map, state.reserve + 1)


def _improve(state: State, player: Side, effect: verbs.ImproveEffect) -> None:
    state.agenda.append(Improving(effect.side, effect.count))


def _raise(state: State, player: Side, effect: verbs.RaiseEffect) -> None:
    state.agenda.append(Raising(player, effect.count, effect.where == "own"))


def _land(state: State, player: Side, effect: verbs.Land) -> None:
    """M39: in a friendly port of one's choice, or in a named zone with a friendly force (M6)."""
    group = FpGroup(effect.count, effect.quality, effect.nation)
    if effect.where == FRIENDLY_PORT:
        ships = min(effect.navies, NAVIES - len(state.navies))
        state.agenda.append(Landing((group,), ships))
    elif state.zones[effect.where].occupied("imperial"):
        _arrive(state, effect.where, group)


def _arrive(state: State, zone: ZoneId, group: FpGroup) -> None:
    state.add_fps(zone, "imperial", [Fp(group.nation, group.quality)] * group.count)
    state.tell("placed", "imperial", zone, amount=group.count, word=group.nation)


def _reinforce_in_order(state: State, player: Side, effect: verbs.ReinforceInOrder) -> None:
    """M38: the next list, lost without a friendly FP; the chits it brings come in any case."""
    index = state.reinforcements
    state.reinforcements += 1
    if index < len(effect.sets):
        corps, where = effect.sets[index], effect.where
        _bring(state, where, corps, received=bool(state.zones[where].imperial))
        add_to_bowl(state, corps.add_to_bowl)


def _reinforce(state: State, player: Side, effect: verbs.Reinforce) -> None:
    """To a friendly force, markers too (M6); nothing where the corps has come already (M101)."""
    if all(state.people[leader].where == AWAY for leader in effect.leaders):
        received = state.zones[effect.where].occupied("imperial")
        _bring(state, effect.where, effect, received)


def _bring(state: State, zone: ZoneId, corps: ReinforcementGroup, received: bool) -> None:
    """Leaders and FP to a zone where somebody receives them; otherwise out for good (M121)."""
    waiting = [who for who in corps.leaders if state.people[who].where == AWAY]
    if not received:
        for who in waiting:
            state.retire(who)
        return
    for who in waiting:
        state.people[who].where = zone
    _arrive(state, zone, FpGroup(corps.count, corps.quality, corps.nation))


def _return_leader(state: State, player: Side, effect: verbs.ReturnLeaderEffect) -> None:
    """M40: an eliminated leader of every side named, or nobody."""
    if all(side_has_eliminated(state, side) for side in effect.sides):
        state.agenda += [Returning(side) for side in reversed(effect.sides)]


def _camerone(state: State, player: Side, effect: verbs.Camerone) -> None:
    state.now.camerone = True


def _santa_anna(state: State, player: Side, effect: verbs.SantaAnna) -> None:
    state.now.santa_anna = player


def _withdrawal(state: State, player: Side, effect: verbs.Withdrawal) -> None:
    state.move_withdrawal(effect.amount)


def _die_gate(state: State, player: Side, effect: verbs.DieGate) -> None:
    least, most = effect.passes
    if least <= roll(state) <= most:
        for each in effect.then:
            do(state, player, each)


def _open_line(state: State, player: Side, effect: verbs.OpenLine) -> None:
    if effect.line == "railway":
        state.rail_from = state.turn + (effect.since == "next_turn")
    else:
        state.telegraph = True


def _remove_markers(state: State, player: Side, effect: verbs.RemoveMarkers) -> None:
    for standing in state.zones.values():
        if effect.marker == "counter_guerrilla":
            standing.counter_guerrillas = 0
        elif effect.marker == "rural_guards":
            standing.rural_guards = 0
        else:
            standing.vomito = False


def _ceiling(state: State, player: Side, effect: verbs.Ceiling) -> None:
    """M30: once the arms deliveries have ended Imperial Mexicans stay at C for good."""
    if effect.nation == "imperial":
        state.arms_ended = state.arms_ended or effect.best == "C"
        state.best["imperial"] = "C" if state.arms_ended else effect.best
    else:
        state.best[effect.nation] = effect.best


def _aid(state: State, player: Side, effect: verbs.Aid) -> None:
    state.move_aid(effect.amount)


def _no_return(state: State, player: Side, effect: verbs.NoReturn) -> None:
    """M44: eliminated Republican leaders, present and future, are out for good."""
    state.no_return = True
    for who, card in state.material.leaders.items():
        if card.side == "republican" and state.people[who].where == ELIMINATED:
            state.people[who].where = RETIRED


def _gain(state: State, player: Side, effect: verbs.GainRp) -> None:
    state.gain(effect.side, effect.amount, "event")


def _add_to_bowl(state: State, player: Side, effect: verbs.AddToBowl) -> None:
    add_to_bowl(state, effect.chits)


def _replace_hq(state: State, player: Side, effect: verbs.ReplaceHq) -> None:
    """M45: also off the map; the leader must be on it."""
    if state.hq is not None and state.hq.id in effect.replaced and state.on_map(effect.needs):
        state.hq.id = effect.by
        state.tell("hq", "imperial", state.hq.where, word=effect.by)


def _remove_leader(state: State, player: Side, effect: verbs.RemoveLeader) -> None:
    if state.on_map(effect.needs):
        state.retire(effect.leader)


def _promote(state: State, player: Side, effect: verbs.Promote) -> None:
    if state.on_map(effect.leader):
        faces = state.material.leaders[effect.leader].faces
        state.people[effect.leader].rank = faces[-1][0]


def _bind_leader(state: State, player: Side, effect: verbs.BindLeader) -> None:
    """M46: put with the HQ at once; if it is off the map he waits with it."""
    person = state.people[effect.leader]
    if state.hq is not None and state.on_map(effect.leader) and person.rank == effect.rank:
        state.bound = effect.leader
        person.where = state.hq.where or AWAY


def _place_head(state: State, player: Side, effect: verbs.PlaceHeadEffect) -> None:
    """M47."""
    if state.people[effect.head].where == AWAY:
        state.waiting_head = effect.head
        state.agenda.append(PlacingHead(effect.head))


def _own_nation(state: State, player: Side, effect: verbs.OwnNationOnly) -> None:
    state.own_nation = True


def _evacuate(state: State, player: Side, effect: verbs.EvacuateEffect) -> None:
    state.saillard = state.turn


def _dismiss(state: State, player: Side, effect: verbs.Dismiss) -> None:
    """M52: FP and leaders."""
    for zone in state.material.board.ids:
        standing = state.zones[zone]
        left = [fp for fp in standing.imperial if fp.nation not in effect.nations]
        if len(left) < len(standing.imperial):
            standing.set_fps("imperial", left)
    for who, card in state.material.leaders.items():
        if card.nation in effect.nations:
            state.retire(who)


def _convert(state: State, player: Side, effect: verbs.ConvertEffect) -> None:
    state.agenda.append(Converting(min(effect.count, state.room_for("imperial"))))


_DOING: dict[type[Any], Callable[[State, Side, Any], None]] = {
    verbs.PlaceMarkerEffect: _place_marker,
    verbs.GainGuerrilla: _gain_guerrilla,
    verbs.ImproveEffect: _improve,
    verbs.RaiseEffect: _raise,
    verbs.Land: _land,
    verbs.ReinforceInOrder: _reinforce_in_order,
    verbs.Reinforce: _reinforce,
    verbs.ReturnLeaderEffect: _return_leader,
    verbs.Camerone: _camerone,
    verbs.SantaAnna: _santa_anna,
    verbs.Withdrawal: _withdrawal,
    verbs.DieGate: _die_gate,
    verbs.OpenLine: _open_line,
    verbs.RemoveMarkers: _remove_markers,
    verbs.Ceiling: _ceiling,
    verbs.Aid: _aid,
    verbs.NoReturn: _no_return,
    verbs.GainRp: _gain,
    verbs.AddToBowl: _add_to_bowl,
    verbs.ReplaceHq: _replace_hq,
    verbs.RemoveLeader: _remove_leader,
    verbs.Promote: _promote,
    verbs.BindLeader: _bind_leader,
    verbs.PlaceHeadEffect: _place_head,
    verbs.OwnNationOnly: _own_nation,
    verbs.EvacuateEffect: _evacuate,
    verbs.Dismiss: _dismiss,
    verbs.ConvertEffect: _convert,
}


def evacuation_effect(state: State) -> verbs.EvacuateEffect:
    """The numbers of event 63."""
    return next(
        effect
        for event in state.material.events
        for effect in event.effects
        if isinstance(effect, verbs.EvacuateEffect)
    )
