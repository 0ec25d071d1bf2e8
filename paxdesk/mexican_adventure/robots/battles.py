"""Decisions on attitudes (5.7.2, mixed strategies), losses, retreats, raids and hunts."""

from attrs import evolve

from paxdesk.float_sum import float_sum
from paxdesk.lazy_attrs import frozen
from paxdesk.mexican_adventure.robots.assessment import FP_WORTH, RAISED_AGAIN, Assessment
from paxdesk.mexican_adventure.robots.departure import outlasting, stays
from paxdesk.mexican_adventure.robots.forces_seen import strength
from paxdesk.mexican_adventure.rules import actions as act
from paxdesk.mexican_adventure.rules.actions import Action, ChooseAttitude
from paxdesk.mexican_adventure.rules.agenda import Combat, Losing, Retreating
from paxdesk.mexican_adventure.rules.combat import (
    NO_COMBAT_BELOW,
    inflicted,
    lowered,
    potential,
    side_besieged,
)
from paxdesk.mexican_adventure.rules.effects import evacuation_effect
from paxdesk.mexican_adventure.rules.forces import is_french, steps_to_remove
from paxdesk.mexican_adventure.rules.vocabulary import (
    ATTITUDES,
    SIDES,
    Attitude,
    Side,
    ZoneId,
    enemy_of,
)
from paxdesk.session.randomness import Generator

ROUNDS = 200
"""Number of rounds of fictitious play."""
DICE = (1, 4, 5, 8)
"""Rolls that represent the ten sides of the die."""
FINE = 1000
DEALT: dict[Side, float] = {"imperial": 0.9, "republican": 0.6}
"""Worth of an enemy step, by the side that removes it, in units of FP_WORTH."""
TAKEN: dict[Side, float] = {"imperial": 0.6, "republican": 0.9}
"""Worth of a step, by the side that loses it, in units of FP_WORTH."""
DEALT_LASTING, TAKEN_LASTING = 0.3, 1.5
"""DEALT and TAKEN for a side that only has to survive."""
ENDURING = 0.6
"""Addition to TAKEN for an enduring side (``Assessment.enduring``)."""
TAKEN_GOING = 0.4
"""Like TAKEN, for French FP that go home soon."""
PORT = 8.0
"""Worth of an evacuation port without enemies (M50)."""
LAST_STEP = 0.1
"""Worth of a step in the last turn (7.2), in units of FP_WORTH."""
STALLED, MOST_STALLED = 0.2, 10.0
"""Cost of another turn to the besieger, as a share of the zone's worth; maximum worth counted."""
EXTINCTION, CAUGHT = 40.0, 0.2
"""Cost of losing all FP that stay, and chance that a deserted head of state is captured."""


@frozen
class BattleOutlook:
    """Value of a pair of attitudes for the planning side, with average losses in steps."""

    value: float
    dealt: float
    taken: float


