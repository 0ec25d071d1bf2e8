"""Keyboard input on the table: one focus that moves over all things."""

from collections.abc import Callable, Mapping, Sequence
from operator import itemgetter
from typing import Final

from PySide6.QtCore import QEvent, QLineF, QObject, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGraphicsView

from paxdesk.desk.input.drag_controller import DragController
from paxdesk.desk.input.table_actions import BUTTONS, AccessibleSection, TableActions
from paxdesk.desk.play.state_model import TableChange
from paxdesk.desk.play.turn_flow import TurnFlow
from paxdesk.desk.safe_qt import qt_override
from paxdesk.desk.scene.things import Spot
from paxdesk.session.game_protocol import Seat

DIRECTIONS: Final = {
    Qt.Key.Key_Left: QPointF(-1, 0),
    Qt.Key.Key_Right: QPointF(1, 0),
    Qt.Key.Key_Up: QPointF(0, -1),
    Qt.Key.Key_Down: QPointF(0, 1),
}
SECTION_KEYS: Final[Mapping[Qt.Key, tuple[int | None, int]]] = {
    Qt.Key.Key_PageUp: (-1, 0),
    Qt.Key.Key_PageDown: (1, 0),
    Qt.Key.Key_Home: (None, 0),
    Qt.Key.Key_End: (None, -1),
}
"""Keys that move the focus within a section.

The first number is a step; if None, the second is the index of the thing.
"""
EDGE_PIXELS: Final = 40
"""Margin kept around the focus in a zoomed view, in pixels."""
ASIDE_COST: Final = 2.0
"""Weight of sideways distance; within the focus's row or column, its reciprocal is used."""


def _cost(here: QRectF, there: QRectF, way: QPointF) -> float | None:
    """Return the cost of moving the focus in direction ``way``; None if impossible."""
    offset = there.center() - here.center()
    along = QPointF.dotProduct(offset, way)
    aside = abs(offset.x() * way.y()) + abs(offset.y() * way.x())
    if along <= 1:
        return None
    wide = QRectF(here)
    if way.x():
        wide.setLeft(min(here.left(), there.left()))
        wide.setRight(max(here.right(), there.right()))
    else:
        wide.setTop(min(here.top(), there.top()))
        wide.setBottom(max(here.bottom(), there.bottom()))
    if wide.intersects(there):
        return along + aside / ASIDE_COST
    return along + ASIDE_COST * aside if aside <= along else None


