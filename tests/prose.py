"""Lint of the project's prose: ``python -m tests.prose [--count] [PATH ...]``.

Checks the texts of code, docs and translations by the rules of ``tests/style.yaml``.
"""

import ast
import re
import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache, cached_property
from html import unescape
from pathlib import Path
from typing import Final, TypeGuard

import yaml
from attrs import field, frozen

ROOT: Final = Path(__file__).resolve().parent.parent
CODE: Final = ("paxdesk", "tests", "packaging")
BANNER: Final = re.compile(r"^-{3,} | -{3,}$")
STRING_OR_COMMENT: Final = re.compile(
    r"""(\"{3}|'{3})(?:\\.|(?!\1).)*\1|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|(\#[^\n]*)""",
    re.DOTALL,
)
"""Pattern of strings and comments; group 2 is a comment.

It is much faster than ``tokenize``.
"""
DIRECTIVE: Final = re.compile(r"(noqa|type: ignore|fmt:|pragma|ruff:|!|-\*-)")
QUOTED: Final = re.compile(r"``[^`]*``|`[^`]*`|“[^”]*”|\"[^\"]*\"|:\w+:`[^`]*`")
TAGS: Final = {"french": "fr", "spanish": "es"}


@frozen
class Passage:
    """Text of the project, with its kind, file and line."""

    kind: str
    path: str
    line: int
    text: str

    @cached_property
    def unquoted(self) -> str:
        return QUOTED.sub("“”", self.text)


@frozen
class Rule:
    """Style rule: a ``pattern`` to avoid, or a maximum number of ``words`` per sentence."""

    name: str
    kinds: tuple[str, ...]
    write: str
    planted: str
    pattern: re.Pattern[str] | None = None
    allow: re.Pattern[str] | None = None
    words: int = 0

    def breaks(self, passage: Passage) -> bool:
        general = "docstring" if passage.kind == "function" else passage.kind
        if passage.kind not in self.kinds and general not in self.kinds:
            return False
        text = passage.unquoted
        if self.pattern is None:
            sentences = re.split(r"(?<=[.!?:;])\s+|\n\s*[-*|]|\n\n", text)
            return any(len(re.findall(r"\w+", each)) > self.words for each in sentences)
        if self.allow is not None:
            text = self.allow.sub("", text)
        return bool(self.pattern.search(text))


@frozen
class Style:
    """Style rules, and the passages exempt from some of them."""

    rules: tuple[Rule, ...]
    allowed: tuple[tuple[str, str, str], ...] = field(factory=tuple)

    def findings(self, passages: Iterable[Passage]) -> Iterator[tuple[Passage, Rule]]:
        """Yield each passage with each rule that it breaks, allowed or not."""
        for passage in passages:
            for rule in self.rules:
                if rule.breaks(passage):
                    yield passage, rule

    def allowance(self, rule: Rule, passage: Passage) -> tuple[str, str, str] | None:
        """Return the entry that allows a passage to break a rule, or None."""
        for entry in self.allowed:
            name, place, text = entry
            if name == rule.name and re.search(place, passage.path) and text in passage.text:
                return entry
        return None


@cache
def style() -> Style:
    data = yaml.safe_load((ROOT / "tests" / "style.yaml").read_text(encoding="utf-8"))
    rules = tuple(
        Rule(
            name,
            tuple(each["in"]),
            each["write"],
            each["planted"],
            re.compile(each["pattern"]) if "pattern" in each else None,
            re.compile(each["allow"]) if "allow" in each else None,
            each.get("words", 0),
        )
        for name, each in data["rules"].items()
    )
    allowed = tuple((each["rule"], each["path"], each["text"]) for each in data["allowed"])
    return Style(rules, allowed)


# --- Passages -------------------------------------------------------------------------------------


def string_of(node: ast.expr) -> str | None:
    """Return the value of a string literal, None for any other expression."""
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else None


