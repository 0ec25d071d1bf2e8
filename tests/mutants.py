"""Mutants of the program: ``python -m tests.mutants`` plants them, and reports the fate of each.

A mutant is a small mistake in one place, such as ``<`` for ``<=``. It is planted in memory, in a
separate process that runs tests up to the first failure. ``docs/contributing/mutants.md`` has the
figures.
"""

import argparse
import ast
import importlib.machinery
import importlib.util
import os
import random
import signal
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import cache, partial
from pathlib import Path
from types import CodeType, ModuleType

from attrs import frozen

from tests.reached import ENVIRONMENT, QUICK, ROOT, Reached, Unready, record

TIMEOUT = 300
"""Time limit for a mutant in seconds, after which it counts as killed."""
BUDGET = 40.0
"""Default total time of the tests for a mutant outside the rules, in seconds."""


@frozen
class Room:
    """Folders of ``paxdesk`` in which mutants are planted, and the tests run for them.

    Rooms of rules have a ``game``, whose scenarios are run before the tests.
    """

    folders: tuple[str, ...]
    tests: tuple[str, ...]
    game: str = ""


TABLES = ("tests/table", "tests/toy_game", "tests/mexican_adventure/table")
ROOMS = {
    "porfiriana/rules": Room(
        ("porfiriana/rules",),
        (
            "tests/rules",
            "--ignore=tests/rules/test_scenarios.py",
            "--ignore=tests/rules/test_scenario_coverage.py",
        ),
        "porfiriana",
    ),
    "mexican_adventure/rules": Room(
        ("mexican_adventure/rules",),
        (
            "tests/mexican_adventure/rules",
            "tests/mexican_adventure/test_random_games.py",
            "--ignore=tests/mexican_adventure/rules/test_scenario_coverage.py",
            "--ignore=tests/mexican_adventure/rules/test_whole_games.py",
            "--ignore=tests/mexican_adventure/rules/test_view.py",
        ),
        "mexican_adventure",
    ),
    "desk": Room(("desk/input", "desk/view", "desk/window"), TABLES),
    "table": Room(
        ("porfiriana/table/scene", "porfiriana/table/layout", "porfiriana/table/hand"), TABLES
    ),
    "files": Room(
        ("files",),
        (
            "tests/files",
            "tests/session",
            "tests/workshop",
            "tests/commands/test_simulate.py",
            "tests/mexican_adventure/test_own_puzzles.py",
            "tests/mexican_adventure/test_shared_replay.py",
            "tests/table/keeping",
            "tests/table/test_puzzles.py",
        ),
    ),
    "net": Room(("net",), ("tests/net", "tests/table/test_elsewhere.py")),
}
TESTS_OF_MODULES = {
    "deck": (
        "tests/deck",
        # It fails under load, and would then kill any mutant.
        "--deselect=tests/deck/test_deck.py::test_loading_is_quick",
    ),
    "material_reading": ("tests/mexican_adventure/test_audit.py",),
    "view": ("tests/mexican_adventure/rules/test_view.py",),
}
"""Additional tests for modules of the rules, by the beginning of the module's name."""

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
"""Comparisons that are replaced by their negation."""
LARGEST = 20
"""Largest number that is changed by 1."""
ORIGINS = ("QPoint", "QPointF", "QRect", "QRectF", "QSize", "QSizeF", "QMargins", "QMarginsF")
"""Calls in which 0 is not changed: coordinates and sizes of Qt."""


@frozen
class Change:
    """Change of a syntax tree, with its source before and after."""

    line: int
    before: str
    after: str
    make: Callable[[], None]


@frozen
class Mutant:
    """Mutant: the change number ``index`` of a module."""

    room: str
    file: Path
    index: int
    change: Change

    @property
    def module(self) -> str:
        return self.file.relative_to(ROOT).as_posix()

    @property
    def planted(self) -> str:
        """Arguments of :func:`plant`, joined by a colon."""
        return f"{self.module}:{self.index}"

    @property
    def source(self) -> str:
        return self.file.read_text(encoding="utf-8").splitlines()[self.change.line - 1].strip()

    def __str__(self) -> str:
        change = self.change
        return f"{self.module}:{change.line}: {change.before} → {change.after}   in: {self.source}"


def changes(tree: ast.AST) -> Iterator[Change]:
    for field, value in ast.iter_fields(tree):
        if field in ("annotation", "returns", "decorator_list"):
            continue
        for place, node in enumerate(value) if isinstance(value, list) else ((None, value),):
            if not isinstance(node, ast.AST) or _is_for_mypy(node) or _is_origin(node, tree):
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
    """Return whether a node is an assertion, import or typing code."""
    if isinstance(node, ast.AnnAssign):
        return ast.unparse(node.annotation) == "TypeAlias"
    if isinstance(node, ast.If):
        return ast.unparse(node.test) == "TYPE_CHECKING"
    return isinstance(node, (ast.Assert, ast.Import, ast.ImportFrom))


