"""The deck on a sheet: all cards, filtered by their properties and by origin."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Final, TypeAlias, get_args

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeySequence, QPainter, QShortcut
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QScrollArea,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from paxdesk.desk import file_dialogs
from paxdesk.desk.painting import controls, typesetting
from paxdesk.desk.painting.palette import INK, IVORY, PAPER, SEPIA, UNREST_INK
from paxdesk.desk.painting.shapes import draw_frame, fill_rect
from paxdesk.desk.rule_search import search_key
from paxdesk.desk.safe_qt import set_tooltip
from paxdesk.desk.scene.geometry import RATIO
from paxdesk.desk.sheets.form_widgets import ChoiceBox, Segments
from paxdesk.desk.sheets.modal_sheet import WorkshopDialog
from paxdesk.desk.sheets.sheet_layout import (
    BOLD,
    Box,
    Column,
    HBox,
    Item,
    PaintedBox,
    Rule,
    TextBox,
    Type,
    button_row,
    small_print_box,
)
from paxdesk.language import tr, tr_noop, tr_plural
from paxdesk.lazy_attrs import frozen
from paxdesk.porfiriana.audit import totals
from paxdesk.porfiriana.rules.card_text import card_title, kind_words
from paxdesk.porfiriana.rules.card_verbs import District, Faction, Industry, Prestige
from paxdesk.porfiriana.rules.cards import (
    MY_BOX,
    Card,
    CardKind,
    EnterpriseCard,
    HacendadoCard,
    OrangeCard,
    PartnerCard,
    TroopCard,
)
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.table.faces.face import FaceCache, paint_face
from paxdesk.porfiriana.table.sheets.card_fields import SAID, SMALL, FormPage
from paxdesk.porfiriana.table.words.form_words import FIELD_WORDS, choice_words, field_words
from paxdesk.porfiriana.workshop.card_sheets import LINES, CardRows, sheet_bytes
from paxdesk.porfiriana.workshop.form import CardForm
from paxdesk.porfiriana.workshop.own_files import CorrectionsFolder, short_digest, with_card
from paxdesk.porfiriana.workshop.table_files import SUFFIXES
from paxdesk.session.facts import Fact

FACE: Final = 100
"""Width of a face on the sheet, in units."""
GAP: Final = 8
KIND_WORDS: Final[dict[CardKind, str]] = {
    "enterprise": tr_noop("Enterprises"),
    "partner": tr_noop("Partners"),
    "troop": tr_noop("Troops"),
    "orange": tr_noop("Orange cards"),
    "black": tr_noop("Black cards"),
    "headline": tr_noop("Headlines"),
    "topple": tr_noop("Topples"),
    "hacendado": tr_noop("Hacendados"),
    "public": tr_noop("Public Cards"),
    "regime": tr_noop("Regimes"),
    "play_aid": tr_noop("Play aid"),
}
WHOSE: Final = (
    ("all", tr_noop("All@the cards")),
    ("ours", tr_noop("Original")),
    ("yours", tr_noop("Corrected")),
)
NUMBER: Final = Qt.ItemDataRole.UserRole
SHEET_FILES: Final = {
    ".csv": tr_noop("Spreadsheet (*.csv)"),
    ".xlsx": tr_noop("Excel (*.xlsx)"),
    ".ods": tr_noop("LibreOffice (*.ods)"),
}
Use: TypeAlias = Callable[[Deck], object]
Index: TypeAlias = QModelIndex | QPersistentModelIndex


def factions_of(card: Card) -> set[str]:
    """Return the factions on all sides of a card."""
    match card:
        case PartnerCard():
            return {side.faction for side in card.sides}
        case TroopCard():
            return {card.faction}
        case HacendadoCard():
            return {cause.faction for cause in card.orientations}
        case _:
            return set()


def districts_of(card: Card) -> set[str]:
    """Return the districts of a card: location, jurisdiction or target."""
    match card:
        case EnterpriseCard():
            return {card.district}
        case TroopCard():
            return set(card.jurisdiction)
        case OrangeCard():
            return set(card.districts)
        case _:
            return set()


class CardCells(QStyledItemDelegate):
    """Delegate painting the cards of the list; missing faces are painted one after another."""

    def __init__(self, sheet: "CardsSheet") -> None:
        super().__init__(sheet)
        self.sheet = sheet
        self.faces = FaceCache()
        self._coming: set[tuple[int, int]] = set()

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        sheet, number = self.sheet, index.data(NUMBER)
        place = QRectF(option.rect)
        state = option.state
        width, ratio = round(FACE * sheet.scale), sheet.devicePixelRatioF()
        at = QRectF(place.left() + (place.width() - width) / 2, place.top() + GAP / 2 * sheet.scale,
                    width, width * RATIO)  # fmt: skip
        face = self.faces.cached(number, width, ratio)
        if face is None:
            fill_rect(painter, at, IVORY, 4)
            draw_frame(painter, at, SEPIA, 1, 4)
            self._fetch(number, width, ratio)
        else:
            painter.drawPixmap(at.topLeft(), face)
        if number in sheet.deck.replaced:
            self._paint_ribbon(painter, at)
        if state & QStyle.StateFlag.State_HasFocus and sheet.list.hasFocus():
            controls.draw_brackets(painter, at.adjusted(-3, -3, 3, 3), UNREST_INK, 2.4, 12)

    def _paint_ribbon(self, painter: QPainter, face: QRectF) -> None:
        """Paint the ribbon of a custom card."""
        high = face.height() * 0.13
        ribbon = QRectF(face.left(), face.bottom() - high, face.width(), high)
        fill_rect(painter, ribbon, UNREST_INK, 2)
        words = tr("yours")
        font = typesetting.make_font(high * 0.72, "sans", 600)
        typesetting.draw_text(painter, ribbon, words, font, PAPER, typesetting.ALIGN_CENTRE)

    def _fetch(self, number: int, width: int, ratio: float) -> None:
        if (number, width) in self._coming:
            return
        self._coming.add((number, width))

        def paint() -> None:
            self._coming.discard((number, width))
            card = self.sheet.deck.cards.get(number)
            self.faces.face(card, width, ratio)
            self.sheet.list.viewport().update()

        self.sheet.slices.add(paint)

    def sizeHint(self, _option: QStyleOptionViewItem, _index: Index) -> QSize:
        scale = self.sheet.scale
        return QSize(round((FACE + GAP) * scale), round((FACE * RATIO + GAP) * scale))


@frozen
class View:
    """The filters of the cards sheet, and the number of the card opened."""

    number: int
    boxes: tuple[int, ...]
    words: str
    whose: str


class CardsSheet(WorkshopDialog):
    """The cards in use; a changed deck is passed to ``use`` once it is saved."""

    has_fields = True
    scrolls = "QListWidget"

    def __init__(self, surface: QWidget, own: CorrectionsFolder, use: Use) -> None:
        super().__init__(surface, tr("The cards"), QSize(1240, 700))
        self.own = own
        self.use = use
        self.deck = own.deck()
        self.whose = "all"
        self.cells = CardCells(self)
        self.search = QLineEdit(self)
        self.search.setPlaceholderText(tr("Name or number"))
        self.search.setAccessibleName(tr("Search"))
        self.search.setClearButtonEnabled(True)
        self.search.textChanged.connect(self._sort_out)
        self.kind = self._box(tr("Every kind"), {k: tr(w) for k, w in KIND_WORDS.items()})
        self.faction = self._box(tr("Every faction"), _words(get_args(Faction)))
        self.district = self._box(tr("Every district"), _words(get_args(District)))
        self.industry = self._box(tr("Every industry"), _words(get_args(Industry)))
        self.boxes = (self.kind, self.faction, self.district, self.industry)
        self.mine = Segments(self, tr("Version"), [(key, tr(words)) for key, words in WHOSE])
        self.mine.show_chosen(self.whose)
        self.mine.chosen.connect(self._choose_whose)
        self.list = QListWidget(self)
        self.list.setAccessibleName(tr("The cards"))
        self.list.setViewMode(QListWidget.ViewMode.IconMode)
        self.list.setResizeMode(QListWidget.ResizeMode.Adjust)
        self.list.setMovement(QListWidget.Movement.Static)
        self.list.setUniformItemSizes(True)
        self.list.setFrameShape(QFrame.Shape.NoFrame)
        self.list.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.list.setItemDelegate(self.cells)
        self.list.itemActivated.connect(self._open)
        self.list.itemClicked.connect(self._open)
        self.export_button = self.button(tr("Export…"), self._export)
        self.import_button = self.button(tr("Import…"), self._import)
        self.print_button = self.button(tr("Print as PDF…"), self._print)
        self.set_up_button = self.button(tr("Set up a position…"), self._set_up)
        self.close_button = self.button(tr("Close"), self.left.emit, primary=True, escape=True)
        self._fill()

    def _box(self, every: str, words: dict[str, str]) -> ChoiceBox:
        """Return a choice box for an optional value."""
        box = ChoiceBox(self)
        box.addItem(every, "")
        for value, said in words.items():
            box.addItem(said, value)
        box.setAccessibleName(every)
        box.currentIndexChanged.connect(lambda _index: self._sort_out())
        return box

    # --- Filters ----------------------------------------------------------------------------------

    def _fill(self) -> None:
        """Fill the list with all cards."""
        self.list.clear()
        for number, card in self.deck.cards.items():
            item = QListWidgetItem(f"{number} {card_title(card)}, {kind_words(card)}", self.list)
            item.setData(NUMBER, number)
            set_tooltip(item, f"{number} · {card_title(card)}\n{kind_words(card)}")
        self._sort_out()

    def _choose_whose(self, whose: str) -> None:
        self.whose = whose
        self._sort_out()

    def shown(self) -> list[int]:
        """Return the numbers of the cards shown."""
        items = (self.list.item(row) for row in range(self.list.count()))
        return [item.data(NUMBER) for item in items if not item.isHidden()]

    def _sort_out(self) -> None:
        for row in range(self.list.count()):
            item = self.list.item(row)
            item.setHidden(not self._fits(self.deck.cards[item.data(NUMBER)]))
        self.lay_out()

    def _fits(self, card: Card) -> bool:
        words = search_key(self.search.text())
        named = words in search_key(card_title(card)) or words == str(card.number)
        own = card.number in self.deck.replaced
        return (
            named
            and self.kind.currentData() in ("", card.kind)
            and self.faction.currentData() in ("", *factions_of(card))
            and self.district.currentData() in ("", *districts_of(card))
            and self.industry.currentData() in ("", getattr(card, "industry", None))
            and (self.whose == "all" or own == (self.whose == "yours"))
        )

    def _set_up(self) -> None:
        from paxdesk.porfiriana.table.sheets.workshop_sheets import PositionSheet
        from paxdesk.porfiriana.workshop.position_draft import PaxDraft

        self.turned.emit(lambda surface: PositionSheet(surface, PaxDraft.bare(self.deck)))

    # --- One card ---------------------------------------------------------------------------------

    def _open(self, item: QListWidgetItem) -> None:
        number = item.data(NUMBER)
        self.turned.emit(partial(form_sheet, self.own, self.use, number, self._view(number)))

    def _view(self, number: int) -> View:
        boxes = tuple(each.currentIndex() for each in self.boxes)
        return View(number, boxes, self.search.text(), self.whose)

    def show_view(self, view: View) -> None:
        """Restore the filters and the card of ``view``."""
        for box, index in zip(self.boxes, view.boxes, strict=True):
            box.setCurrentIndex(index)
        self.search.setText(view.words)
        self.mine.show_chosen(view.whose)
        self._choose_whose(view.whose)
        self.go_to(view.number)

    def go_to(self, number: int) -> None:
        """Select a card and scroll to it."""
        for row in range(self.list.count()):
            item = self.list.item(row)
            if item.data(NUMBER) == number:
                self.list.setCurrentItem(item)
                self.list.scrollToItem(item, QAbstractItemView.ScrollHint.PositionAtCenter)

    # --- Files ------------------------------------------------------------------------------------

    def _export(self) -> None:
        words = tr("Export your cards")
        kind = ";;".join((tr("Cards (*.yaml)"), *map(tr, SHEET_FILES.values())))

        def data(path: Path) -> bytes:
            suffix = path.suffix.casefold()
            cards = (self.deck.cards[number] for number in self.shown())
            return sheet_bytes(cards, suffix) if suffix in SHEET_FILES else self.own.exported()

        def write() -> str:
            proposed = "paxdesk-cards.yaml"
            path = file_dialogs.export(self, words, proposed, kind, ".yaml", data)
            return self.message if path is None else tr("Written to {0}.", path.name)

        self.tell(write)

    def _print(self) -> None:
        words, kind = tr("Print the cards that are shown"), tr("PDF (*.pdf)")
        self.export(words, "paxdesk-cards.pdf", kind, self._printed)

    def _printed(self) -> bytes:
        from paxdesk.porfiriana.table.picture import cards_as_pdf

        return cards_as_pdf([self.deck.cards[number] for number in self.shown()])

    def _import(self) -> None:
        kind = tr("Cards (*.yaml *.yml *.csv *.xlsx *.ods *.txt)")
        self.take_in(tr("Import cards"), kind, self._imported)

    def _imported(self, path: Path) -> str:
        if path.suffix.casefold() in (*SUFFIXES, *LINES):
            deck, found = self.own.typed_in(path)
            self._take(deck)
            return _typed_words(found)
        deck, numbers = self.own.imported(path)
        self._take(deck)
        if numbers:
            return tr_plural("%n card(s) imported.", "", len(numbers))
        return tr("You have all of these cards already.")

    def _take(self, deck: Deck) -> None:
        self.use(deck)
        self.deck = deck
        self.cells.faces.clear()
        self._fill()

    # --- Presentation -----------------------------------------------------------------------------

    def take_focus(self) -> None:
        if self.list.currentItem() is None and self.list.count():
            self.list.setCurrentRow(0)
        self.list.setFocus(Qt.FocusReason.OtherFocusReason)

    def contents(self) -> Box:
        numbers = self.shown()
        different = len(self.deck.replaced) - len(self.deck.confirmed)
        own = tr_plural("%n card(s) corrected by you.", "", different)
        checked = tr_plural("%n card(s) checked.", "", len(self.deck.checked))
        mark = tr("Decks with the same code have identical cards: {0}", short_digest(self.deck))
        wanted = Column(
            Item(self.search, high=34),
            Item(self.kind, high=34),
            Item(self.faction, high=34),
            Item(self.district, high=34),
            Item(self.industry, high=34),
            self.mine.box(36),
            TextBox(tr_plural("%n card(s)", "", len(numbers)), BOLD),
            Box(high=8),
            TextBox(own, Type(13)),
            TextBox(checked, Type(13)),
            TextBox(mark, Type(13), SEPIA),
            Box(fills=True),
            small_print_box(self.message, INK),
            gap=8,
            width=220,
        )
        return Column(
            HBox(wanted, Rule(1, SEPIA), Item(self.list, fills=True), gap=14, fills=True),
            button_row(
                Item(self.import_button, 130, 42),
                Item(self.export_button, 130, 42),
                Item(self.print_button, 180, 42),
                Item(self.set_up_button, 190, 42),
                Box(),
                Item(self.close_button, 170, 42),
            ),
            gap=12,
        )


def _typed_words(found: CardRows) -> str:
    """Return the result of an imported spreadsheet, with the first wrong cells."""
    words = tr_plural("%n card(s) taken.", "", len(found.cards))
    if not found.wrong:
        return words
    listed = (str(each) for each in found.wrong[:MOST_ODD])
    wrong = tr_plural("%n cell(s) not taken.", "", len(found.wrong))
    return " ".join((words, wrong, *listed))


def form_sheet(
    own: CorrectionsFolder, use: Use, number: int, view: View, surface: QWidget
) -> WorkshopDialog:
    """Return the form of one card; leaving it leads back to the cards with the same filters."""
    deck = own.deck()
    sheet = CardFormSheet(surface, deck.cards[number], deck)

    def take(deck: Deck, told: str) -> str:
        use(deck)
        sheet.take_saved(deck)
        return told

    def save(card: Card) -> None:
        sheet.tell(lambda: take(own.save(card), tr("Saved.")))

    def put_back(number: int) -> None:
        sheet.tell(lambda: take(own.put_back(number), tr("The original card is used again.")))

    sheet.card_saved.connect(save)
    sheet.put_back.connect(put_back)
    sheet.done.connect(lambda: sheet.turned.emit(partial(cards_sheet, own, use, view)))
    return sheet


def cards_sheet(own: CorrectionsFolder, use: Use, view: View, surface: QWidget) -> WorkshopDialog:
    """Return the cards sheet with the filters of ``view``."""
    sheet = CardsSheet(surface, own, use)
    sheet.show_view(view)
    return sheet


def _words(words: tuple[str, ...]) -> dict[str, str]:
    return {word: choice_words(words, word) for word in words}


# --- Form of one card beside its face -------------------------------------------------------------
# Every change is shown and validated immediately.

FORM_FACE: Final = 300.0
"""Width of the face beside the form, in units."""
COUNT_AFTER: Final = 250
"""Delay in ms between the last change and the count of the deck, which takes about 40 ms."""
MOST_ODD: Final = 5
"""Maximum number of deviations shown."""


class CardFormSheet(WorkshopDialog):
    """The form of one card.

    ``card_saved`` carries the card to save, ``put_back`` the number of a card to be reset.
    """

    has_fields = True
    scrolls = "QScrollArea"
    card_saved = Signal(object)
    put_back = Signal(int)
    done = Signal()

    def __init__(self, surface: QWidget, card: Card, deck: Deck) -> None:
        self.form = CardForm.of(card)
        self.judgement = self.form.judgement
        super().__init__(surface, card_title(card), QSize(1240, 700))
        self.deck = deck
        self.card = card
        self.saved = card
        """The card as it is in the deck."""
        self.shown = card
        """The last valid version, whose face remains while the form is invalid."""
        self.side = 0
        self.missed: list[Fact] = []
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
        self.sides = Segments(self, tr("Side"), self._sides())
        self.sides.chosen.connect(self._turn)
        self.undo = self.button(tr("Undo"), partial(self.page.edit, CardForm.undo), icon="ui-undo")
        self.redo = self.button(tr("Redo"), partial(self.page.edit, CardForm.redo), icon="ui-redo")
        self.save = self.button(tr("Save"), self._save, primary=True)
        self.built_in = self.button(
            tr("Restore original card"), partial(self.put_back.emit, card.number)
        )
        self.close_button = self.button(tr("Close"), self._leave, escape=True)
        for keys, button in (
            (QKeySequence.StandardKey.Undo, self.undo),
            (QKeySequence.StandardKey.Redo, self.redo),
            (QKeySequence.StandardKey.Save, self.save),
        ):
            shortcut = QShortcut(keys, self)
            shortcut.activated.connect(button.click)
        self.count()
        self.show_form()

    # --- Content ----------------------------------------------------------------------------------

    def show_form(self) -> None:
        """Show the form, the resulting face and any error."""
        self.judgement = self.form.judgement
        card = self.judgement.card
        if card is not None:
            self.shown = card
            self._counting.start()
        self.message = ""
        self._leaving = False
        self.page.show_form(self.judgement)
        self._offer()
        self.lay_out()

    def _offer(self) -> None:
        """Enable the buttons that apply."""
        self.undo.setEnabled(self.form.can_undo)
        self.redo.setEnabled(self.form.can_redo)
        card = self.judgement.card
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
        """Save the card as compared with the printed one."""
        if self.judgement.card is not None:
            self.page.edit(lambda form: form.fill(("provenance",), MY_BOX))
            self.card_saved.emit(self.judgement.card)

    def _leave(self) -> None:
        """Close the sheet; with unsaved changes only on the second attempt."""
        if self.judgement.card == self.saved or self._leaving:
            self.done.emit()
            return
        self._leaving = True
        self.message = tr("Not saved yet. Close again to discard your changes.")
        self.lay_out()

    # --- Presentation -----------------------------------------------------------------------------

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
        return Column(
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
        """Yield the error of the form, or the deviations of the deck."""
        if self.judgement.card is None:
            key = next((k for k in reversed(self.judgement.path) if k in FIELD_WORDS), "")
            where = f"{field_words(str(key))}: " if key else ""
            yield TextBox(f"{where}{self.judgement.problem}.", Type(13.5, weight=600), UNREST_INK)
            return
        if not self.missed:
            yield TextBox(
                tr("The deck meets everything the rules say about the cards."), SAID, SEPIA
            )
            return
        for total in self.missed[:MOST_ODD]:
            yield TextBox(odd_words(total), SMALL, INK, lines=3)
        left = len(self.missed) - MOST_ODD
        if left > 0:
            yield TextBox(tr_plural("and %n more", "", left), SAID, SEPIA)

    def _draw_face(self, painter: QPainter, place: QRectF) -> None:
        card, flipped, side = self.shown, self._flipped, self.side
        if isinstance(card, HacendadoCard) or not isinstance(card, PartnerCard):
            side = 0
        paint_face(painter, place.left(), place.top(), FORM_FACE, card, side, flipped)

    @property
    def _flipped(self) -> Prestige | None:
        if isinstance(self.shown, HacendadoCard) and self.side:
            return self.shown.orientations[self.side - 1].prestige
        return None

    # --- Keyboard ---------------------------------------------------------------------------------

    def stops(self) -> list[QWidget]:
        own = [each for each in super().stops() if not self.page.isAncestorOf(each)]
        return [*self.page.stops(), *(each for each in own if each is not self.page)]

    def step_focus(self, by: int) -> bool:
        moved = super().step_focus(by)
        focused = self.focusWidget()
        if focused is not None and self.page.isAncestorOf(focused):
            self.area.ensureWidgetVisible(focused, 20, 60)
        return moved


def odd_words(total: Fact) -> str:
    """Return a deviation of the deck, e.g. "Loyalty points in all: 2 more than the rules count"."""
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
