"""What a chart shows, read off the turns of a game."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final, Literal, TypeAlias

from attrs import evolve

from paxdesk.desk.charts.plot import Band, BandKey, Plot, Series, Turn
from paxdesk.desk.painting.palette import INK
from paxdesk.language import say
from paxdesk.porfiriana.rules.actions import DIAZ
from paxdesk.porfiriana.rules.phrases import prestige_words, regime_words
from paxdesk.porfiriana.rules.vocabulary import PRESTIGES, REGIMES
from paxdesk.porfiriana.table.painting.inks import PRESTIGE_INK, PRESTIGE_OF, PRESTIGE_TINT
from paxdesk.porfiriana.turn_stats import SeatTurnStats, TurnRow

Measure: TypeAlias = Literal["gold", "income", "loyalty", "outrage", "command", "revolution"]
MEASURES: Final[tuple[Measure, ...]] = ("gold", "income", *PRESTIGES)
LEAST: Final = 4
"""A chart reaches at least up to here."""


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
        return say("Gold by turn")
    if measure == "income":
        return say("Income by turn")
    return say("{kind} points by turn", kind=prestige_words(measure))


def bands(rows: Sequence[TurnRow]) -> tuple[Band, ...]:
    """The regimes one after another; the turn in which one begins belongs to it."""
    found: list[Band] = []
    for before, row in pairwise(rows):
        band = found[-1] if found else None
        if band and (band.period, bool(band.hatching)) == (row.regime, row.depression):
            found[-1] = evolve(band, last=row.turn)
        else:
            new = band is None or band.period != row.regime
            slump = row.depression and (band is None or not band.hatching)
            found.append(_band(before.turn, row, new, slump))
    return tuple(found) or (_band(0, rows[0], True, rows[0].depression),)


def _band(first: int, row: TurnRow, new: bool, slump: bool) -> Band:
    kind = PRESTIGE_OF[row.regime]
    hatching = "depression" if row.depression else ""
    ink, icon = PRESTIGE_INK[kind], f"prestige-{kind}"
    light = PRESTIGE_TINT[kind]
    return Band(first, row.turn, row.regime, ink, icon, light, hatching, new, slump)


def band_keys() -> tuple[BandKey, ...]:
    """What the bands mean: the four regimes and a Depression."""
    kinds = [(regime_words(regime), PRESTIGE_OF[regime]) for regime in REGIMES]
    keys = [BandKey(words, f"prestige-{kind}", PRESTIGE_INK[kind]) for words, kind in kinds]
    words = say("Depression")
    return (*keys, BandKey(words, "depression", INK, hatched=True))


def _value(stats: SeatTurnStats, measure: Measure) -> int:
    if measure == "gold":
        return stats.gold
    if measure == "income":
        return stats.income
    return stats.prestige[measure]
