"""Tests of positions set up by hand: changes, refusals, undo, round trips."""

from collections import Counter
from pathlib import Path

import pytest
from attrs import evolve

from paxdesk.mexican_adventure.robots.simulation import KindsPlayer, Playing
from paxdesk.mexican_adventure.rules.engine import begin
from paxdesk.mexican_adventure.rules.forces import FpGroup, Pieces
from paxdesk.mexican_adventure.rules.invariants import problems
from paxdesk.mexican_adventure.rules.material import Material
from paxdesk.mexican_adventure.rules.material_reading import load_material
from paxdesk.mexican_adventure.rules.state import State
from paxdesk.mexican_adventure.rules.vocabulary import SIDES, Nation, Quality
from paxdesk.mexican_adventure.scenarios import MARKS, laid_out, read_scenario
from paxdesk.mexican_adventure.workshop import AdventureDraft
from tests.shares import spread


def fps(count: int, quality: Quality, nation: Nation) -> Pieces:
    return Pieces((), (FpGroup(count, quality, nation),))


@pytest.fixture(scope="module")
def material() -> Material:
    return load_material()


@pytest.fixture
def draft(material: Material) -> AdventureDraft:
    draft = AdventureDraft.bare(material, "puebla")
    done = (
        draft.put(fps(7, "A", "french"), "puebla"),
        draft.put(fps(9, "C", "republican"), "puebla"),
        draft.put(Pieces(("lorencez",)), "puebla"),
        draft.put(Pieces(("juarez",)), "mexico"),
        draft.put(Pieces(navies=1), "veracruz"),
        draft.lay_hq("hq6", "orizaba"),
        draft.lay_marker("rural_guards", "veracruz"),
        draft.lay_marker("vomito", "veracruz"),
        draft.pay("imperial", 3),
        draft.count("withdrawal", 2),
        draft.deal(1, "played"),
        draft.fail("lorencez", True),
        draft.now("camerone", True),
        draft.set_all(phase="ops.c"),
        draft.choose("strict", True),
    )
    assert set(done) == {""}, done
    return draft


def test_a_position_from_scratch(draft: AdventureDraft) -> None:
    state = draft.state
    assert state.zones["puebla"].holds == "imperial"
    assert state.people["lorencez"].failed
    assert state.hq is not None
    assert (state.hq.where, state.rp["imperial"], state.withdrawal) == ("orizaba", 3, 2)
    assert state.played == (1,)
    assert 1 not in state.bowl
    assert draft.hold("puebla", "republican") == ""
    part = Pieces(("lorencez",), (FpGroup(2, "A", "french"),))
    assert draft.put(part, "orizaba", "puebla") == ""
    assert [len(draft.state.zones[z].imperial) for z in ("puebla", "orizaba")] == [5, 2]
    assert draft.state.people["lorencez"].where == "orizaba"
    assert draft.requalify("orizaba", part.groups[0], "B") == ""
    assert {fp.quality for fp in draft.state.zones["orizaba"].imperial} == {"B"}
    # The only leader has failed: no initiative is possible.
    assert draft.begun.step == "ops.d"


def test_impossible_changes_are_refused_by_name(draft: AdventureDraft) -> None:
    before, state = draft.data, draft.state
    for refused, why in (
        (draft.put(fps(40, "C", "republican"), "mexico"), "49 republican FP, at most 40"),
        (draft.put(Pieces(navies=1), "mexico"), "a ship in Mexico, which is not a port"),
        (draft.lay_marker("vomito", "mexico"), "Vomito in Mexico, which is not a forest"),
        (draft.lay_marker("guerrilla", "puebla"), "a Guerrilla under Imperial FP in Puebla"),
        (draft.count("aid", 5), "6; expected a whole number from 1 to 3"),
        (draft.hold("tula", "imperial"), ""),
    ):
        assert why in refused
    assert draft.data == before
    assert draft.state is state


def test_all_changes_are_undone_and_redone(material: Material, draft: AdventureDraft) -> None:
    data = draft.data
    while draft.can_undo:
        draft.undo()
    assert draft.data == AdventureDraft.bare(material, "puebla").data
    while draft.can_redo:
        draft.redo()
    assert draft.data == data


