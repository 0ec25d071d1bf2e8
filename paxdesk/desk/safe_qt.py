"""Safe use of Qt: tooltips as plain text, and overrides whose exceptions are reported.

Rich text in a tooltip could open files. In Python 3.11, PySide crashes on an exception from
built-in code in some overrides, unless :func:`qt_override` has caught it.
"""

from collections.abc import Callable
from functools import wraps
from typing import ParamSpec, Protocol, TypeVar

from PySide6 import QtGui
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QToolTip, QWidget

P = ParamSpec("P")
T = TypeVar("T")


class HasTooltip(Protocol):
    """A widget or an item of a list or table."""

    def setToolTip(self, text: str, /) -> None: ...


def set_tooltip(target: HasTooltip, text: str) -> None:
    target.setToolTip(plain(text))


def show_tooltip(place: QPoint, text: str, widget: QWidget) -> None:
    QToolTip.showText(place, plain(text), widget)


def plain(text: str) -> str:
    """Return the text in a form that Qt shows literally."""
    rich: bool = QtGui.Qt.mightBeRichText(text)
    converted: str = QtGui.Qt.convertFromPlainText(text) if rich else text
    return converted


def qt_override(method: Callable[P, T]) -> Callable[P, T]:
    """Decorate an override of a Qt method so that its exceptions are reported."""

    @wraps(method)
    def call(*arguments: P.args, **named: P.kwargs) -> T:
        try:
            return method(*arguments, **named)
        except Exception:  # handling the exception creates its object
            raise

    return call
