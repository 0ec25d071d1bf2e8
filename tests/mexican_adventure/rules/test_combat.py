"""Tests of combat arithmetic (5.7.1, 5.7.2, M67-M80).

The sums are computed here a second time from the text of the rules.
"""

from collections import Counter
from math import ceil

import pytest
from attrs import evolve
from hypothesis import given, settings
from hypothesis import strategies as some

from paxdesk.mexican_adventure.rules import agenda
from paxdesk.mexican_adventure.rules.actions import Lose, LoseGuards, Stay
from paxdesk.mexican_adventure.rules.combat import inflicted, losing_options, lowered
from paxdesk.mexican_adventure.rules.engine import (
    asked,
    legal_actions,
    perform,
    question_asked,
    refusal,
)
from paxdesk.mexican_adventure.rules.forces import (
    Fp,
    FpGroup,
    best_quality,
    cost_of,
    groups_from_fps,
    groups_of,
    higher,
    kind_of,
    lower,
    sorted_fps,
    split_fps,
    steps_to_remove,
)
from paxdesk.mexican_adventure.rules.notation import write_groups
from paxdesk.mexican_adventure.rules.state import State
from paxdesk.mexican_adventure.rules.vocabulary import ATTITUDES, Attitude, Side, ZoneId
from tests.mexican_adventure.rules.positions import MATERIAL, laid, line, play

VALUE: dict[Attitude, int] = {"withdraw": 1, "hold": 2, "skirmish": 3, "assault": 4}
FIELD = "lagos"
"""Clear zone without a fortress or RP, with free neighbours."""
SIERRA = "matehuala"
"""Desert zone (difficult terrain) without a fortress."""

imperial_fps = some.lists(
    some.builds(
        Fp,
        some.sampled_from(("french", "french", "marine", "egyptian", "austrian", "imperial")),
        some.sampled_from("ABC"),
    ),
    min_size=1,
    max_size=9,
)
republican_fps = some.lists(
    some.builds(Fp, some.just("republican"), some.sampled_from("BC")), min_size=1, max_size=9
)
dice = some.integers(0, 9)
attitudes = some.sampled_from(ATTITUDES)
a_leader = some.sampled_from((None, "lheriller", "douay", "bazaine", "forey"))
a_republican = some.sampled_from((None, "tapia", "zaragoza", "diaz", "comonfort"))
INITIATIVE = {
    "lheriller": 3, "douay": 6, "bazaine": 7, "forey": 5,
    "tapia": 3, "zaragoza": 5, "diaz": 7, "comonfort": 3,
}  # fmt: skip


def field_of(
    zone: ZoneId, imperial: list[Fp], republican: list[Fp], leaders: tuple[str | None, ...] = ()
) -> State:
    """Return a position before a combat between these forces in ``zone``."""
    state = laid(f"{{phase: ops.i, zones: {{{zone}: {{imperial: 1C.french, republican: 1C}}}}}}")
    state.zones[zone].set_fps("imperial", imperial)
    state.zones[zone].set_fps("republican", republican)
    for who in leaders:
        if who is not None:
            state.people[who].where = zone
    for index, step in enumerate(state.agenda):
        if isinstance(step, agenda.Combat):
            french = any(fp.nation in ("french", "marine", "egyptian") for fp in imperial)
            state.agenda[index] = evolve(step, french_fought=french)
    return state


def bonus_of(fps: list[Fp]) -> int:
    """Return the bonus for the best quality (M69)."""
    qualities = {fp.quality for fp in fps}
    return 5 if "A" in qualities else 2 if "B" in qualities else 0


def better(own: str | None, other: str | None) -> int:
    """Return the modifier of commander ``own`` against ``other`` (M70)."""
    mine, theirs = (-1 if who is None else INITIATIVE[who] for who in (own, other))
    return 2 if mine > theirs else -1 if mine < theirs else 0


def due(pc: int, total: int, own: int) -> int:
    """Return the losses inflicted (M72), computed in floating point, unlike in the engine."""
    number = max(0, ceil(pc / 5))
    if total == 5:
        number = ceil(number / 2)
    if total == 8:
        number *= 2
    return min(number, own)


