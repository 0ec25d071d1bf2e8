"""Tests of lines of communication, collecting and supply (2.5, 4.1, 4.2, M8-M31).

Results must agree with a second search written from the text of the rules.
"""

from collections.abc import Iterable
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from paxdesk.mexican_adventure.rules import agenda
from paxdesk.mexican_adventure.rules.actions import Improve, Raise, Starve
from paxdesk.mexican_adventure.rules.engine import (
    asked,
    legal_actions,
    question_asked,
    refusal,
    settle,
)
from paxdesk.mexican_adventure.rules.forces import Fp, groups_from_fps, lower
from paxdesk.mexican_adventure.rules.invariants import problems
from paxdesk.mexican_adventure.rules.notation import write, write_groups
from paxdesk.mexican_adventure.rules.sequence import begin_step
from paxdesk.mexican_adventure.rules.state import State
from paxdesk.mexican_adventure.rules.supply import (
    can_be_supplied,
    collected_from,
    has_land_line,
    hq_distances,
    value_of,
)
from paxdesk.mexican_adventure.rules.vocabulary import ZoneId
from tests.mexican_adventure.rules.positions import MATERIAL, laid, line, play

BOARD = MATERIAL.board
CENTRE = sorted(
    zone
    for zone, far in BOARD.distances("puebla").items()
    if far <= 3
)  # fmt: skip
"""Zones for garrisons, close enough to each other to form lines."""
COAST = ("tampico", "matamoros", "acapulco", "mazatlan", "campeche")


def strewn(garrisons: dict[ZoneId, str], hq: ZoneId | None) -> State:
    """Return a position with an HQ and garrisons.

    The letters are ``i`` Imperial, ``r`` Republican, ``b`` both, ``g`` Rural Guards, ``m``
    Guerrilla.
    """
    state = laid("{phase: ops.a, zones: {colima: {imperial: 1A.french, republican: 1C}}}")
    state.zones["colima"].set_fps("imperial", ())
    state.zones["colima"].set_fps("republican", ())
    for zone, kind in garrisons.items():
        standing = state.zones[zone]
        if kind in "ib":
            standing.set_fps("imperial", [Fp("french", "B")])
        if kind in "rb":
            standing.set_fps("republican", [Fp("republican", "C")])
        standing.rural_guards = int(kind == "g")
        standing.guerrilla = kind == "m"
        if kind == "b" and BOARD.zones[zone].fortress:
            standing.holds = "imperial"
    if hq is not None:
        state.hq = laid("{phase: ops.a, zones: {veracruz: {hq: hq6}}}").hq
        assert state.hq is not None
        state.hq.where = hq
    return state


strewings = some.dictionaries(
    some.sampled_from((*CENTRE, *COAST)), some.sampled_from("iiiiigrbm"), max_size=22
)
hqs = some.sampled_from(("mexico", "veracruz", "puebla", "queretaro"))


def is_open(kind: str | None) -> bool:
    return kind in ("i", "g")


def roads(zone: ZoneId) -> Iterable[ZoneId]:
    for road in BOARD.roads.values():
        for one, other in pairwise(road):
            if one == zone:
                yield other
            if other == zone:
                yield one


def chain(start: ZoneId, hq: ZoneId, garrisons: dict[ZoneId, str]) -> int | None:
    """Return the length of the shortest line to the HQ, or None (M9)."""
    own = garrisons.get(start)
    if not (is_open(own) or own == "b"):
        return None
    if start == hq:
        return 0
    reached, wave, far = {start}, [start], 0
    while wave:
        far += 1
        wave = [
            each
            for zone in wave
            for each in roads(zone)
            if each not in reached and is_open(garrisons.get(each))
        ]
        reached.update(wave)
        if hq in wave:
            return far
    return None


@settings(max_examples=120, deadline=None)
@given(strewings, hqs)
def test_lines_of_communication(garrisons: dict[ZoneId, str], hq: ZoneId) -> None:
    state = strewn(garrisons, hq)
    found = hq_distances(state)
    for zone in BOARD.ids:
        assert found.get(zone) == chain(zone, hq, garrisons), zone
        assert has_land_line(state, zone) == (
            chain(zone, hq, garrisons) is not None and is_open(garrisons.get(zone))
        )


