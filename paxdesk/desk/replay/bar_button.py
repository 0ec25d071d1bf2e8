"""Buttons of the replay's bar: signs of a music box, marks of seats, and words."""

from collections.abc import Callable
from typing import Literal, TypeAlias

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPolygonF

from paxdesk.desk.painting.controls import brackets
from paxdesk.desk.painting.lettering import CENTRE, advance, draw_text, font
from paxdesk.desk.painting.palette import Ink, Theme, mix
from paxdesk.desk.painting.primitives import seat_mark
from paxdesk.desk.painting.shapes import fill, frame
from paxdesk.desk.sheets.dialog import PaintedButton
from paxdesk.desk.sheets.paper import Sheet, on_click

Sign: TypeAlias = Literal["first", "turn_back", "back", "play", "stop", "on", "turn_on", "last"]


class BarButton(PaintedButton):
    """A button on the dark bar; subclasses draw what is on it."""

    def __init__(self, parent: Sheet, theme: Theme, words: str, does: Callable[[], object]) -> None:
        super().__init__(parent, words)
        self.theme = theme
        self.setToolTip(words)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        on_click(self, does)

    @property
    def ink(self) -> Ink:
        """The ink of what is drawn, fainter where the button can do nothing."""
        theme = self.theme
        return theme.text if self.isEnabled() else mix(theme.muted, theme.panel, 0.5)

    def draw(self, painter: QPainter, place: QRectF) -> None:
        theme = self.theme
        box = place.adjusted(2, 2, -2, -2)
        lit = self.isChecked() or self.isDown() or (self.underMouse() and self.isEnabled())
        if lit:
            fill(painter, box, theme.raised, 4)
        if self.isChecked():
            frame(painter, box, theme.focus, 1.6, 4)
        self.draw_sign(painter, box)
        if self.hasFocus():
            brackets(painter, place.adjusted(1, 1, -1, -1), theme.focus, 2, 7)

    def draw_sign(self, painter: QPainter, box: QRectF) -> None:
        """Paint what the button shows."""


class SignButton(BarButton):
    """Onwards, back, play: arrows and bars."""

    def __init__(
        self, parent: Sheet, theme: Theme, sign: Sign, words: str, does: Callable[[], object]
    ) -> None:
        super().__init__(parent, theme, words, does)
        self.sign: Sign = sign

    def draw_sign(self, painter: QPainter, box: QRectF) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(self.ink))
        middle = box.center()
        match self.sign:
            case "play":
                _arrow(painter, middle.x() - 5, middle.y(), 12, 8)
            case "stop":
                painter.drawRect(QRectF(middle.x() - 6, middle.y() - 7, 4, 14))
                painter.drawRect(QRectF(middle.x() + 2, middle.y() - 7, 4, 14))
            case "on" | "back":
                way = 1 if self.sign == "on" else -1
                _arrow(painter, middle.x() - 4 * way, middle.y(), 8 * way, 6)
            case "turn_on" | "turn_back":
                way = 1 if self.sign == "turn_on" else -1
                for shift in (-8, 0):
                    _arrow(painter, middle.x() + shift * way, middle.y(), 8 * way, 6)
            case "last" | "first":
                way = 1 if self.sign == "last" else -1
                _arrow(painter, middle.x() - 6 * way, middle.y(), 8 * way, 6)
                painter.drawRect(QRectF(middle.x() + 4 * way - 1.5, middle.y() - 6, 3, 12))


class SeatButton(BarButton):
    """The mark of a seat, whose view of the table is shown."""

    def __init__(
        self, parent: Sheet, theme: Theme, colour: int, words: str, does: Callable[[], object]
    ) -> None:
        super().__init__(parent, theme, words, does)
        self.colour = colour
        self.setCheckable(True)

    def draw_sign(self, painter: QPainter, box: QRectF) -> None:
        side = min(box.width(), box.height()) - 8
        left, top = box.center().x() - side / 2, box.center().y() - side / 2
        seat_mark(painter, self.colour, left, top, side)


class WordButton(BarButton):
    """A word, or a few; ``wide`` units of the bar."""

    def __init__(self, parent: Sheet, theme: Theme, words: str, does: Callable[[], object]) -> None:
        super().__init__(parent, theme, words, does)
        self.setToolTip("")

    @property
    def wide(self) -> float:
        return advance(self.text(), font(13, "sans", 600)) + 26

    def draw_sign(self, painter: QPainter, box: QRectF) -> None:
        if not self.isChecked():
            frame(painter, box, self.theme.line, 1, 4)
        draw_text(painter, box, self.text(), font(13, "sans", 600), self.ink, CENTRE)


def _arrow(painter: QPainter, x: float, y: float, length: float, half: float) -> None:
    """A triangle from its upright edge at ``x``; a length below 0 points to the left."""
    painter.drawPolygon(
        QPolygonF([QPointF(x, y - half), QPointF(x + length, y), QPointF(x, y + half)])
    )
