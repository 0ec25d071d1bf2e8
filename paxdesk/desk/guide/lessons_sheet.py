"""The list of lessons: what each teaches, how long it takes, and which are finished."""

from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from paxdesk.desk.painting import lettering
from paxdesk.desk.painting.icons import draw_icon
from paxdesk.desk.painting.palette import INK, SEPIA, UNREST
from paxdesk.desk.painting.shapes import line
from paxdesk.desk.protocol.guided import Lesson
from paxdesk.desk.sheets.dialog import Dialog, draw_check
from paxdesk.desk.sheets.paper import PaperButton, on_click
from paxdesk.desk.words.label import Label
from paxdesk.language import say

WIDTH: Final = 960.0
SIDE: Final = 40.0
TOP: Final = 92.0
ROW: Final = 78.0
FOOT: Final = 84.0
NEXT: Final = 92.0
"""How high the words about what to try next are."""
BUTTON: Final = 150.0


class LessonsSheet(Dialog):
    """``chosen`` carries the name of a lesson to begin, ``left`` that it is none.

    After a lesson it opens with what to try next, and proposes the first that is not finished.
    """

    chosen = Signal(str)
    left = Signal()

    def __init__(
        self,
        surface: QWidget,
        lessons: Sequence[Lesson],
        finished: frozenset[str],
        just_finished: str = "",
    ) -> None:
        self._just = next((each for each in lessons if each.name == just_finished), None)
        self._top = TOP + (NEXT if self._just else 0)
        height = self._top + ROW * len(lessons) + FOOT
        super().__init__(surface, say("Lessons"), QSize(round(WIDTH), round(height)))
        self.lessons = tuple(lessons)
        self.finished = finished
        told = [f"{each.title}. {each.summary}" for each in lessons]
        if self._just is not None:
            told.insert(0, self._just.next)
        self.setAccessibleDescription("\n".join(told))
        self.buttons: dict[str, PaperButton] = {}
        for each in lessons:
            words = say("Again") if each.name in finished else say("Begin")
            button = PaperButton(Label("", words), self, pixels=15)
            button.setAccessibleName(f"{words}: {each.title}")
            on_click(button, partial(self.chosen.emit, each.name))
            self.buttons[each.name] = button
        self._proposed = next((each.name for each in lessons if each.name not in finished), "")
        if self._proposed:
            self.buttons[self._proposed].primary = True
        self.close_sheet = PaperButton(Label("", say("Close")), self, pixels=16)
        on_click(self.close_sheet, self.left.emit)
        self.escape = self.close_sheet

    def take_focus(self) -> None:
        """Return begins the first lesson that is not finished."""
        (self.buttons.get(self._proposed) or self.close_sheet).setFocus()

    def lay_out(self) -> None:
        left = WIDTH - SIDE - BUTTON
        for index, button in enumerate(self.buttons.values()):
            self.press(button, left, self._top + index * ROW + 14, BUTTON, 46)
        self.press(self.close_sheet, (WIDTH - 200) / 2, self.paper.height() - 66, 200, 44)

    def draw(self, painter: QPainter, place: QRectF) -> None:
        super().draw(painter, place)
        painter.translate(self.paper.topLeft())
        if self._just is not None:
            self._draw_next(painter, self._just)
        wide = WIDTH - 2 * SIDE - BUTTON - 70
        for index, each in enumerate(self.lessons):
            top = self._top + index * ROW
            done = each.name in self.finished
            draw_check(painter, QRectF(SIDE, top + 26, 22, 22), done)
            box = QRectF(SIDE + 40, top + 8, wide, 26)
            words = f"{index + 1}. {each.title}"
            face = lettering.fitted(words, wide - 90, 1, 19, 13, "serif", 700)
            lettering.draw_text(painter, box, words, face, INK)
            minutes = say("{0} minutes", each.minutes)
            small = lettering.font(13, "serif", 400, italic=True)
            beside = box.adjusted(lettering.advance(words, face) + 14, 2, 0, 0)
            lettering.draw_text(painter, beside, minutes, small, SEPIA)
            below = QRectF(SIDE + 40, top + 36, wide, 36)
            plain = lettering.fitted(each.summary, wide, 2, 14, 11, "sans", 400)
            lettering.draw_text(
                painter, below, each.summary, plain, SEPIA, lettering.TOP_LEFT, lines=2
            )
            foot = top + ROW
            line(painter, QPointF(SIDE, foot), QPointF(WIDTH - SIDE, foot), "#C9B58F")

    def _draw_next(self, painter: QPainter, lesson: Lesson) -> None:
        """That a lesson is finished, and what to try now."""
        draw_icon(painter, "manicule", SIDE, TOP + 2, 26, UNREST)
        wide = WIDTH - 2 * SIDE - 40
        words = say("“{0}” is finished.", lesson.title)
        face = lettering.font(17, "serif", 700)
        lettering.draw_text(painter, QRectF(SIDE + 40, TOP, wide, 26), words, face, INK)
        plain = lettering.fitted(lesson.next, wide, 2, 15, 11, "sans", 400)
        below = QRectF(SIDE + 40, TOP + 30, wide, 48)
        lettering.draw_text(painter, below, lesson.next, plain, INK, lettering.TOP_LEFT, lines=2)
