"""The robot that plans its turn, at one of the levels."""

from itertools import islice, pairwise
from typing import Final, TypeAlias

from attrs import evolve

from paxdesk.lazy_attrs import define, frozen
from paxdesk.porfiriana.robots.planner.evaluation import WON, Evaluation, likes, temperament_of
from paxdesk.porfiriana.robots.planner.learned import LearnedEvaluation, Net, net_of
from paxdesk.porfiriana.robots.planner.levels import RobotLevel, Temperament
from paxdesk.porfiriana.robots.planner.plan_reasons import (
    ANSWER,
    DUE,
    ONLY_ANSWER,
    PLAN,
    PROVED,
    why_answer,
    why_in_showdown,
    why_line,
)
from paxdesk.porfiriana.robots.planner.proofs import (
    MOST_IN_REPLIES,
    ThreatSearch,
    certain_answer,
    played_out,
    proved_win,
    wins_next,
)
from paxdesk.porfiriana.robots.planner.search import (
    TRIFLES,
    Answerer,
    Budget,
    OutOfPatience,
    TurnPlan,
    TurnSearch,
    best_first,
    dealt_anew,
    generator_for,
    moving_on,
    unlike,
)
from paxdesk.porfiriana.robots.planner.standing import seat_assets
from paxdesk.porfiriana.robots.reasons import deed_of, reason_of
from paxdesk.porfiriana.robots.robot import Choice, RobotView, ThinkingTime, TieBreaker
from paxdesk.porfiriana.rules.actions import DIAZ, Action, End, Manifesto, Pass, PlacePrestige, Seat
from paxdesk.porfiriana.rules.agenda import ActionPhase, KeepCards, Showdown
from paxdesk.porfiriana.rules.engine import legal_actions, perform_unchecked, seat_to_act
from paxdesk.porfiriana.rules.forced_win import winning_way
from paxdesk.porfiriana.rules.state import State
from paxdesk.porfiriana.rules.topple_search import WayToTopple, topples_on_sale
from paxdesk.porfiriana.rules.view import imagined
from paxdesk.session.randomness import Generator

# --- Replies: the other seats' turns until the planning seat's next turn --------------------------

AHEAD_FINALISTS: Final = 2
"""Number of plans for the seat's next turn whose end is played out."""
LOST: Final = -WON / 2
"""Value in gold at or below which a plan counts as lost."""
MOST_RESCUES: Final = 12
MOST_LINES: Final = 12
"""Maximum number of actions played in a Pax-o-matic's turn."""


