"""A language of dots: what is said in it shows which words were not said.

Every letter of a template becomes a dot; its values stay. So each word that is left in a
sentence is a value that was not said itself: a name, a line of notation, or a mistake.
"""

import re
from collections.abc import Iterator
from contextlib import contextmanager

from paxdesk.language import ENGLISH, english, set_translator

_FIELD = re.compile(r"(\{[^{}]*\})")
_WORD = re.compile(r"[^\W\d_]+")


def hush(template: str, number: int | None) -> str:
    """The template in the language of dots."""
    parts = _FIELD.split(english(template, number))
    return "".join(part if _FIELD.match(part) else _WORD.sub("·", part) for part in parts)


@contextmanager
def hushed() -> Iterator[None]:
    """Speak in dots for a while."""
    set_translator(hush)
    try:
        yield
    finally:
        set_translator(ENGLISH)


def unsaid(words: str) -> set[str]:
    """The words, without digits, that nobody has said."""
    return set(_WORD.findall(words))
