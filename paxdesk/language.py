"""Sentences in the language of the players, for the modules that know no Qt.

The rules, the robots and the files write English templates and :func:`say` them; the table
installs Qt's translations with :func:`speak`. Without a table everything stays English. Qt's
lupdate reads the templates of ``say`` and ``mark`` from the code (``packaging/translate``).
"""

from collections.abc import Callable
from typing import Final, TypeAlias

Translator: TypeAlias = Callable[[str], str]
"""A template in English to the same template in another language."""

ENGLISH: Final[Translator] = str
_translate: Translator = ENGLISH


def say(template: str, /, *values: object, **named: object) -> str:
    """A sentence made of a template and its values, in the language spoken now."""
    return _translate(template).format(*values, **named)


def mark(template: str) -> str:
    """The template as it is: marks a constant that is said elsewhere, ``say(WORDS[kind])``."""
    return template


def speak(translator: Translator) -> None:
    """Say everything through this translator from now on; it may be called by any thread."""
    global _translate
    _translate = translator
