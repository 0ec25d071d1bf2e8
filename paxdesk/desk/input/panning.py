"""Looking closer: Ctrl and wheel (over a map the wheel alone), pinching, and dragging with the
middle button or Space.

None of this does anything while the whole table is shown.
"""

from PySide6.QtCore import QEvent, QObject, QPointF, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent, QWheelEvent
from PySide6.QtWidgets import QGestureEvent, QPinchGesture

from paxdesk.desk.input.keyboard import Keyboard
from paxdesk.desk.scene.table_view import ZOOM_STEP, TableView

NOTCH = 120
"""What a wheel reports for one notch."""
PINCH = Qt.GestureType.PinchGesture


class Panning(QObject):
    """Watches view and viewport before mouse and keyboard do."""

    def __init__(self, view: TableView, keyboard: Keyboard) -> None:
        super().__init__(view)
        self.view = view
        self.keyboard = keyboard
        self._held: QPointF | None = None
        self._space = False
        self._panned = False
        self._begun = 1.0
        view.installEventFilter(self)
        view.viewport().installEventFilter(self)
        view.viewport().grabGesture(PINCH)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        match event:
            case QWheelEvent():
                return self._wheel(event)
            case QGestureEvent():
                return self._pinch(event)
            case QKeyEvent() if event.key() == Qt.Key.Key_Space and watched is self.view:
                return self._spaced(event)
            case QMouseEvent() if watched is not self.view:
                return self._drag(event)
        return False

    def _wheel(self, event: QWheelEvent) -> bool:
        control = event.modifiers() & Qt.KeyboardModifier.ControlModifier
        if not control and not self.keyboard.flow.game.handling.wheel_zooms:
            return self.view.zoom == 1  # nothing to scroll
        notches = event.angleDelta().y() / NOTCH
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
        """Space held drags the table; pressed and let go it is the key it always is."""
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
