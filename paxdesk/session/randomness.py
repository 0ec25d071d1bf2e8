"""Random generator of a game, SplitMix64 (Steele, Lea and Flood, 2014), and a random player.

Python's ``random`` is unsuitable: its shuffle may differ between versions.
"""

from typing import Self, TypeVar

from paxdesk.lazy_attrs import define

GENERATOR_NAME = "splitmix64"
_MASK = (1 << 64) - 1

T = TypeVar("T")


@define
class Generator:
    """SplitMix64 generator; ``position`` is its whole state, an unsigned 64-bit number."""

    position: int

    @classmethod
    def from_seed(cls, seed: int) -> "Generator":
        """Return a generator for the lowest 64 bits of a seed."""
        return cls(seed & _MASK)

    def next(self) -> int:
        """Return the next 64 random bits."""
        self.position = (self.position + 0x9E3779B97F4A7C15) & _MASK
        bits = self.position
        bits = ((bits ^ (bits >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        bits = ((bits ^ (bits >> 27)) * 0x94D049BB133111EB) & _MASK
        return bits ^ (bits >> 31)

    def below(self, bound: int) -> int:
        """Return a uniform number from 0 to ``bound`` - 1."""
        limit = (1 << 64) - (1 << 64) % bound
        while True:
            bits = self.next()
            if bits < limit:
                return bits % bound

    def die(self) -> int:
        """Return the roll of a six-sided die, 1 to 6."""
        return self.below(6) + 1

    def choice(self, items: "list[T] | tuple[T, ...]") -> T:
        """Return a uniformly chosen item. Raises ZeroDivisionError if there are none."""
        return items[self.below(len(items))]

    def shuffle(self, items: list[T]) -> None:
        """Shuffle in place (Fisher and Yates)."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]


# Constant that separates this stream from the game's own generator.
_OTHER_STREAM = 0x5DEECE66D


@define
class RandomPlayer:
    """Player of uniformly random legal actions, with a separate generator."""

    generator: Generator

    @classmethod
    def for_game(cls, seed: int) -> Self:
        return cls(Generator.from_seed(seed ^ _OTHER_STREAM))

    def choose(self, legal: list[T]) -> T:
        return self.generator.choice(legal)
