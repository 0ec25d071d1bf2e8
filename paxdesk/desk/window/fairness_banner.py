"""Banner reporting whether a finished network game was fair."""

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QLabel

from paxdesk.desk.safe_qt import qt_override
from paxdesk.desk.window.frame import WindowFrame

if TYPE_CHECKING:
    from paxdesk.net.shared_seed import FairnessResult

FAIR: Final = "#2F6B3A"
UNPROVED: Final = "#7A5A14"
UNFAIR: Final = "#8E2A1E"
INSET: Final = 8
"""Distance from the upper edge, and padding of the text, in pixels."""


class VerdictLine(QLabel):
    """Coloured banner with the verdict on a game's fairness."""

    def __init__(self, window: WindowFrame, verdict: "FairnessResult") -> None:
        mark, colour = ("✗", UNFAIR) if verdict.problem else ("?", UNPROVED)
        if verdict.fair:
            mark, colour = "✓", FAIR
        super().__init__(f"{mark}  {verdict.words}", window.desk)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.window_frame = window
        self.fair = verdict.fair
        self.setAccessibleName(verdict.words)
        self.setWordWrap(True)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setStyleSheet(
            f"background: {colour}; color: white; padding: {INSET}px; font-size: 15px; "
            "font-weight: 600; border-radius: 3px"
        )
        window.desk.installEventFilter(self)
        window.dialog_closed.connect(self.raise_)
        window.laid.connect(self.leave)
        self.show()
        self._lie()

    def _lie(self) -> None:
        room = self.window_frame.desk.width() - 4 * INSET
        wide = min(room, self.sizeHint().width() if self.sizeHint().width() > 700 else 900)
        high = self.heightForWidth(wide)
        self.setGeometry((self.window_frame.desk.width() - wide) // 2, INSET, wide, high)
        self.raise_()

    @qt_override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.Resize, QEvent.Type.ChildAdded):
            self._lie()
        return super().eventFilter(watched, event)

    def mousePressEvent(self, _event: QMouseEvent) -> None:
        self.leave()

    def leave(self) -> None:
        self.hide()
        self.deleteLater()
