"""Sums of floats that are the same in every version of Python.

From 3.12 on ``sum`` makes up for what each addition of floats loses, before that it does not: two
plans that are worth the same to a robot on one machine would differ by a hair on another, and the
same seed and lines would not give the same game.
"""

from collections.abc import Iterable
from functools import reduce
from operator import add


def float_sum(numbers: Iterable[float]) -> float:
    """The numbers added up from the first to the last, each sum rounded as a float is."""
    return reduce(add, numbers, 0.0)
