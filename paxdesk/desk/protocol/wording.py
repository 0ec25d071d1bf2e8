"""A game in words, as the desk shows them: names, buttons, questions, the log. No Qt here."""

from collections.abc import Sequence
from typing import Protocol

from paxdesk.desk.log.log_rows import LogFilter, StepLog
from paxdesk.desk.protocol.question import Question
from paxdesk.desk.types import A, E, G_contra, S
from paxdesk.desk.words.labels import Label, Labels, Names
from paxdesk.session.game import Seat


class Wording(Protocol[S, A, E, G_contra]):
    """What a game says at the table, in the language that is spoken now."""

    def labels(self, session: G_contra) -> Labels:
        """The seats of a session by number."""
        ...

    def players(self, session: G_contra) -> str:
        """Who plays, in a line."""
        ...

    def role(self, session: G_contra, seat: Seat) -> str:
        """The side that a seat plays; empty where all play the same."""
        return ""

    def progress(self, session: G_contra) -> str:
        """How far a game has come, or how it ended."""
        ...

    def question(self, state: S, asked: Seat | None, legal: Sequence[A], names: Names) -> Question:
        """What the position asks, and of whom."""
        ...

    def label(self, state: S, action: A, names: Names) -> Label:
        """The words on the button that means this action."""
        ...

    def action_text(self, state: S, action: A, names: Names) -> str:
        """What a seat does, without its name: ``buys [184] Dorados``."""
        ...

    def game_log(self, names: Names) -> StepLog[S, A, E]:
        """A log of nothing yet."""
        ...

    def log_filters(self) -> Sequence[LogFilter]:
        """What the log can be narrowed down to, besides the steps of one's own."""
        return ()
