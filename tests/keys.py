"""A key pressed as people press it: wherever the keyboard's focus is."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication


def press_key(key: Qt.Key) -> None:
    """Press a key where the focus is; it must be somewhere."""
    target = QApplication.focusWidget()
    assert target is not None, "nothing has the keyboard"
    QTest.keyClick(target, key)