@settings(max_examples=60, deadline=None)
@given(strewings, hqs)
def test_the_telegraph_affects_only_the_distance(garrisons: dict[ZoneId, str], hq: ZoneId) -> None:
    """With an HQ at one end, the telegraph reduces distances along open zones to 0 (M12)."""
    state = strewn(garrisons, hq)
    plain = hq_distances(state)
    state.telegraph = True
    found = hq_distances(state)
    assert found.keys() == plain.keys()
    wire = ("veracruz", "orizaba", "puebla", "mexico")
    for zone in found:
        expected = plain[zone]
        if hq in ("mexico", "veracruz") and zone in wire:
            ends = sorted((wire.index(hq), wire.index(zone)))
            if all(is_open(garrisons.get(each)) for each in wire[ends[0] : ends[1] + 1]):
                expected = 0
        assert found[zone] == expected


@pytest.mark.parametrize(
    ("hq", "counted"),
    [("veracruz", (0, 0, 0, 0)), ("mexico", (0, 0, 0, 0)), ("orizaba", (1, 0, 1, 2)),
     ("puebla", (2, 1, 0, 1))],
)  # fmt: skip
def test_the_telegraph_works_only_from_its_ends(hq: ZoneId, counted: tuple[int, ...]) -> None:
    """With an HQ in the middle, the telegraph reduces no distance (M12)."""
    wire = ("veracruz", "orizaba", "puebla", "mexico")
    state = strewn(dict.fromkeys(wire, "i"), hq)
    state.telegraph = True
    assert tuple(hq_distances(state)[zone] for zone in wire) == counted


@pytest.mark.long
@settings(max_examples=120, deadline=None)
@given(strewings, hqs)
def test_zones_that_pay(garrisons: dict[ZoneId, str], hq: ZoneId) -> None:
    """Imperial zones need an open chain by land or sea; Republican ones, no enemies (M11)."""
    state = strewn(garrisons, hq)
    ports = [zone for zone in BOARD.ids if BOARD.zones[zone].port]

    def by_land(zone: ZoneId, to: ZoneId) -> bool:
        return is_open(garrisons.get(zone)) and chain(zone, to, garrisons) is not None

    expected = [
        zone
        for zone in BOARD.ids
        if by_land(zone, hq)
        or any(
            by_land(zone, port) and by_land(other, hq)
            for port in ports
            for other in ports
            if port != other and is_open(garrisons.get(port))
        )
    ]
    assert collected_from(state, "imperial") == expected
    alone = [zone for zone in BOARD.ids if garrisons.get(zone) in ("r", "m")]
    assert collected_from(state, "republican") == alone
    assert value_of(state, alone) == sum(BOARD.zones[zone].resources for zone in alone)


def test_without_an_hq_no_zone_pays_and_no_force_is_supplied() -> None:
    """Without an HQ not even ports pay (M24)."""
    state = strewn({"veracruz": "i", "mexico": "i"}, None)
    assert collected_from(state, "imperial") == []
    assert can_be_supplied(state, "imperial") == []
    assert hq_distances(state) == {}


@settings(max_examples=60, deadline=None)
@given(strewings, hqs)
def test_forces_with_a_line_or_a_port_are_supplied(
    garrisons: dict[ZoneId, str], hq: ZoneId
) -> None:
    """Contested zones are supplied, too; Republicans need only RP (4.2.1, M22, M23)."""
    state = strewn(garrisons, hq)
    fed = {zone for zone, _ in can_be_supplied(state, "imperial")}
    assert fed == {
        zone
        for zone, kind in garrisons.items()
        if kind in "ib" and (BOARD.zones[zone].port or chain(zone, hq, garrisons) is not None)
    }
    assert len(can_be_supplied(state, "republican")) == sum(
        kind in "rb" for kind in garrisons.values()
    )


# --- Supply (4.2.1) -------------------------------------------------------------------------------


def fed(state: State, step: str = "admin.e") -> State:
    """Begin a step, and return the position at its first question."""
    state.step, state.agenda = step, []
    begin_step(state)
    settle(state)
    return state


