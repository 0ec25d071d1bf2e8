"""Tests that rides avoid the enemy if another way is free (M82)."""

import pytest

from paxdesk.mexican_adventure.robots.assessment import Assessment
from paxdesk.mexican_adventure.robots.transport import ride
from paxdesk.mexican_adventure.rules.actions import Ride
from paxdesk.mexican_adventure.rules.engine import legal_actions, refusal
from paxdesk.mexican_adventure.rules.state import State
from paxdesk.mexican_adventure.rules.view import seen_by
from tests.mexican_adventure.rules.positions import laid

BETWEEN = ("pachuca", "puebla")
"""Zones between Mexico City and Teziutlán."""


def enemy_in(*zones: str) -> State:
    """Return a position with Douay in Mexico City and enemies in ``zones``."""
    given = """
phase: ops.d
zones:
  mexico: {imperial: 1A.french, leaders: [douay]}
  teziutlan: {imperial: 8A.french}
"""
    return laid(given + "".join(f"  {zone}: {{republican: 1C}}\n" for zone in zones))


def way_to_teziutlan(state: State) -> tuple[str, ...]:
    (found,) = (
        each.path
        for each in legal_actions(state)
        if isinstance(each, Ride) and each.who == "douay" and each.path[-1] == "teziutlan"
    )
    return found


@pytest.mark.parametrize("enemy", BETWEEN)
def test_the_free_one_of_two_equal_ways_is_listed(enemy: str) -> None:
    (free,) = (zone for zone in BETWEEN if zone != enemy)
    state = enemy_in(enemy)
    assert way_to_teziutlan(state) == (free, "teziutlan")
    assert refusal(state, Ride("douay", (enemy, "teziutlan"))) is None, "it is legal as well"


def test_a_longer_free_way_is_listed() -> None:
    state = enemy_in(*BETWEEN)
    way = way_to_teziutlan(state)
    assert len(way) > 2
    assert not any(state.zones[zone].republican for zone in way)


def test_a_way_through_the_enemy_is_listed_only_without_another() -> None:
    state = enemy_in("pachuca", "puebla", "tula", "toluca", "cuernavaca")
    assert len(way_to_teziutlan(state)) == 2


@pytest.mark.parametrize("enemy", BETWEEN)
def test_an_opponent_takes_the_free_way(enemy: str) -> None:
    (free,) = (zone for zone in BETWEEN if zone != enemy)
    seen = Assessment(seen_by(enemy_in(enemy), "imperial"), "imperial")
    ways = [Ride("douay", (zone, "teziutlan")) for zone in (enemy, free)]
    for order in (ways, ways[::-1]):
        assert ride(seen, list(order)) == Ride("douay", (free, "teziutlan"))
