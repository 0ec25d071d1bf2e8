"""What a game leaves behind: its charts, its replay, its log as text, and the sheet of its end.

Sheets are imported when they are first opened, so that the table is there sooner.
"""

from collections.abc import Callable
from datetime import date
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QFileDialog

from paxdesk import __version__
from paxdesk.desk.game.since import since, since_steps
from paxdesk.desk.painting.layout import RATIO
from paxdesk.desk.painting.palette import LIGHT
from paxdesk.desk.protocol.game_log import GameLog
from paxdesk.desk.scene.spots import CardNumber
from paxdesk.desk.scene.things import PaintContext
from paxdesk.desk.types import Session
from paxdesk.desk.window.frame import WindowFrame
from paxdesk.desk.window.keeping_records import RecordKeeping
from paxdesk.errors import PaxError
from paxdesk.files.shelf import ANALYSIS
from paxdesk.files.writing import write_whole
from paxdesk.language import say, template

TEXT_SUFFIX: Final = ".txt"


def beside(file: Path | None) -> Path | None:
    """Where it is kept what was found out about the game in a file."""
    return None if file is None else file.with_suffix(ANALYSIS)


class Records(QObject):
    """Opens the sheets that look back, over a window's desk."""

    again_asked = Signal()
    """Another game is wanted."""
    suggested = Signal(str)
    """Another game is wanted, with these choices."""

    def __init__(self, window: WindowFrame, results: RecordKeeping) -> None:
        super().__init__(window)
        self.window = window
        self.desk = window.desk
        self._results = results

    @property
    def game_log(self) -> GameLog:
        """That of the game on the desk."""
        return self.desk.flow.game_log

    def show_end(self) -> None:
        """The extra of the last day."""

        flow, window = self.desk.flow, self.window
        if window.game.puzzle(flow.session) is not None:
            return  # its own note says what has come of it
        sheet = window.game.end_sheet(
            self.desk, flow.session, flow.labels, self.game_log, self._results.records
        )
        sheet.again.connect(self.again_asked)
        sheet.suggested.connect(self.suggested)
        sheet.save.connect(window.save)
        sheet.replay.connect(self.show_replay)
        sheet.charts.connect(self.show_charts)
        sheet.export.connect(lambda: self.export_log())
        sheet.left.connect(window.close_dialog)
        window.open_dialog(sheet, self.show_end)

    def show_since(self) -> None:
        """What has happened since the turn of whoever sits at the bottom."""
        from paxdesk.desk.log.since_sheet import SinceSheet

        flow, story = self.desk.flow, self.desk.story
        story.skip()
        rows = since(self.game_log, flow.bottom)
        if flow.busy or not rows:
            return
        found = since_steps(self.game_log, flow.bottom)
        steps = self.game_log.recording.steps[found.start : found.stop]
        effect = flow.game.wording.net_effect(steps, flow.bottom, flow.names)
        sheet = SinceSheet(self.desk, rows, flow.labels, effect, self._paint_card)
        sheet.left.connect(self.window.close_dialog)
        sheet.retold.connect(self._retell)
        self.window.open_dialog(sheet, self.show_since)

    def _paint_card(self, painter: QPainter, card: CardNumber, width: float, ratio: float) -> None:
        """Paint a card at the origin, for a sheet of paper."""
        game = self.window.game
        context = PaintContext(game.deck, self.desk.faces, LIGHT, ratio=ratio)
        game.drawing.card(card).paint(painter, context, width, width * RATIO)

    def _retell(self) -> None:
        """Show on the table what the sheet tells."""
        self.window.close_dialog()
        self.desk.story.retell()

    def show_charts(self) -> None:
        """Gold, income and prestige by turn of the game on the desk."""
        from paxdesk.desk.charts.charts_sheet import ChartsSheet

        flow = self.desk.flow
        back = self._way_back()
        wording = flow.game.wording
        plots = wording.plots(self.game_log.turn_stats.rows)
        sheet = ChartsSheet(self.desk, plots, wording.band_keys(), flow.labels)
        sheet.left.connect(back)
        self.window.open_dialog(sheet, self.show_charts)

    def show_replay(self) -> None:
        """The game on the desk once more."""
        self._replay(self.desk.session, self._way_back(), beside(self.window.kept_at()))

    def replay_file(self) -> None:
        """A saved game once more; the one on the desk stays where it is."""
        name = self.window.ask_open_name()
        if not name:
            return
        try:
            session = self.window.game.open_saved(Path(name)).session
        except PaxError as error:
            self.window.tell(say("Not opened"), str(error))
            return
        self.replay(session, Path(name))

    def replay(self, session: Session, file: Path) -> None:
        """The game of a file once more; the one on the desk stays where it is."""
        self._replay(session, self.window.close_dialog, beside(file))

    def _replay(
        self,
        session: Session,
        back: Callable[[], object],
        kept: Path | None,
        step: int | None = None,
    ) -> None:
        from paxdesk.desk.replay.replay_sheet import ReplaySheet

        sheet = ReplaySheet(self.desk, session, self.window.game.wording.labels(session), kept)
        sheet.left.connect(back)
        sheet.played_on.connect(self._play_on)
        sheet.rule_clicked.connect(self.desk.reading.open)
        sheet.export_asked.connect(lambda: self.export_log(sheet.game_log))
        self.window.open_dialog(sheet, lambda: self._replay(session, back, kept, sheet.reel.step))
        if step is not None:
            sheet.go(step)

    def _play_on(self, practice: Session) -> None:
        """A practice game that begins in the middle of another one, in a window beside it."""
        self.window.close_dialog()
        self.window.beside.emit(practice)

    def _way_back(self) -> Callable[[], object]:
        """Where one goes on when a sheet is left: the end's sheet, where one came from it."""

        from paxdesk.desk.sheets.game_dialogs import EndDialog

        if isinstance(self.window.dialog, EndDialog):
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
        from paxdesk.desk.log.text import log_text

        name = self.ask_text_name()
        if not name:
            return False
        path = Path(name)
        path = path if path.suffix else path.with_suffix(TEXT_SUFFIX)
        told = game_log or self.game_log
        try:
            write_whole(path, log_text(told.rows, told.names, self._heading(told)).encode())
        except PaxError as error:
            self.window.tell(say("Not exported"), str(error))
            return False
        return True

    def _heading(self, game_log: GameLog) -> list[str]:
        players = [game_log.names[seat] for seat in game_log.recording.opening.players]
        program = template("Pax Desk {version}, {date}")
        return [", ".join(players), say(program, version=__version__, date=date.today())]

    def ask_text_name(self) -> str:
        """The name of a file for the log, empty for none."""
        return QFileDialog.getSaveFileName(
            self.window,
            say("Export the log"),
            self.window.proposed(TEXT_SUFFIX),
            say("Text (*{0});;All files (*)", TEXT_SUFFIX),
        )[0]
