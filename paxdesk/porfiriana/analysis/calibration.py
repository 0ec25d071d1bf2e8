"""How chances of winning are fitted to what positions are worth: ``python -m`` this module.

Games are simulated between levels of the planner, and against Díaz; every position in
which a turn begins is a sample: what it is worth to every seat, its phase, and who won in the
end. Positions of one game are no independent witnesses: together they weigh as much as one in each
phase. For each number of seats and phase, k is the one under which the winners were likeliest,
held near the number set by hand as far as games do not say otherwise (a log-normal prior of
width ``SPREAD``), so that few games in a phase never make its chances extreme; against Díaz so
are k and c. It is written as ``assets/chances.yaml``, with how it was made, and every third game,
left out of a fit of its own, tells how good the fitted numbers are beside those in force.
"""

import sys
from argparse import ArgumentParser
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from math import exp, log
from pathlib import Path
from typing import Final

from paxdesk.files.writing import write_whole
from paxdesk.porfiriana.analysis.move_quality import (
    MILLION,
    PHASES,
    TABLES,
    Fit,
    Odds,
    Values,
    fit,
    logistic,
    softmax,
)
from paxdesk.porfiriana.robots.asking import RandomPlayer
from paxdesk.porfiriana.robots.simulation import MOST_TURNS, Plan, SeatWord, play_unheard
from paxdesk.porfiriana.rules.actions import DIAZ, Seat
from paxdesk.porfiriana.rules.agenda import ActionPhase
from paxdesk.porfiriana.rules.deck import open_deck
from paxdesk.record_classes import frozen

GAMES: Final[tuple[tuple[SeatWord, ...], ...]] = (
    ("medium", "medium"),
    ("easy", "easy", "easy"),
    ("medium", "easy", "paxomatic", "easy"),
    ("hard", "diaz"),
    ("easy", "easy"),
    ("medium", "paxomatic", "easy"),
    ("easy", "easy", "easy", "easy"),
    ("medium", "diaz"),
)
"""Who plays, one table after the other by the seed: quick players, strong and weak ones mixed.

Against Díaz the weakest nearly always lose, which would make everybody's chances look hopeless.
"""
STEPS: Final = 30
"""Steps of the search for a likeliest number, each of which narrows it down by a third."""
BY_HAND: Final = (0.020, 0.015, 0.012, 0.010, 0.008)
"""k by phase as it was set by hand: what is thought before any game is seen."""
SPREAD: Final = 0.5
"""How far ln k is thought to lie from that of ``BY_HAND``, as a standard deviation."""
OFFSET_SPREAD: Final = 1.5
"""The same of c, from 0."""
FARTHEST: Final = 4.0
"""How far at most ln k is looked for."""
HELD_OUT: Final = 3
"""One game of so many is left out to measure how good a fit is."""
LEAST: Final = 1e-9


@frozen
class Sample:
    """A position of the ``game`` of this seed: phase, values, and who won in the end.

    ``weight`` is its share of all positions of its game in its phase.
    """

    game: int
    solo: bool
    phase: int
    worth: Values
    winners: tuple[Seat, ...]
    weight: float

    @property
    def seats(self) -> int:
        """How many play, as far as they have numbers of their own."""
        return min(max(len(self.worth), TABLES[0]), TABLES[-1])


def samples(seed: int) -> list[Sample]:
    """The positions of the game of this seed; none of a game that has no end."""
    plan = Plan(open_deck(None), GAMES[seed % len(GAMES)])
    state = plan.begin(seed)
    turn, turns = None, 0
    met: list[tuple[int, Values]] = []
    for _ in play_unheard(state, RandomPlayer.for_game(seed), robots=plan.robots):
        if state.turn is not turn and isinstance(state.agenda[-1], ActionPhase):
            turn, turns = state.turn, turns + 1
            odds = Odds.at(state)
            met.append((odds.phase, odds.values(state)))
        if turns > MOST_TURNS:
            return []
    solo = state.solo == "diaz"
    number = Counter(at for at, _ in met)
    return [Sample(seed, solo, at, worth, state.winners, 1 / number[at]) for at, worth in met]


def likelihood(found: Iterable[Sample], k: float) -> float:
    """The logarithm of how likely the winners were under k."""
    total = 0.0
    for each in found:
        chances = softmax(each.worth, k)
        total += each.weight * sum(log(max(chances[seat], LEAST)) for seat in each.winners)
    return total


