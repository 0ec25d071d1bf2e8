"""View of the scene that shows the whole table, or a part enlarged."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRect, Qt, QTimer, Signal
from PySide6.QtGui import QAccessibleInterface, QPainter, QResizeEvent, QTransform
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget

from paxdesk.desk.safe_qt import qt_override
from paxdesk.desk.scene.geometry import DockPlan, Rect, qrect
from paxdesk.desk.scene.table_scene import TableScene

LARGEST_ZOOM: Final = 3.0
ZOOM_STEP: Final = 1.2
REST_MS: Final = 160
"""Delay before a zoomed table is repainted sharply, in ms."""


class SceneView(QGraphicsView):
    """Frameless view of a table, without scroll bars."""

    laid_out = Signal()

    def __init__(self, scene: TableScene, parent: QWidget | None = None) -> None:
        super().__init__(scene, parent)
        self.table = scene
        scene.divided.connect(self.laid_out)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        self.setMouseTracking(True)

    def lay_out(self) -> None:
        raise NotImplementedError

    @qt_override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.lay_out()


class TableView(SceneView):
    """View that resizes the scene; ``zoomed`` is emitted after zooming or panning."""

    zoomed = Signal()

    def __init__(self, scene: TableScene, parent: QWidget | None = None) -> None:
        super().__init__(scene, parent)
        # For Qt's viewport, Shiboken would try many widget classes, which delays start-up.
        self.setViewport(QWidget(self))
        self.reader: Callable[[], QAccessibleInterface] | None = None
        """Factory of the accessible interface of the table, or None."""
        self.dock = DockPlan()
        """Requested layout of the dock; the table may not have room for it."""
        self.zoom = 1.0
        """Zoom factor; 1 shows the whole table."""
        self._painter = QTimer(self, singleShot=True, interval=REST_MS)
        self._painter.timeout.connect(self._fit_scene)
        self.setTransformationAnchor(QGraphicsView.ViewportAnchor.NoAnchor)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontSavePainterState)

    def set_dock(self, plan: DockPlan) -> None:
        self.dock = plan
        self.lay_out()

    def dock_areas(self) -> tuple[QRect | None, QRect | None] | None:
        """Return the areas of the inspector and log in pixels; None if both are closed."""
        zones = self.table.zones
        if zones.inspector is None and zones.log is None:
            return None
        return self._pixels(zones.inspector), self._pixels(zones.log)

    def _pixels(self, rect: Rect | None) -> QRect | None:
        if rect is None:
            return None
        return qrect(rect.scaled(self.table.magnification)).toAlignedRect()

    def set_zoom(self, zoom: float, at: QPointF | None = None) -> None:
        """Zoom the table around the viewport point ``at``, by default the centre."""
        zoom = min(LARGEST_ZOOM, max(1.0, zoom))
        if abs(zoom - self.zoom) < 0.01:
            return
        place = at or QPointF(self.viewport().rect().center())
        there = self.mapToScene(place.toPoint())
        self.zoom = zoom
        self._transform()
        moved = QPointF(self.mapFromScene(there)) - place
        self.pan(moved)
        self._painter.start()
        self.zoomed.emit()

    def zoom_in(self) -> None:
        self.set_zoom(self.zoom * ZOOM_STEP)

    def zoom_out(self) -> None:
        self.set_zoom(self.zoom / ZOOM_STEP)

    def zoom_to_fit(self) -> None:
        self.set_zoom(1.0)

    def pan(self, by: QPointF) -> None:
        """Scroll by an offset in pixels, right and down."""
        across, down = self.horizontalScrollBar(), self.verticalScrollBar()
        across.setValue(across.value() + round(by.x()))
        down.setValue(down.value() + round(by.y()))
        self.zoomed.emit()

    def lay_out(self) -> None:
        """Fit the scene to the view; emit :attr:`laid_out` if there is a position."""
        self._fit_scene()
        self._transform()
        if self.table.model is not None:
            self.laid_out.emit()

    def _fit_scene(self) -> None:
        """Repaint the table for its displayed size."""
        self._painter.stop()
        size = self.viewport().size()
        ratio = self.devicePixelRatioF()
        self.table.resize(size.width(), size.height(), self.dock, ratio, self.zoom)

    def _transform(self) -> None:
        factor = self.table.magnification * self.zoom
        self.setTransform(QTransform.fromScale(factor, factor))

    @qt_override
    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self.lay_out()
        return super().event(event)
