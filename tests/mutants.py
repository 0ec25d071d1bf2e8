"""Mutants in the rules: ``python -m tests.mutants`` plants them, and reports those that survive.

A mutant is a small mistake in one place: ``<`` for ``<=``, a guard left out, a number off by one.
Each is planted in memory, in a process of its own that runs all scenarios of the game and then the
other quick tests of its rules, and stops at the first that fails. No file is changed. A mutant
that survives shows a line whose mistake no test would notice, or one where the change makes no
difference. The choice depends on ``--seed`` alone; ``docs/mutants.md`` has the figures.
"""

import argparse
import ast
import importlib.machinery
import importlib.util
import os
import random
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import CodeType, ModuleType

from attrs import frozen

from tests import every_scenario

ROOT = Path(__file__).resolve().parent.parent
TIMEOUT = 600

QUICK_TESTS = {
    "porfiriana/rules": (
        "tests/rules",
        "--ignore=tests/rules/test_scenarios.py",
        "--ignore=tests/rules/test_scenario_coverage.py",
    ),
    "mexican_adventure/rules": (
        "tests/mexican_adventure/rules",
        "tests/mexican_adventure/test_random_games.py",
        "--ignore=tests/mexican_adventure/rules/test_scenario_coverage.py",
        "--ignore=tests/mexican_adventure/rules/test_whole_games.py",
        "--ignore=tests/mexican_adventure/rules/test_view.py",
    ),
}
"""By room, what is run of pytest after the scenarios."""
TESTS_OF_MODULES = {
    "deck": (
        "tests/deck",
        # Other work on the machine would kill a mutant here.
        "--deselect=tests/deck/test_deck.py::test_loading_is_quick",
    ),
    "material_reading": ("tests/mexican_adventure/test_audit.py",),
    "view": ("tests/mexican_adventure/rules/test_view.py",),
}
"""The same for modules whose names begin so."""

COMPARISONS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
NEGATED = (ast.Eq, ast.NotEq, ast.In, ast.NotIn, ast.Is, ast.IsNot)
"""Comparisons that are swapped by their negation."""
LARGEST = 20
"""Numbers up to this one are changed by 1."""


@frozen
class Change:
    """A change of a syntax tree: where, from what to what, and what makes it."""

    line: int
    before: str
    after: str
    make: Callable[[], None]


@frozen
class Mutant:
    """The change number ``index`` of a module of a room."""

    room: str
    file: Path
    index: int
    change: Change

    def __str__(self) -> str:
        place = f"{self.file.relative_to(ROOT).as_posix()}:{self.change.line}"
        source = self.file.read_text(encoding="utf-8").splitlines()[self.change.line - 1]
        return f"{place}: {self.change.before} → {self.change.after}   in: {source.strip()}"


def changes(tree: ast.AST) -> Iterator[Change]:
    """All changes that could be made to a tree, in the order of its lines."""
    for field, value in ast.iter_fields(tree):
        if field in ("annotation", "returns", "decorator_list"):
            continue
        for place, node in enumerate(value) if isinstance(value, list) else ((None, value),):
            if not isinstance(node, ast.AST) or _is_for_mypy(node):
                continue

            def put(new: ast.AST, place: int | None = place, field: str = field) -> None:
                if place is None:
                    setattr(tree, field, new)
                else:
                    getattr(tree, field)[place] = new

            for new in _replacements(node, tree, field):
                ast.copy_location(new, node)
                text = "(nothing)" if isinstance(new, ast.Pass) else _short(new)
                yield Change(node.lineno, _short(node), text, lambda new=new, put=put: put(new))  # type: ignore[attr-defined,misc]
            yield from changes(node)


def _is_for_mypy(node: ast.AST) -> bool:
    """Whether nothing is done here when the program runs, or it is done for mypy."""
    if isinstance(node, ast.AnnAssign):
        return ast.unparse(node.annotation) == "TypeAlias"
    if isinstance(node, ast.If):
        return ast.unparse(node.test) == "TYPE_CHECKING"
    return isinstance(node, (ast.Assert, ast.Import, ast.ImportFrom))


