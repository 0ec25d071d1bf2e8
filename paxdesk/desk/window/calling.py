"""Your turn: called by the desktop, while the program runs and its window is not looked at."""

from collections.abc import Callable

from PySide6.QtCore import QObject
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QSystemTrayIcon

from paxdesk.desk.game.state_model import TableChange
from paxdesk.desk.window.frame import WindowFrame
from paxdesk.language import say
from paxdesk.session.game import Seat

LONG = 10_000
"""Milliseconds that a notification stays."""


class Calling(QObject):
    """Calls whoever sits at one window, at a table with ``shared`` seats, when he is asked."""

    def __init__(self, window: WindowFrame, shared: Callable[[], bool]) -> None:
        super().__init__(window)
        self.window_frame = window
        self._shared = shared
        self._asked: Seat | None = window.desk.session.asked
        """Who was asked last."""
        self._tray: QSystemTrayIcon | None = None
        self.called = 0
        """How often somebody was called; the badge is there until he looks."""
        window.desk.changed.connect(self._hear)

    def _hear(self, change: TableChange) -> None:
        desk = self.window_frame.desk
        before, self._asked = self._asked, change.asked
        if change.asked is None or change.asked == before or not self._shared():
            return
        if change.asked in desk.model.people and not self.window_frame.isActiveWindow():
            self._call(desk.model.names[change.asked])

    def _call(self, name: str) -> None:
        self.called += 1
        QApplication.alert(self.window_frame)
        application = QGuiApplication.instance()
        if isinstance(application, QGuiApplication):
            application.setBadgeNumber(1)
        if not QSystemTrayIcon.isSystemTrayAvailable():
            return
        if self._tray is None:
            self._tray = QSystemTrayIcon(self.window_frame.windowIcon(), self)
            self._tray.messageClicked.connect(self.window_frame.activateWindow)
        self._tray.show()
        title, words = say("Your turn"), say("{name} is asked at the table.", name=name)
        self._tray.showMessage(title, words, self.window_frame.windowIcon(), LONG)

    def seen(self) -> None:
        """The window is looked at: the badge goes."""
        application = QGuiApplication.instance()
        if self.called and isinstance(application, QGuiApplication):
            application.setBadgeNumber(0)
        if self._tray is not None:
            self._tray.hide()
