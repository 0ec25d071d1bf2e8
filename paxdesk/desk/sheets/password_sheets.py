"""Sheets for the password of an encrypted save, when saving and when opening."""

from typing import Final

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QLineEdit, QWidget

from paxdesk.desk.painting.palette import INK, SEPIA
from paxdesk.desk.sheets.modal_sheet import ModalSheet
from paxdesk.desk.sheets.sheet_layout import Box, Column, HBox, Item, TextBox, Type
from paxdesk.files.sealing import LONGEST, SHORTEST, usual
from paxdesk.language import tr

PLAIN: Final = Type(15)


class WordSheet(ModalSheet):
    """Sheet asking for a password; ``password_given`` is emitted with the normalised password."""

    has_fields = True
    password_given = Signal(str)

    def __init__(self, surface: QWidget, heading: str, words: str, does: str) -> None:
        super().__init__(surface, heading, QSize(680, 0))
        self.words = words
        self.problem = ""
        self.setAccessibleDescription(words)
        self.word = self.first_focus = QLineEdit(self, maxLength=LONGEST)
        self.word.setAccessibleName(tr("Password for this table"))
        self.word.returnPressed.connect(self._say)
        self.submit_button = self.button(does, self._say, primary=True)
        self.leave = self.escape = self.button(tr("Cancel"), self.left.emit)

    def _say(self) -> None:
        word = usual(self.word.text())
        if len(word) < SHORTEST:
            self.complain(tr("A password needs at least {least} characters.", least=SHORTEST))
        else:
            self.password_given.emit(word)

    def complain(self, words: str) -> None:
        self.problem = words
        self.setAccessibleDescription(f"{self.words} {words}")
        self.word.selectAll()
        self.take_focus()
        self.lay_out()
        self.update()

    def contents(self) -> Box:
        problem = TextBox(self.problem, Type(14, weight=600), INK) if self.problem else None
        answers = HBox(
            Box(), Item(self.submit_button, 220, 42), Item(self.leave, 170, 42), Box(), gap=12
        )
        return Column(
            TextBox(self.words, PLAIN, SEPIA, leading=1.4),
            Item(self.word, high=42),
            problem,
            answers,
            gap=18,
        )


class SealSheet(WordSheet):
    """Sheet asking for a password to encrypt a save."""

    def __init__(self, surface: QWidget) -> None:
        words = tr(
            "Anyone who opens a saved game can read all hands and the deck. If you pass the file "
            "around, protect it with a password your group agrees on. Use several words, and "
            "keep them safe: without them the file cannot be opened."
        )
        super().__init__(surface, tr("Save with password"), words, tr("Protect and save…"))


class UnsealSheet(WordSheet):
    """Sheet asking for the password of an encrypted save."""

    def __init__(self, surface: QWidget, name: str) -> None:
        words = tr(
            "{name} is password-protected. Enter the password your group agreed on.", name=name
        )
        super().__init__(surface, tr("Open a password-protected game"), words, tr("Open game"))
