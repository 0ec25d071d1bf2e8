"""Tests of movement by land, sea and rail, rides, retreats and escapes.

The map is searched a second time from the text of the rules.
"""

from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from paxdesk.mexican_adventure.rules import agenda
from paxdesk.mexican_adventure.rules.actions import Escape, Move, Retreat, Ride, Sail
from paxdesk.mexican_adventure.rules.engine import (
    legal_actions,
    perform,
    question_asked,
    refusal,
    settle,
)
from paxdesk.mexican_adventure.rules.forces import Fp, FpGroup, Pieces
from paxdesk.mexican_adventure.rules.state import State
from paxdesk.mexican_adventure.rules.vocabulary import TURNS, Side, ZoneId, enemy_of, rains
from tests.mexican_adventure.rules.positions import MATERIAL, laid, line, play

BOARD = MATERIAL.board
NEAR = sorted(zone for zone, far in BOARD.distances("mexico").items() if far <= 4)
enemies = some.frozensets(some.sampled_from(NEAR), max_size=14)
starts = some.sampled_from(("mexico", "puebla", "veracruz", "guanajuato", "pachuca", "cuernavaca"))
turns = some.sampled_from((3, 8, 9, 10))
sides: some.SearchStrategy[Side] = some.sampled_from(("imperial", "republican"))
OWN = {"imperial": Fp("french", "B"), "republican": Fp("republican", "C")}
PORTS = [zone for zone in BOARD.ids if BOARD.zones[zone].port]
LEADER = {"imperial": "douay", "republican": "diaz"}


def marching(side: Side, start: ZoneId, occupied: frozenset[ZoneId], turn: int) -> State:
    """Return a position with an ordered force, and enemies in ``occupied``."""
    state = laid("{phase: ops.a, rp: {imperial: 9, republican: 9}}")
    state.turn, state.step = turn, "ops.a" if side == "imperial" else "ops.b"
    used = Fp(OWN[side].nation, OWN[side].quality, used=True)
    state.zones[start].set_fps(side, [used, used])
    state.people[LEADER[side]].where = start
    for zone in occupied:
        state.zones[zone].set_fps(enemy_of(side), [OWN[enemy_of(side)]])
    pieces = Pieces((LEADER[side],), (FpGroup(2, used.quality, used.nation),))
    state.agenda = [agenda.Moving(side, start, pieces)]
    return state


def ways(start: ZoneId, occupied: frozenset[ZoneId], turn: int) -> Iterator[tuple[ZoneId, ...]]:
    """Yield every legal way from ``start`` that visits no zone twice (M57, M58)."""
    dry = turn % 6 != 3

    def road(one: ZoneId, other: ZoneId) -> bool:
        return dry and any(
            {one, other} == {way[i], way[i + 1]}
            for way in BOARD.roads.values()
            for i in range(len(way) - 1)
        )

    def walk(way: tuple[ZoneId, ...]) -> Iterator[tuple[ZoneId, ...]]:
        here = way[-1]
        for zone in BOARD.neighbours(here):
            if zone in way or (len(way) == 1 and start in occupied and zone in occupied):
                continue
            longer = (*way, zone)
            by_road = all(map(road, longer, longer[1:]))
            if len(longer) - 1 > (4 if by_road else 2):
                continue
            yield longer[1:]
            difficult = BOARD.zones[zone].cover != "clear" and not road(here, zone)
            if not difficult and zone not in occupied:
                yield from walk(longer)

    return walk((start,))


@settings(max_examples=60, deadline=None)
@given(sides, starts, enemies, turns)
def test_exactly_the_legal_ways_are_listed(
    side: Side, start: ZoneId, occupied: frozenset[ZoneId], turn: int
) -> None:
    state = marching(side, start, occupied, turn)
    listed = {
        tuple(stop.zone for stop in each.path)
        for each in legal_actions(state)
        if isinstance(each, Move)
    }
    assert listed == set(ways(start, occupied, turn))


