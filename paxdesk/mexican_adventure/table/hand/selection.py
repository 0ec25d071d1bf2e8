"""Tray: pieces of a zone, or unplaced ones, and their selection. No Qt."""

from collections.abc import Iterable

from attrs import field

from paxdesk.lazy_attrs import define, frozen
from paxdesk.mexican_adventure.rules import agenda
from paxdesk.mexican_adventure.rules.agenda import AgendaItem
from paxdesk.mexican_adventure.rules.forces import (
    Fp,
    FpGroup,
    Pieces,
    ZonePieces,
    groups_of,
    joined_groups,
)
from paxdesk.mexican_adventure.rules.leaders import riders
from paxdesk.mexican_adventure.rules.orders import may_command
from paxdesk.mexican_adventure.rules.spending import MEXICANS, improvable
from paxdesk.mexican_adventure.rules.state import State
from paxdesk.mexican_adventure.rules.vocabulary import LeaderId, Nation, Quality, Side, ZoneId


@frozen
class SelectablePiece:
    """Leader, head of state, FP or ship in the tray."""

    who: LeaderId = ""
    quality: Quality | None = None
    nation: Nation | None = None
    ship: bool = False
    can_act: bool = True


@define
class PieceSelection:
    """Pieces in the tray; ``zone`` is None for unplaced pieces."""

    step: AgendaItem | None = None
    zone: ZoneId | None = None
    chips: tuple[SelectablePiece, ...] = ()
    selected: set[int] = field(factory=set)
    aim: ZoneId | None = None
    """Zone to which a force was dragged before its order, or None."""
    raised: tuple[ZonePieces, ...] = ()
    """New FP already assigned to zones, until the last one is assigned."""

    def follow(self, state: State) -> None:
        """Update the tray for a position; a different question resets it."""
        step = state.agenda[-1] if state.agenda else None
        asked_again = type(step) is type(self.step) and _side(step) == _side(self.step)
        if step == self.step and self.raised:
            return
        if step == self.step and self.chips == tuple(chips_of(state, step, self.zone)):
            return
        self.step = step
        if isinstance(step, agenda.Moving):
            self.zone = step.zone
        elif not asked_again or not isinstance(step, ZONED_STEPS):
            self.zone, self.aim = None, None
        self.take(state, self.zone)

    def take(self, state: State, zone: ZoneId | None) -> None:
        """Put a zone's pieces into the tray, or unplaced pieces if ``zone`` is None."""
        step = state.agenda[-1] if state.agenda else None
        self.zone, self.raised = zone, ()
        self.chips = tuple(chips_of(state, step, zone))
        self.selected = likely(state, step, self.chips)

    def toggle(self, index: int) -> None:
        """Select or deselect a piece; in rides, select only that piece."""
        if isinstance(self.step, agenda.Riding):
            self.selected = {index}
        else:
            self.selected = self.selected ^ {index}

    @property
    def kinds(self) -> list[tuple[int, ...]]:
        """Indices of the FP of each kind of which at least two can act."""
        alike: dict[SelectablePiece, list[int]] = {}
        for at in self._able:
            if self.chips[at].quality:
                alike.setdefault(self.chips[at], []).append(at)
        return [tuple(kind) for kind in alike.values() if len(kind) > 1]

    def count_out(self, first: int, more: bool) -> bool:
        """Select or deselect one more piece of a kind; return False if there is none."""
        kind = next((each for each in self.kinds if each[0] == first), ())
        left = [at for at in kind if (at in self.selected) != more]
        if not left:
            return False
        self.selected = self.selected ^ {left[0] if more else left[-1]}
        return True

    def alone(self, index: int) -> None:
        """Select only this piece; if nothing is selected, all others, except in rides."""
        if isinstance(self.step, agenda.Riding) or self.selected:
            self.selected = {index}
        else:
            self.selected = set(self._able) - {index}

    @property
    def _able(self) -> list[int]:
        return [at for at, chip in enumerate(self.chips) if chip.can_act]

    def raised_with(self, zone: ZoneId) -> tuple[ZonePieces, ...]:
        """Return the new FP placed so far, with those now selected for this zone."""
        pieces = self.pieces
        there = [each.pieces.groups for each in self.raised if each.zone == zone]
        groups = joined_groups((*(group for found in there for group in found), *pieces.groups))
        others = [each for each in self.raised if each.zone != zone]
        return tuple(
            sorted((*others, ZonePieces(Pieces((), groups), zone)), key=lambda each: each.zone)
        )

    def put(self, zone: ZoneId) -> None:
        """Assign the selected new FP to a zone and continue with the others."""
        self.raised = self.raised_with(zone)
        self.chips = tuple(c for index, c in enumerate(self.chips) if index not in self.selected)
        self.selected = {0}

    @property
    def pieces(self) -> Pieces:
        """Selected pieces, in canonical form."""
        return pieces_of(self.chips[index] for index in sorted(self.selected))

    @property
    def left(self) -> Pieces:
        """Pieces not selected, in canonical form."""
        rest = (chip for index, chip in enumerate(self.chips) if index not in self.selected)
        return pieces_of(rest)


