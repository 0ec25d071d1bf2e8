"""How the opponent of The Mexican Adventure weighs what it sees."""

from paxdesk.mexican_adventure.robots.administration import room_on_the_track
from paxdesk.mexican_adventure.robots.assessment import (
    HARD,
    Assessment,
    Provisions,
    mass_of,
    reached_from,
    under_a_leader,
)
from paxdesk.mexican_adventure.robots.departure import last_call, ships_wait
from paxdesk.mexican_adventure.robots.marches import Marching, best_answer
from paxdesk.mexican_adventure.robots.simulation import Playing, RandomPlayer
from paxdesk.mexican_adventure.robots.transport import ride
from paxdesk.mexican_adventure.rules import actions as act
from paxdesk.mexican_adventure.rules.agenda import Ordering
from paxdesk.mexican_adventure.rules.engine import begin
from paxdesk.mexican_adventure.rules.forces import Fp, Fps
from paxdesk.mexican_adventure.rules.material_reading import load_material
from paxdesk.mexican_adventure.rules.state import State
from paxdesk.mexican_adventure.rules.view import seen_by
from paxdesk.mexican_adventure.rules.words import SIDES

MATERIAL = load_material()


def conquest() -> State:
    return begin(MATERIAL, "conquest", 1)


def french(count: int) -> Fps:
    return (Fp("french", "A"),) * count


def republican(count: int) -> Fps:
    return (Fp("republican", "C"),) * count


def test_help_is_worth_what_it_changes() -> None:
    """Where an army wins anyway, one more changes nothing."""
    state = conquest()
    state.zones["mexico"].set_fps("republican", republican(1))
    marching = Marching(Assessment(state, "imperial"))
    strong, weak = mass_of(french(15)), mass_of(french(1))
    assert marching._fight("mexico", strong, weak) < 1.0
    assert marching._fight("mexico", (0, 0, 0), strong) > 10.0


def test_the_road_behind_an_army_is_guarded() -> None:
    """Orizaba left empty, the army in Puebla starves; left weak, it may."""
    state = conquest()
    for zone in ("jalapa", "puebla", "orizaba"):
        for side in SIDES:
            state.zones[zone].set_fps(side, ())
    state.zones["puebla"].set_fps("imperial", french(10))
    state.zones["orizaba"].set_fps("imperial", french(3))
    provisions = Provisions(Assessment(state, "imperial"))
    cost = [provisions.worse_by("orizaba", french(n), ("puebla",), ()) for n in (1, 2, 3)]
    assert cost[0] <= cost[1] < cost[2]
    assert cost[2] > 8


def test_a_force_stops_where_enemies_stand() -> None:
    """5.3: from Puebla to Veracruz by road, unless Jalapa and Orizaba are held."""
    state = conquest()
    state.zones["jalapa"].set_fps("imperial", ())
    assert "veracruz" in reached_from(state, "republican", "puebla")
    state.zones["jalapa"].set_fps("imperial", french(1))
    reached = reached_from(state, "republican", "puebla")
    assert {"jalapa", "orizaba", "mexico", "queretaro"} <= reached
    assert "veracruz" not in reached


def test_hidden_forces_are_what_the_open_ones_leave() -> None:
    """4.2.3: 40 FP at most, those without a leader are counted."""
    view = seen_by(conquest(), "imperial")
    assert 1 <= under_a_leader(view, "republican") <= 8
    for zone in view.covered:
        view.zones[zone].set_fps("republican", republican(1))
    free = next(zone for zone in view.zones if not view.zones[zone].republican)
    view.zones[free].set_fps("republican", republican(30))
    assert under_a_leader(view, "republican") < 8


def test_leaders_ride_to_fp_they_may_order() -> None:
    """5.8.2: a Mexican is of no use to French FP."""
    state = conquest()
    state.zones["orizaba"].set_fps("imperial", french(5))
    seen = Assessment(state, "imperial")
    to_orizaba = act.Ride("marquez", ("orizaba",))
    state.people["marquez"].where = "veracruz"
    assert ride(seen, [to_orizaba, act.Done()]) == act.Done()
    state.zones["orizaba"].set_fps("imperial", (Fp("imperial", "C"),) * 5)
    for who in ("mejia", "mendez", "miramon", "bazaine", "douay", "brincourt", "mirandol"):
        state.people[who].where = "jalapa"
    seen = Assessment(state, "imperial")
    assert ride(seen, [to_orizaba, act.Done()]) == to_orizaba


def test_room_on_the_track_knows_what_comes() -> None:
    """Events not yet played will move the marker (8.0)."""
    state = begin(MATERIAL, "campaign", 1)
    state.withdrawal = 10
    before = room_on_the_track(state)
    state.played = (*state.played, *MATERIAL.chits_of("civil_war_ends"))
    assert room_on_the_track(state) == before + 5


def test_the_french_are_called_to_the_port_in_time() -> None:
    """Event 63: by the seventh turn after it."""
    state = begin(MATERIAL, "retreat", 1)
    state.saillard, state.turn = 24, 25
    for standing in state.zones.values():
        standing.set_fps("imperial", ())
    state.zones["veracruz"].set_fps("imperial", french(12))
    assert not ships_wait(state)
    state.zones["puebla"].set_fps("imperial", french(1))
    assert ships_wait(state)
    assert not last_call(state)
    state.turn = 29
    assert last_call(state)


def test_who_looks_ahead_reckons_with_forces_whose_leaders_are_hidden() -> None:
    playing = Playing(
        begin(MATERIAL, "conquest", 9001),
        {"imperial": "easy", "republican": "easy"},
        RandomPlayer.for_game(9001),
    )
    answers = []
    for _ in playing.steps():
        state = playing.state
        if state.agenda and state.agenda[-1] == Ordering("imperial"):
            seen = Assessment(seen_by(state, "imperial"), "imperial", HARD)
            answers.append(best_answer(seen.state, seen.enemy))
        if len(answers) == 5:
            break
    assert max(answers) > 0
