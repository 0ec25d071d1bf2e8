"""Lords of the Sierra Madre as a session: see ``paxdesk/session/game_protocol.py``.

One person enters for all players: seat 1 is always to act.
"""

from collections.abc import Sequence
from typing import ClassVar, TypeAlias, cast

from attrs import field

from paxdesk.language import tr
from paxdesk.lazy_attrs import define, frozen
from paxdesk.session import history, replay
from paxdesk.session.game_protocol import Game, NamedEvents, Seat
from paxdesk.session.game_protocol import Opening as AnyOpening
from paxdesk.session.history import JournalEntry
from paxdesk.session.session import SEEDS, GameSession, SeatSetup
from paxdesk.sierra_madre.rules import engine, notation
from paxdesk.sierra_madre.rules.actions import Action, rolled
from paxdesk.sierra_madre.rules.cards import Country
from paxdesk.sierra_madre.rules.state import MOST_SEATS, USUAL, Event, Options, State, new_state

Step: TypeAlias = history.PlayedStep[State, Action, Event]
Recording: TypeAlias = replay.Recording[State, Action, Event]


@frozen
class Opening:
    """Opening of a game: from a seed in Winter 1898, or from a position."""

    seed: int
    options: Options = USUAL
    nations: tuple[Country, ...] = ()
    position: State | None = field(default=None, repr=False)
    practice: bool = False
    open_hands: ClassVar[bool] = False
    face_down: ClassVar[bool] = False

    @property
    def laid_out(self) -> bool:
        return self.position is not None

    def begin(self, seats: int) -> State:
        """Return the first position. Raises ValueError for an invalid seed or number of seats."""
        if self.position is not None:
            return self.position.copy()
        if not 0 <= self.seed < SEEDS:
            raise ValueError(tr("A seed is a whole number from 0 to {most}.", most=SEEDS - 1))
        if not 1 <= seats <= MOST_SEATS:
            raise ValueError(tr("the number of seats is not from 1 to {most}", most=MOST_SEATS))
        return new_state(seats, self.seed, self.options, dict(enumerate(self.nations, 1)))


class SierraMadre(NamedEvents, Game[State, Action, Event]):
    """*Lords of the Sierra Madre* as a game for sessions."""

    seat_to_act = staticmethod(engine.asked)
    legal_actions = staticmethod(engine.legal_actions)
    refusal = staticmethod(engine.refusal)
    perform = staticmethod(engine.perform)
    write = staticmethod(notation.write)
    parse = staticmethod(notation.parse)

    def begin(self, opening: AnyOpening, like: State, seats: int) -> State:
        return cast(Opening, opening).begin(seats)

    def turn_of(self, state: State) -> Seat:
        return state.turn_seat

    def seats(self, state: State) -> frozenset[Seat]:
        return frozenset(state.players)

    def dice_in(self, action: Action) -> tuple[int, ...]:
        return action.values[0] if action.verb == "rolled" else ()

    def dice_line(self, rolls: Sequence[int]) -> Action:
        return rolled(tuple(rolls))


@define(eq=False)
class Session(GameSession[State, Action, Event]):
    """Session of the companion."""

    game: ClassVar[SierraMadre] = SierraMadre()
    opening: Opening
    seats: tuple[SeatSetup, ...]
    state: State
    journal: list[JournalEntry] = field(factory=list)

    @classmethod
    def new(cls, opening: Opening, seats: tuple[SeatSetup, ...]) -> "Session":
        """Return a game at its first position. Raises ValueError for an invalid opening."""
        return cls(opening, seats, opening.begin(len(seats)))

    @classmethod
    def from_position(
        cls, position: State, seats: tuple[SeatSetup, ...], practice: bool = False
    ) -> "Session":
        first, seed = position.copy(), position.generator.position
        return cls.new(Opening(seed, position.options, (), first, practice), seats)
