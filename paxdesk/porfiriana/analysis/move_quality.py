"""How good each move of a turn was, judged from what its seat could know.

Before every line the seat's best plan for the rest of the turn is looked for, with what the
seat saw: other hands are dealt anew but for what it remembers of them, and no plan counts on a
card of the deck. A line loses as much as the chance of winning falls from the best plan before
it to the best plan after it.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from math import log
from typing import Final, Literal, Protocol, TypeAlias, cast, get_args

from attrs import evolve, field

from paxdesk.lazy_attrs import define, frozen
from paxdesk.porfiriana.robots.planner.learned import EVEN, WinChances, evaluation_of
from paxdesk.porfiriana.robots.planner.levels import LEVELS, SWIFT, RobotLevel
from paxdesk.porfiriana.robots.planner.planner import Planner, Replies
from paxdesk.porfiriana.robots.planner.search import (
    Answerer,
    Budget,
    OutOfPatience,
    TurnPlan,
    TurnSearch,
    dealt_anew,
    generator_for,
    supposed_deck,
)
from paxdesk.porfiriana.robots.questions import RobotQuestion, question_for
from paxdesk.porfiriana.robots.robot import ThinkingTime, remembered_by
from paxdesk.porfiriana.robots.roster import RobotName
from paxdesk.porfiriana.robots.simulation import play_unheard
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
from paxdesk.porfiriana.rules.engine import legal_actions, perform_unchecked, seat_to_act
from paxdesk.porfiriana.rules.notation import parse, write
from paxdesk.porfiriana.rules.state import State
from paxdesk.porfiriana.rules.view import seen_by
from paxdesk.porfiriana.session import Recording, Step, ends_turn
from paxdesk.session.randomness import Generator, RandomPlayer

# --- Everybody's chance of winning in a position --------------------------------------------------

Chances: TypeAlias = Mapping[Seat, float]
"""Each seat's chance of winning, 0 to 1, without Díaz's."""


def chances_as_it_stands(odds: WinChances, state: State) -> Chances:
    """Everybody's chance of winning as it stands; against Díaz it is less than 1."""
    return {seat: chance for seat, chance in odds.chances(state).items() if seat != DIAZ}


def chances(state: State) -> Chances:
    """Everybody's chances in a position of the table, with what can be made of the turn.

    Whoever moves takes the best plan for the rest of the turn, so that a win that is there counts
    as one.
    """
    odds = WinChances.at(state)
    if state.over or not isinstance(state.agenda[-1], ActionPhase) or state.turn.seat == DIAZ:
        return chances_as_it_stands(odds, state)
    seat = state.turn.seat
    known = state.copy()
    known.deck = []
    answerer = Answerer(evaluation_of(SWIFT, state), Budget(SWIFT.nodes, ThinkingTime()))
    search = TurnSearch(seat, SWIFT, answerer, generator_for(seen_by(state, seat)))
    plan = search.plans(known)[0]
    reached = plan.state if plan.state.over else answerer.after(plan.state, End())
    return chances_as_it_stands(odds, reached)


MoveMark: TypeAlias = Literal["best", "good", "slip", "blunder"]
MARKS: Final[tuple[MoveMark, ...]] = get_args(MoveMark)
GOOD_FROM, SLIP_FROM, BLUNDER_FROM = 0.01, 0.04, 0.12
"""The chance of winning that a line loses at least to be no more than good, a slip, a blunder."""
ANSWER_NODES: Final = 400
"""Positions looked at to judge an answer."""


def thousandths(share: float) -> int:
    """A share as analyses are kept: in whole thousandths."""
    return round(1000 * share)


def mark_of(loss: float) -> MoveMark:
    """How a line that loses so much of the chance of winning is marked."""
    if loss >= BLUNDER_FROM:
        return "blunder"
    if loss >= SLIP_FROM:
        return "slip"
    return "good" if loss >= GOOD_FROM else "best"


@frozen
class PlanLine:
    """A line of a plan and whose it is."""

    seat: Seat
    line: str


@frozen
class RestOfTurn:
    """The best plan for the rest of a turn: its lines, and the chance of winning with it.

    ``topples`` says that the plan topples Díaz; ``ending`` is the chance when the turn ends here.
    """

    lines: tuple[PlanLine, ...]
    chance: float
    ending: float
    topples: bool


