"""Sheet comparing the results of a deal, from the user's own games and friends' files."""

from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import QSize, QTimer, Signal
from PySide6.QtWidgets import QWidget

from paxdesk.desk.painting.palette import INK, SEPIA
from paxdesk.desk.protocol.features import DealCodes, DealResult
from paxdesk.desk.sheets.modal_sheet import ModalSheet
from paxdesk.desk.sheets.sheet import PaperButton
from paxdesk.desk.sheets.sheet_layout import (
    HAIR,
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
from paxdesk.errors import PaxError
from paxdesk.files.deal_files import DealFiles
from paxdesk.files.safe_write import SaveError, shown_path
from paxdesk.language import tr, tr_plural, with_colon
from paxdesk.lazy_attrs import define

CODE: Final = Type(26, "serif", 700)
HEAD: Final = Type(13, "serif", 700)
PLAYER: Final = Type(15, "serif", 700)
FIGURE: Final = Type(15)
WORDS: Final = Type(15)
ROWS: Final = 10
"""Maximum number of results shown."""


@define(eq=False)
class Entry:
    """File with its result, or the reason why it does not count."""

    path: Path
    result: DealResult | None = None
    problem: str = ""
    remove: PaperButton | None = None


class DealResultsSheet(ModalSheet):
    """Sheet of results; ``file_asked`` is emitted to ask for a friend's file, see :meth:`add`."""

    file_asked = Signal()

    def __init__(
        self,
        surface: QWidget,
        deals: DealCodes,
        deck: Any,
        code: str,
        friends: DealFiles,
        own: Sequence[Path],
    ) -> None:
        super().__init__(surface, tr("Results of a deal"), QSize(960, 0))
        self.deals, self.deck, self.code, self.friends = deals, deck, code, friends
        self.entries: list[Entry] = []
        self.problem = ""
        """Last problem with adding or removing a file; "" if there is none."""
        self._unread = [
            *((path, True) for path in friends.stored),
            *((path, False) for path in own),
        ]
        self._reader = QTimer(self, singleShot=True, interval=0)
        self._reader.timeout.connect(self._read_next)
        self.ask = self.button(tr("Add a friend's game…"), self.file_asked.emit, primary=True)
        self.close_sheet = self.button(tr("Close"), self.left.emit, escape=True)
        self.first_focus = self.ask
        self._tell()
        self._reader.start()

    def add(self, path: Path) -> None:
        """Add a friend's result and store its file, or set :attr:`problem`."""
        name = shown_path(path.name)
        entry = self._entry(path)
        self.problem = ""
        if entry.result is None:
            self.problem = tr("{file} does not count: {why}", file=name, why=entry.problem)
        elif self._has(entry.result):
            self.problem = tr("{file} is already in this table.", file=name)
        else:
            try:
                entry.path = self.friends.add(path)
            except SaveError as error:
                self.problem = str(error)
            else:
                self._take(entry, friend=True)
        self._tell()
        self.lay_out()

    def _read_next(self) -> None:
        """Read the next friend's file, or the next own file that may be of this deal."""
        while self._unread:
            path, friend = self._unread.pop(0)
            if friend or self.deals.may_be(path, self.code):
                entry = self._entry(path)
                # Own games that do not count are omitted.
                if friend or (entry.result is not None and not self._has(entry.result)):
                    self._take(entry, friend)
                self._reader.start()
                break
        self._tell()
        self.lay_out()

    def _entry(self, path: Path) -> Entry:
        try:
            return Entry(path, self.deals.proved(path, self.code, self.deck))
        except SaveError as error:
            return Entry(path, problem=f"{error.problem}.")
        except PaxError as error:
            return Entry(path, problem=str(error))

    def _has(self, result: DealResult) -> bool:
        found = (each.result for each in self.entries)
        return any(each is not None and each.lines == result.lines for each in found)

    def _take(self, entry: Entry, friend: bool) -> None:
        if friend:
            entry.remove = self.button(tr("Remove"), partial(self._remove, entry), pixels=13)
            name = entry.result.player if entry.result is not None else entry.path.name
            entry.remove.setAccessibleName(with_colon(tr("Remove"), name))
        self.entries.append(entry)

    def _remove(self, entry: Entry) -> None:
        try:
            self.friends.remove(entry.path)
        except SaveError as error:
            self.problem = str(error)
        else:
            self.entries.remove(entry)
            if entry.remove is not None:
                entry.remove.hide()
                entry.remove.deleteLater()
            self.ask.setFocus()
        self._tell()
        self.lay_out()

    @property
    def ranked(self) -> list[tuple[DealResult, Entry]]:
        """Results that count, the best first."""
        found = [(each.result, each) for each in self.entries if each.result is not None]
        return sorted(found, key=lambda row: row[0].rank, reverse=True)

    @property
    def uncounted(self) -> list[str]:
        """Sentences about stored files that do not count."""
        return [
            tr("{file} does not count: {why}", file=shown_path(each.path.name), why=each.problem)
            for each in self.entries
            if each.result is None
        ]

    def _tell(self) -> None:
        self.setAccessibleDescription("\n".join([self.code, *self._told()]))

    def _told(self) -> Iterator[str]:
        headings = self.deals.headings()
        for result, _ in self.ranked:
            pairs = zip(headings, result.figures, strict=True)
            told = ", ".join(with_colon(heading, figure) for heading, figure in pairs)
            yield f"{with_colon(result.player, told)}."
        yield self._note
        yield from self.uncounted
        if self.problem:
            yield self.problem

    @property
    def _note(self) -> str:
        if self._unread:
            return tr_plural("Checking %n game(s)…", "", len(self._unread))
        if not self.entries:
            return tr("No finished game of this deal yet.")
        more = len(self.ranked) - ROWS
        return tr_plural("%n more result(s) below these.", "", more) if more > 0 else ""

    def contents(self) -> Box:
        words = tr(
            "A result counts if the game in its file, replayed move by move, leads to it. Ask "
            "friends for the files of their finished games."
        )
        rows = self.ranked[:ROWS]
        for place, (_, entry) in enumerate(self.ranked):
            if entry.remove is not None:
                entry.remove.setVisible(place < ROWS)
        return Column(
            HBox(TextBox(self.code, CODE, lines=1), Box()),
            TextBox(words, WORDS, SEPIA, leading=1.4),
            self._row(tr("Player"), self.deals.headings(), HEAD, None) if rows else None,
            *(self._result(*each) for each in rows),
            small_print_box(self._note) if self._note else None,
            *(self._uncounted(each) for each in self.entries if each.result is None),
            TextBox(self.problem, Type(14, weight=600), INK) if self.problem else None,
            button_row(Item(self.ask, 260, 44), Box(), Item(self.close_sheet, 170, 44)),
            gap=12,
        )

    def _result(self, result: DealResult, entry: Entry) -> Column:
        row = self._row(result.player, result.figures, FIGURE, entry.remove)
        return Column(Rule(1, HAIR), row, gap=8)

    def _row(
        self, player: str, figures: Sequence[str], type: Type, remove: PaperButton | None
    ) -> HBox:
        name = TextBox(player, PLAYER if type is FIGURE else type, lines=1, share=2)
        first, *others = figures
        button: Box = Item(remove, 96, 30) if remove is not None else Box(96)
        return HBox(
            name,
            TextBox(first, type, lines=1, share=1.6),
            *(TextBox(each, type, lines=1, width=74) for each in others),
            button,
            gap=10,
        )

    def _uncounted(self, entry: Entry) -> HBox:
        name = shown_path(entry.path.name)
        words = tr("{file} does not count: {why}", file=name, why=entry.problem)
        button = Item(entry.remove, 96, 30) if entry.remove is not None else None
        return HBox(TextBox(words, FIGURE, INK), button, gap=10)
