"""Paper sheets over the table, and their buttons.

They are laid out in units: pixels of a 1366 x 768 window.
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
from paxdesk.desk.safe_qt import qt_override, show_tooltip
from paxdesk.desk.sheets.sheet_layout import Box, BoxParent, Column, Item, to_pixels
from paxdesk.desk.words import Label
from paxdesk.lazy_attrs import frozen

# --- Clicks that began on the table or on a button ------------------------------------------------


class DoubleClickGuard:
    """Filter for the second click of a double click whose first click closed a sheet.

    Qt sends a double click to the widget that is then under the pointer.
    """

    def __init__(self) -> None:
        self._last = -math.inf

    def include(self, event: QMouseEvent) -> bool:
        """Return whether this filter received the press, or the first press of a double click.

        Call this for every press.
        """
        if event.type() == QEvent.Type.MouseButtonPress:
            self._last = event.timestamp()
        return event.timestamp() - self._last <= QApplication.doubleClickInterval()


class TooltipButton(QAbstractButton):
    """Base class of buttons that show ``tip`` as a tooltip.

    With a tooltip set in Qt, screen readers would repeat the name.
    """

    tip = ""
    one_of_several = False
    """True if checking it unchecks the others; screen readers call it a radio button."""

    @qt_override
    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip and self.tip and isinstance(event, QHelpEvent):
            show_tooltip(event.globalPos(), self.tip, self)
            return True
        return super().event(event)


class OwnButton(TooltipButton):
    """Button that ignores key repeat, and double clicks begun on another widget.

    A long touch shows its tooltip and does not press it.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._own = DoubleClickGuard()
        self._held = QTimer(self, singleShot=True)
        self._held.timeout.connect(self._tell)
        self.explained = False
        """True if its effect is displayed nearby when it has the focus."""

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
            event.ignore()  # the sheet moves the focus between its buttons
        else:
            super().keyPressEvent(event)


SHADOW: Final = 22
"""Margin around a sheet for its shadow, in units."""
FORWARD: Final = (Qt.Key.Key_Down, Qt.Key.Key_Right)
BACK: Final = (Qt.Key.Key_Up, Qt.Key.Key_Left)
HOLD_MS: Final = 550
"""Duration in ms of a touch that shows a tooltip or opens a menu."""
MOUSE: Final = 28.0
"""Minimum height of buttons for the mouse, in units."""
FINGER: Final = 44.0
"""Minimum height of buttons for touch, in pixels."""
NARROW: Final = 36.0
"""Minimum size in pixels for touch where there is no room for more."""
ROW_PIXELS: Final = 16
"""Height of the bands whose widgets count as one row, in pixels."""


