"""What whoever looks on may see of a position (5.8.4, M86, M106). No Qt here."""

from collections.abc import Iterator

from paxdesk.mexican_adventure.rules.forces import Groups, counted
from paxdesk.mexican_adventure.rules.state import State
from paxdesk.mexican_adventure.rules.view import shown_in_combat, under_a_leader
from paxdesk.mexican_adventure.rules.words import SIDES, LeaderId, Quality, Side, ZoneId
from paxdesk.record_classes import frozen


@frozen
class Stack:
    """The FP and leaders of a side in a zone; face down nothing is told but that they are there."""

    zone: ZoneId
    side: Side
    face_down: bool = False
    leaders: tuple[LeaderId, ...] = ()
    groups: Groups = ()
    stars: int = 0
    """The rank of whoever commands; 0 without leader, or face down."""

    @property
    def count(self) -> int:
        """How many FP, as far as they are seen."""
        return sum(group.count for group in self.groups)

    @property
    def best(self) -> Quality | None:
        return min((group.quality for group in self.groups), default=None)


def stack(state: State, zone: ZoneId, side: Side, sides: frozenset[Side]) -> Stack | None:
    """The stack of a side in a zone as these sides see it together; None where none is."""
    if (zone, side) in state.face_down:
        return Stack(zone, side, face_down=True)
    fps, leaders = state.zones[zone].fps(side), state.leaders_in(zone, side)
    if not fps and not leaders:
        return None
    shown = shown_in_combat(state, zone)
    if side not in sides and not shown and under_a_leader(state, side, zone):
        return Stack(zone, side, face_down=True)
    commander = state.commander(leaders)
    if side not in sides and shown:
        # combat shows the commanding leader alone
        leaders = () if commander is None else (commander,)
    stars = 0 if commander is None else state.people[commander].rank
    return Stack(zone, side, False, leaders, counted(fps), stars)


def stacks(state: State, sides: frozenset[Side]) -> Iterator[Stack]:
    """All stacks on the map, zones alphabetical."""
    for zone in state.material.board.ids:
        for side in SIDES:
            found = stack(state, zone, side, sides)
            if found is not None:
                yield found
