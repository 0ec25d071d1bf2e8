"""The sheet on which a form is filled in, and the sheet that turns a card over."""

from collections.abc import Callable
from functools import partial
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit, QWidget

from paxdesk.desk.painting.palette import SEPIA, UNREST
from paxdesk.desk.protocol.question import Question
from paxdesk.desk.sheets.dialog import Segment, field_style
from paxdesk.desk.sheets.question_sheet import AnswerSheet
from paxdesk.desk.sheets.sheet_layout import BOLD, Box, Column, Item, Row, Rule, Type, Words, grid
from paxdesk.desk.words.labels import Labels, Names
from paxdesk.errors import IllegalAction
from paxdesk.language import say
from paxdesk.sierra_madre.rules import actions as act
from paxdesk.sierra_madre.rules.actions import Action
from paxdesk.sierra_madre.rules.cards import (
    CARDS,
    DECK,
    KINDS,
    LANDS,
    MOST_BARS,
    MOST_QUARTERS,
    CardId,
    Facts,
    letters_of,
    unknown,
)
from paxdesk.sierra_madre.rules.state import State
from paxdesk.sierra_madre.saves.box import CardBox
from paxdesk.sierra_madre.session import Session
from paxdesk.sierra_madre.table import words as said
from paxdesk.sierra_madre.table.handling import Forms
from paxdesk.sierra_madre.table.sheets.fields import (
    Choose,
    ChooseRow,
    Count,
    CountRow,
    Write,
    WriteRow,
    row_of,
)
from paxdesk.sierra_madre.table.sheets.forms import Form, form

WHY_NOT: Final = Type(13, weight=600)
FOLD: Final = "#B9A37B"
Judge = Callable[[Action], IllegalAction | None]


class FormSheet(AnswerSheet):
    """Fields, what the rules have against them, and a button to enter them.

    ``left`` is heard when nothing is to be entered; Enter enters, Escape leaves.
    """

    wide = 760.0

    def __init__(self, surface: QWidget, made: Form, judge: Judge) -> None:
        super().__init__(surface, made.heading.upper())
        self.made = made
        self._judge = judge
        self.rows = {field.key: row_of(self, field) for field in made.fields}
        for row in self.rows.values():
            row.changed.connect(self._show)
        self.done = self.button(made.done or say("Enter"), self._answer, primary=True, pixels=16)
        self.cancel = self.button(say("Cancel"), self.left.emit, pixels=14)
        self.escape = self.cancel
        self._show()

    @property
    def action(self) -> Action:
        """What the fields say now."""
        return self.made.make({key: row.value for key, row in self.rows.items()})

    @property
    def problem(self) -> IllegalAction | None:
        return self._judge(self.action)

    def _answer(self) -> None:
        if self.done.isEnabled():
            self.answered.emit(self.action)

    def _show(self) -> None:
        self.done.setEnabled(self.problem is None)
        if not self.units.isEmpty():
            self.lay_out()

    def fit(self, area: QRectF, scale: float) -> None:
        self.setStyleSheet(field_style(scale))
        super().fit(area, scale)

    def take_focus(self) -> None:
        fields = [row.line for row in self.rows.values() if isinstance(row, CountRow)]
        first = fields[0] if fields else self.stops()[0]
        first.setFocus(Qt.FocusReason.OtherFocusReason)
        if isinstance(first, QLineEdit):
            first.selectAll()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._answer()
            return
        super().keyPressEvent(event)

    def contents(self) -> Box:
        problem = self.problem
        why = "" if problem is None else str(problem)
        return Column(
            *(row.box() for row in self.rows.values()),
            Rule(1, FOLD),
            Row(
                Words(why, WHY_NOT, UNREST, lines=2, least=11, high=36),
                Item(self.cancel, 110, 40),
                Item(self.done, 150, 40),
                gap=10,
            ),
            gap=6,
        )


