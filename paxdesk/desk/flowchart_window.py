"""Window with the flowchart of robots and the path of one step."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from PySide6.QtCore import QEvent, QPointF, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from paxdesk.desk.painting.palette import FEDERAL, PAPER, SEPIA, UNREST_INK, YELLOW, blend
from paxdesk.desk.painting.typesetting import FAMILY, load_faces
from paxdesk.desk.protocol.advice import FlowBox
from paxdesk.desk.rules_window import window_style
from paxdesk.desk.safe_qt import qt_override
from paxdesk.language import tr

SIZE: Final = (900, 720)
LEFT: Final = 5
"""Relative width of the column of numbered boxes."""
RIGHT: Final = 7
"""Relative width of the column of lettered boxes."""
GAP: Final = 26
"""Space between boxes, where the arrows are, in pixels."""
HEAD: Final = 6.0


class FlowBoxFrame(QFrame):
    """One box: its title, its conditions, and why it was taken or passed."""

    def __init__(self, box: FlowBox, parent: QWidget) -> None:
        super().__init__(parent)
        self.box = box
        self.setProperty("verdict", box.verdict)
        numbered = box.id[:1].isdigit()
        heading = f"{box.id} · {box.title}" if numbered else box.title
        lines = [("title", heading), ("words", box.words), ("why", box.why)]
        column = QVBoxLayout(self)
        column.setSpacing(3)
        for name, words in lines:
            if words:
                label = QLabel(words, self)
                label.setTextFormat(Qt.TextFormat.PlainText)
                label.setObjectName(name)
                label.setWordWrap(True)
                column.addWidget(label)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAccessibleName(". ".join(words.rstrip(".") for _, words in lines if words))


class FlowchartDrawing(QWidget):
    """Drawing of all boxes; lettered ones are beside their numbered box."""

    def __init__(self, boxes: Sequence[FlowBox], scale: float) -> None:
        super().__init__()
        self.frames = [FlowBoxFrame(box, self) for box in boxes]
        gap = round(GAP * scale)
        grid = QGridLayout(self)
        grid.setContentsMargins(gap, gap, gap, gap)
        grid.setHorizontalSpacing(2 * gap)
        grid.setVerticalSpacing(gap)
        grid.setColumnStretch(0, LEFT)
        grid.setColumnStretch(1, RIGHT)
        self.numbers: list[FlowBoxFrame] = []
        self.letters: dict[str, list[FlowBoxFrame]] = {}
        beside: QVBoxLayout | None = None
        for frame in self.frames:
            if not frame.box.aside:
                row = grid.rowCount()
                grid.addWidget(frame, row, 0, Qt.AlignmentFlag.AlignTop)
                beside = QVBoxLayout()
                beside.setSpacing(round(gap * 0.5))
                grid.addLayout(beside, row, 1)
                self.numbers.append(frame)
                self.letters[frame.box.id] = []
            elif frame.box.id[:1].isdigit():
                assert beside is not None, "a letter follows its number"
                beside.addWidget(frame)
                self.letters[self.numbers[-1].box.id].append(frame)
            else:
                grid.addWidget(frame, grid.rowCount(), 0, 1, 2)

    @property
    def lit(self) -> FlowBoxFrame | None:
        """The box taken, None if there is none."""
        return next((each for each in self.frames if each.box.verdict == "taken"), None)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(SEPIA), 1.5))
        painter.setBrush(QColor(SEPIA))
        for upper, lower in pairwise(self.numbers):
            x = upper.geometry().left() + upper.width() / 4
            start = QPointF(x, upper.geometry().bottom())
            self._arrow(painter, start, QPointF(x, lower.geometry().top()))
        for frame in self.numbers:
            letters = self.letters[frame.box.id]
            for letter in letters[:1]:
                y = frame.geometry().top() + min(frame.height(), letter.height()) / 2
                start = QPointF(frame.geometry().right(), y)
                self._arrow(painter, start, QPointF(letter.geometry().left(), y))
            for upper, lower in pairwise(letters):
                x = upper.geometry().left() + upper.width() / 8
                start = QPointF(x, upper.geometry().bottom())
                self._arrow(painter, start, QPointF(x, lower.geometry().top()))

    def _arrow(self, painter: QPainter, start: QPointF, end: QPointF) -> None:
        painter.drawLine(start, end)
        down = end.y() > start.y()
        back, side = QPointF(0, -HEAD) if down else QPointF(-HEAD, 0), HEAD * 0.6
        wing = QPointF(side, 0) if down else QPointF(0, side)
        painter.drawPolygon(QPolygonF([end, end + back + wing, end + back - wing]))


class FlowchartWindow(QWidget):
    """Window with the flowchart; ``step_text`` describes the step shown."""

    rules_asked = Signal()

    def __init__(self, parent: QWidget | None, title: str, scale: float) -> None:
        super().__init__(parent, Qt.WindowType.Window)
        load_faces()
        self.scale = scale
        self.title = title
        self.step_text = ""
        self.setWindowTitle(tr("{title} – Pax Desk", title=title))
        self.heading = QLabel(self)
        self.heading.setTextFormat(Qt.TextFormat.PlainText)
        self.heading.setObjectName("heading")
        self.heading.setWordWrap(True)
        self.place = QScrollArea(self)
        self.place.setWidgetResizable(True)
        self.place.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.place.setAccessibleName(title)
        rules, leave = QPushButton(tr("Rules"), self), QPushButton(tr("Close"), self)
        rules.clicked.connect(self.rules_asked.emit)
        leave.clicked.connect(self.close)
        foot = QHBoxLayout()
        foot.addWidget(rules)
        foot.addStretch()
        foot.addWidget(leave)
        whole = QVBoxLayout(self)
        whole.addWidget(self.heading)
        whole.addWidget(self.place)
        whole.addLayout(foot)
        self.setStyleSheet(window_style(scale) + chart_style(scale))
        self.resize(round(SIZE[0] * scale), round(SIZE[1] * scale))

    @property
    def drawing(self) -> FlowchartDrawing:
        drawing = self.place.widget()
        assert isinstance(drawing, FlowchartDrawing)
        return drawing

    def show_boxes(self, boxes: Sequence[FlowBox], told: str = "") -> None:
        """Show the path of a step described by ``told``."""
        self.step_text = told
        self.heading.setText(told or self.title)
        self.place.setWidget(FlowchartDrawing(boxes, self.scale))
        self._scroll()

    @qt_override
    def event(self, event: QEvent) -> bool:
        handled = super().event(event)
        if event.type() in (QEvent.Type.LayoutRequest, QEvent.Type.Show, QEvent.Type.Resize):
            self._scroll()
        return handled

    def _scroll(self) -> None:
        drawing = self.place.widget()
        if isinstance(drawing, FlowchartDrawing) and drawing.lit is not None:
            self.place.ensureWidgetVisible(drawing.lit, 0, round(80 * self.scale))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.close()
        else:
            super().keyPressEvent(event)


def chart_style(scale: float) -> str:
    leaf = blend(PAPER, "#FFFFFF", 0.45)
    hair = blend(PAPER, SEPIA, 0.6)
    lit = blend(leaf, YELLOW, 0.35)
    return f"""
        FlowchartDrawing {{ background: {PAPER}; }}
        FlowBoxFrame {{ background: {leaf}; border: 1px solid {hair}; border-radius: 4px; }}
        FlowBoxFrame[verdict="passed"] {{ background: {PAPER}; }}
        FlowBoxFrame[verdict="taken"] {{ background: {lit}; border: 3px solid {FEDERAL}; }}
        FlowBoxFrame:focus {{ border: 2px solid {UNREST_INK}; }}
        FlowBoxFrame QLabel {{ background: transparent; border: none;
                   font-size: {round(13 * scale)}px; }}
        FlowBoxFrame QLabel#title, QLabel#heading {{ font-family: "{FAMILY["serif"]}";
                   font-weight: 700; font-size: {round(15 * scale)}px; }}
        FlowBoxFrame QLabel#why {{ font-weight: 600; color: {SEPIA}; }}
        FlowBoxFrame[verdict="taken"] QLabel#why {{ color: {FEDERAL}; }}
"""
