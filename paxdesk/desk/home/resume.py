"""The sheet that offers games which were interrupted: go on, leave them, or throw them away."""

from functools import partial
from typing import Final

from PySide6.QtCore import QDateTime, QLocale, QRectF, QSize, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from paxdesk.desk.home.kept_words import told
from paxdesk.desk.painting import lettering
from paxdesk.desk.painting.palette import SEPIA
from paxdesk.desk.protocol.table_game import TableGame
from paxdesk.desk.sheets.dialog import Dialog
from paxdesk.desk.sheets.paper import PaperButton, on_click
from paxdesk.desk.words.label import Label
from paxdesk.files.shelf import KeptGame
from paxdesk.language import (
    say,
)

WIDTH: Final = 860
MOST: Final = 5
"""More games are not shown at once."""
SIDE: Final = 34.0
FIRST: Final = 88.0
ROW: Final = 74.0


class _Row:
    """One game on the sheet: its words and its two buttons."""

    def __init__(self, sheet: "ResumeSheet", game: KeptGame, table: TableGame) -> None:
        self.game = game
        self.sure = False
        moment = QDateTime.fromSecsSinceEpoch(round(game.kept.timestamp()))
        kept = QLocale().toString(moment, QLocale.FormatType.ShortFormat)
        told_of = told(game, table, say("kept {0}", kept))
        self.heading, self.words = told_of.heading, told_of.words
        damaged = told_of.session is None
        self.go_on = PaperButton(Label("", say("Go on")), sheet, pixels=15)
        self.go_on.setEnabled(not damaged)
        self.go_on.setAccessibleName(f"{self.go_on.text()}: {self.heading}")
        self.throw = PaperButton(Label("", say("Throw away")), sheet, pixels=14)
        self.throw.setAccessibleName(f"{self.throw.text()}: {self.heading}")


class ResumeSheet(Dialog):
    """``chosen`` carries the :class:`KeptGame` to go on with, ``left`` that it is none."""

    chosen = Signal(object)
    left = Signal()

    def __init__(self, surface: QWidget, games: list[KeptGame], table: TableGame) -> None:
        shown = games[:MOST]
        height = FIRST + ROW * len(shown) + 92
        super().__init__(surface, say("Interrupted games"), QSize(WIDTH, round(height)))
        self.rows = [_Row(self, game, table) for game in shown]
        sound = [row.go_on for row in self.rows if row.go_on.isEnabled()]
        if sound:
            sound[0].primary = True
        for row in self.rows:
            on_click(row.go_on, partial(self.chosen.emit, row.game))
            on_click(row.throw, partial(self._throw, row))
        self.leave = PaperButton(Label("", say("Not now")), self, pixels=16)
        on_click(self.leave, self.left.emit)
        self.escape = self.leave

    def _throw(self, row: _Row) -> None:
        """The first press asks back, the second throws the game away."""
        if not row.sure:
            row.sure = True
            row.throw.rename(say("For good?"))
            return
        row.game.forget()
        self.rows.remove(row)
        for button in (row.go_on, row.throw):
            button.hide()
            button.deleteLater()
        if not self.rows:
            self.left.emit()
        else:
            self.lay_out()
            self.update()
            self.take_focus()

    def lay_out(self) -> None:
        for index, row in enumerate(self.rows):
            top = FIRST + index * ROW + 10
            self.press(row.go_on, WIDTH - SIDE - 290, top, 140, 42)
            self.press(row.throw, WIDTH - SIDE - 140, top, 140, 42)
        self.press(self.leave, (WIDTH - 200) / 2, self.paper.height() - 68, 200, 42)

    def draw(self, painter: QPainter, place: QRectF) -> None:
        super().draw(painter, place)
        painter.translate(self.paper.topLeft())
        small = lettering.font(13, "serif", 400, italic=True)
        width = WIDTH - 2 * SIDE - 304
        for index, row in enumerate(self.rows):
            top = FIRST + index * ROW
            heading = lettering.fitted(row.heading, width, 1, 16, 11, "serif", 700)
            lettering.draw_text(painter, QRectF(SIDE, top + 6, width, 24), row.heading, heading)
            words = QRectF(SIDE, top + 32, width, 36)
            lettering.draw_text(
                painter, words, row.words, small, SEPIA, lettering.TOP_LEFT, lines=2
            )
