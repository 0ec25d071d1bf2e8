"""Modules that are imported when something of them is first wanted.

A module that is only wanted later is imported for type checkers, and named here for the program::

    if TYPE_CHECKING:
        from paxdesk.some_game.table import charts
    else:
        charts = Lazy("paxdesk.some_game.table.charts")

So a type checker still holds the module against the protocol that it fulfils.
"""

from importlib import import_module
from typing import Any


class Lazy:
    """Stands for the module of a name."""

    def __init__(self, name: str) -> None:
        self._name = name

    def __getattr__(self, attribute: str) -> Any:
        return getattr(import_module(self._name), attribute)
