"""Set-up of a scenario (7.0, M94-M96): printed pieces, then the owners' choices."""

from attrs import evolve

from paxdesk.errors import IllegalAction
from paxdesk.language import tr_noop
from paxdesk.mexican_adventure.rules import material as verbs
from paxdesk.mexican_adventure.rules.actions import Action, Done, Lift, PlacePieces
from paxdesk.mexican_adventure.rules.agenda import PlacingMarkers, SettingUp
from paxdesk.mexican_adventure.rules.effects import REINFORCEMENTS, apply_effect
from paxdesk.mexican_adventure.rules.errors import make_refusal
from paxdesk.mexican_adventure.rules.forces import FpGroup, Pieces, ZonePieces, fps_of, split_fps
from paxdesk.mexican_adventure.rules.material import FreePieces, Material, ScenarioCard
from paxdesk.mexican_adventure.rules.navies import add_ships, take_ship
from paxdesk.mexican_adventure.rules.pacification import FRENCH_RETREAT
from paxdesk.mexican_adventure.rules.state import PLAIN, Hq, Options, Person, State, ZoneState
from paxdesk.mexican_adventure.rules.vocabulary import (
    AWAY,
    ELIMINATED,
    MOST_WITHDRAWAL,
    RETIRED,
    SIDES,
    STEPS,
    Chit,
    Marker,
    Side,
    ZoneId,
    enemy_of,
)
from paxdesk.session.randomness import Generator

# --- Lasting effects of chits that are already played at the start of a position ------------------

_LASTING = (verbs.OpenLine, verbs.Ceiling, verbs.NoReturn, verbs.OwnNationOnly)


def lasting_effects(state: State, saillard: int | None) -> None:
    """Apply the lasting effects of played chits; ``saillard`` is event 63's turn, or None."""
    for chit in state.played:
        for effect in state.material.chits[chit].effects:
            if isinstance(effect, verbs.OpenLine) and effect.line == "railway":
                state.rail_from = state.turn
            elif isinstance(effect, _LASTING):
                apply_effect(state, "imperial", effect)
            elif isinstance(effect, verbs.BindLeader):
                _bind(state, effect)
            elif isinstance(effect, verbs.EvacuateEffect):
                state.saillard = saillard if saillard is not None else state.turn - 1
    reinforcements = state.material.chits_of(REINFORCEMENTS)
    state.reinforcements = sum(chit in state.played for chit in reinforcements)
    retreat = state.material.chits_of(FRENCH_RETREAT)
    state.called = any(chit in (*state.played, *state.bowl) for chit in retreat)
    state.at_thirty = state.at_thirty or state.called


def _bind(state: State, effect: verbs.BindLeader) -> None:
    """Bind Bazaine to the HQ if he has the effect's rank (M46)."""
    person = state.people[effect.leader]
    waits = person.where == AWAY and state.hq is not None and state.hq.where is None
    if person.rank == effect.rank and (state.on_map(effect.leader) or waits):
        state.bound = effect.leader


def empty_position(material: Material, scenario: str, seed: int, options: Options) -> State:
    """Return the position of a scenario's first turn without pieces on the map."""
    card = material.scenarios[scenario]
    return State(
        material=material,
        scenario=scenario,
        options=options,
        turn=card.first_turn,
        step=STEPS[0],
        generator=Generator.from_seed(seed),
        zones={zone: ZoneState() for zone in material.board.ids},
        people={
            **{who: Person(rank=leader.faces[0][0]) for who, leader in material.leaders.items()},
            **{who: Person() for who in material.heads},
        },
        best={
            nation: "C" if nation in ("imperial", "republican") else kind.best
            for nation, kind in material.fp_kinds.items()
        },
    )


def default_bowl(
    material: Material, turn: int, played: tuple[Chit, ...], called: bool
) -> set[Chit]:
    """Return the unplayed chits that are dated up to this turn, or whose condition is met."""
    bowl: set[Chit] = set()
    for event in material.events:
        dated = event.since is not None and event.since <= turn
        chained = event.after in played
        if event.after == "reinforcements_1":
            chained = bool(set(material.chits_of("reinforcements")) & set(played))
        elif event.after == "withdrawal_30":
            chained = called
        if dated or chained:
            bowl |= set(event.chits)
    return bowl - set(played)


