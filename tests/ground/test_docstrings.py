"""Tests that at least nine of ten public definitions in ROOMS have a docstring."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import paxdesk

PACKAGE = Path(paxdesk.__file__).parent
SHARE = 90
"""Minimum share of definitions with a docstring, in percent."""
ROOMS = ("porfiriana/rules", "porfiriana/robots", "session", "files", "desk/protocol")

Definition = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef


def public(body: list[ast.stmt], prefix: str = "") -> Iterator[tuple[str, Definition]]:
    for node in body:
        if isinstance(node, Definition) and not node.name.startswith("_"):
            yield prefix + node.name, node
            if isinstance(node, ast.ClassDef):
                yield from public(node.body, f"{prefix}{node.name}.")
        elif isinstance(node, ast.If):
            yield from public([*node.body, *node.orelse], prefix)


def undocumented(source: str) -> tuple[int, list[str]]:
    """Return the number of public definitions of a module, and those without a docstring."""
    found = list(public(ast.parse(source).body))
    return len(found), [name for name, node in found if not ast.get_docstring(node)]


@pytest.mark.parametrize("room", ROOMS)
def test_public_definitions_have_docstrings(room: str) -> None:
    definitions = 0
    missing: list[str] = []
    for file in sorted((PACKAGE / room).rglob("*.py")):
        here, without = undocumented(file.read_text(encoding="utf-8"))
        definitions += here
        missing += [f"{file.relative_to(PACKAGE)}: {name}" for name in without]
    assert definitions
    share = 100 * (definitions - len(missing)) / definitions
    assert share >= SHARE, "\n".join([f"{share:.1f} % of {definitions} in {room}:", *missing])


@pytest.mark.parametrize(
    ("source", "definitions", "missing"),
    [
        ("def f(): pass", 1, ["f"]),
        ("def f():\n    'Gold.'", 1, []),
        ("def f():\n    ''", 1, ["f"]),
        ("def _f(): pass", 0, []),
        ("async def f(): pass", 1, ["f"]),
        ("class C:\n    'A card.'\n    def m(self): pass", 2, ["C.m"]),
        ("class _C:\n    def m(self): pass", 0, []),
        ("class C:\n    'A card.'\n    def __enter__(self): pass", 1, []),
        ("def f():\n    'Gold.'\n    def g(): pass", 1, []),
        ("if x:\n    def f(): pass\nelse:\n    def g():\n        'Cubes.'", 2, ["f"]),
    ],
)
def test_the_count_sees_what_is_public(source: str, definitions: int, missing: list[str]) -> None:
    assert undocumented(source) == (definitions, missing)
