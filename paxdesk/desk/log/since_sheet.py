"""The sheet that tells what has happened since somebody's turn, leaf by leaf.

What it has come to for the reader stands first; then each deed with a picture of its card.
"""

import math
from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QKeyEvent, QPainter
from PySide6.QtWidgets import QWidget

from paxdesk.desk.log.rows import LogRow
from paxdesk.desk.painting import lettering
from paxdesk.desk.painting.icons import draw_icon
from paxdesk.desk.painting.layout import RATIO
from paxdesk.desk.painting.palette import INK, SEPIA
from paxdesk.desk.painting.primitives import seat_mark
from paxdesk.desk.painting.shapes import line
from paxdesk.desk.scene.spots import CardNumber
from paxdesk.desk.sheets.dialog import Dialog
from paxdesk.desk.sheets.paper import PaperButton, on_click
from paxdesk.desk.words.label import Label, Note
from paxdesk.desk.words.seats import Labels
from paxdesk.language import say

PAPER: Final = QSize(1200, 704)
SIDE: Final = 34.0
TOP: Final = 84.0
FOOT: Final = 84.0
COLUMNS: Final = 3
GAP: Final = 26.0
COLUMN: Final = (PAPER.width() - 2 * SIDE - (COLUMNS - 1) * GAP) / COLUMNS
ROOM: Final = PAPER.height() - TOP - FOOT - 10
HAIR: Final = "#C9B58F"
MOST_LINES: Final = 4
THUMB: Final = 30.0
"""How wide a picture is, in units."""
EFFECT: Final = 24.0
"""How high a line of what it has come to is."""
MOST_EFFECTS: Final = 9
PaintCard: TypeAlias = Callable[[QPainter, CardNumber, float, float], None]
"""Paints a card at the origin, so many units wide, at so many pixels to a unit."""


