"""Search for the plan of a turn: a beam search with merged transpositions."""

import hashlib
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from heapq import nsmallest
from itertools import islice
from types import UnionType
from typing import Any, Final, TypeAlias

from attrs import field

from paxdesk.lazy_attrs import define, frozen
from paxdesk.porfiriana.robots.planner.evaluation import MOVING_ON, Evaluation
from paxdesk.porfiriana.robots.planner.inputs import stacks_left
from paxdesk.porfiriana.robots.planner.levels import RobotLevel
from paxdesk.porfiriana.robots.planner.standing import figures_of
from paxdesk.porfiriana.robots.planner.topple_odds import showdown_line
from paxdesk.porfiriana.robots.robot import ThinkingTime
from paxdesk.porfiriana.rules.actions import (
    DIAZ,
    Action,
    Attack,
    CardNumber,
    ChooseCard,
    End,
    Keep,
    Redeploy,
    Seat,
    Sell,
    Shift,
    Speculate,
)
from paxdesk.porfiriana.rules.agenda import (
    ActionPhase,
    DiazTurn,
    KeepCards,
    RaidedHand,
    Recount,
    Showdown,
)
from paxdesk.porfiriana.rules.depression import cards_in_play, refuse_keep
from paxdesk.porfiriana.rules.engine import legal_actions, perform_unchecked, seat_to_act
from paxdesk.porfiriana.rules.facts import economy
from paxdesk.porfiriana.rules.play_area import discard_from_play
from paxdesk.porfiriana.rules.state import State
from paxdesk.porfiriana.rules.turn import run_agenda
from paxdesk.porfiriana.rules.view import HIDDEN, Memory, View
from paxdesk.session.randomness import Generator

# --- Identity of positions, regardless of how they were reached -----------------------------------

Identity: TypeAlias = tuple[Any, ...]


def position_key(state: State) -> Identity:
    """Return a key that is equal for positions with the same possible futures.

    Chance and the order in which cards entered play are left out.
    """
    turn = state.turn
    return (
        (turn.seat, turn.actions, turn.purchases, turn.freed, turn.plays, turn.speculations),
        tuple(sorted(turn.used)),
        tuple(turn.strifes),
        tuple(
            (
                player.gold,
                player.reserve,
                tuple(sorted(player.hand)),
                tuple(sorted(player.grudges.items())),
                player.flipped,
                player.heir,
                player.jailed,
                player.hacendado,
                player.hacendado_income,
                player.cause_cube,
            )
            for player in state.players.values()
        ),
        tuple(state.market),
        tuple(state.speculation),
        tuple(state.headlines),
        tuple(state.public_market),
        tuple(
            (
                each.number,
                each.owner,
                each.income,
                each.unrest,
                each.extorted,
                each.prestige_cube,
                each.troop,
                tuple(each.connections),
            )
            for _, each in sorted(state.enterprises.items())
        ),
        tuple(
            (each.number, each.owner, each.side, each.prestige_cube)
            for _, each in sorted(state.partners.items())
        ),
        tuple(
            (each.number, each.owner, each.at, each.prestige_cube)
            for _, each in sorted(state.troops.items())
        ),
        (state.regime, state.depression, state.topples_seen, state.standoff, len(state.deck)),
        tuple(state.agenda),
        state.winners,
    )


# --- Answers of all seats to questions in the middle of a turn ------------------------------------

ENDS: Final = 80
"""Maximum number of positions visited for each end of a turn."""
MOST_QUESTIONS: Final = 40
"""Maximum number of questions answered after one action."""
FEW: Final = 12
"""Maximum number of answers tried for a question in the middle of a plan."""


class OutOfPatience(Exception):
    """Raised if the nodes are used up, or the answer is needed now."""


@define
class Budget:
    """Number of positions that may still be visited, and a time limit."""

    nodes: int
    patience: ThinkingTime

    def spend(self) -> None:
        """Count one more position. Raises OutOfPatience if nodes or time are used up."""
        if self.nodes <= 0 or self.patience.over:
            raise OutOfPatience
        self.nodes -= 1


