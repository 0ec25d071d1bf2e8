"""What has happened in a game, in rows, as the desk reads it; every game tells its own."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Protocol

from paxdesk.desk.log.rows import LogRow
from paxdesk.desk.types import OwnSession, Recording, State
from paxdesk.desk.words.seats import Names
from paxdesk.session.game import Seat

if TYPE_CHECKING:
    from paxdesk.desk.charts.plot import TurnRow


class TurnStats(Protocol):
    """A row of figures for the first position and for every turn."""

    @property
    def rows(self) -> "Sequence[TurnRow]":
        """The figures in playing order, those of the first position first."""
        ...


class GameLog(Protocol):
    """The rows follow the journal: steps taken back leave with theirs and come back with them."""

    @property
    def names(self) -> Names:
        """What the seats are called in the rows."""
        ...

    @property
    def rows(self) -> list[LogRow]:
        """All rows, the oldest first."""
        ...

    @property
    def recording(self) -> Recording:
        """The game that is told; a session must have been followed before."""
        ...

    @property
    def turn_stats(self) -> TurnStats:
        """The figures turn by turn, read when they are first asked for."""
        ...

    @property
    def steps(self) -> int:
        """How many steps have been told."""
        ...

    def round(self, state: State) -> int:
        """The number of the round, the first being 1."""
        ...

    def round_words(self, number: int) -> str:
        """What a round is called: ``Round 5``."""
        ...

    def follow(self, session: OwnSession) -> None:
        """Bring the rows up to date with what the session has played."""
        ...

    def tell(self, recording: Recording) -> None:
        """Tell a recording."""
        ...

    def last_actions(self) -> dict[Seat, str]:
        """What each seat did last other than end its turn."""
        ...
