"""Analysis of a game: chances by turn, turning points, marked moves, missed Topples."""

import hashlib
import json
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from itertools import pairwise
from pathlib import Path
from statistics import mean
from typing import Any, Final, TypeAlias

from attrs import evolve

from paxdesk import __version__
from paxdesk.files.game_shelf import ANALYSIS
from paxdesk.files.record_codec import read_record_data, strict_converter
from paxdesk.files.record_list import read_record
from paxdesk.files.safe_write import SaveError
from paxdesk.files.strict_json import InvalidData, read_json
from paxdesk.float_sum import float_sum
from paxdesk.lazy_attrs import frozen
from paxdesk.porfiriana.analysis.move_quality import (
    MARKS,
    Chances,
    Judge,
    JudgedStep,
    MoveMark,
    PlanLine,
    TurnGain,
    chances,
    proved,
    thousandths,
    turn_gain,
)
from paxdesk.porfiriana.results import deal_of
from paxdesk.porfiriana.rules.actions import End, Seat
from paxdesk.porfiriana.session import Recording, Session, ends_turn

TURNING_POINTS: Final = 5
LEAST_TURN: Final = 50
"""Minimum change of a chance in a turning point, in thousandths."""


@frozen
class TurnChances:
    """Chances of winning, in thousandths, at the end of a turn, after ``step`` steps of the game.

    ``seat`` had the turn; None for the deal.
    """

    turn: int
    step: int
    seat: Seat | None
    chances: dict[Seat, int]


@frozen
class TurningPoint:
    """Turn with a large change of one seat's chance, from ``before`` to ``after`` in thousandths.

    ``step`` is the number of the step with the largest change in that turn.
    """

    turn: int
    step: int
    seat: Seat
    before: int
    after: int


@frozen
class MissedTopple:
    """Opportunity of a seat to topple Díaz that it missed: before ``step``, by ``lines``.

    The same oversight in successive turns of the seat is counted once; ``last`` is the last step
    before which it existed, or ``step`` if it existed in one turn only.
    """

    step: int
    seat: Seat
    lines: tuple[PlanLine, ...]
    last: int


@frozen
class Analysis:
    """Results of an analysis, for the part of the game that could be replayed."""

    steps: int
    turns: tuple[TurnChances, ...]
    turning_points: tuple[TurningPoint, ...]
    moves: tuple[JudgedStep, ...]
    missed: tuple[MissedTopple, ...]
    gains: tuple[TurnGain, ...]

    def marks(self) -> Mapping[Seat, Mapping[MoveMark, int]]:
        """Return the number of moves with each mark, by seat."""
        counts = Counter((move.seat, move.mark) for move in self.moves)
        seats = list(self.turns[0].chances)
        return {seat: {mark: counts[seat, mark] for mark in MARKS} for seat in seats}

    def accuracy(self, seat: Seat) -> int | None:
        """Return the seat's average gain per turn, in percent of the best plans' gain.

        Returns None if no turn of the seat had anything to gain.
        """
        gained = [turn.gained for turn in self.gains if turn.seat == seat]
        return round(mean(gained) / 10) if gained else None


@frozen
class TurnFound:
    """Results for a single turn: its moves, its gain, and the chances at its end."""

    moves: tuple[JudgedStep, ...]
    gain: TurnGain | None
    chances: Chances


TurnMapper: TypeAlias = Callable[[Sequence[range]], Iterable[TurnFound]]
"""Function that analyses turns, given as ranges of steps, and yields the results in order."""


def analyse(
    recording: Recording,
    told: Callable[[int, int], object] = lambda *_: None,
    spread: TurnMapper | None = None,
) -> Analysis:
    """Analyse a game; ``told`` is called after each turn with the steps done and their total.

    This takes about as long as strong robots need to play the game, plus some games of quick robots
    for each blunder. The result depends only on the game. ``spread`` maps the analysis over the
    turns, for example in other processes; None analyses them here.
    """
    turns, total = turns_of(recording), len(recording.steps)
    found: list[TurnFound] = []
    look = spread or partial(map, partial(found_in_turn, recording))
    for steps, turn in zip(turns, look(turns), strict=True):
        found.append(turn)
        told(steps[-1], total)
    moves = tuple(move for turn in found for move in turn.moves)
    gains = tuple(turn.gain for turn in found if turn.gain is not None)
    curve = _curve(recording, turns, [turn.chances for turn in found])
    points, missed = _turning_points(recording, curve), oversights(recording, moves)
    return Analysis(total, curve, points, moves, missed, gains)


