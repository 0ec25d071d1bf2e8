"""Analysis of a finished game: balance, turning points, judged attitudes. No Qt."""

import hashlib
import json
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Final, Literal, TypeAlias

from paxdesk import __version__
from paxdesk.files.record_codec import read_record_data, strict_converter
from paxdesk.files.strict_json import InvalidData, read_json
from paxdesk.float_sum import float_sum
from paxdesk.lazy_attrs import frozen
from paxdesk.mexican_adventure.robots.assessment import Assessment
from paxdesk.mexican_adventure.robots.battles import BattleOutlook, outlook
from paxdesk.mexican_adventure.rules import actions as act
from paxdesk.mexican_adventure.rules.actions import ChooseAttitude
from paxdesk.mexican_adventure.rules.agenda import ChoosingAttitude, Combat, CombatOver
from paxdesk.mexican_adventure.rules.engine import legal_actions
from paxdesk.mexican_adventure.rules.forces import steps_to_remove
from paxdesk.mexican_adventure.rules.notation import write
from paxdesk.mexican_adventure.rules.pacification import value_in_hand
from paxdesk.mexican_adventure.rules.state import State
from paxdesk.mexican_adventure.rules.supply import collected_from, value_of
from paxdesk.mexican_adventure.rules.view import seen_by
from paxdesk.mexican_adventure.rules.vocabulary import (
    ATTITUDES,
    MOST_WITHDRAWAL,
    SIDES,
    Attitude,
    EventName,
    Side,
    ZoneId,
    enemy_of,
)
from paxdesk.mexican_adventure.session import Recording, Step, seat_of
from paxdesk.session.game_protocol import Seat

# --- Balance of the war, in thousandths for the Imperial side -------------------------------------
# The balance is not a chance of winning.

WHOLE: Final = 1000
WEIGHTS: Final[Mapping[str, Mapping[str, float]]] = {
    "control": {"aims": 0.45, "force": 0.35, "land": 0.15, "clock": 0.05},
    "most_resources": {"aims": 0.4, "force": 0.3, "land": 0.1, "clock": 0.2},
    "withdrawal_below_30": {"aims": 0.5, "force": 0.3, "land": 0.2},
    "no_imperial_fp": {"aims": 0.6, "force": 0.25, "land": 0.15},
}
"""Weights of the parts of the balance, by the scenario's victory condition (7.0)."""
PATIENCE_TO_LOSE: Final = 20
"""Expected number of steps of the French Retreat marker in a whole game."""
HUNTERS: Final = 2.0
"""Number of Imperial steps that each Republican step may remove in a whole game."""
REFUSED: Final = 0.2
"""Factor for the Imperial share if the French Retreat marker is above the limit (7.2)."""
IDLE: Final[frozenset[EventName]] = frozenset(
    {"attitude", "bowl", "combat", "drawn", "gains", "no_combat", "ordered", "pays", "rolled",
     "spent", "step"}
)  # fmt: skip
"""Names of events that do not change the balance."""


def balance(state: State, to_come: float | None = None) -> int:
    """Return the Imperial side's balance in thousandths; ``to_come`` is the share of turns left."""
    left = _to_come(state) if to_come is None else to_come
    parts: dict[str, Callable[[State], float]] = {
        "aims": partial(_aims, to_come=left),
        "force": _force,
        "land": _land,
        "clock": _clock,
    }
    weights = WEIGHTS[state.card.victory.by]
    return round(WHOLE * float_sum(weight * parts[name](state) for name, weight in weights.items()))


def balances(opening: State, steps: tuple[Step, ...]) -> list[int]:
    """Return the balance before the first step and after each."""
    found = [balance(opening)]
    for step in steps:
        idle = all(event.what in IDLE for event in step.events) and step.before.step != "setup"
        moved = step.before.hq != step.after.hq
        found.append(balance(step.after) if moved or not idle else found[-1])
    return found


def drifts(steps: tuple[Step, ...]) -> list[int]:
    """Return for each step the change of the balance caused only by the calendar."""
    return [
        balance(step.after) - balance(step.after, _to_come(step.before))
        if any(event.what in ("turn", "game_over") for event in step.events)
        else 0
        for step in steps
    ]


def _part(values: Mapping[Side, float]) -> float:
    whole = float_sum(values.values())
    return values["imperial"] / whole if whole else 0.5


def _force(state: State) -> float:
    """Return the Imperial share of all steps (M73)."""
    return _part({side: steps_to_remove(fp for _, fp in state.all_fps(side)) for side in SIDES})


def _land(state: State) -> float:
    """Return the Imperial share of zone income (4.1.1)."""
    return _part({side: value_of(state, collected_from(state, side)) for side in SIDES})


def _clock(state: State) -> float:
    return 1 - state.withdrawal / MOST_WITHDRAWAL


