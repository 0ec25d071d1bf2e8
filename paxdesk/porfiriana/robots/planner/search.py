"""The plan of a turn: a beam over its moves, positions met twice merged, the end played through."""

from attrs import field

from paxdesk.porfiriana.robots.planner.answers import Answerer, OutOfPatience
from paxdesk.porfiriana.robots.planner.evaluation import MOVING_ON
from paxdesk.porfiriana.robots.planner.identity import Identity, identity
from paxdesk.porfiriana.robots.planner.levels import Level
from paxdesk.porfiriana.rules.actions import Action, End, Redeploy, Seat, Shift, Speculate
from paxdesk.porfiriana.rules.agenda import ActionPhase
from paxdesk.porfiriana.rules.legal import legal_actions
from paxdesk.porfiriana.rules.listed import perform_listed
from paxdesk.porfiriana.rules.state import State
from paxdesk.record_classes import define, frozen
from paxdesk.session.randomness import Generator


@frozen(eq=False)
class Plan:
    """Moves of one turn, the position they lead to, and what that is worth to whoever plans."""

    state: State
    value: float
    lines: tuple[Action, ...] = ()


@define
class TurnSearch:
    """Looks for the best plan of the seat whose turn it is."""

    seat: Seat
    level: Level
    answerer: Answerer
    generator: Generator
    found: list[Plan] = field(factory=list, init=False)
    """Every plan met, the best one first."""
    _met: set[Identity] = field(factory=set, init=False)

    def plans(self, state: State) -> list[Plan]:
        """Plans for the rest of the turn, the best one first; there is always one."""
        evaluation = self.answerer.evaluation
        root = Plan(state, evaluation.value(state, self.seat))
        found = self.found = [root]
        beam = [root]
        self._met.add(identity(state))
        try:
            for _ in range(self.level.depth):
                children = [child for plan in beam for child in self._children(plan, found)]
                children.sort(key=lambda plan: -plan.value)
                beam = [plan for plan in children if not plan.state.over][: self.level.beam]
                if not beam:
                    break
        except OutOfPatience:
            pass  # the best of what was found must do
        return self._ended(found)

    def _children(self, plan: Plan, found: list[Plan]) -> list[Plan]:
        """What one move more leads to; all of it is ``found``, too."""
        children = []
        for action in self._moves(plan.state):
            child = plan.state.copy()
            self.answerer.budget.spend()
            perform_listed(child, action)
            self.answerer.settle(child)
            mark = identity(child)
            if mark in self._met:
                continue
            self._met.add(mark)
            value = self.answerer.evaluation.value(child, self.seat)
            next_plan = Plan(child, value, (*plan.lines, action))
            children.append(next_plan)
            found.append(next_plan)
        return children

    def _moves(self, state: State) -> list[Action]:
        """What is thought of: not the shifting of cubes, nor what is overlooked."""
        if not isinstance(state.agenda[-1], ActionPhase) or state.turn.seat != self.seat:
            return []
        moves = [action for action in legal_actions(state) if _worth_a_thought(action)]
        if not self.level.overlooked:
            return moves
        return [each for each in moves if self.generator.below(100) >= self.level.overlooked]

    def _ended(self, found: list[Plan]) -> list[Plan]:
        """The best plans with the end of the turn played through, best first."""
        found.sort(key=lambda plan: (-plan.value, len(plan.lines)))
        ended = []
        for plan in found[: self.level.finalists]:
            try:
                ended.append(Plan(plan.state, self._at_end(plan), plan.lines))
            except OutOfPatience:
                break
        ended.sort(key=lambda plan: (-plan.value, len(plan.lines)))
        return ended or found[:1]

    def _at_end(self, plan: Plan) -> float:
        if plan.state.over:
            return plan.value
        child = plan.state.copy()
        perform_listed(child, End())
        self.answerer.settle(child)
        value = self.answerer.evaluation.value(child, self.seat)
        return value + moving_on(plan)


def moving_on(plan: Plan) -> float:
    """What a plan is worth besides its last position for a purchase that keeps the game going."""
    return MOVING_ON if plan.state.turn.purchases else 0.0


def _worth_a_thought(action: Action) -> bool:
    match action:
        case Shift() | End():
            return False
        case Speculate(source=source):
            return source is None
        case Redeploy(to=None):
            return False
        case _:
            return True
