"""Sheets of paper over the table, and the buttons printed on them.

A sheet is laid out in units (pixels of a 1366 x 768 window) and shown at any scale: its
painter and its children are scaled together, so one layout serves every window.
"""

import math
from collections.abc import Callable, Sequence
from functools import cache, partial
from typing import Final, TypeAlias

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import (
    QEnterEvent,
    QFocusEvent,
    QHelpEvent,
    QInputDevice,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPixmap,
)
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from paxdesk.desk.idle_work import SlicedWork
from paxdesk.desk.painting import controls, typesetting
from paxdesk.desk.painting.palette import INK, PAPER, UNREST_INK
from paxdesk.desk.painting.shapes import draw_frame, draw_paper, draw_shadow
from paxdesk.desk.sheets.sheet_layout import Box, BoxParent, Column, Item, to_pixels
from paxdesk.desk.tooltips import show_tooltip
from paxdesk.desk.words import Label
from paxdesk.lazy_attrs import frozen

# --- Which clicks on the table, or on a button, have begun there ----------------------------------


class DoubleClickGuard:
    """Tells the second of two clicks in one place from one whose first took a sheet away.

    Qt tells of a double click to whatever lies under the pointer by then.
    """

    def __init__(self) -> None:
        self._last = -math.inf

    def include(self, event: QMouseEvent) -> bool:
        """Whether this press is meant for the place; all that come there must be shown here."""
        if event.type() == QEvent.Type.MouseButtonPress:
            self._last = event.timestamp()
        return event.timestamp() - self._last <= QApplication.doubleClickInterval()


class TooltipButton(QAbstractButton):
    """A button without printed words, whose name is told to a pointer that rests on it.

    Qt reads a tool tip aloud as well: a name that is told so would be read twice.
    """

    tip = ""

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip and self.tip and isinstance(event, QHelpEvent):
            show_tooltip(event.globalPos(), self.tip, self)
            return True
        return super().event(event)


