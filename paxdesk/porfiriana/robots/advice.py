"""Advice for a person: the best plan for the turn, and what others would give up against it.

Whatever is said of a plan is read off the position it leads to, beside that of the best one.
"""

from typing import Final, cast

from attrs import field

from paxdesk.porfiriana.robots.asking import RobotQuestion
from paxdesk.porfiriana.robots.planner.planner import Planned, Planner
from paxdesk.porfiriana.rules.actions import Action, PlacePrestige, Seat
from paxdesk.porfiriana.rules.agenda import ActionPhase
from paxdesk.porfiriana.rules.cautions import toppling_next
from paxdesk.porfiriana.rules.prices import next_income
from paxdesk.porfiriana.rules.readings import points
from paxdesk.porfiriana.rules.state import State
from paxdesk.porfiriana.rules.vocabulary import PRESTIGES, Prestige
from paxdesk.record_classes import frozen

ALTERNATIVES: Final = 2


@frozen
class Outcome:
    """Where a plan leaves its seat: gold, income a turn, cards in the hand, points, a victory.

    ``threats`` are those who could topple Díaz in their next turn.
    """

    gold: int
    income: int
    hand: int
    points: dict[Prestige, int]
    won: bool
    threats: frozenset[Seat]

    @classmethod
    def of(cls, state: State, seat: Seat) -> "Outcome":
        """Count a position out for a seat."""
        player = state.players[seat]
        return cls(
            player.gold,
            next_income(state, seat),
            len(player.hand),
            {prestige: points(state, seat, prestige) for prestige in PRESTIGES},
            seat in state.winners,
            frozenset() if state.over else toppling_next(state, seat),
        )


@frozen(eq=False)
class AdvisedPlan:
    """Lines in their order, each with the position before it, and why the first one is taken.

    ``why`` is a reason in English, as journals keep it.
    """

    lines: tuple[Action, ...]
    before: tuple[State, ...] = field(repr=False)
    outcome: Outcome
    why: str


@frozen(eq=False)
class Advice:
    """The best plan first; alternatives only where a turn is planned."""

    plans: tuple[AdvisedPlan, ...]


@frozen
class AdviceQuestion:
    """What an adviser is asked; it may be answered on any thread."""

    question: RobotQuestion

    def answer(self, seconds: float | None = None) -> Advice:
        """The best plan with up to two others, found within so many seconds."""
        question = self.question
        seen, legal = question.seen, question.legal
        due = any(isinstance(action, PlacePrestige) for action in legal)
        if due or not isinstance(seen.state.agenda[-1], ActionPhase):
            choice = question.answer(seconds)
            outcome = Outcome.of(seen.state, seen.seat)
            return Advice((AdvisedPlan((choice.action,), (seen.state,), outcome, choice.reason),))
        if seconds is not None:
            seen.patience.allow(seconds)
        planned = cast(Planner, question.robot).plans(seen, legal)
        chosen = [planned[0], *_others(planned)]
        return Advice(tuple(_advised(each, seen.seat) for each in chosen))

    def stop(self) -> None:
        """The answer is not wanted any more. May be called from any thread."""
        self.question.stop()


def _others(planned: list[Planned]) -> list[Planned]:
    """Plans that go another way than the best: none that only does more or less of it."""
    chosen = [planned[0]]
    for plan in planned[1:]:
        lines = set(plan.lines)
        if all(not (lines <= set(each.lines) or lines >= set(each.lines)) for each in chosen):
            chosen.append(plan)
        if len(chosen) > ALTERNATIVES:
            break
    return chosen[1:]


def _advised(plan: Planned, seat: Seat) -> AdvisedPlan:
    return AdvisedPlan(plan.lines, plan.before, Outcome.of(plan.after, seat), plan.why)
