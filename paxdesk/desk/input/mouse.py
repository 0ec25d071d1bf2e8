"""Mouse input on the table, with zooming and panning."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, Qt, QTimer, Signal
from PySide6.QtGui import QHelpEvent, QInputDevice, QKeyEvent, QMouseEvent, QWheelEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QGestureEvent,
    QGraphicsView,
    QPinchGesture,
)

from paxdesk.desk.input.drag_controller import DragController
from paxdesk.desk.input.keyboard import Keyboard
from paxdesk.desk.input.table_actions import BUTTONS, TableActions
from paxdesk.desk.play.state_model import TableChange
from paxdesk.desk.play.turn_flow import TurnFlow
from paxdesk.desk.safe_qt import qt_override
from paxdesk.desk.scene.table_view import ZOOM_STEP, TableView
from paxdesk.desk.scene.things import Spot
from paxdesk.desk.sheets.sheet import FINGER, HOLD_MS, DoubleClickGuard
from paxdesk.language import tr
from paxdesk.search_pause import pause_searches
from paxdesk.session.game_protocol import Seat

HOVER_OPEN_MS: Final = 250
"""Delay before a hovered opponent's tableau opens, in ms."""
SHORTEST_LOOK_MS: Final = 350
"""Duration in ms below which a look was probably intended as a click."""
MOVE_PAUSE_S: Final = 0.2
"""Pause of background searches after a mouse move, in seconds."""


