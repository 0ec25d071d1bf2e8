"""Tests of the border between desk and games: no Any, and no game's words in the desk."""

import ast
import re
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

import pytest

import paxdesk
from paxdesk.desk.protocol.table_game import TableGame
from tests.toy_game import tricks

DESK = Path(paxdesk.__file__).parent / "desk"
BORDER = sorted(
    [*(DESK / "protocol").glob("*.py"), DESK / "game_types.py"]
    + [DESK / "scene" / name for name in ("game_drawing.py", "things.py")]
)
OF_ONE_GAME = re.compile(
    r"d[ií]az|topple|regime|hacendado|porfirian|speculat|headline|depression|withdrawal|guerrilla",
    re.IGNORECASE,
)
SAID = {"tr", "tr_noop", "tr_plural", "tr_lazy"}


def identifier(path: Path) -> str:
    return str(path.relative_to(DESK))


@pytest.mark.parametrize("path", BORDER, ids=identifier)
def test_no_type_at_the_border_is_any(path: Path) -> None:
    names = (node for node in ast.walk(ast.parse(path.read_text())) if isinstance(node, ast.Name))
    assert not [node.lineno for node in names if node.id == "Any"]
    imported = re.findall(r"import .*\bAny\b(?! as)", path.read_text())
    assert not imported, "an alias of Any is Any, too"


def said(tree: ast.AST) -> Iterator[ast.Constant]:
    """Yield the constants in calls of translating functions."""
    for node in ast.walk(tree):
        called = node.func if isinstance(node, ast.Call) else None
        if isinstance(node, ast.Call) and isinstance(called, ast.Name) and called.id in SAID:
            yield from (each for each in ast.walk(node) if isinstance(each, ast.Constant))


@pytest.mark.parametrize("path", sorted(DESK.rglob("*.py")), ids=identifier)
def test_the_desk_names_no_game(path: Path) -> None:
    text = path.read_text()
    if OF_ONE_GAME.search(text) is None:
        return
    tree = ast.parse(text)
    sentences = {id(node) for node in said(tree)}
    found = [
        f"{node.lineno}: {node.value}"
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
        if id(node) not in sentences and OF_ONE_GAME.search(node.value)
    ]
    code = ast.unparse(_without_strings(tree))
    found += OF_ONE_GAME.findall(code)
    assert not found


def _without_strings(tree: ast.Module) -> ast.Module:
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            node.value = ""
    return tree


def test_a_feature_that_is_not_mentioned_is_off() -> None:
    hints = {name for name in TableGame.__annotations__ if getattr(TableGame, name, 0) is None}
    assert len(hints) >= 20
    mentioned = {"secrets"}
    assert {name for name in hints if getattr(tricks.TrickTable, name) is not None} == mentioned


def test_a_lazy_module_is_the_one_that_type_checkers_see() -> None:
    late = 0
    for path in Path(paxdesk.__file__).parent.rglob("game_table.py"):
        tree = ast.parse(path.read_text())
        named = re.findall(r'^    (\w+) = Lazy\("([\w.]+)"\)$', path.read_text(), re.MULTILINE)
        imports = [node for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]
        seen = {f"{node.module}.{each.name}": each for node in imports for each in node.names}
        for name, module in named:
            assert (seen[module].asname or seen[module].name) == name, path
            assert find_spec(module) is not None, module
        late += len(named)
    assert late > 5


def test_the_example_is_no_longer_than_the_guide_says() -> None:
    assert len(Path(tricks.__file__).read_text().splitlines()) <= 350


def test_the_guide_names_the_classes_of_the_example() -> None:
    root = Path(paxdesk.__file__).parents[1]
    guide = (root / "docs" / "contributing" / "another-game.md").read_text()
    steps = re.findall(r"(?m)^\d+\. \*\*.*$", guide)
    cited = [name for step in steps for name in re.findall(r"\(((?:`\w+`(?:, )?)+)\)", step)]
    names = re.findall(r"`(\w+)`", " ".join(cited))
    assert len(names) > 10
    assert [name for name in names if not hasattr(tricks, name)] == []
    files = re.findall(r"`(paxdesk/[\w/.]+)`", guide)
    assert [each for each in files if not (root / each).exists()] == []
    attributes = {
        n
        for row in guide.splitlines()
        if row.startswith("| `")
        for n in re.findall(r"`(\w+)`", row.split("|")[1])
    }
    features = {n for n in TableGame.__annotations__ if getattr(TableGame, n, 0) is None}
    assert attributes == features
