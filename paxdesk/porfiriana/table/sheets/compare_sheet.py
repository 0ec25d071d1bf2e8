"""Sheet of the differences from another deck or a file, by card and field."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QFrame, QListWidget, QListWidgetItem, QWidget

from paxdesk.desk.painting.palette import INK, SEPIA, UNREST_INK
from paxdesk.desk.safe_qt import set_tooltip
from paxdesk.desk.scene.geometry import RATIO
from paxdesk.desk.sheets.form_widgets import FIELD
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
from paxdesk.language import as_sentence, tr, tr_plural, with_colon
from paxdesk.porfiriana.rules.card_text import card_sentences, card_title, cost_words, kind_words
from paxdesk.porfiriana.rules.cards import Card, PartnerCard
from paxdesk.porfiriana.rules.term_words import PROVENANCE_WORDS
from paxdesk.porfiriana.table.faces.face import paint_face
from paxdesk.porfiriana.workshop.card_sheets import CAPTION, WrongCell
from paxdesk.porfiriana.workshop.deck_difference import CardDifference, FieldDifference
from paxdesk.strict_yaml import Misfit

FACE_WIDE: Final = 210.0
SIDE_WIDE: Final = 160.0
"""Width of each face, in units, if a card has two."""
PLACE: Final = Qt.ItemDataRole.UserRole
MOST_WRONG: Final = 3
"""Maximum number of wrong cells shown."""


class CompareSheet(WorkshopDialog):
    """Sheet for choosing changes to cards; ``take`` imports the changed cards, ``back`` cancels."""

    has_fields = True
    scrolls = "QListWidget"

    def __init__(
        self,
        surface: QWidget,
        found: Sequence[CardDifference],
        wrong: Sequence[WrongCell],
        take: Callable[[Iterable[Card]], None],
        back: Callable[[], None],
    ) -> None:
        super().__init__(surface, tr("What would change"), QSize(1240, 700))
        self.found = found
        self.wrong = wrong
        self.take = take
        self.columns = [set(each.columns) for each in found]
        """Chosen columns of each card."""
        self.at = 0
        self.cards = self._list(tr("The cards"))
        self.fields = self._list(tr("What differs"))
        for index, each in enumerate(found):
            words = f"{each.mine.number:03}  {card_title(each.mine)}"
            self._item(self.cards, words, index)
        self.cards.currentItemChanged.connect(self._choose_card)
        self.cards.itemChanged.connect(self._check_card)
        self.fields.itemChanged.connect(self._check_field)
        self.every = self.button(tr("All of them"), lambda: self._check_all(True))
        self.none = self.button(tr("None of them"), lambda: self._check_all(False))
        self.accept = self.button(tr("Import selected"), self._take, primary=True)
        self.cancel = self.button(tr("Cancel"), back, escape=True)
        self.first_focus = self.cards
        self.cards.setCurrentRow(0)
        self._show()

    def _list(self, words: str) -> QListWidget:
        found = QListWidget(self)
        found.setAccessibleName(words)
        found.setFrameShape(QFrame.Shape.NoFrame)
        found.setTextElideMode(Qt.TextElideMode.ElideRight)
        found.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        return found

    def _item(self, owner: QListWidget, words: str, place: object) -> None:
        item = QListWidgetItem(words)
        item.setData(PLACE, place)
        set_tooltip(item, words)
        item.setFlags(item.flags() | Qt.ItemFlag.ItemIsUserCheckable)
        item.setCheckState(Qt.CheckState.Checked)
        owner.addItem(item)

    @property
    def difference(self) -> CardDifference:
        return self.found[self.at]

    def _choose_card(self, item: QListWidgetItem | None) -> None:
        if item is not None:
            self.at = item.data(PLACE)
            self._show()

    def _check_card(self, item: QListWidgetItem) -> None:
        self.at = item.data(PLACE)
        taken = item.checkState() != Qt.CheckState.Unchecked
        self.columns[self.at] = set(self.difference.columns) if taken else set()
        self._show()

    def _check_field(self, item: QListWidgetItem) -> None:
        taken = item.checkState() == Qt.CheckState.Checked
        if self.difference.whole:
            self.columns[self.at] = set(self.difference.columns) if taken else set()
        elif taken:
            self.columns[self.at].add(item.data(PLACE))
        else:
            self.columns[self.at].discard(item.data(PLACE))
        self._show()

    def _check_all(self, taken: bool) -> None:
        self.columns = [set(each.columns) if taken else set() for each in self.found]
        self._show()

    def _state(self, index: int) -> Qt.CheckState:
        chosen = self.columns[index]
        if not chosen:
            return Qt.CheckState.Unchecked
        whole = chosen == self.found[index].columns
        return Qt.CheckState.Checked if whole else Qt.CheckState.PartiallyChecked

    def chosen(self) -> list[Card]:
        """Return the cards to import. Raises Misfit if their fields do not fit together."""
        pairs = zip(self.found, self.columns, strict=True)
        return [each.chosen(columns) for each, columns in pairs if columns]

    def _take(self) -> None:
        self.take(self.chosen())

    def style_sheet(self, scale: float) -> str:
        side = round(13 * scale)
        box = f"width: {side}px; height: {side}px; border: 2px solid {SEPIA}; background:"
        return (
            super().style_sheet(scale)
            + f"""
            QListWidget::item {{ padding-left: {round(6 * scale)}px; }}
            QListWidget::indicator {{ {box} {FIELD}; }}
            QListWidget::indicator:checked {{ {box} {UNREST_INK}; }}
            QListWidget::indicator:indeterminate {{ {box} {SEPIA}; }}
        """
        )

    def _show(self) -> None:
        """Show the fields, check marks and any error."""
        for each in (self.cards, self.fields):
            each.blockSignals(True)
        for row in range(self.cards.count()):
            self.cards.item(row).setCheckState(self._state(row))
        current = self.fields.currentRow()
        self.fields.clear()
        for field in self.difference.fields:
            self._item(self.fields, field_words(field), field.column)
            taken = field.column in self.columns[self.at]
            state = Qt.CheckState.Checked if taken else Qt.CheckState.Unchecked
            self.fields.item(self.fields.count() - 1).setCheckState(state)
        self.fields.setCurrentRow(max(0, min(current, self.fields.count() - 1)))
        for each in (self.cards, self.fields):
            each.blockSignals(False)
        self.message = ""
        try:
            number = len(self.chosen())
        except Misfit as misfit:
            number = 0
            self.message = tr("These fields do not fit together: {0}", str(misfit))
        self.accept.setEnabled(number > 0)
        self.lay_out()

    def contents(self) -> Box:
        mine, theirs = self.difference.mine, self.difference.theirs
        faces = HBox(
            self._face(tr("In this deck"), mine), self._face(tr("In the other"), theirs), gap=18
        )
        number = sum(map(bool, self.columns))
        words = tr("{number} of {all} cards chosen", number=number, all=len(self.found))
        wrong = [str(each) for each in self.wrong[:MOST_WRONG]]
        if self.wrong:
            wrong.insert(0, tr_plural("%n cell(s) cannot be imported.", "", len(self.wrong)))
        said, ink = (self.message, UNREST_INK) if self.message else (" ".join(wrong), INK)
        side = Column(faces, Item(self.fields, fills=True), gap=10, fills=True)
        return Column(
            HBox(
                Column(Item(self.cards, fills=True), TextBox(words, BOLD, lines=1), width=440),
                side,
                gap=18,
                fills=True,
            ),
            TextBox(said, Type(13), ink, lines=3, high=48),
            button_row(
                Item(self.every, 150, 42),
                Item(self.none, 150, 42),
                Box(),
                Item(self.cancel, 130, 42),
                Item(self.accept, 220, 42),
            ),
            gap=10,
        )

    def _face(self, words: str, card: Card) -> Box:
        sides = range(len(card.sides)) if isinstance(card, PartnerCard) else range(1)
        wide = FACE_WIDE if len(sides) == 1 else SIDE_WIDE

        def draw(side: int, painter: QPainter, place: QRectF) -> None:
            paint_face(painter, place.left(), place.top(), wide, card, side, None)

        faces = (
            PaintedBox(partial(draw, side), width=wide, high=FACE_WIDE * RATIO) for side in sides
        )
        width = wide * len(sides) + 6 * (len(sides) - 1)
        told = " ".join(map(as_sentence, (line for side in sides for line in _printed(card, side))))
        caption = TextBox(words, BOLD, SEPIA, lines=1, said=with_colon(words, told))
        return Column(caption, HBox(*faces, gap=6), gap=4, width=width)


def _printed(card: Card, side: int) -> Iterator[str]:
    yield kind_words(card, side)
    yield cost_words(card, side)
    for each in card_sentences(card, side):
        yield each.text


def field_words(field: FieldDifference) -> str:
    """Return a field with both values as text: "cost: 4 → 7"."""
    name, mine, theirs = field.column.replace("_", " "), field.mine, field.theirs
    if field.column == CAPTION:
        name, mine, theirs = tr("Source"), provenance_words(mine), provenance_words(theirs)
    return f"{name}: {mine or '–'} → {theirs or '–'}"


def provenance_words(provenance: str) -> str:
    return next(tr(words) for key, words in PROVENANCE_WORDS.items() if key == provenance)
