"""The whole analysis of a game that is over; it is kept beside the game. No Qt here."""

import hashlib
import json
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Final

from paxdesk import __version__
from paxdesk.files.json_reading import read_json
from paxdesk.files.plain_data import strict_converter, structured
from paxdesk.files.unfit import Unfit
from paxdesk.mexican_adventure.analysis.attitudes import MARKS, Judged, Mark, judged
from paxdesk.mexican_adventure.analysis.balance import balances, drifts
from paxdesk.mexican_adventure.analysis.swings import Swing, turning_points
from paxdesk.mexican_adventure.rules.words import SIDES
from paxdesk.mexican_adventure.session import Recording, seat_of
from paxdesk.record_classes import frozen
from paxdesk.session.game import Seat

MOST_BYTES: Final = 4_000_000


@frozen
class Analysis:
    """``balances`` are thousandths before the first step and after each."""

    balances: tuple[int, ...]
    swings: tuple[Swing, ...]
    attitudes: tuple[Judged, ...]

    def marks(self) -> dict[Seat, dict[Mark, int]]:
        """How many attitudes of each seat were how good."""
        counts = Counter((each.seat, each.mark) for each in self.attitudes)
        return {
            seat_of(side): {mark: counts[seat_of(side), mark] for mark in MARKS} for side in SIDES
        }


@frozen
class KeptAnalysis:
    """The file: ``program`` found it out, ``game`` is the digest of the game it is about."""

    program: str
    game: str
    analysis: Analysis


def analyse(recording: Recording, tell: Callable[[int, int], None] | None = None) -> Analysis:
    """Look a game through; ``tell`` hears how many of how many steps are done."""
    steps = recording.steps
    found = balances(recording.opening, steps)
    attitudes = []
    for number, each in judged(steps):
        if each is not None:
            attitudes.append(each)
        if tell is not None:
            tell(number, len(steps))
    return Analysis(tuple(found), turning_points(steps, found, drifts(steps)), tuple(attitudes))


def game_digest(recording: Recording) -> str:
    """What tells a game apart: its material, how it began, and every line of it."""
    opening = recording.opening
    lines = [f"{entry.seat} {entry.line}" for entry in recording.journal]
    begun = [opening.material.digest, opening.scenario, str(opening.generator.position)]
    return hashlib.sha256("\n".join([*begun, *lines]).encode()).hexdigest()


def analysis_data(found: Analysis, recording: Recording) -> bytes:
    """The content of a file with an analysis."""
    kept = KeptAnalysis(__version__, game_digest(recording), found)
    return json.dumps(strict_converter().unstructure(kept), ensure_ascii=False).encode()


def read_analysis(path: Path, recording: Recording) -> Analysis | None:
    """The analysis in a file; None where it is none of this game by this program."""
    try:
        kept = structured(read_json(path, MOST_BYTES), KeptAnalysis, strict_converter())
    except (Unfit, OSError):
        return None
    if (kept.program, kept.game) != (__version__, game_digest(recording)):
        return None
    return kept.analysis
