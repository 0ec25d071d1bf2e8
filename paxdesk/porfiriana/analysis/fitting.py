"""How chances of winning are fitted to what positions are worth: ``python -m`` this module.

Games are simulated between levels of the planner, and against Díaz; every position in
which a turn begins is a sample: what it is worth to every seat, its phase, and who won in the
end. For each number of seats and phase, k is the one under which the winners were likeliest;
against Díaz so are k and c. It is written as ``assets/chances.yaml``, with how it was made.
"""

import sys
from argparse import ArgumentParser
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from math import log
from pathlib import Path
from typing import Final

from attrs import frozen

from paxdesk.porfiriana.analysis.chances import (
    MILLION,
    PHASES,
    TABLES,
    Odds,
    Values,
    logistic,
    softmax,
)
from paxdesk.porfiriana.robots.playing import play_on
from paxdesk.porfiriana.robots.random_player import RandomPlayer
from paxdesk.porfiriana.robots.simulation import MOST_TURNS, Plan, SeatWord
from paxdesk.porfiriana.rules.actions import Seat
from paxdesk.porfiriana.rules.agenda import ActionPhase
from paxdesk.porfiriana.rules.deck import open_deck

GAMES: Final[tuple[tuple[SeatWord, ...], ...]] = (
    ("medium", "medium"),
    ("medium", "easy", "medium"),
    ("medium", "medium", "easy", "medium"),
    ("medium", "diaz"),
)
"""Who plays, one table after the other by the seed."""
STEPS: Final = 30
"""Steps of the search for a likeliest number, each of which narrows it down by a third."""
LARGEST: Final = 0.5
LEAST: Final = 1e-9


@frozen
class Sample:
    """A position of a game: seats, phase, values, and who won in the end."""

    seats: int
    solo: bool
    phase: int
    worth: Values
    winners: tuple[Seat, ...]


def samples(seed: int) -> list[Sample]:
    """The positions of the game of this seed; none of a game that has no end."""
    plan = Plan(open_deck(None), GAMES[seed % len(GAMES)])
    state = plan.begin(seed)
    turn, turns = None, 0
    met: list[tuple[int, Values]] = []
    for _ in play_on(state, RandomPlayer.for_game(seed), robots=plan.robots):
        if state.turn is not turn and isinstance(state.agenda[-1], ActionPhase):
            turn, turns = state.turn, turns + 1
            odds = Odds.at(state)
            met.append((odds.phase, odds.values(state)))
        if turns > MOST_TURNS:
            return []
    solo = state.solo == "diaz"
    return [Sample(len(worth), solo, at, worth, state.winners) for at, worth in met]


def likelihood(found: Iterable[Sample], k: float) -> float:
    """The logarithm of how likely the winners were under k."""
    total = 0.0
    for each in found:
        chances = softmax(each.worth, k)
        total += sum(log(max(chances[seat], LEAST)) for seat in each.winners)
    return total


def solo_likelihood(found: Iterable[Sample], k: float, c: float) -> float:
    """The same against Díaz, who wins where nobody does."""
    total = 0.0
    for each in found:
        ((seat, value),) = each.worth.items()
        chance = logistic(k * value + c)
        total += log(max(chance if seat in each.winners else 1 - chance, LEAST))
    return total


def likeliest(score: Callable[[float], float], low: float, high: float) -> float:
    """Where a score with one top is highest."""
    for _ in range(STEPS):
        third = (high - low) / 3
        if score(low + third) < score(high - third):
            low += third
        else:
            high -= third
    return (low + high) / 2


def fitted(found: Sequence[Sample]) -> Iterator[str]:
    """The lines of the file with the numbers."""
    yield "players:"
    for seats in TABLES:
        ks = []
        for at in range(PHASES):
            mine = [s for s in found if not s.solo and s.seats == seats and s.phase == at]
            ks.append(likeliest(partial(likelihood, mine), 0.0, LARGEST))
        yield f"  {seats}: [{', '.join(str(round(k * MILLION)) for k in ks)}]"
    yield "diaz:"
    for at in range(PHASES):
        alone = [s for s in found if s.solo and s.phase == at]

        k = likeliest(partial(_with_best_offset, alone), 0.0, LARGEST)
        yield f"  - [{round(k * MILLION)}, {round(_offset(alone, k) * MILLION)}]"


def _offset(found: Sequence[Sample], k: float) -> float:
    """The likeliest c under k."""
    return likeliest(partial(solo_likelihood, found, k), -6.0, 6.0)


def _with_best_offset(found: Sequence[Sample], k: float) -> float:
    return solo_likelihood(found, k, _offset(found, k))


def main() -> None:
    """Play the games, and write the file."""
    parser = ArgumentParser(description="Fit chances of winning to simulated games.")
    parser.add_argument("--games", type=int, default=1200, metavar="N", help="seeds from 0 on")
    parser.add_argument("--jobs", type=int, default=1, metavar="N", help="processes")
    parser.add_argument("out", type=Path, help="the file to write")
    arguments = parser.parse_args()
    found: list[Sample] = []
    with ProcessPoolExecutor(arguments.jobs) as pool:
        for number, each in enumerate(pool.map(samples, range(arguments.games)), start=1):
            found += each
            if number % 50 == 0:
                print(f"{number} of {arguments.games} games", file=sys.stderr, flush=True)
    lines = [
        "# How what a position is worth to the seats becomes their chances of winning, in",
        "# millionths: k by number of seats and phase of the game, the last phase first; against",
        "# Díaz k and c. See paxdesk/porfiriana/analysis/chances.py.",
        f"made_by: python -m paxdesk.porfiriana.analysis.fitting --games {arguments.games},"
        f" {len(found)} positions",
        *fitted(found),
    ]
    arguments.out.write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
