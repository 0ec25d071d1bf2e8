"""Everybody against everybody: who wins how often, and what that makes in Elo.

Each pair plays with two seats, and every deal twice with the seats changed. The games depend on
their seeds alone, so that the same tournament gives the same table everywhere.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import combinations
from math import log10, sqrt
from typing import Final, TypeAlias

from attrs import field

from paxdesk.porfiriana.robots.simulation import Row, SeatWord
from paxdesk.record_classes import define, frozen

Pair: TypeAlias = tuple[SeatWord, SeatWord]
ROUNDS_OF_FITTING: Final = 500
"""Rounds of the fit; after far fewer nothing changes any more."""
SCALE: Final = 400.0
"""Elo between two of whom one wins ten games for each of the other's."""
MIDDLE: Final = 1500.0


@frozen
class Leg:
    """Half of a pair's games: who begins, and the deals; the other half has the seats changed."""

    pair: Pair
    seats: Pair
    seeds: range


def legs(players: Sequence[SeatWord], games: int, seed: int) -> Iterator[Leg]:
    """Everybody against everybody: each deal is played twice, with changed seats."""
    for pair in combinations(players, 2):
        yield Leg(pair, pair, range(seed, seed + (games + 1) // 2))
        yield Leg(pair, (pair[1], pair[0]), range(seed, seed + games // 2))


@define
class Score:
    """What a pair's games came to: wins of the first, shared ones as a half, of so many."""

    wins: float = 0.0
    games: int = 0
    long: int = 0
    """Games of more than 120 turns."""

    def add(self, row: Row, first: SeatWord) -> None:
        """Count one game."""
        winners = str(row["robot"]).split("+") if row["winner"] else []
        self.games += 1
        self.wins += winners.count(first) / len(winners) if winners else 0.5
        self.long += int(row["turns"]) > 120

    @property
    def range(self) -> tuple[float, float]:
        """Between which shares of wins the truth lies, 95 times in 100 (Wilson)."""
        z, n = 1.96, self.games
        share = self.wins / n
        middle = (share + z * z / (2 * n)) / (1 + z * z / n)
        width = z / (1 + z * z / n) * sqrt(share * (1 - share) / n + z * z / (4 * n * n))
        return max(middle - width, 0.0), min(middle + width, 1.0)


@define
class Standings:
    """The scores of all pairs."""

    players: tuple[SeatWord, ...]
    scores: dict[Pair, Score] = field(factory=dict)

    def add(self, pair: Pair, rows: Iterable[Row]) -> None:
        """Count the games of a pair."""
        score = self.scores.setdefault(pair, Score())
        for row in rows:
            score.add(row, pair[0])

    def elo(self) -> dict[SeatWord, float]:
        """The Elo at which the scores are likeliest (Bradley and Terry), 1500 in the middle.

        Half a game won and lost by everybody against everybody keeps it finite.
        """
        strength = dict.fromkeys(self.players, 1.0)
        for _ in range(ROUNDS_OF_FITTING):
            strength = {player: self._stronger(player, strength) for player in self.players}
        rated = {player: SCALE * log10(each) for player, each in strength.items()}
        shift = MIDDLE - sum(rated.values()) / len(rated)
        return {player: each + shift for player, each in rated.items()}

    def _stronger(self, player: SeatWord, strength: Mapping[SeatWord, float]) -> float:
        won, weight = 0.0, 0.0
        for (first, second), score in self.scores.items():
            if player in (first, second):
                won += 0.5 + (score.wins if player == first else score.games - score.wins)
                weight += (score.games + 1) / (strength[first] + strength[second])
        return won / weight

    def table(self) -> Iterator[str]:
        """Who wins how often against whom, as a table in Markdown, the strongest first."""
        elo = self.elo()
        order = sorted(self.players, key=lambda player: -elo[player])
        yield f"| | {' | '.join(order)} | Elo |"
        yield f"| --- |{' --- |' * (len(order) + 1)}"
        for player in order:
            cells = [self._cell(player, other) for other in order]
            yield f"| {player} | {' | '.join(cells)} | {elo[player]:.0f} |"

    def _cell(self, player: SeatWord, other: SeatWord) -> str:
        if (player, other) in self.scores:
            score = self.scores[player, other]
            least, most = score.range
            share = score.wins / score.games
        elif (other, player) in self.scores:
            score = self.scores[other, player]
            least, most = (1 - each for each in reversed(score.range))
            share = 1 - score.wins / score.games
        else:
            return ""
        return f"{share:.0%} ({least:.0%}–{most:.0%})"
