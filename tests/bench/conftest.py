"""Benchmarks accompanied by python-chess, measured right before and after each."""

from collections.abc import Iterator
from statistics import median

import pytest
from attrs import define, field
from pytest_benchmark.fixture import BenchmarkFixture

from tests.bench.games import pace

BURSTS = 4
BETWEEN_BURSTS = 25
"""Number of rounds of a benchmark."""


@define
class Yardstick:
    """Seconds that python-chess takes for a random move, one value for each burst."""

    moves: list[float] = field(factory=list)
    _asked: int = field(default=0, init=False)

    def burst(self) -> None:
        self.moves.append(pace(1))

    def now_and_then(self) -> None:
        """Play a burst before every BETWEEN_BURSTS short rounds, so that both run at the same
        speed."""
        if self._asked % BETWEEN_BURSTS == 0:
            self.burst()
        self._asked += 1


@pytest.fixture(autouse=True)
def accompanied(request: pytest.FixtureRequest) -> None:
    """Measure every benchmark with the yardstick."""
    if "benchmark" in request.fixturenames:
        request.getfixturevalue("yardstick")


@pytest.fixture
def yardstick(benchmark: BenchmarkFixture) -> Iterator[Yardstick]:
    """Store with a benchmark how fast the computer was around it."""
    stick = Yardstick()
    bursts = BURSTS if benchmark.enabled else 0
    for _ in range(bursts):
        stick.burst()
    yield stick
    for _ in range(bursts):
        stick.burst()
    if stick.moves:
        benchmark.extra_info.update(move=median(stick.moves), quickest_move=min(stick.moves))
