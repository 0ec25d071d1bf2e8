"""The page of the analysis over the table of a replay: the chart, turning points, and moves."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QPainter

from paxdesk.desk.charts.chart_button import ChartButton
from paxdesk.desk.painting.lettering import LEFT, TOP_LEFT, draw_text, fitted, font
from paxdesk.desk.painting.palette import INK, PAPER, SEPIA, UNREST, Ink
from paxdesk.desk.painting.primitives import seat_mark
from paxdesk.desk.painting.shapes import disk, fill, frame, line, paper
from paxdesk.desk.protocol.analysis import Finding, GameAnalysis
from paxdesk.desk.sheets.dialog import PaintedButton
from paxdesk.desk.sheets.paper import PaperButton, Sheet, on_click
from paxdesk.desk.words.label import Label
from paxdesk.desk.words.seats import Labels
from paxdesk.language import say

MARGIN: Final = 12.0
SIDE: Final = 26.0
HEAD: Final = 58.0
FOOT: Final = 58.0
ROW: Final = 44.0
SHARE: Final = 0.56
"""Of the width: the chart's, and the tallies' below it."""
TALLY: Final = 26.0
INKS: Final[dict[str, Ink]] = {
    "best": "#2F6B3C",
    "good": "#6B7F2F",
    "slip": "#B7791F",
    "blunder": UNREST,
    "missed": UNREST,
    "up": "#2F6B3C",
    "down": UNREST,
}
"""What a finding's disk is printed in; its words say the same."""


class FindingRow(PaintedButton):
    """A finding in two lines; a click goes there."""

    def __init__(
        self, parent: Sheet, finding: Finding, labels: Labels, does: Callable[[], object]
    ) -> None:
        super().__init__(parent, finding.words)
        self.finding = finding
        self.colour = labels[finding.seat].colour
        self.setAccessibleDescription(finding.detail)
        self.setToolTip(finding.detail)
        on_click(self, does)

    def draw(self, painter: QPainter, place: QRectF) -> None:
        if self.underMouse():
            fill(painter, place.adjusted(1, 1, -1, -1), INK, 3, 18)
        seat_mark(painter, self.colour, 6, 5, 16)
        disk(painter, QRectF(8, 26, 12, 12).center(), 4.5, INKS[self.finding.mark])
        width = place.width() - 36
        words, detail = self.finding.words, self.finding.detail
        face = fitted(words, width, 1, 14, 11, "sans", 600)
        draw_text(painter, QRectF(30, 2, width, 20), words, face, INK, LEFT)
        small = fitted(detail, width, 1, 13, 10, "serif", 400)
        draw_text(painter, QRectF(30, 21, width, 20), detail, small, SEPIA, LEFT)


