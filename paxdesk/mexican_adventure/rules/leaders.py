"""Leaders and heads of state: rides, and escapes of persons left alone (5.8, M82-M85)."""

from collections.abc import Sequence

from paxdesk.errors import IllegalAction
from paxdesk.language import tr_noop
from paxdesk.mexican_adventure.rules.actions import Action, Done, Escape, Ride
from paxdesk.mexican_adventure.rules.agenda import Aftermath, Escaping, Riding
from paxdesk.mexican_adventure.rules.chance import roll
from paxdesk.mexican_adventure.rules.errors import make_refusal
from paxdesk.mexican_adventure.rules.state import State
from paxdesk.mexican_adventure.rules.vocabulary import ELIMINATED, LeaderId, Side, ZoneId, enemy_of

CAUGHT_BELOW: dict[Side, int] = {"imperial": 2, "republican": 1}
"""Lowest die roll with which a person escapes, by side (5.8.1)."""
MAXIMILIAN = "maximilian"


def eliminated_leaders(state: State, side: Side) -> list[LeaderId]:
    return sorted(
        who
        for who, card in state.material.leaders.items()
        if card.side == side and state.people[who].where == ELIMINATED
    )


def caught(state: State, who: str) -> bool:
    """Roll for a person in an enemy zone; return whether he is eliminated."""
    side = state.material.side_of(who)
    if roll(state) >= CAUGHT_BELOW[side]:
        return False
    state.eliminate(who)
    return True


def enemy_alone(state: State, side: Side, zone: ZoneId) -> bool:
    """Return whether only the enemy, markers included, occupies the zone (M82)."""
    return state.zones[zone].held(enemy_of(side))


# --- Rides (steps f and g) -----------------------------------------------------------------------


def riders(state: State, side: Side) -> list[str]:
    """Return the persons of a side who may ride (M109)."""
    return sorted(
        who
        for who, person in state.people.items()
        if state.on_map(who)
        and state.material.side_of(who) == side
        and not person.moved
        and who != state.bound
    )


def _company(state: State, zone: ZoneId) -> bool:
    """Return whether the zone has Imperial Mexican FP and no other Imperial FP (M51)."""
    nations = {fp.nation for fp in state.zones[zone].imperial}
    return nations == {"imperial"}


def _must_ride(state: State) -> frozenset[ZoneId]:
    """Return the zones to one of which Maximilian must ride (M51), if any."""
    person = state.people[MAXIMILIAN]
    if state.saillard is None or not state.on_map(MAXIMILIAN) or person.moved:
        return frozenset()
    if _company(state, person.where):
        return frozenset()
    reached = state.material.board.distances(
        person.where, lambda zone: not enemy_alone(state, "imperial", zone)
    )
    return frozenset(zone for zone in reached if _company(state, zone))


def _ways(state: State, who: str) -> dict[ZoneId, tuple[ZoneId, ...]]:
    """Return a person's path to each zone not held by enemies, avoiding enemies if possible."""
    side, start = state.material.side_of(who), state.people[who].where
    board = state.material.board
    ways: dict[ZoneId, tuple[ZoneId, ...]] = {start: ()}
    for through_enemies in (False, True):
        waiting = list(ways)
        for here in waiting:
            for zone in board.neighbours(here):
                enemies = enemy_alone(state, side, zone)
                if zone not in ways and (through_enemies or not enemies):
                    ways[zone] = (*ways[here], zone)
                    waiting.append(zone)
    return {zone: way for zone, way in ways.items() if way and not enemy_alone(state, side, zone)}


def ride_options(state: State, step: Riding) -> list[Action]:
    compelled = _must_ride(state) if step.side == "imperial" else frozenset()
    found: list[Action] = []
    for who in riders(state, step.side):
        ways = _ways(state, who)
        wanted = compelled if who == MAXIMILIAN and compelled else ways
        found += [Ride(who, ways[zone]) for zone in sorted(wanted)]
        if who == MAXIMILIAN and compelled:
            # a detour is also legal: to the first zone, back and on
            here = state.people[who].where
            found += [Ride(who, (ways[z][0], here, *ways[z])) for z in sorted(wanted)]
    return found if compelled else [*found, Done()]


