"""Tests of planners: styles, whole games, reproducibility, and stopped answers."""

import threading
from typing import get_args

import pytest

from paxdesk.porfiriana.robots.planner.evaluation import favourite
from paxdesk.porfiriana.robots.planner.levels import LEVELS, SWIFT, LevelName
from paxdesk.porfiriana.robots.planner.planner import Planner
from paxdesk.porfiriana.robots.planner.standing import figures_of
from paxdesk.porfiriana.robots.questions import RobotQuestion, question_for, question_to
from paxdesk.porfiriana.robots.robot import ThinkingTime
from paxdesk.porfiriana.robots.roster import RobotName
from paxdesk.porfiriana.robots.simulation import play_on
from paxdesk.porfiriana.rules.actions import Buy, End
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.rules.engine import legal_actions, perform, perform_unchecked
from paxdesk.porfiriana.rules.invariants import invariant_violations
from paxdesk.porfiriana.rules.setup import SOLO_SEATS, deal
from paxdesk.porfiriana.rules.state import ACTIONS_A_TURN, Options, SoloMode, State
from paxdesk.session.randomness import RandomPlayer
from tests.shares import spread

NAMES: tuple[LevelName, ...] = get_args(LevelName)


def ask(state: State, robots: dict[int, RobotName]) -> RobotQuestion:
    question = question_for(state, robots)
    assert question is not None
    return question


def test_every_level_is_in_the_table() -> None:
    assert tuple(LEVELS) == NAMES
    assert set(NAMES) < set(get_args(RobotName))


def test_a_style_lasts_for_a_game_and_differs_between_games(deck: Deck) -> None:
    found = set()
    for seed in range(30):
        state = deal(deck, 3, seed, Options())
        liked = favourite(state, 2)
        assert liked in figures_of(deck).causes[state.players[2].hacendado]
        found.add(liked)
        for _ in play_on(state, RandomPlayer.for_game(seed), 30):
            assert favourite(state, 2) == liked
    assert found == {0, 1, 2, 3}


@pytest.mark.parametrize("seats", spread((2, 4, 6, 3, 5), quick=0, long=0))
def test_they_play_at_every_table(deck: Deck, seats: int) -> None:
    state = deal(deck, seats, seats, Options(rapid_setup=True))
    robots: dict[int, RobotName] = {seat: NAMES[seat % 5] for seat in range(1, seats + 1)}
    for _ in play_on(state, RandomPlayer.for_game(1), 120, robots):
        assert invariant_violations(state) == []
    assert state.topples_seen or len(state.deck) < 90


@pytest.mark.parametrize(
    "level", spread(("hard", "medium", "beginner", "easy", "expert"), quick=0, long=1)
)
@pytest.mark.parametrize("solo", get_args(SoloMode))
def test_they_play_the_solo_games_to_their_end(
    deck: Deck, level: LevelName, solo: SoloMode
) -> None:
    state = deal(deck, SOLO_SEATS[solo], 3, Options(), None, solo)
    robots: dict[int, RobotName] = dict.fromkeys(range(1, SOLO_SEATS[solo] + 1), "paxomatic")
    robots[1] = level
    steps = list(play_on(state, RandomPlayer.for_game(1), 3000, robots))
    assert state.over
    assert {step.seat for step in steps} == set(state.players)


@pytest.mark.long
def test_games_are_reproducible(deck: Deck) -> None:
    robots: dict[int, RobotName] = {1: "beginner", 2: "medium", 3: "hard"}
    first, second = (deal(deck, 3, 8, Options()) for _ in range(2))
    chooser = RandomPlayer.for_game(8)
    assert list(play_on(first, chooser, 50, robots)) == list(play_on(second, chooser, 50, robots))
    # Earlier questions do not matter.
    assert ask(first, robots).answer() == ask(first.copy(), robots).answer()


def test_listed_actions_are_performed_by_the_rules(deck: Deck) -> None:
    chooser = RandomPlayer.for_game(2)
    state = deal(deck, 4, 2, Options())
    while not state.over:
        action = chooser.choose(legal_actions(state))
        other = state.copy()
        perform_unchecked(other, action)
        perform(state, action)
        assert other == state


def test_they_use_their_actions_rather_than_pass(deck: Deck) -> None:
    state = deal(deck, 2, 4, Options())
    state.depression = True
    player = state.players[1]
    player.gold = 0
    player.hand = sorted(set(deck.blacks) - {*state.market, *state.deck})[:5]
    for number in player.hand:
        if number in state.box:
            state.box.remove(number)
    for planner, spared in ((Planner(SWIFT), 0), (Planner(LEVELS["hard"]), 1)):
        table, taken, left = state.copy(), [], ACTIONS_A_TURN
        while table.turn.seat == 1:
            left = table.turn.actions
            action = question_to(planner, table, 1, {1: "hard"}).answer().action
            taken.append(type(action))
            perform(table, action)
        assert left <= spared, "to hard a card may be worth more than what it brings now"
        assert Buy in taken
        assert spared or len(taken) == ACTIONS_A_TURN + 1


def test_an_unneeded_answer_comes_immediately(deck: Deck) -> None:
    state = deal(deck, 3, 1, Options())
    question = ask(state, {1: "hard"})
    question.stop()
    assert question.answer().action in legal_actions(state)
    spent = ask(state, {1: "hard"})
    assert spent.answer(0.0).action in legal_actions(state)


def test_an_answer_can_be_stopped_from_another_thread(deck: Deck) -> None:
    class Stopping(ThinkingTime):
        """Time budget that signals its first query, and then waits to be stopped."""

        looked = threading.Event()
        told = threading.Event()

        @property
        def over(self) -> bool:
            self.looked.set()
            assert self.told.wait(10)
            return self.stopped

    state = deal(deck, 3, 1, Options())
    question = ask(state, {1: "hard"})
    patience = Stopping()
    object.__setattr__(question.view, "patience", patience)
    answers = []
    thinking = threading.Thread(target=lambda: answers.append(question.answer()))
    thinking.start()
    assert patience.looked.wait(10)
    question.stop()
    patience.told.set()
    thinking.join(10)
    assert [each.action for each in answers] == [End()]
