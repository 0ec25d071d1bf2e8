"""How small and how large a table may be shown, and when it is magnified. No Qt here."""

from typing import Final

SMALLEST_WINDOW: Final = (960, 540)
"""Below this nothing could be read."""
SMALLEST_TABLE: Final = (1280, 720)
"""The table that a smaller window shows reduced."""
MAGNIFIED_FROM: Final = (2400, 1350)
MAGNIFIED_TABLE: Final = (1920, 1080)


def magnification(width: float, height: float) -> float:
    """The factor by which the table is enlarged in a window of this size, or reduced."""
    if width < SMALLEST_TABLE[0] or height < SMALLEST_TABLE[1]:
        return min(width / SMALLEST_TABLE[0], height / SMALLEST_TABLE[1])
    if width < MAGNIFIED_FROM[0] or height < MAGNIFIED_FROM[1]:
        return 1.0
    return min(width / MAGNIFIED_TABLE[0], height / MAGNIFIED_TABLE[1])
