"""Ways over the map: where a force may march, and the likeliest way to where it may not."""

from collections import deque
from collections.abc import Iterator, Mapping
from itertools import combinations
from typing import Final

from attrs import evolve

from paxdesk.errors import IllegalAction
from paxdesk.language import later
from paxdesk.mexican_adventure.rules.actions import Move, Stop
from paxdesk.mexican_adventure.rules.agenda import Moving
from paxdesk.mexican_adventure.rules.board import Board
from paxdesk.mexican_adventure.rules.forces import NOTHING, Pieces
from paxdesk.mexican_adventure.rules.movement import move_options, refuse_way
from paxdesk.mexican_adventure.rules.state import State
from paxdesk.mexican_adventure.rules.words import Side, ZoneId, enemy_of
from paxdesk.mexican_adventure.table.words.refusals import readable

NOTHING_DROPPED: Final[Mapping[int, Pieces]] = {}
MOST_WAYS = 3
"""Ways to one zone among which one is asked to choose."""
MOST_STOPS = 3
"""Zones on the way in which garrisons stay: a march has four zones at most."""
MOST_LINES = 9
"""Lines of one drop: a longer choice would not be read."""


def marches(
    state: State, side: Side, zone: ZoneId, going: Pieces, left: Pieces
) -> dict[ZoneId, list[Move]]:
    """The shortest ways to every zone that a force can reach.

    What is ``left`` behind is dropped on the way, in one zone or in several; longer ways are
    offered as well then, since they may lead where a garrison is wanted.
    """
    found: dict[ZoneId, list[tuple[ZoneId, ...]]] = {}
    for action in move_options(state, Moving(side, zone, going)):
        if isinstance(action, Move):
            way = tuple(stop.zone for stop in action.path)
            found.setdefault(way[-1], []).append(way)
    shortest = {
        to: [way for way in sorted(ways, key=len) if len(way) == min(map(len, ways))][:MOST_WAYS]
        for to, ways in found.items()
    }
    if left.empty:
        return {to: [_move(way) for way in ways] for to, ways in shortest.items()}
    dropping: dict[ZoneId, list[Move]] = {}
    for to, ways in found.items():
        longer = [way for way in sorted(ways, key=len) if len(way) > 1][:MOST_WAYS]
        wide = (line for way in longer for line in _dropping(way, left, MOST_STOPS))
        plain = (line for way in longer for stops in (1, 2) for line in _dropping(way, left, stops))
        lines = dict.fromkeys((*wide, *plain))
        if lines:
            dropping[to] = list(lines)[:MOST_LINES]
    return dropping


def _dropping(way: tuple[ZoneId, ...], left: Pieces, stops: int) -> Iterator[Move]:
    """All of it in so many zones on the way: an FP in each, and the rest in the last of them."""
    if left.count < stops > 1:
        return
    rest, ones = left, []
    for _ in range(stops - 1):
        *most, last = rest.groups
        ones.append(Pieces((), (evolve(last, count=1),)))
        fewer = () if last.count == 1 else (evolve(last, count=last.count - 1),)
        rest = evolve(rest, groups=(*most, *fewer))
    for zones in combinations(range(len(way) - 1), stops):
        yield _move(way, dict(zip(zones, (*ones, rest), strict=True)))


def _move(way: tuple[ZoneId, ...], dropped: Mapping[int, Pieces] = NOTHING_DROPPED) -> Move:
    return Move(tuple(Stop(zone, dropped.get(index, NOTHING)) for index, zone in enumerate(way)))


def why_not_left(zone: ZoneId) -> IllegalAction:
    """Why a force cannot go next door while some of it is to stay behind on the way."""
    words = later(
        "Whoever is not chosen in the tray is dropped on the way: choose all, or a zone further on."
    )
    return IllegalAction(("5.3", "M59"), words, where=zone)


def why_no_march(state: State, side: Side, zone: ZoneId, to: ZoneId) -> IllegalAction | None:
    """Why the likeliest way to a zone cannot be marched."""
    for way in (_way(state, side, zone, to, roads=True), _way(state, side, zone, to, roads=False)):
        if way:
            refused = refuse_way(state, side, zone, way)
            if refused is not None:
                return readable(refused, state.material)
    return None


def _way(state: State, side: Side, start: ZoneId, to: ZoneId, roads: bool) -> tuple[ZoneId, ...]:
    """The shortest way, round enemies where it can be; () where there is none."""
    board = state.material.board
    for avoiding in (True, False):
        way = _shortest(state, board, side, start, to, roads, avoiding)
        if way:
            return way
    return ()


def _shortest(
    state: State,
    board: Board,
    side: Side,
    start: ZoneId,
    to: ZoneId,
    roads: bool,
    avoiding: bool,
) -> tuple[ZoneId, ...]:
    came: dict[ZoneId, ZoneId] = {start: start}
    waiting = deque([start])
    while waiting:
        here = waiting.popleft()
        for zone in board.linked[here] if roads else board.neighbours(here):
            barred = avoiding and zone != to and state.zones[zone].occupied(enemy_of(side))
            if zone not in came and not barred:
                came[zone] = here
                waiting.append(zone)
    if to not in came:
        return ()
    way = [to]
    while came[way[0]] != way[0]:
        way.insert(0, came[way[0]])
    return tuple(way[1:])
