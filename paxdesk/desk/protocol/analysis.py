"""What is found out about a game that is over, in words, as the replay shows it. No Qt here."""

from collections.abc import Mapping
from typing import Any

from attrs import field

from paxdesk.desk.charts.plot import Plot
from paxdesk.record_classes import frozen
from paxdesk.session.game import Seat


@frozen
class Finding:
    """Something about a step: ``words`` in a line, ``detail`` in small type below.

    ``short`` says it where the step itself is told.

    ``step`` is how many steps had been taken before it. ``plan`` is what the seat could have
    done instead, for :meth:`TableGame.practice_with`; None where there is nothing better.
    """

    step: int
    seat: Seat
    mark: str
    words: str
    detail: str = ""
    short: str = ""
    plan: Any = field(default=None, repr=False)


@frozen
class GameAnalysis:
    """A chart of everybody's chances, the turning points, and what is to be said of moves.

    ``tallies`` say of each seat how good its moves were, ``remarks`` are by the number of the
    step that they are about, the first being 1; ``note`` says what all this goes by.
    """

    plot: Plot
    turning_points: tuple[Finding, ...]
    worst: tuple[Finding, ...]
    tallies: Mapping[Seat, str]
    remarks: Mapping[int, Finding]
    note: str
