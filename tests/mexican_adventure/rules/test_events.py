"""Tests of every chit (8.0): its changes for either player, and no others."""

from collections.abc import Iterable
from typing import Any, TypeAlias

import pytest

from paxdesk.mexican_adventure.rules.agenda import Resolving
from paxdesk.mexican_adventure.rules.engine import asked, question_asked, settle
from paxdesk.mexican_adventure.rules.forces import groups_from_fps
from paxdesk.mexican_adventure.rules.invariants import problems
from paxdesk.mexican_adventure.rules.notation import write_groups
from paxdesk.mexican_adventure.rules.state import State
from paxdesk.mexican_adventure.rules.vocabulary import CHITS, SIDES, Side
from tests.mexican_adventure.rules.positions import MATERIAL, laid, play

Changes: TypeAlias = dict[str, Any]

WORLD = """
turn: 15
phase: ops.a
withdrawal: 10
rp: {imperial: 5, republican: 5}
reserve: 2
bowl: [7]
eliminated: [escobedo, mejia]
zones:
  veracruz:
    imperial: 1A.french 1B.french 1C.austrian
    leaders: [lorencez, forey]
    hq: hq6
    navies: 1
  mexico: {imperial: 2C.imperial, leaders: [bazaine, marquez]}
  tampico: {imperial: 1A.marine, counter_guerrillas: 1}
  oaxaca: {republican: 2C, leaders: [diaz]}
  durango: {republican: 1B}
  chihuahua: {republican: 1C, heads: [juarez]}
"""


def told(state: State) -> Changes:
    """Return everything that an event may change in a position, by place."""
    found: Changes = {
        f"rp.{side}": state.rp[side] for side in SIDES
    } | {
        name: getattr(state, name)
        for name in (
            "withdrawal", "aid", "reserve", "bowl", "rail_from", "telegraph", "no_return",
            "own_nation", "arms_ended", "bound", "waiting_head", "saillard", "called",
            "reinforcements", "winner", "at_thirty", "turn", "step",
        )
    }  # fmt: skip
    for name in ("camerone", "santa_anna", "loan", "rail_used", "evacuated", "returned"):
        found[name] = getattr(state.now, name)
    found |= {f"best.{nation}": best for nation, best in state.best.items()}
    found |= {"hq.id": state.hq and state.hq.id, "hq.where": state.hq and state.hq.where}
    for zone, standing in state.zones.items():
        found |= {
            f"{zone}.imperial": write_groups(groups_from_fps(standing.imperial)),
            f"{zone}.republican": write_groups(groups_from_fps(standing.republican)),
            f"{zone}.vomito": standing.vomito,
            f"{zone}.guerrilla": standing.guerrilla,
            f"{zone}.rural_guards": standing.rural_guards,
            f"{zone}.counter_guerrillas": standing.counter_guerrillas,
            f"{zone}.navies": state.ships_in(zone),
        }
    for who, person in state.people.items():
        found |= {f"{who}.where": person.where, f"{who}.rank": person.rank}
    return found


def resolved(state: State, side: Side, chit: int, lines: Iterable[str] = ()) -> Changes:
    """Return the changes made by a chit that ``side`` plays, with ``lines`` as answers."""
    state.bowl = tuple(each for each in state.bowl if each != chit)
    before, question = told(state), question_asked(state)
    state.agenda.append(Resolving(side, chit))
    state.events = []
    settle(state)
    for text in lines:
        assert question_asked(state) == "effect", text
        play(state, text)
    assert question_asked(state) == question, "the chit asks something more"
    assert chit in state.played
    assert problems(state) == []
    after = told(state)
    return {place: after[place] for place in before if after[place] != before[place]}


