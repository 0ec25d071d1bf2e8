"""Menu of an item on the table, with possible and impossible actions."""

import math
from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Signal
from PySide6.QtWidgets import QWidget

from paxdesk.desk.sheets.sheet import FINGER, MOUSE, PaperButton, PopUp, on_click
from paxdesk.desk.sheets.sheet_layout import Column, Item, TextBox, Type, grid_box
from paxdesk.desk.words import Label, MenuEntry
from paxdesk.language import tr, with_colon

COLUMN_WIDTH: Final = 320.0
GAP: Final = 5.0
MAX_ROWS: Final = 8
"""Maximum number of rows before a column is added, up to MAX_COLUMNS."""
MAX_COLUMNS: Final = 3
PIXELS: Final = 13


class DeedMenu(PopUp):
    """Menu with a button for each entry."""

    chosen = Signal(object)
    """Emitted with the possible actions of the chosen entry."""
    rule_asked = Signal(str)
    """Emitted with a rule id when an impossible entry is pressed."""
    studied = Signal()
    """Emitted to show the item in the inspector."""

    def __init__(
        self, parent: QWidget, title: str, deeds: Sequence[MenuEntry], touch: bool
    ) -> None:
        super().__init__(parent)
        self.title = title
        self.deeds = tuple(deeds)
        self.buttons: dict[MenuEntry, PaperButton] = {}
        self.back: PaperButton | None = None
        self._touch = touch
        self._rows: list[PaperButton] = []
        self._point, self._size, self._room = QPointF(), 1.0, QRectF()
        self.setAccessibleName(title)

    def show_at(self, point: QPointF, scale: float, room: QRectF) -> None:
        """Open at ``point`` (pixels of the parent), as near as ``room`` allows."""
        self._point, self._size, self._room = point, scale, room
        self._turn_to(self.deeds, None)

    def _turn_to(self, deeds: Sequence[MenuEntry], of: MenuEntry | None) -> None:
        for row in self._rows:
            row.hide()
            row.deleteLater()
        self.buttons = {}
        # The first entry is not focused if it loses the player something.
        self._proposes = not any(each.loses for each in deeds[:1])
        self._heading = self.title if of is None else with_colon(self.title, of.words)
        self._rows = []
        for deed in deeds:
            self.buttons[deed] = self._button(
                Label(deed.icon, deed.title, deed.note), partial(self._press, deed)
            )
            if not deed.possible:
                self.buttons[deed].faint = True
                said = self.buttons[deed].accessibleName()
                self.buttons[deed].setAccessibleName(tr("{thing}: not possible", thing=said))
        self.back = None
        if of is not None:
            self.back = self._button(
                Label("", tr("Back")), partial(self._turn_to, self.deeds, None)
            )
        if of is None:
            read = Label("ui-inspector", tr("Read about it"))
            self._button(read, self.studied.emit)
        self.leave = self._button(Label("", tr("Cancel")), self.left.emit)
        self.escape = self.back or self.leave
        self._lay_out()

    def _button(self, label: Label, does: Callable[[], object]) -> PaperButton:
        button = PaperButton(label, self, pixels=PIXELS)
        button.minimum_height = FINGER / self._size if self._touch else MOUSE
        on_click(button, does)
        self._rows.append(button)
        return button

    def _press(self, deed: MenuEntry) -> None:
        if deed.places:
            self._turn_to(deed.places, deed)
        elif deed.actions:
            self.chosen.emit(deed.actions)
        elif deed.rule:
            self.rule_asked.emit(deed.rule)

    def _lay_out(self) -> None:
        """Lay out the rows in as few columns as possible."""
        fewest = math.ceil(len(self._rows) / MAX_ROWS)
        for count in range(min(MAX_COLUMNS, fewest), MAX_COLUMNS + 1):
            head = TextBox(self._heading, Type(16, "serif", 700), lines=1)
            self.content = Column(
                head, grid_box([Item(row) for row in self._rows], count, GAP), gap=6
            )
            wide = count * COLUMN_WIDTH + (count - 1) * GAP
            high = self.content.height_for(wide) + 4 * self.margin
            if high * self._size <= self._room.height():
                break
        self.pop_up(self._point, self._size, self._room, wide)
