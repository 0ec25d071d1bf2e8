"""The analysis of a whole game: chances by turn, the turning points, marked moves, missed wins."""

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
from paxdesk.porfiriana.rules.actions import Seat
from paxdesk.porfiriana.session import Recording, Session, ends_turn

TURNING_POINTS: Final = 5


@frozen
class TurnChances:
    """Everybody's chance of winning when a turn had ended: after ``step`` steps of the game.

    ``seat`` is whose turn it was, None for the deal; ``chances`` are in thousandths.
    """

    turn: int
    step: int
    seat: Seat | None
    chances: dict[Seat, int]


@frozen
class TurningPoint:
    """A turn that changed the chances most: whose chance moved furthest, from and to where, in
    thousandths.

    ``step`` is the number of the step in that turn after which it had moved most.
    """

    turn: int
    step: int
    seat: Seat
    before: int
    after: int


@frozen
class MissedTopple:
    """That a seat could have toppled Díaz and did not: before which step, and how.

    The same oversight in several of its turns in a row is one; ``last`` is the step before which
    it was there for the last time, ``step`` again where that was in one turn only.
    """

    step: int
    seat: Seat
    lines: tuple[PlanLine, ...]
    last: int


@frozen
class Analysis:
    """What is found out about a game, as far as its journal could be followed."""

    steps: int
    turns: tuple[TurnChances, ...]
    turning_points: tuple[TurningPoint, ...]
    moves: tuple[JudgedStep, ...]
    missed: tuple[MissedTopple, ...]
    gains: tuple[TurnGain, ...]

    def marks(self) -> Mapping[Seat, Mapping[MoveMark, int]]:
        """How many moves of each seat have which mark."""
        counts = Counter((move.seat, move.mark) for move in self.moves)
        seats = list(self.turns[0].chances)
        return {seat: {mark: counts[seat, mark] for mark in MARKS} for seat in seats}

    def accuracy(self, seat: Seat) -> int | None:
        """How much a seat's turns gained of what the best plans would have gained, in percent.

        None where it had no turn in which there was something to be gained.
        """
        gained = [turn.gained for turn in self.gains if turn.seat == seat]
        return round(mean(gained) / 10) if gained else None


@frozen
class TurnFound:
    """What is found of one turn by itself: its moves, what it gained, and chances at its end."""

    moves: tuple[JudgedStep, ...]
    gain: TurnGain | None
    chances: Chances


TurnMapper: TypeAlias = Callable[[Sequence[range]], Iterable[TurnFound]]
"""Looks at turns, given by the numbers of their steps, anywhere, and gives them in their order."""


def analyse(
    recording: Recording,
    told: Callable[[int, int], object] = lambda *_: None,
    spread: TurnMapper | None = None,
) -> Analysis:
    """Analyse a game; ``told`` hears after every turn how many steps of how many are done.

    It takes about as long as strong robots would need to play the game, and some games of quick
    ones for each blunder; what it finds depends on nothing but the game. Turns are looked at by
    ``spread``, here if there is none.
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
    """The numbers of the steps of each turn, the first step of the game being 1."""
    found, begins = [], 1
    for number, step in enumerate(recording.steps, start=1):
        if ends_turn(step) or number == len(recording.steps):
            found.append(range(begins, number + 1))
            begins = number + 1
    return found


def found_in_turn(recording: Recording, steps: range) -> TurnFound:
    """What one turn shows by itself."""
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
    """Everybody's chances at the beginning, and at the end of every turn.

    What a position alone says goes up and down with whoever moves, and foretells worse: chances
    go by the turns before, too, but those of a game that is won, or can be won at once.
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
"""How much of a chance by turns is what the position says; the rest goes by the turns before."""


