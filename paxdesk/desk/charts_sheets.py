"""Charts as widgets, all of them on one sheet, and some on that of the end."""

from collections.abc import Iterable, Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPixmap
from PySide6.QtWidgets import QWidget

from paxdesk.desk.charts_painter import BandKey, Plot, hatch, paint_chart, tint, turn_at
from paxdesk.desk.painting.icons import draw_icon
from paxdesk.desk.painting.palette import INK, IVORY
from paxdesk.desk.painting.shapes import draw_frame, fill_rect
from paxdesk.desk.sheets.form_widgets import PaintedButton
from paxdesk.desk.sheets.modal_sheet import EndDialog, ModalSheet
from paxdesk.desk.sheets.sheet import PaperButton, Sheet, on_click
from paxdesk.desk.sheets.sheet_layout import (
    Box,
    Column,
    HBox,
    Item,
    PaintedBox,
    TextBox,
    Type,
    grid_box,
    seat_mark_box,
)
from paxdesk.desk.words import Labels, SeatLabel
from paxdesk.language import tr, with_colon

MARGIN = 8.0
"""Around the chart, for the brackets of the focus."""


class ChartButton(PaintedButton):
    """One chart of a sheet."""

    def __init__(self, parent: Sheet, plot: Plot, labels: Labels) -> None:
        super().__init__(parent, plot.title)
        self.plot = plot
        self.labels = labels
        self.pointed: int | None = None
        self._picture = QPixmap()
        self._wanted = QSizeF(), 0.0
        """The size of the picture in units, and how many pixels a unit of it has."""
        self._shown: int | None = None
        """The turn it shows."""
        self.setMouseTracking(True)
        self._describe()

    def point_at(self, turn: int | None) -> None:
        """Show the figures of a turn; None: of the last."""
        if turn != self.pointed:
            self.pointed = turn
            self._describe()
            self.update()

    @property
    def turn(self) -> int:
        """The turn whose figures are shown."""
        return self.plot.last if self.pointed is None else self.pointed

    def _describe(self) -> None:
        figures = (
            with_colon(self.labels[each.seat].name, each.values[self.turn])
            for each in self.plot.series
        )
        self.setAccessibleDescription(", ".join(figures))

    def draw(self, painter: QPainter, place: QRectF) -> None:
        ratio = self.sheet.scale * self.devicePixelRatioF()
        wanted = place.size(), ratio
        if self._wanted != wanted:
            # Every chart of a sheet at once would keep everybody waiting.
            self._wanted = wanted
            self._picture = QPixmap()
            self.sheet.slices.add(self._develop)
        elif self._shown != self.pointed and not self._picture.isNull():
            self._paint()
        if not self._picture.isNull():
            painter.drawPixmap(place.topLeft(), self._picture)

    def _develop(self) -> None:
        """Paint the chart in the size in which it was seen last, if that is still to be done."""
        if self._picture.isNull():
            self._paint()
            self.update()

    def _paint(self) -> None:
        """Paint the chart as a picture, which is kept until it changes."""
        size, ratio = self._wanted
        self._shown = self.pointed
        self._picture = QPixmap((size * ratio).toSize())
        self._picture.fill(Qt.GlobalColor.transparent)
        with QPainter(self._picture) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.scale(ratio, ratio)
            chart = self._chart(QRectF(QPointF(), size))
            paint_chart(painter, chart, self.plot, self.labels, self.pointed)
        self._picture.setDevicePixelRatio(ratio)

    @staticmethod
    def _chart(place: QRectF) -> QRectF:
        return place.adjusted(MARGIN, MARGIN, -MARGIN, -MARGIN)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        scale = self.sheet.scale
        place = QRectF(0, 0, self.width() / scale, self.height() / scale)
        self.point_at(turn_at(self._chart(place), self.plot, event.position().x() / scale))
        super().mouseMoveEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        self.point_at(None)
        super().leaveEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        steps = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
        step = steps.get(Qt.Key(event.key()))
        if step is None:
            super().keyPressEvent(event)
            return
        self.point_at(min(self.plot.last, max(0, self.turn + step)))


