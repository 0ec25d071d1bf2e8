"""The sheets over the table: forms, the card that is turned over, and what goes to files."""

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any, Final, TypeAlias

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFileDialog, QLineEdit, QWidget

from paxdesk.desk.painting.palette import SEPIA, UNREST
from paxdesk.desk.protocol.question import Question
from paxdesk.desk.sheets.dialog import Segments, field_style
from paxdesk.desk.sheets.question_sheet import AnswerSheet
from paxdesk.desk.sheets.sheet_layout import BOLD, Box, Column, Item, Row, Rule, Type, Words, grid
from paxdesk.desk.words.labels import Labels, Names
from paxdesk.errors import IllegalAction, PaxError
from paxdesk.files.writing import write_whole
from paxdesk.language import counted, say
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
)  # fmt: skip
from paxdesk.sierra_madre.rules.state import State
from paxdesk.sierra_madre.saves.box import CardBox, read_box, write_box
from paxdesk.sierra_madre.session import Session
from paxdesk.sierra_madre.table import words as said
from paxdesk.sierra_madre.table.account import journal_csv, ledger_csv
from paxdesk.sierra_madre.table.handling import About, Forms
from paxdesk.sierra_madre.table.sheets import forms
from paxdesk.sierra_madre.table.sheets.fields import (
    Choose,
    ChooseRow,
    Count,
    CountRow,
    Field,
    FieldRow,
    Write,
    row_of,
)  # fmt: skip

WHY_NOT: Final = Type(13, weight=600)
FOLD: Final = "#B9A37B"
Judge: TypeAlias = Callable[[Action], IllegalAction | None]


class EntrySheet(AnswerSheet):
    """A sheet that enters an action: Enter enters it, Escape leaves.

    ``left`` is heard when nothing is to be entered.
    """

    wide = 820.0

    def __init__(self, surface: QWidget, heading: str, enter: str, leave: str) -> None:
        super().__init__(surface, heading.upper())
        self.done = self.button(enter, self.answer, primary=True, pixels=16)
        self.cancel = self.button(leave, self.left.emit, pixels=14)
        self.escape = self.cancel

    def answer(self) -> None:
        """Enter what the sheet says, if it can be."""

    def show_anew(self, fits: bool) -> None:
        """Lay everything out again; what the sheet says ``fits`` or not."""
        self.done.setEnabled(fits)
        if not self.units.isEmpty():
            self.fit(self._area, self.scale)  # more rows make it higher

    def fit(self, area: QRectF, scale: float) -> None:
        self._area = area
        self.setStyleSheet(field_style(scale))
        super().fit(area, scale)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.answer()
            return
        super().keyPressEvent(event)

    def foot(self, words: str, ink: str = UNREST) -> Row:
        """What is against it, or what comes of it, and the buttons."""
        told = Words(words, WHY_NOT, ink, lines=2, least=11, high=36)
        return Row(told, Item(self.cancel, 110, 40), Item(self.done, 150, 40), gap=10)