@settings(max_examples=50, deadline=None)
@given(some.integers(1, 24), some.integers(0, 6))
def test_cost_of_supply_and_forces_without_it(number: int, rp: int) -> None:
    """Supply costs 1 RP per five FP, rounded up (M21, M111)."""
    state = strewn({"mexico": "i", "puebla": "i"}, "mexico")
    state.zones["mexico"].set_fps("imperial", [Fp("french", "B")] * number)
    state.zones["puebla"].set_fps("imperial", ())
    state.rp["imperial"] = rp
    state.rolls = [9] * 3
    fed(state)
    cost = -(-number // 5)
    if rp >= cost:
        assert state.rp["imperial"] == rp - cost
        assert state.zones["mexico"].imperial == (Fp("french", "B"),) * number
        return
    # All FP are equal, so the player has no choice and is not prompted.
    hungry = number - 5 * rp
    assert state.rp["imperial"] == 0
    assert write_groups(groups_from_fps(state.zones["mexico"].imperial)) == " ".join(
        [f"{count}{quality}.french"
         for count, quality in ((number - hungry, "B"), (hungry, "C")) if count]
    )  # fmt: skip
    assert problems(state) == []


def test_a_stack_tests_for_atrocities_once() -> None:
    """Each stack without supply rolls one die (M25, M26)."""
    state = strewn({"durango": "i", "autlan": "i"}, "mexico")
    state.zones["durango"].set_fps("imperial", [Fp("french", "B")] * 3)
    state.people["douay"].where = "durango"
    state.zones["autlan"].set_fps("imperial", [Fp("french", "A"), Fp("french", "C")] * 2)
    state.rolls = [4, 0]
    fed(state)
    assert state.rolls == []
    # autlan first (M105): 4 - 4 + 0 = 0 fails; durango: 0 + 6 - 3 + 1 = 4 passes.
    assert state.withdrawal == 1
    assert write_groups(groups_from_fps(state.zones["autlan"].imperial)) == "2B.french 2C.french"
    assert write_groups(groups_from_fps(state.zones["durango"].imperial)) == "3C.french"


@pytest.mark.parametrize("die", range(10))
@pytest.mark.parametrize(("leader", "initiative"), [(None, 0), ("lheriller", 3), ("bazaine", 7)])
@pytest.mark.parametrize("number", [1, 4, 9])
def test_the_atrocity_test(die: int, leader: str | None, initiative: int, number: int) -> None:
    """Die + initiative - FP + zone's value must be at least 1 (M26)."""
    state = strewn({"durango": "i"}, "mexico")
    state.zones["durango"].set_fps("imperial", [Fp("french", "B")] * number)
    if leader is not None:
        state.people[leader].where = "durango"
    state.rolls = [die]
    fed(state)
    assert state.withdrawal == (die + initiative - number + 1 < 1)


def test_no_atrocity_test_once_paris_has_called() -> None:
    """After Paris has called, no die is rolled (M61)."""
    state = strewn({"durango": "i"}, "mexico")
    state.called, state.rolls = True, [0]
    fed(state)
    assert state.rolls == [0]
    assert state.zones["durango"].imperial == (Fp("french", "C"),)


SHORT = """
phase: admin.e
rp: {imperial: 1}
zones:
  mexico: {imperial: 3B.french 1C.french, hq: hq6}
  puebla: {imperial: 2C.imperial}
  durango: {imperial: 1B.french}
"""


@pytest.mark.parametrize(
    ("text", "legal"),
    [
        ("starve 1B.french in mexico", True),
        ("starve 1C.french in mexico", True),
        ("starve 1C.imperial in puebla", True),
        ("starve 1B.french in durango", False),
        ("starve 2C.imperial in puebla", False),
        ("starve 1A.french in mexico", False),
        ("starve 1B.french in mexico, 1C.imperial in puebla", False),
        ("done", False),
    ],
)
def test_forces_that_may_go_without_supply(text: str, legal: bool) -> None:
    """Only FP that could be supplied may be chosen to go without supply (M21, M111)."""
    state = laid(SHORT)
    assert (asked(state), question_asked(state)) == ("imperial", "supply")
    refused = refusal(state, line(text))
    assert (refused is None) == legal
    if legal:
        assert line(text) in legal_actions(state)


def test_every_kind_may_go_without() -> None:
    ways = legal_actions(laid(SHORT))
    assert {write(way) for way in ways} == {
        "starve 1B.french in mexico", "starve 1C.french in mexico", "starve 1C.imperial in puebla",
    }  # fmt: skip
    assert all(isinstance(way, Starve) for way in ways)


def test_republicans_of_the_lowest_quality_have_nothing_to_lose() -> None:
    """The player is not prompted, and all RP are paid (M111)."""
    state = laid("{phase: admin.f, rp: {republican: 1}, zones: {durango: {republican: 9C}}}")
    assert question_asked(state) != "supply"
    assert state.rp["republican"] == 0
    assert len(state.zones["durango"].republican) == 9


# --- Vomito (M31) ---------------------------------------------------------------------------------


@settings(max_examples=40, deadline=None)
@given(
    some.lists(
        some.builds(
            Fp,
            some.sampled_from(("french", "marine", "egyptian", "austrian", "belgian", "imperial")),
            some.sampled_from("ABC"),
        ),
        max_size=8,
    )
)
def test_vomito_affects_only_europeans(fps: list[Fp]) -> None:
    state = strewn({"mexico": "i"}, "mexico")
    state.rp["imperial"] = 9
    # The FP are in a port, so none lacks supply.
    state.zones["tampico"].set_fps("imperial", fps)
    state.zones["tampico"].vomito = True
    state.agenda.append(agenda.VomitoStrikes())
    state.events = []
    settle(state)
    expected = [
        (lower(fp) or fp) if fp.nation in ("french", "austrian", "belgian") else fp for fp in fps
    ]
    assert groups_from_fps(state.zones["tampico"].imperial) == groups_from_fps(expected)


# --- Improving and raising (4.2.2, 4.2.3) ---------------------------------------------------------

BARRACKS = """
phase: admin.e
rp: {imperial: 30}
zones:
  mexico: {imperial: 1A.french 2B.french 1C.french 2C.imperial, leaders: [douay], hq: hq6}
  puebla: {imperial: 1B.austrian 1C.belgian, vomito: false}
  tula: {imperial: 1C.french}
  veracruz: {imperial: 1B.french}
  queretaro: {imperial: 1C.french, republican: 1C, holds: imperial}
"""


@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("improve 2B.french in mexico", None),
        ("improve 2B.french 1C.french in mexico", None),
        ("improve 1A.french in mexico", "M30"),
        ("improve 1C.imperial in mexico", "M30"),
        ("improve 1B.austrian in puebla", "M30"),
        ("improve 1C.belgian in puebla", None),
        ("improve 3B.french in mexico", "4.2.2"),
        ("improve 1C.french in tula", "M27"),
        ("improve 1B.french in veracruz", "M11"),
        ("improve 1C.french in queretaro", "M10"),
        ("improve 1B.french in mexico, 1C.belgian in puebla", "M27"),
        ("raise 2 in mexico", None),
        ("raise 3 in mexico", "M28"),
        ("raise 1 in tula", "M28"),
        ("raise 1 in veracruz", "M28"),
        ("raise 1 in queretaro", "M28"),
        ("raise 1 in toluca", "M28"),
    ],
)
def test_zones_for_spending_money(text: str, rule: str | None) -> None:
    state = laid(BARRACKS)
    refused = refusal(state, line(text))
    if rule is None:
        assert refused is None
    else:
        assert refused is not None
        assert rule in refused.rules


