"""Left-to-right float sums, identical in all Python versions.

Since 3.12 ``sum`` compensates rounding errors, so robots could choose differently.
"""

from collections.abc import Iterable
from functools import reduce
from operator import add


def float_sum(numbers: Iterable[float]) -> float:
    """Return the sum of the numbers, added one by one from first to last."""
    return reduce(add, numbers, 0.0)
