"""Tests of orders: who may order whom, dice, prices and failures (5.1, M53-M60, M104)."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from paxdesk.mexican_adventure.rules.actions import Initiative
from paxdesk.mexican_adventure.rules.engine import (
    asked,
    legal_actions,
    question_asked,
    refusal,
    settle,
)
from paxdesk.mexican_adventure.rules.forces import Fp, FpGroup, Pieces
from paxdesk.mexican_adventure.rules.orders import may_command
from paxdesk.mexican_adventure.rules.sequence import next_step
from paxdesk.mexican_adventure.rules.state import State
from paxdesk.mexican_adventure.rules.vocabulary import NATIONS
from tests.mexican_adventure.rules.positions import MATERIAL, laid, line, play

COMMANDERS = {"douay": "french", "thun": "austrian", "tsmissen": "belgian", "mejia": "imperial",
              "diaz": "republican"}  # fmt: skip


@pytest.mark.parametrize("own_nation", [False, True])
@pytest.mark.parametrize("nation", NATIONS)
@pytest.mark.parametrize("leader", COMMANDERS)
def test_leaders_and_the_forces_they_may_order(leader: str, nation: str, own_nation: bool) -> None:
    """Marines and Egyptians count as French."""
    state = laid("{phase: ops.a}")
    state.own_nation = own_nation
    own = COMMANDERS[leader]
    people = "french" if nation in ("marine", "egyptian") else nation
    if "republican" in (own, nation):
        expected = own == nation
    elif own_nation or own == "imperial":
        expected = people == own
    else:
        expected = True
    assert may_command(state, leader, nation) == expected  # type: ignore[arg-type]


@settings(max_examples=80, deadline=None)
@given(some.lists(some.sampled_from(sorted(MATERIAL.leaders)), min_size=1, max_size=6, unique=True))
def test_the_highest_rank_commands(leaders: list[str]) -> None:
    """Among equal ranks, the best initiative decides, then alphabetical order (5.8.3, M104)."""
    state = laid("{phase: ops.a}")
    ranked = sorted(
        leaders,
        key=lambda who: (
            -MATERIAL.leaders[who].faces[0][0], -MATERIAL.leaders[who].faces[0][1], who,
        ),
    )  # fmt: skip
    assert state.commander(leaders) == ranked[0]
    assert state.commander(reversed(leaders)) == ranked[0]
    assert state.commander([]) is None


WAY = ("veracruz", "orizaba", "puebla", "mexico", "tula", "queretaro")


def lined_up(hq: str, force: str, die: int, stars: bool, count: int = 1) -> State:
    """Return a position with an HQ in Veracruz, and ``count`` FP in each zone of WAY."""
    state = laid("{phase: ops.a, rp: {imperial: 3}, zones: {veracruz: {hq: hq6, imperial: "
                 "1A.french, leaders: [lheriller]}}}")  # fmt: skip
    assert state.hq is not None
    state.hq.id = hq
    for zone in WAY:
        state.zones[zone].set_fps("imperial", [Fp("french", "B")] * count)
    if stars:
        state.people["forey"].where, state.people["forey"].rank = "veracruz", 3
    state.people["douay"].where = force
    state.rolls = [die]
    return state


@pytest.mark.parametrize("stars", [False, True])
@pytest.mark.parametrize(("hq", "initiative"), [("hq6", 6), ("hq7", 7), ("hq9", 9)])
@pytest.mark.parametrize("zone", WAY)
def test_the_test_of_the_headquarters(zone: str, hq: str, initiative: int, stars: bool) -> None:
    """An order needs die + distance, less 1 for three stars, to be at most the initiative (M54)."""
    for die in range(10):
        state = lined_up(hq, zone, die, stars)
        play(state, f"order douay 1B.french in {zone}")
        passed = die + WAY.index(zone) - stars <= initiative
        assert (question_asked(state) == "move") == passed, die
        assert state.rp["imperial"] == (2 if passed else 3)
        assert state.people["douay"].failed != passed
        assert all(fp.failed != passed for fp in state.zones[zone].imperial if fp.failed or fp.used)


@pytest.mark.parametrize("count", [1, 5, 6, 10, 11, 15, 16])
def test_the_price_of_an_order(count: int) -> None:
    """An order costs 1 RP per five FP, rounded up (M8, M54)."""
    state = lined_up("hq9", "veracruz", 0, False, count)
    text = line(f"order douay {count}B.french in veracruz")
    refused = refusal(state, text)
    if count > 15:
        assert refused is not None
        assert "M8" in refused.rules
        return
    play(state, f"order douay {count}B.french in veracruz")
    assert state.rp["imperial"] == 3 - -(-count // 5)


@pytest.mark.parametrize("leader", ["lheriller", "mirandol", "douay", "bazaine"])
@pytest.mark.parametrize("die", range(10))
def test_initiative_is_tested_by_the_commander(leader: str, die: int) -> None:
    """Initiative needs no road and costs nothing (5.1.2, M55)."""
    state = laid("{phase: ops.c, rp: {imperial: 5}, zones: {tampico: {imperial: 4A.french}, "
                 "veracruz: {imperial: 1A.french, hq: hq6}}}")  # fmt: skip
    state.people[leader].where = "tampico"
    state.agenda, state.step = [], "ops.b"
    go_on(state)
    initiative = MATERIAL.leaders[leader].faces[0][1]
    state.rolls = [die, 0]
    play(state, f"initiative {leader} 4A.french in tampico")
    passed = die <= initiative
    assert (question_asked(state) == "move") == passed
    assert state.rp["imperial"] == 5
    # second die 0 + initiative - 4 FP + zone's value 1 (M26)
    assert state.withdrawal == (passed and initiative - 3 < 1)
    if not passed:
        assert state.people[leader].tried
        assert all(fp.tried for fp in state.zones["tampico"].imperial)


def go_on(state: State) -> None:
    next_step(state)
    settle(state)


REASONS = """
phase: ops.a
rp: {imperial: 4}
zones:
  veracruz: {imperial: 3A.french 1C.imperial, leaders: [douay, mendez], hq: hq6}
  orizaba: {imperial: 1A.french, republican: 1C, leaders: [mirandol]}
  puebla: {imperial: 1A.french, leaders: [brincourt]}
  tampico: {imperial: 1A.french, leaders: [lheriller]}
