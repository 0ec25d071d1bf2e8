"""Icons of ``assets/icons`` as painter paths.

An icon is drawn on a grid of 48 units with one main ink, ``currentColor``.
"""

import math
from collections import OrderedDict
from collections.abc import Callable
from functools import cache, lru_cache
from typing import Final, Generic, TypeVar

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPainterPath, QPainterPathStroker, QPixmap, QTransform

from paxdesk.desk.painting.palette import INK, Ink, qcolor
from paxdesk.desk.painting.svg import CURRENT, read_svg
from paxdesk.resources import assets_folder, icon_names

GRID: Final = 48.0
SMALL_BELOW: Final = 22.0
"""Size in device pixels below which a simpler icon, ``name-small``, is preferred."""

CURVE_TOLERANCE: Final = 0.05
"""Tolerance for curves of an icon's border, in grid units."""


@cache
def icon_paths(name: str) -> tuple[tuple[QPainterPath, Ink | None], ...]:
    icon = read_svg(assets_folder() / "icons" / f"{name}.svg")
    shapes = (shape for part in icon.elements for shape in icon.part(part))
    return tuple((each.path, None if each.fill == CURRENT else each.fill) for each in shapes)


def cut_for(name: str, pixels: float) -> str:
    """Return the variant of an icon for a size in device pixels."""
    plainer = f"{name}-small"
    return plainer if pixels < SMALL_BELOW and plainer in icon_names() else name


@lru_cache(maxsize=512)
def _icon_of(name: str, side: float) -> tuple[tuple[QPainterPath, Ink | None], ...]:
    """Return an icon's paths scaled to ``side`` pixels, each with a colour or None."""
    larger = QTransform.fromScale(side / GRID, side / GRID)
    return tuple((larger.map(path), ink) for path, ink in icon_paths(name))


@lru_cache(maxsize=512)
def _border_of(name: str, width: float) -> tuple[QPainterPath, ...]:
    """Return the cached border of an icon, ``width`` units wide, on its grid."""
    stroker = QPainterPathStroker()
    stroker.setWidth(2 * width)
    stroker.setCapStyle(Qt.PenCapStyle.RoundCap)
    stroker.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    stroker.setCurveThreshold(CURVE_TOLERANCE)
    found = []
    for path, _ in icon_paths(name):
        found.append(stroker.createStroke(path))
        for contour in path.toSubpathPolygons():  # fill the cut-outs as well
            found.append(QPainterPath())
            found[-1].addPolygon(contour)
    return tuple(found)


def forget_icons() -> None:
    _icon_of.cache_clear()
    _border_of.cache_clear()


def draw_icon(
    painter: QPainter,
    name: str,
    left: float,
    top: float,
    side: float,
    ink: Ink = INK,
    *,
    keyline: Ink | None = None,
    key_width: float = 3.0,
    turned: float = 0.0,
    mirrored: bool = False,
) -> None:
    """Draw an icon in a square of ``side`` pixels.

    ``keyline`` is the colour of a border, ``key_width`` icon units wide; ``turned`` is in degrees.
    """
    scale = painter.combinedTransform()
    cut = cut_for(name, side * math.hypot(scale.m11(), scale.m12()))
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(left, top)
    paths = _icon_of(cut, side)
    if turned or mirrored:
        painter.translate(side / 2, side / 2)
        painter.rotate(turned)
        painter.scale(-1 if mirrored else 1, 1)
        painter.translate(-side / 2, -side / 2)
    if keyline is not None:
        larger = QTransform.fromScale(side / GRID, side / GRID)
        for path in _border_of(cut, key_width):
            painter.fillPath(larger.map(path), qcolor(keyline))
    for path, own in paths:
        painter.fillPath(path, qcolor(own or ink))
    painter.restore()


Key = TypeVar("Key")


class PixmapStore(Generic[Key]):
    """Cache of pixmaps, of at most ``limit`` bytes or one larger pixmap.

    The least recently used is dropped first.
    """

    def __init__(self, limit: int) -> None:
        self.limit = limit
        self.size = 0
        self._kept: OrderedDict[Key, QPixmap] = OrderedDict()

    def __len__(self) -> int:
        return len(self._kept)

    def kept(self, key: Key, paint: Callable[[], QPixmap]) -> QPixmap:
        """Return the pixmap of a key, painting it if it is not cached."""
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
            return found
        made = paint()
        self._kept[key] = made
        self.size += _bytes(made)
        while self.size > self.limit and len(self._kept) > 1:
            _, oldest = self._kept.popitem(last=False)
            self.size -= _bytes(oldest)
        return made

    def found(self, key: Key) -> QPixmap | None:
        return self._kept.get(key)

    def clear(self) -> None:
        self._kept.clear()
        self.size = 0


def _bytes(pixmap: QPixmap) -> int:
    return pixmap.width() * pixmap.height() * 4
