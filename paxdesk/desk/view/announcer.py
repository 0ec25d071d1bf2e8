"""What a screen reader says: the thing that has the focus, and what the prompt line asks."""

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QWidget

from paxdesk.desk.input.drag_controller import DragController
from paxdesk.desk.scene.spots import Spot
from paxdesk.language import say


class Announcer(QObject):
    """Keeps the table's accessible description in step with the focus, and speaks it.

    The table is one widget for Qt; its cards and places have names (``scene.name_of``).
    """

    def __init__(self, view: QWidget, drag: DragController) -> None:
        super().__init__(view)
        self.view = view
        self.drag = drag
        self.said = ""
        self.name()
        drag.focused.connect(self._focused)
        drag.flow.refreshed.connect(self._forget)
        drag.changed.connect(self._forget)
        drag.scene.prompted.connect(self._prompted)

    def name(self) -> None:
        """Name the table in the language that is spoken now."""
        self.view.setAccessibleName(say("Card table"))

    def words(self, spot: Spot) -> str:
        """A thing in words: its name, and what it costs to put something there."""
        name = self.drag.scene.name_of(spot)
        mark = self.drag.scene.mark_of(spot)
        if mark.mark == "refused":
            return say("{thing}: not possible", thing=name)
        if mark.mark == "legal" and mark.plate:
            return say("{thing}: {price}", thing=name, price=mark.plate)
        return name

    def _focused(self, spot: Spot | None) -> None:
        words = self.words(spot) if spot is not None else ""
        self.view.setAccessibleDescription(words)
        self.speak(words)

    def _forget(self) -> None:
        """What had the focus may lie in a hand that nobody may see any more."""
        if self.drag.focus is None:
            self.view.setAccessibleDescription("")
            self.said = ""

    def _prompted(self) -> None:
        prompt = self.drag.scene.prompt
        if prompt is not None:
            self.speak(f"{prompt.words} {prompt.detail}".strip())

    def speak(self, words: str) -> None:
        """Let a screen reader speak, if one listens."""
        if not words or words == self.said:
            return
        self.said = words
        if QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self.view, words))