@define
class Replies:
    """Play-out of others' turns after a plan; ``people`` plan, other robots are Pax-o-matics."""

    seat: Seat
    people: frozenset[Seat]
    level: RobotLevel
    answerer: Answerer
    generator: Generator

    def weighed(self, plans: list[TurnPlan], found: list[TurnPlan]) -> list[TurnPlan]:
        """Return the best plans, revalued at the seat's next turn if possible."""
        going_on = (plan for plan in plans if not plan.state.over)
        tried = list(islice(unlike(going_on, TRIFLES), self.level.replies))
        if not tried or len(found) < 2 or plans[0].state.over or plans[0].state.solo == "diaz":
            return plans
        weighed: list[TurnPlan] = []
        try:
            for plan in tried:
                weighed.append(self._weighed(plan))
            self._hold_the_best(weighed)
            if all(plan.value <= LOST for plan in weighed):
                for plan in self._rescues(tried, found):
                    weighed.append(self._weighed(plan))
                    if weighed[-1].value > LOST:
                        break
        except OutOfPatience:
            pass  # keep the plans valued so far
        weighed.sort(key=best_first)
        return weighed or plans

    def _weighed(self, plan: TurnPlan) -> TurnPlan:
        return TurnPlan(plan.state, self.worth(plan), plan.lines)

    def worth(self, plan: TurnPlan) -> float:
        """Return a plan's value at the seat's next turn. Raises OutOfPatience."""
        value = self._value(self._next_turn(plan.state)) + moving_on(plan)
        self._check_budget()
        return value

    def _hold_the_best(self, weighed: list[TurnPlan]) -> None:
        """Test the best plan against more answers, until a tested plan remains the best.

        Raises OutOfPatience.
        """
        answers, seats = self.level.others_plans, weighed[0].state.players
        if answers < 2 or not len(self.people) == len(seats) == 2:
            return
        held: set[tuple[Action, ...]] = set()
        floor = float("-inf")
        weighed.sort(key=best_first)
        while (best := weighed[0]).lines not in held:
            held.add(best.lines)
            value = self._held(best, answers, floor)
            floor = max(floor, value)
            weighed[0] = TurnPlan(best.state, value, best.lines)
            weighed.sort(key=best_first)

    def _held(self, plan: TurnPlan, answers: int, floor: float) -> float:
        """Return the value of a plan after the most harmful answer."""
        state, value = self._ended(plan.state), plan.value
        mover = seat_to_act(state)
        if mover is None or mover == self.seat:
            return value
        others = self._brief(state, mover, self.level.others_beam, 2 * answers)
        for other in islice(unlike(others, TRIFLES), answers):
            value = min(value, self._value(self._ended(other.state)) + moving_on(plan))
            if value < floor:
                break
        self._check_budget()
        return value

    def _check_budget(self) -> None:
        budget = self.answerer.budget
        if budget.nodes <= 0 or budget.patience.over:
            raise OutOfPatience

    def _value(self, state: State) -> float:
        """Return the value of a position or, when looking ahead, of the seat's best plan."""
        ahead = self.level.ahead
        if state.over or seat_to_act(state) != self.seat or not ahead:
            return self.answerer.evaluation.value(state, self.seat)
        return self._brief(state, self.seat, ahead, AHEAD_FINALISTS)[0].value

    def _rescues(self, tried: list[TurnPlan], found: list[TurnPlan]) -> list[TurnPlan]:
        """Return the best plan of each kind of result, unless it was ``tried``."""
        figures = self.answerer.evaluation.figures
        best: dict[object, TurnPlan] = {}
        for plan in sorted(found, key=lambda plan: -plan.value):
            state = plan.state
            on_sale = tuple(number in figures.heels and number for number in state.market)
            points = tuple(tuple(each.missing) for each in seat_assets(state).values())
            best.setdefault((state.regime, on_sale, points), plan)
        known = {plan.lines for plan in tried}
        rescues = [
            plan for plan in best.values() if plan.lines not in known and not plan.state.over
        ]
        return rescues[:MOST_RESCUES]

    def _next_turn(self, state: State) -> State:
        """Return the position at the seat's next turn, or after the game."""
        state = self._ended(state)
        for _ in range(len(state.players) - 1):
            mover = seat_to_act(state)
            if mover in (None, DIAZ, self.seat):
                break
            assert mover is not None
            if mover in self.people:
                state = self._planned(state, mover)
            else:
                state = self._by_flowchart(state, mover)
        return state

    def _ended(self, state: State) -> State:
        """Return the position after the end of the turn; ``state`` if the game is over."""
        if state.over:
            return state
        state = state.copy()
        perform_unchecked(state, End())
        self.answerer.settle(state)
        return state

    def _planned(self, state: State, mover: Seat) -> State:
        """Return the position after the planned turn of ``mover``, or its proved win."""
        way = winning_way(state, mover, MOST_IN_REPLIES) if self.level.proves else None
        if way is not None and way.proved:
            return self._ended(played_out(self.answerer, state, way).state)
        return self._ended(self._brief(state, mover, self.level.others_beam, 0)[0].state)

    def _brief(self, state: State, seat: Seat, beam: int, finalists: int) -> list[TurnPlan]:
        """Return plans of a brief search for a turn, best first."""
        depth = self.level.others_depth
        level: RobotLevel = evolve(self.level, beam=beam, depth=depth, finalists=finalists)
        search = TurnSearch(seat, level, self.answerer, self.generator, brief=True)
        return search.plans(state)

    def _by_flowchart(self, state: State, mover: Seat) -> State:
        # Imported here, since few games of planners include a Pax-o-matic.
        from paxdesk.porfiriana.robots.paxomatic import Paxomatic

        robot = Paxomatic()
        state = state.copy()
        for _ in range(MOST_LINES):
            if not isinstance(state.agenda[-1], ActionPhase) or state.turn.seat != mover:
                break
            self.answerer.budget.spend()
            seen = RobotView(imagined(state), mover, self.people)
            choice = robot.choose(seen, legal_actions(state), TieBreaker.of(state))
            perform_unchecked(state, choice.action)
            self.answerer.settle(state)
        return state


ChosenLine: TypeAlias = tuple[Action, str]
WIDEST: Final = 60
"""Beam of the wider search for a plan that prevents a win."""
GUARDING: Final = 20_000
"""Maximum number of positions visited to prevent a win of the next player."""


@frozen(eq=False)
class Planned:
    """Actions of a plan, the position ``before`` each of them, and the position ``after`` all.

    ``whys`` are the reasons for the actions.
    """

    lines: tuple[Action, ...]
    before: tuple[State, ...]
    after: State
    whys: tuple[str, ...]