class OwnButton(TooltipButton):
    """A button that is not pressed by the second of two clicks whose first brought it here, nor
    by a key that is held since then.

    A finger that rests on it is told what a pointer is told, and presses nothing.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._own = DoubleClickGuard()
        self._held = QTimer(self, singleShot=True)
        self._held.timeout.connect(self._tell)
        self.explained = False
        """Whether what it does stands elsewhere as soon as it has the focus."""

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if self._own.include(event):
            super().mousePressEvent(event)
            finger = event.deviceType() == QInputDevice.DeviceType.TouchScreen
            if finger and (self.explained or self.tip or self.toolTip()):
                self._held.start(HOLD_MS)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self._held.stop()
        super().mouseReleaseEvent(event)

    def _tell(self) -> None:
        self.setDown(False)
        words = self.tip or self.toolTip()
        show_tooltip(self.mapToGlobal(self.rect().bottomLeft()), words, self)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self.mousePressEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if not event.isAutoRepeat():
                self.click()
        elif event.key() in (*FORWARD, *BACK):
            event.ignore()  # the sheet moves between its buttons
        else:
            super().keyPressEvent(event)


SHADOW: Final = 22
"""Units around a sheet that its shadow needs."""
FORWARD: Final = (Qt.Key.Key_Down, Qt.Key.Key_Right)
BACK: Final = (Qt.Key.Key_Up, Qt.Key.Key_Left)
HOLD_MS: Final = 550
"""Milliseconds for which a finger rests on something until more is told of it."""
MOUSE: Final = 28.0
FINGER: Final = 44.0
"""The lowest buttons in pixels, pressed by mouse or by finger."""
NARROW: Final = 36.0
"""Pixels at least of what a finger presses where there is no room for more."""
ROW_PIXELS: Final = 16
"""Pixels by which widgets of one row may differ in height."""


class ScaledWidget(BoxParent):
    """A widget placed and painted in units, shown at ``scale``."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.scale = 1.0
        self.units = QRectF()

    def place(self, units: QRectF, scale: float) -> None:
        """Lay the widget at ``units`` of its parent."""
        self.units = units
        self.scale = scale
        self.setGeometry(to_pixels(units, scale).toAlignedRect())
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
        self.minimum_width = MOUSE
        """How low the button may be, in units."""
        self.lines = 1
        """Lines that its words may take."""
        self.setText(label.words)
        self.setAccessibleName(f"{label.words}. {label.note}".strip(" ."))
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def rename(self, words: str) -> None:
        self.setText(words)
        self.setAccessibleName(words)

    def height_for(self, width: float) -> float:
        """The height in units that the button needs at a width of ``width`` units."""
        inside = width - 28 - (32 if self.label.icon else 0)
        rows = 1
        if self.lines > 1:
            face = typesetting.make_font(self.pixels, "serif", 700)
            room = inside if self.label.note or self.label.icon else width - 14
            rows = min(self.lines, len(typesetting.wrap_text(self.text(), face, room)))
        if not self.label.note:
            return max(self.minimum_width, self.pixels * (1.0 + 1.3 * rows))
        high = self.pixels * 1.3 * rows
        small = typesetting.wrap_text(
            self.label.note, typesetting.make_font(self.pixels - 2), inside
        )
        return 16 + high + len(small) * (self.pixels - 1)

    def width_of_words(self) -> float:
        """How wide the button must be for its words in one line, in units."""
        face = typesetting.make_font(self.pixels, "serif", 700)
        edges = 52 if self.label.icon else 24
        return typesetting.text_width(self.text(), face) + edges

    def place(self, units: QRectF, scale: float) -> None:
        """Lay the button at ``units`` of its parent."""
        self.scale = scale
        self.setGeometry(to_pixels(units.adjusted(-4, -4, 4, 4), scale).toAlignedRect())

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
                controls.draw_brackets(painter, whole.adjusted(2, 2, -2, -2), UNREST_INK, 2.4, 10)

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

    left = Signal()
    """The sheet is to be put away, and nothing has been chosen on it."""

    button_focus = Qt.FocusPolicy.StrongFocus
    """By what its buttons take the keyboard: also by a click, or by Tab alone."""

    def __init__(self, parent: QWidget, heading: str, *, heading_height: float = 22) -> None:
        super().__init__(parent)
        self.surface = parent
        self.heading = heading.upper()
        self.heading_height = heading_height
        self.escape: QAbstractButton | None = None
        self.first_focus: QWidget | None = None
        """The widget that gets the keyboard first; None: the first in reading order."""
        self.slices = SlicedWork(self)
        """What of its pictures is still to be painted."""
        self.content: Box = Column()
        """What lies on it."""
        self._proposes = True
        self.setAccessibleName(heading)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    @property
    def head(self) -> float:
        """Units from the top of the widget to the space below the heading."""
        return SHADOW + 36 + self.heading_height

    def button(
        self,
        words: str,
        does: Callable[[], object],
        *,
        icon: str = "",
        primary: bool = False,
        pixels: float = 15,
        escape: bool = False,
    ) -> PaperButton:
        """Return a new button that calls ``does``; with ``escape`` the Escape key presses it."""
        button = PaperButton(Label(icon, words), self, primary=primary, pixels=pixels)
        button.setFocusPolicy(self.button_focus)
        on_click(button, does)
        if escape:
            self.escape = button
        return button

    # --- What lies on it ------------------------------------------------------------------------

    def contents(self) -> Box:
        """Everything on the sheet as it is now; buttons and fields not in it are hidden."""
        return Column()

    def heard(self) -> Sequence[str] | None:
        """What is read aloud below the heading; None: what is printed there."""
        return None

    def lay_out(self) -> None:
        """Make the contents anew, and place them."""

    def lay_contents(self, area: QRectF) -> None:
        """Place the contents in ``area``, in units of the sheet, and show what is in them."""
        self.content.place(area, self.scale)
        shown = {box.widget for box in self.content.boxes() if isinstance(box, Item)}
        for widget in self.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly):
            widget.setVisible(widget in shown)
        self.update()

    def stops(self) -> list[QWidget]:
        """Everything that can have the keyboard, in reading order."""
        found = [
            widget
            for widget in self.findChildren(QWidget)
            if widget.isEnabled()
            and widget.isVisibleTo(self)
            and widget.focusPolicy() & Qt.FocusPolicy.TabFocus
            and widget.focusProxy() is None  # what scrolls has the keyboard, not its inside
        ]
        return sorted(found, key=self._reading_order())

    def _reading_order(self) -> Callable[[QWidget], tuple[tuple[float, float, float], ...]]:
        """Where a widget comes: as it is laid out, on this sheet and on pages that lie on it."""
        laid: dict[QWidget, int] = {}
        for box in self.content.boxes():
            if isinstance(box, Item):
                laid.setdefault(box.widget, len(laid))
        order_of = cache(Sheet._reading_order)

        def order(widget: QWidget) -> tuple[tuple[float, float, float], ...]:
            within = [widget]
            while (parent := within[-1].parentWidget()) is not None and parent is not self:
                within.append(parent)
            at = next((laid[each] for each in reversed(within) if each in laid), len(laid))
            place = (at, widget.y() // ROW_PIXELS, widget.x())
            page = next((each for each in within[1:] if isinstance(each, Sheet)), None)
            return (place, *order_of(page)(widget)) if page is not None else (place,)

        return order

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
        if self.first_focus is None and not self._proposes:
            self.setFocus(Qt.FocusReason.OtherFocusReason)
        elif first := self.first_focus or next(iter(self.stops()), None):
            first.setFocus(Qt.FocusReason.OtherFocusReason)

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


class NotePanel(Sheet):
    """A small sheet that covers nothing but itself; the table stays in reach."""

    edge = 8.0
    """Units around the paper for its shadow."""
    side = 14.0
    button_focus = Qt.FocusPolicy.TabFocus
    passed = Signal(int)
    """F6 was pressed on it: on to the next part of the table, or back to the one before."""

    def __init__(self, surface: QWidget) -> None:
        super().__init__(surface, "")
        self.hide()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_F6:
            back = event.modifiers() & Qt.KeyboardModifier.ShiftModifier
            self.passed.emit(-1 if back else 1)
        else:
            super().keyPressEvent(event)

    def height_for(self, width: float) -> float:
        """Units that the note needs in height if it may be so wide."""
        return self.contents().height_for(width - 2 * (self.side + self.edge)) + 2 * self.edge + 18

    def lay(self, units: QRectF, scale: float) -> None:
        self.place(units, scale)
        self.lay_out()

    def lay_out(self) -> None:
        self.content = self.contents()
        self.lay_contents(self._paper().adjusted(self.side, 8, -self.side, -10))

    def _paper(self) -> QRectF:
        whole = QRectF(0, 0, self.units.width(), self.units.height())
        return whole.adjusted(self.edge, self.edge, -self.edge, -self.edge)

    def draw(self, painter: QPainter, place: QRectF) -> None:
        paper_place = self._paper()
        draw_shadow(painter, paper_place, 3, 3)
        draw_paper(painter, paper_place, PAPER, 2)
        draw_frame(painter, paper_place.adjusted(3, 3, -3, -3), INK, 1.4)
        self.content.paint(painter)


class PopUp(Sheet):
    """A narrow sheet without a heading, where the pointer is."""

    margin = 12.0
    """Units around the paper for its shadow, and from its edge to what lies on it."""

    def __init__(self, surface: QWidget) -> None:
        super().__init__(surface, "")

    def pop_up(self, point: QPointF, scale: float, room: QRectF, wide: float) -> None:
        """Show the contents at ``point`` (pixels of the parent), as near as ``room`` allows."""
        edges = 4 * self.margin
        width, height = wide + edges, self.content.height_for(wide) + edges
        left = min(point.x() / scale, room.right() / scale - width)
        top = min(point.y() / scale, room.bottom() / scale - height)
        left, top = max(room.left() / scale, left), max(room.top() / scale, top)
        self.place(QRectF(left, top, width, height), scale)
        inner = 2 * self.margin
        self.lay_contents(QRectF(inner, inner, wide, height - edges))
        self.show()
        self.raise_()
        self.take_focus()

    def draw(self, painter: QPainter, place: QRectF) -> None:
        margin = self.margin
        sheet = place.adjusted(margin, margin, -margin, -margin)
        draw_shadow(painter, sheet, 3, 3)
        draw_paper(painter, sheet, PAPER, 3)
        draw_frame(painter, sheet.adjusted(3, 3, -3, -3), INK, 1.4)
        self.content.paint(painter)


def on_click(button: QAbstractButton, answer: Callable[[], object]) -> None:
    """Call ``answer`` when the button is clicked, whatever Qt says about its state."""
    button.clicked.connect(lambda _checked=False: answer())


# --- The buttons at the right end of the prompt line ----------------------------------------------


@frozen
class PromptButton:
    """What a button says and does; a ``lit`` one is chosen already."""

    words: str
    press: Callable[[], object]
    lit: bool = False


# --- A picture on a sheet that is painted once the sheet itself is there --------------------------


class LatePicture:
    """``paint`` makes it when it is first wanted; ``found`` is there already."""

    def __init__(self, paint: Callable[[], QPixmap], found: QPixmap | None = None) -> None:
        self._make = paint
        self._pixmap = found
        self._wanted = False

    def seen(self, sheet: Sheet) -> QPixmap | None:
        """The picture; None while the sheet has yet to paint it, after which it shows itself."""
        if self._pixmap is None and not self._wanted:
            self._wanted = True
            sheet.slices.add(lambda: self._paint(sheet))
        return self._pixmap

    def _paint(self, sheet: Sheet) -> None:
        self._pixmap = self._make()
        sheet.update()

    def draw(self, painter: QPainter, place: QRectF, sheet: Sheet) -> None:
        """Draw it in a place of the sheet, as soon as it is there."""
        pixmap = self.seen(sheet)
        if pixmap is not None:
            painter.drawPixmap(place, pixmap, QRectF(pixmap.rect()))


# --- A picture that is painted in slices, and seen while it comes ---------------------------------

Stroke: TypeAlias = tuple[QRectF, Callable[[QPainter], object]]
"""A part of a picture: where it lies, and what paints it. Parts may lie over earlier ones."""


class GradualPicture:
    """Part of the surface of a sheet; :meth:`draw` has it painted anew in another size."""

    def __init__(self, sheet: Sheet, strokes: Sequence[Stroke]) -> None:
        """The first of the ``strokes`` is there at once."""
        self._sheet = sheet
        self._strokes = strokes
        self._pixmap = QPixmap()
        self._painted_for: tuple[QRectF, float] | None = None

    def draw(self, painter: QPainter, place: QRectF) -> None:
        """Draw what there is at a place in units of the sheet; more follows by itself.

        Strokes have their origin at its corner, and may reach beyond it by a shadow's breadth.
        """
        place = place.adjusted(-SHADOW, -SHADOW, SHADOW, SHADOW)
        ratio = self._sheet.scale * self._sheet.devicePixelRatioF()
        if (place, ratio) != self._painted_for:
            self._begin(place, ratio)
        painter.drawPixmap(self._corner(place, ratio), self._pixmap)

    @staticmethod
    def _corner(place: QRectF, ratio: float) -> QPointF:
        """Where the picture begins, on whole device pixels."""
        return QPointF(math.floor(place.x() * ratio), math.floor(place.y() * ratio)) / ratio

    def _begin(self, place: QRectF, ratio: float) -> None:
        self._painted_for = place, ratio
        pixmap = self._pixmap = QPixmap(
            max(1, math.ceil(place.width() * ratio) + 1),
            max(1, math.ceil(place.height() * ratio) + 1),
        )
        pixmap.fill(Qt.GlobalColor.transparent)
        first, *rest = self._strokes
        self._paint(pixmap, first)
        for stroke in rest:
            self._sheet.slices.add(partial(self._paint, pixmap, stroke))

    def _paint(self, pixmap: QPixmap, stroke: Stroke) -> None:
        if pixmap is not self._pixmap or self._painted_for is None:
            return  # it has a size that the sheet no longer has
        place, ratio = self._painted_for
        area, paint = stroke
        pixmap.setDevicePixelRatio(1)  # icons are cut for the scale of the painter
        with QPainter(pixmap) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.scale(ratio, ratio)
            painter.translate(place.topLeft() - self._corner(place, ratio))
            painter.translate(SHADOW, SHADOW)
            paint(painter)
        pixmap.setDevicePixelRatio(ratio)
        seen = area.translated(place.x() + SHADOW, place.y() + SHADOW)
        self._sheet.update(to_pixels(seen, self._sheet.scale).toAlignedRect())
