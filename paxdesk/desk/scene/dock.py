"""What stands beside the table. No Qt here."""

from typing import Final

from paxdesk.record_classes import frozen


@frozen
class DockPlan:
    """What stands beside the table: which panels, on which side, how wide and how high.

    ``width`` 0 is the usual one, ``share`` 0 the usual share of the height for the inspector.
    ``insist`` keeps it where the table of six seats would need its room.
    """

    inspector: bool = True
    log: bool = True
    left: bool = False
    width: float = 0
    share: float = 0
    insist: bool = False

    @property
    def open(self) -> bool:
        """Whether anything is there."""
        return self.inspector or self.log


CLOSED: Final = DockPlan(inspector=False, log=False)

NARROWEST_WORDS: Final = 180
"""Pixels that words of the usual size need in the dock."""


def words_in_dock(width: float, text: float) -> float:
    """By how much words are enlarged in a dock so many pixels wide: not so that they are cut."""
    return min(text, max(1.0, width / NARROWEST_WORDS))
