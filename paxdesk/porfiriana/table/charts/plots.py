"""What a chart shows, read off the turns of a game."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final, Literal, TypeAlias

from attrs import evolve, frozen
from PySide6.QtCore import QCoreApplication

from paxdesk.porfiriana.rules.actions import DIAZ, Seat
from paxdesk.porfiriana.rules.phrases import prestige_words
from paxdesk.porfiriana.rules.vocabulary import PRESTIGES, RegimeKey
from paxdesk.porfiriana.turn_stats import SeatTurnStats, TurnRow

translate = QCoreApplication.translate

Measure: TypeAlias = Literal["gold", "income", "loyalty", "outrage", "command", "revolution"]
MEASURES: Final[tuple[Measure, ...]] = ("gold", "income", *PRESTIGES)
STEPS: Final = (1, 2, 5)
LEAST: Final = 4
"""A chart reaches at least up to here."""
MOST_RULES: Final = 5
"""Lines across a chart above its foot, at most."""


@frozen
class Series:
    """The figures of one seat, one for each turn."""

    seat: Seat
    values: tuple[int, ...]


@frozen
class Band:
    """The turns from ``first`` to ``last`` under one regime, with or without a Depression.

    ``new_regime`` and ``new_depression`` say what begins with it.
    """

    first: int
    last: int
    regime: RegimeKey
    depression: bool = False
    new_regime: bool = True
    new_depression: bool = False


@frozen
class Turn:
    """A point on the axis: the round it lies in and whose turn it was (None: the deal)."""

    round: int
    seat: Seat | None


@frozen
class Plot:
    """One chart. ``turns`` has one entry more than there were turns: the first is the deal."""

    measure: Measure
    title: str
    turns: tuple[Turn, ...]
    series: tuple[Series, ...]
    bands: tuple[Band, ...]
    most: int
    """The largest figure there must be room for."""

    @property
    def last(self) -> int:
        """The number of the last turn."""
        return len(self.turns) - 1

    @property
    def step(self) -> int:
        """What the lines across the chart are apart: 1, 2, 5, 10 and so on."""
        size = 1
        while True:
            for step in STEPS:
                if self.most <= step * size * MOST_RULES:
                    return step * size
            size *= 10

    @property
    def top(self) -> int:
        """The figure at the upper edge, a whole number of steps."""
        return -(-self.most // self.step) * self.step


def plot(rows: Sequence[TurnRow], measure: Measure) -> Plot:
    """One figure of every seat by turn; Díaz has neither gold nor income to compare."""
    seats = [seat for seat in rows[0].turn_stats if seat != DIAZ or measure in PRESTIGES]
    series = tuple(
        Series(seat, tuple(_value(row.turn_stats[seat], measure) for row in rows)) for seat in seats
    )
    turns = tuple(Turn(row.round if row.turn else 0, row.seat) for row in rows)
    most = max(LEAST, *(value for each in series for value in each.values))
    return Plot(measure, title(measure), turns, series, bands(rows), most)


def plots(rows: Sequence[TurnRow]) -> tuple[Plot, ...]:
    """All six charts; the four kinds of prestige are drawn to the same scale."""
    found = [plot(rows, measure) for measure in MEASURES]
    most = max(each.most for each in found if each.measure in PRESTIGES)
    return tuple(evolve(each, most=most) if each.measure in PRESTIGES else each for each in found)


def title(measure: Measure) -> str:
    """What a chart is called."""
    if measure == "gold":
        return translate("Charts", "Gold by turn")
    if measure == "income":
        return translate("Charts", "Income by turn")
    return translate("Charts", "{kind} points by turn").format(kind=prestige_words(measure))


def bands(rows: Sequence[TurnRow]) -> tuple[Band, ...]:
    """The regimes one after another; the turn in which one begins belongs to it."""
    found: list[Band] = []
    for before, row in pairwise(rows):
        band = found[-1] if found else None
        if band and (band.regime, band.depression) == (row.regime, row.depression):
            found[-1] = evolve(band, last=row.turn)
        else:
            new = band is None or band.regime != row.regime
            slump = row.depression and (band is None or not band.depression)
            found.append(Band(before.turn, row.turn, row.regime, row.depression, new, slump))
    first = rows[0]
    return tuple(found) or (Band(0, 0, first.regime, first.depression, True, first.depression),)


def _value(fortune: SeatTurnStats, measure: Measure) -> int:
    if measure == "gold":
        return fortune.gold
    if measure == "income":
        return fortune.income
    return fortune.prestige[measure]
