"""Robots at the table: who they are, what they are shown, and how they answer.

A question holds everything a robot may know, copied, so that it can be answered on another
thread; :func:`play` submits the answer as a person's would be. An answer belongs to the
position it was asked in: ``Question.position`` tells whether that is still on the table.
"""

from collections.abc import Mapping
from functools import cache

from paxdesk.porfiriana.robots.base import Choice, Robot, Seen, TieBreaker
from paxdesk.porfiriana.robots.diaz import Diaz
from paxdesk.porfiriana.robots.memory import remembered_by
from paxdesk.porfiriana.robots.planner.levels import LEVELS_IN_ORDER, LevelName
from paxdesk.porfiriana.robots.roster import ROSTER, RobotName
from paxdesk.porfiriana.rules.actions import DIAZ, Action, Seat
from paxdesk.porfiriana.rules.dice import roll
from paxdesk.porfiriana.rules.legal import asked, legal_actions
from paxdesk.porfiriana.rules.perform import perform
from paxdesk.porfiriana.rules.state import Event, State
from paxdesk.porfiriana.rules.view import seen_by
from paxdesk.record_classes import frozen

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

    def answer(self, seconds: float | None = None) -> Choice:
        """The robot's choice, within so many seconds (None: however long it takes).

        Changes nothing, so it may run on any thread.
        """
        if seconds is not None:
            self.seen.patience.allow(seconds)
        return self.robot.choose(self.seen, self.legal, self.ties)

    def stop(self) -> None:
        """The answer is wanted at once, or not any more. May be called from any thread."""
        self.seen.patience.stop()


ADVISER: LevelName = LEVELS_IN_ORDER[-1]
"""The level that advises people: the strongest."""


def advice_for(state: State, robots: dict[Seat, RobotName]) -> RobotQuestion | None:
    """The question for an adviser of the person asked, who knows no more than that person does.

    None where no person is asked.
    """
    seat = asked(state)
    if seat is None or seat == DIAZ or seat in robots:
        return None
    return question_for(state, {**robots, seat: ADVISER})


def question_for(state: State, robots: dict[Seat, RobotName]) -> RobotQuestion | None:
    """The question for the robot that is asked now; None if a person is, or the game is over."""
    seat = asked(state)
    if seat is None or (seat != DIAZ and seat not in robots):
        return None
    robot = _DIAZ if seat == DIAZ else _robot(robots[seat])
    people = _people(state, seat, robots)
    seen = Seen(seen_by(state, seat), seat, people, remembered_by(state, seat))
    return RobotQuestion(robot, seen, legal_actions(state), TieBreaker.of(state))


@cache
def _robot(name: RobotName) -> Robot:
    """The robot of a name; how it thinks is imported when it first plays."""
    return ROSTER[name].robot()


def _people(state: State, seat: Seat, robots: Mapping[Seat, RobotName]) -> frozenset[Seat]:
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
    rolls = [Event("rolled", amount=roll(state)) for _ in choice.rolls]
    return rolls + perform(state, choice.action)
