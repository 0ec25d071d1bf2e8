"""Overrides of Qt's methods that Qt calls while our own code runs.

Python 3.11 leaves an exception of built-in code, such as a division by zero, without its object
until somebody handles it. PySide then crashes when such an override fails inside ``resize()``,
``hide()`` or ``setFocus()``. With its object, the exception is reported like any other.
"""

from collections.abc import Callable
from functools import wraps
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")


def qt_override(method: Callable[P, T]) -> Callable[P, T]:
    """Decorate an override so that its exceptions reach the report of errors."""

    @wraps(method)
    def call(*arguments: P.args, **named: P.kwargs) -> T:
        try:
            return method(*arguments, **named)
        except Exception:  # creates its object
            raise

    return call
