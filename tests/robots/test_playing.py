"""Tests of simulated games."""

import pytest
from attrs import evolve

from paxdesk.porfiriana.robots import simulation
from paxdesk.porfiriana.robots.planner.levels import LEVELS, SWIFT
from paxdesk.porfiriana.robots.planner.planner import Planner
from paxdesk.porfiriana.robots.questions import question_to
from paxdesk.porfiriana.robots.robot import RobotView
from paxdesk.porfiriana.robots.roster import RobotName
from paxdesk.porfiriana.robots.simulation import DeadEnd, PlanKeeper, play_on, play_unheard
from paxdesk.porfiriana.rules.actions import Action, End, Police, Shift
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.rules.engine import legal_actions, perform
from paxdesk.porfiriana.rules.setup import deal
from paxdesk.porfiriana.rules.state import Options
from paxdesk.session.randomness import RandomPlayer


def test_games_are_reproducible(deck: Deck) -> None:
    first, second = (deal(deck, 3, 5, Options()) for _ in range(2))
    steps = list(play_on(first, RandomPlayer.for_game(5)))
    assert steps == list(play_on(second, RandomPlayer.for_game(5)))
    assert first == second
    assert first.over
    assert list(play_on(first, RandomPlayer.for_game(5))) == []


def test_the_player_does_not_use_the_dice_of_the_game(deck: Deck) -> None:
    state = deal(deck, 3, 5, Options())
    before = state.generator.position
    RandomPlayer.for_game(5).choose(legal_actions(state))
    assert state.generator.position == before
    assert RandomPlayer.for_game(5).generator.position != before


def test_the_number_of_steps_is_limited(deck: Deck) -> None:
    state = deal(deck, 2, 5, Options())
    assert len(list(play_on(state, RandomPlayer.for_game(5), 17))) == 17


class _Idler:
    """Chooser of actions that do not advance the game."""

    def choose(self, legal: list[Action]) -> Action:
        return next((each for each in legal if isinstance(each, Police | Shift)), legal[-1])


def test_an_endless_game_is_a_dead_end(deck: Deck, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(simulation, "MOST_STEPS", 20)
    state = deal(deck, 2, 5, Options())
    with pytest.raises(DeadEnd, match="not over after 20 steps"):
        list(play_on(state, _Idler()))


def test_a_question_without_answers_is_a_dead_end(
    deck: Deck, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(simulation, "legal_actions", lambda state: [])
    state = deal(deck, 2, 5, Options())
    with pytest.raises(DeadEnd, match="P1 has to decide but has no legal action, after 0 steps"):
        list(play_on(state, RandomPlayer.for_game(5)))


@pytest.mark.parametrize("robots", [{}, {1: "paxomatic", 3: "paxomatic"}, {2: "beginner"}])
def test_games_without_listeners_are_equal(deck: Deck, robots: dict[int, RobotName]) -> None:
    heard, unheard = (deal(deck, 3, 6, Options()) for _ in range(2))
    steps = sum(1 for _ in play_on(heard, RandomPlayer.for_game(6), robots=robots))
    assert sum(1 for _ in play_unheard(unheard, RandomPlayer.for_game(6), robots)) == steps
    assert unheard == heard
    assert unheard.over
    assert unheard.events is None


def test_planners_keep_the_plan_of_their_turn(deck: Deck, monkeypatch: pytest.MonkeyPatch) -> None:
    planned: list[tuple[Action, ...]] = []
    lines = Planner.lines

    def counted(planner: Planner, seen: RobotView, legal: list[Action]) -> tuple[Action, ...]:
        planned.append(lines(planner, seen, legal))
        return planned[-1]

    monkeypatch.setattr(Planner, "lines", counted)
    state = deal(deck, 2, 5, Options())
    robots: dict[int, RobotName] = {1: "hard", 2: "hard"}
    keeper = PlanKeeper(Planner(SWIFT))
    question = question_to(keeper.robot, state, 1, robots)
    first = question.answer().action
    taken: list[Action] = []
    turn = state.turn
    while state.turn is turn:
        taken.append(keeper.next_line(state, 1, robots))
        perform(state, taken[-1])
    assert planned[0][0] == taken[0] == first
    assert isinstance(taken[-1], End)
    asked_again = [each for each in planned[1:] if len(each) > 1]
    assert not asked_again, "only answers are thought of in the middle of a turn"
    count = len(planned)
    keeper.next_line(state, 2, robots)
    assert len(planned) == count + 1, "the next turn has a plan of its own"


def test_a_plan_of_full_depth_continues(deck: Deck) -> None:
    state = deal(deck, 2, 5, Options())
    robots: dict[int, RobotName] = {1: "beginner", 2: "beginner"}
    for depth in (1, 2):
        planner = Planner(evolve(LEVELS["medium"], depth=depth))
        question = question_to(planner, state, 1, robots)
        lines = planner.lines(question.view, question.legal)
        assert len(lines) == depth == planner.level.depth
        assert End() not in lines, "there are actions left that are not thought of yet"
