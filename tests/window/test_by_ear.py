"""Tests of games played only through the accessible objects of AT-SPI.

The tests need Debian's ``at-spi2-core``, ``dbus``, ``gir1.2-atspi-2.0`` and ``python3-gi``; without
them they are skipped. ``.ci/run`` installs them.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.shares import spread
from tests.window.conftest import Screen
from tests.window.test_real_window import settings

pytestmark = pytest.mark.long
PLAYER = Path(__file__).with_name("by_ear.py")
SYSTEM = "/usr/bin/python3"
LONGEST = 2500.0
"""Timeout of a game, in seconds."""
AT_A_BUS = f"""
dbus-send --session --print-reply --dest=org.a11y.Bus /org/a11y/bus org.a11y.Bus.GetAddress \
    >/dev/null || exit 3
"$0" -m paxdesk & program=$!
{SYSTEM} "$1" "$2"; code=$?
kill $program 2>/dev/null
wait $program
exit $code
"""


def lacking() -> str:
    """Return the missing Debian packages, or ""."""
    if shutil.which("dbus-run-session") is None or shutil.which("dbus-send") is None:
        return "dbus"
    asked = "import gi; gi.require_version('Atspi', '2.0'); from gi.repository import Atspi"
    found = subprocess.run([SYSTEM, "-c", asked], capture_output=True, check=False)
    return "" if found.returncode == 0 else "gir1.2-atspi-2.0 and python3-gi"


def require(missing: str) -> None:
    """Skip the test without a package; fail in continuous integration."""
    if missing:
        (pytest.fail if os.environ.get("CI") else pytest.skip)(f"needs {missing}")


@pytest.mark.parametrize("screen", [(1366, 768)], indirect=True, ids=["1366x768"])
@pytest.mark.parametrize(
    "what", spread(["by ear", "puebla", "companion", "lesson", "pax"], quick=1, long=1)
)
def test_it_is_played_to_its_end_with_a_screen_reader(screen: Screen, what: str) -> None:
    require(lacking())
    settings(screen, motion__motion="off", robots__robots="instant", language__language="en")
    played = subprocess.run(
        ["dbus-run-session", "--", "sh", "-c", AT_A_BUS, sys.executable, str(PLAYER), what],
        env={**screen.environment, "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1"},
        cwd=screen.home,
        capture_output=True,
        text=True,
        timeout=LONGEST,
        check=False,
    )
    told = played.stdout.splitlines()
    (screen.home / "read-aloud.txt").write_text(played.stdout, encoding="utf-8")
    assert played.returncode == 0, "\n".join([*told[-20:], played.stderr[-4000:]])
    assert told[-1] == "done"
    assert "Traceback" not in played.stderr, played.stderr[-4000:]
