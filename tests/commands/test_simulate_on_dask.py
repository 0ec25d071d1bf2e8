"""Tests of ``paxdesk simulate --dask`` on real local clusters."""

import csv
import os
import signal
import socket
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from threading import Thread
from typing import Any

import pytest

from paxdesk import cli
from paxdesk.commands import parallel

distributed = pytest.importorskip("distributed")
pytestmark = pytest.mark.filterwarnings("ignore")
Output = pytest.CaptureFixture[str]
SEATS = ("--seats", "random,random,random")


def run(*arguments: str) -> int:
    return cli.main(["simulate", *SEATS, *arguments])


@pytest.fixture
def cluster() -> Iterator[Any]:
    """Yield a cluster of two worker processes."""
    with distributed.LocalCluster(
        n_workers=2, threads_per_worker=1, processes=True, dashboard_address=None
    ) as found:
        yield found


def seeds(file: Path) -> list[int]:
    """Return the seeds of the complete rows in a growing file."""
    if not file.exists():
        return []
    text = file.read_text(encoding="utf-8")
    return [int(row["seed"]) for row in csv.DictReader(text[: text.rfind("\n") + 1].splitlines())]


def until(happened: Callable[[], object], seconds: float = 120) -> None:
    end = time.monotonic() + seconds
    while not happened():
        assert time.monotonic() < end
        time.sleep(0.02)


def nobody_listens() -> str:
    with socket.socket() as held:
        held.bind(("127.0.0.1", 0))
        return f"tcp://127.0.0.1:{held.getsockname()[1]}"


@pytest.mark.parametrize(
    "address", ["nonsense", "tcp://", "tcp://nowhere:port", "gopher://127.0.0.1:1", ""]
)
def test_an_invalid_address_is_reported(
    address: str, monkeypatch: pytest.MonkeyPatch, capsys: Output
) -> None:
    monkeypatch.setattr(parallel, "ANSWERS_WITHIN", "1s")
    assert run("--games", "1", "--dask", address) == 1
    heard = capsys.readouterr().err.splitlines()
    assert heard == [f"No Dask cluster answers at {address}."]


def test_a_cluster_that_does_not_answer_is_reported(
    monkeypatch: pytest.MonkeyPatch, capsys: Output
) -> None:
    monkeypatch.setattr(parallel, "ANSWERS_WITHIN", "1s")
    address = nobody_listens()
    assert run("--games", "1", "--dask", address) == 1
    assert capsys.readouterr().err.splitlines() == [f"No Dask cluster answers at {address}."]


@pytest.fixture
def empty(monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """Yield the address of a cluster without workers."""
    monkeypatch.setattr(parallel, "PATIENCE", 0.5)
    with distributed.LocalCluster(
        n_workers=0, processes=False, protocol="tcp", dashboard_address=None
    ) as found:
        yield found.scheduler_address


def is_told(empty: str, capsys: Output) -> bool:
    """Return whether a simulation reports the missing workers."""
    assert run("--games", "1", "--dask", empty) == 1
    heard = capsys.readouterr().err.splitlines()[-1]
    return heard == f"The Dask cluster at {empty} has no worker left."


@pytest.mark.long
def test_a_cluster_without_workers_is_reported(empty: str, capsys: Output) -> None:
    assert is_told(empty, capsys)


@pytest.mark.long
def test_a_lost_scheduler_is_reported(
    empty: str, monkeypatch: pytest.MonkeyPatch, capsys: Output
) -> None:
    """Without its scheduler, the client lists no workers."""
    monkeypatch.setattr(distributed.Client, "scheduler_info", lambda self: {})
    assert is_told(empty, capsys)


@pytest.mark.long
def test_transferred_rows_outlive_their_worker(
    cluster: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    result = distributed.Future._result

    async def then_lost(future: Any, raiseit: bool = True) -> Any:
        rows = await result(future, raiseit)
        future._state.lose()
        return rows

    monkeypatch.setattr(distributed.Future, "_result", then_lost)
    file = tmp_path / "games.csv"
    assert run("--games", "3", "--dask", cluster.scheduler_address, "--out", str(file)) == 0
    assert seeds(file) == [0, 1, 2]


@pytest.mark.slow
def test_a_killed_worker_loses_no_row(cluster: Any, tmp_path: Path) -> None:
    """Other workers play its games again."""
    here, there = tmp_path / "here.csv", tmp_path / "there.csv"
    some = ("--games", "200")
    killed = []

    def kill() -> None:
        until(lambda: len(seeds(there)) > 20)
        with distributed.Client(cluster.scheduler_address) as client:
            victim = next(iter(client.run(os.getpid).values()))
        os.kill(victim, signal.SIGKILL if hasattr(signal, "SIGKILL") else signal.SIGTERM)
        killed.append(len(seeds(there)))

    killer = Thread(target=kill)
    killer.start()
    assert run(*some, "--dask", cluster.scheduler_address, "--out", str(there)) == 0
    killer.join()
    assert killed
    assert killed[0] < 200, "all games ended before the worker died"
    assert seeds(there) == list(range(200))
    assert run(*some, "--jobs", "1", "--out", str(here)) == 0
    assert here.read_bytes() == there.read_bytes()


@pytest.mark.slow
def test_a_cluster_that_dies_leaves_the_rows_it_played(tmp_path: Path, capsys: Output) -> None:
    file = tmp_path / "games.csv"
    with distributed.LocalCluster(
        n_workers=1, threads_per_worker=1, processes=True, dashboard_address=None
    ) as found:

        def end() -> None:
            until(lambda: len(seeds(file)) > 10)
            found.close()

        closer = Thread(target=end)
        closer.start()
        address = found.scheduler_address
        assert run("--games", "100000", "--dask", address, "--out", str(file)) == 1
        closer.join()
    told = capsys.readouterr().err.splitlines()[-1]
    assert told.startswith(f"The Dask cluster at {address} ")
    kept = seeds(file)
    assert kept == list(range(len(kept)))
    assert run("--games", str(len(kept) + 1), "--jobs", "1", "--out", str(file)) == 0
    assert seeds(file) == list(range(len(kept) + 1))
