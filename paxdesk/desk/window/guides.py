"""Help as the window offers it: the overview, the rules, and the lessons."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Final

from attrs import evolve
from PySide6.QtCore import Signal

from paxdesk import __version__
from paxdesk.desk.game_types import OpenedGame, Session
from paxdesk.desk.protocol.lessons_and_puzzles import PuzzleSession
from paxdesk.desk.protocol.table_game import lesson_again
from paxdesk.desk.scene.things import MarkLook
from paxdesk.desk.window.frame import WindowFrame, WindowPart
from paxdesk.desk.words import language_of_system
from paxdesk.errors import PaxError
from paxdesk.files.game_shelf import KeptGame, Shelf
from paxdesk.files.record_list import PuzzleResult, keep_try, results_or_aside, results_path
from paxdesk.language import tr

if TYPE_CHECKING:
    from paxdesk.desk.lessons.guide import Guide
    from paxdesk.desk.protocol.features import LadderRung
    from paxdesk.desk.protocol.lessons_and_puzzles import PuzzleEntry, PuzzleState
    from paxdesk.desk.puzzles import PuzzlePanel


class HelpPart(WindowPart):
    """Opens what explains the game."""

    play_wanted = Signal()
    """Whoever has read a lesson wants an opponent."""

    def __init__(self, window: WindowFrame) -> None:
        super().__init__(window)
        self.guide: Guide | None = None
        """Who teaches the lessons, called to the desk when the first is laid out."""

    def show_overview(self) -> None:
        """The game on a page."""
        overview = self.window.game.overview
        if overview is None:
            return
        sheet = overview(self.window.desk, self.window.desk.session)
        sheet.rule_asked.connect(self.desk.reading.open)
        sheet.guide_asked.connect(self.show_lessons)
        sheet.left.connect(self.window.close_dialog)
        self.window.open_dialog(sheet, self.show_overview)

    def show_rules(self) -> None:
        """The whole of the rules."""
        self.desk.reading.open()

    def show_rule(self) -> None:
        """The rule behind what the inspector shows."""
        self.desk.reading.open(self.desk.inspector.rule)

    def show_about(self) -> None:
        """Credits, and the way to the parts that others have made."""
        from paxdesk.desk.sheets.message_sheet import MessageSheet

        words = tr(
            "Pax Desk {version} is a card table for the board game Pax Porfiriana: original "
            "design by Phil Eklund, card version by Jim Gutt and Matt Eklund, published by "
            "Sierra Madre Games.\n\n"
            "It contains no art and no text of the published game: all pictures and words are "
            "our own, and the deck is a reconstruction from the public rules. If you own the "
            "game, put cards with the printed figures into a folder and name it with --cards.\n\n"
            "Type: Source Serif and Source Sans by Adobe, under the SIL Open Font License.",
            version=__version__,
        )
        answers = [tr("OK"), tr("Made with…")]
        sheet = MessageSheet(self.desk, tr("About Pax Desk"), words, answers)
        sheet.escape = sheet.answers[0]
        doings = (self.window.close_dialog, self.show_made_with)
        sheet.answered.connect(lambda index: doings[index]())
        self.window.open_dialog(sheet, self.show_about)

    def show_made_with(self) -> None:
        """The parts that others have made, and their licences."""
        from paxdesk.desk.sheets.message_sheet import MadeWithSheet

        sheet = MadeWithSheet(self.desk)
        sheet.left.connect(self.window.close_dialog)
        self.window.open_dialog(sheet, self.show_made_with)

    def show_lessons(self, just_finished: str = "") -> None:
        """The lessons to choose from; first what to try after the one ``just_finished``."""
        from paxdesk.desk.lessons.guide import LessonsSheet

        window, lessons = self.window, self.window.game.lessons
        if lessons is None:
            return
        entries = [each.lesson() for each in lessons()]
        finished = window.store.finished_lessons
        alone = window.game.robots is not None
        sheet = LessonsSheet(window.desk, entries, finished, just_finished, alone)
        sheet.chosen.connect(self.start_lesson)
        sheet.play_wanted.connect(self.play_wanted)
        sheet.left.connect(window.close_dialog)
        window.open_dialog(sheet, lambda: self.show_lessons(just_finished))

    def start_lesson(self, name: str) -> None:
        """Lay out a lesson, once the game on the table is saved or given up."""
        self.window.remove_dialog()
        self.window.leave(lambda: self._start_lesson(name))

    def _finish(self, name: str) -> None:
        self.window.store.finish_lesson(name)
        self.show_lessons(name)

    def guided_again(self, opened: OpenedGame) -> OpenedGame:
        """A kept game, with its guide where it is a lesson that went as the guide said."""
        taught = lesson_again(self.window.game, opened.session)
        if taught is None:
            return opened
        self._call_guide()
        return evolve(opened, session=taught)

    def _call_guide(self) -> None:
        from paxdesk.desk.lessons.guide import Guide

        if self.guide is None:
            self.guide = Guide(self.desk, lambda: self.window.dialog is not None)
            self.guide.finished.connect(self._finish)
            self.window.dialog_closed.connect(self.guide.take_focus)
            self.window.dialog_closed.connect(self.guide.go_on)
            self.window.commanded.connect(self.guide.tried)

    def _start_lesson(self, name: str) -> None:
        game = self.window.game
        assert game.lessons is not None, "a lesson was chosen from its list"
        self._call_guide()
        course = next(each for each in game.lessons() if each.name == name)
        self.window.play(course.begin(game.deck))


# --- Puzzles at the window: their list, one on the table, and what is told and kept of a try ------

WIDTH: Final = 300.0
"""Units that the note is wide where there is no dock to lie on."""
FOOT: Final = 0.42
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
        """All puzzles, to choose one."""
        from paxdesk.desk.puzzles import PuzzlesSheet

        window, found = self.window, self._entries_and_results()
        if found is None:
            return
        sheet = PuzzlesSheet(self.desk, *found, self.last)
        sheet.chosen.connect(self._choose)
        sheet.left.connect(window.close_dialog)
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
            self.window.tell(tr("No puzzles"), str(error))
            return None
        if damage:
            self._tell_damage(damage)
            return None
        return entries, results

    def _tell_damage(self, damage: str) -> None:
        """Say what has become of the results; the list comes with OK."""
        from paxdesk.desk.sheets.message_sheet import MessageSheet

        heading = tr("The results of the puzzles cannot be read")
        sheet = MessageSheet(self.desk, heading, damage, [tr("OK")])
        sheet.answered.connect(self.show_list)
        self.window.open_dialog(sheet, lambda: self._tell_damage(damage))

    def _choose(self, name: str) -> None:
        self.window.leave(lambda: self.begin(name))

    def begin(self, name: str) -> None:
        """Lay a puzzle on the table."""
        puzzles = self.window.game.puzzles
        assert puzzles is not None, "a puzzle was chosen from their list"
        self.last = name
        self._shown, self._verdict = (), "open"
        self.window.play(puzzles.begin(self.window.game.deck, name))

    def try_again(self) -> None:
        """Lay the same puzzle on the table once more."""
        if self.session is not None:
            self.begin(self.session.entry.name)

    def go_on(self) -> None:
        """Lay the next puzzle on the table."""
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
        self.panel.tell(PuzzleNote(title, (entry.task, *texts), self._verdict != "open"))
        self.fit()
        self.panel.show()
        self.desk.flow.bring_up(self.panel)

    def fit(self) -> None:
        """Lay the note on the foot of the dock, or beside the table where there is none."""
        if self.session is not None:
            self.desk.lay_note(self.panel, WIDTH, FOOT)


# --- The way in: opens the home page over a window, and says what is chosen there -----------------


class HomePart(WindowPart):
    """Belongs to a window. ``open`` is whether people are at the home page, or on a sheet to
    which they came from there: closing that leads back.
    """

    continued = Signal(object)
    """A :class:`KeptGame` is to be continued."""
    replayed = Signal(object, object)
    """A session is to be looked at once more, and the file it is from."""
    wanted = Signal(str)
    """A button of the page was pressed, by its name."""
    another = Signal(str)
    """Another game of the program is wanted, by its key."""
    climbed = Signal(object)
    """The next step of the ladder is to be played: its choices."""
    sought = Signal(object)
    """The window is wanted in which a :class:`KeptGame` is played."""

    def __init__(
        self,
        window: WindowFrame,
        shelf: Shelf | None,
        ladder: Callable[[], Sequence[LadderRung]],
    ) -> None:
        super().__init__(window)
        self.shelf = shelf
        self._ladder = ladder
        self.open = False
        window.dialog_closed.connect(self._come_back)
        window.laid.connect(self._leave_for)

    def show(self) -> None:
        """Open the home page; the game on the table, if there is one, waits."""
        from paxdesk.desk.home.home_page import HomeSheet

        window = self.window
        wanted = window.store.settings.language
        spoken = language_of_system() if wanted == "system" else wanted
        playing = window.desk.session if window.dealt else None
        sheet = HomeSheet(
            window.desk,
            window.game,
            self.shelf,
            playing,
            spoken,
            window.others,
            self._ladder,
            window.kept_at(),
        )
        sheet.climbed.connect(self.climbed)
        sheet.sought.connect(self.sought)
        sheet.another.connect(self.another)
        sheet.left.connect(self.leave)
        sheet.chosen.connect(self.continued)
        sheet.replayed.connect(self._replay)
        sheet.wanted.connect(self.wanted)
        sheet.spoken.connect(self._speak)
        self.open = True
        window.open_dialog(sheet, self.show)

    def leave(self) -> None:
        """Go back to the table."""
        self.open = False
        self.window.close_dialog()

    def _come_back(self) -> None:
        """A sheet was closed: who came from here, or has no game yet, is here again."""
        if self.open or not self.window.dealt:
            self.show()

    def _leave_for(self, _session: Session) -> None:
        """A game lies on the desk."""
        self.open = False

    def _replay(self, game: KeptGame) -> None:
        try:
            session = self.game.open_kept(game).session
        except PaxError as error:
            self.window.tell(tr("Not opened"), str(error))
            return
        self.replayed.emit(session, game.path)

    def _speak(self, language: str) -> None:
        self.window.store.change(language=language)
