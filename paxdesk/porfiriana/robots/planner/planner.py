"""The robot that plans its turn, at one of the levels."""

from typing import TypeAlias

from paxdesk.porfiriana.robots.base import Choice, Seen, TieBreaker
from paxdesk.porfiriana.robots.deeds import deed_of
from paxdesk.porfiriana.robots.planner import phrases
from paxdesk.porfiriana.robots.planner.answers import Answerer, Budget
from paxdesk.porfiriana.robots.planner.dealing import dealt_anew, generator_for
from paxdesk.porfiriana.robots.planner.evaluation import Evaluation
from paxdesk.porfiriana.robots.planner.levels import Level
from paxdesk.porfiriana.robots.planner.replies import Replies
from paxdesk.porfiriana.robots.planner.search import Plan, TurnSearch
from paxdesk.porfiriana.robots.planner.temperament import likes
from paxdesk.porfiriana.robots.planner.why import why_answer, why_in_showdown, why_line
from paxdesk.porfiriana.robots.reasons import reason_of
from paxdesk.porfiriana.rules.actions import DIAZ, Action, End, PlacePrestige, Seat
from paxdesk.porfiriana.rules.agenda import ActionPhase, KeepCards, Showdown
from paxdesk.porfiriana.rules.legal import asked, legal_actions
from paxdesk.porfiriana.rules.state import State
from paxdesk.record_classes import frozen
from paxdesk.session.randomness import Generator


@frozen(eq=False)
class Planned:
    """The ``lines`` of a plan, each with the position ``before`` it, and the one ``after`` all.

    ``why`` the first line is taken is a reason as journals keep it.
    """

    lines: tuple[Action, ...]
    before: tuple[State, ...]
    after: State
    why: str


@frozen
class Planner:
    """Keeps nothing in mind: what the seat sees says what it does, chance included."""

    level: Level

    def choose(self, seen: Seen, legal: list[Action], ties: TieBreaker) -> Choice:
        """The first line of the best plan, or the best answer to a question."""
        answerer, generator, state = self._begin(seen, legal)
        if isinstance(state.agenda[-1], ActionPhase):
            search = TurnSearch(seen.seat, self.level, answerer, generator)
            replies = Replies(seen.seat, seen.people, self.level, answerer, generator)
            action, why = _line(search, replies, state, legal)
            step = phrases.PLAN
        else:
            action, why = _answer(answerer, seen.seat, state, legal)
            step = phrases.ANSWER
        return Choice(action, step, reason_of(step, why, deed_of(seen.state, action)))

    def plans(self, seen: Seen, legal: list[Action]) -> list[Planned]:
        """The best plans for the rest of the turn, best first, with why each is begun."""
        answerer, generator, state = self._begin(seen, legal)
        search = TurnSearch(seen.seat, self.level, answerer, generator)
        replies = Replies(seen.seat, seen.people, self.level, answerer, generator)
        found = search.plans(state)
        best = replies.weighed(found, search.found)
        weighed = {plan.lines for plan in best}
        rest = [plan for plan in found if plan.lines not in weighed]
        return [_planned(search, state, plan) for plan in (*best, *rest)]

    def _begin(self, seen: Seen, legal: list[Action]) -> tuple[Answerer, Generator, State]:
        """Who answers questions, the robot's own chance, and a position that could be it."""
        generator = generator_for(seen.state)
        liked = likes(seen.state, seen.seat, self.level)
        evaluation = Evaluation.at(seen.state, self.level, liked, _allies(seen))
        answerer = Answerer(evaluation, Budget(self.level.nodes, seen.patience))
        remembered = seen.remembered if self.level.remembers else {}
        return answerer, generator, dealt_anew(seen.state, legal, generator, remembered)


def _allies(seen: Seen) -> frozenset[Seat]:
    """The Pax-o-matics among the others: they play together against everybody else (R93)."""
    return frozenset(seen.state.players) - seen.people - {DIAZ, seen.seat}


def _planned(search: TurnSearch, state: State, plan: Plan) -> Planned:
    """A plan with its positions, and the reason of its first line."""
    lines = plan.lines or (End(),)
    positions = [state]
    for line in plan.lines:
        positions.append(search.answerer.after(positions[-1], line))
    evaluation = search.answerer.evaluation
    first = search.answerer.after(state, lines[0])
    without = without_first(search.answerer, search.seat, state, lines)
    why = why_line(evaluation, search.seat, lines[0], state, first, plan.state, without)
    before = tuple(positions[: len(lines)])
    return Planned(
        lines, before, plan.state, reason_of(phrases.PLAN, why, deed_of(state, lines[0]))
    )


Found: TypeAlias = tuple[Action, str]
"""A line and why."""


def _line(search: TurnSearch, replies: Replies, state: State, legal: list[Action]) -> Found:
    """The first line of the best plan for the turn."""
    for action in legal:
        if isinstance(action, PlacePrestige):
            return action, phrases.DUE
    plan = replies.weighed(search.plans(state), search.found)[0]
    action = plan.lines[0] if plan.lines else End()
    after = search.answerer.after(state, action)
    evaluation = search.answerer.evaluation
    without = without_first(search.answerer, search.seat, state, plan.lines)
    return action, why_line(evaluation, search.seat, action, state, after, plan.state, without)


def without_first(
    answerer: Answerer, seat: Seat, state: State, lines: tuple[Action, ...]
) -> State | None:
    """Where the other lines of a plan lead, as far as they can be followed without the first.

    None where there are none.
    """
    if len(lines) < 2:
        return None
    for line in lines[1:]:
        if asked(state) == seat and line in legal_actions(state):
            state = answerer.after(state, line)
    return state


def _answer(answerer: Answerer, seat: Seat, state: State, legal: list[Action]) -> Found:
    """The best answer to a question."""
    step = state.agenda[-1]
    options = answerer.selections(state, step) if isinstance(step, KeepCards) else legal
    if len(options) == 1:
        return options[0], phrases.ONLY_ANSWER
    action = answerer.answer(state, seat, options)
    if isinstance(step, Showdown):
        outcomes = {each: answerer.after(state, each) for each in legal}
        return action, why_in_showdown(seat, action, outcomes)
    after = answerer.after(state, action)
    return action, why_answer(answerer.evaluation, seat, state, after)
