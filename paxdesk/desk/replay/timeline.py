"""The game as a strip: regimes, rounds, and where one looks. A click or a drag goes there."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPolygonF, QWheelEvent

from paxdesk.desk.charts.chart import hatch
from paxdesk.desk.charts.plot import Band, TurnRow
from paxdesk.desk.painting.controls import brackets
from paxdesk.desk.painting.icons import draw_icon
from paxdesk.desk.painting.lettering import CENTRE, draw_text, font
from paxdesk.desk.painting.palette import BONE, INK, Theme, mix
from paxdesk.desk.painting.shapes import fill, frame, line
from paxdesk.desk.replay.reel import Reel
from paxdesk.desk.sheets.paper import ScaledWidget
from paxdesk.language import say

EDGE: Final = 12.0
STRIP: Final = 14.0
ROUND_APART: Final = 24.0
MARK_ROOM: Final = 18.0


class Timeline(ScaledWidget):
    """``moved`` carries the step that was pointed at."""

    moved = Signal(int)

    def __init__(self, parent: ScaledWidget, theme: Theme) -> None:
        super().__init__(parent)
        self.theme = theme
        self.reel: Reel | None = None
        self.rows: Sequence[TurnRow] = ()
        self.bands: Sequence[Band] = ()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAccessibleName(say("Steps of the game"))

    def show_game(self, reel: Reel, rows: Sequence[TurnRow], bands: Sequence[Band]) -> None:
        """Show another game."""
        self.reel, self.rows, self.bands = reel, rows, bands
        self.update()

    def _field(self) -> QRectF:
        middle = self.units.height() / 2
        return QRectF(EDGE, middle - STRIP / 2 - 2, self.units.width() - 2 * EDGE, STRIP)

    def x_of(self, step: int) -> float:
        """Where a step lies, in units."""
        field, last = self._field(), self.reel.last if self.reel else 0
        return field.left() + field.width() * step / max(1, last)

    def step_at(self, x: float) -> int:
        """The step that lies nearest, ``x`` in units."""
        field, last = self._field(), self.reel.last if self.reel else 0
        share = (x - field.left()) / field.width()
        return min(last, max(0, round(share * last)))

    # --- Painting --------------------------------------------------------------------------------

    def draw(self, painter: QPainter, place: QRectF) -> None:
        if self.reel is None or not self.rows:
            return
        theme, field = self.theme, self._field()
        fill(painter, field, theme.raised, 2)
        for band in self.bands:
            left = self.x_of(self.rows[band.first].step)
            right = self.x_of(self.rows[band.last].step)
            box = QRectF(left, field.top(), right - left, field.height())
            fill(painter, box, mix(band.ink, theme.panel, 0.25))
            if band.hatching:
                hatch(painter, box, theme.muted)
            if band.new_period and box.width() > MARK_ROOM:
                ink = (band.light or band.ink) if theme.dark else BONE
                draw_icon(painter, band.icon, left + 3, field.top() + 1, 12, ink)
        now = self.x_of(self.reel.step)
        rest = QRectF(now, field.top(), field.right() - now, field.height())
        fill(painter, rest, theme.panel, 0, 130)
        frame(painter, field, theme.line, 1, 2)
        self._rounds(painter, field)
        self._pointer(painter, field, now)
        if self.hasFocus():
            brackets(painter, place.adjusted(2, 2, -2, -2), theme.focus, 2, 7)

    def _rounds(self, painter: QPainter, field: QRectF) -> None:
        theme = self.theme
        face = font(10, "sans", 600)
        free = field.left()
        for row, after in zip(self.rows, [*self.rows[1:], None], strict=True):
            if row.turn and after is not None and after.round == row.round:
                continue
            x = self.x_of(row.step)
            if 0 < row.step < (self.reel.last if self.reel else 0):
                ends = QPointF(x, field.top()), QPointF(x, field.bottom())
                line(painter, *ends, theme.line)
            if row.turn and x - free >= ROUND_APART:
                box = QRectF(x - 40, field.bottom() + 1, 38, 12)
                box.moveRight(x + 6)
                draw_text(painter, box, str(row.round), face, theme.muted, CENTRE)
                free = x

    def _pointer(self, painter: QPainter, field: QRectF, x: float) -> None:
        """A brass pointer over the strip."""
        top, bottom = field.top() - 6, field.bottom() + 3
        painter.setPen(QColor(INK))
        painter.setBrush(QColor(self.theme.focus))
        painter.drawPolygon(
            QPolygonF(
                [
                    QPointF(x - 6, top),
                    QPointF(x + 6, top),
                    QPointF(x + 6, top + 5),
                    QPointF(x + 1.5, top + 10),
                    QPointF(x + 1.5, bottom),
                    QPointF(x - 1.5, bottom),
                    QPointF(x - 1.5, top + 10),
                    QPointF(x - 6, top + 5),
                ]
            )
        )

    # --- The mouse -------------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self.moved.emit(self.step_at(event.position().x() / self.scale))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if event.buttons() & Qt.MouseButton.LeftButton:
            self.moved.emit(self.step_at(event.position().x() / self.scale))

    def wheelEvent(self, event: QWheelEvent) -> None:
        if self.reel is not None:
            self.moved.emit(self.reel.step + (1 if event.angleDelta().y() < 0 else -1))
