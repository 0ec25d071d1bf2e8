"""Answers to the questions that come in the middle of things, own and foreign ones."""

from collections.abc import Callable
from contextlib import suppress
from typing import Final

from paxdesk.porfiriana.robots.patience import Patience
from paxdesk.porfiriana.robots.planner.contest import showdown_line
from paxdesk.porfiriana.robots.planner.evaluation import Evaluation
from paxdesk.porfiriana.rules.actions import DIAZ, Action, Keep, Seat
from paxdesk.porfiriana.rules.agenda import ActionPhase, DiazTurn, KeepCards, Recount, Showdown
from paxdesk.porfiriana.rules.headlines import cards_in_play, refuse_keep
from paxdesk.porfiriana.rules.legal import asked, legal_actions
from paxdesk.porfiriana.rules.listed import perform_listed
from paxdesk.porfiriana.rules.play_area import discard_from_play
from paxdesk.porfiriana.rules.state import State
from paxdesk.porfiriana.rules.turn import settle
from paxdesk.record_classes import define

MOST_QUESTIONS: Final = 40
"""Questions one line may raise before a plan gives it up; a Depression of six asks fewer."""
FEW: Final = 12
"""Answers tried for a question in the middle of a plan."""


class OutOfPatience(Exception):
    """The nodes are used up, or whoever asked wants the answer now."""


@define
class Budget:
    """How many positions may still be looked at for one answer."""

    nodes: int
    patience: Patience

    def spend(self) -> None:
        """One position more is looked at. Raises OutOfPatience."""
        if self.nodes <= 0 or self.patience.over:
            raise OutOfPatience
        self.nodes -= 1


@define
class Answerer:
    """Answers each seat's questions by what the answer is worth to that seat."""

    evaluation: Evaluation
    budget: Budget

    def settle(self, state: State) -> None:
        """Answer all that is asked until a turn goes on or begins, or the game is over."""
        for _ in range(MOST_QUESTIONS):
            seat = asked(state)
            if seat is None or isinstance(state.agenda[-1], ActionPhase | DiazTurn):
                return
            perform_listed(state, self.line(state, seat))

    def after(self, state: State, action: Action) -> State:
        """Where a line leads, as far as there is patience to answer what it raises."""
        child = state.copy()
        perform_listed(child, action)
        with suppress(OutOfPatience):
            self.settle(child)
        return child

    def line(self, state: State, seat: Seat) -> Action:
        """A quick answer for the seat that is asked."""
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
        """The option after which the seat stands best, whatever is asked next.

        Raises OutOfPatience.
        """
        chosen, most = options[0], float("-inf")
        for option in options:
            value = self._value_of(state, seat, option)
            if value > most:
                chosen, most = option, value
        return chosen

    def answer(self, state: State, seat: Seat, options: list[Action]) -> Action:
        """The same with all that the options lead to, as far as there is patience."""
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
        perform_listed(child, option)
        if follow is not None:
            follow(child)
        return self.evaluation.value(child, seat)

    def selections(self, state: State, step: KeepCards) -> list[Action]:
        """What to pay for in a Depression: the dearest cards first, each number of them."""
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
        """What the position is worth without a card in play."""
        child = state.copy()
        if number in child.enterprises or number in child.partners or number in child.troops:
            discard_from_play(child, number, "unpaid")
        child.agenda = [ActionPhase(), Recount(seat)]
        settle(child)
        return self.evaluation.value(child, seat)
