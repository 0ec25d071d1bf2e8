"""The companion in words: see ``paxdesk/desk/protocol/wording.py``. No Qt here."""

from collections.abc import Sequence

from paxdesk.desk.log.log_rows import LogFilter
from paxdesk.desk.protocol.question import Question
from paxdesk.desk.protocol.wording import Wording
from paxdesk.desk.words.labels import Label, Names, SeatLabel
from paxdesk.language import joined, say
from paxdesk.session.game import Seat
from paxdesk.sierra_madre.rules import actions as act
from paxdesk.sierra_madre.rules.actions import Action
from paxdesk.sierra_madre.rules.notation import write
from paxdesk.sierra_madre.rules.state import Event, State
from paxdesk.sierra_madre.session import Session
from paxdesk.sierra_madre.table import page
from paxdesk.sierra_madre.table.log import BookLog, deed, log_filters
from paxdesk.sierra_madre.table.offers import going_on, offers
from paxdesk.sierra_madre.table.words import card_words, gold_words, quarter_words


class SierraWording(Wording[State, Action, Event, Session]):
    """What is said at the table."""

    def labels(self, session: Session) -> dict[Seat, SeatLabel]:
        seats = enumerate(session.seats, 1)
        return {seat: SeatLabel(each.name, each.colour) for seat, each in seats}

    def players(self, session: Session) -> str:
        return joined([seat.name for seat in session.seats], "and")

    def progress(self, session: Session) -> str:
        state = session.state
        words = quarter_words(state.quarter)
        if not state.ended:
            return words
        names = joined([session.seats[seat - 1].name for seat in state.winners], "and")
        return say("{names} first, {quarter}", names=names, quarter=words)

    def question(
        self, state: State, asked: Seat | None, legal: Sequence[Action], names: Names
    ) -> Question:
        if asked is None:
            won = joined([names[seat] for seat in state.winners], "and")
            most = gold_words(max(map(state.worth, state.players)))
            return Question(None, "over", say("{names}: most gold, {gold}.", names=won, gold=most))
        lines = page.lines(state, names)
        words = lines[0] if lines else page.heading(state)
        return Question(_speaker(state), "turn", words, going_on(state).words)

    def label(self, state: State, action: Action, names: Names) -> Label:
        if action == going_on(state).action:
            return Label("", going_on(state).words)
        match action:
            case act.Sold(seat, amount):
                return Label("gold", say("{name}: {gold}", name=names[seat],
                                         gold=gold_words(amount)))  # fmt: skip
            case act.Move(card, "common"):
                return Label("", say("{card} to the common cards", card=card_words(state, card)))
            case act.Move(card, _, seat):
                words = say("{card} to {name}", card=card_words(state, card), name=names[seat])
                return Label("", words)
        found = next((each for each in offers(state, names) if each.action == action), None)
        return Label("", self.action_text(state, action, names) if found is None else found.words)

    def action_text(self, state: State, action: Action, names: Names) -> str:
        return deed(state, action) or write(action)

    def game_log(self, names: Names) -> BookLog:
        return BookLog(names)

    def log_filters(self) -> Sequence[LogFilter]:
        return log_filters()


def _speaker(state: State) -> Seat:
    """Whose mark stands before the prompt line: whoever's move it is, else the bookkeeper."""
    auction = state.auction
    if auction is not None:
        return auction.bidders[0] if auction.bidders else 1
    return state.moving or 1
