"""Protocols between a session and the rules and robots of its game."""

from collections.abc import Mapping, Sequence
from typing import ClassVar, Generic, Literal, Protocol, Self, TypeAlias, TypeVar

from paxdesk.errors import IllegalAction
from paxdesk.lazy_attrs import frozen

Seat: TypeAlias = int
"""Seat number from 1; 0 is the seat of the game itself."""
Barrier: TypeAlias = Literal[
    "begun", "opened", "chance", "cards", "hand", "decision", "turn", "over"
]
"""Reason why a step cannot be undone."""


class Position(Protocol):
    """Position of a game: plain records that can be copied and compared."""

    def copy(self) -> Self:
        """Return an independent copy."""


S = TypeVar("S", bound=Position)
A = TypeVar("A")
E = TypeVar("E")


@frozen
class Choice(Generic[A]):
    """Answer of a robot; ``rolls`` are the dice that settled ties."""

    action: A
    step: str
    reason: str
    rolls: tuple[int, ...] = ()


class RobotAsked(Protocol[A]):
    """Question to a robot, answerable on any thread."""

    def answer(self, seconds: float | None = None) -> "Choice[A]":
        """Return a legal action with its reason, within ``seconds`` if given."""

    def stop(self) -> None:
        """Stop the search early. Callable from any thread."""


class Sitting(Protocol):
    """Occupant of a seat: a person, or a robot."""

    @property
    def name(self) -> str:
        """Name shown to the players."""

    @property
    def robot(self) -> str | None:
        """Key of the robot that plays the seat; None for a person."""


class Opening(Protocol):
    """Beginning of a game, with its settings."""

    @property
    def practice(self) -> bool:
        """True if every step can be undone."""

    @property
    def open_hands(self) -> bool:
        """True if people sharing a screen play with open hands."""

    @property
    def face_down(self) -> bool:
        """True if people sharing a screen keep hands face down instead of using a curtain."""

    @property
    def laid_out(self) -> bool:
        """True if the game began from a prepared position, not from a deal."""


class NamedEvent(Protocol):
    """Event identified by ``what``; ``amount`` of ``rolled`` is the value of a die."""

    @property
    def what(self) -> str: ...

    @property
    def amount(self) -> int: ...


class NamedEvents:
    """Mixin for games with named events, such as ``turn`` and ``rolled``."""

    shared_turn: ClassVar[bool] = False

    def ends_turn(self, events: Sequence[NamedEvent]) -> bool:
        """Return whether a step with these events passes the turn on."""
        return any(event.what == "turn" for event in events)

    def rolled(self, events: Sequence[NamedEvent]) -> tuple[int, ...]:
        """Return the dice rolled in a step with these events."""
        return tuple(event.amount for event in events if event.what == "rolled")


class Game(Protocol[S, A, E]):
    """Rules of one game, as a session uses them."""

    shared_turn: ClassVar[bool] = False
    """True if all seats act within one turn."""

    def begin(self, opening: Opening, like: S, seats: int) -> S:
        """Return the first position, with the material of ``like``. Raises ValueError."""

    def seat_to_act(self, state: S) -> Seat | None:
        """Return the seat that must act or decide; None when the game is over."""

    def over(self, state: S) -> bool:
        """Return whether the game has ended."""
        return self.seat_to_act(state) is None

    def turn_of(self, state: S) -> Seat:
        """Return the seat whose turn it is, even while another seat decides."""

    def seats(self, state: S) -> frozenset[Seat]:
        """Return all seats that act, including seat 0 in games that use it."""

    def legal_actions(self, state: S) -> list[A]:
        """Return the legal actions, or only some of many similar ones."""

    def refusal(self, state: S, action: A) -> IllegalAction | None:
        """Return why an action is illegal now, None if it is legal."""

    def perform(self, state: S, action: A) -> list[E]:
        """Perform an action in place and return its events.

        Raises IllegalAction without changing ``state``.
        """

    def question(self, state: S, robots: Mapping[Seat, str]) -> RobotAsked[A] | None:
        """Return the question for the robot that must act, or None."""
        return None

    def seen_by(self, state: S, *seats: Seat) -> S:
        """Return the position without anything hidden from all of these seats."""
        return state

    def supposed(self, state: S, seat: Seat) -> S:
        """Return a position consistent with all that a seat sees."""
        return state

    def memory(self, state: S) -> object:
        """Return the seats' memory of earlier positions; None if there is none."""
        return None

    def remind(self, state: S, memory: object) -> None:
        """Restore a result of :meth:`memory`; None clears it."""
        return

    def ends_turn(self, events: Sequence[E]) -> bool:
        """Return whether a step with these events passes the turn on."""

    # --- Notation --------------------------------------------------------------------------------

    def write(self, action: A) -> str:
        """Return the line of notation that :meth:`parse` reads as this action."""

    def parse(self, line: str) -> A:
        """Return the action of a line of notation. Raises NotationError."""

    def seat_name(self, seat: Seat) -> str:
        return f"P{seat}"

    # --- Dice ------------------------------------------------------------------------------------

    def dice_in(self, action: A) -> tuple[int, ...]:
        """Return the dice of a dice line; empty for other actions."""
        return ()

    def dice_line(self, rolls: Sequence[int]) -> A:
        raise ValueError("a game without dice has no line for them")

    def rolled(self, events: Sequence[E]) -> tuple[int, ...]:
        """Return the dice rolled in a step with these events."""
        return ()

    def roll(self, state: S, dice: int) -> list[E]:
        """Roll ``dice`` dice with the game's generator; return the events. Changes ``state``."""
        raise ValueError("a game without dice rolls none")

    def asks_for_dice(self, state: S) -> bool:
        """Return whether a dice line is the next action, not a part of one."""
        return False

    # --- Undo barriers ----------------------------------------------------------------------------

    def barrier(self, before: S, after: S, seat: Seat, events: Sequence[E]) -> Barrier | None:
        """Return why a step of ``seat`` cannot be undone; None if it can."""
        return None

    def acts_freely(self, state: S) -> bool:
        """Return whether the seat to act begins an action instead of answering another."""
        return True