@frozen
class JudgedStep:
    """A step that its seat could have taken otherwise.

    ``chance`` is that of winning with the best plan before it, ``loss`` how much of it was lost,
    both in thousandths;
    ``better`` is that plan, empty where the step follows it as well as can be.
    """

    step: int
    seat: Seat
    mark: MoveMark
    chance: int
    loss: int
    better: tuple[PlanLine, ...] = ()
    topples: bool = False


@define
class Judge:
    """Judges the steps of one turn.

    ``begun`` is what its seat could make of the position in which it first acted, if it did.
    """

    begun: "SeatBelief | None" = field(default=None, init=False)
    _outlooks: dict[int, RestOfTurn] = field(factory=dict, init=False)

    def judged(self, steps: Sequence[Step], number: int) -> JudgedStep | None:
        """Judge step ``number``, the first being 1; None where there was nothing to choose."""
        step = steps[number - 1]
        seat = step.seat
        if (
            seat == DIAZ
            or seat_to_act(step.before) != seat
            or isinstance(step.before.agenda[-1], DiazTurn)
        ):
            return None
        if not isinstance(step.before.agenda[-1], ActionPhase):
            return _judged_answer(step, number)
        now = self._outlook(step.before, number - 1)
        ends = (PlanLine(seat, write(End())),)
        better = now.lines if now.chance >= now.ending else ends
        best = max(now.chance, now.ending)
        if better[:1] == (PlanLine(seat, write(step.action)),):
            reached = best  # what is lost later is owed to a later step
        elif isinstance(step.action, End):
            reached = now.ending
        elif step.after.over:
            reached = chances(step.after)[seat]
        elif _goes_on(step):
            after = self._outlook(step.after, number)
            reached = max(after.chance, after.ending)
        else:
            reached = _foreseen(step)
        loss = max(0.0, best - reached)
        mark = mark_of(loss)
        told = better if mark != "best" else ()
        return JudgedStep(
            number, seat, mark, thousandths(best), thousandths(loss), told, now.topples
        )

    def _outlook(self, state: State, after_step: int) -> RestOfTurn:
        if after_step not in self._outlooks:
            self._outlooks.clear()  # only that of the last position is asked for again
            mind = SeatBelief.of(state, state.turn.seat)
            self.begun = self.begun or mind
            self._outlooks[after_step] = outlook(mind)
        return self._outlooks[after_step]


def proved(judged: JudgedStep, step: Step) -> JudgedStep:
    """The same, but no more than a slip where games played on do not confirm a blunder."""
    if judged.mark != "blunder":
        return judged
    better = [(said.seat, parse(said.line)) for said in judged.better]
    if confirmed(step.before, judged.seat, [(judged.seat, step.action)], better):
        return judged
    return evolve(judged, mark="slip")


def _goes_on(step: Step) -> bool:
    """Whether the seat acts on in the same turn, nobody having answered anything."""
    after = step.after
    return isinstance(after.agenda[-1], ActionPhase) and after.turn.seat == step.seat


def _foreseen(step: Step) -> float:
    """The chance with the best plan after a line, others answering as could be foreseen."""
    mind = SeatBelief.of(step.before, step.seat)
    child = mind.answerer.after(mind.state, step.action)
    if child.over or not isinstance(child.agenda[-1], ActionPhase) or child.turn.seat != step.seat:
        return mind.odds.chances(child)[step.seat]
    found = outlook(SeatBelief.of(child, step.seat, mind.odds))
    return max(found.chance, found.ending)


@define(eq=False)
class SeatBelief:
    """What a seat makes of a position: a deal that fits what it sees, and means to think."""

    seat: Seat
    state: State
    search: TurnSearch
    odds: WinChances
    _plans: list[TurnPlan] = field(factory=list, init=False)

    @property
    def answerer(self) -> Answerer:
        return self.search.answerer

    def plans(self) -> list[TurnPlan]:
        """The best plans for the rest of the turn, best first, looked for once."""
        self._plans = self._plans or self.search.plans(self.state)
        return self._plans

    @classmethod
    def of(cls, state: State, seat: Seat, odds: WinChances | None = None) -> "SeatBelief":
        """``odds`` are those of an earlier moment, where the position itself was foreseen."""
        seen = seen_by(state, seat)
        generator = generator_for(seen)
        dealt = dealt_anew(seen, legal_actions(state), generator, remembered_by(state, seat))
        answerer = Answerer(evaluation_of(SWIFT, seen), Budget(SWIFT.nodes, ThinkingTime()))
        return cls(
            seat, dealt, TurnSearch(seat, SWIFT, answerer, generator), odds or WinChances.at(seen)
        )


