"""Text from outside, made safe for display in messages."""

import re
from typing import Final

LONGEST_QUOTE: Final = 80
"""Maximum length of a refused text that a message repeats, in characters."""
LONGEST_PART: Final = 20
"""Maximum length of a key in the place of an error, in characters."""
WORDS: Final = re.compile(r"(?<=[“«])[^”»]+|\S+")
"""Pattern for a text in typographic quotes, or a word."""
NO_BREAK_SPACES: Final = "\u00a0\u202f"
FORMULA: Final = ("=", "+", "-", "@", "\t", "\r")
"""First characters of a cell that a spreadsheet treats as a formula."""


def is_one_line(text: str) -> bool:
    """Return whether a text has only printable characters, no-break spaces and tabs."""
    return text.isprintable() or all(_shows(each) or each == "\t" for each in text)


def _shows(character: str) -> bool:
    return character.isprintable() or character in NO_BREAK_SPACES


def in_one_line(text: str, most: int = LONGEST_QUOTE) -> str:
    """Return ``text`` with blanks for invisible characters, cut to ``most`` characters."""
    # The text may be a huge file.
    shown = "".join(each if _shows(each) else " " for each in text[: most + 1])
    return shown if len(shown) <= most else f"{shown[: most - 1]}…"


def with_short_words(text: str, most: int = LONGEST_QUOTE) -> str:
    """Return a message with each word and quotation cut to ``most`` characters."""
    if len(text) <= most:
        return text
    return WORDS.sub(lambda found: in_one_line(found[0], most), text)


def short_place(place: str) -> str:
    """Return a place in a file, such as ``position.turn``, with its keys shortened."""
    return in_one_line(".".join(in_one_line(each, LONGEST_PART) for each in place.split(".")))


def without_markup(text: str) -> str:
    """Return ``text`` without angle brackets.

    Desktop notifications interpret tags, but not escapes.
    """
    return text.replace("<", "‹").replace(">", "›")


def spreadsheet_cell(value: object) -> object:
    """Return ``value`` as a cell that no spreadsheet treats as a formula."""
    if not isinstance(value, str) or not value.startswith(FORMULA):
        return value
    digits = value[1:].replace(".", "", 1)
    return value if value[0] in "+-" and digits.isdecimal() else f"'{value}"