class FormSheet(EntrySheet):
    """Fields, what the rules have against them or what they do, and a button to enter them."""

    def __init__(
        self, surface: QWidget, state: State, name: str, about: About, names: Names, judge: Judge
    ) -> None:
        super().__init__(surface, say(forms.FORMS[name].heading), say("Enter"), say("Cancel"))
        self.state, self.name, self.names = state, name, names
        self.about = dict(about)
        self._judge = judge
        self._made: dict[Field | tuple[object, ...], FieldRow] = {}
        self.deeds = forms.deeds(state, name)
        self.deed = act.ACTIONS[self.deeds[0][0]]
        card = state.cards.get(str(self.about.get("card", "")))
        if name == "card" and card is not None and card.place != "mature":
            self.deed = act.Move
        self.choice = Segments(self, say("What"), self.deeds if len(self.deeds) > 1 else ())
        self.choice.show_chosen(self.deed.verb())
        self.choice.chosen.connect(self._choose)
        self.rows: dict[str, FieldRow] = {}
        self._refresh()

    def _choose(self, deed: Any) -> None:
        self.deed = act.ACTIONS[deed]
        self._refresh()

    def _refresh(self) -> None:
        """Show the fields of the entry; what nobody has changed follows from the others."""
        hidden = forms.HIDDEN.get(self.name, ())
        self.values: dict[str, Any] = dict(self.about)
        self.rows = {}
        for field in forms.fields(self.state, self.deed, self.names, self.values):
            if field.key in hidden:
                continue
            row = self._row(field)
            if not row.touched:
                row.set_value(field.first)
            self.values[field.key] = row.value
            self.rows[field.key] = row
        empty = any(isinstance(row, ChooseRow) and not row.values for row in self.rows.values())
        self.action = None if empty else forms.made(self.deed, self.values)
        self.problem = None if self.action is None else self._judge(self.action)
        self.show_anew(self.action is not None and self.problem is None)

    def _row(self, field: Field) -> FieldRow:
        """The row of a field; one with other choices is another."""
        key = (self.deed, field.key, field.choices if isinstance(field, Choose) else type(field))
        if key not in self._made:
            self._made[key] = row_of(self, field)
            self._made[key].changed.connect(self._refresh)
        return self._made[key]

    def answer(self) -> None:
        if self.done.isEnabled():
            self.answered.emit(self.action)

    def take_focus(self) -> None:
        lines = [row.line for row in self.rows.values() if isinstance(row, CountRow)]
        first = lines[0] if lines else self.stops()[0]
        first.setFocus(Qt.FocusReason.OtherFocusReason)
        if isinstance(first, QLineEdit):
            first.selectAll()

    def contents(self) -> Box:
        if self.action is None:
            foot = self.foot(say("There is nothing to choose from yet."))
        elif self.problem is not None:
            foot = self.foot(str(self.problem))
        else:
            foot = self.foot(forms.remark(self.state, self.action, self.names), SEPIA)
        choice = self.choice.box(38) if self.choice.buttons else None
        rows = (row.box() for row in self.rows.values())
        return Column(choice, *rows, Rule(1, FOLD), foot, gap=6)


# --- The quarterly card, and what is printed on a card --------------------------------------------

IN_LINE: Final = 16
"""Numbers side by side."""


