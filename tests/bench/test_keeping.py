"""Benchmarks of a late undo, and of saving and loading."""

from pathlib import Path

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.saves import read_saved, write_saved
from paxdesk.porfiriana.session import Session
from tests.bench.games import finished, session_of, steps_of

pytestmark = pytest.mark.bench
SEATS = 6
LATE = 500


def late(deck: Deck) -> Session:
    """Return a session with an undoable action after LATE steps."""
    for seed in range(1000):
        session = session_of(deck, SEATS, seed)
        if any(steps >= LATE and session.can_undo for steps in steps_of(session, seed)):
            return session
    raise AssertionError("no game is that long")


def test_undo_late_in_a_game(benchmark: BenchmarkFixture, deck: Deck) -> None:
    session = late(deck)

    def back() -> None:
        if session.can_redo:
            session.redo()

    benchmark.pedantic(lambda: session.undo(), setup=back, rounds=200)
    benchmark.extra_info["name"] = "undo"
    assert session.can_redo


def test_saving(benchmark: BenchmarkFixture, deck: Deck, tmp_path: Path) -> None:
    session = finished(deck, SEATS, 1)
    file = tmp_path / "game.pax"
    benchmark(write_saved, file, session)
    benchmark.extra_info["name"] = "save"
    assert read_saved(file, deck).state == session.state


def test_loading(benchmark: BenchmarkFixture, deck: Deck, tmp_path: Path) -> None:
    session = finished(deck, SEATS, 1)
    file = tmp_path / "game.pax"
    write_saved(file, session)
    opened = benchmark(read_saved, file, deck)
    benchmark.extra_info["name"] = "load"
    assert opened.state == session.state
