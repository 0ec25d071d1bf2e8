"""The log: turns, what was done in them, and what came of it."""

import re
from collections.abc import Sequence
from typing import Final

from attrs import frozen
from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QFont, QKeyEvent, QMouseEvent, QPainter, QWheelEvent
from PySide6.QtWidgets import QWidget

from paxdesk.rules.actions import CardNumber
from paxdesk.table.chronicle import LogRow
from paxdesk.table.dock.panel import HEAD, DockPanel, paint_panel
from paxdesk.table.painting.lettering import TOP_LEFT, advance, draw_text, font, wrapped
from paxdesk.table.painting.primitives import seat_mark
from paxdesk.table.painting.shapes import fill
from paxdesk.table.scene.things import Studio
from paxdesk.table.seat_label import Labels

CARD: Final = re.compile(r"\[(\d{3})\]")
MARGIN: Final = 14.0
MOST_LINES: Final = 3
WHEEL_STEP: Final = 120
ROWS_A_STEP: Final = 3


@frozen
class Shown:
    """A row as it stands in the panel: its index, place, and the place of each card's number."""

    index: int
    place: QRectF
    cards: tuple[tuple[CardNumber, QRectF], ...]


class LogPage:
    """The rows that fit into a panel, the latest at the foot.

    ``skipped`` rows at the end are left out: that is how far back one has leafed.
    """

    def __init__(
        self,
        rows: Sequence[LogRow],
        labels: Labels,
        studio: Studio,
        place: QRectF,
        skipped: int = 0,
    ) -> None:
        self.rows = rows
        self.labels = labels
        self.studio = studio
        self.place = place
        self.step = 19.0 if studio.large else 16.5
        self.shown = self._lay(skipped)

    def paint(self, painter: QPainter) -> None:
        """Paint the panel and its rows."""
        paint_panel(painter, self.studio.theme, self.place, "Log")
        for shown in self.shown:
            self._paint_row(painter, self.rows[shown.index], shown.place)

    def _font(self, row: LogRow) -> QFont:
        large = self.studio.large
        if row.kind == "turn":
            return font(12.5 if large else 11, "serif", 700)
        if row.kind == "deed":
            return font(13 if large else 11.5)
        return font(12.5 if large else 11, italic=True)

    def _indent(self, row: LogRow) -> float:
        if row.kind == "turn":
            return MARGIN
        return MARGIN + self.step + (4 if row.kind == "deed" else 16)

    def _lines(self, row: LogRow) -> list[str]:
        width = self.place.width() - self._indent(row) - 10
        return wrapped(row.words, self._font(row), width)[:MOST_LINES]

    def _leading(self, row: LogRow) -> float:
        return round(self._font(row).pixelSize() * 1.2)

    def _lay(self, skipped: int) -> list[Shown]:
        """From the last row up, as many as fit."""
        bottom = self.place.bottom() - 6
        top = self.place.top() + HEAD - 2
        heights = []
        last = len(self.rows) - skipped
        first = last
        room = bottom - top
        while first > 0:
            row = self.rows[first - 1]
            height = self.step + (len(self._lines(row)) - 1) * self._leading(row)
            if height > room:
                break
            room -= height
            heights.append(height)
            first -= 1
        shown = []
        for index, height in zip(range(first, last), reversed(heights), strict=True):
            place = QRectF(self.place.left(), top, self.place.width(), height)
            shown.append(Shown(index, place, self._card_places(self.rows[index], place)))
            top += height
        return shown

    def _card_places(self, row: LogRow, place: QRectF) -> tuple[tuple[CardNumber, QRectF], ...]:
        face, left = self._font(row), place.left() + self._indent(row)
        found = []
        for index, words in enumerate(self._lines(row)):
            top = place.top() + index * self._leading(row)
            for match in CARD.finditer(words):
                start = left + advance(words[: match.start()], face)
                box = QRectF(start, top, advance(match[0], face), self.step)
                found.append((int(match[1]), box))
        return tuple(found)

    def _paint_row(self, painter: QPainter, row: LogRow, place: QRectF) -> None:
        theme = self.studio.theme
        if row.kind == "turn":
            fill(painter, place.adjusted(8, 1, -8, -1), theme.raised, 2)
        if row.kind == "deed" and row.seat is not None and row.seat in self.labels:
            look = self.labels[row.seat].look
            seat_mark(painter, look, place.left() + MARGIN, place.top() + 2.5, self.step - 6)
        face = self._font(row)
        leading = self._leading(row)
        top = place.top() + (self.step - leading) / 2
        box = QRectF(place.left() + self._indent(row), top, place.width(), place.height())
        box.setRight(place.right() - 8)
        ink = theme.muted if row.kind == "result" else theme.text
        draw_text(painter, box, row.words, face, ink, TOP_LEFT, lines=MOST_LINES, leading=1.2)


class Log(DockPanel):
    """The log as a widget. The wheel and Page Up leaf back; the latest row comes by itself."""

    card_hovered = Signal(int)
    """A card's number in the log is under the pointer, 0 when none is any more."""
    row_clicked = Signal(int)
    """The row with this index was clicked."""

    def __init__(self, studio: Studio, parent: QWidget | None = None) -> None:
        super().__init__(studio, parent)
        self._rows: Sequence[LogRow] = ()
        self._labels: Labels = {}
        self._skipped = 0
        self._hovered = 0
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.setAccessibleName(self.tr("Log"))

    def show_rows(self, rows: Sequence[LogRow], labels: Labels) -> None:
        """Show these rows, the latest at the foot."""
        self._rows = tuple(rows)
        self._labels = labels
        self._skipped = 0
        self.update()

    @property
    def page(self) -> LogPage:
        """What is shown now."""
        return LogPage(self._rows, self._labels, self.studio, self.units, self._skipped)

    def paint(self, painter: QPainter, place: QRectF) -> None:
        self.page.paint(painter)

    def leaf(self, rows: int) -> None:
        """Leaf back by so many rows, or forward if negative."""
        most = max(0, len(self._rows) - 1)
        self._skipped = min(max(0, self._skipped + rows), most)
        self.update()

    def wheelEvent(self, event: QWheelEvent) -> None:
        self.leaf(round(event.angleDelta().y() / WHEEL_STEP * ROWS_A_STEP))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        pages = {Qt.Key.Key_PageUp: 1, Qt.Key.Key_PageDown: -1}
        direction = pages.get(Qt.Key(event.key()))
        if direction is None:
            super().keyPressEvent(event)
        else:
            self.leaf(direction * max(1, len(self.page.shown) - 1))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._hover(self._card_at(event.position()))

    def leaveEvent(self, event: QEvent) -> None:
        self._hover(0)
        super().leaveEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        point = event.position() / self.scale
        for shown in self.page.shown:
            if shown.place.contains(point):
                self.row_clicked.emit(shown.index)
                return

    def _card_at(self, position: QPointF) -> CardNumber:
        point = position / self.scale
        for shown in self.page.shown:
            for card, place in shown.cards:
                if place.contains(point):
                    return card
        return 0

    def _hover(self, card: CardNumber) -> None:
        if card != self._hovered:
            self._hovered = card
            self.card_hovered.emit(card)
