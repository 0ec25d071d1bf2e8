"""Orders, Regular and Initiative, and land movement (5.1, 5.3, M53-M59, M104, M110, M119)."""

from collections.abc import Iterator

from paxdesk.errors import IllegalAction
from paxdesk.language import tr_noop
from paxdesk.mexican_adventure.rules.actions import (
    Action,
    Done,
    Initiative,
    Move,
    Order,
    Stay,
    Stop,
)
from paxdesk.mexican_adventure.rules.aftermath import drive_out_hq
from paxdesk.mexican_adventure.rules.agenda import Aftermath, Moving, Ordering, TakingInitiative
from paxdesk.mexican_adventure.rules.chance import roll, test_atrocities
from paxdesk.mexican_adventure.rules.errors import make_refusal
from paxdesk.mexican_adventure.rules.forces import (
    Fp,
    Fps,
    Pieces,
    cost_of,
    fps_with,
    groups_from_fps,
    split_fps,
)
from paxdesk.mexican_adventure.rules.state import State
from paxdesk.mexican_adventure.rules.supply import hq_distances
from paxdesk.mexican_adventure.rules.vocabulary import (
    FRENCH,
    LeaderId,
    Nation,
    Side,
    ZoneId,
    enemy_of,
    rains,
)

STARS_THAT_HELP_AN_HQ = 3


def may_command(state: State, leader: LeaderId, nation: Nation) -> bool:
    """Return whether the leader may order FP of the nation (5.8.2, M60)."""
    own = state.material.leaders[leader].nation
    if own == "republican" or nation == "republican":
        return own == nation
    if state.own_nation:
        return nation in FRENCH if own in FRENCH else nation == own
    return nation == "imperial" or own != "imperial"


# --- The force of an order ------------------------------------------------------------------------


def _orderable(fp: Fp) -> bool:
    """Return whether the FP may receive a Regular Order."""
    return not (fp.used or fp.moved or fp.failed or fp.tried)


def _may_try(fp: Fp) -> bool:
    """Return whether the FP may receive an Initiative Order."""
    return not (fp.used or fp.moved or fp.tried)


def _choose(fps: Fps, pieces: Pieces, initiative: bool) -> Fps | None:
    """Return the action's eligible FP; None if any is missing."""
    fit = tuple(fp for fp in fps if (_may_try(fp) if initiative else _orderable(fp)))
    picked = split_fps(fit, pieces.groups, (lambda fp: fp.failed) if initiative else None)
    return picked[0] if picked is not None else None


def _refuse_force(
    state: State, side: Side, pieces: Pieces, zone: ZoneId, initiative: bool
) -> IllegalAction | None:
    rules = ("5.1", "M53")
    standing = state.zones[zone]
    for leader in pieces.leaders:
        person = state.people[leader]
        if state.material.side_of(leader) != side or person.where != zone:
            return make_refusal(
                rules, tr_noop("That leader is not in {zone}."), where=leader, zone=zone
            )
        if leader == state.bound:
            return make_refusal(
                ("8.0 58", "M109", "M46"), tr_noop("He stays with the HQ."), where=leader
            )
        if person.used or person.moved:
            words = tr_noop("One order per leader and turn.")
            return make_refusal(("5.1", "M53", "M110"), words, where=leader)
        if person.failed and not initiative:
            words = tr_noop("He carries a Failure marker.")
            return make_refusal(("5.1.1", "M53"), words, where=leader)
    if split_fps(standing.fps(side), pieces.groups) is None:
        return make_refusal(rules, tr_noop("{zone} has no FP of that kind."), where=zone, zone=zone)
    if _choose(standing.fps(side), pieces, initiative) is None:
        words = tr_noop("These FP have had their order or carry a failure.")
        return make_refusal(("5.1", "M53", "M55", "M110"), words, where=zone)
    commander = state.commander(pieces.leaders)
    assert commander is not None
    for group in pieces.groups:
        if not may_command(state, commander, group.nation):
            words = tr_noop("Their commander may not order {nation} FP.")
            return make_refusal(
                ("5.8.2", "M60", "M104"), words, where=commander, nation=group.nation
            )
    return None


