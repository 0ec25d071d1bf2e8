"""Quality of each move of a turn, judged from the information of its seat.

Before every line the seat's best plan for the rest of the turn is searched in what the seat sees:
other hands are dealt at random except for remembered cards, and no plan uses a card of the deck.
The loss of a line is the drop in the chance of winning from the best plan before it to the best
plan after it.
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
from paxdesk.porfiriana.robots.robot import ThinkingTime
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
from paxdesk.porfiriana.rules.agenda import ActionPhase, DiazTurn, KeepCards, Showdown
from paxdesk.porfiriana.rules.engine import legal_actions, perform_unchecked, seat_to_act
from paxdesk.porfiriana.rules.forced_win import (
    keeps_win,
    search_position,
    winning_line,
    winning_way,
)
from paxdesk.porfiriana.rules.notation import parse, write
from paxdesk.porfiriana.rules.state import State
from paxdesk.porfiriana.rules.topple_search import WayToTopple
from paxdesk.porfiriana.rules.view import remembered_by, seen_by
from paxdesk.porfiriana.session import Recording, Step, ends_turn
from paxdesk.session.randomness import Generator, RandomPlayer

# --- Every seat's chance of winning in a position -------------------------------------------------

Chances: TypeAlias = Mapping[Seat, float]
"""Each seat's chance of winning, 0 to 1, without Díaz's."""


def chances_as_it_stands(odds: WinChances, state: State) -> Chances:
    """Return each seat's chance in the present position; against Díaz it is less than 1."""
    return {seat: chance for seat, chance in odds.chances(state).items() if seat != DIAZ}


def chances(state: State) -> Chances:
    """Return each seat's chance in a position, with the best plan for the rest of the turn.

    A win available to the active player counts as certain.
    """
    odds = WinChances.at(state)
    if state.over or not isinstance(state.agenda[-1], ActionPhase) or state.turn.seat == DIAZ:
        return chances_as_it_stands(odds, state)
    seat = state.turn.seat
    known = state.copy()
    known.deck = []
    known.cache = None
    way = winning_way(known, seat)
    if way is not None and way.proved:
        return {each: float(each == seat) for each in state.players if each != DIAZ}
    answerer = Answerer(evaluation_of(SWIFT, state), Budget(SWIFT.nodes, ThinkingTime()))
    search = TurnSearch(seat, SWIFT, answerer, generator_for(seen_by(state, seat)))
    plan = search.plans(known)[0]
    reached = plan.state if plan.state.over else answerer.after(plan.state, End())
    return chances_as_it_stands(odds, reached)


MoveMark: TypeAlias = Literal["best", "good", "slip", "blunder"]
MARKS: Final[tuple[MoveMark, ...]] = get_args(MoveMark)
GOOD_FROM, SLIP_FROM, BLUNDER_FROM = 0.01, 0.04, 0.12
"""Minimum losses of the chance of winning for the marks good, slip and blunder."""
ANSWER_NODES: Final = 400
"""Maximum number of positions searched to judge an answer."""


def thousandths(share: float) -> int:
    """Return a share in whole thousandths, the unit of analysis files."""
    return round(1000 * share)


def mark_of(loss: float) -> MoveMark:
    """Return the mark for a loss of the chance of winning."""
    if loss >= BLUNDER_FROM:
        return "blunder"
    if loss >= SLIP_FROM:
        return "slip"
    return "good" if loss >= GOOD_FROM else "best"


@frozen
class PlanLine:
    """Line of a plan with its seat."""

    seat: Seat
    line: str


@frozen
class RestOfTurn:
    """Best plan for the rest of a turn: its lines, and the chance of winning with it.

    ``topples``: the plan wins for certain; ``ending`` is the chance if the turn ends here.
    """

    lines: tuple[PlanLine, ...]
    chance: float
    ending: float
    topples: bool