@define
class Answerer:
    """Chooser of answers by their value for the prompted seat."""

    evaluation: Evaluation
    budget: Budget

    def settle(self, state: State) -> None:
        """Answer questions until a turn continues or the game ends. Raises OutOfPatience."""
        for _ in range(MOST_QUESTIONS):
            seat = seat_to_act(state)
            if seat is None or isinstance(state.agenda[-1], ActionPhase | DiazTurn):
                return
            perform_unchecked(state, self.quick_answer(state, seat))

    def after(self, state: State, action: Action) -> State:
        """Return the position after ``action`` and, within the budget, answers to its questions."""
        child = state.copy()
        perform_unchecked(child, action)
        with suppress(OutOfPatience):
            self.settle(child)
        return child

    def quick_answer(self, state: State, seat: Seat) -> Action:
        """Return a quick answer for the seat to act. Raises OutOfPatience."""
        legal = legal_actions(state)
        step = state.agenda[-1]
        if len(legal) == 1 or seat == DIAZ:
            return legal[0]
        if isinstance(step, Showdown):
            evaluation = self.evaluation
            return showdown_line(state, evaluation.figures, step, legal, evaluation.allies)
        if isinstance(step, KeepCards):
            legal = self.selections(state, step)
        return self.best(state, seat, legal[:FEW])

    def best(self, state: State, seat: Seat, options: list[Action]) -> Action:
        """Return the option with the best immediate value for the seat. Raises OutOfPatience."""
        chosen, most = options[0], float("-inf")
        for option in options:
            value = self._value_of(state, seat, option)
            if value > most:
                chosen, most = option, value
        return chosen

    def answer(self, state: State, seat: Seat, options: list[Action]) -> Action:
        """Return the option with the best value after its questions, within the budget."""
        chosen, most = options[0], float("-inf")
        for option in options:
            try:
                value = self._value_of(state, seat, option, self.settle)
            except OutOfPatience:
                break
            if value > most:
                chosen, most = option, value
        return chosen

    def _value_of(
        self,
        state: State,
        seat: Seat,
        option: Action,
        follow: Callable[[State], None] | None = None,
    ) -> float:
        self.budget.spend()
        child = state.copy()
        perform_unchecked(child, option)
        if follow is not None:
            follow(child)
        return self.evaluation.value(child, seat)

    def selections(self, state: State, step: KeepCards) -> list[Action]:
        """Return the most valuable cards to keep in a Depression, one selection per legal size."""
        seat = step.seat
        cards = cards_in_play(state, seat)
        loss = {number: -self._without(state, seat, number) for number in cards}
        ranked = sorted(cards, key=lambda number: (-loss[number], number))
        most = min(state.players[seat].gold, len(cards))
        options: list[Action] = []
        for size in range(most, -1, -1):
            option = Keep(tuple(sorted(ranked[:size])))
            if refuse_keep(state, step, option) is None:
                options.append(option)
        return options

    def _without(self, state: State, seat: Seat, number: int) -> float:
        """Return the value of the position without a card in play."""
        child = state.copy()
        if number in child.enterprises or number in child.partners or number in child.troops:
            discard_from_play(child, number, "unpaid")
        child.agenda = [ActionPhase(), Recount(seat)]
        run_agenda(child)
        return self.evaluation.value(child, seat)


@frozen(eq=False)
class TurnPlan:
    """Actions of one turn, the position after them, and its value."""

    state: State
    value: float
    lines: tuple[Action, ...] = ()


def best_first(plan: TurnPlan) -> tuple[float, int]:
    """Return a sort key: best value first, then fewest actions."""
    return -plan.value, len(plan.lines)


def _worth_a_thought(action: Action) -> bool:
    match action:
        case Shift() | End() | Speculate() | Redeploy(to=None):
            return False
        case _:
            return True


def _against_oneself(state: State, action: Action, seat: Seat) -> bool:
    """Return whether an attack's target belongs to the attacker."""
    if not isinstance(action, Attack) or action.target is None:
        return False
    hit = (state.partners, state.enterprises, state.troops)
    return any(cards[action.target].owner == seat for cards in hit if action.target in cards)


def _sells_for_nothing(state: State, action: Action, seat: Seat) -> bool:
    """Return whether the action needlessly sells a card for no gold (E4)."""
    if not isinstance(action, Sell) or economy(state):
        return False
    return action.card not in state.players[seat].hand or _has_room(state, seat)


