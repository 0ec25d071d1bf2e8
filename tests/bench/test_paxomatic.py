"""A turn of a Pax-o-matic: a median of at most 50 ms, and never over 500 ms of computing."""

from statistics import median

import pytest

from paxdesk.rules.deck import Deck
from tests.robots.solo_games import Game

pytestmark = pytest.mark.bench
GAMES = 100
MEDIAN = 0.050
LONGEST = 0.500


def test_a_hundred_games(deck: Deck) -> None:
    turns: list[float] = []
    for seed in range(GAMES):
        turns += Game.begin(deck, "paxomatic", seed).play().computing
    assert len(turns) > GAMES
    middle, most = median(turns), max(turns)
    print(f"{len(turns)} turns: median {middle * 1000:.1f} ms, longest {most * 1000:.0f} ms")
    assert middle <= MEDIAN
    assert most <= LONGEST
