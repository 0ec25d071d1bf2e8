"""Analysis of a game: chances by turn, turning points, judged turns, missed Topples."""

import hashlib
import json
from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from functools import partial
from itertools import pairwise
from pathlib import Path
from statistics import mean
from typing import Any, Final, Protocol

from attrs import evolve

from paxdesk import __version__
from paxdesk.files.game_shelf import ANALYSIS
from paxdesk.files.record_codec import read_record_data, strict_converter
from paxdesk.files.record_list import read_record
from paxdesk.files.safe_write import SaveError
from paxdesk.files.strict_json import InvalidData, read_json
from paxdesk.float_sum import float_sum
from paxdesk.lazy_attrs import frozen
from paxdesk.porfiriana.analysis.play_outs import Told
from paxdesk.porfiriana.analysis.turn_quality import (
    MARKS,
    Chances,
    JudgedTurn,
    PlanLine,
    TurnMark,
    accuracy_of,
    chances,
    confirmed,
    judged_turns,
    paired_plans,
    thousandths,
)
from paxdesk.porfiriana.results import deal_of
from paxdesk.porfiriana.robots.planner.learned import WinChances
from paxdesk.porfiriana.rules.actions import End, Pass, Seat, Shift
from paxdesk.porfiriana.rules.engine import perform_unchecked
from paxdesk.porfiriana.session import Recording, Session, ends_turn

TURNING_POINTS: Final = 5
MOST_CONFIRMED: Final = 8
"""Default maximum number of better plans compared by :func:`analyse`."""
LEAST_TURN: Final = 50
"""Minimum change of a seat's chance of winning at a turning point, in thousandths."""


@frozen
class TurnChances:
    """Chances of winning in thousandths at the end of a turn. ``seat`` is None for the deal."""

    turn: int
    step: int
    seat: Seat | None
    chances: dict[Seat, int]


@frozen
class TurningPoint:
    """Turn that changed the chance of ``seat`` from ``before`` to ``after``, in thousandths.

    ``step`` is the step with the largest change.
    """

    turn: int
    step: int
    seat: Seat
    before: int
    after: int


@frozen
class MissedTopple:
    """Proved win by ``lines``, from the position before ``step``, that a seat missed.

    Wins missed in successive turns of the seat count once; ``last`` is the step of the last miss.
    """

    step: int
    seat: Seat
    lines: tuple[PlanLine, ...]
    last: int


@frozen
class Analysis:
    """Results of an analysis, for the steps that could be replayed.

    ``complete`` is False until all turns are judged. ``people`` are the seats of people.
    """

    steps: int
    turns: tuple[TurnChances, ...]
    turning_points: tuple[TurningPoint, ...]
    judged: tuple[JudgedTurn, ...] = ()
    missed: tuple[MissedTopple, ...] = ()
    people: tuple[Seat, ...] = ()
    complete: bool = False

    def doubtful(self) -> list[JudgedTurn]:
        """Return the turns whose better plans are still to be compared, most important first."""
        return sorted((turn for turn in self.judged if turn.doubtful), key=self.importance)

    def importance(self, turn: JudgedTurn) -> tuple[bool, int, int]:
        """Return a sort key: turns of people first, then those with the greatest loss."""
        return turn.seat not in self.people, -turn.loss, turn.step

    def marks(self) -> Mapping[Seat, Mapping[TurnMark, int]]:
        counts = Counter((turn.seat, turn.mark) for turn in self.judged)
        seats = list(self.turns[0].chances)
        return {seat: {mark: counts[seat, mark] for mark in MARKS} for seat in seats}

    def accuracy(self, seat: Seat) -> int | None:
        """Return the seat's average accuracy in percent, None if no turn is judged."""
        kept = [accuracy_of(turn.loss / 1000) for turn in self.judged if turn.seat == seat]
        return round(100 * mean(kept)) if kept else None


class Judges(Protocol):
    """Interface for judging turns; :meth:`judge` yields in the order of the turns."""

    def judge(self, turns: Sequence[range]) -> Iterable[list[JudgedTurn]]:
        """Yield the judgements of each turn, given as a range of steps."""
        ...

    def gains(self, turn: JudgedTurn, pairs: Sequence[int]) -> Iterable[float]:
        """Yield the gain of the better plan in each of these pairs of games."""
        ...


@frozen
class JudgesHere:
    recording: Recording

    def judge(self, turns: Sequence[range]) -> Iterable[list[JudgedTurn]]:
        for steps in turns:
            yield judged_turns(self.recording.steps[steps[0] - 1 : steps[-1]], steps[0])

    def gains(self, turn: JudgedTurn, pairs: Sequence[int]) -> Iterable[float]:
        return paired_plans(turn, self.recording.steps).gains(pairs)


