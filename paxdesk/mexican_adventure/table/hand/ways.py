"""Ways over the map: where a force may march, and the likeliest way to where it may not."""

from collections import deque

from paxdesk.errors import IllegalAction
from paxdesk.mexican_adventure.rules.actions import Move, Stop
from paxdesk.mexican_adventure.rules.agenda import Moving
from paxdesk.mexican_adventure.rules.board import Board
from paxdesk.mexican_adventure.rules.forces import NOTHING, Pieces
from paxdesk.mexican_adventure.rules.movement import move_options, refuse_way
from paxdesk.mexican_adventure.rules.state import State
from paxdesk.mexican_adventure.rules.words import Side, ZoneId, enemy_of
from paxdesk.mexican_adventure.table.words.refusals import readable

MOST_WAYS = 3
"""Ways to one zone among which one is asked to choose."""


def marches(
    state: State, side: Side, zone: ZoneId, going: Pieces, left: Pieces
) -> dict[ZoneId, list[Move]]:
    """The shortest ways to every zone that a force can reach.

    What is ``left`` behind is dropped on the way: a line for each zone in between.
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
        longer = [way for way in sorted(ways, key=len) if len(way) > 1][:1]
        lines = [_move(way, at, left) for way in longer for at in range(len(way) - 1)]
        if lines:
            dropping[to] = lines
    return dropping


def _move(way: tuple[ZoneId, ...], at: int | None = None, left: Pieces = NOTHING) -> Move:
    return Move(
        tuple(Stop(zone, left if at == index else NOTHING) for index, zone in enumerate(way))
    )


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
