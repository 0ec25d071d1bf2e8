"""Sheet of the deck's cards, with filters."""

from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from pathlib import Path
from typing import Final, TypeAlias, get_args

from attrs import evolve
from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
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
    Rule,
    TextBox,
    Type,
    button_row,
    small_print_box,
)
from paxdesk.language import tr, tr_noop, tr_plural
from paxdesk.lazy_attrs import frozen
from paxdesk.porfiriana.rules.card_text import card_title, kind_words
from paxdesk.porfiriana.rules.card_verbs import District, Faction, Industry
from paxdesk.porfiriana.rules.cards import (
    Card,
    CardKind,
    EnterpriseCard,
    HacendadoCard,
    OrangeCard,
    PartnerCard,
    TroopCard,
)
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.table.faces.face import FaceCache
from paxdesk.porfiriana.table.sheets.card_form_sheet import MOST_ODD, CardFormSheet
from paxdesk.porfiriana.table.words.form_words import choice_words
from paxdesk.porfiriana.workshop.card_sheets import CardRows, WrongCell, sheet_bytes
from paxdesk.porfiriana.workshop.deck_difference import CardDifference, differences
from paxdesk.porfiriana.workshop.named_decks import NamedDecks
from paxdesk.porfiriana.workshop.own_files import CorrectionsFolder

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
IMPORTED: Final[defaultdict[Path, list[list[Card]]]] = defaultdict(list)
"""Cards before each import, by folder, to undo the imports."""
Use: TypeAlias = Callable[[Deck], object]
Index: TypeAlias = QModelIndex | QPersistentModelIndex


def factions_of(card: Card) -> set[str]:
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
    """Return the districts of a card's location, jurisdiction or target."""
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
    """Delegate that paints the cards of the list."""

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
    """Filters of the cards sheet, and the ``number`` of the open card.

    ``numbers`` are those of the cards that match all filters except the search ``words``.
    """

    number: int
    boxes: tuple[int, ...]
    words: str
    whose: str
    numbers: tuple[int, ...]

    def beside(self, by: int) -> int | None:
        """Return the next (1) or previous (-1) of the ``numbers``, or None."""
        at = self.numbers.index(self.number) + by
        return self.numbers[at] if 0 <= at < len(self.numbers) else None


