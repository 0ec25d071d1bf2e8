"""Tests of the documentation: short pages and sentences, existing files and names."""

import re
from collections.abc import Collection, Iterable
from itertools import pairwise
from pathlib import Path

import pytest

from tests.known_names import Program, Text

ROOT = Path(__file__).resolve().parents[2]
DOCS = sorted((ROOT / "docs").rglob("*.md"))
PAGES = sorted([*ROOT.glob("*.md"), *DOCS, ROOT / "cards" / "README.md"])
LINK = re.compile(r"\]\((?!\w+:|#)([^)#]+)")
NAMED = re.compile(r"`([\w./-]+\.(?:py|md|yaml|toml|json|txt))`")
"""Pattern of a file name or path in backticks."""
MOST_WORDS = {"README.md": 600, "docs": 900}
"""Maximum numbers of words of the README and of a page of docs."""
MOST_IN_A_SENTENCE = 25
"""Maximum mean length of the sentences of a page, in words."""
MOST_SENTENCES = 5
"""Maximum number of sentences in a paragraph."""
MADE = {"mine.yaml", "assets/rules/LANGUAGE", "tests/files/corpus/cards"}
"""Names of files that need not exist."""

FILES = {
    path.relative_to(ROOT).as_posix()
    for top in ("paxdesk", "tests", "assets", "cards", "packaging", "docs", "licences")
    for path in (ROOT / top).rglob("*")
} | {path.name for path in ROOT.iterdir()}


def exists(name: str, page: Path) -> bool:
    """Return whether a file exists, or is in :data:`MADE`."""
    beside = (page.parent / name).resolve()
    return (
        beside.exists()
        or name in FILES
        or any(each.endswith(f"/{name}") for each in FILES)
        or name in MADE
    )


def test_the_readme_is_short() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    assert len(text.split()) <= MOST_WORDS["README.md"]


def paragraphs(text: str) -> list[str]:
    """Return the paragraphs and list items of a page, without code, tables and headings."""
    text = re.sub(r"(?ms)^```.*?^```", "", text)
    parts = re.split(r"\n\s*\n|\n(?=\s*(?:[-*]|\d+\.) )", text)
    return [part.strip() for part in parts if part.strip() and part.strip()[0] not in "|#<"]


def sentences(paragraph: str) -> list[str]:
    return [each for each in re.split(r"(?<=[.!?:])\s+(?=[A-Z*`\[])", paragraph) if each.strip()]


