"""Supply (4.2.1, M21-M25, M111), lines of communication (LoC, M9-M14) and Vomito (M31)."""

from collections import Counter

from paxdesk.errors import IllegalAction
from paxdesk.language import tr_noop
from paxdesk.mexican_adventure.rules.actions import Action, Starve
from paxdesk.mexican_adventure.rules.agenda import Supplying, VomitoStrikes
from paxdesk.mexican_adventure.rules.chance import test_atrocities
from paxdesk.mexican_adventure.rules.errors import make_refusal
from paxdesk.mexican_adventure.rules.forces import (
    Fp,
    Groups,
    Place,
    batches_of,
    cost_of,
    kind_of,
    lower,
    places_in,
    places_of,
    split_fps,
)
from paxdesk.mexican_adventure.rules.state import State
from paxdesk.mexican_adventure.rules.vocabulary import Nation, Side, ZoneId

# --- Lines of communication (2.5, M9-M14) and income from them (4.1.1) ----------------------------


def _imperially_held(state: State, zone: ZoneId) -> bool:
    """Return whether the zone has Imperial FP or markers and no Republican ones (M9)."""
    return state.zones[zone].held("imperial")


def hq_distances(state: State) -> dict[ZoneId, int]:
    """Return distances from the HQ, by zone with a LoC (M10, M12); {} if it is off the map."""
    if state.hq is None or state.hq.where is None:
        return {}
    hq = state.hq.where
    found: dict[ZoneId, int] = {}
    if _imperially_held(state, hq):
        found = state.material.board.road_distances(hq, lambda zone: _imperially_held(state, zone))
        linked, beside = state.material.board.linked, {}
        for zone in state.material.board.ids:
            if zone not in found and state.zones[zone].contested:
                near = [found[each] for each in linked[zone] if each in found]
                if near:
                    beside[zone] = min(near) + 1
        # a line does not continue through a contested zone
        found |= beside
    elif state.zones[hq].contested:
        # the LoC consists only of the zone of the force and the HQ (M10)
        found = {hq: 0}
    return _by_telegraph(state, hq, found)


def line_of_communication(state: State, zone: ZoneId) -> tuple[ZoneId, ...]:
    """Return a shortest line from a zone to the HQ; () if there is none (M9)."""
    hq = state.hq_zone
    if hq is None or zone not in hq_distances(state):
        return ()
    held = state.material.board.road_distances(hq, lambda each: _imperially_held(state, each))
    way = [zone]
    while way[-1] != hq:
        near = [each for each in state.material.board.linked[way[-1]] if each in held]
        way.append(min(near, key=lambda each: (held[each], each)))
    return tuple(way)


def _by_telegraph(state: State, hq: ZoneId, found: dict[ZoneId, int]) -> dict[ZoneId, int]:
    """Return ``found`` with distances of 0 along the telegraph (M12)."""
    line = state.material.board.telegraph
    if not state.telegraph or hq not in (line[0], line[-1]):
        return found
    start = line.index(hq)
    for way in (line[start::-1], line[start:]):
        for zone in way:
            if not _imperially_held(state, zone):
                break
            found[zone] = 0
    return found


def has_land_line(state: State, zone: ZoneId) -> bool:
    """Return whether the zone is held by the Imperial side and has a LoC (M10)."""
    return zone in hq_distances(state) and _imperially_held(state, zone)


def paying_zones(state: State) -> list[ZoneId]:
    """Return the Imperial zones from which RP are collected (4.1.1, M11)."""
    if state.hq is None or state.hq.where is None or not _imperially_held(state, state.hq.where):
        return []
    board = state.material.board
    found = set(board.road_distances(state.hq.where, lambda zone: _imperially_held(state, zone)))
    if any(board.zones[zone].port for zone in found):
        for port in board.where(lambda zone: zone.port is not None):
            if port not in found and _imperially_held(state, port):
                found |= set(board.road_distances(port, lambda zone: _imperially_held(state, zone)))
    return sorted(found)


def collected_from(state: State, side: Side) -> list[ZoneId]:
    """Return the zones whose RP the side would collect now."""
    if side == "imperial":
        return paying_zones(state)
    return [zone for zone in state.material.board.ids if state.zones[zone].held("republican")]


