"""Event filter that shows a face-down hand while Space is held."""

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QWidget

from paxdesk.desk.play.turn_flow import TurnFlow
from paxdesk.desk.safe_qt import qt_override

KEYS = frozenset({QEvent.Type.KeyPress, QEvent.Type.KeyRelease})
ENDS = frozenset({QEvent.Type.WindowDeactivate, QEvent.Type.ApplicationDeactivate})


class HoldToLook(QObject):
    """Event filter that shows a face-down hand while Space is held.

    Sheets are watched too, because they may have the focus when the key is pressed.
    """

    def __init__(self, view: QWidget, flow: TurnFlow) -> None:
        super().__init__(view)
        self._flow = flow
        self._held = False
        view.installEventFilter(self)
        flow.looked.connect(self._watch)
        flow.sheet_laid.connect(self._watch_sheet)

    def _watch_sheet(self, sheet: QWidget) -> None:
        for each in (sheet, *sheet.findChildren(QWidget)):
            each.installEventFilter(self)

    def _in_sheet(self, watched: QObject) -> bool:
        sheet = self._flow.sheet
        if sheet is None or not isinstance(watched, QWidget):
            return False
        return watched is sheet or sheet.isAncestorOf(watched)

    def _watch(self, looking: bool) -> None:
        program = QApplication.instance()
        assert program is not None
        if looking:
            program.installEventFilter(self)
        else:
            program.removeEventFilter(self)

    @qt_override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        kind = event.type()
        if kind in ENDS:
            self._held = False
            self._flow.end_looks()
        elif kind in KEYS and isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Space:
            return self._space(watched, event)
        return False

    def _space(self, watched: QObject, event: QKeyEvent) -> bool:
        """Show the hand while Space is held; return whether the event is consumed.

        Auto-repeat never shows the next player's hand.
        """
        if event.type() == QEvent.Type.KeyRelease:
            if not self._held or event.isAutoRepeat():
                return self._held
            self._held = False
            self._flow.look("key", False)
            return True
        if self._held:
            return True
        asked = watched is self.parent() or self._in_sheet(watched)
        if not asked or not self._flow.may_look:
            return False
        if not event.isAutoRepeat():
            self._held = True
            self._flow.look("key", True)
        return True
