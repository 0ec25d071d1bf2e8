"""Opening the rules at a place: from a refusal, the inspector, the log or a key."""

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from paxdesk.table.help.window import RulesWindow


class Reading(QObject):
    """Keeps the one window in which the rules are read."""

    def __init__(self, surface: QWidget) -> None:
        super().__init__(surface)
        self.surface = surface
        self.window: RulesWindow | None = None
        self.scale = 1.0
        """How much larger than usual type is set."""

    def open(self, rule: str = "") -> None:
        """Open the rules, at the entry a rule id cites if there is one."""
        if self.window is not None and self.window.scale != self.scale:
            self.window.close()
            self.window.deleteLater()
            self.window = None
        if self.window is None:
            self.window = RulesWindow(self.surface, self.scale)
        self.window.show()
        self.window.raise_()
        self.window.activateWindow()
        if rule:
            self.window.open_at(rule)
        self.window.page.setFocus()
