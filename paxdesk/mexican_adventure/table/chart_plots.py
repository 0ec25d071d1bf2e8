"""Charts of a game: resources, strength, zones and the French Retreat marker."""

from collections.abc import Sequence
from typing import Final, Literal, TypeAlias, cast

from attrs import evolve

from paxdesk.desk.charts import Band, BandKey, ChartTurn, Plot, Series
from paxdesk.desk.charts import TurnFigures as AnyTurnRow
from paxdesk.language import tr
from paxdesk.mexican_adventure.rules.vocabulary import MOST_WITHDRAWAL, SIDES
from paxdesk.mexican_adventure.session import seat_of
from paxdesk.mexican_adventure.table.words.terms import months_of
from paxdesk.mexican_adventure.turn_stats import TurnRow

ChartMeasure: TypeAlias = Literal["rp", "fps", "zones", "withdrawal"]
MEASURES: Final[tuple[ChartMeasure, ...]] = ("rp", "fps", "zones", "withdrawal")
LEAST: Final = 4
PATIENCE: Final = (
    (0, 9, "#5E7F4A"),
    (10, 19, "#C9952A"),
    (20, 29, "#B8581B"),
    (MOST_WITHDRAWAL, MOST_WITHDRAWAL, "#8E1F0E"),
)
"""Ranges of the French Retreat marker, as (first, last, colour)."""


CLOCK: Final = "regime-change"
"""Icon of the French Retreat marker."""


def plot(rows: Sequence[TurnRow], measure: ChartMeasure) -> Plot:
    """Return the plot of a measure by turn; French Retreat has one line."""
    if measure == "withdrawal":
        series = [Series(seat_of("imperial"), tuple(row.withdrawal for row in rows))]
    else:
        series = [
            Series(seat_of(side), tuple(getattr(row.sides[side], measure) for row in rows))
            for side in SIDES
        ]
    turns = tuple(_turn(row) for row in rows)
    most = max(LEAST, *(value for each in series for value in each.values))
    return Plot(measure, title(measure), turns, tuple(series), bands(rows), most)


def _turn(row: TurnRow) -> ChartTurn:
    """Return the turn on the axis; row 0 is the start."""
    if not row.turn:
        return ChartTurn(0, None, tr("The beginning"))
    words = tr("Turn {number}, {months}", number=row.round, months=months_of(row.round))
    return ChartTurn(row.round, None, words)


def plots(turns: Sequence[AnyTurnRow]) -> tuple[Plot, ...]:
    """Return all plots, without strength until the game is over."""
    rows = cast("Sequence[TurnRow]", turns)
    shown = [each for each in MEASURES if each != "fps" or rows[-1].over]
    return tuple(plot(rows, measure) for measure in shown)


def title(measure: ChartMeasure) -> str:
    return {
        "rp": tr("Resource points by turn"),
        "fps": tr("Force points by turn"),
        "zones": tr("Zones held by turn"),
        "withdrawal": tr("French Retreat by turn"),
    }[measure]


def _stage(withdrawal: int) -> int:
    return next(i for i, (least, most, _) in enumerate(PATIENCE) if least <= withdrawal <= most)


def _stage_words(stage: int) -> str:
    least, most, _ = PATIENCE[stage]
    figures = str(least) if least == most else f"{least}–{most}"
    words = tr("French Retreat")
    return f"{words} {figures}"


def bands(turns: Sequence[AnyTurnRow]) -> tuple[Band, ...]:
    """Return bands of consecutive turns in the same range of the French Retreat marker."""
    rows = cast("Sequence[TurnRow]", turns)
    found: list[Band] = []
    for row in rows[1:] or rows:
        stage = _stage(row.withdrawal)
        if found and found[-1].period == str(stage):
            found[-1] = evolve(found[-1], last=row.turn)
        else:
            first = max(0, row.turn - 1)
            ink, words = PATIENCE[stage][2], _stage_words(stage)
            found.append(Band(first, row.turn, str(stage), ink, CLOCK, words=words))
    return tuple(found)


def band_keys() -> tuple[BandKey, ...]:
    words = (tr("French Retreat 0–9"), "10–19", "20–29", "30")
    return tuple(
        BandKey(each, CLOCK, ink) for each, (_, _, ink) in zip(words, PATIENCE, strict=True)
    )
