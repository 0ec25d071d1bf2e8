"""A window's part in a player's records: games that end are noted, and the sheet is opened."""

from __future__ import annotations

from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QFileDialog

from paxdesk.desk.window.frame import WindowFrame
from paxdesk.errors import PaxError
from paxdesk.files.writing import write_whole
from paxdesk.language import say

if TYPE_CHECKING:
    from paxdesk.desk.protocol.game_records import GameRecords

CSV: Final = ".csv"


class RecordKeeping(QObject):
    """Belongs to a window; ``folder`` is that of the player's data, None: nothing is kept."""

    def __init__(self, window: WindowFrame, folder: Path | None) -> None:
        super().__init__(window)
        self.window = window
        self._folder = folder
        window.desk.flow.model.played.connect(self._note)

    @cached_property
    def records(self) -> GameRecords:
        """The records, made when they are first wanted."""
        return self.window.game.records(self._folder)

    def _note(self) -> None:
        """A step was played; if it was the last of its game, the result is kept."""
        flow = self.window.desk.flow
        if flow.state.over:
            self.records.note(flow.session, flow.game_log.round(flow.state))

    def show(self) -> None:
        """Open the sheet of all records."""
        try:
            sheet = self.records.sheet(self.window.desk)
        except PaxError as error:
            self._offer_deletion(str(error))
            return
        sheet.left.connect(self.window.close_dialog)
        sheet.export.connect(self.export)
        sheet.deletion.connect(self._ask_deletion)
        self.window.open_dialog(sheet, self.show)

    def export(self) -> bool:
        """Ask for a file and write a row for each game into it."""
        name = self.ask_name()
        if not name:
            return False
        path = Path(name)
        path = path if path.suffix else path.with_suffix(CSV)
        try:
            write_whole(path, self.records.as_csv())
        except PaxError as error:
            self.window.tell(say("Not exported"), str(error), self.show)
            return False
        return True

    def ask_name(self) -> str:
        """The name of a file for the rows, empty for none."""
        proposed = str(Path(self.window.folder()) / f"paxdesk-records{CSV}")
        words, kinds = say("Export the records"), say("Rows (*{0});;All files (*)", CSV)
        return QFileDialog.getSaveFileName(self.window, words, proposed, kinds)[0]

    def _ask_deletion(self) -> None:
        self._ask(say("All results and honours are forgotten for ever. Saved games stay."))

    def _offer_deletion(self, problem: str) -> None:
        """What is kept cannot be read: it stays as it is, unless the player gives it up."""
        self._ask(say("{problem}\n\nIt stays as it is unless you delete it.", problem=problem))

    def _ask(self, words: str) -> None:
        from paxdesk.desk.sheets.message import MessageSheet

        answers = [say("Keep them"), say("Delete them")]
        sheet = MessageSheet(self.window.desk, say("Delete all records?"), words, answers)
        sheet.escape = sheet.answers[0]
        sheet.answered.connect(self._answered)
        self.window.open_dialog(sheet, lambda: self._ask(words))

    def _answered(self, index: int) -> None:
        if index == 0:
            self.window.close_dialog()
            return
        try:
            self.records.delete()
        except PaxError as error:
            self.window.tell(say("Not deleted"), str(error))
            return
        self.show()
