"""The log panel: turns, actions and their results."""

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QFont,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QButtonGroup, QWidget

from paxdesk.desk.dock_panel import CAPTION, EDGE, HEAD, DockPanel, HeaderButton, paint_panel
from paxdesk.desk.log.log_rows import (
    ALL,
    CardNames,
    LogFilter,
    LogLink,
    LogRow,
    Topic,
    chosen,
    filters,
    links,
    no_names,
)
from paxdesk.desk.painting.controls import caption_width, draw_brackets
from paxdesk.desk.painting.palette import blend
from paxdesk.desk.painting.shapes import draw_line, fill_rect, seat_mark
from paxdesk.desk.painting.typesetting import TOP_LEFT, draw_text, make_font, text_width, wrap_text
from paxdesk.desk.safe_qt import qt_override
from paxdesk.desk.scene.things import PaintContext
from paxdesk.desk.sheets.sheet import FINGER, NARROW
from paxdesk.desk.words import Labels, speech_text
from paxdesk.language import tr, with_colon
from paxdesk.lazy_attrs import frozen
from paxdesk.session.game_protocol import Seat

# --- Layout and painting of the rows --------------------------------------------------------------

MARGIN: Final = 14.0
RIGHT: Final = 12.0
MOST_LINES: Final = 4
THUMB: Final = 3.0
LEAST_THUMB: Final = 16.0


@frozen
class LinkArea:
    """Area of a link in the row ``index``, or of a part of the link."""

    index: int
    link: LogLink
    place: QRectF

    @property
    def key(self) -> tuple[int, LogLink]:
        """Identity of the link, shared by its parts on different lines."""
        return self.index, self.link


@frozen
class ShownLogRow:
    """A displayed row: its index, place and link areas."""

    index: int
    place: QRectF
    pieces: tuple[LinkArea, ...]


def log_title() -> str:
    return tr("Log")


