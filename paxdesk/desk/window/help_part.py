"""Help of a window: overview, rules, credits and lessons."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import evolve
from PySide6.QtCore import Signal

from paxdesk import __version__
from paxdesk.desk.game_types import OpenedGame
from paxdesk.desk.lesson_session import to_be_continued
from paxdesk.desk.protocol.table_game import lesson_again
from paxdesk.desk.window.frame import WindowFrame, WindowPart
from paxdesk.language import tr

if TYPE_CHECKING:
    from paxdesk.desk.guide import Guide
    from paxdesk.desk.guide_window import GuideWindow


class HelpPart(WindowPart):
    """Opener of help sheets, rules and lessons."""

    play_wanted = Signal()
    """Emitted when the player chooses a solo game in the list of lessons."""
    home_wanted = Signal()
    """Emitted when the list of lessons is closed without an unfinished game."""

    def __init__(self, window: WindowFrame) -> None:
        super().__init__(window)
        self.guide_window: GuideWindow | None = None
        self.guide: Guide | None = None
        """Guide of the lessons; None before the first lesson."""

    def show_overview(self) -> None:
        overview = self.window.game.overview
        if overview is None:
            return
        sheet = overview(self.window.desk, self.window.desk.session)
        sheet.rule_asked.connect(self.desk.reading.open)
        sheet.guide_asked.connect(self.show_lessons)
        sheet.more_asked.connect(self.show_guide)
        self.window.open_dialog(sheet, self.show_overview)

    def show_guide(self) -> None:
        """Open the player's guide, at first on the page of the game."""
        from paxdesk.desk.guide_window import GuideWindow

        scale = self.desk.reading.scale()
        if self.guide_window is None or self.guide_window.scale != scale:
            self.guide_window = GuideWindow(self.desk, scale, self.window.game.guide_page)
        self.guide_window.show()
        self.guide_window.raise_()
        self.guide_window.activateWindow()

    def show_rules(self) -> None:
        self.desk.reading.open()

    def show_rule(self) -> None:
        """Open the rule for the item in the inspector."""
        self.desk.reading.open(self.desk.inspector.rule)

    def show_about(self) -> None:
        """Open the sheet about the program, with a button for the credits."""
        from paxdesk.desk.sheets.modal_sheet import MessageSheet

        words = tr(
            "Pax Desk {version} is a card table for the board game Pax Porfiriana: original "
            "design by Phil Eklund, card version by Jim Gutt and Matt Eklund, published by "
            "Sierra Madre Games.\n\n"
            "All pictures and words are our own, except short quotations from the rules. The "
            "deck is a reconstruction from the public rules. If you own the game, you can "
            "correct the cards in the workshop (Ctrl+B).\n\n"
            "Type: Source Serif and Source Sans by Adobe, under the SIL Open Font License.",
            version=__version__,
        )
        answers = [tr("OK"), tr("Credits…")]
        sheet = MessageSheet(self.desk, tr("About Pax Desk"), words, answers)
        sheet.escape = sheet.answers[0]
        doings = (self.window.close_dialog, self.show_made_with)
        sheet.answered.connect(lambda index: doings[index]())
        self.window.open_dialog(sheet, self.show_about)

    def show_made_with(self) -> None:
        from paxdesk.desk.sheets.modal_sheet import MadeWithSheet

        sheet = MadeWithSheet(self.desk)
        self.window.open_dialog(sheet, self.show_made_with)

    def show_lessons(self, just_finished: str = "") -> None:
        """Open the list of lessons; ``just_finished`` is the name of a lesson or ""."""
        from paxdesk.desk.guide import LessonsSheet

        window, lessons = self.window, self.window.game.lessons
        if lessons is None:
            return
        entries = [each.lesson() for each in lessons()]
        finished = window.store.finished_lessons
        alone = window.game.robots is not None
        sheet = LessonsSheet(window.desk, entries, finished, just_finished, alone)
        sheet.chosen.connect(self.start_lesson)
        sheet.play_wanted.connect(self.play_wanted)
        going_on = not just_finished and to_be_continued(window.desk.session)
        left = None if going_on else self.home_wanted.emit
        window.open_dialog(sheet, lambda: self.show_lessons(just_finished), left)

    def start_lesson(self, name: str) -> None:
        """Begin a lesson, once the game on the table is saved or given up."""
        self.window.remove_dialog()
        self.window.leave(lambda: self._start_lesson(name))

    def _finish(self, name: str) -> None:
        self.window.store.finish_lesson(name)
        self.show_lessons(name)

    def guided_again(self, opened: OpenedGame) -> OpenedGame:
        """Return the game, with a guided session if its lesson can continue."""
        taught = lesson_again(self.window.game, opened.session)
        if taught is None:
            return opened
        self._call_guide()
        return evolve(opened, session=taught)

    def _call_guide(self) -> None:
        from paxdesk.desk.guide import Guide

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