def outlook(
    seen: Assessment, zone: ZoneId, imperial: Attitude, republican: Attitude, camerone: bool
) -> BattleOutlook:
    """Return the outlook of a pair of attitudes, averaged over dice."""
    state, side = seen.state, seen.side
    combat = Combat(zone, imperial=imperial, republican=republican, camerone=camerone)
    combat = evolve(combat, besieged=side_besieged(state, combat))
    attitudes: dict[Side, Attitude] = {"imperial": imperial, "republican": republican}
    values = state.material.attitudes
    total = values[imperial] + values[republican]
    # losses hardly matter if only possession of zones is counted (7.2)
    at_last = seen.finishing and state.card.victory.by == "most_resources"
    worth = max(1.0, seen.worths[zone])
    stakes = seen.at_stake(zone) if at_last else (0.0, 0.0)
    if total < NO_COMBAT_BELOW:
        leaving = {each: attitudes[each] == "withdraw" for each in SIDES}
        if at_last:
            return BattleOutlook(_left_alone(stakes, leaving[side], leaving[seen.enemy]), 0, 0)
        return BattleOutlook(_place(seen, combat, worth, leaving[side], leaving[seen.enemy]), 0, 0)
    fps = {each: state.zones[zone].fps(each) for each in SIDES}
    lasting = side == "imperial" and outlasting(state)
    own_step = TAKEN[side]
    if seen.enduring:
        own_step += ENDURING
    if seen.lavish:
        own_step *= RAISED_AGAIN
    if seen.attacks_at_any_cost:
        own_step = 0.0
    if lasting:
        going = sum(map(is_french, fps["imperial"])) if state.saillard is not None else 0
        share = going / max(1, len(fps["imperial"]))
        own_step = share * TAKEN_GOING + (1 - share) * TAKEN_LASTING
    port = PORT if seen.french_must_leave() and zone == evacuation_effect(state).where else 0.0
    their_step = DEALT_LASTING if lasting else DEALT[side]
    if at_last:
        own_step = their_step = LAST_STEP
    extinction = EXTINCTION * _share_of_the_last(seen, zone) if lasting else 0.0
    value = dealt = taken = 0.0
    pairs = [(one, other) for one in DICE for other in DICE]
    base = {each: potential(state, combat, each, 0).total for each in SIDES}
    for pair in pairs:
        inflicts = {
            each: inflicted(base[each] + die, total, len(fps[each]))
            for each, die in zip(SIDES, pair, strict=True)
        }
        ours = min(inflicts[side], steps_to_remove(fps[seen.enemy]))
        lost = min(inflicts[seen.enemy], steps_to_remove(fps[side]))
        dealt += ours
        taken += lost
        here = FP_WORTH * (their_step * ours - own_step * lost)
        gone = lost >= steps_to_remove(fps[side])
        they_gone = ours >= steps_to_remove(fps[seen.enemy])
        we_leave = gone or lost > ours or attitudes[side] == "withdraw"
        they_leave = they_gone or ours > lost or attitudes[seen.enemy] == "withdraw"
        if at_last:
            here += _left_alone(stakes, we_leave, they_leave)
        elif gone or they_gone:
            here += worth * (they_gone - gone)
        else:
            here += _place(seen, combat, worth, we_leave, they_leave)
        here += port * ((they_gone or they_leave) - (gone or we_leave))
        if gone or (we_leave and not they_gone and combat.besieged == side):
            here -= extinction
        elif lasting and we_leave and not they_gone and state.heads_in(zone, side):
            here -= CAUGHT * EXTINCTION
        leaves = we_leave if side == "imperial" else they_leave
        if leaves and any(map(is_french, fps["imperial"])):
            # a defeat of French FP moves the French Retreat marker (M80)
            here += (0.5 + seen.patience) * (1 if side == "republican" else -1)
        value += here
    many = len(pairs)
    return BattleOutlook(value / many, dealt / many, taken / many)


def _share_of_the_last(seen: Assessment, zone: ZoneId) -> float:
    """Return the zone's share of the staying FP; 1.0 if a head of state is there."""
    everybody = sum(stays(fp) for _, fp in seen.state.all_fps("imperial"))
    here = sum(map(stays, seen.own_fps(zone)))
    return 1.0 if seen.state.heads_in(zone, "imperial") else here / max(1, everybody)


def _left_alone(stakes: tuple[float, float], we_leave: bool, they_leave: bool) -> float:
    """Return the change of the final count; 0 unless exactly one side leaves."""
    if we_leave == they_leave:
        return 0.0
    return stakes[0] if they_leave else stakes[1]


def _place(
    seen: Assessment, combat: Combat, worth: float, we_leave: bool, they_leave: bool
) -> float:
    """Return the value of keeping, gaining or losing the zone (M77, M78)."""
    if combat.besieged == seen.side:
        return -(worth + FP_WORTH * len(seen.own_fps(combat.zone))) if we_leave else 0.3
    if combat.besieged == seen.enemy:
        if they_leave:
            return worth + FP_WORTH * len(seen.enemy_fps(combat.zone))
        # another turn of siege, while other zones need the army
        return -STALLED * min(worth, MOST_STALLED) if seen.level.besieges else 0.0
    return worth * 0.5 * (they_leave - we_leave)


def choose_attitude(
    seen: Assessment, zone: ZoneId, legal: list[ChooseAttitude], generator: Generator
) -> tuple[ChooseAttitude, BattleOutlook]:
    """Draw an attitude from an approximate equilibrium; return it with its average outlook."""
    table = [
        [
            outlook(seen, zone, *_pair(seen.side, mine.attitude, other), mine.camerone)
            for other in ATTITUDES
        ]
        for mine in legal
    ]
    chosen = _mixed([[each.value for each in row] for row in table], generator)
    row = table[chosen]
    middle = len(row)
    mean = BattleOutlook(
        float_sum(each.value for each in row) / middle,
        float_sum(each.dealt for each in row) / middle,
        float_sum(each.taken for each in row) / middle,
    )
    return legal[chosen], mean


def _pair(side: Side, mine: Attitude, theirs: Attitude) -> tuple[Attitude, Attitude]:
    return (mine, theirs) if side == "imperial" else (theirs, mine)


