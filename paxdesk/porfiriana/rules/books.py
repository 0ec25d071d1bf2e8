"""The books of a position: what has been read off its table (see ``bookkeeping.py``)."""

from collections.abc import Iterable
from typing import Any, Final, TypeAlias

from paxdesk.porfiriana.rules.actions import Seat
from paxdesk.porfiriana.rules.events import EventName
from paxdesk.record_classes import define

Entries: TypeAlias = dict[Any, Any]
"""Readings, in a tuple after their arguments if they have any, and what they found."""

LEAVES_THE_TABLE: Final[frozenset[EventName]] = frozenset(
    (
        "attacked",
        "bought",
        "diaz_holds",
        "gains",
        "game_over",
        "income",
        "passes",
        "pays",
        "piled",
        "played",
        "police",
        "raided",
        "revealed",
        "rolled",
        "shifted",
        "sold",
        "speculated",
        "speculation_pays",
        "strife",
        "topple",
        "turn",
        "used",
    )
)
"""Events that change no more than gold, hands, the market, the turn.

What a card played, used, bought or sold, or a cube shifted, does to the table closes the books by
itself.
"""
CONCERNS_ALL: Final[frozenset[EventName]] = frozenset(
    ("depression_ends", "depression_starts", "regime")
)
"""Events that change what everybody's cards are worth, and no card; others name their seats."""


@define(eq=False)
class Books:
    """``table`` holds readings of the whole table; the others are those of one seat each.

    ``seats`` holds what a seat's cards are worth under this regime, ``cards`` what they are.
    Open books are those of a table as the last count has left it (P6), closed ones of a table on
    which something is happening; copies of a position share books until something happens in one
    of them.
    """

    opened: bool
    table: Entries
    seats: dict[Seat, Entries]
    cards: dict[Seat, Entries]

    @classmethod
    def of(cls, seats: Iterable[Seat]) -> "Books":
        """Open books of these seats with nothing in them."""
        return cls(True, {}, {seat: {} for seat in seats}, {seat: {} for seat in seats})

    def after(self, what: EventName, seat: Seat | None, other: Seat | None) -> "Books":
        """The books once the table has changed: closed, without what may have changed."""
        if what in CONCERNS_ALL:
            return Books(False, {}, {each: {} for each in self.seats}, self.cards)
        return self.without(seat, other)

    def without(self, *changed: Seat | None) -> "Books":
        """The books closed, with the readings of all other seats."""
        seats, cards = self.seats.copy(), self.cards.copy()
        for seat in changed:
            if seat in seats:
                seats[seat], cards[seat] = {}, {}
        return Books(False, {}, seats, cards)

    def reopened(self) -> "Books":
        """The books of a table on which all is counted again."""
        return Books(True, {}, self.seats, self.cards)
