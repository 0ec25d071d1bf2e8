"""Tests that robots do not waste manifestos, sales for 0 gold, attacks on themselves or actions."""

from collections import Counter
from collections.abc import Iterator

import pytest

from paxdesk.porfiriana.robots.planner.levels import LEVELS
from paxdesk.porfiriana.robots.planner.planner import Planner
from paxdesk.porfiriana.robots.planner.search import TurnSearch
from paxdesk.porfiriana.robots.questions import question_to, robot_named
from paxdesk.porfiriana.rules.actions import (
    DIAZ,
    Attack,
    CardNumber,
    End,
    Manifesto,
    Pass,
    Seat,
    Sell,
)
from paxdesk.porfiriana.rules.agenda import ActionPhase, Showdown
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.rules.engine import legal_actions, perform_unchecked, seat_to_act
from paxdesk.porfiriana.rules.facts import economy, regime_prestige
from paxdesk.porfiriana.rules.notation import parse, write
from paxdesk.porfiriana.rules.setup import deal
from paxdesk.porfiriana.rules.state import Options, State
from tests.robots.forced_wins import read_wins


def games(deck: Deck, number: int) -> Iterator[tuple[State, Seat]]:
    """Yield the positions of ``number`` stored games, each with the seat to act."""
    met: set[tuple[int, int]] = set()
    for win in read_wins():
        if (win.seats, win.seed) in met or len(met) == number:
            continue
        met.add((win.seats, win.seed))
        state = deal(deck, win.seats, win.seed, Options())
        for line in win.lines:
            seat = seat_to_act(state)
            assert seat is not None
            yield state, seat
            perform_unchecked(state, parse(line))


@pytest.mark.long
def test_a_manifesto_wins_or_prevents_a_win(deck: Deck) -> None:
    robot = robot_named("hard")
    declared = 0
    for state, seat in games(deck, 110):
        if not isinstance(state.agenda[-1], Showdown) or legal_actions(state) == [Pass()]:
            continue
        question = question_to(robot, state, seat, dict.fromkeys(state.players, "hard"))
        choice = question.answer()
        if isinstance(choice.action, Manifesto):
            declared += 1
            assert choice.action.prestige == regime_prestige(state)
            assert "prevents" in choice.reason or "wins" in choice.reason
    assert declared


def searched(deck: Deck, state: State, seat: Seat) -> TurnSearch:
    """Return the finished search of a medium robot for its turn."""
    robot = Planner(LEVELS["medium"])
    question = question_to(robot, state, seat, dict.fromkeys(state.players, "medium"))
    answerer, generator, dealt = robot._begin(question.view, question.legal)
    search = TurnSearch(seat, robot.level, answerer, generator)
    search.plans(dealt)
    return search


@pytest.mark.long
def test_a_card_is_sold_for_0_gold_only_for_a_purchase(deck: Deck) -> None:
    asked = Counter[bool]()
    for state, seat in games(deck, 110):
        if economy(state) or not isinstance(state.agenda[-1], ActionPhase):
            continue
        full = len(state.players[seat].hand) == state.hand_limit(seat)
        if asked[full] == 8:
            continue
        asked[full] += 1
        for plan in searched(deck, state, seat).found:
            sold = [line for line in plan.lines if isinstance(line, Sell)]
            if sold and not economy(plan.state):
                assert all(line.card in state.players[seat].hand for line in sold)
                assert len(plan.state.players[seat].hand) == state.hand_limit(seat)
    assert asked[True] > 2
    assert asked[False] == 8


@pytest.mark.long
def test_an_attack_on_oneself_gains(deck: Deck) -> None:
    """A final attack on one's own card improves a plan."""
    attacks = 0
    for number, (state, seat) in enumerate(games(deck, 40)):
        if number % 60 or not isinstance(state.agenda[-1], ActionPhase) or seat == DIAZ:
            continue
        found = searched(deck, state, seat).found
        value = {plan.lines: plan.value for plan in found}
        own = {*state.enterprises, *state.partners, *state.troops}
        own = {card for card in own if owner_of(state, card) == seat}
        for plan in found:
            last = plan.lines[-1:]
            if last and isinstance(last[0], Attack) and last[0].target in own:
                attacks += 1
                assert plan.value > value.get(plan.lines[:-1], float("-inf"))
    assert attacks


def owner_of(state: State, card: CardNumber) -> Seat | None:
    cards = state.enterprises, state.partners, state.troops
    return next(group[card].owner for group in cards if card in group)


BEFORE_LAND = (
    "buy b2;play 140 on P2;end;buy a0;buy b0;end;buy a0;play 52;land 52;end;sell 170;connect 52;"
    "buy a0;end;buy b0;play 17;end;play 84;buy a3;sell 174;end"
)
"""Lines before a turn that can end with a purchase of land."""


def test_an_action_left_over_is_used_if_it_gains(deck: Deck) -> None:
    state = deal(deck, 2, 9001, Options())
    for line in BEFORE_LAND.split(";"):
        perform_unchecked(state, parse(line))
    robot = robot_named("hard")
    assert isinstance(robot, Planner)
    question = question_to(robot, state, 1, {1: "hard", 2: "hard"})
    (best, *_) = robot.plans(question.view, question.legal)
    assert [write(line) for line in best.lines] == ["buy a1", "play 51", "land 51"]
    assert robot.lines(question.view, question.legal) == (*best.lines, End())
