"""Which clicks on the table, or on a button, have begun there."""

import math

from PySide6.QtCore import QEvent
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget


class OwnClicks:
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


class OwnButton(QAbstractButton):
    """A button that is not pressed by the second of two clicks whose first brought it here."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._own = OwnClicks()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if self._own.include(event):
            super().mousePressEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self.mousePressEvent(event)
