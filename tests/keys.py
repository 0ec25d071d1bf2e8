"""Simulated key presses at the keyboard focus."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication


def press_key(key: Qt.Key) -> None:
    """Press a key on the widget with the focus, which must exist."""
    target = QApplication.focusWidget()
    assert target is not None, "no widget has the focus"
    QTest.keyClick(target, key)
