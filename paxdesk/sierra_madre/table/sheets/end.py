"""The account at the end: rank, gold everywhere, charts, and where it is kept."""

from functools import partial
from typing import Final

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QWidget

from paxdesk.desk.charts.charts import ChartButton
from paxdesk.desk.painting.palette import SEPIA
from paxdesk.desk.sheets.dialog import EndDialog
from paxdesk.desk.sheets.files_sheet import Export, written
from paxdesk.desk.sheets.paper import on_click
from paxdesk.desk.sheets.sheet_layout import Box, Column, Item, Row, Type, Words, grid, mark
from paxdesk.desk.words.labels import Labels
from paxdesk.language import counted, joined, say
from paxdesk.session.game import Seat
from paxdesk.sierra_madre.session import Session
from paxdesk.sierra_madre.table.account import TITLES, plot
from paxdesk.sierra_madre.table.log import BookLog
from paxdesk.sierra_madre.table.sheets.form_sheet import exports
from paxdesk.sierra_madre.table.words import gold_words, quarter_words

STORY: Final = Type(17, "serif", italic=True)
NAME: Final = Type(18, "serif", 700)
SHOWN: Final = 6
"""So many stand in the account with their gold in detail."""


class EndSheet(EndDialog):
    """Its signals say what is to happen next."""

    def __init__(
        self, surface: QWidget, session: Session, labels: Labels, game_log: BookLog
    ) -> None:
        state = session.state
        won = joined([labels[seat].name for seat in state.winners], "and")
        super().__init__(surface, say("{names} first", names=won), QSize(1180, 640))
        self.state = state
        self.labels = labels
        self.story = say(
            "A general revolution ends the game in {quarter}, after {quarters}.",
            quarter=quarter_words(state.quarter),
            quarters=counted("%n quarter(s)", "", state.quarter + 1),
        )
        self.ranked = sorted(state.players, key=state.worth, reverse=True)
        self.setAccessibleDescription("\n".join([self.story, *map(self._told, self.ranked)]))
        rows, names = game_log.turn_stats.rows, {seat: each.name for seat, each in labels.items()}
        files, self.result = exports(session, names), ""
        self.charts_shown = [
            ChartButton(self, plot(rows, measure), labels) for measure in list(TITLES)[:2]
        ]
        for chart in self.charts_shown:
            on_click(chart, self.charts.emit)
        self.buttons = [
            self.button(say("Play again"), self.again.emit, primary=True),
            self.button(say("Replay"), self.replay.emit),
            self.button(say("Save this game"), self.save.emit),
            self.button(say("All charts"), self.charts.emit),
            self.button(say("Export the log"), self.export.emit),
            *(self.button(each.words, partial(self._write, each)) for each in files),
            self.button(say("See the table"), self.left.emit),
        ]
        self.escape = self.buttons[-1]

    def _write(self, export: Export) -> None:
        self.result = written(self, export) or self.result
        self.lay_out()

    def take_focus(self) -> None:
        self.buttons[0].setFocus()

    def _told(self, seat: Seat) -> str:
        state, man = self.state, self.state.hacendados[seat]
        there = sum(card.gold for _, card in state.owned(seat))
        parts = [
            say("{gold} at hand", gold=man.gold),
            say("{gold} at enterprises", gold=there),
            say("{gold} in New York", gold=man.new_york),
            counted("%n IOU(s)", "", len(man.ious)),
        ]
        return f"{self.labels[seat].name}: {gold_words(state.worth(seat))} ({' · '.join(parts)})"

    def contents(self) -> Box:
        left = Column(
            Words(self.story, STORY, SEPIA), *map(self._row, self.ranked),
            Words(self.result, Type(13), SEPIA), width=430, gap=10,
        )  # fmt: skip
        charts = Column(*(Item(each, high=200, fills=True) for each in self.charts_shown),
                        fills=True)  # fmt: skip
        buttons = grid([Item(each, high=42) for each in self.buttons], 4, 10)
        return Column(Row(left, charts, gap=20, fills=True), buttons, gap=16)

    def _row(self, seat: Seat) -> Row:
        rank, detail = self.ranked.index(seat), self._told(seat).partition(": ")[2]
        name = Words(f"{rank + 1}. {self.labels[seat].name}", NAME, lines=1)
        told = Words(detail, Type(14)) if rank < SHOWN else None
        return Row(mark(self.labels[seat].colour, 24), Column(name, told, gap=2), gap=12)
