"""Replacement of a function in all modules that import it."""

import sys
from collections.abc import Callable
from typing import Any, Final

import pytest

from tests.table import painted_once

OURS: Final = ("paxdesk", "tests")


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
    patch.setattr(painted_once, "enabled", False)
    for module_name, module in list(sys.modules.items()):
        if not module_name.startswith(OURS) or (skipped and module_name.startswith(skipped)):
            continue
        if getattr(module, name, None) is door:
            patch.setattr(module, name, spy)