@settings(max_examples=150, deadline=None)
@given(
    imperial_fps, republican_fps, a_leader, a_republican, attitudes, attitudes, dice, dice,
    some.sampled_from((FIELD, SIERRA)),
)  # fmt: skip
def test_the_totals_of_a_combat(
    imperial: list[Fp],
    republican: list[Fp],
    leader: str | None,
    other: str | None,
    mine: Attitude,
    theirs: Attitude,
    die: int,
    other_die: int,
    zone: ZoneId,
) -> None:
    state = field_of(zone, imperial, republican, (leader, other))
    state.rolls = [die, other_die, *[5] * 4]
    play(state, f"attitude {mine}", f"attitude {theirs}")
    fought, total = state.fought, VALUE[mine] + VALUE[theirs]
    assert fought is not None
    assert fought.attitudes == (mine, theirs)
    if total < 5:
        assert fought.pc is None
        assert fought.losses is None
        assert state.rolls[:2] == [die, other_die], "nothing is rolled, not for leaders either"
        return
    difficult = zone == SIERRA
    pcs = tuple(
        len(fps) + bonus_of(fps) + better(*leaders) + own_die
        + (VALUE[enemy] if own == "hold" and difficult else 0)
        + (VALUE[own] if enemy == "withdraw" else 0)
        for fps, leaders, own, enemy, own_die in (
            (imperial, (leader, other), mine, theirs, die),
            (republican, (other, leader), theirs, mine, other_die),
        )
    )  # fmt: skip
    assert fought.pc == pcs
    assert fought.losses == (
        due(pcs[1], total, len(republican)), due(pcs[0], total, len(imperial)),
    )  # fmt: skip


@given(some.integers(-3, 60), some.integers(5, 8), some.integers(0, 40))
def test_losses_inflicted(pc: int, total: int, own: int) -> None:
    assert inflicted(pc, total, own) == due(pc, total, own)


@pytest.mark.parametrize(
    ("pc", "total", "own", "losses"),
    [
        (15, 8, 1, 1), (15, 8, 9, 6), (15, 5, 9, 2), (12, 5, 9, 2), (15, 6, 9, 3), (16, 7, 9, 4),
        (0, 8, 9, 0), (-1, 6, 9, 0), (1, 5, 9, 1), (5, 5, 9, 1), (6, 5, 9, 1), (11, 5, 9, 2),
        (23, 6, 9, 5), (19, 6, 7, 4),
    ],
)  # fmt: skip
def test_losses_inflicted_as_in_the_examples(pc: int, total: int, own: int, losses: int) -> None:
    """Losses are rounded up; a potential below 1 inflicts none (M3, M72)."""
    assert inflicted(pc, total, own) == losses


@settings(max_examples=60, deadline=None)
@given(imperial_fps, republican_fps, attitudes, attitudes, dice, dice)
def test_the_side_with_more_losses_leaves(
    imperial: list[Fp],
    republican: list[Fp],
    mine: Attitude,
    theirs: Attitude,
    die: int,
    other_die: int,
) -> None:
    """A side that chose Withdraw also leaves (M74)."""
    state = field_of(FIELD, imperial, republican)
    state.rolls = [die, other_die]
    play(state, f"attitude {mine}", f"attitude {theirs}")
    while question_asked(state) == "losses":
        play_first(state)
    standing = state.zones[FIELD]
    losses = state.fought.losses if state.fought is not None else None
    lost_by_french = kinds(standing.imperial, True) != kinds(imperial, True)
    french_lost = losses is not None and lost_by_french
    if standing.imperial and standing.republican:
        beaten = losses or (0, 0)
        leaves = {
            "imperial": beaten[0] > beaten[1] or mine == "withdraw",
            "republican": beaten[1] > beaten[0] or theirs == "withdraw",
        }
        for side in ("imperial", "republican"):
            if leaves[side]:
                assert (asked(state), question_asked(state)) == (side, "retreat")
                assert Stay() not in legal_actions(state)
                play_first(state)
            assert bool(standing.fps(side)) != leaves[side]
        assert state.withdrawal == (leaves["imperial"] and french_lost)
    else:
        gone = not standing.imperial and bool(standing.republican)
        assert state.withdrawal == (gone and french_lost)
    assert question_asked(state) != "retreat"


def play_first(state: State) -> None:
    perform(state, legal_actions(state)[0])


def kinds(fps: list[Fp] | tuple[Fp, ...], french: bool) -> Counter[tuple[str, str]]:
    wanted = ("french", "marine", "egyptian")
    return Counter(kind_of(fp) for fp in fps if not french or fp.nation in wanted)


# --- The fortress (5.7.5) -------------------------------------------------------------------------

SIEGE = """
phase: ops.i
zones:
  puebla: {{imperial: {imperial}, republican: {republican}, holds: {holder}, leaders: [{leaders}]}}
"""


