"""Quality of each turn, judged from the information of its seat.

A proved win that was missed is always a blunder.
"""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from math import exp, log
from typing import Final, Literal, Protocol, TypeAlias, get_args

from attrs import evolve, field

from paxdesk.lazy_attrs import define, frozen
from paxdesk.porfiriana.analysis.play_outs import Gains, PairedPlans, Told, compared
from paxdesk.porfiriana.robots.planner.learned import EVEN, WinChances, evaluation_of
from paxdesk.porfiriana.robots.planner.levels import LEVELS, SWIFT, RobotLevel
from paxdesk.porfiriana.robots.planner.planner import Replies
from paxdesk.porfiriana.robots.planner.search import (
    Answerer,
    Budget,
    OutOfPatience,
    TurnPlan,
    TurnSearch,
    dealt_anew,
    generator_for,
)
from paxdesk.porfiriana.robots.robot import ThinkingTime
from paxdesk.porfiriana.rules.actions import DIAZ, Action, End, Seat
from paxdesk.porfiriana.rules.agenda import ActionPhase, DiazTurn, Showdown
from paxdesk.porfiriana.rules.engine import legal_actions, perform_unchecked, seat_to_act
from paxdesk.porfiriana.rules.forced_win import (
    keeps_win,
    search_position,
    winning_line,
    winning_way,
)
from paxdesk.porfiriana.rules.notation import parse, write
from paxdesk.porfiriana.rules.state import State
from paxdesk.porfiriana.rules.topple_search import in_showdown, topples_on_sale
from paxdesk.porfiriana.rules.view import remembered_by, seen_by

# --- Chances of winning in a position -------------------------------------------------------------

Chances: TypeAlias = Mapping[Seat, float]
"""Each seat's chance of winning, 0 to 1, without Díaz's."""


def chances_as_it_stands(odds: WinChances, state: State) -> Chances:
    return {seat: chance for seat, chance in odds.chances(state).items() if seat != DIAZ}


def chances(state: State) -> Chances:
    """Return each seat's chance; a proved win of the active player is certain."""
    seat = state.turn.seat
    if not state.over and isinstance(state.agenda[-1], ActionPhase) and seat != DIAZ:
        known = state.copy()
        known.deck = []
        known.cache = None
        way = winning_way(known, seat)
        if way is not None and way.proved:
            return {each: float(each == seat) for each in state.players if each != DIAZ}
    return chances_as_it_stands(WinChances.at(state), state)


# --- Marks ----------------------------------------------------------------------------------------

TurnMark: TypeAlias = Literal["best", "good", "inaccuracy", "mistake", "blunder"]
MARKS: Final[tuple[TurnMark, ...]] = get_args(TurnMark)
LEAST_LOSSES: Final[tuple[float, ...]] = (0.0, 0.02, 0.05, 0.10, 0.15)
"""Minimum loss of the chance of winning for each of the MARKS."""
INACCURACY: Final = LEAST_LOSSES[2]
BLUNDER: Final = LEAST_LOSSES[-1]
DOUBTFUL: Final = 0.03
"""Minimum loss at which a better plan is to be confirmed by play-outs."""
AT_STAKE: Final = 0.02
"""Minimum difference in the chance of winning between two choices for a judgement."""
HALF: Final = 0.10
"""Loss by which the accuracy of a turn is halved."""


def thousandths(share: float) -> int:
    return round(1000 * share)


def mark_of(loss: float) -> TurnMark:
    return [mark for mark, least in zip(MARKS, LEAST_LOSSES, strict=True) if loss >= least][-1]


def accuracy_of(loss: float) -> float:
    """Return the accuracy of a turn, 0 to 1, from its loss."""
    return exp(-log(2) * loss / HALF)


@frozen
class PlanLine:
    """Action of a plan as a line of notation, with its seat."""

    seat: Seat
    line: str


