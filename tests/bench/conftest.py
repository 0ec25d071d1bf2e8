"""Every benchmark is accompanied by python-chess, measured right before and after it."""

import time
from collections.abc import Iterator
from statistics import median

import pytest
from attrs import define, field
from pytest_benchmark.fixture import BenchmarkFixture

from tests.bench.games import play_chess

BURSTS = 4


@define
class Yardstick:
    """How long python-chess takes for a random move, in seconds, burst by burst."""

    moves: list[float] = field(factory=list)

    def burst(self) -> None:
        """Play two games of chess."""
        start = time.process_time()
        steps = play_chess(2)
        self.moves.append((time.process_time() - start) / steps)


@pytest.fixture(autouse=True)
def yardstick(benchmark: BenchmarkFixture) -> Iterator[Yardstick]:
    """Note with each benchmark how fast the machine was around it."""
    stick = Yardstick()
    bursts = BURSTS if benchmark.enabled else 0
    for _ in range(bursts):
        stick.burst()
    yield stick
    for _ in range(bursts):
        stick.burst()
    if stick.moves:
        benchmark.extra_info.update(move=median(stick.moves), quickest_move=min(stick.moves))
