"""A chart as a widget: the pointer or the arrows read it off turn by turn, a click enlarges it."""

from PySide6.QtCore import QEvent, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPixmap

from paxdesk.desk.charts.chart import paint_chart, turn_at
from paxdesk.desk.charts.plot import Plot
from paxdesk.desk.sheets.dialog import PaintedButton
from paxdesk.desk.sheets.paper import Sheet
from paxdesk.desk.words.seats import Labels

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

    def _describe(self) -> None:
        turn = self.plot.last if self.pointed is None else self.pointed
        figures = (
            f"{self.labels[each.seat].name}: {each.values[turn]}" for each in self.plot.series
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
        now = self.plot.last if self.pointed is None else self.pointed
        self.point_at(min(self.plot.last, max(0, now + step)))
