"""Robots at the table: who they are, what they are shown, and how they answer.

A question holds everything a robot may know, copied, so that it can be answered on another
thread; :func:`play` submits the answer as a person's would be. An answer belongs to the
position it was asked in: ``session.revision`` shows whether that is still on the table.
"""

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Final, Protocol, TypeAlias, cast

from attrs import field

from paxdesk.lazy_attrs import frozen
from paxdesk.porfiriana.robots import reasons
from paxdesk.porfiriana.robots.planner.levels import LEVELS, LevelName
from paxdesk.porfiriana.robots.planner.planner import Planned, Planner
from paxdesk.porfiriana.robots.robot import Choice, Robot, RobotView, TieBreaker, remembered_by
from paxdesk.porfiriana.robots.roster import (
    ROSTER,
    MilestoneName,
    PlayerName,
    RobotName,
    ScriptName,
)
from paxdesk.porfiriana.rules.actions import (
    DIAZ,
    Action,
    Buy,
    Dice,
    End,
    PlacePrestige,
    Seat,
    price_column,
)
from paxdesk.porfiriana.rules.agenda import ActionPhase, DiazTurn
from paxdesk.porfiriana.rules.card_verbs import PRESTIGES, Prestige
from paxdesk.porfiriana.rules.chance import roll
from paxdesk.porfiriana.rules.engine import legal_actions, perform, seat_to_act, try_action
from paxdesk.porfiriana.rules.facts import active_points, tripartite
from paxdesk.porfiriana.rules.prices import next_income
from paxdesk.porfiriana.rules.state import Event, State
from paxdesk.porfiriana.rules.topple_search import taking_next
from paxdesk.porfiriana.rules.view import seen_by
from paxdesk.session.notation_types import format_reason

# --- Díaz as a robot: his two dice and the purchases they choose (Part L) -------------------------

STEP = "L1"


class Diaz:
    """Takes the only action there is; ``rules/diaz.py`` says what follows from it."""

    def choose(self, seen: RobotView, legal: list[Action], ties: TieBreaker) -> Choice:
        """Roll, or buy under the die of the next row (L1, R48), saying which die decided."""
        action = legal[0]
        if isinstance(action, Dice):
            return Choice(action, STEP, reasons.reason_of(STEP, reasons.DICE))
        assert isinstance(action, Buy)
        turn = seen.state.agenda[-1]
        assert isinstance(turn, DiazTurn)
        row = turn.rows[0]
        die = turn.rolls[row]
        empty = price_column(action.slot) != die - 1
        key = reasons.DIE_ON_EMPTY_PLACE if empty else reasons.DIE
        why = format_reason(key, row="ab"[row], die=die)
        deed = reasons.BUYS.format(card=f"{seen.state.market[action.slot]:03}")
        return Choice(action, STEP, reasons.reason_of(STEP, why, deed))


DIAZ_ROBOT: Final[Robot] = Diaz()
SOLO_PERSON: Seat = 1
"""Where the person sits in a solo game (R72)."""


@frozen
class RobotQuestion:
    """What a robot is asked: who it is, what it sees, what it may do."""

    robot: Robot
    seen: RobotView
    legal: list[Action]
    ties: TieBreaker

    def answer(self, seconds: float | None = None) -> Choice:
        """The robot's choice, within so many seconds (None: however long it takes).

        Changes nothing, so it may run on any thread.
        """
        if seconds is not None:
            self.seen.patience.allow(seconds)
        return self.robot.choose(self.seen, self.legal, self.ties)

    def stop(self) -> None:
        """The answer is wanted at once, or not any more. May be called from any thread."""
        self.seen.patience.stop()


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


def question_for(state: State, robots: Mapping[Seat, PlayerName]) -> RobotQuestion | None:
    """The question for the robot that is asked now; None if a person is, or the game is over."""
    seat = seat_to_act(state)
    if seat is None or (seat != DIAZ and seat not in robots):
        return None
    return question_to(
        DIAZ_ROBOT if seat == DIAZ else robot_named(robots[seat]), state, seat, robots
    )


def question_to(
    robot: Robot, state: State, seat: Seat, robots: Mapping[Seat, PlayerName]
) -> RobotQuestion:
    """The question for a robot that plays a seat which is asked now."""
    people = _people(state, seat, robots)
    seen = RobotView(seen_by(state, seat), seat, people, remembered_by(state, seat))
    return RobotQuestion(robot, seen, legal_actions(state), TieBreaker.of(state))


@cache
def robot_named(name: PlayerName) -> Robot:
    """The robot of a name; how it thinks is imported when it first plays."""
    for known, entry in ROSTER.items():
        if known == name:
            return entry.robot()
    from paxdesk.porfiriana.robots.league import measure

    return measure(cast(ScriptName | MilestoneName, name))


class Face(Protocol):
    """What tells one robot from another: ``label`` and ``sentence`` say it, ``face`` is an icon."""

    @property
    def label(self) -> str: ...
    @property
    def sentence(self) -> str: ...
    @property
    def face(self) -> str: ...


def introduced(state: State, seat: Seat, name: RobotName) -> Iterator[Face]:
    """What a robot at a seat is: how it thinks and, if it goes by the learned value, likes."""
    yield ROSTER[name]
    robot = robot_named(name)
    liking = robot.temperament(state, seat) if isinstance(robot, Planner) else None
    if liking is not None:
        yield liking


def _people(state: State, seat: Seat, robots: Mapping[Seat, PlayerName]) -> frozenset[Seat]:
    """Whom a Pax-o-matic plays against: the people, and whoever else plays for himself.

    Where a Pax-o-matic stands in for the one person of a solo game (R72) it is still that person
    to the others, and has all of them against it.
    """
    people = frozenset(
        each for each in state.players if each != DIAZ and robots.get(each) != "paxomatic"
    )
    if people or state.solo is None:
        return people
    stand_in = frozenset({SOLO_PERSON})
    return frozenset(state.players) - stand_in if seat == SOLO_PERSON else stand_in


def perform_choice(state: State, choice: Choice) -> list[Event]:
    """Roll the dice that settled the robot's ties, then perform its action.

    The rolls come first among the events. Raises IllegalAction as ``perform`` does.
    """
    rolls = [Event("rolled", amount=roll(state)) for _ in choice.rolls]
    return rolls + perform(state, choice.action)


# --- Advice for a person --------------------------------------------------------------------------
# The best plan for the turn, and what others would give up against it.
#
# Whatever is said of a plan is read off the position it leads to, beside that of the best one.

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
        seen, legal = question.seen, question.legal
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
