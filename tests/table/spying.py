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
    """Replace the function ``door``, called ``name``, in all modules except those whose names begin
    with ``skipped``.
    """
    for module_name, module in list(sys.modules.items()):
        if skipped and module_name.startswith(skipped):
            continue
        if getattr(module, name, None) is door:
            patch.setattr(module, name, spy)
