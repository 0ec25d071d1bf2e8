"""Marks for parameters that run only in long or slow tests."""

from collections.abc import Iterable
from typing import Any

import pytest


def spread(
    values: Iterable[Any], quick: int = 1, long: int | None = None, unpack: bool = False
) -> list[Any]:
    """Return parameters; those after the first ``quick`` are marked long.

    Those from index ``long`` on are marked slow instead. ``unpack`` splits each value into
    arguments.
    """
    shared = []
    for index, value in enumerate(values):
        marks = []
        if index >= quick:
            slow = long is not None and index >= long
            marks.append(pytest.mark.slow if slow else pytest.mark.long)
        shared.append(pytest.param(*(value if unpack else (value,)), marks=marks))
    return shared
