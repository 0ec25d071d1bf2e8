"""Ships, trains and the embarkation (5.4, 5.5, M50, M62-M65)."""

from attrs import evolve

from paxdesk.errors import IllegalAction
from paxdesk.language import tr_noop
from paxdesk.mexican_adventure.rules.actions import Action, Done, Evacuate, Rail, Sail
from paxdesk.mexican_adventure.rules.agenda import Aftermath, Fleeing, Transporting
from paxdesk.mexican_adventure.rules.effects import evacuation_effect
from paxdesk.mexican_adventure.rules.errors import make_refusal
from paxdesk.mexican_adventure.rules.forces import (
    Fp,
    FpGroup,
    Fps,
    Groups,
    Pieces,
    fps_with,
    groups_from_fps,
    is_french,
    split_fps,
)
from paxdesk.mexican_adventure.rules.state import Navy, State
from paxdesk.mexican_adventure.rules.vocabulary import LeaderId, Nation, ZoneId

BY_SEA: frozenset[Nation] = frozenset({"french", "marine", "egyptian", "austrian", "belgian"})
BY_RAIL = 6


def add_ships(state: State, zone: ZoneId, number: int, moved: bool = False) -> None:
    state.navies = tuple(
        sorted((*state.navies, *[Navy(zone, moved)] * number), key=lambda n: (n.where, n.moved))
    )


def take_ship(state: State, zone: ZoneId, unmoved: bool = False) -> Navy:
    """Remove a ship from a port and return it."""
    ships = list(state.navies)
    found = next(navy for navy in ships if navy.where == zone and not (unmoved and navy.moved))
    ships.remove(found)
    state.navies = tuple(ships)
    return found


def _ready_ships(state: State) -> list[ZoneId]:
    return sorted({navy.where for navy in state.navies if not navy.moved})


def _free(state: State, zone: ZoneId) -> bool:
    """Return whether the zone has no Republican FP or Guerrilla."""
    return not state.zones[zone].occupied("republican")


def _not_moved(fps: Fps) -> Fps:
    return tuple(fp for fp in fps if not fp.moved)


def _pick_unmoved(state: State, zone: ZoneId, groups: Groups) -> tuple[Fps, Fps] | None:
    """Return unmoved FP of these groups, and the zone's other FP; None if any is missing."""
    here = state.zones[zone].imperial
    picked = split_fps(_not_moved(here), groups)
    if picked is None:
        return None
    return picked[0], (*picked[1], *(fp for fp in here if fp.moved))


# --- Sailing -------------------------------------------------------------------------------------


def refuse_sail(state: State, action: Sail) -> IllegalAction | None:
    rules: tuple[str, ...] = ("5.4.1", "M63")
    board, origin, to = state.material.board, action.origin, action.to
    for port in (origin, to):
        if board.zones[port].port is None:
            return make_refusal(rules, tr_noop("{zone} is not a port."), where=port, zone=port)
    if origin == to:
        return make_refusal(rules, tr_noop("A ship sails to another port."), where=to)
    if origin not in _ready_ships(state):
        words = tr_noop("No ship in {zone} may still move this turn.")
        return make_refusal(("5.4.1", "M114"), words, where=origin, zone=origin)
    if not _free(state, origin):
        words = tr_noop("{zone} is not free of enemies.")
        return make_refusal((*rules, "M62"), words, where=origin, zone=origin)
    friends = bool(state.zones[to].imperial)
    if action.cargo is None:
        if not _free(state, to) and not friends:
            words = tr_noop("{zone} is not free of enemies.")
            return make_refusal(rules, words, where=to, zone=to)
        return None
    if action.cargo.count != 1:
        return make_refusal(
            ("5.4.2", "M62"), tr_noop("A ship carries exactly one FP."), where=origin
        )
    if action.cargo.groups[0].nation not in BY_SEA:
        words = tr_noop("Ships carry French, Austrian or Belgian FP.")
        return make_refusal(("5.4.2", "M62"), words, where=origin)
    return _refuse_pieces(state, action.cargo, origin, ("5.4.2", "M62", "M53"))


def _refuse_pieces(
    state: State, pieces: Pieces, zone: ZoneId, rules: tuple[str, ...]
) -> IllegalAction | None:
    for leader in pieces.leaders:
        person = state.people[leader]
        if person.where != zone or state.material.side_of(leader) != "imperial":
            return make_refusal(
                rules, tr_noop("That leader is not in {zone}."), where=leader, zone=zone
            )
        if leader == state.bound:
            return make_refusal(("8.0 58", "M109"), tr_noop("He stays with the HQ."), where=leader)
        if person.moved:
            return make_refusal(
                (*rules, "5.0", "M53"), tr_noop("He has moved this turn."), where=leader
            )
    if split_fps(state.zones[zone].imperial, pieces.groups) is None:
        return make_refusal(rules, tr_noop("{zone} has no FP of that kind."), where=zone, zone=zone)
    if _pick_unmoved(state, zone, pieces.groups) is None:
        return make_refusal((*rules, "5.0", "M53"), tr_noop("FP move once a turn."), where=zone)
    return None


