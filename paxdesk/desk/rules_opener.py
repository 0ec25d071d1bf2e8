"""Opener of the rules window."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

if TYPE_CHECKING:
    from paxdesk.desk.game_types import Session
    from paxdesk.desk.play.state_model import TableChange
    from paxdesk.desk.protocol.table_game import TableGame
    from paxdesk.desk.rules_window import RulesWindow


class RulesOpener(QObject):
    """Owner of the only rules window.

    ``scale`` returns the current text scale, ``session`` the session being played.
    """

    chart_asked = Signal()
    """Emitted when the player asks for the flowchart."""

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
        self.now: Callable[[tuple[str, ...]], str] = lambda _: ""
        """Function that returns a text on whether an entry's action is possible, or ""."""

    def show(self, change: TableChange) -> None:
        """Update the note on possible actions after a change of the position."""
        if self.window is not None and self.window.isVisible():
            self.window.say_now()

    def open(self, rule: str = "") -> None:
        """Open the rules, if any, at the entry for ``rule``."""
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
            self.window = RulesWindow(self.surface, self.scale(), variants, name, self.now)
            if (chart := self.game.flowchart) is not None:
                self.window.offer_chart(chart.title(), chart.part())
                self.window.chart.clicked.connect(lambda: self.chart_asked.emit())
        self.window.show()
        self.window.raise_()
        self.window.activateWindow()
        if rule:
            self.window.open_at(rule)
        (self.window.page if rule else self.window.search).setFocus()

    def say_again(self) -> None:
        """Reopen visible rules at the same entry in the current language."""
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
