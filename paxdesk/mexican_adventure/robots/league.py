"""Players of one idea each, against whom the levels are measured. None sits at a table.

Whatever is no order and no attitude they do as the medium level does; and French who must go home
go by its ways.
"""

from collections.abc import Mapping
from typing import Final

from attrs import evolve

from paxdesk.lazy_attrs import define, frozen
from paxdesk.mexican_adventure.robots import reasons
from paxdesk.mexican_adventure.robots.assessment import EASY, Assessment, mass_of, strength
from paxdesk.mexican_adventure.robots.marches import Marching
from paxdesk.mexican_adventure.robots.strategist import STEP, Strategist
from paxdesk.mexican_adventure.rules import actions as act
from paxdesk.mexican_adventure.rules.actions import Action
from paxdesk.mexican_adventure.rules.agenda import ChoosingAttitude
from paxdesk.mexican_adventure.rules.forces import Fps
from paxdesk.mexican_adventure.rules.vocabulary import Attitude, ZoneId
from paxdesk.session.game_protocol import Choice

TIMES: Final = 2
"""A raider fights nobody who has more than the part of this number of its strength."""
GOING_HOME: Final = 0.5
"""What a raider gives for the zone it leaves empty, of that zone's worth."""


@define
class Raids(Marching):
    """Whatever lies open or nearly so, and the more the more roads it cuts."""

    def _score(self, zone: ZoneId, moving: Fps, way: tuple[ZoneId, ...]) -> tuple[float, str]:
        seen, to = self.seen, way[-1]
        if seen.french_must_leave():
            return Marching._score(self, zone, moving, way)
        if seen.own(to):
            return 0.0, "gather"
        count, bonus, _ = seen.their_mass[to]
        if count and TIMES * (count + bonus + seen.shelters[to]) > strength(moving):
            return 0.0, "assault"
        left = seen.worths[zone] if len(moving) == len(seen.own(zone)) else 0.0
        value = seen.worths[to] - GOING_HOME * left - 0.02 * len(way)
        return value, "assault" if count else "occupy"


@define
class Waits(Marching):
    """Into the nearest fortress of its own, and never out of one."""

    def _score(self, zone: ZoneId, moving: Fps, way: tuple[ZoneId, ...]) -> tuple[float, str]:
        seen, to = self.seen, way[-1]
        if seen.french_must_leave():
            return Marching._score(self, zone, moving, way)
        fortresses = seen.board.zones
        safe = fortresses[to].fortress and seen.own(to) and not seen.theirs(to)
        if fortresses[zone].fortress or not safe:
            return 0.0, "gather"
        return mass_of(moving)[0] - 0.02 * len(way), "gather"


@frozen
class Script(Strategist):
    """A player of the league: how it marches, and what it does in a fight."""

    raids: bool = True

    def _marching(self, seen: Assessment) -> Marching:
        return Raids(seen) if self.raids else Waits(seen)

    def _attitude(
        self, seen: Assessment, step: ChoosingAttitude, legal: list[Action]
    ) -> Choice[Action]:
        wanted: Attitude = "hold"
        if self.raids:
            ours, theirs = (strength(of(step.zone)) for of in (seen.own, seen.theirs))
            wanted = "assault" if ours >= TIMES * theirs else "withdraw"
        found = [each for each in legal if isinstance(each, act.ChooseAttitude)]
        action = next((each for each in found if each.attitude == wanted), found[-1])
        return Choice(action, STEP, reasons.OTHERWISE)


SCRIPTS: Final[Mapping[str, Strategist]] = {
    "before": Strategist(evolve(EASY, overlooks=0.0)),
    "raid": Script(raids=True),
    "turtle": Script(raids=False),
}
"""The only opponent of earlier versions, which is the easy one without its oversights; raids, and
no battle that is not won before it begins; fortresses, behind whose walls it waits."""