class AnalysisPage(Sheet):
    """``chosen`` carries the step that is to be looked at."""

    chosen = Signal(int)
    left = Signal()

    def __init__(self, parent: Sheet, labels: Labels) -> None:
        super().__init__(parent, say("Analysis"))
        self.labels = labels
        self.found: GameAnalysis | None = None
        self.share = 0
        self.problem = ""
        self.chart: ChartButton | None = None
        self.points: list[FindingRow] = []
        self.moves: list[FindingRow] = []
        self.close_button = PaperButton(Label("", say("Back to the table")), self, pixels=14)
        on_click(self.close_button, self.left.emit)
        self.escape = self.close_button
        self.hide()

    def show_progress(self, share: int) -> None:
        """The game is being analysed: so many of a hundred parts are done."""
        self.share = share
        self.setAccessibleDescription(say("{share} % done", share=share))
        self.update()

    def show_problem(self, words: str) -> None:
        """It could not be analysed."""
        self.problem = words
        self.setAccessibleDescription(words)
        self.update()

    def show_found(self, found: GameAnalysis, step_of: Callable[[int], int]) -> None:
        """Show what was found; ``step_of`` tells after how many steps a turn had ended."""
        self.found = found
        chart = self.chart = ChartButton(self, found.plot, self.labels)
        on_click(chart, lambda: self._go_to_turn(chart, step_of))
        self.points = [self._row(finding) for finding in found.turning_points]
        self.moves = [self._row(finding) for finding in found.worst]
        for widget in (chart, *self.points, *self.moves):
            widget.show()
        self.setAccessibleDescription(found.note)
        self.lay_out()
        self.update()

    def _row(self, finding: Finding) -> FindingRow:
        return FindingRow(self, finding, self.labels, lambda: self.chosen.emit(finding.step + 1))

    def _go_to_turn(self, chart: ChartButton, step_of: Callable[[int], int]) -> None:
        turn = chart.plot.last if chart.pointed is None else chart.pointed
        self.chosen.emit(step_of(turn))

    # --- Places ----------------------------------------------------------------------------------

    def fit(self, units: QRectF, scale: float) -> None:
        """Lie over the table."""
        self.place(units, scale)
        self.lay_out()

    @property
    def _middle(self) -> float:
        return self.units.width() * SHARE

    def lay_out(self) -> None:
        """Chart and tallies on the left, findings on the right."""
        width, height = self.units.width(), self.units.height()
        button = QRectF(width - MARGIN - SIDE - 190, height - MARGIN - 48, 190, 34)
        self.close_button.place(button, self.scale)
        if self.found is None or self.chart is None:
            return
        tallies = TALLY * len(self.found.tallies) + 14
        bottom = height - MARGIN - FOOT - tallies
        self._put(self.chart, SIDE, HEAD, self._middle - SIDE, bottom - HEAD)
        left, wide = self._middle + 20, width - self._middle - 20 - SIDE - MARGIN
        top = HEAD + 26
        room = height - FOOT - MARGIN - top - 40
        each = min(ROW, room / max(1, len(self.points) + len(self.moves)))
        for row in self.points:
            self._put(row, left, top, wide, each)
            top += each
        top += 36
        for row in self.moves:
            self._put(row, left, top, wide, each)
            top += each

    def _put(self, widget: PaintedButton, x: float, y: float, width: float, height: float) -> None:
        scale = self.scale
        place = QRectF(x * scale, y * scale, width * scale, height * scale)
        widget.setGeometry(place.toAlignedRect())

    # --- Painting --------------------------------------------------------------------------------

    def draw(self, painter: QPainter, place: QRectF) -> None:
        sheet = place.adjusted(MARGIN, MARGIN, -MARGIN, -MARGIN)
        paper(painter, sheet, PAPER, 2)
        frame(painter, sheet.adjusted(4, 4, -4, -4), INK, 1.4)
        heading = QRectF(SIDE, MARGIN + 12, place.width() - 2 * SIDE, 30)
        draw_text(painter, heading, self.heading, font(22, "serif", 900), INK, LEFT)
        if self.found is None:
            self._draw_progress(painter, place)
        else:
            self._draw_found(painter, place, self.found)

    def _draw_progress(self, painter: QPainter, place: QRectF) -> None:
        words = self.problem or say("The game is being looked through: {0} %", self.share)
        box = QRectF(place.width() / 2 - 240, place.height() / 2 - 40, 480, 60)
        draw_text(painter, box, words, font(16, "serif", 600), INK, TOP_LEFT, lines=3)
        if self.problem:
            return
        bar = QRectF(box.left(), box.top() + 34, 480, 14)
        frame(painter, bar, INK, 1.2)
        fill(painter, QRectF(bar.left(), bar.top(), bar.width() * self.share / 100, 14), INK)

    def _draw_found(self, painter: QPainter, place: QRectF, found: GameAnalysis) -> None:
        middle, height = self._middle, place.height()
        line(painter, QRectF(middle + 8, HEAD, 0, 0).topLeft(),
             QRectF(middle + 8, height - MARGIN - FOOT, 0, 0).topLeft(), SEPIA)  # fmt: skip
        top = height - MARGIN - FOOT - TALLY * len(found.tallies)
        for seat, words in found.tallies.items():
            label = self.labels[seat]
            seat_mark(painter, label.colour, SIDE + 8, top + 3, 17)
            bold = fitted(label.name, 130, 1, 14, 10, "serif", 700)
            draw_text(painter, QRectF(SIDE + 34, top, 132, 22), label.name, bold, INK, LEFT)
            room = QRectF(SIDE + 172, top, middle - SIDE - 176, 22)
            draw_text(painter, room, words, fitted(words, room.width(), 1, 14, 10), INK, LEFT)
            top += TALLY
        note = QRectF(SIDE + 8, height - MARGIN - FOOT + 8, place.width() - 2 * SIDE - 220, 36)
        italic = font(13, "serif", 400, italic=True)
        draw_text(painter, note, found.note, italic, SEPIA, TOP_LEFT, lines=2)
        left = middle + 26
        bold = font(16, "serif", 700)
        draw_text(painter, QRectF(left, HEAD, 400, 22), say("Turning points"), bold)
        if self.moves:
            below = self.moves[0].y() / self.scale - 27
            words = say("What could have been better")
            draw_text(painter, QRectF(left, below, 400, 22), words, bold)