# --- The quarterly card ---------------------------------------------------------------------------

IN_LINE: Final = 16
"""Numbers side by side."""


class RevealSheet(AnswerSheet):
    """Which card is it? A letter and a number; what the box knows of it is filled in.

    One that the box knows is turned over with the click on its number, or with its last digit.
    """

    wide = 820.0

    def __init__(self, surface: QWidget, state: State, box: CardBox, judge: Judge) -> None:
        super().__init__(surface, say("Turn over the card of the quarter").upper())
        self._judge = judge
        self._state = state
        self._box = box
        self.letter = "C"
        self.line = QLineEdit(self)
        self.line.setAccessibleName(say("Card"))
        self.line.setPlaceholderText("C12")
        self.line.setMaxLength(5)
        self.line.textEdited.connect(self._typed)
        self.letters = {each: Segment(self, each, say("Kind of card")) for each in DECK}
        for each, button in self.letters.items():
            button.clicked.connect(partial(self.choose_letter, each))
        self.numbers = [
            Segment(self, "", say("Number")) for _ in range(max(map(len, DECK.values())))
        ]
        for index, button in enumerate(self.numbers):
            button.clicked.connect(partial(self._pressed, index))
        kinds = tuple((kind, say(said.KINDS[kind])) for kind in KINDS)
        self.kind = ChooseRow(self, Choose("kind", say("What it is"), kinds))
        lands = tuple((land, say(said.LANDS[land])) for land in LANDS)
        self.land = ChooseRow(self, Choose("land", say("Where"), lands))
        self.quarters = CountRow(self, Count("quarters", say("Quarters"), 0, 0, MOST_QUARTERS))
        self.profit = CountRow(self, Count("profit", say("Profit"), 0, 0, 30))
        bars = tuple((number, str(number)) for number in range(MOST_BARS + 1))
        self.bars = ChooseRow(self, Choose("bars", say("Gold bars"), bars))
        self.called = WriteRow(self, Write("name", say("Name"), "", 60))
        for row in (self.kind, self.land, self.quarters, self.profit, self.bars, self.called):
            row.changed.connect(self._show)
        self.done = self.button(say("Turn over"), self._answer, primary=True, pixels=16)
        self.cancel = self.button(say("Not yet"), self.left.emit, pixels=14)
        self.escape = self.cancel
        self.choose_letter(self.letter)

    # --- Which card ------------------------------------------------------------------------------

    @property
    def card(self) -> CardId:
        """The card that is meant; "" as long as that is none of the box."""
        words = self.line.text().strip().upper()
        return words if words in CARDS else ""

    def choose_letter(self, letter: str, _checked: bool = False) -> None:
        """Show the numbers of a letter."""
        self.letter = letter
        for each, button in self.letters.items():
            button.setChecked(each == letter)
        for index, button in enumerate(self.numbers):
            there = index < len(DECK[letter])
            number = DECK[letter][index] if there else 0
            button.setText(str(number))
            button.setAccessibleName(f"{letter}{number}")
            button.setEnabled(there and f"{letter}{number}" not in self._state.cards)
        self._mark()

    def _pressed(self, index: int, _checked: bool = False) -> None:
        self.line.setText(f"{self.letter}{DECK[self.letter][index]}")
        self._take()

    def _typed(self, words: str) -> None:
        letters = letters_of(words.strip().upper())
        if letters in DECK and letters != self.letter:
            self.choose_letter(letters)
        digits = words.strip()[len(letters) :]
        longer = any(str(n).startswith(digits) and str(n) != digits for n in DECK.get(letters, ()))
        self._take(at_once=not longer)

    def _take(self, *, at_once: bool = True) -> None:
        """Fill in what is known of the card; turn it over where that is all."""
        card = self.card
        if card:
            self.fill_in(self._box.facts(card) or unknown(card))
        self._mark()
        if card and at_once and self._box.facts(card) is not None and self.done.isEnabled():
            self._answer()

    def fill_in(self, facts: Facts) -> None:
        """Propose what is printed on the card."""
        self.kind.set_value(facts.kind)
        self.land.set_value(facts.land)
        self.quarters.set_value(facts.quarters)
        self.profit.set_value(facts.profit)
        self.bars.set_value(facts.bars)
        self.called.set_value(facts.name)

    def _mark(self) -> None:
        for index, button in enumerate(self.numbers[: len(DECK[self.letter])]):
            button.setChecked(f"{self.letter}{DECK[self.letter][index]}" == self.card)
        self._show()

    # --- What is entered -------------------------------------------------------------------------

    @property
    def facts(self) -> Facts:
        """What the fields say of the card."""
        kind = next(each for each in KINDS if each == self.kind.value)
        land = next(each for each in LANDS if each == self.land.value)
        bars = self.bars.values.index(self.bars.value)
        return Facts(kind, self.quarters.number, self.profit.number, bars, land,
                     str(self.called.value))  # fmt: skip

    @property
    def problem(self) -> IllegalAction | None:
        return self._judge(act.Reveal(self.card, self.facts)) if self.card else None

    def _answer(self) -> None:
        if self.done.isEnabled():
            self._box.learn(self.card, self.facts)
            self.answered.emit(act.Reveal(self.card, self.facts))

    def _show(self) -> None:
        self.done.setEnabled(bool(self.card) and self.problem is None)
        if not self.units.isEmpty():
            self.lay_out()

    def fit(self, area: QRectF, scale: float) -> None:
        self.setStyleSheet(field_style(scale))
        super().fit(area, scale)

    def take_focus(self) -> None:
        self.line.setFocus(Qt.FocusReason.OtherFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._answer()
            return
        super().keyPressEvent(event)

    def contents(self) -> Box:
        letters = Row(*(Item(each, high=38) for each in self.letters.values()), gap=-1)
        shown = [Item(each, high=28) for each in self.numbers[: len(DECK[self.letter])]]
        problem = self.problem
        if problem is not None:
            why = str(problem)
        elif self.line.text() and not self.card:
            why = say("The box has no card {card} (S1.1).", card=self.line.text().strip())
        else:
            why = self._box.trouble
        return Column(
            Row(Words(say("Card"), BOLD, width=70), Item(self.line, 90, 34), letters, gap=8),
            grid(shown, IN_LINE, -1),
            Rule(1, FOLD),
            Row(self.kind.box(), self.land.box(), gap=20),
            Row(self.quarters.box(), self.profit.box(), gap=20),
            Row(self.called.box(), self.bars.box(), gap=20),
            Row(
                Words(
                    why, WHY_NOT, UNREST if problem or not self.card else SEPIA, lines=2, high=34
                ),
                Item(self.cancel, 110, 40),
                Item(self.done, 150, 40),
                gap=10,
            ),
            gap=6,
        )


# --- The sheets of one table ----------------------------------------------------------------------


class AnswerSheets:
    """Makes the sheet of the form that is open."""

    def __init__(self, surface: QWidget, forms: Forms, box: CardBox) -> None:
        self._surface = surface
        self._forms = forms
        self._box = box

    def forget_faces(self) -> None:
        """There are no cards with faces."""

    def sheet(
        self,
        session: Session,
        question: Question,
        legal: list[Action],
        labels: Labels,
        scale: float,
    ) -> AnswerSheet | None:
        state = session.state
        opened = self._forms.at(state)
        if opened is None or state.ended:
            return None
        name, about = opened
        names: Names = {seat: each.name for seat, each in labels.items()}
        sheet: AnswerSheet
        if name == "reveal":
            sheet = RevealSheet(self._surface, state, self._box, session.refusal)
        else:
            sheet = FormSheet(self._surface, form(state, name, about, names), session.refusal)
        sheet.left.connect(partial(self._forms.open, state, None))
        return sheet
