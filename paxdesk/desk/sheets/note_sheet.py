"""Sheet for a note to the table."""

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QLineEdit, QWidget

from paxdesk.desk.sheets.modal_sheet import ModalSheet
from paxdesk.desk.sheets.sheet_layout import Box, Column, HBox, Item, TextBox, Type
from paxdesk.foreign_text import in_one_line
from paxdesk.language import tr
from paxdesk.session.history import MAX_NOTE_LENGTH


def tidied_note(text: str) -> str:
    """Return a text as a note: one line, cut at the maximum length."""
    return in_one_line(" ".join(text.split()), MAX_NOTE_LENGTH).strip()


class NoteSheet(ModalSheet):
    """Sheet with a line edit; emits ``written`` with the note or ""."""

    has_fields = True
    written = Signal(str)

    def __init__(self, surface: QWidget, note: str) -> None:
        super().__init__(surface, tr("Note to the table"), QSize(760, 0))
        self.line = QLineEdit(note, self, maxLength=MAX_NOTE_LENGTH)
        self.line.setAccessibleName(tr("Note"))
        self.line.returnPressed.connect(self._write)
        self.first_focus = self.line
        self.add = self.button(tr("Add the note"), self._write, primary=True)
        self.cancel = self.button(tr("Cancel"), self.left.emit, escape=True)

    def _write(self) -> None:
        self.written.emit(tidied_note(self.line.text()))

    def contents(self) -> Box:
        words = tr(
            "Your note will be sent with your next action. Everyone at the table can read it in "
            "the log and in the replay."
        )
        return Column(
            TextBox(words, Type(15)),
            Item(self.line, high=40),
            HBox(Box(), Item(self.cancel, 160, 44), Item(self.add, 200, 44), gap=14),
            gap=20,
        )
