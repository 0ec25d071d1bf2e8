"""The form of one card beside its face: every change is seen and judged at once."""

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeySequence, QPainter, QShortcut
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

from paxdesk.desk.painting.palette import INK, SEPIA, UNREST
from paxdesk.desk.scene.geometry import RATIO
from paxdesk.desk.sheets.dialog import (
    Segments,
    WorkshopDialog,
    field_style,
    scroll_style,
)
from paxdesk.desk.sheets.sheet_layout import (
    Box,
    Column,
    Drawn,
    Item,
    Row,
    Rule,
    Type,
    Words,
    foot,
)
from paxdesk.language import counted, say
from paxdesk.porfiriana.audit import Total, totals
from paxdesk.porfiriana.rules.cards import Card, HacendadoCard, PartnerCard
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.rules.vocabulary import Prestige
from paxdesk.porfiriana.table.faces.face import paint_face
from paxdesk.porfiriana.table.sheets.card_fields import SAID, SMALL, FormPage
from paxdesk.porfiriana.table.words.form_words import (
    FIELD_WORDS,
    field_words,
)
from paxdesk.porfiriana.workshop.form import (
    CardForm,
)
from paxdesk.porfiriana.workshop.own_cards import with_card

FACE: Final = 300.0
"""Units that the face is wide beside the form."""
COUNT_AFTER: Final = 250
"""Milliseconds after the last change until the deck is counted, which takes 40."""
MOST_ODD: Final = 5
"""Figures that are told of at once."""