def _ready_leaders(state: State, zone: ZoneId) -> tuple[LeaderId, ...]:
    return tuple(
        who
        for who in state.leaders_in(zone, "imperial")
        if not state.people[who].moved and who != state.bound
    )


def _kinds(fps: Fps) -> list[Fp]:
    return sorted({Fp(fp.nation, fp.quality) for fp in fps}, key=lambda f: (f.quality, f.nation))


def _sails(state: State) -> list[Action]:
    found: list[Action] = []
    ports = list(state.material.board.where(lambda zone: zone.port is not None))
    for origin in _ready_ships(state):
        ready = _not_moved(state.zones[origin].imperial)
        cargoes: list[Pieces | None] = [None]
        for fp in _kinds(tuple(fp for fp in ready if fp.nation in BY_SEA)):
            group = (FpGroup(1, fp.quality, fp.nation),)
            leaders = _ready_leaders(state, origin)
            cargoes += [Pieces((), group), *(Pieces((leader,), group) for leader in leaders)]
        found += [Sail(origin, to, cargo) for to in ports for cargo in cargoes]
    return [each for each in found if isinstance(each, Sail) and refuse_sail(state, each) is None]


def _carry(state: State, pieces: Pieces, origin: ZoneId, to: ZoneId) -> None:
    picked = _pick_unmoved(state, origin, pieces.groups)
    assert picked is not None
    chosen, left = picked
    state.zones[origin].set_fps("imperial", left)
    state.add_fps(to, "imperial", fps_with(chosen, moved=True))
    for leader in pieces.leaders:
        state.people[leader].where = to
        state.people[leader].moved = True


def _sail(state: State, action: Sail) -> None:
    """Move a ship with its cargo, which may make a landing (M64, M108)."""
    landing = not _free(state, action.to) and (
        not state.zones[action.to].imperial or action.to in state.now.landings
    )
    take_ship(state, action.origin, unmoved=True)
    add_ships(state, action.to, 1, moved=True)
    if action.cargo is not None:
        _carry(state, action.cargo, action.origin, action.to)
        if landing:
            ports = state.now.landings.get(action.to, ())
            state.now.landings[action.to] = (*ports, action.origin)
    state.tell("sails", "imperial", action.to, word=action.origin)


# --- The railway (5.5, M65) ----------------------------------------------------------------------


def refuse_rail(state: State, action: Rail) -> IllegalAction | None:
    rules = ("5.5", "M65")
    line = state.material.board.railway
    if state.rail_from is None or state.turn < state.rail_from:
        return make_refusal((*rules, "8.0 46", "M43"), tr_noop("The railway does not run yet."))
    if {action.origin, action.to} != {line[0], line[-1]}:
        words = tr_noop("Trains run between {one} and {other}, all the way.")
        return make_refusal(rules, words, where=action.to, one=line[0], other=line[-1])
    if state.now.rail_used:
        return make_refusal(rules, tr_noop("Only one trip per turn."))
    blocked = [zone for zone in line if not _free(state, zone)]
    if blocked:
        words = tr_noop("The enemy is on the railway in {zone}.")
        return make_refusal(rules, words, where=blocked[0], zone=blocked[0])
    if not 1 <= action.pieces.count <= BY_RAIL:
        return make_refusal(rules, tr_noop("A train carries one to six FP."), where=action.origin)
    return _refuse_pieces(state, action.pieces, action.origin, rules)


def _rails(state: State) -> list[Action]:
    line = state.material.board.railway
    found: list[Action] = []
    for origin, to in ((line[0], line[-1]), (line[-1], line[0])):
        ready = _not_moved(state.zones[origin].imperial)
        leaders = _ready_leaders(state, origin)
        for count in sorted({1, min(BY_RAIL, len(ready))} if ready else ()):
            for riding in sorted({(), leaders}):
                found.append(Rail(Pieces(riding, groups_from_fps(ready[:count])), origin, to))
    return [each for each in found if isinstance(each, Rail) and refuse_rail(state, each) is None]


# --- The embarkation (event 63, M50, M115) -------------------------------------------------------


