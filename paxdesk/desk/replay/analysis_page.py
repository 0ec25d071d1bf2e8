"""Analysis of a replayed game: its process, page and controller."""

import sys
import tempfile
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Final

from attrs import evolve
from PySide6.QtCore import QObject, QPointF, QProcess, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QPainter

from paxdesk.desk.charts import ChartButton
from paxdesk.desk.game_types import Session
from paxdesk.desk.painting.palette import INK, PAPER, SEPIA, UNREST_INK, Ink
from paxdesk.desk.painting.shapes import draw_frame, draw_paper, fill_circle, fill_rect, seat_mark
from paxdesk.desk.protocol.features import GameAnalysis, StepFinding
from paxdesk.desk.protocol.table_game import TableGame
from paxdesk.desk.replay.playback_bar import Playback
from paxdesk.desk.safe_qt import set_tooltip
from paxdesk.desk.sheets.form_widgets import PaintedButton
from paxdesk.desk.sheets.sheet import Sheet, on_click
from paxdesk.desk.sheets.sheet_layout import (
    BOLD,
    Box,
    Column,
    HBox,
    Item,
    PaintedBox,
    Rule,
    TextBox,
    Type,
    seat_mark_box,
    small_print_box,
)
from paxdesk.desk.words import Labels, speech_text
from paxdesk.errors import PaxError
from paxdesk.files.game_shelf import analysis_beside, so_far
from paxdesk.language import tr
from paxdesk.lazy_attrs import frozen
from paxdesk.session.game_protocol import Seat

LONGEST_END: int = 2000
"""Maximum wait in ms for the end of a killed process."""


class AnalysisProcess(QObject):
    """Analysis of one game at a time in a separate process."""

    progressed = Signal(int)
    """Emitted with the progress in per cent."""
    grown = Signal(object)
    """Emitted with the file of the findings so far."""
    done = Signal(object)
    """Emitted with the file of the result."""
    failed = Signal(str)

    def __init__(self, parent: QObject, game: TableGame) -> None:
        super().__init__(parent)
        self.game = game
        self._folder: tempfile.TemporaryDirectory[str] | None = None
        self._process: QProcess | None = None
        self._out = Path()
        self._so_far = Path()
        self._written = 0
        """Modification time of the findings shown last, in ns."""

    @property
    def busy(self) -> bool:
        return self._process is not None

    def begin(self, session: Session, out: Path | None, comparison: Sequence[str] = ()) -> None:
        """Analyse a game into ``out``; None means a temporary file.

        With ``comparison``, only add its result to the analysis in the file.
        """
        self.stop()
        self._folder = self._folder or tempfile.TemporaryDirectory(prefix="paxdesk-")
        file = Path(self._folder.name) / "game.pax"
        self.game.write_saved(file, session)
        self._out = out or analysis_beside(file)
        self._so_far = so_far(file)
        self._so_far.unlink(missing_ok=True)
        command = [] if getattr(sys, "frozen", False) else ["-m", "paxdesk"]
        self._process = process = QProcess(self)
        process.readyReadStandardOutput.connect(self._read)
        process.finished.connect(self._finish)
        process.errorOccurred.connect(self._fail)
        analyst = self.game.analysis
        assert analyst is not None, "only a game with an analysis has a button for it"
        process.start(sys.executable, [*command, *analyst.arguments(file, self._out), *comparison])

    def stop(self) -> None:
        """Stop the analysis; wait at most LONGEST_END for the killed process to end."""
        process, self._process = self._process, None
        if process is not None:
            process.blockSignals(True)
            process.kill()
            process.waitForFinished(LONGEST_END)
            process.deleteLater()

    def end(self) -> None:
        """Stop the analysis and delete temporary files."""
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
            with suppress(FileNotFoundError):
                written = self._so_far.stat().st_mtime_ns
                if written != self._written:
                    self._written = written
                    self.grown.emit(self._so_far)

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


MARGIN: Final = 12.0
SHRINK_FACTORS: Final = (1.0, 0.9, 0.8, 0.72, 0.66, 0.6, 0.54, 0.48)
"""Scale factors of the page, tried in this order until everything fits."""
DETAIL: Final = Type(13, "serif")
TITLE: Final = Type(16, "serif", 700)


