"""Full search of a turn for every way to reach a goal.

A way must work against every answer of the others.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import product
from typing import Final, TypeAlias

from attrs import evolve, field

from paxdesk.lazy_attrs import define, frozen
from paxdesk.porfiriana.puzzles.puzzle import Puzzle, TurnGoal, Unprovable
from paxdesk.porfiriana.robots.planner.search import Identity, position_key
from paxdesk.porfiriana.rules import actions as act
from paxdesk.porfiriana.rules.agenda import ActionPhase, RaidedHand, Showdown
from paxdesk.porfiriana.rules.engine import legal_actions, perform_unchecked, seat_to_act
from paxdesk.porfiriana.rules.market import PURCHASES_A_TURN, purchase_actions
from paxdesk.porfiriana.rules.notation import parse, write
from paxdesk.porfiriana.rules.state import State

Way: TypeAlias = tuple[str, ...]
"""Sorted lines of a plan; they may have to be played in another order."""
Ways: TypeAlias = frozenset[Way]
NO_WAY: Final[Ways] = frozenset()
DONE: Final[Ways] = frozenset({()})
MOST_WAYS: Final = 40
"""Maximum number of ways from one position."""

SHOWDOWN: Final = 12
"""Cost of ending the turn, in positions, because the rival's purchases are searched."""


@define
class FullSearch:
    """Search for all ways to reach a goal. Its methods may raise Unprovable."""

    goal: TurnGoal
    nodes: int
    _known: dict[Identity, Ways] = field(factory=dict, init=False)

    def ways(self, state: State) -> Ways:
        """Return the minimal ways from a position to the goal: none contains another."""
        if self.goal.reached(state):
            return DONE
        seat = seat_to_act(state)
        if seat is None:
            return NO_WAY
        if isinstance(state.agenda[-1], ActionPhase) and state.turn.seat != self.goal.seat:
            return NO_WAY
        mark = position_key(state)
        known = self._known.get(mark)
        if known is None:
            known = self._searched(state, seat == self.goal.seat)
            self._known[mark] = known
        return known

    def _searched(self, state: State, own: bool) -> Ways:
        if not own:
            return self._whatever_others_do(state)
        found: set[Way] = set()
        told = not isinstance(state.agenda[-1], Showdown)
        for action in self.choices(state):
            ways = self.ways(self.after(state, action))
            if isinstance(action, act.End) or not told:
                found |= ways
            else:
                line = line_words(state, action)
                found |= {tuple(sorted((*way, line))) for way in ways}
            if () in found:
                return DONE
        return minimal(found)

    def _whatever_others_do(self, state: State) -> Ways:
        """Return the ways that work against every answer."""
        answers = []
        # Try passing first: if nothing works against it, other answers need not be searched.
        for action in sorted(self.choices(state), key=lambda each: each != act.Pass()):
            ways = self.ways(self.after(state, action))
            if not ways:
                return NO_WAY
            answers.append(ways)
        if all(ways == answers[0] for ways in answers):
            return answers[0]
        combined: Ways = DONE
        for ways in answers:
            pairs = product(combined, ways)
            combined = minimal({_joined(one, other) for one, other in pairs})
        return combined

    def choices(self, state: State) -> list[act.Action]:
        """Return the actions to try, without some that cannot lead to the goal."""
        if self._can_buy_no_topple(state, 0):
            return []
        legal = legal_actions(state)
        if self.goal.kind == "stop":
            return legal
        legal = [action for action in legal if not isinstance(action, act.End)]
        if self._can_buy_no_topple(state, 1):
            return [action for action in legal if not _takes_last_action(state, action)]
        return legal

    def _can_buy_no_topple(self, state: State, less: int) -> bool:
        """Return whether Díaz cannot be toppled this turn with ``less`` fewer actions (E2, R8)."""
        if self.goal.kind != "topple" or not self.goal.acting(state):
            return False
        turn, topples = state.turn, state.cards.topples
        # leaving Jail may restore an action (R55)
        out_of_jail = turn.began_in_jail and not turn.freed
        return (
            turn.purchases >= PURCHASES_A_TURN
            or not any(number in topples for number in state.market)
            or (turn.actions - less < purchase_actions(state) and not out_of_jail)
        )

    def after(self, state: State, action: act.Action) -> State:
        """Return the position after an action. Raises Unprovable."""
        self.nodes -= SHOWDOWN if isinstance(action, act.End) else 1
        if self.nodes < 0:
            raise Unprovable("too many positions")
        child = state.copy()
        perform_unchecked(child, action)
        if child.generator != state.generator or child.rolls != state.rolls:
            raise Unprovable("chance")
        if isinstance(child.agenda[-1], RaidedHand):
            raise Unprovable("a hidden hand")
        return child


def line_words(state: State, action: act.Action) -> str:
    """Return the action's line for a :data:`Way`, without the orientation of a Topple."""
    if isinstance(action, act.Buy) and state.market[action.slot] in state.cards.topples:
        action = evolve(action, orientation=None)
    return write(action)