@frozen
class JudgedTurn:
    """Judged turn of ``seat``, or judged answer of ``seat`` in another's showdown.

    The ``better`` plan begins before ``step``, counted from 1; ``last`` is the last step judged.
    ``chance`` with that plan, ``loss`` and its standard ``error`` are in thousandths. ``topples``:
    the plan is a proved win. ``pairs`` is the number of pairs of games that compared turn and plan.
    """

    step: int
    last: int
    seat: Seat
    mark: TurnMark
    chance: int
    loss: int
    better: tuple[PlanLine, ...] = ()
    topples: bool = False
    pairs: int = 0
    error: int = 0

    @property
    def place(self) -> tuple[int, Seat]:
        """Key that is unique among the judged turns of a game."""
        return self.step, self.seat

    @property
    def shown(self) -> bool:
        """True if the better plan is proved or confirmed, and worth showing."""
        return self.topples or bool(self.pairs and self.better)

    @property
    def doubtful(self) -> bool:
        """True if the better plan is still to be compared with the turn."""
        checked = self.topples or self.pairs
        return bool(self.better) and not checked and self.loss >= thousandths(DOUBTFUL)


class TakenLine(Protocol):
    """Performed action with its seat and the position before it."""

    @property
    def seat(self) -> Seat: ...
    @property
    def action(self) -> Action: ...
    @property
    def before(self) -> State: ...


# --- A seat's belief ------------------------------------------------------------------------------


@define(eq=False)
class SeatBelief:
    """Position as a seat supposes it, with a search for its plans."""

    seat: Seat
    state: State
    search: TurnSearch
    odds: WinChances
    _plans: list[TurnPlan] = field(factory=list, init=False)

    @property
    def answerer(self) -> Answerer:
        return self.search.answerer

    def plans(self) -> list[TurnPlan]:
        """Return the best plans for the rest of the turn, best first; cached."""
        self._plans = self._plans or self.search.plans(self.state)
        return self._plans

    @classmethod
    def of(cls, state: State, seat: Seat) -> "SeatBelief":
        seen = seen_by(state, seat)
        generator = generator_for(seen)
        dealt = dealt_anew(seen, legal_actions(state), generator, remembered_by(state, seat))
        answerer = Answerer(evaluation_of(SWIFT, seen), Budget(SWIFT.nodes, ThinkingTime()))
        search = TurnSearch(seat, SWIFT, answerer, generator)
        return cls(seat, dealt, search, WinChances.at(seen))

    def chance_of(self, value: float) -> float:
        """Return the chance of winning that corresponds to a value in gold."""
        seats = len(self.state.players)
        sharp = 1.0
        if self.state.solo != "diaz":
            sharp = self.odds.net.sharpness(self.odds.moment.deck, seats)
        return 1 / (1 + exp(-sharp * value / EVEN))


def known_to(state: State, seat: Seat) -> State:
    """Return a position with a seat's knowledge, to search for proved wins."""
    return search_position(seen_by(state, seat), seat, remembered_by(state, seat))


def _played(mind: SeatBelief, lines: Sequence[Action]) -> tuple[PlanLine, ...]:
    """Return the actions of a plan and the answers to them, as lines."""
    state = mind.state.copy()
    mind.answerer.budget.nodes += ANSWER_NODES
    told: list[PlanLine] = []
    for action in lines or (End(),):
        told.append(PlanLine(mind.seat, write(action)))
        perform_unchecked(state, action)
        for said, answer in _answers(mind, state):
            told.append(said)
            perform_unchecked(state, answer)
    return tuple(told)


def _answers(mind: SeatBelief, state: State) -> Iterator[tuple[PlanLine, Action]]:
    """Yield likely answers, each to be performed before the next."""
    while True:
        seat = seat_to_act(state)
        if seat is None or isinstance(state.agenda[-1], ActionPhase | DiazTurn):
            return
        answer = mind.answerer.quick_answer(state, seat)
        yield PlanLine(seat, write(answer)), answer


# --- Judgement of a turn --------------------------------------------------------------------------

