"""How good each move of a turn was, judged from what its seat could know.

Before every line the seat's best plan for the rest of the turn is looked for, with what the
seat saw: other hands are dealt anew but for what it remembers of them, and no plan counts on a
card of the deck. A line loses as much as the chance of winning falls from the best plan before
it to the best plan after it.
"""

import re
from bisect import bisect_right
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from math import exp
from pathlib import Path
from typing import Final, Literal, TypeAlias, cast, get_args

from attrs import field

from paxdesk.porfiriana.robots.asking import RobotQuestion, question_for
from paxdesk.porfiriana.robots.base import Patience, remembered_by
from paxdesk.porfiriana.robots.planner.evaluation import Evaluation, rounds_left
from paxdesk.porfiriana.robots.planner.levels import LEVELS, LevelName
from paxdesk.porfiriana.robots.planner.planner import Planner
from paxdesk.porfiriana.robots.planner.search import (
    Answerer,
    Budget,
    TurnSearch,
    dealt_anew,
    generator_for,
)
from paxdesk.porfiriana.robots.roster import RobotName
from paxdesk.porfiriana.rules.actions import (
    DIAZ,
    Action,
    Attack,
    CardNumber,
    End,
    PlacePrestige,
    Seat,
)
from paxdesk.porfiriana.rules.agenda import ActionPhase, DiazTurn, KeepCards
from paxdesk.porfiriana.rules.moves import asked, legal_actions, perform_listed
from paxdesk.porfiriana.rules.notation import write
from paxdesk.porfiriana.rules.state import State
from paxdesk.porfiriana.rules.view import seen_by
from paxdesk.porfiriana.rules.vocabulary import PRESTIGES
from paxdesk.porfiriana.session import Recording, Step, ends_turn
from paxdesk.record_classes import define, frozen
from paxdesk.resources import assets_folder
from paxdesk.strict_yaml import check_keys, entries, items, read_file, text, whole

# --- Everybody's chance of winning in a position --------------------------------------------------
# What the position is worth to a seat (the planner's evaluation, in gold, which knows what lies
# open and that seat's own hand) is turned into a chance by the numbers in ``assets/chances.yaml``,
# which says how they were made; ``calibration.py`` fits them to simulated games. Between players,
# seat s wins with exp(k·v(s)) / Σ exp(k·v), where k depends on how many play and how many rounds
# are left; alone against Díaz with 1 / (1 + exp(-(k·v + c))).

JUDGE: Final[LevelName] = "hard"
"""Whose evaluation and plans games are judged by."""
ROUNDS: Final = (1.0, 2.0, 4.0, 8.0)
"""Where the number of rounds left makes another phase of the game, the last phase first."""
PHASES: Final = len(ROUNDS) + 1
TABLES: Final = (2, 3, 4)
"""Seats that have numbers of their own; the last stands for more, too."""
MILLION: Final = 1_000_000
MOST_EXPONENT: Final = 60.0
Values: TypeAlias = Mapping[Seat, float]


@frozen
class Fit:
    """The fitted numbers: k by seats and phase, and k and c against Díaz by phase."""

    players: dict[int, tuple[float, ...]]
    diaz: tuple[tuple[float, float], ...]


@cache
def fit() -> Fit:
    """The numbers that come with the program."""
    return read_fit(assets_folder() / "chances.yaml")


def read_fit(path: Path) -> Fit:
    """Read fitted numbers, which the file has as whole millionths. Raises Misfit."""
    root = read_file(path)
    keys = ("made_by", "players", "diaz")
    check_keys(root, keys, keys, "fitted chances")
    found = entries(root)
    text(found["made_by"])
    by_seats = entries(found["players"])
    check_keys(found["players"], [str(seats) for seats in TABLES], (), "“players”")
    number = whole(-100 * MILLION, 100 * MILLION)

    def numbers(node: object, count: int) -> tuple[float, ...]:
        return tuple(number(each) / MILLION for each in items(node, count, count))  # type: ignore[arg-type]

    pairs = [numbers(each, 2) for each in items(found["diaz"], PHASES, PHASES)]
    return Fit(
        {int(seats): numbers(node, PHASES) for seats, node in by_seats.items()},
        tuple((k, c) for k, c in pairs),
    )


