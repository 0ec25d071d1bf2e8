"""Help as the window offers it: the overview, the rules, and the guided first game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import evolve
from PySide6.QtCore import QObject

from paxdesk.desk.window.frame import WindowFrame
from paxdesk.porfiriana.rules.deck import load_deck
from paxdesk.porfiriana.saves.save import OpenedGame
from paxdesk.resources import cards_folder

if TYPE_CHECKING:
    from paxdesk.desk.guide.guide import Guide


class Helping(QObject):
    """Opens what explains the game."""

    def __init__(self, window: WindowFrame) -> None:
        super().__init__(window)
        self.window = window
        self.guide: Guide | None = None
        """Who teaches the guided first game, called to the desk when that is first dealt."""

    def show_overview(self) -> None:
        """The game on a page."""
        from paxdesk.desk.help.overview import OverviewSheet

        sheet = OverviewSheet(self.window.desk)
        sheet.rule_asked.connect(self.window.desk.reading.open)
        sheet.guide_asked.connect(self.start_guide)
        sheet.left.connect(self.window.close_dialog)
        self.window.open_dialog(sheet, self.show_overview)

    def show_rules(self) -> None:
        """The whole of the rules."""
        self.window.desk.reading.open()

    def show_rule(self) -> None:
        """The rule behind what the inspector shows."""
        self.window.desk.reading.open(self.window.desk.inspector.rule)

    def start_guide(self) -> None:
        """Deal the guided first game, once the game on the table is saved or given up."""
        self.window.close_dialog()
        self.window.leave(self._start_guide)

    def guided_again(self, opened: OpenedGame) -> OpenedGame:
        """A kept game, with its guide where it is a guided one that went as the guide said."""
        session = opened.session
        if session.opening.position is not None or session.state.over:
            return opened
        from paxdesk.porfiriana.table.guide.course import load_course
        from paxdesk.porfiriana.table.guide.session import GuidedSession

        course = load_course()
        if session.opening != GuidedSession.opening_of(course):
            return opened
        guided = GuidedSession.resumed(session, course)
        if guided is None:
            return opened
        self._call_guide()
        return evolve(opened, session=guided)

    def _call_guide(self) -> None:
        from paxdesk.desk.guide.guide import Guide

        if self.guide is None:
            self.guide = Guide(self.window.desk)

    def _start_guide(self) -> None:
        from paxdesk.porfiriana.table.guide.course import load_course
        from paxdesk.porfiriana.table.guide.session import GuidedSession

        deck = self.window.deck
        if deck.replaced:  # the course knows our cards only
            deck = load_deck(cards_folder())
        self._call_guide()
        self.window.play(GuidedSession.begin(deck, load_course()))
