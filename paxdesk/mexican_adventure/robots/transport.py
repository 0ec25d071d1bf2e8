"""Transport, embarkation and lone leaders: steps d, f and g (5.4, 5.5, 5.8.1)."""

from paxdesk.mexican_adventure.robots.administration import shelter
from paxdesk.mexican_adventure.robots.assessment import STEEP, Assessment, french_in
from paxdesk.mexican_adventure.robots.departure import (
    through_the_lines,
    to_embark,
    unguarded,
    wanted_in_port,
)
from paxdesk.mexican_adventure.robots.marches import Marching
from paxdesk.mexican_adventure.rules import actions as act
from paxdesk.mexican_adventure.rules.actions import Action
from paxdesk.mexican_adventure.rules.effects import evacuation_effect
from paxdesk.mexican_adventure.rules.forces import Pieces
from paxdesk.mexican_adventure.rules.orders import may_command
from paxdesk.mexican_adventure.rules.vocabulary import FRENCH, ZoneId

SHIP_TO_CARGO = 0.05
WORTH_A_RIDE = 1.0
WHO_GOES_ANYWAY = 0.2
HOME = 0.9
"""Value of the port for a French leader, who can embark there."""
DOOMED, CROWD = 2.0, 0.1
"""Costs of leading a doomed force, and of each other leader there."""
ENEMY_ON_THE_WAY = 1.5
"""Cost of each enemy zone on the way, where a die is rolled (M82)."""


def transport(seen: Assessment, legal: list[Action]) -> Action:
    """Return the best voyage, train or embarkation, or Done."""
    must = seen.french_must_leave()
    port = evacuation_effect(seen.state).where
    free = _idle_leaders(seen) if must else 0
    going = to_embark(seen.state) if must else 0
    marching = Marching(seen) if seen.level.sails and not must else None

    def score(action: Action) -> float:
        match action:
            case act.Evacuate(pieces) if must:
                leaving = len(pieces.leaders)
                due = min(pieces.count, going) - 0.5 * max(0, pieces.count - going)
                return 10.0 * due + (leaving if leaving <= free else -leaving)
            case act.Rail(pieces, zone, to) if must:
                french = _french(pieces)
                useful = 2 * min(french, wanted_in_port(seen.state)) - french
                return useful - unguarded(seen, zone, french) if to == port else -french
            case act.Sail(_, to, cargo) if must and cargo is not None:
                return 2.0 * _french(cargo) * (to == port) - 1.0
            case act.Sail(origin, to, cargo) if marching is not None:
                return _voyage(marching, origin, to, cargo)
            case act.Done():
                return 0.0
        return -1.0

    return max(legal, key=score)


def _voyage(marching: Marching, origin: ZoneId, to: ZoneId, cargo: Pieces | None) -> float:
    """Return the value of a voyage."""
    waiting = marching.cargo(origin)
    if cargo is None:
        more = len(marching.cargo(to)) - 1 - len(waiting)
        return SHIP_TO_CARGO * more if len(waiting) <= 1 else -1.0
    if cargo.leaders:
        return -1.0
    group = cargo.groups[0]
    going = next(fp for fp in waiting if (fp.nation, fp.quality) == (group.nation, group.quality))
    waiting.remove(going)
    if marching.seen.enemy_fps(to) and waiting and waiting[0].quality < going.quality:
        # the best FP land first, because a beaten landing is eliminated (M64)
        return -1.0
    others = waiting[: marching.ships(origin) - 1] if marching.seen.enemy_fps(to) else ()
    return marching.by_sea(origin, (going, *others), to)


def _last_ships(seen: Assessment) -> bool:
    """Return whether the French must be gone this turn or the next (event 63)."""
    state = seen.state
    return (
        state.saillard is not None
        and state.turn >= state.saillard + evacuation_effect(state).turns - 1
    )


