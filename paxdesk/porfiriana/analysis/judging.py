"""How good each move of a turn was, judged from what its seat could know.

Before every line the seat's best plan for the rest of the turn is looked for, with what the
seat saw: other hands are dealt anew but for what it remembers of them, and no plan counts on a
card of the deck. A line loses as much as the chance of winning falls from the best plan before
it to the best plan after it.
"""

from collections.abc import Iterator, Sequence
from typing import Final, Literal, TypeAlias, get_args

from attrs import field

from paxdesk.porfiriana.analysis.chances import JUDGE, Odds, chances
from paxdesk.porfiriana.robots.memory import remembered_by
from paxdesk.porfiriana.robots.patience import Patience
from paxdesk.porfiriana.robots.planner.answers import Answerer, Budget
from paxdesk.porfiriana.robots.planner.dealing import dealt_anew, generator_for
from paxdesk.porfiriana.robots.planner.levels import LEVELS
from paxdesk.porfiriana.robots.planner.search import TurnSearch
from paxdesk.porfiriana.rules.actions import DIAZ, Action, End, Seat
from paxdesk.porfiriana.rules.agenda import ActionPhase, DiazTurn, KeepCards
from paxdesk.porfiriana.rules.legal import asked, legal_actions
from paxdesk.porfiriana.rules.listed import perform_listed
from paxdesk.porfiriana.rules.notation import write
from paxdesk.porfiriana.rules.state import State
from paxdesk.porfiriana.rules.view import seen_by
from paxdesk.porfiriana.session import Replayed
from paxdesk.record_classes import define, frozen

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

    def judged(self, steps: Sequence[Replayed], number: int) -> Judged | None:
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


def _goes_on(step: Replayed) -> bool:
    """Whether the seat acts on in the same turn, nobody having answered anything."""
    after = step.after
    return isinstance(after.agenda[-1], ActionPhase) and after.turn.seat == step.seat


def _foreseen(step: Replayed) -> float:
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


def _judged_answer(step: Replayed, number: int) -> Judged | None:
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
