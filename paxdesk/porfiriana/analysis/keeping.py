"""An analysis as data: kept beside its game, and taken again only for the same game."""

import hashlib
import json
from pathlib import Path
from typing import Any, Final

from cattrs import Converter

from paxdesk import __version__
from paxdesk.files.json_reading import read_json
from paxdesk.files.plain_data import strict_converter, structured
from paxdesk.files.shelf import ANALYSIS
from paxdesk.files.unfit import Unfit
from paxdesk.porfiriana.analysis.analysis import Analysis
from paxdesk.porfiriana.session import Recording
from paxdesk.record_classes import frozen

MOST_BYTES: Final = 4_000_000


@frozen
class KeptAnalysis:
    """The file: ``program`` found it out, ``game`` is the digest of the game it is about."""

    program: str
    game: str
    analysis: Analysis


def game_digest(recording: Recording) -> str:
    """What tells a game apart: its deck, how it began, and every line of it."""
    opening = recording.opening
    lines = [f"{entry.seat} {entry.line}" for entry in recording.journal]
    told = "\n".join([opening.cards.digest, str(opening.generator.position), *lines])
    return hashlib.sha256(told.encode()).hexdigest()


def kept_beside(game: Path) -> Path:
    """Where the analysis of a saved game is kept."""
    return game.with_suffix(ANALYSIS)


def analysis_data(analysis: Analysis, recording: Recording) -> bytes:
    """The content of a file with an analysis."""
    kept = KeptAnalysis(__version__, game_digest(recording), analysis)
    return json.dumps(to_plain(kept), ensure_ascii=False).encode()


def read_analysis(path: Path, recording: Recording) -> Analysis | None:
    """The analysis in a file; None where it is none of this game by this program."""
    try:
        kept = structured(read_json(path, MOST_BYTES), KeptAnalysis, _converter())
    except (Unfit, OSError):
        return None
    if (kept.program, kept.game) != (__version__, game_digest(recording)):
        return None
    return kept.analysis


def to_plain(value: Any) -> Any:
    """An analysis, or a part of one, as plain data."""
    return _converter().unstructure(value)


def _converter() -> Converter:
    return strict_converter()
