"""Robots at the table: who they are, what they are shown, and how they answer.

A question holds everything a robot may know, copied, so that it can be answered on another
thread; :func:`perform_choice` performs the answer.
"""

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Protocol, cast

from paxdesk.lazy_attrs import frozen
from paxdesk.porfiriana.robots.diaz_robot import DIAZ_ROBOT
from paxdesk.porfiriana.robots.planner.planner import Planner
from paxdesk.porfiriana.robots.robot import Choice, Robot, RobotView, TieBreaker, remembered_by
from paxdesk.porfiriana.robots.roster import (
    ROSTER,
    MilestoneName,
    PlayerName,
    RobotName,
    ScriptName,
)
from paxdesk.porfiriana.rules.actions import (
    DIAZ,
    Action,
    Seat,
)
from paxdesk.porfiriana.rules.engine import legal_actions, perform, seat_to_act
from paxdesk.porfiriana.rules.state import Event, State
from paxdesk.porfiriana.rules.view import seen_by

SOLO_PERSON: Seat = 1
"""Where the person sits in a solo game (R72)."""


@frozen
class RobotQuestion:
    """What a robot is asked: who it is, what it sees, what it may do."""

    robot: Robot
    view: RobotView
    legal: list[Action]
    ties: TieBreaker

    def answer(self, seconds: float | None = None) -> Choice:
        """The robot's choice, within so many seconds (None: however long it takes).

        Changes nothing, so it may run on any thread.
        """
        if seconds is not None:
            self.view.patience.allow(seconds)
        return self.robot.choose(self.view, self.legal, self.ties)

    def stop(self) -> None:
        """The answer is wanted at once, or not any more. May be called from any thread."""
        self.view.patience.stop()


def question_for(state: State, robots: Mapping[Seat, PlayerName]) -> RobotQuestion | None:
    """The question for the robot that is asked now; None if a person is, or the game is over."""
    seat = seat_to_act(state)
    if seat is None or (seat != DIAZ and seat not in robots):
        return None
    return question_to(
        DIAZ_ROBOT if seat == DIAZ else robot_named(robots[seat]), state, seat, robots
    )


def question_to(
    robot: Robot, state: State, seat: Seat, robots: Mapping[Seat, PlayerName]
) -> RobotQuestion:
    """The question for a robot that plays a seat which is asked now."""
    people = _people(state, seat, robots)
    seen = RobotView(seen_by(state, seat), seat, people, remembered_by(state, seat))
    return RobotQuestion(robot, seen, legal_actions(state), TieBreaker.of(state))


@cache
def robot_named(name: PlayerName) -> Robot:
    """The robot of a name; how it thinks is imported when it first plays."""
    for known, entry in ROSTER.items():
        if known == name:
            return entry.robot()
    from paxdesk.porfiriana.robots.league import measure

    return measure(cast(ScriptName | MilestoneName, name))


class Face(Protocol):
    """What tells one robot from another: ``label`` and ``sentence`` say it, ``face`` is an icon."""

    @property
    def label(self) -> str: ...
    @property
    def sentence(self) -> str: ...
    @property
    def face(self) -> str: ...


def introduced(state: State, seat: Seat, name: RobotName) -> Iterator[Face]:
    """What a robot at a seat is: how it thinks and, if it goes by the learned value, likes."""
    yield ROSTER[name]
    robot = robot_named(name)
    liking = robot.temperament(state, seat) if isinstance(robot, Planner) else None
    if liking is not None:
        yield liking


def _people(state: State, seat: Seat, robots: Mapping[Seat, PlayerName]) -> frozenset[Seat]:
    """Whom a Pax-o-matic plays against: the people, and whoever else plays for himself.

    Where a Pax-o-matic stands in for the one person of a solo game (R72) it is still that person
    to the others, and has all of them against it.
    """
    people = frozenset(
        each for each in state.players if each != DIAZ and robots.get(each) != "paxomatic"
    )
    if people or state.solo is None:
        return people
    stand_in = frozenset({SOLO_PERSON})
    return frozenset(state.players) - stand_in if seat == SOLO_PERSON else stand_in


def perform_choice(state: State, choice: Choice) -> list[Event]:
    """Roll the dice that settled the robot's ties, then perform its action.

    The rolls come first among the events. Raises IllegalAction as ``perform`` does.
    """
    rolls = [Event("rolled", amount=state.roll()) for _ in choice.rolls]
    return rolls + perform(state, choice.action)
