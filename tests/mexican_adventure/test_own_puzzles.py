"""Tests of players' puzzles: proofs with exact chances, rejection, saving and importing."""

import json
import random
from collections.abc import Callable
from contextlib import suppress
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from paxdesk.errors import PaxError
from paxdesk.mexican_adventure.puzzles import (
    Puzzle,
    StepGoal,
    StepSearch,
    best_try,
    outcomes,
    prove,
)
from paxdesk.mexican_adventure.rules.engine import legal_actions
from paxdesk.mexican_adventure.rules.forces import FpGroup, Pieces
from paxdesk.mexican_adventure.rules.material import Material
from paxdesk.mexican_adventure.rules.material_reading import load_material
from paxdesk.mexican_adventure.rules.notation import write
from paxdesk.mexican_adventure.table.puzzles import PuzzleGame, solution_words, task_words
from paxdesk.mexican_adventure.workshop import AdventureDraft, OwnPuzzles, puzzle_of

JALAPA = StepGoal("hold", "imperial", "jalapa")


@pytest.fixture(scope="module")
def material() -> Material:
    return load_material()


def orizaba(material: Material, french: int) -> AdventureDraft:
    """Return a draft with Lorencez and ``french`` French FP in Orizaba."""
    draft = AdventureDraft.bare(material, "puebla")
    done = (
        draft.put(Pieces((), (FpGroup(french, "A", "french"),)), "orizaba"),
        draft.put(Pieces(("lorencez",)), "orizaba"),
        draft.lay_hq("hq6", "orizaba"),
        draft.put(Pieces(("juarez",)), "mexico"),
        draft.pay("imperial", 1),
    )
    assert set(done) == {""}, done
    return draft


def besieged(material: Material) -> AdventureDraft:
    """Return a draft of a combat in Jalapa, with one FP on each side."""
    draft = AdventureDraft.bare(material, "puebla")
    done = (
        draft.put(Pieces((), (FpGroup(1, "A", "french"),)), "jalapa"),
        draft.put(Pieces((), (FpGroup(1, "B", "republican"),)), "jalapa"),
        draft.put(Pieces(("juarez",)), "mexico"),
        draft.set_all(phase="ops.i"),
    )
    assert set(done) == {""}, done
    return draft


@pytest.fixture(scope="module")
def made(material: Material) -> Puzzle:
    draft = orizaba(material, 1)
    proof = prove(draft.begun, JALAPA)
    assert proof.holds
    return puzzle_of(draft, JALAPA, proof)


def test_a_chance_is_exact_and_the_plan_ends_with_the_die(made: Puzzle) -> None:
    # Lorencez's order succeeds with a die of 0 to 6.
    assert made.chance == Fraction(7, 10)
    assert made.solution == ("order lorencez 1A.french in orizaba",)
    assert "7 in 10 (70 %)" in task_words(made)
    assert solution_words(made)[0].startswith("1. ")


def test_a_second_plan_makes_it_ambiguous(material: Material) -> None:
    # One of the two FP may march, or both.
    proof = prove(orizaba(material, 2).begun, JALAPA)
    assert not proof.holds
    assert proof.chance == Fraction(7, 10)
    assert len(proof.plans) == 2


def test_unreachable_met_or_too_large_goals_are_no_puzzles(material: Material) -> None:
    state = orizaba(material, 1).begun
    assert prove(state, StepGoal("hold", "imperial", "mazatlan")).chance == 0
    assert prove(state, StepGoal("hold", "imperial", "orizaba")).plans == ((),)
    assert prove(state, JALAPA, most=1).chance is None


def test_a_way_longer_than_a_line_is_found(material: Material) -> None:
    draft = orizaba(material, 1)
    assert draft.set_all(phase="ops.f") == ""
    # Only rides are possible: no FP comes to Jalapa.
    assert prove(draft.begun, JALAPA).chance == 0
    assert prove(draft.begun, StepGoal("supply", "imperial")).plans == ((),)


def test_the_best_try_is_the_plan_that_only_the_enemy_prevents(material: Material) -> None:
    state = orizaba(material, 1).begun
    found = best_try(state, JALAPA)
    assert found is not None
    assert (found.lines, found.answer) == (("order lorencez 1A.french in orizaba",), "")
    assert best_try(state, StepGoal("hold", "imperial", "mazatlan")) is None
    assert best_try(state, JALAPA, most=1) is None
    with_help = StepSearch(JALAPA, helped=True).chance(state)
    assert with_help >= StepSearch(JALAPA).chance(state)


