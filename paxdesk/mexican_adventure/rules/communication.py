"""Lines of communication (2.5, M9-M14) and what they pay (4.1.1)."""

from paxdesk.mexican_adventure.rules.state import State
from paxdesk.mexican_adventure.rules.words import Side, ZoneId


def _open(state: State, zone: ZoneId) -> bool:
    """Occupied by an Imperial force and free of Republican ones (M9)."""
    return state.zones[zone].held("imperial")


def hq_distances(state: State) -> dict[ZoneId, int]:
    """Every zone with a LoC for supply and orders, and its distance (M12); empty without HQ.

    Zones next to a line have one too where their own force stands contested (M10).
    """
    if state.hq is None or state.hq.where is None:
        return {}
    hq = state.hq.where
    found: dict[ZoneId, int] = {}
    if _open(state, hq):
        found = state.material.board.road_distances(hq, lambda zone: _open(state, zone))
        linked, beside = state.material.board.linked, {}
        for zone in state.material.board.ids:
            if zone not in found and state.zones[zone].contested:
                near = [found[each] for each in linked[zone] if each in found]
                if near:
                    beside[zone] = min(near) + 1
        # No line leads on through a contested zone.
        found |= beside
    elif state.zones[hq].contested:
        # The chain is the zone of force and HQ itself (M10).
        found = {hq: 0}
    return _by_telegraph(state, hq, found)


def _by_telegraph(state: State, hq: ZoneId, found: dict[ZoneId, int]) -> dict[ZoneId, int]:
    """Event 47: no distance along the line if every zone is friendly and uncontested (M12)."""
    line = state.material.board.telegraph
    if not state.telegraph or hq not in (line[0], line[-1]):
        return found
    start = line.index(hq)
    for way in (line[start::-1], line[start:]):
        for zone in way:
            if not _open(state, zone):
                break
            found[zone] = 0
    return found


def has_land_line(state: State, zone: ZoneId) -> bool:
    """A LoC from an uncontested zone: for improving and raising (M10)."""
    return zone in hq_distances(state) and _open(state, zone)


def paying_zones(state: State) -> list[ZoneId]:
    """4.1.1: the Imperial zones in a LoC, which may once pass from port to port (M11)."""
    if state.hq is None or state.hq.where is None or not _open(state, state.hq.where):
        return []
    board = state.material.board
    found = set(board.road_distances(state.hq.where, lambda zone: _open(state, zone)))
    if any(board.zones[zone].port for zone in found):
        for port in board.where(lambda zone: zone.port is not None):
            if port not in found and _open(state, port):
                found |= set(board.road_distances(port, lambda zone: _open(state, zone)))
    return sorted(found)


def collected_from(state: State, side: Side) -> list[ZoneId]:
    """The zones from which a side collects now."""
    if side == "imperial":
        return paying_zones(state)
    return [zone for zone in state.material.board.ids if state.zones[zone].held("republican")]


def value_of(state: State, zones: list[ZoneId]) -> int:
    return sum(state.material.board.zones[zone].resources for zone in zones)