def turns_of(recording: Recording) -> list[range]:
    """Return the range of step numbers of each turn; the first step of the game is 1."""
    found, begins = [], 1
    for number, step in enumerate(recording.steps, start=1):
        if ends_turn(step) or number == len(recording.steps):
            found.append(range(begins, number + 1))
            begins = number + 1
    return found


def found_in_turn(recording: Recording, steps: range) -> TurnFound:
    """Analyse a single turn."""
    judge, turn = Judge(), recording.steps[steps[0] - 1 : steps[-1]]
    moves = [
        proved(judged, step)
        for number, step in zip(steps, turn, strict=True)
        if (judged := judge.judged(recording.steps, number)) is not None
    ]
    return TurnFound(tuple(moves), turn_gain(turn, steps[0], judge.begun), chances(turn[-1].after))


def _curve(
    recording: Recording, turns: Sequence[range], ends: Sequence[Chances]
) -> tuple[TurnChances, ...]:
    """Return the chances at the beginning and at the end of every turn.

    The chances of a position alone vary with the active player and predict worse. They are averaged
    with those of earlier turns, unless the game is won or can be won immediately.
    """
    told = chances(recording.opening)
    found = [_turn_chances(0, 0, None, told)]
    for turn, (steps, now) in enumerate(zip(turns, ends, strict=True), start=1):
        whose = recording.steps[steps[0] - 1].before.turn.seat
        certain = recording.steps[steps[-1] - 1].after.over or max(now.values()) == 1
        shown = now if certain else mixed(now, told)
        found.append(_turn_chances(turn, steps[-1], whose, shown))
        told = told if certain else shown
    return tuple(found)


def _turn_chances(turn: int, step: int, seat: Seat | None, told: Chances) -> TurnChances:
    kept = {each: thousandths(chance) for each, chance in told.items()}
    return TurnChances(turn, step, seat, kept)


NOW: Final = 0.6
"""Weight of the present position in the chances by turn; the rest is that of earlier turns."""


def mixed(now: Chances, before: Chances) -> Chances:
    """Return chances with the weighted geometric mean of two odds, ``now`` with weight NOW.

    If they do not add up to 1, as against Díaz, the remainder is his chance.
    """
    odds = {seat: now[seat] ** NOW * before[seat] ** (1 - NOW) for seat in now}
    rest = _rest(now) ** NOW * _rest(before) ** (1 - NOW)
    total = float_sum(odds.values()) + rest
    return {seat: each / total for seat, each in odds.items()}


def _rest(told: Chances) -> float:
    return max(0.0, 1 - float_sum(told.values()))


def _turning_points(
    recording: Recording, turns: tuple[TurnChances, ...]
) -> tuple[TurningPoint, ...]:
    """Return the turns with the largest change of a seat's chance, in playing order."""
    found = []
    for before, after in pairwise(turns):
        moved = {seat: abs(after.chances[seat] - before.chances[seat]) for seat in after.chances}
        seat = max(moved, key=lambda each: (moved[each], -each))
        found.append((moved[seat], seat, before, after))
    # The sort is stable: of equal ones the earlier stays first.
    found.sort(key=lambda each: -each[0])
    points: list[TurningPoint] = []
    for change, seat, before, after in found:
        if change < LEAST_TURN or len(points) == TURNING_POINTS:
            break
        step = _sharpest(recording, before.step, after.step, seat)
        if step is not None:
            points.append(
                TurningPoint(after.turn, step, seat, before.chances[seat], after.chances[seat])
            )
    return tuple(sorted(points, key=lambda point: point.turn))


def _sharpest(recording: Recording, first: int, last: int, seat: Seat) -> int | None:
    """Return the step after first, up to last, with the largest change of the seat's chance.

    None if nobody did anything but end the turn.
    """
    done = [
        number
        for number in range(first + 1, last + 1)
        if not isinstance(recording.steps[number - 1].action, End)
    ]
    if len(done) < 2:
        return done[0] if done else None
    values = [chances(recording.position(step))[seat] for step in range(first, last + 1)]
    changes = [abs(after - before) for before, after in pairwise(values)]
    return max(done, key=lambda number: changes[number - first - 1])


