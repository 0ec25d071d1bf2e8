"""Games that robots play to the end, without a table."""

from collections.abc import Iterator
from typing import Protocol

from attrs import frozen

from paxdesk.rules.actions import Action, Seat
from paxdesk.rules.errors import PaxError
from paxdesk.rules.legal import asked, legal_actions
from paxdesk.rules.perform import perform
from paxdesk.rules.state import State

MOST_STEPS = 20_000
"""More than any game takes: one that is still going on then will never end."""


class Robot(Protocol):
    """Somebody who chooses one of the legal actions."""

    def choose(self, legal: list[Action]) -> Action: ...


@frozen
class Taken:
    """One step of a game: who took it, and what."""

    seat: Seat
    action: Action


class DeadEnd(PaxError):
    """A game that cannot go on, which no game may be."""


def play_on(state: State, robot: Robot, steps: int | None = None) -> Iterator[Taken]:
    """Let one robot decide for every seat, until the game is over or ``steps`` are taken.

    ``state`` changes with each step yielded. Raises DeadEnd where nobody can do anything, and
    after MOST_STEPS.
    """
    taken = 0
    while taken != steps and (seat := asked(state)) is not None:
        if taken == MOST_STEPS:
            raise DeadEnd(f"The game is not over after {MOST_STEPS:,} steps.")
        legal = legal_actions(state)
        if not legal:
            raise DeadEnd(f"P{seat} is asked and can do nothing, after {taken} steps.")
        action = robot.choose(legal)
        perform(state, action)
        taken += 1
        yield Taken(seat, action)
