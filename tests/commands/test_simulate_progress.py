"""Tests of the progress display of ``paxdesk simulate``."""

import io
import os
import subprocess
import sys
from pathlib import Path

import pytest

from paxdesk import cli
from paxdesk.commands import parallel

PRINTING = [sys.executable, "-m", "paxdesk", "simulate", "--seats", "random,random", "--jobs", "1"]


class Terminal(io.StringIO):
    """Text output that counts as a terminal."""

    def isatty(self) -> bool:
        return True


def told(columns: int, cores: int, monkeypatch: pytest.MonkeyPatch) -> str:
    """Return the progress line after 250 of 1,000 games, of which 200 took 100 seconds."""
    times = iter([0.0, 100.0, 100.0])
    monkeypatch.setenv("COLUMNS", str(columns))
    output = Terminal()
    progress = parallel.Progress(1000, 50, cores, output, lambda: next(times))
    progress.done = 249
    progress.step()
    return output.getvalue().rpartition("\r")[2].removesuffix("\x1b[K")


def test_games_per_second_and_core_are_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    line = told(120, 4, monkeypatch)
    assert line.endswith(" 25%  250 of 1,000 games, 2.0 a second (0.5 on each core), 375 s left")
    assert line.count("█") + line.count("░") == parallel.BAR
    assert line.count("█") == round(parallel.BAR / 4)


def test_one_core_is_not_repeated(monkeypatch: pytest.MonkeyPatch) -> None:
    assert told(120, 1, monkeypatch).endswith("games, 2.0 a second, 375 s left")


@pytest.mark.parametrize("columns", [20, 40, 60, 70, 75, 80, 90, 200])
def test_the_bar_fits_the_terminal(columns: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """A longer line would wrap and remain."""
    line = told(columns, 2, monkeypatch)
    assert len(line) < columns
    assert line.count("█") + line.count("░") <= parallel.BAR


def test_without_a_terminal_there_is_no_bar(capsys: pytest.CaptureFixture[str]) -> None:
    some = ["simulate", "--seats", "random,random", "--games", "2", "--jobs", "1"]
    assert cli.main(some) == 0
    heard = capsys.readouterr().err
    assert "2 of 2 games" in heard
    assert "█" not in heard
    assert "\r" not in heard


@pytest.mark.skipif(sys.platform == "win32", reason="pipes break otherwise there")
def test_a_closed_pipe_ends_the_command_quietly() -> None:
    """The pipe is closed as by ``head -1``."""
    with subprocess.Popen(
        [*PRINTING, "--games", "100000"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        assert process.stdout.readline().startswith("seed,")
        process.stdout.close()
        heard = process.stderr.read()
        process.wait(timeout=60)
    assert "Traceback" not in heard
    assert "Error" not in heard


@pytest.mark.skipif(sys.platform == "win32", reason="descriptors are others there")
def test_a_closed_output_is_reported_before_anything_is_played(tmp_path: Path) -> None:
    command = [*PRINTING, "--games", "2"]
    closed = subprocess.run(
        command,
        stderr=subprocess.PIPE,
        text=True,
        check=False,
        preexec_fn=lambda: os.close(1),
    )
    assert closed.returncode == 1
    assert closed.stderr.splitlines() == [
        "There is no output for the rows; name a file with --out."
    ]
    kept = subprocess.run(
        [*command, "--out", str(tmp_path / "games.csv")],
        stderr=subprocess.PIPE,
        check=False,
        preexec_fn=lambda: os.close(1),
    )
    assert kept.returncode == 0
    assert len((tmp_path / "games.csv").read_text(encoding="utf-8").splitlines()) == 3
