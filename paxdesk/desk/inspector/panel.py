"""The inspector panel of the dock."""

from collections.abc import Callable
from typing import Final, TypeAlias

from PySide6.QtCore import QCoreApplication, QEvent, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QWheelEvent
from PySide6.QtWidgets import QApplication, QWidget

from paxdesk.desk.dock_panel import HEAD, DockPanel, paint_panel, panel_ink
from paxdesk.desk.inspector.content import (
    MARGIN,
    InspectorContent,
    InspectorRow,
    InspectorSheet,
    PrintedLine,
)
from paxdesk.desk.painting.controls import draw_brackets
from paxdesk.desk.painting.shapes import fill_rect
from paxdesk.desk.painting.typesetting import ALIGN_CENTRE, TOP_LEFT, draw_text, make_font
from paxdesk.desk.safe_qt import qt_override
from paxdesk.desk.scene.things import PaintContext
from paxdesk.desk.sheets.sheet import FINGER
from paxdesk.desk.words import speech_text
from paxdesk.language import tr

LazyText: TypeAlias = Callable[[], str]
translate = QCoreApplication.translate
WHEEL_UNITS: Final = 0.4
"""Scroll distance per unit of the wheel's angle delta, in table units."""
PAGE_SHARE: Final = 0.8
"""Scroll distance of Page Down, as a share of the panel's height."""
MORE_HEIGHT: Final = 18.0
"""Height of the "more below" line, in units."""


def point_at_a_card() -> str:
    """Return the hint of a card game, displayed while nothing is inspected."""
    return tr("Point at or touch a card, or its number in the log, to read about it.")


def sheet_of(
    context: PaintContext, place: QRectF, inspected: InspectorContent, least: float = 0.0
) -> InspectorSheet:
    """Return the layout for this size; clickable rows are at least ``least`` units high."""
    return InspectorSheet(context, place.width(), place.height() - HEAD, inspected, least)


def paint_inspector(
    painter: QPainter,
    context: PaintContext,
    place: QRectF,
    inspected: InspectorContent,
    scrolled: float = 0.0,
    hovered: InspectorRow | None = None,
    least: float = 0.0,
    nothing: LazyText = point_at_a_card,
) -> None:
    """Paint the whole panel into ``place``, in units of the table.

    ``scrolled`` is the scroll offset, ``least`` the minimum height of clickable rows; ``nothing``
    returns the hint for empty content.
    """
    theme = context.theme
    name = tr("Inspector")
    if inspected.pinned:
        name = tr("Inspector · pinned")
    paint_panel(painter, theme, place, name)
    if not inspected.card and not inspected.title:
        hint = place.adjusted(MARGIN, HEAD, -MARGIN, -place.height() + HEAD + 60)
        face = make_font(14 if context.large else 12, "serif", 400, italic=True)
        draw_text(painter, hint, nothing(), face, theme.muted, TOP_LEFT, lines=3)
        return
    sheet = sheet_of(context, place, inspected, least)
    room = QRectF(place.left(), place.top() + HEAD, place.width(), place.height() - HEAD)
    painter.save()
    painter.setClipRect(room.adjusted(1, -8, 0, 0))
    painter.translate(room.left(), room.top() - scrolled)
    sheet.paint(painter, hovered)
    painter.restore()
    if sheet.height - scrolled > room.height() + 1:
        foot = QRectF(room.left() + 1, room.bottom() - MORE_HEIGHT, room.width() - 1, MORE_HEIGHT)
        fill_rect(painter, foot, panel_ink(theme))
        face = make_font(12 if context.large else 11, "sans", 600)
        words = tr("more below")
        draw_text(painter, foot, f"▾ {words}", face, theme.focus, ALIGN_CENTRE)


