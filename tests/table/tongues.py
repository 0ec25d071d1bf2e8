"""Languages for tests, in which every letter of a translation can be told from all others.

Behind each letter stands a character that nobody sees. So words keep their look and their width,
and can be wrapped, capitalized and put together; a letter without it was not translated.
"""

import re
from collections.abc import Mapping
from pathlib import Path
from typing import TypeAlias
from xml.etree import ElementTree

from attrs import evolve, frozen
from PySide6.QtCore import QTranslator

from paxdesk.desk.help.book import Book
from paxdesk.porfiriana.table.guide.course import Course
from paxdesk.resources import assets_folder

DYE = "\N{ZERO WIDTH NON-JOINER}"
LETTER = r"[^\W\d_½]"
FIELD = re.compile(r"(\{[^{}]*\})")
Key: TypeAlias = tuple[str, str]
"""A sentence in English and the context it belongs to."""


@frozen
class Message:
    """A sentence in a catalogue; ``translation`` is "" until somebody has finished it."""

    context: str
    source: str
    translation: str


def catalogue_path(language: str) -> Path:
    return assets_folder() / "translations" / f"paxdesk_{language}.ts"


def catalogue(language: str) -> list[Message]:
    """Everything the program says."""
    found = []
    for context in ElementTree.parse(catalogue_path(language)).iter("context"):
        for message in context.iter("message"):
            translation = message.find("translation")
            finished = translation is not None and translation.get("type") != "unfinished"
            words = (translation.text or "") if finished and translation is not None else ""
            source = message.findtext("source") or ""
            found.append(Message(context.findtext("name") or "", source, words))
    return found


def dyed(template: str) -> str:
    """A template with all its letters dyed, but not the names of its fields."""
    parts = FIELD.split(template)
    return "".join(
        part if FIELD.fullmatch(part) else re.sub(LETTER, rf"\g<0>{DYE}", part) for part in parts
    )


def dyed_book(book: Book) -> Book:
    """The rules with all headings dyed."""
    parts = tuple(
        evolve(
            part,
            title=dyed(part.title),
            entries=tuple(evolve(each, title=dyed(each.title)) for each in part.entries),
        )
        for part in book.parts
    )
    return Book(parts, {name: each for part in parts for each in part.entries for name in each.ids})


def dyed_course(course: Course, language: str) -> Course:
    """The guided first game with everything dyed that it has in a language."""
    steps = tuple(
        evolve(
            step,
            titles={**step.titles, language: dyed(step.titles[language])},
            texts={**step.texts, language: dyed(step.texts[language])},
        )
        for step in course.steps
    )
    return evolve(course, steps=steps)


class Dyer(QTranslator):
    """Translates what it knows, and dyes it."""

    def __init__(self, known: Mapping[Key, str]) -> None:
        super().__init__()
        self._known = {key: dyed(words) for key, words in known.items()}

    def translate(
        self, context: str, source: str, disambiguation: str | None = None, n: int = -1
    ) -> str:
        # Qt asks the next translator after None, which its annotations do not know.
        return self._known.get((context, source))  # type: ignore[return-value]

    def isEmpty(self) -> bool:
        return False


def dyed_english() -> Dyer:
    """English, with everything dyed that can be translated."""
    return Dyer({(each.context, each.source): each.source for each in catalogue("es")})


def translated(language: str) -> Dyer:
    """A language, with everything dyed that has been translated."""
    known = {
        (each.context, each.source): each.translation
        for each in catalogue(language)
        if each.translation
    }
    return Dyer(known)
