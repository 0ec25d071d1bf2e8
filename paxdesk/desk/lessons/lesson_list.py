"""The sheet to choose a lesson."""

from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QRectF, QSize, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from paxdesk.desk.painting.palette import SEPIA, UNREST_INK
from paxdesk.desk.protocol.lessons_and_puzzles import Lesson
from paxdesk.desk.sheets.form_widgets import draw_check
from paxdesk.desk.sheets.modal_sheet import ModalSheet
from paxdesk.desk.sheets.sheet import PaperButton
from paxdesk.desk.sheets.sheet_layout import (
    HAIR,
    Box,
    Column,
    HBox,
    Item,
    Pad,
    PaintedBox,
    Rule,
    TextBox,
    Type,
    icon_box,
    small_print_box,
)
from paxdesk.language import tr, with_colon

BUTTON: Final = 150.0


class LessonsSheet(ModalSheet):
    """``chosen`` carries the name of a lesson to begin, ``left`` that it is none.

    After a lesson it opens with what to try next, and proposes the first that is not finished;
    ``play_wanted`` says that an opponent is, where the game ``has_opponents``.
    """

    chosen = Signal(str)
    play_wanted = Signal()

    def __init__(
        self,
        surface: QWidget,
        lessons: Sequence[Lesson],
        finished: frozenset[str],
        just_finished: str = "",
        has_opponents: bool = False,
    ) -> None:
        self._just = next((each for each in lessons if each.name == just_finished), None)
        super().__init__(surface, tr("Lessons"), QSize(960, 0))
        self.lessons = tuple(lessons)
        self.finished = finished
        told = [f"{each.title}. {each.summary}" for each in lessons]
        if self._just is not None:
            told.insert(0, self._just.next)
        self.setAccessibleDescription("\n".join(told))
        self.buttons: dict[str, PaperButton] = {}
        for each in lessons:
            words = tr("Again") if each.name in finished else tr("Begin")
            button = self.button(words, partial(self.chosen.emit, each.name))
            button.setAccessibleName(with_colon(words, each.title))
            self.buttons[each.name] = button
        self._proposed = next((each.name for each in lessons if each.name not in finished), "")
        if self._proposed:
            self.buttons[self._proposed].primary = True
        self.close_sheet = self.button(tr("Close"), self.left.emit, pixels=16, escape=True)
        self.play = self.button(tr("Play solo"), self.play_wanted.emit, pixels=16)
        self._may_play = has_opponents and self._just is not None
        self.first_focus = self.buttons.get(self._proposed) or self.close_sheet

    def contents(self) -> Box:
        lessons = (
            Column(
                HBox(
                    PaintedBox(partial(self._draw_check, each.name), width=22, high=22),
                    Column(
                        HBox(
                            TextBox(f"{number}. {each.title}", Type(19, "serif", 700), snug=True),
                            small_print_box(tr("{0} minutes", each.minutes)),
                            gap=14,
                        ),
                        TextBox(each.summary, ink=SEPIA),
                        gap=3,
                    ),
                    Item(self.buttons[each.name], BUTTON, 46),
                    gap=18,
                ),
                Rule(1, HAIR),
            )
            for number, each in enumerate(self.lessons, start=1)
        )
        play = Item(self.play, 200, 44) if self._may_play else None
        close = HBox(Box(), play, Item(self.close_sheet, 200, 44), Box(), gap=14)
        return Column(self._next(), *lessons, Box(high=4), close)

    def _draw_check(self, name: str, painter: QPainter, place: QRectF) -> None:
        box = QRectF(place.left(), place.center().y() - 11, 22, 22)
        draw_check(painter, box, name in self.finished)

    def _next(self) -> HBox | None:
        """That a lesson is finished, and what to try now."""
        if self._just is None:
            return None
        words = tr("“{0}” is complete.", self._just.title)
        told = Column(TextBox(words, Type(17, "serif", 700)), TextBox(self._just.next, Type(15)))
        return HBox(icon_box("manicule", 26, UNREST_INK), Pad(told, 0, 0, 0, 14), gap=14)
