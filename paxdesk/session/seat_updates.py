"""What a game tells of a table whose seats are at several machines: the protocol it fulfils.

Nobody is told more than a seat may see. Positions and events travel as plain data, actions as
lines of notation; words never do, so that everybody reads them in a language of his own.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, Generic, Protocol, TypeAlias

from attrs import fields

from paxdesk.lazy_attrs import frozen
from paxdesk.session.game_protocol import A, Barrier, E, S, Seat, Sitting
from paxdesk.session.history import JournalEntry, Step
from paxdesk.session.session import GameSession

Plain: TypeAlias = Any
"""What JSON can hold, of which nothing has been checked."""
SHORT_SEED: Final = 2**32
"""A seed below this is taken for one that somebody has typed: all of them can be tried."""


@frozen(eq=False)
class SharedGame(Generic[S, A, E]):
    """A game that is dealt once everybody ``elsewhere`` has come; ``deal`` takes the seed."""

    seats: tuple[Sitting, ...]
    elsewhere: frozenset[Seat]
    deal: Callable[[int], GameSession[S, A, E]]


AnySharedGame: TypeAlias = SharedGame[Any, Any, Any]
"""Of whatever game: who gathers people for it looks at seats alone."""


@frozen
class Told(Generic[E]):
    """What a seat is told of a step in every game alike: who, the lines, and what happened."""

    seat: Seat
    reason: str
    entries: tuple[JournalEntry, ...]
    events: tuple[E, ...]
    ties: tuple[E, ...]
    begins: bool
    barrier: Barrier | None

    @property
    def alike(self) -> dict[str, Plain]:
        """These by their names."""
        return {each.name: getattr(self, each.name) for each in fields(Told)}


@frozen
class ToldStep(Told[E], Generic[S, A, E]):
    """What a seat is told of a step, with its action, and where it has led."""

    action: A
    after: S

    def following(self, before: S) -> Step[S, A, E]:
        """The step that was told, from the position that was told before."""
        return Step(
            self.seat,
            self.action,
            self.reason,
            before,
            self.after,
            self.events,
            self.ties,
            self.entries,
            begins=self.begins,
            barrier=self.barrier,
        )


class Sharing(Protocol[S, A, E]):
    """A game with its material, as tables of several machines play it."""

    @property
    def key(self) -> str:
        """The game's own, as in files; "" for the first game."""
        ...

    @property
    def digest(self) -> str:
        """Of the material: only programs with the same play together."""
        ...

    @property
    def stand_in(self) -> str:
        """The robot that sits in for somebody who is away."""
        ...

    def seed_of(self, session: GameSession[S, A, E]) -> int | None:
        """The seed from which a game was dealt; None where somebody has laid it out."""
        ...

    def told(self, step: Step[S, A, E], seat: Seat) -> ToldStep[S, A, E]:
        """What a seat is told of a step; seat 0 is an onlooker's."""
        ...

    def shown(self, state: S, seat: Seat) -> S:
        """The position as a seat sees it, with what it is asked about; all of it at the end."""
        ...

    def problems(self, state: S) -> Sequence[str]:
        """What cannot be in a position of which a seat is shown this much, in sentences."""
        return ()

    # --- As plain data, strictly read; what is read raises Unfit ---------------------------------

    def write_step(self, step: ToldStep[S, A, E]) -> Mapping[str, Plain]:
        """A step that was told, for JSON."""
        ...

    def read_step(self, data: Plain) -> ToldStep[S, A, E]:
        """The step that a table tells."""
        ...

    def write_beginning(self, session: GameSession[S, A, E], first: S) -> Mapping[str, Plain]:
        """How a game began as far as everybody knows, and the ``first`` position as told."""
        ...

    def read_beginning(self, data: Plain) -> GameSession[S, A, E]:
        """The game that begins so at a seat."""
        ...

    def write_record(self, session: GameSession[S, A, E]) -> Plain:
        """The whole of a game that is over, with its seed."""
        ...

    def read_record(self, data: Plain) -> GameSession[S, A, E]:
        """The whole of a game."""
        ...
