"""Protocol of a game for tables with remote seats.

A seat receives nothing that it may not see.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final, Generic, Protocol, Self, TypeAlias

from attrs import evolve, fields

from paxdesk.lazy_attrs import frozen
from paxdesk.session.game_protocol import A, Barrier, E, S, Seat, Sitting
from paxdesk.session.history import JournalEntry, PlayedStep
from paxdesk.session.session import GameSession

Plain: TypeAlias = Any
"""Unvalidated JSON data."""
SHORT_SEED: Final = 2**32
"""Seeds below this can all be tried by brute force."""


@frozen(eq=False)
class SharedGame(Generic[S, A, E]):
    """Game dealt once all ``remote_seats`` are taken; ``deal`` takes the seed."""

    seats: tuple[Sitting, ...]
    remote_seats: frozenset[Seat]
    deal: Callable[[int], GameSession[S, A, E]]


AnySharedGame: TypeAlias = SharedGame[Any, Any, Any]
"""Shared game of any type, for code that uses only its seats."""


@frozen
class SeatUpdate(Generic[E]):
    """Fields of a step's message that are common to all games."""

    seat: Seat
    reason: str
    entries: tuple[JournalEntry, ...]
    events: tuple[E, ...]
    ties: tuple[E, ...]
    begins: bool
    barrier: Barrier | None

    @classmethod
    def of(cls, step: PlayedStep[Any, Any, E], **own: Any) -> Self:
        """Return the message for a step, with the game's ``own`` fields."""
        return cls(**{each.name: getattr(step, each.name) for each in fields(SeatUpdate)}, **own)

    def step(self, before: S, action: A, after: S) -> PlayedStep[S, A, E]:
        """Return the step as its receiver knows it."""
        alike = {each.name: getattr(self, each.name) for each in fields(SeatUpdate)}
        return PlayedStep(**alike, action=action, before=before, after=after)


class Sharing(Protocol[S, A, E]):
    """Interface of a game, with its material, for tables with remote seats."""

    in_browsers: bool = False
    """True if the seats of the game can be played in a browser."""
    only_watched: bool = False
    """True if remote seats only watch."""

    @property
    def key(self) -> str:
        """Key of the game, as in files; "" for Pax Porfiriana."""

    @property
    def digest(self) -> str:
        """Digest of the material; only programs with equal digests play together."""

    @property
    def stand_in(self) -> str:
        """Key of the robot that substitutes for an absent player."""

    def seed_of(self, session: GameSession[S, A, E]) -> int | None:
        """Return the seed that a game was dealt from; None for a prepared position."""
        opening: Any = session.opening
        return None if opening.laid_out else opening.seed

    def rematch(
        self, session: GameSession[S, A, E], remote_seats: frozenset[Seat]
    ) -> SharedGame[S, A, E]:
        """Return another game with the people, seats and options of a finished one."""

    def of_session(self, session: GameSession[S, A, E]) -> "Sharing[S, A, E]":
        """Return the sharing for a session, which may have different material."""
        return self

    def corrections(self) -> Sequence[Plain]:
        """Return the corrections to the material, for programs with other material."""
        return ()

    def corrected(self, corrections: Sequence[Plain]) -> "Sharing[S, A, E]":
        """Return the sharing of the game with these corrections. Raises InvalidData."""
        return self

    def update_for(self, step: PlayedStep[S, A, E], seat: Seat) -> PlayedStep[S, A, E]:
        """Return the step as sent to a seat; seat 0 is a spectator."""

    def shown(self, state: S, seat: Seat) -> S:
        """Return the position as sent to a seat; after the end, all hands are open."""

    def problems(self, state: S) -> Sequence[str]:
        """Return the problems of a position as shown to a seat, one sentence each."""
        return ()

    # --- Plain data; reading validates strictly and raises InvalidData ----------------------------

    def to_plain(self, value: Any) -> Plain:
        """Return a record, such as that of a game's beginning, as plain data."""

    def write_step(self, step: PlayedStep[S, A, E]) -> Plain:
        """Return a step as plain data."""

    def read_step(self, data: Plain, before: S) -> PlayedStep[S, A, E]:
        """Read a step sent by the host; ``before`` is the previous position."""

    def read_steps(self, told: Iterable[Plain], before: S) -> list[PlayedStep[S, A, E]]:
        """Read consecutive steps sent by the host; ``before`` is the previous position."""
        steps: list[PlayedStep[S, A, E]] = []
        for each in told:
            steps.append(self.read_step(each, steps[-1].after if steps else before))
        return steps

    def beginning(self, opening: Any, seats: tuple[Any, ...], first: S) -> Any:
        """Return the record of the beginning of a game."""

    def write_beginning(self, session: GameSession[S, A, E], first: S) -> Plain:
        """Return the public beginning of a game, with 0 as its seed."""
        opening: Any = session.opening
        opening = evolve(opening, seed=0, position=None)
        return self.to_plain(self.beginning(opening, session.seats, first))

    def read_beginning(self, data: Plain) -> GameSession[S, A, E]:
        """Read the beginning of a game and return a session at its first position."""

    def kept(self, session: GameSession[S, A, E]) -> Any:
        """Return the content of a game's file, as a record."""

    def write_record(self, session: GameSession[S, A, E]) -> Plain:
        """Return the complete record of a finished game, seed included, as plain data."""
        return self.to_plain(self.kept(session))

    def read_record(self, data: Plain) -> GameSession[S, A, E]:
        """Read a complete record of a game."""