def is_command(node: ast.AST) -> TypeGuard[ast.FunctionDef | ast.AsyncFunctionDef]:
    """Return whether a node is a function, but not a property, fixture or test."""
    if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
        return False
    decorators = " ".join(ast.unparse(each) for each in node.decorator_list)
    return not re.search(r"property|\.setter|fixture", decorators) and node.name[:5] != "test_"


def of_code(path: str, source: str) -> Iterator[Passage]:
    nodes = list(ast.walk(ast.parse(source)))
    functions = {id(node.body[0]) for node in nodes if is_command(node)}
    for node in nodes:
        if isinstance(node, ast.Expr) and (text := string_of(node.value)) is not None:
            kind = "function" if id(node) in functions else "docstring"
            yield Passage(kind, path, node.lineno, text.strip())
        elif isinstance(node, ast.keyword) and node.arg == "help":
            text = string_of(node.value) or ""
            yield Passage("help", path, node.value.lineno, text)
    block: list[str] = []
    start = last = 0
    line, counted = 1, 0
    for found in STRING_OR_COMMENT.finditer(source):
        line += source.count("\n", counted, found.start())
        counted = found.start()
        comment = found[2]
        if comment is None:
            continue
        text = BANNER.sub("", comment.lstrip("#!").strip()).strip("- ")
        banner = bool(BANNER.search(comment.lstrip("# ")))
        before = source[source.rfind("\n", 0, found.start()) + 1 : found.start()]
        if block and (line != last + 1 or banner or before.strip()):
            yield Passage("comment", path, start, " ".join(block))
            block = []
        last = line
        if text and not DIRECTIVE.match(text):
            start = start if block else last
            block.append(text)
    if block:
        yield Passage("comment", path, start, " ".join(block))


def of_page(path: str, text: str) -> Iterator[Passage]:
    """Yield the paragraphs of a Markdown page, without code blocks, tables and link targets."""
    text = re.sub(r"(?ms)^```.*?^```", lambda code: "\n" * code[0].count("\n"), text)
    line = 1
    for part in re.split(r"(\n\s*\n)", text):
        words = re.sub(r"\]\([^)]*\)", "]", part).strip()
        if words and not words.startswith("|"):
            yield Passage("docs", path, line, words)
        line += part.count("\n")


def of_catalogue(path: str, text: str, kind: str) -> Iterator[Passage]:
    tag = "source" if kind == "english" else "(?:translation|numerusform)"
    line, end = 1, 0
    for found in re.finditer(rf"<{tag}>([^<]*)</", text):
        line += text.count("\n", end, found.start())
        end = found.start()
        yield Passage(kind, path, line, unescape(found[1]))


def passages(paths: Iterable[str] = ()) -> Iterator[Passage]:
    """Yield every passage of the project, or of the files below ``paths``."""
    wanted = [each.rstrip("/") for each in paths]

    def read(path: Path) -> tuple[str, str] | None:
        name = path.relative_to(ROOT).as_posix()
        if wanted and not any(name == each or name.startswith(f"{each}/") for each in wanted):
            return None
        return name, path.read_text(encoding="utf-8")

    for top in CODE:
        for path in sorted((ROOT / top).rglob("*.py")):
            if found := read(path):
                yield from of_code(*found)
    for path in sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]):
        if found := read(path):
            yield from of_page(*found)
    for kind, language in {"english": "fr", **TAGS}.items():
        path = ROOT / "assets" / "translations" / f"paxdesk_{language}.ts"
        if found := read(path):
            yield from of_catalogue(*found, kind)


def main(arguments: list[str]) -> int:
    """Print the passages that break the style, or with ``--count`` their number for each rule."""
    paths = [each for each in arguments if each != "--count"]
    found = style().findings(passages(paths))
    findings = [each for each in found if style().allowance(each[1], each[0]) is None]
    if "--count" in arguments:
        for name, number in Counter(rule.name for _, rule in findings).most_common():
            print(f"{number:5} {name}")
    else:
        for passage, rule in findings:
            text = " ".join(passage.text.split())
            print(f"{passage.path}:{passage.line}: {rule.name} ({rule.write}): {text[:160]}")
    print(f"{len(findings)} findings", file=sys.stderr)
    return int(bool(findings))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