def _is_origin(node: ast.AST, parent: ast.AST) -> bool:
    """Return whether a node is a 0 passed to a point, size, rectangle or margins."""
    match parent, node:
        case ast.Call(ast.Name(name)), ast.Constant(0):
            return name in ORIGINS
    return False


def _replacements(node: ast.AST, parent: ast.AST, field: str) -> Iterator[ast.AST]:
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
    folders = (ROOT / "paxdesk" / each for each in ROOMS[room].folders)
    for file in sorted(file for folder in folders for file in folder.glob("*.py")):
        if module is None or file.stem == module:
            tree = ast.parse(file.read_text(encoding="utf-8"))
            for index, change in enumerate(changes(tree)):
                yield Mutant(room, file, index, change)


# --- In the process of one mutant -----------------------------------------------------------------


class _Planting(importlib.machinery.SourceFileLoader):
    """Loader of the changed module."""

    def __init__(self, fullname: str, path: str, code: CodeType) -> None:
        super().__init__(fullname, path)
        self._code = code

    def get_code(self, fullname: str) -> CodeType:
        return self._code


class _Finder:
    """Import finder for the changed module, placed before all others."""

    def __init__(self, name: str, file: Path, code: CodeType) -> None:
        self._name, self._file, self._code = name, file, code

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        if name != self._name:
            return None
        loader = _Planting(name, str(self._file), self._code)
        return importlib.util.spec_from_file_location(name, self._file, loader=loader)


def plant(file: str, index: str) -> None:
    """Make imports load the mutant instead of its module.

    The module must not be imported yet.
    """
    path = ROOT / file
    tree = ast.parse(path.read_text(encoding="utf-8"))
    list(changes(tree))[int(index)].make()
    code = compile(ast.fix_missing_locations(tree), str(path), "exec")
    name = ".".join(path.relative_to(ROOT).with_suffix("").parts)
    assert name not in sys.modules, f"{name} was imported before its mutant was planted"
    sys.meta_path.insert(0, _Finder(name, path, code))


def _killer(game: str, tests: Sequence[str]) -> str | None:
    """Return the first failed scenario or test, or None."""
    name = "reading the game"
    try:
        if game:
            from tests import every_scenario

            for name, run in every_scenario.scenarios(game):
                if run() is not None:
                    return f"scenario {name}"
    except Exception:  # any exception means that the mutant was noticed
        return name
    import pytest

    failed: list[str] = []

    class Noting:
        def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
            if report.failed:
                failed.append(report.nodeid)

    code = pytest.main(["-x", *QUICK, *tests], plugins=[Noting()])
    return None if code == 0 else (failed or ["while tests were collected"])[0]


# --- In the process of the command ----------------------------------------------------------------


def _tests(mutant: Mutant, budget: float) -> list[str]:
    """Return the tests for a mutant; empty if none calls its function."""
    room = ROOMS[mutant.room]
    if not room.game:
        return calling(mutant, budget)
    tests = list(room.tests)
    for beginning, more in TESTS_OF_MODULES.items():
        if mutant.file.stem.startswith(beginning):
            # Named tests are run even if the folder's list excludes them.
            tests = [each for each in tests if each.partition("=")[2] not in more] + [*more]
    return tests


def calling(mutant: Mutant, budget: float = BUDGET) -> list[str]:
    """Return tests that call a mutant's function, within the budget but at least one.

    The list is empty if no test calls the function.
    """
    reached = Reached.read(ROOMS[mutant.room].tests)
    found, left = list[str](), budget
    for test in reached.tests_of(mutant.module, _function_at(mutant.file, mutant.change.line)):
        left -= reached.seconds[test]
        if found and left < 0:
            break
        found.append(test)
    return found


def _function_at(file: Path, line: int) -> int | None:
    """Return the first line of the innermost function around a line, or of its decorators.

    None outside functions.
    """
    inner = None
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            body = node.body[0].lineno, node.end_lineno or 0
            if body[0] <= line <= body[1]:
                inner = min(each.lineno for each in (node, *node.decorator_list))
    return inner


