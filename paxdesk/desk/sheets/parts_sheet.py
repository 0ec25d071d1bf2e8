"""A game on a page: the numbered parts of its rules, each with what it begins with."""

from typing import Final

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QWidget

from paxdesk.desk.painting.palette import UNREST
from paxdesk.desk.rulebook import book, spoken
from paxdesk.desk.sheets.dialog import OverviewDialog
from paxdesk.desk.sheets.sheet_layout import Box, Column, Item, Row, Type, Words, grid
from paxdesk.language import labelled, say

NAME: Final = Type(16, "serif", 700)
TEXT: Final = Type(14)


class PartsSheet(OverviewDialog):
    """What everybody asks first."""

    def __init__(self, surface: QWidget, heading: str, rulebook: str) -> None:
        super().__init__(surface, heading, QSize(1160, 660))
        self.close_button = self.button(say("Back to the table"), self.left.emit, primary=True)
        self.escape = self.close_button
        parts = [part for part in book(rulebook).parts if part.id[1:].isdigit()]
        self.told = [(part.id, part.title, spoken(part.entries[0].text)) for part in parts]
        words = (labelled(f"{number} {title}", text) for number, title, text in self.told)
        self.setAccessibleDescription("\n".join(words))

    def take_focus(self) -> None:
        self.close_button.setFocus()

    def contents(self) -> Box:
        cells = [
            Column(Words(f"{number} {title}", NAME, UNREST), Words(text, TEXT, leading=1.3), gap=2)
            for number, title, text in self.told
        ]
        return Column(
            grid(cells, 3, 18), Box(fills=True), Row(Box(), Item(self.close_button, 200, 42))
        )