VERACRUZ = "1A.french 1B.french"
FIRST_LIST = {
    "veracruz.imperial": "1A.french 5B.french 1C.austrian",
    "douay.where": "veracruz",
    "mirandol.where": "veracruz",
    "brincourt.where": "veracruz",
    "reinforcements": 1,
    "bowl": (7, 56),
}
PLAIN: dict[tuple[int, int], tuple[tuple[str, ...], Changes]] = {
    (1, 7): (("place vomito in huasteca",), {"huasteca.vomito": True}),
    (8, 14): ((), {"reserve": 3}),
    (15, 18): (("improve 1C in chihuahua, 1C in oaxaca",),
               {"chihuahua.republican": "1B", "oaxaca.republican": "1B 1C"}),
    (25, 28): (("place rural_guards in veracruz",), {"veracruz.rural_guards": 1}),
    (29, 33): (("place counter_guerrilla in tampico",), {"tampico.counter_guerrillas": 2}),
    (34, 37): ((), FIRST_LIST),
    (38, 39): (("place 1A.marine navy in tampico",),
               {"tampico.imperial": "2A.marine", "tampico.navies": 1}),
    (40, 40): ((), {"veracruz.imperial": f"{VERACRUZ} 1B.egyptian 1C.austrian"}),
    (41, 41): (("return escobedo in oaxaca",),
               {"escobedo.where": "oaxaca", "returned": ("escobedo",)}),
    (42, 42): (("return escobedo in colima", "return mejia in mexico"),
               {"escobedo.where": "colima", "mejia.where": "mexico",
                "returned": ("escobedo", "mejia")}),
    (43, 43): ((), {"camerone": True}),
    (45, 45): ((), {"bowl": (7, 59)}),
    (46, 46): ((), {"rail_from": 16}),
    (47, 47): ((), {"telegraph": True}),
    (48, 48): ((), {"tampico.counter_guerrillas": 0}),
    (49, 49): ((), {"withdrawal": 15, "best.republican": "B", "aid": 2}),
    (50, 50): ((), {"rp.republican": 25}),
    (51, 51): ((), {"withdrawal": 13}),
    (52, 52): ((), {"no_return": True, "escobedo.where": "retired", "withdrawal": 11}),
    (53, 53): ((), {"withdrawal": 9}),
    (54, 54): ((), {"withdrawal": 12}),
    (55, 55): ((), {"rp.republican": 35}),
    (56, 56): ((), {"hq.id": "hq7", "lorencez.where": "retired", "forey.rank": 3,
                    "bowl": (7, 57)}),
    (57, 57): ((), {"hq.id": "hq9", "forey.where": "retired", "bazaine.rank": 3,
                    "bowl": (7, 58)}),
    (58, 58): ((), {}),
    (59, 59): (("place maximilian in mexico",),
               {"maximilian.where": "mexico", "thun.where": "veracruz",
                "veracruz.imperial": f"{VERACRUZ} 8C.austrian", "bowl": (7, 60, 61)}),
    (60, 60): ((), {"tsmissen.where": "veracruz",
                    "veracruz.imperial": f"{VERACRUZ} 1C.austrian 2C.belgian"}),
    (61, 61): ((), {"own_nation": True, "best.imperial": "B"}),
    (62, 62): ((), {"bowl": (7, 63, 64, 65, 66)}),
    (63, 63): ((), {"saillard": 15, "aid": 2}),
    (64, 64): ((), {"veracruz.imperial": VERACRUZ, "thun.where": "retired",
                    "tsmissen.where": "retired"}),
    # WORLD has only three French FP of quality A or B, one of them the Marine.
    (65, 65): ((), {"veracruz.imperial": "2B.imperial 1C.austrian",
                    "tampico.imperial": "1B.imperial"}),
    (66, 66): ((), {"arms_ended": True}),
}  # fmt: skip
"""Chits with the same effect for either player (M35): answers and changes."""
OF_THE_PLAYER = ((19, 24), (44, 44))
"""Chits that help the side that plays them."""


def test_every_chit_is_tested() -> None:
    spans = [*PLAIN, *OF_THE_PLAYER]
    assert sorted(chit for first, last in spans for chit in range(first, last + 1)) == list(CHITS)
    assert set(MATERIAL.chits) == set(CHITS)


@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize(
    ("chit", "span"), [(chit, span) for span in PLAIN for chit in range(span[0], span[1] + 1)]
)
def test_a_chit_has_the_same_effect_for_either_player(
    chit: int, span: tuple[int, int], side: Side
) -> None:
    lines, changes = PLAIN[span]
    assert resolved(laid(WORLD), side, chit, lines) == changes


@pytest.mark.parametrize("chit", range(19, 25))
@pytest.mark.parametrize(
    ("side", "text", "place", "fps"),
    [
        ("imperial", "place 1C.imperial in mexico", "mexico.imperial", "3C.imperial"),
        ("imperial", "place 1C.imperial in tampico", "tampico.imperial", "1A.marine 1C.imperial"),
        ("republican", "place 1C in durango", "durango.republican", "1B 1C"),
    ],
)
def test_forced_enrolment_helps_its_player(
    chit: int, side: Side, text: str, place: str, fps: str
) -> None:
    assert resolved(laid(WORLD), side, chit, [text]) == {place: fps}


