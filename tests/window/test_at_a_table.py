"""Tests of three windows at a table over the network."""

import json
import os
import random
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from paxdesk.desk.game_types import Session as AnySession
from paxdesk.mexican_adventure.rules.material_reading import load_material
from paxdesk.mexican_adventure.saves import read_saved as read_adventure
from paxdesk.net.messages import read_link
from paxdesk.porfiriana.rules.deck import open_deck
from paxdesk.porfiriana.saves import read_saved
from tests.ports import own_port
from tests.shares import spread
from tests.window.conftest import NEEDED

ROOT = Path(__file__).resolve().parents[2]
SIZE = "2740x1580"
LONGEST = 900.0
"""Timeout of a game, in seconds."""
STALLED = 120.0
"""Timeout of one step of a game, in seconds."""
SPECTATORS = {"adventure": "guest1"}
"""Spectators by game, whose programs cannot consider a deal fair."""
KILLS = 2


class Windows:
    """Processes of the people at the table."""

    def __init__(self, folder: Path, display: str, game: str) -> None:
        self.game = game
        self.folder = folder
        self.display = display
        self.running: dict[str, subprocess.Popen[bytes]] = {}
        self.day = 0
        """Number of days by which new programs' clocks are fast."""

    def start(self, role: str, number: int) -> None:
        """Start a person's program, which resumes an earlier seat."""
        name = f"{role}{number}"
        (self.folder / name).mkdir(exist_ok=True)
        command = [sys.executable, "-m", "tests.window.at_a_table", self.game, role]
        self.running[name] = subprocess.Popen(
            [*command, str(self.folder / name), str(self.folder / "links"), str(number)],
            cwd=ROOT,
            env={
                **os.environ,
                "DISPLAY": self.display,
                "QT_QPA_PLATFORM": "xcb",
                "PAXDESK_TEST_DAY": str(self.day),
                "PAXDESK_TEST_PORT": str(own_port()),
                "XDG_CONFIG_HOME": str(self.folder / name / "config"),
                "XDG_DATA_HOME": str(self.folder / name / "data"),
            },
            stderr=subprocess.PIPE,
        )

    def state(self, name: str) -> list[str]:
        """Return the number of steps, "playing" or "over", and the verdicts on the deal."""
        path = self.folder / name / "state"
        return path.read_text().split() if path.exists() else ["0", "playing"]

    def until(self, true: Callable[[], bool], what: str) -> None:
        """Wait until ``true`` returns True.

        Fails if a program ends, if no state changes for ``STALLED`` s, or after ``LONGEST`` s.
        """
        end = time.monotonic() + LONGEST
        before, changed = None, time.monotonic()
        while not true():
            states = {name: self.state(name) for name in self.running}
            if states != before:
                before, changed = states, time.monotonic()
            for name, process in self.running.items():
                if process.poll() is not None:
                    assert process.stderr is not None
                    raise AssertionError(f"{name} has ended: {process.stderr.read().decode()}")
            if time.monotonic() >= min(end, changed + STALLED):
                self.picture("stalled")
                raise AssertionError(f"{what}: {states}\n{self.errors()}")
            time.sleep(0.2)

    def errors(self) -> str:
        """Kill all programs; return their stderr."""
        told = []
        for name, process in self.running.items():
            process.kill()
            told.append(f"{name}: {process.communicate()[1].decode()}")
        self.running.clear()
        return "\n".join(told)

    def kill(self, name: str) -> None:
        process = self.running.pop(name)
        process.kill()
        process.communicate()

    def asked(self, name: str) -> list[str]:
        """Return the seat to act, "here" or "elsewhere", and "online" or "offline"."""
        path = self.folder / name / "asked"
        return path.read_text().split() if path.exists() else ["0", "elsewhere", "offline"]

    def leave(self, name: str) -> None:
        (self.folder / name / "leave").touch()
        process = self.running.pop(name)
        _, errors = process.communicate(timeout=STALLED)
        assert process.returncode == 0, errors.decode()
        for file in ("leave", "asked", "state"):
            (self.folder / name / file).unlink(missing_ok=True)

    def picture(self, name: str) -> None:
        """Save a picture of the screen in PAXDESK_PICTURES, if set."""
        folder = os.environ.get("PAXDESK_PICTURES")
        if folder:
            Path(folder).mkdir(parents=True, exist_ok=True)
            path = Path(folder) / f"{self.game} {name}.png"
            command = ["import", "-display", self.display, "-window", "root", str(path)]
            subprocess.run(command, check=True)


@pytest.fixture
def windows(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Windows]:
    lacking = [name for name in NEEDED if shutil.which(name) is None]
    if lacking:
        pytest.skip(f"needs {', '.join(lacking)}")
    read, write = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(write), "-screen", "0", f"{SIZE}x24", "-nolisten", "tcp"],
        pass_fds=(write,),
        stderr=subprocess.DEVNULL,
    )
    os.close(write)
    with os.fdopen(read) as told:
        display = f":{told.readline().strip()}"
    manager = subprocess.Popen(
        ["openbox"], env={**os.environ, "DISPLAY": display}, stderr=subprocess.DEVNULL
    )
    found = Windows(tmp_path, display, request.param)
    yield found
    for name in list(found.running):
        found.kill(name)
    for process in (manager, server):
        process.terminate()
        process.wait()