class LogPage:
    """Layout of the rows that fit into a panel, ending with the latest.

    ``skipped`` rows at the end are scrolled out. Rows and links are at least ``least`` units high.
    """

    def __init__(
        self,
        rows: Sequence[LogRow],
        labels: Labels,
        context: PaintContext,
        place: QRectF,
        skipped: int = 0,
        pointed: tuple[int, LogLink] | None = None,
        cursor: int | None = None,
        *,
        titled: bool = True,
        card_names: CardNames = no_names,
        least: float = 0.0,
        head: float = HEAD,
    ) -> None:
        self.rows = rows
        self.card_names = card_names
        self.labels = labels
        self.context = context
        self.place = place
        self.pointed = pointed
        self.cursor = cursor
        self.titled = titled
        self.head = head
        self.line = 19.0 if context.large else 16.5
        self.step = max(self.line, least)
        self.shown = self._lay(skipped)

    def paint(self, painter: QPainter) -> None:
        title = log_title() if self.titled else ""
        paint_panel(painter, self.context.theme, self.place, title, self.head)
        if not self.rows:
            self._paint_nothing(painter)
        for shown in self.shown:
            self._paint_row(painter, shown)
        self._paint_thumb(painter)

    @property
    def spare(self) -> float:
        """Free height below the rows, in units; 0 if not all rows fit."""
        if len(self.shown) < len(self.rows):
            return 0.0
        last = self.shown[-1].place.bottom() if self.shown else self.place.top() + self.head + HEAD
        return max(0.0, self.place.bottom() - 6 - last)

    def piece_at(self, point: QPointF) -> LinkArea | None:
        for shown in self.shown:
            for piece in shown.pieces:
                if piece.place.contains(point):
                    return piece
        return None

    def row_at(self, point: QPointF) -> int | None:
        return next((each.index for each in self.shown if each.place.contains(point)), None)

    # --- Layout -----------------------------------------------------------------------------------

    def _font(self, row: LogRow) -> QFont:
        large = self.context.large
        match row.kind:
            case "turn":
                return make_font(12.5 if large else 11, "serif", 700)
            case "action":
                return make_font(13 if large else 11.5)
            case "result":
                return make_font(12.5 if large else 11, italic=True)
            case "reason" | "note":
                return make_font(11.5 if large else 11, "serif", italic=True)

    def _indent(self, row: LogRow) -> float:
        match row.kind:
            case "turn":
                return MARGIN
            case "action":
                return MARGIN + self.line + 4
            case _:
                return MARGIN + self.line + 16

    def _lines(self, row: LogRow) -> list[str]:
        width = self.place.width() - self._indent(row) - RIGHT
        return wrap_text(row.words, self._font(row), width)[:MOST_LINES]

    def _leading(self, row: LogRow) -> float:
        return round(self._font(row).pixelSize() * 1.2)

    def _height(self, row: LogRow) -> float:
        return self.step + (len(self._lines(row)) - 1) * self._leading(row)

    def _lay(self, skipped: int) -> list[ShownLogRow]:
        """Return the rows that fit, ending with the last one not skipped."""
        top = self.place.top() + self.head
        room = self.place.bottom() - 6 - top
        heights: list[float] = []
        last = max(0, len(self.rows) - skipped)
        first = last
        while first > 0:
            height = self._height(self.rows[first - 1])
            if height > room:
                break
            room -= height
            heights.insert(0, height)
            first -= 1
        shown = []
        for index, height in zip(range(first, last), heights, strict=True):
            place = QRectF(self.place.left(), top, self.place.width(), height)
            shown.append(ShownLogRow(index, place, self._pieces(index, place)))
            top += height
        return shown

    def _pieces(self, row_index: int, place: QRectF) -> tuple[LinkArea, ...]:
        """Return the link areas of a row, split at its line breaks."""
        row = self.rows[row_index]
        face, left = self._font(row), place.left() + self._indent(row)
        found = []
        begin = 0
        for index, words in enumerate(self._lines(row)):
            end = begin + len(words)
            top = place.top() + index * self._leading(row)
            for link in links(row, self.card_names):
                start, stop = max(link.start, begin), min(link.end, end)
                if start < stop:
                    part = row.words[start:stop]
                    x = left + text_width(words[: start - begin], face)
                    box = QRectF(x, top, text_width(part, face), self.step)
                    found.append(LinkArea(row_index, link, box))
            begin = end + 1  # the space at the line break
        return tuple(found)

    # --- Painting --------------------------------------------------------------------------------

    def _paint_row(self, painter: QPainter, shown: ShownLogRow) -> None:
        theme, place = self.context.theme, shown.place
        row = self.rows[shown.index]
        if row.kind == "turn":
            fill_rect(painter, place.adjusted(8, 1, -8, -1), theme.raised, 2)
        if shown.index == self.cursor:
            fill_rect(
                painter, place.adjusted(4, 0, -4, 0), blend(theme.panel, theme.focus, 0.22), 2
            )
            fill_rect(
                painter, QRectF(place.left() + 4, place.top(), 2, place.height()), theme.focus
            )
        if row.kind == "action" and row.seat is not None and row.seat in self.labels:
            look = self.labels[row.seat].colour
            top = place.top() + 2.5 + (self.step - self.line) / 2
            seat_mark(painter, look, place.left() + MARGIN, top, self.line - 6)
        face = self._font(row)
        leading = self._leading(row)
        box = QRectF(place.left() + self._indent(row), 0, place.width(), place.height())
        box.moveTop(place.top() + (self.step - leading) / 2)
        box.setRight(place.right() - RIGHT)
        ink = theme.text if row.kind in ("turn", "action") else theme.muted
        draw_text(painter, box, row.words, face, ink, TOP_LEFT, lines=MOST_LINES, leading=1.2)
        for piece in shown.pieces:
            if piece.key == self.pointed:
                self._paint_pointed(painter, piece, face)

    def _paint_pointed(self, painter: QPainter, piece: LinkArea, face: QFont) -> None:
        place = piece.place
        y = place.center().y() + face.pixelSize() * 0.55
        ink = self.context.theme.focus
        draw_line(painter, QPointF(place.left(), y), QPointF(place.right(), y), ink, 1.2)

    def _paint_nothing(self, painter: QPainter) -> None:
        words = tr("Nothing has happened yet.")
        face = make_font(14 if self.context.large else 12, "serif", italic=True)
        box = self.place.adjusted(MARGIN, self.head + 2, -MARGIN, 0)
        draw_text(painter, box, words, face, self.context.theme.muted, TOP_LEFT, lines=2)

    def _paint_thumb(self, painter: QPainter) -> None:
        if not self.shown or len(self.shown) == len(self.rows):
            return
        room = self.place.height() - self.head - 8
        height = max(LEAST_THUMB, room * len(self.shown) / len(self.rows))
        hidden = len(self.rows) - len(self.shown)
        top = self.place.top() + self.head + 2 + (room - height) * self.shown[0].index / hidden
        theme = self.context.theme
        thumb = QRectF(self.place.right() - THUMB - 3, top, THUMB, height)
        fill_rect(painter, thumb, blend(theme.line, theme.muted, 0.25), THUMB / 2)


