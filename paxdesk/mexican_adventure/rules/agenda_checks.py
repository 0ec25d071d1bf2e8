"""Checks of the agenda, which do not assume a valid position."""

from collections.abc import Iterable, Mapping
from itertools import pairwise
from types import MappingProxyType
from typing import Any, Final

from paxdesk.language import tr
from paxdesk.mexican_adventure.rules import agenda
from paxdesk.mexican_adventure.rules.agenda import AgendaItem
from paxdesk.mexican_adventure.rules.chance import DRAWN
from paxdesk.mexican_adventure.rules.forces import side_of_nation, split_fps
from paxdesk.mexican_adventure.rules.state import State
from paxdesk.mexican_adventure.rules.vocabulary import NAVIES

Kinds = tuple[type[Any], ...]

_SPENDING: Final[Kinds] = (agenda.VomitoStrikes, agenda.Spending, agenda.Supplying)
_OF_CHITS: Final[Kinds] = (
    agenda.PlacingMarkers,
    agenda.PlacingHead,
    agenda.Improving,
    agenda.Raising,
    agenda.Landing,
    agenda.Returning,
    agenda.Converting,
)
"""Questions asked by effects of chits."""
_FOUGHT: Final[Kinds] = (agenda.Losing, agenda.Retreating)
OF_THE_STEP: Final[Mapping[str, tuple[Kinds, ...]]] = MappingProxyType(
    {
        "setup": ((agenda.PlacingMarkers,), (agenda.SettingUp,)),
        "admin.a": ((agenda.PlacingHead,), (agenda.PlacingHq,)),
        "admin.c": ((agenda.AskedForLoan,),),
        "admin.e": tuple((kind,) for kind in _SPENDING),
        "admin.f": tuple((kind,) for kind in _SPENDING[1:]),
        "admin.g": ((agenda.Drawing, agenda.DrawingOne), (agenda.Resolving,), _OF_CHITS),
        "ops.a": ((agenda.Ordering,), (agenda.Moving,)),
        "ops.b": ((agenda.Ordering,), (agenda.Moving,)),
        "ops.c": ((agenda.TakingInitiative,), (agenda.Moving,)),
        "ops.d": ((agenda.Transporting,),),
        "ops.e": ((agenda.TakingInitiative,), (agenda.Moving,)),
        "ops.f": ((agenda.Riding,),),
        "ops.g": ((agenda.Riding,),),
        "ops.h": ((agenda.AskedToWithdraw,),),
        "ops.i": (
            (agenda.Fighting,),
            (agenda.Combat, agenda.CombatOver),
            (agenda.ChoosingAttitude, *_FOUGHT),
        ),
        "pac.a": ((agenda.Raiding,), (agenda.Hunting,)),
    }
)
"""Records allowed on the agenda in each step (3.0), lowest first."""
IN_BETWEEN: Final[tuple[Kinds, ...]] = (
    (agenda.Aftermath,),
    (agenda.CounterGuerrillaRetreats, agenda.Escaping, agenda.Fleeing, *_FOUGHT),
)
"""Records of consequences, allowed above those of OF_THE_STEP except at set-up."""
_ZONES: Final = ("done", "moved", "tried")


def agenda_problems(state: State) -> list[str]:
    """Return the problems of the agenda; a game with a problem cannot continue."""
    if state.over:
        fits = [type(step) for step in state.agenda] == [agenda.GameOver]
        return [] if fits else [tr("the game is over but continues")]
    found: list[str] = []
    _check_order(state, found)
    for step in state.agenda:
        _check_zones(state, step, found)
        if state.masked:
            continue  # pieces and chits are hidden
        if isinstance(step, agenda.SettingUp):
            found += _of_setting_up(state, step)
        elif isinstance(step, agenda.Moving):
            found += _of_moving(state, step)
        elif isinstance(step, agenda.Drawing):
            found += _of_drawing(state, step)
        elif getattr(step, "count", 0) < 0:
            found.append(tr("fewer than 0 to place"))
    return found


