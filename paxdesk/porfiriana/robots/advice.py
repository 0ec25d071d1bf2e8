"""Advice for a person: the best plan for the turn, and other plans beside it.

Everything in a plan is read off the position it leads to, beside that of the best one.
"""

from functools import cache
from typing import Final, TypeAlias, cast

from attrs import field

from paxdesk.lazy_attrs import frozen
from paxdesk.porfiriana.robots.planner.levels import LEVELS, LevelName
from paxdesk.porfiriana.robots.planner.planner import Planned, Planner
from paxdesk.porfiriana.robots.questions import RobotQuestion, question_to
from paxdesk.porfiriana.robots.roster import (
    RobotName,
)
from paxdesk.porfiriana.rules.actions import (
    DIAZ,
    Action,
    End,
    PlacePrestige,
    Seat,
)
from paxdesk.porfiriana.rules.agenda import ActionPhase
from paxdesk.porfiriana.rules.card_verbs import PRESTIGES, Prestige
from paxdesk.porfiriana.rules.engine import seat_to_act, try_action
from paxdesk.porfiriana.rules.facts import active_points, tripartite
from paxdesk.porfiriana.rules.prices import next_income
from paxdesk.porfiriana.rules.state import State
from paxdesk.porfiriana.rules.topple_search import taking_next
from paxdesk.porfiriana.rules.view import seen_by

ADVISER: LevelName = "expert"
"""The level that advises people: the strongest of those that take no second over it."""


def advice_for(state: State, robots: dict[Seat, RobotName]) -> RobotQuestion | None:
    """The question for an adviser of the person asked, who knows no more than that person does.

    None where no person is asked.
    """
    seat = seat_to_act(state)
    if seat is None or seat == DIAZ or seat in robots:
        return None
    return question_to(_adviser(), state, seat, {**robots, seat: ADVISER})


@cache
def _adviser() -> Planner:
    """The planner that advises, which likes nothing but winning."""
    return Planner(LEVELS[ADVISER])


ALTERNATIVES: Final = 2


LOOKED_AT: Final = 240
"""Positions of others' next turns that are looked at for one that a plan leads to."""


@frozen
class Outcome:
    """Where a plan leaves its seat: gold, income a turn, cards in the hand, points, a victory.

    ``bars`` are what must be exceeded of each kind; ``threats`` are those who could topple Díaz
    in their next turn, as far as that is soon found out, and of the ``unknown`` it is not.
    """

    gold: int
    income: int
    hand: int
    points: dict[Prestige, int]
    bars: dict[Prestige, int]
    jailed: bool
    won: bool
    threats: frozenset[Seat]
    unknown: frozenset[Seat] = frozenset()

    @classmethod
    def of(cls, state: State, seat: Seat) -> "Outcome":
        """Count a position out for a seat."""
        player = state.players[seat]
        takers = taking_next(seen_by(state, seat), seat, LOOKED_AT)
        return cls(
            player.gold,
            next_income(state, seat),
            len(player.hand),
            {prestige: active_points(state, seat, prestige) for prestige in PRESTIGES},
            {prestige: tripartite(state, seat, prestige) for prestige in PRESTIGES},
            player.jailed,
            seat in state.winners,
            frozenset(takers.ways),
            takers.unknown,
        )

    def stopped(self, before: "Outcome") -> frozenset[Seat]:
        """Who could have toppled Díaz next ``before``, and surely cannot any more."""
        return before.threats - self.threats - self.unknown


@frozen(eq=False)
class AdvisedPlan:
    """Lines in their order, each with the position before it, and why it is taken.

    ``outcomes`` are how the seat stands before the first line and after each, as far as that is
    known: after an answer others go on. ``whys`` are reasons as journals keep them.
    """

    lines: tuple[Action, ...]
    before: tuple[State, ...] = field(repr=False)
    outcomes: tuple[Outcome, ...]
    whys: tuple[str, ...]

    @property
    def outcome(self) -> Outcome:
        """Where the plan leaves its seat."""
        return self.outcomes[-1]


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
        seen, legal = question.view, question.legal
        due = any(isinstance(action, PlacePrestige) for action in legal)
        if due or not isinstance(seen.state.agenda[-1], ActionPhase):
            choice = question.answer(seconds)
            stands: tuple[Outcome, ...] = (Outcome.of(seen.state, seen.seat),)
            if due:
                laid = try_action(seen.state, choice.action).after
                stands = (*stands, Outcome.of(laid, seen.seat))
            return Advice((AdvisedPlan((choice.action,), (seen.state,), stands, (choice.reason,)),))
        if seconds is not None:
            seen.patience.allow(seconds)
        planned = cast(Planner, question.robot).plans(seen, legal)
        return Advice(tuple(_best_and_others(planned, seen.seat)))

    def stop(self) -> None:
        """The answer is not wanted any more. May be called from any thread."""
        self.question.stop()


def _best_and_others(planned: list[Planned], seat: Seat) -> list[AdvisedPlan]:
    """The best plan, and those of another idea: not more or less of one of them, nor the same by
    another card.
    """
    now = Outcome.of(planned[0].before[0], seat)
    found = [_advised(planned[0], seat, now)]
    for plan in planned[1:]:
        lines = set(plan.lines)
        if any(lines <= set(each.lines) or lines >= set(each.lines) for each in found):
            continue
        if plan.lines == (End(),):
            continue  # to do nothing is no idea
        other = _advised(plan, seat, now)
        if idea(other) not in map(idea, found):
            found.append(other)
        if len(found) > ALTERNATIVES:
            break
    return found


Idea: TypeAlias = frozenset[str]


def idea(plan: AdvisedPlan) -> Idea:
    """What a plan is about: what rises by it, whom it stops; where nothing does, what is done."""
    was, now = plan.outcomes[0], plan.outcome
    about = {f"more {kind}" for kind in PRESTIGES if now.points[kind] > was.points[kind]}
    about |= {f"stops {rival}" for rival in now.stopped(was)}
    figures = (
        ("wins", now.won and not was.won),
        ("leaves Jail", was.jailed and not now.jailed),
        ("more income", now.income > was.income),
        ("more gold", now.gold > was.gold),
    )
    about |= {words for words, true in figures if true}
    return frozenset(about or {type(line).__name__ for line in plan.lines})


def _advised(plan: Planned, seat: Seat, now: Outcome) -> AdvisedPlan:
    """A plan counted out; all begin in the position that is counted out as ``now``."""
    later = (Outcome.of(state, seat) for state in (*plan.before[1:], plan.after))
    return AdvisedPlan(plan.lines, plan.before, (now, *later), plan.whys)
