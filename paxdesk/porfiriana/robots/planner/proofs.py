"""Proved wins in a planner's turn, and proved threats after its plans."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from typing import Final

from attrs import field

from paxdesk.lazy_attrs import define
from paxdesk.porfiriana.robots.planner.evaluation import WON
from paxdesk.porfiriana.robots.planner.search import (
    MOST_QUESTIONS,
    Answerer,
    OutOfPatience,
    TurnPlan,
    best_first,
)
from paxdesk.porfiriana.robots.planner.standing import Figures, seat_assets
from paxdesk.porfiriana.robots.robot import RobotView
from paxdesk.porfiriana.rules import forced_win
from paxdesk.porfiriana.rules.actions import DIAZ, Action, CardNumber, End, Seat
from paxdesk.porfiriana.rules.agenda import ActionPhase
from paxdesk.porfiriana.rules.engine import legal_actions, perform_unchecked, seat_to_act
from paxdesk.porfiriana.rules.state import State
from paxdesk.porfiriana.rules.topple_search import WayToTopple, in_showdown, topples_on_sale
from paxdesk.porfiriana.rules.view import HIDDEN

MOST_IN_REPLIES: Final = 300
"""Maximum number of positions visited to prove a win in a play-out."""
MOST_FOR_THREATS: Final = 1_500
"""Maximum number of positions visited to prove a win after a plan."""
MOST_CANDIDATES: Final = 400
"""Maximum number of plans tried against a threat."""
MOST_THREAT_SEARCHES: Final = 40
"""Maximum number of plans after which the next player's win is searched for."""


def proved_win(seen: RobotView) -> WayToTopple | None:
    """Return the seat's proved win in the rest of its turn, or None."""
    position = forced_win.search_position(seen.state, seen.seat, seen.remembered)
    way = forced_win.winning_way(position, seen.seat)
    return way if way is not None and way.proved else None


def certain_answer(seen: RobotView) -> Action | None:
    """Return the answer after which the seat is certain to win, or None."""
    state = seen.state
    if not in_showdown(state) and state.turn.seat != seen.seat:
        return None
    return forced_win.winning_line(
        forced_win.search_position(state, seen.seat, seen.remembered), seen.seat
    )


def wins_next(answerer: Answerer, state: State, answer: Action, seat: Seat) -> bool:
    """Return whether a seat has a proved win next turn after its answer."""
    after = answerer.after(state, answer)
    if after.over or not isinstance(after.agenda[-1], ActionPhase):
        return False
    after = answerer.after(after, End())
    if after.over or after.turn.seat != seat or not isinstance(after.agenda[-1], ActionPhase):
        return False
    way = forced_win.winning_way(after, seat, MOST_FOR_THREATS)
    return way is not None and way.proved


def played_out(answerer: Answerer, start: State, way: WayToTopple) -> TurnPlan:
    """Return the plan of a proved win, played in a dealt position.

    Playing stops at an action that others' answers have made illegal.
    """
    seat, state = way.seat, start.copy()
    for line in way.lines:
        _others_answer(answerer, state, seat)
        if line not in legal_actions(state):
            break
        perform_unchecked(state, line)
    proof = forced_win.ShowdownProof(seat)
    for _ in range(MOST_QUESTIONS):
        if not in_showdown(state):
            break
        mover = seat_to_act(state)
        assert mover is not None
        answer = proof.winning_answer(state) if mover == seat else None
        perform_unchecked(state, answer or answerer.quick_answer(state, mover))
    return TurnPlan(state, WON if seat in state.winners else 0.0, way.lines)


def _others_answer(answerer: Answerer, state: State, seat: Seat) -> None:
    for _ in range(MOST_QUESTIONS):
        mover = seat_to_act(state)
        if mover in (None, seat) or isinstance(state.agenda[-1], ActionPhase):
            return
        assert mover is not None
        perform_unchecked(state, answerer.quick_answer(state, mover))


