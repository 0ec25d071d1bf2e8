"""Translation of sentences into the players' language.

English is the default. Qt's lupdate extracts the templates.
"""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from functools import lru_cache, reduce
from typing import Final, Literal, TypeAlias

from paxdesk.lazy_attrs import define

Translator: TypeAlias = Callable[[str, int | None], str]
"""Function that translates an English template; the number is None except for :func:`tr_plural`."""

SENSE: Final = re.compile(r"@[a-z ]+$")
"""Suffix that distinguishes meanings, never displayed: ``All@the cards``."""
PLURAL: Final = re.compile(r"\((?:([^()|]*)\|)?([^()|]*)\)")
"""Pattern for plural forms: ``(s)`` is the plural only, ``(one|many)`` has both."""


def english(template: str, number: int | None = None) -> str:
    """Return the English text of a template, in the form for ``number`` unless None."""
    if "@" in template:
        template = SENSE.sub("", template)
    if number is None:
        return template
    return _form(template, number == 1).replace("%n", str(number))


@lru_cache(maxsize=512)
def _form(template: str, one: bool) -> str:
    return PLURAL.sub(r"\1" if one else r"\2", template)


ENGLISH: Final[Translator] = english


def as_it_is(words: str) -> str:
    """Return the words unchanged, for languages whose inserted names need no correction."""
    return words


Speech: TypeAlias = tuple[Translator, Callable[[str], str]]
"""Arguments of :func:`set_translator` for one language."""
_program: Speech = (ENGLISH, as_it_is)
_here: ContextVar[Speech | None] = ContextVar("speech", default=None)
"""Language of the present context, None for that of the program."""


@contextmanager
def speaking(speech: Speech) -> Iterator[None]:
    """Use another language in this context, such as that of a remote player."""
    token = _here.set(speech)
    try:
        yield
    finally:
        _here.reset(token)


def tr(template: str, /, *values: object, **named: object) -> str:
    """Return a template filled with values, in the current language."""
    translate, polish = _here.get() or _program
    return polish(without_double_stop(translate(template, None).format(*values, **named)))


def translated(words: str) -> str:
    """Return words of a data file in the current language."""
    translate, polish = _here.get() or _program
    return polish(translate(words, None))


def without_double_stop(words: str) -> str:
    """Return a sentence without a doubled full stop at its end."""
    return words[:-1] if words.endswith("..") and not words.endswith("...") else words


def with_colon(name: object, words: object = "") -> str:
    """Return a name and text joined by the language's colon."""
    return tr("{name}: {words}", name=name, words=words).rstrip()


def join_sentences(words: Iterable[str]) -> str:
    """Return the texts joined by the language's semicolon, because they may contain commas."""
    each = list(words)
    return reduce(lambda first, second: tr("{0}; {1}", first, second), each) if each else ""


def capitalized(words: str) -> str:
    """Return the words with a capital first letter; the rest is unchanged ("U.S. troops")."""
    return words[:1].upper() + words[1:]


def uncapitalized(words: str) -> str:
    """Return the words with a small first letter, to continue a sentence."""
    return words[:1].lower() + words[1:]


def as_sentence(words: str) -> str:
    """Return the words capitalised and, unless punctuated, with a full stop."""
    words = capitalized(words.strip())
    return words if not words or words[-1] in ".:!?…" else f"{words}."


@define(eq=False)
class Sentence:
    """Sentence translated on display, since most refusals are never displayed."""

    template: str
    values: tuple[object, ...]
    named: Mapping[str, object]

    def __str__(self) -> str:
        return tr(self.template, *self.values, **self.named)


def tr_lazy(template: str, /, *values: object, **named: object) -> Sentence:
    """Return the sentence of :func:`tr`, translated only when it is converted to a string."""
    return Sentence(template, values, named)


def tr_noop(english_words: str) -> str:
    """Return the template unchanged; the call marks a constant that is translated later."""
    return english_words


def set_translator(translator: Translator, polish: Callable[[str], str] = as_it_is) -> None:
    """Install a translator for all threads; ``polish`` adjusts filled sentences."""
    global _program
    _program = translator, polish


LISTS: dict[Literal["and", "or"], str] = {
    "and": tr_noop("{first} and {last}"),
    "or": tr_noop("{first} or {last}"),
}


def format_decimal(figure: str) -> str:
    """Return a number with the language's decimal mark: "2,4" in French."""
    whole, _, tenths = figure.partition(".")
    return tr("{whole}.{tenths}", whole=whole, tenths=tenths) if tenths else whole


def join_words(words: Iterable[str], last: Literal["and", "or"] = "or") -> str:
    """Return a list as running text: "a", "a or b", "a, b or c"."""
    each = list(words)
    if len(each) < 2:
        return "".join(each)
    return tr(LISTS[last], first=", ".join(each[:-1]), last=each[-1])


def tr_plural(template: str, comment: str, number: int, /, **named: object) -> str:
    """Return a sentence in the language's form for ``number``; see :data:`PLURAL`."""
    translate, polish = _here.get() or _program
    return polish(without_double_stop(translate(template, number).format(**named)))
