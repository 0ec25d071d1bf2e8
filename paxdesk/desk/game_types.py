"""What a game gives the desk to hold and to hand back. No Qt here.

Positions, actions, events and sessions are the game's own. The desk passes them from one part of
the game to another and never looks into an action or an event; all that it reads of a position is
``DeskPosition``. The parts of a game name their own types in the brackets of the protocols, in the
order S, A, E, G; without brackets, as everywhere in the desk, nothing more is known of them.
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

    from paxdesk.files.shared_replay import SharedReplay as AnyStory
else:  # what stands for a variable is for type checkers alone
    from typing import TypeVar as _TypeVar

    def TypeVar(name, **_options):
        return _TypeVar(name)


class DeskPosition(Copied, Protocol):
    """A position of any game, as far as the desk reads it."""

    @property
    def players(self) -> Collection[Seat]:
        """Everybody who plays, nobody's seat included."""
        ...

    @property
    def turn_seat(self) -> Seat:
        """Whose turn it is, whoever is asked."""
        ...

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        ...

    @property
    def winners(self) -> Sequence[Seat]:
        """Who has won, the first of them first; nobody before the end."""
        ...

    @property
    def material(self) -> object:
        """What it is played with, such as a deck: the same object for all positions of a game."""
        ...

    def clockwise(self, seat: Seat) -> tuple[Seat, ...]:
        """All seats in playing order, beginning after this one and ending with it."""
        ...


State: TypeAlias = DeskPosition
Action: TypeAlias = object
Event: TypeAlias = object
Choice: TypeAlias = AnyChoice[Action]
Session: TypeAlias = GameSession[State, Action, Event]
Recording: TypeAlias = AnyRecording[State, Action, Event]
Step: TypeAlias = AnyStep[State, Action, Event]
OpenedGame: TypeAlias = AnyOpenedGame[State, Action, Event]
Story: TypeAlias = "AnyStory[State, Action, Event]"
Proof: TypeAlias = AnyProof[State, Action, Event]

S = TypeVar("S", bound=DeskPosition, default=State)
A = TypeVar("A", default=Action)
E = TypeVar("E", default=Event)
G = TypeVar("G", default=Session)
"""The game's own session."""
G_co = TypeVar("G_co", covariant=True, default=Session)
D = TypeVar("D", default=object)
D_contra = TypeVar("D_contra", contravariant=True, default=object)
"""What a game is played with, such as a deck."""
S_contra = TypeVar("S_contra", bound=DeskPosition, contravariant=True, default=State)
A_contra = TypeVar("A_contra", contravariant=True, default=Action)
E_contra = TypeVar("E_contra", contravariant=True, default=Event)
G_contra = TypeVar("G_contra", contravariant=True, default=Session)