def _takes_last_action(state: State, action: act.Action) -> bool:
    """Return whether ``action`` certainly takes an action of the turn and buys no Topple."""
    match action:
        case act.Buy(slot=slot, via=via):
            return via is None and state.market[slot] not in state.cards.topples
        case (
            act.BuyPublic(via=via)
            | act.Play(via=via)
            | act.Deploy(via=via)
            | act.Redeploy(via=via)
            | act.Connect(via=via)
            | act.Sell(via=via)
            | act.Speculate(via=via)
            | act.Shift(via=via)
            | act.Police(via=via)
        ):
            return via is None
    return False


def _joined(one: Way, other: Way) -> Way:
    """Return the lines that two ways need together."""
    return tuple(sorted((Counter(one) | Counter(other)).elements()))


def minimal(ways: Iterable[Way]) -> Ways:
    """Return the ways that contain no other way. Raises Unprovable."""
    kept: list[Way] = []
    for way in sorted(ways, key=len):
        if not any(contains(way, smaller) for smaller in kept):
            kept.append(way)
            if len(kept) > MOST_WAYS:
                raise Unprovable("too many ways")
    return frozenset(kept)


def contains(way: Iterable[str], smaller: Iterable[str]) -> bool:
    """Return whether a way has all lines of another one."""
    return Counter(smaller) <= Counter(way)


# --- Verification of a puzzle: full search, and lines that must fail ------------------------------

NODES: Final = 100_000
"""Maximum number of positions visited in a turn; no built-in puzzle needs that many."""


def problem_of(puzzle: Puzzle) -> str:
    """Return why a puzzle is not valid, as a predicate, or ""."""
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
    goal, position = puzzle.goal, puzzle.position
    if goal.measured and most_of(goal, position, NODES) > goal.amount:
        return "asks for less than can be had"
    return ""


def _played(
    search: FullSearch, state: State, lines: tuple[str, ...]
) -> tuple[list[str], State | None]:
    """Return the lines played, as in :data:`Way`, and the position; None if a line is illegal."""
    told: list[str] = []
    for line in lines:
        while seat_to_act(state) not in (search.goal.seat, None):
            state = search.after(state, legal_actions(state)[0])
        action = parse(line)
        if action not in legal_actions(state):
            return told, None
        told.append(line_words(state, action))
        state = search.after(state, action)
    return told, state


# --- First search of a turn for several goals together --------------------------------------------
# Its promising results are verified by the full search.

SurveyMeasure: TypeAlias = int
"""Index of a goal among those of the survey."""


@frozen
class SurveyNode:
    """Position of the turn, with the amount of each goal and the moves.

    ``own``: the goals' seat decides.
    """

    own: bool
    amounts: tuple[int, ...]
    edges: tuple[tuple[str, Identity], ...]


@define
class Survey:
    """All positions of a turn, valued for several goals that ask for a maximum."""

    goals: Sequence[TurnGoal]
    search: FullSearch
    _spots: dict[Identity, SurveyNode] = field(factory=dict, init=False)

    def look(self, state: State) -> Identity:
        """Search all positions reachable from ``state``; return the key of ``state``."""
        mark = position_key(state)
        if mark in self._spots:
            return mark
        seat = self.goals[0].seat
        free = isinstance(state.agenda[-1], ActionPhase)
        if seat_to_act(state) is None or (free and state.turn.seat != seat):
            self._spots[mark] = SurveyNode(True, (), ())
            return mark
        amounts = tuple(goal.measure(state) for goal in self.goals) if free else ()
        edges = [
            (line_words(state, action), self.look(self.search.after(state, action)))
            for action in self.search.choices(state)
        ]
        self._spots[mark] = SurveyNode(seat_to_act(state) == seat, amounts, tuple(edges))
        return mark

    def maximum(self, mark: Identity, goal: SurveyMeasure) -> int:
        """Return the maximum against all answers, or -1 if there is none."""
        known: dict[Identity, int] = {}

        def best(at: Identity) -> int:
            if at not in known:
                spot = self._spots[at]
                here = spot.amounts[goal] if spot.amounts else -1
                reached = [best(after) for _, after in spot.edges]
                known[at] = max([here, *reached]) if spot.own else min(reached)
            return known[at]

        return best(mark)

    def ways(self, mark: Identity, goal: SurveyMeasure, amount: int) -> Ways:
        """Return the ways to the amount that need no decision of another seat."""
        known: dict[Identity, Ways] = {}

        def found(at: Identity) -> Ways:
            spot = self._spots[at]
            if spot.amounts and spot.amounts[goal] >= amount:
                return frozenset({()})
            if not spot.own:
                return NO_WAY
            if at not in known:
                ways: set[Way] = set()
                for line, after in spot.edges:
                    ways |= {tuple(sorted((*way, line))) for way in found(after)}
                known[at] = minimal(ways)
            return known[at]

        return found(mark)


def most_of(goal: TurnGoal, state: State, nodes: int) -> int:
    """Return the seat's maximum of the goal against all answers, or -1. Raises Unprovable."""
    survey = Survey([goal], FullSearch(goal, nodes))
    return survey.maximum(survey.look(state), 0)
