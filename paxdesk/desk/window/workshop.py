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

    def _show(self, make: Maker) -> None:
        try:
            sheet = make(self.desk)
        except PaxError as error:
            self.window.tell(say("The workshop is closed"), str(error))
            return
        sheet.left.connect(self.window.close_dialog)
        sheet.turned.connect(self._show)
        self.window.open_dialog(sheet, lambda: self._show(make))