class Mouse(QObject):
    """Event filter on the viewport that translates mouse events into drag and drop.

    ``comes_up`` returns whether a spot has a hover card.
    """

    pointed = Signal(object)
    """Emitted with the spot under the pointer, or None, when it changes."""
    pressed = Signal()
    pressed_sort = Signal()
    """Emitted when the caption above the hand is clicked, to change the sort order."""
    pressed_tool = Signal(int)
    """Emitted with the number of a clicked top bar button."""
    hinted = Signal(object, QPoint)
    """Emitted with a spot or None, and the global position for a tooltip."""

    def __init__(
        self,
        view: QGraphicsView,
        flow: TurnFlow,
        drag: DragController,
        interaction: TableActions,
        comes_up: Callable[[Spot], bool],
    ) -> None:
        super().__init__(view)
        self.view = view
        self.flow = flow
        self.drag = drag
        self.scene = flow.scene
        self._can = interaction
        self._comes_up = comes_up
        self.hover_opens = True
        self.touch = False
        """Touch mode: hits within half a finger's width also count."""
        self._own = DoubleClickGuard()
        self._pressed: Spot | None = None
        self._pressed_at: QPointF | None = None
        self._dragging = False
        self._again = False
        """True if the current press is the second of a double click."""
        self._looking = False
        self._looked_at = 0
        """Time of the press that began the look, in ms."""
        self._slid: Spot | None = None
        """Card of the hand last under the held pointer, or None."""
        self._pointed: Spot | None = None
        self._pinned: Seat | None = None
        self.resting: Seat | None = None
        """Opponent whose tableau opens if the pointer keeps resting there, or None."""
        self._rest = QTimer(self, singleShot=True)
        self._rest.timeout.connect(self._open_rested)
        self._hold = QTimer(self, singleShot=True)
        self._hold.timeout.connect(self._held)
        view.setMouseTracking(True)
        view.viewport().setMouseTracking(True)
        view.viewport().installEventFilter(self)

    @qt_override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        match event:
            case QMouseEvent():
                self._hear(event)
            case QHelpEvent() if event.type() == QEvent.Type.ToolTip:
                found = self.scene.spot_at(self.view.mapToScene(event.pos()))
                self.hinted.emit(found, event.globalPos())
            case _:
                if event.type() == QEvent.Type.Leave:
                    self._point_at(None)
                return False
        return True

    def _hear(self, event: QMouseEvent) -> None:
        match event.type():
            case QEvent.Type.MouseButtonPress:
                self._own.include(event)
                self._press(event)
            case QEvent.Type.MouseButtonDblClick if self._own.include(event):
                self._press_again(event)
            case QEvent.Type.MouseMove:
                self._move(event)
            case QEvent.Type.MouseButtonRelease:
                self._release(event)

    # --- Press, move, release --------------------------------------------------------------------

    def _press(self, event: QMouseEvent) -> None:
        self.pressed.emit()
        if self.flow.curtain is not None:
            self.flow.curtain.hang()
            return
        if event.button() == Qt.MouseButton.RightButton:
            self._let_go()
            self._ask_for_menu(event)
            return
        if event.button() != Qt.MouseButton.LeftButton:
            return
        self.view.setFocus(Qt.FocusReason.MouseFocusReason)
        self.drag.close_chooser()
        if self._shows_hand(event):
            self._begin_look(event)
            return
        sign = self.drag.sign_at(self._point(event))
        if sign is not None:
            self._pressed_at = None
            self.drag.caution_clicked.emit(sign)
            return
        self._pressed_at = event.position()
        self._pressed = self._spot(event)
        self._dragging = self._again = False
        if self.touch or event.deviceType() == QInputDevice.DeviceType.TouchScreen:
            self._hold.start(HOLD_MS)

    def _press_again(self, event: QMouseEvent) -> None:
        """Handle the second press of a double click.

        On a button, it counts as another click. On the spot that ends the turn, it is ignored.
        """
        spot = self._spot(event)
        pressed_button = spot is None or spot.kind in BUTTONS
        ours = pressed_button or self._shows_hand(event)
        if event.button() != Qt.MouseButton.LeftButton or ours or self.flow.busy:
            self._press(event)
            return
        assert spot is not None
        if spot == self._can.end_turn:
            if self.drag.chooser is not None:
                self.drag.chooser.take_focus()  # restore the focus taken by this click
            return
        again = self.drag.chooser is None
        self._press(event)
        self._again = again

    def _ask_for_menu(self, event: QMouseEvent) -> None:
        """Put back the picked-up thing, or open the menu under the pointer."""
        spot = self._spot(event)
        if self.drag.thing is not None or self.drag.chooser is not None:
            self.drag.cancel()
        elif spot is None or spot.kind in BUTTONS:
            self.drag.close_chooser()
        else:
            self.drag.open_menu(spot, self._pointer(event))

    def _held(self) -> None:
        """Handle a long press: open the menu, or show the tooltip of a button."""
        spot, point = self._pressed, self._pressed_at
        if spot is not None and point is not None and not self._dragging:
            self._let_go()
            pointer = self.view.viewport().mapTo(self.flow.surface, point)
            if spot.kind not in BUTTONS:
                self.drag.open_menu(spot, pointer)
            else:  # the tooltip shown for a resting pointer
                self.hinted.emit(spot, self.view.viewport().mapToGlobal(point).toPoint())

    def _let_go(self) -> None:
        self._hold.stop()
        self._pressed = None
        self._pressed_at = None
        self._dragging = False

    def _move(self, event: QMouseEvent) -> None:
        pause_searches(MOVE_PAUSE_S)
        spot = self._spot(event)
        self._point_at(spot)
        started = self._pressed_at
        if self._looking and not self._dragging:
            self._slide(event)
        elif started is not None and not self._dragging:
            far = (event.position() - started).manhattanLength()
            if far >= QApplication.startDragDistance():
                self._hold.stop()
            if far >= QApplication.startDragDistance() and self._pressed is not None:
                self._dragging = self.drag.pick_up(self._pressed, self._point(event), dragged=True)
                if not self._dragging:
                    self._pressed_at = None
        if self.drag.thing is not None:
            self.drag.move_over(spot, self._point(event), self._pointer(event))

    def _release(self, event: QMouseEvent) -> None:
        if self._looking and event.button() == Qt.MouseButton.LeftButton:
            self._end_look(event)
            return
        if event.button() != Qt.MouseButton.LeftButton or self._pressed_at is None:
            return
        self._hold.stop()
        spot = self._spot(event)
        pressed, self._pressed = self._pressed, None
        self._pressed_at = None
        if self._dragging:
            self._dragging = False
            self.drag.put_down(spot, self._pointer(event))
        elif spot is not None and spot == pressed:
            click = self._click_again if self._again else self._click
            click(spot, event)
        elif spot is None:
            self._pinned = None
            self.drag.cancel()
            self._close_fold_out()

    def _click_again(self, spot: Spot, event: QMouseEvent) -> None:
        """Handle a double click."""
        if self.drag.click_again(spot):
            return
        if self._can.clicked(spot):
            self._click(spot, event)
            return
        self._pinned = None
        self.drag.open_menu(spot, self._pointer(event), at_once=True)

    def _click(self, spot: Spot, event: QMouseEvent) -> None:
        if spot.kind == "tool":
            self.pressed_tool.emit(spot.number)
            return
        if spot.kind == "sort":
            self.pressed_sort.emit()
            return
        if self.flow.busy:
            return
        pointer = self._pointer(event)
        drag = self.drag
        if drag.answers(spot):
            return
        if drag.thing is not None:
            if not self._can.another(drag.thing, spot):
                drag.put_down(spot, pointer)
                return
            drag.cancel()
        if drag.click(spot, pointer):
            return
        if self._can.movable(spot) and drag.pick_up(spot, self._point(event)):
            return
        opponent = self._can.opponent(spot)
        if opponent is not None:
            self._pin(opponent)
        else:
            drag.studied.emit(spot)

    # --- Face-down hands: hold to look, slide to choose, pull out to play -------------------------

    def _shows_hand(self, event: QMouseEvent) -> bool:
        """Return whether holding the button at this point shows the face-down hand."""
        spot = self.scene.spot_at(self._point(event))
        if not (self.flow.hidden and self.flow.may_look) or spot is None:
            return False
        if spot.kind == "prompt":
            return self.flow.prompt_line.is_look(spot.number)
        return spot == self.flow.game.handling.hand_area

    def _begin_look(self, event: QMouseEvent) -> None:
        self._let_go()
        self._looking, self._slid = True, None
        self._looked_at = event.timestamp()
        self.flow.look("pointer", True)
        self._slide(event)

    def _in_hand(self, spot: Spot | None) -> bool:
        area = self.flow.game.handling.hand_area
        return spot is not None and area in self._can.enclosing_spots(spot)

    def _slide(self, event: QMouseEvent) -> None:
        """Focus the card under the pointer; outside the hand, pick up the last one."""
        point = self._point(event)
        spot = self.scene.spot_at(point)
        if not self._in_hand(spot):
            if self._slid is not None and self.flow.looking:
                self._dragging = self.drag.pick_up(self._slid, point, dragged=True)
            self._slid = None
        elif spot != self._slid and spot != self.flow.game.handling.hand_area:
            self._slid = spot
            self.drag.set_focus(spot)

    def _end_look(self, event: QMouseEvent) -> None:
        """Put down the dragged card, or press the answer under the pointer; hide the hand.

        A refusal's reason could disclose a hidden card, so a general remark replaces it.
        """
        dragging, sheet, before = self._dragging, self.flow.sheet, self.flow.session.revision
        spot, words = self._spot(event), ""
        self._looking, self._slid = False, None
        self._let_go()
        if dragging:
            self.drag.put_down(spot, self._pointer(event))
            waits = self.drag.chooser is not None or self.flow.session.revision != before
            if not (waits or self._in_hand(spot)):
                words = tr("You can drop a card only where the table lights up.")
        elif sheet is not None:
            below = self.flow.surface.childAt(self._pointer(event).toPoint())
            if isinstance(below, QAbstractButton):
                below.click()
        elif event.timestamp() - self._looked_at < SHORTEST_LOOK_MS:
            words = tr("Keep the button held to see your hand; pull a card out to play it.")
        self.flow.look("pointer", False)
        if words:
            self.flow.prompt_line.remark(words)

    # --- Opponents' tableaux ---------------------------------------------------------------------

    def _pin(self, seat: Seat) -> None:
        """Open an opponent's tableau and pin it, or close it if it is pinned."""
        if self._pinned == seat:
            self._pinned = None
            self._close_fold_out()
        else:
            self._pinned = seat
            self.scene.fold_out(seat)

    def show(self, _change: TableChange) -> None:
        self._let_go()
        self._pinned = None

    def close(self) -> bool:
        """Unpin and close the open tableau; return whether one was closed."""
        self._pinned = None
        was = self.scene.folded_out
        self._close_fold_out()
        return was is not None and self.scene.folded_out is None

    def _close_fold_out(self) -> None:
        seat = self.flow.question.seat
        if seat is None or seat == self.flow.bottom:
            self.scene.fold_out(None)

    def _point_at(self, spot: Spot | None) -> None:
        if spot == self._pointed:
            return
        self._pointed = spot
        self.pointed.emit(spot)
        if self.flow.busy:
            return
        opponent = opens = self._can.opponent(spot)
        if spot is not None and self.drag.thing is None and self._comes_up(spot):
            opens = None
        if opens != self.resting:
            self.resting = opens
            self._rest.stop()
            if opens is not None and self.hover_opens and self.drag.thing is None:
                self._rest.start(HOVER_OPEN_MS)
        open_seat = self.scene.folded_out
        if open_seat is not None and opponent != open_seat and self._pinned is None:
            self._close_fold_out()

    def _open_rested(self) -> None:
        may_open = self.scene.folded_out is None or self.flow.question.seat == self.flow.bottom
        if self.resting is not None and self._pinned is None and may_open:
            self.scene.fold_out(self.resting)

    # --- Coordinates ------------------------------------------------------------------------------

    def _point(self, event: QMouseEvent) -> QPointF:
        """Return the pointer position in scene coordinates."""
        return self.view.mapToScene(event.position().toPoint())

    def _pointer(self, event: QMouseEvent) -> QPointF:
        """Return the pointer position in pixels of the surface."""
        return self.view.viewport().mapTo(self.flow.surface, event.position())

    def _spot(self, event: QMouseEvent) -> Spot | None:
        point = self._point(event)
        found = self.scene.spot_at(point)
        if not self.touch:
            return found
        reach = FINGER / 2 / self.view.transform().m11()
        return self._can.nearest(point, reach, found, self.drag.thing)


