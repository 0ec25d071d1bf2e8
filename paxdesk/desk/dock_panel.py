"""The dock at an edge of the table, and the base of its panels."""

import math
from collections.abc import Sequence
from functools import reduce
from typing import Final

from attrs import evolve
from PySide6.QtCore import QEvent, QObject, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QEnterEvent, QFont, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from paxdesk.desk.painting import typesetting
from paxdesk.desk.painting.controls import draw_brackets, draw_caption
from paxdesk.desk.painting.icons import draw_icon
from paxdesk.desk.painting.palette import Theme, blend
from paxdesk.desk.painting.shapes import draw_frame, draw_line, fill_rect
from paxdesk.desk.safe_qt import qt_override, set_tooltip
from paxdesk.desk.scene.geometry import DockPlan, words_in_dock
from paxdesk.desk.scene.table_view import TableView
from paxdesk.desk.scene.things import FaceCacheProtocol, PaintContext
from paxdesk.desk.settings import DOCK_WIDTHS, SHARES
from paxdesk.desk.sheets.sheet import FINGER, NotePanel, TooltipButton
from paxdesk.language import tr

HEAD = 26.0
"""Height of a panel's head, in units."""
EDGE = 12.0
"""Horizontal margin of a panel's name, in units."""
CAPTION = 11.0
"""Font size of a panel's name, in units."""


def panel_ink(theme: Theme) -> str:
    """Return the background colour of the dock: the theme's, darkened in a dark theme."""
    return blend(theme.panel, "#000000", 0.12) if theme.dark else theme.panel


def paint_panel(
    painter: QPainter, theme: Theme, place: QRectF, name: str, head: float = HEAD
) -> None:
    """Paint a panel's background, and its name in a head ``head`` units high."""
    fill_rect(painter, place, panel_ink(theme))
    left, top = place.left(), place.top()
    draw_line(painter, QPointF(left + 0.5, top), QPointF(left + 0.5, place.bottom()), theme.line)
    draw_line(painter, QPointF(left, top + 0.5), QPointF(place.right(), top + 0.5), theme.line)
    top += 6 + (head - HEAD) / 2
    draw_caption(painter, left + EDGE, top, name, theme.muted, CAPTION, place.width() - 2 * EDGE)


