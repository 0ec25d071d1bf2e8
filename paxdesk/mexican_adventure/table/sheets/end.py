"""How a game ended: who won and by what, what both sides have left, and the charts."""

from functools import partial
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from paxdesk.desk.charts import STORY, ChartedEnd, standing
from paxdesk.desk.painting.palette import INK, SEPIA, UNREST
from paxdesk.desk.painting.shapes import line
from paxdesk.desk.sheets.sheet_layout import (
    Box,
    Column,
    Drawn,
    Row,
    Type,
    Words,
    double_rule,
    grid,
    mark,
)
from paxdesk.desk.words import Labels, Names
from paxdesk.language import counted, say
from paxdesk.mexican_adventure.rules.state import State
from paxdesk.mexican_adventure.rules.vocabulary import SIDES, Side
from paxdesk.mexican_adventure.session import seat_of
from paxdesk.mexican_adventure.table.chart_plots import plot
from paxdesk.mexican_adventure.table.game_log import GameLog
from paxdesk.mexican_adventure.table.words.analysis_words import (
    Condition,
    conditions,
    ending_story,
    turning_points_of,
)
from paxdesk.mexican_adventure.table.words.event_text import ending_words
from paxdesk.mexican_adventure.table.words.questions import winner_words
from paxdesk.mexican_adventure.table.words.terms import (
    fp_words,
    months_of,
    rp_words,
    side_words,
)
from paxdesk.mexican_adventure.turn_stats import side_stats

MOST_POINTS: Final = 3
"""Turning points that are told at most."""
SERIF: Final = Type(14, "serif")
POINTS: Final = Type(16, "serif", 700)


class EndSheet(ChartedEnd):
    """Its signals say what is to happen next."""

    def __init__(self, surface: QWidget, state: State, labels: Labels, game_log: GameLog) -> None:
        names: Names = {seat: each.name for seat, each in labels.items()}
        rows = game_log.turn_rows
        charts = [plot(rows, measure) for measure in ("withdrawal", "fps", "rp", "zones")]
        super().__init__(surface, winner_words(state, names), QSize(1180, 660), charts, labels)
        self.state = state
        ended = ending_words(state.ended_by or "scenario")
        self.story = f"{ended} {ending_story(state)}".rstrip()
        self.conditions = conditions(state)
        told = "\n".join(spoken(each) for each in self.conditions)
        self.setAccessibleDescription(f"{self.heading}. {self.story}\n{told}")
        self.turned = turning_points_of(game_log.recording, MOST_POINTS)
        points = "\n".join(each.words for each in self.turned)
        self.setAccessibleDescription(f"{self.accessibleDescription()}\n{points}".rstrip())
        self.offer()

    def contents(self) -> Box:
        told = Words(f"{months_of(self.state.turn)}. {self.story}", STORY, SEPIA)
        reasons = (
            Row(Drawn(partial(_tick, met=each.met), width=18, high=20), Words(each.words, Type(15)))
            for each in self.conditions
        )
        points = (
            Row(mark(self.labels[each.seat].colour, 16), Words(each.words, SERIF), gap=12)
            for each in self.turned
        )
        left = Column(
            told,
            *map(self._side, SIDES),
            *((double_rule(), *reasons) if self.conditions else ()),
            *((double_rule(), Words(say("Turning points"), POINTS)) if self.turned else ()),
            *points,
            width=372,
            gap=11,
        )
        charts = grid(self.chart_items(210), 2, fills=True)
        buttons = Row(*self.button_items(), gap=12)
        return Column(Row(left, charts, gap=12, fills=True), buttons, gap=16)

    def _side(self, which: Side) -> Row:
        """What a side has left."""
        label = self.labels[seat_of(which)]
        stats = side_stats(self.state, which)
        parts = [fp_words(stats.fps), counted("%n zone(s)", "", stats.zones), rp_words(stats.rp)]
        return standing(label, f"{label.name}, {side_words(which)}", "  ·  ".join(parts))


def _tick(painter: QPainter, place: QRectF, met: bool) -> None:
    """A tick for what was so, a cross for what was not."""
    x, y = place.left() + 8, place.center().y()
    if met:
        line(painter, QPointF(x - 6, y), QPointF(x - 1, y + 5), INK, 2.4)
        line(painter, QPointF(x - 1, y + 5), QPointF(x + 7, y - 6), INK, 2.4)
        return
    line(painter, QPointF(x - 5, y - 5), QPointF(x + 5, y + 5), UNREST, 2.4)
    line(painter, QPointF(x - 5, y + 5), QPointF(x + 5, y - 5), UNREST, 2.4)


def spoken(condition: Condition) -> str:
    """A condition as it is read out."""
    sign = say("met") if condition.met else say("missed")
    return f"{condition.words} ({sign})"
