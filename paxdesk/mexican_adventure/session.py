"""Adapter of the game to sessions: seat 1 is Imperial, seat 2 Republican."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Protocol, TypeAlias, cast

from attrs import field

from paxdesk.language import tr
from paxdesk.lazy_attrs import define, frozen
from paxdesk.mexican_adventure.robots.strategist import ROBOTS
from paxdesk.mexican_adventure.rules import agenda
from paxdesk.mexican_adventure.rules.actions import Action, Dice
from paxdesk.mexican_adventure.rules.chance import roll
from paxdesk.mexican_adventure.rules.engine import asked, begin, legal_actions, perform, refusal
from paxdesk.mexican_adventure.rules.material import Material
from paxdesk.mexican_adventure.rules.notation import Names, parse, write
from paxdesk.mexican_adventure.rules.state import PLAIN, Event, Options, State
from paxdesk.mexican_adventure.rules.view import View, as_seen, seen_by, supposed
from paxdesk.mexican_adventure.rules.vocabulary import SIDES, Side
from paxdesk.session import history, replay
from paxdesk.session.game_protocol import Barrier, Game, NamedEvents, RobotAsked, Seat
from paxdesk.session.game_protocol import Opening as AnyOpening
from paxdesk.session.history import JournalEntry
from paxdesk.session.session import SEEDS, GameSession, SeatSetup

Step: TypeAlias = history.PlayedStep[State, Action, Event]
Recording: TypeAlias = replay.Recording[State, Action, Event]

PLAYERS = len(SIDES)
COLOURS = (5, 3)
SERIES = (
    agenda.SettingUp,
    agenda.PlacingMarkers,
    agenda.Spending,
    agenda.Ordering,
    agenda.TakingInitiative,
    agenda.Transporting,
    agenda.Riding,
    agenda.Hunting,
    agenda.Raiding,
)
"""Questions answered by a series of actions, which are undone one at a time."""


def side_of(seat: Seat) -> Side:
    return SIDES[seat - 1]


def seat_of(side: Side) -> Seat:
    return SIDES.index(side) + 1


@frozen
class Opening:
    """Opening of a game: a scenario with a seed, or a position."""

    scenario: str
    seed: int
    options: Options = PLAIN
    position: State | None = field(default=None, repr=False)
    practice: bool = False
    open_hands: bool = False
    face_down: bool = False

    @property
    def laid_out(self) -> bool:
        return self.position is not None

    def begin(self, material: Material) -> State:
        """Return the position at the first question. Raises ValueError for invalid values."""
        if self.position is not None:
            return self.position.copy()
        if self.scenario not in material.scenarios:
            raise ValueError(tr("there is no scenario “{name}”", name=self.scenario))
        if not 0 <= self.seed < SEEDS:
            raise ValueError(tr("A seed is a whole number from 0 to {most}.", most=SEEDS - 1))
        return begin(material, self.scenario, self.seed, self.options)


class Robot(Protocol):
    """Robot that answers for a seat from its view."""

    def asked_at(self, state: View, side: Side) -> RobotAsked[Action]: ...


class MexicanAdventure(NamedEvents, Game[State, Action, Event]):
    shared_turn = True
    legal_actions = staticmethod(legal_actions)
    refusal = staticmethod(refusal)
    perform = staticmethod(perform)
    write = staticmethod(write)

    def __init__(self, material: Material, robots: Mapping[str, Robot] | None = None) -> None:
        self._names = Names.of(material)
        self._robots = dict(robots or {})

    def begin(self, opening: AnyOpening, like: State, seats: int) -> State:
        if seats != PLAYERS:
            raise ValueError(f"expected 2 seats, not {seats}")
        return cast(Opening, opening).begin(like.material)

    def seat_to_act(self, state: State) -> Seat | None:
        side = asked(state)
        return seat_of(side) if side is not None else None

    def over(self, state: State) -> bool:
        return state.over

    def turn_of(self, state: State) -> Seat:
        """Return the seat to act; 1 if the game is over."""
        return self.seat_to_act(state) or 1

    def seats(self, state: State) -> frozenset[Seat]:
        return frozenset(map(seat_of, SIDES))

    def question(self, state: State, robots: Mapping[Seat, str]) -> RobotAsked[Action] | None:
        seat = self.seat_to_act(state)
        if seat is None or seat not in robots:
            return None
        side = side_of(seat)
        return self._robots[robots[seat]].asked_at(seen_by(state, side), side)

    def seen_by(self, state: State, *seats: Seat) -> View:
        return seen_by(state, *map(side_of, seats))

    def supposed(self, state: State, seat: Seat) -> State:
        return supposed(as_seen(state, side_of(seat)))

    def parse(self, line: str) -> Action:
        return parse(line, self._names)

    def seat_name(self, seat: Seat) -> str:
        return side_of(seat)

    def dice_in(self, action: Action) -> tuple[int, ...]:
        return action.rolls if isinstance(action, Dice) else ()

    def dice_line(self, rolls: Sequence[int]) -> Action:
        return Dice(tuple(rolls))

    def drawn(self, events: Sequence[Event]) -> tuple[int, ...]:
        """Return the chits drawn in a step, in order."""
        return tuple(event.amount for event in events if event.what == "drawn")

    def roll(self, state: State, dice: int) -> list[Event]:
        return [Event("rolled", amount=roll(state)) for _ in range(dice)]

    def acts_freely(self, state: State) -> bool:
        return not state.over and isinstance(state.agenda[-1], SERIES)

    def barrier(
        self, before: State, after: State, seat: Seat, events: Sequence[Event]
    ) -> Barrier | None:
        """Return why the step cannot be undone, or None."""
        if before.generator != after.generator or before.rolls != after.rolls:
            return "chance"
        if any(event.what == "drawn" for event in events):
            return "cards"
        if after.over:
            return "over"
        if before.turn != after.turn:
            return "turn"
        if self.seat_to_act(after) != seat:
            return "decision"
        return None


@lru_cache(maxsize=4)
def game_of(material: Material) -> MexicanAdventure:
    return MexicanAdventure(material, ROBOTS)


@define(eq=False)
class Session(GameSession[State, Action, Event]):
    """Game of The Mexican Adventure at the table; seat 1 is Imperial."""

    opening: Opening
    seats: tuple[SeatSetup, ...]
    state: State
    journal: list[JournalEntry] = field(factory=list)

    @property
    def game(self) -> MexicanAdventure:
        return game_of(self.state.material)

    @classmethod
    def new(cls, material: Material, opening: Opening, seats: tuple[SeatSetup, ...]) -> "Session":
        """Create a game at its first question. Raises ValueError for an invalid opening."""
        return cls(opening, seats, opening.begin(material))

    @classmethod
    def from_position(
        cls, position: State, seats: tuple[SeatSetup, ...], practice: bool = False
    ) -> "Session":
        """Create a game that continues a copy of a position."""
        opening = Opening(
            position.scenario,
            position.generator.position,
            position.options,
            position.copy(),
            practice,
        )
        return cls(opening, seats, position.copy())
