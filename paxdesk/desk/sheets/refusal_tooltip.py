"""Tooltip at the pointer with the reason for a refusal and its rule."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from paxdesk.desk.painting import controls
from paxdesk.desk.sheets.sheet import ScaledWidget

WIDTH: Final = 290.0
OFFSET: Final = QPointF(112, 74)
"""Offset from the pointer to the tooltip, in units."""
EDGE: Final = 8.0


class RefusalPlate(ScaledWidget):
    """Red-edged tooltip at the pointer; ignores the mouse."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.surface = parent
        self.words = ""
        self.rule = ""
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def show_reason(self, words: str, rule: str, pointer: QPointF, scale: float) -> None:
        """Show the reason beside ``pointer`` (pixels of the parent), within the window."""
        self.words, self.rule = words, rule
        self.setAccessibleName(f"{words} ({rule})")
        height = controls.refusal_height(words, WIDTH)
        parent = self.surface.size()
        right = parent.width() / scale - WIDTH - EDGE
        bottom = parent.height() / scale - height - EDGE
        at = pointer / scale
        left = min(at.x() + OFFSET.x(), right)
        top = at.y() + OFFSET.y()
        if top > bottom:
            top = max(EDGE, at.y() - OFFSET.y() - height)
        self.place(QRectF(left - EDGE, top - EDGE, WIDTH + 2 * EDGE, height + 2 * EDGE), scale)
        self.show()
        self.raise_()

    def draw(self, painter: QPainter, place: QRectF) -> None:
        controls.refusal(painter, EDGE, EDGE, self.words, self.rule, WIDTH)