def _has_room(state: State, seat: Seat) -> bool:
    return len(state.players[seat].hand) < state.hand_limit(seat)


def _makes_idle_room(plan: TurnPlan, seat: Seat) -> bool:
    """Return whether a plan sells for no gold and leaves room in the hand."""
    if not plan.state.depression or economy(plan.state) or not _has_room(plan.state, seat):
        return False
    return any(isinstance(line, Sell) for line in plan.lines)


def _lays_a_cube(action: Action) -> bool:
    return isinstance(action, Speculate) and action.source is None


WITH_CUBES: Final = 3
"""Number of best plans that are extended by cubes on the market."""


@define
class TurnSearch:
    """Search for the best plan of the seat whose turn it is.

    A ``brief`` search, for turns simulated ahead, places no cubes on the market and tries fewer
    sales.
    """

    seat: Seat
    level: RobotLevel
    answerer: Answerer
    generator: Generator
    brief: bool = field(default=False, kw_only=True)
    found: list[TurnPlan] = field(factory=list, init=False)
    """Playable plans visited; :meth:`plans` sorts them best first."""
    _met: set[Identity] = field(factory=set, init=False)

    def plans(self, state: State) -> list[TurnPlan]:
        """Return plans for the rest of the turn, best first; at least one."""
        evaluation = self.answerer.evaluation
        root = TurnPlan(state, evaluation.value(state, self.seat))
        found = self.found = [root]
        beam = [root]
        self._met.add(position_key(state))
        try:
            for _ in range(self.level.depth):
                children = [child for plan in beam for child in self._children(plan, found)]
                children.sort(key=lambda plan: -plan.value)
                beam = [plan for plan in children if not plan.state.over][: self.level.beam]
                if not beam:
                    break
            if not self.brief:
                self._lay_cubes(found)
        except OutOfPatience:
            pass  # keep the plans found so far
        return self._ended(found)

    def _lay_cubes(self, found: list[TurnPlan]) -> None:
        """Extend the best plans by cubes on the market."""
        for plan in nsmallest(WITH_CUBES, found, key=best_first):
            if len(plan.lines) < self.level.depth:
                self._children(plan, found, _lays_a_cube)

    def _children(
        self,
        plan: TurnPlan,
        found: list[TurnPlan],
        wanted: Callable[[Action], bool] = _worth_a_thought,
    ) -> list[TurnPlan]:
        """Return the plans that are one action longer and reach new positions.

        Raises OutOfPatience.
        """
        children = []
        for action in self._moves(plan.state, wanted):
            child = plan.state.copy()
            self.answerer.budget.spend()
            perform_unchecked(child, action)
            self.answerer.settle(child)
            mark = position_key(child)
            if mark in self._met:
                continue
            self._met.add(mark)
            value = self.answerer.evaluation.value(child, self.seat)
            if value <= plan.value and _against_oneself(plan.state, action, self.seat):
                continue
            next_plan = TurnPlan(child, value, (*plan.lines, action))
            children.append(next_plan)
            if not _makes_idle_room(next_plan, self.seat):
                found.append(next_plan)
        return children

    def _moves(self, state: State, wanted: Callable[[Action], bool]) -> list[Action]:
        """Return the legal actions that are ``wanted`` and not overlooked."""
        if not isinstance(state.agenda[-1], ActionPhase) or state.turn.seat != self.seat:
            return []
        moves = list(filter(wanted, legal_actions(state)))
        if state.depression:
            moves = [each for each in moves if not _sells_for_nothing(state, each, self.seat)]
        if self.brief:
            moves = self._with_few_sales(moves, state.players[self.seat].hand)
        if not self.level.overlooked:
            return moves
        return [each for each in moves if self.generator.below(100) >= self.level.overlooked]

    def _with_few_sales(self, moves: list[Action], hand: list[CardNumber]) -> list[Action]:
        """Return the moves, with sales of cards in hand only, one of each kind."""
        figures = self.answerer.evaluation.figures
        few: list[Action] = []
        met: set[object] = set()
        for move in moves:
            if isinstance(move, Sell):
                worth = figures.gains.get(move.card), figures.turns.get(move.card), move.via
                if move.card not in hand or worth in met:
                    continue
                met.add(worth)
            few.append(move)
        return few

    def _ended(self, found: list[TurnPlan]) -> list[TurnPlan]:
        """Return the best plans, revalued after the end of the turn, best first."""
        found.sort(key=best_first)
        ended = []
        evaluation, patience = self.answerer.evaluation, self.answerer.budget.patience
        for plan in islice(unlike(found, TRIFLES), self.level.finalists):
            try:
                ends = Answerer(evaluation, Budget(ENDS, patience))
                ended.append(TurnPlan(plan.state, self._at_end(plan, ends), plan.lines))
            except OutOfPatience:
                if patience.over:
                    break
        ended.sort(key=best_first)
        return ended or found[:1]

    def _at_end(self, plan: TurnPlan, ends: Answerer) -> float:
        if plan.state.over:
            return plan.value
        child = plan.state.copy()
        perform_unchecked(child, End())
        ends.settle(child)
        value = ends.evaluation.value(child, self.seat)
        return value + moving_on(plan)