def oversights(recording: Recording, moves: Sequence[JudgedStep]) -> tuple[MissedTopple, ...]:
    """Return the missed opportunities to topple Díaz, each at its first step."""
    turn_of: dict[int, int] = {}
    own: dict[Seat, list[int]] = {}
    turn = 0
    for number, step in enumerate(recording.steps, start=1):
        turn_of[number] = turn
        turns = own.setdefault(step.before.turn.seat, [])
        if turn not in turns:
            turns.append(turn)
        turn += ends_turn(step)
    won = turn if recording.last.ended_by == "topple" else -1
    found: list[MissedTopple] = []
    latest: dict[Seat, tuple[int, int]] = {}
    for move in moves:
        turn = turn_of[move.step]
        if not (move.topples and move.better) or turn == won:
            continue
        place = own[move.seat].index(turn) if turn in own.get(move.seat, ()) else -1
        before = latest.get(move.seat)
        if before is not None and place - before[0] in (0, 1):
            at = before[1]
            if place > before[0]:
                found[at] = evolve(found[at], last=move.step)
        else:
            at = len(found)
            found.append(MissedTopple(move.step, move.seat, move.better, move.step))
        latest[move.seat] = place, at
    return tuple(found)


# --- Analysis files: stored beside the game, and valid for that game only -------------------------

MAX_BYTES: Final = 4_000_000


@frozen
class SoloDeal:
    """Record of a lone player's game: its ``deal``, and the share ``gained`` in percent."""

    deal: str
    gained: int


@frozen
class KeptAnalysis:
    """Content of an analysis file, by version ``program`` for the game with digest ``game``.

    ``own`` is set for games that one person played alone.
    """

    program: str
    game: str
    analysis: Analysis
    own: SoloDeal | None = None


def game_digest(recording: Recording) -> str:
    """Return a digest of a game: its deck, its opening position, and every line."""
    opening = recording.opening
    lines = [f"{entry.seat} {entry.line}" for entry in recording.journal]
    told = "\n".join([opening.cards.digest, str(opening.generator.position), *lines])
    return hashlib.sha256(told.encode()).hexdigest()


def own_of(analysis: Analysis, session: Session) -> SoloDeal | None:
    """Return the record of a game that one person played alone, else None."""
    people = [seat for seat, who in enumerate(session.seats, start=1) if who.robot is None]
    accuracy = analysis.accuracy(people[0]) if len(people) == 1 else None
    return None if accuracy is None else SoloDeal(deal_of(session), accuracy)


def analysis_data(analysis: Analysis, recording: Recording, own: SoloDeal | None = None) -> bytes:
    """Return the content of an analysis file."""
    kept = KeptAnalysis(__version__, game_digest(recording), analysis, own)
    return json.dumps(to_plain(kept), ensure_ascii=False).encode()


def read_analysis(path: Path, recording: Recording) -> Analysis | None:
    """Return the analysis in a file; None unless it is of this game and by this version."""
    try:
        kept = read_record(path, KeptAnalysis, MAX_BYTES)
    except (SaveError, OSError):
        return None
    if (kept.program, kept.game) != (__version__, game_digest(recording)):
        return None
    return kept.analysis


def accuracies(folder: Path) -> dict[str, int]:
    """Return the accuracies of lone players by deal, from the latest analysed games of a folder.

    Unreadable files are skipped.
    """
    latest = sorted(folder.rglob(f"*{ANALYSIS}"), key=lambda path: path.name)[-MOST_KEPT:]
    found = [own for path in latest if (own := _own(path)) is not None]
    return {own.deal: own.gained for own in found}


MOST_KEPT: Final = 40
"""Maximum number of analyses read for the records."""


def _own(path: Path) -> SoloDeal | None:
    """Read only the lone player's record of a file, which is faster than reading all of it."""
    try:
        data = read_json(path, MAX_BYTES)
        own = data.get("own") if isinstance(data, dict) else None
        return None if own is None else read_record_data(own, SoloDeal, strict_converter())
    except (InvalidData, OSError):
        return None


def to_plain(value: Any) -> Any:
    """Return an analysis, or a part of one, as plain data."""
    return strict_converter().unstructure(value)
