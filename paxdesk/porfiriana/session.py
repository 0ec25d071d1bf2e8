"""Sessions of Pax Porfiriana, with their openings and rules.

The robots' questions and advice are imported on first use.
"""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, ClassVar, TypeAlias, cast

from attrs import field

from paxdesk.language import tr
from paxdesk.lazy_attrs import define, frozen
from paxdesk.porfiriana.robots.roster import RobotName
from paxdesk.porfiriana.rules.actions import DIAZ, Action, CardNumber, Dice, End, Seat
from paxdesk.porfiriana.rules.agenda import ActionPhase, DiazTurn, RaidedHand, Showdown
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.rules.engine import legal_actions, perform, refusal, seat_to_act
from paxdesk.porfiriana.rules.notation import parse, seat_name, write
from paxdesk.porfiriana.rules.setup import ChosenHacendados, deal
from paxdesk.porfiriana.rules.state import Event, Options, SoloMode, State
from paxdesk.porfiriana.rules.view import seen_by
from paxdesk.session import history, replay
from paxdesk.session.game_protocol import Barrier, NamedEvents
from paxdesk.session.game_protocol import Opening as AnyOpening
from paxdesk.session.history import History as GameHistory
from paxdesk.session.history import JournalEntry
from paxdesk.session.session import SEEDS, GameSession, SeatSetup

if TYPE_CHECKING:
    from paxdesk.porfiriana.robots.questions import RobotQuestion

Step: TypeAlias = history.PlayedStep[State, Action, Event]
Recording: TypeAlias = replay.Recording[State, Action, Event]
History: TypeAlias = GameHistory[State, Action, Event]


@frozen
class Opening:
    """Choices that determine a game's first position, and how it is played.

    In a ``practice`` game every step can be undone. With ``open_hands``, people at one screen see
    each other's cards; with ``face_down``, all hands are face down.
    """

    options: Options
    seed: int
    hacendados: ChosenHacendados = None
    solo: SoloMode | None = None
    position: State | None = field(default=None, repr=False)
    practice: bool = False
    open_hands: bool = False
    face_down: bool = False

    @classmethod
    def at(cls, position: State, practice: bool = False, face_down: bool = False) -> "Opening":
        """Return the opening of a game that starts from a copy of ``position``."""
        seed, start = position.generator.position, position.copy()
        return cls(
            position.options, seed, None, position.solo, start, practice, face_down=face_down
        )

    @property
    def laid_out(self) -> bool:
        return self.position is not None

    def begin(self, deck: Deck, players: int) -> State:
        if self.position is not None:
            position = self.position.copy()
            # no seat remembers cards that it saw before the given position
            position.witnesses = {}
            return position
        if abs(self.seed) >= SEEDS:
            raise ValueError(tr("A seed is a whole number from 0 to {most}.", most=SEEDS - 1))
        return deal(deck, players, self.seed, self.options, self.hacendados, self.solo)


class PaxPorfiriana(NamedEvents):
    """Rules of Pax Porfiriana for a session: see ``paxdesk/session/game_protocol.py``."""

    seat_to_act = staticmethod(seat_to_act)
    legal_actions = staticmethod(legal_actions)
    refusal = staticmethod(refusal)
    perform = staticmethod(perform)
    seen_by = staticmethod(seen_by)
    write = staticmethod(write)
    parse = staticmethod(parse)
    seat_name = staticmethod(seat_name)

    def begin(self, opening: AnyOpening, like: State, seats: int) -> State:
        return cast(Opening, opening).begin(like.cards, seats)

    def over(self, state: State) -> bool:
        return state.over

    def turn_of(self, state: State) -> Seat:
        return state.turn.seat

    def seats(self, state: State) -> frozenset[Seat]:
        return frozenset(state.players)

    def question(self, state: State, robots: Mapping[Seat, str]) -> "RobotQuestion | None":
        if seat_to_act(state) not in (DIAZ, *robots):
            return None
        from paxdesk.porfiriana.robots.questions import question_for

        return question_for(state, cast(dict[Seat, RobotName], robots))

    def supposed(self, state: State, seat: Seat) -> State:
        """Return the position, with guessed cards if it is a remote view."""
        return state.supposed_position()

    def memory(self, state: State) -> object:
        return state.witnesses

    def remind(self, state: State, memory: object) -> None:
        state.witnesses = cast(dict[CardNumber, tuple[Seat, ...]], memory or {})

    def dice_in(self, action: Action) -> tuple[int, ...]:
        return action.rolls if isinstance(action, Dice) else ()

    def dice_line(self, rolls: Sequence[int]) -> Action:
        return Dice(tuple(rolls))

    def roll(self, state: State, dice: int) -> list[Event]:
        return [Event("rolled", amount=state.roll()) for _ in range(dice)]

    def asks_for_dice(self, state: State) -> bool:
        return isinstance(state.agenda[-1], DiazTurn)

    def acts_freely(self, state: State) -> bool:
        return isinstance(state.agenda[-1], ActionPhase | Showdown)

    def barrier(
        self, before: State, after: State, seat: Seat, events: Sequence[Event]
    ) -> Barrier | None:
        """Return why a step cannot be undone, or None."""
        if before.generator != after.generator or before.rolls != after.rolls:
            return "chance"
        if before.deck != after.deck:
            return "cards"
        shown = any(event.seen_by is not None for event in events)
        if shown or isinstance(after.agenda[-1], RaidedHand):
            return "hand"
        if after.over:
            return "over"
        if seat != before.turn.seat:
            return "decision"
        if after.turn.seat != before.turn.seat:
            return "turn"
        return None


