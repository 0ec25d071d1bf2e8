"""Losses and retreats: in combat, by Guerrillas (2.5, 5.7.3, 6.1, M73, M76, M80, M107)."""

from collections import Counter
from collections.abc import Iterator

from attrs import evolve

from paxdesk.errors import IllegalAction
from paxdesk.language import template
from paxdesk.mexican_adventure.rules.actions import Action, Lose, LoseGuards, Retreat, Stay
from paxdesk.mexican_adventure.rules.agenda import (
    Combat,
    CombatOver,
    CounterGuerrillaRetreats,
    Losing,
    Retreating,
)
from paxdesk.mexican_adventure.rules.forces import (
    Fps,
    Group,
    Kind,
    best_quality,
    is_french,
    kind_of,
    lower,
    marked,
    steps,
)
from paxdesk.mexican_adventure.rules.refusing import refuse
from paxdesk.mexican_adventure.rules.state import State
from paxdesk.mexican_adventure.rules.words import (
    FRENCH,
    NATIONS,
    QUALITIES,
    Side,
    ZoneId,
    enemy_of,
)

RULES = ("5.7.2", "M73", "M72", "2.5")
MANY = 200
"""Lines that are shown where there may be thousands."""


# --- Losses --------------------------------------------------------------------------------------


def lowered(fps: Fps, groups: tuple[Group, ...]) -> Fps | None:
    """The FP after these steps, from left to right; None if one of them cannot be taken."""
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
    """Canonical lines that take ``due`` steps, the first on a best-quality FP."""
    have = Counter(map(kind_of, fps))
    nations = [nation for nation in NATIONS if any(kind[1] == nation for kind in have)]
    kinds: list[Kind] = [(quality, nation) for quality in QUALITIES for nation in nations]
    best = best_quality(fps)

    def choose(index: int, left: int, there: Counter[Kind]) -> Iterator[tuple[Group, ...]]:
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
                yield (Group(number, quality, nation), *rest) if number else rest

    for groups in choose(0, due, have):
        if groups and groups[0].quality == best:
            yield Lose(groups)


def losing_options(state: State, step: Losing) -> list[Action]:
    """Nothing where nothing is due; where everything must go it goes unasked."""
    fps = state.zones[step.zone].fps(step.side)
    found: list[Action] = []
    if step.due <= 0:
        return []
    if fps and steps(fps) > step.due:
        found = [lose for lose, _ in zip(_ways(fps, step.due), range(MANY), strict=False)]
    elif fps and step.guards:
        found = [Lose(_everything(fps))]
    if step.guards:
        found.append(LoseGuards())
    return found


def _everything(fps: Fps) -> tuple[Group, ...]:
    """A lone C: the one step that removes it."""
    return tuple(Group(1, fp.quality, fp.nation) for fp in fps)


def refuse_losses(state: State, step: Losing, action: Action) -> IllegalAction | None:
    fps = state.zones[step.zone].fps(step.side)
    zone = step.zone
    if isinstance(action, LoseGuards):
        if step.guards:
            return None
        return refuse(
            ("6.1", "M88", *RULES), template("No Rural Guards can go instead."), where=zone
        )
    if not isinstance(action, Lose):
        return refuse(RULES, template("First take {due} losses."), where=zone, due=step.due)
    if sum(group.count for group in action.groups) != step.due:
        return refuse(RULES, template("It is {due} losses."), where=zone, due=step.due)
    if lowered(fps, action.groups) is None:
        return refuse(RULES, template("There are no such FP left for these steps."), where=zone)
    if action.groups[0].quality != best_quality(fps):
        words = template("The first loss falls on an FP of the best quality.")
        return refuse(("5.7.2", "M73", "M107"), words, where=zone)
    return None


def take_all(state: State, step: Losing) -> bool:
    """Losses due at least the steps there: all FP are gone unasked."""
    standing = state.zones[step.zone]
    fps = standing.fps(step.side)
    if step.due <= 0 or not fps or step.guards or steps(fps) > step.due:
        return False
    _note_french(state, step.zone, fps)
    standing.set_fps(step.side, ())
    state.tell("loses", step.side, step.zone, amount=step.due)
    return True


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
    state.tell("loses", step.side, step.zone, amount=step.due)


def _note_french(state: State, zone: ZoneId, fps: Fps) -> None:
    """M80: French FP lost a step in the combat under way."""
    for index, each in enumerate(state.agenda):
        if isinstance(each, Combat) and each.zone == zone and any(map(is_french, fps)):
            state.agenda[index] = evolve(each, french_lost=True)


# --- Retreats (5.7.3, M76) -----------------------------------------------------------------------


def open_to_retreat(state: State, side: Side, zone: ZoneId) -> bool:
    """Not enemy-occupied, not contested; Rural Guards alone do not bar it (M81)."""
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
    """M64: beaten in the combat of a landing; a raid later drives it off like any force (M88)."""
    landed = step.side == "imperial" and step.zone in state.now.landings
    return landed and _within_combat(state, step.zone)


def retreat_options(state: State, step: Retreating) -> list[Action]:
    if _has_landed(state, step):
        # Whoever has landed cannot leave alive (M64), a besieger stays.
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
        return refuse(("5.7.2", "M74"), template("This side must leave."), where=step.zone)
    if not isinstance(action, Retreat):
        return refuse(rules, template("First the side that leaves names a zone."), where=step.zone)
    if action.zone not in state.material.board.neighbours(step.zone):
        return refuse(
            (*rules, "M4", "2.5"), template("That zone does not touch."), where=action.zone
        )
    side = step.side if isinstance(step, Retreating) else "imperial"
    if isinstance(step, Retreating) and _has_landed(state, step):
        return refuse(("5.7.4", "M64"), template("A landing has nowhere to go."), where=step.zone)
    if not open_to_retreat(state, side, action.zone):
        words = template("A retreat leads to a zone without enemies that is not contested.")
        return refuse(rules, words, where=action.zone)
    return None


def answer_retreat(state: State, step: Retreating, action: Action) -> None:
    if not isinstance(action, Retreat):
        return
    standing = state.zones[step.zone]
    going = standing.fps(step.side)
    standing.set_fps(step.side, ())
    state.add_fps(action.zone, step.side, marked(going, moved=True))
    for leader in state.leaders_in(step.zone, step.side):
        if leader != state.bound or not state.hq_in(step.zone):
            state.people[leader].where = action.zone
    state.tell("retreats", step.side, action.zone, word=step.zone)
    if step.blamed:
        state.move_withdrawal(1)


def cannot_retreat(state: State, step: Retreating) -> None:
    """No zone, or a landing that must leave: eliminated, leaders too (M64, M76)."""
    fought = state.fought
    combat = _within_combat(state, step.zone) and fought is not None and fought.terms is not None
    wiped_out = combat and any(map(is_french, state.zones[step.zone].fps(step.side)))
    state.zones[step.zone].set_fps(step.side, ())
    state.tell("retreats", step.side, step.zone, word="eliminated")
    for leader in state.leaders_in(step.zone, step.side):
        if leader != state.bound or not state.hq_in(step.zone):
            state.eliminate(leader)
    if step.blamed or wiped_out:
        # M80: left with losses, or wiped out with French in it.
        state.move_withdrawal(1)