def refuse_ride(state: State, step: Riding, action: Action) -> IllegalAction | None:
    rules = ("5.8.1", "M82")
    compelled = _must_ride(state) if step.side == "imperial" else frozenset()
    if isinstance(action, Done):
        if compelled:
            words = tr_noop("Maximilian must join Imperial Mexicans, and no others of his side.")
            return make_refusal(("8.0 63", "M51"), words, where=MAXIMILIAN)
        return None
    if not isinstance(action, Ride):
        return make_refusal(rules, tr_noop("Move the lone leaders first."))
    who = action.who
    if state.material.side_of(who) != step.side or not state.on_map(who):
        return make_refusal(rules, tr_noop("That leader is not on the map for you."), where=who)
    if who == state.bound:
        return make_refusal(("8.0 58", "M109", "M46"), tr_noop("He stays with the HQ."), where=who)
    if state.people[who].moved:
        return make_refusal((*rules, "M53"), tr_noop("A leader moves once a turn."), where=who)
    here = state.people[who].where
    for zone in action.path:
        if zone not in state.material.board.neighbours(here):
            words = tr_noop("{one} and {other} are not adjacent.")
            return make_refusal(("2.5", "M4", "M120"), words, where=zone, one=here, other=zone)
        here = zone
    if enemy_alone(state, step.side, here):
        return make_refusal(
            rules, tr_noop("They cannot stop in a zone that the enemy holds alone."), where=here
        )
    if who == MAXIMILIAN and compelled and here not in compelled:
        words = tr_noop("Maximilian must join Imperial Mexicans, and no others of his side.")
        return make_refusal(("8.0 63", "M51"), words, where=here)
    return None


def answer_ride(state: State, step: Riding, action: Action) -> None:
    if not isinstance(action, Ride):
        return
    state.agenda += [step, Aftermath()]
    person = state.people[action.who]
    person.moved = True
    state.tell("rides", step.side, action.path[-1], action.who)
    for zone in action.path:
        person.where = zone
        if enemy_alone(state, step.side, zone) and caught(state, action.who):
            return


# --- Left alone (M83) ----------------------------------------------------------------------------


def left_alone(state: State, zone: ZoneId, side: Side) -> Sequence[str]:
    """Return a side's persons left alone in a zone with enemy FP (M83)."""
    standing = state.zones[zone]
    if not standing.fps(enemy_of(side)) or standing.fps(side):
        return ()
    bound = state.bound if state.hq_in(zone) else None
    found = (*state.leaders_in(zone, side), *state.heads_in(zone, side))
    return sorted(who for who in found if who != bound)


def roll_for_the_alone(state: State, zone: ZoneId, side: Side) -> None:
    """Roll for each person left alone; the owner then moves the survivors."""
    alive = [who for who in left_alone(state, zone, side) if state.over or not caught(state, who)]
    if not state.over:
        state.agenda += [Escaping(who, zone) for who in reversed(alive)]


def escape_options(state: State, step: Escaping) -> list[Action]:
    """Return the escapes to the nearest zones without enemies or with friends."""
    side = state.material.side_of(step.who)

    def safe(zone: ZoneId) -> bool:
        standing = state.zones[zone]
        return standing.occupied(side) or not standing.occupied(enemy_of(side))

    found = state.material.board.distances(step.zone)
    safe_zones = {zone: far for zone, far in found.items() if zone != step.zone and safe(zone)}
    nearest = min(safe_zones.values(), default=0)
    return [Escape(step.who, zone) for zone in sorted(safe_zones) if safe_zones[zone] == nearest]


def refuse_escape(state: State, step: Escaping, action: Action) -> IllegalAction | None:
    if action in escape_options(state, step):
        return None
    words = tr_noop("He goes to one of the nearest zones without enemies or with friends.")
    return make_refusal(("M83", "5.8.1"), words, where=step.who)


def answer_escape(state: State, step: Escaping, action: Action) -> None:
    assert isinstance(action, Escape)
    state.people[action.who].where = action.zone
    state.tell("escaped", state.material.side_of(action.who), action.zone, action.who)