def phase(state: State) -> int:
    """The phase of the game: 0 is the last one."""
    return bisect_right(ROUNDS, rounds_left(state))


@frozen
class Odds:
    """Everybody's chances in positions of one game from one moment on.

    How many rounds are left is read off that moment: what a seat plans has no deck to tell it.
    """

    evaluation: Evaluation
    phase: int

    @classmethod
    def at(cls, state: State) -> "Odds":
        level = LEVELS[JUDGE]
        evaluation = Evaluation.at(state, level, (1.0,) * len(PRESTIGES))
        return cls(evaluation, phase(state))

    def values(self, state: State) -> dict[Seat, float]:
        """What a position is worth to everybody but Díaz, each with its own hand, in gold."""
        return {seat: self.evaluation.value(state, seat) for seat in state.players if seat != DIAZ}

    def chances(self, state: State) -> dict[Seat, float]:
        """Everybody's chance of winning, 0 to 1; against Díaz they need not come to 1."""
        seats = [seat for seat in state.players if seat != DIAZ]
        if state.over:
            share = 1 / max(1, len(state.winners))
            return {seat: share if seat in state.winners else 0.0 for seat in seats}
        worth = self.values(state)
        if state.solo == "diaz":
            k, c = fit().diaz[self.phase]
            return {seat: logistic(k * value + c) for seat, value in worth.items()}
        k = fit().players[min(max(len(seats), TABLES[0]), TABLES[-1])][self.phase]
        return softmax(worth, k)


def chances(state: State) -> dict[Seat, float]:
    """Everybody's chances in a position as it lies on the table."""
    return Odds.at(state).chances(state)


def softmax(worth: Values, k: float) -> dict[Seat, float]:
    """Chances in proportion to exp(k·value)."""
    most = max(worth.values())
    weights = {seat: exp(max(k * (value - most), -MOST_EXPONENT)) for seat, value in worth.items()}
    total = sum(weights.values())
    return {seat: weight / total for seat, weight in weights.items()}


def logistic(x: float) -> float:
    """1 / (1 + exp(-x))."""
    return 1 / (1 + exp(-max(-MOST_EXPONENT, min(MOST_EXPONENT, x))))


Mark: TypeAlias = Literal["best", "good", "slip", "blunder"]
MARKS: Final[tuple[Mark, ...]] = get_args(Mark)
GOOD_FROM, SLIP_FROM, BLUNDER_FROM = 0.01, 0.04, 0.12
"""The chance of winning that a line loses at least to be no more than good, a slip, a blunder."""
ANSWER_NODES: Final = 400
"""Positions looked at to judge an answer."""


def thousandths(share: float) -> int:
    """A share as analyses are kept: in whole thousandths."""
    return round(1000 * share)


def mark_of(loss: float) -> Mark:
    """How a line that loses so much of the chance of winning is marked."""
    if loss >= BLUNDER_FROM:
        return "blunder"
    if loss >= SLIP_FROM:
        return "slip"
    return "good" if loss >= GOOD_FROM else "best"


@frozen
class Said:
    """A line of a plan and whose it is."""

    seat: Seat
    line: str


@frozen
class Outlook:
    """The best plan for the rest of a turn: its lines, and the chance of winning with it.

    ``topples`` says that the plan topples Díaz; ``ending`` is the chance when the turn ends here.
    """

    lines: tuple[Said, ...]
    chance: float
    ending: float
    topples: bool


@frozen
class Judged:
    """A step that its seat could have taken otherwise.

    ``chance`` is that of winning with the best plan before it, ``loss`` how much of it was lost,
    both in thousandths;
    ``better`` is that plan, empty where the step follows it as well as can be.
    """

    step: int
    seat: Seat
    mark: Mark
    chance: int
    loss: int
    better: tuple[Said, ...] = ()
    topples: bool = False


