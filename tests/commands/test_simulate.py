"""Tests of ``paxdesk simulate``."""

import csv
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from paxdesk import cli
from paxdesk.files.simulation_rows import RowFile
from paxdesk.porfiriana.robots.simulation import SimulationSetup
from paxdesk.porfiriana.rules.deck import Deck, open_deck
from paxdesk.porfiriana.rules.state import Options

Output = pytest.CaptureFixture[str]


def simulate(*arguments: str) -> int:
    return cli.main(["simulate", *arguments])


def rows(file: Path) -> list[dict[str, str]]:
    with file.open(encoding="utf-8", newline="") as opened:
        return list(csv.DictReader(opened))


def test_a_row_records_how_a_game_ended(deck: Deck) -> None:
    plan = SimulationSetup(deck, ("paxomatic", "random"), Options(rapid_setup=True))
    row = plan.play(3)
    assert list(row) == plan.columns()
    assert (row["seed"], row["seats"], row["options"]) == (3, "paxomatic+random", "rapid_setup")
    assert row["winner"] in ("P1", "P2", "P1+P2")
    assert row["how"] in ("topple", "gold", "standoff")
    assert row["regime"] in ("pax", "us_intervention", "martial_law", "anarchy")
    assert int(row["turns"]) > 5
    assert int(row["steps"]) > int(row["turns"])
    assert plan.play(3) == row
    assert plan.play(4) != {**row, "seed": 4}


def test_against_diaz(deck: Deck) -> None:
    plan = SimulationSetup(deck, ("diaz", "random"))
    row = plan.play(1)
    assert row["winner"] in ("Diaz", "P1")
    assert {"Diaz_loyalty", "P1_gold"} <= row.keys()
    assert plan.by_seat == SimulationSetup(deck, ("random", "diaz")).by_seat


def test_a_game_is_stopped_after_a_number_of_turns(deck: Deck) -> None:
    row = SimulationSetup(deck, ("hard", "beginner", "random"), most_turns=7).play(1)
    assert (row["winner"], row["robot"], row["how"], row["turns"]) == ("", "", "limit", 7)


@pytest.mark.parametrize(
    ("seats", "problem"),
    [
        (("random",), "2 to 6"),
        (("random",) * 7, "2 to 6"),
        (("diaz", "random", "random"), "one other player"),
        (("diaz", "diaz"), "himself"),
    ],
)
def test_seats_that_cannot_play(deck: Deck, seats: Any, problem: str) -> None:
    with pytest.raises(ValueError, match=problem):
        SimulationSetup(deck, seats)


@pytest.mark.long
def test_the_number_of_jobs_changes_nothing(tmp_path: Path, capsys: Output) -> None:
    one, two = tmp_path / "one.csv", tmp_path / "two.csv"
    some = ("--games", "25", "--seats", "paxomatic,random", "--seed", "5")
    assert simulate(*some, "--jobs", "1", "--out", str(one)) == 0
    assert simulate(*some, "--jobs", "2", "--out", str(two)) == 0
    assert one.read_bytes() == two.read_bytes()
    assert [int(row["seed"]) for row in rows(one)] == list(range(5, 30))
    assert "25 of 25 games" in capsys.readouterr().err


def test_rows_are_printed_without_a_file(capsys: Output) -> None:
    assert simulate("--games", "2", "--jobs", "1", "--seats", "diaz,random") == 0
    heading, *lines = capsys.readouterr().out.splitlines()
    assert heading.startswith("seed,deck,seats,options,winner,robot,how,turns,steps,regime,Diaz_")
    assert [line.split(",")[0] for line in lines] == ["0", "1"]


def test_an_interrupted_run_is_continued(tmp_path: Path, capsys: Output) -> None:
    file, whole = tmp_path / "games.csv", tmp_path / "whole.csv"
    some = ("--seats", "random,random", "--jobs", "1")
    assert simulate(*some, "--games", "12", "--out", str(whole)) == 0
    text = whole.read_text(encoding="utf-8")
    torn = text.splitlines(keepends=True)[:6]
    file.write_text("".join(torn) + "5,017e", encoding="utf-8")
    capsys.readouterr()
    assert simulate(*some, "--games", "12", "--out", str(file)) == 0
    assert "games already played: 5" in capsys.readouterr().err
    assert file.read_text(encoding="utf-8") == text
    assert simulate(*some, "--games", "12", "--out", str(file)) == 0
    assert file.read_text(encoding="utf-8") == text


def test_games_of_another_simulation_are_not_mixed(tmp_path: Path, capsys: Output) -> None:
    file = tmp_path / "games.csv"
    assert simulate("--seats", "random,random", "--games", "1", "--out", str(file)) == 0
    assert simulate("--seats", "diaz,random", "--games", "2", "--out", str(file)) == 1
    assert "rows of this simulation" in capsys.readouterr().err
    assert simulate("--games", "1", "--out", str(tmp_path / "games.txt")) == 1
    assert ".csv or .parquet" in capsys.readouterr().err
    assert simulate("--seats", "diaz,random,random", "--games", "2") == 1
    assert "one other player" in capsys.readouterr().err


def test_two_runs_cannot_write_the_same_file(tmp_path: Path, capsys: Output) -> None:
    file = tmp_path / "games.csv"
    plan = SimulationSetup(open_deck(), ("random", "random"))
    other = RowFile(file, plan.columns(), plan.words())
    some = ("--seats", "random,random", "--games", "1", "--jobs", "1", "--out", str(file))
    assert simulate(*some) == 1
    assert "another simulation is adding rows to it" in capsys.readouterr().err
    other.close()
    assert simulate(*some) == 0
    assert set(tmp_path.iterdir()) == {file}