def laid(state: State) -> State:
    """Return a copy of the position without an agenda."""
    state = state.copy()
    state.agenda.clear()
    return state


def lying(state: State) -> object:
    """Return the parts of a position that a scenario describes."""
    zones = {
        zone: (*(each.fps(side) for side in SIDES), each.vomito, each.guerrilla,
               each.rural_guards, each.counter_guerrillas, each.holds)
        for zone, each in state.zones.items()
    }  # fmt: skip
    people = {who: (each.where, each.rank) for who, each in state.people.items()}
    marks = {who: (each.failed, each.tried, each.used, each.moved)
             for who, each in state.people.items() if state.on_map(who)}  # fmt: skip
    tracks = (state.turn, state.step, state.rp, state.withdrawal, state.aid, state.reserve)
    # Both are set when the phase begins.
    now = evolve(state.now, juarez_outside=False, maximilian_outside=False)
    place = (state.hq, tracks, set(state.first_time), state.options, now)
    return zones, people, marks, state.navies, place


def test_a_round_trip_preserves_the_position(
    draft: AdventureDraft, material: Material, tmp_path: Path
) -> None:
    file = tmp_path / "mine.yaml"
    file.write_text(draft.written("My position"), encoding="utf-8")
    given = read_scenario(file, material).game
    assert laid_out(given.position, given.begins_at) == draft.begun
    assert draft.question("x").startswith("What happens here?")


@pytest.mark.long
@pytest.mark.parametrize("scenario", spread(["puebla", "maximilian", "retreat"]))
def test_a_round_trip_preserves_a_position_of_a_game(material: Material, scenario: str) -> None:
    players = {"imperial": "easy", "republican": "easy"}
    playing = Playing(begin(material, scenario, 5), players, KindsPlayer.for_game(5))
    marks = Counter[str]()
    for number, _ in enumerate(playing.steps()):
        state = playing.state
        if state.over or number > 400:
            break
        if number % 7 or problems(laid(state)):
            continue  # during a step, a Guerrilla may be where it cannot stay
        draft = AdventureDraft.of(state)
        assert lying(draft.state) == lying(state)
        assert set(draft.state.bowl) >= set(state.bowl)
        fps = (fp for each in state.zones.values() for side in SIDES for fp in each.fps(side))
        marks.update(mark for fp in fps for mark in MARKS if getattr(fp, mark))
    assert {"used", "moved"} < marks.keys(), marks
    assert lying(AdventureDraft.of(draft.begun).state) == lying(draft.begun)


def test_a_stack_is_removed_whole_and_restored(draft: AdventureDraft) -> None:
    nine = fps(9, "C", "republican")
    assert draft.regroup("puebla", nine.groups[0], 0) == ""
    assert draft.state.zones["puebla"].holds == "imperial"
    assert "republican" not in draft.data["given"]["zones"]["puebla"]
    assert draft.put(nine, "puebla") == ""
    assert len(draft.state.zones["puebla"].republican) == 9


def test_marks_move_with_their_pieces(draft: AdventureDraft) -> None:
    assert draft.act("puebla", "imperial", done=True) == ""
    assert draft.acted("puebla", "imperial")
    assert not draft.acted("puebla", "republican")
    assert draft.state.people["lorencez"].used
    part = Pieces(("lorencez",), (FpGroup(5, "A", "french"),))
    assert draft.put(part, "orizaba", "puebla") == ""
    assert [fp.moved for fp in draft.state.zones["puebla"].imperial] == [True, True]
    assert not any(fp.moved for fp in draft.state.zones["orizaba"].imperial)
    assert draft.act("puebla", "imperial", done=False) == ""
    assert not any(fp.moved for fp in draft.state.zones["puebla"].imperial)
    assert draft.remove("lorencez", "retired") == ""
    assert "marks" not in draft.data["given"]


def test_fp_of_another_quality_keep_their_marks(draft: AdventureDraft) -> None:
    assert draft.act("puebla", "imperial", done=True) == ""
    assert draft.requalify("puebla", FpGroup(7, "A", "french"), "B") == ""
    french = draft.state.zones["puebla"].imperial
    assert {(fp.quality, fp.used, fp.moved) for fp in french} == {("B", True, True)}
