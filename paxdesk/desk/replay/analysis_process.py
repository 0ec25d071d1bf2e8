"""The process in which a game is analysed, so that the table stays quick."""

import sys
import tempfile
from pathlib import Path

from PySide6.QtCore import QObject, QProcess, Signal

from paxdesk.desk.game_types import Session
from paxdesk.desk.protocol.table_game import TableGame
from paxdesk.files.game_shelf import analysis_beside
from paxdesk.language import tr

LONGEST_END: int = 2000
"""Milliseconds for which an ended process is waited for; it is killed, so that takes none."""


class AnalysisProcess(QObject):
    """Analyses one game at a time; nothing waits for it, and it can be stopped at any moment."""

    progressed = Signal(int)
    """How many of a hundred parts are done."""
    done = Signal(object)
    """The file with what was found."""
    failed = Signal(str)

    def __init__(self, parent: QObject, game: TableGame) -> None:
        super().__init__(parent)
        self.game = game
        self._folder: tempfile.TemporaryDirectory[str] | None = None
        self._process: QProcess | None = None
        self._out = Path()

    @property
    def busy(self) -> bool:
        """Whether a game is being analysed."""
        return self._process is not None

    def begin(self, session: Session, out: Path | None) -> None:
        """Analyse a game; what is found is kept in ``out``, None: until the program ends."""
        self.stop()
        self._folder = self._folder or tempfile.TemporaryDirectory(prefix="paxdesk-")
        file = Path(self._folder.name) / "game.pax"
        self.game.write_saved(file, session)
        self._out = out or analysis_beside(file)
        command = [] if getattr(sys, "frozen", False) else ["-m", "paxdesk"]
        self._process = process = QProcess(self)
        process.readyReadStandardOutput.connect(self._read)
        process.finished.connect(self._finish)
        process.errorOccurred.connect(self._fail)
        analyst = self.game.analysis
        assert analyst is not None, "only a game with an analysis has a button for it"
        process.start(sys.executable, [*command, *analyst.arguments(file, self._out)])

    def stop(self) -> None:
        """Think no more about the game. Waits for nothing but the end of a killed process."""
        process, self._process = self._process, None
        if process is not None:
            process.blockSignals(True)
            process.kill()
            process.waitForFinished(LONGEST_END)
            process.deleteLater()

    def end(self) -> None:
        """Stop, and leave nothing behind."""
        self.stop()
        if self._folder is not None:
            self._folder.cleanup()
            self._folder = None

    def _read(self) -> None:
        if self._process is None:
            return
        lines = bytes(self._process.readAllStandardOutput().data()).decode().split()
        if lines and lines[-1].isdigit():
            self.progressed.emit(int(lines[-1]))

    def _finish(self, code: int) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        told = bytes(process.readAllStandardError().data()).decode(errors="replace").strip()
        process.deleteLater()
        if code == 0:
            self.done.emit(self._out)
        else:
            self.failed.emit(
                told.splitlines()[-1] if told else tr("The analysis stopped unexpectedly.")
            )

    def _fail(self, error: QProcess.ProcessError) -> None:
        if error == QProcess.ProcessError.FailedToStart and self._process is not None:
            self._process.deleteLater()
            self._process = None
            self.failed.emit(tr("The analysis could not be started."))
