"""Puzzles of a window: their list, notes and results."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from datetime import date
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QLocale, Signal

from paxdesk.desk.lesson_session import to_be_continued
from paxdesk.desk.protocol.lessons_and_puzzles import PuzzleSession
from paxdesk.desk.scene.things import MarkLook
from paxdesk.desk.view.robot_player import AnswerThread
from paxdesk.desk.window.frame import WindowFrame, WindowPart
from paxdesk.errors import PaxError
from paxdesk.language import tr
from paxdesk.lazy import Lazy
from paxdesk.session.session import NO_SEAT

if TYPE_CHECKING:
    from PySide6.QtGui import QImage

    from paxdesk.desk.protocol.lessons_and_puzzles import PuzzleEntry, PuzzleState
    from paxdesk.desk.puzzles import PuzzlePanel
    from paxdesk.files import own_puzzles
    from paxdesk.files.own_puzzles import PuzzleResult
else:
    own_puzzles = Lazy("paxdesk.files.own_puzzles")


NOTE_WIDTH: Final = 300.0
"""Width of the note in units if there is no dock."""


NOTE_FOOT: Final = 0.42
"""Bottom of the note if there is no dock, as a share of the height."""


GLOW: Final = MarkLook("legal", focused=True)


BRACKETS: Final = MarkLook(focused=True)


class PuzzlesPart(WindowPart):
    """Controller of the puzzles."""

    home_wanted = Signal()
    """Emitted when the list of puzzles is closed without an unfinished game."""

    def __init__(self, window: WindowFrame) -> None:
        super().__init__(window)
        self.last = ""
        self._shown: tuple[str, ...] = ()
        self._say: Callable[[], tuple[str, ...]] = tuple
        """Function that returns the note's texts, called again for another language."""
        self._language = ""
        self._verdict: PuzzleState = "open"
        self._lit = False
        self._told = False
        self._thinker = AnswerThread(self)
        self._thinker.answered.connect(self._hear)
        self.desk.changed.connect(self._look)
        self.desk.laid_out.connect(self.fit)

    @cached_property
    def results(self) -> Path:
        """File with the results of tries."""
        return own_puzzles.results_path()

    @cached_property
    def panel(self) -> PuzzlePanel:
        """Note beside a puzzle, created for the first one."""
        from paxdesk.desk.puzzles import PuzzlePanel

        panel = PuzzlePanel(self.desk)
        panel.hinted.connect(self.show_hint)
        panel.solution_asked.connect(self.show_solution)
        panel.again.connect(self.try_again)
        panel.next_asked.connect(self.go_on)
        panel.left.connect(self.show_list)
        panel.passed.connect(self.desk.pass_note)
        return panel

    @property
    def session(self) -> PuzzleSession | None:
        """Puzzle on the table, or None."""
        session = self.desk.session
        return session if self.window.dealt and isinstance(session, PuzzleSession) else None

    def show_list(self) -> None:
        from paxdesk.desk.puzzles import PuzzlesSheet

        window, found = self.window, self._entries_and_results()
        if found is None:
            return
        sheet = PuzzlesSheet(self.desk, *found, self.last, self._picture)
        sheet.chosen.connect(self.choose)
        going_on = to_be_continued(self.desk.session)
        window.open_dialog(sheet, self.show_list, None if going_on else self.home_wanted.emit)

    def _entries_and_results(
        self,
    ) -> tuple[Sequence[PuzzleEntry], Mapping[str, PuzzleResult]] | None:
        """Return all puzzles and results; None without puzzles or after an error."""
        puzzles = self.window.game.puzzles
        if puzzles is None:
            return None
        try:
            entries = puzzles.entries(self.window.game.deck)
            results, damage = own_puzzles.results_or_aside(self.results)
        except PaxError as error:
            self.window.show_message(tr("No puzzles"), str(error))
            return None
        if damage:
            self._tell_damage(damage)
            return None
        return entries, results

    def _tell_damage(self, damage: str) -> None:
        """Report damaged results; OK opens the list."""
        from paxdesk.desk.sheets.modal_sheet import MessageSheet

        heading = tr("The puzzle results could not be read")
        sheet = MessageSheet(self.desk, heading, damage, [tr("OK")])
        sheet.answered.connect(self.show_list)
        self.window.open_dialog(sheet, lambda: self._tell_damage(damage))

    def _picture(self, name: str) -> QImage:
        from paxdesk.desk.home.table_picture import TABLE_PIXELS, paint_position

        game = self.window.game
        assert game.puzzles is not None, "a puzzle was chosen from their list"
        session = game.puzzles.begin(game.deck, name)
        seat = session.seat_to_act or NO_SEAT
        return paint_position(game, session.state, game.wording.labels(session), seat, TABLE_PIXELS)

    def choose(self, name: str) -> None:
        """Begin a puzzle, after leaving the game on the desk."""
        self.window.leave(lambda: self.begin(name))

    def begin(self, name: str) -> None:
        puzzles = self.window.game.puzzles
        assert puzzles is not None, "a puzzle was chosen from their list"
        self.last = name
        self._verdict = "open"
        self._set_texts(tuple)
        self.window.play(puzzles.begin(self.window.game.deck, name))

    def try_again(self) -> None:
        if self.session is not None:
            self.begin(self.session.entry.name)

    def go_on(self) -> None:
        from paxdesk.desk.puzzles import next_of

        found = self._entries_and_results()
        if found is not None:
            self.choose(next_of(*found, self.last).name)

    def show_hint(self) -> None:
        """Show a hint on the note, and mark the hint's spots."""
        session = self.session
        if session is not None:
            names = self.desk.flow.names
            words, places = session.hint(names)
            self._say = lambda: (session.hint(names)[0],)
            self._tell((words,))
            self._lit = True
            self.desk.drag.hint(
                {spot: GLOW if taken else BRACKETS for spot, taken in places.items()}
            )

    def show_solution(self) -> None:
        session = self.session
        if session is not None:
            names = self.desk.flow.names
            self._set_texts(lambda: tuple(session.solution(names)))
            self._tell(self._shown)

    def _look(self) -> None:
        """Update the note and the verdict."""
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
            self._set_texts(tuple)
            if verdict != "open":
                self._decided(session, verdict)
        if QLocale().name() != self._language:
            self._set_texts(self._say)
        self._tell(self._shown)
        self._thinker.forget()
        question = session.prospect() if verdict == "open" else None
        if question is not None:
            self._thinker.ask(question)

    def _hear(self, answer: object) -> None:
        """Record an answer of the thread, which may decide the puzzle."""
        session = self.session
        if session is not None and session.hear(answer):
            self.desk.flow.refresh()
            self._look()

    def end(self) -> None:
        """End the thread that checks whether the puzzle can still be solved."""
        self._thinker.end()

    def _set_texts(self, say: Callable[[], tuple[str, ...]]) -> None:
        """Set the note's texts; ``say`` returns them in the current language."""
        self._say, self._shown, self._language = say, say(), QLocale().name()

    def _decided(self, session: PuzzleSession, verdict: PuzzleState) -> None:
        names, solved = self.desk.flow.names, verdict == "solved"
        try:
            today = date.today()
            complaint = own_puzzles.keep_try(self.results, session.entry.name, solved, today)
        except PaxError as error:
            complaint = str(error)

        def say() -> tuple[str, ...]:
            found = session.why_solved(names) if solved else session.why_failed(names)
            texts = found, complaint
            return tuple(filter(None, texts))

        self._set_texts(say)

    def _tell(self, texts: tuple[str, ...]) -> None:
        from paxdesk.desk.puzzles import PuzzleNote

        session = self.session
        if session is None:
            return
        self._shown, self._told = texts, True
        entry = session.entry
        title = f"{entry.kind}  {'★' * entry.stars}"
        self.panel.refresh(PuzzleNote(title, (entry.task, *texts), self._verdict != "open"))
        self.fit()
        self.panel.show()
        self.desk.flow.bring_up(self.panel)

    def fit(self) -> None:
        """Move the note to its place on the desk."""
        if self.session is not None:
            self.desk.lay_note(self.panel, NOTE_WIDTH, NOTE_FOOT)
