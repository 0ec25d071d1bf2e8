"""How long a table may paint before somebody looks at it again."""

import math
import time
from typing import Final

AT_ONCE: Final = 0.003
"""Seconds of painting when a position is shown; what is left then is painted in a while."""


class Patience:
    """How long a table that may be patient paints at a stretch, in seconds.

    After that all is painted later; before, only what changes its size.
    """

    def __init__(self, at_once: float) -> None:
        self._until = time.perf_counter() + at_once

    @classmethod
    def of(cls, *, moves: bool, unseen: bool) -> "Patience":
        """That of a table on which things move or not; one ``unseen`` yet need not hurry."""
        if not moves:
            return cls(math.inf)
        return cls(0.0 if unseen else AT_ONCE)

    @property
    def over(self) -> bool:
        """Whether everything else is painted later."""
        return time.perf_counter() > self._until
