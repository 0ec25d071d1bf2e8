"""The sheet of a quick question: answers below each other in the Pacific."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from paxdesk.desk.painting import lettering
from paxdesk.desk.painting.icons import draw_icon
from paxdesk.desk.painting.palette import INK, SEPIA
from paxdesk.desk.painting.shapes import line
from paxdesk.desk.sheets.paper import SHADOW
from paxdesk.desk.sheets.question_sheet import FOLD, Answer, QuestionSheet
from paxdesk.desk.types import Action
from paxdesk.desk.words.label import Label, Note
from paxdesk.language import say
from paxdesk.mexican_adventure.table.sheets.aside import EDGE, AsideSheet

GAP: Final = 6.0
FOOT: Final = 18.0
PIXELS: Final = 14
SMALL: Final = 13
NOTE_LINE: Final = 16.0
BETWEEN: Final = 4.0
ICON: Final = 24.0
SPILL: Final = 75.0
"""How much higher than the free sea a sheet may be that prints all consequences."""
ALL: Final = 99
"""More consequences than any answer has."""


class QuestionColumn(AsideSheet, QuestionSheet):
    """Each answer says below it what it would do; where that is too much, the one pointed at."""

    def __init__(
        self,
        parent: QWidget,
        heading: str,
        answers: Sequence[Answer],
        escape: Action | None = None,
    ) -> None:
        super().__init__(parent, heading, answers, escape)
        self._wide_form = self._pixels, self._printed
        self._wide_labels = {
            action: (button.label, button.pixels) for action, button in self.choices.items()
        }

    def fit(self, area: QRectF, scale: float) -> None:
        self.scale = scale
        self.column = self.column_at(scale)
        self.standing = self.column > 0
        forms = (ALL, "\n"), (ALL, " · "), (0, "")
        if self.standing and any(self._as_column(area, *form) for form in forms):
            return
        self.standing = False
        self._pixels, self._printed = self._wide_form
        for action, button in self.choices.items():
            button.label, button.pixels = self._wide_labels[action]
            button.lines = 1
        super().fit(area, scale)

    def _as_column(self, area: QRectF, printed: int, between: str) -> bool:
        """Lay everything out with so many consequences on each button, if there is room."""
        self._pixels, self._printed = 0, printed
        for answer in self.answers:
            button = self.choices[answer.action]
            small = between.join(note.words.rstrip(".") for note in answer.notes[:printed])
            button.label = Label(answer.label.icon, answer.label.words, small)
            button.pixels, button.lines = PIXELS, 2
        places = []
        top = self.head + 4
        for button in self.choices.values():
            high = button.height_for(self.inside)
            places.append(QRectF(SHADOW + EDGE, top, self.inside, high))
            top += high + GAP
        if self._explains:
            self._rows_top = top + 6
            top = self._rows_top + max(self._notes_high(each.notes) for each in self.answers)
        height = top + FOOT - SHADOW
        if printed and any(each.notes for each in self.answers) and height > self.free + SPILL:
            return False
        if not self.stand(area, self.scale, height):
            return False
        for button, place in zip(self.choices.values(), places, strict=True):
            button.place(place, self.scale)
        return True

    def _lines(self, note: Note) -> list[str]:
        return lettering.wrapped(note.words, lettering.font(SMALL), self.inside - ICON)

    def _notes_high(self, notes: Sequence[Note]) -> float:
        return sum(len(self._lines(note)) * NOTE_LINE + BETWEEN for note in notes)

    def draw(self, painter: QPainter, place: QRectF) -> None:
        super().draw(painter, place)
        if self.standing:
            self._draw_explanation(painter)

    def _draw_explanation(self, painter: QPainter) -> None:
        if not self.standing:
            super()._draw_explanation(painter)
            return
        if not self._explains:
            return
        left, top = SHADOW + EDGE, self._rows_top
        fold = top - 5
        line(painter, QPointF(left, fold), QPointF(left + self.inside, fold), FOLD)
        if self.explained is None:
            words = say("Point at an answer to read what it would do.")
            box = QRectF(left, top, self.inside, 2 * NOTE_LINE)
            face = lettering.font(SMALL, italic=True)
            lettering.draw_text(painter, box, words, face, SEPIA, lettering.TOP_LEFT, lines=2)
            return
        face = lettering.font(SMALL)
        for note in self.explained.notes:
            draw_icon(painter, note.icon, left, top, 16, note.ink or INK)
            for words in self._lines(note):
                box = QRectF(left + ICON, top, self.inside - ICON, NOTE_LINE)
                lettering.draw_text(painter, box, words, face, INK)
                top += NOTE_LINE
            top += BETWEEN
