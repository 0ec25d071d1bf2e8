"""How fast things move on the table, or whether they move at all. No Qt here."""

from typing import Final

from paxdesk.record_classes import frozen

CROSS_FADE: Final = 80
"""Milliseconds in which a position gives way to the next where motion is reduced."""


@frozen
class Pace:
    """``speed`` divides every duration; 0 is no motion. ``reduced`` only cross-fades."""

    speed: float = 1.0
    reduced: bool = False

    @property
    def moves(self) -> bool:
        """Whether anything at all may move."""
        return self.speed > 0

    def ms(self, duration: float) -> int:
        """What a duration in milliseconds becomes; 0 where nothing moves."""
        if not self.moves:
            return 0
        return round(duration / self.speed)


STILL: Final = Pace(speed=0)
