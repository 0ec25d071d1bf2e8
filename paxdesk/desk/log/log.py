"""The log: turns, what was done in them, and what came of it."""

from collections.abc import Callable, Sequence
from typing import Final, get_args

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QButtonGroup, QWidget

from paxdesk.desk.dock.head_button import HeadButton
from paxdesk.desk.dock.panel import CAPTION, EDGE, HEAD, DockPanel
from paxdesk.desk.log.filter import FilterWords, LogFilter, chosen, filters_of_cards
from paxdesk.desk.log.links import CardNames, Link, links, no_names
from paxdesk.desk.log.page import LogPage, log_title
from paxdesk.desk.log.rows import LogRow
from paxdesk.desk.painting.controls import brackets, caption_width
from paxdesk.desk.scene.things import PaintContext
from paxdesk.desk.sheets.paper import FINGER
from paxdesk.desk.words.seats import Labels
from paxdesk.language import say
from paxdesk.session.game import Seat

WHEEL_STEP: Final = 120
ROWS_A_STEP: Final = 3
FILTERS: Final[tuple[LogFilter, ...]] = get_args(LogFilter)


class Log(DockPanel):
    """The log as a widget; the latest row comes by itself.

    The wheel and Page Up leaf back. Up and Down go from row to row: the card of the row is
    shown, and Enter does what a click on it would; Escape leaves.
    """

    card_hovered = Signal(int)
    """A card in the log is under the pointer or the cursor, 0 when none is any more."""
    card_clicked = Signal(int)
    """A card in the log is to stay in the inspector."""
    rule_clicked = Signal(str)
    """The id of a rule in the log was clicked."""
    row_hovered = Signal(int)
    """The step whose row, not one of its links, is under the pointer or the cursor; 0: none."""
    row_clicked = Signal(int)
    """A row was clicked beside its links: the number of its step."""
    export_asked = Signal()
    left = Signal()
    """The keyboard has done with the log."""

    def __init__(
        self,
        context: PaintContext,
        parent: QWidget | None = None,
        card_names: CardNames = no_names,
        filter_words: Callable[[], FilterWords] = filters_of_cards,
    ) -> None:
        super().__init__(context, parent)
        self._card_names = card_names
        self._filter_words = filter_words
        self.wanted: LogFilter = "all"
        self._all: tuple[LogRow, ...] = ()
        self._rows: tuple[LogRow, ...] = ()
        self._labels: Labels = {}
        self._viewer: Seat | None = None
        self._skipped = 0
        self._cursor: int | None = None
        self._titled = True
        self._touch = False
        self._pointed: tuple[int, Link] | None = None
        self._on_row = 0
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.filters: dict[LogFilter, HeadButton] = {name: HeadButton(self) for name in FILTERS}
        group = QButtonGroup(self)
        for wanted, button in self.filters.items():
            button.setCheckable(True)
            button.setChecked(wanted == self.wanted)
            button.clicked.connect(lambda _=False, name=wanted: self.filter_by(name))
            group.addButton(button)
        self.export = HeadButton(self, "ui-save")
        self.export.clicked.connect(lambda _=False: self.export_asked.emit())
        self._name()

    def _name(self) -> None:
        """Name the panel and its buttons in the language spoken now."""
        self.setAccessibleName(say("Log"))
        words: dict[LogFilter, tuple[str, str]] = {
            "all": (say("All"), say("Everything that has happened")),
            "mine": (say("Mine"), say("What the seat at the bottom does and suffers")),
            **self._filter_words(),
        }
        for name, button in self.filters.items():
            button.rename(*words[name])
        self.export.rename("", say("Export the log as text"))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._name()
            self._lay_buttons()

    # --- What is shown ---------------------------------------------------------------------------

    def show_rows(self, rows: Sequence[LogRow], labels: Labels, viewer: Seat | None = None) -> None:
        """Show these rows, the latest at the foot; ``viewer`` is whose rows are "mine"."""
        changed = (tuple(rows), viewer) != (self._all, self._viewer)
        self._all, self._labels, self._viewer = tuple(rows), labels, viewer
        if changed:
            self._choose()
        self.update()

    def press_by(self, *, finger: bool) -> None:
        """Lay the rows out for a finger, or for the mouse."""
        self._touch = finger
        self.leaf(0)

    def filter_by(self, wanted: LogFilter) -> None:
        """Show only rows of one kind, or all."""
        self.wanted = wanted
        self.filters[wanted].setChecked(True)
        self._choose()

    def _choose(self) -> None:
        self._rows = tuple(chosen(self._all, self.wanted, self._viewer))
        self._skipped = 0
        self._cursor = None
        self._point(None)
        self.setAccessibleDescription(self._rows[-1].words if self._rows else "")
        self.update()

    @property
    def page(self) -> LogPage:
        """What is shown now."""
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
        )

    def paint(self, painter: QPainter, place: QRectF) -> None:
        self.page.paint(painter)
        if self.hasFocus():
            brackets(painter, place.adjusted(3, 3, -3, -3), self.context.theme.focus, 2, 9)

    def leaf(self, rows: int) -> None:
        """Leaf back by so many rows, or forward if negative."""
        most = max(0, len(self._rows) - 1)
        self._skipped = min(max(0, self._skipped + rows), most)
        self.update()

    # --- Places ----------------------------------------------------------------------------------

    def fit(self, context: PaintContext, scale: float) -> None:
        super().fit(context, scale)
        self._lay_buttons()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay_buttons()

    def _lay_buttons(self) -> None:
        """The buttons of the head, from its right end; words give way where they have no room."""
        right = self.units.width() - 6
        words = sum(button.units_wide for button in self.filters.values())
        room = right - 6 - self.export.units_wide
        narrower = min(1.0, max(0.0, room / words))
        for button in (self.export, *reversed(self.filters.values())):
            wide = button.units_wide * (1.0 if button is self.export else narrower)
            right -= wide
            button.lay(right, 0, wide, HEAD)
        self._titled = right > caption_width(log_title(), CAPTION) + 2 * EDGE

    # --- Keys ------------------------------------------------------------------------------------

    def wheelEvent(self, event: QWheelEvent) -> None:
        self.leaf(round(event.angleDelta().y() / WHEEL_STEP * ROWS_A_STEP))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        page = max(1, len(self.page.shown) - 1)
        match event.key():
            case Qt.Key.Key_PageUp:
                self.leaf(page)
            case Qt.Key.Key_PageDown:
                self.leaf(-page)
            case Qt.Key.Key_Home:
                self.leaf(len(self._rows) - len(self.page.shown))
            case Qt.Key.Key_End:
                self.leaf(-len(self._rows))
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
        """Go to the next row that is no heading, and show the card it is about."""
        index = len(self._rows) - self._skipped if self._cursor is None else self._cursor
        index += by
        while 0 <= index < len(self._rows) and self._rows[index].kind == "turn":
            index += by
        if not 0 <= index < len(self._rows):
            return
        self._cursor = index
        while index < self.page.shown[0].index:
            self.leaf(1)
        while index > self.page.shown[-1].index:
            self.leaf(-1)
        self.setAccessibleDescription(self._rows[index].words)
        link = self._first_link(index)
        self._point((index, link) if link else None)
        self._go_on_row(0 if link else self._rows[index].step)
        self.update()

    def _first_link(self, index: int) -> Link | None:
        found = links(self._rows[index], self._card_names)
        return found[0] if found else None

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if self._cursor is None and event.reason() != Qt.FocusReason.MouseFocusReason:
            self._move_cursor(-1)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._cursor = None
        self._point(None)
        self._go_on_row(0)
        self.update()

    # --- The mouse -------------------------------------------------------------------------------

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        page, point = self.page, self._point_of(event)
        piece, index = page.piece_at(point), page.row_at(point)
        self._point(piece.key if piece else None)
        self._go_on_row(0 if piece or index is None else self._rows[index].step)

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

    def _press(self, index: int, link: Link | None) -> None:
        """A row was chosen: its card, its rule, or the step itself."""
        if link is None:
            self.row_clicked.emit(self._rows[index].step)
        elif link.rule:
            self.rule_clicked.emit(link.rule)
        else:
            self.card_clicked.emit(link.card)

    def _go_on_row(self, step: int) -> None:
        """The row of another step is under the pointer or the cursor."""
        if step != self._on_row:
            self._on_row = step
            self.row_hovered.emit(step)

    def _point_of(self, event: QMouseEvent) -> QPointF:
        return event.position() / self.scale

    @property
    def card_pointed(self) -> int:
        """The card whose name is under the pointer; 0: none."""
        return self._pointed[1].card if self._pointed else 0

    def _point(self, pointed: tuple[int, Link] | None) -> None:
        """Another thing is under the pointer, or none."""
        if pointed == self._pointed:
            return
        before = self.card_pointed
        self._pointed = pointed
        shape = Qt.CursorShape.PointingHandCursor if pointed else Qt.CursorShape.ArrowCursor
        self.setCursor(shape)
        self.update()
        if self.card_pointed != before:
            self.card_hovered.emit(self.card_pointed)
