"""Help as the window offers it: the overview, the rules, and the lessons."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import evolve
from PySide6.QtCore import QObject

from paxdesk import __version__
from paxdesk.desk.protocol.table_game import OpenedGame
from paxdesk.desk.window.frame import WindowFrame
from paxdesk.language import say

if TYPE_CHECKING:
    from paxdesk.desk.guide.guide import Guide


class Helping(QObject):
    """Opens what explains the game."""

    def __init__(self, window: WindowFrame) -> None:
        super().__init__(window)
        self.window = window
        self.guide: Guide | None = None
        """Who teaches the lessons, called to the desk when the first is laid out."""

    def show_overview(self) -> None:
        """The game on a page."""

        sheet = self.window.game.overview_sheet(self.window.desk)
        sheet.finger = self.window.store.settings.touch
        sheet.rule_asked.connect(self.window.desk.reading.open)
        sheet.guide_asked.connect(self.show_lessons)
        sheet.left.connect(self.window.close_dialog)
        self.window.open_dialog(sheet, self.show_overview)

    def show_rules(self) -> None:
        """The whole of the rules."""
        self.window.desk.reading.open()

    def show_rule(self) -> None:
        """The rule behind what the inspector shows."""
        self.window.desk.reading.open(self.window.desk.inspector.rule)

    def show_about(self) -> None:
        """Credits, and the way to the parts that others have made."""
        from paxdesk.desk.sheets.message import MessageSheet

        words = say(
            "Pax Desk {version} is a card table for the board game Pax Porfiriana: original "
            "design by Phil Eklund, card version by Jim Gutt and Matt Eklund, published by "
            "Sierra Madre Games.\n\n"
            "It contains no art and no text of the published game: all pictures and words are "
            "our own, and the deck is a reconstruction from the public rules. If you own the "
            "game, put cards with the printed figures into a folder and name it with --cards.\n\n"
            "Type: Source Serif and Source Sans by Adobe, under the SIL Open Font License.",
            version=__version__,
        )
        answers = [say("OK"), say("Made with…")]
        sheet = MessageSheet(self.window.desk, say("About Pax Desk"), words, answers)
        sheet.escape = sheet.answers[0]
        doings = (self.window.close_dialog, self.show_made_with)
        sheet.answered.connect(lambda index: doings[index]())
        self.window.open_dialog(sheet, self.show_about)

    def show_made_with(self) -> None:
        """The parts that others have made, and their licences."""
        from paxdesk.desk.sheets.made_with import MadeWithSheet

        sheet = MadeWithSheet(self.window.desk)
        sheet.left.connect(self.window.close_dialog)
        self.window.open_dialog(sheet, self.show_made_with)

    def show_lessons(self, just_finished: str = "") -> None:
        """The lessons to choose from; first what to try after the one ``just_finished``."""
        from paxdesk.desk.guide.lessons_sheet import LessonsSheet

        window = self.window
        lessons, finished = window.game.lessons(), window.store.finished_lessons
        sheet = LessonsSheet(window.desk, lessons, finished, just_finished)
        sheet.chosen.connect(self.start_lesson)
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
        guided = self.window.game.guided_again(opened.session)
        if guided is None:
            return opened
        self._call_guide()
        return evolve(opened, session=guided)

    def _call_guide(self) -> None:
        from paxdesk.desk.guide.guide import Guide

        if self.guide is None:
            self.guide = Guide(self.window.desk)
            self.guide.finished.connect(self._finish)
            self.window.dialog_closed.connect(self.guide.take_focus)

    def _start_lesson(self, name: str) -> None:
        self._call_guide()
        self.window.play(self.window.game.begin_lesson(name))