def _check_order(state: State, found: list[str]) -> None:
    layers = OF_THE_STEP.get(state.step, ())
    if state.step != "setup":
        layers = (*layers, *IN_BETWEEN)
    ranks = []
    for index, step in enumerate(state.agenda):
        fitting = [rank for rank, kinds in enumerate(layers) if isinstance(step, kinds)]
        if not fitting:
            found.append(tr("{name} has nothing to decide in this step", name=f"agenda[{index}]"))
            return
        ranks.append(fitting[-1])
    if any(below > above for below, above in pairwise(ranks)):
        found.append(tr("the agenda is in the wrong order"))
    known = [repr(_name(step)) for step in state.agenda]
    if len(set(known)) < len(known):
        found.append(tr("the same question is asked twice"))


def _name(step: AgendaItem) -> tuple[object, ...]:
    told = (getattr(step, each, None) for each in ("side", "chit", "who", "zone", "marker"))
    return (type(step).__name__, *told)


def _check_zones(state: State, step: AgendaItem, found: list[str]) -> None:
    zones: Iterable[str] = [
        *([step.zone] if hasattr(step, "zone") else []),
        *(zone for name in _ZONES for zone in getattr(step, name, ())),
    ]
    found += [tr("there is no zone {zone}", zone=zone) for zone in zones if zone not in state.zones]


def _of_setting_up(state: State, step: agenda.SettingUp) -> Iterable[str]:
    """Yield each error in a set-up (M95)."""
    material, side = state.material, step.side
    placed = [leader for batch in step.placed for leader in batch.pieces.leaders]
    leaders = [*step.leaders, *placed]
    if len(set(leaders)) < len(leaders) or any(
        leader not in material.leaders or material.side_of(leader) != side for leader in leaders
    ):
        yield tr("leaders that this side cannot place")
        return
    if any(state.on_map(leader) for leader in step.leaders):
        yield tr("a leader is placed twice")
    if min((group.count for group in step.groups), default=1) < 1 or step.navies < 0:
        yield tr("fewer than 0 to place")
    if any(side_of_nation(group.nation) != side for group in step.groups):
        yield tr("FP that this side cannot place")
    for nation in {group.nation for group in step.groups}:
        left = sum(group.count for group in step.groups if group.nation == nation)
        limit = material.fp_kinds[nation].limit
        if limit and state.total(nation) + left > limit:
            yield tr("more FP to place than there are")
    if len(state.navies) + step.navies > NAVIES:
        yield tr("more ships to place than there are")
    for batch in step.placed:
        zone = state.zones[batch.zone]
        there = all(state.people[leader].where == batch.zone for leader in batch.pieces.leaders)
        ships = sum(navy.where == batch.zone for navy in state.navies)
        if (
            not there
            or split_fps(zone.fps(side), batch.pieces.groups) is None
            or ships < batch.pieces.navies
        ):
            yield tr("the pieces placed in {zone} are not there", zone=batch.zone)


def _of_drawing(state: State, step: agenda.Drawing) -> Iterable[str]:
    """Yield errors in the chits of a draw (M33)."""
    if step.side == "imperial":
        if len(state.bowl) < DRAWN:
            yield tr("too few chits to draw")
        fits = step.given is None and step.kept is None
        drawn = DRAWN if step.aside is None else DRAWN - 1
    else:
        fits = step.given in step.drawn and step.kept is not None and step.aside is None
        drawn = DRAWN + 1
    if not fits or len(step.drawn) != drawn:
        yield tr("the chits in hand are not those of a draw")


def _of_moving(state: State, step: agenda.Moving) -> Iterable[str]:
    """Yield an error if the ordered force is not there (5.3)."""
    fps = tuple(fp for fp in state.zones[step.zone].fps(step.side) if fp.used and not fp.moved)
    there = all(state.people[leader].where == step.zone for leader in step.pieces.leaders)
    if not there or split_fps(fps, step.pieces.groups) is None:
        yield tr("a force that is ordered in {zone} is not there", zone=step.zone)
