"""Difficulty of puzzles, in stars, from tries by the levels of opponents."""

from typing import Final

from attrs import evolve

from paxdesk.lazy_attrs import define
from paxdesk.porfiriana.puzzles.generator import dealt_otherwise
from paxdesk.porfiriana.puzzles.puzzle import STARS_FOR, LevelTries, Puzzle, TurnGoal
from paxdesk.porfiriana.robots.planner.evaluation import Evaluation, likes
from paxdesk.porfiriana.robots.planner.levels import LEVELS, LevelName
from paxdesk.porfiriana.robots.planner.planner import Planner
from paxdesk.porfiriana.robots.planner.search import (
    Answerer,
    Budget,
    TurnSearch,
    dealt_anew,
    generator_for,
)
from paxdesk.porfiriana.robots.robot import ThinkingTime
from paxdesk.porfiriana.robots.simulation import PlanKeeper
from paxdesk.porfiriana.rules.actions import DIAZ, Action, Seat
from paxdesk.porfiriana.rules.agenda import ActionPhase
from paxdesk.porfiriana.rules.engine import legal_actions, perform_unchecked, seat_to_act
from paxdesk.porfiriana.rules.state import State
from paxdesk.porfiriana.rules.view import seen_by
from paxdesk.session.randomness import Generator

DEALS: Final = 3
"""Number of deals of hidden cards in which each level tries a puzzle."""
MOST_STEPS: Final = 200
"""Maximum number of steps in a try; a turn with its showdown takes fewer."""


def tried(puzzle: Puzzle) -> Puzzle:
    """Return the puzzle with the tries of each level."""
    return evolve(
        puzzle,
        tries=tuple(
            LevelTries(level, sum(solves(puzzle, level, deal) for deal in range(DEALS)), DEALS)
            for level in STARS_FOR
        ),
    )


def solves(puzzle: Puzzle, level: LevelName, deal: int) -> bool:
    """Return whether a level reaches the goal in one turn. ``deal`` chooses the hidden cards."""
    goal = puzzle.goal
    state = dealt_otherwise(puzzle.position, goal.seat, Generator(deal))
    robots = {seat: level for seat in state.players if seat != DIAZ}
    # A level that proves wins would solve every Topple immediately and show no difficulty.
    player = Planner(evolve(LEVELS[level], proves=False, guards=False))
    players = {seat: PlanKeeper(player) for seat in robots}
    for _ in range(MOST_STEPS):
        if goal.reached(state):
            return True
        passed = isinstance(state.agenda[-1], ActionPhase) and state.turn.seat != goal.seat
        if passed or seat_to_act(state) is None:
            return False
        if goal.measured and goal.acting(state):
            action = _towards(state, goal, level)
            if action is None:
                return False
        else:
            seat = seat_to_act(state)
            assert seat is not None, "everybody at the table is a robot"
            action = players[seat].next_line(state, seat, robots)
        perform_unchecked(state, action)
    return False


@define
class _Wanted(Evaluation):
    """Evaluation by the goal's measure; positions with equal measures are valued as usual."""

    goal: TurnGoal

    def value(self, state: State, seat: Seat) -> float:
        usual = Evaluation.value(self, state, seat)
        if seat != self.goal.seat or state.ended_by is not None:
            return usual
        return MUCH * self.goal.measure(state) + usual


MUCH: Final = 10_000.0
"""Value of one unit of a goal's measure, in gold; it outweighs everything else."""


def _towards(state: State, goal: TurnGoal, name: LevelName) -> Action | None:
    """Return the first action of a level's best plan for the goal, or None."""
    level, seen = LEVELS[name], seen_by(state, goal.seat)
    usual = Evaluation.at(seen, level, likes(seen, goal.seat, level))
    wanted = _Wanted(
        usual.figures,
        usual.level,
        usual.weights,
        usual.rounds,
        usual.likes,
        usual.allies,
        goal,
    )
    generator = generator_for(seen)
    imagined = dealt_anew(seen, legal_actions(state), generator)
    answerer = Answerer(wanted, Budget(level.nodes, ThinkingTime()))
    search = TurnSearch(goal.seat, level, answerer, generator)
    search.plans(imagined)
    best = max(search.found, key=lambda plan: (goal.measure(plan.state), -len(plan.lines)))
    return best.lines[0] if best.lines else None
