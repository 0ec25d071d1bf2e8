"""How a game ended: who won and by what, what both sides have left, and the charts."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from paxdesk.desk.charts.chart_button import ChartButton
from paxdesk.desk.painting import lettering
from paxdesk.desk.painting.palette import INK, SEPIA, UNREST
from paxdesk.desk.painting.primitives import seat_mark
from paxdesk.desk.painting.shapes import line, rule
from paxdesk.desk.sheets.game_dialogs import EndDialog
from paxdesk.desk.sheets.paper import PaperButton, on_click
from paxdesk.desk.words.label import Label
from paxdesk.desk.words.seats import Labels, Names
from paxdesk.language import counted, say
from paxdesk.mexican_adventure.rules.state import State
from paxdesk.mexican_adventure.rules.words import SIDES, Side
from paxdesk.mexican_adventure.session import seat_of
from paxdesk.mexican_adventure.table.log import GameLog
from paxdesk.mexican_adventure.table.plots import plot
from paxdesk.mexican_adventure.table.words.endings import Condition, conditions, ending_story
from paxdesk.mexican_adventure.table.words.events import ending_words
from paxdesk.mexican_adventure.table.words.looking_back import turning_points_of
from paxdesk.mexican_adventure.table.words.questions import winner_words
from paxdesk.mexican_adventure.table.words.terms import (
    fp_words,
    months_of,
    rp_words,
    side_words,
)
from paxdesk.mexican_adventure.turn_stats import side_stats

SIZE: Final = QSize(1180, 660)
LEFT: Final = 36.0
CHARTS: Final = 420.0
FOOT: Final = 70.0
LINE: Final = 44.0
STORY: Final = 24.0
"""A line of what ended the game; at most three."""
SIDE_HIGH: Final = 74.0
HEAD: Final = 34.0
"""From the rule above the turning points down to the first of them."""
POINT: Final = 38.0


class EndSheet(EndDialog):
    """Its signals say what is to happen next."""

    def __init__(self, surface: QWidget, state: State, labels: Labels, game_log: GameLog) -> None:
        names: Names = {seat: each.name for seat, each in labels.items()}
        super().__init__(surface, winner_words(state, names), SIZE)
        self.state = state
        self.labels = labels
        ended = ending_words(state.ended_by or "scenario")
        self.story = f"{ended} {ending_story(state)}".rstrip()
        self.conditions = conditions(state)
        told = "\n".join(spoken(each) for each in self.conditions)
        self.setAccessibleDescription(f"{self.heading}. {self.story}\n{told}")
        rows = game_log.turn_stats.rows
        self.charts_shown = [
            ChartButton(self, plot(rows, measure), labels)
            for measure in ("withdrawal", "fps", "rp", "zones")
        ]
        for chart in self.charts_shown:
            on_click(chart, self.charts.emit)
        self.turned = turning_points_of(game_log.recording, self._room_for_points)
        points = "\n".join(each.words for each in self.turned)
        self.setAccessibleDescription(f"{self.accessibleDescription()}\n{points}".rstrip())
        self.buttons = [
            self._button(say("Play again"), self.again.emit, True),
            self._button(say("Replay"), self.replay.emit),
            self._button(say("Save this game"), self.save.emit),
            self._button(say("All charts"), self.charts.emit),
            self._button(say("Export the log"), self.export.emit),
            self._button(say("See the table"), self.left.emit),
        ]
        self.escape = self.buttons[-1]

    def _button(self, words: str, does: Callable[[], object], primary: bool = False) -> PaperButton:
        button = PaperButton(Label("", words), self, primary=primary, pixels=15)
        on_click(button, does)
        return button

    def take_focus(self) -> None:
        self.buttons[0].setFocus()

    def lay_out(self) -> None:
        each = (SIZE.width() - 2 * LEFT - 5 * 12) / len(self.buttons)
        for index, button in enumerate(self.buttons):
            self.press(button, LEFT + index * (each + 12), SIZE.height() - FOOT, each, 42)
        wide = (SIZE.width() - CHARTS - LEFT - 12) / 2
        for index, chart in enumerate(self.charts_shown):
            left = CHARTS + index % 2 * (wide + 12)
            self.put(chart, left, 92 + index // 2 * 238, wide, 230)

    def draw(self, painter: QPainter, place: QRectF) -> None:
        super().draw(painter, place)
        painter.translate(self.paper.topLeft())
        face = lettering.font(17, "serif", 400, italic=True)
        wide = CHARTS - LEFT - 24
        box = QRectF(LEFT, 96, wide, 80)
        words = self._told
        lettering.draw_text(painter, box, words, face, SEPIA, lettering.TOP_LEFT, lines=3)
        top = self._sides_top
        for side in SIDES:
            top = self._side(painter, side, top, wide)
        top = self._reasons(painter, top, wide)
        self._turning_points(painter, top, wide)

    @property
    def _told(self) -> str:
        return f"{months_of(self.state.turn)}. {self.story}"

    @property
    def _sides_top(self) -> float:
        """Below what ended the game."""
        face = lettering.font(17, "serif", 400, italic=True)
        lines = min(3, len(lettering.wrapped(self._told, face, CHARTS - LEFT - 24)))
        return 114.0 + lines * STORY

    @property
    def _room_for_points(self) -> int:
        """How many turning points there is room for below the conditions."""
        used = (
            self._sides_top
            + 2 * SIDE_HIGH
            + (18 + len(self.conditions) * LINE if self.conditions else 0)
        )
        return max(0, int((SIZE.height() - FOOT - 12 - used - HEAD) // POINT))

    def _turning_points(self, painter: QPainter, top: float, wide: float) -> None:
        """What the game turned on."""
        if not self.turned:
            return
        rule(painter, LEFT, top, wide)
        box = QRectF(LEFT, top + 8, wide, 22)
        lettering.draw_text(
            painter, box, say("Turning points"), lettering.font(16, "serif", 700), INK
        )
        top += HEAD
        for each in self.turned:
            seat_mark(painter, self.labels[each.seat].colour, LEFT, top + 6, 16)
            box = QRectF(LEFT + 28, top, wide - 28, POINT)
            face = lettering.fitted(each.words, box.width(), 2, 14, 11, "serif", 400)
            lettering.draw_text(painter, box, each.words, face, INK, lettering.LEFT, lines=2)
            top += POINT

    def _reasons(self, painter: QPainter, top: float, wide: float) -> float:
        """Which condition was met, and which was missed; returns where they end."""
        room = SIZE.height() - FOOT - 16 - top
        if not self.conditions:
            return top
        rule(painter, LEFT, top, wide)
        each = min(LINE, (room - 12) / len(self.conditions))
        for index, condition in enumerate(self.conditions):
            middle = top + 12 + (index + 0.5) * each
            _tick(painter, LEFT + 8, middle, condition.met)
            box = QRectF(LEFT + 28, middle - each / 2, wide - 28, each)
            face = lettering.fitted(condition.words, box.width(), 2, 15, 11, "serif")
            lettering.draw_text(painter, box, condition.words, face, INK, lettering.LEFT, lines=2)
        return top + 12 + len(self.conditions) * each + 6

    def _side(self, painter: QPainter, which: Side, top: float, wide: float) -> float:
        label = self.labels[seat_of(which)]
        seat_mark(painter, label.colour, LEFT, top, 26)
        head = QRectF(LEFT + 38, top - 2, wide - 38, 26)
        name = f"{label.name}, {side_words(which)}"
        lettering.draw_text(painter, head, name, lettering.font(18, "serif", 700), INK)
        stats = side_stats(self.state, which)
        parts = [
            fp_words(stats.fps),
            counted("%n zone(s)", "", stats.zones),
            rp_words(stats.rp),
        ]
        box = QRectF(LEFT + 38, top + 26, wide - 38, 22)
        lettering.draw_text(painter, box, "  ·  ".join(parts), lettering.font(15), INK)
        return top + SIDE_HIGH


def _tick(painter: QPainter, x: float, y: float, met: bool) -> None:
    """A tick for what was so, a cross for what was not."""
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