class SinceSheet(Dialog):
    """Shows ``effect`` and rows of the log in columns; ``left`` when they have been read."""

    left = Signal()
    retold = Signal()
    """It is to be shown on the table."""

    def __init__(
        self,
        surface: QWidget,
        rows: Sequence[LogRow],
        labels: Labels,
        effect: Sequence[Note],
        paint_card: PaintCard,
    ) -> None:
        super().__init__(surface, say("Since your turn"), PAPER)
        self.labels = labels
        self.effect = list(effect)[:MOST_EFFECTS]
        more = len(effect) - len(self.effect)
        if more:
            self.effect[-1] = Note("manicule", say("and {0} more", more + 1))
        self.top = TOP + math.ceil(len(self.effect) / COLUMNS) * EFFECT + (14 if effect else 0)
        self.leaves = leaves(rows, PAPER.height() - self.top - FOOT - 10)
        self.leaf = 0
        self._paint_card = paint_card
        told = [*(note.words for note in effect), *(row.words for row in rows)]
        self.setAccessibleDescription("\n".join(told))
        self.earlier = self._button(say("Earlier"), -1)
        self.later = self._button(say("Later"), 1)
        self.close_sheet = PaperButton(
            Label("", say("Back to the table")), self, primary=True, pixels=17
        )
        on_click(self.close_sheet, self.left.emit)
        self.show_again = PaperButton(Label("", say("Show it on the table")), self, pixels=15)
        on_click(self.show_again, self.retold.emit)
        self.escape = self.close_sheet
        self._show()

    def _button(self, words: str, by: int) -> PaperButton:
        button = PaperButton(Label("", words), self, pixels=15)
        on_click(button, lambda: self.turn(by))
        return button

    def turn(self, by: int) -> None:
        """Turn so many leaves on, or back."""
        self.leaf = max(0, min(len(self.leaves) - 1, self.leaf + by))
        self._show()

    def _show(self) -> None:
        several = len(self.leaves) > 1
        for button in (self.earlier, self.later):
            button.setVisible(several)
        self.earlier.setEnabled(self.leaf > 0)
        self.later.setEnabled(self.leaf < len(self.leaves) - 1)
        self.update()

    def lay_out(self) -> None:
        top = PAPER.height() - 66.0
        self.press(self.earlier, SIDE, top, 130, 44)
        self.press(self.later, SIDE + 142, top, 130, 44)
        self.press(self.show_again, PAPER.width() - SIDE - 480, top, 236, 44)
        self.press(self.close_sheet, PAPER.width() - SIDE - 230, top, 230, 44)

    def take_focus(self) -> None:
        """Return goes back to the table."""
        self.close_sheet.setFocus(Qt.FocusReason.OtherFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        turns = {Qt.Key.Key_PageDown: 1, Qt.Key.Key_PageUp: -1}
        by = turns.get(Qt.Key(event.key()))
        if by is None:
            super().keyPressEvent(event)
        else:
            self.turn(by)

    def draw(self, painter: QPainter, place: QRectF) -> None:
        super().draw(painter, place)
        painter.translate(self.paper.topLeft())
        bottom = PAPER.height() - FOOT
        self._draw_effect(painter)
        for index, column in enumerate(self.leaves[self.leaf]):
            left = SIDE + index * (COLUMN + GAP)
            if index:
                fold = left - GAP / 2
                line(painter, QPointF(fold, self.top), QPointF(fold, bottom - 8), HAIR)
            top = self.top
            for row in column:
                self._draw_row(painter, row, left, top)
                top += _height(row)
        line(painter, QPointF(20, bottom), QPointF(PAPER.width() - 20, bottom), INK, 2)
        if len(self.leaves) > 1:
            words = say("{number} of {all}", number=self.leaf + 1, all=len(self.leaves))
            box = QRectF(SIDE + 286, PAPER.height() - 66.0, 120, 44)
            face = lettering.font(14, "serif", 400, italic=True)
            lettering.draw_text(painter, box, words, face, SEPIA)

    def _draw_effect(self, painter: QPainter) -> None:
        """What it has come to, in as many columns as the rows below."""
        for index, note in enumerate(self.effect):
            left = SIDE + index % COLUMNS * (COLUMN + GAP)
            top = TOP - 4 + index // COLUMNS * EFFECT
            draw_icon(painter, note.icon, left, top + 2, 18, note.ink or INK)
            box = QRectF(left + 26, top, COLUMN - 26, EFFECT)
            fitted = lettering.fitted(note.words, box.width(), 1, 15, 11, "sans", 600)
            lettering.draw_text(painter, box, note.words, fitted, note.ink or INK)
        if self.effect:
            foot = self.top - 10
            line(painter, QPointF(SIDE, foot), QPointF(PAPER.width() - SIDE, foot), HAIR)

    def _draw_row(self, painter: QPainter, row: LogRow, left: float, top: float) -> None:
        label = self.labels.get(row.seat) if row.seat is not None else None
        indent, face = _indent(row), _face(row)
        if row.kind == "turn":
            top += 8
            foot = top + _height(row) - 10
            line(painter, QPointF(left, foot), QPointF(left + COLUMN, foot), INK)
        if card := _pictured(row):
            painter.save()
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            painter.translate(left, top + 2)
            self._paint_card(painter, card, THUMB, self.scale * self.devicePixelRatioF())
            painter.restore()
        elif label is not None and row.kind in ("turn", "action"):
            side = 17.0 if row.kind == "turn" else 13.0
            seat_mark(painter, label.colour, left, top + (21 - side) / 2, side)
        ink = INK if row.kind in ("turn", "action") else SEPIA
        box = QRectF(left + indent, top + 1, COLUMN - indent, _height(row))
        lettering.draw_text(
            painter, box, row.words, face, ink, lettering.TOP_LEFT, lines=MOST_LINES, leading=1.2
        )


def leaves(rows: Sequence[LogRow], room: float = ROOM) -> list[list[list[LogRow]]]:
    """Rows in columns ``room`` units high, and columns in leaves.

    Each turn has a column of its own where they all fit so; else they follow each other. What
    came of a deed is never parted from it, nor a turn's name from its first deed.
    """
    turns = [[row for block in turn for row in block] for turn in _turns(rows)]
    if len(turns) <= COLUMNS and all(sum(map(_height, turn)) <= room for turn in turns):
        return [turns]
    columns: list[list[LogRow]] = [[]]
    used = 0.0
    for turn in _turns(rows):
        for block in turn:
            needed = sum(map(_height, block))
            if used + needed > room and columns[-1]:
                columns.append([])
                used = 0.0
            columns[-1] += block
            used += needed
    return [columns[start : start + COLUMNS] for start in range(0, len(columns), COLUMNS)]


def _turns(rows: Sequence[LogRow]) -> list[list[list[LogRow]]]:
    """Rows by turns, and in each by deeds; a turn's name goes with its first deed."""
    turns: list[list[list[LogRow]]] = []
    for row in rows:
        if row.kind == "turn" or not turns:
            turns.append([[row]])
        elif row.kind == "action" and turns[-1][-1][-1].kind != "turn":
            turns[-1].append([row])
        else:
            turns[-1][-1].append(row)
    return turns


def _face(row: LogRow) -> QFont:
    match row.kind:
        case "turn":
            return lettering.font(15, "serif", 700)
        case "action":
            return lettering.font(14, "sans", 600)
        case "result":
            return lettering.font(13, "sans", 400, italic=True)
        case "reason":
            return lettering.font(13, "serif", 400, italic=True)


def _indent(row: LogRow) -> float:
    if _pictured(row):
        return THUMB + 10
    return {"turn": 26.0, "action": 26.0}.get(row.kind, THUMB + 10)


def _pictured(row: LogRow) -> CardNumber:
    """The card whose picture stands beside a row; 0 for none."""
    return row.cards[0] if row.kind == "action" and row.cards else 0


def _height(row: LogRow) -> float:
    face = _face(row)
    lines = min(MOST_LINES, len(lettering.wrapped(row.words, face, COLUMN - _indent(row))))
    words = round(face.pixelSize() * 1.2) * lines + (15.0 if row.kind == "turn" else 4.0)
    return max(words, THUMB * RATIO + 6) if _pictured(row) else words
