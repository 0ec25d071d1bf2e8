"""Fixtures that measure the speed of python-chess right before and after every benchmark."""

from collections.abc import Iterator
from statistics import median

import pytest
from attrs import define, field
from pytest_benchmark.fixture import BenchmarkFixture

from tests.bench.games import pace

BURSTS = 4
BETWEEN_BURSTS = 25
"""Number of rounds between two bursts."""


@define
class Yardstick:
    """Durations of a random move of python-chess in seconds, one per burst."""

    moves: list[float] = field(factory=list)
    _asked: int = field(default=0, init=False)

    def burst(self) -> None:
        self.moves.append(pace(1))

    def now_and_then(self) -> None:
        """Play a burst before every BETWEEN_BURSTS rounds."""
        if self._asked % BETWEEN_BURSTS == 0:
            self.burst()
        self._asked += 1


@pytest.fixture(autouse=True)
def accompanied(request: pytest.FixtureRequest) -> None:
    if "benchmark" in request.fixturenames:
        request.getfixturevalue("yardstick")


@pytest.fixture
def yardstick(benchmark: BenchmarkFixture) -> Iterator[Yardstick]:
    """Yield a measure of the machine's speed."""
    stick = Yardstick()
    bursts = BURSTS if benchmark.enabled else 0
    for _ in range(bursts):
        stick.burst()
    yield stick
    for _ in range(bursts):
        stick.burst()
    if stick.moves:
        benchmark.extra_info.update(move=median(stick.moves), quickest_move=min(stick.moves))