RECKONS: Final[RobotLevel] = evolve(LEVELS["expert"], replies=4)
"""Level at which others' replies to a turn and to plans are played out."""
ANSWER_NODES: Final = 400
"""Maximum number of positions visited to judge an answer."""
LEAST: Final = 0.001
"""Minimum chance, to avoid infinite odds."""
CONFIRMED: Final = 0.5
"""Average share of an estimated loss that play-outs confirm."""
ENDING: Final = 0.2
"""Weight of the value at the end of the turn; the rest is for the seat's next turn."""


@frozen
class TurnValue:
    """Values in gold of the best plan, of the turn as played, and of a turn without actions."""

    best: float
    done: float
    idle: float
    plan: tuple[PlanLine, ...]


@frozen
class MissedWin:
    """Proved win that a seat gave away; ``at`` is the index of the action that lost it."""

    at: int
    lines: tuple[Action, ...]


def judged_turns(turn: Sequence[TakenLine], number: int) -> list[JudgedTurn]:
    """Return the judgements of a turn whose first step has this number."""
    mover = turn[0].before.turn.seat
    missed = _missed_wins(turn)
    found = [_judged_mover(turn, number, mover, missed.get(mover))]
    for at, step in enumerate(turn):
        if step.seat not in (mover, DIAZ) and isinstance(step.before.agenda[-1], Showdown):
            found.append(_judged_answer(step, number + at, missed.get(step.seat), at))
    return [each for each in found if each is not None]


def _missed_wins(turn: Sequence[TakenLine]) -> dict[Seat, MissedWin]:
    """Return the first proved win that each seat gave away; winners are left out."""
    last = turn[-1].before.copy()
    perform_unchecked(last, turn[-1].action)
    found: dict[Seat, MissedWin] = {}
    for at, step in enumerate(turn):
        seat, before = step.seat, step.before
        if seat in (DIAZ, *found, *last.winners) or seat_to_act(before) != seat:
            continue
        own = before.turn.seat == seat
        if not (in_showdown(before) or (own and topples_on_sale(before))):
            continue
        known = known_to(before, seat)
        lines = _sure_lines(known, seat)
        if lines and step.action != lines[0] and not keeps_win(known, step.action, seat):
            found[seat] = MissedWin(at, lines)
    return found


def _sure_lines(known: State, seat: Seat) -> tuple[Action, ...]:
    """Return actions of a seat that win for certain; () if there are none."""
    if not isinstance(known.agenda[-1], ActionPhase):
        line = winning_line(known, seat)
        return () if line is None else (line,)
    way = winning_way(known, seat)
    return way.lines if way is not None and way.proved else ()


def _judged_mover(
    turn: Sequence[TakenLine], number: int, seat: Seat, missed: MissedWin | None
) -> JudgedTurn | None:
    begins = [at for at, step in enumerate(turn) if _begins(step, seat)]
    if not begins:
        return None
    first = begins[0]
    last = number + max(at for at, step in enumerate(turn) if step.seat == seat)
    mind = SeatBelief.of(turn[first].before, seat)
    value = None
    with suppress(OutOfPatience):
        value = _valued(mind, turn[first:])
    if missed is not None:
        left = LEAST if value is None else mind.chance_of(min(value.done, value.best))
        return _missed_by(seat, number + missed.at, last, left, missed)
    if value is None:
        return None
    best, done, idle = map(mind.chance_of, (value.best, value.done, value.idle))
    loss = CONFIRMED * max(0.0, best - done)
    if max(best - done, best - idle) < AT_STAKE:
        return None
    mark = mark_of(loss)
    told = value.plan if mark != "best" else ()
    chance = thousandths(max(best, done))
    return JudgedTurn(number + first, last, seat, mark, chance, thousandths(loss), told)


def _missed_by(seat: Seat, step: int, last: int, left: float, missed: MissedWin) -> JudgedTurn:
    """Return the judgement of a missed win; ``left`` is the remaining chance."""
    lost = thousandths(max(1 - left, BLUNDER))
    told = tuple(PlanLine(seat, write(line)) for line in missed.lines)
    return JudgedTurn(step, last, seat, "blunder", 1000, lost, told, topples=True)


