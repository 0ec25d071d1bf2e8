"""The note on which the guide speaks: a step's heading and text, and how to go on."""

from typing import Final

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from paxdesk.desk.painting import lettering
from paxdesk.desk.painting.lettering import TOP_LEFT, draw_text, font
from paxdesk.desk.painting.palette import INK, PAPER, SEPIA, UNREST
from paxdesk.desk.painting.shapes import frame, paper, rule, shadow
from paxdesk.desk.sheets.paper import PaperButton, Sheet, on_click
from paxdesk.desk.words.label import Label
from paxdesk.language import say
from paxdesk.record_classes import frozen

EDGE: Final = 8.0
"""Units around the paper for its shadow."""
SIDE: Final = 14.0
PIXELS: Final = 13
LEADING: Final = 1.3
HEAD: Final = 56.0
FOOT: Final = 48.0
APART: Final = 6.0


@frozen
class Note:
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


class GuidePanel(Sheet):
    """A sheet that covers nothing but itself; the table stays in reach."""

    read = Signal()
    left = Signal()
    back = Signal()

    def __init__(self, surface: QWidget) -> None:
        super().__init__(surface, "")
        self.note = Note()
        self.go_on = PaperButton(Label("", ""), self, primary=True, pixels=13)
        on_click(self.go_on, self.read.emit)
        self.leave = PaperButton(Label("", ""), self, pixels=13)
        on_click(self.leave, self.left.emit)
        self.go_back = PaperButton(Label("", ""), self, pixels=13)
        on_click(self.go_back, self.back.emit)
        self.hide()

    def tell(self, note: Note) -> None:
        """Show a step."""
        self.note = note
        self.go_on.rename(say("Finish") if note.last else say("Go on"))
        self.go_back.rename(say("Back"))
        self.go_back.setToolTip(say("Back one step"))
        self.go_back.setEnabled(note.back)
        self.leave.rename(say("Leave"))
        self.leave.setToolTip(say("Play on without the guide"))
        self.go_on.setVisible(note.reading)
        title = say(
            "Step {number} of {count}: {title}",
            number=note.number,
            count=note.count,
            title=note.title,
        )
        self.setAccessibleName(title)
        self.setAccessibleDescription(note.text)
        self.update()

    def height_for(self, width: float) -> float:
        """Units that the note needs in height if it may be so wide."""
        face = font(PIXELS)
        rows = len(lettering.wrapped(self.note.text, face, width - 2 * (SIDE + EDGE)))
        return HEAD + rows * round(PIXELS * LEADING) + FOOT + 2 * EDGE

    def lay(self, units: QRectF, scale: float) -> None:
        """Place the note and its buttons."""
        self.place(units, scale)
        top, left = units.height() - EDGE - 40, EDGE + SIDE
        room = units.width() - 2 * left - 2 * APART
        for button, share in ((self.leave, 0.3), (self.go_back, 0.3), (self.go_on, 0.4)):
            button.place(QRectF(left, top, room * share, 28), scale)
            left += room * share + APART

    def take_focus(self) -> None:
        """A note that is only read has the keyboard, so that Space goes on."""
        if self.note.reading:
            self.go_on.setFocus(Qt.FocusReason.OtherFocusReason)

    def draw(self, painter: QPainter, place: QRectF) -> None:
        sheet = place.adjusted(EDGE, EDGE, -EDGE, -EDGE)
        shadow(painter, sheet, 3, 3)
        paper(painter, sheet, PAPER, 2)
        frame(painter, sheet.adjusted(3, 3, -3, -3), INK, 1.6)
        left, top = sheet.left() + SIDE, sheet.top() + 9
        width = sheet.width() - 2 * SIDE
        note = self.note
        words = say("{number} of {all}", number=note.number, all=note.count)
        words = f"{note.lesson} · {words}".upper()
        small = lettering.fitted(words, width, 1, 10, 8, "sans", 600)
        draw_text(painter, QRectF(left, top, width, 14), words, small, UNREST)
        face = lettering.fitted(self.note.title, width, 1, 17, 13, "serif", 700)
        draw_text(painter, QRectF(left, top + 14, width, 22), self.note.title, face, INK)
        rule(painter, left, top + 39, width)
        box = QRectF(left, sheet.top() + HEAD, width, place.height())
        draw_text(
            painter,
            box,
            self.note.text,
            font(PIXELS),
            INK if self.note.text else SEPIA,
            TOP_LEFT,
            lines=40,
            leading=LEADING,
        )
