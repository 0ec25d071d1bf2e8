"""The sheet of a quick question: a button for each answer, its consequences underneath."""

import math
from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from paxdesk.desk.painting import lettering
from paxdesk.desk.painting.icons import draw_icon
from paxdesk.desk.painting.layout import RATIO
from paxdesk.desk.painting.palette import INK, SEPIA
from paxdesk.desk.painting.shapes import line
from paxdesk.desk.sheets.answer_sheet import AnswerSheet
from paxdesk.desk.sheets.late_picture import LatePicture
from paxdesk.desk.sheets.paper import SHADOW, PaperButton, columns, on_click
from paxdesk.desk.types import Action
from paxdesk.desk.words.label import Label, Note
from paxdesk.language import say
from paxdesk.record_classes import frozen

WIDTH: Final = 870.0
SIDE: Final = 22.0
GAP: Final = 10.0
ROW: Final = 24.0
WIDE: Final = 3
"""Up to so many answers stand side by side with their consequences in rows below."""
NOTED: Final = 6
"""Up to so many answers carry their first consequences as small print."""
PRINTED: Final = 2
"""Consequences in the small print of an answer."""
FOLD: Final = "#B9A37B"
PIXELS: Final = (16, 15, 14, 13)
COLUMNS: Final = 2
"""Columns in which the consequences of one answer stand below all answers."""
BESIDE: Final = 52.0
"""Units of a button that its words cannot have: the icon and the edges."""


FACE: Final = 96
"""Width in units of the face of a card that is not on the table, beside its words."""
FACE_ROOM: Final = FACE + 14.0
LARGEST_FACE: Final = 132
"""The same above them, at most."""


def face_width(answers: int) -> int:
    """How wide the faces of so many answers are, in units."""
    return FACE if answers <= WIDE else min(LARGEST_FACE, math.floor(_column(answers)))


def _column(answers: int) -> float:
    """Width of a column where each of so many answers has one, in units."""
    count = max(1, answers)
    return (WIDTH - 2 * SIDE - (count - 1) * GAP) / count


@frozen
class Answer:
    """One possible answer with its button and what it would do.

    ``face`` is a card that can only be seen here, ``face_width`` wide.
    """

    action: Action
    label: Label
    notes: Sequence[Note] = ()
    face: LatePicture | None = None


