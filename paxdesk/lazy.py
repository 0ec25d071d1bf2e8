"""Modules imported on first use.

A module that uses one imports it for type checkers, and creates a proxy at run time::

    if TYPE_CHECKING:
        from paxdesk.some_game.table import charts
    else:
        charts = Lazy("paxdesk.some_game.table.charts")

Type checkers can then check the imported module against its protocol.
"""

from importlib import import_module
from typing import Any


class Lazy:
    """Proxy that imports its module when an attribute is read."""

    def __init__(self, name: str) -> None:
        self._name = name

    def __getattr__(self, attribute: str) -> Any:
        return getattr(import_module(self._name), attribute)