def solo_likelihood(found: Iterable[Sample], k: float, c: float) -> float:
    """The same against Díaz, who wins where nobody does."""
    total = 0.0
    for each in found:
        ((seat, value),) = each.worth.items()
        chance = logistic(k * value + c)
        total += each.weight * log(max(chance if seat in each.winners else 1 - chance, LEAST))
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


def fitted(found: Sequence[Sample]) -> Fit:
    """The likeliest numbers, held near those set by hand."""
    players = {}
    for seats in TABLES:
        ks = []
        for at in range(PHASES):
            mine = [s for s in found if not s.solo and s.seats == seats and s.phase == at]
            ks.append(_k(at, partial(likelihood, mine)))
        players[seats] = tuple(ks)
    solo = []
    for at in range(PHASES):
        alone = [s for s in found if s.solo and s.phase == at]
        k = _k(at, partial(_with_best_offset, alone))
        solo.append((k, _offset(alone, k)))
    return Fit(players, tuple(solo))


def _k(phase: int, score: Callable[[float], float]) -> float:
    """The likeliest k of a phase, with what is thought of it before."""
    usual = log(BY_HAND[phase])

    def believed(logarithm: float) -> float:
        return score(exp(logarithm)) - ((logarithm - usual) / SPREAD) ** 2 / 2

    return exp(likeliest(believed, usual - FARTHEST, usual + FARTHEST))


def _offset(found: Sequence[Sample], k: float) -> float:
    """The likeliest c under k."""

    def believed(c: float) -> float:
        return solo_likelihood(found, k, c) - (c / OFFSET_SPREAD) ** 2 / 2

    return likeliest(believed, -6.0, 6.0)


def _with_best_offset(found: Sequence[Sample], k: float) -> float:
    c = _offset(found, k)
    return solo_likelihood(found, k, c) - (c / OFFSET_SPREAD) ** 2 / 2


@frozen
class Quality:
    """How good chances were, a game counting once: both are better when they are smaller.

    ``log_loss`` is how unlikely the winners were thought, as a logarithm; ``brier`` the mean of
    the squares by which chances were wrong, summed over the seats.
    """

    log_loss: float
    brier: float


def quality(found: Sequence[Sample], numbers: Fit) -> Quality:
    """How good the chances of these positions are under some numbers."""
    loss = brier = games = 0.0
    counts = Counter(each.game for each in found)
    for each in found:
        share = 1 / counts[each.game]
        games += share
        if each.solo:
            k, c = numbers.diaz[each.phase]
            ((seat, value),) = each.worth.items()
            chance = logistic(k * value + c)
            chances = {seat: chance, DIAZ: 1 - chance}
            winners: tuple[Seat, ...] = each.winners if seat in each.winners else (DIAZ,)
        else:
            chances = softmax(each.worth, numbers.players[each.seats][each.phase])
            winners = each.winners
        loss -= share * sum(log(max(chances[seat], LEAST)) for seat in winners) / len(winners)
        brier += share * sum(
            (chance - (seat in winners) / len(winners)) ** 2 for seat, chance in chances.items()
        )
    return Quality(loss / games, brier / games)


def lines_of(numbers: Fit) -> Iterator[str]:
    """The lines of the file with the numbers."""
    yield "players:"
    for seats, ks in numbers.players.items():
        yield f"  {seats}: [{', '.join(str(round(k * MILLION)) for k in ks)}]"
    yield "diaz:"
    for k, c in numbers.diaz:
        yield f"  - [{round(k * MILLION)}, {round(c * MILLION)}]"


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
    kept = [each for each in found if each.game % HELD_OUT]
    left_out = [each for each in found if not each.game % HELD_OUT]
    for words, numbers in (("in force", fit()), ("fitted to the others", fitted(kept))):
        told = quality(left_out, numbers)
        print(f"{words}: log loss {told.log_loss:.4f}, Brier {told.brier:.4f}", file=sys.stderr)
    lines = [
        "# How what a position is worth to the seats becomes their chances of winning, in",
        "# millionths: k by number of seats and phase of the game, the last phase first; against",
        "# Díaz k and c. See paxdesk/porfiriana/analysis/move_quality.py.",
        f"made_by: python -m paxdesk.porfiriana.analysis.calibration --games {arguments.games},"
        f" {len(found)} positions",
        *lines_of(fitted(found)),
    ]
    write_whole(arguments.out, "".join(f"{line}\n" for line in lines).encode(), keep_earlier=True)


if __name__ == "__main__":
    main()
