"""Pax Porfiriana with seats at several machines (see ``session/seat_updates.py``)."""

from collections.abc import Sequence
from typing import cast

from attrs import evolve

from paxdesk.files.strict_json import Unfit
from paxdesk.language import say
from paxdesk.lazy_attrs import frozen
from paxdesk.porfiriana.rules.actions import DIAZ, Action, ChooseCard, Seat
from paxdesk.porfiriana.rules.agenda import RaidedHand
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.rules.invariants import problems
from paxdesk.porfiriana.rules.notation import write
from paxdesk.porfiriana.rules.state import Event, State
from paxdesk.porfiriana.rules.view import HIDDEN, View, as_seen, seen_by, supposed
from paxdesk.porfiriana.saves import SavedGame, from_plain, read_record, to_plain
from paxdesk.porfiriana.session import Opening, Session, Step
from paxdesk.session import seat_updates
from paxdesk.session.seat_updates import Plain
from paxdesk.session.session import GameSession, SeatSetup


@frozen
class _Beginning:
    """``opening`` has no seed: it is told when the game is over."""

    opening: Opening
    seats: tuple[SeatSetup, ...]
    position: View


@frozen
class _Told(seat_updates.Told[Event]):
    """A step as it travels, its action as a line."""

    line: str
    after: View


UNSEEN = "choose ?"
"""The line of whoever took a card from a hand, to those who did not see which (R58)."""


def _line(action: Action) -> str:
    return UNSEEN if action == ChooseCard(HIDDEN) else write(action)


ToldStep = seat_updates.ToldStep[State, Action, Event]


class PaxSharing(seat_updates.Sharing[State, Action, Event]):
    """The game with one deck."""

    key = ""
    stand_in = "easy"

    def __init__(self, deck: Deck) -> None:
        self.deck = deck

    @property
    def digest(self) -> str:
        return self.deck.digest

    def seed_of(self, session: GameSession[State, Action, Event]) -> int | None:
        opening = cast(Session, session).opening
        return None if opening.laid_out else opening.seed

    # --- What a seat may know --------------------------------------------------------------------

    def shown(self, state: State, seat: Seat) -> View:
        """The seat's own hand is open, and one that it raids (R58); all hands at the end."""
        step = state.agenda[-1]
        open_to = {seat}
        if isinstance(step, RaidedHand) and step.attacker == seat:
            open_to.add(step.victim)
        if state.over:
            open_to |= state.players.keys()
        view = seen_by(state, *open_to)
        view.books = None
        view.masked = True
        return view

    def told(self, step: Step, seat: Seat) -> ToldStep:
        action, entries = step.action, step.entries
        hidden = isinstance(step.before.agenda[-1], RaidedHand) and not self._knows(step, seat)
        if hidden and isinstance(action, ChooseCard):
            line = write(action)
            action = ChooseCard(HIDDEN)
            entries = tuple(
                evolve(each, line=UNSEEN) if each.line == line else each for each in entries
            )
        events = (each for each in step.events if each.seen_by in (None, seat))
        return ToldStep(
            step.seat,
            step.reason,
            entries,
            tuple(events),
            step.ties,
            step.begins,
            step.barrier,
            action,
            self.shown(step.after, seat),
        )

    def _knows(self, step: Step, seat: Seat) -> bool:
        """Whether a seat knows which card was taken from a hand: if it did, or all could see it."""
        return step.seat == seat or any(event.what == "discarded" for event in step.events)

    def problems(self, state: State) -> Sequence[str]:
        return problems(supposed(as_seen(state)), settled=False)

    # --- As plain data ---------------------------------------------------------------------------

    def write_step(self, step: ToldStep) -> dict[str, Plain]:
        told = _Told(**step.alike, line=_line(step.action), after=as_seen(step.after))
        return cast(dict[str, Plain], to_plain(told, self.deck))

    def read_step(self, data: Plain) -> ToldStep:
        told = from_plain(data, _Told, self.deck)
        told.after.masked = True
        action = ChooseCard(HIDDEN) if told.line == UNSEEN else Session.game.parse(told.line)
        return ToldStep(**told.alike, action=action, after=told.after)

    def write_beginning(
        self, session: GameSession[State, Action, Event], first: State
    ) -> dict[str, Plain]:
        opening = evolve(cast(Session, session).opening, seed=0, position=None)
        told = _Beginning(opening, cast(Session, session).seats, as_seen(first))
        return cast(dict[str, Plain], to_plain(told, self.deck))

    def read_beginning(self, data: Plain) -> Session:
        told = from_plain(data, _Beginning, self.deck)
        players = told.position.players
        seats, people = len(told.seats), len(players) - (DIAZ in players)
        if seats != people:
            raise Unfit(say("{seats} seats for {people} players", seats=seats, people=people))
        told.position.masked = True
        return Session(told.opening, told.seats, told.position)

    def write_record(self, session: GameSession[State, Action, Event]) -> Plain:
        return to_plain(SavedGame.of(cast(Session, session)), self.deck)

    def read_record(self, data: Plain) -> Session:
        return read_record(data, self.deck)
