"""What players make themselves, as the window offers it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from paxdesk.desk.window.frame import WindowPart
from paxdesk.errors import PaxError
from paxdesk.language import say

if TYPE_CHECKING:
    from paxdesk.desk.sheets.dialog import WorkshopDialog

    Maker = Callable[[QWidget], WorkshopDialog]


class Workshopping(WindowPart):
    """Opens the sheets of the workshop, one in the place of another."""

    def show_cards(self) -> None:
        """All cards, to be looked at and corrected."""
        workshop = self.window.game.workshop
        if workshop is not None:
            self._show(workshop.cards_sheet)

    def tell_story(self) -> None:
        """Tell the game on the desk, to be passed on without anybody's secrets."""
        from paxdesk.desk.replay.story_sheet import StorySheet

        window = self.window
        session = window.desk.session
        if window.game.sharing is None or not window.dealt:
            return
        if session.house is not None:
            words = say("Whoever keeps this table can tell its story, or you once it is over.")
            window.tell(say("Not told"), words)
            return
        step = len(session.replayed().steps)
        sheet = StorySheet(window.desk, window.game, session, step)
        sheet.left.connect(window.close_dialog)
        window.open_dialog(sheet, self.tell_story)

    def _show(self, make: Maker) -> None:
        try:
            sheet = make(self.desk)
        except PaxError as error:
            self.window.tell(say("The workshop is closed"), str(error))
            return
        sheet.left.connect(self.window.close_dialog)
        sheet.turned.connect(self._show)
        self.window.open_dialog(sheet, lambda: self._show(make))
