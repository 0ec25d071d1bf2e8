"""Form fields of a sheet, and the base class of sheets for entering an action."""

from collections.abc import Callable, Hashable, Sequence
from typing import Final

from PySide6.QtCore import QObject, QRectF, Qt, Signal
from PySide6.QtGui import QIntValidator, QKeyEvent
from PySide6.QtWidgets import QLineEdit, QWidget

from paxdesk.desk.painting.palette import UNREST_INK
from paxdesk.desk.sheets.form_widgets import (
    ChoiceBox,
    Segments,
    field_style,
    scroll_style,
    step_words,
    tell_number,
)
from paxdesk.desk.sheets.question_sheet import AnswerSheet
from paxdesk.desk.sheets.sheet import Sheet
from paxdesk.desk.sheets.sheet_layout import BOLD, Box, HBox, Item, TextBox, Type
from paxdesk.lazy_attrs import frozen

NAME_WIDTH: Final = 150.0
"""Width of field names, in units."""
HEIGHT: Final = 34.0
MAX_SEGMENTS: Final = 7
"""Maximum number of choices shown side by side; more become a list."""


@frozen
class Choose:
    """Field for one of ``choices``, pairs of value and text."""

    key: str
    words: str
    choices: tuple[tuple[Hashable, str], ...]
    first: Hashable = None


@frozen
class NumberField:
    """Field for an integer from ``minimum`` to ``maximum``."""

    key: str
    words: str
    first: int = 1
    minimum: int = 0
    maximum: int = 565


@frozen
class Write:
    """Field for a line of text, converted by ``read``."""

    key: str
    words: str
    first: str = ""
    longest: int = 120
    read: Callable[[str], Hashable] = str.strip


Field = Choose | NumberField | Write


class FieldRow(QObject):
    """Base class of fields; ``touched`` is set when the user edits the field."""

    changed = Signal()
    touched = False

    def __init__(self, sheet: Sheet, words: str) -> None:
        super().__init__(sheet)
        self.words = words

    @property
    def value(self) -> Hashable:
        return None

    @property
    def empty(self) -> bool:
        """True if there is nothing to choose from."""
        return False

    def set_value(self, value: Hashable) -> None:
        """Set the value without emitting :attr:`changed`."""

    def hear(self, *_: object) -> None:
        """Record a change by the user."""
        self.touched = True
        self.changed.emit()

    def boxes(self) -> Sequence[Box]:
        """Return the boxes to the right of the field's name."""
        return ()

    def box(self) -> HBox:
        return HBox(TextBox(self.words, BOLD, width=NAME_WIDTH, lines=1), *self.boxes(), gap=8)


class ChooseRow(FieldRow):
    """Row with choices side by side, or in a list."""

    def __init__(self, sheet: Sheet, field: Choose) -> None:
        super().__init__(sheet, field.words)
        self.values = [value for value, _ in field.choices]
        self.at = 0
        self.list: ChoiceBox | None = None
        few = field.choices if len(self.values) <= MAX_SEGMENTS else ()
        self.segments = Segments(sheet, field.words, few)
        self.segments.chosen.connect(lambda value: self._chosen(self.values.index(value)))
        if not few and self.values:
            self.list = ChoiceBox(sheet)
            self.list.setAccessibleName(field.words)
            self.list.addItems([words for _, words in field.choices])
            self.list.activated.connect(self._chosen)
        self.set_value(field.first)

    def _chosen(self, index: int) -> None:
        self.at = index
        self.hear()

    def set_value(self, value: Hashable) -> None:
        self.at = self.values.index(value) if value in self.values else 0
        self.segments.show_chosen(self.value)
        if self.list is not None:
            self.list.setCurrentIndex(self.at)

    @property
    def value(self) -> Hashable:
        return self.values[self.at] if self.values else None

    @property
    def empty(self) -> bool:
        return not self.values

    def boxes(self) -> Sequence[Box]:
        if self.list is not None:
            return [Item(self.list, high=HEIGHT)]
        return [self.segments.box(HEIGHT + 4)] if self.values else [Box(high=HEIGHT + 4)]


