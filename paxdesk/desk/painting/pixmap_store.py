"""Pixmaps kept for as long as there is room, so that nothing is painted twice in a row."""

from collections import OrderedDict
from collections.abc import Callable
from typing import Generic, TypeVar

from PySide6.QtGui import QPixmap

Key = TypeVar("Key")


class PixmapStore(Generic[Key]):
    """Pixmaps by key, of at most ``limit`` bytes; those not asked for the longest go first."""

    def __init__(self, limit: int) -> None:
        self.limit = limit
        self.size = 0
        self._kept: OrderedDict[Key, QPixmap] = OrderedDict()

    def __len__(self) -> int:
        return len(self._kept)

    def kept(self, key: Key, paint: Callable[[], QPixmap]) -> QPixmap:
        """The pixmap of a key, painted if it is not there."""
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
        """The pixmap of a key if it is there."""
        return self._kept.get(key)

    def clear(self) -> None:
        """Forget all of them."""
        self._kept.clear()
        self.size = 0


def _bytes(pixmap: QPixmap) -> int:
    return pixmap.width() * pixmap.height() * 4