def test_an_fp_rises_once_a_turn() -> None:
    """Improved FP are distinguished from others (M27)."""
    state = laid(BARRACKS)
    play(state, "improve 1C.french in mexico")
    assert write_groups(groups_from_fps(state.zones["mexico"].imperial)).startswith(
        "1A.french 3B.french"
    )
    assert refusal(state, line("improve 2B.french in mexico")) is None
    refused = refusal(state, line("improve 3B.french in mexico"))
    assert refused is not None
    assert "M27" in refused.rules
    play(state, "improve 2B.french in mexico")
    assert not [each for each in legal_actions(state)
                if isinstance(each, Improve) and "french in mexico" in write(each)]  # fmt: skip


def test_raising_ends_improving_and_two_a_zone_is_all() -> None:
    state = laid(BARRACKS)
    play(state, "raise 1 in mexico")
    refused = refusal(state, line("improve 1B.french in mexico"))
    assert refused is not None
    assert "4.2.3" in refused.rules
    play(state, "raise 1 in mexico", "raise 2 in puebla")
    assert state.total("imperial") == 6
    assert refusal(state, line("raise 1 in mexico")) is not None
    assert not any(isinstance(each, Raise) for each in legal_actions(state))


@pytest.mark.parametrize("rp", range(6))
def test_spending_ends_with_the_money(rp: int) -> None:
    """A side that can buy nothing is not prompted."""
    state = laid(BARRACKS)
    state.rp["imperial"] = rp
    listed = {type(each).__name__ for each in legal_actions(state)}
    assert ("Improve" in listed) == (rp >= 1)
    assert ("Raise" in listed) == (rp >= 2)
    assert refusal(state, line("raise 2 in mexico")) is None or rp < 4


def test_a_republican_raises_fp_in_an_empty_zone() -> None:
    """Republicans may raise FP in cities and fortresses without Imperial pieces (M28)."""
    state = laid(
        """
        phase: admin.f
        rp: {republican: 9}
        zones:
          oaxaca: {republican: 1C}
          durango: {rural_guards: 1}
          colima: {imperial: 1C.imperial}
          tepic: {guerrilla: true}
        """
    )
    assert question_asked(state) == "spend"
    zones = {each.zone for each in legal_actions(state) if isinstance(each, Raise)}
    settled = {zone for zone in BOARD.ids if BOARD.zones[zone].is_city_or_fortress}
    assert zones == settled - {"durango", "colima"}
