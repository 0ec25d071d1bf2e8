"""Replacement of a painting function in every module that imports it."""

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
    """Replace the function ``door`` by ``spy`` in all modules that contain it as ``name``.

    Modules whose names begin with ``skipped`` are left out.
    """
    for module_name, module in list(sys.modules.items()):
        if skipped and module_name.startswith(skipped):
            continue
        if getattr(module, name, None) is door:
            patch.setattr(module, name, spy)
