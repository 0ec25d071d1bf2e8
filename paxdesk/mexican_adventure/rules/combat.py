"""Combat: attitudes, potential and what each side takes (5.7, M67-M80, M117, M118, M122)."""

from attrs import evolve

from paxdesk.errors import IllegalAction
from paxdesk.language import template
from paxdesk.mexican_adventure.rules.actions import Action, ChooseAttitude, Fight
from paxdesk.mexican_adventure.rules.agenda import (
    ChoosingAttitude,
    Combat,
    CombatOver,
    Fighting,
    Losing,
    Retreating,
)
from paxdesk.mexican_adventure.rules.chance import roll
from paxdesk.mexican_adventure.rules.forces import best_quality, is_french
from paxdesk.mexican_adventure.rules.fought import Fought, Potential
from paxdesk.mexican_adventure.rules.refusing import refuse
from paxdesk.mexican_adventure.rules.state import State
from paxdesk.mexican_adventure.rules.words import (
    ATTITUDES,
    SIDES,
    Attitude,
    Side,
    ZoneId,
    enemy_of,
)

NO_COMBAT_BELOW = 5
HALVED = 5
DOUBLED = 8
PC_FOR_A_LOSS = 5
BETTER_LEADER = 2
WORSE_LEADER = -1
AGAINST_A_LANDING = 1
CAMERONE = 5
SANTA_ANNA = 2
LOST_ON = 0
BARRED_AFTER_63: frozenset[Attitude] = frozenset({"hold", "withdraw"})

# --- Which combat (step i) -----------------------------------------------------------------------


def battlefields(state: State, step: Fighting) -> list[ZoneId]:
    """M67: every zone with FP of both sides, once."""
    return [
        zone
        for zone in state.material.board.ids
        if zone not in step.done and state.zones[zone].imperial and state.zones[zone].republican
    ]


def fight_options(state: State, step: Fighting) -> list[Action]:
    return [Fight(zone) for zone in battlefields(state, step)]


def refuse_fight(state: State, step: Fighting, action: Action) -> IllegalAction | None:
    if action in fight_options(state, step):
        return None
    words = template("First the Imperial player names the next combat.")
    return refuse(("5.7.2", "M67"), words, where=getattr(action, "zone", None))


def answer_fight(state: State, step: Fighting, action: Action) -> None:
    assert isinstance(action, Fight)
    zone = action.zone
    state.agenda += [
        evolve(step, done=(*step.done, zone)),
        Combat(zone, french_fought=any(map(is_french, state.zones[zone].imperial))),
        ChoosingAttitude("republican", zone),
        ChoosingAttitude("imperial", zone),
    ]
    state.tell("combat", zone=zone)


# --- Attitudes -----------------------------------------------------------------------------------


def _may_announce_camerone(state: State, zone: ZoneId) -> bool:
    """M41: event 43 in force, unused, and French A FP there."""
    return state.now.camerone and any(
        is_french(fp) and fp.quality == "A" for fp in state.zones[zone].imperial
    )


def _barred(state: State, step: ChoosingAttitude) -> frozenset[Attitude]:
    """M51: with French FP after event 63."""
    french = any(map(is_french, state.zones[step.zone].imperial))
    barred = step.side == "imperial" and state.saillard is not None and french
    return BARRED_AFTER_63 if barred else frozenset()


def attitude_options(state: State, step: ChoosingAttitude) -> list[Action]:
    words = [each for each in ATTITUDES if each not in _barred(state, step)]
    announced = [False]
    if step.side == "imperial" and _may_announce_camerone(state, step.zone):
        announced.append(True)
    return [ChooseAttitude(word, camerone) for word in words for camerone in announced]


