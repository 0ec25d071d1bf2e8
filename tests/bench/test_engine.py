"""Benchmarks of the engine, compared with python-chess."""

import random
import time
from itertools import pairwise
from statistics import median

import pytest
from attrs import define
from pytest_benchmark.fixture import BenchmarkFixture

from paxdesk.porfiriana.rules.actions import Action
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.rules.engine import legal_actions, perform, perform_unchecked
from paxdesk.porfiriana.rules.setup import deal
from paxdesk.porfiriana.rules.state import State
from tests.bench.conftest import Yardstick
from tests.bench.games import play_cards, recorded

pytestmark = [
    pytest.mark.bench,
    # The timer counts only this process.
    pytest.mark.benchmark(timer=time.process_time),
]
ROUNDS = 16
GAMES = 4
SEATS = 6


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_whole_games(
    benchmark: BenchmarkFixture, yardstick: Yardstick, deck: Deck, seats: int
) -> None:
    """Games of the engine and of chess alternate."""

    def round_of() -> tuple[tuple[Deck, int, int], dict[str, object]]:
        yardstick.burst()
        return (deck, seats, GAMES), {}

    steps = benchmark.pedantic(play_cards, setup=round_of, rounds=ROUNDS, warmup_rounds=1)
    benchmark.extra_info.update(name=f"game-{seats}", steps=steps, games=GAMES)
    assert steps > GAMES * 100


@pytest.mark.long
def test_long_games_stay_fast(benchmark: BenchmarkFixture, deck: Deck) -> None:
    """Compare the first and last quarters of games."""
    games = [(seed, recorded(deal(deck, SEATS, seed), seed)) for seed in range(12)]

    def quarters() -> None:
        first, last = Quarter(), Quarter()
        for seed, actions in games:
            state = deal(deck, SEATS, seed)
            bounds = [len(actions) * part // 4 for part in range(5)]
            parts = [actions[start:end] for start, end in pairwise(bounds)]
            first.play(state, parts[0])
            for action in (*parts[1], *parts[2]):
                perform_unchecked(state, action)
            last.play(state, parts[3])
        by_step.append(last.seconds / last.steps / (first.seconds / first.steps))
        by_action.append(last.seconds / last.listed / (first.seconds / first.listed))

    by_step: list[float] = []
    by_action: list[float] = []
    benchmark.pedantic(quarters, rounds=7)
    benchmark.extra_info.update(
        name="quarters", by_step=median(by_step), by_action=median(by_action)
    )


@define
class Quarter:
    """Time to list and perform a quarter's actions."""

    seconds: float = 0
    steps: int = 0
    listed: int = 0

    def play(self, state: State, actions: list[Action]) -> None:
        start = time.process_time()
        for action in actions:
            self.listed += len(legal_actions(state))
            perform_unchecked(state, action)
        self.seconds += time.process_time() - start
        self.steps += len(actions)


def test_copying(benchmark: BenchmarkFixture, deck: Deck) -> None:
    state = deal(deck, SEATS, 1)
    actions = recorded(state.copy(), 1)
    for action in actions[: len(actions) * 3 // 4]:
        perform(state, action)
    copied = benchmark(state.copy)
    benchmark.extra_info["name"] = "copy"
    assert copied == state


def test_looking_ahead(benchmark: BenchmarkFixture, yardstick: Yardstick, deck: Deck) -> None:
    """Perform an action in a copied position."""
    positions = [
        (state, action) for seed in range(GAMES) for state, action in _alternatives(deck, seed)
    ]

    def look() -> int:
        for state, action in positions:
            perform_unchecked(state.copy(), action)
        return len(positions)

    def round_of() -> tuple[tuple[()], dict[str, object]]:
        yardstick.burst()
        return (), {}

    steps = benchmark.pedantic(look, setup=round_of, rounds=ROUNDS, warmup_rounds=1)
    benchmark.extra_info.update(name="ahead", steps=steps)
    assert steps > 100


def _alternatives(deck: Deck, seed: int) -> list[tuple[State, Action]]:
    chance = random.Random(seed)
    state = deal(deck, 4, seed)
    found: list[tuple[State, Action]] = []
    for step in range(150):
        legal = legal_actions(state)
        if not legal:
            break
        if step % 15 == 0:
            position = state.copy()
            found += [(position, action) for action in legal]
        perform_unchecked(state, chance.choice(legal))
    return found
