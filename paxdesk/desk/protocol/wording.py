"""A game in words, as the desk shows them: names, buttons, questions, reasons. No Qt here."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Protocol

from paxdesk.desk.inspector.inspected import Inspected
from paxdesk.desk.log.filter import FilterWords
from paxdesk.desk.protocol.advice import Caution, Plan
from paxdesk.desk.protocol.game_log import GameLog
from paxdesk.desk.protocol.question import Question
from paxdesk.desk.scene.spots import CardNumber, Spot
from paxdesk.desk.types import Action, Event, OwnSession, Replayed, State
from paxdesk.desk.words.deeds import Deed
from paxdesk.desk.words.label import Label, Note
from paxdesk.desk.words.seats import Names, SeatLabel
from paxdesk.record_classes import frozen
from paxdesk.session.game import Seat

if TYPE_CHECKING:
    from paxdesk.desk.charts.plot import Band, BandKey, Plot, TurnRow


@frozen
class ReasonWords:
    """A robot's reason taken apart: the ``step`` of its rules, why, and the ``rule`` to open."""

    step: str
    why: str
    rule: str


class Wording(Protocol):
    """What a game says at the table, in the language that is spoken now."""

    def labels(self, session: OwnSession) -> dict[Seat, SeatLabel]:
        """The seats of a session by number."""
        ...

    def players(self, session: OwnSession) -> str:
        """Who plays, in a line."""
        ...

    def progress(self, session: OwnSession) -> str:
        """How far a game has come, or how it ended."""
        ...

    def variant(self, session: OwnSession) -> str:
        """The entry of the rule book that says what this game changes; "" where that is nothing."""
        ...

    def question(
        self, state: State, asked: Seat | None, legal: Sequence[Action], names: Names
    ) -> Question:
        """What the position asks, and of whom."""
        ...

    def waiting(self, state: State, names: Names) -> str:
        """Why the turn cannot simply go on; "" where it can."""
        ...

    def label(self, state: State, action: Action, names: Names) -> Label:
        """The words on the button that means this action."""
        ...

    def action_text(self, state: State, action: Action, names: Names) -> str:
        """What a seat does, without its name: ``buys [184] Dorados``."""
        ...

    def consequences(self, state: State, action: Action, seat: Seat, names: Names) -> list[Note]:
        """What an action would do, the most telling first; ``seat`` is addressed as "you"."""
        ...

    def net_effect(self, steps: Sequence[Replayed], seat: Seat, names: Names) -> list[Note]:
        """What these steps have come to for a seat, in figures, then what it has lost to whom."""
        ...

    def given_up(self, state: State, action: Action) -> str:
        """What somebody gives up who ends the turn with this; "" where that is nothing."""
        ...

    def may_be_cancelled(self, state: State, action: Action) -> bool:
        """Whether others may undo it as soon as it is done, so that one is asked back."""
        ...

    def reason(self, action: Any, reason: str) -> str:
        """A robot's reason, below what it has just done, as the others may hear it."""
        ...

    def reason_parts(self, state: State, action: Any, reason: str) -> ReasonWords:
        """A robot's reason for a step taken apart for the inspector; ``state`` is the game now."""
        ...

    def plans(self, state: State, advice: Any, names: Names) -> Sequence[Plan]:
        """What an adviser has answered: the best plan first."""
        ...

    def plan_behind(self, plan: Any, names: Names) -> str:
        """What a robot answered to :meth:`TableGame.plan_behind`; empty where that is nothing."""
        ...

    def cautions(self, state: State, found: Any, seat: Seat, names: Names) -> Sequence[Caution]:
        """What ``seat`` should mind, the most pressing first."""
        ...

    def inspected(
        self, session: OwnSession, spot: Spot, card: CardNumber, asked: Seat | None, names: Names
    ) -> Inspected:
        """The card at a spot, or the pile, with everything there is to say of it to ``asked``."""
        ...

    def deeds(self, session: OwnSession, spot: Spot, asked: Seat, names: Names) -> list[Deed]:
        """What ``asked`` can do with what lies at a spot, and what not and why.

        Every legal action that is no answer of a sheet is among the deeds of some spot.
        """
        ...

    def mentioned(self, state: State, card: CardNumber) -> Inspected:
        """A card that is only mentioned, as in the log."""
        ...

    def pile_name(self, spot: Spot) -> str:
        """What the inspector calls a thing that shows no card; "" for what it knows nothing of."""
        ...

    def card_names(self, card: CardNumber) -> Sequence[str]:
        """The names by which a card may be called, the longest first; none for no card."""
        ...

    def nothing_inspected(self) -> str:
        """What the inspector says while it shows nothing."""
        ...

    def log_filters(self) -> FilterWords:
        """What the log's filters for attacks and for politics are called here."""
        ...

    def game_log(self, names: Names) -> GameLog:
        """A log of nothing yet."""
        ...

    def rolls(self, action: Action, events: Sequence[Event]) -> tuple[int, ...]:
        """The dice that settled something in a step, to be laid on the table."""
        ...

    def plots(self, rows: "Sequence[TurnRow]") -> "Sequence[Plot]":
        """The charts of a game."""
        ...

    def bands(self, rows: "Sequence[TurnRow]") -> "Sequence[Band]":
        """What held when, for charts and timeline."""
        ...

    def band_keys(self) -> "Sequence[BandKey]":
        """What the bands mean."""
        ...
