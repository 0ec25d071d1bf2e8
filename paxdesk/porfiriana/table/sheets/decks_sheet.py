"""Sheet for using, copying, renaming, merging and removing the player's decks."""

from collections.abc import Callable
from functools import partial
from typing import Final, TypeAlias

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QFrame, QLineEdit, QListWidget, QListWidgetItem, QWidget

from paxdesk.desk.painting.palette import INK, SEPIA
from paxdesk.desk.sheets.modal_sheet import WorkshopDialog
from paxdesk.desk.sheets.sheet_layout import (
    BOLD,
    Box,
    Column,
    HBox,
    Item,
    TextBox,
    Type,
    button_row,
    small_print_box,
)
from paxdesk.errors import PaxError
from paxdesk.language import tr
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.table.words.terms import deck_words
from paxdesk.porfiriana.workshop.deck_difference import differences
from paxdesk.porfiriana.workshop.named_decks import LONGEST, NamedDeck, NamedDecks
from paxdesk.porfiriana.workshop.own_files import CorrectionsFolder, DeckChoice

KEY: Final = Qt.ItemDataRole.UserRole
Use: TypeAlias = Callable[[Deck], object]


class DecksSheet(WorkshopDialog):
    """Sheet of decks; ``use`` is called with the deck to use, ``back`` to leave."""

    has_fields = True
    scrolls = "QListWidget"

    def __init__(
        self, surface: QWidget, decks: NamedDecks, use: Use, back: Callable[[], None]
    ) -> None:
        super().__init__(surface, tr("Decks"), QSize(980, 600))
        self.decks = decks
        self.use_deck = use
        self._undo: list[Callable[[], object]] = []
        self.list = QListWidget(self)
        self.list.setAccessibleName(tr("Decks"))
        self.list.setFrameShape(QFrame.Shape.NoFrame)
        self.list.currentItemChanged.connect(lambda *_: self._offer())
        self.list.itemActivated.connect(lambda _: self._use())
        self.name = QLineEdit(self)
        self.name.setMaxLength(LONGEST)
        self.name.setPlaceholderText(tr("Name of a copy"))
        self.name.setAccessibleName(tr("Name"))
        self.name.textChanged.connect(lambda _: self._offer())
        self.name.returnPressed.connect(self._copy)
        self.use_button = self.button(tr("Use"), self._use)
        self.copy_button = self.button(tr("Copy"), self._copy)
        self.rename_button = self.button(tr("Rename"), self._rename)
        self.join_button = self.button(tr("Merge…"), self._join)
        self.remove_button = self.button(tr("Remove"), self._remove)
        self.undo_button = self.button(tr("Undo"), self._take_back, icon="ui-undo")
        self.close_button = self.button(tr("Close"), back, primary=True, escape=True)
        self.first_focus = self.list
        self._fill(decks.in_use.key)

    @property
    def chosen(self) -> NamedDeck:
        item = self.list.currentItem()
        found = self.decks.find(item.data(KEY)) if item is not None else None
        return found or self.decks.in_use

    def _fill(self, key: str) -> None:
        used = self.decks.in_use
        self.list.clear()
        for each in self.decks:
            try:
                words = deck_words(CorrectionsFolder.of(each, self.decks).deck())
            except PaxError as error:
                words = str(error)
            mark = "✓" if each == used else "\u2003"
            item = QListWidgetItem(f"{mark} {each.name}: {words}", self.list)
            item.setData(KEY, each.key)
            if each.key == key:
                self.list.setCurrentItem(item)
        self._offer()

    def _offer(self) -> None:
        deck, named = self.chosen, bool(self.name.text().strip())
        own = deck.folder is not None and deck.folder.parent == self.decks.folder
        used = self.decks.in_use
        self.use_button.setEnabled(deck != used)
        self.copy_button.setEnabled(named)
        self.rename_button.setEnabled(named and own)
        self.join_button.setEnabled(deck != used and used.folder is not None)
        self.remove_button.setEnabled(own)
        self.undo_button.setEnabled(bool(self._undo))
        self.lay_out()

    def _do(self, change: Callable[[], NamedDeck], undo: Callable[[NamedDeck], object]) -> None:
        """Make an undoable change; select the resulting deck."""

        def done() -> str:
            deck = change()
            self._undo.append(partial(undo, deck))
            self.name.clear()
            self._show_used(deck)
            return ""

        self.tell(done)

    def _show_used(self, deck: NamedDeck) -> None:
        self.use_deck(CorrectionsFolder.of(self.decks.in_use, self.decks).deck())
        self._fill(deck.key)

    def _use(self) -> None:
        deck, before = self.chosen, self.decks.in_use

        def change() -> NamedDeck:
            DeckChoice(self.decks, self.use_deck).choose(deck)
            return deck

        self._do(change, lambda _: self.decks.use(before))

    def _copy(self) -> None:
        deck, name = self.chosen, self.name.text()
        self._do(lambda: self.decks.copy(deck, name), self.decks.remove)

    def _rename(self) -> None:
        deck, name = self.chosen, self.name.text()
        self._do(
            lambda: self.decks.rename(deck, name),
            lambda renamed: self.decks.rename(renamed, deck.key),
        )

    def _remove(self) -> None:
        deck, before = self.chosen, self.decks.in_use

        def change() -> NamedDeck:
            self.decks.remove(deck)
            return self.decks.in_use

        def undo(_: NamedDeck) -> None:
            self.decks.put_back(deck.key)
            self.decks.use(before)

        self._do(change, undo)

    def _take_back(self) -> None:
        def done() -> str:
            self._undo.pop()()
            self._show_used(self.chosen)
            return ""

        self.tell(done)

    def _join(self) -> None:
        """Show how the chosen deck would change the one in use."""
        from paxdesk.porfiriana.table.sheets.cards_sheet import compare_sheet

        own = CorrectionsFolder.of(self.decks.in_use, self.decks)

        def shown() -> str:
            other = CorrectionsFolder.of(self.chosen, self.decks).deck()
            found = tuple(differences(own.deck(), (other.cards[n] for n in other.replaced)))
            if not found:
                return tr("You have all of these cards already.")
            self.turned.emit(partial(compare_sheet, own, self.use_deck, found, ()))
            return ""

        self.tell(shown)

    def contents(self) -> Box:
        words = " ".join(
            [
                tr("The marked deck is used for new games."),
                tr(
                    "“Merge…” shows how a deck would change the deck in use, and imports the "
                    "cards you choose."
                ),
                tr("Decks with the same code have identical cards."),
            ]
        )
        return Column(
            Item(self.list, fills=True),
            HBox(
                TextBox(tr("Name"), BOLD, lines=1, width=70),
                Item(self.name, 330, 36),
                Item(self.copy_button, 120, 36),
                Item(self.rename_button, 150, 36),
                Box(),
                gap=8,
            ),
            TextBox(words, Type(13), SEPIA, lines=2, high=34),
            small_print_box(self.message, INK),
            button_row(
                Item(self.use_button, 120, 42),
                Item(self.join_button, 130, 42),
                Item(self.remove_button, 130, 42),
                Item(self.undo_button, 130, 42),
                Box(),
                Item(self.close_button, 150, 42),
            ),
            gap=10,
        )
