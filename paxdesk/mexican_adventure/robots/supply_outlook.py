"""Expected cost of forces without supply after a march (4.2.1)."""

from collections.abc import Iterable
from heapq import heappop, heappush

from attrs import field

from paxdesk.float_sum import float_sum
from paxdesk.lazy_attrs import define
from paxdesk.mexican_adventure.robots.assessment import Assessment
from paxdesk.mexican_adventure.robots.forces_seen import Mass, mass_of
from paxdesk.mexican_adventure.rules.forces import Fps
from paxdesk.mexican_adventure.rules.vocabulary import ZoneId

HUNGER = {"A": 1.3, "B": 1.3, "C": 0.5}
"""Cost of an FP without supply, by its quality; C FP do not lose a step."""
CUT_BY_CHANCE = 0.02
"""Chance of losing a garrison without enemies near it."""
RAIDED = {0: 0.12, 2: 0.02, 5: 0.02}
"""Extra chance of losing a single FP, per Guerrilla in reserve, by quality bonus (M88)."""
CUT_BY_EACH = 0.07
"""Extra chance per point by which an enemy's potential plus 2 exceeds the garrison's."""
MOST_CUT = 0.6
"""Maximum chance of losing a garrison, since the enemy cannot be everywhere."""


@define
class SupplyOutlook:
    """Expected supply of the Imperial forces in a position."""

    seen: Assessment
    _masses: dict[ZoneId, Mass] = field(init=False)
    _appetite: dict[ZoneId, float] = field(init=False)
    _marked: frozenset[ZoneId] = field(init=False)
    _barred: frozenset[ZoneId] = field(init=False)
    _led: dict[ZoneId, int] = field(init=False)
    _risks: dict[tuple[ZoneId, int, ZoneId | None], float] = field(factory=dict)
    _before: float = field(init=False)

    def __attrs_post_init__(self) -> None:
        state, zones = self.seen.state, self.seen.state.zones
        self._masses = {zone: mass for zone, mass in self.seen.own_mass.items() if mass[0]}
        self._appetite = {zone: unfed_cost(zones[zone].imperial) for zone in self._masses}
        self._marked = frozenset(
            zone for zone, each in zones.items() if not each.imperial and each.occupied("imperial")
        )
        self._barred = frozenset(
            zone for zone, each in zones.items() if each.occupied("republican")
        )
        self._led = {
            zone: max(
                (state.initiative(who) for who in state.leaders_in(zone, "imperial")), default=0
            )
            for zone in self._masses
        }
        self._before = self._hungry(self._masses, self._appetite, None)

    def worse_by(
        self, start: ZoneId, moving: Fps, way: tuple[ZoneId, ...], dropped: Iterable[ZoneId]
    ) -> float:
        """Return the change in the cost of hunger caused by a march."""
        masses, hunger = dict(self._masses), dict(self._appetite)
        count, bonus, steps = mass_of(moving)
        each = unfed_cost(moving) / count
        here = masses[start]
        masses[start] = (here[0] - count, here[1] if here[0] > count else 0, here[2] - steps)
        hunger[start] -= each * count
        for zone in dropped:
            there = masses.get(zone, (0, 0, 0))
            masses[zone] = (there[0] + 1, there[1], there[2] + 1)
            hunger[zone] = hunger.get(zone, 0.0) + each
            count -= 1
        to = way[-1]
        there = masses.get(to, (0, 0, 0))
        masses[to] = (there[0] + count, max(there[1], bonus), there[2] + steps)
        hunger[to] = hunger.get(to, 0.0) + each * count
        return self._hungry(masses, hunger, to) - self._before

    def _hungry(
        self, masses: dict[ZoneId, Mass], hunger: dict[ZoneId, float], attacked: ZoneId | None
    ) -> float:
        """Return the expected cost of unsupplied forces (M10, M23)."""
        state, board = self.seen.state, self.seen.board
        sure = self._lines(masses, attacked)
        hq = state.hq_zone
        at_hq = sure.get(hq, 0.0) if hq is not None else 0.0
        total = 0.0
        for zone, wanted in hunger.items():
            count = masses[zone][0]
            if not count:
                continue
            card = board.zones[zone]
            if card.port or zone == hq:
                fed = at_hq
            else:
                fed = max((sure.get(near, 0.0) for near in board.linked[zone]), default=0.0)
            failing = count - self._led.get(zone, 0) - card.resources + 1
            wanted += self.seen.patience * min(10, max(0, failing)) / 10
            total += wanted * (1.0 - fed)
        return total

    def _lines(self, masses: dict[ZoneId, Mass], attacked: ZoneId | None) -> dict[ZoneId, float]:
        """Return, by zone, the chance that its line to the HQ holds."""
        hq = self.seen.state.hq_zone
        if hq is None or not self._open(hq, masses):
            return {}
        found: dict[ZoneId, float] = {}
        waiting = [(-self._holds(hq, masses, attacked), hq)]
        linked = self.seen.board.linked
        while waiting:
            chance, zone = heappop(waiting)
            if zone in found:
                continue
            found[zone] = -chance
            for near in linked[zone]:
                if near not in found and self._open(near, masses):
                    heappush(waiting, (chance * self._holds(near, masses, attacked), near))
        return found

    def _holds(self, zone: ZoneId, masses: dict[ZoneId, Mass], attacked: ZoneId | None) -> float:
        """Return the chance that a garrison lasts until supply."""
        count, bonus, _ = masses.get(zone, (0, 0, 0))
        key = (zone, count + bonus, attacked)
        if key not in self._risks:
            # an attacked enemy force may still move against the garrison (5.3)
            pinned = None if self.seen.level.guards_hq else attacked
            stronger = self.seen.threat(zone, without=pinned)
            cut = CUT_BY_CHANCE
            if count == 1:
                cut += RAIDED[bonus] * min(3, self.seen.state.reserve)
            if stronger:
                cut += CUT_BY_EACH * max(0, stronger + 2 - count - bonus)
            self._risks[key] = 1.0 - min(MOST_CUT, cut)
        return self._risks[key]

    def _open(self, zone: ZoneId, masses: dict[ZoneId, Mass]) -> bool:
        return zone not in self._barred and (zone in self._marked or masses.get(zone, _NONE)[0] > 0)


_NONE: Mass = (0, 0, 0)


def unfed_cost(fps: Fps) -> float:
    return float_sum(HUNGER[fp.quality] for fp in fps)