@pytest.mark.parametrize("die", range(10))
@pytest.mark.parametrize(
    ("side", "text", "place", "fps"),
    [
        ("imperial", "place 3C.imperial in puebla", "puebla.imperial", "3C.imperial"),
        ("republican", "place 3C in oaxaca", "oaxaca.republican", "5C"),
    ],
)
def test_santa_anna_arrives_with_a_die_of_five_or_more(
    die: int, side: Side, text: str, place: str, fps: str
) -> None:
    state = laid(WORLD)
    state.rolls = [die]
    if die < 5:
        assert resolved(state, side, 44) == {}
    else:
        assert resolved(state, side, 44, [text]) == {place: fps, "santa_anna": side}


def test_reinforcements_follow_the_order_of_play() -> None:
    """The lists are used in order, whichever chit is played (M38)."""
    state = laid(WORLD)
    assert resolved(state, "republican", 37) == FIRST_LIST
    assert resolved(state, "imperial", 34) == {
        "veracruz.imperial": "1A.french 15B.french 1C.austrian",
        "castagny.where": "veracruz",
        "neigre.where": "veracruz",
        "reinforcements": 2,
    }
    assert resolved(state, "imperial", 36) == {
        "veracruz.imperial": "1A.french 26B.french 1C.austrian",
        "mangin.where": "veracruz",
        "reinforcements": 3,
    }
    assert resolved(state, "imperial", 35) == {
        "veracruz.imperial": "1A.french 32B.french 1C.austrian",
        "aymard.where": "veracruz",
        "reinforcements": 4,
    }


def test_a_list_of_reinforcements_that_is_lost_never_returns() -> None:
    """The next chit brings the next list; chit 56 enters the bowl in any case (M38, M121)."""
    state = laid("{phase: ops.a, bowl: [7], zones: {mexico: {imperial: 1A.french, hq: hq6}}}")
    lost = ("forey", "douay", "mirandol", "bazaine", "brincourt")
    changes = resolved(state, "imperial", 34)
    assert changes == {"reinforcements": 1, "bowl": (7, 56)} | {
        f"{who}.where": "retired" for who in lost
    }
    assert resolved(state, "imperial", 35) == {
        "reinforcements": 2, "castagny.where": "retired", "neigre.where": "retired",
    }  # fmt: skip


@pytest.mark.parametrize("chit", [*range(34, 41)])
def test_chits_made_void_by_62_are_spent_without_effect(chit: int) -> None:
    state = laid(WORLD)
    state.played = (62,)
    assert resolved(state, "imperial", chit) == {}


@pytest.mark.parametrize("chit", range(29, 34))
def test_dupin_is_void_once_dismissed(chit: int) -> None:
    state = laid(WORLD)
    assert resolved(state, "republican", 48) == {"tampico.counter_guerrillas": 0}
    assert resolved(state, "imperial", chit) == {}


EMPTY = "{phase: ops.a, bowl: [7], zones: {mexico: {hq: hq6}}}"


@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("chit", [*range(15, 34), 38, 39, 40, 41, 42, 48, 57, 58, 65])
def test_chits_without_effect_are_spent(chit: int, side: Side) -> None:
    """Of these chits, only 57 has an effect: it adds chit 58 to the bowl (M35, M45)."""
    changes = {"bowl": (7, 58)} if chit == 57 else {}
    assert resolved(laid(EMPTY), side, chit) == changes


def test_maximilian_waits_for_a_zone() -> None:
    """Maximilian waits until an Imperial force is in an uncontested zone (M47)."""
    assert resolved(laid(EMPTY), "imperial", 59) == {
        "waiting_head": "maximilian", "thun.where": "retired", "bowl": (7, 60, 61),
    }  # fmt: skip


def test_maximilian_is_not_placed_twice() -> None:
    state = laid(WORLD)
    after = resolved(state, "imperial", 59, ["place maximilian in mexico"])
    assert after["maximilian.where"] == "mexico"
    assert "waiting_head" not in after


@pytest.mark.parametrize(
    ("withdrawal", "chit", "after"),
    [(28, 49, 30), (29, 51, 30), (30, 54, 30), (0, 53, 0), (1, 53, 0), (30, 52, 30)],
)
def test_the_marker_stays_between_0_and_30(withdrawal: int, chit: int, after: int) -> None:
    """This is the French Retreat marker (M93)."""
    state = laid(WORLD)
    state.withdrawal = withdrawal
    resolved(state, "imperial", chit)
    assert state.withdrawal == after
    assert state.at_thirty == (after == 30)


def test_the_aid_marker_stops_at_three() -> None:
    """The marker never rises above 3 (M19)."""
    state = laid(WORLD)
    state.aid = 3
    assert resolved(state, "republican", 49) == {"withdrawal": 15, "best.republican": "B"}


