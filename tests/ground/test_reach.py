"""Tests that no signal is reached through two components."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.sources import PACKAGE, trees

DESK = PACKAGE / "desk"
ROOMS = ("app", "game", "input", "preferences", "replay", "scene", "view", "window")
MODULES = [*DESK.glob("*.py"), *(each for room in ROOMS for each in (DESK / room).glob("*.py"))]
OWN = frozenset({"self", "cls"})


def names(node: ast.expr) -> list[str]:
    """Return the names in a chain such as ``self.desk.flow.line``, without ``self``; else []."""
    if isinstance(node, ast.Attribute):
        before = names(node.value)
        return [*before, node.attr] if before or _own(node.value) else []
    return [node.id] if isinstance(node, ast.Name) and node.id not in OWN else []


def _own(node: ast.expr) -> bool:
    return isinstance(node, ast.Name) and node.id in OWN


def reached_through(tree: ast.AST) -> Iterator[str]:
    """Yield the connected signals that are reached through more than one component."""
    for node in ast.walk(tree):
        match node:
            case ast.Call(func=ast.Attribute(value=signal, attr="connect" | "disconnect")):
                chain = names(signal)
                if len(chain) > 3 or (len(chain) == 3 and chain[0] not in ("window", "_window")):
                    yield ".".join(chain)


def test_chains_are_read() -> None:
    tree = ast.parse(
        "self.flow.model.played.connect(f)\n"
        "self.flow.changed.connect(f)\n"
        "window.desk.changed.connect(f)\n"
        "window.desk.flow.refreshed.connect(f)\n"
        "self.a().b.c.connect(f)\n"
    )
    assert list(reached_through(tree)) == ["flow.model.played", "window.desk.flow.refreshed"]


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(DESK)))
def test_no_signal_is_reached_through_two_components(path: Path) -> None:
    assert list(reached_through(ast.parse(path.read_text(encoding="utf-8")))) == []


QUESTIONS = frozenset({"by_pick", "pick_at", "picks", "why_not_now"})
"""Methods of handling and gestures that only ``table_actions.py`` may use in the desk."""


def test_gestures_are_queried_in_one_place() -> None:
    asking = {
        path.name
        for path, tree in trees(rf"\.({'|'.join(QUESTIONS)})\b")
        if path in MODULES
        for node in ast.walk(tree)
        if isinstance(node, ast.Attribute) and node.attr in QUESTIONS
    }
    assert asking == {"table_actions.py"}
