"""What every robot is: it sees what its seat may see and answers with one legal action."""

from typing import Protocol, TypeAlias, TypeVar

from attrs import field

from paxdesk.porfiriana.robots.memory import Memory
from paxdesk.porfiriana.robots.patience import Patience
from paxdesk.porfiriana.rules.actions import Action, Seat
from paxdesk.porfiriana.rules.state import State
from paxdesk.record_classes import define, frozen
from paxdesk.session.game import Choice as GameChoice
from paxdesk.session.randomness import Generator

T = TypeVar("T")


Choice: TypeAlias = GameChoice[Action]
"""A robot's answer."""


@define
class TieBreaker:
    """Settles ties by the game's dice (R94) without touching the game.

    ``laid_down`` and ``generator`` are copies of the game's; ``rolls`` collects what was used.
    """

    laid_down: list[int]
    generator: Generator
    rolls: list[int] = field(factory=list)

    @classmethod
    def of(cls, state: State) -> "TieBreaker":
        """Copy a game's dice as they stand: those laid down, then its generator (R94)."""
        return cls(state.rolls.copy(), Generator(state.generator.position))

    def pick(self, candidates: "list[T]") -> T:
        """One of several equal candidates, given in ascending order.

        Up to six: one roll d picks candidate ((d - 1) mod n) + 1; more: the generator.
        """
        if len(candidates) == 1:
            return candidates[0]
        if len(candidates) > 6:
            return Generator(self.generator.position).choice(candidates)
        roll = self.laid_down.pop(0) if self.laid_down else self.generator.die()
        self.rolls.append(roll)
        return candidates[(roll - 1) % len(candidates)]


@frozen
class Seen:
    """What a robot is shown: the position as its seat may see it, and who are people.

    ``remembered`` is what it has seen of other hands, ``patience`` says how long it may think.
    """

    state: State
    seat: Seat
    people: frozenset[Seat]
    remembered: Memory = field(factory=dict)
    patience: Patience = field(factory=Patience)


class Robot(Protocol):
    """A player that is not a person."""

    def choose(self, seen: Seen, legal: list[Action], ties: TieBreaker) -> Choice:
        """One of the legal actions, with its reason."""
        ...