def mixed(now: Chances, before: Chances) -> Chances:
    """Chances whose odds are the mean of two, what the position says being NOW of it.

    Those that do not come to one, as against Díaz, leave the rest to him.
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
    """The turns that moved somebody's chance most, in the order of time."""
    found = []
    for before, after in pairwise(turns):
        moved = {seat: abs(after.chances[seat] - before.chances[seat]) for seat in after.chances}
        seat = max(moved, key=lambda each: (moved[each], -each))
        found.append((moved[seat], seat, before, after))
    found.sort(key=lambda each: -each[0])  # of equal ones the earlier stays first
    points = []
    for _, seat, before, after in sorted(found[:TURNING_POINTS], key=lambda each: each[3].turn):
        step = _sharpest(recording, before.step, after.step, seat)
        points.append(
            TurningPoint(after.turn, step, seat, before.chances[seat], after.chances[seat])
        )
    return tuple(points)


def _sharpest(recording: Recording, first: int, last: int, seat: Seat) -> int:
    """The step between two after which the chance of a seat had changed most by one step."""
    values = [chances(recording.position(step))[seat] for step in range(first, last + 1)]
    changes = [abs(after - before) for before, after in pairwise(values)]
    return first + 1 + max(range(len(changes)), key=changes.__getitem__)


def oversights(recording: Recording, moves: Sequence[JudgedStep]) -> tuple[MissedTopple, ...]:
    """Where Díaz could have been toppled, each where that was seen first."""
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


# --- An analysis as data: kept beside its game, and taken again only for the same game ------------

MAX_BYTES: Final = 4_000_000


@frozen
class SoloDeal:
    """How well a lone player did: the ``deal`` of the game, what turns ``gained`` in percent."""

    deal: str
    gained: int


@frozen
class KeptAnalysis:
    """The file: ``program`` found it out, ``game`` is the digest of the game it is about.

    ``own`` is told of a game that one person played alone.
    """

    program: str
    game: str
    analysis: Analysis
    own: SoloDeal | None = None


def game_digest(recording: Recording) -> str:
    """What tells a game apart: its deck, how it began, and every line of it."""
    opening = recording.opening
    lines = [f"{entry.seat} {entry.line}" for entry in recording.journal]
    told = "\n".join([opening.cards.digest, str(opening.generator.position), *lines])
    return hashlib.sha256(told.encode()).hexdigest()


def own_of(analysis: Analysis, session: Session) -> SoloDeal | None:
    """What the records of whoever played a game alone are told of it."""
    people = [seat for seat, who in enumerate(session.seats, start=1) if who.robot is None]
    accuracy = analysis.accuracy(people[0]) if len(people) == 1 else None
    return None if accuracy is None else SoloDeal(deal_of(session), accuracy)


def analysis_data(analysis: Analysis, recording: Recording, own: SoloDeal | None = None) -> bytes:
    """The content of a file with an analysis."""
    kept = KeptAnalysis(__version__, game_digest(recording), analysis, own)
    return json.dumps(to_plain(kept), ensure_ascii=False).encode()


def read_analysis(path: Path, recording: Recording) -> Analysis | None:
    """The analysis in a file; None where it is none of this game by this program."""
    try:
        kept = read_record(path, KeptAnalysis, MAX_BYTES)
    except (SaveError, OSError):
        return None
    if (kept.program, kept.game) != (__version__, game_digest(recording)):
        return None
    return kept.analysis


def accuracies(folder: Path) -> dict[str, int]:
    """The accuracy of whoever played alone, by the deal, in the latest analysed games of a folder.

    A file that is no analysis is passed over: there is nothing to be known from it.
    """
    latest = sorted(folder.rglob(f"*{ANALYSIS}"), key=lambda path: path.name)[-MOST_KEPT:]
    found = [own for path in latest if (own := _own(path)) is not None]
    return {own.deal: own.gained for own in found}


MOST_KEPT: Final = 40
"""Analyses that are read for the records; with more nobody would see more."""


def _own(path: Path) -> SoloDeal | None:
    """What a file has for the records alone: all of it takes ten times as long to read."""
    try:
        data = read_json(path, MAX_BYTES)
        own = data.get("own") if isinstance(data, dict) else None
        return None if own is None else read_record_data(own, SoloDeal, strict_converter())
    except (InvalidData, OSError):
        return None


def to_plain(value: Any) -> Any:
    """An analysis, or a part of one, as plain data."""
    return strict_converter().unstructure(value)
