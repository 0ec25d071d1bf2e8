"""The Mexican Adventure with remote seats: see ``session/seat_updates.py``."""

from typing import Any, cast

from attrs import evolve

from paxdesk.files.strict_json import InvalidData
from paxdesk.language import tr
from paxdesk.lazy_attrs import frozen
from paxdesk.mexican_adventure.rules.actions import Action
from paxdesk.mexican_adventure.rules.material import Material
from paxdesk.mexican_adventure.rules.notation import write
from paxdesk.mexican_adventure.rules.state import Event, State
from paxdesk.mexican_adventure.rules.view import View, as_seen, heard, overheard
from paxdesk.mexican_adventure.rules.vocabulary import SIDES, Side, ZoneId
from paxdesk.mexican_adventure.saves import GAME, SavedGame, from_plain, read_record, to_plain
from paxdesk.mexican_adventure.session import PLAYERS, Opening, Session, Step, side_of
from paxdesk.session import seat_updates
from paxdesk.session.game_protocol import Seat
from paxdesk.session.seat_updates import AnySharedGame, Plain, SharedGame
from paxdesk.session.session import GameSession, SeatSetup


@frozen
class _View:
    """Position as a side sees it, with fields for hidden stacks and chits."""

    position: View
    covered: tuple[ZoneId, ...]
    face_down: tuple[tuple[ZoneId, Side], ...]
    unseen: int

    @classmethod
    def of(cls, state: View) -> "_View":
        down = tuple(sorted(state.face_down))
        return cls(state, tuple(sorted(state.covered)), down, state.unseen)

    @property
    def state(self) -> State:
        """The view, with its fields for hidden stacks and chits restored."""
        state = self.position
        state.masked = True
        state.covered, state.face_down = frozenset(self.covered), frozenset(self.face_down)
        state.unseen = self.unseen
        return state


@frozen
class _Beginning:
    opening: Opening
    seats: tuple[SeatSetup, ...]
    view: _View


@frozen
class _Told(seat_updates.SeatUpdate[Event]):
    """Step and action as a seat may see them."""

    line: str
    action: Action
    after: _View


class AdventureSharing(seat_updates.Sharing[State, Action, Event]):
    in_browsers = True
    key = GAME
    stand_in = "easy"

    def __init__(self, material: Material) -> None:
        self.material = material

    @property
    def digest(self) -> str:
        return self.material.digest

    def rematch(
        self, session: GameSession[State, Action, Event], remote_seats: frozenset[Seat]
    ) -> AnySharedGame:
        seats = cast(Session, session).seats
        opening = evolve(cast(Session, session).opening, position=None)

        def deal(seed: int) -> Session:
            return Session.new(self.material, evolve(opening, seed=seed), seats)

        return SharedGame(seats, remote_seats, deal)

    def shown(self, state: State, seat: Seat) -> View:
        """Return the position as seen by a seat; all is open at the end."""
        sides = SIDES if state.over else (side_of(seat),) if seat else ()
        return as_seen(state, *sides)

    def update_for(self, step: Step, seat: Seat) -> Step:
        listener = side_of(seat) if seat else None
        own = write(step.action)
        action = step.action if step.seat == seat else heard(step.before, step.action)
        line = own if step.seat == seat else overheard(step.before, step.action, listener)
        entries = tuple(
            evolve(each, line=line, reason="") if each.line == own else each
            for each in step.entries
        )
        events = tuple(each for each in step.events if each.seen_by in (None, listener))
        if step.seat != seat:
            events = tuple(self._unnamed(each) for each in events)
        return evolve(
            step,
            action=action,
            reason="",
            entries=entries,
            events=events,
            before=self.shown(step.before, seat),
            after=self.shown(step.after, seat),
        )

    def _unnamed(self, event: Event) -> Event:
        """Return the event, without the leader's name if it is an order or a ride (5.8.4)."""
        leader = event.what in ("ordered", "rides") and event.who in self.material.leaders
        return evolve(event, who="") if leader else event

    def to_plain(self, value: Any) -> Plain:
        return to_plain(value, self.material)

    def write_step(self, step: Step) -> Plain:
        line, after = step.entries[0].line, _View.of(as_seen(step.after))
        return self.to_plain(_Told.of(step, line=line, action=step.action, after=after))

    def read_step(self, data: Plain, before: State) -> Step:
        told = from_plain(data, _Told, self.material)
        return told.step(before, told.action, told.after.state)

    def beginning(self, opening: Any, seats: tuple[SeatSetup, ...], first: State) -> _Beginning:
        return _Beginning(opening, seats, _View.of(as_seen(first)))

    def read_beginning(self, data: Plain) -> Session:
        told = from_plain(data, _Beginning, self.material)
        if len(told.seats) != PLAYERS:
            raise InvalidData(tr("expected 2 seats, not {seats}", seats=len(told.seats)), "seats")
        return Session(told.opening, told.seats, told.view.state)

    def kept(self, session: GameSession[State, Action, Event]) -> SavedGame:
        return SavedGame.of(cast(Session, session))

    def read_record(self, data: Plain) -> Session:
        return read_record(data, self.material)
