"""Texts and syntax trees of the program's modules."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import paxdesk

PACKAGE = Path(paxdesk.__file__).parent
IMPORT = re.compile(r"^[ \t]*((?:from [\w.]+ )?import (?:\([^)]*\)|[^(\n]+))", re.MULTILINE)


@cache
def text_of(path: Path) -> str:
    return path.read_text(encoding="utf-8")


def modules() -> list[Path]:
    found = sorted(PACKAGE.rglob("*.py"))
    assert len(found) > 400
    return found


def trees(pattern: str) -> Iterator[tuple[Path, ast.Module]]:
    """Yield the path and syntax tree of each module whose text matches ``pattern``."""
    for path in modules():
        if re.search(pattern, text_of(path)):
            yield path, ast.parse(text_of(path))


@cache
def imported(path: Path) -> frozenset[str]:
    """Return the modules and names that a module imports anywhere."""
    found: set[str] = set()
    for statement in IMPORT.findall(text_of(path)):
        (node,) = ast.parse(statement).body
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found |= {node.module, *(f"{node.module}.{alias.name}" for alias in node.names)}
    return frozenset(found)