def read(game: str, path: Path) -> AnySession:
    if game == "pax":
        return read_saved(path, open_deck(None))
    return read_adventure(path, load_material(None))


@pytest.mark.parametrize(
    ("windows", "killed"),
    # Adventure: two people and a spectator; Pax: three people.
    spread(
        [("adventure", "guest0"), ("pax", "guest1"), ("adventure", "host0")],
        quick=0,
        long=0,
        unpack=True,
    ),
    indirect=["windows"],
)
def test_a_whole_game_in_three_windows(
    windows: Windows, count: Callable[[str], None], killed: str
) -> None:
    windows.start("host", 0)
    windows.until((windows.folder / "links").exists, "there are links")
    windows.start("guest", 1)
    windows.until(lambda: (windows.folder / "guest1" / "state").exists(), "the first has come")
    time.sleep(3)
    windows.picture("waiting")
    windows.start("guest", 0)
    people = ["host0", "guest0", "guest1"]
    windows.until(lambda: all(int(windows.state(each)[0]) > 3 for each in people), "they play")
    chance = random.Random(1)
    for kill in range(KILLS):
        until = int(windows.state("host0")[0]) + chance.randrange(8, 20)
        windows.until(lambda until=until: int(windows.state("host0")[0]) >= until, "they play on")
        windows.kill(killed)
        time.sleep(2)
        windows.picture(f"away {kill + 1}")
        windows.start(killed[:-1], int(killed[-1]))
    windows.until(
        lambda: all(len(windows.state(each)) == 3 for each in people),
        "it is over, and every program shows whether it was fair",
    )
    called = {each: windows.state(each)[2] for each in people}
    assert called == {each: str(each != SPECTATORS.get(windows.game)) for each in people}
    time.sleep(2)
    windows.picture("the end")
    steps = {windows.state(each)[0] for each in people}
    assert len(steps) == 1
    (path,) = (windows.folder / "host0" / "games").glob("*.pax")
    kept = read(windows.game, path)
    kept.replay()
    assert {str(len(kept.recording.steps))} == steps
    count(f"{steps.pop()} steps by mouse in three windows, {KILLS} kills")


DAYS = 6


@pytest.mark.slow
@pytest.mark.parametrize("windows", ["pax"], indirect=True)
def test_three_windows_are_closed_between_daily_turns(
    windows: Windows, count: Callable[[str], None]
) -> None:
    """Each day, the guest to act connects for one turn."""
    windows.start("host", 0)
    windows.until((windows.folder / "links").exists, "there are links")
    for number in (0, 1):
        # Each friend visits once before the deal.
        windows.start("guest", number)
        sealed = f"guest{number}"
        seats = windows.folder / sealed / "net" / "seats.json"
        windows.until(
            lambda seats=seats: seats.exists() and '"seals": [{' in _plain(seats),
            f"{sealed} has given its share",
        )
        if number == 0:
            windows.leave(sealed)
    windows.until(lambda: windows.asked("guest1")[0] != "0", "the cards are dealt")
    windows.leave("guest1")
    windows.until(lambda: windows.asked("host0")[1] == "elsewhere", "the host has played")
    order = _guests(windows)
    turns = []
    for windows.day in range(1, DAYS + 1):
        if "host0" not in windows.running:
            windows.start("host", 0)
            windows.until(lambda: windows.asked("host0")[0] != "0", "the host is there")
            windows.until(lambda: windows.asked("host0")[1] == "elsewhere", "the host has played")
        seat = windows.asked("host0")[0]
        name = order[seat]
        windows.start("guest", int(name[-1]))
        windows.until(
            lambda seat=seat: windows.asked("host0")[0] not in ("0", seat), f"{name} has played"
        )
        turns.append(name)
        windows.leave(name)
        windows.until(lambda: windows.asked("host0")[1] == "elsewhere", "the host has played")
        steps = int(windows.state("host0")[0])
        windows.leave("host0")
    assert {*turns} == {"guest0", "guest1"}
    assert steps > DAYS
    (path,) = (windows.folder / "host0" / "games").glob("*.pax")
    kept = read("pax", path)
    kept.replay()
    assert len(kept.recording.steps) == steps
    count(f"{steps} steps in {DAYS} days, {2 * DAYS + 3} programs closed, 0 steps lost")


def _plain(path: Path) -> str:
    return json.dumps(json.loads(path.read_text()))


def _guests(windows: Windows) -> dict[str, str]:
    """Return the names of guests by seat."""
    links = (windows.folder / "links").read_text().splitlines()
    seats = [read_link(each).seat for each in links]
    return {str(seat): f"guest{number}" for number, seat in enumerate(seats) if seat}
