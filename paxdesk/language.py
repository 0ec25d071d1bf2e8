"""Sentences in the language of the players: the one way in which the program speaks.

Every room writes English templates and :func:`tr` them, those with a number :func:`tr_plural`;
the table installs Qt's translations with :func:`set_translator`. Without a table everything stays
English, and no Qt is needed. Qt's lupdate reads the templates of ``tr``, ``tr_plural``, ``tr_lazy``
and ``tr_noop`` from the code (``packaging/translate``), which notes where a short one is said.
"""

import re
from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache, reduce
from typing import Final, Literal, TypeAlias

from paxdesk.lazy_attrs import define

Translator: TypeAlias = Callable[[str, int | None], str]
"""A template in English, and for :func:`tr_plural` a number, to the same in another language."""

SENSE: Final = re.compile(r"@[a-z ]+$")
"""What a template means, where the same English words mean two things: ``All@the cards``.

It is part of what translators read and never said.
"""
PLURAL: Final = re.compile(r"\((?:([^()|]*)\|)?([^()|]*)\)")
"""``(s)`` in an English template is for many; of ``(one|many)`` one stands."""


def english(template: str, number: int | None = None) -> str:
    """The template itself, with the form for that number."""
    if "@" in template:
        template = SENSE.sub("", template)
    if number is None:
        return template
    return _form(template, number == 1).replace("%n", str(number))


@lru_cache(maxsize=512)
def _form(template: str, one: bool) -> str:
    """A template for one or for many, the number still to be set in."""
    return PLURAL.sub(r"\1" if one else r"\2", template)


ENGLISH: Final[Translator] = english
_translate: Translator = ENGLISH


def as_it_is(words: str) -> str:
    """Words as they are, where a language asks for nothing once they stand together."""
    return words


_polish: Callable[[str], str] = as_it_is


def tr(template: str, /, *values: object, **named: object) -> str:
    """A sentence made of a template and its values, in the language spoken now."""
    return _polish(without_double_stop(_translate(template, None).format(*values, **named)))


def translated(words: str) -> str:
    """Return words of a data file, which are no template, in the language spoken now."""
    return _polish(_translate(words, None))


def without_double_stop(words: str) -> str:
    """A sentence with one full stop, where the name at its end has one already: "the U.S."."""
    return words[:-1] if words.endswith("..") and not words.endswith("...") else words


def with_colon(name: object, words: object = "") -> str:
    """A name and what is said of it, if not below, with the colon of the language: "Rosa : 4"."""
    return tr("{name}: {words}", name=name, words=words).rstrip()


def join_sentences(words: Iterable[str]) -> str:
    """Several things that have commas of their own, one after the other."""
    each = list(words)
    return reduce(lambda first, second: tr("{0}; {1}", first, second), each) if each else ""


def capitalized(words: str) -> str:
    """The words with a capital first letter; the rest stays as it is ("U.S. troops")."""
    return words[:1].upper() + words[1:]


def as_sentence(words: str) -> str:
    """The words as a sentence: capital letter and full stop (not two after "U.S.")."""
    words = capitalized(words.strip())
    return words if not words or words[-1] in ".:!?…" else f"{words}."


@define(eq=False)
class Sentence:
    """A sentence that is said when somebody reads it: most refusals nobody does."""

    template: str
    values: tuple[object, ...]
    named: Mapping[str, object]

    def __str__(self) -> str:
        return tr(self.template, *self.values, **self.named)


def tr_lazy(template: str, /, *values: object, **named: object) -> Sentence:
    """What :func:`tr` says, put off until it is read."""
    return Sentence(template, values, named)


def tr_noop(english_words: str) -> str:
    """The template as it is: marks a constant that is said elsewhere, ``say(WORDS[kind])``."""
    return english_words


def set_translator(translator: Translator, polish: Callable[[str], str] = as_it_is) -> None:
    """Say everything through this translator from now on; it may be called by any thread.

    ``polish`` does to a sentence what its language asks for where words come together.
    """
    global _translate, _polish
    _translate, _polish = translator, polish


LISTS: dict[Literal["and", "or"], str] = {
    "and": tr_noop("{first} and {last}"),
    "or": tr_noop("{first} or {last}"),
}


def format_decimal(figure: str) -> str:
    """A figure with the decimal mark of the language: "2.4" is "2,4" in French and Spanish."""
    whole, _, tenths = figure.partition(".")
    return tr("{whole}.{tenths}", whole=whole, tenths=tenths) if tenths else whole


def join_words(words: Iterable[str], last: Literal["and", "or"] = "or") -> str:
    """A list in running text: "a", "a or b", "a, b or c"."""
    each = list(words)
    if len(each) < 2:
        return "".join(each)
    return tr(LISTS[last], first=", ".join(each[:-1]), last=each[-1])


def tr_plural(template: str, comment: str, number: int, /, **named: object) -> str:
    """A sentence with a number, ``%n``: every language has its forms for one and for many.

    ``%n cube(s)``, ``(|up to )%n``: see :data:`PLURAL`. ``comment`` is for translators; Qt tells
    templates with the same words by it.
    """
    return _polish(without_double_stop(_translate(template, number).format(**named)))
