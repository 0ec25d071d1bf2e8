"""What every robot is: it sees what its seat may see and answers with one legal action."""

from collections.abc import Mapping
from time import monotonic
from typing import Protocol, TypeAlias, TypeVar

from attrs import field

from paxdesk.lazy_attrs import define, frozen
from paxdesk.porfiriana.rules.actions import (
    Action,
    CardNumber,
    Seat,
)
from paxdesk.porfiriana.rules.state import State
from paxdesk.porfiriana.rules.view import View
from paxdesk.session.game_protocol import Choice as GameChoice
from paxdesk.session.randomness import Generator

# --- What a seat remembers of other hands: purchases are public, a raided hand belongs to two -----

Memory: TypeAlias = Mapping[Seat, tuple[CardNumber, ...]]
"""The cards in other hands that a seat has seen come there, in ascending order."""


def remembered_by(state: State, seat: Seat) -> Memory:
    """What the seat knows of every other hand if it has forgotten nothing."""
    return {
        other: tuple(sorted(n for n in player.hand if seat in state.witnesses.get(n, ())))
        for other, player in state.players.items()
        if other != seat
    }


# --- How long a robot may think: until it is told to stop, or until its time is up ----------------


@define(eq=False)
class ThinkingTime:
    """Asked for by robots that think long. Without a deadline only :meth:`stop` ends it.

    Tests and simulations set no deadline, so that time never decides what a robot does.
    """

    deadline: float | None = None
    stopped: bool = False

    def allow(self, seconds: float) -> None:
        """From now on so many seconds and no more."""
        self.deadline = monotonic() + seconds

    def stop(self) -> None:
        """The answer is wanted at once, or not any more. May be called from any thread."""
        self.stopped = True

    @property
    def over(self) -> bool:
        return self.stopped or (self.deadline is not None and monotonic() >= self.deadline)


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
class RobotView:
    """What a robot is shown: the position as its seat may see it, and who are people.

    ``remembered`` is what it has seen of other hands, ``patience`` says how long it may think.
    """

    state: View
    seat: Seat
    people: frozenset[Seat]
    remembered: Memory = field(factory=dict)
    patience: ThinkingTime = field(factory=ThinkingTime)


class Robot(Protocol):
    """A player that is not a person."""

    def choose(self, seen: RobotView, legal: list[Action], ties: TieBreaker) -> Choice:
        """One of the legal actions, with its reason."""
        ...