ZONED_STEPS = (
    agenda.Ordering,
    agenda.TakingInitiative,
    agenda.Transporting,
    agenda.Riding,
    agenda.Spending,
)
"""Steps during which the zone in the tray is kept."""


def _side(step: AgendaItem | None) -> Side | None:
    return getattr(step, "side", None)


def pieces_of(chips: Iterable[SelectablePiece]) -> Pieces:
    them = list(chips)
    return Pieces(
        tuple(sorted(chip.who for chip in them if chip.who)),
        groups_of((chip.quality, chip.nation) for chip in them if chip.quality and chip.nation),
        min(1, sum(chip.ship for chip in them)),
    )


def chips_of(state: State, step: AgendaItem | None, zone: ZoneId | None) -> list[SelectablePiece]:
    match step:
        case agenda.SettingUp():
            return _waiting(step.leaders, step.groups, step.navies)
        case agenda.Raising():
            nation = MEXICANS[step.side]
            new = min(step.count, state.room_for(nation))
            return [SelectablePiece("", "C", nation) for _ in range(new)]
        case agenda.Moving():
            return _waiting(step.pieces.leaders, step.pieces.groups, 0)
        case agenda.Ordering() if zone is not None:
            return _standing(state, step.side, zone, initiative=False)
        case agenda.TakingInitiative() if zone is not None:
            return _standing(state, step.side, zone, initiative=True)
        case agenda.Riding() if zone is not None:
            alone = riders(state, step.side)
            found = [who for who in alone if state.people[who].where == zone]
            return [SelectablePiece(who) for who in found]
        case agenda.Transporting() if zone is not None:
            return [
                *(
                    SelectablePiece(who, can_act=not state.people[who].moved)
                    for who in state.leaders_in(zone, "imperial")
                ),
                *_fps(state.zones[zone].imperial, lambda fp: not fp.moved),
            ]
        case agenda.Spending() if zone is not None:
            room = dict(improvable(state, step, zone))
            found_fps: list[SelectablePiece] = []
            for fp in state.zones[zone].fps(step.side):
                kind = (fp.quality, fp.nation)
                able = room.get(kind, 0) > 0
                if able:
                    room[kind] -= 1
                found_fps.append(SelectablePiece("", fp.quality, fp.nation, can_act=able))
            return found_fps
    return []


def _waiting(
    leaders: Iterable[LeaderId], groups: Iterable[FpGroup], navies: int
) -> list[SelectablePiece]:
    return [
        *(SelectablePiece(who) for who in leaders),
        *(
            SelectablePiece("", each.quality, each.nation)
            for each in groups
            for _ in range(each.count)
        ),
        *(SelectablePiece(ship=True) for _ in range(navies)),
    ]


def _fps(fps: Iterable[Fp], able: "object") -> list[SelectablePiece]:
    assert callable(able)
    return [SelectablePiece("", fp.quality, fp.nation, can_act=bool(able(fp))) for fp in fps]


def _standing(state: State, side: Side, zone: ZoneId, initiative: bool) -> list[SelectablePiece]:
    """Return the leaders and FP as tray pieces."""

    def fit(fp: Fp) -> bool:
        spent = fp.used or fp.moved or fp.tried
        return not spent and (initiative or not fp.failed)

    leaders = [
        SelectablePiece(
            who,
            can_act=who != state.bound
            and not (state.people[who].used or state.people[who].moved)
            and (initiative or not state.people[who].failed),
        )
        for who in state.leaders_in(zone, side)
    ]
    return [*leaders, *_fps(state.zones[zone].fps(side), fit)]


def likely(state: State, step: AgendaItem | None, chips: tuple[SelectablePiece, ...]) -> set[int]:
    """Return the indices of the pieces selected at first."""
    able = [index for index, chip in enumerate(chips) if chip.can_act]
    match step:
        case agenda.Ordering() | agenda.TakingInitiative():
            return _force(state, chips, able, isinstance(step, agenda.TakingInitiative))
        case agenda.Moving():
            return set(able)
        case agenda.Raising():
            return set(able[:1])
        case agenda.SettingUp() | agenda.Transporting():
            fps = [index for index in able if chips[index].quality]
            return set(fps[:1] or able[:1])
        case agenda.Riding():
            return set(able[:1])
    return set()


def _force(
    state: State, chips: tuple[SelectablePiece, ...], able: list[int], initiative: bool
) -> set[int]:
    """Return the indices of proposed leaders, and of all FP that their commander may lead."""
    leaders = [index for index in able if chips[index].who]
    if initiative:
        fresh = [index for index in leaders if not state.people[chips[index].who].tried]
        leaders = fresh if fresh else leaders
    commander = state.commander(chips[index].who for index in leaders)
    if commander is None:
        return set()
    led = [
        index
        for index in able
        if (nation := chips[index].nation) is not None and may_command(state, commander, nation)
    ]
    if led:
        return {*leaders, *led}
    # the commander may lead no FP here, but another leader may
    for index in leaders:
        alone = [
            other
            for other in able
            if (nation := chips[other].nation) is not None
            and may_command(state, chips[index].who, nation)
        ]
        if alone:
            return {index, *alone}
    return set(leaders)