def test_americans_arm_up_to_b_above_the_ceiling() -> None:
    """Americans raise FP only from C to B (M30, M37, M113)."""
    state = laid(
        "{phase: ops.a, bowl: [7], zones: {durango: {republican: 2B}, colima: {republican: 1C}}}"
    )
    assert resolved(state, "imperial", 15) == {"colima.republican": "1B"}
    assert resolved(state, "imperial", 16) == {}


def test_limits_hold_for_all_reinforcements() -> None:
    """No FP are placed beyond ten Imperial Mexicans and forty Republicans (M29)."""
    state = laid(WORLD)
    state.add_fps("mexico", "imperial", state.zones["mexico"].imperial[:1] * 7)
    state.rolls = [9]
    assert resolved(state, "imperial", 44, ["place 1C.imperial in mexico"]) == {
        "mexico.imperial": "10C.imperial", "santa_anna": "imperial",
    }  # fmt: skip
    assert resolved(state, "imperial", 19) == {}
    assert resolved(state, "imperial", 65) == {}, "Cazadores are Imperial Mexicans (M52)"
    state.add_fps("durango", "republican", state.zones["oaxaca"].republican[:1] * 36)
    assert resolved(state, "republican", 20) == {}


def test_guerrillas_are_limited_to_seven() -> None:
    """Guerrillas on the map count towards the limit of seven."""
    state = laid(WORLD)
    state.reserve, state.zones["colima"].guerrilla = 6, True
    assert resolved(state, "imperial", 8) == {}


def test_a_third_ship_is_the_last() -> None:
    state = laid(WORLD)
    lines = ["place 1A.marine navy in veracruz"]
    assert resolved(state, "imperial", 38, lines)["veracruz.navies"] == 2
    assert resolved(state, "imperial", 39, lines)["veracruz.navies"] == 3


def test_the_marshal_stays_with_the_hq() -> None:
    """If the HQ is off the map, the marshal waits with it (M46)."""
    state = laid(WORLD)
    resolved(state, "imperial", 57)
    assert resolved(state, "imperial", 58) == {"bound": "bazaine", "bazaine.where": "veracruz"}
    state = laid(WORLD)
    resolved(state, "imperial", 57)
    assert state.hq is not None
    state.hq.where, state.hq.due = None, 17
    # Without an HQ no orders are possible, and the Republican is next.
    assert resolved(state, "imperial", 58) == {
        "bound": "bazaine", "bazaine.where": "away", "step": "ops.b",
    }  # fmt: skip


def test_a_swap_applies_to_an_hq_off_the_map() -> None:
    """The HQ is swapped even if it is off the map (M45)."""
    state = laid(WORLD)
    assert state.hq is not None
    state.hq.where, state.hq.due = None, 17
    assert resolved(state, "imperial", 56)["hq.id"] == "hq7"


@pytest.mark.parametrize(("chit", "who", "after"), [(56, "forey", 57), (57, "bazaine", 58)])
@pytest.mark.parametrize("where", ["eliminated", "retired", "away"])
def test_leaders_who_have_left_are_not_promoted(
    chit: int, who: str, after: int, where: str
) -> None:
    """The chit of their promotion only adds the next chit to the bowl (M45)."""
    state = laid(WORLD)
    state.people[who].where = where
    assert resolved(state, "imperial", chit) == {"bowl": (7, after)}


def test_the_ceiling_of_the_mexicans_drops_permanently() -> None:
    """After 66 the ceiling is C again, even if 61 comes later (M30)."""
    state = laid(WORLD)
    resolved(state, "imperial", 61)
    assert resolved(state, "imperial", 66) == {"best.imperial": "C", "arms_ended": True}
    state = laid(WORLD)
    resolved(state, "imperial", 66)
    assert resolved(state, "imperial", 61) == {"own_nation": True}


def test_after_the_decree_a_lost_republican_is_out_for_good() -> None:
    """Republican leaders lost after the decree are retired (M44)."""
    state = laid(WORLD)
    resolved(state, "imperial", 52)
    state.eliminate("diaz")
    state.eliminate("marquez")
    assert state.people["diaz"].where == "retired"
    assert state.people["marquez"].where == "eliminated"
    assert resolved(state, "republican", 41) == {}
    assert resolved(state, "republican", 42) == {}


def test_the_republican_answers_for_his_own_pieces() -> None:
    """The Republican answers for Vomito and Americans, regardless of who plays them (M35)."""
    for chit, side in ((1, "republican"), (15, "republican"), (25, "imperial"), (38, "imperial")):
        for player in SIDES:
            state = laid(WORLD)
            state.agenda.append(Resolving(player, chit))
            settle(state)
            assert asked(state) == side