# --- Zoom and pan ---------------------------------------------------------------------------------

NOTCH_ANGLE = 120
"""Angle delta of one wheel notch, in eighths of a degree."""
PINCH = Qt.GestureType.PinchGesture


class ZoomAndPan(QObject):
    """Event filter for zooming and panning, called before those of mouse and keyboard."""

    def __init__(self, view: TableView, keyboard: Keyboard, *, wheel_zooms: bool) -> None:
        super().__init__(view)
        self.view = view
        self._wheel_zooms = wheel_zooms
        self.keyboard = keyboard
        self._held: QPointF | None = None
        self._space = False
        self._panned = False
        self._begun = 1.0
        view.installEventFilter(self)
        view.viewport().installEventFilter(self)
        view.viewport().grabGesture(PINCH)

    @qt_override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        match event:
            case QWheelEvent():
                return self._wheel(event)
            case QGestureEvent():
                return self._pinch(event)
            case QKeyEvent() if event.key() == Qt.Key.Key_Space and watched is self.view:
                if self.keyboard.flow.may_look:
                    return False  # Space shows the hand instead
                return self._spaced(event)
            case QMouseEvent() if watched is not self.view:
                return self._drag(event)
        return False

    def _wheel(self, event: QWheelEvent) -> bool:
        control = event.modifiers() & Qt.KeyboardModifier.ControlModifier
        if not control and not self._wheel_zooms:
            return self.view.zoom == 1  # nothing to scroll
        notches = event.angleDelta().y() / NOTCH_ANGLE
        self.view.set_zoom(self.view.zoom * ZOOM_STEP**notches, event.position())
        return True

    def _pinch(self, event: QGestureEvent) -> bool:
        pinch = event.gesture(PINCH)
        if not isinstance(pinch, QPinchGesture):
            return False
        if pinch.state() == Qt.GestureState.GestureStarted:
            self._begun = self.view.zoom
        centre = self.view.viewport().mapFromGlobal(pinch.centerPoint())
        self.view.set_zoom(self._begun * pinch.totalScaleFactor(), centre)
        if pinch.state() != Qt.GestureState.GestureStarted:
            self.view.pan(pinch.lastCenterPoint() - pinch.centerPoint())
        event.accept(pinch)
        return True

    def _spaced(self, event: QKeyEvent) -> bool:
        """Pan while Space is held in a zoomed view; return whether the event is consumed.

        Space without panning presses the focused thing.
        """
        if event.type() == QEvent.Type.KeyPress:
            if self.view.zoom == 1:
                return False
            if not event.isAutoRepeat():
                self._space, self._panned = True, False
            return True
        if event.type() != QEvent.Type.KeyRelease or not self._space or event.isAutoRepeat():
            return False
        self._space = False
        self.view.viewport().unsetCursor()
        if not self._panned:
            self.keyboard.press()
        return True

    def _drag(self, event: QMouseEvent) -> bool:
        middle = Qt.MouseButton.MiddleButton
        match event.type():
            case QEvent.Type.MouseButtonPress if self.view.zoom > 1:
                if event.button() == middle or self._space:
                    self._held = event.position()
                    self._panned = True
                    self.view.viewport().setCursor(Qt.CursorShape.ClosedHandCursor)
                    return True
            case QEvent.Type.MouseMove if self._held is not None:
                self.view.pan(self._held - event.position())
                self._held = event.position()
                return True
            case QEvent.Type.MouseButtonRelease if self._held is not None:
                self._held = None
                self.view.viewport().unsetCursor()
                return True
        return False
