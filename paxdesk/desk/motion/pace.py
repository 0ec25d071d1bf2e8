"""How fast things move on the table, or whether they move at all. No Qt here."""

from collections.abc import Callable
from typing import Final

from paxdesk.record_classes import frozen

CROSS_FADE: Final = 80
"""Milliseconds in which a position gives way to the next where motion is reduced."""


@frozen
class Pace:
    """``speed`` divides every duration; 0 is no motion.

    ``reduces`` tells whether to cross-fade only. It is asked when something is about to move: to
    ask the desktop takes its time.
    """

    speed: float = 1.0
    reduces: Callable[[], bool] = bool

    @property
    def moves(self) -> bool:
        """Whether anything at all may move."""
        return self.speed > 0

    @property
    def reduced(self) -> bool:
        """Whether one position only cross-fades into the next."""
        return self.reduces()

    def ms(self, duration: float) -> int:
        """What a duration in milliseconds becomes; 0 where nothing moves."""
        if not self.moves:
            return 0
        return round(duration / self.speed)


STILL: Final = Pace(speed=0)