def _valued(mind: SeatBelief, turn: Sequence[TakenLine]) -> TurnValue | None:
    """Return a turn's values; None if an action is illegal in the supposed deal."""
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
        """Return the value in gold at the end of the turn; against Díaz, from the log odds."""
        ended = state if state.over else answerer.after(state, End())
        if state.solo != "diaz":
            return answerer.evaluation.value(ended, seat)
        chance = mind.odds.chances(ended)[seat]
        return EVEN * log(max(chance, LEAST) / max(1 - chance, LEAST))

    def then(state: State) -> float:
        """Return the value at the seat's next turn; against Díaz as ``now``."""
        if state.over or state.solo == "diaz":
            return now(state)
        return replies.worth(TurnPlan(state, 0.0))

    def left(state: State) -> float:
        """Return the value of a turn that ends in this position."""
        answerer.budget.nodes = RECKONS.nodes
        return ENDING * min(soon, now(state)) + (1 - ENDING) * min(later, then(state))

    answerer.budget.nodes = RECKONS.nodes
    soon = now(plans[0].state)
    later = best.value if weighed is not plans else then(best.state)
    value = ENDING * soon + (1 - ENDING) * later
    return TurnValue(value, left(done), left(mind.state), _played(mind, best.lines))


def _begins(step: TakenLine, seat: Seat) -> bool:
    """Return whether a step is the seat's action in its own turn, not an answer."""
    return seat != DIAZ and step.seat == seat and isinstance(step.before.agenda[-1], ActionPhase)


def _as_foreseen(
    answerer: Answerer, state: State, seat: Seat, turn: Sequence[TakenLine]
) -> State | None:
    """Return the position after a seat's actions; None if one is illegal."""
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


def _judged_answer(
    step: TakenLine, number: int, missed: MissedWin | None, at: int
) -> JudgedTurn | None:
    mind = SeatBelief.of(step.before, step.seat)
    state, answerer = mind.state, mind.answerer
    legal = legal_actions(state)
    if len(legal) == 1 or step.action not in legal:
        return None

    def left(answer: Action) -> float:
        answerer.budget.nodes = ANSWER_NODES
        return mind.odds.chances(answerer.after(state, answer))[step.seat]

    reached = left(step.action)
    if missed is not None and missed.at == at:
        return _missed_by(step.seat, number, number, reached, missed)
    values = {answer: left(answer) for answer in legal}
    best = max(values, key=lambda answer: values[answer])
    loss = CONFIRMED * max(0.0, values[best] - reached)
    if max(values.values()) - min(values.values()) < AT_STAKE:
        return None
    mark = mark_of(loss)
    told = (PlanLine(step.seat, write(best)),) if mark != "best" else ()
    return JudgedTurn(
        number, number, step.seat, mark, thousandths(values[best]), thousandths(loss), told
    )


# --- Confirmation of better plans -----------------------------------------------------------------


def paired_plans(judged: JudgedTurn, steps: Sequence[TakenLine]) -> PairedPlans:
    """Return a turn as it was played and with its better plan."""
    seat = judged.seat
    taken = steps[judged.step - 1 : judged.last]
    done = [step.action for step in taken if step.seat == seat]
    better = [parse(said.line) for said in judged.better if said.seat == seat]
    return PairedPlans(taken[0].before, seat, done, better)


def confirmed(judged: JudgedTurn, gains: Gains, told: Told = lambda *_: None) -> JudgedTurn:
    """Return the judgement with the loss measured in pairs of games."""
    found = compared(gains, INACCURACY, told)
    lost = found.mean if found.clear else min(max(0.0, found.mean), LEAST_LOSSES[1])
    return evolve(
        judged,
        mark=mark_of(lost) if found.clear else "good",
        loss=thousandths(lost),
        better=judged.better if found.clear and lost >= INACCURACY else (),
        pairs=found.pairs,
        error=thousandths(found.error),
    )
