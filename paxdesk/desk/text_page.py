"""Page of text to read and copy."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QTextBrowser


class TextPage(QTextBrowser):
    """Page whose selected text can be copied but not dragged.

    A drag can make Qt warn about a second drag.
    """

    def mousePressEvent(self, event: QMouseEvent) -> None:
        extends = event.modifiers() & Qt.KeyboardModifier.ShiftModifier
        cursor = self.textCursor()
        if event.button() == Qt.MouseButton.LeftButton and cursor.hasSelection() and not extends:
            cursor.clearSelection()
            self.setTextCursor(cursor)
        super().mousePressEvent(event)
