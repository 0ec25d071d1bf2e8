"""Tests of ending the program by a signal."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from paxdesk.files.autosave import games_folder
from paxdesk.files.game_shelf import kept_games
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.saves import open_saved

ROOT = Path(__file__).parents[2]
LONGEST = 120.0
pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="signals of POSIX")


def _steps(output: Path) -> int:
    lines = output.read_text(encoding="utf-8").splitlines()
    return max((int(line.split()[1]) for line in lines if line.startswith("step ")), default=0)


@pytest.mark.long
@pytest.mark.parametrize("name", ["SIGINT", "SIGTERM", "SIGHUP"])
def test_a_signal_closes_the_table_and_saves_its_last_step(
    tmp_path: Path, deck: Deck, name: str
) -> None:
    output, errors = tmp_path / "output", tmp_path / "errors"
    command = [sys.executable, "-m", "paxdesk", "--automatic", "--new", "--seed", "5"]
    with output.open("wb") as out, errors.open("wb") as err:
        program = subprocess.Popen(command, cwd=ROOT, stdout=out, stderr=err)
    until = time.monotonic() + LONGEST
    while _steps(output) < 3:
        assert program.poll() is None, errors.read_text()
        assert time.monotonic() < until
        time.sleep(0.02)
    for _ in range(3):  # repeated signals do not interrupt the shutdown
        os.kill(program.pid, getattr(signal, name))
    assert program.wait(LONGEST) == 0
    assert errors.read_text() == ""
    (game,) = kept_games(games_folder())
    lines = game.newest(lambda path: open_saved(path, deck)).session.journal
    assert len(lines) >= _steps(output)
    assert list(games_folder().glob(".*.part")) == []
