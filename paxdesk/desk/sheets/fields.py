"""Forms on a sheet: rows of fields, each with its name, and the sheet that enters an action."""

from collections.abc import Callable, Hashable, Sequence
from typing import Final

from PySide6.QtCore import QObject, QRectF, Qt, Signal
from PySide6.QtGui import QIntValidator, QKeyEvent
from PySide6.QtWidgets import QLineEdit, QWidget

from paxdesk.desk.painting.palette import UNREST_INK
from paxdesk.desk.sheets.form_widgets import ChoiceBox, Segments, field_style, step_words
from paxdesk.desk.sheets.question_sheet import AnswerSheet
from paxdesk.desk.sheets.sheet import Sheet
from paxdesk.desk.sheets.sheet_layout import BOLD, Box, HBox, Item, TextBox, Type
from paxdesk.lazy_attrs import frozen

NAME_WIDTH: Final = 150.0
"""Units of the names of fields."""
HEIGHT: Final = 34.0
MAX_SEGMENTS: Final = 7
"""So many choices stand side by side; more are a list."""


@frozen
class Choose:
    """One of ``choices``, each a value with its words; ``first`` is proposed."""

    key: str
    words: str
    choices: tuple[tuple[Hashable, str], ...]
    first: Hashable = None


@frozen
class NumberField:
    """A number from ``least`` to ``most``."""

    key: str
    words: str
    first: int = 1
    minimum: int = 0
    maximum: int = 565


@frozen
class Write:
    """A few words, or what they are ``read`` as."""

    key: str
    words: str
    first: str = ""
    longest: int = 120
    read: Callable[[str], Hashable] = str.strip


Field = Choose | NumberField | Write


class FieldRow(QObject):
    """What every field has: its value, that it ``changed``, and whether a person has changed it."""

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
        """Whether there is nothing to choose from."""
        return False

    def set_value(self, value: Hashable) -> None:
        """Propose another value."""

    def hear(self, *_: object) -> None:
        """A person has changed it."""
        self.touched = True
        self.changed.emit()

    def boxes(self) -> Sequence[Box]:
        """What stands behind its name."""
        return ()

    def box(self) -> HBox:
        return HBox(TextBox(self.words, BOLD, width=NAME_WIDTH, lines=1), *self.boxes(), gap=8)


class ChooseRow(FieldRow):
    """Printed boxes side by side, or a list."""

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
    """A line that is written in."""

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
    """A number with minus and plus."""

    def __init__(self, sheet: Sheet, field: NumberField) -> None:
        self.field = field
        super().__init__(sheet, field)
        self.line_edit.setValidator(QIntValidator(field.minimum, field.maximum, self.line_edit))
        self.minus_button = sheet.button("−", lambda: self.step(-1), pixels=16)
        self.plus_button = sheet.button("+", lambda: self.step(1), pixels=16)
        self.minus_button.setAccessibleName(step_words(field.words, -1))
        self.plus_button.setAccessibleName(step_words(field.words, 1))
        self.line_edit.textChanged.connect(self._tell)

    def _tell(self, number: str) -> None:
        """Whoever presses without sight hears what the number is now."""
        for button in (self.minus_button, self.plus_button):
            button.setAccessibleDescription(number)

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
    """A line of words."""

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


# --- The sheet ------------------------------------------------------------------------------------

WHY_NOT: Final = Type(13, weight=600)
FOLD: Final = "#B9A37B"


class EntrySheet(AnswerSheet):
    """A sheet that enters an action: Enter enters it, Escape leaves.

    ``left`` is heard when nothing is to be entered.
    """

    wide = 820.0

    def __init__(self, surface: QWidget, heading: str, enter: str, leave: str) -> None:
        super().__init__(surface, heading)
        self.done = self.button(enter, self.answer, primary=True, pixels=16)
        self.cancel = self.button(leave, self.left.emit, pixels=14, escape=True)

    def answer(self) -> None:
        """Enter what the sheet says, if it can be."""

    def show_anew(self, fits: bool) -> None:
        """Lay everything out again; what the sheet says ``fits`` or not."""
        self.done.setEnabled(fits)
        if not self.units.isEmpty():
            self.fit(self._area, self.scale)  # more rows make it higher

    def fit(self, area: QRectF, scale: float) -> None:
        self._area = area
        self.setStyleSheet(field_style(scale))
        super().fit(area, scale)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.answer()
            return
        super().keyPressEvent(event)

    def foot(self, words: str, ink: str = UNREST_INK) -> HBox:
        """What is against it, or what comes of it, and the buttons."""
        told = TextBox(words, WHY_NOT, ink, lines=2, least=11, high=36)
        return HBox(told, Item(self.cancel, 110, 40), Item(self.done, 150, 40), gap=10)
