"""Hover card: a card enlarged beside the pointer, with its texts, prices and refusals."""

from typing import Final

from attrs import evolve
from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from paxdesk.desk.dock_panel import panel_ink
from paxdesk.desk.inspector.content import MARGIN, InspectorContent, InspectorSheet
from paxdesk.desk.painting.shapes import draw_frame, draw_shadow, fill_rect
from paxdesk.desk.scene.geometry import RATIO
from paxdesk.desk.scene.things import PaintContext, paint_look
from paxdesk.desk.sheets.sheet import ScaledWidget
from paxdesk.desk.words import speech_text

FACE_WIDTH: Final = 300.0
"""Width of the card in units, large enough to read all its text."""
EDGE: Final = 10.0
SHADOW: Final = 14.0
"""Margin for the shadow of the hover card, in units."""
COLUMN_WIDTHS: Final = (252.0, 330.0, 420.0)
"""Widths of the column of rows in units, tried until all rows fit."""
ANCHOR_GAP: Final = 10.0
"""Gap between the hover card and the thing it describes, in pixels."""
LIFTED_GAP: Final = 0.12
"""Gap above a thing, as a share of the thing's height; at least :data:`ANCHOR_GAP`."""
LOW_SHARE: Final = 0.62
"""Share of the window's height; the hover card of a thing below this is preferably above it."""


class HoverCard(ScaledWidget):
    """Widget with an enlarged card, above the table and the dock; transparent for the mouse."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.surface = parent
        self.inspected = InspectorContent()
        self._context: PaintContext | None = None
        self._sheet: InspectorSheet | None = None
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hide()

    @property
    def text(self) -> str:
        return "\n".join(f"{row.words} {row.amount}".strip() for row in self.inspected.rows)

    def show_beside(
        self, inspected: InspectorContent, anchor: QRectF, context: PaintContext, scale: float
    ) -> None:
        """Show the card beside ``anchor``, in pixels of the parent.

        ``scale`` is pixels per unit, reduced for a low window.
        """
        room = self.surface.size()
        high = FACE_WIDTH * RATIO + 2 * (EDGE + SHADOW)
        scale = min(scale, room.height() / high)
        ratio = scale * self.devicePixelRatioF()
        self.inspected = inspected
        self._context = evolve(context, large=True, ratio=ratio, text=1.0)
        self._sheet = self._rows(room.height() / scale)
        size = self._size()
        pixels = QRectF(QPointF(), size * scale)
        corner = _beside(anchor, pixels.size(), QSizeF(room), SHADOW * scale)
        self.setAccessibleName(speech_text(self.text))
        self.place(QRectF(corner / scale, size), scale)
        self.show()
        self.raise_()

    def _rows(self, high: float) -> InspectorSheet | None:
        """Return the rows in the narrowest fitting column, or the widest; None without rows."""
        assert self._context is not None
        shown = evolve(self.inspected, card=0, shown=None)
        if not shown.rows:
            return None
        room = high - 2 * (EDGE + SHADOW)
        sheets = [InspectorSheet(self._context, wide, room, shown) for wide in COLUMN_WIDTHS]
        return next((each for each in sheets if each.height <= room), sheets[-1])

    def _size(self) -> QSizeF:
        """Return the size of the hover card with its shadow, in units."""
        face = FACE_WIDTH if self.inspected.shown is not None else 0.0
        rows = self._sheet
        wide = face + (rows.width + 2 * MARGIN if rows is not None else 0)
        high = max(face * RATIO, rows.height if rows is not None else 0)
        return QSizeF(wide, high) + QSizeF(2, 2) * (EDGE + SHADOW)

    def draw(self, painter: QPainter, place: QRectF) -> None:
        context = self._context
        if context is None:
            return
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        theme = context.theme
        plate = place.adjusted(SHADOW, SHADOW, -SHADOW, -SHADOW)
        draw_shadow(painter, plate, 4, 5)
        fill_rect(painter, plate, panel_ink(theme), 5)
        draw_frame(painter, plate, theme.line, 1.4, 5)
        corner = plate.topLeft() + QPointF(EDGE, EDGE)
        shown = self.inspected.shown
        if shown is not None:
            face = QRectF(corner, QSizeF(FACE_WIDTH, FACE_WIDTH * RATIO))
            paint_look(painter, shown.face, context, face)
            corner += QPointF(FACE_WIDTH, 0)
        if self._sheet is not None:
            painter.save()
            painter.setClipRect(plate)
            painter.translate(corner)
            self._sheet.paint(painter)
            painter.restore()


def _beside(anchor: QRectF, size: QSizeF, room: QSizeF, shade: float) -> QPointF:
    """Return the corner of a hover card that covers as little of ``anchor`` as possible.

    ``shade`` is the extent of the hover card's shadow, which may exceed the window.
    """
    across = anchor.center().x() - size.width() / 2
    down = anchor.center().y() - size.height() / 2
    right = QPointF(anchor.right() + ANCHOR_GAP - shade, down)
    left = QPointF(anchor.left() - ANCHOR_GAP + shade - size.width(), down)
    lifted = max(ANCHOR_GAP, LIFTED_GAP * anchor.height())  # a hovered card of the hand is raised
    above = QPointF(across, anchor.top() - lifted + shade - size.height())
    below = QPointF(across, anchor.bottom() + ANCHOR_GAP - shade)
    low = anchor.center().y() > LOW_SHARE * room.height()
    tried = (above, right, left, below) if low else (right, left, above, below)

    def inside(corner: QPointF) -> QPointF:
        x = min(max(corner.x(), -shade), room.width() - size.width() + shade)
        y = min(max(corner.y(), -shade), room.height() - size.height() + shade)
        return QPointF(x, y)

    def covered(corner: QPointF) -> float:
        plate = QRectF(corner, size).adjusted(shade, shade, -shade, -shade)
        common = plate.intersected(anchor)
        return common.width() * common.height()

    return min((inside(each) for each in tried), key=covered)