class DockPanel(QWidget):
    """Base class of the dock's panels.

    ``scale`` is in logical pixels per table unit.
    """

    row_read = Signal(int)
    """Emitted with the index of a row reached by a key."""
    next_part_asked = Signal(int)
    """Emitted on F6 (1) or Shift+F6 (-1)."""

    def __init__(self, context: PaintContext, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.context = context
        self.scale = 1.0

    def fit(self, context: PaintContext, scale: float) -> None:
        """Set the scale and the paint context, whose ``ratio`` is in device pixels per unit."""
        self.context = context
        self.scale = scale
        self.update()

    @property
    def units(self) -> QRectF:
        return QRectF(0, 0, self.width() / self.scale, self.height() / self.scale)

    @property
    def rows_shown(self) -> range:
        """Indices of the rows within the panel."""
        return range(0)

    @property
    def row_reached(self) -> int | None:
        return None

    def row_words(self, index: int) -> str:
        """Return the text of a row for screen readers."""
        raise NotImplementedError

    def go_to_row(self, index: int) -> None:
        """Move the keyboard cursor to a row, scroll it into view, and emit :attr:`row_read`."""
        raise NotImplementedError

    def press_row(self, index: int) -> None:
        raise NotImplementedError

    def leave_by_key(self, event: QKeyEvent) -> bool:
        """Emit :attr:`next_part_asked` on F6; return whether it was F6."""
        if event.key() == Qt.Key.Key_F6:
            back = event.modifiers() & Qt.KeyboardModifier.ShiftModifier
            self.next_part_asked.emit(-1 if back else 1)
        return event.key() == Qt.Key.Key_F6

    @property
    def needs(self) -> float:
        """Height needed for the whole content, in units."""
        return 0.0

    @property
    def spare(self) -> float:
        """Height not needed for the content, in units."""
        return 0.0

    def paintEvent(self, _event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHints(
                QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
            )
            painter.scale(self.scale, self.scale)
            self.paint(painter, self.units)

    def paint(self, painter: QPainter, place: QRectF) -> None:
        """Paint the panel into ``place``, in units."""
        raise NotImplementedError


# --- Buttons in the head of a panel ---------------------------------------------------------------


class HeaderButton(TooltipButton):
    """Button painted in the units of its panel; without ``icon_name`` it shows its text."""

    def __init__(self, panel: DockPanel, icon_name: str = "") -> None:
        super().__init__(panel)
        self.panel = panel
        self.icon_name = icon_name
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def rename(self, words: str, help_words: str) -> None:
        self.setText(words)
        self.tip = help_words
        self.setAccessibleName(words or help_words)
        self.setAccessibleDescription(help_words if words else "")

    @property
    def units_wide(self) -> float:
        if self.icon_name:
            return 28 if self.panel.context.large else 22
        return typesetting.text_width(self.text(), self._face()) + 12

    def lay(self, left: float, top: float, width: float, height: float) -> None:
        """Set the geometry of the button, in units of its panel."""
        scale = self.panel.scale
        place = QRectF(left * scale, top * scale, width * scale, height * scale)
        self.setGeometry(place.toAlignedRect())

    def sizeHint(self) -> QSize:
        return QSize(round(self.units_wide), 22)

    def _face(self) -> QFont:
        return typesetting.make_font(12 if self.panel.context.large else 11, "sans", 600)

    def paintEvent(self, _event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            scale = self.panel.scale
            painter.scale(scale, scale)
            self._draw(painter, QRectF(0, 0, self.width() / scale, self.height() / scale))

    def _draw(self, painter: QPainter, place: QRectF) -> None:
        theme = self.panel.context.theme
        chip = place.adjusted(1, 4, -1, -3)
        lit = self.isChecked()
        if lit:
            fill_rect(painter, chip, theme.raised, 3)
            draw_frame(painter, chip, theme.line, 1, 3)
        ink = theme.text if lit or self.underMouse() else theme.muted
        if self.icon_name:
            side = min(chip.width(), chip.height(), HEAD - 7) - 2
            left, top = chip.center().x() - side / 2, chip.center().y() - side / 2
            draw_icon(painter, self.icon_name, left, top, side, ink)
        else:
            face = self._face()
            if typesetting.text_width(self.text(), face) > chip.width():
                face = typesetting.fit_font(self.text(), chip.width(), 1, face.pixelSize(), 6)
            typesetting.draw_text(
                painter, chip, self.text(), face, ink, typesetting.ALIGN_CENTRE, elide=False
            )
        if self.hasFocus():
            draw_brackets(
                painter, place.adjusted(1, 3, -1, -2), blend(theme.focus, theme.text, 0.1), 2, 5
            )


# --- Draggable edges of the dock ------------------------------------------------------------------

GRIP: Final = 8
"""Width of a draggable edge, in pixels."""


class Edge(QWidget):
    """Strip that can be dragged; a double click restores its default position."""

    dropped = Signal(QPointF)
    """Emitted at the end of a drag, with the pointer position in the parent."""
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
        set_tooltip(self, tr("Drag this edge, or double-click it to restore the usual size"))
        self.setAccessibleName(tr("Edge of a panel"))

    @qt_override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._name()

    @qt_override
    def enterEvent(self, event: QEnterEvent) -> None:
        self._pointed = True
        self.update()

    @qt_override
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
    """Controller of the dock's edges; ``dragged`` is emitted with the new :class:`DockPlan`."""

    dragged = Signal(object)

    def __init__(self, view: TableView, surface: QWidget) -> None:
        super().__init__(surface)
        self.view = view
        self._panels: tuple[QRect | None, QRect | None] = None, None
        self.side = Edge(surface, upright=True)
        self.between = Edge(surface, upright=False)
        self.side.dropped.connect(self._widen)
        self.side.restored.connect(lambda: self._wish(evolve(self.view.dock, width=0)))
        self.between.dropped.connect(self._share)
        self.between.restored.connect(lambda: self._wish(evolve(self.view.dock, share=0)))

    def lay_out(self, upper: QRect | None, lower: QRect | None) -> None:
        """Place the strips along the edges of those panels that are not None."""
        self._panels = upper, lower
        self.side.ink = self.between.ink = self.view.table.theme.focus
        first = upper or lower
        self.side.setVisible(first is not None)
        if first is not None:
            left = first.right() + 1 if self._at_left else first.left()
            high = (lower or first).bottom() + 1 - first.top()
            self.side.setGeometry(left - GRIP // 2, first.top(), GRIP, high)
        self.between.setVisible(upper is not None and lower is not None)
        if upper is not None and lower is not None:
            self.between.setGeometry(lower.left(), lower.top() - GRIP // 2, lower.width(), GRIP)

    @property
    def _at_left(self) -> bool:
        first = self._panels[0] or self._panels[1]
        return first is not None and first.left() <= 0

    def _widen(self, point: QPointF) -> None:
        plan = self.view.dock
        first = self._panels[0] or self._panels[1]
        assert first is not None
        wide = point.x() - first.left() if self._at_left else first.right() + 1 - point.x()
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
        self.lay_out(*self._panels)


LOWEST_PANEL: Final = 90
"""Minimum height of the inspector and of the log, in pixels."""


def above_foot(areas: Sequence[QRect | None], foot: int) -> list[QRect | None]:
    """Return the panels' areas above a foot of ``foot`` pixels; None for a missing panel.

    If there is no room for both, the lower one is removed.
    """
    places = [None if area is None else QRect(area) for area in areas]
    for place in reversed(places):
        if place is None or not foot:
            continue
        taken = min(foot, place.height() - LOWEST_PANEL)
        place.setBottom(place.bottom() - taken)
        foot -= taken
    upper, lower = places
    if upper is None or lower is None:
        return places
    if foot:
        upper.setBottom(upper.bottom() + lower.height() - foot)
        return [upper, None]
    lower.moveTop(upper.bottom() + 1)
    return places


# --- The dock: inspector above log, and a note at its foot ----------------------------------------

NOTE_MARGIN: Final = 4.0
"""Margin around a note on the dock, in units of the note."""
NOTE_SCALES: Final = (1.0, 0.9, 0.8, 0.72, 0.66)


class Dock(QObject):
    """Layout of the inspector and the log, one above the other, in pixels."""

    def __init__(
        self, view: TableView, inspector: DockPanel, log: DockPanel, surface: QWidget
    ) -> None:
        super().__init__(surface)
        self.edges = DockEdges(view, surface)
        self.dragged = self.edges.dragged
        self._view = view
        self._inspector = inspector
        self._log = log
        self._surface = surface
        self._foot = 0

    @property
    def area(self) -> QRect | None:
        """Area of the inspector and the log; None while both are closed."""
        found = [area for area in self._areas if area is not None]
        return reduce(QRect.united, found) if found else None

    @property
    def _areas(self) -> tuple[QRect | None, QRect | None]:
        return self._view.dock_areas() or (None, None)

    def reserve(self, height: int) -> bool:
        """Reserve ``height`` at the bottom for a note; return whether this is a change."""
        changed = height != self._foot
        self._foot = height
        return changed

    def place_note(
        self, note: NotePanel, width: float, ends: float, full_scale: float, touch: bool
    ) -> int:
        """Lay out a note at the bottom; return the height to reserve in the dock.

        Without a dock, the note is ``width`` units wide, and ``ends`` is the position of its bottom
        as a share of the window's height. A note higher than the window is scaled down.
        """
        dock, surface = self.area, self._surface
        for smaller in NOTE_SCALES:
            scale = full_scale * smaller
            if dock is not None:
                width = dock.width() / scale - 2 * NOTE_MARGIN
            note.finger_needs = FINGER / scale if touch else 0.0
            height = note.height_for(width)
            if (height + 2 * NOTE_MARGIN) * scale <= surface.height():
                break
        if dock is not None:
            left, bottom = dock.left() / scale + NOTE_MARGIN, dock.bottom() / scale - NOTE_MARGIN
        else:
            left = surface.width() / scale - width - NOTE_MARGIN
            bottom = surface.height() * ends / scale
        bottom = max(bottom, height + NOTE_MARGIN)
        note.lay(QRectF(left, bottom - height, width, height), scale)
        return round((height + 2 * NOTE_MARGIN) * scale) if dock is not None else 0

    def lay_out(self, material: object, faces: FaceCacheProtocol) -> None:
        """Scale and place the panels; hide those that are closed or have no room."""
        areas, scene = self._areas, self._view.table
        zones, factor = scene.zones, scene.magnification
        wide = max((area.width() for area in areas if area is not None), default=0)
        scale = factor * words_in_dock(wide / factor, zones.text)
        ratio = scale * self._surface.devicePixelRatioF()
        context = PaintContext(material, faces, scene.theme, zones.large, ratio)
        for panel, area in zip(
            (self._inspector, self._log), above_foot(areas, self._foot), strict=True
        ):
            panel.setVisible(area is not None)
            if area is not None:
                panel.fit(context, scale)
                panel.setGeometry(area)
        self.share()

    def share(self) -> None:
        """Enlarge the inspector as needed, within the spare room of the log."""
        inspector, log = self._inspector, self._log
        upper, lower = above_foot(self._areas, self._foot)
        if upper is not None and lower is not None:
            log.setGeometry(lower)
            needed = math.ceil(inspector.needs * inspector.scale) - upper.height()
            spare = math.floor(log.spare * log.scale)
            more = max(0, min(needed, spare))
            upper.setBottom(upper.bottom() + more)
            lower.setTop(lower.top() + more)
            inspector.setGeometry(upper)
            log.setGeometry(lower)
        self.edges.lay_out(upper, lower)
