"""Banners about shared tables at the upper edge of the desk."""

from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton

from paxdesk.desk.safe_qt import qt_override
from paxdesk.desk.window.frame import WindowFrame
from paxdesk.language import join_words, tr

INSET: Final = 8
"""Distance from the upper edge, and padding, in pixels."""
WIDEST: Final = 900
"""Maximum width, in pixels."""
LOOK: Final = (
    "EdgeBanner { background: #3B3226; border-radius: 3px } "
    "QLabel { color: white; font-size: 15px; font-weight: 600 } "
    "QPushButton { font-size: 14px; padding: 6px 14px; min-height: 22px }"
)


class EdgeBanner(QFrame):
    """Banner with text and buttons that does not take the focus."""

    def __init__(self, window: WindowFrame, words: str, buttons: list[str]) -> None:
        super().__init__(window.desk)
        self.words = words
        self._desk = window.desk
        self.setAccessibleName(words)
        self.setStyleSheet(LOOK)
        self.label = QLabel(words, self)
        self.label.setTextFormat(Qt.TextFormat.PlainText)  # names come from others
        self.label.setWordWrap(True)
        row = QHBoxLayout(self)
        row.setContentsMargins(2 * INSET, INSET, 2 * INSET, INSET)
        row.addWidget(self.label, 1)
        self.buttons = [QPushButton(each, self) for each in buttons]
        for button in self.buttons:
            button.setAutoDefault(False)
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            button.setAccessibleName(f"{words} {button.text()}")
            row.addWidget(button)
        window.desk.installEventFilter(self)
        window.dialog_closed.connect(self.raise_)
        self.show()
        self._place()

    def say(self, words: str) -> None:
        self.words = words
        self.label.setText(words)
        self.setAccessibleName(words)
        self._place()

    def _place(self) -> None:
        room = self._desk.width() - 4 * INSET
        wide = min(room, WIDEST)
        high = max(self.sizeHint().height(), self.heightForWidth(wide))
        self.setGeometry((self._desk.width() - wide) // 2, INSET, wide, high)
        self.raise_()

    @qt_override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.Resize, QEvent.Type.ChildAdded):
            self._place()
        return super().eventFilter(watched, event)

    def leave(self) -> None:
        self._desk.removeEventFilter(self)
        self.hide()
        self.deleteLater()


class ProposalBanner(EdgeBanner):
    """Banner with a player's proposal; "No" is the first answer."""

    answered = Signal(bool)
    """Emitted with the vote of the person at this window."""

    def __init__(self, window: WindowFrame, words: str) -> None:
        super().__init__(window, words, [tr("No"), tr("Agree")])
        self.refuse, self.agree = self.buttons
        self.refuse.clicked.connect(self._refuse)
        self.agree.clicked.connect(self._agree)

    def _refuse(self) -> None:
        self.answered.emit(False)

    def _agree(self) -> None:
        self.answered.emit(True)


class RematchBanner(EdgeBanner):
    """Banner that offers another game with the same people."""

    answered = Signal(bool)
    """Emitted with True if the person at this window wants the game, else False."""

    def __init__(self, window: WindowFrame, words: str, agree: str) -> None:
        super().__init__(window, words, [tr("Not now"), agree])
        self.refuse, self.agree = self.buttons
        self.refuse.clicked.connect(self._refuse)
        self.agree.clicked.connect(self._agree)

    def _refuse(self) -> None:
        self.answered.emit(False)

    def _agree(self) -> None:
        self.answered.emit(True)


class GatheringBanner(EdgeBanner):
    """Banner of the players that a new table waits for."""

    wanted = Signal()
    """Emitted to show the links, or to open the game once all have visited."""

    def __init__(self, window: WindowFrame, names: list[str]) -> None:
        super().__init__(window, "", [tr("Show the links")])
        self.buttons[0].clicked.connect(self.wanted.emit)
        self.show_names(names)

    def show_names(self, names: list[str]) -> None:
        """Show the players that the table waits for, or offer to open the game."""
        if names:
            self.say(tr("Your new table waits for: {names}", names=join_words(names, "and")))
            self.buttons[0].setText(tr("Show the links"))
        else:
            self.say(tr("Everyone has joined your new table."))
            self.buttons[0].setText(tr("Open the game"))
        self.buttons[0].setAccessibleName(f"{self.words} {self.buttons[0].text()}")
