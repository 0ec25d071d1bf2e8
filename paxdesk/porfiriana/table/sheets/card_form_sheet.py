"""Sheet with the form of a card, its face, and the card as a line."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Final, TypeAlias

from PySide6.QtCore import QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QPainter
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

from paxdesk.desk.painting.palette import INK, SEPIA, UNREST_INK
from paxdesk.desk.scene.geometry import RATIO
from paxdesk.desk.sheets.form_widgets import LineEdit, Segments, is_redo
from paxdesk.desk.sheets.modal_sheet import WorkshopDialog
from paxdesk.desk.sheets.sheet_layout import (
    Box,
    Column,
    HBox,
    Item,
    PaintedBox,
    Rule,
    TextBox,
    Type,
    button_row,
)
from paxdesk.language import tr, tr_plural
from paxdesk.porfiriana.audit import totals
from paxdesk.porfiriana.rules.card_text import card_title
from paxdesk.porfiriana.rules.cards import MY_BOX, Card
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.table.faces.face import paint_face, printed_faces
from paxdesk.porfiriana.table.sheets.card_fields import SAID, SMALL, FormPage
from paxdesk.porfiriana.table.words.form_words import FIELD_WORDS, field_words
from paxdesk.porfiriana.workshop.card_lines import CardLineError, card_line, read_line
from paxdesk.porfiriana.workshop.form import CardForm
from paxdesk.porfiriana.workshop.own_files import with_card
from paxdesk.session.facts import Fact

FORM_FACE: Final = 300.0
"""Width of the face beside the form, in units."""
COUNT_AFTER: Final = 250
"""Delay, in ms, after the last change, before the deck's totals are compared."""
MOST_ODD: Final = 5
"""Maximum number of deviations shown."""


Keys: TypeAlias = QKeySequence.StandardKey
STEPS: Final = {int(Qt.Key.Key_PageDown): 1, int(Qt.Key.Key_PageUp): -1}
"""Steps to another card, by the key pressed with Ctrl."""


