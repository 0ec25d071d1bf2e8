"""A few words on a sheet, with a button for each answer: errors, questions, about."""

from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QRectF, QSize, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from paxdesk.desk.painting import lettering
from paxdesk.desk.painting.palette import INK
from paxdesk.desk.sheets.dialog import Dialog
from paxdesk.desk.sheets.paper import PaperButton, on_click
from paxdesk.desk.words.label import Label

WIDTH: Final = 620
SIDE: Final = 36.0
PIXELS: Final = 15
LEADING: Final = 22.0


class MessageSheet(Dialog):
    """``answered`` carries the index of the button; the last one is for leaving."""

    answered = Signal(int)

    def __init__(self, surface: QWidget, heading: str, words: str, answers: Sequence[str]) -> None:
        face = lettering.font(PIXELS)
        lines = len(lettering.wrapped(words, face, WIDTH - 2 * SIDE))
        height = 90 + lines * LEADING + 84
        super().__init__(surface, heading, QSize(WIDTH, round(height)))
        self.words = words
        self._lines = lines
        self.setAccessibleDescription(words)
        self.answers = []
        for index, answer in enumerate(answers):
            button = PaperButton(Label("", answer), self, primary=index == 0, pixels=15)
            on_click(button, partial(self.answered.emit, index))
            self.answers.append(button)
        self.escape = self.answers[-1]

    def lay_out(self) -> None:
        each = min(200.0, (WIDTH - 2 * SIDE - 12 * (len(self.answers) - 1)) / len(self.answers))
        total = each * len(self.answers) + 12 * (len(self.answers) - 1)
        left = (WIDTH - total) / 2
        for button in self.answers:
            self.press(button, left, self.paper.height() - 68, each, 42)
            left += each + 12

    def draw(self, painter: QPainter, place: QRectF) -> None:
        super().draw(painter, place)
        box = QRectF(
            self.paper.left() + SIDE,
            self.paper.top() + 86,
            WIDTH - 2 * SIDE,
            self._lines * LEADING,
        )
        face = lettering.font(PIXELS)
        lettering.draw_text(
            painter,
            box,
            self.words,
            face,
            INK,
            lettering.TOP_LEFT,
            lines=self._lines,
            leading=LEADING / PIXELS,
        )
