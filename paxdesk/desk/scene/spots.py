"""Names for everything on the table that can be picked up, dropped on, clicked or focused.

Scene items carry a spot, gestures join two of them, and tests find widgets by them. What kinds of
spots there are besides ``tool`` and ``prompt`` is the game's affair. No Qt here.
"""

from typing import Final, TypeAlias

from paxdesk.record_classes import frozen

CardNumber: TypeAlias = int
"""A card by its number; 0 is none, or one face down."""
SpotKind: TypeAlias = str
"""``tool``: button ``number`` of the top bar (`TOOLS`); ``prompt``: button ``number`` of the prompt
strip; everything else is named by the game."""

TOOLS: Final = (
    "home",
    "undo",
    "redo",
    "save",
    "load",
    "replay",
    "chart",
    "log",
    "inspector",
    "menu",
)
"""The buttons of the top bar from left to right; each has an icon ``ui-`` and its name."""


@frozen(cache_hash=True)
class Spot:
    """``number`` and ``detail`` tell spots of a kind apart."""

    kind: SpotKind
    number: int = 0
    detail: int = 0
