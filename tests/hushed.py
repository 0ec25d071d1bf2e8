"""Translation to dots, which reveals untranslated words."""

import re
from collections.abc import Iterator
from contextlib import contextmanager

from paxdesk.language import ENGLISH, english, set_translator

_FIELD = re.compile(r"(\{[^{}]*\})")
_WORD = re.compile(r"[^\W\d_]+")


def hush(template: str, number: int | None) -> str:
    parts = _FIELD.split(english(template, number))
    return "".join(part if _FIELD.match(part) else _WORD.sub("·", part) for part in parts)


@contextmanager
def hushed() -> Iterator[None]:
    set_translator(hush)
    try:
        yield
    finally:
        set_translator(ENGLISH)


def unsaid(words: str) -> set[str]:
    """Return the words left in a translated text."""
    return set(_WORD.findall(words))
