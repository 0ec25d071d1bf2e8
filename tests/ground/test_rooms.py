"""Tests of the dependencies between packages."""

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.sources import PACKAGE, imported, modules, text_of, trees

GAMES = ("paxdesk.porfiriana", "paxdesk.mexican_adventure", "paxdesk.sierra_madre")
HEADLESS = (
    "session",
    "files",
    "net",
    "porfiriana/saves",
    *(
        f"porfiriana/{room}"
        for room in ("rules", "robots", "audit", "scenarios", "analysis", "puzzles", "workshop")
    ),
    *(f"mexican_adventure/{room}" for room in ("rules", "robots", "scenarios", "audit", "saves")),
    "mexican_adventure/analysis",
    *(f"sierra_madre/{room}" for room in ("rules", "saves", "scenarios", "session")),
)


def files_of(room: str) -> list[Path]:
    alone = PACKAGE / f"{room}.py"
    found = [alone] if alone.exists() else sorted((PACKAGE / room).rglob("*.py"))
    assert found, room
    return found


def names_of(room: str) -> list[str]:
    files = files_of(room)
    names = (file.relative_to(PACKAGE.parent).with_suffix("").parts for file in files)
    return sorted(".".join(part for part in parts if part != "__init__") for parts in names)


def qt_loaded_by(code: str) -> str:
    script = (
        f"import sys\n{code}\nprint([m for m in sys.modules if 'PySide6' in m], file=sys.stderr)"
    )
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stderr.strip()


def test_rooms_below_the_table_never_import_qt() -> None:
    names = [name for room in HEADLESS for name in names_of(room)]
    assert len(names) > 150
    assert qt_loaded_by("\n".join(f"import {name}" for name in names)) == "[]"


@pytest.mark.parametrize(
    "command", [["cards", "list"], ["cards", "show", "61"], ["cards", "check"]]
)
def test_commands_without_a_window_never_import_qt(command: list[str]) -> None:
    assert qt_loaded_by(f"from paxdesk.cli import main; main({command!r})") == "[]"


@pytest.mark.parametrize("room", HEADLESS)
def test_no_lower_package_imports_the_table(room: str) -> None:
    for file in files_of(room):
        source = text_of(file)
        assert "paxdesk.desk" not in source, file
        assert "paxdesk.porfiriana.table" not in source, file


@pytest.mark.parametrize("room", ["session", "files", "net", "desk"])
def test_common_modules_name_no_game(room: str) -> None:
    for file in files_of(room):
        games = {
            name
            for name in imported(file)
            if name.startswith(("paxdesk.porfiriana", "paxdesk.mexican", "paxdesk.sierra"))
        }
        assert not games, f"{file} imports {sorted(games)}"


def room_of(module: str) -> str:
    """Return a module's package, or the module itself if it is directly in the desk or a game."""
    package = module.rpartition(".")[0]
    alone = package in ("paxdesk.desk", *GAMES) and not module.endswith(".__init__")
    return module if alone else package


def rooms() -> dict[str, set[str]]:
    files = {
        ".".join(file.relative_to(PACKAGE.parent).with_suffix("").parts): file for file in modules()
    }
    known = {name.removesuffix(".__init__"): name for name in files}
    found: dict[str, set[str]] = {}
    for name, file in files.items():
        for module in imported(file):
            if module in known:
                found.setdefault(room_of(name), set()).add(room_of(known[module]))
    # A package may import from its parent package.
    return {
        room: {other for other in others if not f"{room}.".startswith(f"{other}.")}
        for room, others in found.items()
    }


def test_imports_between_packages_are_acyclic() -> None:
    left = rooms()
    while free := [room for room, others in left.items() if not others & left.keys()]:
        for room in free:
            del left[room]
    assert not left, f"in import cycles, or above one: {sorted(left)}"


# --- Cards are data: no rule refers to a card number ----------------------------------------------

NAMED = re.compile(r"(^|_)(number|card|card_id|card_number)s?$")
INDEXES = {
    "cards",
    "enterprises",
    "partners",
    "troops",
    "oranges",
    "blacks",
    "attacks",
    "headlines",
    "topples",
    "hacendados",
}


def card_number_literals(source: str) -> list[int]:
    found = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Compare):
            sides = [node.left, *node.comparators]
            named = any(NAMED.search(name(side)) for side in sides)
            hit = named and any(number >= 2 for side in sides for number in numbers(side))
        elif isinstance(node, ast.Match):
            cases = [case.pattern for case in node.cases]
            values = (each.value for case in cases for each in values_of(case))
            hit = bool(NAMED.search(name(node.subject))) and any(map(list, map(numbers, values)))
        elif isinstance(node, ast.Subscript):
            hit = name(node.value) in INDEXES and bool(list(numbers(node.slice)))
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            looked_up = node.func.attr in ("get", "pop") and name(node.func.value) in INDEXES
            hit = looked_up and any(list(numbers(each)) for each in node.args[:1])
        else:
            hit = False
        if hit:
            found.append(node.lineno)
    return found


def name(node: ast.expr) -> str:
    if isinstance(node, ast.Attribute):
        return node.attr
    return node.id if isinstance(node, ast.Name) else ""


def numbers(node: ast.expr) -> Iterator[int]:
    if isinstance(node, ast.Constant) and type(node.value) is int:
        yield node.value
    elif isinstance(node, ast.Tuple | ast.List | ast.Set):
        for each in node.elts:
            yield from numbers(each)


def values_of(pattern: ast.pattern) -> list[ast.MatchValue]:
    return [node for node in ast.walk(pattern) if isinstance(node, ast.MatchValue)]


@pytest.mark.parametrize(
    "file", sorted((PACKAGE / "porfiriana" / "rules").rglob("*.py")), ids=lambda f: f.name
)
def test_no_rule_depends_on_a_card_number(file: Path) -> None:
    assert card_number_literals(text_of(file)) == []


@pytest.mark.parametrize(
    "source",
    [
        "if card == 61: pass",
        "if card.number == 61: pass",
        "if 61 == number: pass",
        "if number in (40, 41): pass",
        "if number not in {40, 41}: pass",
        "if state.target_card != 61: pass",
        "match card.number:\n    case 40 | 41: pass",
        "deck.cards[61]",
        "deck.partners.get(61)",
    ],
)
def test_the_check_finds_card_numbers(source: str) -> None:
    assert card_number_literals(source) == [1]


@pytest.mark.parametrize(
    "source",
    ["if number == 1: pass", "if len(cards) > 4: pass", "if gold >= 8: pass", "deck.cards[card]"],
)
def test_the_check_ignores_other_numbers(source: str) -> None:
    assert card_number_literals(source) == []


def calls_of(name: str) -> set[str]:
    return {
        source.relative_to(PACKAGE).as_posix()
        for source, tree in trees(rf"\b{name}\(")
        if "table" not in source.parts
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == name
    }


def test_views_are_created_in_one_place() -> None:
    """mypy checks that robots, hints and remote seats get views."""
    games = ("porfiriana", "mexican_adventure")
    assert calls_of("View") == {f"{game}/rules/view.py" for game in games}
    # A planning robot passes its sampled position to the other simulated players.
    assert calls_of("imagined") == {"porfiriana/robots/planner/planner.py"}