@define(eq=False)
class Session(GameSession[State, Action, Event]):
    """Game of Pax Porfiriana; ``seats`` are in seating order, and the first is P1."""

    game: ClassVar[PaxPorfiriana] = PaxPorfiriana()
    opening: Opening
    seats: tuple[SeatSetup, ...]
    state: State
    journal: list[JournalEntry] = field(factory=list)

    @classmethod
    def new(
        cls,
        deck: Deck,
        options: Options,
        seed: int,
        seats: tuple[SeatSetup, ...],
        hacendados: ChosenHacendados = None,
        solo: SoloMode | None = None,
        practice: bool = False,
        open_hands: bool = False,
        face_down: bool = False,
    ) -> "Session":
        """Deal a new game; ``seats`` exclude Díaz. Raises ValueError for invalid choices."""
        opening = Opening(options, seed, hacendados, solo, None, practice, open_hands, face_down)
        return cls(opening, seats, opening.begin(deck, len(seats)))

    @classmethod
    def from_position(
        cls,
        position: State,
        seats: tuple[SeatSetup, ...],
        practice: bool = False,
        face_down: bool = False,
    ) -> "Session":
        """Start a game from a position."""
        opening = Opening.at(position, practice, face_down)
        return cls(opening, seats, opening.begin(position.cards, len(seats)))

    def question(self) -> "RobotQuestion | None":
        if self.host is not None:
            return None
        return self.game.question(self.state, cast(Mapping[Seat, RobotName], self.thinking))

    def advice(self) -> "RobotQuestion | None":
        """Return the adviser's question for the player to act; None if there is none."""
        from paxdesk.porfiriana.robots.advice import advice_for

        return advice_for(self.state, cast(dict[Seat, RobotName], self.robots))


def ends_turn(step: Step) -> bool:
    return Session.game.ends_turn(step.events)


def round_number(turns: int, state: State) -> int:
    """Return the number of the round, from 1, after ``turns`` turns."""
    return turns // max(1, len(state.players)) + 1


def turns_ended(journal: Sequence[JournalEntry], state: State) -> int:
    """Return the number of turns that ended in a journal before ``state``."""
    end = write(End())
    said = [index for index, entry in enumerate(journal) if entry.line == end]
    if not said:
        return 0
    if state.solo == "diaz":  # Díaz's turns have dice entries, but no End entry
        rolled = any(entry.seat == DIAZ for entry in journal[said[-1] + 1 :])
        return 2 * len(said) - (state.turn.seat == DIAZ or not rolled)
    return len(said) - (journal[said[-1]].seat == state.turn.seat)


def turns_skipped(recording: Recording) -> int:
    """Return the number of turns that ended before a recording begins."""
    return turns_ended(recording.journal[: recording.skipped], recording.opening)


def last_round(recording: Recording) -> int:
    turns = turns_skipped(recording) + sum(map(ends_turn, recording.steps))
    return round_number(turns, recording.last)
