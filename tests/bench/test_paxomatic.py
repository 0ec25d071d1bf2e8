"""Benchmark of a Pax-o-matic's turn: median at most 50 ms, maximum 500 ms."""

from statistics import median

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from paxdesk.porfiriana.rules.deck import Deck
from tests.robots.solo_games import Game

pytestmark = pytest.mark.bench
GAMES = 100
MEDIAN = 0.050
LONGEST = 0.500


@pytest.mark.long
def test_a_hundred_games(benchmark: BenchmarkFixture, deck: Deck) -> None:
    games = GAMES if benchmark.enabled else GAMES // 10

    def play() -> list[float]:
        turns: list[float] = []
        for seed in range(games):
            turns += Game.begin(deck, "paxomatic", seed).play().computing
        return turns

    turns = benchmark.pedantic(play, rounds=1)
    assert len(turns) > games
    middle, most = median(turns), max(turns)
    benchmark.extra_info.update(
        name="paxomatic", median=middle * 1000, longest=most * 1000, turns=len(turns)
    )
    assert middle <= MEDIAN
    assert most <= LONGEST