@frozen
class Sign:
    """Sign before a finding; a disc if it has no corners.

    ``corners`` are relative to its centre, in multiples of its radius.
    """

    ink: Ink
    corners: tuple[tuple[float, float], ...] = ()

    def draw(self, painter: QPainter, centre: QPointF, radius: float) -> None:
        if not self.corners:
            fill_circle(painter, centre, radius, self.ink)
            return
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(self.ink))
        painter.drawPolygon([centre + QPointF(x, y) * radius for x, y in self.corners])


UPWARDS: Final = ((-1.0, 0.9), (1.0, 0.9), (0.0, -1.0))
DOWNWARDS: Final = ((-1.0, -0.9), (1.0, -0.9), (0.0, 1.0))
DIAMOND: Final = ((0.0, -1.2), (1.2, 0.0), (0.0, 1.2), (-1.2, 0.0))
SQUARE: Final = ((-0.9, -0.9), (0.9, -0.9), (0.9, 0.9), (-0.9, 0.9))
HOURGLASS: Final = ((-0.9, -0.9), (0.9, -0.9), (-0.9, 0.9), (0.9, 0.9))
BAR: Final = ((-1.0, -0.5), (1.0, -0.5), (1.0, 0.5), (-1.0, 0.5))
SIGNS: Final[dict[str, Sign]] = {
    "best": Sign("#2F6B3C"),
    "good": Sign("#6B7F2F", BAR),
    "inaccuracy": Sign("#B7791F", HOURGLASS),
    "mistake": Sign("#B7791F", DIAMOND),
    "blunder": Sign(UNREST_INK, SQUARE),
    "missed": Sign(UNREST_INK, ((0.0, -1.2), (1.0, 1.0), (-1.2, -0.3), (1.2, -0.3), (-1.0, 1.0))),
    "up": Sign("#2F6B3C", UPWARDS),
    "down": Sign(UNREST_INK, DOWNWARDS),
}
"""Signs of findings by their mark; all differ in shape."""


class FindingRow(PaintedButton):
    """Button with a finding and, below it, its detail."""

    def __init__(
        self, parent: Sheet, finding: StepFinding, labels: Labels, does: Callable[[], object]
    ) -> None:
        super().__init__(parent, finding.words)
        self.setAccessibleName(speech_text(finding.words))
        self.finding = finding
        self.colour = labels[finding.seat].colour
        self.setAccessibleDescription(speech_text(finding.detail))
        set_tooltip(self, finding.detail)
        on_click(self, does)

    def draw(self, painter: QPainter, place: QRectF) -> None:
        if self.underMouse():
            fill_rect(painter, place.adjusted(1, 1, -1, -1), INK, 3, 18)
        seat_mark(painter, self.colour, 6, 5, 16)
        SIGNS[self.finding.mark].draw(painter, QRectF(8, 26, 12, 12).center(), 4.5)
        words = self._words()
        words.place(place.adjusted(30, 4, -6, -2), 1)
        words.paint(painter)

    def height_for(self, width: float) -> float:
        return max(44.0, self._words().height_for(width - 36) + 6)

    def _words(self) -> Column:
        return Column(
            TextBox(self.finding.words, BOLD), TextBox(self.finding.detail, DETAIL, SEPIA), gap=1
        )


