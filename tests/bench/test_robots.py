"""Benchmarks of robots: planning, analysing, and memory growth."""

import gc

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from paxdesk.porfiriana.analysis.analysis import analyse
from paxdesk.porfiriana.robots.planner.search import Budget
from paxdesk.porfiriana.robots.questions import question_for
from paxdesk.porfiriana.robots.roster import RobotName
from paxdesk.porfiriana.robots.simulation import SimulationSetup, play_on
from paxdesk.porfiriana.rules.actions import Seat
from paxdesk.porfiriana.rules.agenda import ActionPhase
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.rules.setup import deal
from paxdesk.porfiriana.rules.state import State
from paxdesk.porfiriana.saves import read_saved
from paxdesk.session.randomness import RandomPlayer
from tests.bench.measuring import ROOT, resident_megabytes

pytestmark = pytest.mark.bench
GAME = ROOT / "tests" / "files" / "corpus" / "form-4-over-topple.pax"
WARM = 20
GAMES = 100


def middle_of_a_game(deck: Deck) -> State:
    """Return a four-player position after about 100 steps, in an action phase."""
    state = deal(deck, 4, 3)
    robots: dict[Seat, RobotName] = dict.fromkeys(state.players, "paxomatic")
    for _ in play_on(state, RandomPlayer.for_game(3), 100, robots):
        pass
    while not isinstance(state.agenda[-1], ActionPhase):
        next(play_on(state, RandomPlayer.for_game(3), 1, robots))
    return state


def test_planning(benchmark: BenchmarkFixture, deck: Deck, monkeypatch: pytest.MonkeyPatch) -> None:
    state = middle_of_a_game(deck)
    spent = 0
    spend = Budget.spend

    def counted(budget: Budget) -> None:
        nonlocal spent
        spent += 1
        spend(budget)

    monkeypatch.setattr(Budget, "spend", counted)

    def plan() -> int:
        nonlocal spent
        spent = 0
        question = question_for(state, {state.turn.seat: "hard"})
        assert question is not None
        question.answer()
        return spent

    positions = benchmark.pedantic(plan, rounds=5, warmup_rounds=1)
    benchmark.extra_info.update(name="planner", positions=positions)
    assert positions > 50


@pytest.mark.slow
def test_analysing(benchmark: BenchmarkFixture, deck: Deck) -> None:
    recording = read_saved(GAME, deck).replayed()
    found = benchmark.pedantic(analyse, args=(recording,), kwargs={"most": 0}, rounds=1)
    benchmark.extra_info.update(name="analysis", steps=found.steps)
    assert found.judged


def test_robots_leave_nothing_behind(benchmark: BenchmarkFixture, deck: Deck) -> None:
    plan = SimulationSetup(deck, ("paxomatic",) * 4)

    def memory_after(seeds: range) -> float:
        for seed in seeds:
            plan.play(seed)
        gc.collect()
        return resident_megabytes()

    def gained() -> float:
        before = memory_after(range(warm))
        return memory_after(range(warm, warm + games)) - before

    warm, games = (WARM, GAMES) if benchmark.enabled else (1, 2)
    grown = benchmark.pedantic(gained, rounds=1)
    benchmark.extra_info.update(name="robots-memory", gained=max(grown, 0.0))
