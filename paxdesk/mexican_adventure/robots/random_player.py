"""The player that takes any line: the finder of dead ends, and the measure of other robots."""

from paxdesk.mexican_adventure.rules.actions import Action, Lift
from paxdesk.record_classes import define
from paxdesk.session.randomness import Generator

# Not to walk through the same numbers as the game's own chance.
_OTHER_STREAM = 0x5DEECE66D


@define
class RandomPlayer:
    """Takes each kind of line equally often, by a generator of its own; a seed gives the same
    game again. At the set-up it takes nothing back that it need not."""

    generator: Generator

    @classmethod
    def for_game(cls, seed: int) -> "RandomPlayer":
        return cls(Generator.from_seed(seed ^ _OTHER_STREAM))

    def choose(self, legal: list[Action]) -> Action:
        """One of the legal lines, of which there must be some."""
        kinds: dict[type[Action], list[Action]] = {}
        for action in legal:
            kinds.setdefault(type(action), []).append(action)
        if len(kinds) > 1:
            kinds.pop(Lift, None)
        return self.generator.choice(self.generator.choice(list(kinds.values())))