class AnalysisPage(Sheet):
    """Page of an analysis; ``opened`` is emitted with the finding clicked."""

    chosen = Signal(int)
    opened = Signal(object)

    def __init__(self, parent: Sheet, labels: Labels) -> None:
        super().__init__(parent, tr("Analysis"))
        self.labels = labels
        self.found: GameAnalysis | None = None
        self._asked = QRectF(0, 0, 800, 600), 1.0
        self.share: int | None = 0
        """Progress in per cent; None if nothing is computed."""
        self.problem = ""
        self.chart: ChartButton | None = None
        self.points: list[FindingRow] = []
        self.moves: list[FindingRow] = []
        self.close_button = self.button(
            tr("Back to the table"), self.left.emit, pixels=14, escape=True
        )
        self.hide()

    def show_progress(self, share: int) -> None:
        self.share = share
        self.setAccessibleDescription(tr("{share} % done", share=share))
        self.lay_out()

    def show_problem(self, words: str) -> None:
        self.problem = words
        self.setAccessibleDescription(words)
        self.lay_out()

    def show_found(self, found: GameAnalysis, step_of: Callable[[int], int]) -> None:
        """Show the findings; ``step_of`` maps a turn to its last step."""
        self.found = found
        self.share = None if found.complete else self.share
        if self.chart is None:
            chart = self.chart = ChartButton(self, found.plot, self.labels, tells_bands=True)
            on_click(chart, lambda: self.chosen.emit(step_of(chart.turn)))
            chart.show()
        rows = {row.finding: row for row in (*self.points, *self.moves)}
        self.points = [
            rows.pop(each) if each in rows else self._row(each) for each in found.turning_points
        ]
        self.moves = [rows.pop(each) if each in rows else self._row(each) for each in found.worst]
        for row in rows.values():
            row.hide()
            row.deleteLater()
        self.setAccessibleDescription(found.note)
        self.lay_out()

    def _row(self, finding: StepFinding) -> FindingRow:
        row = FindingRow(self, finding, self.labels, lambda: self.opened.emit(finding))
        row.show()
        return row

    # --- Contents ---------------------------------------------------------------------------------

    def fit(self, units: QRectF, scale: float) -> None:
        self._asked = units, scale
        self.lay_out()

    def lay_out(self) -> None:
        units, scale = self._asked
        for smaller in SHRINK_FACTORS:
            whole = QRectF(0, 0, units.width() / smaller, units.height() / smaller)
            area = whole.adjusted(MARGIN + 14, MARGIN + 10, -MARGIN - 14, -MARGIN - 12)
            self.content = self.contents()
            if self.content.height_for(area.width()) <= area.height():
                break
        self.place(whole, scale * smaller)
        self.lay_contents(area)

    def contents(self) -> Box:
        heading = TextBox(self.heading, Type(22, "serif", 900))
        close = Item(self.close_button, 190, 34)
        if self.found is None or self.chart is None:
            words = self.problem or self._progress()
            bar = None if self.problem else PaintedBox(self._draw_bar, high=14)
            told = Column(Box(fills=True), TextBox(words, Type(16, "serif", 600)), bar,
                          Box(fills=True), width=480)  # fmt: skip
            return Column(heading, HBox(Box(), told, Box(), fills=True), HBox(Box(), close))
        tallies = (
            HBox(
                seat_mark_box(self.labels[seat].colour, 17),
                TextBox(self.labels[seat].name, Type(14, "serif", 700), width=130, lines=1),
                TextBox(words),
            )
            for seat, words in self.found.tallies.items()
        )
        left = Column(Item(self.chart, high=200, fills=True), *tallies, share=0.56)
        right = Column(
            TextBox(tr("Turning points"), TITLE),
            *map(Item, self.points),
            Box(high=8),
            TextBox(tr("Worst turns"), TITLE) if self.moves else None,
            *map(Item, self.moves),
            TextBox(self.problem or self._progress(), DETAIL, SEPIA),
            gap=2,
            share=0.44,
        )
        return Column(
            heading,
            HBox(left, Rule(1, SEPIA), right, gap=14, fills=True),
            HBox(small_print_box(self.found.note), close, gap=20),
        )

    def _progress(self) -> str:
        if self.share is None:
            return ""
        if self.found is not None and self.found.complete:
            return comparing_words(self.share)
        return tr("Analysing the game: {0} %", self.share)

    def _draw_bar(self, painter: QPainter, bar: QRectF) -> None:
        draw_frame(painter, bar, INK, 1.2)
        fill_rect(
            painter, QRectF(bar.left(), bar.top(), bar.width() * (self.share or 0) / 100, 14), INK
        )

    def draw(self, painter: QPainter, place: QRectF) -> None:
        sheet = place.adjusted(MARGIN, MARGIN, -MARGIN, -MARGIN)
        draw_paper(painter, sheet, PAPER, 2)
        draw_frame(painter, sheet.adjusted(4, 4, -4, -4), INK, 1.4)
        self.content.paint(painter)


# --- Controller of the analysis in a replay -------------------------------------------------------


def played_on(practice: Session, plan: Sequence[tuple[Seat, str]]) -> Session:
    """Play the legal beginning of a plan in a practice game; return the game.

    Play stops early where another seat is to act.
    """
    for seat, notation in plan:
        action = practice.game.parse(notation)
        if practice.seat_to_act != seat or action not in practice.legal():
            break
        practice.submit(action)
    return practice


def comparing_words(share: int) -> str:
    """Return the progress of a comparison as text; ``share`` is in per cent."""
    return tr("Comparing with another plan: {0} %", share)


