"""The small chooser at the drop: several actions share one movement, which is meant?"""

from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from paxdesk.desk.painting.palette import INK, PAPER
from paxdesk.desk.painting.shapes import frame, paper, shadow
from paxdesk.desk.sheets.paper import PaperButton, Sheet, on_click
from paxdesk.desk.types import Action
from paxdesk.desk.words.label import Label

WIDTH: Final = 330.0
MARGIN: Final = 12.0
GAP: Final = 6.0


class Chooser(Sheet):
    """A narrow sheet with a button for each meaning, and one to leave it."""

    chosen = Signal(object)
    """The action whose button was pressed; None when the chooser was left."""

    def __init__(
        self, parent: QWidget, meanings: Sequence[tuple[Action, Label]], leave: str
    ) -> None:
        super().__init__(parent, "")
        self.choices: dict[Action, PaperButton] = {}
        rows: list[PaperButton] = []
        for action, label in meanings:
            button = PaperButton(label, self)
            on_click(button, partial(self.chosen.emit, action))
            self.choices[action] = button
            rows.append(button)
        self.leave = PaperButton(Label("", leave), self, pixels=12)
        on_click(self.leave, partial(self.chosen.emit, None))
        self.escape = self.leave
        self.rows = [*rows, self.leave]

    def show_at(self, point: QPointF, scale: float, room: QRectF) -> None:
        """Open at ``point`` (pixels of the parent), as near as ``room`` there allows."""
        inside = WIDTH - 2 * MARGIN
        heights = [button.height_for(inside) for button in self.rows]
        height = sum(heights) + GAP * (len(heights) - 1) + 2 * MARGIN
        outer_width, outer_height = WIDTH + 2 * MARGIN, height + 2 * MARGIN
        left = min(point.x() / scale, room.right() / scale - outer_width)
        top = min(point.y() / scale, room.bottom() / scale - outer_height)
        left, top = max(room.left() / scale, left), max(room.top() / scale, top)
        self.place(QRectF(left, top, outer_width, outer_height), scale)
        below = 2 * MARGIN
        for button, tall in zip(self.rows, heights, strict=True):
            button.place(QRectF(2 * MARGIN, below, inside, tall), scale)
            below += tall + GAP
        self.show()
        self.raise_()
        self.take_focus()

    def draw(self, painter: QPainter, place: QRectF) -> None:
        sheet = place.adjusted(MARGIN, MARGIN, -MARGIN, -MARGIN)
        shadow(painter, sheet, 3, 3)
        paper(painter, sheet, PAPER, 3)
        frame(painter, sheet.adjusted(3, 3, -3, -3), INK, 1.4)
