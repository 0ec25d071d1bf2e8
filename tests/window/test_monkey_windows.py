"""Monkey tests of several windows of one program.

``PAXDESK_MONKEY_MINUTES`` is the duration of each part.
"""

import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import IO

import psutil
import pytest

from tests.mexican_adventure.test_saves import played as adventure
from tests.window.conftest import LONGEST, PAUSE, ROOT, Screen, opened_screen
from tests.window.test_monkey import AT_ONCE, MINUTES, Monkey, closing, write_adventure

WINDOWS = 3
MOST_WINDOWS = 9
"""Number of windows beyond which the program is restarted."""
LONGEST_CALL = 40.0
"""Timeout in seconds of a second call of the program."""
SIZE = (1366, 768)
SIZES = (
    *((1366, 768), (1280, 720), (1000, 640), (683, 768), (640, 480), (320, 240)),
    *((1, 1), (1, 600), (800, 1), (3, 40), (60, 2), (40, 40), (150, 90)),
)
LARGE = 6
"""Number of leading ``SIZES`` at which a game can be played."""


class MonkeyAtWindows(Monkey):
    """Monkey that also moves, raises and resizes windows."""

    def __init__(self, screen: Screen, seed: int) -> None:
        super().__init__(screen, seed)
        self.most_windows = self.tiny = 0

    def windows(self) -> list[str]:
        """Return the ids of visible windows of the program."""
        found = subprocess.run(
            ["xdotool", "search", "--onlyvisible", "--name", "Pax|Adventure"],
            env=self.screen.environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            check=False,
        )
        return found.stdout.decode().split()

    def shuffle(self, managed: bool) -> None:
        """Resize, move and raise a random window; focus it."""
        found = self.windows()
        self.most_windows = max(self.most_windows, len(found))
        if not found:
            return
        window = self.chance.choice(found)
        tiny = self.chance.random() < 0.2
        width, height = self.chance.choice(SIZES[LARGE:] if tiny else SIZES[:LARGE])
        self.tiny += tiny
        x = self.chance.randrange(max(1, SIZE[0] - width))
        y = self.chance.randrange(max(1, SIZE[1] - height))
        raised = ["windowactivate"] if managed else ["windowraise", window, "windowfocus"]
        words = ["windowsize", window, str(width), str(height)]
        words += ["windowmove", window, str(x), str(y), *raised, window]
        self.tolerant(*words)

    def tolerant(self, *words: str) -> None:
        """Run ``xdotool``; windows may just have been closed."""
        subprocess.run(
            ["xdotool", *words],
            env=self.screen.environment,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            check=False,
        )


@pytest.mark.slow
@pytest.mark.parametrize("managed", [True, False], ids=["managed", "unmanaged"])
def test_a_monkey_at_three_windows(
    tmp_path: Path, count: Callable[[str], None], managed: bool
) -> None:
    end = time.monotonic() + MINUTES * 60
    errors = tmp_path / "stderr.txt"
    largest = starts = opened = missed = 0
    with opened_screen(SIZE, tmp_path, managed) as screen, errors.open("wb") as complaints:
        monkey = MonkeyAtWindows(screen, seed=managed)
        while time.monotonic() < end:
            screen.start("--new", "--seats", "4", "--seed", str(starts), complaints=complaints)
            starts += 1
            while time.monotonic() < end and screen.running:
                if len(monkey.windows()) < WINDOWS:
                    taken = _open_another(screen, opened, complaints)
                    opened += 1
                    missed += not taken
                if not screen.running:
                    break
                monkey.shuffle(managed)
                words = [word for _ in range(AT_ONCE) for word in monkey.gesture()]
                screen.do(*words)
                monkey.gestures += AT_ONCE
                if screen.running and screen.program is not None:
                    process = psutil.Process(screen.program.pid)
                    largest = max(largest, process.memory_info().rss)
                assert not errors.read_text("utf-8"), errors.read_text("utf-8")
                if len(monkey.windows()) > MOST_WINDOWS:
                    break
            if managed:
                closing(screen)
            else:
                _end(screen)
            assert not errors.read_text("utf-8"), errors.read_text("utf-8")
    count(
        f"{monkey.gestures} gestures in {MINUTES:g} minutes, {starts} starts, "
        f"{opened} more windows, {missed} of them missed, "
        f"{monkey.most_windows} windows at most, {monkey.tiny} tiny sizes, "
        f"at most {largest / 1e6:.0f} MB"
    )


def _open_another(screen: Screen, number: int, complaints: IO[bytes]) -> bool:
    """Call the program again; return whether the running one accepts.

    A second program with its own window is killed.
    """
    if number % 3 == 2:
        file = screen.home / f"{number}.pax"
        write_adventure(file, adventure("puebla", number, 40))
        arguments = [str(file)]
    else:
        arguments = ["--new", "--seats", str(2 + number % 5), "--seed", str(number)]
    second = subprocess.Popen(
        [sys.executable, "-m", "paxdesk", *arguments],
        env={**screen.environment, "PYTHONPATH": str(ROOT)},
        cwd=screen.home,
        stdout=subprocess.DEVNULL,
        stderr=complaints,
    )
    end = time.monotonic() + LONGEST_CALL
    while second.poll() is None and screen.running and time.monotonic() < end:
        time.sleep(PAUSE)
    if second.poll() is None:
        second.kill()
        second.wait()
        return False
    assert second.returncode == 0
    return True


def _end(screen: Screen) -> None:
    """End the program by a signal."""
    assert screen.program is not None
    screen.program.terminate()
    assert screen.program.wait(LONGEST) in (0, -signal.SIGTERM)
    screen.program = None
