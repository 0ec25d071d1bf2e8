"""Small buttons in the head of a panel: a word that can be lit, or an icon."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton

from paxdesk.desk.dock.panel import DockPanel
from paxdesk.desk.painting.controls import brackets
from paxdesk.desk.painting.icons import draw_icon
from paxdesk.desk.painting.lettering import CENTRE, advance, draw_text, fitted, font
from paxdesk.desk.painting.palette import mix
from paxdesk.desk.painting.shapes import fill, frame


class HeadButton(QAbstractButton):
    """Painted in units of its panel; ``icon_name`` empty shows the words."""

    def __init__(self, panel: DockPanel, icon_name: str = "") -> None:
        super().__init__(panel)
        self.panel = panel
        self.icon_name = icon_name
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def rename(self, words: str, help_words: str) -> None:
        """Say what the button does, in a word and in more."""
        self.setText(words)
        self.setToolTip(help_words)
        self.setAccessibleName(f"{words}: {help_words}" if words else help_words)

    @property
    def units_wide(self) -> float:
        """How wide the button must be."""
        if self.icon_name:
            return 28 if self.panel.context.large else 22
        return advance(self.text(), self._face()) + 12

    def lay(self, left: float, top: float, width: float, height: float) -> None:
        """Place the button at units of its panel."""
        scale = self.panel.scale
        place = QRectF(left * scale, top * scale, width * scale, height * scale)
        self.setGeometry(place.toAlignedRect())

    def sizeHint(self) -> QSize:
        return QSize(round(self.units_wide), 22)

    def _face(self) -> QFont:
        return font(12 if self.panel.context.large else 10.5, "sans", 600)

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
            fill(painter, chip, theme.raised, 3)
            frame(painter, chip, theme.line, 1, 3)
        ink = theme.text if lit or self.underMouse() else theme.muted
        if self.icon_name:
            side = min(chip.width(), chip.height()) - 2
            left, top = chip.center().x() - side / 2, chip.center().y() - side / 2
            draw_icon(painter, self.icon_name, left, top, side, ink)
        else:
            face = self._face()
            if advance(self.text(), face) > chip.width():
                face = fitted(self.text(), chip.width(), 1, face.pixelSize(), 6)
            draw_text(painter, chip, self.text(), face, ink, CENTRE, elide=False)
        if self.hasFocus():
            brackets(painter, place.adjusted(1, 3, -1, -2), mix(theme.focus, theme.text, 0.1), 2, 5)
