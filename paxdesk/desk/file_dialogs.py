"""Dialogs that ask for a file to write."""

from pathlib import Path

from PySide6.QtWidgets import QFileDialog, QWidget


def ask_save_path(parent: QWidget, title: str, proposed: str, kinds: str, suffix: str) -> str:
    """Ask for a file to write; return its final name, "" if none is chosen.

    A name without a suffix gets ``suffix``, and only then the dialog asks whether to replace an
    existing file. ``proposed`` may name a folder, too; ``kinds`` are filters of file names.
    """
    dialog = QFileDialog(parent, title, str(Path(proposed).parent), kinds)
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.setFileMode(QFileDialog.FileMode.AnyFile)
    dialog.setDefaultSuffix(suffix.removeprefix("."))
    dialog.selectFile(Path(proposed).name)
    try:
        return dialog.selectedFiles()[0] if dialog.exec() else ""
    finally:
        dialog.deleteLater()