def _fate(mutant: Mutant, budget: float) -> str:
    """Return the fate of a mutant in words."""
    game, tests = ROOMS[mutant.room].game, _tests(mutant, budget)
    if not tests:
        return "not called by any test"
    while (fate := tried(game, tests, mutant.planted)).partition(" by ")[2] in tests and tests[1:]:
        # In another order, a test may fail because of state left by other tests.
        killer = fate.partition(" by ")[2]
        if tried("", [killer], mutant.planted) != "survived" and _passes_alone(killer):
            return fate
        tests.remove(killer)
    return fate


@cache
def _passes_alone(test: str) -> bool:
    return tried("", [test]) == "survived"


def tried(game: str, tests: Sequence[str], planted: str = "") -> str:
    """Return the outcome of a game's scenarios and these tests in another process.

    ``planted`` is the mutant to plant; "" means none.
    """
    command = [sys.executable, "-m", "tests.mutants", "--try", game, *tests]
    trial = subprocess.Popen(
        command,
        cwd=ROOT,
        env={**ENVIRONMENT, "PAXDESK_PLANTED": planted},
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        start_new_session=True,
    )
    try:
        told, _ = trial.communicate(timeout=TIMEOUT)
    except subprocess.TimeoutExpired:
        return "killed by the clock"
    finally:
        # Processes started by tests may still run.
        with suppress(ProcessLookupError):
            os.killpg(trial.pid, signal.SIGKILL)
        trial.wait()
    last = told.strip().splitlines()[-1:]
    # A mutant that prevents the start counts as killed.
    return last[0] if last and trial.returncode == 0 else "killed by an error at the start"


def main(arguments: list[str]) -> int:
    """Plant the chosen mutants and print the fate of each.

    Returns 1 unless all were killed, and 2 if the tests fail without mutants.
    """
    if arguments[:1] == ["--try"]:
        game, *tests = arguments[1:]
        killer = _killer(game, tests)
        print(f"killed by {killer}" if killer else "survived")
        return 0
    parser = argparse.ArgumentParser(prog="python -m tests.mutants", description=__doc__)
    rooms = {"nargs": "*", "action": "extend", "choices": list(ROOMS)}
    parser.add_argument("--room", "--rooms", help="rooms (default: all)", **rooms)
    parser.add_argument("--module", help="only this module of the room, e.g. troops")
    parser.add_argument(
        "--count", type=int, help="number of mutants of each room, chosen at random"
    )
    parser.add_argument("--seed", type=int, default=1, help="seed of the random choice")
    parser.add_argument("--line", type=int, help="only mutants in this line of the module")
    parser.add_argument("--list", action="store_true", help="list mutants without planting them")
    parser.add_argument("--jobs", type=int, default=2, help="number of processes")
    parser.add_argument(
        "--budget", type=float, default=BUDGET, help="seconds of tests for a mutant elsewhere"
    )
    parser.add_argument("--out", type=Path, help="file for the fate of each mutant")
    options = parser.parse_args(arguments)
    chosen: list[Mutant] = []
    for room in options.room or ROOMS:
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
    for name in sorted({each.room for each in chosen}):
        unharmed = _unharmed(ROOMS[name])
        if unharmed != "survived":
            print(f"{name} without any mutant is {unharmed}; mend that first.")
            return 2
    fate_of = partial(_fate, budget=options.budget)
    return _report(chosen, fate_of, options.jobs, options.out)


def _unharmed(room: Room) -> str:
    """Return the outcome of a room's tests without mutants.

    Outside the rules, record which tests call which functions.
    """
    if room.game:
        return tried(room.game, room.tests)
    alike = (other for other in ROOMS.values() if other.tests == room.tests)
    try:
        record(room.tests, [folder for other in alike for folder in other.folders])
    except Unready as failure:
        return f"killed: {failure}"
    return "survived"


def _report(
    chosen: list[Mutant], fate_of: Callable[[Mutant], str], jobs: int, out: Path | None
) -> int:
    began, lines, counts = time.monotonic(), [], Counter[tuple[str, str]]()
    with ThreadPoolExecutor(jobs) as pool:
        for mutant, fate in zip(chosen, pool.map(fate_of, chosen), strict=True):
            lines.append(f"{fate}: {mutant}")
            counts[mutant.room, fate.partition(" by ")[0]] += 1
            print(lines[-1], flush=True)
    minutes = (time.monotonic() - began) / 60
    for room in ROOMS:
        told = ", ".join(f"{n} {fate}" for (of, fate), n in sorted(counts.items()) if of == room)
        if told:
            lines.append(f"{room}: {told}")
            print(lines[-1])
    print(f"{len(chosen) / max(minutes, 1 / 60):.0f} mutants a minute")
    if out is not None:
        out.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return int(any(fate != "killed" for _, fate in counts))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