class Inspector(DockPanel):
    """Widget of the inspector, which shows the hovered or selected thing."""

    rule_clicked = Signal(str)
    """Emitted with the id of a rule to be opened."""
    acted = Signal(object, QPointF)
    """Emitted with a pressed row's actions and a point in the parent."""
    content_changed = Signal()
    left = Signal()
    """Emitted on Escape, to return the focus to the table."""

    def __init__(
        self,
        context: PaintContext,
        parent: QWidget | None = None,
        nothing: LazyText = point_at_a_card,
    ) -> None:
        super().__init__(context, parent)
        self._nothing = nothing
        self.inspected = InspectorContent()
        self._scrolled = 0.0
        self._hovered: InspectorRow | None = None
        self._touch = False
        self._held: QPointF | None = None
        self._dragged = False
        self._cursor: int | None = None
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self._name()

    def _name(self) -> None:
        self.setAccessibleName(tr("Inspector"))

    @qt_override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._name()

    def inspect(self, inspected: InspectorContent) -> None:
        """Show new content; reset the scroll offset if the card or title changed."""
        if inspected == self.inspected:
            return
        same = (inspected.card, inspected.title) == (self.inspected.card, self.inspected.title)
        self.inspected = inspected
        if not same:
            self._scrolled = 0.0
        self._hovered = None
        self._cursor = None
        self.leaf(0)
        self.setAccessibleDescription(speech_text(self.text))
        self.update()
        self.content_changed.emit()

    @property
    def needs(self) -> float:
        """Height needed for the whole content, with the smallest face or none, in units."""
        return (
            HEAD
            + sheet_of(
                self.context, QRectF(0, 0, self.units.width(), 0), self.inspected, self._least
            ).height
        )

    @property
    def text(self) -> str:
        shown = self.inspected
        parts = [shown.title] if shown.title else []
        if shown.shown is not None:
            parts.append(f"{shown.shown.name} [{shown.card:03d}]")
            parts.append(shown.shown.kind)
            parts += [line.words for line in shown.shown.lines]
        parts += [f"{row.words} {row.amount}".strip() for row in shown.rows]
        return "\n".join(parts)

    @property
    def rule(self) -> str:
        """Rule id of the first refusal, or of another row, or ""."""
        rows = self.inspected.rows
        refused = [row.rule for row in rows if row.kind == "refusal" and row.rule]
        return next(iter([*refused, *(row.rule for row in rows if row.rule)]), "")

    @property
    def sheet(self) -> InspectorSheet:
        return sheet_of(self.context, self.units, self.inspected, self._least)

    @property
    def _least(self) -> float:
        return FINGER / self.scale if self._touch else 0.0

    def press_by(self, *, finger: bool) -> None:
        """Set the row heights for touch or mouse input."""
        self._touch = finger
        self.leaf(0)

    def place_of_rule(self, rule: str) -> QRectF | None:
        """Return the area of the row with a rule, in units, or None."""
        for each in self.sheet.rows:
            if isinstance(each.row, InspectorRow) and each.row.rule == rule:
                return each.place.translated(0, HEAD - self._scrolled)
        return None

    def leaf(self, by: float) -> None:
        """Scroll down by ``by`` units."""
        room = self.units.height() - HEAD
        most = max(0.0, self.sheet.height + MORE_HEIGHT - room)
        if self.sheet.height <= room:
            most = 0.0
        self._scrolled = min(max(0.0, self._scrolled + by), most)
        self.update()

    def paint(self, painter: QPainter, place: QRectF) -> None:
        paint_inspector(
            painter,
            self.context,
            place,
            self.inspected,
            self._scrolled,
            self._hovered,
            self._least,
            self._nothing,
        )
        if self.hasFocus():
            where = place.adjusted(3, 3, -3, -3)
            if self._cursor is not None:
                row = self.sheet.rows[self._cursor].place
                where = row.translated(0, HEAD - self._scrolled).adjusted(-6, -3, 6, 1)
            draw_brackets(painter, where, self.context.theme.focus, 2, 9)

    def _row_at(self, position: QPointF) -> InspectorRow | None:
        point = position / self.scale - QPointF(0, HEAD - self._scrolled)
        return self.sheet.row_at(point) if position.y() / self.scale > HEAD else None

    def _use(self, row: InspectorRow | None, position: QPointF) -> None:
        """Emit the actions of a row, or else its rule."""
        if row is not None and row.actions:
            self.acted.emit(row.actions, self.mapToParent(position))
        elif row is not None and row.rule:
            self.rule_clicked.emit(row.rule)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._held is not None:
            self._drag(event.position())
            return
        row = self._row_at(event.position())
        if row != self._hovered:
            self._hovered = row
            shape = Qt.CursorShape.PointingHandCursor if row else Qt.CursorShape.ArrowCursor
            self.setCursor(shape)
            self.update()

    @qt_override
    def leaveEvent(self, event: QEvent) -> None:
        self._hovered = None
        self.update()
        super().leaveEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self._held, self._dragged = event.position(), False

    def _drag(self, point: QPointF) -> None:
        assert self._held is not None
        moved = point - self._held
        if not self._dragged and moved.manhattanLength() < QApplication.startDragDistance():
            return
        self._dragged = True
        self._held = point
        self.leaf(-moved.y() / self.scale)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() != Qt.MouseButton.LeftButton:
            return
        pressed, self._held = self._held is not None and not self._dragged, None
        if pressed:
            self._use(self._row_at(event.position()), event.position())

    def wheelEvent(self, event: QWheelEvent) -> None:
        self.leaf(-event.angleDelta().y() * WHEEL_UNITS)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        page = self.units.height() * PAGE_SHARE
        keys: dict[Qt.Key, Callable[[], None]] = {
            Qt.Key.Key_PageDown: lambda: self.leaf(page),
            Qt.Key.Key_PageUp: lambda: self.leaf(-page),
            Qt.Key.Key_Home: lambda: self._move_cursor(-len(self.sheet.rows)),
            Qt.Key.Key_End: lambda: self._move_cursor(len(self.sheet.rows)),
            Qt.Key.Key_Down: lambda: self._move_cursor(1),
            Qt.Key.Key_Up: lambda: self._move_cursor(-1),
            Qt.Key.Key_Return: self._press,
            Qt.Key.Key_Enter: self._press,
            Qt.Key.Key_Escape: self.left.emit,
        }
        does = keys.get(Qt.Key(event.key()))
        if does is not None:
            does()
        elif not self.leave_by_key(event):
            super().keyPressEvent(event)

    def _move_cursor(self, by: int) -> None:
        if self.sheet.rows:
            index = -1 if self._cursor is None else self._cursor
            self.go_to_row(min(max(0, index + by), len(self.sheet.rows) - 1))

    def go_to_row(self, index: int) -> None:
        self._cursor = index
        placed = self.sheet.rows[index]
        room = self.units.height() - HEAD - MORE_HEIGHT
        self.leaf(min(0.0, placed.place.top() - self._scrolled))
        self.leaf(max(0.0, placed.place.bottom() - self._scrolled - room))
        self.setAccessibleDescription(self.row_words(index))
        self.update()
        self.row_read.emit(index)

    @property
    def rows_shown(self) -> range:
        return range(len(self.sheet.rows))

    @property
    def row_reached(self) -> int | None:
        return self._cursor if self.hasFocus() else None

    def row_words(self, index: int) -> str:
        row = self.sheet.rows[index].row
        amount = "" if isinstance(row, PrintedLine) else row.amount
        return speech_text(f"{row.words} {amount}".strip())

    def _press(self) -> None:
        if self._cursor is not None:
            self.press_row(self._cursor)

    def press_row(self, index: int) -> None:
        placed = self.sheet.rows[index]
        if isinstance(placed.row, InspectorRow):
            self._use(placed.row, placed.place.center() * self.scale)

    @qt_override
    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        by_key = event.reason() in (
            Qt.FocusReason.TabFocusReason,
            Qt.FocusReason.ShortcutFocusReason,
        )
        if self._cursor is None and by_key and self.sheet.rows:
            self.go_to_row(0)
        self.update()

    @qt_override
    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._cursor = None
        self.setAccessibleDescription(speech_text(self.text))
        self.update()
