"""All charts on one sheet; each can be enlarged to fill it."""

from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QRectF, QSize, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from paxdesk.desk.charts.chart import hatch, tint
from paxdesk.desk.charts.chart_button import ChartButton
from paxdesk.desk.charts.plot import BandKey, Plot
from paxdesk.desk.painting.icons import draw_icon
from paxdesk.desk.painting.lettering import advance, draw_text, font
from paxdesk.desk.painting.palette import INK, IVORY
from paxdesk.desk.painting.shapes import fill, frame
from paxdesk.desk.sheets.dialog import Dialog
from paxdesk.desk.sheets.paper import PaperButton, on_click
from paxdesk.desk.words.label import Label
from paxdesk.desk.words.seats import Labels
from paxdesk.language import say

SIZE: Final = QSize(1310, 724)
COLUMNS: Final = 3
FIELD: Final = QRectF(26, 80, 1258, 576)
GAP: Final = 12.0
FOOT: Final = 56.0


class ChartsSheet(Dialog):
    """The ``plots`` of a game, and at the foot what their bands mean."""

    left = Signal()

    def __init__(
        self, surface: QWidget, plots: Sequence[Plot], keys: Sequence[BandKey], labels: Labels
    ) -> None:
        super().__init__(surface, say("Charts"), SIZE)
        self.charts = [ChartButton(self, plot, labels) for plot in plots]
        self.keys = tuple(keys)
        self.large: ChartButton | None = None
        for chart in self.charts:
            on_click(chart, partial(self.enlarge, chart))
        self.close_button = PaperButton(Label("", say("Close")), self, pixels=15)
        on_click(self.close_button, self._close)
        self.escape = self.close_button

    def enlarge(self, chart: ChartButton) -> None:
        """Let one chart fill the sheet, or give it back its place."""
        self.large = None if self.large is chart else chart
        self.close_button.rename(say("All charts") if self.large else say("Close"))
        self.lay_out()
        self.update()
        chart.setFocus()

    def _close(self) -> None:
        if self.large is not None:
            self.enlarge(self.large)
        else:
            self.left.emit()

    def lay_out(self) -> None:
        rows = -(-len(self.charts) // COLUMNS)
        width = (FIELD.width() - GAP * (COLUMNS - 1)) / COLUMNS
        height = (FIELD.height() - GAP * (rows - 1)) / rows
        for index, chart in enumerate(self.charts):
            row, column = divmod(index, COLUMNS)
            chart.setVisible(self.large in (None, chart))
            if chart is self.large:
                self.put(chart, FIELD.x(), FIELD.y(), FIELD.width(), FIELD.height())
            else:
                left, top = FIELD.x() + column * (width + GAP), FIELD.y() + row * (height + GAP)
                self.put(chart, left, top, width, height)
        top = SIZE.height() - FOOT
        self.press(self.close_button, SIZE.width() - 174, top, 148, 38)

    def draw(self, painter: QPainter, place: QRectF) -> None:
        super().draw(painter, place)
        painter.translate(self.paper.topLeft())
        left = 36.0
        top = SIZE.height() - FOOT + 9
        for key in self.keys:
            left = _key(painter, left, top, key)


def _key(painter: QPainter, left: float, top: float, key: BandKey) -> float:
    """What a band means; returns where the next explanation begins."""
    box = QRectF(left, top, 30, 20)
    fill(painter, box, IVORY if key.hatched else tint(key.ink))
    if key.hatched:
        hatch(painter, box, key.ink)
    frame(painter, box, INK, 0.8)
    draw_icon(painter, key.icon, left + 36, top + 2, 16, key.ink)
    face = font(13)
    draw_text(painter, QRectF(left + 56, top, 200, 20), key.words, face)
    return left + 56 + advance(key.words, face) + 22
