"""Pax Porfiriana with remote seats (see ``session/seat_updates.py``)."""

from collections.abc import Sequence
from typing import Any, cast

from attrs import evolve

from paxdesk.errors import PaxError
from paxdesk.files.strict_json import InvalidData
from paxdesk.language import tr
from paxdesk.lazy_attrs import frozen
from paxdesk.porfiriana.rules.actions import DIAZ, Action, ChooseCard, Seat
from paxdesk.porfiriana.rules.agenda import RaidedHand
from paxdesk.porfiriana.rules.cards import Card
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.rules.deck_reading import card_data
from paxdesk.porfiriana.rules.invariants import invariant_violations
from paxdesk.porfiriana.rules.notation import write
from paxdesk.porfiriana.rules.state import Event, State
from paxdesk.porfiriana.rules.view import HIDDEN, View, as_seen, seen_in_record, supposed
from paxdesk.porfiriana.saves import SavedGame, from_plain, read_record, to_plain
from paxdesk.porfiriana.session import Opening, Session, Step
from paxdesk.session import seat_updates
from paxdesk.session.seat_updates import AnySharedGame, Plain, SharedGame
from paxdesk.session.session import GameSession, SeatSetup


@frozen
class _Beginning:
    opening: Opening
    seats: tuple[SeatSetup, ...]
    position: View


@frozen
class _Told(seat_updates.SeatUpdate[Event]):
    """Step as sent to a seat; ``line`` is its action in notation."""

    line: str
    after: View


UNSEEN = "choose ?"
"""Journal line for taking a hidden card from a hand."""


class PaxSharing(seat_updates.Sharing[State, Action, Event]):
    key = ""
    in_browsers = True
    stand_in = "easy"

    def __init__(self, deck: Deck) -> None:
        self.deck = deck

    @property
    def digest(self) -> str:
        return self.deck.digest

    def rematch(
        self, session: GameSession[State, Action, Event], remote_seats: frozenset[Seat]
    ) -> AnySharedGame:
        seats = cast(Session, session).seats
        opening = evolve(cast(Session, session).opening, position=None)

        def deal(seed: int) -> Session:
            again = evolve(opening, seed=seed)
            return Session(again, seats, again.begin(self.deck, len(seats)))

        return SharedGame(seats, remote_seats, deal)

    def of_session(self, session: GameSession[State, Action, Event]) -> "PaxSharing":
        return PaxSharing(session.state.cards)

    def corrections(self) -> Sequence[Plain]:
        return [card_data(self.deck.cards[number]) for number in self.deck.replaced]

    def corrected(self, corrections: Sequence[Plain]) -> "PaxSharing":
        cards = from_plain(list(corrections), tuple[Card, ...], self.deck)
        try:
            return PaxSharing(self.deck.corrected(cards))
        except PaxError as error:
            raise InvalidData(str(error).rstrip("."), "corrections") from error

    def shown(self, state: State, seat: Seat) -> View:
        """Return the seat's view, with a raided hand for the raider; at the end, with all hands."""
        step = state.agenda[-1]
        open_to = {seat}
        if isinstance(step, RaidedHand) and step.attacker == seat:
            open_to.add(step.victim)
        if state.over:
            open_to |= state.players.keys()
        return seen_in_record(state, *open_to)

    def update_for(self, step: Step, seat: Seat) -> Step:
        action, entries = step.action, step.entries
        hidden = isinstance(step.before.agenda[-1], RaidedHand) and not self._knows(step, seat)
        if hidden and isinstance(action, ChooseCard):
            line = write(action)
            action = ChooseCard(HIDDEN)
            entries = tuple(
                evolve(each, line=UNSEEN) if each.line == line else each for each in entries
            )
        reason = step.reason
        if reason and step.seat != seat:
            from paxdesk.porfiriana.robots.reasons import open_reason

            reason = open_reason(reason)
            entries = tuple(evolve(each, reason=open_reason(each.reason)) for each in entries)
        return evolve(
            step,
            action=action,
            reason=reason,
            entries=entries,
            events=tuple(each for each in step.events if each.seen_by in (None, seat)),
            before=self.shown(step.before, seat),
            after=self.shown(step.after, seat),
        )

    def _knows(self, step: Step, seat: Seat) -> bool:
        """Return whether a seat may know the card taken from a hand."""
        return step.seat == seat or any(event.what == "discarded" for event in step.events)

    def problems(self, state: State) -> Sequence[str]:
        return invariant_violations(supposed(as_seen(state)), settled=False)

    def to_plain(self, value: Any) -> Plain:
        return to_plain(value, self.deck)

    def write_step(self, step: Step) -> Plain:
        line = UNSEEN if step.action == ChooseCard(HIDDEN) else write(step.action)
        return self.to_plain(_Told.of(step, line=line, after=as_seen(step.after)))

    def read_step(self, data: Plain, before: State) -> Step:
        told = from_plain(data, _Told, self.deck)
        told.after.is_view = True
        action = ChooseCard(HIDDEN) if told.line == UNSEEN else Session.game.parse(told.line)
        return told.step(before, action, told.after)

    def beginning(self, opening: Any, seats: tuple[SeatSetup, ...], first: State) -> _Beginning:
        return _Beginning(opening, seats, as_seen(first))

    def read_beginning(self, data: Plain) -> Session:
        told = from_plain(data, _Beginning, self.deck)
        players = told.position.players
        seats, people = len(told.seats), len(players) - (DIAZ in players)
        if seats != people:
            raise InvalidData(
                tr(
                    "expected as many seats as players ({people}), not {seats}",
                    seats=seats,
                    people=people,
                )
            )
        told.position.is_view = True
        return Session(told.opening, told.seats, told.position)

    def kept(self, session: GameSession[State, Action, Event]) -> SavedGame:
        return SavedGame.of(cast(Session, session))

    def read_record(self, data: Plain) -> Session:
        return read_record(data, self.deck)
