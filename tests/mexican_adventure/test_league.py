"""Tests of the league's players, who are not offered at tables."""

import pytest

from paxdesk.commands.adventure import PLAYERS
from paxdesk.mexican_adventure.robots.assessment import Assessment
from paxdesk.mexican_adventure.robots.simulation import (
    SCRIPT_NAMES,
    SCRIPTS,
    RaidingScript,
    SimulationSetup,
    WaitingScript,
)
from paxdesk.mexican_adventure.robots.strategist import ROBOTS
from paxdesk.mexican_adventure.rules.engine import begin
from paxdesk.mexican_adventure.rules.forces import Fp, Pieces, groups_from_fps
from paxdesk.mexican_adventure.rules.material_reading import load_material

MATERIAL = load_material()
FRENCH = (Fp("french", "B"),) * 4
FORCE = Pieces((), groups_from_fps(FRENCH))


def test_league_players_have_names_and_are_not_offered_at_tables() -> None:
    assert set(SCRIPTS) == set(SCRIPT_NAMES)
    assert not set(SCRIPTS) & (set(ROBOTS) | set(PLAYERS))


@pytest.mark.long
def test_games_end_and_are_reproducible() -> None:
    plan = SimulationSetup("puebla", "turtle", "raid")
    row = plan.play(5)
    assert row["winner"]
    assert row == plan.play(5)


def test_a_turtle_goes_into_a_fortress_and_stays_there() -> None:
    state = begin(MATERIAL, "conquest", 1)
    for zone in ("orizaba", "veracruz", "puebla"):
        state.zones[zone].set_fps("republican", ())
        state.zones[zone].set_fps("imperial", FRENCH)
    waits = WaitingScript(Assessment(state, "imperial"))
    march = waits.best("orizaba", FORCE)
    assert march is not None
    assert march.to in ("veracruz", "puebla")
    assert waits.best("veracruz", FORCE) is None


def test_a_raider_takes_open_zones_and_avoids_equal_forces() -> None:
    state = begin(MATERIAL, "conquest", 1)
    for zone in state.material.board.ids:
        state.zones[zone].set_fps("republican", ())
    state.zones["orizaba"].set_fps("imperial", FRENCH)
    state.zones["puebla"].set_fps("republican", (Fp("republican", "C"),) * 6)
    march = RaidingScript(Assessment(state, "imperial")).best("orizaba", FORCE)
    assert march is not None
    assert march.to != "puebla"
    assert march.why == "occupy"
