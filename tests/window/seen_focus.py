"""Program with a file that names the widget in focus.

``python -m tests.window.seen_focus`` starts ``paxdesk`` with the same arguments. The file ``focus``
has three lines: the class of the sheet, the name of the widget, and its text.
"""

import sys
from pathlib import Path
from typing import Final

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QAbstractButton, QApplication, QDialog, QLineEdit, QWidget

from paxdesk.cli import main
from paxdesk.desk.sheets.modal_sheet import ModalSheet

EVERY: Final = 20
"""Interval between two checks, in ms."""
FILE: Final = Path("focus").absolute()


def seen() -> str:
    """Return three lines: the sheet's class, and the name and text of the widget in focus."""
    widget = QApplication.focusWidget()
    if widget is None:
        return "\n\n\n"
    sheet: QWidget | None = widget
    while sheet is not None and not isinstance(sheet, ModalSheet | QDialog):
        sheet = sheet.parentWidget()
    name, text = widget.accessibleName(), ""
    if isinstance(widget, QAbstractButton):
        name = name or widget.text()
    elif isinstance(widget, QLineEdit):
        text = widget.text()
    kind = type(sheet or widget).__name__
    return f"{kind}\n{name or type(widget).__name__}\n{text}\n"


def note() -> None:
    """Write the lines of :func:`seen` into the file, if they have changed."""
    now = seen()
    if not FILE.exists() or FILE.read_text(encoding="utf-8") != now:
        part = FILE.with_suffix(".part")
        part.write_text(now, encoding="utf-8")
        part.replace(FILE)


if __name__ == "__main__":
    application = QApplication(sys.argv[:1])
    timer = QTimer()
    timer.timeout.connect(note)
    timer.start(EVERY)
    sys.exit(main(sys.argv[1:]))
