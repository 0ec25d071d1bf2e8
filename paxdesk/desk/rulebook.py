"""Rule book: the project's wording of the rules by part and entry.

In ``assets/rules/LANGUAGE/*.md``, a heading ``# E · Actions`` begins a part, ``## E9 · Cubes``
an entry. ``[E9]`` in a text refers to an entry.
"""

import re
from collections.abc import Iterable
from functools import cache
from html import escape
from pathlib import Path
from typing import Final
from urllib.parse import quote, unquote

from attrs import field
from PySide6.QtCore import QLocale

from paxdesk.desk.rule_search import STEMMERS, RuleAnswer, SearchIndex, build, read_questions
from paxdesk.desk.rule_text import REFERENCE, RuleParagraph, spoken
from paxdesk.lazy_attrs import frozen
from paxdesk.resources import assets_folder

DEFAULT_LANGUAGE: Final = "en"
FIRST_BOOK: Final = "rules"
"""Folder in the assets with the rules of the first game."""
HEADING: Final = re.compile(r"^(#{1,2}) (.*?)\s*· (.+)$")
SNIPPET_LENGTH: Final = 150
"""Maximum length of the passage shown with a search hit, in characters."""


@frozen
class RuleChapter:
    """A chapter of the rules; its first entry is the chapter's introduction."""

    id: str
    title: str
    entries: tuple[RuleParagraph, ...]


@frozen
class SearchHit:
    """Entry found by a search, and its passage with the rarest word searched for."""

    entry: RuleParagraph
    passage: str


@frozen
class Book:
    """All parts of a rule book, and its entries by each of their ids."""

    parts: tuple[RuleChapter, ...]
    by_id: dict[str, RuleParagraph] = field(eq=False, repr=False)
    language: str = DEFAULT_LANGUAGE
    questions: dict[str, tuple[str, ...]] = field(factory=dict, eq=False, repr=False)
    """Everyday phrases, searched but not displayed, by the ids of their entries."""

    def entry(self, rule: str) -> RuleParagraph | None:
        """Return the entry for an id such as ``G1`` or ``gl. Firepower``, or None.

        For an unknown id of two words, such as ``8.0 63``, the first word is used.
        """
        return self.by_id.get(rule) or self.by_id.get(rule.partition(" ")[0])

    def part(self, part: str) -> RuleChapter:
        return next(each for each in self.parts if each.id == part)

    def remarks(self, variant: str) -> dict[str, list[str]]:
        """Return a variant's remarks, by the anchors of the entries they cite.

        Each list item is one remark; a text without a list is a single remark.
        """
        told = self.by_id[variant]
        own = told.part if told is self.part(told.part).entries[0] else None
        items = [line[2:] for line in told.text.splitlines() if line.startswith("- ")]
        found: dict[str, list[str]] = {}
        for item in items or [told.text]:
            for entry in map(self.entry, REFERENCE.findall(item)):
                if entry is not None and entry.part != own:
                    found.setdefault(entry.anchor, []).append(item)
        return found

    def answer(self, words: str, parts: Iterable[str] = ()) -> RuleAnswer:
        """Return the entries that answer a question, the best first.

        ``parts`` are parts that count fully, such as those of the variants in play.
        """
        return index_of(self).answer(words, parts)

    def find(self, words: str) -> list[SearchHit]:
        """Return the entries that answer a question, with their passages, the best first."""
        return self.hits(self.answer(words))

    def hits(self, answer: RuleAnswer) -> list[SearchHit]:
        """Return the entries of an answer with their passages."""
        index, found = index_of(self), []
        for entry, _ in answer.entries:
            text = spoken(entry.text)
            found.append(SearchHit(entry, _passage(text, index.rarest(text, answer.terms))))
        return found


