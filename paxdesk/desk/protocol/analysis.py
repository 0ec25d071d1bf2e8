"""What is found out about a game that is over, in words, as the replay shows it. No Qt here."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from attrs import field

from paxdesk.desk.types import A, E, S
from paxdesk.desk.words.labels import Names
from paxdesk.record_classes import frozen
from paxdesk.session.game import Seat
from paxdesk.session.replay import Recording

if TYPE_CHECKING:
    from paxdesk.desk.charts.plot import Plot


@frozen
class Finding:
    """Something about a step: ``words`` in a line, ``detail`` in small type below.

    ``short`` says it where the step itself is told.

    ``step`` is how many steps had been taken before it. ``plan`` is what could have
    been done instead, lines of notation with the seat of each; empty where nothing is better.
    """

    step: int
    seat: Seat
    mark: str
    words: str
    detail: str = ""
    short: str = ""
    plan: tuple[tuple[Seat, str], ...] = field(default=(), repr=False)


@frozen
class GameAnalysis:
    """A chart of everybody's chances, the turning points, and what is to be said of moves.

    ``tallies`` say of each seat how good its moves were, ``remarks`` are by the number of the
    step that they are about, the first being 1; ``note`` says what all this goes by.
    """

    plot: "Plot"
    turning_points: tuple[Finding, ...]
    worst: tuple[Finding, ...]
    tallies: Mapping[Seat, str]
    remarks: Mapping[int, Finding]
    note: str


class GameAnalyst(Protocol[S, A, E]):
    """Has games that are over analysed, in a process of its own."""

    def arguments(self, file: Path, out: Path) -> Sequence[str]:
        """The command line by which this program analyses a saved game and writes what it finds.

        It prints how many of a hundred parts are done, a number a line.
        """
        ...

    def read(self, path: Path, recording: Recording[S, A, E], names: Names) -> GameAnalysis | None:
        """What was found out about a game, in words; None where the file has nothing of it."""
        ...
