"""Graphics items of the displayed things, their changes, and an index of spots."""

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
AROUND: Final = ((QPointF(), QPointF(-1, -1), QPointF(1, 1)), (QPointF(),))
"""Groups of offsets, tried in order; all points of a group must be on the spot."""


@frozen(eq=False)
class ItemChange:
    """Change, addition or removal of one thing.

    ``before`` is None for an added thing, ``item`` for a removed one.
    """

    key: Hashable
    before: ItemView | None
    item: PixmapItem | None

    def from_hand(self, spot: Spot, point: QPointF) -> "ItemChange":
        """Return the change, starting at ``point`` if its thing was dropped there from ``spot``."""
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
        """Former place, or None."""
        return self.before.place if self.before else None

    @property
    def end(self) -> Rect | None:
        """Present place, or None."""
        return self.item.thing.place if self.item and self.item.thing else None

    @property
    def moved(self) -> bool:
        """True if the thing moved by more than one unit."""
        if self.start is None or self.end is None:
            return False
        (left, top), (right, bottom) = self.start.center, self.end.center
        return abs(left - right) > 1 or abs(top - bottom) > 1


@frozen(eq=False)
class PositionChange:
    """Transition between two positions, with the rectangles of all spots."""

    changes: tuple[ItemChange, ...]
    before: Mapping[Spot, QRectF]
    after: Mapping[Spot, QRectF]


class LayerItems:
    """Items of the table's things, or of its marks, by key."""

    def __init__(self, scene: QGraphicsScene) -> None:
        self._scene = scene
        self.items: dict[Hashable, PixmapItem] = {}

    def show(
        self, things: Iterable[Thing], context: PaintContext, patience: PaintBudget | None = None
    ) -> list[ItemChange]:
        """Update the items to exactly these things; return the changes.

        With ``patience`` some items may be left rough.
        """
        wanted = {thing.key: thing for thing in things}
        changes = []
        for key in [key for key in self.items if key not in wanted]:
            item = self.items.pop(key)
            changes.append(ItemChange(key, item.shown(), None))
            self._scene.removeItem(item)
        for order, thing in enumerate(wanted.values()):
            kept = self.items.get(thing.key)
            # Distinct depths make the drawing order deterministic.
            depth = thing.depth + order * DEPTH_TIE
            if kept is not None and kept.shows(thing, context):
                kept.lie_at(depth)
                kept.thing = thing  # its targets may have changed
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


# --- Positions of things, by point and by spot ----------------------------------------------------


class SpotRects(Mapping[Spot, QRectF]):
    """Rectangles of all spots at one moment, computed on demand."""

    def __init__(self, by_spot: Mapping[Spot, list[SpotItem]]) -> None:
        self._by_spot = by_spot

    def __getitem__(self, spot: Spot) -> QRectF:
        return QRectF(self._by_spot[spot][0].area)

    def __iter__(self) -> Iterator[Spot]:
        return iter(self._by_spot)

    def __len__(self) -> int:
        return len(self._by_spot)


class SpotIndex:
    """Index of targets by point and by spot; contains final places only."""

    _found: Sequence[SpotItem] = ()
    _topmost_first: Sequence[SpotItem] | None = ()
    """All targets, topmost first, sorted on first use; None before that."""
    _by_spot: Mapping[Spot, list[SpotItem]] = MappingProxyType({})

    def _index(self, things: list[Thing]) -> None:
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
        """Return the topmost target at a point, or None; animations are ignored."""
        if self._topmost_first is None:
            self._topmost_first = sorted(self._found, key=lambda item: -item.depth)
        return next((item for item in self._topmost_first if item.contains(point)), None)

    def spot_at(self, point: QPointF) -> Spot | None:
        item = self.item_at(point)
        return item.spot if item else None

    def nearest(self, point: QPointF, reach: float, spots: Iterable[Spot]) -> Spot | None:
        """Return the spot nearest to ``point``, None if none is closer than ``reach``."""
        near = [
            (item.distance(point), spot) for spot in spots for item in self._by_spot.get(spot, ())
        ]
        distance, spot = min(near, key=lambda each: each[0], default=(reach, None))
        return spot if distance < reach else None

    def items_of(self, spot: Spot) -> list[SpotItem]:
        """Return all targets of a spot, topmost first."""
        return list(self._by_spot.get(spot, ()))

    @property
    def found(self) -> Mapping[Spot, object]:
        """Targets by spot; a new object after each refresh of the table."""
        return self._by_spot

    def spots(self) -> list[Spot]:
        """Return all spots on the table, in reading order."""
        return list(self._by_spot)

    def center_of(self, spot: Spot) -> QPointF | None:
        """Return an uncovered point of a spot, near its centre if possible.

        Returns the centre if no point is uncovered, None if the spot is not on the table.
        """
        items = self.items_of(spot)
        # A point at the very edge could miss the spot once rounded.
        for around in AROUND:
            for item in items:
                for point in item.points():
                    if all(self._is_at(point + beside, spot) for beside in around):
                        return point
        return items[0].area.center() if items else None

    def _is_at(self, point: QPointF, spot: Spot) -> bool:
        found = self.item_at(point)
        return found is not None and found.spot == spot

    def area_of(self, spot: Spot) -> QRectF | None:
        """Return the rectangle of a spot's topmost target, or None."""
        items = self.items_of(spot)
        return QRectF(items[0].area) if items else None

    def areas(self) -> Mapping[Spot, QRectF]:
        """Return the present rectangles of all spots."""
        return SpotRects(self._by_spot)

    def target_of(self, spot: Spot) -> Target | None:
        items = self.items_of(spot)
        return items[0].target if items else None

    def name_of(self, spot: Spot) -> str:
        """Return the name of a spot's topmost target, or ""."""
        items = self.items_of(spot)
        return items[0].name if items else ""

    def card_of(self, spot: Spot) -> CardNumber:
        """Return the number of the spot's face-up card, else 0."""
        items = self.items_of(spot)
        return items[0].card if items else 0