TRIFLES: Final = Speculate | Sell
"""Actions that do not distinguish two plans of the same value."""


def unlike(plans: Iterable[TurnPlan], trifles: type[Action] | UnionType) -> Iterator[TurnPlan]:
    """Yield the plans, without those equal to an earlier one except for ``trifles``."""
    met: set[tuple[float, frozenset[Action]]] = set()
    for plan in plans:
        what = frozenset(line for line in plan.lines if not isinstance(line, trifles))
        if (plan.value, what) not in met:
            met.add((plan.value, what))
            yield plan


def moving_on(plan: TurnPlan) -> float:
    """Return the bonus of a plan for a purchase, which keeps the game going."""
    return MOVING_ON if plan.state.turn.purchases else 0.0


# --- Dealing the cards that a seat cannot see -----------------------------------------------------
# The deck is emptied: no plan may depend on the next cards. The generator is derived from the
# seat's view.

NOTHING: Final[Memory] = {}


def generator_for(seen: View) -> Generator:
    """Return a generator that depends only on the seat's view."""
    digest = hashlib.blake2b(repr(position_key(seen)).encode(), digest_size=8).digest()
    return Generator(int.from_bytes(digest, "big"))


def dealt_anew(
    seen: View, legal: list[Action], generator: Generator, remembered: Memory = NOTHING
) -> State:
    """Return a possible full position for the view, without a deck."""
    state = seen.copy()
    step = state.agenda[-1]
    if isinstance(step, RaidedHand):
        shown = [action.card for action in legal if isinstance(action, ChooseCard)]
        state.players[step.victim].hand = shown
    for seat, cards in remembered.items():
        hand = state.players[seat].hand
        if HIDDEN in hand:
            hand[: len(cards)] = cards
    unseen = sorted(figures_of(state.cards).in_hands - seen_cards(state))
    generator.shuffle(unseen)
    for player in state.players.values():
        player.hand = [number if number != HIDDEN else unseen.pop() for number in player.hand]
    state.deck = []
    state.generator = Generator(generator.next())
    return state


def supposed_deck(seen: View, state: State, generator: Generator) -> list[CardNumber]:
    """Return a possible deck of the size that a seat sees, top card first.

    ``state`` has the assumed hands. Each stack gets as many Topples as it still hides.
    """
    cards = state.cards
    seen_anywhere = seen_cards(state)
    unseen = sorted({*figures_of(cards).in_hands, *cards.headlines} - seen_anywhere)
    topples = sorted(set(cards.topples) - seen_anywhere)
    generator.shuffle(unseen)
    generator.shuffle(topples)
    deck: list[CardNumber] = []
    for size, topples_here in stacks_left(seen):
        hidden = min(topples_here, len(topples))
        stack = [unseen.pop() for _ in range(size - hidden)]
        for _ in range(hidden):
            stack.insert(generator.below(len(stack) + 1), topples.pop())
        deck += stack
    return deck


def seen_cards(state: State) -> set[CardNumber]:
    """Return the cards in the market, in open piles, in play or in hands, HIDDEN included."""
    seen = {*state.market, *state.headlines, *state.discards}
    seen |= {*state.enterprises, *state.partners, *state.troops}
    for player in state.players.values():
        seen |= {*player.hand, *player.grudges}
    return seen
