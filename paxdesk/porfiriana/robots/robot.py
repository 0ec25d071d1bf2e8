"""Interface of robots, which choose legal actions from a seat's view."""

from time import monotonic
from typing import Protocol, TypeAlias, TypeVar

from attrs import field

from paxdesk.lazy_attrs import define, frozen
from paxdesk.porfiriana.rules.actions import Action, Seat
from paxdesk.porfiriana.rules.state import State
from paxdesk.porfiriana.rules.view import Memory, View
from paxdesk.session.game_protocol import Choice as GameChoice
from paxdesk.session.randomness import Generator


@define(eq=False)
class ThinkingTime:
    """Time limit for an answer of a robot.

    ``deadline`` is on the monotonic clock, in seconds, or None for no limit. Tests and simulations
    set none, so that their results do not depend on time.
    """

    deadline: float | None = None
    stopped: bool = False

    def allow(self, seconds: float) -> None:
        """Set the deadline to ``seconds`` from now."""
        self.deadline = monotonic() + seconds

    def stop(self) -> None:
        """End the thinking, so that the robot answers immediately. Thread-safe."""
        self.stopped = True

    @property
    def over(self) -> bool:
        return self.stopped or (self.deadline is not None and monotonic() >= self.deadline)


T = TypeVar("T")


Choice: TypeAlias = GameChoice[Action]
"""Chosen action with its step, reason and tie-breaking rolls."""


@define
class TieBreaker:
    """Tie breaker that uses copies of the game's dice (R94) and leaves the game unchanged.

    ``laid_down`` are preset rolls, used first; ``rolls`` records the rolls used.
    """

    laid_down: list[int]
    generator: Generator
    rolls: list[int] = field(factory=list)

    @classmethod
    def of(cls, state: State) -> "TieBreaker":
        """Create a tie breaker from copies of the state's preset rolls and generator (R94)."""
        return cls(state.rolls.copy(), Generator(state.generator.position))

    def pick(self, candidates: "list[T]") -> T:
        """Return one of ``candidates``, which are in ascending order.

        A die decides among up to six. A copy of the generator decides among more, without a
        recorded roll.
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
    """Input of a robot: its seat's view and the seats it treats as people.

    ``remembered`` are cards seen in other hands, ``patience`` is the time limit.
    """

    state: View
    seat: Seat
    people: frozenset[Seat]
    remembered: Memory = field(factory=dict)
    patience: ThinkingTime = field(factory=ThinkingTime)


class Robot(Protocol):
    """Computer player."""

    def choose(self, seen: RobotView, legal: list[Action], ties: TieBreaker) -> Choice:
        """Return one of the ``legal`` actions with its reason."""
        ...
