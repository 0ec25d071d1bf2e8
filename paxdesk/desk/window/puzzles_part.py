"""A window's puzzles: their list, the note beside one on the table, and the results of tries."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Final

from paxdesk.desk.protocol.lessons_and_puzzles import PuzzleSession
from paxdesk.desk.scene.things import MarkLook
from paxdesk.desk.window.frame import WindowFrame, WindowPart
from paxdesk.errors import PaxError
from paxdesk.files.own_puzzles import PuzzleResult, keep_try, results_or_aside, results_path
from paxdesk.language import tr

if TYPE_CHECKING:
    from paxdesk.desk.protocol.lessons_and_puzzles import PuzzleEntry, PuzzleState
    from paxdesk.desk.puzzles import PuzzlePanel


NOTE_WIDTH: Final = 300.0
"""Units that the note is wide where there is no dock to lie on."""


NOTE_FOOT: Final = 0.42
"""Where the note ends without a dock, as a share of the height."""


GLOW: Final = MarkLook("legal", focused=True)


BRACKETS: Final = MarkLook(focused=True)


class PuzzlesPart(WindowPart):
    """Belongs to a window; ``results`` is where it is kept what has become of the puzzles."""

    def __init__(self, window: WindowFrame, results: Path | None = None) -> None:
        super().__init__(window)
        self.results = results or results_path()
        self.last = ""
        self._shown: tuple[str, ...] = ()
        self._verdict: PuzzleState = "open"
        self._lit = False
        self._told = False
        self.desk.changed.connect(self._look)
        self.desk.laid_out.connect(self.fit)

    @cached_property
    def panel(self) -> PuzzlePanel:
        """The note beside a puzzle, made for the first one."""
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
        """The puzzle on the table."""
        session = self.desk.session
        return session if self.window.dealt and isinstance(session, PuzzleSession) else None

    def show_list(self) -> None:
        from paxdesk.desk.puzzles import PuzzlesSheet

        window, found = self.window, self._entries_and_results()
        if found is None:
            return
        sheet = PuzzlesSheet(self.desk, *found, self.last)
        sheet.chosen.connect(self._choose)
        window.open_dialog(sheet, self.show_list)

    def _entries_and_results(
        self,
    ) -> tuple[Sequence[PuzzleEntry], Mapping[str, PuzzleResult]] | None:
        """All puzzles, and what has become of them; None where it is told why there are none."""
        puzzles = self.window.game.puzzles
        if puzzles is None:
            return None
        try:
            entries = puzzles.entries(self.window.game.deck)
            results, damage = results_or_aside(self.results)
        except PaxError as error:
            self.window.show_message(tr("No puzzles"), str(error))
            return None
        if damage:
            self._tell_damage(damage)
            return None
        return entries, results

    def _tell_damage(self, damage: str) -> None:
        """Say what has become of the results; the list comes with OK."""
        from paxdesk.desk.sheets.modal_sheet import MessageSheet

        heading = tr("The puzzle results could not be read")
        sheet = MessageSheet(self.desk, heading, damage, [tr("OK")])
        sheet.answered.connect(self.show_list)
        self.window.open_dialog(sheet, lambda: self._tell_damage(damage))

    def _choose(self, name: str) -> None:
        self.window.leave(lambda: self.begin(name))

    def begin(self, name: str) -> None:
        puzzles = self.window.game.puzzles
        assert puzzles is not None, "a puzzle was chosen from their list"
        self.last = name
        self._shown, self._verdict = (), "open"
        self.window.play(puzzles.begin(self.window.game.deck, name))

    def try_again(self) -> None:
        if self.session is not None:
            self.begin(self.session.entry.name)

    def go_on(self) -> None:
        from paxdesk.desk.puzzles import next_of

        found = self._entries_and_results()
        if found is not None:
            self._choose(next_of(*found, self.last).name)

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

    def _decided(self, session: PuzzleSession, verdict: PuzzleState) -> None:
        if verdict == "solved":
            self._shown = (tr("Solved! There is no other solution."),)
        else:
            self._shown = (session.why_failed(self.desk.flow.names),)
        try:
            complaint = keep_try(self.results, session.entry.name, verdict == "solved")
        except PaxError as error:
            complaint = str(error)
        if complaint:
            self._shown = (*self._shown, complaint)

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
        """Lay the note on the foot of the dock, or beside the table where there is none."""
        if self.session is not None:
            self.desk.lay_note(self.panel, NOTE_WIDTH, NOTE_FOOT)
