"""Sheet of the showdown: points and Tripartites of the seats, and possible actions."""

from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

from paxdesk.desk.painting import typesetting
from paxdesk.desk.painting.icons import draw_icon
from paxdesk.desk.painting.palette import INK, IVORY, PAPER, REBEL, SEPIA
from paxdesk.desk.painting.shapes import draw_frame, fill_rect, seat_mark
from paxdesk.desk.safe_qt import qt_override
from paxdesk.desk.sheets.question_sheet import AnswerSheet
from paxdesk.desk.sheets.sheet import SHADOW, LatePicture, PaperButton, on_click
from paxdesk.desk.sheets.sheet_layout import (
    HAIR,
    Box,
    Column,
    HBox,
    Item,
    PaintedBox,
    Rule,
    TextBox,
    Type,
    grid_box,
    icon_box,
    seat_mark_box,
)
from paxdesk.desk.words import Label, Labels
from paxdesk.language import tr, tr_noop
from paxdesk.lazy_attrs import frozen
from paxdesk.porfiriana.rules.actions import Action, Pass
from paxdesk.porfiriana.rules.term_words import prestige_words
from paxdesk.porfiriana.table.painting.symbols import PRESTIGE_INK
from paxdesk.porfiriana.table.words.showdown import ShowdownCount
from paxdesk.porfiriana.table.words.showdown import ShowdownRow as CountRow

HEIGHT: Final = 282.0
"""Minimum height of the contents, in units."""
TALLEST: Final = 392.0
CARD: Final = (166.0, 232.0)
COUNT: Final = 412.0
"""Width of the count, in units."""
FAINT: Final = "#D8C7A4"
HEAD: Final = Type(14, "serif", 700)
SMALL: Final = Type(12, "serif", italic=True)
NOTHING: Final = Type(14, "serif", italic=True)
LONGEST_COUNT: Final = 3000
"""Maximum duration of the counting animation before its verdict, in ms."""
VERDICT_WAIT: Final = 4
"""Time between the last mark and the verdict, in intervals between marks."""
ANSWERING: Final = (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter)
"""Keys that press a button; during the counting animation, they only end it."""
NO_MOVE: Final = tr_noop("You cannot declare, and have no fraud or assassination to play.")
MAY_MOVE: Final = tr_noop("Your hand may allow more. Hold Space or your hand to see it.")


@frozen
class Pressing:
    """Density of the choices: with or without notes, text size in px, and number of columns."""

    notes: bool
    pixels: float
    columns: int


PRESSINGS: Final = (
    Pressing(True, 14, 1),
    Pressing(True, 13, 1),
    Pressing(False, 14, 1),
    Pressing(False, 12, 2),
    Pressing(False, 11, 3),
)
"""Densities in the order in which they are tried until the choices fit."""


