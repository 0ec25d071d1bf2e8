"""Who would go without supply after a march (4.2.1): an army lives by the road behind it."""

from collections.abc import Iterable

from attrs import define, field

from paxdesk.mexican_adventure.robots.assessment import Assessment
from paxdesk.mexican_adventure.rules.forces import Fps
from paxdesk.mexican_adventure.rules.words import ZoneId

HUNGER = {"A": 1.3, "B": 1.3, "C": 0.35}
"""What it costs that an FP is not fed, by its quality: C FP lose nothing but patience."""


@define
class Provisions:
    """The Imperial forces of a position, and what a line of communication needs of them."""

    seen: Assessment
    _appetite: dict[ZoneId, float] = field(init=False)
    _many: dict[ZoneId, int] = field(init=False)
    _marked: frozenset[ZoneId] = field(init=False)
    _barred: frozenset[ZoneId] = field(init=False)
    _before: float = field(init=False)

    def __attrs_post_init__(self) -> None:
        zones = self.seen.state.zones
        self._many = {zone: len(each.imperial) for zone, each in zones.items() if each.imperial}
        self._appetite = {zone: appetite(zones[zone].imperial) for zone in self._many}
        self._marked = frozenset(
            zone for zone, each in zones.items() if not each.imperial and each.occupied("imperial")
        )
        self._barred = frozenset(
            zone for zone, each in zones.items() if each.occupied("republican")
        )
        self._before = self._hungry(self._many, self._appetite)

    def worse_by(
        self, start: ZoneId, moving: Fps, way: tuple[ZoneId, ...], dropped: Iterable[ZoneId]
    ) -> float:
        """What more would be hungry if a force marched so, in worth; negative where less."""
        many, hunger = dict(self._many), dict(self._appetite)
        each = appetite(moving) / len(moving)
        many[start] -= len(moving)
        hunger[start] -= each * len(moving)
        going = len(moving)
        for zone in dropped:
            many[zone] = many.get(zone, 0) + 1
            hunger[zone] = hunger.get(zone, 0.0) + each
            going -= 1
        to = way[-1]
        many[to] = many.get(to, 0) + going
        hunger[to] = hunger.get(to, 0.0) + each * going
        return self._hungry(many, hunger) - self._before

    def _hungry(self, many: dict[ZoneId, int], hunger: dict[ZoneId, float]) -> float:
        """What all forces without a line of communication, and not in a port, want (M10, M23)."""
        state, board = self.seen.state, self.seen.board
        reached: set[ZoneId] = set()
        if state.hq is not None and state.hq.where is not None:
            start = state.hq.where
            waiting = [start] if self._open(start, many) else []
            reached = set(waiting)
            while waiting:
                for near in board.linked[waiting.pop()]:
                    if near not in reached and self._open(near, many):
                        reached.add(near)
                        waiting.append(near)
        return sum(
            wanted
            for zone, wanted in hunger.items()
            if wanted > 0
            and zone not in reached
            and not board.zones[zone].port
            and not reached.intersection(board.linked[zone])
        )

    def _open(self, zone: ZoneId, many: dict[ZoneId, int]) -> bool:
        return zone not in self._barred and (many.get(zone, 0) > 0 or zone in self._marked)


def appetite(fps: Fps) -> float:
    """What it costs that these are not fed."""
    return sum(HUNGER[fp.quality] for fp in fps)
