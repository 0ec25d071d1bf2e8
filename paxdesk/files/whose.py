"""Whose file it is: the game that a saved game names, without reading all of it."""

import re
from pathlib import Path
from typing import Final

BEGINNING: Final = 400
"""Bytes in which a file has named its game."""
NAMED: Final = re.compile(rb'\A\s*\{\s*"game"\s*:\s*"([a-z_]{1,40})"')


IN_SCENARIO: Final = re.compile(rb"^game:\s*([a-z_]{1,40})\s*$", re.MULTILINE)


def game_of_scenario(path: Path) -> str:
    """The game that a scenario file names; "" where it names none, or cannot be read."""
    try:
        found = IN_SCENARIO.search(path.read_bytes())
    except OSError:
        return ""
    return found.group(1).decode() if found else ""


def game_named_in(path: Path) -> str:
    """The game that a file names; "" where it names none, or cannot be read."""
    try:
        with path.open("rb") as file:
            found = NAMED.match(file.read(BEGINNING))
    except OSError:
        return ""
    return found.group(1).decode() if found else ""
