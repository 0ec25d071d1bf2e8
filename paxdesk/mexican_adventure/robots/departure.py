"""After event 63: when the French go home (M49), and where those stand who stay.

Whoever has an FP on the map at the end wins (7.4, 7.5): French hold roads and towns as long as
others of them still wait for their ships, and Imperial Mexicans gather in one fortress, which
they do not leave.
"""

from paxdesk.mexican_adventure.robots.assessment import Assessment, french_in
from paxdesk.mexican_adventure.rules.effects import evacuation_effect
from paxdesk.mexican_adventure.rules.forces import Fp, is_french
from paxdesk.mexican_adventure.rules.state import State
from paxdesk.mexican_adventure.rules.vocabulary import ZoneId

TO_THE_PORT = 5
"""Turns before the last ship from which on every French force goes to the port."""
SPARE = 1
"""Turns that a ship may be late: an enemy in the port keeps it away (M50)."""
HOLDING = 10
"""FP that hold the port while others are on their way to it."""
LOADS = 3
"""Ships' loads of French that wait in the port, a load goes every turn: who holds the port need
not fear to be kept from it at last (M50)."""
TOO_LATE = 1
"""Turns to the last ship at which a port that the enemy holds is not waited for any more."""
GUARDS, GUARD = 3, 6.0
"""FP that stay with the HQ, and what each is worth there."""
IN_STRENGTH, UNDER_THREAT = 1.0, 0.5
"""What each who stands in a fortress already, and each point of an enemy's strength near it,
counts beside its walls."""


def turns_to_go(state: State) -> int:
    """Turns after this one in which French may still go."""
    assert state.saillard is not None
    return state.saillard + evacuation_effect(state).turns - state.turn


def to_embark(state: State) -> int:
    """French FP that should go this turn: a full load, but while some are inland so many stay
    that they hold the port, if all can still go in time."""
    order = evacuation_effect(state)
    everybody = french_fps(state)
    waiting = french_in(state.zones[order.where].imperial)
    assert state.saillard is not None
    if waiting == everybody or state.card.last_turn - state.saillard < order.turns:
        return order.most
    due = everybody - order.most * (turns_to_go(state) - SPARE)
    return max(0, min(order.most, max(due, waiting - HOLDING)))


def french_fps(state: State) -> int:
    """All that are still there."""
    return sum(is_french(fp) for _, fp in state.all_fps("imperial"))


def wanted_in_port(state: State) -> int:
    """French FP that should come to the port by the end of this turn."""
    order = evacuation_effect(state)
    everybody = french_fps(state)
    waiting = french_in(state.zones[order.where].imperial)
    if last_call(state):
        return everybody - waiting
    return max(0, min(LOADS * order.most, everybody) - waiting)


def ships_wait(state: State) -> bool:
    """Whether too few French stand in the port to fill the ships of the next turns, or time is
    short (event 63)."""
    return last_call(state) or wanted_in_port(state) > 0


def last_call(state: State) -> bool:
    """Whether all French must be on their way to the port, or some be left (event 63)."""
    return turns_to_go(state) <= TO_THE_PORT


def the_last_go(state: State) -> bool:
    """Whether one load of ships, or the last of them, takes all French who are left."""
    return turns_to_go(state) <= 1 or french_fps(state) <= evacuation_effect(state).most


def through_the_lines(seen: Assessment, who: str) -> bool:
    """Whether a French leader has no ship to wait for: the enemy holds the port, no French FP is
    left to be led, and time is short. Lost on his way, he is gone as well (M49, M82)."""
    state = seen.state
    if not seen.french_must_leave() or turns_to_go(state) > TOO_LATE:
        return False
    leader = state.material.leaders.get(who)
    port = evacuation_effect(state).where
    inland = french_fps(state) - french_in(state.zones[port].imperial)
    return leader is not None and leader.french and bool(seen.enemy_fps(port)) and not inland


def outlasting(state: State) -> bool:
    """Whether the Imperial side only has to be there at the end, and its French are called."""
    return state.called and state.card.victory.by == "no_imperial_fp"


def stays(fp: Fp) -> bool:
    """Whether no event sends it away (63, 64)."""
    return fp.nation == "imperial"


def stronghold(seen: Assessment) -> ZoneId | None:
    """The fortress in which those gather who stay; None where it is not yet time for it."""
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
    """What it costs that so many leave the zone of the HQ, which has a guard that no raid and no
    column from nowhere drives away."""
    if seen.side != "imperial" or not seen.state.hq_in(zone):
        return 0.0
    return GUARD * max(0, GUARDS - len(seen.own_fps(zone)) + leaving)