def _passage(text: str, at: int) -> str:
    at = max(0, at - SNIPPET_LENGTH // 3)
    if at:
        at = text.find(" ", at) + 1
    passage = text[at : at + SNIPPET_LENGTH]
    end = passage if at + SNIPPET_LENGTH >= len(text) else f"{passage.rpartition(' ')[0]} …"
    return f"… {end}" if at else end


@cache
def index_of(book: Book) -> SearchIndex:
    """Return the index of a book, created at its first search."""
    entries = tuple(entry for part in book.parts for entry in part.entries)
    return build(book.language, entries, book.questions)


@cache
def load_book(language: str = DEFAULT_LANGUAGE, name: str = FIRST_BOOK) -> Book:
    """Return a game's book in ``language``, or in English if there is none; cached."""
    folder = assets_folder() / name / language
    if not folder.is_dir():
        folder = assets_folder() / name / DEFAULT_LANGUAGE
    return read_book(folder)


def read_book(folder: Path) -> Book:
    """Read a book. Raises ValueError if two entries have the same id."""
    language = folder.name if folder.name in STEMMERS else DEFAULT_LANGUAGE
    parts = [
        part
        for file in sorted(folder.glob("*.md"))
        for part in _read_parts(file.read_text(encoding="utf-8"))
    ]
    by_id: dict[str, RuleParagraph] = {}
    for part in parts:
        for entry in part.entries:
            for each in entry.ids:
                if each in by_id:
                    raise ValueError(f"two entries of the rules are called {each}")
                by_id[each] = entry
    return Book(tuple(parts), by_id, language, read_questions(folder))


def _read_parts(text: str) -> list[RuleChapter]:
    parts: list[RuleChapter] = []
    entries: list[RuleParagraph] = []
    title, part = "", ""
    for level, ids, heading, body in _sections(text):
        if level == 1:
            if entries:
                parts.append(RuleChapter(part, title, tuple(entries)))
            part, title = ids[0].removesuffix("."), heading
            entries = []
        anchor = ids[0] if ids else f"{part}-{len(entries)}"
        entries.append(RuleParagraph(ids, heading, body, part, anchor))
    parts.append(RuleChapter(part, title, tuple(entries)))
    return parts


def _sections(text: str) -> list[tuple[int, tuple[str, ...], str, str]]:
    """Return the level, ids, title and text of each heading."""
    found: list[tuple[int, tuple[str, ...], str, list[str]]] = []
    for line in text.splitlines():
        heading = HEADING.match(line)
        if heading is not None:
            level, ids, title = heading.groups()
            names = tuple(each.strip() for each in ids.split(",") if each.strip())
            found.append((len(level), names, title, []))
        elif found:
            found[-1][3].append(line)
    return [(level, ids, title, "\n".join(body).strip()) for level, ids, title, body in found]


SCHEME: Final = "rule:"
BOLD: Final = re.compile(r"\*\*(.+?)\*\*")
ITALIC: Final = re.compile(r"\*(.+?)\*")
ITEM: Final = re.compile(r"^(?:-|(\d+)\.) (.*)$")


def link(rule: str) -> str:
    """Return the address of an entry within the book."""
    return SCHEME + quote(rule, safe="")


def linked(address: str) -> str | None:
    """Return the rule id of an address; None for an address outside the book."""
    return unquote(address.removeprefix(SCHEME)) if address.startswith(SCHEME) else None


def part_page(book: Book, part: RuleChapter, lit: str = "", variants: tuple[str, ...] = ()) -> str:
    """Return a part as rich text; ``lit`` is the anchor of the entry to highlight.

    Remarks of the ``variants`` in play follow the entries that they cite.
    """
    changes = [(book.by_id[each].title, book.remarks(each)) for each in variants]
    body = ""
    for entry in part.entries:
        body += _entry(book, entry, entry.anchor == lit)
        for title, remarks in changes:
            for remark in remarks.get(entry.anchor, ()):
                body += f"<p class='variant'><b>{escape(title)}:</b> {_inline(book, remark)}</p>"
    return f"<html><body>{body}</body></html>"


def _entry(book: Book, entry: RuleParagraph, lit: bool) -> str:
    anchor = f'<a name="{quote(entry.anchor, safe="")}"></a>'
    level = "h1" if entry is book.part(entry.part).entries[0] else "h2"
    mark = "<span class='lit'>»\u2002</span>" if lit else ""
    heading = f"<{level}>{anchor}{mark}{escape(entry.heading)}</{level}>"
    return heading + body_text(book, entry)


def body_text(book: Book, entry: RuleParagraph) -> str:
    """Return the rich text of an entry without its heading."""
    return "".join(_block(book, each) for each in entry.text.split("\n\n") if each)


def _block(book: Book, block: str) -> str:
    lines = block.splitlines()
    if lines[0].startswith("|"):
        return _table(book, lines)
    items = [ITEM.match(each) for each in lines]
    if items[0] is None:
        return f"<p>{_inline(book, ' '.join(lines))}</p>"
    tag = "ol" if items[0].group(1) else "ul"
    rows: list[str] = []
    for line, item in zip(lines, items, strict=True):
        if item is None:
            rows[-1] += f" {_inline(book, line.strip())}"
        else:
            rows.append(_inline(book, item.group(2)))
    return f"<{tag}>{''.join(f'<li>{row}</li>' for row in rows)}</{tag}>"


def _table(book: Book, lines: list[str]) -> str:
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]
    head, body = rows[0], rows[2:]
    cells = "".join(f"<th align='left'>{_inline(book, cell)}</th>" for cell in head)
    found = [f"<tr>{cells}</tr>"]
    for row in body:
        cells = "".join(f"<td>{_inline(book, cell)}</td>" for cell in row)
        found.append(f"<tr>{cells}</tr>")
    return f"<table border='1' cellspacing='0' cellpadding='5'>{''.join(found)}</table>"


def _inline(book: Book, text: str) -> str:
    html = ITALIC.sub(r"<i>\1</i>", BOLD.sub(r"<b>\1</b>", escape(text, quote=False)))

    def refer(found: re.Match[str]) -> str:
        rule = found.group(1)
        entry = book.entry(rule)
        if entry is None:
            return found.group(0)
        words = entry.title if rule.startswith("gl.") else rule
        return f'<a href="{link(rule)}">{escape(words)}</a>'

    return REFERENCE.sub(refer, html)


def spoken_language() -> str:
    """Return the current language of the program, such as "es"."""
    return QLocale().name().partition("_")[0]


def book(name: str = FIRST_BOOK) -> Book:
    """Return a game's book in the current language, or in English."""
    return load_book(spoken_language(), name)