# --- Regular Orders (5.1.1, 5.1.3) ---------------------------------------------------------------


def _refuse_regular(state: State, zone: ZoneId, count: int) -> IllegalAction | None:
    """Return the refusal of an Imperial Regular Order, or None (M54, M85)."""
    if state.now.maximilian_outside:
        words = tr_noop("Maximilian is outside city and fortress: no Regular Orders this turn.")
        return make_refusal(("5.8.6", "M85"), words, where="maximilian")
    if state.hq is None or state.hq.where is None:
        return make_refusal(
            ("5.6", "M24", "M54"), tr_noop("Without HQ there are no Regular Orders.")
        )
    if zone not in hq_distances(state):
        words = tr_noop("{zone} has no line of communication with the HQ.")
        return make_refusal(("5.1.1", "2.5", "M9", "M11", "M54"), words, where=zone, zone=zone)
    return _refuse_cost(state, "imperial", count)


def _refuse_cost(state: State, side: Side, count: int) -> IllegalAction | None:
    if state.rp[side] < cost_of(count):
        rules = ("5.1.1" if side == "imperial" else "5.1.3", "2.5", "M54", "M56", "M8")
        return make_refusal(rules, tr_noop("The order costs {cost} RP."), cost=cost_of(count))
    return None


def refuse_order(state: State, step: Ordering, action: Action) -> IllegalAction | None:
    if isinstance(action, Done):
        return None
    if not isinstance(action, Order):
        return make_refusal(("3.0", "5.1"), tr_noop("Give the Regular Orders first."))
    refused = _refuse_force(state, step.side, action.pieces, action.zone, initiative=False)
    if refused is not None:
        return refused
    if step.side == "imperial":
        return _refuse_regular(state, action.zone, action.pieces.count)
    if state.now.orders >= state.aid:
        words = tr_noop("Only as many Regular Orders as the American Aid marker shows.")
        return make_refusal(("5.1.3", "M56", "M19"), words)
    return _refuse_cost(state, step.side, action.pieces.count)