def refuse_attitude(state: State, step: ChoosingAttitude, action: Action) -> IllegalAction | None:
    if action in attitude_options(state, step):
        return None
    zone = step.zone
    if not isinstance(action, ChooseAttitude):
        return refuse(("5.7.2", "M68"), template("First choose an attitude."), where=zone)
    if action.attitude in _barred(state, step):
        words = template("With French FP there is no Hold and no Withdraw any more.")
        return refuse(("8.0 63", "M51", "M49"), words, where=zone)
    words = template("Camerone needs event 43 this turn and French A FP in the zone.")
    return refuse(("8.0 43", "M41"), words, where=zone)


def answer_attitude(state: State, step: ChoosingAttitude, action: Action) -> None:
    assert isinstance(action, ChooseAttitude)
    for index, each in enumerate(state.agenda):
        if isinstance(each, Combat) and each.zone == step.zone:
            if step.side == "imperial":
                each = evolve(each, imperial=action.attitude, camerone=action.camerone)
            else:
                each = evolve(each, republican=action.attitude)
            state.agenda[index] = each


# --- Combat potential (5.7.1) --------------------------------------------------------------------


def _attitude(combat: Combat, side: Side) -> Attitude:
    attitude = combat.imperial if side == "imperial" else combat.republican
    assert attitude is not None
    return attitude


def side_besieged(state: State, combat: Combat) -> Side | None:
    """M77: the side that holds the fortress, if it chose Hold."""
    holder = state.zones[combat.zone].holds
    if not state.material.board.zones[combat.zone].fortress or holder is None:
        return None
    return holder if _attitude(combat, holder) == "hold" else None


def _leader_bonus(state: State, zone: ZoneId, side: Side) -> int:
    """M70: a side without leader is worse than any leader."""
    ours, theirs = (
        -1 if leader is None else state.initiative(leader)
        for leader in (
            state.commander(state.leaders_in(zone, each)) for each in (side, enemy_of(side))
        )
    )
    if ours == theirs:
        return 0
    return BETTER_LEADER if ours > theirs else WORSE_LEADER


def potential(state: State, combat: Combat, side: Side, die: int) -> Potential:
    zone, enemy = combat.zone, enemy_of(side)
    board = state.material.board.zones[zone]
    fps = state.zones[zone].fps(side)
    mine, theirs = _attitude(combat, side), _attitude(combat, enemy)
    values = state.material.attitudes
    best = best_quality(fps)
    mexicans = all(fp.nation in ("imperial", "republican") for fp in fps)
    return Potential(
        fps=len(fps),
        leader=_leader_bonus(state, zone, side),
        hold=values[theirs] if mine == "hold" and board.difficult else 0,
        pursuit=values[mine] if theirs == "withdraw" else 0,
        quality=state.material.quality_bonus[best] if best is not None else 0,
        landing=AGAINST_A_LANDING if side == "republican" and zone in state.now.landings else 0,
        fortress=board.fortress if combat.besieged == side else 0,
        camerone=CAMERONE if side == "imperial" and combat.camerone else 0,
        santa_anna=SANTA_ANNA if state.now.santa_anna == side and mexicans else 0,
        die=die,
    )


