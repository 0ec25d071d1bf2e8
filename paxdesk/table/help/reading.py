"""Opening the rules at a place: from a refusal, the inspector, the log or a key."""

from collections.abc import Callable

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from paxdesk.table.help.language import book
from paxdesk.table.help.window import RulesWindow


class Reading(QObject):
    """Keeps the one window in which the rules are read.

    ``scale`` tells how much larger than usual type is set now.
    """

    def __init__(self, surface: QWidget, scale: Callable[[], float]) -> None:
        super().__init__(surface)
        self.surface = surface
        self.scale = scale
        self.window: RulesWindow | None = None

    def open(self, rule: str = "") -> None:
        """Open the rules, at the entry a rule id cites if there is one."""
        scale, words = self.scale(), book()
        if self.window is not None and (self.window.scale, self.window.book) != (scale, words):
            self.window.close()
            self.window.deleteLater()
            self.window = None
        if self.window is None:
            self.window = RulesWindow(self.surface, scale)
        self.window.show()
        self.window.raise_()
        self.window.activateWindow()
        if rule:
            self.window.open_at(rule)
        self.window.page.setFocus()
