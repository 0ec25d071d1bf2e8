"""Combat: attitudes, potential, losses and retreats (5.7, M67-M80, M117, M118, M122)."""

from collections import Counter
from collections.abc import Iterator

from attrs import evolve

from paxdesk.errors import IllegalAction
from paxdesk.language import tr_noop
from paxdesk.mexican_adventure.rules.actions import (
    Action,
    ChooseAttitude,
    Fight,
    Lose,
    LoseGuards,
    Retreat,
    Stay,
)
from paxdesk.mexican_adventure.rules.agenda import (
    ChoosingAttitude,
    Combat,
    CombatOver,
    CounterGuerrillaRetreats,
    Fighting,
    Losing,
    Retreating,
)
from paxdesk.mexican_adventure.rules.chance import roll
from paxdesk.mexican_adventure.rules.errors import make_refusal
from paxdesk.mexican_adventure.rules.forces import (
    FpGroup,
    Fps,
    FpType,
    best_quality,
    fps_with,
    is_french,
    kind_of,
    lower,
    steps_to_remove,
)
from paxdesk.mexican_adventure.rules.state import Fought, Potential, State
from paxdesk.mexican_adventure.rules.vocabulary import (
    ATTITUDES,
    FRENCH,
    NATIONS,
    QUALITIES,
    SIDES,
    Attitude,
    Quality,
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

# --- Choice of the next combat (step i) -----------------------------------------------------------


def battlefields(state: State, step: Fighting) -> list[ZoneId]:
    """Return the zones with FP of both sides and unresolved combat (M67)."""
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
    words = tr_noop("The Imperial player must choose the next combat first.")
    return make_refusal(("5.7.2", "M67"), words, where=getattr(action, "zone", None))


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
    return state.now.camerone and any(
        is_french(fp) and fp.quality == "A" for fp in state.zones[zone].imperial
    )


def _barred(state: State, step: ChoosingAttitude) -> frozenset[Attitude]:
    """Return the attitudes that French FP rule out after event 63 (M51)."""
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
        return make_refusal(("5.7.2", "M68"), tr_noop("Choose an attitude first."), where=zone)
    if action.attitude in _barred(state, step):
        words = tr_noop("A force with French FP can no longer Hold or Withdraw.")
        return make_refusal(("8.0 63", "M51", "M49"), words, where=zone)
    words = tr_noop("Camerone needs event 43 this turn and French A FP in the zone.")
    return make_refusal(("8.0 43", "M41"), words, where=zone)


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
    """Return the side that holds the fortress if it chose Hold (M77), else None."""
    holder = state.zones[combat.zone].holds
    if not state.material.board.zones[combat.zone].fortress or holder is None:
        return None
    return holder if _attitude(combat, holder) == "hold" else None


def _leader_bonus(state: State, zone: ZoneId, side: Side) -> int:
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


def _most_losses(state: State, zone: ZoneId, side: Side) -> int:
    """Return the maximum losses of a side (M72)."""
    capping = side if state.options.cap_by_sufferer else enemy_of(side)
    return len(state.zones[zone].fps(capping))


def inflicted(pc: int, total: int, most: int) -> int:
    """Return the losses that a potential inflicts, at most ``most`` (M72).

    ``total`` is the sum of both attitudes.
    """
    losses = max(0, -(-pc // PC_FOR_A_LOSS))
    if total == HALVED:
        losses = -(-losses // 2)
    elif total == DOUBLED:
        losses *= 2
    return min(losses, most)


# --- Resolution (5.7.2) --------------------------------------------------------------------------


def resolve_combat(state: State, combat: Combat) -> None:
    """Resolve one stage of a combat, and put its questions on top of the agenda."""
    state.agenda.pop()
    if combat.stage == "attitudes":
        _join_battle(state, combat)
    elif combat.stage == "losses":
        state.agenda.append(evolve(combat, stage="leaders"))
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
        # event 43 is used up by the announcement, even without combat
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
        side: inflicted(terms[enemy_of(side)].total, total, _most_losses(state, combat.zone, side))
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


def _roll_for_leaders(state: State, combat: Combat) -> None:
    for side in SIDES:
        for leader in state.leaders_in(combat.zone, side):
            if roll(state) == LOST_ON:
                state.eliminate(leader)
    state.agenda.append(evolve(combat, stage="retreats"))


def _must_leave(state: State, combat: Combat, side: Side) -> bool:
    """Return whether the side must retreat (M74)."""
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
        # the Imperial force with French FP is wiped out, but Republican FP remain (M80)
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
                # an eliminated garrison counts as wiped out (M80)
                state.move_withdrawal(1)
            fall(state, zone, side)
            return
        optional = within is not None and _attitude(combat, side) != "withdraw"
        to_blame = side == "imperial" and blamed
        leaving.append(Retreating(side, zone, optional, to_blame))
    state.agenda += reversed(leaving)


def fall(state: State, zone: ZoneId, side: Side) -> None:
    """Eliminate the garrison and persons of a fallen fortress (M77, M84, M122)."""
    standing = state.zones[zone]
    if standing.fps(side):
        standing.set_fps(side, ())
    state.tell("retreats", side, zone, word="eliminated")
    for who in (*state.leaders_in(zone, side), *state.heads_in(zone, side)):
        if not state.over and (who != state.bound or not state.hq_in(zone)):
            state.eliminate(who)


# --- Losses and retreats: in combat, by Guerrillas (2.5, 5.7.3, 6.1, M73, M76, M80, M107) ---------

RULES = ("5.7.2", "M73", "M72", "2.5")
MANY = 200
"""Maximum number of actions listed as options."""


# --- Losses --------------------------------------------------------------------------------------


def lowered(fps: Fps, groups: tuple[FpGroup, ...]) -> Fps | None:
    """Return the FP after these losses in order; None if impossible."""
    left = list(fps)
    for group in groups:
        for _ in range(group.count):
            kind = (group.quality, group.nation)
            found = next((fp for fp in left if kind_of(fp) == kind), None)
            if found is None:
                return None
            left.remove(found)
            fallen = lower(found)
            if fallen is not None:
                left.append(fallen)
    return tuple(left)


def _ways(fps: Fps, due: int) -> Iterator[Lose]:
    """Yield choices of ``due`` losses that begin with the best quality."""
    have = Counter(map(kind_of, fps))
    nations = [nation for nation in NATIONS if any(kind[1] == nation for kind in have)]
    kinds: list[FpType] = [(quality, nation) for quality in QUALITIES for nation in nations]
    best = best_quality(fps)

    def choose(index: int, left: int, there: Counter[FpType]) -> Iterator[tuple[FpGroup, ...]]:
        if left == 0:
            yield ()
            return
        if index == len(kinds):
            return
        quality, nation = kinds[index]
        for number in range(min(there[quality, nation], left), -1, -1):
            after = there
            if number and quality != "C":
                after = there.copy()
                after[QUALITIES[QUALITIES.index(quality) + 1], nation] += number
            for rest in choose(index + 1, left - number, after):
                yield (FpGroup(number, quality, nation), *rest) if number else rest

    for groups in choose(0, due, have):
        if groups and groups[0].quality == best:
            yield Lose(groups)


def losing_options(state: State, step: Losing) -> list[Action]:
    """Return up to MANY ways to take the losses; [] if there is no choice."""
    fps = state.zones[step.zone].fps(step.side)
    found: list[Action] = []
    if step.due <= 0:
        return []
    if fps and steps_to_remove(fps) > step.due:
        found = [lose for lose, _ in zip(_ways(fps, step.due), range(MANY), strict=False)]
    elif fps and step.guards:
        found = [Lose(tuple(FpGroup(1, fp.quality, fp.nation) for fp in fps))]
    if step.guards:
        found.append(LoseGuards())
    return found


def refuse_losses(state: State, step: Losing, action: Action) -> IllegalAction | None:
    fps = state.zones[step.zone].fps(step.side)
    zone = step.zone
    if isinstance(action, LoseGuards):
        if step.guards:
            return None
        return make_refusal(
            ("6.1", "M88", *RULES), tr_noop("No Rural Guards can go instead."), where=zone
        )
    if not isinstance(action, Lose):
        return make_refusal(RULES, tr_noop("Take {due} losses first."), where=zone, due=step.due)
    if sum(group.count for group in action.groups) != step.due:
        return make_refusal(RULES, tr_noop("Take exactly {due} losses."), where=zone, due=step.due)
    if lowered(fps, action.groups) is None:
        return make_refusal(
            RULES, tr_noop("There are not enough such FP for these losses."), where=zone
        )
    if action.groups[0].quality != best_quality(fps):
        words = tr_noop("The first loss falls on an FP of the best quality.")
        return make_refusal(("5.7.2", "M73", "M107"), words, where=zone)
    return None


def take_all(state: State, step: Losing) -> bool:
    """Remove all FP if the losses leave no choice; return whether they do."""
    standing = state.zones[step.zone]
    fps = standing.fps(step.side)
    if step.due <= 0 or not fps or step.guards or steps_to_remove(fps) > step.due:
        return False
    _note_french(state, step.zone, fps)
    standing.set_fps(step.side, ())
    word = f"all {len(fps)}" if _in_combat(state, step.zone) else ""
    state.tell("loses", step.side, step.zone, amount=step.due, word=word)
    return True


def _in_combat(state: State, zone: ZoneId) -> bool:
    """Return whether combat reveals the FP of the zone (M86)."""
    return any(isinstance(each, Combat | CombatOver) and each.zone == zone for each in state.agenda)


def answer_losses(state: State, step: Losing, action: Action) -> None:
    standing = state.zones[step.zone]
    if isinstance(action, LoseGuards):
        standing.rural_guards -= 1
        state.tell("guards_gone", "imperial", step.zone)
        return
    assert isinstance(action, Lose)
    left = lowered(standing.fps(step.side), action.groups)
    assert left is not None
    if any(group.nation in FRENCH for group in action.groups):
        _note_french(state, step.zone, standing.imperial)
    standing.set_fps(step.side, left)
    fallen = kinds_by_quality(action.groups) if _in_combat(state, step.zone) else ""
    state.tell("loses", step.side, step.zone, amount=step.due, word=fallen)


def kinds_by_quality(groups: tuple[FpGroup, ...]) -> str:
    """Return the number of steps lost by each quality, as an event's word: ``2A 1C``."""
    lost = Counter[Quality]()
    for group in groups:
        lost[group.quality] += group.count
    return " ".join(f"{lost[quality]}{quality}" for quality in QUALITIES if lost[quality])


def _note_french(state: State, zone: ZoneId, fps: Fps) -> None:
    """Record a step lost by French FP in combat (M80)."""
    for index, each in enumerate(state.agenda):
        if isinstance(each, Combat) and each.zone == zone and any(map(is_french, fps)):
            state.agenda[index] = evolve(each, french_lost=True)


# --- Retreats (5.7.3, M76) -----------------------------------------------------------------------


def open_to_retreat(state: State, side: Side, zone: ZoneId) -> bool:
    """Return whether no enemy prevents a retreat to the zone (M81)."""
    standing = state.zones[zone]
    if side == "republican":
        return not standing.imperial and not standing.counter_guerrillas
    return not standing.occupied(enemy_of(side))


def _zones(state: State, side: Side, zone: ZoneId) -> list[ZoneId]:
    near = sorted(state.material.board.neighbours(zone))
    return [each for each in near if open_to_retreat(state, side, each)]


def _within_combat(state: State, zone: ZoneId) -> bool:
    return any(isinstance(each, CombatOver) and each.zone == zone for each in state.agenda)


def _has_landed(state: State, step: Retreating) -> bool:
    """Return whether a landing was beaten in its combat (M64)."""
    landed = step.side == "imperial" and step.zone in state.now.landings
    return landed and _within_combat(state, step.zone)


def retreat_options(state: State, step: Retreating) -> list[Action]:
    if _has_landed(state, step):
        # a beaten landing is eliminated (M64); a besieger may stay
        return [Stay()] if step.optional else []
    found: list[Action] = [Retreat(zone) for zone in _zones(state, step.side, step.zone)]
    return [*found, Stay()] if step.optional else found


def refuse_retreat(
    state: State, step: Retreating | CounterGuerrillaRetreats, action: Action
) -> IllegalAction | None:
    rules = ("5.7.3", "M76")
    if isinstance(action, Stay):
        if isinstance(step, Retreating) and step.optional:
            return None
        return make_refusal(("5.7.2", "M74"), tr_noop("This side must leave."), where=step.zone)
    if not isinstance(action, Retreat):
        return make_refusal(
            rules, tr_noop("The side that leaves must choose a zone first."), where=step.zone
        )
    if action.zone not in state.material.board.neighbours(step.zone):
        return make_refusal(
            (*rules, "M4", "2.5"), tr_noop("That zone is not adjacent."), where=action.zone
        )
    side = step.side if isinstance(step, Retreating) else "imperial"
    if isinstance(step, Retreating) and _has_landed(state, step):
        return make_refusal(
            ("5.7.4", "M64"), tr_noop("A landing has nowhere to go."), where=step.zone
        )
    if not open_to_retreat(state, side, action.zone):
        words = tr_noop("A retreat leads to a zone without enemies that is not contested.")
        return make_refusal(rules, words, where=action.zone)
    return None


def answer_retreat(state: State, step: Retreating, action: Action) -> None:
    if not isinstance(action, Retreat):
        return
    standing = state.zones[step.zone]
    going = standing.fps(step.side)
    standing.set_fps(step.side, ())
    state.add_fps(action.zone, step.side, fps_with(going, moved=True))
    for leader in state.leaders_in(step.zone, step.side):
        if leader != state.bound or not state.hq_in(step.zone):
            state.people[leader].where = action.zone
    state.tell("retreats", step.side, action.zone, word=step.zone)
    if step.blamed:
        state.move_withdrawal(1)


def cannot_retreat(state: State, step: Retreating) -> None:
    """Eliminate a force that cannot retreat, with its leaders (M64, M76)."""
    fought = state.fought
    combat = _within_combat(state, step.zone) and fought is not None and fought.terms is not None
    wiped_out = combat and any(map(is_french, state.zones[step.zone].fps(step.side)))
    state.zones[step.zone].set_fps(step.side, ())
    state.tell("retreats", step.side, step.zone, word="eliminated")
    for leader in state.leaders_in(step.zone, step.side):
        if leader != state.bound or not state.hq_in(step.zone):
            state.eliminate(leader)
    if step.blamed or wiped_out:
        # M80: French FP lost steps in the combat, or are eliminated now
        state.move_withdrawal(1)
