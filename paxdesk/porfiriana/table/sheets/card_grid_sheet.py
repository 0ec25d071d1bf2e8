"""Sheet of the cards as rows, for comparing them with printed ones by keyboard."""

from collections.abc import Callable
from functools import partial
from textwrap import shorten
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QHideEvent, QKeyEvent, QKeySequence, QPainter
from PySide6.QtWidgets import QFrame, QLineEdit, QListWidget, QListWidgetItem, QWidget

from paxdesk.desk.painting.palette import INK, SEPIA, UNREST_INK
from paxdesk.desk.rule_search import search_key
from paxdesk.desk.safe_qt import qt_override
from paxdesk.desk.scene.geometry import RATIO
from paxdesk.desk.sheets.form_widgets import LineEdit, Segments, is_redo
from paxdesk.desk.sheets.modal_sheet import WorkshopDialog
from paxdesk.desk.sheets.sheet_layout import (
    BOLD,
    Box,
    Column,
    HBox,
    Item,
    PaintedBox,
    TextBox,
    Type,
    button_row,
)
from paxdesk.errors import PaxError
from paxdesk.language import tr, tr_noop, tr_plural
from paxdesk.porfiriana.rules.card_text import (
    card_sentences,
    card_title,
    cost_words,
    kind_words,
)
from paxdesk.porfiriana.rules.cards import Card, CardKind
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.table.faces.face import paint_face, printed_faces
from paxdesk.porfiriana.table.sheets.card_form_sheet import odd_words
from paxdesk.porfiriana.table.sheets.cards_sheet import KIND_WORDS
from paxdesk.porfiriana.workshop.box_check import BoxCheck, StackOrder
from paxdesk.porfiriana.workshop.card_lines import CardLineError, card_line, read_line

ORDER_WORDS: Final[dict[StackOrder, str]] = {
    "number": tr_noop("By number@stack of cards"),
    "kind": tr_noop("By kind@stack of cards"),
    "any": tr_noop("Shuffled@stack of cards"),
}
NUMBER: Final = Qt.ItemDataRole.UserRole
FACE_WIDE: Final = 196.0
"""Width of the area for a card's faces beside the list, in units."""
BESIDE_WIDE: Final = 270.0
PAGE: Final = 10
"""Number of rows by which Page Up and Page Down move."""
MOST_MISSED: Final = 3
"""Maximum number of missed totals shown."""
LONGEST_MISSED: Final = 90
"""Maximum length of a missed total, in characters."""
Keys = QKeySequence.StandardKey


def _spoken_card(card: Card) -> str:
    """Return the texts of a card's faces, without repetitions."""
    lines: list[str] = []
    for side, flipped in printed_faces(card):
        lines += [kind_words(card, side, flipped), cost_words(card, side)]
        lines += [each.text for each in card_sentences(card, side, flipped)]
    return "\n".join(dict.fromkeys(filter(None, lines)))


class WholeRows(QListWidget):
    """List that leaves its lower edge empty instead of showing a part of a row."""

    @qt_override
    def updateGeometries(self) -> None:
        high = self.sizeHintForRow(0)
        self.setViewportMargins(0, 0, 0, self.height() % high if high > 0 else 0)
        super().updateGeometries()