class CardFormSheet(WorkshopDialog):
    """Sheet with the form of a card, and the card as a line.

    ``put_back`` carries a card's number; ``stepped`` carries 1 or -1.
    """

    has_fields = True
    scrolls = "QScrollArea"
    card_saved = Signal(object)
    put_back = Signal(int)
    stepped = Signal(int)
    done = Signal()

    def __init__(self, surface: QWidget, card: Card, deck: Deck) -> None:
        self.form = CardForm.of(card)
        self.judgement = self.form.judgement
        super().__init__(surface, card_title(card), QSize(1240, 700))
        self.deck = deck
        self.card = card
        self.saved = card
        """Card as it is in the deck."""
        self.shown = card
        """Last valid version of the card, which remains visible while the form is invalid."""
        self.side = 0
        self.missed: list[Fact] = []
        self._counting = QTimer(self)
        self._counting.setSingleShot(True)
        self._counting.setInterval(COUNT_AFTER)
        self._counting.timeout.connect(self.count)
        self.page = FormPage(self, self.form, self.judgement)
        self.page.changed.connect(self.show_form)
        self.line = LineEdit(card_line(card), self)
        self.line.setAccessibleName(tr("The card as a line"))
        self.line.textEdited.connect(self._read_line)
        self.line.confirmed.connect(self._confirm)
        self.line_problem = ""
        self.first_focus = self.line
        self.area = QScrollArea(self)
        self.area.setFrameShape(QFrame.Shape.NoFrame)
        self.area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.area.setWidget(self.page)
        for each in (self.page, self.area.viewport()):
            each.setAutoFillBackground(False)
        self.sides = Segments(self, tr("Side"), self._sides())
        self.sides.chosen.connect(self._turn)
        self.undo = self.button(tr("Undo"), partial(self.page.edit, CardForm.undo), icon="ui-undo")
        self.redo = self.button(tr("Redo"), partial(self.page.edit, CardForm.redo), icon="ui-redo")
        self.save = self.button(tr("Save"), self._save, primary=True)
        self.built_in = self.button(
            tr("Restore original card"), partial(self.put_back.emit, card.number)
        )
        self.close_button = self.button(tr("Close"), self._leave, escape=True)
        self.count()
        self.show_form()

    def show_form(self) -> None:
        self.judgement = self.form.judgement
        card = self.judgement.card
        if card is not None:
            self.shown = card
            self._counting.start()
        self.message = ""
        self._leaving = False
        self.page.show_form(self.judgement)
        if card is not None and self._card_of_line() != card:
            self.line.setText(card_line(card))
            self.line_problem = ""
        self._offer()
        self.lay_out()

    def _card_of_line(self) -> Card | None:
        """Return the typed card; set ``line_problem`` if None."""
        self.line_problem = ""
        try:
            return read_line(self.line.text(), self.shown)
        except CardLineError as error:
            self.line_problem = str(error)
            return None

    def _read_line(self) -> None:
        """Fill the form with the typed card, once valid."""
        card = self._card_of_line()
        if card is not None:
            self.page.edit(lambda form: form.take(card))
        self._offer()
        self.lay_out()

    def _offer(self) -> None:
        self.undo.setEnabled(self.form.can_undo)
        self.redo.setEnabled(self.form.can_redo)
        card = None if self.line_problem else self.judgement.card
        unchecked = card is not None and card.provenance != MY_BOX
        self.save.setEnabled(unchecked or card not in (None, self.saved))
        self.built_in.setEnabled(self.card.number in self.deck.replaced)

    def count(self) -> None:
        """Compare the totals of the changed deck with those published in the rules."""
        self.missed = [each for each in totals(with_card(self.deck, self.shown)) if not each.ok]
        self.lay_out()

    def take_saved(self, deck: Deck) -> None:
        """Continue with ``deck`` after the card was saved or reset."""
        self.deck = deck
        card = deck.cards[self.card.number]
        if card != self.judgement.card:
            self.form = self.page.form = CardForm.of(card)
        self.saved = card
        self.show_form()
        self.count()

    def _save(self) -> None:
        """Save the card, marked as compared with the printed one."""
        if self.judgement.card is not None:
            self.page.edit(lambda form: form.fill(("provenance",), MY_BOX))
            self.card_saved.emit(self.judgement.card)

    def _confirm(self) -> None:
        """Save the card; if saved, open the next one."""
        if self.line_problem:
            return
        self._save()
        if self.judgement.card == self.saved:
            self.stepped.emit(1)

    def _step(self, by: int) -> None:
        words = tr("Not saved yet. Press the keys again to discard your changes.")
        self._unless_unsaved(words, partial(self.stepped.emit, by))

    def _leave(self) -> None:
        words = tr("Not saved yet. Close again to discard your changes.")
        self._unless_unsaved(words, self.done.emit)

    def _unless_unsaved(self, words: str, do: Callable[[], object]) -> None:
        """Call ``do``; with unsaved changes, only on the second attempt."""
        unsaved = bool(self.line_problem) or self.judgement.card != self.saved
        if not unsaved or self._leaving:
            do()
            return
        self._leaving = True
        self.message = words
        self.lay_out()

    def _sides(self) -> Sequence[tuple[int, str]]:
        return [(n, str(n + 1)) for n in range(len(printed_faces(self.shown)))]

    def _turn(self, side: int) -> None:
        self.side = side
        self.lay_out()

    def lay_out(self) -> None:
        super().lay_out()
        if self._asked and self.area.width() > 0:
            bar = self.area.verticalScrollBar().sizeHint().width()
            self.page.fit((self.area.width() - bar - 2) / self.scale, self.scale)

    def contents(self) -> Box:
        sides = self._sides()
        self.sides.show_chosen(self.side)
        face = Column(
            PaintedBox(self._draw_face, width=FORM_FACE, high=FORM_FACE * RATIO),
            self.sides.box(34, width=46.0 * len(sides)) if len(sides) > 1 else None,
            *self._judged(),
            Box(fills=True),
            gap=8,
            width=FORM_FACE,
        )
        keys = tr(
            "Return: save, mark as checked and open the next card. Ctrl+Page Up, Ctrl+Page Down: "
            "other cards."
        )
        checked = tr_plural("%n card(s) checked.", "", len(self.deck.checked))
        said, ink = (self.line_problem, UNREST_INK) if self.line_problem else (keys, SEPIA)
        return Column(
            Item(self.line, high=34),
            HBox(TextBox(said, SAID, ink, lines=1), TextBox(checked, SAID, SEPIA, width=200)),
            HBox(face, Rule(1, SEPIA), Item(self.area, fills=True), gap=16, fills=True),
            button_row(
                Item(self.undo, 120, 42),
                Item(self.redo, 120, 42),
                Item(self.built_in, 170, 42),
                TextBox(self.message, SAID, lines=2),
                Item(self.close_button, 130, 42),
                Item(self.save, 150, 42),
            ),
            gap=12,
        )

    def _judged(self) -> Iterator[Box]:
        """Yield the form's error, or deviations from the rules."""
        if self.judgement.card is None:
            key = next((k for k in reversed(self.judgement.path) if k in FIELD_WORDS), "")
            where = f"{field_words(str(key))}: " if key else ""
            yield TextBox(f"{where}{self.judgement.problem}.", Type(13.5, weight=600), UNREST_INK)
            return
        if not self.missed:
            yield TextBox(
                tr("The deck agrees with everything in the rules about the cards."), SAID, SEPIA
            )
            return
        for total in self.missed[:MOST_ODD]:
            yield TextBox(odd_words(total), SMALL, INK, lines=3)
        left = len(self.missed) - MOST_ODD
        if left > 0:
            yield TextBox(tr_plural("and %n more", "", left), SAID, SEPIA)

    def _draw_face(self, painter: QPainter, place: QRectF) -> None:
        side, flipped = printed_faces(self.shown)[self.side]
        paint_face(painter, place.left(), place.top(), FORM_FACE, self.shown, side, flipped)

    def deed_of(self, event: QKeyEvent) -> Callable[[], object] | None:
        if is_redo(event):
            return self.redo.click
        for keys, button in ((Keys.Undo, self.undo), (Keys.Save, self.save)):
            if event.matches(keys):
                return button.click
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier and event.key() in STEPS:
            return partial(self._step, STEPS[event.key()])
        return None

    def stops(self) -> list[QWidget]:
        own = [each for each in super().stops() if not self.page.isAncestorOf(each)]
        rest = (each for each in own if each not in (self.page, self.line))
        return [self.line, *self.page.stops(), *rest]

    def step_focus(self, by: int) -> bool:
        moved = super().step_focus(by)
        focused = self.focusWidget()
        if focused is not None and self.page.isAncestorOf(focused):
            self.area.ensureWidgetVisible(focused, 20, 60)
        return moved


def odd_words(total: Fact) -> str:
    """Return a sentence about a total's deviation from the rules."""
    more = total.more
    if more is None:
        return tr(
            "{what}: {found}; the rules require {expected}.",
            what=total.what,
            found=total.found,
            expected=total.expected,
        )
    if more > 0:
        return tr_plural("{what}: %n more than the rules require.", "", more, what=total.what)
    return tr_plural("{what}: %n fewer than the rules require.", "", -more, what=total.what)
