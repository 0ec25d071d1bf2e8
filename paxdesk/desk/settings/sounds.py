"""Playing the table's sounds with whatever the system has for it.

Qt's own player comes in a package four times as large as the program; where it is not there
Windows' own or a small program that nearly every desktop has does as well.
"""

import sys
from collections.abc import Callable, Sequence
from functools import cache, partial
from pathlib import Path
from typing import Final, TypeAlias

from PySide6.QtCore import QProcess, QStandardPaths

from paxdesk.resources import assets_folder

Player: TypeAlias = Callable[[Path], object]
NAMES: Final = (
    "bell",
    "cannon",
    "card",
    "coin",
    "cube",
    "curtain",
    "dice",
    "knock",
    "latch",
    "lever",
    "march",
    "match",
    "paper",
    "seal",
    "spike",
)
PROGRAMS: Final = (
    ("pw-play", ()),
    ("paplay", ()),
    ("afplay", ()),
    ("aplay", ("-q",)),
)
"""Programs that play a file, and what they must be told, the best first."""


def play(name: str) -> None:
    """Let a sound be heard, if the system can play it."""
    player = player_of_system()
    if player is not None:
        player(sound_path(name))


def sound_path(name: str) -> Path:
    """The file of a sound."""
    return assets_folder() / "sounds" / f"{name}.wav"


@cache
def player_of_system() -> Player | None:
    """What plays sounds here; None where nothing does."""
    if sys.platform == "win32":
        import winsound

        flags = winsound.SND_FILENAME | winsound.SND_ASYNC | winsound.SND_NODEFAULT
        return lambda path: winsound.PlaySound(str(path), flags)
    for name, options in PROGRAMS:
        program = QStandardPaths.findExecutable(name)
        if program:
            return partial(_run, program, options)
    return None


def _run(program: str, options: Sequence[str], path: Path) -> None:
    QProcess.startDetached(program, [*options, str(path)])