def inflicted(pc: int, total: int, own: int) -> int:
    """M72: PC / 5, halved or doubled, at most the inflicting side's own FP."""
    losses = max(0, -(-pc // PC_FOR_A_LOSS))
    if total == HALVED:
        losses = -(-losses // 2)
    elif total == DOUBLED:
        losses *= 2
    return min(losses, own)


# --- Resolution (5.7.2) --------------------------------------------------------------------------


def resolve_combat(state: State, combat: Combat) -> None:
    """One stage after another; questions lie above it on the agenda."""
    state.agenda.pop()
    if combat.stage == "attitudes":
        _join_battle(state, combat)
    elif combat.stage == "losses":
        _take_losses(state, combat)
    elif combat.stage == "leaders":
        _roll_for_leaders(state, combat)
    else:
        _decide_retreats(state, combat)


def _join_battle(state: State, combat: Combat) -> None:
    combat = evolve(combat, besieged=side_besieged(state, combat))
    values = state.material.attitudes
    total = values[_attitude(combat, "imperial")] + values[_attitude(combat, "republican")]
    for side in SIDES:
        state.tell("attitude", side, combat.zone, word=_attitude(combat, side))
    if combat.camerone:
        # Announced, it is over: below 5 it lapses unused.
        state.now.camerone = False
    chosen = (_attitude(combat, "imperial"), _attitude(combat, "republican"))
    if total < NO_COMBAT_BELOW:
        state.fought = Fought(combat.zone, chosen, besieged=combat.besieged)
        state.tell("no_combat", zone=combat.zone)
        state.agenda.append(evolve(combat, stage="retreats"))
        return
    dice = {side: roll(state) for side in SIDES}
    terms = {side: potential(state, combat, side, dice[side]) for side in SIDES}
    due = {
        side: inflicted(
            terms[enemy_of(side)].total, total, len(state.zones[combat.zone].fps(enemy_of(side)))
        )
        for side in SIDES
    }
    both = (due["imperial"], due["republican"])
    pair = (terms["imperial"], terms["republican"])
    state.fought = Fought(combat.zone, chosen, pair, both, combat.besieged)
    if combat.camerone:
        state.move_withdrawal(-1)
    state.agenda += [
        evolve(combat, stage="losses", due=both),
        Losing("republican", combat.zone, due["republican"]),
        Losing("imperial", combat.zone, due["imperial"]),
    ]


def _take_losses(state: State, combat: Combat) -> None:
    """Leader dice come after the losses of both (M79)."""
    state.agenda.append(evolve(combat, stage="leaders"))


def _roll_for_leaders(state: State, combat: Combat) -> None:
    for side in SIDES:
        for leader in state.leaders_in(combat.zone, side):
            if roll(state) == LOST_ON:
                state.eliminate(leader)
    state.agenda.append(evolve(combat, stage="retreats"))


def _must_leave(state: State, combat: Combat, side: Side) -> bool:
    """More losses, or Withdraw in any case; a wiped-out side leaves nothing to decide (M74)."""
    standing = state.zones[combat.zone]
    if not standing.imperial or not standing.republican:
        return False
    return _lost_more(combat, side) or _attitude(combat, side) == "withdraw"


def _lost_more(combat: Combat, side: Side) -> bool:
    if combat.due is None:
        return False
    imperial, republican = combat.due
    return imperial > republican if side == "imperial" else republican > imperial


def _decide_retreats(state: State, combat: Combat) -> None:
    state.agenda.append(CombatOver(combat.zone))
    zone, within = combat.zone, combat.besieged
    standing = state.zones[zone]
    blamed = combat.due is not None and combat.french_lost
    if combat.french_fought and not standing.imperial and standing.republican:
        # Wiped out with French in it while Republicans stay (M80).
        state.move_withdrawal(1)
    if within is not None and not standing.fps(within):
        fall(state, zone, within)
        return
    leaving: list[Retreating] = []
    for side in SIDES:
        if not _must_leave(state, combat, side):
            continue
        if side == within:
            if combat.french_fought and side == "imperial":
                # A garrison that falls is wiped out too (M80).
                state.move_withdrawal(1)
            fall(state, zone, side)
            return
        optional = within is not None and _attitude(combat, side) != "withdraw"
        to_blame = side == "imperial" and blamed
        leaving.append(Retreating(side, zone, optional, to_blame))
    state.agenda += reversed(leaving)


def fall(state: State, zone: ZoneId, side: Side) -> None:
    """M77, M84, M122: the garrison is eliminated whole, a head of state there is taken.

    Bazaine, once bound, leaves with his HQ instead (M46).
    """
    standing = state.zones[zone]
    if standing.fps(side):
        standing.set_fps(side, ())
    state.tell("retreats", side, zone, word="eliminated")
    for who in (*state.leaders_in(zone, side), *state.heads_in(zone, side)):
        if not state.over and (who != state.bound or not state.hq_in(zone)):
            state.eliminate(who)