@define
class Judge:
    """Judges the steps of one game."""

    _outlooks: dict[int, Outlook] = field(factory=dict, init=False)

    def judged(self, steps: Sequence[Step], number: int) -> Judged | None:
        """Judge step ``number``, the first being 1; None where there was nothing to choose."""
        step = steps[number - 1]
        seat = step.seat
        if (
            seat == DIAZ
            or asked(step.before) != seat
            or isinstance(step.before.agenda[-1], DiazTurn)
        ):
            return None
        if not isinstance(step.before.agenda[-1], ActionPhase):
            return _judged_answer(step, number)
        now = self._outlook(step.before, number - 1)
        if isinstance(step.action, End):
            reached = now.ending
        elif step.after.over:
            reached = chances(step.after)[seat]
        elif _goes_on(step):
            after = self._outlook(step.after, number)
            reached = max(after.chance, after.ending)
        else:
            reached = _foreseen(step)
        best = max(now.chance, now.ending)
        loss = max(0.0, best - reached)
        mark = mark_of(loss)
        better = now.lines if mark != "best" else ()
        return Judged(number, seat, mark, thousandths(best), thousandths(loss), better, now.topples)

    def _outlook(self, state: State, after_step: int) -> Outlook:
        if after_step not in self._outlooks:
            self._outlooks.clear()  # only that of the last position is asked for again
            self._outlooks[after_step] = outlook(_Mind.of(state, state.turn.seat))
        return self._outlooks[after_step]


def _goes_on(step: Step) -> bool:
    """Whether the seat acts on in the same turn, nobody having answered anything."""
    after = step.after
    return isinstance(after.agenda[-1], ActionPhase) and after.turn.seat == step.seat


def _foreseen(step: Step) -> float:
    """The chance with the best plan after a line, others answering as could be foreseen."""
    mind = _Mind.of(step.before, step.seat)
    child = mind.answerer.after(mind.state, step.action)
    if child.over or not isinstance(child.agenda[-1], ActionPhase) or child.turn.seat != step.seat:
        return mind.odds.chances(child)[step.seat]
    found = outlook(_Mind.of(child, step.seat, mind.odds))
    return max(found.chance, found.ending)


@frozen
class _Mind:
    """What a seat makes of a position: a deal that fits what it sees, and means to think."""

    seat: Seat
    state: State
    search: TurnSearch
    odds: Odds

    @property
    def answerer(self) -> Answerer:
        return self.search.answerer

    @classmethod
    def of(cls, state: State, seat: Seat, odds: Odds | None = None) -> "_Mind":
        """``odds`` are those of an earlier moment, where the position itself was foreseen."""
        level = LEVELS[JUDGE]
        seen = seen_by(state, seat)
        generator = generator_for(seen)
        dealt = dealt_anew(seen, legal_actions(state), generator, remembered_by(state, seat))
        odds = odds or Odds.at(seen)
        answerer = Answerer(odds.evaluation, Budget(level.nodes, Patience()))
        return cls(seat, dealt, TurnSearch(seat, level, answerer, generator), odds)


def outlook(mind: _Mind) -> Outlook:
    """The best plan of a seat for the rest of its turn."""
    plan = mind.search.plans(mind.state)[0]
    mind.answerer.budget.nodes += ANSWER_NODES
    lines, reached = _played(mind, plan.lines)
    won = mind.seat in reached.winners
    odds = mind.odds
    chance = odds.chances(reached if reached.over else _ended(mind, reached))[mind.seat]
    ending = odds.chances(_ended(mind, mind.state))[mind.seat]
    return Outlook(lines, chance, ending, won and reached.ended_by == "topple")


def _played(mind: _Mind, lines: Sequence[Action]) -> tuple[tuple[Said, ...], State]:
    """The lines of a plan with the answers they call for, and where they lead."""
    state = mind.state.copy()
    told: list[Said] = []
    for action in lines:
        told.append(Said(mind.seat, write(action)))
        perform_listed(state, action)
        for said, answer in _answers(mind, state):
            told.append(said)
            perform_listed(state, answer)
    return tuple(told), state


def _answers(mind: _Mind, state: State) -> Iterator[tuple[Said, Action]]:
    """What is answered until the turn goes on; each answer must be performed before the next."""
    while True:
        seat = asked(state)
        if seat is None or isinstance(state.agenda[-1], ActionPhase | DiazTurn):
            return
        answer = mind.answerer.line(state, seat)
        yield Said(seat, write(answer)), answer


