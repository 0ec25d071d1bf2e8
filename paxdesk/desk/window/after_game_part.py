"""Sheets that review a game, imported when first opened."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QPainter

from paxdesk import __version__
from paxdesk.desk.game_types import Session
from paxdesk.desk.lesson_session import guided
from paxdesk.desk.log.log_rows import StepLog
from paxdesk.desk.painting.palette import LIGHT
from paxdesk.desk.play.state_model import TableChange, since, since_steps
from paxdesk.desk.protocol.lessons_and_puzzles import PuzzleSession
from paxdesk.desk.scene.geometry import RATIO
from paxdesk.desk.scene.things import CardNumber, PaintContext
from paxdesk.desk.window.frame import WindowFrame, WindowPart
from paxdesk.desk.window.results_part import ResultsPart
from paxdesk.errors import PaxError
from paxdesk.files.game_shelf import analysis_beside
from paxdesk.files.sealing import SealedFileError
from paxdesk.language import tr, tr_noop

if TYPE_CHECKING:
    from paxdesk.desk.replay.analysis_page import AnalysisController
    from paxdesk.files.shared_replay import ReplayNote

TEXT_SUFFIX: Final = ".txt"


def beside(file: Path | None) -> Path | None:
    """Return the path for the analysis of a game in ``file``; None without a file."""
    return None if file is None else analysis_beside(file)


class AfterGamePart(WindowPart):
    """Opener of the sheets that review a game."""

    again_asked = Signal()
    home_asked = Signal()
    turn_chosen = Signal(str)
    """Emitted with the name of a puzzle to be played."""
    sharing_asked = Signal()
    suggested = Signal(object)
    """Emitted with the choices of a requested game."""

    def __init__(self, window: WindowFrame, results: ResultsPart) -> None:
        super().__init__(window)
        self._results = results
        self._announced: object = None
        """Session whose end need not be announced again, or None."""
        self.desk.changed.connect(self._follow)
        self.desk.end_asked.connect(self._show_end_again)

    @property
    def game_log(self) -> StepLog:
        return self.desk.flow.game_log

    def show_end(self) -> None:
        flow, window = self.desk.flow, self.window
        ends = window.game.ends
        if guided(flow.session):
            if self._announced is not flow.session:
                self._show_lesson_end()
            return
        if ends is None or isinstance(flow.session, PuzzleSession):
            return  # the result is on the prompt line or the puzzle's note
        sheet = ends(self.desk, flow.session, flow.labels, self.game_log, self._results.records)
        sheet.again.connect(self.again_asked)
        sheet.home.connect(self.home_asked)
        sheet.suggested.connect(self.suggested)
        sheet.moment.connect(self._practise_from)
        sheet.analysis.connect(self.show_analysis)
        sheet.turns.connect(self.play_worst_turns)
        sheet.replay.connect(self.show_replay)
        sheet.charts.connect(self.show_charts)
        sheet.share.connect(self.sharing_asked)
        window.open_dialog(sheet, self.show_end)

    def _follow(self, change: TableChange) -> None:
        if change.seat_to_act is not None:
            self._announced = None
        elif change.what == "opened":
            self._announced = self.desk.flow.session

    def _show_end_again(self) -> None:
        self._announced = None
        self.show_end()

    def _show_lesson_end(self) -> None:
        """Open the lesson's end poster, if any."""
        flow, poster = self.desk.flow, self.window.game.lesson_ends
        if poster is not None and guided(flow.session):
            self._announced = flow.session
            sheet = poster(self.desk, flow.session, flow.labels, self.game_log)
            self.window.open_dialog(sheet, self._show_lesson_end)

    def show_since(self) -> None:
        """Open the list of events since the bottom seat's last turn."""
        from paxdesk.desk.log.recap_sheet import SinceSheet

        flow, story = self.desk.flow, self.desk.story
        story.skip()
        rows = since(self.game_log, flow.bottom)
        if flow.busy:
            return
        if not rows:
            self.desk.prompt_line.refuse(tr("Nothing has happened since your turn."))
            return
        found = since_steps(self.game_log, flow.bottom)
        steps = self.game_log.recording.steps[found.start : found.stop]
        forecast = flow.game.forecast
        effect = forecast.net_effect(steps, flow.bottom, flow.names) if forecast else []
        sheet = SinceSheet(self.desk, rows, flow.labels, effect, self._paint_card)
        sheet.retold.connect(self._retell)
        self.window.open_dialog(sheet, self.show_since)

    def _paint_card(self, painter: QPainter, card: CardNumber, width: float, ratio: float) -> None:
        game = self.window.game
        if game.cards is not None:
            context = PaintContext(game.deck, self.desk.faces, LIGHT, ratio=ratio)
            game.cards.look(card).paint(painter, context, width, width * RATIO)

    def _retell(self) -> None:
        self.window.close_dialog()
        self.desk.story.retell()

    def show_charts(self) -> None:
        """Open the charts of the game on the desk, by turn."""
        from paxdesk.desk.charts import ChartsSheet

        flow, charts = self.desk.flow, self.desk.game.charts
        if charts is None:
            return
        plots = charts.plots(self.game_log.turn_rows)
        sheet = ChartsSheet(self.desk, plots, charts.band_keys(), flow.labels)
        self.window.open_dialog(sheet, self.show_charts, self._way_back())

    def show_replay(self) -> None:
        self._replay(self.desk.session, self._way_back(), beside(self.window.kept_at()))

    def show_analysis(self) -> None:
        """Open the replay of the game on the desk at its analysis."""
        from paxdesk.desk.replay.replay_sheet import ReplaySheet

        self.show_replay()
        sheet = self.window.dialog
        assert isinstance(sheet, ReplaySheet)
        sheet.toggle_analysis()

    def play_worst_turns(self) -> None:
        """Analyse the game, then store people's worst turns as puzzles and begin the first."""
        self.show_analysis()
        found = self._looking_back()
        found.completed.connect(self._begin_turn)
        if found.file is not None:
            self._begin_turn(found.file)

    def _looking_back(self) -> AnalysisController:
        from paxdesk.desk.replay.replay_sheet import ReplaySheet

        sheet = self.window.dialog
        assert isinstance(sheet, ReplaySheet)
        return sheet.looking_back

    def _begin_turn(self, analysis: Path) -> None:
        own_turns = self.game.own_turns
        assert own_turns is not None, "only a game that keeps turns has a button for it"
        waiting = own_turns.comparison(analysis, self.desk.session)
        if waiting:
            self._looking_back().compare(waiting)
            return
        try:
            names = own_turns.keep(analysis, self.desk.session)
        except PaxError as error:
            self.window.show_message(tr("The turns could not be saved"), str(error))
            return
        if names:
            self.turn_chosen.emit(names[0])
        else:
            words = tr("No better plan was found for any of your turns.")
            self.window.show_message(tr("No turn to play again"), words)

    def replay_file(self) -> None:
        """Ask for a saved game and replay it; the game on the desk stays."""
        name = self.window.ask_open_name()
        if name:
            self.replay_path(Path(name))

    def replay_path(self, path: Path) -> bool:
        """Replay a saved game; return whether it could be opened."""
        from paxdesk.files.shared_replay import is_shared_replay

        if is_shared_replay(path) and self.game.sharing is not None:
            return self._open_shared_replay(path)
        try:
            session = self.game.open_saved(path).session
        except SealedFileError:
            return self.window.unseal(path, partial(self.replay_path, path))
        except PaxError as error:
            self.window.show_message(tr("Could not open"), str(error))
            return False
        self.replay(session, path)
        return True

    def _open_shared_replay(self, path: Path) -> bool:
        """Replay a shared file; return False on failure."""
        from paxdesk.files.shared_replay import read_shared_replay

        assert self.game.sharing is not None
        try:
            story = read_shared_replay(path, self.game.sharing())
        except PaxError as error:
            self.window.show_message(tr("Could not open"), str(error))
            return False
        self._replay(story.session, self.window.close_dialog, None, 0, story.moments)
        return True

    def replay(self, session: Session, file: Path) -> None:
        """Replay the game of a file; the game on the desk stays."""
        self._replay(session, self.window.close_dialog, beside(file))

    def _replay(
        self,
        session: Session,
        back: Callable[[], object],
        kept: Path | None,
        step: int | None = None,
        moments: tuple[ReplayNote, ...] = (),
    ) -> None:
        from paxdesk.desk.replay.replay_sheet import ReplaySheet

        sheet = ReplaySheet(self.desk, session, self.game.wording.labels(session), kept, moments)
        sheet.played_on.connect(self._play_on)
        sheet.rule_clicked.connect(self.desk.reading.open)
        sheet.export_asked.connect(lambda: self.export_log(sheet.game_log))
        self.window.open_dialog(
            sheet, lambda: self._replay(session, back, kept, sheet.playback.step, moments), back
        )
        if step is not None:
            sheet.go(step)

    def _practise_from(self, step: int) -> None:
        """Request a window with a practice game from ``step``."""
        session = self.desk.session
        state = self.game_log.recording.position(step)
        self.window.new_window_asked.emit(self.window.game.practice_from(state, session))

    def _play_on(self, practice: Session) -> None:
        """Close the sheet and request a window for ``practice``."""
        self.window.close_dialog()
        self.window.new_window_asked.emit(practice)

    def _way_back(self) -> Callable[[], object]:
        """Return the callback for leaving the next sheet."""
        from paxdesk.desk.sheets.modal_sheet import EndDialog

        if isinstance(self.window.dialog, EndDialog):
            return self.show_end
        return self.window.close_dialog

    def read_log(self) -> None:
        if not self.desk.log.isVisible():
            self.desk.toggle_log()
        self.desk.log.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def read_inspector(self) -> None:
        if not self.desk.inspector.isVisible():
            self.desk.toggle_inspector()
        self.desk.inspector.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def export_log(self, game_log: StepLog | None = None) -> bool:
        """Export the log to a chosen file; return whether it was written."""
        from paxdesk.desk import file_dialogs
        from paxdesk.desk.log.log_rows import log_text

        told = game_log or self.game_log
        try:
            path = file_dialogs.export(
                self.window,
                tr("Export the log"),
                self.window.proposed(TEXT_SUFFIX),
                tr("Text (*{0});;All files (*)", TEXT_SUFFIX),
                TEXT_SUFFIX,
                lambda _: log_text(told.rows, told.names, self._heading(told)).encode(),
            )
        except PaxError as error:
            self.window.show_message(tr("Could not export"), str(error))
            return False
        return path is not None

    def _heading(self, game_log: StepLog) -> list[str]:
        players = [game_log.names[seat] for seat in game_log.recording.opening.players]
        program = tr_noop("Pax Desk {version}, {date}")
        return [", ".join(players), tr(program, version=__version__, date=date.today())]