def analyse(
    recording: Recording,
    told: Told = lambda *_: None,
    judges: Judges | None = None,
    people: Collection[Seat] = (),
    most: int = MOST_CONFIRMED,
) -> Analysis:
    """Return the analysis of a game, with up to ``most`` better plans compared."""
    *_, found = stages(recording, told, judges, people)
    return with_compared_plans(found, found.doubtful()[:most], recording, told, judges)


def stages(
    recording: Recording,
    told: Told = lambda *_: None,
    judges: Judges | None = None,
    people: Collection[Seat] = (),
) -> Iterator[Analysis]:
    """Yield the analysis first without judged turns, then complete."""
    judges = judges or JudgesHere(recording)
    turns, steps = turns_of(recording), len(recording.steps)
    curve = _curve(recording, turns)
    points = _turning_points(recording, turns, curve)
    found = Analysis(steps, curve, points, people=tuple(people))
    yield found
    judged: list[JudgedTurn] = []
    for turn, here in zip(turns, judges.judge(turns), strict=True):
        told(turn[-1], steps)
        judged += here
    missed = oversights(recording, judged)
    yield evolve(found, judged=tuple(judged), missed=missed, complete=True)


def with_compared_plans(
    found: Analysis,
    turns: Sequence[JudgedTurn],
    recording: Recording,
    told: Told = lambda *_: None,
    judges: Judges | None = None,
) -> Analysis:
    """Return the analysis after comparing these turns with their better plans."""
    judges = judges or JudgesHere(recording)
    for number, turn in enumerate(turns):

        def tell(pairs: int, most: int, number: int = number) -> None:
            told(number * most + pairs, len(turns) * most)

        sure = confirmed(turn, partial(judges.gains, turn), tell)
        told(number + 1, len(turns))
        kept = (sure if each.place == sure.place else each for each in found.judged)
        found = evolve(found, judged=tuple(kept))
    return found


def turns_of(recording: Recording) -> list[range]:
    """Return the step numbers of each turn, counted from 1."""
    found, begins = [], 1
    for number, step in enumerate(recording.steps, start=1):
        if ends_turn(step) or number == len(recording.steps):
            found.append(range(begins, number + 1))
            begins = number + 1
    return found


def _curve(recording: Recording, turns: Sequence[range]) -> tuple[TurnChances, ...]:
    """Return the chances at the deal and at the end of every turn.

    Unless the game is decided, the chances of earlier turns count as well.
    """
    told = chances(recording.opening)
    found = [_turn_chances(0, 0, None, told)]
    for turn, steps in enumerate(turns, start=1):
        whose = recording.steps[steps[0] - 1].before.turn.seat
        state = recording.steps[steps[-1] - 1].after
        now = chances(state)
        certain = state.over or max(now.values()) == 1
        shown = now if certain else mixed(now, told)
        found.append(_turn_chances(turn, steps[-1], whose, shown))
        told = told if certain else shown
    return tuple(found)


def _turn_chances(turn: int, step: int, seat: Seat | None, told: Chances) -> TurnChances:
    kept = {each: thousandths(chance) for each, chance in told.items()}
    return TurnChances(turn, step, seat, kept)


NOW: Final = 0.6
"""Weight of the current position in the chances by turn."""


def mixed(now: Chances, before: Chances) -> Chances:
    """Return the weighted geometric mean of two sets of chances, normalised.

    The weight of ``now`` is NOW. If chances do not add up to 1, Díaz has the rest.
    """
    odds = {seat: now[seat] ** NOW * before[seat] ** (1 - NOW) for seat in now}
    rest = _rest(now) ** NOW * _rest(before) ** (1 - NOW)
    total = float_sum(odds.values()) + rest
    return {seat: each / total for seat, each in odds.items()}


def _rest(told: Chances) -> float:
    return max(0.0, 1 - float_sum(told.values()))


def _turning_points(
    recording: Recording, turns: Sequence[range], curve: tuple[TurnChances, ...]
) -> tuple[TurningPoint, ...]:
    """Return the turns that changed a seat's chance most, in playing order."""
    found = []
    for steps, (before, after) in zip(turns, pairwise(curve), strict=True):
        done = [
            each
            for each in steps
            if not isinstance(recording.steps[each - 1].action, End | Pass | Shift)
        ]
        if not done:
            continue
        begun, ended = chances(recording.position(steps[0] - 1)), _without_refill(recording, steps)
        moved = {
            seat: _common(
                thousandths(ended[seat] - begun[seat]), after.chances[seat] - before.chances[seat]
            )
            for seat in ended
        }
        seat = max(moved, key=lambda each: (moved[each], -each))
        if moved[seat] >= LEAST_TURN:
            found.append((moved[seat], seat, done, before, after))
    # the sort is stable: of equal changes, the earlier comes first
    found.sort(key=lambda each: -each[0])
    points = [
        TurningPoint(
            after.turn,
            _sharpest(recording, done, after.step, seat),
            seat,
            before.chances[seat],
            after.chances[seat],
        )
        for _, seat, done, before, after in found[:TURNING_POINTS]
    ]
    return tuple(sorted(points, key=lambda point: point.turn))


