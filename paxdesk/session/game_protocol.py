"""What a game is to its session: the protocol that every game package fulfils.

A session plays one game and knows no more of it than stands here: who is asked, what may be
done and why not, how an action is done, written and read, what robots are asked, and what
cannot be taken back. Positions, actions and events are the game's own.
"""

from collections.abc import Mapping, Sequence
from typing import Generic, Literal, Protocol, Self, TypeAlias, TypeVar

from paxdesk.errors import IllegalAction
from paxdesk.lazy_attrs import frozen

Seat: TypeAlias = int
"""Seats count from 1; 0 is nobody's, if a game plays against itself."""
Barrier: TypeAlias = Literal[
    "begun", "opened", "chance", "cards", "hand", "decision", "turn", "over"
]
"""Why nothing before a step can be taken back."""


class Position(Protocol):
    """A position: plain records that can be copied and compared."""

    def copy(self) -> Self:
        """An independent position: what is done to one is not seen in the other."""


S = TypeVar("S", bound=Position)
A = TypeVar("A")
E = TypeVar("E")


@frozen
class Choice(Generic[A]):
    """A robot's answer.

    ``step`` names the rule or flowchart step it follows (``3c``), ``reason`` says so in a
    sentence for the log, ``rolls`` are the dice that settled ties, to be written into the
    journal before the action.
    """

    action: A
    step: str
    reason: str
    rolls: tuple[int, ...] = ()


class RobotAsked(Protocol[A]):
    """What a robot is asked; it may be answered on any thread."""

    def answer(self, seconds: float | None = None) -> "Choice[A]":
        """One legal action with its reason; the position asked about stays as it is.

        It is found within so many ``seconds``; None: however long that takes.
        """

    def stop(self) -> None:
        """The answer is wanted at once, or not any more. May be called from any thread."""


class Sitting(Protocol):
    """Who sits at a seat: ``robot`` says which one it is, None a person."""

    @property
    def name(self) -> str:
        """What the players call whoever sits there."""

    @property
    def robot(self) -> str | None:
        """Which robot plays the seat; None where a person does."""


class Opening(Protocol):
    """How a game began. In a ``practice`` game everything can be taken back."""

    @property
    def practice(self) -> bool:
        """Whether whatever is done can be taken back."""

    @property
    def open_hands(self) -> bool:
        """Whether the people at one screen play with open hands."""

    @property
    def laid_out(self) -> bool:
        """Whether it began from a position that somebody laid out, and not from a deal."""


class NamedEvent(Protocol):
    """An event that is told apart from others by ``what`` it is; ``amount`` is that of a die."""

    @property
    def what(self) -> str: ...

    @property
    def amount(self) -> int: ...


class NamedEvents:
    """What every game with such events says of them: ``turn`` passes on, ``rolled`` is a die."""

    def ends_turn(self, events: Sequence[NamedEvent]) -> bool:
        """Whether the turn passes on with a step in which this happened."""
        return any(event.what == "turn" for event in events)

    def rolled(self, events: Sequence[NamedEvent]) -> tuple[int, ...]:
        """The dice that fell in a step."""
        return tuple(event.amount for event in events if event.what == "rolled")


class Game(Protocol[S, A, E]):
    """One game's rules, as a session uses them."""

    def begin(self, opening: Opening, like: S, seats: int) -> S:
        """The first position, with the material of another. Raises ValueError."""

    def seat_to_act(self, state: S) -> Seat | None:
        """Who must act or decide; None when the game is over."""

    def over(self, state: S) -> bool:
        """Whether the game has ended; then nobody is asked."""
        return self.seat_to_act(state) is None

    def turn_of(self, state: S) -> Seat:
        """Whose turn it is, whoever is asked."""

    def seats(self, state: S) -> frozenset[Seat]:
        """Everybody who plays, nobody's seat included."""

    def legal_actions(self, state: S) -> list[A]:
        """Everything that whoever is asked may do now."""

    def refusal(self, state: S, action: A) -> IllegalAction | None:
        """Why an action is not legal now, with its rules; None where it is."""

    def perform(self, state: S, action: A) -> list[E]:
        """Do it; ``state`` changes. Raises IllegalAction, and then it has not."""

    def question(self, state: S, robots: Mapping[Seat, str]) -> RobotAsked[A] | None:
        """What the robot that is asked now is asked; None where a person is, or nobody."""
        return None

    def seen_by(self, state: S, *seats: Seat) -> S:
        """The position without what none of these seats may see; all of it if nothing is hidden."""
        return state

    def supposed(self, state: S, seat: Seat) -> S:
        """A position that could be this one, for all that a seat sees of it: to try actions on.

        A game that hides nothing has no other than the position itself.
        """
        return state

    def memory(self, state: S) -> object:
        """What seats have seen and no position tells; None in a game where that is nothing."""
        return None

    def remind(self, state: S, memory: object) -> None:
        """Let seats remember what a :meth:`memory` holds, None: nothing."""
        return

    def ends_turn(self, events: Sequence[E]) -> bool:
        """Whether the turn passes on with a step in which this happened."""

    # --- Notation --------------------------------------------------------------------------------

    def write(self, action: A) -> str:
        """The line of notation that :meth:`parse` reads back as this action."""

    def parse(self, line: str) -> A:
        """Raises NotationError."""

    def seat_name(self, seat: Seat) -> str:
        """How notation names a seat."""
        return f"P{seat}"

    # --- Dice ------------------------------------------------------------------------------------

    def dice_in(self, action: A) -> tuple[int, ...]:
        """The dice that a line of the journal is, empty where it is none."""
        return ()

    def dice_line(self, rolls: Sequence[int]) -> A:
        """The line of the journal that records these dice."""
        raise ValueError("a game without dice has no line for them")

    def rolled(self, events: Sequence[E]) -> tuple[int, ...]:
        """The dice that fell in a step."""
        return ()

    def roll(self, state: S, dice: int) -> list[E]:
        """Roll so many of the game's dice, and what is told of it; ``state`` changes."""
        raise ValueError("a game without dice rolls none")

    def asks_for_dice(self, state: S) -> bool:
        """Whether the dice are the next action, and not a part of one."""
        return False

    # --- What cannot be taken back ---------------------------------------------------------------

    def barrier(self, before: S, after: S, seat: Seat, events: Sequence[E]) -> Barrier | None:
        """Why the step of a seat cannot be taken back; None where it can, as in a ledger."""
        return None

    def acts_freely(self, state: S) -> bool:
        """Whether whoever is asked begins an action, and does not answer one under way."""
        return True
