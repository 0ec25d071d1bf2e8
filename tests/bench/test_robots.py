"""How long a Pax-o-matic thinks: all its choices of a turn together."""

import time
from statistics import median

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from paxdesk.robots.asking import RobotName, perform_choice, question_for
from paxdesk.robots.random_player import RandomPlayer
from paxdesk.rules.actions import Seat
from paxdesk.rules.deck import Deck
from paxdesk.rules.legal import legal_actions
from paxdesk.rules.perform import perform
from paxdesk.rules.setup import deal

pytestmark = pytest.mark.bench
GAMES = 100
ROBOTS: dict[Seat, RobotName] = {2: "paxomatic", 3: "paxomatic"}


def turns_of(deck: Deck, seed: int) -> list[float]:
    """Milliseconds of computing that robots took for each of their turns in one game."""
    state = deal(deck, 3, seed, solo="paxomatic")
    person = RandomPlayer.for_game(seed)
    turns: dict[int, float] = {}
    number, turn = 0, state.turn
    while not state.over:
        if state.turn is not turn:
            number, turn = number + 1, state.turn
        start = time.process_time()
        question = question_for(state, ROBOTS)
        choice = question.answer() if question is not None else None
        if choice is None:
            perform(state, person.choose(legal_actions(state)))
        else:
            turns[number] = turns.get(number, 0.0) + (time.process_time() - start) * 1000
            perform_choice(state, choice)
    return list(turns.values())


def test_turns_of_a_robot(benchmark: BenchmarkFixture, deck: Deck) -> None:
    games = GAMES if benchmark.enabled else 2

    def play() -> list[float]:
        return [turn for seed in range(games) for turn in turns_of(deck, seed)]

    turns = benchmark.pedantic(play, rounds=1)
    benchmark.extra_info.update(name="paxomatic", median=median(turns), longest=max(turns))
    assert len(turns) > games
