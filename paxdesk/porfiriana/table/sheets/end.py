"""The end: the poster with who won and how, and beside it how it came to that."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from paxdesk.desk.charts.chart_button import ChartButton
from paxdesk.desk.painting.icons import draw_icon
from paxdesk.desk.painting.lettering import RIGHT, draw_text, fitted, font
from paxdesk.desk.painting.palette import INK, SEPIA
from paxdesk.desk.painting.primitives import seat_mark
from paxdesk.desk.painting.shapes import line, paper, shadow
from paxdesk.desk.protocol.game_records import Suggestion
from paxdesk.desk.sheets.developing import Developing, Stroke
from paxdesk.desk.sheets.dialog import DIM
from paxdesk.desk.sheets.game_dialogs import EndDialog
from paxdesk.desk.sheets.paper import PaperButton, on_click
from paxdesk.desk.words.label import Label
from paxdesk.desk.words.seats import Labels
from paxdesk.language import say
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.table.charts.plots import plot
from paxdesk.porfiriana.table.charts.turning_points import TurningPoint, turning_points
from paxdesk.porfiriana.table.log.game_log import GameLog
from paxdesk.porfiriana.table.painting.inks import PRESTIGE_INK
from paxdesk.porfiriana.table.sheets.ending import Ending
from paxdesk.porfiriana.table.sheets.poster import (
    PICTURE,
    POSTER,
    paint_figures,
    paint_news,
    paint_poster,
    paint_sky,
    paint_winners,
)

SIZE: Final = QSize(1326, 708)
STORY: Final = QRectF(456, 0, 870, 708)
STORY_PAPER: Final = "#F3EAD3"
FOOT: Final = 66.0
POINTS: Final = 528.0
POINT: Final = 24.0


class EndSheet(EndDialog):
    """The extra of the last day; its signals say what is to happen next."""

    def __init__(
        self,
        surface: QWidget,
        end: Ending,
        labels: Labels,
        game_log: GameLog,
        deck: Deck,
        suggestion: Suggestion | None = None,
        remarks: str = "",
    ) -> None:
        super().__init__(surface, end.headline, SIZE)
        self.end = end
        self.labels = labels
        self.deck = deck
        names = game_log.names
        self.points = turning_points(game_log.recording, names)
        rows = game_log.turn_stats.rows
        told = [f"{names[point.seat]} {point.words}" for point in self.points]
        self.setAccessibleDescription(" ".join([end.headline, end.deed, end.story, *told, remarks]))
        self.remarks = remarks
        """What the player's records say of the game: honours, and what would fit next."""
        self.play_again = self._button("", say("Play again"), self.again.emit, True)
        self.next_game: PaperButton | None = None
        if suggestion is not None:
            choices = suggestion.choices
            self.next_game = self._button(
                "", suggestion.words, lambda: self.suggested.emit(choices)
            )
        self.look_back = self._button("ui-replay", say("Replay"), self.replay.emit)
        self.gold = ChartButton(self, plot(rows, "gold"), labels)
        self.income = ChartButton(self, plot(rows, "income"), labels)
        self.prestige = ChartButton(self, plot(rows, end.telling), labels)
        for chart in (self.gold, self.income, self.prestige):
            on_click(chart, self.charts.emit)
        self.save_game = self._button("ui-save", say("Save this game"), self.save.emit)
        self.all_charts = self._button("ui-chart", say("All charts"), self.charts.emit)
        self.export_log = self._button("ui-log", say("Export the log"), self.export.emit)
        self.look = self._button("", say("See the table"), self.left.emit)
        self.escape = self.look
        self._print = Developing(self, self._strokes())

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
        if self.next_game is not None:
            self.press(self.next_game, left + STORY.width() - 256, POINTS - 2, 230, 32)
        self.press(self.look, left + STORY.width() - 186, top, 160, 42)

    def take_focus(self) -> None:
        """The keyboard begins with playing again, not with the charts."""
        self.play_again.setFocus()

    def draw(self, painter: QPainter, place: QRectF) -> None:
        painter.fillRect(place, DIM)
        self._print.draw(painter, self.paper)

    def _strokes(self) -> list[Stroke]:
        """Both papers with what is printed on them, poster first."""
        end, labels = self.end, self.labels
        whole = QRectF(QPointF(), SIZE.toSizeF())
        story = STORY.adjusted(0, POINTS, 0, 0)
        strokes: list[Stroke] = [
            (whole, self._paint_papers),
            (POSTER, lambda painter: paint_news(painter, end)),
            (PICTURE, paint_sky),
            (PICTURE, lambda painter: paint_winners(painter, end, self.deck)),
            (POSTER, lambda painter: paint_figures(painter, end, labels)),
            (story, self._paint_points),
        ]
        return strokes

    def _paint_papers(self, painter: QPainter) -> None:
        paint_poster(painter)
        shadow(painter, STORY, 3, 4)
        paper(painter, STORY, STORY_PAPER, 2)
        painter.translate(STORY.topLeft())
        ends = QPointF(24, 522), QPointF(STORY.width() - 24, 522)
        line(painter, *ends, INK)

    def _paint_points(self, painter: QPainter) -> None:
        painter.translate(STORY.topLeft())
        if self.points:
            heading = QRectF(26, POINTS, 400, 22)
            draw_text(painter, heading, say("Turning points"), font(16, "serif", 700))
        self._draw_remarks(painter)
        for index, point in enumerate(self.points):
            self._draw_point(painter, point, POINTS + 30 + index * POINT)

    def _draw_remarks(self, painter: QPainter) -> None:
        """What the records say, before the button of the next game."""
        right = STORY.width() - (270 if self.next_game is not None else 26)
        box = QRectF(190, POINTS - 4, right - 190, 34)
        face = fitted(self.remarks, box.width(), 2, 14, 11, "serif", 400)
        draw_text(painter, box, self.remarks, face, SEPIA, RIGHT, lines=2)

    def _draw_point(self, painter: QPainter, point: TurningPoint, top: float) -> None:
        inks = {f"prestige-{kind}": ink for kind, ink in PRESTIGE_INK.items()}
        draw_icon(painter, point.icon, 28, top + 2, 19, inks.get(point.icon, INK))
        label = self.labels[point.seat]
        when = say("Round {number}", number=point.round)
        bold = font(14, "serif", 700)
        face = fitted(when, 76, 1, 14, 10, "serif", 700)
        draw_text(painter, QRectF(56, top, 80, 24), when, face)
        seat_mark(painter, label.colour, 136, top + 4, 16)
        draw_text(painter, QRectF(160, top, 96, 24), label.name, bold)
        words = QRectF(258, top, STORY.width() - 284, 24)
        draw_text(painter, words, point.words, fitted(point.words, words.width(), 1, 14, 11))
