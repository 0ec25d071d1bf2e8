"""Sheet of deals with a code."""

from collections.abc import Callable
from datetime import date
from functools import partial
from typing import Final

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QLineEdit, QWidget

from paxdesk.desk.game_types import Session
from paxdesk.desk.painting.palette import INK, SEPIA
from paxdesk.desk.protocol.features import Choices, DealCodes
from paxdesk.desk.sheets.modal_sheet import ModalSheet
from paxdesk.desk.sheets.sheet_layout import Box, Column, HBox, Item, TextBox, Type
from paxdesk.errors import PaxError
from paxdesk.language import tr

PLAIN: Final = Type(15)
CODE: Final = Type(26, "serif", 700)
LONGEST: Final = 40
"""Maximum length of a typed code with its dashes, in characters."""


class DealSheet(ModalSheet):
    """Sheet of deals; ``dealt`` is emitted with the choices for the game to begin."""

    has_fields = True
    dealt = Signal(object)
    comparing = Signal()
    """Emitted to compare the results of this game's deal."""

    def __init__(
        self,
        surface: QWidget,
        deals: DealCodes,
        session: Session,
        result: str,
        today: Callable[[], date] = date.today,
    ) -> None:
        super().__init__(surface, tr("Deals"), QSize(720, 0))
        self.deals, self.session, self.today = deals, session, today
        self.code = deals.code(session)
        self.result = result
        self.problem = ""
        self.copy = self.button(tr("Copy with result"), self._copy)
        self.same = self.button(tr("Same deal again"), self._again)
        self.compare = self.button(tr("Compare results…"), self.comparing.emit)
        for button in (self.copy, self.same, self.compare):
            button.setVisible(bool(self.code))
        self.typed = self.first_focus = QLineEdit(self, maxLength=LONGEST)
        self.typed.setAccessibleName(tr("Deal code"))
        self.typed.setPlaceholderText(tr("A friend's code"))
        self.typed.returnPressed.connect(self._begin)
        self.begin = self.button(tr("Begin"), self._begin, primary=True)
        self.day = self.button(tr("Deal of the day"), partial(self._of_date, deals.of_day))
        self.week = self.button(tr("Deal of the week"), partial(self._of_date, deals.of_week))
        self.leave = self.button(tr("Cancel"), self.left.emit, escape=True)

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(f"{self.code}\n{self.result}")

    def _again(self) -> None:
        choices = self.deals.again(self.session)
        assert choices is not None, "the button is there with a code alone"
        self.dealt.emit(choices)

    def _of_date(self, deal: Callable[[Session, date], Choices]) -> None:
        self.dealt.emit(deal(self.session, self.today()))

    def _begin(self) -> None:
        try:
            self.dealt.emit(self.deals.choices(self.typed.text(), self.session))
        except PaxError as error:
            self.problem = str(error)
            self.setAccessibleDescription(self.problem)
            self.typed.selectAll()
            self.lay_out()

    def contents(self) -> Box:
        words = tr(
            "A code contains the set-up, options, opponents and cards of a solo deal. Type a "
            "friend's code to play the same deal."
        )
        this = Column(
            TextBox(self.code, CODE, lines=1),
            HBox(
                Item(self.copy, high=42),
                Item(self.compare, high=42),
                Item(self.same, high=42),
                gap=12,
            ),
            gap=8,
        )
        return Column(
            TextBox(words, PLAIN, SEPIA, leading=1.4),
            this if self.code else None,
            HBox(Item(self.typed, high=42), Item(self.begin, 150, 42), gap=12),
            TextBox(self.problem, Type(14, weight=600), INK) if self.problem else None,
            HBox(Item(self.day, high=42), Item(self.week, high=42), gap=12),
            HBox(Box(), Item(self.leave, 170, 42), Box()),
            gap=16,
        )
