"""Departure of the French (event 63, M49), and the stronghold of the FP that stay."""

from paxdesk.mexican_adventure.robots.assessment import Assessment, french_in
from paxdesk.mexican_adventure.rules.effects import evacuation_effect
from paxdesk.mexican_adventure.rules.forces import Fp, is_french
from paxdesk.mexican_adventure.rules.state import State
from paxdesk.mexican_adventure.rules.vocabulary import ZoneId

TO_THE_PORT = 5
"""Number of turns left (``turns_to_go``) at which all French go to the port."""
SPARE = 1
"""Turns of delay allowed for an enemy in the port (M50)."""
HOLDING = 10
"""Number of FP that hold the port while others come."""
LOADS = 3
"""Number of shiploads of French to gather in the port."""
TOO_LATE = 1
"""Number of turns left at which an enemy-held port is given up."""
GUARDS, GUARD = 3, 6.0
"""Number of FP that stay with the HQ, and the value of each there."""
IN_STRENGTH, UNDER_THREAT = 1.0, 0.5
"""Weights of each FP in a fortress, and of each point of enemy strength against it."""


def turns_to_go(state: State) -> int:
    """Return the number of later turns in which French may leave."""
    assert state.saillard is not None
    return state.saillard + evacuation_effect(state).turns - state.turn


def to_embark(state: State) -> int:
    """Return the maximum number of French FP that should leave this turn."""
    order = evacuation_effect(state)
    everybody = french_fps(state)
    waiting = french_in(state.zones[order.where].imperial)
    assert state.saillard is not None
    if waiting == everybody or state.card.last_turn - state.saillard < order.turns:
        return order.most
    due = everybody - order.most * (turns_to_go(state) - SPARE)
    return max(0, min(order.most, max(due, waiting - HOLDING)))


def french_fps(state: State) -> int:
    return sum(is_french(fp) for _, fp in state.all_fps("imperial"))


def wanted_in_port(state: State) -> int:
    """Return the number of French FP that should come to the port now."""
    order = evacuation_effect(state)
    everybody = french_fps(state)
    waiting = french_in(state.zones[order.where].imperial)
    if last_call(state):
        return everybody - waiting
    return max(0, min(LOADS * order.most, everybody) - waiting)


def ships_wait(state: State) -> bool:
    """Return whether French FP should march to the port (event 63)."""
    return last_call(state) or wanted_in_port(state) > 0


def last_call(state: State) -> bool:
    """Return whether all French must go to the port now (event 63)."""
    return turns_to_go(state) <= TO_THE_PORT


def the_last_go(state: State) -> bool:
    """Return whether at most one later turn, or one shipload of French, remains."""
    return turns_to_go(state) <= 1 or french_fps(state) <= evacuation_effect(state).most


def through_the_lines(seen: Assessment, who: str) -> bool:
    """Return whether a French leader who cannot embark should ride through enemies (M49)."""
    state = seen.state
    if not seen.french_must_leave() or turns_to_go(state) > TOO_LATE:
        return False
    leader = state.material.leaders.get(who)
    port = evacuation_effect(state).where
    inland = french_fps(state) - french_in(state.zones[port].imperial)
    return leader is not None and leader.french and bool(seen.enemy_fps(port)) and not inland


def outlasting(state: State) -> bool:
    """Return whether the French are called home and survival wins."""
    return state.called and state.card.victory.by == "no_imperial_fp"


def stays(fp: Fp) -> bool:
    """Return whether no event removes the FP (63, 64)."""
    return fp.nation == "imperial"


def stronghold(seen: Assessment) -> ZoneId | None:
    """Return the fortress in which the remaining FP gather, or None."""
    if seen.side != "imperial" or not outlasting(seen.state):
        return None

    def strength_of(zone: ZoneId) -> float:
        here = sum(map(stays, seen.own_fps(zone)))
        value = seen.walls(zone) + IN_STRENGTH * here
        return value - UNDER_THREAT * seen.threat(zone)

    held = [
        zone
        for zone in seen.board.ids
        if seen.board.zones[zone].fortress
        and seen.own_fps(zone)
        and seen.state.zones[zone].holds != seen.enemy
    ]
    return max(held, key=strength_of, default=None)


def unguarded(seen: Assessment, zone: ZoneId, leaving: int) -> float:
    """Return the cost of a weaker guard of the HQ if ``leaving`` FP leave ``zone``."""
    if seen.side != "imperial" or not seen.state.hq_in(zone):
        return 0.0
    return GUARD * max(0, GUARDS - len(seen.own_fps(zone)) + leaving)
