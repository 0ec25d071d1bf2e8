"""Records of a window: stored results of finished games, and their sheet."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Final

from paxdesk.desk.play.state_model import TableChange
from paxdesk.desk.window.frame import WindowFrame, WindowPart
from paxdesk.errors import PaxError
from paxdesk.language import tr

if TYPE_CHECKING:
    from paxdesk.desk.home.deal_results_sheet import DealResultsSheet
    from paxdesk.desk.protocol.features import GameRecords, LadderRung


CSV: Final = ".csv"


class ResultsPart(WindowPart):
    """Controller of the game records in ``folder``; None stores nothing."""

    def __init__(
        self, window: WindowFrame, folder: Path | None, games: Callable[[], Sequence[Path]]
    ) -> None:
        super().__init__(window)
        self._folder = folder
        self._games = games
        window.desk.changed.connect(self._note)

    @cached_property
    def records(self) -> GameRecords | None:
        """Records, created on first use; None if the game has none."""
        keeper = self.window.game.records
        return None if keeper is None else keeper(self._folder)

    def _note(self, change: TableChange) -> None:
        """Store the result after the last step."""
        flow = self.desk.flow
        if change.step is not None and change.state.over and self.records is not None:
            self.records.note(flow.session, flow.game_log.round(flow.state))

    def ladder(self) -> Sequence[LadderRung]:
        """Return the rungs of the solo ladder; empty without readable records."""
        if self.records is None:
            return ()
        try:
            return self.records.ladder(self.window.store.last_choices(self.window.game.key))
        except PaxError:
            return ()

    def show(self) -> None:
        if self.records is None:
            return
        try:
            sheet = self.records.sheet(self.desk)
        except PaxError as error:
            self._offer_deletion(str(error))
            return
        sheet.export.connect(self.export)
        sheet.deletion.connect(self._ask_deletion)
        self.window.open_dialog(sheet, self.show)

    def compare(self) -> None:
        """Open the sheet that compares results of the deal on the table."""
        from paxdesk.desk.home.deal_results_sheet import DealResultsSheet
        from paxdesk.files.deal_files import DealFiles

        deals, window = self.window.game.deals, self.window
        assert deals is not None, "the sheet of deals is there with the feature alone"
        code = deals.code(self.desk.session)
        friends = DealFiles(self._folder, code)
        sheet = DealResultsSheet(self.desk, deals, window.game.deck, code, friends, self._games())
        sheet.file_asked.connect(lambda: self._add_to(sheet))
        window.open_dialog(sheet, self.compare)

    def _add_to(self, sheet: DealResultsSheet) -> None:
        if name := self.window.ask_open_name():
            sheet.add(Path(name))

    def export(self) -> bool:
        """Export the records to a chosen file; return whether it was written."""
        from paxdesk.desk import file_dialogs

        records = self.records
        if records is None:
            return False
        proposed = str(Path(self.window.saves_folder()) / f"paxdesk-records{CSV}")
        words, kinds = tr("Export the records"), tr("CSV files (*{0});;All files (*)", CSV)
        try:
            path = file_dialogs.export(
                self.window, words, proposed, kinds, CSV, lambda _: records.as_csv()
            )
        except PaxError as error:
            self.window.show_message(tr("Could not export"), str(error), self.show)
            return False
        return path is not None

    def _ask_deletion(self) -> None:
        self._ask(
            tr("All results and honours will be deleted for good. Saved games are not affected.")
        )

    def _offer_deletion(self, problem: str) -> None:
        """Offer to delete unreadable records."""
        self._ask(
            tr("{problem}\n\nThe file stays unchanged unless you delete it.", problem=problem)
        )

    def _ask(self, words: str) -> None:
        from paxdesk.desk.sheets.modal_sheet import MessageSheet

        answers = [tr("Cancel"), tr("Delete")]
        sheet = MessageSheet(self.desk, tr("Delete all records?"), words, answers)
        sheet.escape = sheet.answers[0]
        sheet.answered.connect(self._answered)
        self.window.open_dialog(sheet, lambda: self._ask(words))

    def _answered(self, index: int) -> None:
        if index == 0 or self.records is None:
            self.window.close_dialog()
            return
        try:
            self.records.delete()
        except PaxError as error:
            self.window.show_message(tr("Could not delete"), str(error))
            return
        self.show()