class CardsSheet(WorkshopDialog):
    """Sheet of the cards in use; ``use`` is called with a changed deck."""

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
        self.search.returnPressed.connect(self._open_first)
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
        self.check_button = self.button(tr("Compare with my box…"), self._check)
        self.decks_button = self.button("", self._open_decks, pixels=14)
        self.undo_button = self.button(tr("Undo import"), self._undo_import, pixels=14)
        self.export_button = self.button(tr("Export…"), self._export)
        self.import_button = self.button(tr("Import…"), self._import)
        self.print_button = self.button(tr("Print as PDF…"), self._print)
        self.set_up_button = self.button(tr("Set up a position…"), self._set_up)
        self.close_button = self.button(tr("Close"), self.left.emit, primary=True, escape=True)
        self._fill()

    def _box(self, every: str, words: dict[str, str]) -> ChoiceBox:
        box = ChoiceBox(self)
        box.addItem(every, "")
        for value, said in words.items():
            box.addItem(said, value)
        box.setAccessibleName(every)
        box.currentIndexChanged.connect(lambda _index: self._sort_out())
        return box

    # --- Filters ----------------------------------------------------------------------------------

    def _fill(self) -> None:
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
        return named and self._is_chosen(card)

    def _is_chosen(self, card: Card) -> bool:
        own = card.number in self.deck.replaced
        return (
            self.kind.currentData() in ("", card.kind)
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

    def _open_first(self) -> None:
        for row in range(self.list.count()):
            if not self.list.item(row).isHidden():
                self._open(self.list.item(row))
                return

    def _check(self) -> None:
        item = self.list.currentItem()
        number = item.data(NUMBER) if item is not None else 1
        self.turned.emit(partial(grid_sheet, self.own, self.use, self._view(number)))

    def _open(self, item: QListWidgetItem) -> None:
        number = item.data(NUMBER)
        self.turned.emit(partial(form_sheet, self.own, self.use, number, self._view(number)))

    def _view(self, number: int) -> View:
        boxes = tuple(each.currentIndex() for each in self.boxes)
        numbers = tuple(n for n, card in self.deck.cards.items() if self._is_chosen(card))
        return View(number, boxes, self.search.text(), self.whose, numbers)

    def show_view(self, view: View) -> None:
        """Restore the filters and the card of ``view``."""
        for box, index in zip(self.boxes, view.boxes, strict=True):
            box.setCurrentIndex(index)
        self.search.setText(view.words)
        self.mine.show_chosen(view.whose)
        self._choose_whose(view.whose)
        self.go_to(view.number)

    def go_to(self, number: int) -> None:
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

        return cards_as_pdf([self.deck.cards[number] for number in sorted(self.shown())], self.deck)

    def _import(self) -> None:
        kind = tr("Cards (*.yaml *.yml *.csv *.xlsx *.ods *.txt)")
        self.take_in(tr("Import cards"), kind, self._imported)

    def _imported(self, path: Path) -> str:
        """Show a file's changes, or return why there are none."""
        found = self.own.found_in(path)
        changes = tuple(differences(self.own.deck(), found.cards))
        if not changes:
            return _wrong_words(found) or tr("You have all of these cards already.")
        self.turned.emit(partial(compare_sheet, self.own, self.use, changes, found.wrong))
        return ""

    def _undo_import(self) -> None:
        self.tell(self._undone)

    def _undone(self) -> str:
        before = IMPORTED[self.own.folder]
        self._take(self.own.save_all(before[-1]))
        return tr_plural("%n card(s) restored.", "", len(before.pop()))

    def _open_decks(self) -> None:
        assert self.own.decks is not None
        self.turned.emit(partial(decks_sheet, self.own.decks, self.use))

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
        own = tr_plural("%n card(s) corrected by you.", "", self.deck.changed)
        checked = tr_plural("%n card(s) checked.", "", len(self.deck.checked))
        lacking = tr_plural(
            "%n card(s) with a fact that cannot be expressed.", "", len(self.deck.unexpressed)
        )
        mark = tr("Decks with the same code have identical cards: {0}", self.deck.code)
        named = self.own.decks
        if named is not None:
            self.decks_button.rename(tr("Deck: {0}", named.in_use.name))
        undo = Item(self.undo_button, high=32) if IMPORTED[self.own.folder] else None
        wanted = Column(
            Item(self.decks_button, high=34) if named is not None else None,
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
            TextBox(lacking, Type(13)) if self.deck.unexpressed else None,
            TextBox(mark, Type(13), SEPIA),
            Box(fills=True),
            small_print_box(self.message, INK),
            undo,
            gap=8,
            width=220,
        )
        return Column(
            HBox(wanted, Rule(1, SEPIA), Item(self.list, fills=True), gap=14, fills=True),
            button_row(
                Item(self.check_button, 220, 42),
                Item(self.import_button, 130, 42),
                Item(self.export_button, 130, 42),
                Item(self.print_button, 180, 42),
                Item(self.set_up_button, 190, 42),
                Box(),
                Item(self.close_button, 170, 42),
            ),
            gap=12,
        )


def _wrong_words(found: CardRows) -> str:
    """Return sentences on cells that cannot be imported, or ""."""
    if not found.wrong:
        return ""
    listed = (str(each) for each in found.wrong[:MOST_ODD])
    wrong = tr_plural("%n cell(s) cannot be imported.", "", len(found.wrong))
    return " ".join((wrong, *listed))


def compare_sheet(
    own: CorrectionsFolder,
    use: Use,
    found: Sequence[CardDifference],
    wrong: Sequence[WrongCell],
    surface: QWidget,
) -> WorkshopDialog:
    """Return the sheet of changes to import, which leads back to the cards sheet."""
    from paxdesk.porfiriana.table.sheets.compare_sheet import CompareSheet

    def back(words: str = "") -> None:
        sheet.turned.emit(partial(plain_cards_sheet, own, use, words))

    def take(cards: Iterable[Card]) -> None:
        def done() -> str:
            before, taken = own.deck(), list(cards)
            use(own.save_all(taken))
            IMPORTED[own.folder].append([before.cards[card.number] for card in taken])
            back(tr_plural("%n card(s) imported.", "", len(taken)))
            return ""

        sheet.tell(done)

    sheet = CompareSheet(surface, found, wrong, take, back)
    return sheet


def decks_sheet(decks: NamedDecks, use: Use, surface: QWidget) -> WorkshopDialog:
    """Return the sheet of decks, which leads back to the cards in use."""
    from paxdesk.porfiriana.table.sheets.decks_sheet import DecksSheet

    def back() -> None:
        own = CorrectionsFolder.of(decks.in_use, decks)
        sheet.turned.emit(partial(plain_cards_sheet, own, use, ""))

    sheet = DecksSheet(surface, decks, use, back)
    return sheet


def plain_cards_sheet(
    own: CorrectionsFolder, use: Use, words: str, surface: QWidget
) -> WorkshopDialog:
    """Return the cards sheet without filters, with a message."""
    sheet = CardsSheet(surface, own, use)
    sheet.message = words
    return sheet


def form_sheet(
    own: CorrectionsFolder, use: Use, number: int, view: View, surface: QWidget
) -> WorkshopDialog:
    """Return the form sheet of a card, which leads back to the filtered cards."""
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

    def step(by: int) -> None:
        other = view.beside(by)
        if other is None:
            sheet.done.emit()
        else:
            there = evolve(view, number=other)
            sheet.turned.emit(partial(form_sheet, own, use, other, there))

    sheet.card_saved.connect(save)
    sheet.stepped.connect(step)
    sheet.put_back.connect(put_back)
    sheet.done.connect(lambda: sheet.turned.emit(partial(cards_sheet, own, use, view)))
    return sheet


def grid_sheet(own: CorrectionsFolder, use: Use, view: View, surface: QWidget) -> WorkshopDialog:
    """Return the sheet for comparison with printed cards, which leads back to the cards sheet."""
    from paxdesk.porfiriana.table.sheets.card_grid_sheet import CardGridSheet
    from paxdesk.porfiriana.workshop.box_check import BoxCheck

    def back(number: int) -> None:
        sheet.turned.emit(partial(cards_sheet, own, use, evolve(view, number=number)))

    def form(number: int) -> None:
        every = View(number, (0, 0, 0, 0), "", "all", tuple(own.built_in.cards))
        sheet.turned.emit(partial(form_sheet, own, use, number, every))

    sheet = CardGridSheet(surface, BoxCheck(own), use, back, form, view.number)
    return sheet


def cards_sheet(own: CorrectionsFolder, use: Use, view: View, surface: QWidget) -> WorkshopDialog:
    """Return the cards sheet with the filters of ``view``."""
    sheet = CardsSheet(surface, own, use)
    sheet.show_view(view)
    return sheet


def _words(words: tuple[str, ...]) -> dict[str, str]:
    return {word: choice_words(words, word) for word in words}
