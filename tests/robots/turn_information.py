"""Information in a turn: ``python -m tests.robots.turn_information --games 330``.

It prints the log loss of the learned value at the beginning of turns, after the last action of the
same turns, and at the beginning of the next turns. The first difference is the most that the
evaluation could gain by inputs of the market and the hand of the player to move; the second is
the information in the refill.
"""

import argparse
from collections import defaultdict
from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import exp, log, sqrt
from statistics import mean, stdev
from typing import TypeAlias

from paxdesk.porfiriana.robots.learning import Sample, TrainingRun, samples
from paxdesk.porfiriana.robots.planner.learned import UNIT, Net, net_for
from paxdesk.porfiriana.rules.deck import open_deck

Losses: TypeAlias = tuple[float, float, float]
"""Log losses at the beginning and the end of a turn, and at the beginning of the next one."""


def loss_of(net: Net, sample: Sample) -> float:
    """Return the log loss of a net for a sample, without sharpness."""
    scores = net.scores(sample.inputs)
    most = max(scores)
    total = log(sum(exp((score - most) / UNIT) for score in scores))
    told = [(score - most) / UNIT - total for score in scores]
    return -sum(share * each for share, each in zip(sample.won, told, strict=True))


def losses(net: Net, found: Sequence[Sample]) -> Iterator[Losses]:
    """Yield the losses of each turn of a game that has a next turn."""
    begun = {sample.turn: sample for sample in found if sample.begins}
    ended = {sample.turn: sample for sample in found if not sample.begins}
    for turn in sorted(begun):
        if turn in ended and turn + 1 in begun:
            three = begun[turn], ended[turn], begun[turn + 1]
            first, last, after = (loss_of(net, sample) for sample in three)
            yield first, last, after


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=71_000_000)
    given = parser.parse_args()
    deck, net = open_deck(None), net_for(False)
    run = TrainingRun(deck, "hard", weights=net.weights)
    games: dict[int, list[list[float]]] = defaultdict(list)
    for seed in range(given.seed, given.seed + given.games):
        found = samples(run.play(seed), deck)
        turns = list(losses(net, found))
        if turns:
            games[len(found[0].won)].append([mean(each) for each in zip(*turns, strict=True)])
    print("seats, games: log loss at the beginning, end, next beginning; gains by turn and refill")
    for seats, each in sorted(games.items()):
        at = [mean(column) for column in zip(*each, strict=True)]
        gains = [[one - other for one, other in pairwise(game)] for game in each]
        told = [
            f"{mean(gain):.4f} ± {2 * stdev(gain) / sqrt(len(gain)):.4f}"
            for gain in zip(*gains, strict=True)
        ]
        print(f"{seats}, {len(each)}:", *(f"{loss:.3f}" for loss in at), *told)


if __name__ == "__main__":
    main()