@pytest.mark.parametrize("turn", TURNS)
def test_rains_fall_in_july(turn: int) -> None:
    """The rains are in turn 3 and every sixth turn after it (M2, 5.3.1)."""
    assert rains(turn) == (turn in (3, 9, 15, 21, 27, 33))


MARCH = """
phase: ops.a
rp: {imperial: 9}
dice: [0]
zones:
  veracruz: {imperial: 3B.french 1C.imperial, leaders: [douay, mirandol, mendez], hq: hq6}
"""


@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("move orizaba puebla mexico tula", None),
        ("move orizaba puebla mexico tula queretaro", "M57"),
        ("move orizaba(1B.french) puebla(mirandol) mexico", None),
        ("move orizaba(3B.french 1C.imperial) puebla", "M59"),
        ("move orizaba(2B.french) puebla(2B.french) mexico", "M59"),
        ("move orizaba(douay) puebla", "M59"),
        ("move orizaba(mendez) puebla", "M59"),
        ("move orizaba(mirandol) puebla(mirandol) mexico", "M59"),
        ("move orizaba puebla(1B.french)", "M59"),
        ("move orizaba(navy) puebla", "M59"),
        ("move orizaba oaxaca", None),
        ("move orizaba oaxaca tehuacan", "M57"),
        ("move mexico", "M4"),
        ("move tlacotalpan oaxaca", None),
        ("move orizaba veracruz", None),
        ("loan", "M110"),
    ],
)
def test_marching_orders(text: str, rule: str | None) -> None:
    """The order did not name Méndez."""
    state = laid(MARCH)
    play(state, "order douay mirandol 3B.french 1C.imperial in veracruz")
    refused = refusal(state, line(text))
    if rule is None:
        assert refused is None
    else:
        assert refused is not None
        assert rule in refused.rules


def test_pieces_left_on_the_way_have_moved() -> None:
    """Pieces left on the way may not move again (M53, M59)."""
    state = laid(MARCH)
    play(
        state,
        "order douay mirandol 3B.french 1C.imperial in veracruz",
        "move orizaba(mirandol 1B.french) puebla(1C.imperial) mexico",
    )
    assert state.people["mirandol"].where == "orizaba"
    assert state.people["douay"].where == "mexico"
    assert len(state.zones["mexico"].imperial) == 2
    for zone in ("orizaba", "puebla", "mexico"):
        assert all(fp.moved for fp in state.zones[zone].imperial)
    state.agenda.append(agenda.Ordering("imperial"))
    refused = refusal(state, line("order mirandol 1B.french in orizaba"))
    assert refused is not None
    assert "M53" in refused.rules


# --- Rides ----------------------------------------------------------------------------------------


@settings(max_examples=40, deadline=None)
@given(sides, starts, enemies)
def test_a_leader_may_stop_wherever_the_enemy_is_not_alone(
    side: Side, start: ZoneId, occupied: frozenset[ZoneId]
) -> None:
    """Of several paths to a zone, only those with the fewest dice are listed (M82, M120)."""
    state = laid("{phase: ops.f}")
    state.step = "ops.f" if side == "imperial" else "ops.g"
    for zone in occupied - {start}:
        state.zones[zone].set_fps(enemy_of(side), [OWN[enemy_of(side)]])
    who = LEADER[side]
    state.people[who].where = start
    state.agenda = [agenda.Riding(side)]
    rides = [each for each in legal_actions(state) if isinstance(each, Ride)]
    goals = {each.path[-1] for each in rides}
    assert goals == set(BOARD.ids) - occupied - {start}
    free = BOARD.distances(start, lambda zone: zone not in occupied)
    for ride in rides:
        zones = (start, *ride.path)
        assert all(zone in BOARD.neighbours(zones[i]) for i, zone in enumerate(zones[1:]))
        if ride.path[-1] in free:
            assert not occupied & set(ride.path), "a free way is taken where there is one"
            assert len(ride.path) == free[ride.path[-1]]