COLUMNS: Final = 3
GAP: Final = 12.0


class ChartsSheet(ModalSheet):
    """The ``plots`` of a game, and at the foot what their bands mean."""

    margins = (26.0, 80.0, 26.0, 18.0)

    def __init__(
        self, surface: QWidget, plots: Sequence[Plot], keys: Sequence[BandKey], labels: Labels
    ) -> None:
        super().__init__(surface, tr("Charts"), QSize(1310, 724))
        self.charts = [ChartButton(self, plot, labels) for plot in plots]
        self.keys = tuple(keys)
        self.large: ChartButton | None = None
        for chart in self.charts:
            on_click(chart, partial(self.enlarge, chart))
        self.close_button = self.button(tr("Close"), self._close, escape=True)

    def enlarge(self, chart: ChartButton) -> None:
        """Let one chart fill the sheet, or give it back its place."""
        self.large = None if self.large is chart else chart
        self.close_button.rename(tr("All charts") if self.large else tr("Close"))
        self.lay_out()
        chart.setFocus()

    def _close(self) -> None:
        if self.large is not None:
            self.enlarge(self.large)
        else:
            self.left.emit()

    def contents(self) -> Box:
        charts = [self.large] if self.large is not None else self.charts
        shown = [Item(chart, fills=True) for chart in charts]
        keys = (box for key in self.keys for box in key_boxes(key))
        return Column(
            grid_box(shown, 1 if self.large is not None else COLUMNS, GAP, fills=True),
            HBox(*keys, Box(), Item(self.close_button, 148, 38)),
            gap=GAP,
        )


def key_boxes(key: BandKey) -> tuple[Box, ...]:
    """What a band means."""

    def patch(painter: QPainter, place: QRectF) -> None:
        box = QRectF(place.left(), place.center().y() - 10, 30, 20)
        fill_rect(painter, box, IVORY if key.hatched else tint(key.ink))
        if key.hatched:
            hatch(painter, box, key.ink)
        draw_frame(painter, box, INK, 0.8)
        draw_icon(painter, key.icon, box.right() + 6, box.top() + 2, 16, key.ink)

    return (
        PaintedBox(patch, width=52, high=20),
        TextBox(key.words, Type(13), snug=True, said=""),
        Box(8),
    )


STORY: Final = Type(17, "serif", italic=True)
NAME: Final = Type(18, "serif", 700)


class ChartedEnd(EndDialog):
    """Charts that lead to all charts, and the usual buttons."""

    def __init__(
        self, surface: QWidget, heading: str, size: QSize, plots: Iterable[Plot], labels: Labels
    ) -> None:
        super().__init__(surface, heading, size)
        self.labels = labels
        self.charts_shown = [ChartButton(self, plot, labels) for plot in plots]
        for chart in self.charts_shown:
            on_click(chart, self.charts.emit)

    def offer(self, *more: PaperButton) -> None:
        """The buttons of every end, and ``more`` of the game's own before the last."""
        self.buttons = [
            self.button(tr("Play again"), self.again.emit, primary=True),
            self.button(tr("Replay"), self.replay.emit),
            self.button(tr("Save this game"), self.save.emit),
            self.button(tr("All charts"), self.charts.emit),
            self.button(tr("Export the log"), self.export.emit),
            *more,
            self.button(tr("See the table"), self.left.emit),
        ]
        self.escape = self.buttons[-1]

    def chart_items(self, high: float) -> list[Item]:
        """The charts, at least so high."""
        return [Item(each, high=high, fills=True) for each in self.charts_shown]

    def button_items(self) -> list[Item]:
        """The buttons as they stand at the foot."""
        return [Item(each, high=42) for each in self.buttons]


def standing(label: SeatLabel, name: str, detail: str, pixels: float = 15) -> HBox:
    """Where a seat stands: its mark, what it is called, and in small print what it has."""
    told = TextBox(detail, Type(pixels)) if detail else None
    return HBox(
        seat_mark_box(label.colour, 25), Column(TextBox(name, NAME, lines=1), told, gap=3), gap=12
    )