class ScaledWidget(BoxParent):
    """Widget placed and painted in units, shown at ``scale``."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.scale = 1.0
        self.units = QRectF()

    def place(self, units: QRectF, scale: float) -> None:
        """Place the widget in its parent, in the rectangle ``units``."""
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
    """Button on paper: text, an icon, and its effect in small print."""

    pointed = Signal()
    """Emitted when it gets the focus or the pointer enters it."""

    def __init__(
        self, label: Label, parent: QWidget, *, primary: bool = False, pixels: float = 14
    ) -> None:
        super().__init__(parent)
        self.label = label
        self.primary = primary
        self.pixels = pixels
        self.scale = 1.0
        self.faint = False
        """True if it is painted like a disabled button, though it can be pressed."""
        self.minimum_height = MOUSE
        self.lines = 1
        """Maximum number of lines of its text."""
        self.setText(label.words)
        self.setAccessibleName(f"{label.words}. {label.note}".strip(" ."))
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def rename(self, words: str) -> None:
        self.setText(words)
        self.setAccessibleName(words)

    def height_for(self, width: float) -> float:
        """Return the height in units needed at a width of ``width`` units."""
        inside = width - 28 - (32 if self.label.icon else 0)
        rows = 1
        if self.lines > 1:
            face = typesetting.make_font(self.pixels, "serif", 700)
            room = inside if self.label.note or self.label.icon else width - 14
            rows = min(self.lines, len(typesetting.wrap_text(self.text(), face, room)))
        if not self.label.note:
            return max(self.minimum_height, self.pixels * (1.0 + 1.3 * rows))
        high = self.pixels * 1.3 * rows
        small = typesetting.wrap_text(
            self.label.note, typesetting.make_font(self.pixels - 2), inside
        )
        return 16 + high + len(small) * (self.pixels - 1)

    def width_of_words(self) -> float:
        """Return the width in units needed for the text in one line."""
        face = typesetting.make_font(self.pixels, "serif", 700)
        edges = 52 if self.label.icon else 24
        return typesetting.text_width(self.text(), face) + edges

    def place(self, units: QRectF, scale: float) -> None:
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

    @qt_override
    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.pointed.emit()
        self.update()

    @qt_override
    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self.pointed.emit()

    @qt_override
    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.update()


class Sheet(ScaledWidget):
    """Page above the table: a heading in wood type, with the contents below.

    Clicks beside the buttons do not reach the table.
    """

    left = Signal()
    """Emitted to close the sheet without a choice."""

    button_focus = Qt.FocusPolicy.StrongFocus

    def __init__(self, parent: QWidget, heading: str, *, heading_height: float = 22) -> None:
        super().__init__(parent)
        self.surface = parent
        self.heading = heading.upper()
        self.heading_height = heading_height
        self.escape: QAbstractButton | None = None
        self.first_focus: QWidget | None = None
        """The widget focused first; if None, the first in reading order."""
        self.slices = SlicedWork(self)
        """Queue for painting its pictures."""
        self.content: Box = Column()
        self._proposes = True
        self.setAccessibleName(heading)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    @property
    def head(self) -> float:
        """Distance from the top of the widget to the contents, in units."""
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

    # --- Contents ---------------------------------------------------------------------------------

    def contents(self) -> Box:
        """Return the current contents; buttons and fields not among them are hidden."""
        return Column()

    def heard(self) -> Sequence[str] | None:
        """Return the text for screen readers below the heading; None means the printed text."""
        return None

    def lay_out(self) -> None:
        """Create the contents again and place them."""

    def lay_contents(self, area: QRectF) -> None:
        """Place the contents in ``area``, in units, and show only their widgets."""
        self.content.place(area, self.scale)
        shown = {box.widget for box in self.content.boxes() if isinstance(box, Item)}
        for widget in self.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly):
            widget.setVisible(widget in shown)
        self.update()

    def stops(self) -> list[QWidget]:
        """Return all widgets that can have the focus, in reading order."""
        found = [
            widget
            for widget in self.findChildren(QWidget)
            if widget.isEnabled()
            and widget.isVisibleTo(self)
            and widget.focusPolicy() & Qt.FocusPolicy.TabFocus
            and widget.focusProxy() is None  # a scrolling widget has the focus, not its viewport
        ]
        return sorted(found, key=self._reading_order())

    def _reading_order(self) -> Callable[[QWidget], tuple[tuple[float, float, float], ...]]:
        """Return a sort key for widgets: their order in the layout."""
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
        """Focus no button and make none primary, because an answer cannot be undone."""
        self._proposes = False
        self.escape = None
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        for button in self.findChildren(PaperButton):
            button.primary = False

    def take_focus(self) -> None:
        """Focus :attr:`first_focus`, or else the first widget.

        After :meth:`propose_nothing`, the sheet itself is the second choice.
        """
        if self.first_focus is None and not self._proposes:
            self.setFocus(Qt.FocusReason.OtherFocusReason)
        elif first := self.first_focus or next(iter(self.stops()), None):
            first.setFocus(Qt.FocusReason.OtherFocusReason)

    @qt_override
    def focusNextPrevChild(self, forward: bool) -> bool:
        """Move the focus, unless the sheet is being hidden; return whether it moved."""
        return self.isVisible() and self.step_focus(1 if forward else -1)

    def step_focus(self, by: int) -> bool:
        """Move the focus by ``by`` widgets, cyclically; return False if there are none."""
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
    """Small sheet beside the table; the table remains usable."""

    edge = 8.0
    """Margin around the paper for its shadow, in units."""
    side = 14.0
    button_focus = Qt.FocusPolicy.TabFocus
    passed = Signal(int)
    """Emitted on F6 (1) or Shift+F6 (-1)."""

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
        """Return the height in units needed at a width of ``width`` units."""
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
    """Narrow sheet without a heading, at the pointer."""

    margin = 12.0
    """Margin around the paper, for its shadow, and inside the paper, in units."""

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
    """Call ``answer`` without arguments when the button is clicked."""
    button.clicked.connect(lambda _checked=False: answer())


# --- Buttons at the right end of the prompt line --------------------------------------------------


@frozen
class PromptButton:
    """Label and function of a button; a ``lit`` one is selected.

    One that ``holds`` acts while a pointer holds it.
    """

    words: str
    press: Callable[[], object]
    lit: bool = False
    holds: bool = False


# --- Picture painted after its sheet is shown -----------------------------------------------------


class LatePicture:
    """Picture created by ``paint`` on first use, unless ``found`` is given."""

    def __init__(self, paint: Callable[[], QPixmap], found: QPixmap | None = None) -> None:
        self._make = paint
        self._pixmap = found
        self._wanted = False

    def seen(self, sheet: Sheet) -> QPixmap | None:
        """Request the picture; return it, or None until it has been painted."""
        if self._pixmap is None and not self._wanted:
            self._wanted = True
            sheet.slices.add(lambda: self._paint(sheet))
        return self._pixmap

    def _paint(self, sheet: Sheet) -> None:
        self._pixmap = self._make()
        sheet.update()

    def draw(self, painter: QPainter, place: QRectF, sheet: Sheet) -> None:
        """Draw the picture at a place on the sheet, if it is ready."""
        pixmap = self.seen(sheet)
        if pixmap is not None:
            painter.drawPixmap(place, pixmap, QRectF(pixmap.rect()))


# --- Picture painted in slices --------------------------------------------------------------------

Stroke: TypeAlias = tuple[QRectF, Callable[[QPainter], object]]
"""A part of a picture: its rectangle and a function painting it."""


class GradualPicture:
    """Picture on a sheet, painted in slices; :meth:`draw` repaints it for another size."""

    def __init__(self, sheet: Sheet, strokes: Sequence[Stroke]) -> None:
        """Create the picture; the first of the ``strokes`` is painted during :meth:`draw`."""
        self._sheet = sheet
        self._strokes = strokes
        self._pixmap = QPixmap()
        self._painted_for: tuple[QRectF, float] | None = None

    def draw(self, painter: QPainter, place: QRectF) -> None:
        """Draw the finished part of the picture at ``place``, in units of the sheet."""
        place = place.adjusted(-SHADOW, -SHADOW, SHADOW, SHADOW)
        ratio = self._sheet.scale * self._sheet.devicePixelRatioF()
        if (place, ratio) != self._painted_for:
            self._begin(place, ratio)
        painter.drawPixmap(self._corner(place, ratio), self._pixmap)

    @staticmethod
    def _corner(place: QRectF, ratio: float) -> QPointF:
        """Return the top left corner of the picture, on whole device pixels."""
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
            return  # the size has changed since
        place, ratio = self._painted_for
        area, paint = stroke
        pixmap.setDevicePixelRatio(1)  # icons are rendered for the scale of the painter
        with QPainter(pixmap) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.scale(ratio, ratio)
            painter.translate(place.topLeft() - self._corner(place, ratio))
            painter.translate(SHADOW, SHADOW)
            paint(painter)
        pixmap.setDevicePixelRatio(ratio)
        seen = area.translated(place.x() + SHADOW, place.y() + SHADOW)
        self._sheet.update(to_pixels(seen, self._sheet.scale).toAlignedRect())
