"""The note that shows a step of a lesson."""

from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget

from paxdesk.desk.painting.palette import UNREST_INK
from paxdesk.desk.sheets.sheet import NotePanel
from paxdesk.desk.sheets.sheet_layout import (
    Box,
    Column,
    Item,
    TextBox,
    Type,
    WrappingRow,
    double_rule,
)
from paxdesk.language import tr
from paxdesk.lazy_attrs import frozen

LESSON: Final = Type(10, weight=600)


@frozen
class GuideText:
    """What the guide says: ``number`` of ``count`` steps of a ``lesson``.

    ``reading`` offers to go on, ``back`` to go back a step; the ``last`` step finishes it.
    """

    number: int = 0
    count: int = 0
    title: str = ""
    text: str = ""
    reading: bool = False
    lesson: str = ""
    back: bool = False
    last: bool = False


class GuidePanel(NotePanel):
    """A sheet that covers nothing but itself; the table stays in reach."""

    read = Signal()
    back = Signal()

    def __init__(self, surface: QWidget) -> None:
        super().__init__(surface)
        self.note = GuideText()
        self.go_on = self.button("", self.read.emit, primary=True, pixels=13)
        self.leave = self.button("", self.left.emit, pixels=13)
        self.go_back = self.button("", self.back.emit, pixels=13)

    def show_step(self, told: GuideText) -> None:
        self.note = told
        self.go_on.rename(tr("Finish") if told.last else tr("Next"))
        self.go_back.rename(tr("Back@to the step before"))
        self.go_back.setToolTip(tr("Back one step"))
        self.go_back.setEnabled(told.back)
        self.leave.rename(tr("Leave"))
        self.leave.setToolTip(tr("Play on without the guide"))
        title = tr(
            "Step {number} of {count}: {title}",
            number=told.number,
            count=told.count,
            title=told.title,
        )
        self.setAccessibleName(title)
        self.setAccessibleDescription(told.text)
        self.update()

    def contents(self) -> Box:
        told = self.note
        words = f"{told.lesson} · {told.number}/{told.count}"
        return Column(
            TextBox(words.upper(), LESSON, UNREST_INK, lines=1, least=7, said=told.lesson),
            TextBox(told.title, Type(17, "serif", 700), lines=1, least=13),
            double_rule(),
            TextBox(told.text, Type(13), leading=1.3),
            Box(fills=True),
            WrappingRow(
                Item(self.leave, high=28, share=3),
                Item(self.go_back, high=28, share=3),
                Item(self.go_on, high=28, share=4) if told.reading else Box(share=4),
                gap=6,
            ),
            gap=4,
        )

    def take_focus(self) -> None:
        """A note that is only read has the keyboard, so that Space goes on."""
        if self.note.reading:
            self.go_on.setFocus(Qt.FocusReason.OtherFocusReason)
