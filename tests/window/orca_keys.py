"""Keys of a person who plays with Orca, one after the other.

Runs in the system's Python on the bus of the program, as ``by_ear.py`` does:
``python3 orca_keys.py WHAT``. Each key is written into ``SPOKEN_FILE``, between the lines that Orca
speaks; the next is pressed when Orca is quiet.
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
"""Time in seconds without speech after which the next key is pressed."""
SILENCE = 6.0
"""Time in seconds after which a key counts as silent."""
PATIENCE = 45.0
"""Timeout in seconds of one announcement."""
SPOKEN = Path(os.environ["SPOKEN_FILE"])
NOW = Path(f"{SPOKEN}.now")

TURNS = {
    "pax": "F6 PageDown q d Escape s Escape Tab Tab Return Tab Return Tab Return Tab Return Return",
    "puebla": "F6 PageDown q d Escape Tab Return Tab Return s Escape",
}
"""Keys that inspect the table and then play a turn, by game."""
ENDS = {"pax": ("e", "F6")}
"""Keys that end the turn."""


def note(line: str) -> None:
    with SPOKEN.open("a", encoding="utf-8") as file:
        file.write(f"{line}\n")


def be_quiet() -> None:
    """Wait until Orca has been quiet for a while."""
    end = time.monotonic() + PATIENCE
    before, since = -1, time.monotonic()
    while time.monotonic() < end:
        size = SPOKEN.stat().st_size
        if size != before or NOW.exists():
            before, since = size, time.monotonic()
        elif time.monotonic() - since > QUIET:
            return
        time.sleep(0.05)


def press(key: str) -> None:
    note(f"KEY\t{key}")
    before, end = SPOKEN.stat().st_size, time.monotonic() + SILENCE
    symbol = SYMBOLS.get(key) or ord(key)
    Atspi.generate_keyboard_event(symbol, None, Atspi.KeySynthType.SYM)
    while SPOKEN.stat().st_size == before and not NOW.exists() and time.monotonic() < end:
        time.sleep(0.05)
    be_quiet()


def main(what: str) -> None:
    player = Player(1)
    be_quiet()
    for key in (*TURNS[what].split(), *ENDS.get(what, ())):
        press(key)
    del player
    print("done", flush=True)


if __name__ == "__main__":
    main(sys.argv[1])
