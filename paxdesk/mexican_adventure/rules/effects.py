"""Effects of event chits (8.0), one case for each verb.

The questions that they ask are in ``effect_questions.py``.
"""

from attrs import evolve

from paxdesk.mexican_adventure.rules import agenda, vocabulary
from paxdesk.mexican_adventure.rules import material as verbs
from paxdesk.mexican_adventure.rules.chance import add_to_bowl, roll
from paxdesk.mexican_adventure.rules.forces import FpGroup, fps_of
from paxdesk.mexican_adventure.rules.leaders import eliminated_leaders
from paxdesk.mexican_adventure.rules.material import Effect, ReinforcementGroup
from paxdesk.mexican_adventure.rules.state import State

REINFORCEMENTS = "reinforcements"
FRIENDLY_PORT = "friendly_uncontested_port"


def resolve_chit(state: State, step: agenda.Resolving) -> None:
    """Apply the next effect of a chit; a void chit has none (M35, M48)."""
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
        apply_effect(state, step.side, event.effects[step.index])


def apply_effect(state: State, player: vocabulary.Side, effect: Effect) -> None:
    match effect:
        case verbs.PlaceMarkerEffect():
            state.agenda.append(agenda.PlacingMarkers(effect.by, effect.marker, 1))
        case verbs.GainGuerrilla():
            on_map = sum(standing.guerrilla for standing in state.zones.values())
            state.reserve = min(vocabulary.GUERRILLAS - on_map, state.reserve + 1)
        case verbs.ImproveEffect():
            state.agenda.append(agenda.Improving(effect.side, effect.count))
        case verbs.RaiseEffect():
            state.agenda.append(agenda.Raising(player, effect.count, effect.where == "own"))
        case verbs.Land():
            _land(state, effect)
        case verbs.ReinforceInOrder():
            _reinforce_in_order(state, effect)
        case verbs.Reinforce():
            _reinforce(state, effect)
        case verbs.ReturnLeaderEffect():
            # M40: every side named needs an eliminated leader; otherwise none returns
            if all(eliminated_leaders(state, side) for side in effect.sides):
                state.agenda += [agenda.Returning(side) for side in reversed(effect.sides)]
        case verbs.Camerone():
            state.now.camerone = True
        case verbs.SantaAnna():
            state.now.santa_anna = player
        case verbs.Withdrawal():
            state.move_withdrawal(effect.amount)
        case verbs.DieGate():
            least, most = effect.passes
            if least <= roll(state) <= most:
                for each in effect.then:
                    apply_effect(state, player, each)
        case verbs.OpenLine(line="railway"):
            state.rail_from = state.turn + (effect.since == "next_turn")
        case verbs.OpenLine():
            state.telegraph = True
        case verbs.RemoveMarkers():
            _remove_markers(state, effect.marker)
        case verbs.Ceiling():
            _set_ceiling(state, effect)
        case verbs.Aid():
            state.move_aid(effect.amount)
        case verbs.NoReturn():
            _bar_return(state)
        case verbs.GainRp():
            state.gain(effect.side, effect.amount, "event")
        case verbs.AddToBowl():
            add_to_bowl(state, effect.chits)
        case verbs.ReplaceHq():
            # M45: the HQ may be off the map; the leader must be on it
            if (
                state.hq is not None
                and state.hq.id in effect.replaced
                and state.on_map(effect.needs)
            ):
                state.hq.id = effect.by
                state.tell("hq", "imperial", state.hq.where, word=effect.by)
        case verbs.RemoveLeader():
            if state.on_map(effect.needs):
                state.retire(effect.leader)
        case verbs.Promote():
            if state.on_map(effect.leader):
                faces = state.material.leaders[effect.leader].faces
                state.people[effect.leader].rank = faces[-1][0]
        case verbs.BindLeader():
            _bind_leader(state, effect)
        case verbs.PlaceHeadEffect():
            # M47: a head of state who is on the map already is not placed.
            if state.people[effect.head].where == vocabulary.AWAY:
                state.waiting_head = effect.head
                state.agenda.append(agenda.PlacingHead(effect.head))
        case verbs.OwnNationOnly():
            state.own_nation = True
        case verbs.EvacuateEffect():
            state.saillard = state.turn
        case verbs.Dismiss():
            _dismiss(state, effect.nations)
        case verbs.ConvertEffect():
            state.agenda.append(agenda.Converting(min(effect.count, state.room_for("imperial"))))