@pytest.mark.parametrize(("who", "side", "lost_on"), [
    ("marquez", "imperial", (0, 1)), ("diaz", "republican", (0,)),
])  # fmt: skip
@pytest.mark.parametrize("die", range(10))
def test_dice_of_a_ride(who: str, side: Side, lost_on: tuple[int, ...], die: int) -> None:
    """A die is rolled in each zone of a ride that only the enemy occupies (E20)."""
    state = laid("{phase: ops.f}")
    state.step = "ops.f" if side == "imperial" else "ops.g"
    for zone in ("jalapa", "orizaba"):
        state.zones[zone].set_fps(enemy_of(side), [OWN[enemy_of(side)]])
    state.zones["orizaba"].set_fps(side, [OWN[side]])
    state.people[who].where = "veracruz"
    state.agenda, state.rolls = [agenda.Riding(side)], [die]
    play(state, f"ride {who} orizaba veracruz jalapa teziutlan")
    assert state.rolls == []
    assert state.people[who].where == ("eliminated" if die in lost_on else "teziutlan")


def test_markers_catch_riders_too() -> None:
    """A Guerrilla and Rural Guards hold zones for their sides (M82)."""
    state = laid("{phase: ops.f, zones: {jalapa: {guerrilla: true}, veracruz: {leaders: [douay]}}}")
    state.rolls = [1]
    play(state, "ride douay jalapa teziutlan")
    assert state.people["douay"].where == "eliminated"
    state = laid("{phase: ops.g, zones: {jalapa: {rural_guards: 1}, oaxaca: {leaders: [diaz]}}}")
    state.rolls = [0]
    play(state, "ride diaz orizaba veracruz jalapa teziutlan")
    assert state.people["diaz"].where == "eliminated"


# --- Retreats and escapes -------------------------------------------------------------------------

markers = some.dictionaries(
    some.sampled_from(BOARD.neighbours("mexico")), some.sampled_from("irbgcm"), max_size=5
)


@settings(max_examples=60, deadline=None)
@given(sides, markers)
def test_retreat_zones_of_a_beaten_side(side: Side, around: dict[ZoneId, str]) -> None:
    """Rural Guards alone do not bar a zone to retreating Republicans (M76, M81)."""
    state = laid("{phase: ops.i, zones: {mexico: {imperial: 1B.french, republican: 1C, "
                 "holds: imperial}}}")  # fmt: skip
    for zone, kind in around.items():
        standing = state.zones[zone]
        if kind in "ib":
            standing.set_fps("imperial", [OWN["imperial"]])
        if kind in "rb":
            standing.set_fps("republican", [OWN["republican"]])
        standing.rural_guards = int(kind == "g")
        standing.counter_guerrillas = int(kind == "c")
        standing.guerrilla = kind == "m"
    state.agenda += [agenda.CombatOver("mexico"), agenda.Retreating(side, "mexico")]
    bars = {"imperial": "rbm", "republican": "ibc"}[side]
    free = {z for z in BOARD.neighbours("mexico") if around.get(z, " ") not in bars}
    found = legal_actions(state)
    assert {each.zone for each in found if isinstance(each, Retreat)} == free
    assert len(found) == len(free)
    if not free:
        settle(state)
        assert not state.zones["mexico"].fps(side)


