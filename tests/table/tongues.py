"""Languages in which an invisible mark follows translated letters."""

import re
from collections.abc import Mapping
from pathlib import Path
from typing import TypeAlias
from xml.etree import ElementTree

from attrs import evolve, frozen
from PySide6.QtCore import QTranslator

from paxdesk.desk.rulebook import Book
from paxdesk.language import PLURAL, SENSE
from paxdesk.porfiriana.table.lessons import PaxCourse
from paxdesk.resources import assets_folder

DYE = "\N{ZERO WIDTH NON-JOINER}"
LETTER = r"[^\W\d_½]"
FIELD = re.compile(r"(\{[^{}]*\}|%n)")
Key: TypeAlias = tuple[str, str]
"""Context and English sentence."""


@frozen
class Message:
    """Sentence in a catalogue; ``forms`` are its translations.

    There is one form, or one for each plural form. Unfinished sentences have none.
    """

    context: str
    source: str
    forms: tuple[str, ...]


def catalogue_path(language: str) -> Path:
    return assets_folder() / "translations" / f"paxdesk_{language}.ts"


def catalogue(language: str) -> list[Message]:
    found = []
    for context in ElementTree.parse(catalogue_path(language)).iter("context"):
        for message in context.iter("message"):
            translation = message.find("translation")
            assert translation is not None
            forms = [each.text or "" for each in translation.iter("numerusform")]
            forms = forms or [translation.text or ""]
            finished = translation.get("type") != "unfinished" and all(forms)
            source = message.findtext("source") or ""
            context_name = context.findtext("name") or ""
            found.append(Message(context_name, source, tuple(forms) if finished else ()))
    return found


def dyed(template: str) -> str:
    """Return a template with marked letters, except in its fields."""
    parts = FIELD.split(template)
    return "".join(
        part if FIELD.fullmatch(part) else re.sub(LETTER, rf"\g<0>{DYE}", part) for part in parts
    )


def dyed_book(book: Book) -> Book:
    parts = tuple(
        evolve(
            part,
            title=dyed(part.title),
            entries=tuple(evolve(each, title=dyed(each.title)) for each in part.entries),
        )
        for part in book.parts
    )
    return Book(parts, {name: each for part in parts for each in part.entries for name in each.ids})


def dyed_course(course: PaxCourse, language: str) -> PaxCourse:
    steps = tuple(
        evolve(
            step,
            titles={**step.titles, language: dyed(step.titles[language])},
            texts={**step.texts, language: dyed(step.texts[language])},
        )
        for step in course.steps
    )
    heads = {
        name: {**getattr(course, name), language: dyed(getattr(course, name)[language])}
        for name in ("titles", "summaries", "nexts")
    }
    return evolve(course, steps=steps, **heads)


class Dyer(QTranslator):
    """Translator that marks the sentences it contains."""

    def __init__(self, known: Mapping[Key, tuple[str, ...]]) -> None:
        super().__init__()
        self._known = {key: tuple(map(dyed, forms)) for key, forms in known.items()}

    def translate(
        self, context: str, source: str, disambiguation: str | None = None, n: int = -1
    ) -> str:
        forms = self._known.get((context, source))
        if forms is None:
            # After None, Qt asks the next translator.
            return None  # type: ignore[return-value]
        return forms[0] if n == 1 else forms[-1]

    def isEmpty(self) -> bool:
        return False


def dyed_english() -> Dyer:
    return Dyer(
        {(each.context, each.source): english_forms(each.source) for each in catalogue("es")}
    )


def english_forms(source: str) -> tuple[str, ...]:
    """Return the singular and plural, or the only form of a sentence."""
    source = SENSE.sub("", source)
    if "%n" not in source:
        return (source,)
    return PLURAL.sub(r"\1", source), PLURAL.sub(r"\2", source)


def translated(language: str) -> Dyer:
    return Dyer(
        {(each.context, each.source): each.forms for each in catalogue(language) if each.forms}
    )
