"""The sheet on which a number is shared out: a row with minus and plus for each place."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from paxdesk.desk.painting import lettering
from paxdesk.desk.painting.palette import INK, SEPIA, UNREST
from paxdesk.desk.sheets.paper import SHADOW, PaperButton, on_click
from paxdesk.desk.words.label import Label
from paxdesk.errors import IllegalAction
from paxdesk.language import say
from paxdesk.mexican_adventure.rules.actions import Action
from paxdesk.mexican_adventure.table.sheets.allotting import Allotting, Place, Share
from paxdesk.mexican_adventure.table.sheets.aside import EDGE, AsideSheet

WIDTH: Final = 760.0
SIDE: Final = 24.0
ROW: Final = 36.0
COLUMNS: Final = 2
ROWS: Final = 6
"""Rows of a page in each column."""
FOOT: Final = 62.0
PRESS: Final = (34.0, 30.0)
"""Width and height of minus and plus for a mouse."""
NUMBER: Final = 42.0
"""Between minus and plus."""
OTHER: Final = 46.0
"""A row for another answer, where the sheet is narrow."""


class AllotSheet(AsideSheet):
    """``judge`` says what the rules have against a line, ``told`` what led to the question."""

    def __init__(
        self,
        parent: QWidget,
        heading: str,
        allotting: Allotting,
        names: Callable[[Action], str],
        judge: Callable[[Action], IllegalAction | None],
        told: Sequence[str] = (),
    ) -> None:
        super().__init__(parent, heading.upper())
        self.tell(told)
        self.allotting = allotting
        self._judge = judge
        self.shares: dict[Place, int] = {row.key: 0 for row in allotting.rows}
        self.page = 0
        self.less = {row.key: self._step(row, -1) for row in allotting.rows}
        self.more = {row.key: self._step(row, 1) for row in allotting.rows}
        self.done = PaperButton(Label("", say("Done")), self, primary=True, pixels=16)
        on_click(self.done, self._answer)
        self.others: list[PaperButton] = []
        for action in allotting.more:
            button = PaperButton(Label("", names(action)), self, pixels=15)
            on_click(button, partial(self.answered.emit, action))
            self.others.append(button)
        self.back = PaperButton(Label("", "‹"), self, pixels=16)
        self.on = PaperButton(Label("", "›"), self, pixels=16)
        on_click(self.back, partial(self._leaf, -1))
        on_click(self.on, partial(self._leaf, 1))
        self._propose()
        self._show()

    def _step(self, row: Share, by: int) -> PaperButton:
        words = "+" if by > 0 else "−"
        button = PaperButton(Label("", words), self, pixels=16)
        button.setAccessibleName(f"{row.words} {words}")
        on_click(button, partial(self._change, row, by))
        return button

    def _propose(self) -> None:
        """A legal way to begin with, where giving to each in turn finds one."""
        left = self.allotting.number
        for row in reversed(self.allotting.rows):
            self.shares[row.key] = min(row.most, left)
            left -= self.shares[row.key]
        if self._judge(self._line) is not None:
            left = self.allotting.number
            for row in self.allotting.rows:
                self.shares[row.key] = min(row.most, left)
                left -= self.shares[row.key]

    @property
    def _line(self) -> Action:
        return self.allotting.line(self.shares)

    @property
    def given(self) -> int:
        """How many are shared out."""
        return sum(self.shares.values())

    @property
    def pages(self) -> int:
        return max(1, -(-len(self.allotting.rows) // self._on_a_page))

    @property
    def _press(self) -> tuple[float, float]:
        """Width and height of minus and plus: a finger needs more."""
        wide, high = PRESS
        return max(wide, self.done.least), max(high, self.done.least)

    @property
    def _row(self) -> float:
        return max(ROW, self._press[1] + 6)

    @property
    def _columns(self) -> int:
        return 1 if self.standing else COLUMNS

    @property
    def _on_a_page(self) -> int:
        return ROWS * self._columns

    @property
    def shown(self) -> tuple[Share, ...]:
        """The rows of this page."""
        first = self.page * self._on_a_page
        return self.allotting.rows[first : first + self._on_a_page]

    def _change(self, row: Share, by: int) -> None:
        self.shares[row.key] = min(row.most, max(0, self.shares[row.key] + by))
        self._show()

    def _leaf(self, by: int) -> None:
        self.page = (self.page + by) % self.pages
        self._lay(self.scale)
        self._show()

    def _answer(self) -> None:
        self.answered.emit(self._line)

    def _show(self) -> None:
        left = self.allotting.number - self.given
        for row in self.allotting.rows:
            self.less[row.key].setEnabled(self.shares[row.key] > 0)
            self.more[row.key].setEnabled(self.shares[row.key] < row.most and left > 0)
        self.done.setEnabled(left == 0 and self._judge(self._line) is None)
        self.update()

    def take_focus(self) -> None:
        self.done.setFocus(Qt.FocusReason.OtherFocusReason)

    # --- Places ----------------------------------------------------------------------------------

    @property
    def _rows_high(self) -> int:
        return min(ROWS, -(-len(self.allotting.rows) // self._columns))

    @property
    def _print(self) -> QRectF:
        """From edge to edge of what is printed; its top is below the head."""
        side, wide = (EDGE, self.inside) if self.standing else (SIDE, WIDTH - 2 * SIDE)
        return QRectF(SHADOW + side, self.head, wide, 0)

    def fit(self, area: QRectF, scale: float) -> None:
        self.scale = scale
        self.column = self.column_at(scale)
        self.standing = self.column > 0
        self.page = min(self.page, self.pages - 1)
        if self.standing:
            others = OTHER * len(self.others)
            height = self.head + 30 + self._rows_high * self._row + others + FOOT - SHADOW
            if self.stand(area, scale, height):
                self._lay(scale)
                return
            self.standing = False
        height = self.head + 30 + self._rows_high * self._row + FOOT + SHADOW
        left = (area.left() + area.right()) / 2 / scale - WIDTH / 2 - SHADOW
        top = self.top_in(area, scale, height)
        self.place(QRectF(left, top, WIDTH + 2 * SHADOW, height), scale)
        self._lay(scale)

    def _row_place(self, index: int) -> QRectF:
        whole = self._print
        wide = (whole.width() - 16 * (self._columns - 1)) / self._columns
        column, row = divmod(index, self._rows_high)
        left = whole.left() + column * (wide + 16)
        return QRectF(left, whole.top() + 30 + row * self._row, wide, self._row)

    def _lay(self, scale: float) -> None:
        shown = {row.key: index for index, row in enumerate(self.shown)}
        for row in self.allotting.rows:
            for button in (self.less[row.key], self.more[row.key]):
                button.setVisible(row.key in shown)
            if row.key in shown:
                place = self._row_place(shown[row.key])
                wide, high = self._press
                box = QRectF(place.right() - 2 - wide, place.top() + 2, wide, high)
                self.more[row.key].place(box, scale)
                box.translate(-wide - NUMBER, 0)
                self.less[row.key].place(box, scale)
        whole = self._print
        top, left, right = (
            whole.top() + 30 + self._rows_high * self._row + 10,
            whole.left(),
            whole.right(),
        )
        for button in self.others:
            if self.standing:
                button.place(QRectF(left, top, whole.width(), 40), scale)
                top += OTHER
            else:
                button.place(QRectF(left, top, 220, 40), scale)
                left += 230
        self.done.place(QRectF(right - 150, top, 150, 40), scale)
        for button, across in ((self.back, 240), (self.on, 200)):
            button.setVisible(self.pages > 1)
            button.place(QRectF(right - across, top, 36, 40), scale)

    def draw(self, painter: QPainter, place: QRectF) -> None:
        super().draw(painter, place)
        left = self.allotting.number - self.given
        words = say("{given} of {number}", given=self.given, number=self.allotting.number)
        box = self._print
        box.setHeight(24)
        lettering.draw_text(
            painter, box, words, lettering.font(15, "sans", 700), UNREST if left else INK
        )
        refused = None if left else self._judge(self._line)
        if refused is not None:
            box = box.adjusted(60 if self.standing else 120, 0, 0, 0)
            why = str(refused.reason)
            small = lettering.fitted(why, box.width(), 2, 13, 10, "sans", 400)
            lettering.draw_text(painter, box, why, small, SEPIA, lines=2)
        bold = lettering.font(16, "sans", 700)
        for index, row in enumerate(self.shown):
            where = self._row_place(index)
            press = self._press[0]
            name = where.adjusted(0, 0, -2 * press - NUMBER - 10, 0)
            face = lettering.fitted(row.words, name.width(), 2, 14, 11, "sans", 400)
            lettering.draw_text(painter, name, row.words, face, INK, lines=2)
            number = QRectF(where.right() - 2 - press - NUMBER, where.top(), NUMBER, self._row - 2)
            share = str(self.shares[row.key])
            lettering.draw_text(painter, number, share, bold, INK, lettering.CENTRE)