class RevealSheet(EntrySheet):
    """Which card is it? A letter and a number; what the box knows of it is filled in.

    One that the box knows is turned over with the click on its number, or with its last digit.
    """

    def __init__(self, surface: QWidget, state: State, box: CardBox, judge: Judge) -> None:
        heading = say("Turn over the card of the quarter")
        super().__init__(surface, heading, say("Turn over"), say("Not yet"))
        self._judge, self._state, self._box = judge, state, box
        self.letter = "C"
        self.line = QLineEdit(self)
        self.line.setAccessibleName(say("Card"))
        self.line.setPlaceholderText("C12")
        self.line.setMaxLength(5)
        self.line.textEdited.connect(self._typed)
        letters = Segments(self, say("Kind of card"), [(each, each) for each in DECK])
        letters.chosen.connect(self.choose_letter)
        self.letter_choice, self.letters = letters, letters.buttons
        most = max(map(len, DECK.values()))
        self._numbers = Segments(self, say("Number"), [(index, "") for index in range(most)])
        self._numbers.chosen.connect(self._pressed)
        self.numbers = list(self._numbers.buttons.values())
        self.rows = {field.key: row_of(self, field) for field in _printed()}
        for row in self.rows.values():
            row.changed.connect(self._show)
        self.choose_letter(self.letter)

    # --- Which card ------------------------------------------------------------------------------

    @property
    def card(self) -> CardId:
        """The card that is meant; "" as long as that is none of the box."""
        words = self.line.text().strip().upper()
        return words if words in CARDS else ""

    def choose_letter(self, letter: Any) -> None:
        """Show the numbers of a letter."""
        self.letter = str(letter)
        self.letter_choice.show_chosen(self.letter)
        for button, number in zip(self.numbers, DECK[self.letter], strict=False):
            button.setText(str(number))
            button.setAccessibleName(f"{letter}{number}")
            button.setEnabled(f"{letter}{number}" not in self._state.cards)
        self._mark()

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
        if card := self.card:
            self.fill_in(self._box.facts(card) or unknown(card))
        self._mark()
        if card and at_once and self._box.facts(card) is not None:
            self.answer()

    def fill_in(self, facts: Facts) -> None:
        """Propose what is printed on the card."""
        for key, row in self.rows.items():
            row.set_value(getattr(facts, key))

    def _mark(self) -> None:
        numbers = DECK[self.letter]
        chosen = [n for n, each in enumerate(numbers) if f"{self.letter}{each}" == self.card]
        self._numbers.show_chosen(chosen[0] if chosen else None)
        self._show()

    # --- What is entered -------------------------------------------------------------------------

    @property
    def action(self) -> Action:
        """The card with what is printed on it; one that has come before is told anew."""
        facts = Facts(**{key: row.value for key, row in self.rows.items()})  # type: ignore[arg-type]
        return act.Reveal(self.card, facts)

    @property
    def problem(self) -> IllegalAction | None:
        return self._judge(self.action) if self.card else None

    def answer(self) -> None:
        action = self.action
        if self.done.isEnabled() and isinstance(action, act.Reveal | act.Describe):
            self._box.learn(self.card, action.facts)
            self.answered.emit(action)

    def _show(self) -> None:
        self.show_anew(bool(self.card) and self.problem is None)

    def take_focus(self) -> None:
        self.line.setFocus(Qt.FocusReason.OtherFocusReason)

    def which(self) -> Iterator[Box]:
        """Where the card is chosen."""
        shown = [Item(each, high=28) for each in self.numbers[: len(DECK[self.letter])]]
        line = Item(self.line, 90, 34)
        yield Row(Words(say("Card"), BOLD, width=70), line, self.letter_choice.box(38), gap=8)
        yield grid(shown, IN_LINE, -1)
        yield Rule(1, FOLD)

    def contents(self) -> Box:
        why, ink = self._box.trouble, SEPIA
        if (problem := self.problem) is not None:
            why, ink = str(problem), UNREST
        elif self.line.text() and not self.card:
            why, ink = (
                say("The box has no card {card} (S1.1).", card=self.line.text().strip()),
                UNREST,
            )
        rows = [row.box() for row in self.rows.values()]
        pairs = (Row(*pair, gap=20) for pair in zip(rows[::2], rows[1::2], strict=True))
        return Column(*self.which(), *pairs, self.foot(why, ink), gap=6)


class DescribeSheet(RevealSheet):
    """What is printed on a card that has come is told anew."""

    def __init__(
        self, surface: QWidget, state: State, box: CardBox, judge: Judge, card: CardId
    ) -> None:
        super().__init__(surface, state, box, judge)
        self.heading = say("What is printed on {card}", card=card).upper()
        self.done.setText(say("Enter"))
        self.line.setText(card)
        self.fill_in(state.cards[card].facts)
        self._show()

    @property
    def action(self) -> Action:
        revealed = super().action
        assert isinstance(revealed, act.Reveal)
        return act.Describe(self.card, revealed.facts)

    def take_focus(self) -> None:
        self.stops()[0].setFocus(Qt.FocusReason.OtherFocusReason)

    def which(self) -> Iterator[Box]:
        return iter(())


def _printed() -> tuple[Field, ...]:
    """What is printed on a card: two fields side by side."""
    return (
        Choose("kind", say("What it is"), tuple((kind, say(said.KINDS[kind])) for kind in KINDS)),
        Choose("land", say("Where"), tuple((land, say(said.LANDS[land])) for land in LANDS)),
        Count("quarters", say("Quarters"), 0, 0, MOST_QUARTERS),
        Count("profit", say("Profit"), 0, 0, 30),
        Write("name", say("Name"), "", 60),
        Choose("bars", say("Gold bars"), tuple((n, str(n)) for n in range(MOST_BARS + 1))),
    )


# --- Files ----------------------------------------------------------------------------------------

CSV: Final = ".csv"
YAML: Final = ".yaml"


