"""Land movement (5.3, M57-M59)."""

from paxdesk.errors import IllegalAction
from paxdesk.language import template
from paxdesk.mexican_adventure.rules.actions import Action, Move, Stay, Stop
from paxdesk.mexican_adventure.rules.agenda import Aftermath, Moving
from paxdesk.mexican_adventure.rules.forces import Fps, marked, pick
from paxdesk.mexican_adventure.rules.refusing import refuse
from paxdesk.mexican_adventure.rules.state import State
from paxdesk.mexican_adventure.rules.words import Side, ZoneId, enemy_of, rains

BY_ROAD = 4
OFF_THE_ROAD = 2
RULES = ("5.3", "M57")


def _road(state: State, one: ZoneId, other: ZoneId) -> bool:
    """5.3.1: in July/August roads do not help."""
    return not rains(state.turn) and state.material.board.by_road(one, other)


def must_stop(state: State, side: Side, here: ZoneId, zone: ZoneId) -> bool:
    """On entering a difficult zone off the road, or any zone with an enemy force or marker."""
    if state.zones[zone].occupied(enemy_of(side)):
        return True
    return state.material.board.zones[zone].difficult and not _road(state, here, zone)


def refuse_way(
    state: State, side: Side, start: ZoneId, path: tuple[ZoneId, ...]
) -> IllegalAction | None:
    """Why a force may not go these zones."""
    here, all_by_road, stopped = start, True, False
    rains_too = ("5.3.1",) if rains(state.turn) else ()
    for number, zone in enumerate(path, 1):
        if zone not in state.material.board.neighbours(here):
            words = template("{one} and {other} do not touch.")
            return refuse(("2.5", "M4", "5.3"), words, where=zone, one=here, other=zone)
        if stopped:
            words = template("A force stops in {zone}.")
            return refuse((*RULES, *rains_too), words, where=here, zone=here)
        if number == 1 and state.zones[start].contested and _enemies(state, side, zone):
            words = template("From a contested zone the first step may not enter an enemy's zone.")
            return refuse(("5.3", "M58"), words, where=zone)
        all_by_road = all_by_road and _road(state, here, zone)
        stopped = must_stop(state, side, here, zone)
        here = zone
    if len(path) > (BY_ROAD if all_by_road else OFF_THE_ROAD):
        words = template("Four zones if all steps follow a road, otherwise two.")
        return refuse((*RULES, *rains_too), words, where=here)
    return None


def _enemies(state: State, side: Side, zone: ZoneId) -> bool:
    return state.zones[zone].occupied(enemy_of(side))


def move_options(state: State, step: Moving) -> list[Action]:
    """Every way that visits no zone twice, nothing dropped."""
    found: list[Action] = []

    def walk(path: tuple[ZoneId, ...]) -> None:
        here = path[-1] if path else step.zone
        for zone in state.material.board.neighbours(here):
            longer = (*path, zone)
            if zone in path or zone == step.zone:
                continue
            if refuse_way(state, step.side, step.zone, longer) is None:
                found.append(Move(tuple(map(Stop, longer))))
                walk(longer)

    walk(())
    return [*found, Stay()]


def refuse_move(state: State, step: Moving, action: Action) -> IllegalAction | None:
    if isinstance(action, Stay):
        return None
    if not isinstance(action, Move):
        return refuse(("5.3", "M110"), template("First the ordered force moves or stays."))
    path = tuple(stop.zone for stop in action.path)
    refused = refuse_way(state, step.side, step.zone, path)
    if refused is not None:
        return refused
    return _refuse_dropping(state, step, action)


def _refuse_dropping(state: State, step: Moving, action: Move) -> IllegalAction | None:
    rules = ("5.3", "M59")
    commander = state.commander(step.pieces.leaders)
    leaders = set(step.pieces.leaders)
    fps = _moving(state, step)
    for number, stop in enumerate(action.path, 1):
        if stop.dropped.empty:
            continue
        if number == len(action.path):
            return refuse(
                rules, template("Whoever goes all the way is not dropped."), where=stop.zone
            )
        if stop.dropped.navies:
            return refuse(rules, template("Ships do not march."), where=stop.zone)
        for leader in stop.dropped.leaders:
            if leader == commander:
                words = template("The commanding leader goes all the way.")
                return refuse(rules, words, where=leader)
            if leader not in leaders:
                return refuse(rules, template("He is not with the force."), where=leader)
            leaders.remove(leader)
        picked = pick(fps, stop.dropped.groups)
        if picked is None:
            return refuse(rules, template("The force has no such FP left."), where=stop.zone)
        fps = picked[1]
    if not fps:
        return refuse(rules, template("At least one FP goes all the way."), where=step.zone)
    return None


def _moving(state: State, step: Moving) -> Fps:
    """The FP of the ordered force."""
    here = tuple(fp for fp in state.zones[step.zone].fps(step.side) if fp.used and not fp.moved)
    picked = pick(here, step.pieces.groups)
    assert picked is not None
    return picked[0]


def answer_move(state: State, step: Moving, action: Action) -> None:
    if not isinstance(action, Move):
        return
    fps, leaders = _moving(state, step), set(step.pieces.leaders)
    here = list(state.zones[step.zone].fps(step.side))
    for fp in fps:
        here.remove(fp)
    state.zones[step.zone].set_fps(step.side, here)
    for stop in action.path:
        last = stop is action.path[-1]
        picked = pick(fps, stop.dropped.groups)
        assert picked is not None
        dropped, fps = (fps, ()) if last else picked
        state.add_fps(stop.zone, step.side, marked(dropped, moved=True))
        for leader in sorted(leaders) if last else stop.dropped.leaders:
            state.people[leader].where = stop.zone
            state.people[leader].moved = True
            leaders.discard(leader)
    state.tell("moved", step.side, action.path[-1].zone, word=step.zone)
    state.agenda.append(Aftermath())