@frozen
class JudgedStep:
    """Step to which the seat had an alternative.

    ``chance`` is the chance of winning with the best plan before it, ``loss`` the part lost, both
    in thousandths. ``better`` is that plan, empty if the step is as good.
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
    """Judge of the steps of one turn.

    ``begun`` is the seat's belief at its first action, or None.
    """

    begun: "SeatBelief | None" = field(default=None, init=False)
    _outlooks: dict[int, RestOfTurn] = field(factory=dict, init=False)

    def judged(self, steps: Sequence[Step], number: int) -> JudgedStep | None:
        """Judge step ``number``, counted from 1; return None if there was no choice."""
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
            reached = best  # later losses belong to later steps
        elif now.topples:
            kept = keeps_win(known_to(step.before, seat), step.action, seat)
            reached = best if kept else min(now.ending, 1 - BLUNDER_FROM)
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
            self._outlooks.clear()  # only the outlook of the last position is needed again
            mind = SeatBelief.of(state, state.turn.seat)
            self.begun = self.begun or mind
            self._outlooks[after_step] = outlook(mind)
        return self._outlooks[after_step]


def proved(judged: JudgedStep, step: Step) -> JudgedStep:
    """Return the judgement, reduced to a slip if games played on do not confirm a blunder.

    A proved win that was missed needs no confirmation.
    """
    if judged.mark != "blunder" or judged.topples:
        return judged
    better = [(said.seat, parse(said.line)) for said in judged.better]
    if confirmed(step.before, judged.seat, [(judged.seat, step.action)], better):
        return judged
    return evolve(judged, mark="slip")


def _goes_on(step: Step) -> bool:
    """Return whether the seat continues its turn without any answers by others."""
    after = step.after
    return isinstance(after.agenda[-1], ActionPhase) and after.turn.seat == step.seat


def _foreseen(step: Step) -> float:
    """Return the chance with the best plan after a line, with foreseeable answers by others."""
    mind = SeatBelief.of(step.before, step.seat)
    child = mind.answerer.after(mind.state, step.action)
    if child.over or not isinstance(child.agenda[-1], ActionPhase) or child.turn.seat != step.seat:
        return mind.odds.chances(child)[step.seat]
    found = outlook(SeatBelief.of(child, step.seat, mind.odds))
    return max(found.chance, found.ending)


@define(eq=False)
class SeatBelief:
    """Seat's belief about a position: a deal consistent with its view, and a search.

    ``way`` is its proved win in the rest of its turn, if there is one.
    """

    seat: Seat
    state: State
    search: TurnSearch
    odds: WinChances
    way: WayToTopple | None
    _plans: list[TurnPlan] = field(factory=list, init=False)

    @property
    def answerer(self) -> Answerer:
        return self.search.answerer

    def plans(self) -> list[TurnPlan]:
        """Return the best plans for the rest of the turn, best first; cached."""
        self._plans = self._plans or self.search.plans(self.state)
        return self._plans

    @classmethod
    def of(cls, state: State, seat: Seat, odds: WinChances | None = None) -> "SeatBelief":
        """Return a belief; ``odds`` are those of an earlier position if this one was foreseen."""
        seen = seen_by(state, seat)
        generator = generator_for(seen)
        dealt = dealt_anew(seen, legal_actions(state), generator, remembered_by(state, seat))
        answerer = Answerer(evaluation_of(SWIFT, seen), Budget(SWIFT.nodes, ThinkingTime()))
        way = None
        if isinstance(state.agenda[-1], ActionPhase):
            way = winning_way(known_to(state, seat), seat)
        return cls(
            seat,
            dealt,
            TurnSearch(seat, SWIFT, answerer, generator),
            odds or WinChances.at(seen),
            way if way is not None and way.proved else None,
        )


def known_to(state: State, seat: Seat) -> State:
    """Return a position as a seat knows it, to search for proved wins."""
    return search_position(seen_by(state, seat), seat, remembered_by(state, seat))


def outlook(mind: SeatBelief) -> RestOfTurn:
    """Return the best plan of a seat for the rest of its turn, a proved win above all."""
    if mind.way is not None:
        lines = tuple(PlanLine(mind.seat, write(line)) for line in mind.way.lines)
        ending = mind.odds.chances(_ended(mind, mind.state))[mind.seat]
        return RestOfTurn(lines, 1.0, ending, topples=True)
    plan = mind.plans()[0]
    mind.answerer.budget.nodes += ANSWER_NODES
    lines, reached = _played(mind, plan.lines)
    odds = mind.odds
    chance = odds.chances(reached if reached.over else _ended(mind, reached))[mind.seat]
    ending = odds.chances(_ended(mind, mind.state))[mind.seat]
    return RestOfTurn(lines, chance, ending, topples=False)


def _played(mind: SeatBelief, lines: Sequence[Action]) -> tuple[tuple[PlanLine, ...], State]:
    """Return the lines of a plan with the answers to them, and the resulting position."""
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
    """Yield answers until the turn continues; each must be performed before the next is taken."""
    while True:
        seat = seat_to_act(state)
        if seat is None or isinstance(state.agenda[-1], ActionPhase | DiazTurn):
            return
        answer = mind.answerer.quick_answer(state, seat)
        yield PlanLine(seat, write(answer)), answer


def _ended(mind: SeatBelief, state: State) -> State:
    """Return the position if the seat ends its turn here."""
    return mind.answerer.after(state, End())


def _judged_answer(step: Step, number: int) -> JudgedStep | None:
    """Judge an answer by the consequences of each option."""
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
    known = known_to(step.before, step.seat)
    if isinstance(question, Showdown) or state.turn.seat == step.seat:
        sure = winning_line(known, step.seat)
        if sure is not None:
            if keeps_win(known, step.action, step.seat):
                return JudgedStep(number, step.seat, "best", 1000, 0)
            answerer.budget.nodes = ANSWER_NODES
            left = mind.odds.chances(answerer.after(state, step.action))[step.seat]
            lost = thousandths(max(1 - left, BLUNDER_FROM))
            told = (PlanLine(step.seat, write(sure)),)
            return JudgedStep(number, step.seat, "blunder", 1000, lost, told, topples=True)
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


# --- Quality of whole turns: the share gained of the possible gain --------------------------------
# Single lines of a turn lose little if little is left to lose, so random play would look good. A
# whole turn is compared with the best plan by the position at its end, and with the expert's by the
# position at the seat's next turn, after the others have played. It is also compared with a turn
# without actions, as little can be lost when little is at stake.

RECKONS: Final[RobotLevel] = evolve(LEVELS["expert"], replies=4)
"""Level whose plans turns are compared with; ``replies`` plans are played out."""
LEAST: Final = 0.001
"""Minimum chance, to avoid infinite odds."""
ENDING: Final = 0.25
"""Weight of a loss at the end of the turn."""
AT_STAKE: Final = 2.0
"""Minimum gain of the best plans for a turn to count, in gold by both measures."""


class TakenLine(Protocol):
    """Line performed: its seat, action, and the position before it."""

    @property
    def seat(self) -> Seat: ...
    @property
    def action(self) -> Action: ...
    @property
    def before(self) -> State: ...


@frozen
class TurnGain:
    """Share of the best plans' gain that a turn gained, in thousandths.

    Ending the turn immediately gains 0. ``step`` is the number of its first step.
    """

    step: int
    seat: Seat
    gained: int


def turn_gain(
    turn: Sequence[TakenLine], number: int, begun: "SeatBelief | None" = None
) -> TurnGain | None:
    """Return the gain of a turn whose first step is ``number`` of its game.

    ``begun`` is the seat's belief at its first action, if it is already computed. Returns None in
    Díaz's turn, if the seat has not acted, if the stake is below AT_STAKE, and if a line is illegal
    in the deal of the seat's belief.
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
        """Return the value at the end of the turn; against Díaz in log odds."""
        ended = state if state.over else answerer.after(state, End())
        if state.solo != "diaz":
            return answerer.evaluation.value(ended, seat)
        chance = mind.odds.chances(ended)[seat]
        return EVEN * log(max(chance, LEAST) / max(1 - chance, LEAST))

    def then(state: State) -> float:
        """Return the value at the beginning of the seat's next turn."""
        if state.over or state.solo == "diaz":
            return now(state)
        return replies.worth(TurnPlan(state, 0.0))

    def lost(state: State) -> float:
        """Return the loss against the best plans of a turn that ends in this position."""
        answerer.budget.nodes = RECKONS.nodes
        return ENDING * max(0.0, soon - now(state)) + max(0.0, later - then(state))

    answerer.budget.nodes = RECKONS.nodes
    soon = now(plans[0].state)
    later = best.value if weighed is not plans else then(best.state)
    missed = lost(done)
    stake = max(lost(mind.state), missed)
    return None if stake < AT_STAKE else TurnGain(number, seat, thousandths(1 - missed / stake))


