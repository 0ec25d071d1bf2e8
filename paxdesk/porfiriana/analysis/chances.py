"""Everybody's chance of winning in a position.

What the position is worth to a seat (the planner's evaluation, in gold, which knows what lies
open and that seat's own hand) is turned into a chance by the numbers in ``assets/chances.yaml``,
which says how they were made; ``fitting.py`` fits them to simulated games. Between players, seat
s wins with exp(k·v(s)) / Σ exp(k·v), where k depends on how many play and how many rounds are
left; alone against Díaz with 1 / (1 + exp(-(k·v + c))).
"""

from bisect import bisect_right
from collections.abc import Mapping
from functools import cache
from math import exp
from pathlib import Path
from typing import Final, TypeAlias

from paxdesk.porfiriana.robots.planner.evaluation import Evaluation, rounds_left
from paxdesk.porfiriana.robots.planner.levels import LEVELS, LevelName
from paxdesk.porfiriana.rules.actions import DIAZ, Seat
from paxdesk.porfiriana.rules.state import State
from paxdesk.porfiriana.rules.vocabulary import PRESTIGES
from paxdesk.record_classes import frozen
from paxdesk.resources import assets_folder
from paxdesk.strict_yaml import check_keys, entries, items, read_file, text, whole

JUDGE: Final[LevelName] = "hard"
"""Whose evaluation and plans games are judged by."""
ROUNDS: Final = (1.0, 2.0, 4.0, 8.0)
"""Where the number of rounds left makes another phase of the game, the last phase first."""
PHASES: Final = len(ROUNDS) + 1
TABLES: Final = (2, 3, 4)
"""Seats that have numbers of their own; the last stands for more, too."""
MILLION: Final = 1_000_000
MOST_EXPONENT: Final = 60.0
Values: TypeAlias = Mapping[Seat, float]


@frozen
class Fit:
    """The fitted numbers: k by seats and phase, and k and c against Díaz by phase."""

    players: dict[int, tuple[float, ...]]
    diaz: tuple[tuple[float, float], ...]


@cache
def fit() -> Fit:
    """The numbers that come with the program."""
    return read_fit(assets_folder() / "chances.yaml")


def read_fit(path: Path) -> Fit:
    """Read fitted numbers, which the file has as whole millionths. Raises Misfit."""
    root = read_file(path)
    keys = ("made_by", "players", "diaz")
    check_keys(root, keys, keys, "fitted chances")
    found = entries(root)
    text(found["made_by"])
    by_seats = entries(found["players"])
    check_keys(found["players"], [str(seats) for seats in TABLES], (), "“players”")
    number = whole(-100 * MILLION, 100 * MILLION)

    def numbers(node: object, count: int) -> tuple[float, ...]:
        return tuple(number(each) / MILLION for each in items(node, count, count))  # type: ignore[arg-type]

    pairs = [numbers(each, 2) for each in items(found["diaz"], PHASES, PHASES)]
    return Fit(
        {int(seats): numbers(node, PHASES) for seats, node in by_seats.items()},
        tuple((k, c) for k, c in pairs),
    )


def phase(state: State) -> int:
    """The phase of the game: 0 is the last one."""
    return bisect_right(ROUNDS, rounds_left(state))


@frozen
class Odds:
    """Everybody's chances in positions of one game from one moment on.

    How many rounds are left is read off that moment: what a seat plans has no deck to tell it.
    """

    evaluation: Evaluation
    phase: int

    @classmethod
    def at(cls, state: State) -> "Odds":
        level = LEVELS[JUDGE]
        evaluation = Evaluation.at(state, level, (1.0,) * len(PRESTIGES))
        return cls(evaluation, phase(state))

    def values(self, state: State) -> dict[Seat, float]:
        """What a position is worth to everybody but Díaz, each with its own hand, in gold."""
        return {seat: self.evaluation.value(state, seat) for seat in state.players if seat != DIAZ}

    def chances(self, state: State) -> dict[Seat, float]:
        """Everybody's chance of winning, 0 to 1; against Díaz they need not come to 1."""
        seats = [seat for seat in state.players if seat != DIAZ]
        if state.over:
            share = 1 / max(1, len(state.winners))
            return {seat: share if seat in state.winners else 0.0 for seat in seats}
        worth = self.values(state)
        if state.solo == "diaz":
            k, c = fit().diaz[self.phase]
            return {seat: logistic(k * value + c) for seat, value in worth.items()}
        k = fit().players[min(max(len(seats), TABLES[0]), TABLES[-1])][self.phase]
        return softmax(worth, k)


def chances(state: State) -> dict[Seat, float]:
    """Everybody's chances in a position as it lies on the table."""
    return Odds.at(state).chances(state)


def softmax(worth: Values, k: float) -> dict[Seat, float]:
    """Chances in proportion to exp(k·value)."""
    most = max(worth.values())
    weights = {seat: exp(max(k * (value - most), -MOST_EXPONENT)) for seat, value in worth.items()}
    total = sum(weights.values())
    return {seat: weight / total for seat, weight in weights.items()}


def logistic(x: float) -> float:
    """1 / (1 + exp(-x))."""
    return 1 / (1 + exp(-max(-MOST_EXPONENT, min(MOST_EXPONENT, x))))