class FilesSheet(AnswerSheet):
    """The ledger and the entries for a spreadsheet; the box to be handed on, or taken in."""

    wide = 820.0

    def __init__(self, surface: QWidget, session: Session, names: Names, box: CardBox) -> None:
        super().__init__(surface, say("To files and from files").upper())
        self.session, self.names, self.box = session, names, box
        self.result = ""
        self.buttons = [
            self.button(say("Export the ledger"), self._ledger),
            self.button(say("Export the entries"), self._journal),
            self.button(say("Export the box"), self._box),
            self.button(say("Take in a box"), self._take),
        ]
        self.cancel = self.button(say("Back to the table"), self.left.emit, primary=True)
        self.escape = self.cancel

    def _ledger(self) -> None:
        self._write(CSV, say("Every movement of gold"),
                    lambda: ledger_csv(self.session.recording, self.names).encode())  # fmt: skip

    def _journal(self) -> None:
        self._write(CSV, say("The lines that were entered"),
                    lambda: journal_csv(list(self.session.journal)).encode())  # fmt: skip

    def _box(self) -> None:
        path = self._asked(YAML, say("What is printed on the cards"))
        if path is not None:
            self._try(lambda: write_box(path, self.box.known), path)

    def _take(self) -> None:
        words, kinds = say("Take in a box"), self._kinds(YAML)
        name = QFileDialog.getOpenFileName(self.window(), words, "", kinds)[0]
        if name:
            self._try(lambda: self.box.take(read_box(Path(name))), Path(name))

    def _write(self, suffix: str, words: str, data: Callable[[], bytes]) -> None:
        path = self._asked(suffix, words)
        if path is not None:
            self._try(lambda: write_whole(path, data()), path)

    def _asked(self, suffix: str, words: str) -> Path | None:
        """Where it is to be written; with its suffix if it was given none."""
        kinds = self._kinds(suffix)
        name = QFileDialog.getSaveFileName(self.window(), words, f"sierra-madre{suffix}", kinds)[0]
        path = Path(name) if name else None
        return path.with_suffix(suffix) if path is not None and not path.suffix else path

    def _kinds(self, suffix: str) -> str:
        return say(
            "{kind} files (*{suffix});;All files (*)", kind=suffix[1:].upper(), suffix=suffix
        )

    def _try(self, do: Callable[[], object], path: Path) -> None:
        """Do it, and say how it went."""
        try:
            do()
            cards = counted("The box knows %n card(s).", "", len(self.box.known))
            self.result = f"{path.name}: {say('done.')} {cards}"
        except (PaxError, OSError) as error:
            self.result = say("{file}: {problem}", file=path.name, problem=error)
        self.lay_out()
        self.update()

    def take_focus(self) -> None:
        self.buttons[0].setFocus(Qt.FocusReason.OtherFocusReason)

    def contents(self) -> Box:
        buttons = Row(*(Item(each, high=44) for each in self.buttons), gap=10)
        told = Words(self.result or self.box.trouble, WHY_NOT, SEPIA, lines=2, least=11, high=36)
        return Column(buttons, Rule(1, FOLD), Row(told, Item(self.cancel, 200, 40), gap=10), gap=8)


# --- The sheets of one table ----------------------------------------------------------------------


class AnswerSheets:
    """Makes the sheet of the form that is open."""

    def __init__(self, surface: QWidget, opened: Forms, box: CardBox) -> None:
        self._surface, self._forms, self._box = surface, opened, box

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
        state, surface, judge = session.state, self._surface, session.refusal
        opened = self._forms.at(state)
        if opened is None:
            return None
        name, about = opened
        names: Names = {seat: each.name for seat, each in labels.items()}
        sheet: AnswerSheet
        match name:
            case "reveal":
                sheet = RevealSheet(surface, state, self._box, judge)
            case "printed":
                sheet = DescribeSheet(surface, state, self._box, judge, dict(about)["card"])
            case "files":
                sheet = FilesSheet(surface, session, names, self._box)
            case _:
                sheet = FormSheet(surface, state, name, about, names, judge)
        sheet.left.connect(partial(self._forms.open, state, ""))
        return sheet