@define
class ThreatSearch:
    """Search for a proved win of the next player after a seat's plans.

    No threat may depend on ``hidden`` cards.
    """

    seat: Seat
    answerer: Answerer
    hidden: frozenset[CardNumber]
    searches: int = MOST_THREAT_SEARCHES
    _ways: list[WayToTopple] = field(factory=list, init=False)

    @classmethod
    def of(cls, seen: RobotView, dealt: State, answerer: Answerer) -> "ThreatSearch":
        """Return the search for a seat's view and the position dealt from it."""
        known = {number for cards in seen.remembered.values() for number in cards}
        hidden = {
            number
            for seat, player in seen.state.players.items()
            if HIDDEN in player.hand
            for number in dealt.players[seat].hand
            if number not in known
        }
        return cls(seen.seat, answerer, frozenset(hidden))

    def way_after(self, plan: TurnPlan) -> WayToTopple | None:
        """Return a proved win of the next player after a plan, or None."""
        state = self._next_turn(plan.state)
        mover = seat_to_act(state)
        if state.over or mover in (None, self.seat, DIAZ) or not topples_on_sale(state):
            return None
        assert mover is not None
        for way in self._ways:
            if way.seat == mover and _still_wins(state, way):
                return way
        if self.searches <= 0:
            return None
        self.searches -= 1
        found = forced_win.winning_way(state, mover, MOST_FOR_THREATS)
        if found is None or not found.proved:
            return None
        self._ways.append(found)
        return found

    def _next_turn(self, state: State) -> State:
        """Return the position before the next player's turn, with guessed cards hidden."""
        if state.over:
            return state
        child = state.copy()
        perform_unchecked(child, End())
        self.answerer.settle(child)
        for seat, player in child.players.items():
            if seat != self.seat:
                player.hand = [HIDDEN if each in self.hidden else each for each in player.hand]
        child.cache = None
        return child

    def safest(
        self, ranked: list[TurnPlan], found: list[TurnPlan], wider: Callable[[], list[TurnPlan]]
    ) -> list[TurnPlan]:
        """Return the plans with a safe one first, if one is found.

        After a safe plan the next player has no proved win.
        """
        safe = None
        with suppress(OutOfPatience):
            if self.way_after(ranked[0]) is None:
                return ranked
            safe = self._first_safe(self._candidates(ranked, found))
            if safe is None:
                self.searches = MOST_THREAT_SEARCHES
                safe = self._first_safe(self._candidates((), wider()))
        return ranked if safe is None else [safe, *(each for each in ranked if each is not safe)]

    def _first_safe(self, plans: Iterable[TurnPlan]) -> TurnPlan | None:
        for plan in plans:
            safe = not plan.state.over and self.way_after(plan) is None
            if self.searches <= 0:
                return None
            if safe:
                return plan
        return None

    def _candidates(self, ranked: Sequence[TurnPlan], found: list[TurnPlan]) -> Iterable[TurnPlan]:
        """Yield at most MOST_CANDIDATES plans to try, the ranked ones first."""
        figures = self.answerer.evaluation.figures
        given = 0
        met: set[tuple[Action, ...]] = set()
        for plan in (*ranked[1:], *_of_each_kind(found, figures), *sorted(found, key=best_first)):
            if plan.lines in met:
                continue
            met.add(plan.lines)
            given += 1
            if given > MOST_CANDIDATES:
                return
            yield plan


def _of_each_kind(found: list[TurnPlan], figures: Figures) -> Iterator[TurnPlan]:
    """Yield the best plan of each kind of result."""
    met: set[object] = set()
    for plan in sorted(found, key=best_first):
        state = plan.state
        kind = (
            state.regime,
            tuple(number in figures.heels and number for number in state.market),
            tuple(tuple(each.missing) for each in seat_assets(state).values()),
            tuple(player.jailed for player in state.players.values()),
        )
        if kind not in met:
            met.add(kind)
            yield plan


def _still_wins(start: State, way: WayToTopple) -> bool:
    """Return whether the actions of ``way`` also win from the position ``start``."""
    if way.asks is not None:
        return False
    state = start.copy()
    for line in way.lines:
        if seat_to_act(state) != way.seat or line not in legal_actions(state):
            return False
        perform_unchecked(state, line)
    return in_showdown(state) and forced_win.proof_in(state, way.seat)[0]