class Keyboard(QObject):
    """Event filter for the view's keys."""

    pressed = Signal()
    """Emitted when a key is pressed while the table has the keyboard focus."""
    pressed_sort = Signal()
    """Emitted when the caption above the hand is pressed, to change the sort order."""
    pressed_tool = Signal(int)
    """Emitted with the number of a pressed top bar button."""
    stayed = Signal()
    """Emitted after a key press without effect, for screen readers."""
    left = Signal(int)
    """Emitted when F6 leaves the table forwards (1) or backwards (-1)."""

    def __init__(
        self,
        view: QGraphicsView,
        flow: TurnFlow,
        drag: DragController,
        interaction: TableActions,
        close: Callable[[], bool],
    ) -> None:
        super().__init__(view)
        self.view = view
        self.flow = flow
        self.drag = drag
        self.scene = flow.scene
        self._can = interaction
        self._close = close
        view.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        view.installEventFilter(self)
        self._seat: Seat | None = None
        self._spot: Spot | None = None
        self._place: QPointF | None = None
        """Last centre of the focus, in the scene, or None."""
        self.returning = False
        """True if the focus is being restored after a table change."""

    def _remember(self) -> None:
        """Store where to restore the focus: the picked-up thing, else the present focus."""
        self._spot = self.drag.thing or self.drag.focus
        self._place = self.scene.center_of(self._spot) if self._spot is not None else None
        self._seat = self.flow.question.seat

    def forget(self) -> None:
        """Do not restore the focus, because the mouse is in use."""
        self._spot = self._place = None

    def show(self, _change: TableChange) -> None:
        """Restore the focus after a change, on the same or the nearest spot."""
        if self._place is None or self.flow.busy or self.flow.sheet is not None:
            return  # keep the place until the sheet or curtain is gone
        if self.flow.question.seat != self._seat:
            return
        marks = self.landmarks()
        found = [(spot, self.scene.center_of(spot)) for spot in marks]
        near = [(QLineF(self._place, center).length(), spot) for spot, center in found if center]
        self.returning = True
        if self._spot in marks:
            self.drag.set_focus(self._spot)
        elif near:
            self.drag.set_focus(min(near, key=lambda each: each[0])[1])
        self.returning = False

    @qt_override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.KeyPress:
            assert isinstance(event, QKeyEvent)
            self.pressed.emit()
            return self._key(event)
        return False

    def _key(self, event: QKeyEvent) -> bool:
        if self.flow.busy:
            return False
        key = Qt.Key(event.key())
        shifted = event.modifiers() & Qt.KeyboardModifier.ShiftModifier
        if key == Qt.Key.Key_Menu or (key == Qt.Key.Key_F10 and shifted):
            self.open_menu()
            return True
        if key in (Qt.Key.Key_Tab, Qt.Key.Key_Backtab):
            self._step(-1 if key == Qt.Key.Key_Backtab else 1)
        elif key in DIRECTIONS:
            self._go(DIRECTIONS[key])
        elif key in SECTION_KEYS:
            self.go_within(*SECTION_KEYS[key])
        elif key in (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            # Ignore auto-repeat: the key may have been pressed before, and each press counts once.
            if not event.isAutoRepeat() and not (shifted and self._alone()):
                self.press()
        elif key == Qt.Key.Key_Escape:
            if self.drag.thing is not None:
                self.drag.cancel()
            elif not (self._close() or self.drag.deselect()):
                self.forget()
                self.drag.set_focus(None)
        else:
            return False
        return True

    def stops(self) -> list[Spot]:
        return self._can.stops(self.drag.thing)

    def landmarks(self) -> list[Spot]:
        return self._can.landmarks(self.drag.thing)

    def go_to_section(self, by: int) -> None:
        """Move to the next (``by`` 1) or previous (-1) part of the table."""
        marks = set(self.landmarks())
        sections = [each for each in self._can.sections() if marks.intersection(each.spots)]
        if not sections:
            return
        here = self._section(sections)
        there = here + by if here is not None else (0 if by > 0 else len(sections) - 1)
        if 0 <= there < len(sections):
            self.enter(sections[there])
        else:
            self.left.emit(by)

    def come_back(self, by: int) -> None:
        """Focus the first part of the table; the last if ``by`` is -1."""
        sections = self._can.sections()
        if sections:
            self.enter(sections[0 if by > 0 else -1])

    def enter(self, section: AccessibleSection) -> None:
        marks = set(self.landmarks())
        self.go_to(next((spot for spot in section.spots if spot in marks), section.spots[0]))

    def go_within(self, by: int | None, end: int = 0) -> None:
        """Move by ``by`` things within the focused part; if None, to the index ``end``."""
        sections = self._can.sections()
        here = self._section(sections)
        if here is None:
            self.go_to_section(1)
            return
        spots, focus = sections[here].spots, self.drag.focus
        assert focus is not None, "it lies in that part"
        at = end if by is None else max(0, min(spots.index(focus) + by, len(spots) - 1))
        if spots[at] == focus:
            self.stayed.emit()
        self.go_to(spots[at])

    def _section(self, sections: Sequence[AccessibleSection]) -> int | None:
        focus = self.drag.focus
        return next((at for at, each in enumerate(sections) if focus in each.spots), None)

    def _step(self, by: int) -> None:
        stops = self.stops()
        if not stops:
            return
        focus = self.drag.focus
        if focus in stops:
            self.go_to(stops[(stops.index(focus) + by) % len(stops)])
        else:
            self.go_to(stops[0 if by > 0 else -1])

    def _go(self, way: QPointF) -> None:
        focus = self.drag.focus
        here = self.scene.area_of(focus) if focus is not None else None
        if focus is None or here is None:
            self._step(1)
            return
        areas = ((stop, self.scene.area_of(stop)) for stop in self.landmarks() if stop != focus)
        costs = ((_cost(here, there, way), stop) for stop, there in areas if there is not None)
        ahead = [(cost, stop) for cost, stop in costs if cost is not None]
        if ahead:
            self.go_to(min(ahead, key=itemgetter(0))[1])

    def go_to(self, spot: Spot) -> None:
        """Focus a thing and scroll it into view."""
        self.drag.set_focus(spot)
        if self.drag.thing is None:
            self._remember()
        point = self.scene.center_of(spot)
        area = self.scene.area_of(spot)
        if point is not None and area is not None:
            self.scene.move_ghost(point)
            self.view.ensureVisible(area, EDGE_PIXELS, EDGE_PIXELS)

    def press(self) -> None:
        """Press or pick up the focused thing, or put down the picked-up thing."""
        focus = self.drag.focus
        if focus is None:
            self._step(1)
            return
        pointer = self._pointer(focus)
        self._remember()
        if focus.kind == "tool":
            self.pressed_tool.emit(focus.number)
        elif focus.kind == "sort":
            self.pressed_sort.emit()
        elif self.drag.answers(focus, by_keys=True):
            return
        elif self.drag.thing is not None:
            self.drag.put_down(focus, pointer)
        elif not self.drag.click(focus, pointer):
            point = self.scene.center_of(focus) or QPointF()
            if focus.kind == "tableau":
                self.open_seat(focus.number)
            elif not self.drag.pick_up(focus, point, focus=True):
                self.stayed.emit()

    def _alone(self) -> bool:
        """Perform the double click on the focused thing; return whether it had an effect."""
        self._remember()
        return self.drag.focus is not None and self.drag.click_again(self.drag.focus)

    def open_menu(self) -> None:
        if self.drag.focus is None:
            self._step(1)
        if (focus := self.drag.focus) is not None and focus.kind not in BUTTONS:
            self._remember()
            self.drag.open_menu(focus, self._pointer(focus))

    def end_turn(self) -> None:
        end = self._can.end_turn
        if end is not None and not self.flow.busy:
            self.drag.click(end, self._pointer(end))

    def open_seat(self, seat: int) -> None:
        """Open a seat's tableau over the board, or close it."""
        if self.flow.busy:
            return
        if self.scene.folded_out == seat:
            self._close()
        elif seat in self.flow.state.players and seat != self.flow.bottom:
            self.scene.fold_out(seat)

    def _pointer(self, spot: Spot) -> QPointF:
        point = self.scene.center_of(spot) or QPointF()
        return QPointF(self.view.viewport().mapTo(self.flow.surface, self.view.mapFromScene(point)))
