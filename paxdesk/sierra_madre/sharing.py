"""The companion for players who watch on their phones; see ``session/seat_updates.py``."""

from typing import Any, cast

from attrs import evolve

from paxdesk.files.record_codec import read_record_data
from paxdesk.lazy_attrs import frozen
from paxdesk.session import seat_updates
from paxdesk.session.game_protocol import Seat
from paxdesk.session.seat_updates import AnySharedGame, Plain, SharedGame
from paxdesk.session.session import GameSession, SeatSetup
from paxdesk.sierra_madre.rules.actions import Action
from paxdesk.sierra_madre.rules.state import Event, State
from paxdesk.sierra_madre.saves import GAME, SavedGame, converter
from paxdesk.sierra_madre.session import Opening, Session, Step


@frozen
class _Beginning:
    opening: Opening
    seats: tuple[SeatSetup, ...]
    position: State


@frozen
class _Told(seat_updates.SeatUpdate[Event]):
    """Step as sent to a seat."""

    action: Action
    after: State


class SierraSharing(seat_updates.Sharing[State, Action, Event]):
    """Sharing of the companion: everything is public but the dice still to be rolled."""

    in_browsers = True
    only_watched = True
    key = GAME
    digest = ""
    stand_in = ""

    def seed_of(self, session: GameSession[State, Action, Event]) -> None:
        """Return None: nobody checks the dice of a companion."""

    def rematch(
        self, session: GameSession[State, Action, Event], remote_seats: frozenset[Seat]
    ) -> AnySharedGame:
        seats, opening = cast(Session, session).seats, cast(Session, session).opening

        def deal(seed: int) -> Session:
            return Session.new(evolve(opening, seed=seed, position=None), seats)

        return SharedGame(seats, remote_seats, deal)

    def shown(self, state: State, seat: Seat) -> State:
        view = state.copy()
        view.generator.position = 0
        return view

    def update_for(self, step: Step, seat: Seat) -> Step:
        before, after = self.shown(step.before, seat), self.shown(step.after, seat)
        return evolve(step, reason="", before=before, after=after)

    def to_plain(self, value: Any) -> Plain:
        return converter().unstructure(value)

    def write_step(self, step: Step) -> Plain:
        return self.to_plain(_Told.of(step, action=step.action, after=step.after))

    def read_step(self, data: Plain, before: State) -> Step:
        told = read_record_data(data, _Told, converter())
        return told.step(before, told.action, told.after)

    def beginning(self, opening: Any, seats: tuple[SeatSetup, ...], first: State) -> _Beginning:
        return _Beginning(opening, seats, first)

    def read_beginning(self, data: Plain) -> Session:
        told = read_record_data(data, _Beginning, converter())
        return Session(told.opening, told.seats, told.position)

    def kept(self, session: GameSession[State, Action, Event]) -> SavedGame:
        return SavedGame.of(cast(Session, session))

    def read_record(self, data: Plain) -> Session:
        saved = read_record_data(data, SavedGame, converter())
        return Session(saved.opening, saved.seats, saved.position, list(saved.journal))
