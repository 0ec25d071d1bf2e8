"""Stacks as visible to a viewer (5.8.4, M86, M106). No Qt."""

from collections.abc import Iterator

from paxdesk.lazy_attrs import frozen
from paxdesk.mexican_adventure.robots.forces_seen import reached_from
from paxdesk.mexican_adventure.rules.forces import Groups, groups_from_fps
from paxdesk.mexican_adventure.rules.state import State
from paxdesk.mexican_adventure.rules.view import seen_by, shown_in_combat, under_a_leader
from paxdesk.mexican_adventure.rules.vocabulary import (
    SIDES,
    LeaderId,
    Quality,
    Side,
    ZoneId,
    enemy_of,
)


@frozen
class Stack:
    """FP and leaders of a side in a zone, or a face-down stack."""

    zone: ZoneId
    side: Side
    face_down: bool = False
    leaders: tuple[LeaderId, ...] = ()
    groups: Groups = ()
    stars: int = 0
    """Rank of the commander; 0 if there is none or the stack is face down."""

    @property
    def count(self) -> int:
        return sum(group.count for group in self.groups)

    @property
    def best(self) -> Quality | None:
        return min((group.quality for group in self.groups), default=None)


def stack(state: State, zone: ZoneId, side: Side, sides: frozenset[Side]) -> Stack | None:
    """Return the side's stack as these sides together see it; None if there is none."""
    if (zone, side) in state.face_down:
        return Stack(zone, side, face_down=True)
    fps, leaders = state.zones[zone].fps(side), state.leaders_in(zone, side)
    if not fps and not leaders:
        return None
    shown = shown_in_combat(state, zone)
    if side not in sides and not shown and under_a_leader(state, side, zone):
        return Stack(zone, side, face_down=True)
    commander = state.commander(leaders)
    if side not in sides and shown:
        # combat reveals only the commanding leader
        leaders = () if commander is None else (commander,)
    stars = 0 if commander is None else state.people[commander].rank
    return Stack(zone, side, False, leaders, groups_from_fps(fps), stars)


def stacks(state: State, sides: frozenset[Side]) -> Iterator[Stack]:
    """Yield all stacks on the map, in alphabetical order of zones."""
    for zone in state.material.board.ids:
        for side in SIDES:
            found = stack(state, zone, side, sides)
            if found is not None:
                yield found


def possible_attackers(state: State, side: Side) -> dict[ZoneId, list[ZoneId]]:
    """Return the origins of possible attacks on ``side``, by attacked zone."""
    view = seen_by(state, side)
    enemy = enemy_of(side)
    own = {zone for zone, _ in view.all_fps(side)}
    if side == "imperial" and view.hq is not None and view.hq.where is not None:
        own.add(view.hq.where)
    found: dict[ZoneId, list[ZoneId]] = {}
    for origin in view.material.board.ids:
        standing = view.zones[origin].fps(enemy)
        led = origin in view.covered or bool(view.leaders_in(origin, enemy))
        if not led or not (standing or origin in view.covered):
            continue
        for zone in sorted(reached_from(view, enemy, origin) & own):
            if zone != origin:
                found.setdefault(zone, []).append(origin)
    return found