def set_up(material: Material, scenario: str, seed: int, options: Options = PLAIN) -> State:
    """Return the position of a scenario before the owners place pieces."""
    state = empty_position(material, scenario, seed, options)
    card = state.card
    state.rp = dict(zip(SIDES, card.resources, strict=True))
    state.withdrawal, state.aid = card.withdrawal, card.aid
    state.at_thirty = card.withdrawal == MOST_WITHDRAWAL
    state.first_time = card.first_time
    for who in card.promoted:
        state.people[who].rank = material.leaders[who].faces[-1][0]
    for where, leaders in ((ELIMINATED, card.eliminated), (RETIRED, card.retired)):
        for who in leaders:
            state.people[who].where = where
    for side in SIDES:
        for zone in card.setup(side).zones:
            _print(state, side, zone)
    state.played = tuple(sorted(card.played))
    lasting_effects(state, saillard=None)
    # chits dated for the first turn enter before its draw
    bowl = default_bowl(material, card.first_turn - 1, state.played, state.called)
    state.bowl = tuple(sorted(bowl))
    state.dated = card.first_turn - 1
    state.reserve = card.markers.get("guerrilla", 0)
    _ask(state, card)
    return state


def _print(state: State, side: Side, zone: ZoneId) -> None:
    """Place the printed pieces of a zone."""
    setup = state.card.setup(side).zones[zone]
    state.add_fps(zone, side, fps_of(setup.fps))
    for who in (*setup.leaders, *setup.heads):
        state.people[who].where = zone
    if setup.hq is not None:
        state.hq = Hq(setup.hq, zone)
    add_ships(state, zone, setup.navies)


def _ask(state: State, card: ScenarioCard) -> None:
    """Queue the set-up questions: Imperial, Republican, Vomito, Imperial markers (M95)."""
    markers: tuple[tuple[Side, Marker], ...] = (
        ("imperial", "counter_guerrilla"),
        ("imperial", "rural_guards"),
        ("republican", "vomito"),
    )
    for side, marker in markers:
        if card.markers.get(marker):
            state.agenda.append(PlacingMarkers(side, marker, card.markers[marker]))
    for side in reversed(SIDES):
        free = card.setup(side).free
        if free is not None:
            pieces = free.pieces
            state.agenda.append(SettingUp(side, pieces.leaders, pieces.groups, pieces.navies))


# --- The question "setup" ------------------------------------------------------------------------


def _free(state: State, side: Side) -> FreePieces:
    free = state.card.setup(side).free
    assert free is not None
    return free


def _allowed(state: State, side: Side, zone: ZoneId) -> bool:
    free, board = _free(state, side), state.material.board
    if state.zones[zone].occupied(enemy_of(side)):
        return False
    if free.zones or free.routes:
        ways = (each for route in free.routes for each in board.routes[route])
        return zone in {*free.zones, *ways}
    near = set(board.neighbours(zone)) if free.nor_next_to_them else set()
    return not {zone, *near} & set(free.not_in)


def _rules(state: State) -> tuple[str, ...]:
    return (state.card.clause, "7.1", "M95", "M96", "M103")


def _put_there(step: SettingUp, zone: ZoneId) -> Pieces:
    return next((batch.pieces for batch in step.placed if batch.zone == zone), Pieces())


def _refuse_place(state: State, step: SettingUp, batch: ZonePieces) -> IllegalAction | None:
    zone, pieces = batch.zone, batch.pieces
    rules = _rules(state)
    if not step.left.includes(pieces):
        return make_refusal(
            rules, tr_noop("You cannot place those pieces, or none are left."), where=zone
        )
    if not _allowed(state, step.side, zone):
        return make_refusal(
            rules, tr_noop("Nothing may be placed in {zone}."), where=zone, zone=zone
        )
    return _refuse_more(state, step, zone, pieces)


def _refuse_places(
    state: State, step: SettingUp, batches: tuple[ZonePieces, ...]
) -> IllegalAction | None:
    for batch in batches:
        refused = _refuse_place(state, step, batch)
        if refused is not None:
            return refused
        step = _with(step, batch)
    return None


def _with(step: SettingUp, batch: ZonePieces) -> SettingUp:
    there = _put_there(step, batch.zone) + batch.pieces
    return _changed(step, step.left - batch.pieces, batch.zone, there)