def _ended(mind: _Mind, state: State) -> State:
    """The position when the seat ends its turn here."""
    return mind.answerer.after(state, End())


def _judged_answer(step: Step, number: int) -> Judged | None:
    """Judge an answer, each option with all that it leads to."""
    mind = _Mind.of(step.before, step.seat)
    state, answerer = mind.state, mind.answerer
    question = state.agenda[-1]
    legal = legal_actions(state)
    if isinstance(question, KeepCards):
        legal = answerer.selections(state, question)
    if step.action not in legal:
        legal = [*legal, step.action]
    if len(legal) == 1:
        return None
    answerer.budget.nodes = ANSWER_NODES
    best = answerer.answer(state, step.seat, legal)
    answerer.budget.nodes = ANSWER_NODES
    most = mind.odds.chances(answerer.after(state, best))[step.seat]
    answerer.budget.nodes = ANSWER_NODES
    reached = mind.odds.chances(answerer.after(state, step.action))[step.seat]
    loss = max(0.0, most - reached)
    mark = mark_of(loss)
    better = (Said(step.seat, write(best)),) if mark != "best" else ()
    chance = max(most, reached)
    return Judged(number, step.seat, mark, thousandths(chance), thousandths(loss), better)


# --- The plan behind a line that a robot has taken, told afterwards -------------------------------
# A robot that plans finds the same plan again from the same view, so nothing is kept of it: it is
# asked once more. Until its turn is over nothing is told, and never a card that others may not see.

NUMBER: Final = re.compile(r"\b\d+\b")


@frozen(eq=False)
class PlanBehind:
    """The ``lines`` of a plan as far as they may be told, each with the position ``before`` it.

    ``more`` says that it went on with a card that others may not see.
    """

    lines: tuple[Action, ...]
    before: tuple[State, ...] = field(repr=False)
    more: bool


@frozen
class PlanQuestion:
    """What a robot is asked about the ``action`` it took; may be answered on any thread."""

    question: RobotQuestion
    action: Action
    hidden: frozenset[CardNumber]

    def answer(self, seconds: float | None = None) -> PlanBehind | None:
        """The plan, found within so many seconds; None where it is not found again."""
        question = self.question
        if seconds is not None:
            question.seen.patience.allow(seconds)
        plan = cast(Planner, question.robot).plans(question.seen, question.legal)[0]
        if plan.lines[0] != self.action:
            return None
        told = next(
            (at for at, line in enumerate(plan.lines) if _cards_of(line) & self.hidden),
            len(plan.lines),
        )
        return PlanBehind(plan.lines[:told], plan.before[:told], told < len(plan.lines))

    def stop(self) -> None:
        """The answer is not wanted any more. May be called from any thread."""
        self.question.stop()


def plan_question(
    recording: Recording, number: int, robots: dict[Seat, RobotName]
) -> PlanQuestion | None:
    """What the robot that took a step is asked; ``number`` counts the steps from 1.

    None where no robot planned it, and until its turn is over.
    """
    step = recording.steps[number - 1]
    if not isinstance(step.before.agenda[-1], ActionPhase) or isinstance(step.action, End):
        return None
    if not any(ends_turn(each) for each in recording.steps[number - 1 :]):
        return None
    question = question_for(step.before, robots)
    if question is None or not isinstance(question.robot, Planner):
        return None
    if question.robot.level.depth == 1:
        return None  # it thinks of one line at a time
    if any(isinstance(action, PlacePrestige) for action in question.legal):
        return None
    return PlanQuestion(question, step.action, hidden_cards(recording.steps[-1].after))


def hidden_cards(state: State) -> frozenset[CardNumber]:
    """The cards that not everybody has seen where they are."""
    seats = {seat for seat in state.players if seat != DIAZ}
    held = {
        card
        for seat, player in state.players.items()
        for card in player.hand
        if not seats - {seat} <= set(state.witnesses.get(card, ()))
    }
    return frozenset(held | {*state.deck, *state.box})


def _cards_of(action: Action) -> set[CardNumber]:
    """The cards that a line names."""
    if isinstance(action, Attack):
        return {action.card, action.target} if action.target else {action.card}
    return {int(each) for each in NUMBER.findall(write(action))}
