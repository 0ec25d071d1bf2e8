"""Tests that killing the program during play loses at most one step."""

import os
import random
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from attrs import define, field

from paxdesk.desk.app.automatic import automatic_choice
from paxdesk.files.autosave import games_folder
from paxdesk.files.game_shelf import kept_games
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.saves import open_saved
from paxdesk.porfiriana.table.sheets.new_game_choices import plain_game
from paxdesk.session.history import JournalEntry
from tests.shares import spread

ROOT = Path(__file__).parent.parent.parent
KILLS, FEW = 25, 3
SEATS = 2
STARTING = 0.3
"""Share of kills during the start."""
LATEST = 1.2
"""Maximum time from the start or the first step to a kill, in seconds."""
SLOWEST_START = 300.0
"""Timeout of a start in seconds, reached only if the program hangs."""


@define
class Tally:
    """Counts of kills, steps and games; ``lost`` counts the kills that lost a step."""

    kills: int = 0
    lost: int = 0
    steps: int = 0
    games: int = 0
    seconds: list[float] = field(factory=list)


def whole_game(deck: Deck, seed: int) -> list[JournalEntry]:
    session = plain_game(SEATS, seed).deal(deck)
    while session.seat_to_act is not None:
        session.submit(automatic_choice(session))
    return session.journal


def start(seed: int, output: Path) -> "subprocess.Popen[bytes]":
    command = [sys.executable, "-m", "paxdesk", "--automatic", "--new"]
    command += ["--seats", str(SEATS), "--seed", str(seed)]
    with output.open("wb") as file:
        return subprocess.Popen(command, cwd=ROOT, stdout=file, stderr=subprocess.STDOUT)


def told(output: Path) -> tuple[int | None, int, bool]:
    """Return the step resumed at or None, the last step, and whether the game is over."""
    resumed, last, over = None, 0, False
    lines = output.read_text(encoding="utf-8").splitlines(keepends=True)
    for line in lines:
        word, _, rest = line.partition(" ")
        if not line.endswith("\n"):
            break  # the program was killed while it wrote this line
        if word == "resumed":
            resumed = int(rest)
        elif word == "step":
            last = int(rest.split()[0])
        else:
            assert line == "over\n", "".join(lines)
            over = True
    return resumed, last, over


@pytest.mark.skipif(sys.platform == "win32", reason="there is no kill -9")
@pytest.mark.parametrize(
    ("seed", "kills"),
    spread([(3, FEW), *((seed, KILLS) for seed in (1, 2, 4, 5))], quick=0, long=1, unpack=True),
)
def test_killed_and_continued(
    deck: Deck, tmp_path: Path, count: Callable[[str], None], seed: int, kills: int
) -> None:
    chance, tally, output = random.Random(seed), Tally(), tmp_path / "output"
    expected, kept = whole_game(deck, seed), 0
    while tally.kills < kills:
        begun = time.monotonic()
        program = start(seed, output)
        try:
            if chance.random() > STARTING:
                _wait_for_a_step(program, output)
            program.wait(timeout=chance.uniform(0, LATEST))
        except subprocess.TimeoutExpired:
            tally.kills += 1
        finally:
            program.kill()
            program.wait()
        tally.seconds.append(time.monotonic() - begun)
        resumed, last, over = told(output)
        if resumed is not None:
            assert resumed == kept, "the next start continues the saved game"
        tally.steps += max(0, last - (resumed or 0))
        if over:
            assert last == len(expected)
            assert kept_games(games_folder()) == []
            seed, kept = seed + 2, 0
            expected = whole_game(deck, seed)
            tally.games += 1
            continue
        kept = _check_kept(deck, expected, max(last, kept), last, tally)
    count(
        f"{tally.kills} kills, {tally.steps} steps, {tally.games} games ended, "
        f"{tally.lost} times the step under way was lost, {sum(tally.seconds):.0f} s"
    )
    assert tally.steps > kills // 2, "the program hardly played"


def _wait_for_a_step(program: "subprocess.Popen[bytes]", output: Path) -> None:
    until = time.monotonic() + SLOWEST_START
    while program.poll() is None and not told(output)[1]:
        assert time.monotonic() < until, output.read_text(encoding="utf-8")
        time.sleep(0.02)


def _check_kept(
    deck: Deck, expected: list[JournalEntry], reached: int, last: int, tally: Tally
) -> int:
    """Check the stored game; return the number of its journal lines."""
    games = kept_games(games_folder())
    if not games:
        assert reached <= 1, "the game is lost"
        return 0
    (game,) = games
    opened = game.newest(lambda path: open_saved(path, deck))
    journal = opened.session.journal
    assert len(journal) >= reached - 1
    assert journal == expected[: len(journal)]
    opened.recall()
    tally.lost += bool(last) and len(journal) == last - 1
    return len(journal)


def test_the_folder_is_our_own(own_folders: Path) -> None:
    assert own_folders in games_folder().parents
    assert os.environ["QT_QPA_PLATFORM"] == "offscreen"
