"""Supply (4.2.1, M21-M25, M111) and the Vomito (events 1-7, M31)."""

from collections import Counter

from paxdesk.errors import IllegalAction
from paxdesk.language import template
from paxdesk.mexican_adventure.rules.actions import Action, Starve
from paxdesk.mexican_adventure.rules.agenda import Supplying, VomitoStrikes
from paxdesk.mexican_adventure.rules.atrocity import test_atrocities
from paxdesk.mexican_adventure.rules.communication import hq_distances
from paxdesk.mexican_adventure.rules.forces import (
    Batch,
    Fp,
    Groups,
    Kind,
    Pieces,
    cost_of,
    counted,
    groups_of,
    kind_of,
    lower,
    pick,
)
from paxdesk.mexican_adventure.rules.refusing import refuse
from paxdesk.mexican_adventure.rules.state import State
from paxdesk.mexican_adventure.rules.words import Nation, Side, ZoneId

FP_FOR_AN_RP = 5
SUFFER_FROM_VOMITO: frozenset[Nation] = frozenset({"french", "austrian", "belgian"})
RULES = ("4.2.1", "M21", "M111")
MANY = 24
"""Lines that are shown where there may be thousands."""


def can_be_supplied(state: State, side: Side) -> list[tuple[ZoneId, Fp]]:
    """FP that RP would supply: Imperial ones need a LoC or a port, and an HQ on the map (M24)."""
    everybody = list(state.all_fps(side))
    if side == "republican":
        return everybody
    if state.hq is None or state.hq.where is None:
        return []
    lines, zones = hq_distances(state), state.material.board.zones
    return [(zone, fp) for zone, fp in everybody if zone in lines or zones[zone].port is not None]


def begin_supply(state: State, side: Side) -> None:
    """Pay if it can be paid, else ask who goes without."""
    fed = can_be_supplied(state, side)
    short = len(fed) - FP_FOR_AN_RP * state.rp[side]
    if short <= 0:
        settle_supply(state, side, Counter())
    elif side == "republican" and all(fp.quality == "C" for _, fp in fed):
        # Nothing is at stake (M111).
        state.pay(side, state.rp[side], "supply")
    else:
        state.agenda.append(Supplying(side, short))


def _groups(state: State, side: Side) -> list[tuple[ZoneId, Fp]]:
    return sorted(
        {(zone, Fp(fp.nation, fp.quality)) for zone, fp in can_be_supplied(state, side)},
        key=lambda each: (each[0], kind_of(each[1])),
    )


def supply_options(state: State, step: Supplying) -> list[Action]:
    """Some of the ways to go short: each kind of FP in each zone first, then the others."""
    fed = can_be_supplied(state, step.side)
    if step.short >= len(fed):
        return [_starve(fed)]
    found: dict[Starve, None] = {}
    for zone, wanted in _groups(state, step.side)[:MANY]:
        first = [each for each in fed if each[0] == zone and kind_of(each[1]) == kind_of(wanted)]
        others = [each for each in fed if each not in first]
        for order in (first + others, others + first):
            found[_starve(order[: step.short])] = None
    return list(found)


def _starve(chosen: list[tuple[ZoneId, Fp]]) -> Starve:
    zones = sorted({zone for zone, _ in chosen})
    return Starve(
        tuple(
            Batch(Pieces((), counted(fp for each, fp in chosen if each == zone)), zone)
            for zone in zones
        )
    )


def refuse_supply(state: State, step: Supplying, action: Action) -> IllegalAction | None:
    if not isinstance(action, Starve):
        return refuse(RULES, template("First name the FP that go without supply."))
    fed = Counter((zone, kind_of(fp)) for zone, fp in can_be_supplied(state, step.side))
    for batch in action.batches:
        for group in batch.pieces.groups:
            if fed[batch.zone, (group.quality, group.nation)] < group.count:
                words = template("There are no such FP in {zone} that could be supplied.")
                return refuse(RULES, words, where=batch.zone, zone=batch.zone)
    if sum(batch.pieces.count for batch in action.batches) != step.short:
        words = template("Exactly {number} FP must go without: what can be paid is paid.")
        return refuse(RULES, words, number=step.short)
    return None


def answer_supply(state: State, step: Supplying, action: Action) -> None:
    assert isinstance(action, Starve)
    starved = Counter(
        {
            (batch.zone, (group.quality, group.nation)): group.count
            for batch in action.batches
            for group in batch.pieces.groups
        }
    )
    settle_supply(state, step.side, starved)


def settle_supply(state: State, side: Side, starved: Counter[tuple[ZoneId, Kind]]) -> None:
    """Payment; then atrocity tests (M25) and steps lost, zone by zone (M105)."""
    fed = Counter((zone, kind_of(fp)) for zone, fp in can_be_supplied(state, side))
    state.pay(side, cost_of(sum(fed.values()) - sum(starved.values())), "supply")
    unsupplied = Counter((zone, kind_of(fp)) for zone, fp in state.all_fps(side))
    for place, number in fed.items():
        unsupplied[place] -= number
    for (zone, kind), number in starved.items():
        unsupplied[zone, kind] += number
    for zone in state.material.board.ids:
        hungry = {kind: n for (where, kind), n in unsupplied.items() if where == zone and n > 0}
        if not hungry:
            continue
        count = sum(hungry.values())
        state.tell("starves", side, zone, amount=count)
        if side == "imperial":
            leader = state.commander(state.leaders_in(zone, side))
            test_atrocities(state, zone, leader, count)
        groups = groups_of(kind for kind, n in hungry.items() for _ in range(n))
        _lose_a_step(state, zone, side, groups)


def _lose_a_step(state: State, zone: ZoneId, side: Side, groups: Groups) -> None:
    standing = state.zones[zone]
    picked = pick(standing.fps(side), groups)
    assert picked is not None
    chosen, left = picked
    standing.set_fps(side, (*left, *(lower(fp) or fp for fp in chosen)))


def strike_with_vomito(state: State, step: VomitoStrikes) -> None:
    """Europeans in a zone with a marker lose a step, C staying C; Marines, Egyptians do not."""
    state.agenda.pop()
    for zone in state.material.board.ids:
        standing = state.zones[zone]
        sick = [fp for fp in standing.imperial if fp.nation in SUFFER_FROM_VOMITO]
        if standing.vomito and sick:
            standing.set_fps(
                "imperial",
                (
                    (lower(fp) or fp) if fp.nation in SUFFER_FROM_VOMITO else fp
                    for fp in standing.imperial
                ),
            )
            state.tell("loses", "imperial", zone, amount=len(sick), word="vomito")