def _aims(state: State, to_come: float) -> float:
    victory = state.card.victory
    if victory.by == "control":
        held = {
            side: sum(
                bool(state.zones[zone].fps(side) and not state.zones[zone].fps(enemy_of(side)))
                for zone in victory.zones
            )
            for side in SIDES
        }
        return 0.5 + (held["imperial"] - held["republican"]) / (2 * len(victory.zones))
    if victory.by == "most_resources":
        most = victory.republican_above
        late = most is not None and state.withdrawal > most
        part = _part({side: value_in_hand(state, side) for side in SIDES})
        return part * REFUSED if late else part
    if victory.by == "no_imperial_fp":
        left = steps_to_remove(fp for _, fp in state.all_fps("imperial"))
        hunters = steps_to_remove(fp for _, fp in state.all_fps("republican"))
        return left / max(1.0, left + HUNTERS * hunters * to_come)
    if state.at_thirty:
        return 0.0
    patience = MOST_WITHDRAWAL - state.withdrawal
    return patience / max(1.0, patience + PATIENCE_TO_LOSE * to_come)


def _to_come(state: State) -> float:
    card = state.card
    left = 0 if state.over else card.last_turn - state.turn + 1
    return left / (card.last_turn - card.first_turn + 1)


# --- Turning points: the largest changes of the balance, each with its steps ----------------------

MOST: Final = 5
LEAST: Final = 15
"""Minimum change of the balance at a turning point, in thousandths."""


@frozen
class Swing:
    """Change of the balance, in thousandths.

    Steps are counted from 1; ``step`` has the largest change from ``first`` to ``last``.
    """

    first: int
    last: int
    step: int
    before: int
    after: int

    @property
    def size(self) -> int:
        return abs(self.after - self.before)


def combat_zone(state: State) -> ZoneId | None:
    return next((each.zone for each in state.agenda if isinstance(each, Combat | CombatOver)), None)


def episodes(steps: Sequence[Step]) -> Iterator[tuple[int, int]]:
    """Yield the first and last step number of each episode.

    An episode is a combat or one other step, with the moves that follow it.
    """
    first = 0
    last_key: tuple[object, ...] = ()
    for number, step in enumerate(steps, 1):
        if step.before.step == "setup":
            continue
        key = _key(step, number)
        if isinstance(step.action, act.Move) and first:
            key = last_key
        if key != last_key:
            if first:
                yield first, number - 1
            first, last_key = number, key
    if first:
        yield first, len(steps)


def _key(step: Step, number: int) -> tuple[object, ...]:
    zone = combat_zone(step.before)
    if zone is None and isinstance(step.action, act.Fight):
        zone = step.action.zone
    if zone is not None:
        return step.before.turn, zone
    return (number,)


def turning_points(
    steps: Sequence[Step], balances: Sequence[int], drifts: Sequence[int]
) -> tuple[Swing, ...]:
    """Return up to MOST swings of at least LEAST thousandths, in playing order."""

    def change(number: int) -> int:
        return balances[number] - balances[number - 1] - drifts[number - 1]

    found = []
    for first, last in episodes(steps):
        before = balances[first - 1]
        after = before + sum(map(change, range(first, last + 1)))
        step = max(range(first, last + 1), key=lambda each: abs(change(each)))
        found.append(Swing(first, last, step, before, after))
    largest = sorted(found, key=lambda each: (-each.size, each.first))[:MOST]
    return tuple(sorted((s for s in largest if s.size >= LEAST), key=lambda each: each.first))


# --- Quality of attitudes, by the information of the choosing side (5.7.2, M86) -------------------
# The enemy, who chooses at the same time, is assumed to use a mixed strategy.

ChoiceMark: TypeAlias = Literal["best", "good", "mistake", "blunder"]
MARKS: Final[tuple[ChoiceMark, ...]] = ("best", "good", "mistake", "blunder")
BEST: Final = 25
"""Largest loss that is still marked "best", in 1/100 resource point."""
GOOD: Final = 100
MISTAKE: Final = 300
ROUNDS: Final = 400
"""Number of rounds of fictitious play."""


@frozen
class JudgedChoice:
    """Choice of an attitude and its ``loss``, in 1/100 resource point.

    ``dealt`` and ``taken`` are expected losses in 1/100 step: of the choice, then of ``better``.
    """

    step: int
    seat: Seat
    zone: ZoneId
    better: str
    loss: int
    mark: ChoiceMark
    dealt: tuple[int, int]
    taken: tuple[int, int]


def judged(steps: Sequence[Step]) -> Iterator[tuple[int, JudgedChoice | None]]:
    """Yield each step's number with its judgement, None if no attitude was chosen."""
    for number, step in enumerate(steps, 1):
        yield number, judge(step, number)


