"""A scenario: a position, what is done in it, and what must then be true."""

from collections.abc import Callable
from typing import Any, TypeAlias

from attrs import field

from paxdesk.mexican_adventure.rules.actions import Action
from paxdesk.mexican_adventure.rules.notation import Names
from paxdesk.mexican_adventure.rules.state import State
from paxdesk.mexican_adventure.rules.words import Chit, Side
from paxdesk.record_classes import frozen


@frozen
class Done:
    """A line by whoever is asked; ``by`` says who that must be."""

    line: int
    action: Action
    by: Side | None = None


@frozen
class Refused:
    """Must be illegal by one of ``rules`` (any, if none is named)."""

    line: int
    action: Action
    rules: tuple[str, ...]


@frozen
class Listed:
    """Could the seat asked play this line now?"""

    line: int
    action: Action
    wanted: bool


@frozen
class Unreadable:
    line: int
    text: str


@frozen
class LaidDown:
    """The next rolls and draws."""

    line: int
    rolls: tuple[int, ...] = ()
    draws: tuple[Chit, ...] = ()


@frozen
class PassTo:
    """Every question is answered with ``done``, ``pass`` or ``stay`` until a step has begun."""

    line: int
    step: str


Step: TypeAlias = Done | Refused | Listed | Unreadable | LaidDown | PassTo


@frozen
class Seen:
    """What expectations look at: the position, and the last line as each side reads it."""

    state: State
    heard: dict[str, str | None]


@frozen
class Expectation:
    """One entry of ``then``: what ``see`` must find at ``path``."""

    line: int
    path: str
    expected: Any
    see: Callable[[Seen], Any] = field(repr=False)


@frozen
class Scenario:
    """``position`` is the one given, not yet begun; running works on a copy."""

    file: str
    title: str
    rules: tuple[str, ...]
    position: State = field(repr=False)
    begins_at: str | None
    names: Names = field(repr=False)
    steps: tuple[Step, ...]
    expectations: tuple[Expectation, ...]