def _mixed(table: list[list[float]], generator: Generator) -> int:
    """Draw the index of a row by fictitious play."""
    ours, theirs = [0] * len(table), [0] * len(table[0])
    row_sums, column_sums = [0.0] * len(table), [0.0] * len(table[0])
    row = column = 0
    for _ in range(ROUNDS):
        ours[row] += 1
        theirs[column] += 1
        for index, values in enumerate(table):
            row_sums[index] += values[column]
        for index in range(len(theirs)):
            column_sums[index] += table[row][index]
        row = max(range(len(table)), key=row_sums.__getitem__)
        column = min(range(len(theirs)), key=column_sums.__getitem__)
    picked = generator.below(FINE) * ROUNDS // FINE
    for index, times in enumerate(ours):
        picked -= times
        if picked < 0:
            return index
    return max(range(len(ours)), key=ours.__getitem__)


def strongest_first(seen: Assessment, zones: list[ZoneId]) -> ZoneId:
    """Return the zone with the best odds, for the next combat (5.7.2)."""
    enemy = enemy_of(seen.side)

    def odds(zone: ZoneId) -> float:
        _, _, chance = seen.exchange(zone, seen.own_fps(zone), seen.state.zones[zone].fps(enemy))
        return chance

    return max(zones, key=lambda zone: (odds(zone), zone))


# --- The Pacification Phase (6.1), losses and retreats --------------------------------------------


def raid(seen: Assessment, legal: list[Action]) -> Action:
    """Return the best raid, or Done if none pays."""

    def score(action: Action) -> float:
        if not isinstance(action, act.Raid):
            return 0.0 if isinstance(action, act.Done) else -1.0
        if seen.finishing:
            return _last_raid(seen, action.zone)
        standing = seen.state.zones[action.zone]
        resources = seen.board.zones[action.zone].resources
        if not standing.occupied("imperial"):
            return resources - 0.6 if not standing.republican else -1.0
        chance = 0.5 - 0.1 * (len(standing.imperial) - 1) - 0.2 * bool(standing.rural_guards)
        line = len(seen.board.linked[action.zone]) > 1
        return chance * (1.2 + line + 0.5 * resources) - 0.5

    return max(legal, key=score)


def _last_raid(seen: Assessment, zone: ZoneId) -> float:
    """Return the raid's expected change of the final count."""
    after = seen.state.copy()
    standing = after.zones[zone]
    many = len(standing.imperial)
    chance = 1.0
    if standing.occupied("imperial"):
        chance = max(0.0, 0.1 if many <= 1 and not standing.rural_guards else 0.0)
        if many == 1 and standing.imperial[0].quality == "C" and not standing.rural_guards:
            chance = 0.5
        standing.imperial = ()
    else:
        standing.guerrilla = True
    return chance * (seen.last_count(after) - seen.last_count(seen.state)) - 0.01


def hunt(seen: Assessment, legal: list[Action]) -> Action:
    """Return the hunt in the most valuable zone with a Guerrilla, or Done."""

    def score(action: Action) -> float:
        if not isinstance(action, act.Hunt):
            return 0.0
        return 1.0 + seen.worths[action.to] if seen.state.zones[action.to].guerrilla else -1.0

    return max(legal, key=score)


def lose(seen: Assessment, step: Losing, legal: list[Action]) -> Action:
    """Return the losses that leave the strongest force (5.7.1)."""
    fps = seen.view.zones[step.zone].fps(step.side)

    def score(action: Action) -> float:
        if isinstance(action, act.LoseGuards):
            return strength(fps) - 1.5
        assert isinstance(action, act.Lose)
        left = lowered(fps, action.groups) or ()
        return strength(left) + 0.2 * steps_to_remove(left)

    return max(legal, key=score)


def retreat(seen: Assessment, legal: list[Action]) -> Action:
    """Return the best retreat; a besieger that would survive prefers to stay."""

    def score(action: Action) -> float:
        if isinstance(action, act.Stay):
            step = seen.state.agenda[-1]
            assert isinstance(step, Retreating)
            _, taken, _ = seen.exchange(
                step.zone, seen.own_fps(step.zone), seen.enemy_fps(step.zone)
            )
            return 6.0 if taken < steps_to_remove(seen.own_fps(step.zone)) else -6.0
        assert isinstance(action, act.Retreat)
        return _refuge(seen, action.zone)

    return max(legal, key=score)


def escape(seen: Assessment, legal: list[Action]) -> Action:
    def score(action: Action) -> float:
        assert isinstance(action, act.Escape)
        return _refuge(seen, action.zone)

    return max(legal, key=score)


def flee(seen: Assessment, legal: list[Action]) -> Action:
    def score(action: Action) -> float:
        assert isinstance(action, act.Sail)
        return _refuge(seen, action.to)

    return max(legal, key=score)


def _refuge(seen: Assessment, zone: ZoneId) -> float:
    own = seen.own_fps(zone)
    value = 0.4 * min(strength(own), 10) + seen.worths[zone] * 0.5
    value -= 0.25 * seen.threat(zone)
    if not seen.supplied_in(zone):
        value -= 3.0
    return value