@pytest.mark.parametrize("holder", ["imperial", "republican"])
@pytest.mark.parametrize("mine", ATTITUDES)
@pytest.mark.parametrize("theirs", ATTITUDES)
def test_the_fortress_counts_for_a_holder_who_chose_hold(
    holder: Side, mine: Attitude, theirs: Attitude
) -> None:
    """Attitudes with a total below 5 cause no combat (M68, M77)."""
    text = SIEGE.format(imperial="3B.french", republican="4C", holder=holder, leaders="")
    state = laid(text)
    state.rolls = [0, 0]
    play(state, f"attitude {mine}", f"attitude {theirs}")
    fought = state.fought
    assert fought is not None
    own = mine if holder == "imperial" else theirs
    assert fought.besieged == (holder if own == "hold" else None)
    if VALUE[mine] + VALUE[theirs] < 5:
        assert fought.terms is None
        return
    assert fought.terms is not None
    values = dict(zip(("imperial", "republican"), fought.terms, strict=True))
    for side, terms in values.items():
        assert terms.fortress == (7 if side == holder and own == "hold" else 0)
        chosen, enemy = (mine, theirs) if side == "imperial" else (theirs, mine)
        # Puebla is a mountain: Hold adds the enemy's attitude for either side (M71).
        assert terms.hold == (VALUE[enemy] if chosen == "hold" else 0)


def test_a_besieger_with_more_losses_may_stay() -> None:
    state = laid(SIEGE.format(imperial="7A.french", republican="9C", holder="republican",
                              leaders="lorencez, zaragoza"))  # fmt: skip
    state.rolls = [5, 4, 5, 6]
    play(state, "attitude assault", "attitude hold", "lose 5A.french")
    assert question_asked(state) == "retreat"
    assert refusal(state, line("stay")) is None
    refused = refusal(state, line("retreat mexico"))
    assert refused is None
    play(state, "stay")
    assert state.withdrawal == 0


def test_a_besieger_who_withdraws_must_leave() -> None:
    state = laid(SIEGE.format(imperial="7A.french", republican="9C", holder="republican",
                              leaders=""))  # fmt: skip
    play(state, "attitude withdraw", "attitude hold")
    assert question_asked(state) == "retreat"
    refused = refusal(state, line("stay"))
    assert refused is not None
    assert "M74" in refused.rules


# --- Losses, step by step (2.5, M73) --------------------------------------------------------------


@settings(max_examples=80, deadline=None)
@given(imperial_fps, some.integers(1, 9))
def test_every_listed_way_to_take_losses_takes_them(fps: list[Fp], number: int) -> None:
    state = field_of(FIELD, fps, [Fp("republican", "C")])
    state.agenda.append(agenda.Losing("imperial", FIELD, number))
    if number >= steps_to_remove(fps):
        return
    ways = legal_actions(state)
    outcomes = set()
    for way in ways:
        assert isinstance(way, Lose)
        assert refusal(state, way) is None
        left = lowered(state.zones[FIELD].imperial, way.groups)
        assert left is not None
        assert steps_to_remove(left) == steps_to_remove(fps) - number
        outcomes.add(write_groups(groups_from_fps(left)))
    assert len(ways) == len(set(ways))
    if len(ways) < 200:
        assert outcomes == reachable(fps, number)


def reachable(fps: list[Fp], number: int) -> set[str]:
    """Return the possible forces after ``number`` losses, the first by a best-quality FP."""
    found = {sorted_fps(fps)}
    for turn in range(number):
        after = set()
        for each in found:
            best = best_quality(each)
            for index, fp in enumerate(each):
                if turn == 0 and fp.quality != best:
                    continue
                fallen = lower(fp)
                rest = [*each[:index], *each[index + 1 :]]
                after.add(sorted_fps([*rest, fallen] if fallen is not None else rest))
        found = after
    return {write_groups(groups_from_fps(each)) for each in found}


@pytest.mark.parametrize(
    ("fps", "number", "left"),
    [
        ("3B", 2, {"2B", "1B 2C"}),
        ("1A.french", 2, {"1C.french"}),
        ("1A.french 1C.french", 1, {"1B.french 1C.french"}),
        ("2A.french", 3, {"1A.french", "1B.french 1C.french"}),
        ("1B.french 1B.imperial", 1, {"1B.imperial 1C.french", "1B.french 1C.imperial"}),
    ],
)
def test_possible_remainders_of_losses(fps: str, number: int, left: set[str]) -> None:
    """Covers example E6."""
    side: Side = "imperial" if "." in fps else "republican"
    other = "republican: 1C" if side == "imperial" else "imperial: 1C.french"
    state = laid(f"{{phase: ops.i, zones: {{lagos: {{{side}: {fps}, {other}}}}}}}")
    state.agenda.append(agenda.Losing(side, FIELD, number))
    found = {lowered(state.zones[FIELD].fps(side), way.groups)
             for way in legal_actions(state) if isinstance(way, Lose)}  # fmt: skip
    assert {write_groups(groups_from_fps(each)) for each in found if each is not None} == left


