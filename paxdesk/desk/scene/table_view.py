"""The view: a window on the scene that shows the whole table, or a part of it larger."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRect, Qt, QTimer, Signal
from PySide6.QtGui import QAccessibleInterface, QPainter, QResizeEvent, QTransform
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget

from paxdesk.desk.scene.geometry import DockPlan, Rect, qrect
from paxdesk.desk.scene.table_scene import TableScene

LARGEST_ZOOM: Final = 3.0
ZOOM_STEP: Final = 1.2
REST_MS: Final = 160
"""Milliseconds of rest after which an enlarged table is painted anew, crisp."""


class SceneView(QGraphicsView):
    """A view of a table without frame and scroll bars, from its upper left corner on."""

    laid_out = Signal()
    """The layout of the table has changed."""

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
        """Fit the scene to the view."""
        raise NotImplementedError

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.lay_out()


class TableView(SceneView):
    """Keeps the scene as large as itself; the dock lies over one end of it.

    ``zoomed`` is emitted when another part of the table is shown, or another size.
    """

    zoomed = Signal()

    def __init__(self, scene: TableScene, parent: QWidget | None = None) -> None:
        super().__init__(scene, parent)
        # For a viewport that Qt has made, Shiboken goes through all kinds of widgets when somebody
        # first asks for it, and makes 60 enums: 12 ms of the start.
        self.setViewport(QWidget(self))
        self.reader: Callable[[], QAccessibleInterface] | None = None
        """Makes what reads the table to those who do not see it."""
        self.dock = DockPlan()
        """What stands beside the table, if there is room for it."""
        self.zoom = 1.0
        """By how much the table is enlarged: 1 shows all of it."""
        self._painter = QTimer(self, singleShot=True, interval=REST_MS)
        self._painter.timeout.connect(self._fit_scene)
        self.setTransformationAnchor(QGraphicsView.ViewportAnchor.NoAnchor)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontSavePainterState)

    # --- The dock --------------------------------------------------------------------------------

    def set_dock(self, plan: DockPlan) -> None:
        self.dock = plan
        self.lay_out()

    def dock_areas(self) -> tuple[QRect | None, QRect | None] | None:
        """Where inspector and log lie, in pixels of this view; None while folded."""
        zones = self.table.zones
        if zones.inspector is None and zones.log is None:
            return None
        return self._pixels(zones.inspector), self._pixels(zones.log)

    def _pixels(self, rect: Rect | None) -> QRect | None:
        if rect is None:
            return None
        return qrect(rect.scaled(self.table.magnification)).toAlignedRect()

    # --- Size ------------------------------------------------------------------------------------

    def set_zoom(self, zoom: float, at: QPointF | None = None) -> None:
        """Enlarge the table; what lies ``at`` a point of the viewport stays there."""
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
        """Show what lies so many pixels further right and down."""
        across, down = self.horizontalScrollBar(), self.verticalScrollBar()
        across.setValue(across.value() + round(by.x()))
        down.setValue(down.value() + round(by.y()))
        self.zoomed.emit()

    def lay_out(self) -> None:
        """Fit the scene to the view; the room is divided as soon as there is a position."""
        self._fit_scene()
        self._transform()
        if self.table.model is not None:
            self.laid_out.emit()

    def _fit_scene(self) -> None:
        """Paint the table for the size at which it is seen."""
        self._painter.stop()
        size = self.viewport().size()
        ratio = self.devicePixelRatioF()
        self.table.resize(size.width(), size.height(), self.dock, ratio, self.zoom)

    def _transform(self) -> None:
        factor = self.table.magnification * self.zoom
        self.setTransform(QTransform.fromScale(factor, factor))

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self.lay_out()
        return super().event(event)
