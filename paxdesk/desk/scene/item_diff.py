"""Keeping graphics items in agreement with the things to be shown, and telling what changed."""

from collections.abc import Hashable, Iterable, Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Final

from attrs import evolve
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QGraphicsScene

from paxdesk.desk.scene.geometry import Rect
from paxdesk.desk.scene.pixmap_item import ItemView, PaintBudget, PixmapItem, SpotItem
from paxdesk.desk.scene.things import CardNumber, PaintContext, Spot, Target, Thing
from paxdesk.lazy_attrs import frozen

DEPTH_TIE: Final = 1e-6


@frozen(eq=False)
class ItemChange:
    """One thing that looks different or lies elsewhere than before.

    ``before`` is None where it has come, ``item`` where it has gone.
    """

    key: Hashable
    before: ItemView | None
    item: PixmapItem | None

    def from_hand(self, spot: Spot, point: QPointF) -> "ItemChange":
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
class PositionChange:
    """One position giving way to the next before the same viewer's eyes.

    ``before`` and ``after`` tell where every spot lay and lies.
    """

    changes: tuple[ItemChange, ...]
    before: Mapping[Spot, QRectF]
    after: Mapping[Spot, QRectF]


class LayerItems:
    """The items of one layer of the scene by the keys of their things."""

    def __init__(self, scene: QGraphicsScene) -> None:
        self._scene = scene
        self.items: dict[Hashable, PixmapItem] = {}

    def show(
        self,
        things: Iterable[Thing],
        context: PaintContext,
        patience: PaintBudget | None = None,
    ) -> list[ItemChange]:
        """Make the items exactly these things; returns what changed by it.

        With ``patience`` some of them may be left rough.
        """
        wanted = {thing.key: thing for thing in things}
        changes = []
        for key in [key for key in self.items if key not in wanted]:
            item = self.items.pop(key)
            changes.append(ItemChange(key, item.shown(), None))
            self._scene.removeItem(item)
        for order, thing in enumerate(wanted.values()):
            kept = self.items.get(thing.key)
            # equal depths are told apart, so that the same table always looks the same
            depth = thing.depth + order * DEPTH_TIE
            if kept is not None and kept.shows(thing, context):
                kept.lie_at(depth)
                kept.thing = thing  # what it is called may be another
                continue
            before = kept.shown() if kept is not None else None
            item = kept or PixmapItem()
            if item.show_thing(thing, context, depth, patience):
                changes.append(ItemChange(thing.key, before, item))
            if kept is None:
                self.items[thing.key] = item
                self._scene.addItem(item)
        return changes

    def clear(self) -> None:
        for item in self.items.values():
            self._scene.removeItem(item)
        self.items.clear()


# --- What lies where on the table: found by point and by spot -------------------------------------


class SpotRects(Mapping[Spot, QRectF]):
    """The rectangle of every spot at one moment; hardly any is asked for."""

    def __init__(self, by_spot: Mapping[Spot, list[SpotItem]]) -> None:
        self._by_spot = by_spot

    def __getitem__(self, spot: Spot) -> QRectF:
        return QRectF(self._by_spot[spot][0].area)

    def __iter__(self) -> Iterator[Spot]:
        return iter(self._by_spot)

    def __len__(self) -> int:
        return len(self._by_spot)


class SpotIndex:
    """The part of the scene that is asked where things are; it knows final places alone."""

    _found: Sequence[SpotItem] = ()
    _topmost_first: Sequence[SpotItem] | None = ()
    """All that was found, once somebody has asked what lies at a point."""
    _by_spot: Mapping[Spot, list[SpotItem]] = MappingProxyType({})

    def _index(self, things: list[Thing]) -> None:
        """Take the targets of these things for what can be found from now on."""
        found = [SpotItem(target) for thing in things for target in thing.targets]
        by_spot: dict[Spot, list[SpotItem]] = {}
        for item in found:
            by_spot.setdefault(item.spot, []).append(item)
        for items in by_spot.values():
            if len(items) > 1:
                items.sort(key=lambda item: -item.depth)
        self._by_spot = by_spot
        self._found, self._topmost_first = found, None

    def item_at(self, point: QPointF) -> SpotItem | None:
        """The topmost thing with a spot at a point, wherever motions have got to."""
        if self._topmost_first is None:
            self._topmost_first = sorted(self._found, key=lambda item: -item.depth)
        return next((item for item in self._topmost_first if item.contains(point)), None)

    def spot_at(self, point: QPointF) -> Spot | None:
        item = self.item_at(point)
        return item.spot if item else None

    def nearest(self, point: QPointF, reach: float, spots: Iterable[Spot]) -> Spot | None:
        """Which of these spots lies nearest to a point, within ``reach`` of it."""
        near = [
            (item.distance(point), spot) for spot in spots for item in self._by_spot.get(spot, ())
        ]
        distance, spot = min(near, key=lambda each: each[0], default=(reach, None))
        return spot if distance < reach else None

    def items_of(self, spot: Spot) -> list[SpotItem]:
        """Everything that carries a spot, topmost first."""
        return list(self._by_spot.get(spot, ()))

    @property
    def found(self) -> Mapping[Spot, object]:
        """Every spot; another object as soon as anything on the table is another."""
        return self._by_spot

    def spots(self) -> list[Spot]:
        """Every spot on the table, in reading order."""
        return list(self._by_spot)

    def center_of(self, spot: Spot) -> QPointF | None:
        """A point where :meth:`item_at` finds the spot, as near to its middle as can be."""
        items = self.items_of(spot)
        for item in items:
            for point in item.points():
                found = self.item_at(point)
                if found is not None and found.spot == spot:
                    return point
        return items[0].area.center() if items else None

    def area_of(self, spot: Spot) -> QRectF | None:
        """The rectangle of the topmost thing of a spot."""
        items = self.items_of(spot)
        return QRectF(items[0].area) if items else None

    def areas(self) -> Mapping[Spot, QRectF]:
        """The rectangle of every spot as it is now."""
        return SpotRects(self._by_spot)

    def target_of(self, spot: Spot) -> Target | None:
        items = self.items_of(spot)
        return items[0].target if items else None

    def name_of(self, spot: Spot) -> str:
        """What lies there, in words."""
        items = self.items_of(spot)
        return items[0].name if items else ""

    def card_of(self, spot: Spot) -> CardNumber:
        """The number of the face-up card that lies there, else 0."""
        items = self.items_of(spot)
        return items[0].card if items else 0