def outlook(mind: SeatBelief) -> RestOfTurn:
    """The best plan of a seat for the rest of its turn."""
    plan = mind.plans()[0]
    mind.answerer.budget.nodes += ANSWER_NODES
    lines, reached = _played(mind, plan.lines)
    won = mind.seat in reached.winners
    odds = mind.odds
    chance = odds.chances(reached if reached.over else _ended(mind, reached))[mind.seat]
    ending = odds.chances(_ended(mind, mind.state))[mind.seat]
    return RestOfTurn(lines, chance, ending, won and reached.ended_by == "topple")


def _played(mind: SeatBelief, lines: Sequence[Action]) -> tuple[tuple[PlanLine, ...], State]:
    """The lines of a plan with the answers they call for, and where they lead."""
    state = mind.state.copy()
    told: list[PlanLine] = []
    for action in lines:
        told.append(PlanLine(mind.seat, write(action)))
        perform_unchecked(state, action)
        for said, answer in _answers(mind, state):
            told.append(said)
            perform_unchecked(state, answer)
    return tuple(told), state


def _answers(mind: SeatBelief, state: State) -> Iterator[tuple[PlanLine, Action]]:
    """What is answered until the turn goes on; each answer must be performed before the next."""
    while True:
        seat = seat_to_act(state)
        if seat is None or isinstance(state.agenda[-1], ActionPhase | DiazTurn):
            return
        answer = mind.answerer.quick_answer(state, seat)
        yield PlanLine(seat, write(answer)), answer


def _ended(mind: SeatBelief, state: State) -> State:
    """The position when the seat ends its turn here."""
    return mind.answerer.after(state, End())


def _judged_answer(step: Step, number: int) -> JudgedStep | None:
    """Judge an answer, each option with all that it leads to."""
    mind = SeatBelief.of(step.before, step.seat)
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
    better = (PlanLine(step.seat, write(best)),) if mark != "best" else ()
    chance = max(most, reached)
    return JudgedStep(number, step.seat, mark, thousandths(chance), thousandths(loss), better)


# --- How well whole turns were played: what they gained of what there was to be gained ------------
# Line by line nobody loses much who has little left to lose, or who wastes what no line uses up:
# random play looks as good as any. So a whole turn is held against the best plan by where it ends,
# and against the expert's by where the seat's next turn begins, the others having played. And it
# is held against a turn in which nothing is done: where little is at stake, as in games of bad
# players, nobody can lose much.

RECKONS: Final[RobotLevel] = evolve(LEVELS["expert"], replies=4)
"""By whom turns are held against its own plans, of which it plays out so many."""
LEAST: Final = 0.001
"""The least chance that is told from none."""
ENDING: Final = 0.25
"""What a loss where the turn ends counts; by both alike hard came out above the expert."""
AT_STAKE: Final = 2.0
"""What the best plans must gain, in gold by both measures, for a turn to tell anything."""


class TakenLine(Protocol):
    """A line that was taken: by which seat, and the position before it."""

    @property
    def seat(self) -> Seat: ...
    @property
    def action(self) -> Action: ...
    @property
    def before(self) -> State: ...


@frozen
class TurnGain:
    """How much a turn of a seat gained of what the best plans would have gained, in thousandths.

    Nothing is gained by ending it at once. ``step`` is the number of its first step.
    """

    step: int
    seat: Seat
    gained: int


def turn_gain(
    turn: Sequence[TakenLine], number: int, begun: "SeatBelief | None" = None
) -> TurnGain | None:
    """What the steps of a turn gained, the first being step ``number`` of its game.

    ``begun`` is what its seat could make of the position in which it first acted, if that was
    thought of before.
    None where Díaz plays, where a seat has not acted, where nothing is AT_STAKE, and where a line
    cannot be taken in the deal that the seat could think of.
    """
    seat = turn[0].before.turn.seat
    at = next((at for at, step in enumerate(turn) if _begins(step, seat)), None)
    if at is None:
        return None
    with suppress(OutOfPatience):
        return _gain(begun or SeatBelief.of(turn[at].before, seat), turn[at:], number + at)
    return None


