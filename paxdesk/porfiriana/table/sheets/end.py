"""The end: the poster with who won and how, and beside it how it came to that."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from paxdesk.desk.charts.chart_button import ChartButton
from paxdesk.desk.log.game_log import GameLog
from paxdesk.desk.painting.icons import draw_icon
from paxdesk.desk.painting.lettering import draw_text, fitted, font
from paxdesk.desk.painting.palette import INK, PRESTIGE_INK
from paxdesk.desk.painting.primitives import seat_mark
from paxdesk.desk.painting.shapes import line, paper, shadow
from paxdesk.desk.sheets.dialog import DIM, Dialog
from paxdesk.desk.sheets.paper import PaperButton, on_click
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.table.charts.plots import plot
from paxdesk.porfiriana.table.charts.turning_points import TurningPoint, turning_points
from paxdesk.porfiriana.table.seat_label import Labels
from paxdesk.porfiriana.table.sheets.ending import Ending
from paxdesk.porfiriana.table.sheets.poster import paint_poster
from paxdesk.porfiriana.table.words.labels import Label

SIZE: Final = QSize(1326, 708)
POSTER: Final = QRectF(0, 0, 440, 708)
STORY: Final = QRectF(456, 0, 870, 708)
STORY_PAPER: Final = "#F3EAD3"
FOOT: Final = 66.0
POINTS: Final = 530.0
POINT: Final = 28.0


class EndSheet(Dialog):
    """The extra of the last day; its signals say what is to happen next."""

    again = Signal()
    save = Signal()
    replay = Signal()
    charts = Signal()
    export = Signal()
    left = Signal()

    def __init__(
        self, surface: QWidget, end: Ending, labels: Labels, game_log: GameLog, deck: Deck
    ) -> None:
        super().__init__(surface, end.headline, SIZE)
        self.end = end
        self.labels = labels
        self.deck = deck
        names = game_log.names
        self.points = turning_points(game_log.recording, names)
        rows = game_log.turn_stats.rows
        told = [f"{names[point.seat]} {point.words}" for point in self.points]
        self.setAccessibleDescription(" ".join([end.headline, end.deed, end.story, *told]))
        self.play_again = self._button("", self.tr("Play again"), self.again.emit, True)
        self.look_back = self._button("ui-replay", self.tr("Replay"), self.replay.emit)
        self.gold = ChartButton(self, plot(rows, "gold"), labels)
        self.income = ChartButton(self, plot(rows, "income"), labels)
        self.prestige = ChartButton(self, plot(rows, end.telling), labels)
        for chart in (self.gold, self.income, self.prestige):
            on_click(chart, self.charts.emit)
        self.save_game = self._button("ui-save", self.tr("Save this game"), self.save.emit)
        self.all_charts = self._button("ui-chart", self.tr("All charts"), self.charts.emit)
        self.export_log = self._button("ui-log", self.tr("Export the log"), self.export.emit)
        self.look = self._button("", self.tr("See the table"), self.left.emit)
        self.escape = self.look

    def _button(
        self, icon: str, words: str, does: Callable[[], object], primary: bool = False
    ) -> PaperButton:
        button = PaperButton(Label(icon, words), self, primary=primary, pixels=15)
        on_click(button, does)
        return button

    def lay_out(self) -> None:
        top = SIZE.height() - FOOT
        half = (POSTER.width() - 60) / 2
        self.press(self.play_again, 24, top, half, 42)
        self.press(self.look_back, 36 + half, top, half, 42)
        left = STORY.left()
        half = (STORY.width() - 44) / 2
        self.put(self.gold, left + 18, 12, STORY.width() - 32, 266)
        self.put(self.income, left + 18, 278, half, 238)
        self.put(self.prestige, left + 30 + half, 278, half, 238)
        for index, button in enumerate((self.save_game, self.all_charts, self.export_log)):
            self.press(button, left + 26 + index * 196, top, 184, 42)
        self.press(self.look, left + STORY.width() - 186, top, 160, 42)

    def take_focus(self) -> None:
        """The keyboard begins with playing again, not with the charts."""
        self.play_again.setFocus()

    def draw(self, painter: QPainter, place: QRectF) -> None:
        painter.fillRect(place, DIM)
        corner = self.paper.topLeft()
        paint_poster(painter, POSTER.translated(corner), self.end, self.labels, self.deck)
        sheet = STORY.translated(corner)
        shadow(painter, sheet, 3, 4)
        paper(painter, sheet, STORY_PAPER, 2)
        painter.translate(sheet.topLeft())
        ends = QPointF(24, 522), QPointF(sheet.width() - 24, 522)
        line(painter, *ends, INK)
        if self.points:
            heading = QRectF(26, POINTS, 400, 22)
            draw_text(painter, heading, self.tr("Turning points"), font(16, "serif", 700))
        for index, point in enumerate(self.points):
            self._draw_point(painter, point, POINTS + 26 + index * POINT)

    def _draw_point(self, painter: QPainter, point: TurningPoint, top: float) -> None:
        inks = {f"prestige-{kind}": ink for kind, ink in PRESTIGE_INK.items()}
        draw_icon(painter, point.icon, 28, top + 2, 19, inks.get(point.icon, INK))
        label = self.labels[point.seat]
        when = self.tr("Round {number}").format(number=point.round)
        bold = font(14, "serif", 700)
        face = fitted(when, 76, 1, 14, 10, "serif", 700)
        draw_text(painter, QRectF(56, top, 80, 24), when, face)
        seat_mark(painter, label.look, 136, top + 4, 16)
        draw_text(painter, QRectF(160, top, 96, 24), label.name, bold)
        words = QRectF(258, top, STORY.width() - 284, 24)
        draw_text(painter, words, point.words, fitted(point.words, words.width(), 1, 14, 11))