class AnalysisController(QObject):
    """Controller of the analysis; its result is stored in ``kept``, if given."""

    chosen = Signal(int)
    """Emitted with a step to be shown."""
    compared = Signal()
    """Emitted when the text on the progress of a comparison changes."""
    changed = Signal()
    """Emitted when the page is opened or closed, or a result is available."""
    completed = Signal(object)
    """Emitted with the file of a complete result."""

    def __init__(
        self, parent: Sheet, game: TableGame, reel: Playback, labels: Labels, kept: Path | None
    ) -> None:
        super().__init__(parent)
        self.game = game
        self.reel = reel
        self.labels = labels
        self.saved_analysis = kept
        self.found: GameAnalysis | None = None
        self.file: Path | None = None
        """File of the result once it is complete, else None."""
        self.page = AnalysisPage(parent, labels)
        self.page.left.connect(self.close)
        self.page.chosen.connect(self._choose)
        self.page.opened.connect(self._open)
        self.comparing: StepFinding | None = None
        """Finding whose comparison was begun last; None once a result has been read."""
        self._comparing_words = ""
        self.analyst = AnalysisProcess(self, game)
        self.analyst.progressed.connect(self._show_progress)
        self.analyst.failed.connect(self._show_problem)
        self.analyst.grown.connect(self._read)
        self.analyst.done.connect(self._read)
        if self.possible and kept is not None and kept.exists():
            self._read(kept)

    @property
    def possible(self) -> bool:
        """True if the game may be analysed, which discloses all hands."""
        whole = self.reel.all_open and self.reel.session.host is None
        return self.game.analysis is not None and whole and self.reel.last > 0

    @property
    def open(self) -> bool:
        """True if the page covers the table."""
        return self.page.isVisibleTo(self.page.surface)

    def show(self, session: Session) -> None:
        """Open the page, and start the analysis if there is no result yet."""
        if not self.analyst.busy and (self.found is None or not self.found.complete):
            self.page.show_progress(0)
            try:
                self.analyst.begin(session, self.saved_analysis)
            except PaxError as error:
                self.page.show_problem(str(error))
        self.page.show()
        self.page.raise_()
        self.page.take_focus()
        self.changed.emit()

    def close(self) -> None:
        """Return to the table; a running analysis continues."""
        self.page.hide()
        self.changed.emit()

    def of_step(self, step: int) -> StepFinding | None:
        """Return the finding for a step, with its comparison's progress, or None."""
        finding = None if self.found is None else self.found.remarks.get(step)
        if finding is None or finding != self.comparing:
            return finding
        return evolve(finding, short=f"{finding.short} {self._comparing_words}")

    def compare_turn(self, step: int) -> None:
        """Begin the comparison for the finding of a step, if any."""
        finding = None if self.found is None else self.found.remarks.get(step)
        if finding is not None and finding.comparison and finding != self.comparing:
            self.compare(finding.comparison, finding)

    def compare(self, comparison: Sequence[str], finding: StepFinding | None = None) -> None:
        """Begin a comparison; one that is under way is stopped."""
        self.comparing = finding
        try:
            self.analyst.begin(self.reel.session, self.file, comparison)
        except PaxError as error:
            self._show_problem(str(error))
        else:
            self._show_progress(0)

    def _show_progress(self, share: int) -> None:
        self.page.show_progress(share)
        self._comparing_words = comparing_words(share)
        self.compared.emit()

    def _show_problem(self, words: str) -> None:
        self.page.show_problem(words)
        self._comparing_words = words
        self.compared.emit()

    def practice(self, step: int, session: Session) -> Session | None:
        """Return a practice game after the better plan of a step, or None."""
        finding = self.of_step(step)
        if finding is None or not finding.plan:
            return None
        before = self.reel.recording.position(finding.step)
        return played_on(self.game.practice_from(before, session), finding.plan)

    def _read(self, path: Path) -> None:
        names = {seat: label.name for seat, label in self.labels.items()}
        if self.game.analysis is not None:
            self.found = self.game.analysis.read(path, self.reel.recording, names)
        if self.found is not None:
            stops = self.reel.stops
            self.page.show_found(self.found, lambda turn: stops[min(turn, len(stops) - 1)])
            self.comparing = None
        self.changed.emit()
        if self.found is not None and self.found.complete:
            self.file = path
            self.completed.emit(path)

    def _choose(self, step: int) -> None:
        self.close()
        self.chosen.emit(step)

    def _open(self, finding: StepFinding) -> None:
        self._choose(finding.step + 1)
        self.compare_turn(finding.step + 1)
