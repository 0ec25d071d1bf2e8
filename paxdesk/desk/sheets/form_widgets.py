"""Fields and buttons drawn on paper."""

import secrets
import sys
from collections.abc import Hashable, Sequence
from functools import partial
from typing import Final, Literal, TypeAlias, cast

from PySide6.QtCore import (
    QEvent,
    QItemSelection,
    QObject,
    QPointF,
    QRectF,
    QRegularExpression,
    QSignalBlocker,
    QSize,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import (
    QColor,
    QIcon,
    QKeyEvent,
    QKeySequence,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
    QPolygonF,
    QRegularExpressionValidator,
    QResizeEvent,
)
from PySide6.QtWidgets import QComboBox, QLineEdit, QWidget

from paxdesk.desk.painting import controls, typesetting
from paxdesk.desk.painting.icons import draw_icon
from paxdesk.desk.painting.palette import INK, IVORY, PAPER, SEATS, SEPIA, UNREST_INK
from paxdesk.desk.painting.shapes import draw_frame, draw_line, fill_rect, seat_mark
from paxdesk.desk.safe_qt import plain, qt_override, set_tooltip
from paxdesk.desk.sheets.sheet import OwnButton, Sheet, on_click
from paxdesk.desk.sheets.sheet_layout import BOLD, HBox, Item, TextBox, Type, to_pixels
from paxdesk.language import tr, with_colon
from paxdesk.lazy_attrs import frozen
from paxdesk.session.session import Secrecy

Keys: TypeAlias = QKeySequence.StandardKey
FIELD: Final = "#FBF6EA"
FIELD_OFF: Final = "#E6DABF"
CHECK_NOTE: Final = Type(13, italic=True)
MARK_PIXELS: Final = 64
"""Side of a seat's mark in pixels, before scaling for a list."""
MARK_SHARE: Final = 0.56
"""Side of a mark in a list, as a share of the list's height."""


class LineEdit(QLineEdit):
    """Card entry field that leaves undo, redo and Ctrl+E to the sheet."""

    confirmed = Signal()

    @qt_override
    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ShortcutOverride and _belongs_to_sheet(event):
            event.ignore()
            return False
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if _belongs_to_sheet(event):
            event.ignore()
        elif event.key() not in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            super().keyPressEvent(event)
        elif not event.isAutoRepeat():  # a key held down confirms only one card
            self.confirmed.emit()


def is_redo(event: QKeyEvent) -> bool:
    """Return whether a key redoes; on some platforms, Qt does not recognise Ctrl+Y."""
    control, shift = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
    pressed = event.modifiers(), event.key()
    both = (control, Qt.Key.Key_Y), (control | shift, Qt.Key.Key_Z)
    return event.matches(Keys.Redo) or pressed in both


def _belongs_to_sheet(event: QEvent) -> bool:
    """Return whether a key undoes or redoes, or is Ctrl+E."""
    assert isinstance(event, QKeyEvent)
    control = event.modifiers() == Qt.KeyboardModifier.ControlModifier
    undoes = event.matches(Keys.Undo) or is_redo(event)
    return undoes or (control and event.key() == Qt.Key.Key_E)


class PaintedButton(OwnButton):
    """Button painted in units; subclasses implement :meth:`draw`."""

    def __init__(self, parent: Sheet, words: str) -> None:
        super().__init__(parent)
        self.sheet = parent
        self.setText(words)
        self.setAccessibleName(words)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def height_for(self, _width: float) -> float:
        """Return the height in units needed at a width of ``_width`` units."""
        return 0.0

    def width_of_words(self) -> float:
        """Return the width in units needed for the text in one line."""
        return 0.0

    def place(self, units: QRectF, scale: float) -> None:
        self.setGeometry(to_pixels(units, scale).toAlignedRect())

    def paintEvent(self, _event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            scale = self.sheet.scale
            painter.scale(scale, scale)
            place = QRectF(0, 0, self.width() / scale, self.height() / scale)
            self.draw(painter, place)
            if self.hasFocus() and self.isEnabled():
                controls.draw_brackets(painter, place.adjusted(1, 1, -1, -1), UNREST_INK, 2, 8)

    def draw(self, painter: QPainter, place: QRectF) -> None:
        """Paint the button in units."""


CHECK_ROW_HEIGHT: Final = 49.0
"""Minimum height of a row in units, sufficient for touch even in a small window."""


class CheckRow(PaintedButton):
    """Check box with a label, and an explanation below."""

    def __init__(self, parent: Sheet, words: str, note: str) -> None:
        super().__init__(parent, words)
        self.note = note
        self.setCheckable(True)
        self.setAccessibleDescription(note)

    def explain(self, note: str) -> None:
        self.note = note
        self.setAccessibleDescription(note)
        self.update()

    def height_for(self, width: float) -> float:
        return max(CHECK_ROW_HEIGHT, 29 + self._small(width).height_for(width - 34))

    def _small(self, width: float) -> TextBox:
        return TextBox(self.note, CHECK_NOTE, SEPIA, align=typesetting.TOP_LEFT)

    def draw(self, painter: QPainter, place: QRectF) -> None:
        if not self.isEnabled():
            painter.setOpacity(0.5)
        draw_check(painter, QRectF(4, 6, 18, 18), self.isChecked())
        rest = place.adjusted(32, 4, -2, 0)
        words = TextBox(self.text(), BOLD, lines=1, high=22)
        words.place(QRectF(rest.left(), rest.top(), rest.width(), 22), 1)
        words.paint(painter)
        small = self._small(place.width())
        small.place(rest.adjusted(0, 21, 0, 0), 1)
        small.paint(painter)


def open_hands_row(parent: Sheet) -> CheckRow:
    return CheckRow(
        parent,
        tr("Open hands"),
        tr("Players at this screen see each other's hands; there is no curtain"),
    )


class IconButton(PaintedButton):
    """Square button with an icon, or with a cross if ``icon`` is ""."""

    def __init__(self, parent: Sheet, icon: str, words: str) -> None:
        super().__init__(parent, words)
        self.icon_name = icon
        self.tip = words

    def draw(self, painter: QPainter, place: QRectF) -> None:
        fill_rect(painter, place.adjusted(2, 2, -2, -2), IVORY, 3)
        draw_frame(painter, place.adjusted(2, 2, -2, -2), INK, 1, 3)
        side = place.width() * 0.52
        if self.icon_name:
            draw_icon(painter, self.icon_name, place.width() * 0.24, place.height() * 0.24, side)
            return
        middle, reach = place.center(), side * 0.3
        for across in (reach, -reach):
            end = QPointF(across, reach)
            draw_line(painter, middle - end, middle + end, INK, 2)


def draw_check(painter: QPainter, box: QRectF, checked: bool) -> None:
    fill_rect(painter, box, INK if checked else FIELD, 2)
    draw_frame(painter, box, INK, 1.4, 2)
    if checked:
        painter.setPen(QPen(QColor(PAPER), 2.4))
        tick = ((0.22, 0.52), (0.44, 0.74), (0.8, 0.28))
        side = box.width()
        painter.drawPolyline([box.topLeft() + QPointF(x * side, y * side) for x, y in tick])


def field_style(scale: float) -> str:
    """Return the style sheet of text fields and lists on paper."""
    return f"""
        QLineEdit, QComboBox, QPlainTextEdit {{
            background: {FIELD}; color: {INK}; border: 1px solid {INK}; border-radius: 2px;
            padding-left: {round(7 * scale)}px;
            selection-background-color: {INK}; selection-color: {PAPER};
        }}
        QLineEdit:focus, QComboBox:focus, QPlainTextEdit:focus {{ border: 2px solid {UNREST_INK}; }}
        QLineEdit:disabled, QComboBox:disabled {{ background: {FIELD_OFF}; color: {SEPIA}; }}
        QComboBox::drop-down {{ border: none; width: {round(24 * scale)}px; }}
        QComboBox::down-arrow {{ image: none; }}
        QComboBox QAbstractItemView {{
            background: {FIELD}; color: {INK}; border: 1px solid {INK}; outline: none;
            selection-background-color: {INK}; selection-color: {PAPER};
        }}
    """


def scroll_style(scale: float, area: str) -> str:
    """Return the style sheet of a scrolling widget; ``area`` is its class."""
    wide = round(12 * scale)
    return f"""
        {area} {{ background: transparent; border: none; outline: none; color: {INK}; }}
        {area}::item:selected {{ background: {INK}; color: {PAPER}; }}
        QMenu {{ background: {FIELD}; color: {INK}; border: 1px solid {INK}; }}
        QMenu::item {{ padding: {round(5 * scale)}px {round(14 * scale)}px; }}
        QMenu::item:selected {{ background: {INK}; color: {PAPER}; }}
        QScrollBar:vertical {{ background: {FIELD_OFF}; width: {wide}px; border: none; }}
        QScrollBar::handle:vertical {{
            background: {SEPIA}; border-radius: {wide // 3}px; min-height: {3 * wide}px;
            margin: 1px {wide // 4}px;
        }}
        QScrollBar::add-line:vertical, QScrollBar::sub-line:vertical {{ height: 0; }}
        QScrollBar::add-page:vertical, QScrollBar::sub-page:vertical {{ background: transparent; }}
    """


class ChoiceBox(QComboBox):
    """Combo box with an arrow in the style of the paper."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.currentTextChanged.connect(self.name_again)
        self.view().selectionModel().selectionChanged.connect(self._take)

    def _take(self, selected: QItemSelection) -> None:
        """Choose an item that a screen reader has selected."""
        for each in selected.indexes():
            QTimer.singleShot(0, self, partial(self._choose, each.row()))  # after Qt has moved

    def _choose(self, row: int) -> None:
        found = self.view().selectedIndexes()
        moved = self.view().isVisible() and self.view().currentIndex().row() == row
        if row == self.currentIndex() or moved or [each.row() for each in found] != [row]:
            return
        self.hidePopup()
        self.setCurrentIndex(row)
        self.activated.emit(row)

    def setAccessibleName(self, words: str) -> None:
        """Set the accessible name. On Linux, Qt reports the current choice instead."""
        super().setAccessibleName(words)
        self.name_again()

    def name_again(self) -> None:
        """Set the description to the name if the platform does not report the name."""
        words = self.accessibleName()
        called = sys.platform == "win32" or self.currentText() in ("", words)
        self.setAccessibleDescription("" if called else words)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(INK if self.isEnabled() else SEPIA))
            middle = QPointF(self.width() - self.height() * 0.4, self.height() / 2)
            half = self.height() * 0.14
            corners = (
                QPointF(-half, -half * 0.6),
                QPointF(half, -half * 0.6),
                QPointF(0, half * 0.8),
            )
            painter.drawPolygon(QPolygonF([middle + corner for corner in corners]))


def mark_icon(colour: int) -> QIcon:
    """Return a seat's mark as an icon for a list."""
    pixmap = QPixmap(MARK_PIXELS, MARK_PIXELS)
    pixmap.fill(Qt.GlobalColor.transparent)
    with QPainter(pixmap) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        seat_mark(painter, colour, 1, 1, MARK_PIXELS - 2)
    return QIcon(pixmap)


class ColourList(ChoiceBox):
    """List for choosing a colour by its name."""

    chosen = Signal(int)

    def __init__(self, parent: Sheet, colours: Sequence[int], whose: str) -> None:
        super().__init__(parent)
        for colour in colours:
            self.addItem(mark_icon(colour), tr(SEATS[colour].name), colour)
        self.setAccessibleName(tr("Colour of {player}", player=whose))
        self.activated.connect(lambda index: self.chosen.emit(self.itemData(index)))

    @property
    def colour(self) -> int:
        return int(self.currentData(Qt.ItemDataRole.UserRole))

    def set_colour(self, colour: int) -> None:
        self.setCurrentIndex(self.findData(colour, Qt.ItemDataRole.UserRole))

    @qt_override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        side = round(self.height() * MARK_SHARE)
        self.setIconSize(QSize(side, side))


@frozen
class SeatOccupant:
    """Possible occupant of a seat.

    ``robot`` is a robot's name, None for a person here, or :data:`ELSEWHERE` for a remote person.
    """

    robot: str | None
    words: str
    sentence: str = ""


ELSEWHERE: Final = "elsewhere"
"""Value of :attr:`SeatOccupant.robot` for a remote person."""


def sitter_elsewhere() -> SeatOccupant:
    words = tr("A player on another computer, who gets a link")
    return SeatOccupant(ELSEWHERE, tr("Remote player"), words)


def robot_words(level: str) -> str:
    """Return the text for a robot in a list of occupants."""
    return tr("Computer: {level}", level=level)


class OccupantList(ChoiceBox):
    """List of the possible occupants of a seat; the first is a person.

    ``whose`` is the name for screen readers.
    """

    changed = Signal()
    """Emitted when another occupant is chosen."""

    def __init__(self, parent: Sheet, occupants: Sequence[SeatOccupant], whose: str) -> None:
        super().__init__(parent)
        self.setAccessibleName(whose)
        self.offer(occupants)
        self.currentIndexChanged.connect(lambda _: self.changed.emit())

    def offer(self, occupants: Sequence[SeatOccupant]) -> None:
        """List these occupants; a chosen one that is missing is replaced by a person."""
        robot = self.robot
        with QSignalBlocker(self):
            self.clear()
            for each in occupants:
                self.addItem(each.words, each.robot)
                note = plain(each.sentence)
                self.setItemData(self.count() - 1, note, Qt.ItemDataRole.ToolTipRole)
        self.seat(robot)

    @property
    def robot(self) -> str | None:
        """The robot chosen, or :data:`ELSEWHERE`; None for a person."""
        found = self.currentData(Qt.ItemDataRole.UserRole)
        return found if isinstance(found, str) else None

    def seat(self, robot: str | None) -> None:
        """Choose an occupant, or a person if it is not listed, without emitting :attr:`changed`."""
        names = [self.itemData(index) for index in range(self.count())]
        with QSignalBlocker(self):
            self.setCurrentIndex(names.index(robot) if robot in names else 0)
        set_tooltip(self, self.currentData(Qt.ItemDataRole.ToolTipRole) or "")
        self.name_again()


class SeedField:
    """Field for the seed of a game, with a button for a new one."""

    def __init__(self, sheet: Sheet, largest: int) -> None:
        self.line_edit = QLineEdit(sheet)
        self.line_edit.setAccessibleName(tr("Seed"))
        digits = QRegularExpression("[0-9]{1,18}")
        self.line_edit.setValidator(QRegularExpressionValidator(digits, self.line_edit))
        tell_number(self.line_edit)
        self.reroll = IconButton(sheet, "ui-redo", tr("New seed"))
        on_click(self.reroll, lambda: self.line_edit.setText(str(secrets.randbelow(largest))))
        self.reroll.click()

    @property
    def objection(self) -> str:
        """Reason why no game can be dealt, or ""; a disabled field has none."""
        missing = self.line_edit.isEnabled() and not self.line_edit.text()
        return tr("A game needs a seed.") if missing else ""

    def set_enabled(self, free: bool) -> None:
        """Enable the field if the seed is ``free``."""
        self.line_edit.setEnabled(free)
        self.reroll.setEnabled(free)

    def box(self, high: float) -> HBox:
        return HBox(Item(self.line_edit, high=high), Item(self.reroll, high, high), gap=6)


SEGMENT_PIXELS = 14


def step_words(number: str, by: int) -> str:
    """Return the accessible name of a minus or plus button."""
    return tr("{0}: one more", number) if by > 0 else tr("{0}: one less", number)


def tell_number(field: QLineEdit, *buttons: QWidget) -> None:
    """Describe the buttons beside a field by its number.

    A number of one digit also describes the field, because Orca 43 does not speak such a text.
    """

    def tell(number: str) -> None:
        field.setAccessibleDescription(number if len(number) == 1 else "")
        for button in buttons:
            button.setAccessibleDescription(number)

    field.textChanged.connect(tell)
    tell(field.text())


class Segment(PaintedButton):
    """One box of a choice; the selected one is filled."""

    one_of_several = True

    def __init__(self, parent: Sheet, words: str, group: str) -> None:
        super().__init__(parent, words)
        self.setCheckable(True)
        self.setAccessibleName(with_colon(group, words))

    def draw(self, painter: QPainter, place: QRectF) -> None:
        box = place.adjusted(0, 3, 0, -3)
        chosen = self.isChecked()
        fill_rect(painter, box, INK if chosen else FIELD)
        draw_frame(painter, box, INK, 1.2)
        room = box.adjusted(6, 0, -6, 0)
        face = typesetting.fit_font(self.text(), room.width(), 1, SEGMENT_PIXELS, 10, "sans", 600)
        ink = PAPER if chosen else INK
        typesetting.draw_text(painter, room, self.text(), face, ink, typesetting.ALIGN_CENTRE)


class Segments(QObject):
    """Row of boxes for a choice; ``chosen`` is emitted with a value."""

    chosen = Signal(object)

    def __init__(self, sheet: Sheet, words: str, choices: Sequence[tuple[Hashable, str]]) -> None:
        super().__init__(sheet)
        self.words = words
        self.sheet = sheet
        self.buttons: dict[Hashable, Segment] = {}
        self._showing = False
        for value, said in choices:
            button = Segment(sheet, said, words)
            # Screen readers toggle a box without a click.
            button.toggled.connect(lambda _, value=value: self._toggled(value))
            self.buttons[value] = button

    def _toggled(self, value: Hashable) -> None:
        """Choose ``value``, unless :meth:`show_chosen` toggled its box."""
        if not self._showing:
            self.show_chosen(value)
            self.chosen.emit(value)

    def show_chosen(self, value: Hashable) -> None:
        """Fill the box of ``value`` only, without the focus changes of a QButtonGroup."""
        self._showing = True
        for each, button in self.buttons.items():
            button.setChecked(each == value)
        self._showing = False

    def box(self, high: float = 48, width: float = 0) -> HBox:
        """Return the boxes in a row, wider for longer text."""
        face = typesetting.make_font(SEGMENT_PIXELS, "sans", 600)
        items = (
            Item(each, high=high, share=typesetting.text_width(each.text(), face) + 48)
            for each in self.buttons.values()
        )
        return HBox(*items, gap=-1, width=width)


class SecrecyChoice(Segments):
    """Choice of how people at one screen keep their hands secret."""

    def __init__(self, sheet: Sheet, *, face_down: bool = True, phones: bool = False) -> None:
        """Create the field.

        ``face_down`` and ``phones`` add these choices.
        """
        words = {
            "face down": tr("Face down"),
            "curtain": tr("Curtain"),
            "open": tr("Open@of hands"),
            "phones": tr("On phones"),
        }
        if not phones:
            del words["phones"]
        if not face_down:
            del words["face down"]
        super().__init__(sheet, tr("Hands at one screen"), list(words.items()))
        meanings = {
            "face down": tr(
                "Hands are face down; hold Space, or press your hand, to see your cards"
            ),
            "curtain": tr("A curtain hides the table between turns"),
            "open": tr("Players at this screen see each other's hands; there is no curtain"),
            "phones": tr("Each player scans a code and sees their hand on a phone"),
        }
        for value, button in self.buttons.items():
            set_tooltip(button, meanings[str(value)])
            button.setAccessibleDescription(meanings[str(value)])
        self.value: Secrecy | Literal["phones"] = "face down" if face_down else "curtain"
        self.chosen.connect(self.show_chosen)
        self.show_chosen(self.value)

    def show_chosen(self, value: Hashable) -> None:
        super().show_chosen(value)
        self.value = cast("Secrecy | Literal['phones']", value)

    def set_enabled(self, enabled: bool) -> None:
        for button in self.buttons.values():
            button.setEnabled(enabled)
