"""Robots at the table: who they are, what they are shown, and how they answer.

A question holds everything a robot may know, copied, so that it can be answered on another
thread; :func:`play` submits the answer as a person's would be. An answer belongs to the
position it was asked in: ``Question.position`` tells whether that is still on the table.
"""

from collections.abc import Mapping
from functools import cache
from typing import Literal, TypeAlias

from attrs import frozen

from paxdesk.porfiriana.robots.base import Choice, Robot, Seen, TieBreaker
from paxdesk.porfiriana.robots.diaz import Diaz
from paxdesk.porfiriana.rules.actions import DIAZ, Action, Seat
from paxdesk.porfiriana.rules.dice import roll
from paxdesk.porfiriana.rules.legal import asked, legal_actions
from paxdesk.porfiriana.rules.perform import perform
from paxdesk.porfiriana.rules.state import Event, State
from paxdesk.porfiriana.rules.view import seen_by

RobotName: TypeAlias = Literal["paxomatic"]
"""The robots that may sit at any seat; Díaz has a seat of his own."""

_DIAZ: Robot = Diaz()
SOLO_PERSON: Seat = 1
"""Where the person sits in a solo game (R72)."""


@frozen
class RobotQuestion:
    """What a robot is asked: who it is, what it sees, what it may do."""

    robot: Robot
    seen: Seen
    legal: list[Action]
    ties: TieBreaker

    def answer(self) -> Choice:
        """The robot's choice. Changes nothing, so it may run on any thread."""
        return self.robot.choose(self.seen, self.legal, self.ties)


def question_for(state: State, robots: dict[Seat, RobotName]) -> RobotQuestion | None:
    """The question for the robot that is asked now; None if a person is, or the game is over."""
    seat = asked(state)
    if seat is None or (seat != DIAZ and seat not in robots):
        return None
    robot = _DIAZ if seat == DIAZ else _robot(robots[seat])
    seen = Seen(seen_by(state, seat), seat, _people(state, seat, robots))
    return RobotQuestion(robot, seen, legal_actions(state), TieBreaker.of(state))


@cache
def _robot(name: RobotName) -> Robot:
    """The robot of a name; its flowcharts are imported when it first plays."""
    match name:
        case "paxomatic":
            from paxdesk.porfiriana.robots.paxomatic import Paxomatic

            return Paxomatic()


def _people(state: State, seat: Seat, robots: Mapping[Seat, RobotName]) -> frozenset[Seat]:
    """Whom a robot plays against: the people.

    Where a robot stands in for the one person of a solo game (R72) it is still that person to
    the others, and has all of them against it.
    """
    people = frozenset(each for each in state.players if each != DIAZ and each not in robots)
    if people or state.solo is None:
        return people
    stand_in = frozenset({SOLO_PERSON})
    return frozenset(state.players) - stand_in if seat == SOLO_PERSON else stand_in


def perform_choice(state: State, choice: Choice) -> list[Event]:
    """Roll the dice that settled the robot's ties, then perform its action.

    The rolls come first among the events. Raises IllegalAction as ``perform`` does.
    """
    rolls = [Event("rolled", amount=roll(state)) for _ in choice.rolls]
    return rolls + perform(state, choice.action)
