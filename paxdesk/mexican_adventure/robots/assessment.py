"""What a side makes of a position it sees: what zones are worth, who threatens, who would win.

Worths are in resource points (RP) over the next turns; strengths in combat potential without
its die (5.7.1).
"""

from collections.abc import Iterable
from functools import lru_cache
from math import exp

from attrs import define, field

from paxdesk.mexican_adventure.rules.board import Board
from paxdesk.mexican_adventure.rules.combat import inflicted
from paxdesk.mexican_adventure.rules.communication import hq_distances
from paxdesk.mexican_adventure.rules.forces import Fp, Fps, best_quality, is_french, steps
from paxdesk.mexican_adventure.rules.state import State
from paxdesk.mexican_adventure.rules.words import Side, ZoneId, enemy_of

UNDER_A_LEADER = 5
"""FP that a force is taken for whose leader hides it (5.8.4)."""
FP_WORTH = 1.6
"""An FP costs 2 RP (4.2.3), where and when one may have it."""
RESOURCE, CITY, FORTRESS, LINE, GOAL = 1.6, 0.6, 1.5, 0.5, 40.0
"""What an RP of a zone, a city, a fortress, a road zone and an aim of the scenario are worth."""
DIE = 4.5
"""The mean of a die from 0 to 9."""
BESIEGED = 0.8
"""What is left of a chance against a fortress: it takes a turn more."""
STEEP = 5.0
"""Potential by which one must be better to win three times out of four."""


@lru_cache(maxsize=4)
def _ways_between(board: Board) -> dict[ZoneId, dict[ZoneId, int]]:
    return {zone: board.distances(zone) for zone in board.ids}


def believed(view: State, side: Side) -> State:
    """What is seen, with the forces filled in that lie under a leader."""
    guess = view.copy()
    for zone in view.covered:
        standing = guess.zones[zone]
        enemy = enemy_of(side)
        standing.set_fps(enemy, standing.fps(enemy)[:1] * UNDER_A_LEADER)
    return guess


def strength(fps: Fps) -> int:
    """Combat potential of FP: their number and their best quality (5.7.1)."""
    best = best_quality(fps)
    return len(fps) + {"A": 5, "B": 2, "C": 0, None: 0}[best]


@define
class Assessment:
    """One side's reading of a position. ``state`` is what it believes."""

    view: State
    side: Side
    state: State = field(init=False)
    enemy: Side = field(init=False)
    worths: dict[ZoneId, float] = field(init=False)
    lines: dict[ZoneId, int] = field(init=False)

    def __attrs_post_init__(self) -> None:
        self.state = believed(self.view, self.side)
        self.enemy = enemy_of(self.side)
        self.worths = {zone: self._worth(zone) for zone in self.board.ids}
        self.lines = hq_distances(self.state)

    @property
    def board(self) -> Board:
        return self.state.material.board

    def own(self, zone: ZoneId) -> Fps:
        return self.state.zones[zone].fps(self.side)

    def theirs(self, zone: ZoneId) -> Fps:
        return self.state.zones[zone].fps(self.enemy)

    def distance(self, one: ZoneId, other: ZoneId) -> int:
        """Steps from neighbour to neighbour."""
        return _ways_between(self.board)[one].get(other, len(self.board.ids))

    # --- What zones are worth ------------------------------------------------------------------

    def _worth(self, zone: ZoneId) -> float:
        board = self.board.zones[zone]
        victory = self.state.card.victory
        worth = RESOURCE * board.resources + CITY * board.city + FORTRESS * (board.fortress > 0)
        if victory.by == "most_resources":
            worth += RESOURCE * board.resources
        if zone in victory.zones:
            worth += GOAL
        if self.side == "imperial" and len(self.board.linked[zone]) > 1:
            # Supply and pay come by road (2.5).
            worth += LINE
        return worth

    def aims(self) -> list[ZoneId]:
        """Zones to go for: of worth, and not held by this side alone."""
        return [
            zone
            for zone in self.board.ids
            if self.worths[zone] > LINE and not (self.own(zone) and not self.theirs(zone))
        ]

    # --- Who would win -------------------------------------------------------------------------

    def leads(self, zone: ZoneId, side: Side) -> bool:
        """Whether somebody can lead the side's FP out of a zone (5.1)."""
        if side == self.enemy and zone in self.view.covered:
            return True
        return bool(self.state.leaders_in(zone, side))

    def threat(self, zone: ZoneId, without: ZoneId | None = None) -> int:
        """The strongest enemy force that may come there at the next order, or stands there."""
        near = (zone, *self.board.neighbours(zone), *self.board.linked[zone])
        return max(
            (
                strength(self.theirs(each))
                for each in near
                if each != without
                and self.theirs(each)
                and (each == zone or self.leads(each, self.enemy))
            ),
            default=0,
        )

    def exchange(self, zone: ZoneId, attackers: Fps, defenders: Fps) -> tuple[float, float, float]:
        """Losses inflicted on the defenders, suffered, and the chance to have the zone, when
        ``attackers`` of this side assault it."""
        if not defenders:
            return 0.0, 0.0, 1.0
        holds = self.state.zones[zone].holds == self.enemy
        fortress = self.board.zones[zone].fortress if holds else 0
        cover = 4 if self.board.zones[zone].difficult else 0
        ours, theirs = strength(attackers), strength(defenders) + fortress + cover
        dealt = inflicted(round(ours + DIE), 6, len(attackers))
        taken = inflicted(round(theirs + DIE), 6, len(defenders))
        if dealt >= steps(defenders):
            return dealt, taken, 0.95 if taken < steps(attackers) else 0.6
        better = (ours - theirs) + 3 * (dealt - taken)
        return dealt, taken, 1 / (1 + exp(-better / STEEP)) * (BESIEGED if fortress else 0.9)

    # --- What a force is for -------------------------------------------------------------------

    def pull(self, zone: ZoneId, fps: Fps) -> float:
        """How near a force in a zone is to what it could take, at its best, in worth."""
        best = 0.0
        for aim in self.aims():
            far = self.distance(zone, aim)
            _, _, chance = self.exchange(aim, (*fps, *self.own(aim)), self.theirs(aim))
            best = max(best, self.worths[aim] * max(chance, 0.15) / (1.5 + far))
        return best

    def french_must_leave(self) -> bool:
        """Event 63 is in force (M49)."""
        return self.side == "imperial" and self.state.saillard is not None

    def supplied_in(self, zone: ZoneId) -> bool:
        """Whether a force that goes there has, or will have, what it lives on (4.2.1)."""
        if self.side == "republican" or self.board.zones[zone].port:
            return True
        return zone in self.lines or any(near in self.lines for near in self.board.linked[zone])


def french_in(fps: Iterable[Fp]) -> int:
    """How many of them are French (2.5)."""
    return sum(map(is_french, fps))
