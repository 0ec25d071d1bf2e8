"""A player's worst turns in analysed games, stored to be played again."""

import json
from collections.abc import Iterable, Sequence
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final

import platformdirs

from paxdesk.files.safe_write import alone, reading, write_whole
from paxdesk.files.strict_json import read_json
from paxdesk.language import tr
from paxdesk.lazy_attrs import frozen
from paxdesk.porfiriana.analysis import turn_quality
from paxdesk.porfiriana.analysis.analysis import Analysis
from paxdesk.porfiriana.puzzles.puzzle import MOST_BYTES
from paxdesk.porfiriana.rules.actions import Seat
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.rules.notation import write
from paxdesk.porfiriana.rules.state import State
from paxdesk.porfiriana.saves import FORMAT, from_plain, migrated, to_plain
from paxdesk.porfiriana.session import Recording

WORST: Final = 3
"""Maximum number of turns stored from each game."""
MOST_COMPARED: Final = 8
"""Maximum number of better plans compared to find the worst turns, if none is confirmed."""
MOST_KEPT: Final = 60
"""Maximum number of stored turns; the oldest are dropped."""
AGAIN: Final = "again-"
"""Prefix of the names of stored turns."""


@frozen
class KeptTurn:
    """Turn of a finished game, with the position where its better plan begins.

    ``loss`` is in thousandths.
    """

    name: str
    seat: Seat
    position: State
    done: tuple[str, ...]
    better: tuple[turn_quality.PlanLine, ...]
    loss: int
    proved: bool
    players: tuple[str, ...]

    @property
    def plan(self) -> list[str]:
        return [said.line for said in self.better if said.seat == self.seat]

    def lost_by(self, turn: Sequence[turn_quality.TakenLine]) -> int:
        """Return the chance of winning lost by the replayed turn, in thousandths.

        A loss too small for an inaccuracy counts as 0.
        """
        lines = [write(step.action) for step in turn if step.seat == self.seat]
        if lines in (self.plan, [*self.plan, "end"]):
            return 0
        found = [each for each in turn_quality.judged_turns(turn, 1) if each.seat == self.seat]
        lost = max((each.loss for each in found), default=0)
        return lost if lost >= turn_quality.thousandths(turn_quality.INACCURACY) else 0


def to_compare(analysis: Analysis) -> list[turn_quality.JudgedTurn]:
    """Return people's worst turns whose better plans must be compared."""
    own = [turn for turn in analysis.judged if turn.seat in analysis.people]
    shown = sum(turn.shown for turn in own)
    compared = sum(turn.pairs > 0 for turn in own)
    if shown >= WORST or compared >= (WORST if shown else MOST_COMPARED):
        return []
    doubtful = [turn for turn in analysis.doubtful() if turn.seat in analysis.people]
    return doubtful[: WORST - shown]


def worst_turns(analysis: Analysis, recording: Recording, players: Sequence[str]) -> list[KeptTurn]:
    """Return people's worst turns, at most WORST, whose better plans are certain or confirmed."""
    own = [turn for turn in analysis.judged if turn.shown and turn.seat in analysis.people]
    own.sort(key=lambda turn: (-turn.loss, turn.step))
    return [_kept(turn, recording, players) for turn in own[:WORST]]


def _kept(turn: turn_quality.JudgedTurn, recording: Recording, players: Sequence[str]) -> KeptTurn:
    steps = recording.steps[turn.step - 1 : turn.last]
    position = steps[0].before.copy()
    position.cache = None
    done = tuple(write(step.action) for step in steps if step.seat == turn.seat)
    told = (position.generator.position, turn.place, done)
    digest = blake2b(repr(told).encode(), digest_size=6).hexdigest()
    return KeptTurn(
        AGAIN + digest,
        turn.seat,
        position,
        done,
        turn.better,
        turn.loss,
        turn.topples,
        tuple(players),
    )


def kept_turns_path(deck: Deck) -> Path:
    """Return the path of the stored turns of a deck, on Linux in ``~/.local/share/paxdesk``."""
    folder = platformdirs.user_data_path("paxdesk", appauthor=False)
    return folder / f"turns-{deck.mark}.json"


@frozen
class KeptTurns:
    """File format of stored turns, oldest first; ``format`` is the format of saved positions."""

    format: int
    turns: tuple[KeptTurn, ...]


def read_turns(path: Path, deck: Deck) -> tuple[KeptTurn, ...]:
    """Return the stored turns, if any. Raises PaxError for a damaged file."""
    if not path.exists():
        return ()
    with reading(path):
        data = _migrated(read_json(path, MOST_BYTES, tr("not a file of turns")))
        return from_plain(data, KeptTurns, deck).turns


def keep_turns(path: Path, turns: Iterable[KeptTurn], deck: Deck) -> None:
    """Add turns to the file, and drop the oldest above MOST_KEPT. Raises PaxError."""
    with alone(path):
        kept = {each.name: each for each in read_turns(path, deck)}
        for turn in reversed([*turns]):
            kept.pop(turn.name, None)
            kept[turn.name] = turn
        rows = [to_plain(each, deck) for each in [*kept.values()][-MOST_KEPT:]]
        data = {"format": FORMAT, "turns": rows}
        text = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
        write_whole(path, text.encode(), keep_earlier=True)


def _migrated(data: Any) -> Any:
    match data:
        case {"format": form, "turns": list(turns)}:
            return {"format": FORMAT, "turns": [_in_form(each, form) for each in turns]}
    return data


def _in_form(turn: Any, form: Any) -> Any:
    if not isinstance(turn, dict):
        return turn
    position = migrated({"format": form, "position": turn.get("position")})["position"]
    return {**turn, "position": position}
