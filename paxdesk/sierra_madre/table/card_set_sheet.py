"""Card set in rows; a card's facts are entered as one line."""

from collections.abc import Callable
from functools import partial
from typing import Final

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QFrame, QListWidget, QWidget

from paxdesk.desk.painting.palette import SEPIA, UNREST_INK
from paxdesk.desk.safe_qt import qt_override
from paxdesk.desk.sheets.fields import EntrySheet
from paxdesk.desk.sheets.form_widgets import LineEdit, Segments
from paxdesk.desk.sheets.sheet_layout import BOLD, Box, Column, HBox, Item, TextBox, Type
from paxdesk.language import tr, tr_plural
from paxdesk.sierra_madre.card_lines import FactsLineError, card_line, read_facts_line
from paxdesk.sierra_madre.rules.cards import CARDS, DECK, CardId, Facts, in_order
from paxdesk.sierra_madre.saves import CardBox

ROWS: Final = 10
"""Number of rows that Page Up and Page Down move by."""
HIGH: Final = 210
"""Height of the list of cards, in units."""


class CardSetSheet(EntrySheet):
    """Sheet of all cards; Return saves a line and opens the next."""

    wide = 900.0
    scrolls = "QListWidget"

    def __init__(self, surface: QWidget, box: CardBox) -> None:
        super().__init__(surface, tr("The card set"), tr("Save"), tr("Close"))
        self.box = box
        self.cards: list[CardId] = sorted(CARDS, key=in_order)
        self.at = 0
        self.problem = ""
        self._saved: list[tuple[CardId, Facts | None]] = []
        self.letters = Segments(self, tr("Kind of card"), [(each, each) for each in DECK])
        self.letters.chosen.connect(self._choose)
        self.list = QListWidget(self)
        self.list.setAccessibleName(tr("The cards"))
        self.list.setFrameShape(QFrame.Shape.NoFrame)
        self.list.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.addItems([self._row(card) for card in self.cards])
        self.list.itemClicked.connect(lambda item: self.open(self.list.row(item)))
        self.line = LineEdit("", self)
        self.line.confirmed.connect(self.answer)
        self.line.textEdited.connect(self._edited)
        self.open(0)

    @property
    def card(self) -> CardId:
        return self.cards[self.at]

    def _row(self, card: CardId) -> str:
        facts = self.box.known.get(card)
        return f"{'✓' if facts else chr(0x2003)} {card}  {card_line(card, facts)}"

    def _choose(self, letters: str) -> None:
        self.open(self.cards.index(f"{letters}{DECK[letters][0]}"))

    def open(self, at: int) -> None:
        """Open the row with this number, or else the nearest one."""
        self.at = max(0, min(at, len(self.cards) - 1))
        self.problem = ""
        self.letters.show_chosen(self.card.rstrip("0123456789"))
        self.list.setCurrentRow(self.at)
        self.list.scrollToItem(self.list.item(self.at))
        self.line.setText(card_line(self.card, self.box.known.get(self.card)))
        self.line.setAccessibleName(tr("Card {card} as a line", card=self.card))
        self.line.selectAll()
        self._show(True)

    def _edited(self) -> None:
        self.problem = ""
        try:
            read_facts_line(self.line.text(), self.card)
        except FactsLineError as error:
            self.problem = str(error)
        self._show(not self.problem)

    def _show(self, fits: bool) -> None:
        self.done.setEnabled(fits)
        if not self.units.isEmpty():
            self.lay_out()

    def answer(self) -> None:
        """Save the line if it is valid, and open the next card."""
        self._edited()
        if self.problem:
            return
        self._saved.append((self.card, self.box.known.get(self.card)))
        self.box.learn(self.card, read_facts_line(self.line.text(), self.card))
        self.list.item(self.at).setText(self._row(self.card))
        self.open(self.at + 1)

    def undo(self) -> None:
        """Undo the typing, or else the last save."""
        if self.line.isUndoAvailable():
            self.line.undo()
            self._edited()
        elif self._saved:
            card, before = self._saved.pop()
            self.box.put_back(card, before)
            at = self.cards.index(card)
            self.list.item(at).setText(self._row(card))
            self.open(at)

    def take_focus(self) -> None:
        self.line.setFocus(Qt.FocusReason.OtherFocusReason)
        self.line.selectAll()

    def contents(self) -> Box:
        known = tr_plural("The card set has %n card(s).", "", len(self.box.known))
        keys = tr("Return: save the line and open the next card. Up and Down: other cards. "
                  "Ctrl+Z: undo.")  # fmt: skip
        said = self.problem or self.box.trouble
        return Column(
            HBox(self.letters.box(38), TextBox(known, BOLD, lines=1), gap=14),
            Item(self.list, high=HIGH),
            HBox(TextBox(self.card, BOLD, width=60), Item(self.line, high=36), gap=8),
            TextBox(said or keys, Type(14), UNREST_INK if said else SEPIA, lines=2, high=46),
            HBox(Box(), Item(self.cancel, 110, 40), Item(self.done, 150, 40), gap=10),
            gap=8,
        )

    @qt_override
    def event(self, event: QEvent) -> bool:
        """Take the sheet's keys before the table's shortcuts."""
        if (
            event.type() == QEvent.Type.ShortcutOverride
            and isinstance(event, QKeyEvent)
            and self._deed(event) is not None
        ):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        deed = self._deed(event)
        if deed is None:
            super().keyPressEvent(event)
        else:
            deed()

    def _deed(self, event: QKeyEvent) -> Callable[[], None] | None:
        if event.matches(QKeySequence.StandardKey.Undo):
            return self.undo
        steps = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1,
                 Qt.Key.Key_PageUp: -ROWS, Qt.Key.Key_PageDown: ROWS}  # fmt: skip
        by = steps.get(Qt.Key(event.key()))
        return None if by is None else partial(self.open, self.at + by)
