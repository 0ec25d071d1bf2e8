"""What a chart shows, as plain data. No Qt."""

from typing import Final, Protocol

from paxdesk.desk.painting.palette import Ink
from paxdesk.lazy_attrs import frozen
from paxdesk.session.game_protocol import Seat

GRID_STEPS: Final = (1, 2, 5)
MAX_GRID_LINES: Final = 5
"""Lines across a chart above its foot, at most."""


@frozen
class Series:
    """The figures of one seat, one for each turn."""

    seat: Seat
    values: tuple[int, ...]


@frozen
class Band:
    """The turns from ``first`` to ``last`` in which something holds, such as a government.

    ``period`` is its key, ``ink`` and ``icon`` show it, ``light`` is the
    ink of the icon on a dark ground. ``hatching`` is the icon of what holds
    besides, such as a slump, "" for nothing. ``new_period`` and ``new_hatching`` say what begins
    with the band.
    """

    first: int
    last: int
    period: str
    ink: Ink
    icon: str
    light: Ink = ""
    hatching: str = ""
    new_period: bool = True
    new_hatching: bool = False


@frozen
class ChartTurn:
    """A point on the axis: the round it lies in and whose turn it was (None: the deal).

    ``words`` say so otherwise, in a game that has neither.
    """

    round: int
    seat: Seat | None
    words: str = ""


@frozen
class Plot:
    """One chart. ``turns`` has one entry more than there were turns: the first is the deal."""

    measure: str
    title: str
    turns: tuple[ChartTurn, ...]
    series: tuple[Series, ...]
    bands: tuple[Band, ...]
    maximum: int
    """The largest figure there must be room for."""

    @property
    def last(self) -> int:
        return len(self.turns) - 1

    @property
    def step(self) -> int:
        """What the lines across the chart are apart: 1, 2, 5, 10 and so on."""
        size = 1
        while True:
            for step in GRID_STEPS:
                if self.maximum <= step * size * MAX_GRID_LINES:
                    return step * size
            size *= 10

    @property
    def top(self) -> int:
        """The figure at the upper edge, a whole number of steps."""
        return -(-self.maximum // self.step) * self.step


@frozen
class BandKey:
    """What a band means: the words for the foot of the charts. ``hatched`` has no ink."""

    words: str
    icon: str
    ink: Ink
    hatched: bool = False


class TurnFigures(Protocol):
    """The table at the end of a turn, as far as the desk reads it.

    ``turn`` counts the turns, 0 being the deal; ``step`` is how many steps had been taken.
    """

    @property
    def turn(self) -> int: ...
    @property
    def round(self) -> int: ...
    @property
    def step(self) -> int: ...