@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("lose 1B.french 1C.french", "M73"),
        ("lose 1A.french", "M73"),
        ("lose 3A.french", "M73"),
        ("lose 1A.french 2B.french", "M73"),
        ("lose guards", "M88"),
        ("lose 2C.french", "M73"),
    ],
)
def test_illegal_losses_are_refused(text: str, rule: str) -> None:
    state = laid("{phase: ops.i, zones: {lagos: {imperial: 1A.french 2C.french, republican: 3C}}}")
    state.agenda.append(agenda.Losing("imperial", FIELD, 2))
    refused = refusal(state, line(text))
    assert refused is not None
    assert rule in refused.rules


# --- Force points ---------------------------------------------------------------------------------

any_fps = some.lists(
    some.builds(
        Fp,
        some.sampled_from(("french", "imperial", "belgian")),
        some.sampled_from("ABC"),
        some.booleans(),
        some.booleans(),
        some.booleans(),
        some.booleans(),
    ),
    max_size=12,
)


@given(any_fps)
def test_groups_count_the_fp_of_a_kind(fps: list[Fp]) -> None:
    groups = groups_from_fps(fps)
    assert sum(group.count for group in groups) == len(fps)
    assert len({(group.quality, group.nation) for group in groups}) == len(groups)
    qualities = [group.quality for group in groups]
    assert qualities == sorted(qualities), "A before B before C"
    again = [(each.quality, each.nation) for each in groups for _ in range(each.count)]
    assert groups_of(again) == groups


@given(any_fps, some.data())
def test_picking_removes_only_the_named_fp(fps: list[Fp], data: some.DataObject) -> None:
    wanted = data.draw(some.lists(some.sampled_from(fps), max_size=6)) if fps else []
    groups = groups_from_fps(wanted)
    picked = split_fps(tuple(fps), groups, lambda fp: fp.failed)
    have = Counter(map(kind_of, fps))
    if any(have[group.quality, group.nation] < group.count for group in groups):
        assert picked is None
        return
    assert picked is not None
    chosen, left = picked
    assert groups_from_fps(chosen) == groups
    assert Counter((*chosen, *left)) == Counter(fps)
    for kind in {kind_of(fp) for fp in chosen}:
        taken = [fp for fp in chosen if kind_of(fp) == kind]
        spared = [fp for fp in left if kind_of(fp) == kind]
        assert not (any(not fp.failed for fp in taken) and any(fp.failed for fp in spared))


def test_picking_more_fp_than_exist() -> None:
    assert split_fps((Fp("french", "A"),), (FpGroup(2, "A", "french"),)) is None


@given(any_fps)
def test_steps_of_quality(fps: list[Fp]) -> None:
    number = 0
    while fps:
        fallen = lower(fps[0])
        fps = [*([fallen] if fallen is not None else []), *fps[1:]]
        number += 1
        assert steps_to_remove(fps) >= 0
    for quality, value in (("A", 3), ("B", 2), ("C", 1)):
        fp = Fp("french", quality)  # type: ignore[arg-type]
        assert steps_to_remove([fp]) == value
        if quality != "A":
            assert lower(higher(fp)) == fp


@pytest.mark.parametrize(("count", "cost"), [(0, 0), (1, 1), (5, 1), (6, 2), (10, 2), (13, 3)])
def test_costs(count: int, cost: int) -> None:
    """Costs are those of example E5 (M8)."""
    assert cost_of(count) == cost


def test_the_quality_bonus_is_as_printed() -> None:
    assert MATERIAL.quality_bonus == {"A": 5, "B": 2, "C": 0}
    assert MATERIAL.attitudes == VALUE


def test_guards_alone_can_lose_only_guards() -> None:
    """A force that is lost whole has no choice of losses (6.1)."""
    alone = laid(f"{{phase: ops.i, zones: {{{FIELD}: {{rural_guards: 1, republican: 1C}}}}}}")
    assert losing_options(alone, agenda.Losing("imperial", FIELD, 1, guards=True)) == [LoseGuards()]
    few = laid(f"{{phase: ops.i, zones: {{{FIELD}: {{imperial: 1C.french, republican: 1C}}}}}}")
    assert losing_options(few, agenda.Losing("imperial", FIELD, 2)) == []
    assert few.zones[FIELD].imperial