def _forces(state: State, side: Side, initiative: bool) -> Iterator[tuple[Pieces, ZoneId]]:
    """Yield likely forces: leaders with one, half or all of the FP that they can order."""
    for zone in state.material.board.ids:
        leaders = [
            who
            for who in state.leaders_in(zone, side)
            if who != state.bound and not (state.people[who].used or state.people[who].moved)
        ]
        fps = [
            fp
            for fp in state.zones[zone].fps(side)
            if (_may_try(fp) if initiative else _orderable(fp))
        ]
        for leader in leaders:
            led = [fp for fp in fps if may_command(state, leader, fp.nation)]
            afford = len(led) if initiative else min(len(led), 5 * state.rp[side])
            for count in sorted({1, (afford + 1) // 2, afford} - {0} if afford else ()):
                pieces = Pieces((leader,), groups_from_fps(led[:count]))
                yield pieces, zone
            if afford and len(leaders) > 1:
                best = state.commander(leaders)
                if best == leader:
                    yield Pieces(tuple(leaders), groups_from_fps(led[:afford])), zone


def order_options(state: State, step: Ordering) -> list[Action]:
    found: list[Action] = [
        Order(pieces, zone) for pieces, zone in _forces(state, step.side, initiative=False)
    ]
    legal = [each for each in dict.fromkeys(found) if refuse_order(state, step, each) is None]
    return [*legal, Done()]


def highest_die(state: State, zone: ZoneId) -> int:
    """Return the highest die with which the HQ passes its test (M54)."""
    assert state.hq is not None
    assert state.hq.where is not None
    helped = any(
        state.people[who].rank >= STARS_THAT_HELP_AN_HQ
        for who in state.leaders_in(state.hq.where, "imperial")
    )
    return state.material.hqs[state.hq.id].initiative - hq_distances(state)[zone] + helped


def answer_order(state: State, step: Ordering, action: Action) -> None:
    """Give a Regular Order; an Imperial one needs a test of the HQ (M54, M56)."""
    if not isinstance(action, Order):
        return
    state.agenda.append(step)
    passed = True
    if step.side == "imperial":
        passed = roll(state) <= highest_die(state, action.zone)
    else:
        state.now.orders += 1
    state.tell("ordered", step.side, action.zone, word="passed" if passed else "failed")
    if passed:
        state.pay(step.side, cost_of(action.pieces.count), "order")
    _settle_order(state, step.side, action.pieces, action.zone, False, passed)


def _settle_order(
    state: State, side: Side, pieces: Pieces, zone: ZoneId, initiative: bool, passed: bool
) -> None:
    """Set the flags of an ordered force; ask for its path if it passed."""
    here = list(state.zones[zone].fps(side))
    chosen = _choose(tuple(here), pieces, initiative)
    assert chosen is not None
    for fp in chosen:
        here.remove(fp)
    failed = not passed and not initiative
    tried = not passed and initiative
    state.zones[zone].set_fps(side, (*here, *fps_with(chosen, failed, tried, used=passed)))
    commander = state.commander(pieces.leaders)
    for leader in pieces.leaders:
        person = state.people[leader]
        person.failed = person.failed or failed
        person.tried = person.tried or (initiative and leader == commander)
        person.used = person.used or passed
    if passed:
        state.agenda.append(Moving(side, zone, pieces))


# --- Initiative Orders (5.1.2, 5.1.4) ------------------------------------------------------------


def refuse_initiative(state: State, step: TakingInitiative, action: Action) -> IllegalAction | None:
    side = step.side
    clause = "5.1.2" if side == "imperial" else "5.1.4"
    if isinstance(action, Done):
        return None
    if not isinstance(action, Initiative):
        return make_refusal((clause, "3.0"), tr_noop("Finish the leaders' initiative first."))
    pieces, zone = action.pieces, action.zone
    refused = _refuse_force(state, side, pieces, zone, initiative=True)
    if refused is not None:
        return refused
    commander = state.commander(pieces.leaders)
    assert commander is not None
    if state.people[commander].tried:
        words = tr_noop("One initiative test per leader and turn.")
        return make_refusal((clause, "M55"), words, where=commander)
    carries = _carries_failure(state, pieces, zone)
    if side == "imperial" and not carries and _refuse_regular(state, zone, pieces.count) is None:
        words = tr_noop("This force could have had a Regular Order.")
        return make_refusal((clause, "M55", "M119"), words, where=zone)
    return None


def _carries_failure(state: State, pieces: Pieces, zone: ZoneId) -> bool:
    """Return whether the force has a Failure marker (M53, M119)."""
    chosen = _choose(state.zones[zone].imperial, pieces, initiative=True) or ()
    return any(state.people[who].failed for who in pieces.leaders) or any(
        fp.failed for fp in chosen
    )


def initiative_options(state: State, step: TakingInitiative) -> list[Action]:
    found: list[Action] = [
        Initiative(pieces, zone) for pieces, zone in _forces(state, step.side, initiative=True)
    ]
    legal = [each for each in dict.fromkeys(found) if refuse_initiative(state, step, each) is None]
    return [*legal, Done()]


def answer_initiative(state: State, step: TakingInitiative, action: Action) -> None:
    """Test the leader; if an Imperial one passes, test atrocities (M55)."""
    if not isinstance(action, Initiative):
        return
    state.agenda.append(step)
    commander = state.commander(action.pieces.leaders)
    assert commander is not None
    passed = roll(state) <= state.initiative(commander)
    state.tell("ordered", step.side, action.zone, commander, word="passed" if passed else "failed")
    _settle_order(state, step.side, action.pieces, action.zone, True, passed)
    if passed and step.side == "imperial":
        test_atrocities(state, action.zone, commander, action.pieces.count)


# --- Land movement (5.3, M57-M59) -----------------------------------------------------------------

BY_ROAD = 4
OFF_THE_ROAD = 2
RULES = ("5.3", "M57")


def _road(state: State, one: ZoneId, other: ZoneId) -> bool:
    """Return whether a road joins the zones; never in July/August (5.3.1)."""
    return not rains(state.turn) and state.material.board.by_road(one, other)


def must_stop(state: State, side: Side, here: ZoneId, zone: ZoneId) -> bool:
    """Return whether a force must stop on entering the zone."""
    if state.zones[zone].occupied(enemy_of(side)):
        return True
    return state.material.board.zones[zone].difficult and not _road(state, here, zone)


def refuse_way(
    state: State, side: Side, start: ZoneId, path: tuple[ZoneId, ...]
) -> IllegalAction | None:
    """Return why a force may not march this path; None if it may."""
    here, all_by_road, stopped = start, True, False
    rains_too = ("5.3.1",) if rains(state.turn) else ()
    for number, zone in enumerate(path, 1):
        if zone not in state.material.board.neighbours(here):
            words = tr_noop("{one} and {other} are not adjacent.")
            return make_refusal(("2.5", "M4", "5.3"), words, where=zone, one=here, other=zone)
        if stopped:
            words = tr_noop("A force must stop in {zone}.")
            return make_refusal((*RULES, *rains_too), words, where=here, zone=here)
        if number == 1 and state.zones[start].contested and _enemies(state, side, zone):
            words = tr_noop("From a contested zone the first step may not enter an enemy's zone.")
            return make_refusal(("5.3", "M58"), words, where=zone)
        all_by_road = all_by_road and _road(state, here, zone)
        stopped = must_stop(state, side, here, zone)
        here = zone
    if len(path) > (BY_ROAD if all_by_road else OFF_THE_ROAD):
        words = tr_noop("A force marches four zones by road, otherwise two.")
        return make_refusal((*RULES, *rains_too), words, where=here)
    return None


def _enemies(state: State, side: Side, zone: ZoneId) -> bool:
    return state.zones[zone].occupied(enemy_of(side))


def move_options(state: State, step: Moving) -> list[Action]:
    """Return a move along every legal path without repeated zones, dropping nothing, then Stay."""
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
        return make_refusal(
            ("5.3", "M110"), tr_noop("Move the ordered force first, or let it stay.")
        )
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
            return make_refusal(
                rules,
                tr_noop("Pieces that go all the way cannot be left on the way."),
                where=stop.zone,
            )
        if stop.dropped.navies:
            return make_refusal(rules, tr_noop("Ships do not march."), where=stop.zone)
        for leader in stop.dropped.leaders:
            if leader == commander:
                words = tr_noop("The commanding leader goes all the way.")
                return make_refusal(rules, words, where=leader)
            if leader not in leaders:
                return make_refusal(rules, tr_noop("He is not with the force."), where=leader)
            leaders.remove(leader)
        picked = split_fps(fps, stop.dropped.groups)
        if picked is None:
            return make_refusal(rules, tr_noop("The force has no such FP left."), where=stop.zone)
        fps = picked[1]
    if not fps:
        return make_refusal(rules, tr_noop("At least one FP goes all the way."), where=step.zone)
    return None


def _moving(state: State, step: Moving) -> Fps:
    here = tuple(fp for fp in state.zones[step.zone].fps(step.side) if fp.used and not fp.moved)
    picked = split_fps(here, step.pieces.groups)
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
        picked = split_fps(fps, stop.dropped.groups)
        assert picked is not None
        dropped, fps = (fps, ()) if last else picked
        state.add_fps(stop.zone, step.side, fps_with(dropped, moved=True))
        for leader in sorted(leaders) if last else stop.dropped.leaders:
            state.people[leader].where = stop.zone
            state.people[leader].moved = True
            leaders.discard(leader)
    state.tell("moved", step.side, action.path[-1].zone, word=step.zone)
    drive_out_hq(state, step.side, [stop.zone for stop in action.path])
    state.agenda.append(Aftermath())
