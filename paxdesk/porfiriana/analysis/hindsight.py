"""The plan behind a robot's action, planned again from the same view."""

import re
from typing import Final, cast

from attrs import field

from paxdesk.lazy_attrs import frozen
from paxdesk.porfiriana.robots.planner.planner import Planner
from paxdesk.porfiriana.robots.questions import RobotQuestion, question_for
from paxdesk.porfiriana.robots.roster import RobotName
from paxdesk.porfiriana.rules import actions as act
from paxdesk.porfiriana.rules.agenda import ActionPhase
from paxdesk.porfiriana.rules.notation import write
from paxdesk.porfiriana.rules.state import State
from paxdesk.porfiriana.session import Recording, ends_turn

NUMBER: Final = re.compile(r"\b\d+\b")


@frozen(eq=False)
class PlanBehind:
    """Visible part of a robot's plan: actions, and the position before each.

    ``more``: a hidden part follows.
    """

    lines: tuple[act.Action, ...]
    before: tuple[State, ...] = field(repr=False)
    more: bool


@frozen
class PlanQuestion:
    """Question to a robot for the plan behind its ``action``."""

    question: RobotQuestion
    action: act.Action
    hidden: frozenset[act.CardNumber]

    def answer(self, seconds: float | None = None) -> PlanBehind | None:
        """Plan again; return the plan's visible part, None if it begins with another action."""
        question = self.question
        if seconds is not None:
            question.view.patience.allow(seconds)
        plan = cast(Planner, question.robot).plans(question.view, question.legal)[0]
        if plan.lines[0] != self.action:
            return None
        told = next(
            (at for at, line in enumerate(plan.lines) if _cards_of(line) & self.hidden),
            len(plan.lines),
        )
        return PlanBehind(plan.lines[:told], plan.before[:told], told < len(plan.lines))

    def stop(self) -> None:
        """Cancel the search. Thread-safe."""
        self.question.stop()


def plan_question(
    recording: Recording, number: int, robots: dict[act.Seat, RobotName]
) -> PlanQuestion | None:
    """Return the question about the plan behind a robot's step, or None."""
    step = recording.steps[number - 1]
    if not isinstance(step.before.agenda[-1], ActionPhase) or isinstance(step.action, act.End):
        return None
    if not any(ends_turn(each) for each in recording.steps[number - 1 :]):
        return None
    question = question_for(step.before, robots)
    if question is None or not isinstance(question.robot, Planner):
        return None
    if question.robot.level.depth == 1:
        return None  # this robot does not plan ahead
    if any(isinstance(action, act.PlacePrestige) for action in question.legal):
        return None
    return PlanQuestion(question, step.action, hidden_cards(recording.steps[-1].after))


def hidden_cards(state: State) -> frozenset[act.CardNumber]:
    """Return the cards whose place is unknown to at least one seat."""
    seats = {seat for seat in state.players if seat != act.DIAZ}
    held = {
        card
        for seat, player in state.players.items()
        for card in player.hand
        if not seats - {seat} <= set(state.witnesses.get(card, ()))
    }
    return frozenset(held | {*state.deck, *state.box})


def _cards_of(action: act.Action) -> set[act.CardNumber]:
    if isinstance(action, act.Attack):
        return {action.card, action.target} if action.target else {action.card}
    return {int(each) for each in NUMBER.findall(write(action))}