def _begins(step: TakenLine, seat: Seat) -> bool:
    """Return whether a seat makes a free choice in its own turn with this step."""
    return seat != DIAZ and step.seat == seat and isinstance(step.before.agenda[-1], ActionPhase)


def _as_foreseen(
    answerer: Answerer, state: State, seat: Seat, turn: Sequence[TakenLine]
) -> State | None:
    """Return the position after a seat's lines, with foreseeable answers by others, or None."""
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


# --- The plan behind a robot's line ---------------------------------------------------------------
# A planning robot finds the same plan again from the same view, so plans are not stored. They are
# revealed only after its turn, and never with a card that others may not see.

NUMBER: Final = re.compile(r"\b\d+\b")


@frozen(eq=False)
class PlanBehind:
    """Visible ``lines`` of a plan, each with the position ``before`` it.

    ``more``: the plan continued with a card that others may not see.
    """

    lines: tuple[Action, ...]
    before: tuple[State, ...] = field(repr=False)
    more: bool


@frozen
class PlanQuestion:
    """Question to a robot about the ``action`` it took; may be answered on any thread."""

    question: RobotQuestion
    action: Action
    hidden: frozenset[CardNumber]

    def answer(self, seconds: float | None = None) -> PlanBehind | None:
        """Return the plan, found within ``seconds``; None if it is not found again."""
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
        """Cancel the search. May be called from any thread."""
        self.question.stop()


