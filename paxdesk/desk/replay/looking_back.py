"""The analysis of the game in a replay: has it made, shows its page, and tells of each step."""

from pathlib import Path

from PySide6.QtCore import QObject, Signal

from paxdesk.desk.protocol.analysis import Finding, GameAnalysis
from paxdesk.desk.protocol.table_game import TableGame
from paxdesk.desk.replay.analysis_page import AnalysisPage
from paxdesk.desk.replay.analyst import Analyst
from paxdesk.desk.replay.reel import Reel
from paxdesk.desk.sheets.paper import Sheet
from paxdesk.desk.types import Session
from paxdesk.desk.words.seats import Labels
from paxdesk.errors import PaxError


class LookingBack(QObject):
    """``kept`` is the file in which what is found is kept beside the game, None: nowhere."""

    chosen = Signal(int)
    """A step is to be looked at."""
    changed = Signal()
    """The page has come or gone, or there is more to tell."""

    def __init__(
        self, parent: Sheet, game: TableGame, reel: Reel, labels: Labels, kept: Path | None
    ) -> None:
        super().__init__(parent)
        self.game = game
        self.reel = reel
        self.labels = labels
        self.kept = kept
        self.found: GameAnalysis | None = None
        self.page = AnalysisPage(parent, labels)
        self.page.left.connect(self.close)
        self.page.chosen.connect(self._choose)
        self.analyst = Analyst(self, game)
        self.analyst.progressed.connect(self.page.show_progress)
        self.analyst.failed.connect(self.page.show_problem)
        self.analyst.done.connect(self._read)
        if self.possible and kept is not None and kept.exists():
            self._read(kept)

    @property
    def possible(self) -> bool:
        """Whether the game may be analysed: what is found tells of cards that lie face down."""
        offered = "analysis" in self.game.offers
        return offered and self.reel.all_open and self.reel.last > 0

    @property
    def open(self) -> bool:
        """Whether the page covers the table."""
        return self.page.isVisibleTo(self.page.surface)

    def show(self, session: Session) -> None:
        """Open the page; the game is analysed now if it has not been before."""
        if self.found is None and not self.analyst.busy:
            self.page.show_progress(0)
            try:
                self.analyst.begin(session, self.kept)
            except PaxError as error:
                self.page.show_problem(str(error))
        self.page.show()
        self.page.raise_()
        self.page.take_focus()
        self.changed.emit()

    def close(self) -> None:
        """Back to the table; what is being found out goes on."""
        self.page.hide()
        self.changed.emit()

    def of_step(self, step: int) -> Finding | None:
        """What is to be said of the step that was taken last."""
        return None if self.found is None else self.found.remarks.get(step)

    def practice(self, step: int, session: Session) -> Session | None:
        """A practice game in which the better plan was played; None where there is none."""
        finding = self.of_step(step)
        if finding is None or not finding.plan:
            return None
        before = self.reel.recording.position(finding.step)
        return self.game.practice_with(before, session, finding.plan)

    def _read(self, path: Path) -> None:
        names = {seat: label.name for seat, label in self.labels.items()}
        self.found = self.game.read_analysis(path, self.reel.recording, names)
        if self.found is not None:
            stops = self.reel.stops
            self.page.show_found(self.found, lambda turn: stops[min(turn, len(stops) - 1)])
        self.changed.emit()

    def _choose(self, step: int) -> None:
        self.close()
        self.chosen.emit(step)