class ShowdownSheet(AnswerSheet):
    """Sheet of a showdown: the count, the order of the seats, and possible actions."""

    all_counted = Signal()
    """Emitted when the counting animation has ended."""
    wide = 1062.0

    def __init__(
        self,
        parent: QWidget,
        heading: str,
        count: ShowdownCount,
        moves: Sequence[tuple[Action, Label]],
        labels: Labels,
        card: LatePicture,
        declared: Sequence[str] = (),
        earlier: ShowdownCount | None = None,
        hidden: bool = False,
    ) -> None:
        super().__init__(parent, heading, heading_height=28)
        self.count = count
        self.labels = labels
        self.card = card
        self.declared = tuple(declared)
        self.earlier = earlier
        self._hidden = hidden
        self.counted = False
        self.marks_shown: int | None = None
        """Number of new marks shown, for all seats together; None while not counting."""
        known = {row.seat: row.points for row in earlier.rows} if earlier else {}
        self._known = {row.seat: min(row.points, known.get(row.seat, 0)) for row in count.rows}
        self._pressing = PRESSINGS[0]
        self._counter = QTimer(self)
        self._counter.timeout.connect(self._count_one)
        self.choices: dict[Action, PaperButton] = {}
        self._moves = dict(moves)
        self.installEventFilter(self)
        for action, label in moves:
            passing = isinstance(action, Pass)
            button = PaperButton(label, self, primary=passing)
            on_click(button, partial(self.answered.emit, action))
            button.installEventFilter(self)
            self.choices[action] = button

    def take_focus(self) -> None:
        """Focus Pass, to avoid accidental declarations, or else the sheet."""
        first = self.choices.get(Pass()) if self._proposes else None
        (first or self).setFocus(Qt.FocusReason.OtherFocusReason)

    def count_up(self, each: int) -> None:
        """Show new marks one by one, at most ``each`` ms apart (0: at once)."""
        self.counted = True
        new = sum(row.points - self._known[row.seat] for row in self.count.rows)
        if each and new:
            self.marks_shown = 0
            self._counter.start(min(each, max(1, LONGEST_COUNT // new)))
            self.lay_out()

    def end_count(self) -> None:
        """Show all marks and the verdict at once."""
        if self.marks_shown is not None:
            self.marks_shown = None
            self._counter.stop()
            self.lay_out()
            self.all_counted.emit()

    def _count_one(self) -> None:
        new = sum(row.points - self._known[row.seat] for row in self.count.rows)
        if self.marks_shown is None or self.marks_shown >= new + VERDICT_WAIT:
            self.end_count()
        else:
            self.marks_shown += 1
            self.update()

    def points_shown(self, row: CountRow) -> int:
        """Return the number of a seat's marks shown so far."""
        if self.marks_shown is None:
            return row.points
        left = self.marks_shown
        for each in self.count.rows:
            new = each.points - self._known[each.seat]
            if each is row:
                return self._known[row.seat] + min(left, new)
            left = max(0, left - new)
        raise ValueError(f"no row of the count: {row}")

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.end_count()
        super().mousePressEvent(event)

    @qt_override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """End a running count at a key press, and consume the press of ANSWERING keys."""
        if (
            self.marks_shown is not None
            and isinstance(event, QKeyEvent)
            and event.type() == QEvent.Type.KeyPress
            and not event.isAutoRepeat()
        ):
            self.end_count()
            return event.key() in ANSWERING
        return super().eventFilter(watched, event)

    def fit(self, area: QRectF, scale: float) -> None:
        most = min(TALLEST, area.height() / scale - self.head - self.bottom - SHADOW)
        for self._pressing in PRESSINGS:
            self._press_closely()
            if self.contents().height_for(self.wide - 2 * self.side) <= max(HEIGHT, most):
                break
        super().fit(area, scale)

    def _press_closely(self) -> None:
        for action, button in self.choices.items():
            label = self._moves[action]
            if not isinstance(action, Pass):
                button.pixels = self._pressing.pixels
                button.label = label if self._pressing.notes else Label(label.icon, label.words)

    def heard(self) -> Sequence[str]:
        kind = prestige_words(self.count.prestige)
        told = [self.count.played, tr("{kind}: points and how many are needed", kind=kind)]
        for row in self.count.rows:
            facts = {"seat": self.labels[row.seat].name, "points": row.points}
            words = tr("{seat}: {points} of {needed}", needed=row.tripartite + 1, **facts)
            words = tr("{words}: topples Díaz", words=words) if row.topples else words
            told.append(f"{words} ({row.parts.rstrip('.')})")
        asked = tr("{name} decides", name=self.labels[self.count.order[0]].name)
        return (*told, *self.declared, self.count.verdict, asked, *self._remarks())

    def _remarks(self) -> list[str]:
        """Return a remark on missing actions, if needed."""
        if self._hidden:
            return [tr(MAY_MOVE)]
        return [] if len(self.choices) > 1 else [tr(NO_MOVE)]

    def contents(self) -> Box:
        card_wide, card_high = CARD
        card = Column(
            PaintedBox(lambda painter, place: self.card.draw(painter, place, self), high=card_high),
            TextBox(self.count.played, SMALL, SEPIA, lines=3, align=typesetting.ALIGN_CENTRE),
            width=card_wide,
        )
        kind = prestige_words(self.count.prestige)
        high = min(44.0, 176.0 / len(self.count.rows))
        rows = (
            Column(PaintedBox(partial(self._draw_row, row), high=high - 3), Rule(1, HAIR), gap=1)
            for row in self.count.rows
        )
        count = Column(
            TextBox(tr("{kind}: points and how many are needed", kind=kind), HEAD, lines=2),
            Column(*rows, gap=1),
            HBox(
                icon_box("topple", 30, REBEL),
                TextBox(
                    self.count.verdict if self.marks_shown is None else "",
                    Type(16, "serif", 700),
                    REBEL,
                    lines=3,
                    high=40,
                    said=self.count.verdict,
                ),
                gap=10,
            ),
            TextBox(" · ".join(self.declared), SMALL, SEPIA, lines=2) if self.declared else None,
            Box(fills=True),
            PaintedBox(self._draw_order, high=26),
            gap=7,
            width=COUNT,
        )
        return HBox(Box(2), card, count, self._asked(), Box(high=HEIGHT, width=0.1), gap=12)

    def _asked(self) -> Column:
        label = self.labels[self.count.order[0]]
        words = tr("{name} decides", name=label.name)
        moves = [Item(b) for action, b in self.choices.items() if not isinstance(action, Pass)]
        passing = (
            Item(b, high=32) for action, b in self.choices.items() if isinstance(action, Pass)
        )
        return Column(
            HBox(seat_mark_box(label.colour, 20), TextBox(words, Type(15, "serif", 700))),
            grid_box(moves, self._pressing.columns, 5) if moves else None,
            *(TextBox(words, NOTHING, SEPIA, lines=2) for words in self._remarks()),
            Box(fills=True),
            *passing,
            gap=6,
        )

    def _draw_row(self, row: CountRow, painter: QPainter, place: QRectF) -> None:
        """Draw a row of the count: the seat, its points as marks, and the flag."""
        left_edge, top, tall = place.left(), place.top(), place.height() + 3
        seat, points, tripartite, parts = row.seat, row.points, row.tripartite, row.parts
        shown = self.points_shown(row)
        label = self.labels[seat]
        small = tall < 40
        mark = 22 if not small else 18
        seat_mark(painter, label.colour, left_edge, top + 3, mark)
        place = QRectF(left_edge + 30, top, 68, 26)
        typesetting.draw_text(painter, place, label.name, typesetting.make_font(13, "sans", 600))
        icon = f"prestige-{self.count.prestige}"
        most = max(7, points, tripartite + 1)
        step = min(26.0, 188.0 / most)
        for index in range(most):
            left = left_edge + 100 + index * step
            if index < shown:
                side = min(23.0, step - 2, tall - 14)
                draw_icon(painter, icon, left, top + 2, side, PRESTIGE_INK[self.count.prestige])
            else:
                side = min(17.0, step - 5, tall - 18)
                draw_icon(painter, icon, left + 3, top + 5, side, FAINT)
        self._draw_flag(painter, left_edge + 99 + tripartite * step, top, tall)
        topples = shown > tripartite
        words = tr("{points} of {needed}", points=shown, needed=tripartite + 1)
        if topples:
            words = tr("{words}: topples Díaz", words=words)
            fill_rect(painter, QRectF(left_edge + 298, top + 3, 112, mark + 1), INK, 3)
        place = QRectF(left_edge + 304, top + 3, 104, mark + 1)
        face = typesetting.fit_font(words, place.width(), 1, 13, 9, "sans", 700)
        typesetting.draw_text(painter, place, words, face, PAPER if topples else SEPIA)
        if not small:
            face = typesetting.make_font(11, "sans", 400, italic=True)
            place = QRectF(left_edge + 30, top + 25, 370, 14)
            typesetting.draw_text(painter, place, parts, face, SEPIA)

    def _draw_flag(self, painter: QPainter, left: float, top: float, tall: float) -> None:
        """Draw a flag where the Tripartite ends."""
        painter.setPen(QPen(QColor(INK), 2))
        painter.drawLine(QPointF(left, top - 3), QPointF(left, top + min(24, tall - 8)))
        painter.setPen(QPen(QColor(INK), 0))
        painter.setBrush(QColor(INK))
        corners = [QPointF(0, -2), QPointF(10, 2.5), QPointF(0, 7)]
        painter.drawPolygon(QPolygonF([corner + QPointF(left, top) for corner in corners]))

    def _draw_order(self, painter: QPainter, place: QRectF) -> None:
        """Draw the seats in the order in which they decide."""
        order = self.count.order
        gap = 10.0
        wide = min(94.0, (place.width() - gap * (len(order) - 1)) / len(order))
        arrow = typesetting.make_font(15, "sans", 700)
        for index, seat in enumerate(order):
            left, top = place.left() + index * (wide + gap), place.top()
            box = QRectF(left, top, wide, 26)
            first = index == 0
            fill_rect(painter, box, INK if first else IVORY, 3)
            draw_frame(painter, box, INK, 1, 3)
            label = self.labels[seat]
            seat_mark(painter, label.colour, left + 4, top + 4, 18)
            words = QRectF(left + 26, top, wide - 29, 26)
            name = typesetting.fit_font(label.name, words.width(), 1, 12, 9, "sans", 700)
            typesetting.draw_text(painter, words, label.name, name, PAPER if first else INK)
            if not first:
                between = QRectF(left - gap, top, gap, 26)
                typesetting.draw_text(painter, between, "›", arrow, SEPIA, typesetting.ALIGN_CENTRE)