def plan_question(
    recording: Recording, number: int, robots: dict[Seat, RobotName]
) -> PlanQuestion | None:
    """Return the question to the robot that took step ``number``, counted from 1.

    Returns None if no robot planned it, and until its turn is over.
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
        return None  # it does not plan ahead
    if any(isinstance(action, PlacePrestige) for action in question.legal):
        return None
    return PlanQuestion(question, step.action, hidden_cards(recording.steps[-1].after))


def hidden_cards(state: State) -> frozenset[CardNumber]:
    """Return the cards whose place is unknown to some seat."""
    seats = {seat for seat in state.players if seat != DIAZ}
    held = {
        card
        for seat, player in state.players.items()
        for card in player.hand
        if not seats - {seat} <= set(state.witnesses.get(card, ()))
    }
    return frozenset(held | {*state.deck, *state.box})


def _cards_of(action: Action) -> set[CardNumber]:
    """Return the cards that a line names."""
    if isinstance(action, Attack):
        return {action.card, action.target} if action.target else {action.card}
    return {int(each) for each in NUMBER.findall(write(action))}


# --- Confirmation of blunders ---------------------------------------------------------------------
# Games are played to their end after either line, with the same random numbers.
#
# Both begin from the same deal of what the seat cannot see, and the same player continues at every
# seat; only the victories of the better plan count.

PAIRS: Final = 8
GAINED: Final = 1.5
"""Minimum surplus of victories of the better plan in PAIRS games."""
PLAYER: Final[RobotName] = "beginner"
"""Player at all seats: quick, and far better than random."""
MOST_STEPS: Final = 1500
"""Number of steps after which a game counts as not won."""

Lines = Sequence[tuple[Seat, Action]]


def confirmed(state: State, seat: Seat, done: Lines, better: Lines) -> bool:
    """Return whether the seat clearly wins more often after the ``better`` lines."""
    gained = 0.0
    for number in range(PAIRS):
        deal = dealt_otherwise(state, seat, Generator.from_seed(number))
        gained += _share(deal.copy(), seat, better) - _share(deal, seat, done)
        left = PAIRS - 1 - number
        if gained + left < GAINED or gained - left >= GAINED:
            break  # the remaining pairs cannot change the result
    return gained >= GAINED


def _share(state: State, seat: Seat, lines: Lines) -> float:
    """Return the seat's share of the victory if the game is played on after these lines."""
    for mover, action in lines or ((seat, End()),):
        if seat_to_act(state) == mover and action in legal_actions(state):
            perform_unchecked(state, action)
    robots = {each: PLAYER for each in state.players if each != DIAZ}
    for steps, _ in enumerate(play_unheard(state, RandomPlayer.for_game(0), robots)):
        if steps == MOST_STEPS:
            return 0.0
    return state.share_won(seat)


def dealt_otherwise(state: State, seat: Seat, generator: Generator) -> State:
    """Return another deal consistent with the seat's view, with a deck to draw from.

    Remembered cards of other hands remain there; each stack that must contain a Topple gets one.
    """
    view, legal = seen_by(state, seat), legal_actions(state)
    other = dealt_anew(view, legal, generator, remembered_by(state, seat))
    other.is_view = False
    other.deck = supposed_deck(view, other, generator)
    other.generator = Generator(generator.next())
    return other
