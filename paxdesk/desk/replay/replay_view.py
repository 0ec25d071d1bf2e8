"""The table of a replay: looked at, never touched."""

from PySide6.QtCore import QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QResizeEvent, QTransform
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget

from paxdesk.desk.scene.rect import Rect
from paxdesk.desk.scene.sizes import SMALLEST_TABLE
from paxdesk.desk.scene.spots import Spot
from paxdesk.desk.scene.table_scene import TableScene


class ReplayView(QGraphicsView):
    """Shows the whole scene in whatever room there is, smaller than usual if it must.

    ``pointed`` tells the spot under the pointer (None: none), ``clicked`` the one that was
    clicked; ``laid_out`` that places have changed.
    """

    pointed = Signal(object)
    clicked = Signal(object)
    laid_out = Signal()

    def __init__(self, scene: TableScene, parent: QWidget) -> None:
        super().__init__(scene, parent)
        self.table = scene
        scene.divided.connect(self.laid_out)
        self.factor = 1.0
        """Pixels to a unit of the scene."""
        self._pointed: Spot | None = None
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        self.setMouseTracking(True)
        self.viewport().setMouseTracking(True)

    def lay_out(self) -> None:
        """Fit the scene to the view."""
        size = self.viewport().size()
        shrink = min(1.0, size.height() / SMALLEST_TABLE[1], size.width() / SMALLEST_TABLE[0])
        self.table.resize(
            size.width() / shrink,
            size.height() / shrink,
            device_ratio=self.devicePixelRatioF() * shrink,
        )
        self.factor = self.table.magnification * shrink
        self.setTransform(QTransform.fromScale(self.factor, self.factor))
        self.laid_out.emit()

    def pixels(self, rect: Rect) -> QRect:
        """A rectangle of the scene in pixels of the view."""
        larger = rect.scaled(self.factor)
        return QRectF(larger.x, larger.y, larger.width, larger.height).toAlignedRect()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.lay_out()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        spot = self._spot(event)
        if spot != self._pointed:
            self._pointed = spot
            self.pointed.emit(spot)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self.clicked.emit(self._spot(event))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self.mousePressEvent(event)

    def _spot(self, event: QMouseEvent) -> Spot | None:
        return self.table.spot_at(QPointF(self.mapToScene(event.position().toPoint())))