@pytest.mark.parametrize("side", ["imperial", "republican"])
def test_a_side_without_retreat_is_lost_with_its_leaders(side: Side) -> None:
    """Only lost French move the marker (M76, M80)."""
    state = laid("{phase: ops.i, zones: {merida: {imperial: 4B.french, republican: 4C, "
                 "leaders: [douay, diaz]}}}")  # fmt: skip
    for zone in BOARD.neighbours("merida"):
        state.zones[zone].set_fps(enemy_of(side), [OWN[enemy_of(side)]])
    state.rolls = [9, 0, 5, 5] if side == "republican" else [0, 9, 5, 5]
    mine = {"imperial": "withdraw", "republican": "assault"}
    if side == "republican":
        mine = {"imperial": "assault", "republican": "withdraw"}
    play(state, f"attitude {mine['imperial']}", f"attitude {mine['republican']}")
    while question_asked(state) == "losses":
        perform(state, legal_actions(state)[0])
    assert not state.zones["merida"].fps(side)
    assert state.people[LEADER[side]].where == "eliminated"
    assert state.withdrawal == (side == "imperial")


@settings(max_examples=40, deadline=None)
@given(enemies, some.frozensets(some.sampled_from(NEAR), max_size=6))
def test_escaped_leaders_are_put_in_the_nearest_safe_zone(
    occupied: frozenset[ZoneId], friends: frozenset[ZoneId]
) -> None:
    """Escaped leaders go to the nearest zone that has friends or no enemies (M83)."""
    state = laid("{phase: ops.f, zones: {mexico: {republican: 1C}}}")
    for zone in occupied | {"mexico"}:
        state.zones[zone].set_fps("republican", [OWN["republican"]])
    for zone in friends - {"mexico"}:
        state.zones[zone].set_fps("imperial", [OWN["imperial"]])
    state.people["douay"].where = "mexico"
    state.agenda = [agenda.Escaping("douay", "mexico")]
    far = BOARD.distances("mexico")
    safe = {
        zone: far[zone]
        for zone in BOARD.ids
        if zone != "mexico" and zone in far and (zone in friends or zone not in occupied)
    }
    nearest = {zone for zone, distance in safe.items() if distance == min(safe.values())}
    found = {each.zone for each in legal_actions(state) if isinstance(each, Escape)}
    assert found == nearest


@pytest.mark.parametrize(("leader", "seat"), [("douay", 1), ("diaz", 2)])
def test_an_escape_is_the_turn_of_its_side(leader: str, seat: int) -> None:
    state = laid("{phase: ops.f, zones: {mexico: {republican: 1C}}}")
    state.agenda = [agenda.Escaping(leader, "mexico")]
    assert state.turn_seat == seat


# --- Ships and trains -----------------------------------------------------------------------------

HARBOUR = """
phase: ops.d
zones:
  veracruz: {imperial: 2A.french 1B.austrian 1C.imperial, leaders: [douay], navies: 2, hq: hq6}
  tampico: {republican: 1C}
  matamoros: {guerrilla: true}
  mazatlan: {imperial: 1A.french, republican: 1C}
"""


@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("sail veracruz to acapulco", None),
        ("sail veracruz to acapulco with 1A.french", None),
        ("sail veracruz to guaymas with douay 1B.austrian", None),
        ("sail veracruz to acapulco with 1C.imperial", "M62"),
        ("sail veracruz to acapulco with 2A.french", "M62"),
        ("sail veracruz to tampico", "M63"),
        ("sail veracruz to tampico with 1A.french", None),
        ("sail veracruz to matamoros", "M63"),
        ("sail veracruz to mazatlan", None),
        ("sail veracruz to mazatlan with 1A.french", None),
        ("sail veracruz to veracruz", "M63"),
        ("sail veracruz to mexico", "M63"),
        ("sail mazatlan to veracruz", "M114"),
        ("sail veracruz to acapulco with 1C.french", "M62"),
        ("sail veracruz to acapulco with mirandol 1A.french", "M62"),
    ],
)
def test_destinations_of_ships(text: str, rule: str | None) -> None:
    """Only ships with FP may sail to ports that only enemies occupy (M63, M64)."""
    state = laid(HARBOUR)
    refused = refusal(state, line(text))
    if rule is None:
        assert refused is None
    else:
        assert refused is not None
        assert rule in refused.rules
    if rule is None and "douay" not in text:
        assert line(text) in legal_actions(state)


