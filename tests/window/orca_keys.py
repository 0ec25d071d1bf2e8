"""Simulated key presses of a person who plays with Orca.

``python3 orca_keys.py WHAT`` runs in the system's Python. Keys are recorded in ``SPOKEN_FILE``;
each is pressed when Orca and the program are idle.
"""

import os
import sys
import time
from pathlib import Path

import gi

gi.require_version("Atspi", "2.0")
from by_ear import Player  # noqa: E402
from gi.repository import Atspi  # noqa: E402

SYMBOLS = {
    "Tab": 0xFF09,
    "Return": 0xFF0D,
    "Escape": 0xFF1B,
    "Space": 0x20,
    "F6": 0xFFC3,
    "Home": 0xFF50,
    "End": 0xFF57,
    "PageUp": 0xFF55,
    "PageDown": 0xFF56,
    "Left": 0xFF51,
    "Up": 0xFF52,
    "Right": 0xFF53,
    "Down": 0xFF54,
}
QUIET = 0.9
"""Idle time before the next key, in seconds."""
PATIENCE = 45.0
"""Maximum wait for silence after a key, in seconds."""
TICKS = 3
"""Tolerated CPU time of idle programs, in clock ticks."""
WORKERS = os.environ.get("WORKERS", "").split()
"""Process ids of Orca and the program."""
SPOKEN = Path(os.environ["SPOKEN_FILE"])
NOW = Path(f"{SPOKEN}.now")

TURNS = {
    "pax": (
        "F6 PageDown q d Escape s Escape Tab Tab Return Tab Return Tab Return Tab Return Return"
        " e F6"
    ),
    "puebla": (
        "Tab Return F6 q d Escape s Escape Tab Tab Return Tab Tab Return Return Tab Return"
        " F6 PageDown Return e e e"
    ),
    "companion": (
        "F6 q d Escape s Escape Tab Return Escape F6 PageDown F6 e e e e e e Tab Escape Tab Return"
        " Escape Tab"
    ),
}
"""Keys by game, to explore the table and play a turn."""


def note(line: str) -> None:
    with SPOKEN.open("a", encoding="utf-8") as file:
        file.write(f"{line}\n")


def work() -> tuple[int, bool]:
    """Return the ticks used by the ``WORKERS``, and whether one is running."""
    used, running = 0, False
    for worker in WORKERS:
        for task in Path(f"/proc/{worker}/task").glob("*/stat"):
            try:
                fields = task.read_text().rpartition(")")[2].split()
            except OSError:  # the thread has ended
                continue
            used += int(fields[11]) + int(fields[12])
            running |= fields[0] == "R"
    return used, running


def be_quiet() -> None:
    """Wait, at most ``PATIENCE`` s, until nothing is spoken or computed."""
    end = time.monotonic() + PATIENCE
    before, used_before, since = -1, 0, time.monotonic()
    while time.monotonic() < end:
        size, (used, running) = SPOKEN.stat().st_size, work()
        if size != before or NOW.exists() or running or used > used_before + TICKS:
            before, used_before, since = size, used, time.monotonic()
        elif time.monotonic() - since > QUIET:
            return
        time.sleep(0.05)


def press(key: str) -> None:
    note(f"KEY\t{key}")
    symbol = SYMBOLS.get(key) or ord(key)
    Atspi.generate_keyboard_event(symbol, None, Atspi.KeySynthType.SYM)
    be_quiet()


def main(what: str) -> None:
    player = Player(1)
    be_quiet()
    for key in TURNS[what].split():
        press(key)
    del player
    print("done", flush=True)


if __name__ == "__main__":
    main(sys.argv[1])
