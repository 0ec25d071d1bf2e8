"""Sheet with the log since a player's last turn, in pages.

The net effect for the player is listed first.
"""

import math
from collections.abc import Callable, Sequence
from functools import partial
from typing import Final, TypeAlias

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QKeyEvent, QPainter
from PySide6.QtWidgets import QWidget

from paxdesk.desk.log.log_rows import LogRow
from paxdesk.desk.painting import typesetting
from paxdesk.desk.painting.palette import INK, SEPIA
from paxdesk.desk.painting.shapes import draw_line, seat_mark
from paxdesk.desk.scene.geometry import RATIO
from paxdesk.desk.scene.things import CardNumber
from paxdesk.desk.sheets import sheet_layout as layout
from paxdesk.desk.sheets.modal_sheet import ModalSheet
from paxdesk.desk.words import IconNote, Labels, speech_text
from paxdesk.language import tr, tr_plural

PAPER: Final = QSize(1200, 704)
SIDE: Final = 34.0
TOP: Final = 84.0
FOOT: Final = 84.0
COLUMNS: Final = 3
GAP: Final = 26.0
COLUMN: Final = (PAPER.width() - 2 * SIDE - (COLUMNS - 1) * GAP) / COLUMNS
ROOM: Final = PAPER.height() - TOP - FOOT - 10
EFFECT_TYPE: Final = layout.Type(15, weight=600)
MOST_LINES: Final = 4
THUMB: Final = 30.0
"""Width of a card picture, in units."""
EFFECT: Final = 24.0
"""Height of a line of the net effect, in units."""
MOST_EFFECTS: Final = 9
PaintCard: TypeAlias = Callable[[QPainter, CardNumber, float, float], None]
"""Function that paints a card, given its width and device pixels per unit."""


class SinceSheet(ModalSheet):
    """Sheet with the net ``effect`` and log rows in columns; emits ``left`` when closed."""

    retold = Signal()
    """Emitted when the steps are to be replayed on the table."""

    def __init__(
        self,
        surface: QWidget,
        rows: Sequence[LogRow],
        labels: Labels,
        effect: Sequence[IconNote],
        paint_card: PaintCard,
    ) -> None:
        super().__init__(surface, tr("Since your turn"), PAPER)
        self.labels = labels
        self.effect = list(effect)[:MOST_EFFECTS]
        more = len(effect) - len(self.effect)
        if more:
            self.effect[-1] = IconNote("manicule", tr_plural("and %n more", "", more + 1))
        self.top = TOP + math.ceil(len(self.effect) / COLUMNS) * EFFECT + (14 if effect else 0)
        self.leaves = leaves(rows, PAPER.height() - self.top - FOOT - 10)
        self.leaf = 0
        self._paint_card = paint_card
        told = [*(note.words for note in effect), *(row.words for row in rows)]
        self.setAccessibleDescription("\n".join(map(speech_text, told)))
        self.earlier = self.button(tr("Earlier"), lambda: self.turn(-1))
        self.later = self.button(tr("Later"), lambda: self.turn(1))
        self.close_sheet = self.button(
            tr("Back to the table"), self.left.emit, primary=True, pixels=17, escape=True
        )
        self.first_focus = self.close_sheet  # the Return key closes the sheet
        self.show_again = self.button(tr("Show it on the table"), self.retold.emit)
        self._show()

    def turn(self, by: int) -> None:
        """Turn ``by`` pages forward, or back if negative."""
        self.leaf = max(0, min(len(self.leaves) - 1, self.leaf + by))
        self._show()

    def _show(self) -> None:
        self.earlier.setEnabled(self.leaf > 0)
        self.later.setEnabled(self.leaf < len(self.leaves) - 1)
        self.lay_out()

    def contents(self) -> layout.Box:
        effect = [
            layout.HBox(
                layout.icon_box(note.icon, 18, note.ink or INK),
                layout.TextBox(note.words, EFFECT_TYPE, note.ink or INK, lines=1, high=EFFECT),
            )
            for note in self.effect
        ]
        told = (layout.grid_box(effect, COLUMNS, 0), layout.Rule(1, layout.HAIR)) if effect else ()
        columns = self.leaves[self.leaf]
        shown = [
            layout.PaintedBox(partial(self._draw_column, column), fills=True) for column in columns
        ]
        places = [*shown, *(layout.Box() for _ in range(COLUMNS - len(shown)))]
        number = tr("{number} of {all}", number=self.leaf + 1, all=len(self.leaves))
        turning = (
            layout.Item(self.earlier, 130, 44),
            layout.Item(self.later, 130, 44),
            layout.TextBox(number, layout.Type(14, "serif", italic=True), SEPIA, width=100),
        )
        return layout.Column(
            *told,
            layout.HBox(*places, gap=GAP, fills=True),
            layout.button_row(
                *(turning if len(self.leaves) > 1 else ()),
                layout.Box(),
                layout.Item(self.show_again, 236, 44),
                layout.Item(self.close_sheet, 230, 44),
            ),
        )

    def keyPressEvent(self, event: QKeyEvent) -> None:
        turns = {Qt.Key.Key_PageDown: 1, Qt.Key.Key_PageUp: -1}
        by = turns.get(Qt.Key(event.key()))
        if by is None:
            super().keyPressEvent(event)
        else:
            self.turn(by)

    def _draw_column(self, rows: Sequence[LogRow], painter: QPainter, place: QRectF) -> None:
        top = place.top()
        for row in rows:
            self._draw_row(painter, row, place.left(), top)
            top += _height(row)

    def _draw_row(self, painter: QPainter, row: LogRow, left: float, top: float) -> None:
        label = self.labels.get(row.seat) if row.seat is not None else None
        indent, face = _indent(row), _face(row)
        if row.kind == "turn":
            top += 8
            foot = top + _height(row) - 10
            draw_line(painter, QPointF(left, foot), QPointF(left + COLUMN, foot), INK)
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
        typesetting.draw_text(
            painter, box, row.words, face, ink, typesetting.TOP_LEFT, lines=MOST_LINES, leading=1.2
        )


def leaves(rows: Sequence[LogRow], room: float = ROOM) -> list[list[list[LogRow]]]:
    """Return the rows in columns of height ``room``, and the columns in pages.

    Results stay with their action, and a turn's heading with its first action.
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
    """Return the rows grouped by turn and action.

    A turn's heading belongs to its first action.
    """
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
            return typesetting.make_font(15, "serif", 700)
        case "action":
            return typesetting.make_font(14, "sans", 600)
        case "result":
            return typesetting.make_font(13, "sans", 400, italic=True)
        case "reason" | "note":
            return typesetting.make_font(13, "serif", 400, italic=True)


def _indent(row: LogRow) -> float:
    if _pictured(row):
        return THUMB + 10
    return {"turn": 26.0, "action": 26.0}.get(row.kind, THUMB + 10)


def _pictured(row: LogRow) -> CardNumber:
    """Return the card pictured beside a row; 0 for none."""
    return row.cards[0] if row.kind == "action" and row.cards else 0


def _height(row: LogRow) -> float:
    face = _face(row)
    lines = min(MOST_LINES, len(typesetting.wrap_text(row.words, face, COLUMN - _indent(row))))
    words = round(face.pixelSize() * 1.2) * lines + (15.0 if row.kind == "turn" else 4.0)
    return max(words, THUMB * RATIO + 6) if _pictured(row) else words
