"""Keeping graphics items in agreement with the things to be shown, and telling what changed."""

from collections.abc import Hashable, Iterable, Mapping
from typing import Final

from attrs import evolve
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QGraphicsScene

from paxdesk.desk.scene.patience import Patience
from paxdesk.desk.scene.pixmap_item import PixmapItem, Shown
from paxdesk.desk.scene.rect import Rect
from paxdesk.desk.scene.spots import Spot
from paxdesk.desk.scene.things import PaintContext, Thing
from paxdesk.record_classes import frozen

TIE: Final = 1e-6


@frozen(eq=False)
class Change:
    """One thing that looks different or lies elsewhere than before.

    ``before`` is None where it has come, ``item`` where it has gone.
    """

    key: Hashable
    before: Shown | None
    item: PixmapItem | None

    def from_hand(self, spot: Spot, point: QPointF) -> "Change":
        """The same, begun at a point where it was let go, if it is the card that lay at a spot."""
        shown = self.before
        if shown is None or not shown.thing.targets:
            return self
        own = shown.thing.targets[0]
        if own.spot != spot or own.lifted is None:
            return self
        place = shown.place
        here = Rect(
            point.x() - place.width / 2, point.y() - place.height / 2, place.width, place.height
        )
        return evolve(self, before=evolve(shown, thing=evolve(shown.thing, place=here)))

    @property
    def start(self) -> Rect | None:
        """Where it lay."""
        return self.before.place if self.before else None

    @property
    def end(self) -> Rect | None:
        """Where it lies."""
        return self.item.thing.place if self.item and self.item.thing else None

    @property
    def moved(self) -> bool:
        """Whether it lies elsewhere, by more than a pixel."""
        if self.start is None or self.end is None:
            return False
        (left, top), (right, bottom) = self.start.center, self.end.center
        return abs(left - right) > 1 or abs(top - bottom) > 1


@frozen(eq=False)
class Turnover:
    """One position giving way to the next before the same viewer's eyes.

    ``before`` and ``after`` tell where every spot lay and lies.
    """

    changes: tuple[Change, ...]
    before: Mapping[Spot, QRectF]
    after: Mapping[Spot, QRectF]


class Showing:
    """The items of one layer of the scene by the keys of their things."""

    def __init__(self, scene: QGraphicsScene) -> None:
        self._scene = scene
        self.items: dict[Hashable, PixmapItem] = {}

    def show(
        self,
        things: Iterable[Thing],
        context: PaintContext,
        patience: Patience | None = None,
    ) -> list[Change]:
        """Make the items exactly these things; returns what changed by it.

        With ``patience`` some of them may be left rough.
        """
        wanted = {thing.key: thing for thing in things}
        changes = []
        for key in [key for key in self.items if key not in wanted]:
            item = self.items.pop(key)
            changes.append(Change(key, item.shown(), None))
            self._scene.removeItem(item)
        for order, thing in enumerate(wanted.values()):
            kept = self.items.get(thing.key)
            before = kept.shown() if kept is not None else None
            item = kept or PixmapItem()
            # equal depths are told apart, so that the same table always looks the same
            if item.show_thing(thing, context, thing.depth + order * TIE, patience):
                changes.append(Change(thing.key, before, item))
            if kept is None:
                self.items[thing.key] = item
                self._scene.addItem(item)
        return changes

    def clear(self) -> None:
        """Take everything away."""
        for item in self.items.values():
            self._scene.removeItem(item)
        self.items.clear()
