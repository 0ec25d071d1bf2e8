"""End of a game: winner, reason, remaining forces and RP, and charts."""

from functools import partial
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from paxdesk.desk.charts import STORY, ChartedEnd, standing
from paxdesk.desk.home.game_strip import SCENE_RATIO, draw_scene
from paxdesk.desk.painting.palette import INK, SEPIA, UNREST_INK, YELLOW
from paxdesk.desk.painting.shapes import draw_frame, draw_line, fill_rect
from paxdesk.desk.painting.typesetting import draw_wood_type
from paxdesk.desk.sheets.sheet_layout import (
    Box,
    Column,
    HBox,
    PaintedBox,
    TextBox,
    Type,
    double_rule,
    grid_box,
    seat_mark_box,
)
from paxdesk.desk.words import Labels, Names
from paxdesk.language import tr, tr_plural
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
from paxdesk.mexican_adventure.table.words.terms import fp_words, months_of, rp_words, side_words
from paxdesk.mexican_adventure.turn_stats import side_stats

MOST_POINTS: Final = 3
"""Maximum number of turning points shown."""
POSTER: Final = 96.0
"""Height of the poster, in units."""
ADVENTURE: Final = "mexican_adventure"
"""Key of the game's scene."""
SERIF: Final = Type(14, "serif")
POINTS: Final = Type(16, "serif", 700)


class EndSheet(ChartedEnd):
    """End sheet; its signals report the player's next choice."""

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
        months = months_of(state.turn)
        self.setAccessibleDescription(f"{self.heading}. {months}. {self.story}\n{told}")
        self.turned = turning_points_of(game_log.recording, MOST_POINTS)
        points = "\n".join(each.words for each in self.turned)
        self.setAccessibleDescription(f"{self.accessibleDescription()}\n{points}".rstrip())
        self.offer()

    def contents(self) -> Box:
        told = TextBox(self.story, STORY, SEPIA)
        reasons = (
            HBox(
                PaintedBox(partial(_tick, met=each.met), width=18, high=20),
                TextBox(each.words, Type(15)),
            )
            for each in self.conditions
        )
        points = (
            HBox(
                seat_mark_box(self.labels[each.seat].colour, 16), TextBox(each.words, SERIF), gap=12
            )
            for each in self.turned
        )
        left = Column(
            PaintedBox(self._poster, width=372, high=POSTER),
            told,
            *map(self._side, SIDES),
            *((double_rule(), *reasons) if self.conditions else ()),
            *((double_rule(), TextBox(tr("Turning points"), POINTS)) if self.turned else ()),
            *points,
            width=372,
            gap=11,
        )
        charts = grid_box(self.chart_items(210), 2, fills=True)
        buttons = HBox(*self.button_items(), gap=12)
        return Column(HBox(left, charts, gap=12, fills=True), buttons, gap=16)

    def _poster(self, painter: QPainter, place: QRectF) -> None:
        fill_rect(painter, place, YELLOW, 3)
        scene = QRectF(place.topLeft(), QSizeF(SCENE_RATIO * place.height(), place.height()))
        draw_scene(painter, scene, ADVENTURE)
        words = place.adjusted(scene.width() + 10, 8, -10, -8)
        draw_wood_type(painter, words, months_of(self.state.turn).upper(), squeeze=(0.4, 1.02))
        draw_frame(painter, place, INK, 1.6, 3)
        draw_frame(painter, place.adjusted(4, 4, -4, -4), INK, 0.8, 2)

    def _side(self, which: Side) -> HBox:
        label = self.labels[seat_of(which)]
        stats = side_stats(self.state, which)
        parts = [fp_words(stats.fps), tr_plural("%n zone(s)", "", stats.zones), rp_words(stats.rp)]
        return standing(label, f"{label.name}, {side_words(which)}", "  ·  ".join(parts))


def _tick(painter: QPainter, place: QRectF, met: bool) -> None:
    """Paint a tick for a condition that was met, a cross otherwise."""
    x, y = place.left() + 8, place.center().y()
    if met:
        draw_line(painter, QPointF(x - 6, y), QPointF(x - 1, y + 5), INK, 2.4)
        draw_line(painter, QPointF(x - 1, y + 5), QPointF(x + 7, y - 6), INK, 2.4)
        return
    draw_line(painter, QPointF(x - 5, y - 5), QPointF(x + 5, y + 5), UNREST_INK, 2.4)
    draw_line(painter, QPointF(x - 5, y + 5), QPointF(x + 5, y - 5), UNREST_INK, 2.4)


def spoken(condition: Condition) -> str:
    """Return a condition as text for screen readers."""
    sign = tr("met") if condition.met else tr("missed")
    return f"{condition.words} ({sign})"