class CardGridSheet(WorkshopDialog):
    """Sheet of the cards as rows; ``use`` is called with each changed deck."""

    has_fields = True
    scrolls = "QListWidget"

    def __init__(
        self,
        surface: QWidget,
        check: BoxCheck,
        use: Callable[[Deck], object],
        back: Callable[[int], None],
        form: Callable[[int], None],
        number: int = 1,
    ) -> None:
        super().__init__(surface, tr("Cards compared with the box"), QSize(1240, 700))
        self.check = check
        self.use = use
        self.number = number
        self.order: StackOrder = "number"
        self.problem = ""
        self.missed: list[str] = []
        self._leaving = False
        self._card: Card | None = None
        self.search = QLineEdit(self)
        self.search.setPlaceholderText(tr("Name or number"))
        self.search.setAccessibleName(tr("Search"))
        self.search.textChanged.connect(self._sort_out)
        self.search.returnPressed.connect(self._open_found)
        self.orders = Segments(self, tr("Stack"), [(k, tr(w)) for k, w in ORDER_WORDS.items()])
        self.orders.show_chosen(self.order)
        self.orders.chosen.connect(self._choose_order)
        self.list = WholeRows(self)
        self.list.setAccessibleName(tr("The cards"))
        self.list.setFrameShape(QFrame.Shape.NoFrame)
        self.list.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.list.setUniformItemSizes(True)
        self.list.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.itemClicked.connect(lambda item: self.go_to(item.data(NUMBER)))
        self.line = LineEdit("", self)
        self.line.setAccessibleName(tr("The card as a line"))
        self.line.textEdited.connect(self._edited)
        self.line.confirmed.connect(self._confirm)
        self.first_focus = self.line
        self.undo = self.button(tr("Undo"), self._undo, icon="ui-undo")
        self.redo = self.button(tr("Redo"), self._redo, icon="ui-redo")
        self.form = self.button(tr("Edit as a form"), lambda: form(self.number))
        self.save = self.button(tr("Mark as checked"), self._confirm, primary=True)
        self.close_button = self.button(tr("Close"), self._leave, escape=True)
        self.done = back
        self._fill()
        self._open(number)
        self.message = check.trouble

    def _fill(self) -> None:
        self.list.clear()
        self.items: dict[int, QListWidgetItem] = {}
        for number in self.check.numbers(self.order):
            item = QListWidgetItem(self.list)
            item.setData(NUMBER, number)
            self.items[number] = item
            self._show_row(number)

    def _show_row(self, number: int) -> None:
        card, item = self.check.deck.cards[number], self.items[number]
        mark = (
            "✎"
            if number in self.check.drafts
            else "✓"
            if self.check.is_checked(number)
            else "\u2003"
        )
        item.setText(f"{mark} {number:03}  {card_title(card)}: {self.check.line(number)}")

    def _choose_order(self, order: StackOrder) -> None:
        self.order = order
        self._fill()
        self.search.clear()
        self.go_to(self.number if order == "any" else self.shown()[0])

    def shown(self) -> list[int]:
        """Return the card numbers of the rows shown, from top to bottom."""
        return [number for number, item in self.items.items() if not item.isHidden()]

    def _sort_out(self) -> None:
        """Show matching rows, and select the first."""
        words = search_key(self.search.text())
        for number, item in self.items.items():
            title = search_key(card_title(self.check.deck.cards[number]))
            item.setHidden(not (words == str(number) if words.isdecimal() else words in title))
        found = self.shown()
        if words and found:
            self._select(found[0])
        self.lay_out()

    def _select(self, number: int) -> None:
        self.list.setCurrentItem(self.items[number])
        self.list.scrollToItem(self.items[number])

    def _open_found(self) -> None:
        item = self.list.currentItem()
        if item is not None and not item.isHidden():
            self.go_to(item.data(NUMBER))

    def go_to(self, number: int) -> None:
        """Keep the typed line as a draft, and open the row of a card."""
        self._keep_draft()
        self._show_row(self.number)
        self.problem = self.message = ""
        self._open(number)

    def _keep_draft(self) -> None:
        """Store the typed line, so that it remains when the program ends."""
        try:
            self.check.keep(self.number, self.line.text())
        except PaxError as error:
            self.complain(str(error))

    @qt_override
    def hideEvent(self, event: QHideEvent) -> None:
        """Keep the draft when the sheet is hidden, for example when the window is closed."""
        self._keep_draft()
        super().hideEvent(event)

    def _open(self, number: int) -> None:
        self.number = number
        if self.search.text():
            self.search.clear()
        self._select(number)
        right = card_line(self.check.deck.cards[number])
        self.line.setText(right)
        if (draft := self.check.line(number)) != right:
            self.line.selectAll()
            self.line.insert(draft)  # insert the draft so that Ctrl+Z restores the card's line
        self._edited()
        self.line.setFocus(Qt.FocusReason.OtherFocusReason)

    def step(self, by: int) -> None:
        """Open the row ``by`` rows further down, at most the last or first row."""
        rows = self.shown()
        at = rows.index(self.number) + by if self.number in rows else 0
        self.go_to(rows[max(0, min(at, len(rows) - 1))])

    def _edited(self) -> None:
        """Read the changed line, and show any problem."""
        self.problem, self._leaving = "", False
        try:
            self._card = read_line(self.line.text(), self.check.deck.cards[self.number])
        except CardLineError as error:
            self.problem = str(error)
        else:
            self.line.setAccessibleDescription(_spoken_card(self._card))
        self._offer()
        self.lay_out()

    @property
    def changed(self) -> bool:
        """True if the line differs from the line of the card in the deck."""
        return self.line.text() != card_line(self.check.deck.cards[self.number])

    def _offer(self) -> None:
        self.undo.setEnabled(self.line.isUndoAvailable() or self.check.can_undo)
        self.redo.setEnabled(self.line.isRedoAvailable() or self.check.can_redo)
        self.save.setEnabled(not self.problem)
        self.save.setText(tr("Save") if self.changed else tr("Mark as checked"))

    def _saves(self) -> bool:
        """Save the typed card; return whether it was saved."""
        number = self.number
        try:
            self.check.confirm(number, self.line.text())
        except PaxError as error:
            self.problem = str(error)
            self.lay_out()
            return False
        self._after_change(number)
        kind = self.check.completed(number)
        if kind is not None:
            self.missed = [
                tr("{kind}: all checked.", kind=tr(KIND_WORDS[kind])),
                *self._totals(kind),
            ]
        return True

    def _totals(self, kind: CardKind) -> list[str]:
        """Return sentences on whether a kind's published totals are met."""
        missed = self.check.missed(kind)
        said = [shorten(odd_words(each), LONGEST_MISSED) for each in missed[:MOST_MISSED]]
        left = len(missed) - len(said)
        if left:
            said.append(tr_plural("and %n more", "", left))
        return said or [tr("The published totals are met.")]

    def _after_change(self, number: int) -> None:
        self.use(self.check.deck)
        self._show_row(number)

    def _confirm(self) -> None:
        """Save the card; open the next one, or focus the search in a shuffled stack."""
        number = self.number
        if self.problem or not self._saves():
            return
        last = number == self.shown()[-1]
        self.line.setText(card_line(self.check.deck.cards[number]))
        if self.order == "any":
            self.go_to(number)
            self.search.setFocus(Qt.FocusReason.OtherFocusReason)
        elif last:
            self.go_to(number)
            self.complain(tr("This was the last card of the stack."))
        else:
            self.step(1)

    def _save(self) -> None:
        if not self.problem and self._saves():
            self.line.setText(card_line(self.check.deck.cards[self.number]))
            self._edited()
            self.complain(tr("Saved."))

    def _undo(self) -> None:
        """Undo typing, or else the last saved change."""
        self._back(self.line.isUndoAvailable(), self.line.undo, self.check.undo)

    def _redo(self) -> None:
        self._back(self.line.isRedoAvailable(), self.line.redo, self.check.redo)

    def _back(
        self, typed: bool, of_line: Callable[[], None], saved: Callable[[], int | None]
    ) -> None:
        if typed:
            of_line()
            self._edited()
            return
        try:
            number = saved()
        except PaxError as error:
            self.complain(str(error))
            return
        if number is not None:
            self.line.setText(card_line(self.check.deck.cards[self.number]))
            self._after_change(number)
            self.go_to(number)

    def _leave(self) -> None:
        """Leave the search, or close the sheet; warn once about unsaved lines."""
        if self.search.hasFocus():
            self.search.clear()
            self.go_to(self.number)
            return
        self._keep_draft()
        number = len(self.check.drafts)
        if number and not self._leaving:
            self._leaving = True
            words = "%n line(s) not saved. Close again to leave; they stay here as drafts."
            self.message = tr_plural(words, "", number)
            self._show_row(self.number)
            self.lay_out()
            return
        self.done(self.number)

    @property
    def said(self) -> tuple[str, str]:
        """Sentence below the line, and its colour: a problem, a message, or the keys."""
        if self.problem and not self._leaving:
            return self.problem, UNREST_INK
        if self.message:
            return self.message, INK
        keys = tr(
            "Return: save the line and open the next card. Up, Down, Page Up, Page Down: other "
            "cards. Ctrl+F: search. Ctrl+S: save. Ctrl+Z: undo. Ctrl+E: edit as a form."
        )
        return keys, SEPIA

    def contents(self) -> Box:
        checked = tr("{number} of {all} cards checked", number=len(self.check.deck.checked),
                     all=len(self.check.deck.cards))  # fmt: skip
        said, ink = self.said
        beside = Column(
            PaintedBox(self._draw_faces, width=FACE_WIDE, high=FACE_WIDE * RATIO),
            TextBox(" ".join(self.missed), Type(13), lines=6, high=96),
            Box(fills=True),
            gap=6,
            width=BESIDE_WIDE,
        )
        return Column(
            HBox(
                Item(self.search, 240, 34),
                self.orders.box(34, width=420),
                TextBox(checked, BOLD, lines=1),
                gap=14,
            ),
            HBox(Item(self.list, fills=True), beside, gap=14, fills=True),
            Item(self.line, high=36),
            TextBox(said, Type(14), ink, lines=2, high=46),
            button_row(
                Item(self.undo, 120, 42),
                Item(self.redo, 120, 42),
                Item(self.form, 150, 42),
                Box(),
                Item(self.close_button, 130, 42),
                Item(self.save, 160, 42),
            ),
            gap=10,
        )

    def _draw_faces(self, painter: QPainter, place: QRectF) -> None:
        card = self._card
        if card is None:
            return
        sides, gap = printed_faces(card), 6
        wide = min(FACE_WIDE, (place.width() - gap * (len(sides) - 1)) / len(sides))
        for at, (side, flipped) in enumerate(sides):
            left = place.left() + at * (wide + gap)
            paint_face(painter, left, place.top(), wide, card, side, flipped)

    def deed_of(self, event: QKeyEvent) -> Callable[[], object] | None:
        if is_redo(event):
            return self._redo
        for keys, deed in (
            (Keys.Undo, self._undo),
            (Keys.Save, self._save),
            (Keys.Find, partial(self.search.setFocus, Qt.FocusReason.ShortcutFocusReason)),
        ):
            if event.matches(keys):
                return deed
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            return self.form.click if event.key() == Qt.Key.Key_E else None
        rows = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1,
                Qt.Key.Key_PageUp: -PAGE, Qt.Key.Key_PageDown: PAGE}  # fmt: skip
        by = rows.get(Qt.Key(event.key()))
        if by is None:
            return None
        return partial(self._step_found if self.search.hasFocus() else self.step, by)

    def _step_found(self, by: int) -> None:
        rows, item = self.shown(), self.list.currentItem()
        if rows and item is not None and item.data(NUMBER) in rows:
            at = rows.index(item.data(NUMBER)) + by
            self._select(rows[max(0, min(at, len(rows) - 1))])
