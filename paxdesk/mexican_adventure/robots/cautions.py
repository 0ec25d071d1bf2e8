"""Warnings for a side, derived from its view.

Strengths are combat potentials without the die (5.7.1).
"""

from collections.abc import Iterator, Sequence
from typing import Final, Literal, TypeAlias

from paxdesk.lazy_attrs import frozen
from paxdesk.mexican_adventure.robots.assessment import FEW_FRENCH, Assessment, french_in
from paxdesk.mexican_adventure.robots.forces_seen import EnemyThreat
from paxdesk.mexican_adventure.rules.forces import is_french
from paxdesk.mexican_adventure.rules.supply import can_be_supplied
from paxdesk.mexican_adventure.rules.view import View
from paxdesk.mexican_adventure.rules.vocabulary import Side, ZoneId

CautionKind: TypeAlias = Literal["hq", "head", "blamed", "beaten", "hungry"]
KINDS: Final[tuple[CautionKind, ...]] = ("hq", "head", "blamed", "beaten", "hungry")
"""Kinds of warnings, most urgent first."""
LIKELY_TO_FALL: Final = 0.3
"""Minimum chance of losing the HQ at which a side is warned."""
MUCH_STRONGER: Final = 4
MOST: Final = 4
"""Maximum number of warnings shown at a time."""


@frozen
class Caution:
    """Danger in ``zone``, from a force at ``origin`` or from lack of supply.

    ``count`` is the number of FP without supply, ``who`` a head of state in the zone.
    """

    kind: CautionKind
    zone: ZoneId
    origin: ZoneId = ""
    ours: int = 0
    theirs: int = 0
    count: int = 0
    who: str = ""
    guessed: bool = False


@frozen
class CautionTask:
    """Background search for warnings, off the GUI thread."""

    view: View
    side: Side

    def answer(self, seconds: float | None = None) -> Sequence[Caution]:
        """Return the warnings; takes some milliseconds."""
        return cautions(self.view, self.side)

    def stop(self) -> None:
        """Do nothing, as the search ends quickly anyway."""


def cautions(view: View, side: Side) -> list[Caution]:
    """Return at most MOST dangers to a side, one per zone."""
    seen = Assessment(view, side)
    found: dict[ZoneId, Caution] = {}
    for each in (*_attacked(seen), *_hungry(seen)):
        before = found.get(each.zone)
        if before is None or KINDS.index(each.kind) < KINDS.index(before.kind):
            found[each.zone] = each
    order = sorted(found.values(), key=lambda each: (KINDS.index(each.kind), _margin(each)))
    return order[:MOST]


def _margin(caution: Caution) -> tuple[int, ZoneId]:
    return caution.ours - caution.theirs - caution.count, caution.zone


def _attacked(seen: Assessment) -> Iterator[Caution]:
    state = seen.state
    for zone in seen.board.ids:
        danger = max(seen.dangers.get(zone, ()), key=_strength, default=None)
        if danger is None or seen.enemy_fps(zone):
            continue
        fps, heads = seen.own_fps(zone), state.heads_in(zone, seen.side)
        count, bonus, _ = seen.own_mass[zone]
        card = seen.board.zones[zone]
        walls = card.fortress * bool(count)
        ours, theirs = count + bonus + walls, danger.strength
        kind: CautionKind | None = None
        if seen.side == "imperial" and state.hq_in(zone):
            if seen.hq_falls(seen.own_mass[zone], theirs) >= LIKELY_TO_FALL:
                kind = "hq"
        elif heads and theirs > ours:
            kind = "head"
        elif count > 1 and theirs >= ours + MUCH_STRONGER:
            few = count < FEW_FRENCH and any(map(is_french, fps)) and seen.patience > 0
            kind = "blamed" if few else "beaten"
        elif count == 1 and french_in(fps) and theirs >= ours and seen.patience > 0:
            kind = "blamed"
        if kind is not None:
            who = heads[0] if heads else ""
            guessed = danger.origin in seen.view.covered
            yield Caution(kind, zone, danger.origin, ours, theirs, 0, who, guessed)


def _strength(danger: EnemyThreat) -> tuple[int, ZoneId]:
    return danger.strength, danger.origin


def _hungry(seen: Assessment) -> Iterator[Caution]:
    """Yield cautions about Imperial FP without supply (4.2.1)."""
    if seen.side == "republican":
        return
    fed = {zone for zone, _ in can_be_supplied(seen.state, "imperial")}
    for zone in seen.board.ids:
        if seen.own_fps(zone) and zone not in fed:
            yield Caution("hungry", zone, count=len(seen.own_fps(zone)))
