"""Robots at the table: who they are, what they are shown, and how they answer.

A question holds everything a robot may know, copied, so that it can be answered on another
thread; :func:`play` submits the answer as a person's would be. An answer belongs to the
position it was asked in: ``Question.position`` tells whether that is still on the table.
"""

from collections.abc import Mapping
from functools import cache
from typing import cast

from paxdesk.porfiriana.robots import reasons
from paxdesk.porfiriana.robots.base import Choice, Robot, Seen, TieBreaker, remembered_by
from paxdesk.porfiriana.robots.planner.levels import LEVELS_IN_ORDER, LevelName
from paxdesk.porfiriana.robots.roster import ROSTER, PlayerName, RobotName, ScriptName
from paxdesk.porfiriana.rules.actions import DIAZ, Action, Buy, Dice, Seat, column
from paxdesk.porfiriana.rules.agenda import DiazTurn
from paxdesk.porfiriana.rules.dice import roll
from paxdesk.porfiriana.rules.moves import asked, legal_actions, perform
from paxdesk.porfiriana.rules.state import Event, State
from paxdesk.porfiriana.rules.view import seen_by
from paxdesk.record_classes import define, frozen
from paxdesk.session.keyed import keyed
from paxdesk.session.randomness import Generator

# --- Díaz as a robot: his two dice and the purchases they choose (Part L) -------------------------

STEP = "L1"


class Diaz:
    """Takes the only action there is; ``rules/diaz.py`` says what follows from it."""

    def choose(self, seen: Seen, legal: list[Action], ties: TieBreaker) -> Choice:
        """Roll, or buy under the die of the next row (L1, R48), saying which die decided."""
        action = legal[0]
        if isinstance(action, Dice):
            return Choice(action, STEP, reasons.reason_of(STEP, reasons.DICE))
        assert isinstance(action, Buy)
        turn = seen.state.agenda[-1]
        assert isinstance(turn, DiazTurn)
        row = turn.rows[0]
        die = turn.rolls[row]
        empty = column(action.slot) != die - 1
        key = reasons.DIE_ON_EMPTY_PLACE if empty else reasons.DIE
        why = keyed(key, row="ab"[row], die=die)
        deed = reasons.BUYS.format(card=f"{seen.state.market[action.slot]:03}")
        return Choice(action, STEP, reasons.reason_of(STEP, why, deed))


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


def question_for(state: State, robots: Mapping[Seat, PlayerName]) -> RobotQuestion | None:
    """The question for the robot that is asked now; None if a person is, or the game is over."""
    seat = asked(state)
    if seat is None or (seat != DIAZ and seat not in robots):
        return None
    return question_to(_DIAZ if seat == DIAZ else _robot(robots[seat]), state, seat, robots)


def question_to(
    robot: Robot, state: State, seat: Seat, robots: Mapping[Seat, PlayerName]
) -> RobotQuestion:
    """The question for a robot that plays a seat which is asked now."""
    people = _people(state, seat, robots)
    seen = Seen(seen_by(state, seat), seat, people, remembered_by(state, seat))
    return RobotQuestion(robot, seen, legal_actions(state), TieBreaker.of(state))


@cache
def _robot(name: PlayerName) -> Robot:
    """The robot of a name; how it thinks is imported when it first plays."""
    for known, entry in ROSTER.items():
        if known == name:
            return entry.robot()
    from paxdesk.porfiriana.robots.league import script

    return script(cast(ScriptName, name))


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
    rolls = [Event("rolled", amount=roll(state)) for _ in choice.rolls]
    return rolls + perform(state, choice.action)


# --- The player that takes any legal action: the measure of speed, and the finder of dead ends ----

# Not to walk through the same numbers as the game's own chance.
_OTHER_STREAM = 0x5DEECE66D


@define
class RandomPlayer:
    """Takes each legal action equally often, by a generator of its own.

    So it never disturbs the game's chance, and a seed gives the same game again.
    """

    generator: Generator

    @classmethod
    def for_game(cls, seed: int) -> "RandomPlayer":
        """Return the player for the game of this seed."""
        return cls(Generator.from_seed(seed ^ _OTHER_STREAM))

    def choose(self, legal: list[Action]) -> Action:
        """Return one of the legal actions, of which there must be some."""
        return self.generator.choice(legal)