def test_the_answer_to_the_best_try_prevents_the_goal(material: Material) -> None:
    state = besieged(material).begun
    assert prove(state, JALAPA).chance == 0
    found = best_try(state, JALAPA)
    assert found is not None
    assert (found.lines, found.answer) == (("attitude hold",), "attitude hold")
    search = StepSearch(JALAPA)
    answers = {write(each): search.after(found.after, each) for each in legal_actions(found.after)}
    assert answers[found.answer] == 0
    assert max(answers.values()) > 0  # another answer would not refute the try
    # The enemy begins.
    assert best_try(state, StepGoal("hold", "republican", "jalapa")) is None


def test_dice_are_counted_out(material: Material) -> None:
    state = orizaba(material, 1).begun
    (order, _) = legal_actions(state)
    found = outcomes(state, order)
    assert sum(share for share, _ in found) == 1
    assert len(found) == 10


def test_it_survives_a_round_trip_and_is_played(
    made: Puzzle, material: Material, tmp_path: Path
) -> None:
    own = OwnPuzzles(tmp_path / "own.json", material)
    own.keep(made)
    own.keep(made)
    assert own.read() == (made,)
    assert own.read()[0].position == made.position
    (tmp_path / "friends.json").write_bytes(own.exported())
    theirs = OwnPuzzles(tmp_path / "theirs.json", material)
    assert theirs.imported(tmp_path / "friends.json") == 1
    assert theirs.imported(tmp_path / "friends.json") == 0
    assert theirs.read() == (made,)
    game = PuzzleGame.begin(made)
    assert game.verdict == "open"
    assert game.hint({})[1]
    game.submit(game.game.parse(made.solution[0]))
    assert game.verdict == "solved"
    game = PuzzleGame.begin(made)
    game.submit(game.game.parse("done"))
    assert game.verdict == "failed"
    assert game.why_failed({}).endswith(".")


DAMAGED: dict[str, Callable[[dict[str, Any]], object]] = {
    "another game": lambda data: data.update(game="porfiriana"),
    "a later form": lambda data: data.update(format=2),
    "a key too many": lambda data: data.update(x=1),
    "no list": lambda data: data.update(puzzles={}),
    "no solution": lambda data: data["puzzles"][0].update(solution=[]),
    "no line": lambda data: data["puzzles"][0].update(solution=["fly to the moon"]),
    "another solution": lambda data: data["puzzles"][0].update(solution=["done"]),
    "another chance": lambda data: data["puzzles"][0].update(chance="1/2"),
    "no chance": lambda data: data["puzzles"][0].update(chance="1/0"),
    "no zone": lambda data: data["puzzles"][0].update(zone="atlantis"),
    "a zone too many": lambda data: data["puzzles"][0].update(kind="win"),
    "no side": lambda data: data["puzzles"][0].update(side="french"),
    "no position": lambda data: data["puzzles"][0].update(position="[1]"),
    "half a position": lambda data: data["puzzles"][0].update(position='{"given": {"turn": '),
    "an impossible position": lambda data: data["puzzles"][0].update(
        position='{"given": {"zones": {"mexico": {"navies": 1}}}}'
    ),
    "a deep position": lambda data: data["puzzles"][0].update(position="[" * 100_000),
}


@pytest.mark.parametrize("what", DAMAGED)
def test_a_damaged_file_is_refused_without_loss(
    made: Puzzle, material: Material, tmp_path: Path, what: str
) -> None:
    own = OwnPuzzles(tmp_path / "own.json", material)
    own.keep(made)
    before = own.path.read_bytes()
    data = json.loads(own.exported())
    DAMAGED[what](data)
    refused(own, tmp_path / "friends.json", json.dumps(data).encode())
    assert own.path.read_bytes() == before


def test_files_with_bytes_damaged_at_random(
    made: Puzzle, material: Material, tmp_path: Path
) -> None:
    own = OwnPuzzles(tmp_path / "own.json", material)
    own.keep(made)
    before, chance = own.path.read_bytes(), random.Random(3)
    for _ in range(80):
        data = bytearray(before)
        at = chance.randrange(len(data))
        match chance.randrange(3):
            case 0:
                data[at] = chance.randrange(256)
            case 1:
                del data[at : at + chance.randrange(1, 60)]
            case _:
                del data[at:]
        (tmp_path / "friends.json").write_bytes(data)
        with suppress(PaxError):  # any other exception would be a crash for the player
            own.imported(tmp_path / "friends.json")
            own.path.write_bytes(before)
    assert own.path.read_bytes() == before


def refused(own: OwnPuzzles, file: Path, data: bytes) -> None:
    file.write_bytes(data)
    with pytest.raises(PaxError) as told:
        own.imported(file)
    assert str(told.value).endswith(".")
    assert "\n" not in str(told.value)
