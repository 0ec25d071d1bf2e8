"""Puzzles at the window: their list, one on the table, and what is told and kept of a try."""

from __future__ import annotations

from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QRectF

from paxdesk.desk.scene.things import MarkLook
from paxdesk.desk.window.frame import WindowFrame
from paxdesk.errors import PaxError
from paxdesk.files.puzzle_results import keep_try, results_or_aside, results_path
from paxdesk.language import say

if TYPE_CHECKING:
    from paxdesk.desk.protocol.puzzles import PuzzleSession, Verdict
    from paxdesk.desk.puzzles.panel import PuzzlePanel

WIDTH: Final = 300.0
"""Units that the note is wide where there is no dock to lie on."""
MARGIN: Final = 4.0
FOOT: Final = 0.42
"""Where the note ends without a dock, as a share of the height."""
GLOW: Final = MarkLook("legal", focused=True)
BRACKETS: Final = MarkLook(focused=True)


class Puzzling(QObject):
    """Belongs to a window; ``results`` is where it is kept what has become of the puzzles."""

    def __init__(self, window: WindowFrame, results: Path | None = None) -> None:
        super().__init__(window)
        self.window = window
        self.desk = window.desk
        self.results = results or results_path()
        self.last = ""
        self._shown: tuple[str, ...] = ()
        self._verdict: Verdict = "open"
        self._lit = False
        self._told = False
        self.desk.flow.refreshed.connect(self._look)
        self.desk.view.laid_out.connect(self.fit)

    @cached_property
    def panel(self) -> PuzzlePanel:
        """The note beside a puzzle, made for the first one."""
        from paxdesk.desk.puzzles.panel import PuzzlePanel

        panel = PuzzlePanel(self.desk)
        panel.hinted.connect(self.show_hint)
        panel.solution_asked.connect(self.show_solution)
        panel.again.connect(self.try_again)
        panel.left.connect(self.show_list)
        return panel

    @property
    def session(self) -> PuzzleSession | None:
        """The puzzle on the table."""
        return self.desk.game.puzzle(self.desk.session) if self.window.dealt else None

    def show_list(self) -> None:
        """All puzzles, to choose one."""
        from paxdesk.desk.puzzles.puzzles_sheet import PuzzlesSheet

        window = self.window
        try:
            entries = window.game.puzzles()
            results, damage = results_or_aside(self.results)
        except PaxError as error:
            window.tell(say("No puzzles"), str(error))
            return
        if damage:
            self._tell_damage(damage)
            return
        sheet = PuzzlesSheet(self.desk, entries, results, self.last)
        sheet.chosen.connect(self._choose)
        sheet.left.connect(window.close_dialog)
        window.open_dialog(sheet, self.show_list)

    def _tell_damage(self, damage: str) -> None:
        """Say what has become of the results; the list comes with OK."""
        from paxdesk.desk.sheets.message import MessageSheet

        heading = say("The results of the puzzles cannot be read")
        sheet = MessageSheet(self.desk, heading, damage, [say("OK")])
        sheet.answered.connect(self.show_list)
        self.window.open_dialog(sheet, lambda: self._tell_damage(damage))

    def _choose(self, name: str) -> None:
        self.window.leave(lambda: self.begin(name))

    def begin(self, name: str) -> None:
        """Lay a puzzle on the table."""
        self.last = name
        self._shown, self._verdict = (), "open"
        self.window.play(self.window.game.begin_puzzle(name))

    def try_again(self) -> None:
        """Lay the same puzzle on the table once more."""
        if self.session is not None:
            self.begin(self.session.entry.name)

    # --- What is told ----------------------------------------------------------------------------

    def show_hint(self) -> None:
        """What helps on, and where."""
        session = self.session
        if session is not None:
            words, places = session.hint(self.desk.flow.names)
            self._tell((words,))
            self._lit = True
            self.desk.drag.hint(
                {spot: GLOW if taken else BRACKETS for spot, taken in places.items()}
            )

    def show_solution(self) -> None:
        """The plan in sentences."""
        session = self.session
        if session is not None:
            self._tell(tuple(session.solution(self.desk.flow.names)))

    def _look(self) -> None:
        """Another position: is it the solution, or can it not be reached any more?"""
        session = self.session
        if session is None or self.desk.flow.busy:
            if self._told:
                self._told = False
                self.panel.hide()
                self.desk.keep_foot_free(0)
            return
        if self._lit:
            self._lit = False
            self.desk.drag.hint({})
        verdict = session.verdict
        if verdict != self._verdict:
            self._verdict = verdict
            self._shown = ()
            if verdict != "open":
                self._decided(session, verdict)
        self._tell(self._shown)

    def _decided(self, session: PuzzleSession, verdict: Verdict) -> None:
        if verdict == "solved":
            self._shown = (say("Solved! No other plan does it."),)
        else:
            self._shown = (session.why_failed(self.desk.flow.names),)
        try:
            complaint = keep_try(self.results, session.entry.name, verdict == "solved")
        except PaxError as error:
            complaint = str(error)
        if complaint:
            self._shown = (*self._shown, complaint)

    def _tell(self, texts: tuple[str, ...]) -> None:
        from paxdesk.desk.puzzles.panel import PuzzleNote

        session = self.session
        if session is None:
            return
        self._shown, self._told = texts, True
        entry = session.entry
        title = f"{entry.kind}  {'★' * entry.stars}"
        self.panel.tell(PuzzleNote(title, (entry.task, *texts), self._verdict != "open"))
        self.fit()
        self.panel.show()
        self.desk.flow.bring_up(self.panel)

    def fit(self) -> None:
        """Lay the note on the foot of the dock, or beside the table where there is none."""
        if self.session is None:
            return
        desk = self.desk
        scale = desk.flow.room.words_scale
        dock = desk.dock_area
        if dock is not None:
            width = dock.width() / scale - 2 * MARGIN
            left, bottom = dock.left() / scale + MARGIN, dock.bottom() / scale - MARGIN
        else:
            width = WIDTH
            left = desk.width() / scale - width - MARGIN
            bottom = desk.height() * FOOT / scale
        height = self.panel.height_for(width)
        bottom = max(bottom, height + MARGIN)
        desk.keep_foot_free(round((height + 2 * MARGIN) * scale) if dock is not None else 0)
        self.panel.lay(QRectF(left, bottom - height, width, height), scale)
