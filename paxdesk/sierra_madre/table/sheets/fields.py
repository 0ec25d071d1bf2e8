"""Fields of a form: one of a few, one of many, a number, words. Each is a row with its name."""

from collections.abc import Hashable, Sequence
from typing import Final

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QIntValidator
from PySide6.QtWidgets import QLineEdit

from paxdesk.desk.sheets.dialog import ChoiceBox, Segment
from paxdesk.desk.sheets.paper import Sheet
from paxdesk.desk.sheets.sheet_layout import BOLD, Box, Item, Row, Words
from paxdesk.record_classes import frozen

NAME: Final = 150.0
"""Units of the names of fields."""
HIGH: Final = 34.0
FEW: Final = 7
"""So many choices stand side by side; more are a list."""


@frozen
class Choose:
    """One of ``choices``, each a value with its words; ``first`` is proposed."""

    key: str
    words: str
    choices: tuple[tuple[Hashable, str], ...]
    first: Hashable = None


@frozen
class Count:
    """A number from ``least`` to ``most``."""

    key: str
    words: str
    first: int = 1
    least: int = 0
    most: int = 565


@frozen
class Write:
    """A few words."""

    key: str
    words: str
    first: str = ""
    longest: int = 120


Field = Choose | Count | Write


class FieldRow(QObject):
    """What every field has: its value, and that it ``changed``."""

    changed = Signal()

    def __init__(self, sheet: Sheet, words: str) -> None:
        super().__init__(sheet)
        self.words = words

    @property
    def value(self) -> Hashable:
        return None

    def boxes(self) -> Sequence[Box]:
        """What stands behind its name."""
        return ()

    def box(self) -> Row:
        return Row(Words(self.words, BOLD, width=NAME, lines=1), *self.boxes(), gap=8)


class ChooseRow(FieldRow):
    """Printed boxes side by side, or a list."""

    def __init__(self, sheet: Sheet, field: Choose) -> None:
        super().__init__(sheet, field.words)
        self.values = [value for value, _ in field.choices]
        first = self.values.index(field.first) if field.first in self.values else 0
        self.list: ChoiceBox | None = None
        self.segments: list[Segment] = []
        if len(self.values) <= FEW:
            for index, (_, words) in enumerate(field.choices):
                segment = Segment(sheet, words, field.words)
                segment.clicked.connect(lambda _=False, index=index: self.choose(index))
                self.segments.append(segment)
        else:
            self.list = ChoiceBox(sheet)
            self.list.setAccessibleName(field.words)
            self.list.addItems([words for _, words in field.choices])
            self.list.setCurrentIndex(first)
            self.list.currentIndexChanged.connect(self.choose)
        self._at = first
        self._show()

    def choose(self, index: int) -> None:
        """Choose the value with this index."""
        self._at = index
        self._show()
        self.changed.emit()

    def set_value(self, value: Hashable) -> None:
        """Choose a value, if it is one of the choices."""
        if value in self.values:
            self._at = self.values.index(value)
            if self.list is not None:
                self.list.setCurrentIndex(self._at)
            self._show()

    def _show(self) -> None:
        for index, segment in enumerate(self.segments):
            segment.setChecked(index == self._at)

    @property
    def value(self) -> Hashable:
        return self.values[self._at] if self.values else None

    def boxes(self) -> Sequence[Box]:
        if self.list is not None:
            return [Item(self.list, high=HIGH)]
        return [Row(*(Item(each, high=HIGH + 4) for each in self.segments), gap=-1)]


class CountRow(FieldRow):
    """A number with minus and plus."""

    def __init__(self, sheet: Sheet, field: Count) -> None:
        super().__init__(sheet, field.words)
        self.field = field
        self.line = QLineEdit(str(field.first), sheet)
        self.line.setAccessibleName(field.words)
        self.line.setValidator(QIntValidator(field.least, field.most, self.line))
        self.line.textChanged.connect(lambda _: self.changed.emit())
        self.less = sheet.button("−", lambda: self.step(-1), pixels=16)
        self.more = sheet.button("+", lambda: self.step(1), pixels=16)
        self.less.setAccessibleName(f"{field.words} −")
        self.more.setAccessibleName(f"{field.words} +")

    def step(self, by: int) -> None:
        """One less, or one more."""
        self.set_value(self.number + by)

    def set_value(self, number: int) -> None:
        """Write another number."""
        self.line.setText(str(min(self.field.most, max(self.field.least, number))))

    @property
    def number(self) -> int:
        words = self.line.text()
        return int(words) if words.isascii() and words.isdigit() else self.field.least

    @property
    def value(self) -> Hashable:
        return self.number

    def boxes(self) -> Sequence[Box]:
        return [
            Item(self.less, 40, HIGH),
            Item(self.line, 90, HIGH),
            Item(self.more, 40, HIGH),
            Box(),
        ]


class WriteRow(FieldRow):
    """A line of words."""

    def __init__(self, sheet: Sheet, field: Write) -> None:
        super().__init__(sheet, field.words)
        self.line = QLineEdit(field.first, sheet)
        self.line.setMaxLength(field.longest)
        self.line.setAccessibleName(field.words)
        self.line.textChanged.connect(lambda _: self.changed.emit())

    def set_value(self, words: str) -> None:
        """Write other words."""
        self.line.setText(words)

    @property
    def value(self) -> Hashable:
        return self.line.text().replace('"', "”").strip()

    def boxes(self) -> Sequence[Box]:
        return [Item(self.line, high=HIGH)]


def row_of(sheet: Sheet, field: Field) -> FieldRow:
    """The row for a field."""
    match field:
        case Choose():
            return ChooseRow(sheet, field)
        case Count():
            return CountRow(sheet, field)
        case Write():
            return WriteRow(sheet, field)