def _replacements(node: ast.AST, parent: ast.AST, field: str) -> Iterator[ast.AST]:
    """What may stand in a node's place."""
    if field == "test" or (field == "ifs" and isinstance(parent, ast.comprehension)):
        swapped = isinstance(node, ast.Compare) and isinstance(node.ops[0], NEGATED)
        if not swapped:
            assert isinstance(node, ast.expr)
            yield ast.UnaryOp(ast.Not(), node)
    match node:
        case ast.Compare(left, [op], comparators):
            yield ast.Compare(left, [COMPARISONS[type(op)]()], comparators)
        case ast.Constant(bool()):
            pass
        case ast.Constant(int(value)) if value <= LARGEST:
            yield ast.Constant(value + 1)
            if value:
                yield ast.Constant(value - 1)
        case ast.BoolOp(ast.And(), values):
            yield ast.BoolOp(ast.Or(), values)
        case ast.BoolOp(ast.Or(), values):
            yield ast.BoolOp(ast.And(), values)
        case ast.Name(("min" | "max") as name):
            yield ast.Name("max" if name == "min" else "min", ast.Load())
        case ast.If(body=[ast.Return() | ast.Continue() | ast.Raise() | ast.Break()], orelse=[]):
            yield ast.Pass()
        case ast.Expr(ast.Call() | ast.Yield() | ast.YieldFrom()) | ast.AugAssign() | ast.Delete():
            yield ast.Pass()
        case ast.Assign([ast.Attribute() | ast.Subscript()]):
            yield ast.Pass()
        case ast.Return(ast.List(elements)):
            for left_out in elements:
                rest = [each for each in elements if each is not left_out]
                yield ast.Return(ast.List(rest, ast.Load()))
        case ast.Return(ast.BinOp(left, ast.Add(), right)):
            yield ast.Return(left)
            yield ast.Return(right)


def _short(node: ast.AST) -> str:
    text = " ".join(ast.unparse(node).split())
    return text if len(text) <= 90 else f"{text[:87]}…"


def mutants(room: str, module: str | None) -> Iterator[Mutant]:
    """All mutants of a room of ``paxdesk``, or of one of its modules."""
    for file in sorted((ROOT / "paxdesk" / room).glob("*.py")):
        if module is None or file.stem == module:
            tree = ast.parse(file.read_text(encoding="utf-8"))
            for index, change in enumerate(changes(tree)):
                yield Mutant(room, file, index, change)


# --- In the process of one mutant ---


class _Planting(importlib.machinery.SourceFileLoader):
    """Loads the one module that is changed."""

    def __init__(self, fullname: str, path: str, code: CodeType) -> None:
        super().__init__(fullname, path)
        self._code = code

    def get_code(self, fullname: str) -> CodeType:
        return self._code


class _Finder:
    """Finds the one module that is changed, before anybody else does."""

    def __init__(self, name: str, file: Path, code: CodeType) -> None:
        self._name, self._file, self._code = name, file, code

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        if name != self._name:
            return None
        loader = _Planting(name, str(self._file), self._code)
        return importlib.util.spec_from_file_location(name, self._file, loader=loader)


def _plant(file: Path, index: int) -> None:
    tree = ast.parse(file.read_text(encoding="utf-8"))
    list(changes(tree))[index].make()
    code = compile(ast.fix_missing_locations(tree), str(file), "exec")
    name = ".".join(file.relative_to(ROOT).with_suffix("").parts)
    assert name not in sys.modules, f"{name} was imported before its mutant was planted"
    sys.meta_path.insert(0, _Finder(name, file, code))


def _killer(room: str, module: str) -> str | None:
    """The first scenario or test that fails in this process; None if all pass."""
    game = room.partition("/")[0]
    name = "reading the game"
    try:
        for name, run in every_scenario.scenarios(game):
            if run() is not None:
                return f"scenario {name}"
    except Exception:  # whatever it is, somebody has noticed
        return name
    os.environ["PAXDESK_GAMES"] = "3"
    import pytest

    failed: list[str] = []

    class Noting:
        def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
            if report.failed:
                failed.append(report.nodeid)

    arguments = ["-x", "-q", "-p", "no:cacheprovider", "-m", "not (long or slow)"]
    tests = list(QUICK_TESTS[room])
    for beginning, more in TESTS_OF_MODULES.items():
        if module.startswith(beginning):
            # What is named is run though its folder's list leaves it out.
            tests = [each for each in tests if each.partition("=")[2] not in more] + [*more]
    code = pytest.main([*arguments, *tests], plugins=[Noting()])
    return None if code == 0 else (failed or ["while tests were collected"])[0]


