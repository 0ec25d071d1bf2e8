"""The atrocity test (2.5, M26)."""

from paxdesk.mexican_adventure.rules.chance import roll
from paxdesk.mexican_adventure.rules.state import State
from paxdesk.mexican_adventure.rules.words import LeaderId, ZoneId

PASSED = 1


def test_atrocities(state: State, zone: ZoneId, leader: LeaderId | None, count: int) -> None:
    """Die + initiative - FP + RP value; below 1 the marker goes right. None after M61."""
    if state.called:
        return
    initiative = state.initiative(leader) if leader is not None else 0
    value = state.material.board.zones[zone].resources
    if roll(state) + initiative - count + value < PASSED:
        state.tell("atrocity", "imperial", zone)
        state.move_withdrawal(1)
