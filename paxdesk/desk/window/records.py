"""What a game leaves behind: its charts, its replay, its log as text, and the sheet of its end.

Sheets are imported when they are first opened, so that the table is there sooner.
"""

from collections.abc import Callable
from datetime import date
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QFileDialog

from paxdesk import __version__
from paxdesk.desk.game.since import since
from paxdesk.desk.log.game_log import GameLog
from paxdesk.desk.log.text import log_text
from paxdesk.desk.window.frame import WindowFrame
from paxdesk.errors import PaxError
from paxdesk.files.writing import write_whole
from paxdesk.porfiriana.saves.save import read_saved
from paxdesk.porfiriana.session import Session
from paxdesk.porfiriana.table.seat_label import seat_labels

TEXT_SUFFIX: Final = ".txt"


class Records(QObject):
    """Opens the sheets that look back, over a window's desk."""

    again_asked = Signal()
    """Another game is wanted."""

    def __init__(self, window: WindowFrame) -> None:
        super().__init__(window)
        self.window = window
        self.desk = window.desk

    @property
    def game_log(self) -> GameLog:
        """That of the game on the desk."""
        return self.desk.flow.game_log

    def show_end(self) -> None:
        """The extra of the last day."""
        from paxdesk.porfiriana.table.sheets.defence import defence_at_end
        from paxdesk.porfiriana.table.sheets.end import EndSheet
        from paxdesk.porfiriana.table.sheets.ending import ending

        flow, window = self.desk.flow, self.window
        number = self.game_log.turn_stats.rows[-1].round
        defence = defence_at_end(flow.game_log.recording)
        end = ending(flow.state, flow.names, number, defence)
        sheet = EndSheet(self.desk, end, flow.labels, self.game_log, window.deck)
        sheet.again.connect(self.again_asked)
        sheet.save.connect(window.save)
        sheet.replay.connect(self.show_replay)
        sheet.charts.connect(self.show_charts)
        sheet.export.connect(lambda: self.export_log())
        sheet.left.connect(window.close_dialog)
        window.open_dialog(sheet, self.show_end)

    def show_since(self) -> None:
        """What has happened since the turn of whoever sits at the bottom."""
        from paxdesk.desk.sheets.since import SinceSheet

        flow = self.desk.flow
        rows = since(self.game_log, flow.bottom)
        if flow.busy or not rows:
            return
        sheet = SinceSheet(self.desk, rows, flow.labels)
        sheet.left.connect(self.window.close_dialog)
        self.window.open_dialog(sheet, self.show_since)

    def show_charts(self) -> None:
        """Gold, income and prestige by turn of the game on the desk."""
        from paxdesk.desk.charts.charts_sheet import ChartsSheet

        flow = self.desk.flow
        back = self._way_back()
        sheet = ChartsSheet(self.desk, self.game_log.turn_stats.rows, flow.labels)
        sheet.left.connect(back)
        self.window.open_dialog(sheet, self.show_charts)

    def show_replay(self) -> None:
        """The game on the desk once more."""
        self._replay(self.desk.session, self._way_back())

    def replay_file(self) -> None:
        """A saved game once more; the one on the desk stays where it is."""
        name = self.window.ask_open_name()
        if not name:
            return
        try:
            session = read_saved(Path(name), self.window.deck)
        except PaxError as error:
            self.window.tell(self.tr("Not opened"), str(error))
            return
        self.replay(session)

    def replay(self, session: Session) -> None:
        """Another game once more; the one on the desk stays where it is."""
        self._replay(session, self.window.close_dialog)

    def _replay(
        self, session: Session, back: Callable[[], object], step: int | None = None
    ) -> None:
        from paxdesk.desk.replay.replay_sheet import ReplaySheet

        sheet = ReplaySheet(self.desk, session, seat_labels(session))
        sheet.left.connect(back)
        sheet.played_on.connect(self._play_on)
        sheet.rule_clicked.connect(self.desk.reading.open)
        sheet.export_asked.connect(lambda: self.export_log(sheet.game_log))
        self.window.open_dialog(sheet, lambda: self._replay(session, back, sheet.reel.step))
        if step is not None:
            sheet.go(step)

    def _play_on(self, practice: Session) -> None:
        """A practice game that begins in the middle of another one, in a window beside it."""
        self.window.close_dialog()
        self.window.beside.emit(practice)

    def _way_back(self) -> Callable[[], object]:
        """Where one goes on when a sheet is left: the end's sheet, where one came from it."""
        from paxdesk.porfiriana.table.sheets.end import EndSheet

        if isinstance(self.window.dialog, EndSheet):
            return self.show_end
        return self.window.close_dialog

    def read_log(self) -> None:
        """Give the log the keyboard."""
        if not self.desk.log.isVisible():
            self.desk.toggle_log()
        self.desk.log.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def read_inspector(self) -> None:
        """Give the inspector the keyboard."""
        if not self.desk.inspector.isVisible():
            self.desk.toggle_inspector()
        self.desk.inspector.setFocus(Qt.FocusReason.ShortcutFocusReason)

    # --- The log as text -------------------------------------------------------------------------

    def export_log(self, game_log: GameLog | None = None) -> bool:
        """Ask for a file and write the log of a game into it."""
        name = self.ask_text_name()
        if not name:
            return False
        path = Path(name)
        path = path if path.suffix else path.with_suffix(TEXT_SUFFIX)
        told = game_log or self.game_log
        try:
            write_whole(path, log_text(told.rows, told.names, self._heading(told)).encode())
        except PaxError as error:
            self.window.tell(self.tr("Not exported"), str(error))
            return False
        return True

    def _heading(self, game_log: GameLog) -> list[str]:
        players = [game_log.names[seat] for seat in game_log.recording.opening.players]
        program = self.tr("Pax Desk {version}, {date}")
        return [", ".join(players), program.format(version=__version__, date=date.today())]

    def ask_text_name(self) -> str:
        """The name of a file for the log, empty for none."""
        return QFileDialog.getSaveFileName(
            self.window,
            self.tr("Export the log"),
            self.window.proposed(TEXT_SUFFIX),
            self.tr("Text (*{0});;All files (*)").format(TEXT_SUFFIX),
        )[0]
