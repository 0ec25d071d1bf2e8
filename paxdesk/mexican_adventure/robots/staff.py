"""Remarks of the staff officer before a side ends a step or a force leaves.

Strengths are combat potentials without the die (5.7.1).
"""

from collections.abc import Iterator
from typing import Final, Literal, TypeAlias

from paxdesk.lazy_attrs import frozen
from paxdesk.mexican_adventure.robots.forces_seen import (
    believed,
    reached_from,
    strength,
    zones_with_leaders,
)
from paxdesk.mexican_adventure.rules.agenda import Spending
from paxdesk.mexican_adventure.rules.chance import SIDES_OF_THE_DIE
from paxdesk.mexican_adventure.rules.forces import Groups, split_fps
from paxdesk.mexican_adventure.rules.spending import spending_options
from paxdesk.mexican_adventure.rules.state import State
from paxdesk.mexican_adventure.rules.supply import SUFFER_FROM_VOMITO, can_be_supplied
from paxdesk.mexican_adventure.rules.view import View
from paxdesk.mexican_adventure.rules.vocabulary import Side, ZoneId, enemy_of

RemarkKind: TypeAlias = Literal["unspent", "left", "cut", "sick", "attacked"]
MOST_ATTACKED: Final = 2
"""Maximum number of possible attacks reported, the likeliest first."""
WORTH_A_WORD: Final = 20
"""Minimum chance of a reported attack, in percent."""


@frozen
class Leaving:
    """FP that would leave ``zone``; ``to`` is their destination, None if undecided."""

    zone: ZoneId
    groups: Groups
    to: ZoneId | None = None


@frozen
class Remark:
    """Remark on ``zones``; ``count`` is a number of FP or RP.

    ``chance`` is the percentage of dice throws that favour the attacker.
    """

    kind: RemarkKind
    zones: tuple[ZoneId, ...] = ()
    count: int = 0
    origin: ZoneId = ""
    theirs: int = 0
    ours: int = 0
    chance: int = 0
    guessed: bool = False


def remarks(view: View, side: Side, leaving: Leaving | None = None) -> list[Remark]:
    """Return the remarks on a position, or on the position after FP leave."""
    before = believed(view, side)
    after = before if leaving is None else without(before, side, leaving)
    found = list(_unspent(view, side))
    if leaving is not None:
        found.append(Remark("left", (leaving.zone,), len(after.zones[leaving.zone].fps(side))))
    if side == "imperial":
        found += _cut(before, after)
        found += _sick(after)
    return [*found, *_attacked(view, after, side)]


def without(state: State, side: Side, leaving: Leaving) -> State:
    """Return a copy of the position after the FP leave, unchanged if any is missing."""
    trial = state.copy()
    picked = split_fps(trial.zones[leaving.zone].fps(side), leaving.groups)
    if picked is not None:
        going, left = picked
        trial.zones[leaving.zone].set_fps(side, left)
        if leaving.to is not None:
            there = trial.zones[leaving.to]
            there.set_fps(side, (*there.fps(side), *going))
    return trial


def without_supply(state: State) -> dict[ZoneId, int]:
    """Return the number of Imperial FP without supply, by zone."""
    fed = {zone for zone, _ in can_be_supplied(state, "imperial")}
    found: dict[ZoneId, int] = {}
    for zone, _ in state.all_fps("imperial"):
        if zone not in fed:
            found[zone] = found.get(zone, 0) + 1
    return found


def _unspent(view: View, side: Side) -> Iterator[Remark]:
    """Yield a remark if RP could still be spent (4.2)."""
    step = view.agenda[-1] if view.agenda else None
    if isinstance(step, Spending) and step.side == side and len(spending_options(view, step)) > 1:
        yield Remark("unspent", count=view.rp[side])


def _cut(before: State, after: State) -> Iterator[Remark]:
    """Yield a remark on FP without supply; after a move, only on those newly cut off."""
    known = without_supply(before) if after is not before else {}
    cut = {zone: fps for zone, fps in without_supply(after).items() if zone not in known}
    if cut:
        yield Remark("cut", tuple(cut), sum(cut.values()))


def _sick(state: State) -> Iterator[Remark]:
    """Yield a remark on each zone whose FP the Vomito would lower (M31)."""
    for zone in state.material.board.ids:
        standing = state.zones[zone]
        falling = sum(
            fp.nation in SUFFER_FROM_VOMITO and fp.quality != "C" for fp in standing.imperial
        )
        if standing.vomito and falling:
            yield Remark("sick", (zone,), falling)


def _attacked(view: View, state: State, side: Side) -> Iterator[Remark]:
    """Yield remarks on the likeliest attacks, each by the strongest force in reach."""
    enemy, board = enemy_of(side), state.material.board
    led = zones_with_leaders(state)[enemy] | view.covered
    reach = {
        origin: reached_from(state, enemy, origin)
        for origin in board.ids
        if origin in led and state.zones[origin].fps(enemy)
    }
    found: list[Remark] = []
    for zone in board.ids:
        own = state.zones[zone].fps(side)
        if not (own or (side == "imperial" and state.hq_in(zone))) or state.zones[zone].fps(enemy):
            continue
        coming = [(strength(state.zones[each].fps(enemy)), each) for each in reach
                  if zone in reach[each]]  # fmt: skip
        if not coming:
            continue
        theirs, origin = max(coming)
        ours = strength(own) + (board.zones[zone].fortress if own else 0)
        chance = attack_chance(theirs, ours) if own else 100
        guessed = origin in view.covered
        found.append(Remark("attacked", (zone,), len(own), origin, theirs, ours, chance, guessed))
    found.sort(key=lambda each: (-each.chance, -each.count, each.zones))
    yield from (each for each in found[:MOST_ATTACKED] if each.chance >= WORTH_A_WORD)


def attack_chance(theirs: int, ours: int) -> int:
    """Return the percentage of throws of both dice that favour the attacker."""
    sides = range(SIDES_OF_THE_DIE)
    return sum(theirs + one > ours + other for one in sides for other in sides)
