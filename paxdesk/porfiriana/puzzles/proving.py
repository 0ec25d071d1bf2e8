"""The proof of a puzzle: the turn searched whole once more, and the lines that must fail."""

from typing import Final

from paxdesk.porfiriana.puzzles.goals import Goal, Unprovable
from paxdesk.porfiriana.puzzles.puzzle import Puzzle
from paxdesk.porfiriana.puzzles.search import FullSearch, told_line
from paxdesk.porfiriana.rules.legal import asked, legal_actions
from paxdesk.porfiriana.rules.notation import parse
from paxdesk.porfiriana.rules.state import State

NODES: Final = 100_000
"""Positions of a turn that are searched; no puzzle of ours has so many."""


def problem_of(puzzle: Puzzle) -> str:
    """Why a puzzle is none, in a sentence; empty where its solution is the only one."""
    search = FullSearch(puzzle.goal, NODES)
    try:
        return _problem(puzzle, search)
    except Unprovable as error:
        return f"cannot be proven ({error})"


def _problem(puzzle: Puzzle, search: FullSearch) -> str:
    ways = search.ways(puzzle.position)
    told, reached = _played(search, puzzle.position, puzzle.solution)
    if ways != {tuple(sorted(told))}:
        return f"has {len(ways)} plans: {sorted(ways)}"
    if reached is None or () not in search.ways(reached):
        return "is not solved by its solution"
    for lines in puzzle.wrong:
        _, lost = _played(search, puzzle.position, lines)
        if lost is None or search.ways(lost):
            return f"can still be solved after {lines}"
    if puzzle.goal.measured and _more_can_be_had(puzzle.goal, puzzle.position):
        return "asks for less than can be had"
    return ""


def _played(
    search: FullSearch, state: State, lines: tuple[str, ...]
) -> tuple[list[str], State | None]:
    """The lines as ways tell them, and where they lead; None where one is not legal."""
    told: list[str] = []
    for line in lines:
        while asked(state) not in (search.goal.seat, None):
            state = search.after(state, legal_actions(state)[0])
        action = parse(line)
        if action not in legal_actions(state):
            return told, None
        told.append(told_line(state, action))
        state = search.after(state, action)
    return told, state


def _more_can_be_had(goal: Goal, state: State) -> bool:
    return FullSearch(goal, NODES).most(state) > goal.amount
