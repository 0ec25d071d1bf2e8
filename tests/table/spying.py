"""Replacement of a function in all modules that import it."""

import sys
from collections.abc import Callable
from functools import cache
from types import ModuleType
from typing import Any

import pytest


def replace_everywhere(
    patch: pytest.MonkeyPatch,
    name: str,
    door: Callable[..., Any],
    spy: Callable[..., Any],
    skipped: str = "",
) -> None:
    """Replace ``door`` by ``spy`` in all modules that import it.

    Modules whose names begin with ``skipped`` are left out.
    """
    for module in _modules_with(name, len(sys.modules)):
        if skipped and module.__name__.startswith(skipped):
            continue
        if getattr(module, name) is door:
            patch.setattr(module, name, spy)


@cache
def _modules_with(name: str, loaded: int) -> list[ModuleType]:
    """Return the modules that contain a name, while ``loaded`` modules are imported."""
    return [module for module in sys.modules.values() if hasattr(module, name)]
