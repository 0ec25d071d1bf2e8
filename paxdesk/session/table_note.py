"""Note to the table: a line of words that a player adds to an action."""

from typing import Annotated, Final, TypeAlias

from paxdesk.foreign_text import in_one_line

TableNote: TypeAlias = Annotated[str, "a note"]
"""Note in a record; ``files/record_codec.py`` validates it when reading."""
MAX_NOTE_LENGTH: Final = 160
"""Maximum length of a note, in characters."""


def tidied_note(text: str) -> str:
    """Return a typed text as a note: one line with single blanks, cut at the maximum length."""
    return in_one_line(" ".join(text.split()), MAX_NOTE_LENGTH).strip()


def is_note(text: str) -> bool:
    """Return whether a text is a valid note, or "" for none."""
    return len(text) <= MAX_NOTE_LENGTH and text.isprintable()
