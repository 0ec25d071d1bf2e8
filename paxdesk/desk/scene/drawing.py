"""How a game draws itself: what its table asks of it to be painted."""

from collections.abc import Callable, Hashable, Iterable
from typing import Any, Final, Protocol

from paxdesk.desk.scene.dock import DockPlan
from paxdesk.desk.scene.rect import Rect
from paxdesk.desk.scene.spots import CardNumber
from paxdesk.desk.scene.things import Faces, Look, Thing, ViewModel, Zones
from paxdesk.desk.types import State
from paxdesk.session.game import Seat

FOLD_OUT_COPY: Final = "fold-out card"
"""The first part of the keys of things that are shown a second time in a fold-out."""


class Drawing(Protocol):
    """Where everything of a game lies, and what it looks like."""

    def zones(
        self,
        width: float,
        height: float,
        state: State | None,
        viewer: Seat,
        dock: DockPlan | bool,
        text: float,
        touch: bool,
        kept: Any,
    ) -> Zones:
        """The table of a position, or of none yet, in a window of ``width`` x ``height`` units.

        ``kept`` is the one of the position before, if any: what of it still serves may stay.
        """
        ...

    def regions(self, zones: Any) -> list[Rect]:
        """The parts of the table in reading order, for going from one to the next."""
        ...

    def faces(self) -> Faces:
        """A place to keep painted cards in."""
        ...

    def opponents(self, model: ViewModel) -> Iterable[Thing]:
        """The places of those who do not sit at the bottom."""
        ...

    def board(self, model: ViewModel) -> Iterable[Thing]:
        """What belongs to nobody."""
        ...

    def active(self, model: ViewModel) -> Iterable[Thing]:
        """The place of whoever sits at the bottom."""
        ...

    def fold_out(self, model: ViewModel, seat: Seat) -> Iterable[Thing]:
        """An opponent's place opened over the board; its sheet has the key ``"fold-out"``."""
        ...

    def over(self, model: ViewModel, thing: Callable[[Hashable], Thing | None]) -> Iterable[Thing]:
        """What joins things of several places, found by their keys, or tells what would change."""
        ...

    def bare(self) -> Look:
        """The table with nothing on it, whatever the room on it is used for."""
        ...

    def ground(self, model: ViewModel) -> Iterable[Thing]:
        """What never moves, in the order in which it is painted; nothing of it is pointed at."""
        ...

    def purse(
        self, model: ViewModel, thing: Callable[[Hashable], Thing | None], seat: Seat
    ) -> Rect | None:
        """Where a seat's money is, found among the things that are shown by their keys."""
        ...

    def card(self, number: CardNumber) -> Look:
        """The face of a card by itself, as high as it is wide times ``RATIO``."""
        ...

    def phases(self) -> tuple[str, ...]:
        """The phases of a turn, for the top bar."""
        ...

    def phase(self, state: State) -> int | None:
        """Which of them is under way; None between turns."""
        ...
