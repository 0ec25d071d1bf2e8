"""The game's own chance: SplitMix64 (Steele, Lea and Flood, 2014), the same everywhere.

A generator is a single number inside the game state, so it is saved, copied and
compared with it. Python's ``random`` is not used: its shuffle may differ between versions.
"""

from typing import Self, TypeVar

from paxdesk.lazy_attrs import define

GENERATOR_NAME = "splitmix64"
_MASK = (1 << 64) - 1

T = TypeVar("T")


@define
class Generator:
    """``position`` is the whole state, an unsigned 64-bit number."""

    position: int

    @classmethod
    def from_seed(cls, seed: int) -> "Generator":
        """A generator at the start of a seed's sequence; the lowest 64 bits of it count."""
        return cls(seed & _MASK)

    def next(self) -> int:
        """The next 64 random bits."""
        self.position = (self.position + 0x9E3779B97F4A7C15) & _MASK
        bits = self.position
        bits = ((bits ^ (bits >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        bits = ((bits ^ (bits >> 27)) * 0x94D049BB133111EB) & _MASK
        return bits ^ (bits >> 31)

    def below(self, bound: int) -> int:
        """A number from 0 to ``bound`` - 1, each equally likely."""
        limit = (1 << 64) - (1 << 64) % bound
        while True:
            bits = self.next()
            if bits < limit:
                return bits % bound

    def die(self) -> int:
        """A roll of a six-sided die."""
        return self.below(6) + 1

    def choice(self, items: "list[T] | tuple[T, ...]") -> T:
        """One of the items, each equally likely. Raises ZeroDivisionError where there are none."""
        return items[self.below(len(items))]

    def shuffle(self, items: list[T]) -> None:
        """Shuffle in place (Fisher and Yates)."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]


# A stream apart from the game's own chance.
_OTHER_STREAM = 0x5DEECE66D


@define
class RandomPlayer:
    """Player that takes each legal action equally often: finds dead ends, measures speed.

    By a generator of its own it never disturbs the game's chance; a seed gives the same game again.
    """

    generator: Generator

    @classmethod
    def for_game(cls, seed: int) -> Self:
        """Return the player for the game of this seed."""
        return cls(Generator.from_seed(seed ^ _OTHER_STREAM))

    def choose(self, legal: list[T]) -> T:
        """Return one of the legal actions, of which there must be some."""
        return self.generator.choice(legal)
