"""The command that plants mutants: what it changes, and that it changes nothing but memory."""

import ast
import subprocess
import sys
from pathlib import Path

import pytest

from tests.mutants import QUICK_TESTS, ROOT, changes, main, mutants

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
    """A cube more for everybody is seen by the first scenario that counts them."""
    room = "porfiriana/rules"
    mutant = next(each for each in mutants(room, "state") if each.change.before == "15")
    before = mutant.file.read_bytes()
    file = mutant.file.relative_to(ROOT).as_posix()
    command = [sys.executable, "-m", "tests.mutants", "--try", room, file, str(mutant.index)]
    told = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    assert told.splitlines()[-1].startswith("killed by scenario ")
    assert mutant.file.read_bytes() == before


def test_the_tests_that_it_runs_are_there() -> None:
    for tests in QUICK_TESTS.values():
        for each in tests:
            assert (ROOT / Path(each.partition("=")[2] or each)).exists(), each
