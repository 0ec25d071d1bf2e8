"""Tooltips as plain text.

Qt guesses whether a tooltip is rich text, and rich text opens files. Every tooltip is set or shown
here, so that a name from a file or the net stays a name.
"""

from typing import Protocol

from PySide6 import QtGui
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QToolTip, QWidget


class HasTooltip(Protocol):
    """A widget or an item of a list or table."""

    def setToolTip(self, text: str, /) -> None: ...


def set_tooltip(target: HasTooltip, text: str) -> None:
    """Give a widget or an item a tooltip."""
    target.setToolTip(plain(text))


def show_tooltip(place: QPoint, text: str, widget: QWidget) -> None:
    """Show a tooltip at a place of the screen."""
    QToolTip.showText(place, plain(text), widget)


def plain(text: str) -> str:
    """Return a text that Qt shows letter by letter."""
    rich: bool = QtGui.Qt.mightBeRichText(text)
    converted: str = QtGui.Qt.convertFromPlainText(text) if rich else text
    return converted