class QuestionSheet(AnswerSheet):
    """Asks one thing; ``escape`` is the answer that Escape gives, if one does nothing.

    Where the answers have no room for all their consequences, those of the one that is pointed
    at, or has the focus, stand below all answers.
    """

    def __init__(
        self,
        parent: QWidget,
        heading: str,
        answers: Sequence[Answer],
        escape: Action | None = None,
    ) -> None:
        super().__init__(parent, heading.upper())
        self.answers = answers
        self.choices: dict[Action, PaperButton] = {}
        self._rows_top = 0.0
        self._pixels = self._fitting()
        wide = self._wide
        self._printed = PRINTED if len(answers) <= NOTED and not self._pictured else 0
        self.explained: Answer | None = None
        for answer in answers:
            label = answer.label
            if not wide and self._printed:
                small = " ".join(note.words for note in answer.notes[: self._printed])
                label = Label(label.icon, label.words, small)
            elif wide:
                label = Label(label.icon, label.words)
            elif self._pictured:
                label = Label("", label.words)
            button = PaperButton(label, self, pixels=self._pixels if wide else 14)
            button.lines = 2 if self._pictured else 1
            button.setAccessibleDescription(" ".join(note.words for note in answer.notes))
            on_click(button, partial(self.answered.emit, answer.action))
            button.pointed.connect(partial(self._explain, answer))
            self.choices[answer.action] = button
            if answer.action == escape:
                self.escape = button

    @property
    def _wide(self) -> bool:
        """Whether all answers stand side by side."""
        return self._pixels > 0

    @property
    def _pictured(self) -> bool:
        """Whether each answer stands under the face of its card, with its notes below all."""
        return not self._wide and any(each.face is not None for each in self.answers)

    @property
    def _explains(self) -> bool:
        """Whether consequences stand below all answers, one answer at a time."""
        return not self._wide and any(len(each.notes) > self._printed for each in self.answers)

    def _explain(self, answer: Answer) -> None:
        if self._explains and self.explained is not answer:
            self.explained = answer
            self.update()

    def _fitting(self) -> int:
        """The type size at which all answers fit side by side; 0 if they do not."""
        if len(self.answers) > WIDE:
            return 0
        room = self._column_width() - BESIDE
        for pixels in PIXELS:
            face = lettering.font(pixels, "serif", 700)
            if all(lettering.advance(each.label.words, face) <= room for each in self.answers):
                return pixels
        return 0

    def fit(self, area: QRectF, scale: float) -> None:
        """Stand at the foot of ``area`` (pixels of the parent), as high as needed."""
        inside = WIDTH - 2 * SIDE
        buttons = list(self.choices.values())
        count = len(buttons)
        across = count if self._wide or self._pictured else 2 if count <= NOTED else 3
        top = self.head + 4 + (face_width(count) * RATIO + 8 if self._pictured else 0)
        places = columns(buttons, SHADOW + SIDE, top, inside, GAP, max(1, across))
        bottom = max(place.bottom() for place in places)
        if self._wide:
            self._rows_top = bottom + 8
            bottom = self._rows_top + ROW * max(self._note_rows(each) for each in self.answers)
        elif self._explains:
            self._rows_top = bottom + 12
            most = max(len(each.notes) for each in self.answers)
            bottom = self._rows_top + ROW * math.ceil(most / COLUMNS)
        height = bottom + 18 + SHADOW
        left = (area.left() + area.right()) / 2 / scale - WIDTH / 2 - SHADOW
        highest = self.top_in(area, scale, height)
        self.place(QRectF(left, highest, WIDTH + 2 * SHADOW, height), scale)
        for button, place in zip(buttons, places, strict=True):
            button.place(place, scale)

    def _column_width(self) -> float:
        return _column(len(self.answers))

    def _wrapped(self, note: Note, width: float) -> list[str]:
        return lettering.wrapped(note.words, lettering.font(13), width - 34)

    def _note_rows(self, answer: Answer) -> float:
        """Rows that the consequences of an answer take; a second line of one adds two thirds."""
        beside = FACE_ROOM if answer.face is not None else 0
        width = self._column_width() - beside
        rows = sum(1 + 0.67 * (len(self._wrapped(note, width)) - 1) for note in answer.notes)
        return max(rows, FACE_ROOM * RATIO / ROW) if beside else rows

    def draw(self, painter: QPainter, place: QRectF) -> None:
        super().draw(painter, place)
        if self._pictured:
            self._draw_faces(painter)
        if not self._wide:
            self._draw_explanation(painter)
            return
        width = self._column_width()
        for index, answer in enumerate(self.answers):
            left = SHADOW + SIDE + index * (width + GAP)
            self._draw_notes(painter, left, width, answer)
            if index:
                fold = left - GAP / 2
                bottom = place.bottom() - SHADOW - 16
                line(painter, QPointF(fold, self._rows_top), QPointF(fold, bottom), FOLD)

    def _draw_faces(self, painter: QPainter) -> None:
        """The cards, each over its answer."""
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        width, top = self._column_width(), self.head + 4
        wide = face_width(len(self.answers))
        for index, answer in enumerate(self.answers):
            left = SHADOW + SIDE + index * (width + GAP) + (width - wide) / 2
            if answer.face is not None:
                place = QRectF(left, top, wide, wide * RATIO)
                answer.face.draw(painter, place, self)

    def _draw_explanation(self, painter: QPainter) -> None:
        """What the answer pointed at would do, in columns below all answers."""
        if not self._explains:
            return
        left, right = SHADOW + SIDE, SHADOW + WIDTH - SIDE
        fold = self._rows_top - 4
        line(painter, QPointF(left, fold), QPointF(right, fold), FOLD)
        notes = self.explained.notes if self.explained is not None else ()
        width = (right - left) / COLUMNS
        face = lettering.font(13)
        if self.explained is None:
            words = say("Point at an answer to read what it would do.")
            box = QRectF(left + 4, self._rows_top + 1, right - left, ROW - 2)
            lettering.draw_text(painter, box, words, lettering.font(13, italic=True), SEPIA)
        for index, note in enumerate(notes):
            across = left + index % COLUMNS * width
            top = self._rows_top + index // COLUMNS * ROW
            draw_icon(painter, note.icon, across + 4, top + 3, 17, (note.ink or INK))
            box = QRectF(across + 28, top + 1, width - 36, ROW - 2)
            lettering.draw_text(painter, box, note.words, face, INK)

    def _draw_notes(self, painter: QPainter, left: float, width: float, answer: Answer) -> None:
        top = self._rows_top
        face = lettering.font(13)
        if answer.face is not None:
            place = QRectF(left + 4, top + 6, FACE, FACE * RATIO)
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            answer.face.draw(painter, place, self)
            left, width = left + FACE_ROOM, width - FACE_ROOM
        for note in answer.notes:
            rows = len(self._wrapped(note, width))
            draw_icon(painter, note.icon, left + 4, top + 3, 17, (note.ink or INK))
            box = QRectF(left + 28, top + 3, width - 32, 16 * rows)
            lettering.draw_text(
                painter, box, note.words, face, INK, lettering.TOP_LEFT, lines=rows, leading=1.23
            )
            top += ROW * (1 + 0.67 * (rows - 1))
