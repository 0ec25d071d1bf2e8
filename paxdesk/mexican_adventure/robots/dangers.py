"""Where forces of a side may come at their next orders (5.1, 5.3), and how strong they are."""

from paxdesk.mexican_adventure.rules.board import Board
from paxdesk.mexican_adventure.rules.movement import BY_ROAD, OFF_THE_ROAD
from paxdesk.mexican_adventure.rules.state import State
from paxdesk.mexican_adventure.rules.words import Side, ZoneId, enemy_of, rains
from paxdesk.record_classes import frozen


@frozen
class Danger:
    """An enemy force that may come, from where, and its strength without the die."""

    strength: int
    origin: ZoneId


def reached_from(state: State, side: Side, start: ZoneId) -> set[ZoneId]:
    """The zones that a force of ``side`` can reach with one order, its own included."""
    board = state.material.board
    enemy = enemy_of(side)
    stops = {zone for zone in board.ids if state.zones[zone].occupied(enemy)}
    held_fast = start in stops
    found = {start}
    if not rains(state.turn):
        _along_roads(board, start, stops, held_fast, found)
    for near in board.neighbours(start):
        if held_fast and near in stops:
            continue
        found.add(near)
        if near in stops or board.zones[near].difficult:
            continue
        found.update(board.neighbours(near))
    return found


def _along_roads(
    board: Board, start: ZoneId, stops: set[ZoneId], held_fast: bool, found: set[ZoneId]
) -> None:
    waiting = {start}
    for length in range(1, BY_ROAD + 1):
        further: set[ZoneId] = set()
        for here in waiting:
            if here in stops and here != start:
                continue
            for near in board.linked[here]:
                if near in found or (length == 1 and held_fast and near in stops):
                    continue
                further.add(near)
        found |= further
        waiting = further


assert OFF_THE_ROAD == 2, "reached_from() walks two zones"
