"""Games that robots play to the end, without a table."""

from collections.abc import Iterator
from typing import Protocol

from attrs import frozen

from paxdesk.errors import PaxError
from paxdesk.language import say
from paxdesk.porfiriana.robots.asking import RobotName, perform_choice, question_for
from paxdesk.porfiriana.rules.actions import DIAZ, Action, Seat
from paxdesk.porfiriana.rules.legal import asked, legal_actions
from paxdesk.porfiriana.rules.perform import perform
from paxdesk.porfiriana.rules.state import Event, State

MOST_STEPS = 20_000
"""More than any game takes: one that is still going on then will never end."""


class Chooser(Protocol):
    """Somebody who looks at nothing but the legal actions."""

    def choose(self, legal: list[Action]) -> Action: ...


@frozen
class Taken:
    """One step of a game: who took it, what, a robot's step and reason, and the dice rolled.

    ``ties`` decided a robot's choice, ``rolls`` fell in the step itself.
    """

    seat: Seat
    action: Action
    step: str = ""
    reason: str = ""
    ties: tuple[int, ...] = ()
    rolls: tuple[int, ...] = ()


class DeadEnd(PaxError):
    """A game that cannot go on, which no game may be."""


def play_on(
    state: State,
    chooser: Chooser,
    steps: int | None = None,
    robots: dict[Seat, RobotName] | None = None,
) -> Iterator[Taken]:
    """Let ``robots`` and Díaz play their seats and one chooser all others.

    Until the game is over or ``steps`` are taken; ``state`` changes with each step yielded.
    Raises DeadEnd where nobody can do anything, and after MOST_STEPS.
    """
    taken = 0
    robots = robots or {}
    while taken != steps and (seat := asked(state)) is not None:
        if taken == MOST_STEPS:
            raise DeadEnd(say("The game is not over after {steps} steps.", steps=MOST_STEPS))
        if seat in robots or seat == DIAZ:
            yield _robot_step(state, seat, robots)
        else:
            legal = legal_actions(state)
            if not legal:
                raise DeadEnd(
                    say(
                        "{player} is asked and can do nothing, after {steps} steps.",
                        player=f"P{seat}",
                        steps=taken,
                    )
                )
            action = chooser.choose(legal)
            yield Taken(seat, action, rolls=_rolls(perform(state, action)))
        taken += 1


def _robot_step(state: State, seat: Seat, robots: dict[Seat, RobotName]) -> Taken:
    question = question_for(state, robots)
    assert question is not None
    choice = question.answer()
    rolls = _rolls(perform_choice(state, choice))[len(choice.rolls) :]
    return Taken(seat, choice.action, choice.step, choice.reason, choice.rolls, rolls)


def _rolls(events: list[Event]) -> tuple[int, ...]:
    return tuple(event.amount for event in events if event.what == "rolled")
