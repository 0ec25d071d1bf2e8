"""The map: zones, adjacency, roads and distances (2.1, 2.5)."""

from collections import deque
from collections.abc import Callable, Iterable, Iterator
from itertools import pairwise
from typing import Literal

from attrs import field

from paxdesk.lazy_attrs import frozen
from paxdesk.mexican_adventure.rules.vocabulary import Cover, ZoneId

Point = tuple[int, int]
"""Coordinates in canvas units, as in ``map.yaml``."""


@frozen
class Zone:
    """Zone: ``fortress`` is its value (0: none), ``resources`` its RP, ``port`` its coast."""

    id: ZoneId
    name: str
    cover: Cover
    city: bool
    fortress: int
    port: Literal["gulf", "pacific"] | None
    resources: int
    box: bool
    neighbours: tuple[ZoneId, ...]
    centre: Point
    polygon: tuple[Point, ...]
    source: Literal["stated", "reconstructed"]
    stated: tuple[str, ...]

    @property
    def difficult(self) -> bool:
        """True if the zone is mountain, forest or desert (2.1)."""
        return self.cover != "clear"

    @property
    def is_city_or_fortress(self) -> bool:
        return self.city or self.fortress > 0


@frozen(eq=False)
class Board:
    """All zones and lines; ``linked`` maps a zone to its road neighbours."""

    canvas: Point
    coast: tuple[Point, ...]
    baja: tuple[Point, ...]
    zones: dict[ZoneId, Zone]
    roads: dict[str, tuple[ZoneId, ...]]
    routes: dict[str, tuple[ZoneId, ...]]
    railway: tuple[ZoneId, ...]
    telegraph: tuple[ZoneId, ...]
    point_contacts: tuple[tuple[ZoneId, ZoneId], ...]
    linked: dict[ZoneId, tuple[ZoneId, ...]] = field(init=False)
    ids: tuple[ZoneId, ...] = field(init=False)

    @linked.default
    def _linked(self) -> dict[ZoneId, tuple[ZoneId, ...]]:
        found: dict[ZoneId, set[ZoneId]] = {zone: set() for zone in self.zones}
        for road in self.roads.values():
            for one, other in pairwise(road):
                found[one].add(other)
                found[other].add(one)
        return {zone: tuple(sorted(others)) for zone, others in found.items()}

    @ids.default
    def _ids(self) -> tuple[ZoneId, ...]:
        """Return the zone ids in alphabetical order (M105)."""
        return tuple(sorted(self.zones))

    def by_road(self, one: ZoneId, other: ZoneId) -> bool:
        return other in self.linked[one]

    def neighbours(self, zone: ZoneId) -> tuple[ZoneId, ...]:
        return self.zones[zone].neighbours

    def road_distances(self, start: ZoneId, open_to: Callable[[ZoneId], bool]) -> dict[ZoneId, int]:
        """Return the distances by road from ``start`` through zones accepted by ``open_to``."""
        return _distances(start, self.linked.__getitem__, open_to)

    def distances(
        self, start: ZoneId, open_to: Callable[[ZoneId], bool] = lambda zone: True
    ) -> dict[ZoneId, int]:
        """Return the distances over all borders, with or without roads.

        Otherwise like :meth:`road_distances`.
        """
        return _distances(start, self.neighbours, open_to)

    def where(self, wanted: Callable[[Zone], bool]) -> Iterator[ZoneId]:
        return (zone for zone in self.ids if wanted(self.zones[zone]))


def _distances(
    start: ZoneId, near: Callable[[ZoneId], Iterable[ZoneId]], open_to: Callable[[ZoneId], bool]
) -> dict[ZoneId, int]:
    found = {start: 0}
    waiting = deque([start])
    while waiting:
        here = waiting.popleft()
        for zone in near(here):
            if zone not in found and open_to(zone):
                found[zone] = found[here] + 1
                waiting.append(zone)
    return found
