"""Rows of the log, as plain data. No Qt here."""

from typing import Literal, TypeAlias

from paxdesk.desk.scene.spots import CardNumber
from paxdesk.record_classes import frozen
from paxdesk.session.game import Seat

RowKind: TypeAlias = Literal["turn", "action", "result", "reason"]
Topic: TypeAlias = Literal["attack", "politics"]


@frozen
class LogRow:
    """One row: the heading of a turn, what a seat did, what came of it, or a robot's reason.

    ``step`` is the number of the step it belongs to, the first being 1; ``cards`` are those it
    is about. ``seats`` and ``topics`` say whom and what the whole step concerns.
    """

    kind: RowKind
    words: str
    seat: Seat | None = None
    cards: tuple[CardNumber, ...] = ()
    step: int = 0
    seats: frozenset[Seat] = frozenset()
    topics: frozenset[Topic] = frozenset()
