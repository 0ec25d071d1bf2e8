"""Sheets of paper over the table, and the buttons printed on them.

A sheet is laid out in units (pixels of a 1366 x 768 window) and shown at any scale: its
painter and its children are scaled together, so one layout serves every window.
"""

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QEnterEvent, QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from paxdesk.desk.motion.slices import Slices
from paxdesk.desk.painting import controls, lettering
from paxdesk.desk.painting.palette import UNREST
from paxdesk.desk.sheets.own_clicks import OwnButton
from paxdesk.desk.words.label import Label

SHADOW: Final = 22
"""Units around a sheet that its shadow needs."""
FORWARD: Final = (Qt.Key.Key_Down, Qt.Key.Key_Right)
BACK: Final = (Qt.Key.Key_Up, Qt.Key.Key_Left)
MOUSE: Final = 28.0
FINGER: Final = 44.0
"""The lowest buttons in pixels, pressed by mouse or by finger."""
ROW: Final = 16
"""Pixels by which widgets of one row may differ in height."""


def note_height(words: str, width: float, pixels: float) -> float:
    """How high a button's small print of this width is, in units."""
    rows = len(lettering.wrapped(words, lettering.font(pixels - 2), width))
    return rows * (pixels - 1)


class ScaledWidget(QWidget):
    """A widget placed and painted in units, shown at ``scale``."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.scale = 1.0
        self.units = QRectF()

    def place(self, units: QRectF, scale: float) -> None:
        """Lay the widget at ``units`` of its parent."""
        self.units = units
        self.scale = scale
        self.setGeometry(scaled(units, scale).toAlignedRect())
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.scale(self.scale, self.scale)
            self.draw(painter, QRectF(0, 0, self.units.width(), self.units.height()))

    def draw(self, painter: QPainter, place: QRectF) -> None:
        """Paint in units."""


class PaperButton(OwnButton):
    """A button on paper: words, an icon, and small print of what it would do."""

    pointed = Signal()
    """It has the focus now, or the pointer has come to it."""

    def __init__(
        self, label: Label, parent: QWidget, *, primary: bool = False, pixels: float = 14
    ) -> None:
        super().__init__(parent)
        self.label = label
        self.primary = primary
        self.pixels = pixels
        self.scale = 1.0
        self.faint = False
        """Whether it is printed as something that cannot be, though a press is heard."""
        self.least = MOUSE
        """How low the button may be, in units."""
        self.lines = 1
        """Lines that its words may take."""
        self.setText(label.words)
        self.setAccessibleName(f"{label.words}. {label.note}".strip(" ."))
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def rename(self, words: str) -> None:
        """Print other words on the button."""
        self.setText(words)
        self.setAccessibleName(words)

    def height_for(self, width: float) -> float:
        """The height in units that the button needs at a width of ``width`` units."""
        inside = width - 28 - (32 if self.label.icon else 0)
        rows = 1
        if self.lines > 1:
            face = lettering.font(self.pixels, "serif", 700)
            room = inside if self.label.note or self.label.icon else width - 14
            rows = min(self.lines, len(lettering.wrapped(self.text(), face, room)))
        if not self.label.note:
            return max(self.least, self.pixels * (1.0 + 1.3 * rows))
        high = self.pixels * 1.3 * rows
        return 16 + high + note_height(self.label.note, inside, self.pixels)

    def place(self, units: QRectF, scale: float) -> None:
        """Lay the button at ``units`` of its parent."""
        self.scale = scale
        self.setGeometry(scaled(units.adjusted(-4, -4, 4, 4), scale).toAlignedRect())

    def paintEvent(self, _event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.scale(self.scale, self.scale)
            whole = QRectF(0, 0, self.width() / self.scale, self.height() / self.scale)
            place = whole.adjusted(4, 4, -4, -4)
            if self.isDown():
                place.translate(0, 1)
            controls.button(
                painter,
                place,
                self.text(),
                primary=self.primary,
                enabled=self.isEnabled() and not self.faint,
                icon=self.label.icon or None,
                pixels=self.pixels,
                note=self.label.note,
                lines=self.lines,
            )
            if self.hasFocus():
                controls.brackets(painter, whole.adjusted(2, 2, -2, -2), UNREST, 2.4, 10)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
            return
        if event.key() in (*FORWARD, *BACK):
            event.ignore()  # the sheet moves between its buttons
            return
        super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.pointed.emit()
        self.update()

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self.pointed.emit()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.update()


class Sheet(ScaledWidget):
    """A broadside over the table: a heading in wood type, and below it whatever is asked.

    Arrow keys and Tab go round its buttons; Escape presses ``escape`` where there is one.
    A click beside the buttons does nothing, so the table below is out of reach.
    """

    def __init__(self, parent: QWidget, heading: str, *, heading_height: float = 22) -> None:
        super().__init__(parent)
        self.surface = parent
        self.heading = heading
        self.heading_height = heading_height
        self.escape: QAbstractButton | None = None
        self.slices = Slices(self)
        """What of its pictures is still to be painted."""
        self._proposes = True
        self.setAccessibleName(heading)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    @property
    def head(self) -> float:
        """Units from the top of the widget to the space below the heading."""
        return SHADOW + 36 + self.heading_height

    def stops(self) -> list[QWidget]:
        """Everything that can have the keyboard, in reading order."""
        found = [
            widget
            for widget in self.findChildren(QWidget)
            if widget.isEnabled()
            and widget.isVisibleTo(self)
            and widget.focusPolicy() & Qt.FocusPolicy.TabFocus
        ]
        return sorted(found, key=lambda widget: (widget.y() // ROW, widget.x()))

    def draw(self, painter: QPainter, place: QRectF) -> None:
        paper = place.adjusted(SHADOW, SHADOW, -SHADOW, -SHADOW)
        controls.broadside(painter, paper, self.heading, heading_height=self.heading_height)

    def propose_nothing(self) -> None:
        """What is answered here cannot be taken back: no answer is chosen or printed first.

        Neither does a key answer before the player has gone to a button.
        """
        self._proposes = False
        self.escape = None
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        for button in self.findChildren(PaperButton):
            button.primary = False

    def take_focus(self) -> None:
        """Give the keyboard to the first thing that takes it, or to the sheet itself."""
        stops = self.stops()
        if not self._proposes:
            self.setFocus(Qt.FocusReason.OtherFocusReason)
        elif stops:
            stops[0].setFocus(Qt.FocusReason.OtherFocusReason)

    def focusNextPrevChild(self, forward: bool) -> bool:
        return self.step_focus(1 if forward else -1)

    def step_focus(self, by: int) -> bool:
        """Move the focus on, round and round."""
        stops = self.stops()
        if not stops:
            return False
        focused = self.focusWidget()
        if focused in stops:
            wanted = (stops.index(focused) + by) % len(stops)
        else:
            wanted = 0 if by > 0 else -1
        stops[wanted].setFocus(Qt.FocusReason.TabFocusReason)
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in FORWARD:
            self.step_focus(1)
        elif event.key() in BACK:
            self.step_focus(-1)
        elif event.key() == Qt.Key.Key_Escape and self.escape is not None:
            self.escape.click()
        else:
            event.ignore()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        event.accept()


def scaled(units: QRectF, scale: float) -> QRectF:
    """A rectangle of units in pixels."""
    return QRectF(
        units.x() * scale, units.y() * scale, units.width() * scale, units.height() * scale
    )


def columns(
    buttons: Sequence[PaperButton], left: float, top: float, width: float, gap: float, count: int
) -> list[QRectF]:
    """Places for buttons in ``count`` columns, row by row, each row as high as it needs."""
    each = (width - (count - 1) * gap) / count
    places = []
    for first in range(0, len(buttons), count):
        row = buttons[first : first + count]
        height = max(button.height_for(each) for button in row)
        for index in range(len(row)):
            places.append(QRectF(left + index * (each + gap), top, each, height))
        top += height + gap
    return places


def on_click(button: QAbstractButton, answer: Callable[[], object]) -> None:
    """Call ``answer`` when the button is clicked, whatever Qt says about its state."""
    button.clicked.connect(lambda _checked=False: answer())