class LineRow(FieldRow):
    """Row with a line edit for a number or text."""

    def __init__(self, sheet: Sheet, field: NumberField | Write) -> None:
        super().__init__(sheet, field.words)
        self.line_edit = QLineEdit(sheet)
        self.line_edit.setAccessibleName(field.words)
        self.line_edit.textEdited.connect(self.hear)
        self.set_value(field.first)

    def set_value(self, value: Hashable) -> None:
        self.line_edit.setText(str(value))

    def boxes(self) -> Sequence[Box]:
        return [Item(self.line_edit, high=HEIGHT)]


class CountRow(LineRow):
    """Row with a number and buttons to change it by one."""

    def __init__(self, sheet: Sheet, field: NumberField) -> None:
        self.field = field
        super().__init__(sheet, field)
        self.line_edit.setValidator(QIntValidator(field.minimum, field.maximum, self.line_edit))
        self.minus_button = sheet.button("−", lambda: self.step(-1), pixels=16)
        self.plus_button = sheet.button("+", lambda: self.step(1), pixels=16)
        self.minus_button.setAccessibleName(step_words(field.words, -1))
        self.plus_button.setAccessibleName(step_words(field.words, 1))
        tell_number(self.line_edit, self.minus_button, self.plus_button)

    def step(self, by: int) -> None:
        self.set_value(min(self.field.maximum, max(self.field.minimum, self.value + by)))
        self.hear()

    @property
    def value(self) -> int:
        words = self.line_edit.text()
        return int(words) if words.isascii() and words.isdigit() else self.field.minimum

    def boxes(self) -> Sequence[Box]:
        line = Item(self.line_edit, 90, HEIGHT)
        return [
            Item(self.minus_button, 40, HEIGHT),
            line,
            Item(self.plus_button, 40, HEIGHT),
            Box(),
        ]


class WriteRow(LineRow):
    """Row with a text field; ``"`` becomes ``”`` in its value."""

    def __init__(self, sheet: Sheet, field: Write) -> None:
        super().__init__(sheet, field)
        self.line_edit.setMaxLength(field.longest)
        self.read = field.read

    @property
    def value(self) -> Hashable:
        return self.read(self.line_edit.text().replace('"', "”"))


def row_of(sheet: Sheet, field: Field) -> FieldRow:
    match field:
        case Choose():
            return ChooseRow(sheet, field)
        case NumberField():
            return CountRow(sheet, field)
        case Write():
            return WriteRow(sheet, field)


WHY_NOT: Final = Type(13, weight=600)
FOLD: Final = "#B9A37B"


class EntrySheet(AnswerSheet):
    """Sheet for entering an action: Enter confirms, Escape cancels.

    ``left`` is emitted on cancelling.
    """

    wide = 820.0
    scrolls = ""
    """Class name of its scrolling widget, if it has one."""

    def __init__(self, surface: QWidget, heading: str, enter: str, leave: str) -> None:
        super().__init__(surface, heading)
        self.done = self.button(enter, self.answer, primary=True, pixels=16)
        self.cancel = self.button(leave, self.left.emit, pixels=14, escape=True)

    def answer(self) -> None:
        """Enter the action, if it is allowed."""

    def show_anew(self, fits: bool) -> None:
        """Lay out the sheet again; ``fits`` enables the confirm button."""
        self.done.setEnabled(fits)
        if not self.units.isEmpty():
            self.fit(self._area, self.scale)  # more rows make it higher

    def fit(self, area: QRectF, scale: float) -> None:
        self._area = area
        scrolling = scroll_style(scale, self.scrolls) if self.scrolls else ""
        self.setStyleSheet(field_style(scale) + scrolling)
        super().fit(area, scale)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.answer()
            return
        super().keyPressEvent(event)

    def foot(self, words: str, ink: str = UNREST_INK) -> HBox:
        """Return a row with a message and the buttons."""
        told = TextBox(words, WHY_NOT, ink, lines=2, least=11, high=36)
        return HBox(told, Item(self.cancel, 110, 40), Item(self.done, 150, 40), gap=10)