def _gain(mind: "SeatBelief", turn: Sequence[TakenLine], number: int) -> TurnGain | None:
    seat = mind.seat
    answerer = evolve(mind.answerer, budget=Budget(RECKONS.nodes, ThinkingTime()))
    done = _as_foreseen(answerer, mind.state, seat, turn)
    if done is None:
        return None
    plans = mind.plans()
    people = frozenset(done.players) - {DIAZ}
    replies = Replies(seat, people, RECKONS, answerer, mind.search.generator)
    weighed = replies.weighed(plans, mind.search.found)
    best = weighed[0]

    def now(state: State) -> float:
        """Where the turn ends; against Díaz in odds, by which nobody plans there."""
        ended = state if state.over else answerer.after(state, End())
        if state.solo != "diaz":
            return answerer.evaluation.value(ended, seat)
        chance = mind.odds.chances(ended)[seat]
        return EVEN * log(max(chance, LEAST) / max(1 - chance, LEAST))

    def then(state: State) -> float:
        """Where the seat's next turn begins."""
        if state.over or state.solo == "diaz":
            return now(state)
        return replies.worth(TurnPlan(state, 0.0))

    def lost(state: State) -> float:
        """What the best plans would have gained more than a turn that leads here."""
        answerer.budget.nodes = RECKONS.nodes
        return ENDING * max(0.0, soon - now(state)) + max(0.0, later - then(state))

    answerer.budget.nodes = RECKONS.nodes
    soon = now(plans[0].state)
    later = best.value if weighed is not plans else then(best.state)
    missed = lost(done)
    stake = max(lost(mind.state), missed)
    return None if stake < AT_STAKE else TurnGain(number, seat, thousandths(1 - missed / stake))


def _begins(step: TakenLine, seat: Seat) -> bool:
    """Whether a seat acts in its own turn with this step, and may choose."""
    return seat != DIAZ and step.seat == seat and isinstance(step.before.agenda[-1], ActionPhase)


def _as_foreseen(
    answerer: Answerer, state: State, seat: Seat, turn: Sequence[TakenLine]
) -> State | None:
    """Where the lines of a seat lead in its turn, others answering as could be foreseen."""
    state = state.copy()
    for step in turn:
        if state.over or isinstance(step.action, End):
            break
        if step.seat != seat:
            continue
        while (mover := seat_to_act(state)) is not None and mover != seat:
            perform_unchecked(state, answerer.quick_answer(state, mover))
        if step.action not in legal_actions(state):
            return None
        perform_unchecked(state, step.action)
    answerer.settle(state)
    return state


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


# --- Whether a blunder is one ---------------------------------------------------------------------
# Games played on to their end from either line, with the same chance.
#
# Both begin from the same deal of what the seat could not know, and the same player goes on at
# every seat; only how often the better plan wins more than what was done decides.

PAIRS: Final = 8
GAINED: Final = 1.5
"""How many more of the PAIRS the better plan must win."""
PLAYER: Final[RobotName] = "beginner"
"""Who plays all seats on: quick, and far better than chance."""
MOST_STEPS: Final = 1500
"""A game that still goes on then is won by nobody."""

Lines = Sequence[tuple[Seat, Action]]


def confirmed(state: State, seat: Seat, done: Lines, better: Lines) -> bool:
    """Whether the seat wins clearly more often after the ``better`` lines than after those done."""
    gained = 0.0
    for number in range(PAIRS):
        deal = dealt_otherwise(state, seat, Generator.from_seed(number))
        gained += _share(deal.copy(), seat, better) - _share(deal, seat, done)
        left = PAIRS - 1 - number
        if gained + left < GAINED or gained - left >= GAINED:
            break  # what is left changes nothing
    return gained >= GAINED


def _share(state: State, seat: Seat, lines: Lines) -> float:
    """The seat's part of the victory when a game is played on after these lines."""
    for mover, action in lines or ((seat, End()),):
        if seat_to_act(state) == mover and action in legal_actions(state):
            perform_unchecked(state, action)
    robots = {each: PLAYER for each in state.players if each != DIAZ}
    for steps, _ in enumerate(play_unheard(state, RandomPlayer.for_game(0), robots)):
        if steps == MOST_STEPS:
            return 0.0
    return state.share_won(seat)


def dealt_otherwise(state: State, seat: Seat, generator: Generator) -> State:
    """A deal that the seat could think of just as well, with a deck that can be drawn from.

    What it remembers of other hands stays there; a Topple lies in each stack that must hide one.
    """
    view, legal = seen_by(state, seat), legal_actions(state)
    other = dealt_anew(view, legal, generator, remembered_by(state, seat))
    other.is_view = False
    other.deck = supposed_deck(view, other, generator)
    other.generator = Generator(generator.next())
    return other
