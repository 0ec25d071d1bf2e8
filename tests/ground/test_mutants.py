"""Tests of mutants."""

import ast
from pathlib import Path

import pytest
from attrs import evolve

from tests.mutants import ROOMS, ROOT, TESTS_OF_MODULES, calling, changes, main, mutants, tried
from tests.reached import Reached, Unready, record

SOURCE = '''
def price(gold: int = 3) -> list[int]:
    """No docstring is changed, nor 1 in it."""
    assert gold > 2
    if gold < 2 and gold:
        return []
    tell("price", max(gold, 1))
    return [gold, 40]
'''


def test_every_small_mistake_is_found_once() -> None:
    found = [f"{each.before} → {each.after}" for each in changes(ast.parse(SOURCE))]
    assert sorted(found) == sorted(
        [
            "3 → 4",
            "3 → 2",
            "if gold < 2 and gold: return [] → (nothing)",
            "gold < 2 and gold → not (gold < 2 and gold)",
            "gold < 2 and gold → gold < 2 or gold",
            "gold < 2 → gold <= 2",
            "2 → 3",
            "2 → 1",
            "tell('price', max(gold, 1)) → (nothing)",
            "max → min",
            "1 → 2",
            "1 → 0",
            "return [gold, 40] → return [40]",
            "return [gold, 40] → return [gold]",
        ]
    )


def test_each_change_is_made_alone() -> None:
    whole = ast.unparse(ast.parse(SOURCE))
    for index in range(len(list(changes(ast.parse(SOURCE))))):
        tree = ast.parse(SOURCE)
        list(changes(tree))[index].make()
        made = ast.unparse(ast.fix_missing_locations(tree))
        assert made != whole
        compile(made, "planted", "exec")


def test_the_choice_depends_on_the_seed_alone(capsys: pytest.CaptureFixture[str]) -> None:
    listed = []
    for seed in ("1", "1", "2"):
        assert main(["--list", "--count", "3", "--seed", seed, "--module", "troops"]) == 0
        listed.append(capsys.readouterr().out)
    assert listed[0] == listed[1] != listed[2]
    assert listed[0].splitlines()[-1] == "3 mutants"


def test_a_mutant_is_planted_in_memory_and_killed() -> None:
    """A scenario fails if the number of cubes per player is changed."""
    room = "porfiriana/rules"
    mutant = next(each for each in mutants(room, "state") if each.change.before == "15")
    before = mutant.file.read_bytes()
    fate = tried(ROOMS[room].game, ROOMS[room].tests, mutant.planted)
    assert fate.startswith("killed by scenario ")
    assert mutant.file.read_bytes() == before


PLACEMENT = "tests/table/test_layout.py::"
FOLD_OUT = f"{PLACEMENT}test_a_fold_out_is_as_wide_as_what_is_on_it[3]"
HAND = f"{PLACEMENT}test_the_hand_has_five_places_and_closes_up"


@pytest.mark.long
def test_mutants_outside_the_rules_are_tried_by_the_tests_that_call_the_function(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tests.reached.KEPT", tmp_path)
    monkeypatch.setitem(ROOMS, "table", evolve(ROOMS["table"], tests=(HAND, FOLD_OUT)))
    record(ROOMS["table"].tests, ROOMS["table"].folders)
    found = (
        each for each in mutants("table", "placement") if each.source.startswith("wide = min(")
    )
    mutant = next(each for each in found if each.change.before == "6")
    assert calling(mutant) == [FOLD_OUT]
    assert tried("", [FOLD_OUT], mutant.planted) == f"killed by {FOLD_OUT}"
    reached = Reached.read(ROOMS["table"].tests)
    both = reached.tests_of(mutant.module, None)
    assert both[0] == FOLD_OUT, "it calls more of the module"
    assert len(both) > 1


@pytest.mark.long
def test_no_mutant_is_planted_if_tests_fail_already(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tests.reached.KEPT", tmp_path)
    with pytest.raises(Unready, match="no tests ran"):
        record(["tests/keys.py"], ROOMS["net"].folders)


def test_a_zero_that_is_an_origin_is_not_changed() -> None:
    found = {each.before for each in changes(ast.parse("paint(QRectF(0, 0, 3, high), 0)"))}
    assert found == {"3", "0", "paint(QRectF(0, 0, 3, high), 0)"}


def test_the_tests_to_run_exist() -> None:
    named = [test for room in ROOMS.values() for test in room.tests]
    for each in (*named, *(test for tests in TESTS_OF_MODULES.values() for test in tests)):
        path = (each.partition("=")[2] or each).partition("::")[0]
        assert (ROOT / path).exists(), each


def test_each_room_has_modules(capsys: pytest.CaptureFixture[str]) -> None:
    for room in ROOMS.values():
        assert all((ROOT / "paxdesk" / each / "__init__.py").exists() for each in room.folders)
    assert main(["--list", "--rooms", "files", "net", "--count", "2"]) == 0
    assert capsys.readouterr().out.splitlines()[-1] == "4 mutants"
