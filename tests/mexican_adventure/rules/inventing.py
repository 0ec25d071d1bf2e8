"""Random lines, legal or not, made from the parts of a position."""

from typing import Any, get_args

import attrs

from paxdesk.mexican_adventure.rules import actions as act
from paxdesk.mexican_adventure.rules.actions import Action
from paxdesk.mexican_adventure.rules.agenda import Moving
from paxdesk.mexican_adventure.rules.forces import (
    FpGroup,
    Groups,
    Pieces,
    ZonePieces,
    joined_groups,
)
from paxdesk.mexican_adventure.rules.state import State
from paxdesk.mexican_adventure.rules.vocabulary import (
    ATTITUDES,
    IMPERIAL_NATIONS,
    MARKERS,
    QUALITIES,
    SIDES,
    ZoneId,
)
from paxdesk.session.randomness import Generator

LIKELY: tuple[type[Any], ...] = (
    act.PlacePieces, act.Improve, act.Raise, act.Order, act.Initiative, act.Move, act.Sail,
    act.Rail, act.Ride, act.Lose, act.Retreat, act.Raid, act.Hunt,
)  # fmt: skip
"""Kinds of lines with many possible faults."""


class Inventor:
    """Generator of lines from the zones, leaders and forces of a position."""

    def __init__(self, state: State, generator: Generator) -> None:
        self.state, self.generator = state, generator
        here = [
            zone
            for zone in state.material.board.ids
            if any(state.zones[zone].occupied(side) for side in SIDES)
            or any(person.where == zone for person in state.people.values())
        ]
        near = [each for zone in here for each in state.material.board.neighbours(zone)]
        self.zones = [*here * 3, *near, *state.material.board.ids[::9]]
        step = state.agenda[-1]
        if isinstance(step, Moving):
            self.zones += [step.zone] * 5
        self.leaders = [who for who in state.material.leaders if state.on_map(who)] or ["douay"]

    def pick(self, *choices: Any) -> Any:
        return self.generator.choice(choices)

    def zone(self) -> ZoneId:
        return self.generator.choice(self.zones)

    def way(self, start: ZoneId | None = None) -> tuple[ZoneId, ...]:
        """Return a random path, mostly from neighbour to neighbour."""
        here, found = start or self.zone(), []
        for _ in range(1 + self.generator.below(4)):
            near = self.state.material.board.neighbours(here)
            here = self.zone() if self.generator.below(8) == 0 else self.generator.choice(near)
            found.append(here)
        return tuple(found)

    def groups(self, zone: ZoneId) -> Groups:
        """Return FP of the zone, or random FP."""
        fps = self.generator.choice(
            [each for side in SIDES if (each := self.state.zones[zone].fps(side))] or [()]
        )
        if not fps or self.generator.below(6) == 0:
            kind = self.pick(*QUALITIES), self.pick(*IMPERIAL_NATIONS, "republican")
            return (FpGroup(1 + self.generator.below(3), *kind),)
        some = fps[self.generator.below(len(fps)) :] if self.generator.below(2) else fps[:1]
        return joined_groups(FpGroup(1, fp.quality, fp.nation) for fp in some)

    def riding(self, zone: ZoneId) -> tuple[str, ...]:
        here = [who for who in self.leaders if self.state.people[who].where == zone]
        chosen = {self.generator.choice(here or self.leaders)}
        if self.generator.below(3) == 0:
            chosen.add(self.generator.choice(self.leaders))
        return tuple(sorted(chosen))

    def pieces(self, zone: ZoneId, leaders: bool) -> Pieces:
        return Pieces(self.riding(zone) if leaders else (), self.groups(zone))

    def batches(self) -> tuple[ZonePieces, ...]:
        zones = sorted({self.zone() for _ in range(1 + self.generator.below(2))})
        return tuple(ZonePieces(Pieces((), self.groups(zone)), zone) for zone in zones)

    def stops(self) -> tuple[act.Stop, ...]:
        step = self.state.agenda[-1]
        start = step.zone if isinstance(step, Moving) else self.zone()
        drop = self.generator.below(3) == 0
        return tuple(
            act.Stop(zone, self.pieces(start, self.generator.below(2) == 0) if drop else Pieces())
            for zone in self.way(start)
        )

    def action(self) -> Action:
        likely = self.generator.below(2)
        return self.of_kind(self.generator.choice(LIKELY if likely else get_args(Action)))

    def of_kind(self, shape: type[Any]) -> Action:
        zone = self.zone()
        special: dict[type[Any], Any] = {
            act.PlacePieces: lambda: act.PlacePieces(self.batches()),
            act.Lift: lambda: act.Lift(self.pieces(zone, self.generator.below(2) == 0), zone),
            act.Move: lambda: act.Move(self.stops()),
            act.Order: lambda: act.Order(self.pieces(zone, True), zone),
            act.Initiative: lambda: act.Initiative(self.pieces(zone, True), zone),
            act.Rail: lambda: act.Rail(
                self.pieces(zone, self.generator.below(2) == 0), zone, self.zone()
            ),
            act.Sail: lambda: act.Sail(
                zone, self.zone(), self.pick(None, Pieces((), self.groups(zone)))
            ),
            act.Evacuate: lambda: act.Evacuate(
                self.pieces("veracruz", self.generator.below(2) > 0)
            ),
            act.Lose: lambda: act.Lose(self.groups(zone)),
        }
        if shape in special:
            made: Action = special[shape]()
            return made
        people = [who for who in self.state.people if self.state.on_map(who)] or ["juarez"]
        parts = {
            "zone": zone,
            "origin": zone,
            "to": self.generator.choice(self.state.material.board.neighbours(zone)),
            "marker": self.pick(*MARKERS),
            "head": self.pick("juarez", "maximilian"),
            "leader": self.generator.choice(self.leaders),
            "who": self.generator.choice(people),
            "path": self.way(),
            "batches": self.batches(),
            "count": 1 + self.generator.below(3),
            "chit": 1 + self.generator.below(66),
            "give": self.pick(None, 1 + self.generator.below(66)),
            "attitude": self.pick(*ATTITUDES),
            "camerone": self.generator.below(4) == 0,
            "rolls": (3,),
            "chits": (7, 9),
        }
        invented: Action = shape(**{name: parts[name] for name in attrs.fields_dict(shape)})
        return invented