"""


@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("order douay 3A.french in veracruz", None),
        ("order douay 3A.french 1C.imperial in veracruz", None),
        ("order mendez 1C.imperial in veracruz", None),
        ("order mendez 1A.french in veracruz", "M60"),
        ("order douay mendez 1A.french 1C.imperial in veracruz", None),
        ("order mirandol 1A.french in orizaba", None),
        ("order brincourt 1A.french in puebla", "M9"),
        ("order lheriller 1A.french in tampico", "M11"),
        ("order lheriller 1A.french in veracruz", "M53"),
        ("order douay 4A.french in veracruz", "M53"),
        ("order douay 1A.french in puebla", "M53"),
        ("order diaz 1C in orizaba", "M53"),
        ("initiative douay 1A.french in veracruz", "5.1"),
    ],
)
def test_orders_and_reasons_against_them(text: str, rule: str | None) -> None:
    """Orizaba is contested: a chain may begin there, but not lead through it (M9, M10)."""
    state = laid(REASONS)
    refused = refusal(state, line(text))
    if rule is None:
        assert refused is None
    else:
        assert refused is not None
        assert rule in refused.rules


@pytest.mark.parametrize(
    ("change", "rule"),
    [("hq", "M24"), ("maximilian", "M85"), ("money", "M54"), ("failed", "M53")],
)
def test_obstacles_to_a_regular_order_allow_initiative(change: str, rule: str) -> None:
    """Initiative is legal if the regular order is blocked (M55, M119)."""
    state = laid(REASONS)
    text = "3A.french in veracruz"
    if change == "hq":
        assert state.hq is not None
        state.hq.where, state.hq.due = None, state.turn + 2
    elif change == "maximilian":
        state.now.maximilian_outside = True
    elif change == "money":
        state.rp["imperial"] = 0
    else:
        state.people["douay"].failed = True
    refused = refusal(state, line(f"order douay {text}"))
    assert refused is not None
    assert rule in refused.rules
    state.agenda, state.step = [], "ops.b"
    go_on(state)
    assert question_asked(state) == "initiative"
    assert refusal(state, line(f"initiative douay {text}")) is None
    listed = [each for each in legal_actions(state) if isinstance(each, Initiative)]
    assert "veracruz" in {each.zone for each in listed}


def test_fp_of_a_failed_leader_cannot_try_under_another() -> None:
    """Each FP has only one attempt at initiative, as in 5.1.1 (M55)."""
    state = laid("{phase: ops.e, zones: {durango: {republican: 2C, leaders: [diaz, corona]}}}")
    state.rolls = [9]
    play(state, "initiative diaz 2C in durango")
    assert [fp.tried for fp in state.zones["durango"].republican] == [True, True]
    assert question_asked(state) != "initiative", "nobody is left to be tried"
    state = laid("{phase: ops.e, zones: {durango: {republican: 2C, leaders: [diaz, corona]}}}")
    state.rolls = [9]
    play(state, "initiative diaz 1C in durango")
    refused = refusal(state, line("initiative corona 2C in durango"))
    assert refused is not None
    assert "M55" in refused.rules
    assert refusal(state, line("initiative corona 1C in durango")) is None


@pytest.mark.parametrize("aid", [1, 2, 3])
def test_republican_orders_are_as_many_as_the_aid(aid: int) -> None:
    """The number of orders equals the aid (5.1.3, M56)."""
    state = laid("{phase: ops.b, rp: {republican: 9}, zones: {durango: {republican: 5C, leaders: "
                 "[diaz, corona, rojas, tapia, patoni]}}}")  # fmt: skip
    state.aid = aid
    for number, who in enumerate(["corona", "diaz", "patoni", "rojas", "tapia"], 1):
        if question_asked(state) != "order":
            assert number == aid + 1
            break
        play(state, f"order {who} 1C in durango", "stay")
    assert state.now.orders == aid
    assert state.rp["republican"] == 9 - aid
    assert asked(state) == "republican"


def test_an_order_goes_to_those_who_have_none() -> None:
    """Equal FP with and without an order are distinguished (M53, M110)."""
    state = laid("{phase: ops.a, rp: {imperial: 9}, zones: {veracruz: {imperial: 3A.french, "
                 "leaders: [douay, mirandol], hq: hq9}}}")  # fmt: skip
    state.rolls = [0, 0]
    play(state, "order douay 2A.french in veracruz", "stay")
    assert refusal(state, line("order mirandol 1A.french in veracruz")) is None
    refused = refusal(state, line("order mirandol 2A.french in veracruz"))
    assert refused is not None
    assert "M110" in refused.rules
    play(state, "order mirandol 1A.french in veracruz", "move orizaba")
    assert state.zones["orizaba"].imperial == (Fp("french", "A", used=True, moved=True),)
    assert all(fp.used and not fp.moved for fp in state.zones["veracruz"].imperial)


def test_a_bound_marshal_gives_no_orders() -> None:
    """The bound marshal may not order, sail, take trains or ride (M46, M109)."""
    state = laid("{phase: ops.a, turn: 12, rp: {imperial: 9}, played: [34, 46, 56, 57, 58], "
                 "promoted: [bazaine], zones: {veracruz: {imperial: 3A.french, leaders: [bazaine, "
                 "douay], hq: hq9, navies: 1}}}")  # fmt: skip
    assert state.bound == "bazaine"
    for text in (
        "order bazaine 1A.french in veracruz",
        "order bazaine douay 1A.french in veracruz",
    ):
        refused = refusal(state, line(text))
        assert refused is not None
        assert "M109" in refused.rules
    play(state, "done")
    for text in ("sail veracruz to tampico with bazaine 1A.french",
                 "rail bazaine 1A.french from veracruz to mexico"):  # fmt: skip
        refused = refusal(state, line(text))
        assert refused is not None, text
        assert "M109" in refused.rules
    play(state, "done")
    refused = refusal(state, line("ride bazaine jalapa"))
    assert refused is not None
    assert "M109" in refused.rules
    named = [each for each in legal_actions(state) if "bazaine" in repr(each)]
    assert named == []


def test_pieces_have_counts() -> None:
    pieces = Pieces(("douay",), (FpGroup(2, "A", "french"), FpGroup(3, "C", "imperial")))
    assert pieces.count == 5
    assert not pieces.empty
    assert Pieces().empty
    assert not Pieces(navies=1).empty
