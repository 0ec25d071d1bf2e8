"""The sheets over the table: forms, the card that is turned over, and what goes to files."""

from collections.abc import Hashable
from functools import partial
from typing import Any, Final

from attrs import asdict
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLineEdit, QWidget

from paxdesk.desk.painting.palette import SEPIA, UNREST
from paxdesk.desk.protocol.question import Question
from paxdesk.desk.sheets import fields
from paxdesk.desk.sheets.dialog import Segments
from paxdesk.desk.sheets.fields import EntrySheet
from paxdesk.desk.sheets.files_sheet import Export, FilesSheet, Import
from paxdesk.desk.sheets.question_sheet import AnswerSheet
from paxdesk.desk.sheets.sheet_layout import BOLD, Box, Column, Item, Row, Rule, Words, grid
from paxdesk.desk.words.labels import Labels, Names
from paxdesk.language import counted, say
from paxdesk.sierra_madre.rules.actions import Action
from paxdesk.sierra_madre.rules.cards import CARDS, DECK, letters_of, unknown
from paxdesk.sierra_madre.saves.box import CardBox, box_bytes, read_box
from paxdesk.sierra_madre.session import Session
from paxdesk.sierra_madre.table.account import journal_csv, ledger_csv
from paxdesk.sierra_madre.table.handling import Forms, Opened
from paxdesk.sierra_madre.table.lessons import GuidedSession
from paxdesk.sierra_madre.table.sheets import forms
from paxdesk.sierra_madre.table.words import told


class FormSheet(EntrySheet):
    """Fields, what the rules have against them or what they do, and a button to enter them."""

    def __init__(
        self, surface: QWidget, session: Session, opened: Opened, names: Names, box: CardBox
    ) -> None:
        name, about = opened
        enter, leave = (say("Turn over"), say("Not yet")) if name == "reveal" else ("", "")
        heading = told("headings", name)
        super().__init__(surface, heading, enter or say("Enter"), leave or say("Cancel"))
        self.session, self.state = session, session.state
        self.name, self.names, self.box = name, names, box
        state = self.state
        self.about = dict(about)
        self._made: dict[Hashable, fields.FieldRow] = {}
        self.rows: dict[str, fields.FieldRow] = {}
        deeds = forms.deeds(state, name)
        card = state.cards.get(str(self.about.get("card", "")))
        coming = name == "card" and card is not None and card.place != "mature"
        self.deed: str = "move" if coming else deeds[0][0]
        self.choice = Segments(self, say("What"), deeds if len(deeds) > 1 else ())
        self.choice.show_chosen(self.deed)
        self.choice.chosen.connect(self._choose)

    def _choose(self, deed: Any) -> None:
        self.deed = deed
        self.refresh()

    def refresh(self) -> None:
        """Show the fields of the entry; what nobody has changed follows from the others."""
        hidden = forms.HIDDEN.get(self.name, ())
        values: dict[str, Any] = dict(self.about)
        self.rows = {}
        for field in forms.fields(self.state, self.deed, self.names, values):
            if field.key in hidden:
                continue
            row = self._row(field)
            if not row.touched:
                row.set_value(field.first)
            values[field.key] = row.value
            self.rows[field.key] = row
        empty = any(row.empty for row in self.rows.values())
        self.action = None if empty else forms.made(self.deed, values)
        self.problem = self.session.refusal(self.action) if self.action is not None else None
        self.show_anew(self.action is not None and self.problem is None)

    def _row(self, field: fields.Field) -> fields.FieldRow:
        """The row of a field; one with other choices is another."""
        shape = field.choices if isinstance(field, fields.Choose) else type(field).__name__
        key = (self.deed, field.key, shape)
        if key not in self._made:
            self._made[key] = fields.row_of(self, field)
            self._made[key].changed.connect(self.refresh)
        return self._made[key]

    def answer(self) -> None:
        if self.done.isEnabled():
            if self.action is not None and self.deed in forms.PRINTED:
                self.box.learn(*self.action.values)
            self.answered.emit(self.action)

    def take_focus(self) -> None:
        lines = [row.line for row in self.rows.values() if isinstance(row, fields.CountRow)]
        first = lines[0] if lines else self.stops()[0]
        first.setFocus(Qt.FocusReason.OtherFocusReason)
        if isinstance(first, QLineEdit):
            first.selectAll()

    def comment(self) -> tuple[str, str]:
        """What is against the entry, or what it would do, and in which ink."""
        if self.action is None:
            return say("There is nothing to choose from yet."), UNREST
        if self.deed == "tie" and not self.rows["dice"].value:
            return forms.dice_wanted(self.state, self.names), SEPIA
        if self.problem is not None:
            return str(self.problem), UNREST
        return forms.remark(self.state, self.action, self.names), SEPIA

    def contents(self) -> Box:
        choice = self.choice.box(38) if self.choice.buttons else None
        rows = [row.box() for row in self.rows.values()]
        if self.deed in forms.PRINTED:
            rows[-6:] = [Row(*pair, gap=20) for pair in zip(rows[-6::2], rows[-5::2], strict=True)]
        return Column(choice, *rows, Rule(1, fields.FOLD), self.foot(*self.comment()), gap=6)


