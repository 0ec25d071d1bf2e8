"""File dialogs, and the function that writes exports."""

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractItemView, QFileDialog, QMessageBox, QWidget

from paxdesk.files.safe_write import shown_path, write_whole
from paxdesk.language import tr

ASKS_ITSELF: Final = sys.platform == "darwin"
"""True if the system's own dialog always asks before it replaces a file."""


def export(
    parent: QWidget,
    title: str,
    proposed: str,
    kinds: str,
    suffix: str,
    data: Callable[[Path], bytes],
) -> Path | None:
    """Ask for a file and write an export to it; return its path, or None.

    ``data`` returns the content for a path. Raises PaxError.
    """
    name = ask_save_path(parent, title, proposed, kinds, suffix)
    if not name:
        return None
    path = Path(name)
    write_whole(path, data(path), keep_earlier=True)
    return path


def ask_save_path(parent: QWidget, title: str, proposed: str, kinds: str, suffix: str) -> str:
    """Ask for a file to write; return its path, or "".

    ``suffix`` is added to a name without one.
    """
    dialog = QFileDialog(parent, title, str(Path(proposed).parent), kinds)
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.setFileMode(QFileDialog.FileMode.AnyFile)
    dialog.setDefaultSuffix(suffix.removeprefix("."))
    # Some desktops' dialogs ask about the name before Qt adds the suffix.
    dialog.setOption(QFileDialog.Option.DontConfirmOverwrite, not ASKS_ITSELF)
    dialog.selectFile(Path(proposed).name)
    _forbid_drags(dialog)
    try:
        while dialog.exec():
            name: str = dialog.selectedFiles()[0]
            if ASKS_ITSELF or not Path(name).exists() or _may_replace(parent, Path(name)):
                return name
        return ""
    finally:
        dialog.deleteLater()


def ask_open_path(parent: QWidget, title: str, folder: str, kinds: str) -> str:
    """Ask for an existing file; return its path, or "" if none is chosen."""
    dialog = QFileDialog(parent, title, folder, kinds)
    dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
    _forbid_drags(dialog)
    try:
        return dialog.selectedFiles()[0] if dialog.exec() else ""
    finally:
        dialog.deleteLater()


def _forbid_drags(dialog: QFileDialog) -> None:
    """Disable dragging in Qt's dialog, where it would move files."""
    for view in dialog.findChildren(QAbstractItemView):
        view.setDragEnabled(False)
        view.setAcceptDrops(False)


def _may_replace(parent: QWidget, path: Path) -> bool:
    box = QMessageBox(parent)
    box.setWindowTitle(tr("Replace this file?"))
    box.setTextFormat(Qt.TextFormat.PlainText)
    box.setText(
        tr(
            "{path} already exists. If you replace it, the old file is saved as a backup "
            "next to it.",
            path=shown_path(path),
        )
    )
    replace = box.addButton(tr("Replace"), QMessageBox.ButtonRole.DestructiveRole)
    cancel = box.addButton(tr("Cancel"), QMessageBox.ButtonRole.RejectRole)
    box.setDefaultButton(cancel)
    box.setEscapeButton(cancel)
    try:
        box.exec()
        return box.clickedButton() is replace
    finally:
        box.deleteLater()
