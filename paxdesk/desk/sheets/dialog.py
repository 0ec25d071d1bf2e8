"""A sheet of paper in the middle of the dimmed table, with fields and buttons on it."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from paxdesk.desk.painting import controls, lettering
from paxdesk.desk.painting.icons import draw_icon
from paxdesk.desk.painting.palette import INK, IVORY, PAPER, SEPIA, UNREST
from paxdesk.desk.painting.shapes import fill, frame, line
from paxdesk.desk.sheets.own_clicks import OwnButton
from paxdesk.desk.sheets.paper import BACK, FORWARD, PaperButton, Sheet, scaled

DIM: Final = QColor(10, 7, 5, 150)
"""What the table is covered with behind a dialog."""
EDGE: Final = 24
"""Pixels that stay free around an enlarged dialog."""
FIELD: Final = "#FBF6EA"
FIELD_OFF: Final = "#E6DABF"
FIELD_PIXELS: Final = 14


class Dialog(Sheet):
    """Covers the surface; its paper lies in the middle. Subclasses place their children."""

    lets_commands_through = False
    """Whether keys of commands that need no game work while the dialog is open."""

    def __init__(self, surface: QWidget, heading: str, paper: QSize) -> None:
        super().__init__(surface, heading.upper(), heading_height=34)
        self._size = paper
        self.paper = QRectF()

    def enlarged(self, scale: float, text: float) -> float:
        """The scale at which words are ``text`` times as large, as far as the paper fits."""
        room = self.surface.size()
        width, height = self._size.width(), self._size.height()
        most = min((room.width() - EDGE) / width, (room.height() - EDGE) / height)
        return max(scale, min(scale * text, most))

    def fit(self, scale: float) -> None:
        """Cover the surface at this scale and lay everything out."""
        width, height = self.surface.width() / scale, self.surface.height() / scale
        self.place(QRectF(0, 0, width, height), scale)
        self.paper = QRectF(
            (width - self._size.width()) / 2,
            (height - self._size.height()) / 2,
            self._size.width(),
            self._size.height(),
        )
        self.lay_out()

    def lay_out(self) -> None:
        """Place the children on ``paper``."""

    def put(self, widget: QWidget, left: float, top: float, width: float, height: float) -> None:
        """Place a child at units from the paper's corner."""
        units = QRectF(self.paper.left() + left, self.paper.top() + top, width, height)
        widget.setGeometry(scaled(units, self.scale).toAlignedRect())
        widget.setFont(lettering.font(FIELD_PIXELS * self.scale, "sans", 600))

    def press(
        self, button: PaperButton, left: float, top: float, width: float, height: float
    ) -> None:
        """Place a paper button at units from the paper's corner."""
        units = QRectF(self.paper.left() + left, self.paper.top() + top, width, height)
        button.place(units, self.scale)

    def open(self, scale: float) -> None:
        """Show the dialog and give it the keyboard."""
        self.fit(scale)
        self.show()
        self.raise_()
        self.take_focus()

    def draw(self, painter: QPainter, place: QRectF) -> None:
        painter.fillRect(place, DIM)
        controls.broadside(painter, self.paper, self.heading, heading_height=self.heading_height)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        super().keyPressEvent(event)
        event.accept()  # the table behind is out of reach


class PaintedButton(OwnButton):
    """A button drawn in units; subclasses draw themselves."""

    def __init__(self, parent: Sheet, words: str) -> None:
        super().__init__(parent)
        self.sheet = parent
        self.setText(words)
        self.setAccessibleName(words)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def sizeHint(self) -> QSize:
        return QSize(40, 40)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        elif event.key() in (*FORWARD, *BACK):
            event.ignore()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            scale = self.sheet.scale
            painter.scale(scale, scale)
            place = QRectF(0, 0, self.width() / scale, self.height() / scale)
            self.draw(painter, place)
            if self.hasFocus() and self.isEnabled():
                controls.brackets(painter, place.adjusted(1, 1, -1, -1), UNREST, 2, 8)

    def draw(self, painter: QPainter, place: QRectF) -> None:
        """Paint in units."""


class CheckRow(PaintedButton):
    """A box to tick with its words, and below them what it means."""

    def __init__(self, parent: Sheet, words: str, note: str) -> None:
        super().__init__(parent, words)
        self.note = note
        self.setCheckable(True)
        self.setAccessibleDescription(note)

    def explain(self, note: str) -> None:
        """Say anew what it means."""
        self.note = note
        self.setAccessibleDescription(note)
        self.update()

    def draw(self, painter: QPainter, place: QRectF) -> None:
        if not self.isEnabled():
            painter.setOpacity(0.5)
        box = QRectF(4, 6, 18, 18)
        draw_check(painter, box, self.isChecked())
        words = QRectF(32, 4, place.width() - 34, 22)
        lettering.draw_text(painter, words, self.text(), lettering.font(14, "sans", 600))
        note = QRectF(32, 25, place.width() - 34, place.height() - 25)
        face = lettering.font(12, "sans", 400, italic=True)
        lettering.draw_text(painter, note, self.note, face, SEPIA, lettering.TOP_LEFT, lines=2)


class IconButton(PaintedButton):
    """A square button with an icon, or with a cross where ``icon`` is empty."""

    def __init__(self, parent: Sheet, icon: str, words: str) -> None:
        super().__init__(parent, words)
        self.icon_name = icon
        self.setToolTip(words)

    def draw(self, painter: QPainter, place: QRectF) -> None:
        fill(painter, place.adjusted(2, 2, -2, -2), IVORY, 3)
        frame(painter, place.adjusted(2, 2, -2, -2), INK, 1, 3)
        side = place.width() * 0.52
        if self.icon_name:
            draw_icon(painter, self.icon_name, place.width() * 0.24, place.height() * 0.24, side)
            return
        middle, reach = place.center(), side * 0.3
        for across in (reach, -reach):
            end = QPointF(across, reach)
            line(painter, middle - end, middle + end, INK, 2)


def draw_check(painter: QPainter, box: QRectF, checked: bool) -> None:
    """A box, ticked or not."""
    fill(painter, box, INK if checked else FIELD, 2)
    frame(painter, box, INK, 1.4, 2)
    if checked:
        painter.setPen(QPen(QColor(PAPER), 2.4))
        tick = ((0.22, 0.52), (0.44, 0.74), (0.8, 0.28))
        side = box.width()
        painter.drawPolyline([box.topLeft() + QPointF(x * side, y * side) for x, y in tick])


def field_style(scale: float) -> str:
    """The style sheet of text fields and lists on paper."""
    return f"""
        QLineEdit, QComboBox {{
            background: {FIELD}; color: {INK}; border: 1px solid {INK}; border-radius: 2px;
            padding-left: {round(7 * scale)}px;
            selection-background-color: {INK}; selection-color: {PAPER};
        }}
        QLineEdit:focus, QComboBox:focus {{ border: 2px solid {UNREST}; }}
        QLineEdit:disabled, QComboBox:disabled {{ background: {FIELD_OFF}; color: {SEPIA}; }}
        QComboBox::drop-down {{ border: none; width: {round(24 * scale)}px; }}
        QComboBox::down-arrow {{ image: none; }}
        QComboBox QAbstractItemView {{
            background: {FIELD}; color: {INK}; border: 1px solid {INK}; outline: none;
            selection-background-color: {INK}; selection-color: {PAPER};
        }}
    """
