"""The note on which a puzzle speaks: its task, hints, what went wrong, and how to go on."""

from typing import Final

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from paxdesk.desk.painting import lettering
from paxdesk.desk.painting.lettering import LEFT, TOP_LEFT, draw_text, fitted, font
from paxdesk.desk.painting.palette import INK, PAPER, SEPIA
from paxdesk.desk.painting.shapes import frame, paper, rule, shadow
from paxdesk.desk.sheets.paper import PaperButton, Sheet, on_click
from paxdesk.desk.words.label import Label
from paxdesk.language import say
from paxdesk.record_classes import frozen

EDGE: Final = 8.0
SIDE: Final = 14.0
PIXELS: Final = 13
LINE: Final = 17
HEAD: Final = 44.0
BUTTON: Final = 28.0
ROWS: Final = 2
"""Rows of buttons at the foot."""


@frozen
class PuzzleNote:
    """What is said: the heading, the texts one below the other, and whether it is decided."""

    title: str = ""
    texts: tuple[str, ...] = ()
    decided: bool = False


class PuzzlePanel(Sheet):
    """A sheet that covers nothing but itself; the table stays in reach."""

    hinted = Signal()
    solution_asked = Signal()
    again = Signal()
    left = Signal()

    def __init__(self, surface: QWidget) -> None:
        super().__init__(surface, "")
        self.note = PuzzleNote()
        self.hint = self._button(say("Hint"), self.hinted)
        self.solution = self._button(say("Solution"), self.solution_asked)
        self.try_again = self._button(say("Try again"), self.again)
        self.leave = self._button(say("All puzzles"), self.left)
        self.hide()

    def _button(self, words: str, signal: object) -> PaperButton:
        button = PaperButton(Label("", words), self, pixels=13)
        on_click(button, signal.emit)  # type: ignore[attr-defined]
        return button

    def say_again(self) -> None:
        """Name the buttons in the language that is spoken now."""
        self.hint.rename(say("Hint"))
        self.solution.rename(say("Solution"))
        self.try_again.rename(say("Try again"))
        self.leave.rename(say("All puzzles"))

    def tell(self, note: PuzzleNote) -> None:
        """Show what is to be said now."""
        self.note = note
        self.say_again()
        self.setAccessibleName(note.title)
        self.setAccessibleDescription(" ".join(note.texts))
        self.update()

    def _wrapped(self, width: float) -> list[list[str]]:
        inside = width - 2 * (SIDE + EDGE)
        return [lettering.wrapped(text, font(PIXELS), inside) for text in self.note.texts]

    def height_for(self, width: float) -> float:
        """Units that the note needs in height if it may be so wide."""
        rows = self._wrapped(width)
        words = sum(len(each) * LINE + 6 for each in rows)
        return HEAD + words + ROWS * (BUTTON + 8) + 2 * EDGE + 4

    def lay(self, units: QRectF, scale: float) -> None:
        """Place the note and its buttons."""
        self.place(units, scale)
        half = (units.width() - 2 * (EDGE + SIDE) - 8) / 2
        left = EDGE + SIDE
        top = units.height() - EDGE - ROWS * (BUTTON + 8) - 2
        pairs = ((self.hint, self.solution), (self.try_again, self.leave))
        for row, pair in enumerate(pairs):
            for column, button in enumerate(pair):
                x, y = left + column * (half + 8), top + row * (BUTTON + 8)
                button.place(QRectF(x, y, half, BUTTON), scale)

    def draw(self, painter: QPainter, place: QRectF) -> None:
        sheet = place.adjusted(EDGE, EDGE, -EDGE, -EDGE)
        shadow(painter, sheet, 2, 4)
        paper(painter, sheet, PAPER, 2)
        frame(painter, sheet.adjusted(3, 3, -3, -3), INK, 1.2)
        inside = sheet.width() - 2 * SIDE
        face = fitted(self.note.title, inside, 1, 15, 10, "serif", 700)
        title = QRectF(sheet.left() + SIDE, sheet.top() + 8, inside, 22)
        draw_text(painter, title, self.note.title, face, INK, LEFT)
        rule(painter, sheet.left() + SIDE, sheet.top() + 33, inside, SEPIA)
        top = sheet.top() + HEAD - 4
        for text, rows in zip(self.note.texts, self._wrapped(place.width()), strict=True):
            box = QRectF(sheet.left() + SIDE, top, inside, len(rows) * LINE + 4)
            draw_text(painter, box, text, font(PIXELS), INK, TOP_LEFT, lines=len(rows))
            top += len(rows) * LINE + 6
