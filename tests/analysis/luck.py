"""Luck of refills, and its influence on results: ``python -m tests.analysis.luck games.csv``.

The luck of a refill is the chance of winning after it, less the mean after other refills.
"""

import argparse
from collections.abc import Iterator
from pathlib import Path
from statistics import mean, pvariance
from typing import Final

from paxdesk.files.simulation_rows import ResultRow, read_rows
from paxdesk.lazy_attrs import frozen
from paxdesk.porfiriana.robots.planner.learned import WinChances
from paxdesk.porfiriana.robots.planner.search import supposed_deck
from paxdesk.porfiriana.robots.simulation import SimulationSetup, played_again
from paxdesk.porfiriana.rules.actions import DIAZ, End, Seat
from paxdesk.porfiriana.rules.deck import Deck, open_deck
from paxdesk.porfiriana.rules.engine import perform_unchecked
from paxdesk.porfiriana.rules.state import State
from paxdesk.session.randomness import Generator

REFILLS: Final = 8
"""Number of refills compared with each refill."""


@frozen
class LuckOfGame:
    """Result of a seat, and its luck in each refill, as shares of a victory."""

    result: float
    refills: tuple[float, ...]


def luck_of(row: ResultRow, deck: Deck, seat: Seat) -> LuckOfGame:
    state = SimulationSetup.of_row(deck, row).begin(int(row["seed"]))
    found: list[float] = []
    for action in played_again(state, str(row["lines"])):
        if isinstance(action, End) and state.turn.seat != DIAZ:
            found += _of_refill(state, action, seat)
    return LuckOfGame(state.share_won(seat), tuple(found))


def _of_refill(state: State, action: End, seat: Seat) -> Iterator[float]:
    """Yield the seat's luck in the refill, if any."""
    after = _ended(state, action, state.deck)
    if after.over or len(after.deck) == len(state.deck):
        return
    generator = Generator.from_seed(len(state.deck))
    others = []
    for _ in range(REFILLS):
        other = _ended(state, action, supposed_deck(state, state, generator))
        others.append(_chance(other, seat))
    yield _chance(after, seat) - mean(others)


def _ended(state: State, action: End, deck: list[int]) -> State:
    other = state.copy()
    other.deck = list(deck)
    perform_unchecked(other, action)
    return other


def _chance(state: State, seat: Seat) -> float:
    return state.share_won(seat) if state.over else WinChances.at(state).chances(state)[seat]


def main() -> None:
    """Print the spread of luck and its influence on results."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", type=Path)
    parser.add_argument("--seats", type=int, default=2)
    given = parser.parse_args()
    deck = open_deck(None)
    rows = [
        row for row in read_rows(given.games) if len(str(row["seats"]).split("+")) == given.seats
    ]
    found = [luck_of(row, deck, 1) for row in rows]
    refills = [each for game in found for each in game.refills]
    luck = [sum(game.refills) for game in found]
    results = [game.result for game in found]
    without = [result - each for result, each in zip(results, luck, strict=True)]
    spread = pvariance(refills) ** 0.5
    print(f"{len(found)} games; a refill moves the chance by {100 * spread:.2f} points")
    print(f"luck of a game: mean {100 * mean(luck):.2f}, spread {100 * pvariance(luck) ** 0.5:.1f}")
    less = 1 - pvariance(without) / pvariance(results)
    print(f"variance of results {pvariance(results):.4f}, without luck {less:.1%} less")


if __name__ == "__main__":
    main()
