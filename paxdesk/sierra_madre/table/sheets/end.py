"""The account at the end: rank, gold everywhere, charts, and where it is kept."""

from functools import partial
from typing import Final

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QWidget

from paxdesk.desk.charts.end_sheet import STORY, ChartedEnd, standing
from paxdesk.desk.painting.palette import SEPIA
from paxdesk.desk.sheets.files_sheet import Export, written
from paxdesk.desk.sheets.sheet_layout import Box, Column, Row, Type, Words, grid
from paxdesk.desk.words.labels import Labels
from paxdesk.language import counted, joined, say
from paxdesk.session.game import Seat
from paxdesk.sierra_madre.session import Session
from paxdesk.sierra_madre.table import page
from paxdesk.sierra_madre.table.log import BookLog, plots
from paxdesk.sierra_madre.table.sheets.forms import exports
from paxdesk.sierra_madre.table.words import quarter_words

SHOWN: Final = 6
"""No more than that stand in the account with their gold in detail."""


class EndSheet(ChartedEnd):
    """Its signals say what is to happen next."""

    def __init__(
        self, surface: QWidget, session: Session, labels: Labels, game_log: BookLog
    ) -> None:
        self.state, self.result = session.state, ""
        won = joined([labels[seat].name for seat in self.state.winners], "and")
        charts = plots(game_log.turn_stats.rows)[:2]
        super().__init__(surface, say("{names} first", names=won), QSize(1180, 640), charts, labels)
        self.story = say(
            "A general revolution ends the game in {quarter}, after {quarters}.",
            quarter=quarter_words(self.state.quarter),
            quarters=counted("%n quarter(s)", "", self.state.quarter + 1),
        )
        names = {seat: each.name for seat, each in labels.items()}
        self.ranked = page.ranking(self.state, names)
        told = (f"{words} ({self._told(seat)})" for seat, words in self.ranked.items())
        self.setAccessibleDescription("\n".join([self.story, *told]))
        files = exports(session, names)
        self.offer(*(self.button(each.words, partial(self._write, each)) for each in files))

    def _write(self, export: Export) -> None:
        self.result = written(self, export) or self.result
        self.lay_out()

    def _told(self, seat: Seat) -> str:
        hand = say("{gold} at hand", gold=self.state.hacendados[seat].gold)
        return " · ".join(filter(None, (hand, page.elsewhere(self.state, seat))))

    def contents(self) -> Box:
        all_told = len(self.ranked) <= SHOWN
        ranks = (
            standing(self.labels[seat], words, self._told(seat) if all_told else "", 14)
            for seat, words in self.ranked.items()
        )
        result = Words(self.result, Type(13), SEPIA)
        left = Column(Words(self.story, STORY, SEPIA), *ranks, result, width=430, gap=10)
        charts = Column(*self.chart_items(200), fills=True)
        return Column(
            Row(left, charts, gap=20, fills=True), grid(self.button_items(), 4, 10), gap=16
        )
