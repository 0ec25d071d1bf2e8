"""Replacement of a function in all modules that import it."""

import sys
from collections.abc import Callable
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
    for module_name, module in list(sys.modules.items()):
        if skipped and module_name.startswith(skipped):
            continue
        if getattr(module, name, None) is door:
            patch.setattr(module, name, spy)