def _changed(step: SettingUp, left: Pieces, zone: ZoneId, there: Pieces) -> SettingUp:
    others = [batch for batch in step.placed if batch.zone != zone]
    placed = [*others, ZonePieces(there, zone)] if not there.empty else others
    return evolve(
        step,
        leaders=left.leaders,
        groups=left.groups,
        navies=left.navies,
        placed=tuple(sorted(placed, key=lambda batch: batch.zone)),
    )


def _refuse_more(
    state: State, step: SettingUp, zone: ZoneId, pieces: Pieces
) -> IllegalAction | None:
    """Return why pieces exceed the limits of an allowed zone, or None."""
    rules = _rules(state)
    most = _free(state, step.side).most_in_a_zone
    if most is not None and _put_there(step, zone).count + pieces.count > most:
        words = tr_noop("At most {number} FP may be placed in a zone.")
        return make_refusal(rules, words, where=zone, number=most)
    if pieces.navies and state.material.board.zones[zone].port is None:
        return make_refusal(rules, tr_noop("{zone} is not a port."), where=zone, zone=zone)
    return None


def _refuse_done(state: State, step: SettingUp) -> IllegalAction | None:
    if not step.left.empty:
        return make_refusal(_rules(state), tr_noop("Some pieces are not placed yet."))
    for batch in step.placed:
        if batch.pieces.leaders and not _may_stay(state, step, batch.zone):
            words = tr_noop("{zone} has leaders without FP.")
            return make_refusal(_rules(state), words, where=batch.zone, zone=batch.zone)
    return None


def _may_stay(state: State, step: SettingUp, zone: ZoneId) -> bool:
    """Return whether a leader may be placed in the zone."""
    anywhere = _free(state, step.side).leaders_where == "anywhere"
    return anywhere or bool(state.zones[zone].fps(step.side))


def setup_options(state: State, step: SettingUp) -> list[Action]:
    """Return placements of one piece or all of a kind, lifts, and Done if it is legal."""
    zones = [zone for zone in state.material.board.ids if _allowed(state, step.side, zone)]
    some = [
        *(Pieces((leader,)) for leader in step.leaders),
        *(
            Pieces((), (FpGroup(count, group.quality, group.nation),))
            for group in step.groups
            for count in sorted({1, group.count})
        ),
        *([Pieces(navies=1)] if step.navies else []),
    ]
    without_leaders = [pieces for pieces in some if not pieces.leaders]
    found: list[Action] = [
        PlacePieces((ZonePieces(pieces, zone),))
        for zone in zones
        for pieces in (some if _may_stay(state, step, zone) else without_leaders)
        if _refuse_more(state, step, zone, pieces) is None
    ]
    for batch in step.placed:
        found += [Lift(Pieces((leader,)), batch.zone) for leader in batch.pieces.leaders]
        found += [Lift(Pieces((), (group,)), batch.zone) for group in batch.pieces.groups]
        found += [Lift(Pieces(navies=1), batch.zone)] if batch.pieces.navies else []
    return [*found, Done()] if _refuse_done(state, step) is None else found


def refuse_setup(state: State, step: SettingUp, action: Action) -> IllegalAction | None:
    match action:
        case Done():
            return _refuse_done(state, step)
        case PlacePieces(batches):
            return _refuse_places(state, step, batches)
        case Lift(pieces, zone):
            if _put_there(step, zone).includes(pieces):
                return None
            words = tr_noop("You can take back only what you placed yourself.")
            return make_refusal(_rules(state), words, where=zone)
    return make_refusal(_rules(state), tr_noop("Place your pieces first."))


def answer_setup(state: State, step: SettingUp, action: Action) -> None:
    if isinstance(action, PlacePieces):
        for batch in action.batches:
            step = _with(step, batch)
            state.add_fps(batch.zone, step.side, fps_of(batch.pieces.groups))
            for leader in batch.pieces.leaders:
                state.people[leader].where = batch.zone
            add_ships(state, batch.zone, batch.pieces.navies)
        state.agenda.append(step)
    elif isinstance(action, Lift):
        zone, pieces = action.zone, action.pieces
        standing = state.zones[zone]
        picked = split_fps(standing.fps(step.side), pieces.groups)
        assert picked is not None
        standing.set_fps(step.side, picked[1])
        for leader in pieces.leaders:
            state.people[leader].where = AWAY
        for _ in range(pieces.navies):
            take_ship(state, zone)
        state.agenda.append(
            _changed(step, step.left + pieces, zone, _put_there(step, zone) - pieces)
        )
