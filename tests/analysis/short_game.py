"""A short game to its end, and what is found out about it."""

import json
from pathlib import Path

from paxdesk import __version__
from paxdesk.porfiriana.analysis.analysis import game_digest
from paxdesk.porfiriana.session import Recording

GAME = Path(__file__).parent / "short-game.pax"
"""Fifty steps of beginners, to a Topple."""
FOUND = GAME.with_suffix(".json")
"""What ``paxdesk analyse tests/analysis/short-game.pax --json`` prints, which takes four seconds:
whatever changes the search or the value makes it anew."""


def keep_analysis(path: Path, recording: Recording) -> Path:
    """Write the file that the table keeps beside the game, without analysing it."""
    found = {
        "program": __version__,
        "game": game_digest(recording),
        "analysis": json.loads(FOUND.read_text()),
    }
    path.write_text(json.dumps(found))
    return path
