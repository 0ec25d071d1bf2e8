"""A short finished game and its stored analysis."""

import json
from pathlib import Path

from paxdesk import __version__
from paxdesk.porfiriana.analysis.analysis import game_digest
from paxdesk.porfiriana.session import Recording

GAME = Path(__file__).parent / "short-game.pax"
"""Saved game of fifty steps that ends with a Topple."""
FOUND = GAME.with_suffix(".json")
"""Output of ``paxdesk analyse tests/analysis/short-game.pax --json``.

Regenerate it after changes to the search or evaluation.
"""


def keep_analysis(path: Path, recording: Recording) -> Path:
    """Write the stored analysis of the short game to ``path``; return ``path``."""
    found = {
        "program": __version__,
        "game": game_digest(recording),
        "analysis": json.loads(FOUND.read_text()),
    }
    path.write_text(json.dumps(found))
    return path
