"""The Pacification Phase: Counter-guerrillas, Guerrillas (6.1, M87-M91) and victory (6.2)."""

from collections import Counter

from attrs import evolve

from paxdesk.errors import IllegalAction
from paxdesk.language import tr_noop
from paxdesk.mexican_adventure.rules.actions import Action, Done, Hunt, Raid, Recall
from paxdesk.mexican_adventure.rules.agenda import Aftermath, Hunting, Losing, Raiding, Retreating
from paxdesk.mexican_adventure.rules.chance import SIDES_OF_THE_DIE, add_to_bowl, roll
from paxdesk.mexican_adventure.rules.effects import evacuation_effect
from paxdesk.mexican_adventure.rules.errors import make_refusal
from paxdesk.mexican_adventure.rules.forces import is_french
from paxdesk.mexican_adventure.rules.state import State
from paxdesk.mexican_adventure.rules.supply import collected_from, value_of
from paxdesk.mexican_adventure.rules.vocabulary import (
    MOST_WITHDRAWAL,
    SIDES,
    Side,
    Winner,
    ZoneId,
    enemy_of,
)

BACK_UP_TO = 4
STAYS_FROM = 9
AGAINST_GUARDS = 2

# --- Counter-guerrillas --------------------------------------------------------------------------


def _refuse_hunt(state: State, step: Hunting, action: Hunt) -> IllegalAction | None:
    rules = ("6.1", "M87")
    here, to = state.zones[action.origin], action.to
    if here.counter_guerrillas <= Counter(step.moved)[action.origin]:
        words = tr_noop("Every Counter-guerrilla in {zone} has moved.")
        return make_refusal(rules, words, where=action.origin, zone=action.origin)
    if to not in state.material.board.neighbours(action.origin):
        return make_refusal((*rules, "M4", "2.5"), tr_noop("That zone is not adjacent."), where=to)
    if state.zones[to].republican:
        return make_refusal(rules, tr_noop("Republican FP are in {zone}."), where=to, zone=to)
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
    return make_refusal(("6.1", "M87"), tr_noop("Move the Counter-guerrillas first."))


def answer_hunt(state: State, step: Hunting, action: Action) -> None:
    """Move a Counter-guerrilla; a Guerrilla in its new zone returns to the reserve."""
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
        return make_refusal(
            ("6.1", "M91"), tr_noop("You cannot try more zones after taking back a marker.")
        )
    if not step.markers:
        return make_refusal(rules, tr_noop("Each marker of the reserve is tried once a turn."))
    if not state.rp["republican"]:
        return make_refusal(("6.1", "M89"), tr_noop("Each attempt costs 1 RP."))
    if zone in step.tried:
        return make_refusal(rules, tr_noop("One attempt per zone and turn."), where=zone)
    if standing.guerrilla or standing.counter_guerrillas:
        words = tr_noop("There is a Guerrilla or Counter-guerrilla in {zone}.")
        return make_refusal(rules, words, where=zone, zone=zone)
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
            return make_refusal(("6.1", "M91"), tr_noop("No Guerrilla is there."), where=zone)
    return make_refusal(("6.1", "M88"), tr_noop("Place the Guerrillas first."))


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
    """Resolve one attempt to place a Guerrilla (M88)."""
    standing = state.zones[zone]
    state.tell("raided", "republican", zone)
    result = STAYS_FROM
    if standing.occupied("imperial"):
        result = roll(state) - _against(state, zone)
    if result >= STAYS_FROM:
        standing.guerrilla = True
        state.reserve -= 1
        state.tell("guerrilla", "republican", zone, word="placed")
        if standing.imperial:
            state.agenda.append(Retreating("imperial", zone))
    elif result > BACK_UP_TO:
        guards = standing.rural_guards > 0
        state.agenda.append(Losing("imperial", zone, 1, guards))


def _against(state: State, zone: ZoneId) -> int:
    """Return the modifier subtracted from the die (M88)."""
    standing = state.zones[zone]
    guards = AGAINST_GUARDS if standing.rural_guards else 0
    return max(0, len(standing.imperial) - 1) + guards


def raid_chances(state: State, zone: ZoneId) -> tuple[int, int]:
    """Return the chances, in tenths, that a Guerrilla stays and that the enemy loses a step."""
    if not state.zones[zone].occupied("imperial"):
        return SIDES_OF_THE_DIE, 0
    results = [die - _against(state, zone) for die in range(SIDES_OF_THE_DIE)]
    stays = sum(each >= STAYS_FROM for each in results)
    return stays, sum(BACK_UP_TO < each < STAYS_FROM for each in results)