IN_LINE: Final = 16
"""Numbers side by side."""


class RevealSheet(FormSheet):
    """Which card is it? A letter and a number; what the box knows of it is filled in.

    One that the box knows is turned over with the click on its number, or with its last digit.
    """

    def __init__(self, surface: QWidget, session: Session, names: Names, box: CardBox) -> None:
        super().__init__(surface, session, ("reveal", ()), names, box)
        self.letter, self.card = "C", ""
        self.line = QLineEdit(self)
        self.line.setAccessibleName(say("Card"))
        self.line.setPlaceholderText("C12")
        self.line.setMaxLength(5)
        self.line.textEdited.connect(self._typed)
        self.letter_choice = Segments(self, say("Kind of card"), [(each, each) for each in DECK])
        self.letter_choice.chosen.connect(self.choose_letter)
        self.letters = self.letter_choice.buttons
        most = max(map(len, DECK.values()))
        self._numbers = Segments(self, say("Number"), [(index, "") for index in range(most)])
        self._numbers.chosen.connect(self._pressed)
        self.numbers = list(self._numbers.buttons.values())
        self.choose_letter(self.letter)

    def choose_letter(self, letter: Any) -> None:
        """Show the numbers of a letter."""
        self.letter = str(letter)
        self.letter_choice.show_chosen(self.letter)
        for button, number in zip(self.numbers, DECK[self.letter], strict=False):
            button.setText(str(number))
            button.setAccessibleName(f"{letter}{number}")
            button.setEnabled(f"{letter}{number}" not in self.state.cards)
        self._take(at_once=False)

    def _pressed(self, index: Any) -> None:
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
        words = self.line.text().strip().upper()
        before, self.card = self.card, words if words in CARDS else ""
        facts = self.box.facts(self.card)
        if self.card and self.card != before:
            self.about = {"card": self.card, **asdict(facts or unknown(self.card))}
            for row in self.rows.values():
                row.touched = False
        chosen = [
            n for n, each in enumerate(DECK[self.letter]) if f"{self.letter}{each}" == self.card
        ]
        self._numbers.show_chosen(chosen[0] if chosen else None)
        self.refresh()
        if self.card and at_once and facts is not None:
            self.answer()

    def take_focus(self) -> None:
        self.line.setFocus(Qt.FocusReason.OtherFocusReason)

    def comment(self) -> tuple[str, str]:
        if self.card:
            return super().comment() if self.problem is not None else (self.box.trouble, SEPIA)
        words = self.line.text().strip()
        problem = say("The box has no card {card} (S1.1).", card=words) if words else ""
        return problem or self.box.trouble, UNREST

    def contents(self) -> Box:
        shown = [Item(each, high=28) for each in self.numbers[: len(DECK[self.letter])]]
        line, letters = Item(self.line, 90, 34), self.letter_choice.box(38)
        which = Row(Words(say("Card"), BOLD, width=70), line, letters, gap=8)
        numbers = grid(shown, IN_LINE, -1)
        return Column(which, numbers, Rule(1, fields.FOLD), super().contents(), gap=6)


def exports(session: Session, names: Names) -> tuple[Export, Export]:
    """The ledger and the entries for a spreadsheet."""
    return (
        Export(say("Export the ledger"), ".csv",
               lambda: ledger_csv(session.recording, names)),
        Export(say("Export the entries"), ".csv",
               lambda: journal_csv(session.journal)),
    )  # fmt: skip


def files_sheet(surface: QWidget, session: Session, names: Names, box: CardBox) -> FilesSheet:
    """The books for a spreadsheet; the box to be handed on, or taken in."""
    cards = partial(counted, "The box knows %n card(s).", "")
    own = Export(say("Export the box"), ".yaml", lambda: box_bytes(box.known))
    other = Import(say("Take in a box"), ".yaml", lambda path: box.take(read_box(path)))
    trouble = lambda: box.trouble or cards(len(box.known))  # noqa: E731
    return FilesSheet(surface, (*exports(session, names), own), (other,), trouble)


# --- The sheets of one table ----------------------------------------------------------------------


class AnswerSheets:
    """Makes the sheet of the form that is open."""

    def __init__(self, surface: QWidget, opened: Forms, box: CardBox) -> None:
        self._surface, self._forms, self._box = surface, opened, box

    def forget_faces(self) -> None:
        """There are no cards with faces."""

    def sheet(
        self, session: Session, question: Question, legal: list[Action], labels: Labels,
        scale: float,
    ) -> AnswerSheet | None:  # fmt: skip
        state, surface = session.state, self._surface
        opened = self._forms.at(state)
        if opened is None:
            return None
        names: Names = {seat: each.name for seat, each in labels.items()}
        box = CardBox(kept=False) if isinstance(session, GuidedSession) else self._box
        sheet: AnswerSheet
        match opened[0]:
            case "reveal":
                sheet = RevealSheet(surface, session, names, box)
            case "files":
                sheet = files_sheet(surface, session, names, self._box)
            case _:
                sheet = FormSheet(surface, session, opened, names, box)
                sheet.refresh()
        sheet.left.connect(partial(self._forms.open, state, ""))
        return sheet
