"""Reach of forces (5.1, 5.3), and their strength without the die (5.7.1)."""

from functools import lru_cache
from typing import TypeAlias

from paxdesk.lazy_attrs import frozen
from paxdesk.mexican_adventure.rules.forces import Fp, Fps
from paxdesk.mexican_adventure.rules.orders import BY_ROAD, OFF_THE_ROAD
from paxdesk.mexican_adventure.rules.state import State
from paxdesk.mexican_adventure.rules.view import View
from paxdesk.mexican_adventure.rules.vocabulary import SIDES, Side, ZoneId, enemy_of, rains
from paxdesk.mexican_adventure.rules.zone_map import Board

Mass: TypeAlias = tuple[int, int, int]
"""Number of FP, bonus of the best quality, and steps until destruction (5.7.1, M73)."""
BONUS = {"A": 5, "B": 2, "C": 0}
STEPS = {"A": 3, "B": 2, "C": 1}
UNDER_A_LEADER, MOST_UNDER_A_LEADER = 5, 8
"""Assumed number of FP in a hidden Imperial force, and maximum in a Republican one."""


@frozen
class EnemyThreat:
    """Enemy force in reach, with its strength without the die."""

    strength: int
    origin: ZoneId


def reached_from(
    state: State,
    side: Side,
    start: ZoneId,
    barred: frozenset[ZoneId] = frozenset(),
    opened: frozenset[ZoneId] = frozenset(),
) -> set[ZoneId]:
    """Return the zones that a force can reach with one order.

    Enemies are assumed in ``barred`` zones, and none in ``opened`` ones.
    """
    board = state.material.board
    stops = (_occupied(state, enemy_of(side)) - opened) | barred
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


def _occupied(state: State, side: Side) -> set[ZoneId]:
    return {zone for zone, each in state.zones.items() if each.occupied(side)}


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


@lru_cache(maxsize=4)
def ways_between(board: Board) -> dict[ZoneId, dict[ZoneId, int]]:
    return {zone: board.distances(zone) for zone in board.ids}


def believed(view: View, side: Side) -> State:
    """Return a copy of the view with assumed FP in place of those hidden under leaders."""
    guess = view.copy()
    enemy = enemy_of(side)
    under = under_a_leader(view, enemy)
    guessed = Fp("french", "B") if enemy == "imperial" else Fp(enemy, view.best[enemy])
    for zone in view.covered:
        guess.zones[zone].set_fps(enemy, (guessed,) * under)
    return guess


def under_a_leader(view: View, enemy: Side) -> int:
    """Return the assumed number of FP under a leader who hides them (5.8.4)."""
    if enemy == "imperial" or not view.covered:
        return UNDER_A_LEADER
    # FP not in view may have been raised (4.2.3): assume that all are hidden.
    open_ones = sum(zone not in view.covered for zone, _ in view.all_fps(enemy))
    hidden = view.material.fp_kinds["republican"].limit - open_ones
    return min(MOST_UNDER_A_LEADER, max(1, -(-hidden // len(view.covered))))


def mass_of(fps: Fps) -> Mass:
    """Return the mass of FP."""
    bonus = many_steps = 0
    for fp in fps:
        quality = fp.quality
        many_steps += STEPS[quality]
        if quality != "C":
            bonus = max(bonus, BONUS[quality])
    return len(fps), bonus, many_steps


def combined_mass(one: Mass, other: Mass) -> Mass:
    return one[0] + other[0], max(one[1], other[1]), one[2] + other[2]


def strength(fps: Fps) -> int:
    """Return the combat potential of FP without the die: number plus best bonus (5.7.1)."""
    count, bonus, _ = mass_of(fps)
    return count + bonus


def zones_with_leaders(state: State) -> dict[Side, frozenset[ZoneId]]:
    leaders = state.material.leaders
    found: dict[Side, set[ZoneId]] = {side: set() for side in SIDES}
    for who, person in state.people.items():
        if person.rank:
            found[leaders[who].side].add(person.where)
    return {side: frozenset(zones) for side, zones in found.items()}