WHEEL_STEP: Final = 120
ROWS_A_STEP: Final = 3


class Log(DockPanel):
    """Widget of the log, which scrolls to new rows."""

    card_hovered = Signal(int)
    """Emitted with the card under the pointer or cursor; 0 when there is none."""
    card_clicked = Signal(int)
    """Emitted with a clicked card, to be pinned in the inspector."""
    rule_clicked = Signal(str)
    """Emitted with the id of a clicked rule."""
    row_hovered = Signal(int)
    """Emitted with the step of the hovered row, outside its links; 0 for none."""
    row_clicked = Signal(int)
    """Emitted with the step of a row clicked outside its links to cards and rules."""
    reason_clicked = Signal(int)
    """Emitted with the step of a clicked row with a robot's reason, after ``row_clicked``."""
    export_asked = Signal()
    left = Signal()
    """Emitted on Escape, to return the focus to the table."""

    def __init__(
        self,
        context: PaintContext,
        parent: QWidget | None = None,
        card_names: CardNames = no_names,
        game_filters: Callable[[], Sequence[LogFilter]] = tuple,
    ) -> None:
        super().__init__(context, parent)
        self._card_names = card_names
        self._game_filters = game_filters
        self.step_wanted = ALL
        self._all: tuple[LogRow, ...] = ()
        self._rows: tuple[LogRow, ...] = ()
        self._labels: Labels = {}
        self._viewer: Seat | None = None
        self._skipped = 0
        self._cursor: int | None = None
        self._titled = True
        self._touch = False
        self._pointed: tuple[int, LogLink] | None = None
        self._on_row = 0
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.filters: dict[Topic, HeaderButton] = {
            each.topic: HeaderButton(self) for each in filters(game_filters())
        }
        group = QButtonGroup(self)
        for wanted, button in self.filters.items():
            button.setCheckable(True)
            button.one_of_several = True
            button.setChecked(wanted == self.step_wanted)
            button.clicked.connect(lambda _=False, name=wanted: self.filter_by(name))
            group.addButton(button)
        self.export = HeaderButton(self, "ui-save")
        self.export.clicked.connect(lambda _=False: self.export_asked.emit())
        self._name()

    @property
    def spare(self) -> float:
        return self.page.spare

    def _name(self) -> None:
        self.setAccessibleName(tr("Log"))
        for each in filters(self._game_filters()):
            self.filters[each.topic].rename(each.words, each.note)
        self.export.rename("", tr("Export the log as text"))

    @qt_override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._name()
            self._lay_buttons()

    # --- Content ----------------------------------------------------------------------------------

    def show_rows(self, rows: Sequence[LogRow], labels: Labels, viewer: Seat | None = None) -> None:
        """Show these rows; ``viewer`` is the seat of the filter "mine"."""
        changed = (tuple(rows), viewer) != (self._all, self._viewer)
        self._all, self._labels, self._viewer = tuple(rows), labels, viewer
        if changed:
            self._choose()
        self.update()

    def press_by(self, *, finger: bool) -> None:
        """Set the row heights for touch or mouse input."""
        self._touch = finger
        self._lay_buttons()
        self.leaf(0)

    def filter_by(self, wanted: Topic) -> None:
        self.step_wanted = wanted
        self.filters[wanted].setChecked(True)
        self._choose()

    def _choose(self) -> None:
        self._rows = tuple(chosen(self._all, self.step_wanted, self._viewer))
        self._skipped = 0
        self._cursor = None
        self._point(None)
        self.setAccessibleDescription(speech_text(self._rows[-1].words) if self._rows else "")
        self.update()

    @property
    def page(self) -> LogPage:
        return LogPage(
            self._rows,
            self._labels,
            self.context,
            self.units,
            self._skipped,
            self._pointed,
            self._cursor,
            titled=self._titled,
            card_names=self._card_names,
            least=FINGER / self.scale if self._touch else 0.0,
            head=self._head,
        )

    def paint(self, painter: QPainter, place: QRectF) -> None:
        self.page.paint(painter)
        if self.hasFocus():
            draw_brackets(painter, place.adjusted(3, 3, -3, -3), self.context.theme.focus, 2, 9)

    def leaf(self, rows: int) -> None:
        """Scroll back by ``rows`` rows; negative values scroll forward."""
        most = max(0, len(self._rows) - 1)
        self._skipped = min(max(0, self._skipped + rows), most)
        self.update()

    # --- Layout -----------------------------------------------------------------------------------

    def fit(self, context: PaintContext, scale: float) -> None:
        super().fit(context, scale)
        self._lay_buttons()

    @qt_override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay_buttons()

    @property
    def _head(self) -> float:
        return max(HEAD, FINGER / self.scale) if self._touch else HEAD

    def _lay_buttons(self) -> None:
        """Place the head's buttons from its right end; shrink the filters to fit."""
        right, least = self.units.width() - 6, NARROW / self.scale if self._touch else 0.0
        wide = {each: max(least, each.units_wide) for each in (*self.filters.values(), self.export)}
        lacking = sum(wide.values()) - right + 6
        spare = sum(wide[each] - least for each in self.filters.values())
        if lacking > 0 < spare:
            share = max(0.0, 1 - lacking / spare)
            for each in self.filters.values():
                wide[each] = least + (wide[each] - least) * share
        for button in reversed(wide):
            right -= wide[button]
            button.lay(right, 0, wide[button], self._head)
        self._titled = right > caption_width(log_title(), CAPTION) + 2 * EDGE

    # --- Keyboard ---------------------------------------------------------------------------------

    def wheelEvent(self, event: QWheelEvent) -> None:
        self.leaf(round(event.angleDelta().y() / WHEEL_STEP * ROWS_A_STEP))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        page = max(1, len(self.page.shown) - 1)
        if self.leave_by_key(event):
            return
        match event.key():
            case Qt.Key.Key_PageUp:
                self._move_cursor(-page)
            case Qt.Key.Key_PageDown:
                self._move_cursor(page)
            case Qt.Key.Key_Home:
                self._move_cursor(-len(self._rows))
            case Qt.Key.Key_End:
                self._move_cursor(len(self._rows))
            case Qt.Key.Key_Up:
                self._move_cursor(-1)
            case Qt.Key.Key_Down:
                self._move_cursor(1)
            case Qt.Key.Key_Return | Qt.Key.Key_Enter if self._cursor is not None:
                self._press(self._cursor, self._first_link(self._cursor))
            case Qt.Key.Key_Escape:
                self.left.emit()
            case _:
                super().keyPressEvent(event)

    def _move_cursor(self, by: int) -> None:
        """Move the keyboard cursor by ``by`` rows, skipping headings and stopping at either end."""
        rows = self._rows
        if not rows:
            return
        index = len(rows) - self._skipped if self._cursor is None else self._cursor
        wanted = min(max(0, index + by), len(rows) - 1)
        way = 1 if by > 0 else -1
        ahead = range(wanted, len(rows) if way > 0 else -1, way)
        behind = range(wanted, -1 if way > 0 else len(rows), -way)
        found = next((at for at in (*ahead, *behind) if rows[at].kind != "turn"), None)
        if found is not None and found != self._cursor:
            self.go_to_row(found)

    def go_to_row(self, index: int) -> None:
        self._cursor = index
        headed = index - (index > 0 and self._rows[index - 1].kind == "turn")
        while headed < self.page.shown[0].index:
            self.leaf(1)
        while index > self.page.shown[-1].index:
            self.leaf(-1)
        self.setAccessibleDescription(self.row_words(index))
        link = self._first_link(index)
        self._point((index, link) if link else None)
        self._go_on_row(0 if link else self._rows[index].step)
        self.update()
        self.row_read.emit(index)

    def press_row(self, index: int) -> None:
        self._press(index, self._first_link(index))

    @property
    def rows_shown(self) -> range:
        shown = self.page.shown
        return range(shown[0].index, shown[-1].index + 1) if shown else range(0)

    @property
    def row_reached(self) -> int | None:
        return self._cursor if self.hasFocus() else None

    def row_words(self, index: int) -> str:
        """Return the text of a row for screen readers."""
        row = self._rows[index]
        if row.kind == "action" and row.seat is not None and row.seat in self._labels:
            return speech_text(with_colon(self._labels[row.seat].name, row.words))
        return speech_text(row.words)

    def _first_link(self, index: int) -> LogLink | None:
        found = links(self._rows[index], self._card_names)
        return found[0] if found else None

    @qt_override
    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if self._cursor is None and event.reason() != Qt.FocusReason.MouseFocusReason:
            self._move_cursor(-1)
        self.update()

    @qt_override
    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._cursor = None
        self._point(None)
        self._go_on_row(0)
        self.update()

    # --- Mouse ------------------------------------------------------------------------------------

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        page, point = self.page, self._point_of(event)
        piece, index = page.piece_at(point), page.row_at(point)
        self._point(piece.key if piece else None)
        self._go_on_row(0 if piece or index is None else self._rows[index].step)

    @qt_override
    def leaveEvent(self, event: QEvent) -> None:
        self._point(None)
        self._go_on_row(0)
        super().leaveEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        page, point = self.page, self._point_of(event)
        index = page.row_at(point)
        if index is not None and event.button() == Qt.MouseButton.LeftButton:
            piece = page.piece_at(point)
            self._press(index, piece.link if piece else None)

    def _press(self, index: int, link: LogLink | None) -> None:
        """Emit the signals of a pressed link or row."""
        row = self._rows[index]
        if link is None or link.reason:
            self.row_clicked.emit(row.step)
            if row.kind == "reason":
                self.reason_clicked.emit(row.step)
        elif link.rule:
            self.rule_clicked.emit(link.rule)
        else:
            self.card_clicked.emit(link.card)

    def _go_on_row(self, step: int) -> None:
        if step != self._on_row:
            self._on_row = step
            self.row_hovered.emit(step)

    def _point_of(self, event: QMouseEvent) -> QPointF:
        return event.position() / self.scale

    @property
    def card_pointed(self) -> int:
        """Card of the hovered link; 0 if none."""
        return self._pointed[1].card if self._pointed else 0

    def _point(self, pointed: tuple[int, LogLink] | None) -> None:
        if pointed == self._pointed:
            return
        before = self.card_pointed
        self._pointed = pointed
        shape = Qt.CursorShape.PointingHandCursor if pointed else Qt.CursorShape.ArrowCursor
        self.setCursor(shape)
        self.update()
        if self.card_pointed != before:
            self.card_hovered.emit(self.card_pointed)
