"""A row of printed boxes of which one is chosen, with its name before it."""

from collections.abc import Hashable, Sequence

from PySide6.QtCore import QObject, QRectF, Signal
from PySide6.QtGui import QPainter

from paxdesk.desk.painting import lettering
from paxdesk.desk.painting.palette import INK, PAPER
from paxdesk.desk.painting.shapes import fill, frame
from paxdesk.desk.sheets.dialog import FIELD, Dialog, PaintedButton
from paxdesk.desk.sheets.paper import Sheet

PIXELS = 14


class Segment(PaintedButton):
    """One of the boxes; the chosen one is inked."""

    def __init__(self, parent: Sheet, words: str, group: str) -> None:
        super().__init__(parent, words)
        self.setCheckable(True)
        self.setAccessibleName(f"{group}: {words}")

    def draw(self, painter: QPainter, place: QRectF) -> None:
        box = place.adjusted(0, 3, 0, -3)
        chosen = self.isChecked()
        fill(painter, box, INK if chosen else FIELD)
        frame(painter, box, INK, 1.2)
        room = box.adjusted(6, 0, -6, 0)
        face = lettering.fitted(self.text(), room.width(), 1, PIXELS, 10, "sans", 600)
        ink = PAPER if chosen else INK
        lettering.draw_text(painter, room, self.text(), face, ink, lettering.CENTRE)


class Segments(QObject):
    """The boxes of one choice; ``chosen`` carries the value of the one pressed."""

    chosen = Signal(object)

    def __init__(self, sheet: Dialog, words: str, choices: Sequence[tuple[Hashable, str]]) -> None:
        super().__init__(sheet)
        self.words = words
        self.sheet = sheet
        self.buttons: dict[Hashable, Segment] = {}
        for value, said in choices:
            button = Segment(sheet, said, words)
            button.clicked.connect(lambda _=False, value=value: self._choose(value))
            self.buttons[value] = button

    def _choose(self, value: Hashable) -> None:
        self.show_chosen(value)
        self.chosen.emit(value)

    def show_chosen(self, value: Hashable) -> None:
        """Ink the box of a value and no other.

        A button group of Qt would do it too, but keep the keyboard from the boxes not chosen.
        """
        for each, button in self.buttons.items():
            button.setChecked(each == value)

    def lay_out(self, left: float, top: float, width: float, height: float) -> None:
        """Stand side by side, in units of the sheet's paper."""
        each = width / len(self.buttons)
        for index, button in enumerate(self.buttons.values()):
            self.sheet.put(button, left + index * each, top, each + 1, height)