@pytest.mark.parametrize("page", DOCS, ids=lambda page: page.stem)
def test_pages_and_sentences_are_short(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    assert len(text.split()) <= MOST_WORDS["docs"]
    parts = paragraphs(text)
    assert parts
    assert [part for part in parts if len(sentences(part)) > MOST_SENTENCES] == []
    lengths = [len(each.split()) for part in parts for each in sentences(part)]
    assert sum(lengths) / len(lengths) <= MOST_IN_A_SENTENCE


def test_docs_are_short_in_total() -> None:
    assert len(DOCS) > 20
    assert sum(len(page.read_text(encoding="utf-8").split()) for page in DOCS) <= 13_000


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_link_on_a_page_works(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    lost = [link for link in LINK.findall(text) if not (page.parent / link).exists()]
    assert lost == []


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_file_that_a_page_names_exists(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    lost = [name for name in NAMED.findall(text) if not exists(name, page)]
    assert lost == []


# --- Names in docstrings, comments and pages ------------------------------------------------------

ENDINGS = r"(?:py|md|yaml|toml|json|txt|svg)"
FILE = re.compile(rf"(?<![\w./-])((?:[\w-]+/)*[\w-]+\.{ENDINGS})(?![\w/])")
FOLDER = re.compile(r"`((?:paxdesk|tests|assets|cards|packaging|docs)(?:/[\w-]+)+)/?`")
ROLE = re.compile(r":\w+:`~?\.?([\w.]+)(?:\(\))?`")
NAME = r"([A-Za-z_]\w*(?:\.\w+)*)(?:\([^`\n]*\))?"
IN_CODE = re.compile(rf"``@?{NAME}``")
IN_PAGES = re.compile(rf"(?<!`)`@?{NAME}`(?!`)")
COMMENT = re.compile(r"(?:^|\s)# (.*)$", re.MULTILINE)
STRINGS = re.compile(r'"""[\s\S]*?"""')
WRITTEN = re.compile(
    r"(?:[A-Z]+|[ab]\d|slot|gold|card|market|speculation|hacendado|given|game|position|ties)\."
    r"|state\.options\.NAME$|libpython3"
)
"""Pattern of dotted keys of files, such as ``gold.P1``, and of two other names."""
PLACEHOLDERS = re.compile(r"[ab]\d|[A-Z]{1,2}\d*|RR3|invalidate")
"""Pattern of placeholders for slots, cards and seats, and of one name of Qt."""
PAGES_WITH_NAMES = [
    *PAGES,
    ROOT / "tests" / "scenarios" / "README.md",
    *(ROOT / "paxdesk").glob("*/rules/*.md"),
]


@pytest.fixture(scope="module")
def program() -> Program:
    return Program("paxdesk", "packaging")


@pytest.fixture(scope="module")
def words(program: Program) -> frozenset[str]:
    """Return the words of code and tests."""
    tests = (path.read_text(encoding="utf-8") for path in (ROOT / "tests").rglob("*.py"))
    return frozenset(
        word
        for text in (*program.texts.values(), *tests)
        for word in re.findall(r"\w+", STRINGS.sub("", text))
    )


def lost_names(
    program: Program, words: Collection[str], found: Iterable[str], text: Text | None = None
) -> list[str]:
    """Return those of the ``found`` names that do not exist in the program."""
    return [name for name in found if not _exists(name, program, words, text)]


def _exists(name: str, program: Program, words: Collection[str], text: Text | None) -> bool:
    first, last = name.split(".")[0], name.split(".")[-1]
    if first == name:
        return name in words or PLACEHOLDERS.fullmatch(name) is not None
    if FILE.fullmatch(name) or WRITTEN.match(name) or last in ("exe", "spec", "ini"):
        return True  # other tests check files
    if text is not None and program.knows(name, text.module, text.owner):
        return True
    value = first in words and first[0].islower() and last in program.members
    return value or program.knows(name)


def test_every_name_in_a_docstring_exists(program: Program, words: frozenset[str]) -> None:
    lost = []
    for text in program.docstrings():
        roles = [each for each in ROLE.findall(text.words) if not program.knows_role(each, text)]
        names = lost_names(program, words, IN_CODE.findall(text.words), text)
        lost += [f"{text.file.relative_to(ROOT)}:{text.line}: {each}" for each in (*roles, *names)]
    assert not lost, "\n".join(lost)


def test_every_file_that_a_docstring_or_comment_names_exists(program: Program) -> None:
    lost = []
    for file, source in program.texts.items():
        texts = [*COMMENT.findall(source), *STRINGS.findall(source)]
        named = {name for text in texts for name in (*FILE.findall(text), *FOLDER.findall(text))}
        lost += [f"{file.relative_to(ROOT)}: {each}" for each in named if not exists(each, file)]
    assert not lost, "\n".join(sorted(lost))


@pytest.mark.parametrize("folder", ["assets", "cards", "tests"])
def test_every_file_that_a_comment_of_data_names_exists(folder: str) -> None:
    lost = [
        f"{file.relative_to(ROOT)}: {name}"
        for file in sorted((ROOT / folder).rglob("*.yaml"))
        for text in COMMENT.findall(file.read_text(encoding="utf-8"))
        for name in (*FILE.findall(text), *FOLDER.findall(text))
        if not exists(name, file)
    ]
    assert not lost, "\n".join(lost)


@pytest.mark.parametrize(
    "page", PAGES_WITH_NAMES, ids=lambda page: f"{page.parent.name}/{page.name}"
)
def test_every_name_on_a_page_exists(page: Path, program: Program, words: frozenset[str]) -> None:
    """Single words are checked only if they look like tests, classes, functions or constants."""
    text = page.read_text(encoding="utf-8")
    single = re.compile(r"test_\w+|[A-Z][a-z]+[A-Z]\w+|[a-z]+_\w+|[A-Z]+_[A-Z_]+")
    found = [each for each in IN_PAGES.findall(text) if "." in each or single.fullmatch(each)]
    lost = lost_names(program, words, found)
    lost += [each for each in FOLDER.findall(text) if not exists(each, page)]
    modules = re.findall(r"python -m (tests[\w.]*|paxdesk[\w.]*)", text)
    lost += [
        each
        for each in modules
        if not exists(each.replace(".", "/") + ".py", page)
        and not exists(each.replace(".", "/"), page)
    ]
    assert not lost, "\n".join(lost)


def test_modules_without_qt_import_none(program: Program) -> None:
    imports = re.compile(r"^\s*(?:from|import) PySide6", re.MULTILINE)
    qt = [file for file, source in program.texts.items() if imports.search(source)]
    lost = [file for file in qt if "No Qt" in program.texts[file]]
    for file in program.texts:
        if file.name == "__init__.py" and "No Qt" in program.texts[file]:
            lost += [each for each in qt if file.parent in each.parents]
    assert not lost, "\n".join(map(str, lost))


def test_no_attribute_has_two_docstrings(program: Program) -> None:
    """Of two docstrings in a row, one is misplaced."""
    texts = list(program.docstrings())
    lost = [
        f"{other.file.relative_to(ROOT)}:{other.line}"
        for text, other in pairwise(texts)
        if text.file == other.file and text.index + 1 == other.index and text.body is other.body
    ]
    assert not lost, "\n".join(lost)


@pytest.mark.parametrize(
    ("name", "known"),
    [
        ("DragController.pick_up", True),
        ("DragController.pick_it_up", False),
        ("mouse.Mouse.touch", True),
        ("mouse.Mouse.wheels", False),
        ("paxdesk.desk.input.mouse.HOVER_OPEN_MS", True),
        ("Mouse.installEventFilter", True),
        ("market.refuse_buy_public", True),
        ("market.refuse_buying", False),
    ],
)
def test_names_are_looked_up_in_modules_and_classes(
    program: Program, name: str, known: bool
) -> None:
    """Attributes set in ``__init__`` and inherited ones, also from Qt, are found."""
    assert program.knows(name) == known
