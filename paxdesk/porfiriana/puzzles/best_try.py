"""Best try at a goal that cannot be reached, and its refutation."""

from collections.abc import Iterator

from paxdesk.lazy_attrs import frozen
from paxdesk.porfiriana.puzzles.puzzle import TurnGoal, Unprovable
from paxdesk.porfiriana.puzzles.search import FullSearch
from paxdesk.porfiriana.robots.planner.search import Identity, position_key
from paxdesk.porfiriana.rules.actions import Action, End, Seat
from paxdesk.porfiriana.rules.agenda import ActionPhase
from paxdesk.porfiriana.rules.engine import seat_to_act
from paxdesk.porfiriana.rules.facts import active_points, regime_prestige
from paxdesk.porfiriana.rules.notation import write
from paxdesk.porfiriana.rules.state import State
from paxdesk.porfiriana.rules.winning import sufficient_points


@frozen
class BestTry:
    """Lines of the seat, and the line with which ``refuter`` prevents the goal."""

    lines: tuple[str, ...]
    after: State
    refuter: Seat | None = None
    answer: str = ""


@frozen
class _Path:
    """Position with the actions that lead to it and the positions before them."""

    state: State
    steps: tuple[tuple[State, Seat, Action], ...] = ()


def best_try(goal: TurnGoal, state: State, nodes: int) -> BestTry | None:
    """Return the best try at a goal without a plan, or None.

    It is the shortest plan that only others' answers prevent, or else the one nearest to the goal.
    """
    search, best, nearest = FullSearch(goal, nodes), None, (0, 0)
    try:
        for path in _paths(search, state):
            own = sum(seat == goal.seat for _, seat, _ in path.steps)
            reached = goal.reached(path.state)
            near = (1 if reached else 0, -own if reached else _nearness(goal, path.state))
            if path.steps and (best is None or near > nearest):
                best, nearest = path, near
    except Unprovable:
        pass  # return the best try found so far
    return None if best is None else _refuted(goal, best, nodes)


def _paths(search: FullSearch, state: State) -> Iterator[_Path]:
    """Yield a path to every position of the turn, shortest first.

    Raises Unprovable.
    """
    seen: set[Identity] = set()
    waiting = [_Path(state)]
    while waiting:
        following: list[_Path] = []
        for path in waiting:
            mark = position_key(path.state)
            if mark in seen:
                continue
            seen.add(mark)
            yield path
            seat = seat_to_act(path.state)
            if seat is None or _is_over(search.goal, path.state):
                continue
            for action in search.choices(path.state):
                after = search.after(path.state, action)
                following.append(_Path(after, (*path.steps, (path.state, seat, action))))
        waiting = following


def _is_over(goal: TurnGoal, state: State) -> bool:
    beyond = isinstance(state.agenda[-1], ActionPhase) and state.turn.seat != goal.seat
    return beyond or goal.reached(state)


def _nearness(goal: TurnGoal, state: State) -> int:
    """Return the points above those needed to topple Díaz.

    For a goal with a rival, return the rival's missing points instead.
    """
    if state.over:
        return -1000
    kind = regime_prestige(state)
    seat = goal.rival or goal.seat
    points = active_points(state, seat, kind) - sufficient_points(state, seat, kind)
    return -points if goal.rival else points


def _refuted(goal: TurnGoal, path: _Path, nodes: int) -> BestTry:
    """Return the seat's lines up to the refuting answer, and that answer, if one is found."""
    lines: list[str] = []
    search = FullSearch(goal, nodes)
    for before, seat, action in path.steps:
        if seat == goal.seat:
            if not isinstance(action, End):
                lines.append(write(action))
            continue
        try:
            if not search.ways(search.after(before, action)):
                continue  # no forced win yet: the try still depends on a later answer
            for answer in search.choices(before):
                if not search.ways(search.after(before, answer)):
                    return BestTry(tuple(lines), before, seat, write(answer))
        except Unprovable:
            break
    return BestTry(tuple(lines), path.state)
