"""Departure of the French after event 63 (M49), and the stronghold of those who stay.

The Imperial side wins with an FP on the map at the end (7.4, 7.5). French hold roads and towns
while others wait for their ships. Imperial Mexicans gather in one fortress and stay there.
"""

from paxdesk.mexican_adventure.robots.assessment import Assessment, french_in
from paxdesk.mexican_adventure.rules.effects import evacuation_effect
from paxdesk.mexican_adventure.rules.forces import Fp, is_french
from paxdesk.mexican_adventure.rules.state import State
from paxdesk.mexican_adventure.rules.vocabulary import ZoneId

TO_THE_PORT = 5
"""Number of turns before the last ship at which every French force goes to the port."""
SPARE = 1
"""Number of turns that a ship may be late: an enemy in the port keeps it away (M50)."""
HOLDING = 10
"""Number of FP that hold the port while others are on their way to it."""
LOADS = 3
"""Number of shiploads of French that wait in the port, of which one leaves each turn.

A side that holds the port cannot be kept from it in the end (M50).
"""
TOO_LATE = 1
"""Number of turns before the last ship at which an enemy-held port is given up."""
GUARDS, GUARD = 3, 6.0
"""Number of FP that stay with the HQ, and the value of each there."""
IN_STRENGTH, UNDER_THREAT = 1.0, 0.5
"""Weights, relative to walls, of each FP in a fortress and of enemy strength near it."""


def turns_to_go(state: State) -> int:
    """Return the number of turns after this one in which French may still leave."""
    assert state.saillard is not None
    return state.saillard + evacuation_effect(state).turns - state.turn


def to_embark(state: State) -> int:
    """Return the number of French FP that should leave this turn.

    Usually they are a full load; while some are inland, enough stay to hold the port if time
    allows.
    """
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
    """Return the number of French FP that should come to the port by the end of this turn."""
    order = evacuation_effect(state)
    everybody = french_fps(state)
    waiting = french_in(state.zones[order.where].imperial)
    if last_call(state):
        return everybody - waiting
    return max(0, min(LOADS * order.most, everybody) - waiting)


def ships_wait(state: State) -> bool:
    """Return whether the port lacks French to fill the next ships, or time is short (event 63)."""
    return last_call(state) or wanted_in_port(state) > 0


def last_call(state: State) -> bool:
    """Return whether all French must go to the port now to leave in time (event 63)."""
    return turns_to_go(state) <= TO_THE_PORT


def the_last_go(state: State) -> bool:
    """Return whether one shipload, or the last one, takes all remaining French."""
    return turns_to_go(state) <= 1 or french_fps(state) <= evacuation_effect(state).most


def through_the_lines(seen: Assessment, who: str) -> bool:
    """Return whether a French leader cannot wait for a ship and may risk the enemy's lines.

    The enemy holds the port, no French FP is left inland, and time is short. A leader lost on the
    way counts as gone (M49, M82).
    """
    state = seen.state
    if not seen.french_must_leave() or turns_to_go(state) > TOO_LATE:
        return False
    leader = state.material.leaders.get(who)
    port = evacuation_effect(state).where
    inland = french_fps(state) - french_in(state.zones[port].imperial)
    return leader is not None and leader.french and bool(seen.enemy_fps(port)) and not inland


def outlasting(state: State) -> bool:
    """Return whether the Imperial side only has to survive, and its French are called home."""
    return state.called and state.card.victory.by == "no_imperial_fp"


def stays(fp: Fp) -> bool:
    """Return whether no event removes the FP (63, 64)."""
    return fp.nation == "imperial"


def stronghold(seen: Assessment) -> ZoneId | None:
    """Return the fortress in which the remaining FP gather, or None.

    Returns None if the Imperial side has to do more than survive, or holds no fortress.
    """
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
    """Return the cost of ``leaving`` FP for the guard of the HQ; 0.0 in other zones.

    The guard should withstand raids and surprise attacks.
    """
    if seen.side != "imperial" or not seen.state.hq_in(zone):
        return 0.0
    return GUARD * max(0, GUARDS - len(seen.own_fps(zone)) + leaving)