# --- In the process of the command ---


def _fate(mutant: Mutant) -> str:
    """What became of a mutant: survived, timed out, or the name of what killed it."""
    return _tried(mutant.room, mutant.file.relative_to(ROOT).as_posix(), str(mutant.index))


def _tried(room: str, *planted: str) -> str:
    command = [sys.executable, "-m", "tests.mutants", "--try", room, *planted]
    try:
        done = subprocess.run(
            command, cwd=ROOT, timeout=TIMEOUT, capture_output=True, text=True, check=False
        )
    except subprocess.TimeoutExpired:
        return "timed out"
    last = done.stdout.strip().splitlines()[-1:]
    # Who broke the import of everything has been noticed too.
    return last[0] if last and done.returncode == 0 else "killed by an error at the start"


def main(arguments: list[str]) -> int:
    """Plant the mutants chosen and tell what became of each; 1 if any survived."""
    if arguments[:1] == ["--try"]:
        room, *planted = arguments[1:]
        if planted:
            file, index = planted
            _plant(ROOT / file, int(index))
        killer = _killer(room, Path(file).stem if planted else "")
        print(f"killed by {killer}" if killer else "survived")
        return 0
    parser = argparse.ArgumentParser(prog="python -m tests.mutants", description=__doc__)
    parser.add_argument("--room", choices=QUICK_TESTS, action="append", help="usually both")
    parser.add_argument("--module", help="only this module of the room, e.g. troops")
    parser.add_argument("--count", type=int, help="so many of each room, chosen at random")
    parser.add_argument("--seed", type=int, default=1, help="chooses others")
    parser.add_argument("--line", type=int, help="only those in this line of the module")
    parser.add_argument("--list", action="store_true", help="list them, and plant none")
    parser.add_argument("--jobs", type=int, default=2, help="so many at the same time")
    parser.add_argument("--out", type=Path, help="a file for what became of each")
    options = parser.parse_args(arguments)
    chosen: list[Mutant] = []
    for room in options.room or QUICK_TESTS:
        found = [
            each
            for each in mutants(room, options.module)
            if options.line in (None, each.change.line)
        ]
        if options.count is not None and options.count < len(found):
            found = random.Random(options.seed).sample(found, options.count)
        chosen += sorted(found, key=lambda each: (each.file, each.index))
    if options.list:
        print("\n".join(map(str, chosen)), f"{len(chosen)} mutants", sep="\n")
        return 0
    for room in sorted({each.room for each in chosen}):
        unharmed = _tried(room)
        if unharmed != "survived":
            print(f"{room} without any mutant is {unharmed}; mend that first.")
            return 2
    return _report(chosen, options.jobs, options.out)


def _report(chosen: list[Mutant], jobs: int, out: Path | None) -> int:
    began, lines, counts = time.monotonic(), [], Counter[tuple[str, str]]()
    with ThreadPoolExecutor(jobs) as pool:
        for mutant, fate in zip(chosen, pool.map(_fate, chosen), strict=True):
            lines.append(f"{fate}: {mutant}")
            counts[mutant.room, fate.partition(" by ")[0]] += 1
            print(lines[-1], flush=True)
    minutes = (time.monotonic() - began) / 60
    for room in QUICK_TESTS:
        told = ", ".join(f"{n} {fate}" for (of, fate), n in sorted(counts.items()) if of == room)
        if told:
            lines.append(f"{room}: {told}")
            print(lines[-1])
    print(f"{len(chosen) / max(minutes, 1 / 60):.0f} mutants a minute")
    if out is not None:
        out.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return int(any(fate == "survived" for _, fate in counts))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
