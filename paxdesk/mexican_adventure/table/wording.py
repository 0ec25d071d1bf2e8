"""The Mexican Adventure in words: see ``paxdesk/desk/protocol/table_game.py``. No Qt here."""

from collections.abc import Sequence

from paxdesk.desk.log.log_rows import LogFilter
from paxdesk.desk.protocol.table_game import Question, Wording
from paxdesk.desk.words import Label, Names, SeatLabel, labels_of
from paxdesk.language import joined, say
from paxdesk.mexican_adventure.rules.actions import Action
from paxdesk.mexican_adventure.rules.state import Event, State
from paxdesk.mexican_adventure.session import Session, side_of
from paxdesk.mexican_adventure.table.game_log import GameLog
from paxdesk.mexican_adventure.table.words.analysis_words import scenario_title
from paxdesk.mexican_adventure.table.words.labels import deed, label
from paxdesk.mexican_adventure.table.words.questions import question, winner_words
from paxdesk.mexican_adventure.table.words.terms import months_of, side_words
from paxdesk.session.game_protocol import Seat


class AdventureWording(Wording[State, Action, Event, Session]):
    """What the game says at the table."""

    def labels(self, session: Session) -> dict[Seat, SeatLabel]:
        return labels_of(session.seats)

    def players(self, session: Session) -> str:
        names = joined([seat.name for seat in session.seats], "and")
        title = scenario_title(session.state.scenario)
        return say("{title}: {players}", title=title, players=names)

    def role(self, session: Session, seat: Seat) -> str:
        return side_words(side_of(seat))

    def progress(self, session: Session) -> str:
        state = session.state
        if state.over:
            names = {seat: each.name for seat, each in self.labels(session).items()}
            return winner_words(state, names)
        when = say("Turn {number}, {months}", number=state.turn, months=months_of(state.turn))
        asked = session.asked
        name = session.seats[asked - 1].name if asked else ""
        return "  ·  ".join([when, say("{name} to decide", name=name)])

    def question(
        self, state: State, asked: Seat | None, legal: Sequence[Action], names: Names
    ) -> Question:
        return question(state, asked, legal, names)

    def label(self, state: State, action: Action, names: Names) -> Label:
        return label(state, action)

    def action_text(self, state: State, action: Action, names: Names) -> str:
        return deed(state, action)

    def game_log(self, names: Names) -> GameLog:
        return GameLog(names)

    def log_filters(self) -> Sequence[LogFilter]:
        combats = say("Combats, raids, losses, retreats and atrocities")
        politics = say("Event chits, French Retreat and American Aid")
        return (
            LogFilter("attack", say("Combats"), combats),
            LogFilter("politics", say("Events"), politics),
        )