def refuse_evacuate(state: State, action: Evacuate) -> IllegalAction | None:
    rules = ("8.0 63", "M50", "M115")
    if state.saillard is None:
        return make_refusal(rules, tr_noop("The French do not leave yet."))
    port, most = evacuation_effect(state).where, evacuation_effect(state).most
    if state.zones[port].contested or not _free(state, port):
        return make_refusal(rules, tr_noop("{zone} is contested."), where=port, zone=port)
    for leader in action.pieces.leaders:
        if not state.material.leaders[leader].french:
            return make_refusal(rules, tr_noop("Only the French leave."), where=leader)
        if leader in state.now.returned:
            words = tr_noop("Forces that came to {zone} this turn leave next turn.")
            return make_refusal(rules, words, where=leader, zone=port)
    if any(group.nation not in BY_SEA - {"austrian", "belgian"} for group in action.pieces.groups):
        return make_refusal(rules, tr_noop("Only the French leave."), where=port)
    if state.now.evacuated + action.pieces.count > most:
        return make_refusal(
            rules, tr_noop("At most {number} FP leave a turn."), where=port, number=most
        )
    return _refuse_pieces(state, action.pieces, port, rules)


def _evacuations(state: State) -> list[Action]:
    if state.saillard is None:
        return []
    port = evacuation_effect(state).where
    ready = tuple(fp for fp in _not_moved(state.zones[port].imperial) if is_french(fp))
    room = evacuation_effect(state).most - state.now.evacuated
    leaders = tuple(
        who
        for who in _ready_leaders(state, port)
        if state.material.leaders[who].french and who not in state.now.returned
    )
    found = [
        Evacuate(Pieces(going, groups_from_fps(ready[:count])))
        for count in sorted({0, min(1, room, len(ready)), min(room, len(ready))})
        for going in sorted({(), leaders, leaders[:1]})
        if count or going
    ]
    return [each for each in found if refuse_evacuate(state, each) is None]


def _evacuate(state: State, pieces: Pieces) -> None:
    port = evacuation_effect(state).where
    picked = _pick_unmoved(state, port, pieces.groups)
    assert picked is not None
    state.zones[port].set_fps("imperial", picked[1])
    state.now.evacuated += len(picked[0])
    if picked[0]:
        state.tell("evacuated", "imperial", port, amount=len(picked[0]))
    for leader in pieces.leaders:
        state.retire(leader)


# --- Step d --------------------------------------------------------------------------------------


def transport_options(state: State, step: Transporting) -> list[Action]:
    return [*_sails(state), *_rails(state), *_evacuations(state), Done()]


def refuse_transport(state: State, step: Transporting, action: Action) -> IllegalAction | None:
    match action:
        case Done():
            return None
        case Sail():
            return refuse_sail(state, action)
        case Rail():
            return refuse_rail(state, action)
        case Evacuate():
            return refuse_evacuate(state, action)
    return make_refusal(("5.4", "5.5"), tr_noop("Move ships and trains first."))


def answer_transport(state: State, step: Transporting, action: Action) -> None:
    if isinstance(action, Done):
        return
    state.agenda += [step, Aftermath()]
    if isinstance(action, Sail):
        _sail(state, action)
    elif isinstance(action, Rail):
        state.now.rail_used = True
        _carry(state, action.pieces, action.origin, action.to)
        state.tell("moved", "imperial", action.to, word=action.origin)
    elif isinstance(action, Evacuate):
        _evacuate(state, action.pieces)


# --- Flights (M63) -------------------------------------------------------------------------------


def flee_options(state: State, step: Fleeing) -> list[Action]:
    return [
        Sail(step.zone, port)
        for port in state.material.board.where(lambda zone: zone.port is not None)
        if port != step.zone and _free(state, port)
    ]


def refuse_flight(state: State, step: Fleeing, action: Action) -> IllegalAction | None:
    if action in flee_options(state, step):
        return None
    words = tr_noop("The ship in {zone} must leave for a port free of enemies.")
    return make_refusal(("5.4.1", "M63"), words, where=step.zone, zone=step.zone)


def answer_flight(state: State, step: Fleeing, action: Action) -> None:
    assert isinstance(action, Sail)
    ship = take_ship(state, step.zone)
    add_ships(state, action.to, 1, ship.moved)
    state.tell("fled", "imperial", action.to, word=step.zone)


def lose_ship(state: State, zone: ZoneId) -> None:
    """Remove a ship that has no port to flee to."""
    take_ship(state, zone)
    state.tell("fled", "imperial", zone, word="lost")


def all_moved(state: State, moved: bool) -> None:
    state.navies = tuple(evolve(navy, moved=moved) for navy in state.navies)