@frozen
class Planner:
    """Robot without state: its view alone determines its actions.

    ``net`` replaces the level's evaluation. If ``tempered``, the seat's temperament is added to a
    learned value.
    """

    level: RobotLevel
    net: Net | None = None
    tempered: bool = False

    def choose(self, seen: RobotView, legal: list[Action], ties: TieBreaker) -> Choice:
        """Return the first action of the best plan, or the best answer."""
        answerer, generator, state = self._begin(seen, legal)
        if isinstance(state.agenda[-1], ActionPhase):
            action, why = self._line(seen, answerer, generator, state, legal)
            step = PLAN
        else:
            action, why = self._answer(seen, answerer, state, legal)
            step = ANSWER
        return Choice(action, step, reason_of(step, why, deed_of(seen.state, action)))

    def lines(self, seen: RobotView, legal: list[Action]) -> tuple[Action, ...]:
        """Return all actions of the best plan, the laying of a due cube, or the best answer.

        The end of the turn is left out if the plan is as deep as the level searches.
        """
        answerer, generator, state = self._begin(seen, legal)
        if not isinstance(state.agenda[-1], ActionPhase):
            return (self._answer(seen, answerer, state, legal)[0],)
        for action in legal:
            if isinstance(action, PlacePrestige):
                return (action,)
        way = self._proved_win(seen)
        if way is not None:
            return way.lines
        search, replies = self._thinking(seen, answerer, generator)
        best = self._best_plans(seen, search, replies, search.plans(state), state)[0]
        return best.lines if len(best.lines) == self.level.depth else (*best.lines, End())

    def plans(self, seen: RobotView, legal: list[Action]) -> list[Planned]:
        """Return the best plans for the rest of the turn, best first, with reasons.

        A proved win is the only plan.
        """
        answerer, generator, state = self._begin(seen, legal)
        search, replies = self._thinking(seen, answerer, generator)
        way = self._proved_win(seen)
        # a new budget, because the search may use up the first one
        teller = evolve(answerer, budget=Budget(self.level.nodes, ThinkingTime()))
        if way is not None:
            return [_planned_win(teller, seen.seat, state, played_out(teller, state, way))]
        found = search.plans(state)
        best = self._best_plans(seen, search, replies, found, state)
        weighed = {plan.lines for plan in best}
        rest = [plan for plan in found if plan.lines not in weighed]
        return [_planned(teller, seen.seat, state, plan) for plan in (*best, *rest)]

    def _proved_win(self, seen: RobotView) -> WayToTopple | None:
        return proved_win(seen) if self.level.proves else None

    def _best_plans(
        self,
        seen: RobotView,
        search: TurnSearch,
        replies: Replies,
        plans: list[TurnPlan],
        state: State,
    ) -> list[TurnPlan]:
        """Return the best plans.

        Against people, a level that guards puts first a plan that leaves the next player no proved
        win, if one is found.
        """
        ranked = self._with_last_action(search, replies, replies.weighed(plans, search.found))
        if not self.level.guards or ranked[0].state.over or not seen.people - {seen.seat}:
            return ranked
        budget = Budget(GUARDING, seen.patience)
        answerer = evolve(search.answerer, budget=budget)
        threats = ThreatSearch.of(seen, state, answerer)

        def wider() -> list[TurnPlan]:
            widely = evolve(search, answerer=answerer, level=evolve(self.level, beam=WIDEST))
            widely.plans(state)
            return widely.found

        return threats.safest(ranked, search.found, wider)

    def _with_last_action(
        self, search: TurnSearch, replies: Replies, ranked: list[TurnPlan]
    ) -> list[TurnPlan]:
        """Return the plans; the best one may get a last action.

        The search misses actions whose gain appears only at the end of the turn.
        """
        best = ranked[0]
        turn, longest = best.state.turn, len(best.lines) >= self.level.depth
        if best.state.over or not turn.actions or longest or not self.level.replies:
            return ranked
        last = evolve(search, level=evolve(self.level, depth=1)).plans(best.state)[0]
        if not last.lines:
            return ranked
        longer = TurnPlan(last.state, last.value, (*best.lines, *last.lines))
        return [*replies.weighed([longer, best], [longer, best]), *ranked[1:]]

    def _line(
        self,
        seen: RobotView,
        answerer: Answerer,
        generator: Generator,
        state: State,
        legal: list[Action],
    ) -> ChosenLine:
        for action in legal:
            if isinstance(action, PlacePrestige):
                return action, DUE
        way = self._proved_win(seen)
        if way is not None:
            last = len(way.lines) == 1
            return way.lines[0], PROVED.key(last)
        search, replies = self._thinking(seen, answerer, generator)
        plan = self._best_plans(seen, search, replies, search.plans(state), state)[0]
        action = plan.lines[0] if plan.lines else End()
        after = answerer.after(state, action)
        without = without_first(answerer, search.seat, state, plan.lines)
        evaluation = answerer.evaluation
        return action, why_line(evaluation, search.seat, action, state, after, plan.state, without)

    def _answer(
        self, seen: RobotView, answerer: Answerer, state: State, legal: list[Action]
    ) -> ChosenLine:
        step = state.agenda[-1]
        options = answerer.selections(state, step) if isinstance(step, KeepCards) else legal
        if len(options) == 1:
            return options[0], ONLY_ANSWER
        options = self._before_a_win(seen.seat, answerer, state, options)
        proved = certain_answer(seen) if self.level.proves else None
        if proved is not None and not isinstance(step, Showdown):
            return proved, PROVED.later_key
        action = proved or answerer.answer(state, seen.seat, options)
        if isinstance(step, Showdown):
            outcomes = {each: answerer.after(state, each) for each in legal}
            if proved is None and isinstance(action, Manifesto) and Pass() in outcomes:
                declared, passed = outcomes[action], outcomes[Pass()]
                if (declared.over, declared.winners) == (passed.over, passed.winners):
                    action = Pass()  # the manifesto has no effect yet
            return action, why_in_showdown(seen.seat, action, outcomes)
        after = answerer.after(state, action)
        return action, why_answer(answerer.evaluation, seen.seat, state, after)

    def _before_a_win(
        self, seat: Seat, answerer: Answerer, state: State, options: list[Action]
    ) -> list[Action]:
        """Return the answers that leave the seat a proved win next turn, or all."""
        if not self.level.proves or state.turn.seat == seat or not topples_on_sale(state):
            return options
        return [each for each in options if wins_next(answerer, state, each, seat)] or options

    def _begin(self, seen: RobotView, legal: list[Action]) -> tuple[Answerer, Generator, State]:
        """Return the answerer, the robot's generator, and a possible full position."""
        generator = generator_for(seen.state)
        liked = likes(seen.state, seen.seat, self.level)
        evaluation = self._evaluation(seen, liked)
        answerer = Answerer(evaluation, Budget(self.level.nodes, seen.patience))
        remembered = seen.remembered if self.level.remembers else {}
        return answerer, generator, dealt_anew(seen.state, legal, generator, remembered)

    def _thinking(
        self, seen: RobotView, answerer: Answerer, generator: Generator
    ) -> tuple[TurnSearch, Replies]:
        search = TurnSearch(seen.seat, self.level, answerer, generator)
        return search, Replies(seen.seat, seen.people, self.level, answerer, generator)

    def _evaluation(self, seen: RobotView, liked: tuple[float, ...]) -> Evaluation:
        state, seat, allies = seen.state, seen.seat, allies_of(seen)
        reckoning = Evaluation.at(state, self.level, liked, allies)
        net = self.net or net_of(self.level, state)
        if net is None:
            return reckoning
        return LearnedEvaluation.by(net, state, reckoning, seat, self.temperament(state, seat))

    def temperament(self, state: State, seat: Seat) -> Temperament | None:
        """Return the robot's temperament at a seat, or None."""
        if not self.tempered or (self.net or net_of(self.level, state)) is None:
            return None
        return temperament_of(state, seat)


