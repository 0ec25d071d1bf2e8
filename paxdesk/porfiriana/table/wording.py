"""Texts of Pax Porfiriana, see ``paxdesk/desk/protocol/table_game.py``."""

from collections.abc import Sequence
from typing import Final

from attrs import evolve

from paxdesk.desk.log.log_rows import LogFilter
from paxdesk.desk.protocol.table_game import Question, Wording
from paxdesk.desk.words import Names
from paxdesk.language import tr, tr_noop
from paxdesk.porfiriana.rules import agenda
from paxdesk.porfiriana.rules.actions import Action, Seat
from paxdesk.porfiriana.rules.state import Event, State
from paxdesk.porfiriana.session import Session
from paxdesk.porfiriana.table.game_log import GameLog
from paxdesk.porfiriana.table.words.labels import button_words, deed
from paxdesk.porfiriana.table.words.questions import players, progress, question, setup_words
from paxdesk.porfiriana.table.words.terms import seat_labels

PHASES: Final = (tr_noop("Actions"), tr_noop("Headlines"), tr_noop("Market"), tr_noop("Income"))
PHASE_OF: Final = (
    (agenda.ActionPhase, 0),
    (agenda.DiscardHeadlines, 1),
    (agenda.OrderHeadlines, 1),
    (agenda.RestoreMarket, 2),
    (agenda.IncomePhase, 3),
    (agenda.KeepCards, 3),
)


class PaxWording(Wording[State, Action, Event, Session]):
    """Texts of the game at the table."""

    labels = staticmethod(seat_labels)
    players = staticmethod(players)
    progress = staticmethod(progress)
    setup = staticmethod(setup_words)
    label = staticmethod(button_words)
    action_text = staticmethod(deed)
    game_log = staticmethod(GameLog)

    def question(
        self, state: State, asked: Seat | None, legal: Sequence[Action], names: Names
    ) -> Question:
        asking, step = question(state, asked, legal, names), state.agenda[-1]
        if isinstance(step, agenda.Showdown):
            asking = evolve(asking, waiting=tr("Showdown, bought by {0}", names[step.buyer]))
        return asking

    def log_filters(self) -> Sequence[LogFilter]:
        attacks = tr("Attacks, battles, extortion and Strife")
        politics = tr("Prestige, regimes, Depressions and Topples")
        return (
            LogFilter("attack", tr("Attacks"), attacks),
            LogFilter("politics", tr("Politics"), politics),
        )

    def phases(self) -> tuple[str, ...]:
        return tuple(tr(phase) for phase in PHASES)

    def phase(self, state: State) -> int | None:
        if state.over:
            return None
        for step in reversed(state.agenda):
            for kind, phase in PHASE_OF:
                if isinstance(step, kind):
                    return phase
        return 0
