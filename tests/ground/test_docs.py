"""What people read first: it is short, and every file it names exists."""

import ast
import re
from pathlib import Path

import pytest

from tests.sources import trees

ROOT = Path(__file__).resolve().parents[2]
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md"), ROOT / "cards" / "README.md"])
LINK = re.compile(r"\]\((?!\w+:|#)([^)#]+)")
NAMED = re.compile(r"`([\w./-]+\.(?:py|md|yaml|toml|json|txt))`")
"""A file named in passing: from the project's root, or from the end of its path."""
MOST_CHARACTERS = 7000
"""Of the README: it is for people who play."""
MADE = {"mine.yaml"}
"""Files that whoever reads it makes."""

FILES = {
    path.relative_to(ROOT).as_posix()
    for top in ("paxdesk", "tests", "assets", "cards", "packaging", "docs", "licences")
    for path in (ROOT / top).rglob("*")
} | {path.name for path in ROOT.iterdir()}


def exists(name: str, page: Path) -> bool:
    """Whether a file is there, named from the root, from its page, or by the end of its path."""
    beside = (page.parent / name).resolve()
    return (
        beside.exists()
        or name in FILES
        or any(each.endswith(f"/{name}") for each in FILES)
        or name in MADE
    )


def test_the_readme_is_short() -> None:
    assert len((ROOT / "README.md").read_text(encoding="utf-8")) <= MOST_CHARACTERS


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_link_of_a_page_leads_somewhere(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    lost = [link for link in LINK.findall(text) if not (page.parent / link).exists()]
    assert lost == []


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_file_that_a_page_names_exists(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    lost = [name for name in NAMED.findall(text) if not exists(name, page)]
    assert lost == []


def docstrings(tree: ast.Module) -> list[str]:
    """Every docstring of a module."""
    kinds = (ast.Module, ast.ClassDef, ast.FunctionDef)
    nodes = ast.walk(tree)
    return [text for node in nodes if isinstance(node, kinds) and (text := ast.get_docstring(node))]


def test_every_file_that_a_docstring_names_exists() -> None:
    named = re.compile(r"``?([\w./-]+\.(?:py|md|yaml))``?")
    lost = [
        f"{file.relative_to(ROOT)}: {name}"
        for file, tree in trees(named.pattern)
        for text in docstrings(tree)
        for name in named.findall(text)
        if not exists(name, file)
    ]
    assert lost == []
