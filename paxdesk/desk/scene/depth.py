"""The one table of depths: what lies over what. Higher is nearer to the eye."""

from typing import Final

PANEL: Final = 10.0
"""Heads, ledger, captions: print on the table."""
PLACE: Final = 20.0
"""Dashed places that wait for a card."""
PLACE_MARK: Final = 50.0
"""Marks of open places, under the cards that lie there."""
CARD: Final = 100.0
"""Cards and tiles; their order within a row is added in hundredths."""
PIECE: Final = 0.005
"""Added to a card's depth for the pieces on it."""
TIE: Final = 190.0
"""What joins two cards, over both, and below strips and marks."""
STRIP: Final = 200.0
"""Prompt strip and top bar."""
MARK: Final = 300.0
FORESEEN: Final = 310.0
"""Figures as they would be."""
DIE: Final = 320.0
"""Dice, above everything that lies on the table."""
FOLD_OUT: Final = 500.0
"""The sheet of a fold-out; its cards and marks lie above it as on the table below."""
FOLD_OUT_CARD: Final = 550.0
FOLD_OUT_MARK: Final = 600.0
SPRITE: Final = 700.0
"""Whatever is on its way from one place to another."""
MASTHEAD: Final = 800.0
"""What is printed across the whole table for a moment."""
GHOST: Final = 900.0


def in_row(base: float, order: int) -> float:
    """The depth of the card that is laid ``order``-th in its row."""
    return base + order / 100