class CardFormSheet(WorkshopDialog):
    """One card; ``kept`` carries it when it is to be saved, ``put_back`` its number for ours."""

    kept = Signal(object)
    put_back = Signal(int)
    done = Signal()

    def __init__(self, surface: QWidget, card: Card, deck: Deck) -> None:
        self.form = CardForm.of(card)
        self.judgement = self.form.judgement
        super().__init__(surface, card.name, QSize(1240, 700))
        self.deck = deck
        self.card = card
        self.saved = card
        """The card as it is in the deck."""
        self.shown = card
        """The last that made sense: its face stays while something is wrong."""
        self.side = 0
        self.told = ""
        """What the last save came to."""
        self.missed: list[Total] = []
        self._counting = QTimer(self)
        self._counting.setSingleShot(True)
        self._counting.setInterval(COUNT_AFTER)
        self._counting.timeout.connect(self.count)
        self.page = FormPage(self, self.form, self.judgement)
        self.page.changed.connect(self.show_form)
        self.area = QScrollArea(self)
        self.area.setFrameShape(QFrame.Shape.NoFrame)
        self.area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.area.setWidget(self.page)
        for each in (self.page, self.area.viewport()):
            each.setAutoFillBackground(False)
        self.sides = Segments(self, say("Side"), self._sides())
        self.sides.chosen.connect(self._turn)
        self.undo = self.button(say("Undo"), partial(self.page.do, CardForm.undo), icon="ui-undo")
        self.redo = self.button(say("Redo"), partial(self.page.do, CardForm.redo), icon="ui-redo")
        self.save = self.button(say("Save"), self._save, primary=True)
        self.ours = self.button(say("Put ours back"), partial(self.put_back.emit, card.number))
        self.close_button = self.button(say("Close"), self._leave)
        self.escape = self.close_button
        for keys, button in (
            (QKeySequence.StandardKey.Undo, self.undo),
            (QKeySequence.StandardKey.Redo, self.redo),
            (QKeySequence.StandardKey.Save, self.save),
        ):
            shortcut = QShortcut(keys, self)
            shortcut.activated.connect(button.click)
        self.count()
        self.show_form()

    # --- What is filled in ------------------------------------------------------------------------

    def show_form(self) -> None:
        """Show the form, the face it makes and what is wrong with it."""
        self.judgement = self.form.judgement
        card = self.judgement.card
        if card is not None:
            self.shown = card
            self._counting.start()
        self.told = ""
        self._leaving = False
        self.page.show_form(self.judgement)
        self._offer()
        self.lay_out()

    def _offer(self) -> None:
        """Which buttons can be pressed."""
        self.undo.setEnabled(self.form.can_undo)
        self.redo.setEnabled(self.form.can_redo)
        self.save.setEnabled(self.judgement.card not in (None, self.saved))
        self.ours.setEnabled(self.card.number in self.deck.replaced)

    def count(self) -> None:
        """Compare the deck that there would be with what the rules publish."""
        self.missed = [each for each in totals(with_card(self.deck, self.shown)) if not each.ok]
        self.lay_out()

    def take_saved(self, deck: Deck, told: str) -> None:
        """The card was saved, or ours put back: go on from there."""
        self.deck = deck
        card = deck.cards[self.card.number]
        if card != self.judgement.card:
            self.form = self.page.form = CardForm.of(card)
        self.saved = card
        self.show_form()
        self.told = told
        self.count()

    def complain(self, words: str) -> None:
        """Say why it was not saved."""
        self.told = words
        self.lay_out()

    def _save(self) -> None:
        if self.judgement.card is not None:
            self.kept.emit(self.judgement.card)

    def _leave(self) -> None:
        """Close it; what is not saved is given up at the second press."""
        if self.judgement.card == self.saved or self._leaving:
            self.done.emit()
            return
        self._leaving = True
        self.told = say("Not saved yet. Close once more to give up what you changed.")
        self.lay_out()

    # --- Showing it -------------------------------------------------------------------------------

    def _sides(self) -> Sequence[tuple[int, str]]:
        card = self.shown
        if isinstance(card, PartnerCard):
            return [(n, str(n + 1)) for n in range(len(card.sides))]
        if isinstance(card, HacendadoCard):
            return [(n, str(n + 1)) for n in range(3)]
        return [(0, "1")]

    def _turn(self, side: int) -> None:
        self.side = side
        self.lay_out()

    def style_sheet(self, scale: float) -> str:
        return field_style(scale) + scroll_style(scale, "QScrollArea")

    def lay_out(self) -> None:
        super().lay_out()
        if self._asked and self.area.width() > 0:
            bar = self.area.verticalScrollBar().sizeHint().width()
            self.page.fit((self.area.width() - bar - 2) / self.scale, self.scale)

    def contents(self) -> Box:
        sides = self._sides()
        self.sides.show_chosen(self.side)
        face = Column(
            Drawn(self._draw_face, width=FACE, high=FACE * RATIO),
            self.sides.box(34, width=46.0 * len(sides)) if len(sides) > 1 else None,
            *self._judged(),
            Box(fills=True),
            gap=8,
            width=FACE,
        )
        return Column(
            Row(face, Rule(1, SEPIA), Item(self.area, fills=True), gap=16, fills=True),
            foot(
                Item(self.undo, 120, 42),
                Item(self.redo, 120, 42),
                Item(self.ours, 170, 42),
                Words(self.told, SAID, lines=2),
                Item(self.close_button, 130, 42),
                Item(self.save, 150, 42),
            ),
            gap=12,
        )

    def _judged(self) -> Iterator[Box]:
        """What is impossible, or what is odd."""
        if self.judgement.card is None:
            key = next((k for k in reversed(self.judgement.path) if k in FIELD_WORDS), "")
            where = f"{field_words(str(key))}: " if key else ""
            yield Words(f"{where}{self.judgement.problem}.", Type(13.5, weight=600), UNREST)
            return
        if not self.missed:
            yield Words(say("All that the rules tell about the cards is met."), SAID, SEPIA)
            return
        for total in self.missed[:MOST_ODD]:
            yield Words(odd_words(total), SMALL, INK, lines=3)
        left = len(self.missed) - MOST_ODD
        if left > 0:
            yield Words(counted("and %n more", "", left), SAID, SEPIA)

    def _draw_face(self, painter: QPainter, place: QRectF) -> None:
        card, flipped, side = self.shown, self._flipped, self.side
        if isinstance(card, HacendadoCard) or not isinstance(card, PartnerCard):
            side = 0
        paint_face(painter, place.left(), place.top(), FACE, card, side, flipped)

    @property
    def _flipped(self) -> Prestige | None:
        if isinstance(self.shown, HacendadoCard) and self.side:
            return self.shown.orientations[self.side - 1].prestige
        return None

    # --- Keys -------------------------------------------------------------------------------------

    def stops(self) -> list[QWidget]:
        own = [each for each in super().stops() if not self.page.isAncestorOf(each)]
        return [*self.page.stops(), *(each for each in own if each is not self.page)]

    def step_focus(self, by: int) -> bool:
        moved = super().step_focus(by)
        focused = self.focusWidget()
        if focused is not None and self.page.isAncestorOf(focused):
            self.area.ensureWidgetVisible(focused, 20, 60)
        return moved


def odd_words(total: Total) -> str:
    """A figure that the deck misses: "Loyalty points in all: 2 more than the rules count"."""
    more = total.more
    if more is None:
        return say(
            "{what}: {found}; the rules say {expected}.",
            what=total.what,
            found=total.found,
            expected=total.expected,
        )
    if more > 0:
        return counted("{what}: %n more than the rules count.", "", more, what=total.what)
    return counted("{what}: %n fewer than the rules count.", "", -more, what=total.what)
