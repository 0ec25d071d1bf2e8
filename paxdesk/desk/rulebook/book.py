"""The rule book: our own wording of the rules by part and rule, with glossary and rulings. No Qt.

It is read from ``assets/rules/LANGUAGE/*.md``, in the order of the file names. A heading
``# E · Actions`` begins a part, ``## E9 · Speculation`` an entry; several ids are separated by
commas, and an entry without an id belongs to nothing but its part. ``[E9]`` in a text refers
to an entry.
"""

import re
import unicodedata
from functools import cache
from pathlib import Path
from typing import Final

from attrs import field

from paxdesk.record_classes import frozen
from paxdesk.resources import assets_folder

DEFAULT_LANGUAGE: Final = "en"
FIRST_BOOK: Final = "rules"
"""The folder of the assets with the rules of the first game; every game names its own."""
HEADING: Final = re.compile(r"^(#{1,2}) (.*?)\s*· (.+)$")
REFERENCE: Final = re.compile(r"\[([^\]]+)\]")
SNIPPET: Final = 150
"""Characters of text shown with a hit."""
IN_TITLE: Final = 100
IN_ID: Final = 200


@frozen
class Entry:
    """One paragraph of the rules: ``ids`` cite it, ``part`` is the id of the part it is in."""

    ids: tuple[str, ...]
    title: str
    text: str
    part: str
    anchor: str

    @property
    def heading(self) -> str:
        """The title with the id by which players know it: "E9 Cubes"; glossary ids are left out."""
        shown = [each for each in self.ids if RULE_ID.fullmatch(each)]
        return " ".join([", ".join(shown), self.title]).strip()


@frozen
class Part:
    """A chapter; its first entry is the chapter's own text."""

    id: str
    title: str
    entries: tuple[Entry, ...]


@frozen
class Hit:
    """An entry that a search has found, and the passage around the first word."""

    entry: Entry
    passage: str


RULE_ID: Final = re.compile(r"[A-Z]\d{0,2}")
"""What a rule or ruling is called; glossary entries and verbs have names instead."""


@frozen
class Book:
    """All parts, and every entry by each of its ids."""

    parts: tuple[Part, ...]
    by_id: dict[str, Entry] = field(eq=False, repr=False)

    def entry(self, rule: str) -> Entry | None:
        """The entry that an id cites, such as ``G1``, ``R28``, ``gl. Firepower`` or ``general``.

        Of an id in two words that nothing else is called by, the first one counts: ``8.0 63``.
        """
        return self.by_id.get(rule) or self.by_id.get(rule.partition(" ")[0])

    def part(self, part: str) -> Part:
        """The part with this id."""
        return next(each for each in self.parts if each.id == part)

    def remarks(self, variant: str) -> dict[str, list[str]]:
        """What the list of a variant's entry says, by the anchors of the entries it cites."""
        told = self.entry(variant)
        if told is None:
            return {}
        found: dict[str, list[str]] = {}
        for item in (line[2:] for line in told.text.splitlines() if line.startswith("- ")):
            for entry in map(self.entry, REFERENCE.findall(item)):
                if entry is not None and entry.part != told.part:
                    found.setdefault(entry.anchor, []).append(item)
        return found

    def find(self, words: str) -> list[Hit]:
        """The entries in which all the words occur, the likeliest first."""
        wanted = plain(words).split()
        if not wanted:
            return []
        found: list[tuple[int, int, Hit]] = []
        for part in self.parts:
            for entry in part.entries:
                worth = _worth(entry, wanted)
                if worth:
                    found.append((-worth, len(found), Hit(entry, _passage(entry, wanted[0]))))
        return [hit for _, _, hit in sorted(found, key=lambda each: each[:2])]


def plain(words: str) -> str:
    """Words without accents and capitals, as they are compared in a search."""
    decomposed = unicodedata.normalize("NFD", words.casefold())
    return "".join(each for each in decomposed if not unicodedata.combining(each))


def spoken(text: str) -> str:
    """An entry's text without its markup, in one line."""
    without = REFERENCE.sub(lambda found: found.group(1).removeprefix("gl. "), text)
    bare = re.sub(r"\|(?: -{3,} \|)+|\||^- ", " ", without.replace("*", ""), flags=re.MULTILINE)
    return " ".join(bare.split())


def _worth(entry: Entry, wanted: list[str]) -> int:
    """How well an entry fits; 0 if a word is missing."""
    title, text = plain(entry.title), plain(spoken(entry.text))
    ids = [plain(each) for each in entry.ids]
    worth = 0
    for word in wanted:
        if word in ids:
            worth += IN_ID
        elif word in title:
            worth += IN_TITLE + (title == word) * IN_TITLE
        elif word in text:
            worth += min(text.count(word), 9)
        else:
            return 0
    return worth


def _passage(entry: Entry, word: str) -> str:
    """The words of an entry around the first occurrence of a word."""
    text = spoken(entry.text)
    at = max(0, plain(text).find(word) - SNIPPET // 3)
    if at:
        at = text.find(" ", at) + 1
    passage = text[at : at + SNIPPET]
    end = passage if at + SNIPPET >= len(text) else f"{passage.rpartition(' ')[0]} …"
    return f"… {end}" if at else end


# --- Reading -------------------------------------------------------------------------------------


@cache
def load_book(language: str = DEFAULT_LANGUAGE, name: str = FIRST_BOOK) -> Book:
    """A game's book in a language, in English where there is none; read once."""
    folder = assets_folder() / name / language
    if not folder.is_dir():
        folder = assets_folder() / name / DEFAULT_LANGUAGE
    return read_book(folder)


def read_book(folder: Path) -> Book:
    """Read a book. Raises ValueError for an id that two entries claim."""
    parts = [
        part
        for file in sorted(folder.glob("*.md"))
        for part in _read_parts(file.read_text(encoding="utf-8"))
    ]
    by_id: dict[str, Entry] = {}
    for part in parts:
        for entry in part.entries:
            for each in entry.ids:
                if each in by_id:
                    raise ValueError(f"two entries of the rules are called {each}")
                by_id[each] = entry
    return Book(tuple(parts), by_id)


def _read_parts(text: str) -> list[Part]:
    parts: list[Part] = []
    entries: list[Entry] = []
    title, part = "", ""
    for level, ids, heading, body in _sections(text):
        if level == 1:
            if entries:
                parts.append(Part(part, title, tuple(entries)))
            part, title = ids[0].removesuffix("."), heading
            entries = []
        anchor = ids[0] if ids else f"{part}-{len(entries)}"
        entries.append(Entry(ids, heading, body, part, anchor))
    parts.append(Part(part, title, tuple(entries)))
    return parts


def _sections(text: str) -> list[tuple[int, tuple[str, ...], str, str]]:
    """Level, ids, title and text of every heading."""
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
