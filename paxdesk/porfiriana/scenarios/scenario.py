"""A scenario: a position, what is done in it, and what must then be true.

``scenario_reading`` makes one from a file, ``scenario_running`` tries it out.
"""

from collections.abc import Callable
from typing import Any, TypeAlias

from attrs import field

from paxdesk.porfiriana.robots.roster import RobotName
from paxdesk.porfiriana.rules.actions import Action, Seat
from paxdesk.porfiriana.rules.state import State
from paxdesk.record_classes import frozen


@frozen
class Done:
    """``- play 184 at 61``: done by whoever is asked; ``by`` says who that must be."""

    line: int
    action: Action
    by: Seat | None = None


@frozen
class Refused:
    """``{refused: …, rule: …}``: must be illegal by one of ``rules`` (any, if none is named)."""

    line: int
    action: Action
    rules: tuple[str, ...]
    by: Seat | None = None


@frozen
class Listed:
    """``{listed: …}`` and ``{not_listed: …}``: is it among the legal actions?"""

    line: int
    action: Action
    wanted: bool
    by: Seat | None = None


@frozen
class Unreadable:
    """``{unreadable: …}``: a text that is no notation."""

    line: int
    text: str


@frozen
class Rolled:
    """``{dice: [3, 5]}``: the next rolls of the die."""

    line: int
    rolls: tuple[int, ...]


@frozen
class RobotStep:
    """``{robot: 1, took: …, step: …}``: the robot asked takes ``lines`` lines.

    ``lines`` None stands for ``turn``: until a person is asked or the turn passes. ``took`` and
    ``step`` are what its last line must be, where given.
    """

    line: int
    lines: int | None
    took: Action | None = None
    step: str | None = None
    by: Seat | None = None


Step: TypeAlias = Done | Refused | Listed | Unreadable | Rolled | RobotStep


@frozen
class Expectation:
    """One entry of ``then``: what ``see`` must find at ``path``. ``expected`` is plain data."""

    line: int
    path: str
    expected: Any
    see: Callable[[State], Any] = field(repr=False)


@frozen
class Scenario:
    """``position`` is the one given; running the scenario works on a copy.

    ``robots`` says which seats are no people (Díaz is not named there).
    """

    file: str
    title: str
    rules: tuple[str, ...]
    position: State = field(repr=False)
    steps: tuple[Step, ...]
    expectations: tuple[Expectation, ...]
    robots: dict[Seat, RobotName]
