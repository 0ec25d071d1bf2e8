"""Questions to robots at the table; any thread can answer them."""

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Final, Protocol, cast

from paxdesk.lazy_attrs import frozen
from paxdesk.porfiriana.robots import reasons, roster
from paxdesk.porfiriana.robots.planner.planner import Planner
from paxdesk.porfiriana.robots.robot import Choice, Robot, RobotView, TieBreaker
from paxdesk.porfiriana.rules.actions import DIAZ, Action, Buy, Dice, Seat, price_column
from paxdesk.porfiriana.rules.agenda import DiazTurn
from paxdesk.porfiriana.rules.engine import legal_actions, perform, seat_to_act
from paxdesk.porfiriana.rules.state import Event, State
from paxdesk.porfiriana.rules.view import remembered_by, seen_by
from paxdesk.session.notation_types import format_reason

SOLO_PERSON: Seat = 1
"""Seat of the person in a solo game (R72)."""


@frozen
class RobotQuestion:
    """Question to a robot, with the data needed for its answer."""

    robot: Robot
    view: RobotView
    legal: list[Action]
    ties: TieBreaker

    def answer(self, seconds: float | None = None) -> Choice:
        """Return the robot's choice, within ``seconds`` (None: no limit)."""
        if seconds is not None:
            self.view.patience.allow(seconds)
        return self.robot.choose(self.view, self.legal, self.ties)

    def stop(self) -> None:
        """End the thinking, so that the robot answers immediately. Thread-safe."""
        self.view.patience.stop()


def question_for(state: State, robots: Mapping[Seat, roster.PlayerName]) -> RobotQuestion | None:
    """Return the question if a robot must act, else None."""
    seat = seat_to_act(state)
    if seat is None or (seat != DIAZ and seat not in robots):
        return None
    return question_to(
        DIAZ_ROBOT if seat == DIAZ else robot_named(robots[seat]), state, seat, robots
    )


def question_to(
    robot: Robot, state: State, seat: Seat, robots: Mapping[Seat, roster.PlayerName]
) -> RobotQuestion:
    """Return the question for ``robot`` at ``seat``, which is the seat to act."""
    people = _people(state, seat, robots)
    seen = RobotView(seen_by(state, seat), seat, people, remembered_by(state, seat))
    return RobotQuestion(robot, seen, legal_actions(state), TieBreaker.of(state))


@cache
def robot_named(name: roster.PlayerName) -> Robot:
    """Return the robot with this name; its modules are imported on first use."""
    for known, entry in roster.ROSTER.items():
        if known == name:
            return entry.robot()
    from paxdesk.porfiriana.robots.league import measure

    return measure(cast(roster.ScriptName | roster.MilestoneName, name))


class Face(Protocol):
    """Description of a robot or a temperament; ``face`` is the name of an icon."""

    @property
    def label(self) -> str: ...
    @property
    def sentence(self) -> str: ...
    @property
    def face(self) -> str: ...


def introduced(state: State, seat: Seat, name: roster.RobotName) -> Iterator[Face]:
    """Yield the robot's roster entry, then its temperament if it has one."""
    yield roster.ROSTER[name]
    robot = robot_named(name)
    liking = robot.temperament(state, seat) if isinstance(robot, Planner) else None
    if liking is not None:
        yield liking


def _people(state: State, seat: Seat, robots: Mapping[Seat, roster.PlayerName]) -> frozenset[Seat]:
    """Return the seats that the robot at ``seat`` treats as people.

    If a Pax-o-matic replaces the only person of a solo game (R72), the others still treat it as a
    person, and it treats all others as people.
    """
    people = frozenset(
        each for each in state.players if each != DIAZ and robots.get(each) != "paxomatic"
    )
    if people or state.solo is None:
        return people
    stand_in = frozenset({SOLO_PERSON})
    return frozenset(state.players) - stand_in if seat == SOLO_PERSON else stand_in


def perform_choice(state: State, choice: Choice) -> list[Event]:
    """Roll the dice that settled ties, perform the action, and return all events.

    Raises IllegalAction.
    """
    rolls = [Event("rolled", amount=state.roll()) for _ in choice.rolls]
    return rolls + perform(state, choice.action)


STEP = "L1"


class Diaz:
    """Robot that takes Díaz's only legal action; ``rules/diaz.py`` performs it."""

    def choose(self, seen: RobotView, legal: list[Action], ties: TieBreaker) -> Choice:
        """Return the roll or the purchase of Díaz, with its reason (L1, R48)."""
        action = legal[0]
        if isinstance(action, Dice):
            return Choice(action, STEP, reasons.reason_of(STEP, reasons.DICE))
        assert isinstance(action, Buy)
        turn = seen.state.agenda[-1]
        assert isinstance(turn, DiazTurn)
        row = turn.rows[0]
        die = turn.rolls[row]
        empty = price_column(action.slot) != die - 1
        key = reasons.DIE_ON_EMPTY_PLACE if empty else reasons.DIE
        why = format_reason(key, row="ab"[row], die=die)
        deed = reasons.deed_of(seen.state, action)
        return Choice(action, STEP, reasons.reason_of(STEP, why, deed))


DIAZ_ROBOT: Final[Robot] = Diaz()