def judge(step: Step, number: int) -> JudgedChoice | None:
    """Return the judgement of a chosen attitude; None for any other step."""
    asked = step.before.agenda[-1] if step.before.agenda else None
    action = step.action
    if not isinstance(asked, ChoosingAttitude) or not isinstance(action, ChooseAttitude):
        return None
    legal = [each for each in legal_actions(step.before) if isinstance(each, ChooseAttitude)]
    seen = Assessment(seen_by(step.before, asked.side), asked.side)
    table = [[_outlook(seen, asked.zone, mine, other) for other in ATTITUDES] for mine in legal]
    weights = enemy_mixture([[each.value for each in row] for row in table])
    means = [_mean(row, weights) for row in table]
    mine = legal.index(action)
    best = max(range(len(legal)), key=lambda index: (means[index].value, index == mine))
    loss = round(100 * (means[best].value - means[mine].value))
    return JudgedChoice(
        number,
        step.seat,
        asked.zone,
        write(legal[best]),
        loss,
        mark_of(loss),
        (round(100 * means[mine].dealt), round(100 * means[best].dealt)),
        (round(100 * means[mine].taken), round(100 * means[best].taken)),
    )


def mark_of(loss: int) -> ChoiceMark:
    """Return the mark of a choice with this loss, in 1/100 resource point."""
    if loss <= BEST:
        return "best"
    if loss <= GOOD:
        return "good"
    return "mistake" if loss <= MISTAKE else "blunder"


def _outlook(
    seen: Assessment, zone: ZoneId, mine: ChooseAttitude, other: Attitude
) -> BattleOutlook:
    if seen.side == "imperial":
        return outlook(seen, zone, mine.attitude, other, mine.camerone)
    return outlook(seen, zone, other, mine.attitude, mine.camerone)


def _mean(row: Sequence[BattleOutlook], weights: Sequence[float]) -> BattleOutlook:
    def mean(name: str) -> float:
        return float_sum(
            weight * float(getattr(each, name)) for each, weight in zip(row, weights, strict=True)
        )

    return BattleOutlook(mean("value"), mean("dealt"), mean("taken"))


def enemy_mixture(table: Sequence[Sequence[float]]) -> list[float]:
    """Return the enemy's frequency of each column; ``table`` has the row player's values."""
    rows, columns = len(table), len(table[0])
    times = [0] * columns
    row_sums, column_sums = [0.0] * rows, [0.0] * columns
    row = column = 0
    for _ in range(ROUNDS):
        times[column] += 1
        for index, values in enumerate(table):
            row_sums[index] += values[column]
        for index in range(columns):
            column_sums[index] += table[row][index]
        row = max(range(rows), key=row_sums.__getitem__)
        column = min(range(columns), key=column_sums.__getitem__)
    return [each / ROUNDS for each in times]


MOST_BYTES: Final = 4_000_000


@frozen
class Analysis:
    """Analysis of a game.

    ``balances`` are the Imperial side's, in thousandths, before the first step and after each.
    """

    balances: tuple[int, ...]
    swings: tuple[Swing, ...]
    attitudes: tuple[JudgedChoice, ...]

    def marks(self) -> dict[Seat, dict[ChoiceMark, int]]:
        """Return the number of attitudes by seat and mark."""
        counts = Counter((each.seat, each.mark) for each in self.attitudes)
        return {
            seat_of(side): {mark: counts[seat_of(side), mark] for mark in MARKS} for side in SIDES
        }


@frozen
class KeptAnalysis:
    """Analysis in a file, with the version of the ``program`` and a digest of the ``game``."""

    program: str
    game: str
    analysis: Analysis


def analyse(recording: Recording, tell: Callable[[int, int], None] | None = None) -> Analysis:
    """Return the analysis of a game; ``tell`` receives the progress in steps."""
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
    """Return a digest of a game's material, opening and lines."""
    opening = recording.opening
    lines = [f"{entry.seat} {entry.line}" for entry in recording.journal]
    begun = [opening.material.digest, opening.scenario, str(opening.generator.position)]
    return hashlib.sha256("\n".join([*begun, *lines]).encode()).hexdigest()


def analysis_data(found: Analysis, recording: Recording) -> bytes:
    kept = KeptAnalysis(__version__, game_digest(recording), found)
    return json.dumps(strict_converter().unstructure(kept), ensure_ascii=False).encode()


def read_analysis(path: Path, recording: Recording) -> Analysis | None:
    """Return the analysis in a file, or None if it is unusable."""
    try:
        kept = read_record_data(read_json(path, MOST_BYTES), KeptAnalysis, strict_converter())
    except (InvalidData, OSError):
        return None
    if (kept.program, kept.game) != (__version__, game_digest(recording)):
        return None
    return kept.analysis