# --- Step b: zones first held, French Retreat at 30, victory (6.2, 7.0, M92-M103) -----------------

FIRST_TIMES: tuple[ZoneId, ...] = ("puebla", "mexico", "oaxaca")
FRENCH_RETREAT = "french_retreat"


def settle_politics(state: State) -> None:
    """Resolve step b in the order of M92."""
    count_first_times(state)
    if state.withdrawal == MOST_WITHDRAWAL and not state.called:
        # M61: no more loans or atrocity tests
        state.called = True
        add_to_bowl(state, state.material.chits_of(FRENCH_RETREAT))
    check_automatic_victory(state)
    if not state.over and state.turn == state.card.last_turn:
        state.end(winner_of_scenario(state), "scenario")


def count_first_times(state: State) -> None:
    """Move the French Retreat marker for zones first held by Imperial FP alone (M93)."""
    for zone in FIRST_TIMES:
        standing = state.zones[zone]
        alone = standing.imperial and not standing.occupied("republican")
        if alone and zone not in state.first_time:
            state.first_time = tuple(sorted((*state.first_time, zone)))
            state.move_withdrawal(-1)


# --- Automatic victory (6.2.3) -------------------------------------------------------------------


def check_automatic_victory(state: State) -> None:
    """Check for automatic victory; captures end the game when they occur."""
    for side in SIDES:
        if holds_every_city(state, side):
            state.end(side, "cities")
    if state.saillard is not None and saillard_unfulfilled(state):
        state.end("republican", "saillard")
    if not state.bowl and not state.called:
        state.end("imperial", "bowl")


def holds_every_city(state: State, side: Side) -> bool:
    """Return whether the side alone holds every city and fortress (M6, M92)."""
    return all(
        state.zones[zone].fps(side) and not state.zones[zone].fps(enemy_of(side))
        for zone in state.material.board.where(lambda each: each.is_city_or_fortress)
    )


def french_fps(state: State) -> int:
    return sum(is_french(fp) for _, fp in state.all_fps("imperial"))


def french_pieces_left(state: State) -> bool:
    """Return whether a French HQ, leader or FP is on the map (M49)."""
    hq = state.hq
    if hq is not None and hq.where is not None and state.material.hqs[hq.id].nation == "french":
        return True
    leaders = (who for who, card in state.material.leaders.items() if card.french)
    return french_fps(state) > 0 or any(map(state.on_map, leaders))


def saillard_unfulfilled(state: State) -> bool:
    """Return whether the evacuation has failed (M49); remove ships at the deadline (M51)."""
    assert state.saillard is not None
    order = evacuation_effect(state)
    if state.turn >= state.saillard + order.turns:
        # ships leave with the last turn (M51)
        state.navies = ()
        return french_pieces_left(state)
    short = state.card.last_turn - state.saillard < order.turns
    too_few = state.now.evacuated < order.least and french_fps(state) > 0
    return short and state.turn > state.saillard and too_few


# --- The scenario's own victory ------------------------------------------------------------------


def winner_of_scenario(state: State) -> Winner:
    by = state.card.victory.by
    if by == "control":
        return _controller(state)
    if by == "most_resources":
        return _richest(state)
    if by == "withdrawal_below_30":
        # M99: with the option ``strict``, only an automatic victory counts
        below = not state.at_thirty and not state.options.strict
        return "imperial" if below else "republican"
    return "imperial" if any(True for _ in state.all_fps("imperial")) else "republican"


def _controller(state: State) -> Winner:
    """Return the winner by control of the scenario's zones, or "draw" (M97)."""
    wanted = state.card.victory.zones
    imperial, republican = (controlled(state, side) for side in SIDES)
    if state.options.by_points and imperial != republican:
        return "imperial" if imperial > republican else "republican"
    if len(wanted) in (imperial, republican):
        return "imperial" if imperial else "republican"
    return "draw"


def controlled(state: State, side: Side) -> int:
    """Return the number of the scenario's zones controlled by the side (M97)."""
    return sum(
        bool(state.zones[zone].fps(side) and not state.zones[zone].fps(enemy_of(side)))
        for zone in state.card.victory.zones
    )


def _richest(state: State) -> Winner:
    """Return the winner by resources or the French Retreat marker, or "draw" (M98)."""
    if state.card.victory.reached_by_republican(state.withdrawal):
        return "republican"
    imperial, republican = (value_in_hand(state, side) for side in SIDES)
    if imperial == republican:
        return "draw"
    return "imperial" if imperial > republican else "republican"


def value_in_hand(state: State, side: Side) -> int:
    zones = [zone for zone in collected_from(state, side) if state.zones[zone].fps(side)]
    return value_of(state, zones)
