"""Types that a game passes to the desk and gets back. Does not use Qt.

The desk reads only the ``DeskPosition`` part of a position. Type parameters of the protocols are in
the order S, A, E, G.
"""

from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING, Protocol, TypeAlias

from paxdesk.session.game_protocol import Choice as AnyChoice
from paxdesk.session.game_protocol import Position as Copied
from paxdesk.session.game_protocol import Seat
from paxdesk.session.history import PlayedStep as AnyStep
from paxdesk.session.opened_game import JournalProof as AnyProof
from paxdesk.session.opened_game import OpenedGame as AnyOpenedGame
from paxdesk.session.replay import Recording as AnyRecording
from paxdesk.session.session import GameSession

if TYPE_CHECKING:
    from typing_extensions import TypeVar

    from paxdesk.files.shared_replay import SharedReplay as AnySharedReplay
else:  # type variables with defaults are for type checkers only
    from typing import TypeVar as _TypeVar

    def TypeVar(name, **_options):
        return _TypeVar(name)


class DeskPosition(Copied, Protocol):
    """The part of any game's position that the desk reads."""

    @property
    def players(self) -> Collection[Seat]:
        """All seats, including NO_SEAT in a game that has it."""
        ...

    @property
    def turn_seat(self) -> Seat:
        """The seat whose turn it is, even if another seat has to decide."""
        ...

    @property
    def over(self) -> bool: ...

    @property
    def winners(self) -> Sequence[Seat]:
        """The winning seats; empty before the end."""
        ...

    @property
    def material(self) -> object:
        """Components such as the deck: the same object for all positions of a game."""
        ...

    def clockwise(self, seat: Seat) -> tuple[Seat, ...]:
        """Return all seats in playing order, beginning after ``seat`` and ending with it."""
        ...


State: TypeAlias = DeskPosition
Action: TypeAlias = object
Event: TypeAlias = object
Choice: TypeAlias = AnyChoice[Action]
Session: TypeAlias = GameSession[State, Action, Event]
Recording: TypeAlias = AnyRecording[State, Action, Event]
Step: TypeAlias = AnyStep[State, Action, Event]
OpenedGame: TypeAlias = AnyOpenedGame[State, Action, Event]
SharedGame: TypeAlias = "AnySharedReplay[State, Action, Event]"
Proof: TypeAlias = AnyProof[State, Action, Event]

S = TypeVar("S", bound=DeskPosition, default=State)
A = TypeVar("A", default=Action)
E = TypeVar("E", default=Event)
G = TypeVar("G", default=Session)
"""The game's session."""
G_co = TypeVar("G_co", covariant=True, default=Session)
D = TypeVar("D", default=object)
D_contra = TypeVar("D_contra", contravariant=True, default=object)
"""The components of a game, such as its deck."""
S_contra = TypeVar("S_contra", bound=DeskPosition, contravariant=True, default=State)
A_contra = TypeVar("A_contra", contravariant=True, default=Action)
E_contra = TypeVar("E_contra", contravariant=True, default=Event)
G_contra = TypeVar("G_contra", contravariant=True, default=Session)
