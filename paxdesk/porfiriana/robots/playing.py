"""Games that robots play to the end, without a table."""

from collections.abc import Iterator
from typing import Protocol

from paxdesk.errors import PaxError
from paxdesk.language import say
from paxdesk.porfiriana.robots.asking import perform_choice, question_for
from paxdesk.porfiriana.robots.base import Choice
from paxdesk.porfiriana.robots.roster import RobotName
from paxdesk.porfiriana.rules.actions import DIAZ, Action, Seat
from paxdesk.porfiriana.rules.dice import roll
from paxdesk.porfiriana.rules.legal import asked, legal_actions
from paxdesk.porfiriana.rules.listed import perform_listed
from paxdesk.porfiriana.rules.perform import perform
from paxdesk.porfiriana.rules.state import Event, State
from paxdesk.record_classes import frozen

MOST_STEPS = 20_000
"""More than any game takes: one that is still going on then will never end."""


class Chooser(Protocol):
    """Somebody who looks at nothing but the legal actions."""

    def choose(self, legal: list[Action]) -> Action:
        """One of the legal actions, of which there is at least one."""
        ...


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
    robots = robots or {}
    for taken, seat in _seats_asked(state):
        if taken == steps:
            return
        if seat in robots or seat == DIAZ:
            yield _robot_step(state, seat, robots)
        else:
            action = chooser.choose(_legal(state, seat, taken))
            yield Taken(seat, action, rolls=_rolls(perform(state, action)))


def play_unheard(state: State, chooser: Chooser, robots: dict[Seat, RobotName]) -> Iterator[State]:
    """Play the game of ``play_on`` to its end with nothing told of it, which is quicker.

    ``state`` is given again after each step. Raises DeadEnd as ``play_on`` does.
    """
    for taken, seat in _seats_asked(state):
        if seat in robots or seat == DIAZ:
            choice = _choice(state, robots)
            for _ in choice.rolls:
                roll(state)
            perform_listed(state, choice.action)
        else:
            perform_listed(state, chooser.choose(_legal(state, seat, taken)))
        yield state


def _seats_asked(state: State) -> Iterator[tuple[int, Seat]]:
    """Count the steps and say who takes the next one, until the game is over."""
    taken = 0
    while (seat := asked(state)) is not None:
        if taken == MOST_STEPS:
            raise DeadEnd(say("The game is not over after {steps} steps.", steps=MOST_STEPS))
        yield taken, seat
        taken += 1


def _legal(state: State, seat: Seat, taken: int) -> list[Action]:
    legal = legal_actions(state)
    if not legal:
        raise DeadEnd(
            say(
                "{player} is asked and can do nothing, after {steps} steps.",
                player=f"P{seat}",
                steps=taken,
            )
        )
    return legal


def _choice(state: State, robots: dict[Seat, RobotName]) -> Choice:
    question = question_for(state, robots)
    assert question is not None
    return question.answer()


def _robot_step(state: State, seat: Seat, robots: dict[Seat, RobotName]) -> Taken:
    choice = _choice(state, robots)
    rolls = _rolls(perform_choice(state, choice))[len(choice.rolls) :]
    return Taken(seat, choice.action, choice.step, choice.reason, choice.rolls, rolls)


def _rolls(events: list[Event]) -> tuple[int, ...]:
    return tuple(event.amount for event in events if event.what == "rolled")
