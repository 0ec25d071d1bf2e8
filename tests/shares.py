"""How much of a parametrized test runs when: always, among the long tests, or the slow ones."""

from collections.abc import Iterable
from typing import Any

import pytest


def spread(
    values: Iterable[Any], quick: int = 1, long: int | None = None, unpack: bool = False
) -> list[Any]:
    """Parameters of which the first ``quick`` run always, and those up to ``long`` take long.

    The others are slow; without ``long`` none is. ``unpack`` values that are several arguments.
    """
    shared = []
    for index, value in enumerate(values):
        marks = []
        if index >= quick:
            slow = long is not None and index >= long
            marks.append(pytest.mark.slow if slow else pytest.mark.long)
        shared.append(pytest.param(*(value if unpack else (value,)), marks=marks))
    return shared