def test_a_ship_sails_once_a_turn_and_its_cargo_rests() -> None:
    state = laid(HARBOUR)
    play(state, "sail veracruz to acapulco with 1A.french")
    refused = refusal(state, line("sail acapulco to guaymas"))
    assert refused is not None
    assert "M114" in refused.rules
    play(state, "sail veracruz to acapulco with 1A.french")
    assert [fp.moved for fp in state.zones["acapulco"].imperial] == [True, True]
    assert not [each for each in legal_actions(state) if isinstance(each, Sail)]


def test_all_landings_in_a_port_are_one_combat() -> None:
    """The ports of origin of landed FP are recorded (M64, M108)."""
    state = laid(HARBOUR)
    play(state, "sail veracruz to acapulco")
    state.navies = tuple(navy for navy in state.navies if navy.where == "veracruz")
    play(state, "sail veracruz to tampico with 1A.french")
    assert state.now.landings == {"tampico": ("veracruz",)}
    state.zones["mazatlan"].set_fps("republican", ())
    assert "mazatlan" not in state.now.landings


RAILWAY = """
phase: ops.d
played: [46]
zones:
  veracruz: {imperial: 7A.french 1C.imperial, leaders: [douay], hq: hq6}
  mexico: {imperial: 1A.french}
"""


@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("rail douay 6A.french from veracruz to mexico", None),
        ("rail 5A.french 1C.imperial from veracruz to mexico", None),
        ("rail 7A.french from veracruz to mexico", "M65"),
        ("rail 1A.french from mexico to veracruz", None),
        ("rail 1A.french from veracruz to puebla", "M65"),
        ("rail 1A.french from veracruz to veracruz", "M65"),
        ("rail 2A.french from mexico to veracruz", "M65"),
    ],
)
def test_trains(text: str, rule: str | None) -> None:
    """Covers example E24."""
    state = laid(RAILWAY)
    refused = refusal(state, line(text))
    assert (refused is None) == (rule is None)
    assert refused is None or rule in refused.rules


@pytest.mark.parametrize("zone", ["veracruz", "orizaba", "puebla", "mexico"])
@pytest.mark.parametrize("how", ["republican", "guerrilla"])
def test_an_enemy_on_the_railway_stops_all_trains(zone: ZoneId, how: str) -> None:
    state = laid(RAILWAY)
    if how == "guerrilla":
        state.zones[zone].guerrilla = True
    else:
        state.zones[zone].set_fps("republican", [OWN["republican"]])
    refused = refusal(state, line("rail 1A.french from veracruz to mexico"))
    assert refused is not None
    assert refused.where == zone


def test_one_train_trip_per_turn() -> None:
    state = laid(RAILWAY)
    play(state, "rail 1A.french from mexico to veracruz")
    # No other piece can move, so the next step has begun.
    assert question_asked(state) == "ride"
    state.agenda.append(agenda.Transporting())
    refused = refusal(state, line("rail 1A.french from veracruz to mexico"))
    assert refused is not None
    assert "M65" in refused.rules


@settings(max_examples=30, deadline=None)
@given(some.frozensets(some.sampled_from(PORTS), max_size=9))
def test_a_ship_flees_to_any_free_port(occupied: frozenset[ZoneId]) -> None:
    """A ship is lost if no port is free (M63)."""
    state = laid("{phase: ops.f, zones: {veracruz: {navies: 1}}}")
    for zone in occupied | {"veracruz"}:
        state.zones[zone].set_fps("republican", [OWN["republican"]])
    state.agenda = [agenda.Riding("imperial"), agenda.Aftermath()]
    settle(state)
    free = {*PORTS} - occupied - {"veracruz"}
    if len(free) > 1:
        assert question_asked(state) == "flee"
        found = {each.to for each in legal_actions(state) if isinstance(each, Sail)}
        assert found == free
    else:
        assert {navy.where for navy in state.navies} == free
