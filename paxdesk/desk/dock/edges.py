"""The edges of the dock: dragged, they make it wider or one of its panels higher."""

from typing import Final

from attrs import evolve
from PySide6.QtCore import QEvent, QObject, QPointF, Qt, Signal
from PySide6.QtGui import QColor, QEnterEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from paxdesk.desk.scene.dock import DockPlan
from paxdesk.desk.scene.table_view import TableView
from paxdesk.desk.settings.store import DOCK_WIDTHS, SHARES
from paxdesk.language import say

GRIP: Final = 8
"""How many pixels along an edge take the mouse."""


class Edge(QWidget):
    """A strip that can be dragged; twice clicked it goes back to where it usually is."""

    dropped = Signal(QPointF)
    """It was let go at a point of its parent."""
    restored = Signal()

    def __init__(self, parent: QWidget, upright: bool) -> None:
        super().__init__(parent)
        self.ink = "#000000"
        self._upright = upright
        self._pointed = False
        self._at: QPointF | None = None
        shape = Qt.CursorShape.SplitHCursor if upright else Qt.CursorShape.SplitVCursor
        self.setCursor(shape)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._name()

    def _name(self) -> None:
        self.setToolTip(say("Drag this edge, or click it twice to put it back"))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._name()

    def enterEvent(self, event: QEnterEvent) -> None:
        self._pointed = True
        self.update()

    def leaveEvent(self, event: QEvent) -> None:
        self._pointed = False
        self.update()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if event.buttons() & Qt.MouseButton.LeftButton:
            self._at = self.mapToParent(event.position())
            if self._upright:
                self.move(round(self._at.x()) - GRIP // 2, self.y())
            else:
                self.move(self.x(), round(self._at.y()) - GRIP // 2)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if self._at is not None:
            self.dropped.emit(self._at)
        self._at = None

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self.restored.emit()

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self._pointed:
            return
        with QPainter(self) as painter:
            middle = self.rect()
            if self._upright:
                middle.adjust(GRIP // 2 - 1, 0, 1 - GRIP // 2, 0)
            else:
                middle.adjust(0, GRIP // 2 - 1, 0, 1 - GRIP // 2)
            painter.fillRect(middle, QColor(self.ink))


class DockEdges(QObject):
    """Keeps the edges where the dock's are; ``dragged`` carries the plan wished for."""

    dragged = Signal(object)

    def __init__(self, view: TableView, surface: QWidget) -> None:
        super().__init__(surface)
        self.view = view
        self.side = Edge(surface, upright=True)
        self.between = Edge(surface, upright=False)
        self.side.dropped.connect(self._widen)
        self.side.restored.connect(lambda: self._wish(evolve(self.view.dock, width=0)))
        self.between.dropped.connect(self._share)
        self.between.restored.connect(lambda: self._wish(evolve(self.view.dock, share=0)))

    def lay_out(self) -> None:
        """Lie along the edges, where there are any."""
        upper, lower = self.view.dock_areas() or (None, None)
        self.side.ink = self.between.ink = self.view.table.theme.focus
        first = upper or lower
        self.side.setVisible(first is not None)
        if first is not None:
            left = first.right() + 1 if self.view.dock.left else first.left()
            high = (lower or first).bottom() + 1 - first.top()
            self.side.setGeometry(left - GRIP // 2, first.top(), GRIP, high)
        self.between.setVisible(upper is not None and lower is not None)
        if upper is not None and lower is not None:
            self.between.setGeometry(lower.left(), lower.top() - GRIP // 2, lower.width(), GRIP)

    def _widen(self, point: QPointF) -> None:
        plan = self.view.dock
        wide = point.x() if plan.left else self.view.width() - point.x()
        least, most = DOCK_WIDTHS
        width = round(min(max(wide / self.view.table.magnification, least), most))
        self._wish(evolve(plan, width=width))

    def _share(self, point: QPointF) -> None:
        upper, lower = self.view.dock_areas() or (None, None)
        if upper is None or lower is None:
            return
        share = 100 * (point.y() - upper.top()) / (lower.bottom() + 1 - upper.top())
        least, most = SHARES
        self._wish(evolve(self.view.dock, share=round(min(max(share, least), most)) / 100))

    def _wish(self, plan: DockPlan) -> None:
        if plan != self.view.dock:
            self.dragged.emit(plan)
        self.lay_out()
