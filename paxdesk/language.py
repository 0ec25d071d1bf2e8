"""Sentences in the language of the players, for the modules that know no Qt.

The rules, the robots and the files write English templates and :func:`say` them; the table
installs Qt's translations with :func:`speak`. Without a table everything stays English. Qt's
lupdate reads the templates of ``say``, ``later`` and ``mark`` from the code
(``packaging/translate``).
"""

from collections.abc import Callable, Iterable, Mapping
from typing import Final, Literal, TypeAlias

from attrs import define

Translator: TypeAlias = Callable[[str], str]
"""A template in English to the same template in another language."""

ENGLISH: Final[Translator] = str
_translate: Translator = ENGLISH


def say(template: str, /, *values: object, **named: object) -> str:
    """A sentence made of a template and its values, in the language spoken now."""
    return single_stop(_translate(template).format(*values, **named))


def single_stop(words: str) -> str:
    """A sentence with one full stop, where the name at its end has one already: "the U.S."."""
    return words[:-1] if words.endswith("..") and not words.endswith("...") else words


@define(eq=False)
class Sentence:
    """A sentence that is said when somebody reads it: most refusals nobody does."""

    template: str
    values: tuple[object, ...]
    named: Mapping[str, object]

    def __str__(self) -> str:
        return single_stop(_translate(self.template).format(*self.values, **self.named))


def later(template: str, /, *values: object, **named: object) -> Sentence:
    """What :func:`say` says, put off until it is read."""
    return Sentence(template, values, named)


def mark(template: str) -> str:
    """The template as it is: marks a constant that is said elsewhere, ``say(WORDS[kind])``."""
    return template


def speak(translator: Translator) -> None:
    """Say everything through this translator from now on; it may be called by any thread."""
    global _translate
    _translate = translator


LISTS: dict[Literal["and", "or"], str] = {
    "and": mark("{first} and {last}"),
    "or": mark("{first} or {last}"),
}


def joined(words: Iterable[str], last: Literal["and", "or"] = "or") -> str:
    """A list in running text: "a", "a or b", "a, b or c"."""
    each = list(words)
    if len(each) < 2:
        return "".join(each)
    return say(LISTS[last], first=", ".join(each[:-1]), last=each[-1])


def counted(number: int, one: str, many: str, **named: object) -> str:
    """The template for one or that for many, both marked; each gets the number as ``{0}``."""
    return say(one if number == 1 else many, number, **named)
