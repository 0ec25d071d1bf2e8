"""How a game ended on a sheet with charts: what it offers next, and where everybody stands."""

from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QWidget

from paxdesk.desk.charts.charts import ChartButton
from paxdesk.desk.charts.plot import Plot
from paxdesk.desk.sheets.dialog import EndDialog
from paxdesk.desk.sheets.paper import PaperButton, on_click
from paxdesk.desk.sheets.sheet_layout import Column, Item, Row, Type, Words, mark
from paxdesk.desk.words.labels import Labels, SeatLabel
from paxdesk.language import say

STORY: Final = Type(17, "serif", italic=True)
NAME: Final = Type(18, "serif", 700)


class ChartedEnd(EndDialog):
    """Charts that lead to all charts, and the usual buttons."""

    def __init__(
        self, surface: QWidget, heading: str, size: QSize, plots: Iterable[Plot], labels: Labels
    ) -> None:
        super().__init__(surface, heading, size)
        self.labels = labels
        self.charts_shown = [ChartButton(self, plot, labels) for plot in plots]
        for chart in self.charts_shown:
            on_click(chart, self.charts.emit)

    def offer(self, *more: PaperButton) -> None:
        """The buttons of every end, and ``more`` of the game's own before the last."""
        self.buttons = [
            self.button(say("Play again"), self.again.emit, primary=True),
            self.button(say("Replay"), self.replay.emit),
            self.button(say("Save this game"), self.save.emit),
            self.button(say("All charts"), self.charts.emit),
            self.button(say("Export the log"), self.export.emit),
            *more,
            self.button(say("See the table"), self.left.emit),
        ]
        self.escape = self.buttons[-1]

    def chart_items(self, high: float) -> list[Item]:
        """The charts, at least so high."""
        return [Item(each, high=high, fills=True) for each in self.charts_shown]

    def button_items(self) -> list[Item]:
        """The buttons as they stand at the foot."""
        return [Item(each, high=42) for each in self.buttons]


def standing(label: SeatLabel, name: str, detail: str, pixels: float = 15) -> Row:
    """Where a seat stands: its mark, what it is called, and in small print what it has."""
    told = Words(detail, Type(pixels)) if detail else None
    return Row(mark(label.colour, 25), Column(Words(name, NAME, lines=1), told, gap=3), gap=12)
