"""Fixtures with a real window: Xvfb as its screen, a window manager, a mouse and a keyboard.

They need Debian's ``xvfb``, ``openbox``, ``xdotool``, ``x11-utils`` and ``imagemagick``; without
them tests are skipped. ``.ci/run`` installs them.
"""

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QImage

from tests.shares import spread

NEEDED = ("Xvfb", "openbox", "xdotool", "xwininfo", "import")
LONGEST = 120.0
"""Timeout of waits, in seconds."""
PAUSE = 0.1
ROOT = Path(__file__).resolve().parents[2]


class Screen:
    """Virtual screen with mouse, keyboard and perhaps a program."""

    def __init__(self, display: str, size: tuple[int, int], home: Path) -> None:
        self.display = display
        self.size = size
        self.home = home
        self.program: subprocess.Popen[bytes] | None = None
        self.pictures = 0

    @property
    def environment(self) -> dict[str, str]:
        """Environment of the program: this screen and separate folders."""
        own = {
            f"XDG_{name}_HOME": str(self.home / name.lower())
            for name in ("CONFIG", "DATA", "STATE", "CACHE")
        }
        own["PYTHONFAULTHANDLER"] = "1"  # for a Python traceback when Qt crashes
        # File dialogs open in the home folder.
        own["HOME"] = str(self.home)
        return {**os.environ, **own, "DISPLAY": self.display, "QT_QPA_PLATFORM": "xcb"}

    def start(
        self, *arguments: str, program: str = "paxdesk", complaints: IO[bytes] | None = None
    ) -> None:
        """Start the program; wait until its window is painted.

        ``complaints`` receives the program's stderr.
        """
        asked = program != "paxdesk"
        self.program = subprocess.Popen(
            [sys.executable, "-m", program, *arguments],
            env={**self.environment, "PYTHONPATH": str(ROOT)},
            cwd=self.home,  # files with a bare name are written here
            stdin=subprocess.PIPE if asked else None,
            stdout=subprocess.PIPE if asked else subprocess.DEVNULL,
            stderr=subprocess.PIPE if complaints is None else complaints,
        )
        least = 300 if asked else 500  # a home page without cards has fewer colours
        self.wait_until(lambda: self.colours() > least, "the window is painted")
        self.rest()

    @property
    def running(self) -> bool:
        return self.program is not None and self.program.poll() is None

    def kill(self) -> None:
        assert self.program is not None
        self.program.kill()
        self.program.communicate()
        self.program = None

    def quit(self) -> str:
        assert self.program is not None
        self.keys("ctrl+q")
        _, complaints = self.program.communicate(timeout=LONGEST)
        code, self.program = self.program.returncode, None
        assert code == 0
        return complaints.decode()

    # --- Input ------------------------------------------------------------------------------------

    def do(self, *words: str) -> None:
        subprocess.run(["xdotool", *words], env={**os.environ, "DISPLAY": self.display}, check=True)

    def click(self, point: QPoint) -> None:
        self.do("mousemove", str(point.x()), str(point.y()))
        time.sleep(PAUSE)
        self.do("click", "1")
        self.rest()

    def drag(self, start: QPoint, end: QPoint) -> None:
        self.do("mousemove", str(start.x()), str(start.y()))
        time.sleep(PAUSE)
        self.do("mousedown", "1")
        for share in (0.1, 0.3, 0.6, 0.9, 1.0):
            point = start + (end - start) * share
            self.do("mousemove", str(point.x()), str(point.y()))
            time.sleep(PAUSE / 4)
        self.do("mouseup", "1")
        self.rest()

    def keys(self, *keys: str) -> None:
        for key in keys:
            self.do("key", key)
            time.sleep(PAUSE / 2)

    def hold(self, key: str, seconds: float = 1.0) -> None:
        self.do("keydown", key)
        time.sleep(seconds)
        self.do("keyup", key)

    # --- Output -----------------------------------------------------------------------------------

    def picture(self, name: str = "") -> QImage:
        """Return a picture of the screen.

        With a name, the picture is also saved in PAXDESK_PICTURES, if set.
        """
        self.pictures += 1
        path = self.home / f"{self.pictures}.ppm"  # a PNG takes four times as long
        subprocess.run(
            ["import", "-display", self.display, "-window", "root", str(path)], check=True
        )
        image = QImage(str(path))
        folder = os.environ.get("PAXDESK_PICTURES")
        if name and folder:
            Path(folder).mkdir(parents=True, exist_ok=True)
            image.save(str(Path(folder) / f"{name}-{self.size[0]}x{self.size[1]}.png"))
        path.unlink()
        return image

    def colours(self) -> int:
        """Return the number of colours on a coarse grid of the screen."""
        image = self.picture()
        return len(
            {
                image.pixel(x, y)
                for x in range(0, image.width(), 7)
                for y in range(0, image.height(), 7)
            }
        )

    def rest(self, longest: float = 12.0) -> QImage:
        """Wait until two successive pictures are equal; return the last.

        The limit is ``longest`` seconds.
        """
        end = time.monotonic() + longest
        before = self.picture()
        while time.monotonic() < end:
            time.sleep(PAUSE)
            now = self.picture()
            if now == before:
                return now
            before = now
        return before

    def wait_until(self, true: Callable[[], bool], what: str, longest: float = LONGEST) -> None:
        """Wait until ``true`` returns True.

        Raises AssertionError if the program ends, or after ``longest`` seconds.
        """
        end = time.monotonic() + longest
        while not true():
            if self.program is not None and self.program.poll() is not None:
                _, complaints = self.program.communicate()
                raise AssertionError(f"the program has ended: {complaints.decode()}")
            assert time.monotonic() < end, f"not within {longest:.0f} s: {what}"
            time.sleep(PAUSE)


@contextmanager
def opened_screen(size: tuple[int, int], home: Path, managed: bool = True) -> Iterator[Screen]:
    """Yield a screen; ``managed`` starts a window manager.

    Skips the test if a needed program is missing.
    """
    lacking = [name for name in NEEDED if shutil.which(name) is None]
    if lacking:
        pytest.skip(f"needs {', '.join(lacking)}")
    width, height = size
    read, write = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(write), "-screen", "0", f"{width}x{height}x24",
         "-nolisten", "tcp"],
        pass_fds=(write,), stderr=subprocess.DEVNULL,
    )  # fmt: skip
    os.close(write)
    with os.fdopen(read) as told:
        display = f":{told.readline().strip()}"
    processes = [server]
    if managed:
        environment = {**os.environ, "DISPLAY": display}
        manager = subprocess.Popen(["openbox"], env=environment, stderr=subprocess.DEVNULL)
        processes.insert(0, manager)
    found = Screen(display, size, home)
    try:
        yield found
    finally:
        if found.program is not None:
            found.kill()
        for process in processes:
            process.terminate()
            process.wait()


@pytest.fixture(
    params=spread([(1366, 768), (1280, 720), (1920, 1080)], long=1),
    ids=lambda size: f"{size[0]}x{size[1]}",
)
def screen(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Screen]:
    with opened_screen(request.param, tmp_path) as found:
        yield found