def _land(state: State, effect: verbs.Land) -> None:
    """Land FP in a friendly port or the effect's zone (M6, M39)."""
    group = FpGroup(effect.count, effect.quality, effect.nation)
    if effect.where == FRIENDLY_PORT:
        ships = min(effect.navies, vocabulary.NAVIES - len(state.navies))
        state.agenda.append(agenda.Landing((group,), ships))
    elif state.zones[effect.where].occupied("imperial"):
        _arrive(state, effect.where, group)


def _arrive(state: State, zone: vocabulary.ZoneId, group: FpGroup) -> None:
    state.add_fps(zone, "imperial", fps_of((group,)))
    state.tell("placed", "imperial", zone, amount=group.count, word=group.nation)


def _reinforce_in_order(state: State, effect: verbs.ReinforceInOrder) -> None:
    """Bring the next corps (M6, M38) and add its chits to the bowl."""
    index = state.reinforcements
    state.reinforcements += 1
    if index < len(effect.sets):
        corps, where = effect.sets[index], effect.where
        _bring(state, where, corps, received=state.zones[where].occupied("imperial"))
        add_to_bowl(state, corps.add_to_bowl)


def _reinforce(state: State, effect: verbs.Reinforce) -> None:
    """Bring a corps unless it has arrived (M6, M101)."""
    if all(state.people[leader].where == vocabulary.AWAY for leader in effect.leaders):
        received = state.zones[effect.where].occupied("imperial")
        _bring(state, effect.where, effect, received)


def _bring(
    state: State, zone: vocabulary.ZoneId, corps: ReinforcementGroup, received: bool
) -> None:
    """Bring a corps to a zone; if not ``received``, retire its leaders (M121)."""
    waiting = [who for who in corps.leaders if state.people[who].where == vocabulary.AWAY]
    if not received:
        for who in waiting:
            state.retire(who)
        return
    for who in waiting:
        state.people[who].where = zone
    _arrive(state, zone, FpGroup(corps.count, corps.quality, corps.nation))


def _remove_markers(state: State, marker: vocabulary.Marker) -> None:
    for standing in state.zones.values():
        if marker == "counter_guerrilla":
            standing.counter_guerrillas = 0
        elif marker == "rural_guards":
            standing.rural_guards = 0
        else:
            standing.vomito = False


def _set_ceiling(state: State, effect: verbs.Ceiling) -> None:
    """Set the best quality of a nation (M30)."""
    if effect.nation == "imperial":
        state.arms_ended = state.arms_ended or effect.best == "C"
        state.best["imperial"] = "C" if state.arms_ended else effect.best
    else:
        state.best[effect.nation] = effect.best


def _bar_return(state: State) -> None:
    """Retire eliminated Republican leaders from now on (M44)."""
    state.no_return = True
    for who in eliminated_leaders(state, "republican"):
        state.people[who].where = vocabulary.RETIRED


def _bind_leader(state: State, effect: verbs.BindLeader) -> None:
    """Bind a leader with the effect's rank to the HQ (M46)."""
    person = state.people[effect.leader]
    if state.hq is not None and state.on_map(effect.leader) and person.rank == effect.rank:
        state.bound = effect.leader
        person.where = state.hq.where or vocabulary.AWAY


def _dismiss(state: State, nations: tuple[vocabulary.Nation, ...]) -> None:
    """Remove the nations' FP and leaders (M52)."""
    for zone in state.material.board.ids:
        standing = state.zones[zone]
        left = [fp for fp in standing.imperial if fp.nation not in nations]
        if len(left) < len(standing.imperial):
            standing.set_fps("imperial", left)
    for who, card in state.material.leaders.items():
        if card.nation in nations:
            state.retire(who)


def evacuation_effect(state: State) -> verbs.EvacuateEffect:
    """Return the evacuation effect (event 63), with its port and its limits."""
    return next(
        effect
        for event in state.material.events
        for effect in event.effects
        if isinstance(effect, verbs.EvacuateEffect)
    )
