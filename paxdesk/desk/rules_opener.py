"""Opening the rules at a place: from a refusal, the inspector, the log or a key."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

if TYPE_CHECKING:
    from paxdesk.desk.game_types import Session
    from paxdesk.desk.protocol.table_game import TableGame
    from paxdesk.desk.rules_window import RulesWindow


class RulesOpener(QObject):
    """Keeps the one window in which the rules are read.

    ``scale`` returns how much larger than usual type is set now, ``session`` the session played.
    """

    def __init__(
        self,
        surface: QWidget,
        game: TableGame,
        scale: Callable[[], float],
        session: Callable[[], Session],
    ) -> None:
        super().__init__(surface)
        self.surface = surface
        self.game = game
        self.scale = scale
        self.session = session
        self.window: RulesWindow | None = None

    def open(self, rule: str = "") -> None:
        """Open the rules, at the entry a rule id cites if there is one."""
        from paxdesk.desk.rulebook import book
        from paxdesk.desk.rules_window import RulesWindow

        if not self.game.rulebook:
            return
        name, variants = self.game.rulebook, self.game.variants(self.session())
        wanted = self.scale(), book(name), variants
        window = self.window
        if window is not None and (window.scale, window.book, window.variants) != wanted:
            self._close(window)
        if self.window is None:
            self.window = RulesWindow(self.surface, self.scale(), variants, name)
        self.window.show()
        self.window.raise_()
        self.window.activateWindow()
        if rule:
            self.window.open_at(rule)
        self.window.page.setFocus()

    def say_again(self) -> None:
        """Where the rules are open, open them at the same place in the language spoken now."""
        window = self.window
        if window is not None:
            shown = window.isVisible()
            self._close(window)
            if shown:
                self.open(window.place.anchor)

    def _close(self, window: RulesWindow) -> None:
        window.close()
        window.deleteLater()
        self.window = None