def test_an_output_that_cannot_be_written_is_refused(tmp_path: Path, capsys: Output) -> None:
    (tmp_path / "folder.csv").mkdir()
    (tmp_path / "text.csv").write_bytes(b"\xff\xfe\n")
    for name, problem in (
        ("gone/games.csv", "rows cannot be kept there (No such file or directory)"),
        ("folder.csv", "is not a file"),
        ("text.csv", "does not contain rows of this simulation"),
    ):
        assert simulate("--games", "1", "--jobs", "1", "--out", str(tmp_path / name)) == 1
        heard = capsys.readouterr().err
        assert problem in heard
        assert len(heard.splitlines()) == 1
    assert {each.name for each in tmp_path.iterdir()} == {"folder.csv", "text.csv"}


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no full disk here")
def test_a_full_disk_is_reported(tmp_path: Path) -> None:
    with open("/dev/full", "w") as full:
        command = [sys.executable, "-m", "paxdesk", "simulate", "--games", "2", "--jobs", "1"]
        done = subprocess.run(command, stdout=full, stderr=subprocess.PIPE, text=True, check=False)
    assert done.returncode == 1
    assert done.stderr.splitlines() == [
        "<stdout>: rows cannot be kept there (No space left on device)."
    ]


@pytest.mark.long
@pytest.mark.skipif(sys.platform == "win32", reason="signals are others there")
def test_an_interruption_is_quick_and_explains_how_to_continue(tmp_path: Path) -> None:
    file = tmp_path / "games.csv"
    command = [sys.executable, "-m", "paxdesk", "simulate", "--games", "100000", "--jobs", "2"]
    with subprocess.Popen(
        [*command, "--out", str(file)],
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        # Background processes of a shell ignore SIGINT, and so would their children.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    ) as process:
        _await(lambda: file.exists() and file.stat().st_size > 1000)
        process.send_signal(signal.SIGINT)
        try:
            _, heard = process.communicate(timeout=30)
        finally:
            process.kill()
    assert process.returncode == 130
    assert "interrupted; run the same command again to continue" in heard
    assert "Traceback" not in heard
    _await(lambda: _none_left(process.pid))


@pytest.mark.long
@pytest.mark.skipif(not Path("/proc").exists(), reason="processes are listed elsewhere")
def test_no_worker_outlives_its_parent(tmp_path: Path) -> None:
    file = tmp_path / "games.csv"
    command = [sys.executable, "-m", "paxdesk", "simulate", "--games", "100000", "--jobs", "2"]
    with subprocess.Popen(
        [*command, "--out", str(file)], stderr=subprocess.DEVNULL, start_new_session=True
    ) as process:
        _await(lambda: file.exists() and file.stat().st_size > 1000)
        process.kill()
    _await(lambda: _none_left(process.pid))


def _await(happened: Callable[[], bool], seconds: float = 60) -> None:
    until = time.monotonic() + seconds
    while not happened():
        assert time.monotonic() < until
        time.sleep(0.02)


def _none_left(session: int) -> bool:
    try:
        os.killpg(session, 0)
    except ProcessLookupError:
        return True
    return False


def test_parquet_has_the_same_rows(tmp_path: Path, capsys: Output) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    plain, packed = tmp_path / "games.csv", tmp_path / "games.parquet"
    some = ("--seats", "random,random", "--games", "3", "--jobs", "1")
    assert simulate(*some, "--out", str(plain)) == 0
    assert simulate(*some, "--out", str(packed)) == 0
    found = parquet.read_table(packed).to_pylist()
    assert [{name: str(value) for name, value in row.items()} for row in found] == rows(plain)
    assert type(found[0]["turns"]) is int
    assert set(tmp_path.iterdir()) == {plain, packed}
    assert simulate(*some, "--out", str(packed)) == 1
    assert "already exists" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("module", "arguments", "extra"),
    [
        ("distributed", ("--dask", "tcp://127.0.0.1:1"), "paxdesk[cluster]"),
        ("pyarrow.csv", ("--out", "games.parquet"), "paxdesk[parquet]"),
    ],
)
def test_missing_packages_are_named(
    module: str,
    arguments: tuple[str, ...],
    extra: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: Output,
) -> None:
    monkeypatch.setitem(sys.modules, module, None)
    assert simulate("--games", "1", *arguments) == 1
    assert extra in capsys.readouterr().err


@pytest.mark.slow
@pytest.mark.filterwarnings("ignore")
def test_a_dask_cluster_plays_the_same_rows(tmp_path: Path, capsys: Output) -> None:
    distributed = pytest.importorskip("distributed")
    here, there = tmp_path / "here.csv", tmp_path / "there.csv"
    some = ("--games", "21", "--seats", "paxomatic,random")
    assert simulate(*some, "--jobs", "1", "--out", str(here)) == 0
    with distributed.LocalCluster(
        n_workers=2,
        threads_per_worker=1,
        processes=False,
        protocol="tcp",
        dashboard_address=None,
    ) as cluster:
        address = cluster.scheduler_address
        assert address.startswith("tcp://")
        assert simulate(*some, "--dask", address, "--out", str(there)) == 0
    assert here.read_bytes() == there.read_bytes()