def _idle_leaders(seen: Assessment) -> int:
    """Return the number of French leaders who may leave."""
    state = seen.state
    port = evacuation_effect(state).where
    here = [who for who in state.leaders_in(port, seen.side) if state.material.leaders[who].french]
    if _last_ships(seen) or (seen.level.scatters and not _inland(seen)):
        return len(here)
    unled = sum(_fetching(seen, "", zone) > 0 for zone in seen.board.ids if zone != port)
    return len(here) - 1 - unled


def _inland(seen: Assessment) -> bool:
    """Return whether French FP must still march to the port."""
    port = evacuation_effect(seen.state).where
    return any(french_in(seen.own_fps(zone)) for zone in seen.board.ids if zone != port)


def _fetching(seen: Assessment, who: str, zone: ZoneId) -> float:
    """Return a French leader's value for bringing FP to the port."""
    state = seen.state
    if zone == evacuation_effect(state).where:
        return 0.0
    others = (each for each in state.leaders_in(zone, seen.side) if each not in (who, state.bound))
    if any(state.material.leaders[each].french for each in others):
        return 0.0
    waiting = french_in(seen.own_fps(zone))
    # no French FP may be left behind (M49)
    return 1.0 + waiting if waiting else 0.0


def _french(pieces: Pieces) -> int:
    return sum(group.count for group in pieces.groups if group.nation in FRENCH)


def ride(seen: Assessment, legal: list[Action]) -> Action:
    """Return the best ride of a leader or head of state, or Done."""
    state = seen.state
    port = evacuation_effect(state).where
    must, last, inland = seen.french_must_leave(), _last_ships(seen), _inland(seen)

    def score(action: Action) -> float:
        if not isinstance(action, act.Ride):
            return 0.0
        who, to = action.who, action.path[-1]
        here = state.people[who].where
        danger = ENEMY_ON_THE_WAY * sum(
            state.zones[zone].held(seen.enemy) for zone in action.path[:-1]
        )
        if who in state.material.heads:
            gain = shelter(seen, to) - shelter(seen, here)
            return gain - WORTH_A_RIDE - 4 * danger - 0.01 * len(action.path)
        if must and state.material.leaders[who].french:
            # French leaders leave in any case, so a loss on the way costs little
            danger *= WHO_GOES_ANYWAY
            if through_the_lines(seen, who):
                return danger - 0.1
            if last or not inland:
                # a leader without FP goes home
                return 5.0 * ((to == port) - (here == port)) - 0.1 - danger
            gain = _fetching(seen, who, to) - _fetching(seen, who, here)
            return gain + HOME * ((to == port) - (here == port)) - 0.1 - danger
        return _command(seen, who, to) - _command(seen, who, here) - WORTH_A_RIDE - danger

    return max(legal, key=score)


def _command(seen: Assessment, who: str, zone: ZoneId) -> float:
    """Return a leader's value for the FP of a zone."""
    state = seen.state
    own = seen.own_fps(zone)
    if seen.covering and seen.board.zones[zone].is_city_or_fortress:
        # one FP stays as the garrison
        own = own[1:]
    others = [each for each in state.leaders_in(zone, seen.side) if each != who]
    # ``alone`` are the FP that no other leader in the zone may order (5.8.2)
    led = [fp for fp in own if may_command(state, who, fp.nation)]
    alone = [fp for fp in led if not any(may_command(state, each, fp.nation) for each in others)]
    if not led:
        return -1.0
    lost = 0.0
    if seen.level.spares and seen.side == "republican":
        # a leader who dies with a beaten force is lost to others (5.8.7, M83)
        count, bonus, _ = seen.own_mass[zone]
        lost = DOOMED * min(1.0, max(0.0, (seen.threat(zone) - count - bonus) / STEEP))
        lost += CROWD * len(others)
    front = 0.2 * (seen.threat(zone) > 0)
    able = 0.7 + 0.06 * state.initiative(who)
    share = min(len(alone), 8) + 0.15 * min(len(led) - len(alone), 8)
    return share * (0.5 + front) * able - lost