def allies_of(seen: RobotView) -> frozenset[Seat]:
    """Return the Pax-o-matics at other seats, which cooperate against everybody else (R93)."""
    return frozenset(seen.state.players) - seen.people - {DIAZ, seen.seat}


def _planned(answerer: Answerer, seat: Seat, state: State, plan: TurnPlan) -> Planned:
    """Return a plan with its positions and reasons, as far as it is legal."""
    positions = [state]
    for line in plan.lines or (End(),):
        if line not in legal_actions(positions[-1]):
            break
        positions.append(answerer.after(positions[-1], line))
    lines = (plan.lines or (End(),))[: len(positions) - 1]
    without = without_first(answerer, seat, state, lines)
    whys = []
    for number, (line, (before, after)) in enumerate(zip(lines, pairwise(positions), strict=True)):
        others = None if number else without
        why = why_line(answerer.evaluation, seat, line, before, after, plan.state, others)
        whys.append(reason_of(PLAN, why, deed_of(before, line)))
    return Planned(lines, tuple(positions[: len(lines)]), plan.state, tuple(whys))


def _planned_win(answerer: Answerer, seat: Seat, state: State, plan: TurnPlan) -> Planned:
    """Return a proved win with its positions and reasons."""
    planned = _planned(answerer, seat, state, plan)
    last = len(planned.lines) - 1
    whys = tuple(
        reason_of(PLAN, PROVED.key(at == last), deed_of(before, line))
        for at, (line, before) in enumerate(zip(planned.lines, planned.before, strict=True))
    )
    return evolve(planned, whys=whys)


def without_first(
    answerer: Answerer, seat: Seat, state: State, lines: tuple[Action, ...]
) -> State | None:
    """Return the position after a plan's actions except the first; None if there are no others."""
    if len(lines) < 2:
        return None
    for line in lines[1:]:
        if seat_to_act(state) == seat and line in legal_actions(state):
            state = answerer.after(state, line)
    return state
