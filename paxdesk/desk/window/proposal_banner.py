"""Banner with a proposal of somebody at a shared table, at the upper edge of the desk."""

from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton

from paxdesk.desk.window.frame import WindowFrame
from paxdesk.language import tr

INSET: Final = 8
"""Distance from the upper edge, and padding, in pixels."""
WIDEST: Final = 900
"""Maximum width, in pixels."""
LOOK: Final = (
    "ProposalBanner { background: #3B3226; border-radius: 3px } "
    "QLabel { color: white; font-size: 15px; font-weight: 600 } "
    "QPushButton { font-size: 14px; padding: 6px 14px; min-height: 22px }"
)


class ProposalBanner(QFrame):
    """Question that interrupts nobody: it takes no focus, and play goes on beside it.

    "No" comes first for the keyboard, and neither Return nor Escape gives an answer.
    """

    answered = Signal(bool)
    """Vote of the person at this window."""

    def __init__(self, window: WindowFrame, words: str) -> None:
        super().__init__(window.desk)
        self.words = words
        self._desk = window.desk
        self.setAccessibleName(words)
        self.setStyleSheet(LOOK)
        self.label = QLabel(words, self)
        self.label.setWordWrap(True)
        self.refuse = QPushButton(tr("No"), self)
        self.agree = QPushButton(tr("Agree"), self)
        row = QHBoxLayout(self)
        row.setContentsMargins(2 * INSET, INSET, 2 * INSET, INSET)
        row.addWidget(self.label, 1)
        for button in (self.refuse, self.agree):
            button.setAutoDefault(False)
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            button.setAccessibleName(f"{words} {button.text()}")
            row.addWidget(button)
        self.refuse.clicked.connect(self._refuse)
        self.agree.clicked.connect(self._agree)
        window.desk.installEventFilter(self)
        window.dialog_closed.connect(self.raise_)
        self.show()
        self._place()

    def _refuse(self) -> None:
        self.answered.emit(False)

    def _agree(self) -> None:
        self.answered.emit(True)

    def _place(self) -> None:
        room = self._desk.width() - 4 * INSET
        wide = min(room, WIDEST)
        high = max(self.sizeHint().height(), self.heightForWidth(wide))
        self.setGeometry((self._desk.width() - wide) // 2, INSET, wide, high)
        self.raise_()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize:
            self._place()
        return super().eventFilter(watched, event)

    def leave(self) -> None:
        """Remove the banner."""
        self._desk.removeEventFilter(self)
        self.hide()
        self.deleteLater()
