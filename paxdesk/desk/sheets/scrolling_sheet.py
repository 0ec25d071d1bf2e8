"""Modal sheet that grows with larger text beyond the window's height, and then scrolls."""

from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent, QWheelEvent
from PySide6.QtWidgets import QScrollBar, QWidget

from paxdesk.desk.sheets.modal_sheet import EDGE_PIXELS, ModalSheet
from paxdesk.desk.sheets.sheet_layout import to_pixels
from paxdesk.language import tr

PAGE: Final = 0.8
"""Distance of Page Down as a share of the window's height."""
BAR: Final = 14.0
"""Width of the scroll bar, in units."""
SHOWN_BESIDE: Final = 24
"""Pixels kept free above and below a widget that gets the focus."""


class ScrollingSheet(ModalSheet):
    """Modal sheet that scrolls with larger text.

    Its paper may then be as narrow as ``narrowest`` units.
    """

    narrowest = 600.0
    two_columns_from = 1000.0
    scrolls = "QScrollBar"

    def __init__(self, surface: QWidget, heading: str, paper: QSize) -> None:
        super().__init__(surface, heading, paper)
        self._text = 1.0
        self._dragged: float | None = None
        """Vertical position of a drag's last point, in pixels; None without a drag."""
        self.scroll_bar = QScrollBar(Qt.Orientation.Vertical, self)
        self.scroll_bar.setAccessibleName(tr("Scroll bar"))
        self.scroll_bar.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.scroll_bar.valueChanged.connect(lambda _: self._place_paper())

    @property
    def one_column(self) -> bool:
        """True if the paper is too narrow for two columns."""
        return self.wide < self.two_columns_from

    def enlarged(self, scale: float, text: float) -> float:
        self._text = text
        return super().enlarged(scale, text)

    def _fitting(self) -> float:
        self.wide = float(self._size.width())
        fitting = super()._fitting()
        if self._text == 1.0 or fitting >= self._asked:
            return fitting
        room = self.surface.width() - EDGE_PIXELS
        self.wide = min(self.wide, max(self.narrowest, room / self._asked))
        self.scale = max(fitting, min(self._asked, room / self.wide))
        self._measure()
        return self.scale

    def _place_paper(self) -> None:
        high = self._high * self.scale + EDGE_PIXELS
        beyond = max(0, round(high - self.surface.height()))
        self.scroll_bar.setRange(0, beyond)
        self.scroll_bar.setPageStep(self.surface.height())
        self.scroll_bar.setSingleStep(round(40 * self.scale))
        super()._place_paper()
        if beyond:
            down = (self.scroll_bar.value() - beyond / 2) / self.scale
            self.lay_paper(self.paper.translated(0, -down))
            edge = QRectF(self.width() / self.scale - BAR, 0, BAR, self.height() / self.scale)
            self.scroll_bar.setGeometry(to_pixels(edge, self.scale).toAlignedRect())
        self.scroll_bar.setVisible(beyond > 0)
        self.scroll_bar.raise_()

    # --- Scrolling --------------------------------------------------------------------------------

    def step_focus(self, by: int) -> bool:
        moved = super().step_focus(by)
        self._reveal(self.focusWidget())
        return moved

    def take_focus(self) -> None:
        super().take_focus()
        self._reveal(self.focusWidget())

    def _reveal(self, widget: QWidget | None) -> None:
        """Scroll until a widget of this sheet is visible."""
        if widget is None or not self.isAncestorOf(widget):
            return
        top = widget.mapTo(self, widget.rect().topLeft()).y() - SHOWN_BESIDE
        bottom = top + widget.height() + 2 * SHOWN_BESIDE
        by = min(0, top) or max(0, bottom - self.height())
        self.scroll_bar.setValue(self.scroll_bar.value() + by)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        pages = {Qt.Key.Key_PageDown: 1, Qt.Key.Key_PageUp: -1}
        by = pages.get(Qt.Key(event.key()))
        if by is None:
            super().keyPressEvent(event)
        else:
            self.leaf(by)

    def leaf(self, pages: int) -> None:
        """Scroll by a number of pages."""
        self.scroll_bar.setValue(self.scroll_bar.value() + round(pages * PAGE * self.height()))

    def wheelEvent(self, event: QWheelEvent) -> None:
        self.scroll_bar.event(event)
        event.accept()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._dragged = event.position().y()
        super().mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._dragged is not None:
            now = event.position().y()
            self.scroll_bar.setValue(self.scroll_bar.value() + round(self._dragged - now))
            self._dragged = now

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self._dragged = None
        super().mouseReleaseEvent(event)