def value_of(state: State, zones: list[ZoneId]) -> int:
    return sum(state.material.board.zones[zone].resources for zone in zones)


FP_FOR_AN_RP = 5
SUFFER_FROM_VOMITO: frozenset[Nation] = frozenset({"french", "austrian", "belgian"})
RULES = ("4.2.1", "M21", "M111")
MANY = 24
"""Maximum number of pairs of a zone and a kind of FP for which options are listed."""


def can_be_supplied(state: State, side: Side) -> list[tuple[ZoneId, Fp]]:
    """Return the FP that RP can supply, with their zones (M24)."""
    everybody = list(state.all_fps(side))
    if side == "republican":
        return everybody
    if state.hq is None or state.hq.where is None:
        return []
    lines, zones = hq_distances(state), state.material.board.zones
    return [(zone, fp) for zone, fp in everybody if zone in lines or zones[zone].port is not None]


def begin_supply(state: State, side: Side) -> None:
    """Pay for supply, or ask which FP go without."""
    fed = can_be_supplied(state, side)
    short = len(fed) - FP_FOR_AN_RP * state.rp[side]
    if short <= 0:
        settle_supply(state, side, Counter())
    elif side == "republican" and all(fp.quality == "C" for _, fp in fed):
        # the choice has no effect (M111)
        state.pay(side, state.rp[side], "supply")
    else:
        state.agenda.append(Supplying(side, short))


def _groups(state: State, side: Side) -> list[tuple[ZoneId, Fp]]:
    return sorted(
        {(zone, Fp(fp.nation, fp.quality)) for zone, fp in can_be_supplied(state, side)},
        key=lambda each: (each[0], kind_of(each[1])),
    )


def supply_options(state: State, step: Supplying) -> list[Action]:
    """Return some choices of the FP that go without supply."""
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
    return Starve(batches_of((zone, kind_of(fp)) for zone, fp in chosen))


def refuse_supply(state: State, step: Supplying, action: Action) -> IllegalAction | None:
    if not isinstance(action, Starve):
        return make_refusal(RULES, tr_noop("Choose the FP that go without supply first."))
    fed, starved = places_of(can_be_supplied(state, step.side)), places_in(action.batches)
    for (zone, _), _ in (starved - fed).items():
        words = tr_noop("No FP of that kind in {zone} can be supplied.")
        return make_refusal(RULES, words, where=zone, zone=zone)
    if starved.total() != step.short:
        words = tr_noop(
            "Exactly {number} FP go without supply: everything you can pay for is supplied."
        )
        return make_refusal(RULES, words, number=step.short)
    return None


def answer_supply(state: State, step: Supplying, action: Action) -> None:
    assert isinstance(action, Starve)
    settle_supply(state, step.side, places_in(action.batches))


def settle_supply(state: State, side: Side, starved: Counter[Place]) -> None:
    """Pay for supply, then test atrocities (M25) and remove steps, zone by zone (M105)."""
    fed = places_of(can_be_supplied(state, side))
    state.pay(side, cost_of(fed.total() - starved.total()), "supply")
    hungry = places_of(state.all_fps(side)) - fed + starved
    for batch in batches_of(hungry.elements()):
        count = batch.pieces.count
        state.tell("starves", side, batch.zone, amount=count)
        if side == "imperial":
            leader = state.commander(state.leaders_in(batch.zone, side))
            test_atrocities(state, batch.zone, leader, count)
        _lose_a_step(state, batch.zone, side, batch.pieces.groups)


def _lose_a_step(state: State, zone: ZoneId, side: Side, groups: Groups) -> None:
    standing = state.zones[zone]
    picked = split_fps(standing.fps(side), groups)
    assert picked is not None
    chosen, left = picked
    standing.set_fps(side, (*left, *(lower(fp) or fp for fp in chosen)))


def strike_with_vomito(state: State, step: VomitoStrikes) -> None:
    """Lower European FP in zones with Vomito by one step, except C FP."""
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
            for quality, number in sorted(Counter(fp.quality for fp in sick).items()):
                state.tell("loses", "imperial", zone, amount=number, word=f"vomito {quality}")
