"""What lies where on the table: found by point and by spot."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import cast

from PySide6.QtCore import QPointF, QRectF

from paxdesk.desk.scene.spot_item import Marked, SpotItem
from paxdesk.desk.scene.spots import CardNumber, Spot
from paxdesk.desk.scene.things import Thing


class Areas(Mapping[Spot, QRectF]):
    """The rectangle of every spot at one moment; hardly any is asked for."""

    def __init__(self, by_spot: Mapping[Spot, list[SpotItem]]) -> None:
        self._by_spot = by_spot

    def __getitem__(self, spot: Spot) -> QRectF:
        return QRectF(self._by_spot[spot][0].area)

    def __iter__(self) -> Iterator[Spot]:
        return iter(self._by_spot)

    def __len__(self) -> int:
        return len(self._by_spot)


class Finding:
    """The part of the scene that is asked where things are; it knows final places alone."""

    _found: Sequence[SpotItem] = ()
    _topmost_first: Sequence[SpotItem] | None = ()
    """All that was found, once somebody has asked what lies at a point."""
    _by_spot: Mapping[Spot, list[SpotItem]] = MappingProxyType({})

    def _index(self, things: list[Thing]) -> None:
        """Take the targets of these things for what can be found from now on."""
        scene = cast(Marked, self)
        found = [SpotItem(scene, target) for thing in things for target in thing.targets]
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
        """The spot at a point."""
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
        return Areas(self._by_spot)

    def name_of(self, spot: Spot) -> str:
        """What lies there, in words."""
        items = self.items_of(spot)
        return items[0].name if items else ""

    def card_of(self, spot: Spot) -> CardNumber:
        """The number of the face-up card that lies there, else 0."""
        items = self.items_of(spot)
        return items[0].card if items else 0
