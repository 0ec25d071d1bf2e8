"""The player that takes any legal action: the measure of speed, and the finder of dead ends."""

from paxdesk.porfiriana.rules.actions import Action
from paxdesk.record_classes import define
from paxdesk.session.randomness import Generator

# Not to walk through the same numbers as the game's own chance.
_OTHER_STREAM = 0x5DEECE66D


@define
class RandomPlayer:
    """Takes each legal action equally often, by a generator of its own.

    So it never disturbs the game's chance, and a seed gives the same game again.
    """

    generator: Generator

    @classmethod
    def for_game(cls, seed: int) -> "RandomPlayer":
        """Return the player for the game of this seed."""
        return cls(Generator.from_seed(seed ^ _OTHER_STREAM))

    def choose(self, legal: list[Action]) -> Action:
        """Return one of the legal actions, of which there must be some."""
        return self.generator.choice(legal)
