"""Advice for a person: the best plan for the turn, and alternatives."""

from functools import cache
from typing import Final, TypeAlias, cast

from attrs import field

from paxdesk.lazy_attrs import frozen
from paxdesk.porfiriana.robots.planner.levels import LEVELS, LevelName
from paxdesk.porfiriana.robots.planner.planner import Planned, Planner
from paxdesk.porfiriana.robots.questions import RobotQuestion, question_to
from paxdesk.porfiriana.robots.roster import RobotName
from paxdesk.porfiriana.rules.actions import DIAZ, Action, End, PlacePrestige, Seat
from paxdesk.porfiriana.rules.agenda import ActionPhase
from paxdesk.porfiriana.rules.card_verbs import PRESTIGES, Prestige
from paxdesk.porfiriana.rules.engine import seat_to_act, try_action
from paxdesk.porfiriana.rules.facts import active_points
from paxdesk.porfiriana.rules.prices import next_income
from paxdesk.porfiriana.rules.state import State
from paxdesk.porfiriana.rules.topple_search import taking_next
from paxdesk.porfiriana.rules.view import seen_by
from paxdesk.porfiriana.rules.winning import sufficient_points

ADVISER: LevelName = "expert"
"""Level of the adviser, who must answer while a person waits."""


def advice_for(state: State, robots: dict[Seat, RobotName]) -> RobotQuestion | None:
    """Return the question to the adviser for the person to act, or None."""
    seat = seat_to_act(state)
    if seat is None or seat == DIAZ or seat in robots:
        return None
    return question_to(_adviser(), state, seat, {**robots, seat: ADVISER})


@cache
def _adviser() -> Planner:
    return Planner(LEVELS[ADVISER])


ALTERNATIVES: Final = 2


LOOKED_AT: Final = 240
"""Maximum number of positions visited in others' next turns after a plan."""


@frozen
class Outcome:
    """Result of a plan for its seat: gold, income, hand, points, victory.

    ``needed`` are the points of each kind that suffice to topple Díaz. ``threats`` are the seats
    found to win in their next turn; the search was cut short for the ``unknown`` ones.
    """

    gold: int
    income: int
    hand: int
    points: dict[Prestige, int]
    needed: dict[Prestige, int]
    jailed: bool
    won: bool
    threats: frozenset[Seat]
    unknown: frozenset[Seat] = frozenset()
    incomes: dict[Seat, int] = field(factory=dict)
    """Income per turn of each rival."""

    @classmethod
    def of(cls, state: State, seat: Seat) -> "Outcome":
        player = state.players[seat]
        takers = taking_next(seen_by(state, seat), seat, LOOKED_AT)
        return cls(
            player.gold,
            next_income(state, seat),
            len(player.hand),
            {prestige: active_points(state, seat, prestige) for prestige in PRESTIGES},
            {prestige: sufficient_points(state, seat, prestige) for prestige in PRESTIGES},
            player.jailed,
            seat in state.winners,
            frozenset(takers.ways),
            takers.unknown,
            {each: next_income(state, each) for each in state.players if each not in (seat, DIAZ)},
        )

    def takes_from(self, before: "Outcome", rival: Seat) -> int:
        """Return the income that a rival has lost since ``before``, at least 0."""
        return max(0, before.incomes.get(rival, 0) - self.incomes.get(rival, 0))

    def stopped(self, before: "Outcome") -> frozenset[Seat]:
        """Return the seats that were threats ``before``, and certainly no longer are."""
        return before.threats - self.threats - self.unknown


@frozen(eq=False)
class AdvisedPlan:
    """Actions of a plan, each with the position before it and its reason.

    ``outcomes`` has one before the first action and one after each, as far as known.
    """

    lines: tuple[Action, ...]
    before: tuple[State, ...] = field(repr=False)
    outcomes: tuple[Outcome, ...]
    whys: tuple[str, ...]

    @property
    def outcome(self) -> Outcome:
        return self.outcomes[-1]


@frozen(eq=False)
class Advice:
    """Advice for a seat: the best plan first, then any alternatives."""

    plans: tuple[AdvisedPlan, ...]


@frozen
class AdviceQuestion:
    """Question to the adviser; any thread can answer it."""

    question: RobotQuestion

    def answer(self, seconds: float | None = None) -> Advice:
        """Return the best plan with alternatives, or the best answer to a question."""
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
        """Cancel the search. Thread-safe."""
        self.question.stop()


def _best_and_others(planned: list[Planned], seat: Seat) -> list[AdvisedPlan]:
    """Return the best plan, and at most ALTERNATIVES with other ideas."""
    now = Outcome.of(planned[0].before[0], seat)
    found = [_advised(planned[0], seat, now)]
    for plan in planned[1:]:
        lines = set(plan.lines)
        if any(lines <= set(each.lines) or lines >= set(each.lines) for each in found):
            continue
        if plan.lines == (End(),):
            continue  # doing nothing is not an alternative
        other = _advised(plan, seat, now)
        if idea(other) not in map(idea, found):
            found.append(other)
        if len(found) > ALTERNATIVES:
            break
    return found


Idea: TypeAlias = frozenset[str]


def idea(plan: AdvisedPlan) -> Idea:
    """Return keywords for a plan's achievements, or else for its actions."""
    was, now = plan.outcomes[0], plan.outcome
    about = {f"more {kind}" for kind in PRESTIGES if now.points[kind] > was.points[kind]}
    about |= {f"stops {rival}" for rival in now.stopped(was)}
    about |= {f"harms {rival}" for rival in now.incomes if now.takes_from(was, rival)}
    figures = (
        ("wins", now.won and not was.won),
        ("leaves Jail", was.jailed and not now.jailed),
        ("more income", now.income > was.income),
        ("more gold", now.gold > was.gold),
    )
    about |= {words for words, true in figures if true}
    return frozenset(about or {type(line).__name__ for line in plan.lines})


def _advised(plan: Planned, seat: Seat, now: Outcome) -> AdvisedPlan:
    """Return the plan with its outcomes, beginning with ``now``."""
    later = (Outcome.of(state, seat) for state in (*plan.before[1:], plan.after))
    return AdvisedPlan(plan.lines, plan.before, (now, *later), plan.whys)
