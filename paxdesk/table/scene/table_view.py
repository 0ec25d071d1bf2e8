"""The view: a window on the scene that always shows the whole table."""

from PySide6.QtCore import QRect, QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QResizeEvent, QTransform
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget

from paxdesk.table.layout import Rect
from paxdesk.table.scene.table_scene import TableScene


class TableView(QGraphicsView):
    """Keeps the scene as large as itself; nothing scrolls. The dock lies over its right end.

    ``laid_out`` is emitted after every change of the layout, when :meth:`dock_areas` may
    have changed.
    """

    laid_out = Signal()

    def __init__(self, scene: TableScene, parent: QWidget | None = None) -> None:
        super().__init__(scene, parent)
        self.table = scene
        self._dock = True
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontSavePainterState)
        self.setMouseTracking(True)

    @property
    def dock_open(self) -> bool:
        """Whether room is kept for the dock; narrow windows fold it by themselves."""
        return self._dock

    def set_dock_open(self, wanted: bool) -> None:
        """Open or fold the dock."""
        self._dock = wanted
        self.lay_out()

    def dock_areas(self) -> tuple[QRect, QRect] | None:
        """Where inspector and log lie, in pixels of this view; None while folded."""
        zones = self.table.zones
        if zones.inspector is None or zones.log is None:
            return None
        return self._pixels(zones.inspector), self._pixels(zones.log)

    def lay_out(self) -> None:
        """Fit the scene to the view."""
        size = self.viewport().size()
        self.table.resize(size.width(), size.height(), self._dock, self.devicePixelRatioF())
        factor = self.table.magnification
        self.setTransform(QTransform.fromScale(factor, factor))
        self.laid_out.emit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.lay_out()

    def _pixels(self, rect: Rect) -> QRect:
        factor = self.table.magnification
        larger = rect.scaled(factor)
        return QRectF(larger.x, larger.y, larger.width, larger.height).toAlignedRect()
