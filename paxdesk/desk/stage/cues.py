"""What moves: one picture with its way, size and turning over a stretch of time."""

from collections.abc import Hashable
from typing import Literal, TypeAlias

from PySide6.QtGui import QPixmap

from paxdesk.desk.scene.things import Look
from paxdesk.record_classes import frozen

Easing: TypeAlias = Literal[
    "Linear", "InQuad", "OutQuad", "InOutQuad", "OutCubic", "InOutCubic", "OutBack"
]
Point: TypeAlias = tuple[float, float]


@frozen(eq=False)
class Picture:
    """A picture as it was on the table: nothing is painted for it."""

    pixmap: QPixmap


@frozen
class Painting:
    """A look to be painted, and its size in units of the table."""

    look: Look
    width: float
    height: float


Sprite: TypeAlias = Picture | Painting


@frozen(kw_only=True)
class Cue:
    """One thing that moves, from ``start`` for ``length`` milliseconds at full pace.

    ``path`` are the centres on its way; ``scale``, ``opacity``, ``angle`` (in its plane) and
    ``flip`` (about its upright axis), both in degrees, run through their values at even
    steps. ``stands_for`` is the key of the thing on the table that is not seen until the end.
    ``waiting`` things are seen before their start.
    """

    sprite: Sprite
    path: tuple[Point, ...]
    start: int
    length: int
    easing: Easing = "InOutCubic"
    scale: tuple[float, ...] = (1.0,)
    opacity: tuple[float, ...] = (1.0,)
    angle: tuple[float, ...] = (0.0,)
    flip: tuple[float, ...] = (0.0,)
    stands_for: Hashable = None
    waiting: bool = False
    over: float = 0.0
    """How high it flies over other moving things."""

    @property
    def end(self) -> int:
        return self.start + self.length


@frozen
class Sounding:
    """A sound at its moment, in milliseconds at full pace."""

    name: str
    start: int
