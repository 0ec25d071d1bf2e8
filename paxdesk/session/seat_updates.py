"""What a game tells of a table whose seats are at several machines: the protocol it fulfils.

Nobody is told more than a seat may see. Positions and events travel as plain data, actions as
lines of notation; words never do, so that everybody reads them in a language of his own.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final, Generic, Protocol, Self, TypeAlias

from attrs import evolve, fields

from paxdesk.lazy_attrs import frozen
from paxdesk.session.game_protocol import A, Barrier, E, S, Seat, Sitting
from paxdesk.session.history import JournalEntry, PlayedStep
from paxdesk.session.session import GameSession

Plain: TypeAlias = Any
"""What JSON can hold, of which nothing has been checked."""
SHORT_SEED: Final = 2**32
"""A seed below this is taken for one that somebody has typed: all of them can be tried."""


@frozen(eq=False)
class SharedGame(Generic[S, A, E]):
    """A game that is dealt once everybody ``elsewhere`` has come; ``deal`` takes the seed."""

    seats: tuple[Sitting, ...]
    remote_seats: frozenset[Seat]
    deal: Callable[[int], GameSession[S, A, E]]


AnySharedGame: TypeAlias = SharedGame[Any, Any, Any]
"""Of whatever game: who gathers people for it looks at seats alone."""


@frozen
class SeatUpdate(Generic[E]):
    """What travels of a step in every game alike: who, the lines, and what happened."""

    seat: Seat
    reason: str
    entries: tuple[JournalEntry, ...]
    events: tuple[E, ...]
    ties: tuple[E, ...]
    begins: bool
    barrier: Barrier | None

    @classmethod
    def of(cls, step: PlayedStep[Any, Any, E], **own: Any) -> Self:
        """Return what travels of a step, with what is the game's ``own``."""
        return cls(**{each.name: getattr(step, each.name) for each in fields(SeatUpdate)}, **own)

    def step(self, before: S, action: A, after: S) -> PlayedStep[S, A, E]:
        """Return the step that this was made of, as it is known where it was told."""
        alike = {each.name: getattr(self, each.name) for each in fields(SeatUpdate)}
        return PlayedStep(**alike, action=action, before=before, after=after)


class Sharing(Protocol[S, A, E]):
    """A game with its material, as tables of several machines play it."""

    @property
    def key(self) -> str:
        """The game's own, as in files; "" for the first game."""

    @property
    def digest(self) -> str:
        """Of the material: only programs with the same play together."""

    @property
    def stand_in(self) -> str:
        """The robot that sits in for somebody who is away."""

    def seed_of(self, session: GameSession[S, A, E]) -> int | None:
        """The seed from which a game was dealt; None where somebody has laid it out."""
        opening: Any = session.opening
        return None if opening.laid_out else opening.seed

    def update_for(self, step: PlayedStep[S, A, E], seat: Seat) -> PlayedStep[S, A, E]:
        """The step as a seat is told of it; seat 0 is an onlooker's."""

    def shown(self, state: S, seat: Seat) -> S:
        """The position as a seat sees it, with what it is asked about; all of it at the end."""

    def problems(self, state: S) -> Sequence[str]:
        """What cannot be in a position of which a seat is shown this much, in sentences."""
        return ()

    # --- As plain data, strictly read; what is read raises Unfit ---------------------------------

    def to_plain(self, value: Any) -> Plain:
        """A record of the game, for JSON."""

    def write_step(self, step: PlayedStep[S, A, E]) -> Plain:
        """A step that was told, for JSON."""

    def read_step(self, data: Plain, before: S) -> PlayedStep[S, A, E]:
        """The step that a table tells, from the position that was told before."""

    def read_steps(self, told: Iterable[Plain], before: S) -> list[PlayedStep[S, A, E]]:
        """The steps that a table tells, one after the other."""
        steps: list[PlayedStep[S, A, E]] = []
        for each in told:
            steps.append(self.read_step(each, steps[-1].after if steps else before))
        return steps

    def beginning(self, opening: Any, seats: tuple[Any, ...], first: S) -> Any:
        """How a game began, as a record."""

    def write_beginning(self, session: GameSession[S, A, E], first: S) -> Plain:
        """How a game began as far as everybody knows, and the ``first`` position as told.

        The seed is told when the game is over.
        """
        opening: Any = session.opening
        opening = evolve(opening, seed=0, position=None)
        return self.to_plain(self.beginning(opening, session.seats, first))

    def read_beginning(self, data: Plain) -> GameSession[S, A, E]:
        """The game that begins so at a seat."""

    def kept(self, session: GameSession[S, A, E]) -> Any:
        """A game as its file has it."""

    def write_record(self, session: GameSession[S, A, E]) -> Plain:
        """The whole of a game that is over, with its seed."""
        return self.to_plain(self.kept(session))

    def read_record(self, data: Plain) -> GameSession[S, A, E]:
        """The whole of a game."""