def _without_refill(recording: Recording, steps: range) -> Chances:
    """Return the chances after a turn, before the market is refilled."""
    last = recording.steps[steps[-1] - 1]
    if last.after.over or not isinstance(last.action, End):
        return chances(last.after)
    state = last.before.copy()
    state.deck = []
    perform_unchecked(state, last.action)
    return chances(state)


def _common(one: int, other: int) -> int:
    """Return the smaller size of two changes in the same direction, else 0."""
    return min(abs(one), abs(other)) if one * other > 0 else 0


def _sharpest(recording: Recording, done: Sequence[int], last: int, seat: Seat) -> int:
    """Return the step of ``done`` that changed the seat's chance most."""

    def stands(step: int) -> float:
        state = recording.position(step)
        return WinChances.at(state).chances(state)[seat]

    ends = (*(each - 1 for each in done[1:]), last)
    change = {
        step: abs(stands(end) - stands(step - 1)) for step, end in zip(done, ends, strict=True)
    }
    return max(done, key=lambda step: change[step])


def oversights(recording: Recording, judged: Sequence[JudgedTurn]) -> tuple[MissedTopple, ...]:
    """Return the proved wins that seats missed, each at the step where it was first missed."""
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
    for move in judged:
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


# --- Analysis files: stored beside the game, and valid only for that game -------------------------

MAX_BYTES: Final = 4_000_000


@frozen
class SoloDeal:
    """Deal and accuracy (``gained``, in percent) of a game with a single person."""

    deal: str
    gained: int


@frozen
class KeptAnalysis:
    """Content of an analysis file.

    ``program`` is the version that wrote it, ``game`` the digest of the game. ``own`` is set for
    games with a single person.
    """

    program: str
    game: str
    analysis: Analysis
    own: SoloDeal | None = None


def game_digest(recording: Recording) -> str:
    """Return a digest of a game: its deck, random generator and lines."""
    opening = recording.opening
    lines = [f"{entry.seat} {entry.line}" for entry in recording.journal]
    told = "\n".join([opening.cards.digest, str(opening.generator.position), *lines])
    return hashlib.sha256(told.encode()).hexdigest()


def own_of(analysis: Analysis, session: Session) -> SoloDeal | None:
    """Return the deal and accuracy of a game with a single person, or None."""
    people = [seat for seat, who in enumerate(session.seats, start=1) if who.robot is None]
    accuracy = analysis.accuracy(people[0]) if len(people) == 1 else None
    return None if accuracy is None else SoloDeal(deal_of(session), accuracy)


def analysis_data(analysis: Analysis, recording: Recording, own: SoloDeal | None = None) -> bytes:
    kept = KeptAnalysis(__version__, game_digest(recording), analysis, own)
    return json.dumps(to_plain(kept), ensure_ascii=False).encode()


def read_analysis(path: Path, recording: Recording) -> Analysis | None:
    """Return the analysis of this game from a file, or None."""
    try:
        kept = read_record(path, KeptAnalysis, MAX_BYTES)
    except (SaveError, OSError):
        return None
    if (kept.program, kept.game) != (__version__, game_digest(recording)):
        return None
    return kept.analysis


def accuracies(folder: Path) -> dict[str, int]:
    """Return accuracies in percent by deal, from the latest MOST_KEPT analyses."""
    latest = sorted(folder.rglob(f"*{ANALYSIS}"), key=lambda path: path.name)[-MOST_KEPT:]
    found = [own for path in latest if (own := _own(path)) is not None]
    return {own.deal: own.gained for own in found}


MOST_KEPT: Final = 40
"""Maximum number of analyses read for the records."""


def _own(path: Path) -> SoloDeal | None:
    """Return the record ``own`` of a file, without converting the rest, or None."""
    try:
        data = read_json(path, MAX_BYTES)
        own = data.get("own") if isinstance(data, dict) else None
        return None if own is None else read_record_data(own, SoloDeal, strict_converter())
    except (InvalidData, OSError):
        return None


def to_plain(value: Any) -> Any:
    return strict_converter().unstructure(value)
